use splay_engine::{By, Edition};

use crate::story::*;

#[test]
fn quantum_theory_pays_for_two_returned_cards() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Quantum Theory; hand Tools, Calendar, Oars\n deck 10: Software, Robotics",
        )
        .plays(["dogma Quantum Theory", "card Tools", "card Calendar"])
        .leaves(
            "you: blue Quantum Theory; hand Oars, Software; score Robotics
             deck 1 bottom: Tools
             deck 2 bottom: Calendar",
        );
    });
}

#[test]
fn quantum_theory_pays_nothing_for_one_card_or_none() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Quantum Theory; hand Tools, Calendar")
            .plays(["dogma Quantum Theory", "card Tools", "pass"])
            .leaves("you: blue Quantum Theory; hand Calendar\n deck 1 bottom: Tools");
        story(edition, "you: blue Quantum Theory; hand Tools")
            .plays(["dogma Quantum Theory", "pass"])
            .changes_nothing();
    });
}

#[test]
fn rocketry_returns_a_score_card_for_every_two_clocks() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Rocketry; purple Lighting; score Oars
             them: score Tools, Calendar
             third: score Paper",
        )
        .plays(["dogma Rocketry"])
        .offers(["score 1 1", "score 1 2", "score 2 1"])
        .asks("Return one of these cards")
        .plays(["you: score 1 2"])
        .offers(["score 1 1", "score 2 1"])
        .plays(["you: score 2 1"])
        .leaves(
            "them: score Tools
             third:
             deck 2 bottom: Calendar
             deck 3 bottom: Paper",
        );
    });
}

#[test]
fn rocketry_of_the_fourth_edition_returns_a_score_card_for_each_color_with_a_clock() {
    // Six clocks, but in two colors; that of purple is on a covered card.
    story(
        Fourth,
        "you: blue^ Rocketry, Quantum Theory; purple^ Code of Laws, Lighting; red Archery
         them: score Tools, Calendar
         third: score Paper",
    )
    .plays(["dogma Rocketry", "you: score 1 2", "you: score 2 1"])
    .leaves("them: score Tools\n third:\n deck 2 bottom: Calendar\n deck 3 bottom: Paper");
}

#[test]
fn rocketry_returns_what_there_is() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Rocketry; green Satellites; score Oars\n them: score Tools")
            .plays(["dogma Rocketry"])
            .leaves("them:\n deck 1 bottom: Tools");
        story(edition, "you: blue Rocketry; score Oars").plays(["dogma Rocketry"]).changes_nothing();
    });
}

#[test]
fn rocketry_spares_partners() {
    let board = "you: blue Rocketry\n third: score Paper\n fourth: score Tools, Calendar";
    in_each([Third, Fourth], |edition| {
        story_with(edition, board, |position| position.teams = vec![vec![0, 2], vec![1, 3]])
            .plays(["dogma Rocketry"])
            .offers(["score 3 1", "score 3 2"]);
    });
}

#[test]
fn flight_splays_red_up_first() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Flight, Oars; blue Tools, Writing")
            .plays(["dogma Flight"])
            .offers(["color red", "pass"])
            .plays(["color red"])
            .leaves("you: red^ Flight, Oars; blue Tools, Writing");
    });
}

#[test]
fn flight_with_red_splayed_up_lifts_any_color() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red^ Flight, Oars; blue> Tools, Writing; green Sailing")
            .plays(["dogma Flight"])
            .offers(["color blue", "pass"])
            .plays(["color blue"])
            .leaves("you: red^ Flight, Oars; blue^ Tools, Writing; green Sailing");
    });
}

#[test]
fn flight_can_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red> Flight, Oars; blue Tools, Writing")
            .plays(["dogma Flight", "pass"])
            .changes_nothing();
    });
}

