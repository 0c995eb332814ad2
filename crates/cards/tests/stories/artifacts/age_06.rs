//! The cards of age 6.

use splay_engine::{Set, Sets};

use super::story;
use crate::story::{Third, story_of};

// ---- Kilogram of the Archives

#[test]
fn kilogram_of_the_archives_scores_a_10_for_values_that_add_up() {
    story(
        "you: yellow Machinery, Agriculture; display Kilogram of the Archives; hand Lighting, Tools
         deck 10: Software",
    )
    .plays(["dogma Kilogram of the Archives", "card Lighting"])
    .leaves(
        "you: yellow Agriculture; hand Tools; score Software
         deck 7 bottom: Lighting
         deck 3 bottom: Machinery",
    );
}

#[test]
fn kilogram_of_the_archives_wants_both_cards() {
    // 7 and 1 are 8.
    story("you: yellow Agriculture; display Kilogram of the Archives; hand Lighting")
        .plays(["dogma Kilogram of the Archives"])
        .leaves("you:\n deck 7 bottom: Lighting\n deck 1 bottom: Agriculture");
    // A 10 alone is a 10, but not two cards.
    story("you: display Kilogram of the Archives; hand Software")
        .plays(["dogma Kilogram of the Archives"])
        .leaves("you:\n deck 10 bottom: Software");
    story("you: yellow Stem Cells; display Kilogram of the Archives")
        .plays(["dogma Kilogram of the Archives"])
        .leaves("you:\n deck 10 bottom: Stem Cells");
}

#[test]
fn kilogram_of_the_archives_takes_yamato_for_what_it_is_worth_there() {
    // From hand it is an 8, on a board an 11.
    story(
        "you: blue Mathematics; display Kilogram of the Archives; hand Battleship Yamato
         deck 10: Software",
    )
    .plays(["dogma Kilogram of the Archives"])
    .leaves("you: score Software\n artifacts deck 8 bottom: Battleship Yamato");
    story("you: red Battleship Yamato; display Kilogram of the Archives; hand Mathematics")
        .plays(["dogma Kilogram of the Archives"])
        .leaves("you:");
}

// ---- Puffing Billy

#[test]
fn puffing_billy_counts_before_it_splays() {
    // The Wheel shows three castles; splayed right, Sailing would add two crowns and nothing more.
    story(
        "you: green The Wheel, Sailing; display Puffing Billy; hand Paper, Tools
         deck 3: Alchemy",
    )
    .plays(["dogma Puffing Billy", "card Paper"])
    .leaves("you: green> The Wheel, Sailing; hand Tools, Alchemy\n deck 3 bottom: Paper");
    // Splayed left it shows a leaf of Sailing besides two of Clothing.
    story("you: green< Clothing, Sailing; display Puffing Billy; hand Paper\n deck 3: Alchemy")
        .plays(["dogma Puffing Billy"])
        .leaves("you: green> Clothing, Sailing; hand Alchemy");
}

#[test]
fn puffing_billy_draws_a_1_where_nothing_is_to_be_counted() {
    story("you: display Puffing Billy; hand Paper\n deck 1: Tools")
        .plays(["dogma Puffing Billy"])
        .leaves("you: hand Tools\n deck 3 bottom: Paper");
    story("you: green> The Wheel, Sailing; display Puffing Billy\n deck 1: Tools")
        .plays(["dogma Puffing Billy"])
        .leaves("you: green> The Wheel, Sailing; hand Tools");
}

#[test]
fn puffing_billy_takes_bonuses_of_one_number_for_one_icon() {
    // Two bonuses of 1 are visible, and one lightbulb.
    let sets = Sets::BASE.with(Set::Artifacts).with(Set::Echoes);
    let board = "you: red< Candles, Bangle; display Puffing Billy; hand Archery\n deck 2: Mathematics";
    story_of(Third, sets, board, |_| {})
        .plays(["dogma Puffing Billy"])
        .leaves("you: red> Candles, Bangle; hand Mathematics\n deck 1 bottom: Archery");
}

// ---- Frigate Constitution

#[test]
fn frigate_constitution_sinks_a_color() {
    story(
        "you: blue Tools; display Frigate Constitution
         them: red Coal, Oars, Optics; hand Archery, Calendar",
    )
    .plays(["dogma Frigate Constitution", "them: card Archery"])
    .offers(["card Archery", "card Oars"])
    .plays(["them: card Oars"])
    .leaves(
        "you: blue Tools
         them: hand Calendar
         deck 1 bottom: Oars, Archery
         deck 3 bottom: Optics
         deck 5 bottom: Coal",
    );
}

