//! Age 1.

use splay_engine::{Choice, Facts, Icon, Seat, Set, Sets, Shown};

use super::{decrees, icons, points, story};
use crate::story::{Third, story_of};

// ---- Daedalus

#[test]
fn daedalus_looks_ahead_and_is_famous() {
    // Achievements of 3 and 2 give 5 points; a forecast of two makes the top card count as a 3.
    let told = story(
        "you: blue Daedalus; score Paper, Optics, Compass, Tools; forecast Calendar, Oars; \
         achievements Mathematics, Alchemy",
    );
    assert_eq!(points(&told), 10 + 5);
    told.offers(["draw", "dogma Daedalus", "achieve 1", "achieve 2", "achieve 3"]);
}

/// Nobody will foreshadow 256 cards, but a position can have them.
#[test]
fn daedalus_counts_any_number_of_cards() {
    let board = "you: blue Daedalus; score Software, Robotics";
    let told = story_of(Third, Sets::ALL, board, |position| {
        let catalog = splay_cards::catalog(Third, Sets::ALL);
        let plain = |facts: &&Facts| facts.card.set() != Set::Base && facts.title != "Daedalus";
        let innovations = catalog.innovations().filter(|facts| !catalog.is_relic(facts.card.id()));
        let titles = innovations.filter(plain).map(|facts| Shown::Face(facts.title.to_owned()));
        position.players[0].forecast = titles.take(256).collect();
    });
    assert!(told.chronicle().game().options().contains(&Choice::Achieve(4.into())));
}

/// A special achievement has no value; and covered he is nobody.
#[test]
fn daedalus_is_famous_for_what_has_a_value_while_on_top() {
    assert_eq!(points(&story("you: blue Daedalus; achievements Empire, Alchemy")), 3);
    let covered = story(
        "you: blue Tools, Daedalus; score Paper, Optics, Engineering; forecast Oars; achievements Alchemy",
    );
    assert_eq!(points(&covered), 9);
    covered.offers(["draw", "dogma Tools", "achieve 1"]);
}

#[test]
fn daedalus_foreshadows_a_4() {
    story("you: blue Daedalus\n deck 4: Anatomy")
        .plays(["dogma Daedalus"])
        .leaves("you: blue Daedalus; forecast Anatomy");
}

// ---- Huang Di

#[test]
fn huang_di_draws_a_2() {
    story("you: blue Huang Di\n deck 2: Calendar")
        .plays(["dogma Huang Di"])
        .leaves("you: blue Huang Di; hand Calendar");
}

#[test]
fn huang_di_makes_leaves_of_lightbulbs() {
    let told = story("you: blue Huang Di; green Clothing; purple Philosophy");
    assert_eq!(icons(&told, Icon::Lightbulb), 2 + 3);
    assert_eq!(icons(&told, Icon::Leaf), 2 + 5);
    assert_eq!(icons(&story("you: blue Tools, Huang Di; green Clothing"), Icon::Leaf), 2);
}

/// Five lightbulbs are five leaves, more than Pottery's three.
#[test]
fn huang_di_shares_by_his_leaves() {
    story(
        "you: blue Pottery\n them: blue Huang Di; purple Philosophy\n deck 1: Oars, Tools\n \
         figures deck 1: Homer",
    )
    .plays(["dogma Pottery"])
    .leaves("you: blue Pottery; hand Tools, Homer\n them: blue Huang Di; purple Philosophy; hand Oars");
}

#[test]
fn huang_di_issues_advancement_with_two_figures() {
    assert_eq!(decrees("you: blue Huang Di; hand Homer, Sinuhe"), ["decree Advancement"]);
    assert!(decrees("you: blue Huang Di; hand Homer, Oars").is_empty());
    assert!(decrees("you: blue Tools, Huang Di; hand Homer, Sinuhe").is_empty());
}

// ---- Imhotep

#[test]
fn imhotep_melds_a_2() {
    story("you: blue Imhotep\n deck 2: Construction")
        .plays(["dogma Imhotep"])
        .leaves("you: blue Imhotep; red Construction");
}

/// What was replaced was no meld: nothing is promoted.
#[test]
fn imhotep_splays_a_heap_instead_of_melding_onto_it() {
    story("you: blue Imhotep; red Oars, Archery; hand Metalworking; forecast Tools")
        .plays(["meld Metalworking"])
        .leaves("you: blue Imhotep; red< Oars, Archery; forecast Tools\n deck 1 bottom: Metalworking");
}

