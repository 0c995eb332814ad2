//! The cards of age 9.

use splay_engine::By;

use super::story;

// ---- Yeager's Bell X-1A

#[test]
fn yeagers_bell_x_1a_executes_9s_until_one_has_no_clock() {
    // Computers melds Databases, whose demand is not executed; Composites demands by clocks.
    story(
        "you: display Yeager's Bell X-1A
         them: red Machine Tools; hand Canning, Coal; score Calendar, Sailing
         deck 9: Computers, Composites\n deck 10: Databases",
    )
    .plays(["dogma Yeager's Bell X-1A", "them: card Coal"])
    .leaves(
        "you: red Composites; blue Computers; green Databases; hand Canning; score Calendar
         them: red Machine Tools; hand Coal; score Sailing",
    );
}

#[test]
fn yeagers_bell_x_1a_is_shared_but_not_what_it_executes() {
    // Suburbia: tuck cards, and score a 1 for each.
    story(
        "you: display Yeager's Bell X-1A
         them: blue Rocketry; hand Tools
         deck 9: Ecology, Suburbia, Genetics",
    )
    .plays(["dogma Yeager's Bell X-1A", "them: pass"])
    .leaves(
        "you: yellow Suburbia; hand Genetics
         them: blue Rocketry; yellow Ecology; hand Tools",
    );
}

// ---- Luna 3

#[test]
fn luna_3_scores_by_the_number_returned() {
    story("you: display Luna 3; score Software, Coal, Tools\n deck 3: Optics")
        .plays(["dogma Luna 3"])
        .leaves("you: score Optics\n deck 10 bottom: Software\n deck 1 bottom: Tools");
    story("you: display Luna 3\n deck 1: Tools").plays(["dogma Luna 3"]).leaves("you: score Tools");
}

// ---- United Nations Charter

#[test]
fn united_nations_charter_takes_demands_and_draws_for_those_left() {
    story(
        "you: red Archery; display United Nations Charter
         them: red Construction, Oars; blue Pottery; green The Wheel; purple Feudalism
         deck 10: Software, Robotics
         deck 1: Sailing",
    )
    .plays(["dogma United Nations Charter"])
    .leaves(
        "you: red Archery; hand Robotics, Sailing; score Construction, Feudalism
         them: red Oars; blue Pottery; green The Wheel; hand Software",
    );
}

#[test]
fn united_nations_charter_takes_compels_too() {
    story("you: display United Nations Charter\n them: blue Pottery; red Frigate Constitution")
        .plays(["dogma United Nations Charter"])
        .leaves("you: score Frigate Constitution\n them: blue Pottery");
}

#[test]
fn united_nations_charter_leaves_those_alone_who_could_not_share() {
    story("you: display United Nations Charter\n them: red Archery")
        .plays(["dogma United Nations Charter"])
        .leaves("you:");
}

// ---- Velcro Shoes

#[test]
fn velcro_shoes_take_a_9_or_win() {
    story("you: display Velcro Shoes\n them: red Coal; hand Fission, Tools; score Ecology")
        .plays(["dogma Velcro Shoes"])
        .leaves("you: hand Fission\n them: red Coal; hand Tools; score Ecology");
    story("you: display Velcro Shoes\n them: red Coal; hand Tools; score Ecology")
        .plays(["dogma Velcro Shoes"])
        .leaves("you: score Ecology\n them: red Coal; hand Tools");
    story("you: display Velcro Shoes\n them: red Coal; hand Tools")
        .plays(["dogma Velcro Shoes"])
        .ends(["you"], By::Effect);
}

#[test]
fn velcro_shoes_are_for_those_who_could_share() {
    story("you: display Velcro Shoes\n them: blue Tools").plays(["dogma Velcro Shoes"]).leaves("you:");
}

// ---- Philips Compact Cassette

#[test]
fn philips_compact_cassette_unsplays_and_splays_two_colors() {
    story(
        "you: red Optics, Oars; blue Tools, Writing; purple< Mysticism, City States; display Philips Compact Cassette
         them: green< Clothing, Sailing; yellow> Machinery, Agriculture
         deck 3: Paper",
    )
    .plays(["dogma Philips Compact Cassette"])
    .offers(["color yellow", "color green"])
    .plays(["them: color green"])
    .offers(["color red", "color blue", "color purple"])
    .plays(["color blue"])
    .offers(["color red", "color purple"])
    .plays(["color red"])
    .leaves(
        "you: red^ Optics, Oars; blue^ Tools, Writing; purple< Mysticism, City States; hand Paper
         them: green^ Clothing, Sailing; yellow^ Machinery, Agriculture",
    );
}