#[test]
fn frigate_constitution_misses_another_value() {
    let board = "you: blue Tools; display Frigate Constitution\n them: red Coal; hand Calendar";
    story(board)
        .plays(["dogma Frigate Constitution"])
        .leaves("you: blue Tools\n them: red Coal; hand Calendar");
    story("you: blue Tools; display Frigate Constitution\n them: red Coal")
        .plays(["dogma Frigate Constitution"])
        .leaves("you: blue Tools");
}

#[test]
fn frigate_constitution_leaves_those_alone_who_could_not_share() {
    story("you: blue Tools; display Frigate Constitution\n them: red Gunpowder; hand Archery")
        .plays(["dogma Frigate Constitution"])
        .leaves("you: blue Tools");
}

#[test]
fn frigate_constitution_takes_yamato_for_an_11_once_it_is_shown() {
    story(
        "you: purple Empiricism; display Frigate Constitution
         them: red Coal; hand Battleship Yamato",
    )
    .plays(["dogma Frigate Constitution"])
    .leaves("you: purple Empiricism");
}

// ---- U.S. Declaration of Independence

#[test]
fn u_s_declaration_of_independence_takes_the_highest_of_three_places() {
    story(
        "you: display U.S. Declaration of Independence
         them: red Flight; blue Chemistry; yellow Canning; green Databases; hand Canal Building, Enterprise, Navigation; score Sailing, Oars",
    )
    .plays([
        "dogma U.S. Declaration of Independence",
        "them: card Navigation",
        "them: card Oars",
    ])
    .leaves(
        "you: yellow Canning; hand Navigation; score Oars
         them: red Flight; blue Chemistry; green Databases; hand Canal Building, Enterprise; score Sailing",
    );
}

#[test]
fn u_s_declaration_of_independence_takes_what_there_is_of_those_who_could_share() {
    story(
        "you: display U.S. Declaration of Independence
         them: green Sailing; score Tools
         third: red Oars; hand Archery",
    )
    .plays(["dogma U.S. Declaration of Independence"])
    .leaves("you: score Tools\n them: green Sailing");
}

// ---- The Wealth of Nations

#[test]
fn the_wealth_of_nations_scores_a_fifth_rounded_up() {
    // 1 and 10 are 11, a fifth of it is 2.2.
    story(
        "you: display The Wealth of Nations; score Software
         deck 1: Tools\n deck 3: Optics",
    )
    .plays(["dogma The Wealth of Nations"])
    .leaves("you: score Software, Tools, Optics");
    story("you: display The Wealth of Nations\n deck 1: Tools, Oars")
        .plays(["dogma The Wealth of Nations"])
        .leaves("you: score Tools, Oars");
}

#[test]
fn the_wealth_of_nations_is_shared() {
    story(
        "you: display The Wealth of Nations\n them: green Sailing
         deck 1: Tools, Oars, Archery, Pottery, Writing",
    )
    .plays(["dogma The Wealth of Nations"])
    .leaves(
        "you: score Archery, Pottery; hand Writing
         them: green Sailing; score Tools, Oars",
    );
}

// ---- Buttonwood Agreement

#[test]
fn buttonwood_agreement_scores_a_card_of_a_chosen_color() {
    story("you: red Optics, Oars; display Buttonwood Agreement; score Archery\n deck 8: Flight")
        .plays(["dogma Buttonwood Agreement", "color blue", "color red"])
        .offers(["color yellow", "color green", "color purple"])
        .plays(["color green"])
        .leaves("you: red^ Optics, Oars; score Archery, Flight");
}

#[test]
fn buttonwood_agreement_costs_the_color_otherwise() {
    story(
        "you: red< Optics, Oars; display Buttonwood Agreement; score Archery, Tools, Coal
         deck 8: Flight",
    )
    .plays(["dogma Buttonwood Agreement", "color blue", "color yellow", "color green"])
    .leaves(
        "you: red Optics, Oars; score Tools; hand Flight
         deck 1 bottom: Archery
         deck 5 bottom: Coal",
    );
}

// ---- Stamp Act

#[test]
fn stamp_act_takes_a_card_and_has_another_returned() {
    story(
        "you: display Stamp Act
         them: yellow Machinery; green Sailing; blue Tools; score Optics, Paper, Oars, Archery",
    )
    .plays(["dogma Stamp Act", "them: card Paper", "them: card Oars"])
    .leaves(
        "you: score Paper
         them: yellow Machinery; green Sailing; blue Tools; score Optics, Archery
         deck 1 bottom: Oars",
    );
}