#[test]
fn imhotep_lets_melds_onto_one_card_or_a_splayed_color_be() {
    story("you: blue Imhotep; red Oars; hand Metalworking")
        .plays(["meld Metalworking"])
        .leaves("you: blue Imhotep; red Metalworking, Oars");
    story("you: blue Imhotep; red< Oars, Archery; hand Metalworking")
        .plays(["meld Metalworking"])
        .leaves("you: blue Imhotep; red< Metalworking, Oars, Archery");
    story("you: red Oars, Archery; hand Metalworking\n them: blue Imhotep; red Construction, Optics")
        .plays(["meld Metalworking"])
        .leaves("you: red Metalworking, Oars, Archery\n them: blue Imhotep; red Construction, Optics");
}

/// What he does for a sharer is that player's doing, and earns you the draw.
#[test]
fn imhotep_works_in_a_shared_effect() {
    story(
        "you: green Sailing\n them: blue Imhotep; purple City States; red Oars, Archery\n \
         deck 1: Metalworking, Tools\n figures deck 1: Homer",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: green Sailing; blue Tools; hand Homer\n \
         them: blue Imhotep; purple City States; red< Oars, Archery\n deck 1 bottom: Metalworking",
    );
}

// ---- Gilgamesh

#[test]
fn gilgamesh_inspires_a_score() {
    story("you: red Gilgamesh; hand Paper\n deck 1: Oars")
        .plays(["inspire red"])
        .leaves("you: red Gilgamesh; score Paper; hand Oars");
}

#[test]
fn gilgamesh_raises_a_castle_for_each_bonus_and_top_card() {
    assert_eq!(icons(&story("you: red Gilgamesh; green Sailing; blue Writing"), Icon::Castle), 1 + 3);
    // The bonus of Hammurabi shows.
    assert_eq!(icons(&story("you: red< Gilgamesh, Hammurabi; green Sailing"), Icon::Castle), 1 + 2 * 2);
    assert_eq!(
        icons(&story("you: red Archery, Gilgamesh; green Sailing; blue Writing"), Icon::Castle),
        2
    );
}

/// Zhang Heng's count as bonuses, but not here (RUL-350).
#[test]
fn gilgamesh_counts_printed_bonuses() {
    let told = story("you: red Gilgamesh; blue Zhang Heng; score Paper, Tools");
    assert_eq!(icons(&told, Icon::Castle), 1 + 2 * 2);
}

#[test]
fn gilgamesh_stands_against_a_demand() {
    let board = "you: red Archery\n them: red Gilgamesh; green Sailing; hand Paper\n deck 1: Tools";
    story(board).plays(["dogma Archery"]).changes_nothing();
    story(&board.replace("red Gilgamesh; ", ""))
        .plays(["dogma Archery"])
        .leaves("you: red Archery; hand Paper\n them: green Sailing; hand Tools");
}

// ---- Hammurabi

/// Whoever demands obeys the same demand first, of the one who has him on the board; a third player obeys as
/// ever.
#[test]
fn hammurabi_demands_the_same_first() {
    story(
        "you: red Archery; green The Wheel; hand Paper\n them: red Hammurabi\n third: hand Calendar\n \
         deck 1: Tools, Oars, Sailing",
    )
    .plays(["dogma Archery"])
    .leaves(
        "you: red Archery; green The Wheel; hand Tools, Calendar, Paper\n them: red Hammurabi; hand Oars\n \
         third: hand Sailing",
    );
}

/// What the mirrored demand transfers is not what the second effect of Oars asks about.
#[test]
fn hammurabi_leaves_the_outer_tally_alone() {
    story("you: red Oars; green The Wheel; hand Sailing\n them: red Hammurabi\n deck 1: Tools, Archery")
        .plays(["dogma Oars"])
        .leaves(
            "you: red Oars; green The Wheel; hand Tools, Archery\n them: red Hammurabi; score Sailing",
        );
}

#[test]
fn hammurabi_has_nothing_to_answer_where_nothing_is_demanded_of_him() {
    story("you: red Archery; hand Paper\n them: red Hammurabi; green The Wheel\n third: hand Calendar\n deck 1: Tools")
        .plays(["dogma Archery"])
        .leaves(
            "you: red Archery; hand Paper, Calendar\n them: red Hammurabi; green The Wheel\n \
             third: hand Tools",
        );
}

