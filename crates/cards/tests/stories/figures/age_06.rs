//! Age 6.

use splay_cards::prelude::*;

use super::{decrees, story};
use crate::story::Story;

fn icons(story: &Story, icon: Icon) -> u16 {
    story.chronicle().state().count(Seat::at(0), icon)
}

// ---- Benjamin Franklin

#[test]
fn benjamin_franklin_takes_a_figure_and_melds_it_above_a_higher_card() {
    story("you: blue Benjamin Franklin\n them: red Tecumseh, Oars; green Sailing\n deck 7: Sanitation")
        .plays(["dogma Benjamin Franklin"])
        .offers(["card Benjamin Franklin", "card Tecumseh"])
        .plays(["card Tecumseh", "card Tecumseh"])
        .leaves(
            "you: blue Benjamin Franklin; yellow Sanitation; score Tecumseh\n \
             them: red Oars; green Sailing",
        );
}

#[test]
fn benjamin_franklin_melds_one_higher_before_each_card_but_not_before_that_one() {
    story("you: blue Benjamin Franklin; green Sailing\n deck 1: Oars\n deck 2: Currency")
        .plays(["dogma Sailing"])
        .leaves("you: blue Benjamin Franklin; green Currency, Sailing; red Oars");
    story("you: green Sailing\n them: blue Benjamin Franklin\n deck 1: Oars")
        .plays(["dogma Sailing"])
        .leaves("you: green Sailing; red Oars\n them: blue Benjamin Franklin");
}

#[test]
fn benjamin_franklin_melds_higher_for_who_shares() {
    story(
        "you: green Sailing\n them: blue Benjamin Franklin; purple Enterprise\n deck 1: Oars, Tools\n \
         deck 2: Construction\n figures deck 1: Homer",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: green Sailing; blue Tools; hand Homer\n \
         them: blue Benjamin Franklin; purple Enterprise; red Oars, Construction",
    );
}

// ---- Carl Friedrich Gauss

#[test]
fn carl_friedrich_gauss_draws_a_7() {
    story("you: blue Carl Friedrich Gauss\n deck 7: Lighting")
        .plays(["dogma Carl Friedrich Gauss"])
        .leaves("you: blue Carl Friedrich Gauss; hand Lighting");
}

#[test]
fn carl_friedrich_gauss_first_melds_all_others_of_a_value() {
    let board = "you: blue Carl Friedrich Gauss; hand Quantum Theory, Enterprise, Sailing; \
                 score Construction, The Wheel";
    story(board)
        .plays(["meld Quantum Theory", "age 1"])
        .offers(["card Sailing", "card The Wheel"])
        .plays(["card Sailing"])
        .leaves(
            "you: blue Quantum Theory, Carl Friedrich Gauss; green The Wheel, Sailing; hand Enterprise; \
             score Construction",
        );
    // The card itself is melded last, whatever the value.
    story(board).plays(["meld Quantum Theory", "age 8"]).leaves(
        "you: blue Quantum Theory, Carl Friedrich Gauss; hand Enterprise, Sailing; \
         score Construction, The Wheel",
    );
}

/// The hand is melded away while all of it is being melded, and he is covered.
#[test]
fn what_carl_friedrich_gauss_has_melded_is_not_melded_again() {
    story("you: blue Carl Friedrich Gauss; green Classification; hand Oars, Archery, Gunpowder, Tools")
        .plays(["dogma Classification", "color red", "card Oars", "age 1"])
        .leaves(
            "you: blue Tools, Carl Friedrich Gauss; green Classification; red Gunpowder, Oars, Archery",
        );
}

// ---- Napoleon Bonaparte

#[test]
fn napoleon_bonaparte_scores_a_figure_of_5_or_6() {
    story("you: red Napoleon Bonaparte\n them: blue Christiaan Huygens; purple Homer")
        .plays(["dogma Napoleon Bonaparte"])
        .offers(["card Napoleon Bonaparte", "card Christiaan Huygens"])
        .plays(["card Christiaan Huygens"])
        .leaves("you: red Napoleon Bonaparte; score Christiaan Huygens\n them: purple Homer");
}

#[test]
fn napoleon_bonaparte_tucks_what_has_a_factory_and_scores_a_6() {
    let board = "you: red Napoleon Bonaparte; blue Pottery; hand Gunpowder, Tools\n \
                 them: yellow Canning, Masonry\n deck 1: Oars, Sailing";
    // What was tucked was not returned: nothing is scored for it.
    story(board)
        .plays(["dogma Pottery", "card Gunpowder"])
        .offers(["card Napoleon Bonaparte", "card Canning"])
        .plays(["card Canning", "pass"])
        .leaves(
            "you: red Napoleon Bonaparte, Gunpowder; blue Pottery; hand Tools, Oars; score Canning\n \
             them: yellow Masonry",
        );
    story(board).plays(["dogma Pottery", "card Tools", "pass"]).leaves(
        "you: red Napoleon Bonaparte; blue Pottery; hand Gunpowder, Sailing; score Oars\n \
         them: yellow Canning, Masonry",
    );
}

