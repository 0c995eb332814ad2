//! The cards of age 10.

use splay_engine::{By, Seat};

use super::{story, story_with};
use crate::story::{First, Third, in_each};

// ---- Artificial Heart

#[test]
fn artificial_heart_counts_the_score_twice() {
    in_each([First, Third], |edition| {
        // The bonus of 11, doubled.
        story(edition, "you: blue Artificial Heart")
            .plays(["dogma Artificial Heart"])
            .offers(["achievement 1", "achievement 2", "achievement 3", "achievement 4"])
            .plays(["achievement 4"])
            .leaves("you: blue Artificial Heart; achievements Reformation");
        story(
            edition,
            "you: blue Artificial Heart; achievements Anatomy\n available: Reformation, Empire",
        )
        .plays(["dogma Artificial Heart"])
        .changes_nothing();
    });
}

// ---- Human Genome

#[test]
fn human_genome_wins_with_a_match() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Human Genome\n deck 10: Self Service")
            .plays(["dogma Human Genome", "yes", "age 10"])
            .ends(["you"], By::Effect);
        story(
            edition,
            "you: blue Human Genome; green Sailing; hand Tools, Calendar; score Oars, Currency, Archery",
        )
        .plays(["dogma Human Genome", "no", "card Sailing"])
        .ends(["you"], By::Effect);
    });
}

#[test]
fn human_genome_wants_each_value_as_often() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Human Genome; green Sailing, Paper; hand Tools; score Engineering, Oars, Optics",
        )
        .plays(["dogma Human Genome", "no"])
        .offers(["card Human Genome", "card Paper"])
        .plays(["card Paper"])
        .leaves(
            "you: blue Human Genome; green Sailing; hand Tools, Paper; score Engineering, Oars, Optics",
        );
    });
}

// ---- Camcorder

#[test]
fn camcorder_takes_the_hand_and_keeps_the_9s() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Camcorder
             them: hand Composites, Sailing
             deck 9: Fission, Services, Satellites
             echoes deck 9: Calculator",
        )
        .plays(["dogma Camcorder"])
        .leaves(
            "you: red Composites, Camcorder; hand Services, Calculator, Satellites
             them: hand Fission
             deck 1 bottom: Sailing",
        );
    });
}

#[test]
fn camcorder_draws_with_empty_hands_too() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Camcorder
             deck 9: Fission, Services, Satellites
             echoes deck 9: Calculator",
        )
        .plays(["dogma Camcorder"])
        .leaves("you: red Camcorder; hand Services, Calculator, Satellites\n them: hand Fission");
    });
}

// ---- Social Networking

#[test]
fn social_networking_spares_one_icon() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Social Networking
             them: blue Writing; green Sailing; yellow Agriculture, Masonry; purple Puppet",
        )
        .plays(["dogma Social Networking"])
        .offers([
            "icon castle",
            "icon crown",
            "icon leaf",
            "icon lightbulb",
            "icon factory",
            "icon clock",
        ])
        .plays(["them: icon crown"])
        .leaves(
            "you: red Social Networking; score Agriculture, Puppet
             them: blue Writing; green Sailing; yellow Masonry",
        );
    });
}

#[test]
fn social_networking_wins_with_the_fewest_of_three_icons() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Social Networking\n them: purple Railroad; green Sailing; red Metalworking",
        )
        .plays(["dogma Social Networking"])
        .ends(["you"], By::Effect);
        // None is not fewer than none: there are no castles.
        story(edition, "you: red Social Networking\n them: purple Railroad; green Sailing")
            .plays(["dogma Social Networking"])
            .changes_nothing();
    });
}

#[test]
fn social_networking_compares_with_a_partner_where_partners_are_other_players() {
    let shared = |edition| {
        let rich = "purple Railroad; green Sailing; red Metalworking";
        let also = "yellow Steam Engine; green The Wheel; blue Software";
        let board = format!("you: red Social Networking\n them: {rich}\n third:\n fourth: {also}");
        story_with(edition, &board, |position| position.teams = vec![vec![0, 2], vec![1, 3]])
            .plays(["dogma Social Networking"])
    };
    shared(First).ends(["you", "third"], By::Effect);
    shared(Third).changes_nothing();
}

// ---- GPS

#[test]
fn gps_empties_their_forecast_and_fills_its_own() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green GPS
             them: forecast Tools, Oars, Calendar
             deck 10: Software, Robotics, Databases",
        )
        .plays(["dogma GPS", "them: card Oars"])
        .leaves(
            "you: green GPS; forecast Software, Robotics, Databases
             them:
             deck 1 bottom: Oars, Tools
             deck 2 bottom: Calendar",
        );
    });
}

#[test]
fn gps_may_splay_yellow() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green GPS; yellow Agriculture, Masonry\n deck 10: Software, Robotics, Databases",
        )
        .plays(["dogma GPS", "color yellow"])
        .leaves("you: green GPS; yellow^ Agriculture, Masonry; forecast Software, Robotics, Databases");
    });
}

// ---- Flash Drive

#[test]
fn flash_drive_wipes_four_cards_and_splays_for_one() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Flash Drive, Sailing; red< Archery, Oars; score Coal
             them: score Tools, Calendar, Paper, Enterprise, Canning",
        )
        .plays([
            "dogma Flash Drive",
            "them: card Tools",
            "them: card Calendar",
            "them: card Paper",
            "them: card Enterprise",
        ])
        .offers(["color red", "color green", "pass"])
        .plays(["color green"])
        .leaves("you: green^ Flash Drive, Sailing; red< Archery, Oars\n them: score Canning");
    });
}