#[test]
fn hammurabi_inspires_a_meld() {
    story("you: red Hammurabi; hand Tools\n deck 1: Oars")
        .plays(["inspire red"])
        .leaves("you: red Hammurabi; blue Tools; hand Oars");
}

// ---- Tigernmas

#[test]
fn tigernmas_draws_a_1() {
    story("you: red Tigernmas\n deck 1: Oars, Tools")
        .plays(["inspire red"])
        .leaves("you: red Tigernmas; hand Oars, Tools");
}

#[test]
fn tigernmas_makes_points_of_the_hand() {
    let board = "you: red Tigernmas; score Gunpowder; hand Tools\n them: hand Oars, Archery";
    let told = story(board);
    assert_eq!(points(&told), 4 + 1);
    assert_eq!(told.chronicle().state().points(Seat::at(1)), 0);
    told.offers(["draw", "meld Tools", "dogma Tigernmas", "inspire red", "achieve 1"]);
    assert_eq!(points(&story(&board.replace("Tigernmas", "Metalworking, Tigernmas"))), 4);
}

#[test]
fn tigernmas_issues_war_with_two_figures() {
    assert_eq!(decrees("you: red Tigernmas; hand Homer, Sinuhe"), ["decree War"]);
    assert!(decrees("you: red Oars, Tigernmas; hand Homer, Sinuhe").is_empty());
}

// ---- Fu Xi

#[test]
fn fu_xi_scores_a_2() {
    story("you: green Fu Xi\n deck 2: Calendar")
        .plays(["dogma Fu Xi"])
        .leaves("you: green Fu Xi; score Calendar");
}

#[test]
fn fu_xi_counts_score_pile_and_forecast_as_lightbulbs() {
    let told =
        story("you: green Fu Xi; score Tools, Paper; forecast Oars\n them: score Optics, Compass");
    assert_eq!(icons(&told, Icon::Lightbulb), 3);
    assert_eq!(told.chronicle().state().count(Seat::at(1), Icon::Lightbulb), 0);
    assert_eq!(icons(&story("you: green Sailing, Fu Xi; score Tools"), Icon::Lightbulb), 0);
}

#[test]
fn fu_xi_shares_by_his_score_pile() {
    story(
        "you: blue Writing\n them: green Fu Xi; score Tools, Paper\n deck 2: Calendar, Mathematics\n \
         figures deck 1: Homer",
    )
    .plays(["dogma Writing"])
    .leaves(
        "you: blue Writing; hand Mathematics, Homer\n them: green Fu Xi; score Tools, Paper; hand Calendar",
    );
}

#[test]
fn fu_xi_issues_trade_with_two_figures() {
    assert_eq!(decrees("you: green Fu Xi; hand Homer, Sinuhe"), ["decree Trade"]);
    assert!(decrees("you: green Fu Xi; hand Homer").is_empty());
}

// ---- Hatshepsut

/// Nor is a 1 above 1.
#[test]
fn hatshepsut_draws_a_1() {
    story("you: green Hatshepsut; hand Archery\n deck 1: Oars, Tools")
        .plays(["inspire green"])
        .leaves("you: green Hatshepsut; hand Archery, Oars, Tools");
}

#[test]
fn hatshepsut_trades_a_hand_with_a_1_for_two_more() {
    let board = "you: green Hatshepsut; blue Calendar; hand Tools, Gunpowder\n \
                 deck 2: Construction, Mapmaking, Fermenting";
    story(board).plays(["draw"]).leaves(
        "you: green Hatshepsut; blue Calendar; hand Construction, Mapmaking, Fermenting\n \
         deck 1 bottom: Tools\n deck 4 bottom: Gunpowder",
    );
    story(&board.replace("Tools", "Paper"))
        .plays(["draw"])
        .leaves("you: green Hatshepsut; blue Calendar; hand Paper, Gunpowder, Construction");
    // The two further draws are hers, and set off nothing; a draw of another player is not hers.
    story("you: blue Calendar; hand Tools\n them: green Hatshepsut; hand Oars\n deck 2: Construction")
        .plays(["draw"])
        .leaves("you: blue Calendar; hand Tools, Construction\n them: green Hatshepsut; hand Oars");
}

#[test]
fn hatshepsut_works_in_a_shared_effect() {
    story(
        "you: blue Writing\n them: green Hatshepsut; blue Tools; hand Oars\n \
         deck 2: Construction, Mapmaking, Fermenting, Currency\n figures deck 1: Homer",
    )
    .plays(["dogma Writing"])
    .leaves(
        "you: blue Writing; hand Currency, Homer\n \
         them: green Hatshepsut; blue Tools; hand Construction, Mapmaking, Fermenting\n deck 1 bottom: Oars",
    );
}