#[test]
fn mobility_takes_the_two_highest_and_the_victim_breaks_ties() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Mobility
             them: yellow Stem Cells; green Databases; blue Bioengineering; red Fission
             deck 8: Flight",
        )
        .plays(["dogma Mobility"])
        .offers(["card Stem Cells", "card Databases", "card Bioengineering"])
        .plays(["them: card Stem Cells", "them: card Databases"])
        .leaves(
            "you: red Mobility; score Stem Cells, Databases
             them: blue Bioengineering; red Fission; hand Flight",
        );
    });
}

#[test]
fn mobility_takes_no_card_that_was_covered() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Mobility\n them: blue Genetics, Bioengineering; purple Socialism\n deck 8: Flight",
        )
        .plays(["dogma Mobility"])
        .leaves("you: red Mobility; score Genetics, Socialism\n them: blue Bioengineering; hand Flight");
    });
}

#[test]
fn mobility_spares_red_cards_and_factories() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Mobility; blue Computers\n them: red Fission; green Electricity")
            .plays(["dogma Mobility"])
            .changes_nothing();
    });
}

#[test]
fn corporations_takes_a_factory_and_both_meld_an_8() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Coal; green Corporations
             them: green Electricity; yellow Skyscrapers; blue Tools
             deck 8: Empiricism, Antibiotics",
        )
        .plays(["dogma Corporations"])
        .leaves(
            "you: red Coal; green Corporations; yellow Antibiotics; score Skyscrapers
             them: green Electricity; blue Tools; purple Empiricism",
        );
    });
}

#[test]
fn corporations_finds_no_factory_but_grows() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Corporations\n them: blue Tools\n deck 8: Antibiotics")
            .plays(["dogma Corporations"])
            .leaves("you: green Corporations; yellow Antibiotics\n them: blue Tools");
    });
}

#[test]
fn mass_media_returns_one_value_from_every_score_pile() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Mass Media; hand Sailing; score Tools, Calendar\n them: score Oars, Paper",
        )
        .plays(["dogma Mass Media", "card Sailing", "you: age 1"])
        .leaves(
            "you: green Mass Media; score Calendar
             them: score Paper
             deck 1 bottom: Sailing, Tools, Oars",
        );
    });
}

#[test]
fn mass_media_lets_any_value_be_named_and_own_returns_be_ordered() {
    in_each(Edition::ALL, |edition| {
        let board = "you: green Mass Media; hand Paper; score Tools, Oars, Calendar";
        let values = if edition == Fourth { 11 } else { 10 };
        let ages: Vec<_> = (1..=values).map(|age| format!("age {age}")).collect();
        story(edition, board)
            .plays(["dogma Mass Media", "card Paper"])
            .offers(ages.iter().map(String::as_str))
            .plays(["age 1", "you: card Oars"])
            .leaves("you: green Mass Media; score Calendar\n deck 1 bottom: Oars, Tools");
        story(edition, board)
            .plays(["dogma Mass Media", "card Paper", "age 9"])
            .leaves("you: green Mass Media; score Tools, Oars, Calendar\n deck 3 bottom: Paper");
    });
}

#[test]
fn mass_media_splays_purple_up_even_if_nothing_is_returned() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Mass Media; hand Sailing; purple Lighting, Mysticism; score Tools")
            .plays(["dogma Mass Media", "pass", "color purple"])
            .leaves("you: green Mass Media; hand Sailing; purple^ Lighting, Mysticism; score Tools");
    });
}

#[test]
fn antibiotics_draws_two_8s_for_each_different_value() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: yellow Antibiotics; hand Tools, Oars, Calendar, Paper
             deck 8: Flight, Mobility, Rocketry, Socialism",
        )
        .plays(["dogma Antibiotics", "card Oars", "card Tools", "card Calendar"])
        .leaves(
            "you: yellow Antibiotics; hand Paper, Flight, Mobility, Rocketry, Socialism
             deck 1 bottom: Oars, Tools
             deck 2 bottom: Calendar",
        );
    });
}