#[test]
fn flash_drive_splays_nothing_for_nothing() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Flash Drive, Sailing\n them: score Tools, Calendar")
            .plays(["dogma Flash Drive"])
            .leaves("you: green Flash Drive, Sailing\n them:\n deck 1 bottom: Tools\n deck 2 bottom: Calendar");
    });
}

// ---- Cell Phone

#[test]
fn cell_phone_tucks_clocks_and_splays_their_colors() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Cell Phone; blue Tools; green Sailing, Clothing; hand Lighting, Bell, Bicycle
             deck 10: Software",
        )
        .plays(["dogma Cell Phone", "pass"])
        .offers(["card Lighting", "card Bicycle", "card Software", "pass"])
        .plays(["card Lighting", "card Software", "pass"])
        .leaves(
            "you: yellow Cell Phone; blue^ Tools, Software; green Sailing, Clothing; purple Lighting; \
             hand Bell, Bicycle",
        );
    });
}

#[test]
fn cell_phone_may_keep_everything() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Cell Phone; blue Quantum Theory; green Sailing, Clothing\n deck 10: A. I., Software\n echoes deck 10: Sudoku")
            .plays(["dogma Cell Phone", "color green", "pass"])
            .leaves("you: yellow Cell Phone; blue Quantum Theory; green^ Sailing, Clothing; hand A. I., Sudoku");
    });
}

// ---- MP3

#[test]
fn mp3_claims_two_achievements_for_each_card() {
    in_each([First, Third], |edition| {
        // 17 points: enough for two 1s, the second at 10, and for the 3, but not for a 4.
        story(
            edition,
            "you: yellow MP3; hand Domestication, Sailing, Tools; score Lighting; achievements Construction
             available: The Wheel, Mysticism, Engineering, Enterprise
             echoes deck 10: Social Networking",
        )
        .plays(["dogma MP3", "card Sailing", "card Tools", "pass"])
        .offers(["achievement 1", "achievement 1.2", "achievement 3"])
        .plays(["achievement 1"])
        .offers(["achievement 1", "achievement 3"])
        .plays(["achievement 1"])
        .leaves(
            "you: yellow MP3; hand Domestication; score Lighting, Social Networking; \
             achievements Construction, Engineering, Mysticism, The Wheel
             available: Enterprise",
        );
    });
}

#[test]
fn mp3_scores_the_value_of_a_bonus() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow MP3; red Plumbing; hand Dice\n deck 2: Calendar")
            .plays(["dogma MP3", "pass"])
            .offers(["age 2", "age 10"])
            .plays(["age 2"])
            .leaves("you: yellow MP3; red Plumbing; hand Dice; score Calendar");
    });
}

#[test]
fn mp3_without_a_bonus_scores_a_1() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow MP3\n them: green Sailing\n deck 1: Tools\n deck 10: Software, Databases",
        )
        .plays(["dogma MP3"])
        .leaves(
            "you: yellow MP3; score Software; hand Databases
             them: green Sailing; score Tools",
        );
    });
}

// ---- Puzzle Cube

#[test]
fn puzzle_cube_wins_when_all_colors_show_equally_many() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Puzzle Cube; red< Archery, Construction")
            .plays(["dogma Puzzle Cube"])
            .offers(["card Construction", "card Puzzle Cube", "pass"])
            .plays(["card Construction", "pass"])
            .ends(["you"], By::Effect);
        story(edition, "you: purple< Puzzle Cube, Mysticism; red> Archery, Construction")
            .plays(["dogma Puzzle Cube", "pass"])
            .ends(["you"], By::Effect);
    });
}

#[test]
fn puzzle_cube_melds_a_10_otherwise() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Puzzle Cube; red< Archery, Oars; green> Sailing, Compass, Clothing
             deck 10: Software",
        )
        .plays(["dogma Puzzle Cube", "card Clothing", "card Compass"])
        .leaves(
            "you: purple Puzzle Cube; red< Archery, Oars; green Sailing; blue Software; \
             score Clothing, Compass",
        );
    });
}

// ---- Sudoku

#[test]
fn sudoku_executes_what_it_melds() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Sudoku\n deck 1: Writing\n deck 2: Calendar")
            .plays(["dogma Sudoku", "age 1"])
            .leaves("you: purple Sudoku; blue Writing; hand Calendar");
        story(edition, "you: purple Sudoku\n them: hand Tools\n deck 1: Archery")
            .plays(["dogma Sudoku", "age 1"])
            .leaves("you: purple Sudoku; red Archery");
    });
}

#[test]
fn sudoku_wins_with_nine_different_bonuses() {
    in_each([First, Third], |edition| {
        let board = |green: &str| {
            format!(
                "you: purple^ Sudoku, Puppet, Crossword, Rock, Indian Clubs, Clock; red Rubber; \
                 yellow MP3; green {green}
                 deck 1: Writing
                 deck 2: Calendar"
            )
        };
        story(edition, &board("Chintz")).plays(["dogma Sudoku", "age 1"]).ends(["you"], By::Effect);
        // Another 6 is no new value.
        let story = story(edition, &board("Steamboat")).plays(["dogma Sudoku", "age 1"]).goes_on();
        assert_eq!(story.chronicle().state().bonuses(Seat::at(0)).len(), 9);
    });
}
