//! Age 8.

use splay_cards::prelude::*;
use splay_engine::By;

use super::{decrees, story};
use crate::story::Story;

fn icons(story: &Story, icon: Icon) -> u16 {
    story.chronicle().state().count(Seat::at(0), icon)
}

// ---- Marie Curie

#[test]
fn marie_curie_draws_a_9() {
    story("you: blue Marie Curie\n deck 9: Computers")
        .plays(["dogma Marie Curie"])
        .leaves("you: blue Marie Curie; hand Computers");
}

#[test]
fn marie_curie_makes_achievements_of_high_values_scored() {
    let achieved = |board: &str| story(board).chronicle().state().achievements(Seat::at(0));
    assert_eq!(achieved("you: blue Marie Curie; score Canning, Bicycle, Lighting, Robotics"), 2);
    assert_eq!(achieved("you: blue> Tools, Marie Curie; score Bicycle, Robotics"), 0);
}

#[test]
fn marie_curie_wins_by_a_value_scored() {
    let board = "you: blue Marie Curie; purple Philosophy; hand Bicycle, Lighting; score Railroad, Robotics; \
                 achievements Empire, World, Wonder, Monument";
    story(board).plays(["dogma Philosophy", "card Bicycle"]).goes_on();
    story(&board.replace("Lighting", "Flight"))
        .plays(["dogma Philosophy", "card Flight"])
        .ends(["you"], By::Achievements);
}

// ---- Erwin Rommel

#[test]
fn erwin_rommel_takes_a_card_from_a_score_pile() {
    story("you: red Erwin Rommel\n them: score Tools, Robotics")
        .plays(["dogma Erwin Rommel", "score 1 2"])
        .leaves("you: red Erwin Rommel; score Robotics\n them: score Tools");
    // A card of one's own stays where it is, and that is nothing to draw for.
    story("you: red Erwin Rommel; score Oars").plays(["dogma Erwin Rommel"]).changes_nothing();
    story("you: red Erwin Rommel\n them: red Machine Tools; score Oars, Paper")
        .plays(["dogma Erwin Rommel", "them: card Oars", "you: score 1 1"])
        .leaves("you: red Erwin Rommel; score Oars\n them: red Machine Tools; score Paper");
}

#[test]
fn erwin_rommel_scores_top_cards_of_that_color_everywhere_instead() {
    story(
        "you: red Erwin Rommel; purple Philosophy; blue Tools; hand Writing\n them: blue Pottery, Alchemy\n \
         third: green Sailing",
    )
    .plays(["dogma Philosophy", "card Writing"])
    .leaves(
        "you: red Erwin Rommel; purple Philosophy; hand Writing; score Tools, Pottery\n \
         them: blue Alchemy\n third: green Sailing",
    );
}

// ---- John Von Neumann

#[test]
fn john_von_neumann_draws_two_9s_unless_one_is_purple() {
    story("you: red John Von Neumann\n deck 9: Computers, Ecology")
        .plays(["dogma John Von Neumann"])
        .leaves("you: red John Von Neumann; hand Computers, Ecology");
    story("you: red John Von Neumann\n deck 9: Computers, Services")
        .plays(["dogma John Von Neumann", "card Services"])
        .leaves("you: red John Von Neumann");
}

#[test]
fn john_von_neumann_returns_figures_of_opponents_when_melded() {
    story("you: green Fu Xi; hand John Von Neumann\n them: purple Homer, Mysticism; green Sailing")
        .plays(["meld John Von Neumann", "card Fu Xi"])
        .leaves("you: red John Von Neumann; score Fu Xi\n them: purple Mysticism; green Sailing");
}

#[test]
fn john_von_neumann_gives_two_clocks_for_each_card_held() {
    assert_eq!(icons(&story("you: red John Von Neumann; hand Tools, Oars"), Clock), 2 + 4);
    assert_eq!(icons(&story("you: red> Oars, John Von Neumann; hand Tools"), Clock), 1);
}