#[test]
fn antibiotics_is_content_with_one_card_or_none() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Antibiotics; hand Tools, Oars\n deck 8: Flight, Mobility")
            .plays(["dogma Antibiotics", "card Oars", "pass"])
            .leaves("you: yellow Antibiotics; hand Tools, Flight, Mobility\n deck 1 bottom: Oars");
        story(edition, "you: yellow Antibiotics; hand Tools, Oars")
            .plays(["dogma Antibiotics", "pass"])
            .changes_nothing();
    });
}

#[test]
fn skyscrapers_clears_the_stack_beneath_the_card_it_takes() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Skyscrapers; red Archery
             them: red Fission, Oars, Metalworking, Construction; blue Rocketry; green Electricity",
        )
        .plays(["dogma Skyscrapers"])
        .offers(["card Fission", "card Rocketry"])
        .plays(["them: card Fission"])
        .leaves(
            "you: yellow Skyscrapers; red Fission, Archery
             them: score Oars; blue Rocketry; green Electricity
             deck 1 bottom: Metalworking
             deck 2 bottom: Construction",
        );
    });
}

#[test]
fn skyscrapers_takes_a_lone_card() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Skyscrapers\n them: blue Rocketry")
            .plays(["dogma Skyscrapers"])
            .leaves("you: yellow Skyscrapers; blue Rocketry\n them:");
    });
}

#[test]
fn skyscrapers_needs_a_clock() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Skyscrapers\n them: blue Tools, Writing; yellow Antibiotics")
            .plays(["dogma Skyscrapers"])
            .changes_nothing();
    });
}

#[test]
fn skyscrapers_of_the_fourth_edition_then_moves_to_the_hand_of_the_demander() {
    story(
        Fourth,
        "you: yellow Skyscrapers, Masonry
         them: red Fission, Oars, Metalworking, Archery
         third: blue Rocketry, Tools",
    )
    .plays(["dogma Skyscrapers", "them: card Archery"])
    .leaves(
        "you: yellow Masonry; red Fission; blue Rocketry; hand Skyscrapers
         them: score Oars
         third: score Tools
         deck 1 bottom: Archery, Metalworking",
    );
}

#[test]
fn empiricism_of_the_earlier_editions_melds_an_expected_color_and_may_splay_it() {
    in_each([First, Third], |edition| {
        let board = "you: purple Empiricism; blue Tools\n deck 9: Computers";
        story(edition, board)
            .plays(["dogma Empiricism", "color blue"])
            .offers(["color red", "color yellow", "color green", "color purple"])
            .plays(["color red"])
            .offers(["color blue", "pass"])
            .plays(["color blue"])
            .leaves("you: purple Empiricism; blue^ Computers, Tools");
        story(edition, board)
            .plays(["dogma Empiricism", "color red", "color blue", "pass"])
            .leaves("you: purple Empiricism; blue Computers, Tools");
    });
}

#[test]
fn empiricism_of_the_earlier_editions_keeps_an_unexpected_color() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Empiricism; green> Sailing, The Wheel\n deck 9: Satellites")
            .plays(["dogma Empiricism", "color blue", "color red"])
            .leaves("you: purple Empiricism; green> Sailing, The Wheel; hand Satellites");
    });
}

#[test]
fn empiricism_of_the_fourth_edition_splays_an_expected_color() {
    story(Fourth, "you: purple Empiricism; blue Tools\n deck 9: Computers")
        .plays(["dogma Empiricism", "color red", "color blue"])
        .leaves("you: purple Empiricism; blue^ Computers, Tools");
}

#[test]
fn empiricism_of_the_fourth_edition_unsplays_an_unexpected_color() {
    story(
        Fourth,
        "you: purple Empiricism; green> Sailing, The Wheel; blue< Tools, Writing\n deck 9: Satellites",
    )
    .plays(["dogma Empiricism", "color blue", "color red"])
    .leaves("you: purple Empiricism; green Sailing, The Wheel; blue< Tools, Writing; hand Satellites");
}

