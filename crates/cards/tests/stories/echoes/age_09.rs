//! The cards of age 9.

use splay_engine::By;

use super::{story, story_with};
use crate::story::{First, Third, in_each};

// ---- Calculator

#[test]
fn calculator_scores_two_bottom_cards_and_repeats_once() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Calculator; red Archery, Oars; green Sailing, Mapmaking; yellow Masonry
             deck 3: Paper
             echoes deck 2: Lever",
        )
        .plays(["dogma Calculator"])
        .offers(["card Oars", "card Mapmaking", "card Masonry"])
        .plays(["card Oars"])
        .offers(["card Mapmaking", "card Masonry"])
        .plays(["card Mapmaking", "card Archery", "card Sailing"])
        .leaves(
            "you: blue Calculator; yellow Masonry; hand Paper, Lever; \
             score Oars, Mapmaking, Archery, Sailing",
        );
    });
}

#[test]
fn calculator_draws_only_for_two_cards_of_less_than_11() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Calculator; red Coal; green Metric System")
            .plays(["dogma Calculator"])
            .leaves("you: blue Calculator; score Coal, Metric System");
        story(edition, "you: blue Calculator; red Coal; green Banking\n deck 10: Software")
            .plays(["dogma Calculator"])
            .leaves("you: blue Calculator; score Coal, Banking; hand Software");
        story(edition, "you: blue Calculator; red Oars")
            .plays(["dogma Calculator"])
            .leaves("you: blue Calculator; score Oars");
    });
}

#[test]
fn calculator_may_splay_blue() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Calculator, Tools")
            .plays(["dogma Calculator", "color blue"])
            .leaves("you: blue^ Calculator, Tools");
    });
}

// ---- Laser

#[test]
fn laser_returns_achievements_and_half_the_score_pile() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Laser; score Domestication, Sailing, Tools
             available: Mysticism, Monotheism
             deck 10: Robotics, Software",
        )
        .plays(["dogma Laser", "card Tools", "card Sailing"])
        .leaves(
            "you: blue Software, Laser; red Robotics; score Domestication
             deck 1 bottom: Mysticism, Tools, Sailing
             deck 2 bottom: Monotheism",
        );
    });
}

#[test]
fn laser_melds_with_nothing_to_return() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Laser\n available: Wealth\n deck 10: Robotics, Software")
            .plays(["dogma Laser"])
            .leaves("you: blue Software, Laser; red Robotics\n available: Wealth");
    });
}

// ---- Helicopter

#[test]
fn helicopter_goes_on_for_cards_with_a_common_icon() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Helicopter; hand Tools, Sailing, Masonry\n them: blue Writing; green Navigation",
        )
        .plays(["dogma Helicopter"])
        .offers(["card Writing", "card Navigation"])
        .plays(["card Writing"])
        .offers(["card Tools", "card Sailing", "pass"])
        .plays(["card Tools"])
        .offers(["card Sailing", "pass"])
        .plays(["pass"])
        .leaves(
            "you: red Helicopter; hand Sailing, Masonry
             them: score Writing, Navigation
             deck 1 bottom: Tools",
        );
    });
}

#[test]
fn helicopter_compares_bonuses_but_not_echoes_or_images() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Helicopter; hand Soap, Candles, Ruler\n them: red Plumbing")
            .plays(["dogma Helicopter"])
            .offers(["card Soap", "pass"])
            .plays(["card Soap"])
            .leaves("you: red Helicopter; hand Candles, Ruler\n them: score Plumbing");
    });
}

#[test]
fn helicopter_lifts_own_cards_but_never_itself() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Helicopter; green Sailing")
            .plays(["dogma Helicopter"])
            .leaves("you: red Helicopter; score Sailing");
        story(edition, "you: red Helicopter; hand Coal").plays(["dogma Helicopter"]).changes_nothing();
    });
}

// ---- Jet

#[test]
fn jet_strikes_the_color_melded() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Jet; hand Lighting\n them: purple Enterprise, Mysticism")
            .plays(["dogma Jet"])
            .leaves(
                "you: red Jet; purple Lighting
                 them: purple Mysticism
                 deck 4 bottom: Enterprise",
            );
        story(edition, "you: red Jet; hand Tools\n them: purple Enterprise")
            .plays(["dogma Jet"])
            .leaves("you: red Jet; blue Tools");
    });
}