#[test]
fn stamp_act_wants_the_first_card_for_the_second() {
    story("you: display Stamp Act\n them: yellow Machinery; green Sailing; blue Tools; score Oars")
        .plays(["dogma Stamp Act"])
        .leaves("you:");
    // Without a yellow card there is no value.
    story("you: display Stamp Act\n them: green Sailing; blue Tools; score Oars")
        .plays(["dogma Stamp Act"])
        .leaves("you:");
    // Without a green one nothing is returned.
    story("you: display Stamp Act\n them: yellow Machinery; blue Tools; score Optics, Oars")
        .plays(["dogma Stamp Act"])
        .leaves("you: score Optics\n them: yellow Machinery; blue Tools; score Oars");
}

#[test]
fn stamp_act_is_for_those_who_could_share() {
    story("you: display Stamp Act\n them: yellow Machinery; score Optics, Oars")
        .plays(["dogma Stamp Act"])
        .leaves("you:");
}

// ---- Pride and Prejudice

#[test]
fn pride_and_prejudice_scores_while_no_color_has_fewer() {
    story(
        "you: red Archery; blue Mathematics, Tools; green Sailing; purple Enterprise; display Pride and Prejudice
         deck 6: Canning, Industrialization",
    )
    .plays(["dogma Pride and Prejudice"])
    .leaves(
        "you: red Industrialization, Archery; blue Mathematics, Tools; green Sailing; purple Enterprise; score Canning",
    );
}

#[test]
fn pride_and_prejudice_sees_covered_cards_only_in_splayed_colors() {
    // Red, unsplayed, shows one card of three, as many as the others; blue, splayed, shows three.
    story(
        "you: red Optics, Oars; yellow Agriculture; blue< Mathematics, Tools; green Sailing; purple Enterprise; display Pride and Prejudice
         deck 6: Machine Tools, Encyclopedia",
    )
    .plays(["dogma Pride and Prejudice"])
    .leaves(
        "you: red Optics, Oars; yellow Agriculture; blue< Encyclopedia, Mathematics, Tools; green Sailing; purple Enterprise; score Machine Tools",
    );
}

// ---- Moonlight Sonata

#[test]
fn moonlight_sonata_melds_a_bottom_card_and_claims_any_achievement() {
    story(
        "you: red Optics, Oars; green Paper, Sailing; blue Tools; display Moonlight Sonata
         available: Software, Archery, Empire",
    )
    .plays(["dogma Moonlight Sonata"])
    .offers(["color red", "color green"])
    .plays(["color green"])
    .offers(["achievement 1", "achievement 10", "card Empire"])
    .plays(["card Empire"])
    .leaves("you: red Optics, Oars; green Sailing, Paper; blue Tools; achievements Empire");
}

#[test]
fn moonlight_sonata_claims_with_an_empty_board_too() {
    story("you: display Moonlight Sonata\n available: Software")
        .plays(["dogma Moonlight Sonata"])
        .leaves("you: achievements Software");
    story("you: blue Tools; display Moonlight Sonata\n available:")
        .plays(["dogma Moonlight Sonata"])
        .leaves("you: blue Tools");
}

// ---- Marcha Real

#[test]
fn marcha_real_draws_for_one_value_and_claims_for_one_color() {
    story("you: display Marcha Real; hand Calendar, Construction\n deck 3: Machinery")
        .plays(["dogma Marcha Real", "card Construction"])
        .leaves("you: hand Machinery\n deck 2 bottom: Construction, Calendar");
    story(
        "you: display Marcha Real; hand Calendar, Computers, Oars\n available: Robotics, Tools, World",
    )
    .plays(["dogma Marcha Real", "card Calendar", "card Computers"])
    .offers(["achievement 1", "achievement 10", "card World"])
    .plays(["achievement 10"])
    .leaves("you: hand Oars; achievements Robotics");
    story("you: display Marcha Real; hand Calendar, Mathematics\n deck 3: Machinery\n available: Tools")
        .plays(["dogma Marcha Real", "card Calendar"])
        .leaves("you: hand Machinery; achievements Tools");
    story("you: display Marcha Real; hand Calendar, Robotics")
        .plays(["dogma Marcha Real"])
        .leaves("you:");
}

#[test]
fn marcha_real_draws_a_1_for_no_cards_and_nothing_for_one() {
    story("you: display Marcha Real\n deck 1: Tools")
        .plays(["dogma Marcha Real"])
        .leaves("you: hand Tools");
    story("you: display Marcha Real; hand Calendar")
        .plays(["dogma Marcha Real"])
        .leaves("you:\n deck 2 bottom: Calendar");
}

#[test]
fn marcha_real_takes_yamato_for_an_11_once_it_is_shown() {
    story("you: display Marcha Real; hand Battleship Yamato, Empiricism")
        .plays(["dogma Marcha Real"])
        .leaves("you:");
}