// ---- Sargon of Akkad

/// The karma minds the melds of his own inspire effect.
#[test]
fn sargon_inspires_a_meld() {
    let board = "you: green Sargon of Akkad\n deck 1: Tools, Oars";
    story(board).plays(["inspire green"]).leaves("you: green Sargon of Akkad; blue Tools; hand Oars");
    story(&board.replace("Tools", "Sailing"))
        .plays(["inspire green"])
        .leaves("you: green Sargon of Akkad, Sailing; hand Oars");
}

#[test]
fn sargon_tucks_what_equals_the_top_card() {
    story("you: green Sargon of Akkad; blue Writing; hand Tools; forecast Oars")
        .plays(["meld Tools"])
        .leaves("you: green Sargon of Akkad; blue Writing, Tools; forecast Oars");
    story("you: green Sargon of Akkad; blue Writing; hand Calendar")
        .plays(["meld Calendar"])
        .leaves("you: green Sargon of Akkad; blue Calendar, Writing");
    story("you: blue Writing; hand Tools\n them: green Sargon of Akkad; blue Pottery")
        .plays(["meld Tools"])
        .leaves("you: blue Tools, Writing\n them: green Sargon of Akkad; blue Pottery");
}

/// A sharer's own Sargon replaces the meld of your Sailing; the tuck earns you the draw for sharing.
#[test]
fn sargon_works_in_a_shared_effect() {
    story(
        "you: green Sailing\n them: green Sargon of Akkad; blue Writing; purple Code of Laws\n \
         deck 1: Tools, Oars\n figures deck 1: Homer",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: green Sailing; red Oars; hand Homer\n \
         them: green Sargon of Akkad; blue Writing, Tools; purple Code of Laws",
    );
}

/// One meld, two karmas that would replace it: one is picked, and the other ignored.
#[test]
fn sargon_and_imhotep_do_not_both_replace_a_meld() {
    let board = "you: green Sargon of Akkad; blue Imhotep; red Oars, Archery; hand Metalworking";
    story(board)
        .plays(["meld Metalworking"])
        .offers(["card Sargon of Akkad", "card Imhotep"])
        .plays(["card Imhotep", "card Sargon of Akkad"])
        .leaves("you: blue Imhotep; red< Oars, Archery; score Sargon of Akkad");
    story(board)
        .plays(["meld Metalworking", "card Sargon of Akkad", "card Imhotep"])
        .leaves("you: green Sargon of Akkad; red Oars, Archery, Metalworking; score Imhotep");
}

/// The current player picks, though the karmas are another's, who does the melding.
#[test]
fn whose_turn_it_is_picks_a_karma_of_who_shares() {
    story(
        "you: green Sailing\n them: green Sargon of Akkad; blue Imhotep; purple City States; red Oars, Archery\n \
         deck 1: Metalworking, Tools\n figures deck 1: Homer",
    )
    .plays(["dogma Sailing", "you: card Sargon of Akkad", "them: card Imhotep"])
    .leaves(
        "you: green Sailing; blue Tools; hand Homer\n \
         them: green Sargon of Akkad; purple City States; red Oars, Archery, Metalworking; score Imhotep",
    );
}

// ---- Shennong

#[test]
fn shennong_foreshadows_a_2() {
    story("you: yellow Shennong; forecast Paper\n deck 1: Oars\n deck 2: Calendar")
        .plays(["inspire yellow"])
        .leaves("you: yellow Shennong; forecast Paper, Calendar; hand Oars");
}

#[test]
fn shennong_harvests_all_of_the_value() {
    story("you: yellow Shennong; forecast Paper, Mapmaking, Currency\n deck 1: Oars\n deck 2: Calendar")
        .plays(["inspire yellow"])
        .leaves("you: yellow Shennong; forecast Paper, Calendar; score Mapmaking, Currency; hand Oars");
}

#[test]
fn shennong_works_in_a_shared_effect() {
    story(
        "you: blue Daedalus; forecast Perspective\n them: yellow Shennong; red Archery; forecast Gunpowder\n \
         deck 4: Anatomy, Navigation\n figures deck 1: Homer",
    )
    .plays(["dogma Daedalus"])
    .leaves(
        "you: blue Daedalus; forecast Perspective, Navigation; hand Homer\n \
         them: yellow Shennong; red Archery; forecast Anatomy; score Gunpowder",
    );
}