#[test]
fn napoleon_bonaparte_does_not_fade_while_another_6_can_be_scored() {
    story("you: red Napoleon Bonaparte; purple Homer\n them: yellow Canning, Masonry\n deck 6: Atomic Theory")
        .plays(["draw", "card Napoleon Bonaparte", "card Canning"])
        .leaves("you: red Napoleon Bonaparte; hand Atomic Theory; score Canning, Homer\n them: yellow Masonry");
}

// ---- Tecumseh

#[test]
fn tecumseh_returns_a_factory_of_another_player_before_tucking_one() {
    let board = "you: red Tecumseh; purple Specialization\n them: red Coal; green Sailing";
    story(&format!("{board}\n deck 6: Canning"))
        .plays(["dogma Tecumseh"])
        .leaves("you: red Tecumseh; purple Specialization; yellow Canning\n them: green Sailing");
    story(&format!("{board}\n deck 6: Atomic Theory")).plays(["dogma Tecumseh"]).leaves(
        "you: red Tecumseh; purple Specialization; blue Atomic Theory\n them: red Coal; green Sailing",
    );
}

#[test]
fn tecumseh_returns_a_factory_of_whose_effect_is_shared() {
    story(
        "you: purple Code of Laws; blue Chemistry\n them: red Tecumseh; green Sailing; hand Gunpowder\n \
         figures deck 1: Homer",
    )
    .plays(["dogma Code of Laws", "them: card Gunpowder", "them: pass"])
    .leaves("you: purple Code of Laws; hand Homer\n them: red Tecumseh, Gunpowder; green Sailing");
}

// ---- Adam Smith

#[test]
fn adam_smith_splays_a_color_right() {
    story("you: green Adam Smith, Sailing; blue Tools, Writing\n deck 6: Canning")
        .plays(["inspire green", "color blue"])
        .leaves("you: green Adam Smith, Sailing; blue> Tools, Writing; hand Canning");
}

#[test]
fn adam_smith_makes_three_crowns_of_one() {
    let told = story("you: green Adam Smith; purple City States");
    assert_eq!((icons(&told, Crown), icons(&told, Factory)), (12, 1));
    assert_eq!(icons(&story("you: green> Sailing, Adam Smith"), Crown), 2);
}

// ---- John Harrison

#[test]
fn john_harrison_draws_a_6() {
    story("you: green John Harrison\n deck 6: Canning, Atomic Theory")
        .plays(["inspire green"])
        .leaves("you: green John Harrison; hand Canning, Atomic Theory");
}

#[test]
fn john_harrison_draws_what_he_likes_before_an_opponent_draws_for_sharing() {
    let decks = "deck 2: Calendar, Mathematics\n deck 6: Canning\n figures deck 6: Tecumseh\n \
                 figures deck 1: Homer";
    let board = format!("you: blue Writing\n them: green John Harrison; blue Tools\n {decks}");
    story(&board).plays(["dogma Writing", "them: set figures"]).leaves(
        "you: blue Writing; hand Mathematics, Homer\n \
             them: green John Harrison; blue Tools; hand Calendar, Tecumseh",
    );
    story(&board).plays(["dogma Writing", "them: set base"]).leaves(
        "you: blue Writing; hand Mathematics, Homer\n \
         them: green John Harrison; blue Tools; hand Calendar, Canning",
    );
    // One's own draw is no opponent's.
    story("you: green John Harrison; blue Writing\n them: blue Tools\n deck 2: Calendar, Mathematics\n figures deck 6: Tecumseh")
        .plays(["dogma Writing"])
        .leaves("you: green John Harrison; blue Writing; hand Mathematics, Tecumseh\n them: blue Tools; hand Calendar");
}

// ---- John Loudon McAdam

#[test]
fn john_loudon_mcadam_melds_a_card() {
    story("you: yellow John Loudon McAdam; hand Tools, Oars\n deck 6: Canning")
        .plays(["inspire yellow", "card Oars"])
        .leaves("you: yellow John Loudon McAdam; red Oars; hand Tools, Canning");
}