/// Sixteen lightbulbs.
const SIXTEEN: &str =
    "blue^ Genetics, Experimentation, Evolution, Atomic Theory, Tools, Writing, Printing Press";

#[test]
fn empiricism_wins_with_twenty_lightbulbs() {
    in_each(Edition::ALL, |edition| {
        story(edition, &format!("you: purple Empiricism; red Archery; {SIXTEEN}\n deck 9: Satellites"))
            .plays(["dogma Empiricism", "color red", "color yellow"])
            .ends(["you"], By::Effect);
        story(edition, &format!("you: purple Empiricism; {SIXTEEN}\n deck 9: Satellites"))
            .plays(["dogma Empiricism", "color red", "color yellow"])
            .goes_on();
    });
}

#[test]
fn empiricism_lets_a_sharer_win_first() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            &format!(
                "you: purple Empiricism
                 them: purple Philosophy; red Archery; {SIXTEEN}
                 deck 9: Satellites, Collaboration"
            ),
        )
        .plays(["dogma Empiricism", "them: color red", "them: color yellow"])
        .plays(["you: color red", "you: color yellow"])
        .ends(["them"], By::Effect);
    });
}

#[test]
fn socialism_of_the_earlier_editions_takes_the_lowest_cards_after_a_purple_tuck() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Socialism; hand Lighting, Tools
             them: hand Oars, Sailing, Calendar
             third: hand Paper",
        )
        .plays(["dogma Socialism", "yes"])
        .leaves(
            "you: purple Socialism, Lighting; blue Tools; hand Oars, Sailing, Paper
             them: hand Calendar
             third:",
        );
    });
}

#[test]
fn socialism_of_the_earlier_editions_takes_nothing_without_purple() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Socialism; hand Tools, Writing\n them: hand Oars")
            .plays(["dogma Socialism", "yes", "card Writing"])
            .leaves("you: purple Socialism; blue Writing, Tools\n them: hand Oars");
    });
}

#[test]
fn socialism_of_the_earlier_editions_is_all_or_nothing() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Socialism; hand Lighting, Tools\n them: hand Oars")
            .plays(["dogma Socialism"])
            .offers(["yes", "no"])
            .plays(["no"])
            .changes_nothing();
        story(edition, "you: purple Socialism\n them: hand Oars")
            .plays(["dogma Socialism"])
            .changes_nothing();
    });
}

#[test]
fn socialism_of_the_fourth_edition_tucks_a_top_card_and_then_the_hand() {
    story(Fourth, "you: purple Socialism, Lighting; hand Tools, Mysticism\n them: hand Oars")
        .plays(["dogma Socialism", "card Socialism", "pass"])
        .leaves("you: purple Lighting, Socialism, Mysticism; blue Tools\n them: hand Oars");
}

#[test]
fn socialism_of_the_fourth_edition_tucks_no_hand_without_a_top_card() {
    story(Fourth, "you: purple Socialism; blue Writing, Pottery; hand Tools")
        .plays(["dogma Socialism"])
        .offers(["card Writing", "pass"])
        .plays(["pass", "pass"])
        .changes_nothing();
}

#[test]
fn socialism_of_the_fourth_edition_cannot_tuck_the_only_card_of_a_color() {
    story(Fourth, "you: purple Socialism; blue Writing; hand Tools\n available:")
        .plays(["dogma Socialism"])
        .changes_nothing();
}

#[test]
fn socialism_of_the_fourth_edition_may_junk_a_late_achievement() {
    story(Fourth, "you: purple Socialism\n available: Tools, Bicycle, Flight, Ecology, Software")
        .plays(["dogma Socialism"])
        .offers(["achievement 8", "achievement 9", "achievement 10", "pass"])
        .plays(["achievement 9"])
        .leaves("junk: Ecology");
}