// ---- Sneferu

#[test]
fn sneferu_tucks_2s_until_one_has_no_castle() {
    story("you: yellow Sneferu\n deck 1: Oars\n deck 2: Construction, Monotheism, Calendar, Currency")
        .plays(["inspire yellow"])
        .leaves("you: yellow Sneferu; red Construction; purple Monotheism; blue Calendar; hand Oars");
}

#[test]
fn sneferu_makes_crowns_of_castles() {
    let told = story("you: yellow Sneferu; red Oars");
    assert_eq!(icons(&told, Icon::Castle), 4);
    assert_eq!(icons(&told, Icon::Crown), 1 + 4);
    assert_eq!(icons(&story("you: yellow Agriculture, Sneferu; red Oars"), Icon::Crown), 1);
}

#[test]
fn sneferu_shares_by_his_crowns() {
    story("you: green Sailing\n them: yellow Sneferu\n deck 1: Oars, Tools\n figures deck 1: Homer")
        .plays(["dogma Sailing"])
        .leaves("you: green Sailing; blue Tools; hand Homer\n them: yellow Sneferu; red Oars");
}

#[test]
fn sneferu_issues_expansion_with_two_figures() {
    assert_eq!(decrees("you: yellow Sneferu; hand Homer, Sinuhe"), ["decree Expansion"]);
    assert!(decrees("you: yellow Agriculture, Sneferu; hand Homer, Sinuhe").is_empty());
}

// ---- Sunshu Ao

#[test]
fn sunshu_ao_inspires_a_tuck() {
    story("you: yellow Sunshu Ao; blue Pottery; hand Tools\n deck 1: Oars")
        .plays(["inspire yellow"])
        .leaves("you: yellow Sunshu Ao; blue Pottery, Tools; hand Oars");
}

#[test]
fn sunshu_ao_uses_a_yellow_card_and_takes_it_back() {
    story("you: yellow Sunshu Ao; hand Agriculture, Archery\n deck 1: Oars\n deck 2: Calendar")
        .plays(["inspire yellow", "card Agriculture", "card Archery"])
        .leaves(
            "you: yellow Sunshu Ao; score Calendar; hand Agriculture, Oars\n deck 1 bottom: Archery",
        );
    // Covered by its own effect, it stays; what it melds is not used.
    story("you: yellow Sunshu Ao; hand Domestication, Masonry\n deck 1: Oars, Tools")
        .plays(["inspire yellow", "card Domestication"])
        .leaves("you: yellow Masonry, Domestication, Sunshu Ao; hand Oars, Tools");
    // Nothing is demanded.
    story("you: yellow Sunshu Ao; hand Medicine; score Tools\n them: score Paper\n deck 1: Oars")
        .plays(["inspire yellow"])
        .leaves("you: yellow Sunshu Ao; hand Medicine, Oars; score Tools\n them: score Paper");
}

#[test]
fn sunshu_ao_works_in_a_shared_effect() {
    story(
        "you: purple Monotheism\n them: yellow Sunshu Ao; purple Mysticism\n deck 1: Agriculture, Masonry\n \
         figures deck 2: Plato",
    )
    .plays(["dogma Monotheism"])
    .leaves(
        "you: purple Monotheism; yellow Masonry; hand Plato\n \
         them: yellow Sunshu Ao; purple Mysticism; hand Agriculture",
    );
}

/// "If you do" asks about the tuck, and there was none.
#[test]
fn what_sunshu_ao_melds_was_not_tucked() {
    story("you: yellow Sunshu Ao, Masonry; purple Code of Laws; hand Medicine")
        .plays(["dogma Code of Laws", "card Medicine"])
        .leaves("you: yellow Sunshu Ao, Masonry; purple Code of Laws; hand Medicine");
}

// ---- Homer

#[test]
fn homer_tucks_a_2() {
    story("you: purple Homer\n deck 1: Oars\n deck 2: Calendar")
        .plays(["inspire purple"])
        .leaves("you: purple Homer; blue Calendar; hand Oars");
}