#[test]
fn jet_strikes_nothing_without_a_meld() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Jet\n them: red Archery; purple Enterprise")
            .plays(["dogma Jet"])
            .changes_nothing();
    });
}

#[test]
fn jet_goes_by_the_meld_of_the_demander_though_the_echo_is_shared() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Jet; hand Tools
             them: purple Railroad; hand Sailing
             third: green Navigation; blue Writing
             deck 9: Computers",
        )
        .plays(["dogma Jet"])
        .leaves(
            "you: red Jet; blue Tools; hand Computers
             them: purple Railroad; green Sailing
             third: green Navigation
             deck 1 bottom: Writing",
        );
    });
}

// ---- Credit Card

#[test]
fn credit_card_scores_the_value_of_the_card_taken() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Credit Card; blue Calendar, Tools
             deck 9: Computers
             echoes deck 2: Lever",
        )
        .plays(["dogma Credit Card"])
        .offers(["card Calendar", "pass"])
        .plays(["card Calendar"])
        .leaves("you: green Credit Card; blue Tools; hand Calendar; score Lever; forecast Computers");
    });
}

#[test]
fn credit_card_may_only_splay() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Credit Card, Sailing; blue Calendar\n deck 9: Computers")
            .plays(["dogma Credit Card", "pass", "color green"])
            .leaves("you: green^ Credit Card, Sailing; blue Calendar; forecast Computers");
    });
}

// ---- Email

#[test]
fn email_foreshadows_twice_and_executes_the_lowest_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Email; yellow Agriculture; red Coal; hand Bangle
             deck 2: Calendar
             deck 9: Computers
             deck 10: Software",
        )
        .plays(["dogma Email", "card Bangle"])
        .leaves(
            "you: green Email; yellow Agriculture; red Coal; score Calendar; \
             forecast Software, Computers",
        );
    });
}

#[test]
fn email_forwards_nothing_green() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Email\n deck 9: Computers\n deck 10: Software")
            .plays(["dogma Email"])
            .leaves("you: green Email; forecast Software, Computers");
    });
}

#[test]
fn email_lets_echoes_sound_in_the_third_edition_only() {
    let board = "you: green Email; blue< Writing, Ruler; hand Dice
                 deck 2: Calendar, Mathematics
                 deck 9: Computers
                 deck 10: Software";
    story(Third, board).plays(["dogma Email"]).leaves(
        "you: green Email; blue< Writing, Ruler; hand Dice, Calendar, Mathematics; \
         forecast Software, Computers",
    );
    story(First, board).plays(["dogma Email"]).leaves(
        "you: green Email; blue< Writing, Ruler; hand Dice, Calendar; forecast Software, Computers",
    );
}

// ---- ATM

#[test]
fn atm_takes_the_highest_card_without_a_crown() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow ATM\n them: red Engineering; blue Tools; yellow Stem Cells\n deck 4: Enterprise",
        )
        .plays(["dogma ATM", "age 4"])
        .leaves(
            "you: yellow ATM; red Engineering; score Enterprise
             them: blue Tools; yellow Stem Cells",
        );
        story(edition, "you: yellow ATM\n them: red Archery; blue Tools\n deck 4: Enterprise")
            .plays(["dogma ATM", "age 4", "them: card Tools"])
            .leaves("you: yellow ATM; blue Tools; score Enterprise\n them: red Archery");
    });
}

#[test]
fn atm_may_find_nothing_but_purple_to_splay() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow ATM; purple Education, Philosophy\n them: yellow Stem Cells\n deck 4: Anatomy",
        )
        .plays(["dogma ATM", "age 4", "color purple"])
        .leaves("you: yellow ATM; purple^ Education, Philosophy; score Anatomy");
    });
}

#[test]
fn atm_is_shared_in_its_echo() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow ATM
             them: green Sailing
             deck 1: Tools
             deck 2: Calendar
             deck 9: Computers",
        )
        .plays(["dogma ATM", "them: age 1", "you: age 2"])
        .leaves(
            "you: yellow ATM; score Calendar; hand Computers
             them: green Sailing; score Tools",
        );
    });
}

// ---- Wristwatch

#[test]
fn wristwatch_tucks_a_top_card_under_its_splayed_color() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Wristwatch; red< Archery, Oars, Metalworking\n deck 10: Software")
            .plays(["dogma Wristwatch"])
            .leaves("you: yellow Wristwatch; red< Oars, Metalworking, Archery; blue Software");
    });
}