#[test]
fn john_loudon_mcadam_can_achieve_top_cards_with_a_factory() {
    // Twenty points are not enough for himself.
    story("you: yellow John Loudon McAdam; red Gunpowder; green Sailing; score Robotics, Databases")
        .offers([
            "draw",
            "inspire yellow",
            "dogma John Loudon McAdam",
            "dogma Gunpowder",
            "dogma Sailing",
            "achieve 1",
            "achieve 2",
            "achieve 3",
            "achieve 4",
            "achieve Gunpowder",
        ])
        .plays(["achieve Gunpowder"])
        .leaves(
            "you: yellow John Loudon McAdam; green Sailing; score Robotics, Databases; \
             achievements Gunpowder",
        );
}

// ---- Catherine the Great

#[test]
fn catherine_the_great_goes_to_hand_before_a_purple_card() {
    story("you: purple Catherine the Great, Enterprise\n deck 6: Democracy, Vaccination")
        .plays(["inspire purple"])
        .leaves("you: purple Democracy, Enterprise; hand Catherine the Great, Vaccination");
    story("you: purple Catherine the Great\n deck 6: Industrialization, Vaccination")
        .plays(["inspire purple"])
        .leaves("you: purple Catherine the Great; red Industrialization; hand Vaccination");
}

#[test]
fn catherine_the_great_makes_three_lightbulbs_of_one() {
    assert_eq!(icons(&story("you: purple Catherine the Great; blue Tools"), Lightbulb), 12);
    assert_eq!(icons(&story("you: purple^ Enterprise, Catherine the Great"), Lightbulb), 2);
}

// ---- Ludwig Van Beethoven

#[test]
fn ludwig_van_beethoven_begins_anew_for_a_lightbulb() {
    story(
        "you: purple Ludwig Van Beethoven; hand Writing; score Canning, The Wheel\n \
         deck 5: Astronomy, Banking, Coal, Physics\n deck 6: Atomic Theory",
    )
    .plays(["inspire purple", "card Writing"])
    .leaves(
        "you: purple Ludwig Van Beethoven; hand Atomic Theory; score Astronomy, Banking, Coal, Physics",
    );
}

#[test]
fn ludwig_van_beethoven_lets_other_cards_be_scored() {
    story("you: purple Ludwig Van Beethoven; hand Agriculture; score The Wheel\n deck 6: Atomic Theory")
        .plays(["inspire purple"])
        .leaves("you: purple Ludwig Van Beethoven; hand Atomic Theory; score Agriculture, The Wheel");
}

/// Michaelangelo counts the hand as part of the score pile: it is returned too, each card once.
#[test]
fn ludwig_van_beethoven_returns_a_hand_that_is_in_the_score_pile() {
    story(
        "you: purple Ludwig Van Beethoven; yellow Michaelangelo; hand Writing, Oars\n \
         deck 5: Astronomy, Banking, Coal, Physics\n deck 6: Atomic Theory",
    )
    .plays(["inspire purple", "card Writing"])
    .offers(["card Writing", "card Oars"])
    .plays(["card Writing", "card Michaelangelo"])
    .leaves(
        "you: purple Ludwig Van Beethoven; hand Atomic Theory; \
         score Astronomy, Banking, Coal, Physics, Michaelangelo",
    );
}

// ---- Edward Jenner

#[test]
fn jenner_tucks_a_card() {
    story("you: yellow Edward Jenner; hand Oars, Tools\n deck 6: Canning")
        .plays(["inspire yellow", "card Oars"])
        .leaves("you: yellow Edward Jenner; red Oars; hand Tools, Canning");
}

/// He spares his owner; the other victim obeys.
#[test]
fn jenner_spares_his_owner() {
    story(
        "you: red Archery\n them: yellow Edward Jenner; hand Paper\n third: hand Calendar\n deck 1: Tools",
    )
    .plays(["dogma Archery"])
    .leaves(
        "you: red Archery; hand Calendar\n them: yellow Edward Jenner\n third: hand Tools\n deck 3 bottom: Paper",
    );
}

// ---- Decrees

/// Two Figures of one value, and of a color that is not asked for.
#[test]
fn figures_of_age_6_issue_their_decrees_with_any_two() {
    assert_eq!(decrees("you: blue Benjamin Franklin; hand Homer, Sinuhe"), ["decree Advancement"]);
    assert_eq!(decrees("you: red Napoleon Bonaparte; hand Homer, Sinuhe"), ["decree War"]);
    assert_eq!(decrees("you: green John Harrison; hand Homer, Sinuhe"), ["decree Trade"]);
    assert_eq!(decrees("you: yellow John Loudon McAdam; hand Homer, Sinuhe"), ["decree Expansion"]);
    assert_eq!(decrees("you: purple Ludwig Van Beethoven; hand Daedalus, Imhotep"), ["decree Rivalry"]);
    assert!(decrees("you: red Oars; hand Homer, Sinuhe").is_empty());
}