// ---- Emmy Noether

#[test]
fn emmy_noether_draws_and_melds_an_8() {
    story("you: green Emmy Noether\n deck 8: Antibiotics, Flight")
        .plays(["inspire green"])
        .leaves("you: green Emmy Noether; yellow Antibiotics; hand Flight");
}

#[test]
fn emmy_noether_makes_points_of_clocks_squared() {
    let points = |board: &str| story(board).chronicle().state().points(Seat::at(0));
    assert_eq!(points("you: green Emmy Noether; blue Software; score Paper"), 25 + 3);
    assert_eq!(points("you: green^ Sailing, Emmy Noether; score Paper"), 3);
}

// ---- J.P. Morgan

#[test]
fn j_p_morgan_splays_a_color_up() {
    story("you: red< Archery, Coal; green J.P. Morgan, Currency")
        .plays(["dogma J.P. Morgan", "color green"])
        .leaves("you: red< Archery, Coal; green^ J.P. Morgan, Currency");
}

#[test]
fn j_p_morgan_doubles_icons_in_colors_splayed_up() {
    // Currency shows two crowns beneath, Oars has one, and Coal shows two factories to the left.
    let told = story("you: green^ J.P. Morgan, Currency; red> Oars, Coal");
    assert_eq!([Crown, Leaf, Castle, Factory].map(|icon| icons(&told, icon)), [9, 0, 2, 2]);
}

// ---- Caresse Crosby

#[test]
fn caresse_crosby_splays_and_draws_before_a_leaf_is_tucked() {
    let board = "you: green Navigation, Sailing; yellow Caresse Crosby, Fermenting; hand Clothing, Oars\n \
                 deck 2: Calendar, Construction\n deck 8: Quantum Theory";
    story(board).plays(["inspire yellow", "card Clothing"]).leaves(
        "you: green< Navigation, Sailing, Clothing; yellow Caresse Crosby, Fermenting; \
         hand Oars, Calendar, Construction, Quantum Theory",
    );
    story(board).plays(["inspire yellow", "card Oars"]).leaves(
        "you: green Navigation, Sailing; yellow Caresse Crosby, Fermenting; red Oars; \
         hand Clothing, Quantum Theory",
    );
}

const FOUR: &str = "you: red< Construction, Archery; blue< Calendar, Tools; green Navigation, Sailing; \
                    yellow< Caresse Crosby, Fermenting; purple< Code of Laws, Mysticism; \
                    hand Clothing, The Wheel\n deck 2: Mathematics, Currency";

#[test]
fn caresse_crosby_wins_by_a_fifth_color_splayed_left() {
    story(FOUR).plays(["dogma Code of Laws", "card The Wheel", "color green"]).ends(["you"], By::Effect);
    story(&FOUR.replace("red<", "red>"))
        .plays(["dogma Code of Laws", "card The Wheel", "color green"])
        .goes_on();
}

/// Her own karma splays the fifth color: no other card did.
#[test]
fn caresse_crosby_does_not_win_by_herself() {
    story(FOUR).plays(["dogma Code of Laws", "card Clothing"]).goes_on();
}

// ---- Nikola Tesla

#[test]
fn nikola_tesla_draws_an_8() {
    story("you: yellow Nikola Tesla\n deck 8: Flight, Quantum Theory")
        .plays(["inspire yellow"])
        .leaves("you: yellow Nikola Tesla; hand Flight, Quantum Theory");
}