#[test]
fn homer_tucks_figures_that_would_be_returned() {
    story("you: purple Homer; blue Tools; hand Fu Xi, Sargon of Akkad, Gilgamesh\n deck 3: Paper")
        .plays(["dogma Tools", "card Fu Xi", "card Sargon of Akkad", "card Gilgamesh"])
        .plays(["card Fu Xi", "card Gilgamesh", "card Sargon of Akkad"])
        .leaves(
            "you: purple Homer; blue Tools; score Fu Xi, Gilgamesh, Sargon of Akkad\n deck 3: Paper",
        );
    // Others are returned as ever, and so are Figures from elsewhere.
    story("you: purple Homer; yellow Agriculture; hand Tools\n deck 2: Calendar")
        .plays(["dogma Agriculture", "card Tools"])
        .leaves("you: purple Homer; yellow Agriculture; score Calendar");
    story("you: purple Homer; blue Chemistry; score Fu Xi\n deck 6: Canning")
        .plays(["dogma Chemistry", "card Fu Xi"])
        .leaves("you: purple Homer; blue Chemistry; score Canning\n figures deck 1 bottom: Fu Xi");
}

/// The sharer's tuck is no return, but it earns you the draw.
#[test]
fn homer_works_in_a_shared_effect() {
    story(
        "you: blue Pottery\n them: purple Homer; yellow Agriculture; hand Fu Xi\n deck 1: Oars, Tools\n \
         figures deck 1: Imhotep",
    )
    .plays(["dogma Pottery", "them: card Fu Xi", "them: card Fu Xi"])
    .leaves(
        "you: blue Pottery; hand Tools, Imhotep\n \
         them: purple Homer; yellow Agriculture; hand Oars; score Fu Xi",
    );
}

/// The Figures are tucked and their colors count; the rest of the hand is gone.
#[test]
fn homer_tucks_the_figures_that_a_decree_costs() {
    story("you: purple Homer; hand Fu Xi, Archimedes, Saladin, Oars\n deck 5: Coal")
        .plays(["decree Advancement", "card Fu Xi", "card Oars", "card Archimedes"])
        .plays(["card Homer", "card Fu Xi", "card Archimedes"])
        .leaves(
            "you: red Saladin; hand Coal; score Homer, Fu Xi, Archimedes; achievements Advancement\n \
             removed: Oars",
        );
}

// ---- Ptahotep

#[test]
fn ptahotep_inspires_the_score_of_a_top_card() {
    story("you: purple Ptahotep; blue Tools\n deck 1: Oars")
        .plays(["inspire purple", "card Tools"])
        .leaves("you: purple Ptahotep; score Tools; hand Oars");
}

#[test]
fn ptahotep_takes_a_fee_from_whoever_demands() {
    // As many castles as the demander's: nothing is demanded.
    story("you: red Archery; score Tools, Paper\n them: purple Ptahotep\n deck 1: Oars")
        .plays(["dogma Archery"])
        .changes_nothing();
    story("you: red Archery; yellow Masonry; score Tools, Paper\n them: purple Ptahotep\n deck 1: Oars")
        .plays(["dogma Archery"])
        .leaves("you: red Archery; yellow Masonry; score Tools; hand Oars\n them: purple Ptahotep; score Paper");
}

/// He leaves alone what is demanded of others.
#[test]
fn ptahotep_asks_nothing_for_what_others_must_do() {
    story("you: red Archery; score Paper\n them: purple Ptahotep\n third: hand Calendar\n deck 1: Oars")
        .plays(["dogma Archery"])
        .leaves(
            "you: red Archery; score Paper; hand Calendar\n them: purple Ptahotep\n third: hand Oars",
        );
}

// ---- Sinuhe

#[test]
fn sinuhe_foreshadows_a_2_or_a_3() {
    let board = "you: purple Sinuhe\n deck 2: Calendar\n deck 3: Paper";
    story(board)
        .plays(["dogma Sinuhe"])
        .offers(["age 2", "age 3"])
        .plays(["age 3"])
        .leaves("you: purple Sinuhe; forecast Paper");
    story(board).plays(["dogma Sinuhe", "age 2"]).leaves("you: purple Sinuhe; forecast Calendar");
}

#[test]
fn sinuhe_makes_points_of_castles() {
    assert_eq!(points(&story("you: purple Sinuhe; red Archery; score Tools")), 1 + 2);
    assert_eq!(points(&story("you: purple Mysticism, Sinuhe; red Archery; score Tools")), 1);
}

#[test]
fn sinuhe_issues_rivalry_with_two_figures() {
    assert_eq!(decrees("you: purple Sinuhe; hand Homer, Fu Xi"), ["decree Rivalry"]);
    assert!(decrees("you: purple Mysticism, Sinuhe; hand Homer, Fu Xi").is_empty());
}