#[test]
fn philips_compact_cassette_leaves_those_alone_who_could_not_share() {
    story("you: display Philips Compact Cassette\n them: red< Optics, Oars")
        .plays(["dogma Philips Compact Cassette"])
        .leaves("you:");
}

// ---- Syncom 3

#[test]
fn syncom_3_wins_with_five_colors() {
    story(
        "you: display Syncom 3; hand Tools
         deck 9: Computers, Composites, Satellites, Ecology, Services",
    )
    .plays(["dogma Syncom 3"])
    .ends(["you"], By::Effect);
    story(
        "you: display Syncom 3; hand Tools
         deck 9: Computers, Composites, Satellites, Ecology, Suburbia",
    )
    .plays(["dogma Syncom 3"])
    .leaves("you: hand Computers, Composites, Satellites, Ecology, Suburbia\n deck 1 bottom: Tools");
}

// ---- Rock Around the Clock

#[test]
fn rock_around_the_clock_scores_for_top_cards_with_clocks() {
    story(
        "you: red Flight; blue Tools, Rocketry; purple Lighting; display Rock Around the Clock
         deck 9: Ecology, Services",
    )
    .plays(["dogma Rock Around the Clock"])
    .leaves("you: red Flight; blue Tools, Rocketry; purple Lighting; score Ecology, Services");
    // The card on display is no top card.
    story("you: display Rock Around the Clock").plays(["dogma Rock Around the Clock"]).leaves("you:");
    story("you: yellow Rock Around the Clock\n deck 9: Ecology")
        .plays(["dogma Rock Around the Clock"])
        .leaves("you: yellow Rock Around the Clock; score Ecology");
}

// ---- Magnavox Odyssey

#[test]
fn magnavox_odyssey_wins_with_two_of_a_color() {
    story("you: display Magnavox Odyssey\n deck 10: Software, Bioengineering")
        .plays(["dogma Magnavox Odyssey"])
        .ends(["you"], By::Effect);
    story("you: display Magnavox Odyssey\n deck 10: Software, Robotics")
        .plays(["dogma Magnavox Odyssey"])
        .leaves("you: blue Software; red Robotics");
}

// ---- The Big Bang

#[test]
fn the_big_bang_goes_on_while_something_changes() {
    // Encyclopedia finds nothing in the score pile.
    story(
        "you: blue Mathematics; display The Big Bang; hand Societies
         deck 6: Encyclopedia\n deck 10: Software",
    )
    .plays(["dogma The Big Bang", "card Societies"])
    .leaves("you: blue Encyclopedia, Mathematics\n removed: Software");
}

#[test]
fn the_big_bang_removes_nothing_for_nothing() {
    story("you: blue Mathematics; display The Big Bang; hand Societies\n deck 10: Software")
        .plays(["dogma The Big Bang", "pass"])
        .leaves("you: blue Mathematics; hand Societies\n deck 10: Software");
    story("you: red Oars; display The Big Bang\n deck 10: Software")
        .plays(["dogma The Big Bang"])
        .leaves("you: red Oars\n deck 10: Software");
}

#[test]
fn the_big_bang_ends_the_game_with_the_last_10() {
    // Pottery draws a 1 each time.
    let passes = std::iter::repeat_n("pass", 10);
    story("you: blue Pottery; display The Big Bang; score Tools")
        .plays(std::iter::once("dogma The Big Bang").chain(passes))
        .ends(["you"], By::Score);
}

// ---- Marilyn Diptych

#[test]
fn marilyn_diptych_wins_with_25_points() {
    story("you: display Marilyn Diptych; hand Software; score Coal, Stem Cells")
        .plays(["dogma Marilyn Diptych", "card Software", "pass"])
        .ends(["you"], By::Effect);
    story("you: display Marilyn Diptych; hand Oars; score Coal, Stem Cells, Software, Tools")
        .plays(["dogma Marilyn Diptych", "pass", "card Tools"])
        .ends(["you"], By::Effect);
}

#[test]
fn marilyn_diptych_wants_neither_more_nor_less() {
    story("you: display Marilyn Diptych; hand Software; score Coal, Globalization, Tools")
        .plays(["dogma Marilyn Diptych", "card Software", "pass"])
        .leaves("you: score Coal, Globalization, Tools, Software");
    story("you: display Marilyn Diptych").plays(["dogma Marilyn Diptych"]).leaves("you:");
}