#[test]
fn nikola_tesla_scores_a_dark_card_before_a_bright_one() {
    let board = "you: yellow Nikola Tesla; hand Writing, Sailing\n \
                 them: blue Tools; green Databases; yellow Canning; purple Mysticism";
    story(board)
        .plays(["meld Writing"])
        .offers(["card Canning", "card Mysticism"])
        .plays(["card Canning"])
        .leaves(
            "you: yellow Nikola Tesla; blue Writing; hand Sailing; score Canning\n \
             them: blue Tools; green Databases; purple Mysticism",
        );
    story(board).plays(["meld Sailing"]).leaves(
        "you: yellow Nikola Tesla; green Sailing; hand Writing\n \
         them: blue Tools; green Databases; yellow Canning; purple Mysticism",
    );
}

// ---- H.G. Wells

#[test]
fn h_g_wells_uses_a_foreshadowed_card_and_removes_it() {
    // Databases only demands; Stem Cells scores the hand if one likes.
    story("you: purple H.G. Wells; hand Tools\n deck 10: Stem Cells\n deck 8: Flight")
        .plays(["inspire purple", "yes"])
        .leaves("you: purple H.G. Wells; hand Flight; score Tools\n removed: Stem Cells");
    story(
        "you: purple H.G. Wells; score Tools\n them: score Oars\n deck 10: Databases\n deck 8: Flight",
    )
    .plays(["inspire purple"])
    .leaves("you: purple H.G. Wells; hand Flight; score Tools\n removed: Databases");
}

#[test]
fn h_g_wells_leaves_a_card_that_has_covered_itself() {
    story("you: purple H.G. Wells\n deck 10: Robotics, Miniaturization\n deck 8: Flight")
        .plays(["inspire purple"])
        .leaves("you: purple H.G. Wells; red Miniaturization, Robotics; hand Flight");
}

// ---- Albert Einstein

#[test]
fn einstein_makes_a_10_of_every_printed_value() {
    story("you: blue Albert Einstein; green The Wheel\n deck 10: Robotics, Databases")
        .plays(["dogma The Wheel"])
        .leaves("you: blue Albert Einstein; green The Wheel; hand Robotics, Databases");
    story("you: blue Albert Einstein; yellow Agriculture; hand Tools\n deck 2: Calendar")
        .plays(["dogma Agriculture", "card Tools"])
        .leaves("you: blue Albert Einstein; yellow Agriculture; score Calendar");
}

#[test]
fn einstein_melds_lightbulbs_and_clocks() {
    story("you: blue Albert Einstein; hand Paper, Oars")
        .plays(["dogma Albert Einstein"])
        .leaves("you: blue Albert Einstein; green Paper; hand Oars");
}

// ---- Duke Ellington

/// Two Figures are on top now, and neither fades.
#[test]
fn ellington_draws_and_melds_a_figure() {
    story("you: purple Duke Ellington\n figures deck 8: Emmy Noether\n deck 8: Flight")
        .plays(["inspire purple"])
        .leaves("you: purple Duke Ellington; green Emmy Noether; hand Flight");
}

#[test]
fn ellington_keeps_four_figures_and_achieves_the_fifth() {
    story(
        "you: purple Duke Ellington; green Fu Xi; red Hammurabi; blue Archimedes; hand Avicenna",
    )
    .plays(["meld Avicenna"])
    .leaves(
        "you: purple Duke Ellington; green Fu Xi; red Hammurabi; blue Archimedes; achievements Avicenna",
    );
}

// ---- Decrees

/// Two Figures of one value, and of a color that is not asked for.
#[test]
fn figures_of_age_8_issue_their_decrees_with_any_two() {
    assert_eq!(decrees("you: blue Albert Einstein; hand Homer, Sinuhe"), ["decree Advancement"]);
    assert_eq!(decrees("you: red Erwin Rommel; hand Homer, Sinuhe"), ["decree War"]);
    assert_eq!(decrees("you: green J.P. Morgan; hand Homer, Sinuhe"), ["decree Trade"]);
    assert_eq!(decrees("you: yellow Nikola Tesla; hand Homer, Sinuhe"), ["decree Expansion"]);
    assert!(decrees("you: red Oars; hand Homer, Sinuhe").is_empty());
}