#[test]
fn wristwatch_shared_with_the_only_card_of_a_color_earns_no_bonus_and_counts_for_nothing() {
    in_each([First, Third], |edition| {
        story_with(edition, "you: yellow Wristwatch\n them: red Coal\n deck 10: Software", |position| {
            position.players[1].tucked = 5;
        })
        .plays(["dogma Wristwatch"])
        .tells(["you: draw Software", "you: tuck Software"])
        .leaves("you: yellow Wristwatch; blue Software");
    });
}

#[test]
fn wristwatch_must_tuck_and_may_pick_a_card_on_which_that_does_nothing() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Wristwatch; red Archery, Oars; green Sailing\n deck 10: Software")
            .plays(["dogma Wristwatch"])
            .offers(["card Archery", "card Sailing"])
            .plays(["card Sailing"])
            .leaves("you: yellow Wristwatch; red Archery, Oars; green Sailing; blue Software");
    });
}

#[test]
fn wristwatch_tucks_for_the_bonuses_seen_at_first_lowest_first() {
    in_each([First, Third], |edition| {
        // The bonus of Homing Pigeons, which comes to light on the way, counts no more.
        story(
            edition,
            "you: yellow Wristwatch; purple Puppet; hand Tools
             echoes deck 3: Homing Pigeons, Novel
             echoes deck 10: Sudoku",
        )
        .plays(["dogma Wristwatch"])
        .leaves(
            "you: yellow Wristwatch; purple Puppet, Sudoku; green Homing Pigeons; hand Tools
             echoes deck 3: Novel",
        );
    });
}

// ---- Karaoke

#[test]
fn karaoke_sings_what_it_has_melded() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Karaoke\n deck 1: Sailing, Tools")
            .plays(["dogma Karaoke"])
            .offers(["age 1", "age 2", "age 3", "age 4", "age 5", "age 6", "age 7", "age 8", "age 9"])
            .plays(["age 1"])
            .offers(["card Karaoke", "card Sailing", "card Tools", "pass"])
            .plays(["card Tools"])
            .leaves("you: purple Karaoke; green Sailing; hand Tools");
    });
}

#[test]
fn karaoke_makes_no_demands() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Karaoke\n them: hand Tools\n deck 1: Archery")
            .plays(["dogma Karaoke", "age 1", "pass"])
            .leaves("you: purple Karaoke; red Archery");
    });
}

#[test]
fn karaoke_lets_everybody_sing_their_own_song() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Karaoke
             them: yellow Agriculture
             deck 1: Writing, The Wheel, Oars
             echoes deck 1: Dice
             deck 2: Calendar
             deck 9: Computers",
        )
        .plays(["dogma Karaoke", "them: age 1", "you: age 1", "them: pass", "you: pass"])
        .leaves(
            "you: purple Karaoke; green The Wheel; hand Oars, Dice, Computers
             them: yellow Agriculture; blue Writing; hand Calendar",
        );
    });
}

#[test]
fn karaoke_only_echoes_under_another_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple< Code of Laws, Karaoke
             deck 2: Calendar",
        )
        .plays(["dogma Code of Laws", "age 2"])
        .leaves("you: purple< Code of Laws, Karaoke; blue Calendar");
    });
}

// ---- Rock

#[test]
fn rock_wins_over_scissors() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Rock\n them: green Paper, Scissors")
            .plays(["dogma Rock"])
            .ends(["you"], By::Effect);
        // Scissors that were there already are not new.
        story(edition, "you: purple Rock\n them: green Scissors, Compass")
            .plays(["dogma Rock", "pass"])
            .leaves("you: purple Rock; hand Scissors\n them: green Compass");
        story(edition, "you: purple Rock\n them: red Oars")
            .plays(["dogma Rock", "pass"])
            .changes_nothing();
    });
}

#[test]
fn rock_wins_with_paper() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Rock; green Scissors, Paper")
            .plays(["dogma Rock", "card Scissors"])
            .ends(["you"], By::Effect);
        story(edition, "you: purple Rock; green Paper")
            .plays(["dogma Rock", "pass"])
            .ends(["you"], By::Effect);
        story(edition, "you: purple Rock; green Paper")
            .plays(["dogma Rock", "card Paper"])
            .leaves("you: purple Rock; score Paper");
    });
}
