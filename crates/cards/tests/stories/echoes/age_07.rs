//! The cards of age 7.

use splay_engine::By;

use super::{story, story_with};
use crate::story::{First, Third, in_each};

// ---- Photography

#[test]
fn photography_melds_from_the_forecast_and_puts_away_the_highest_top_card() {
    in_each([First, Third], |edition| {
        // The card that was melded is not activated: this was no promotion.
        story(
            edition,
            "you: blue Photography; forecast Mathematics
             them: red Construction; blue Translation; green Sailing",
        )
        .plays(["dogma Photography"])
        .leaves(
            "you: blue Mathematics, Photography
             them: red Construction; green Sailing; hand Translation",
        );
    });
}

#[test]
fn photography_does_without_a_forecast() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Photography\n them: red Construction; green Mapmaking")
            .plays(["dogma Photography", "them: card Mapmaking"])
            .leaves("you: blue Photography\n them: red Construction; hand Mapmaking");
    });
}

#[test]
fn photography_is_shared_in_its_echo() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Photography\n them: purple Philosophy; forecast Sailing\n deck 7: Bicycle",
        )
        .plays(["dogma Photography"])
        .leaves("you: blue Photography; hand Bicycle\n them: purple Philosophy; green Sailing");
    });
}

#[test]
fn photography_claims_history_for_three_echoes_in_a_color() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Photography; red^ Plumbing, Bangle, Horseshoes")
            .plays(["dogma Photography"])
            .leaves("you: blue Photography; red^ Plumbing, Bangle, Horseshoes; achievements History");
        story(edition, "you: blue Photography; red^ Plumbing, Bangle")
            .plays(["dogma Photography"])
            .changes_nothing();
    });
}

// ---- Typewriter

#[test]
fn typewriter_draws_one_value_higher_for_each_color() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Typewriter; hand Sailing, Tools, Mathematics
             deck 6: Canning
             echoes deck 7: Telegraph
             deck 8: Flight",
        )
        .plays(["dogma Typewriter", "card Sailing"])
        .leaves("you: blue Typewriter; hand Canning, Telegraph, Flight\n deck 1 bottom: Sailing, Tools");
    });
}

#[test]
fn typewriter_draws_a_6_in_any_case() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Typewriter\n deck 6: Canning")
            .plays(["dogma Typewriter"])
            .leaves("you: blue Typewriter; hand Canning");
    });
}

#[test]
fn typewriter_ends_the_game_with_all_five_colors() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Typewriter; hand Oars, Mathematics, Paper, Anatomy, Societies; score Calendar",
        )
        .plays(["dogma Typewriter"])
        .ends(["you"], By::Score);
    });
}

// ---- Machine Gun

#[test]
fn machine_gun_scores_with_five_colors_and_returns_all_but_red() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Machine Gun; blue Mathematics; green Paper; yellow Agriculture; purple Enterprise
             deck 7: Bicycle",
        )
        .plays(["dogma Machine Gun"])
        .leaves(
            "you: red Machine Gun; score Bicycle
             deck 1 bottom: Agriculture
             deck 2 bottom: Mathematics
             deck 3 bottom: Paper
             deck 4 bottom: Enterprise",
        );
        story(edition, "you: red Machine Gun; blue Mathematics; green Paper; yellow Agriculture")
            .plays(["dogma Machine Gun"])
            .leaves("you: red Machine Gun");
    });
}

#[test]
fn machine_gun_takes_top_cards_with_a_bonus() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Machine Gun
             them: red Plumbing, Bangle; yellow Soap; green Sailing
             deck 7: Bicycle",
        )
        .plays(["dogma Machine Gun"])
        .leaves(
            "you: red Machine Gun; score Plumbing, Soap
             them: red Bangle; green Sailing; hand Bicycle",
        );
        story(edition, "you: red Machine Gun\n them: green Sailing")
            .plays(["dogma Machine Gun"])
            .changes_nothing();
    });
}

// ---- Rubber

#[test]
fn rubber_tucks_two_8s_and_scores_a_card_without_a_bonus() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Rubber; green Sailing\n deck 8: Flight, Socialism")
            .plays(["dogma Rubber"])
            .offers(["card Sailing", "card Socialism"])
            .plays(["card Sailing", "color red"])
            .leaves("you: red^ Rubber, Flight; purple Socialism; score Sailing");
    });
}

#[test]
fn rubber_scores_nothing_that_has_a_bonus() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Rubber\n deck 8: Flight, Mobility")
            .plays(["dogma Rubber", "pass"])
            .leaves("you: red Rubber, Flight, Mobility");
    });
}

#[test]
fn rubber_is_shared_in_its_echo() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Rubber
             them: green Metric System
             deck 8: Quantum Theory, Rocketry, Empiricism, Antibiotics, Socialism",
        )
        .plays(["dogma Rubber", "them: card Metric System", "you: card Antibiotics"])
        .leaves(
            "you: red Rubber; purple Empiricism; score Antibiotics; hand Socialism
             them: blue Quantum Theory, Rocketry; score Metric System",
        );
    });
}

// ---- Jeans

#[test]
fn jeans_foreshadows_one_of_two_and_melds_one_of_two() {
    in_each([First, Third], |edition| {
        let board = "you: green Jeans
                     deck 9: Computers
                     echoes deck 9: Karaoke
                     deck 6: Canning
                     echoes deck 2: Lever";
        story(edition, board)
            .plays(["dogma Jeans", "card Karaoke", "age 6"])
            .offers(["age 1", "age 2", "age 3", "age 4", "age 5"])
            .plays(["age 2", "card Lever"])
            .leaves(
                "you: green Jeans; blue Lever; forecast Computers
                 echoes deck 9 bottom: Karaoke
                 deck 6 bottom: Canning",
            );
        story(edition, board)
            .plays(["dogma Jeans", "card Computers", "age 6", "age 2", "card Canning"])
            .leaves(
                "you: green Jeans; yellow Canning; forecast Karaoke
                 deck 9 bottom: Computers
                 echoes deck 2 bottom: Lever",
            );
    });
}

// ---- Telegraph

#[test]
fn telegraph_matches_a_splay() {
    in_each([First, Third], |edition| {
        let board = "you: green Telegraph, Metric System; red> Archery, Oars; blue Tools, Mathematics
                     them: green> Navigation, Sailing; red Construction";
        story(edition, board)
            .plays(["dogma Telegraph", "player 1"])
            .offers(["color red", "color green"])
            .plays(["color green", "color blue"])
            .leaves(
                "you: green> Telegraph, Metric System; red> Archery, Oars; blue^ Tools, Mathematics",
            );
        story(edition, board)
            .plays(["dogma Telegraph", "player 1", "color red", "pass"])
            .leaves("you: green Telegraph, Metric System; red Archery, Oars; blue Tools, Mathematics");
        story(edition, board).plays(["dogma Telegraph", "pass", "pass"]).changes_nothing();
    });
}

#[test]
fn telegraph_offers_only_opponents_who_have_something_to_copy() {
    in_each([First, Third], |edition| {
        let board = "you: green Telegraph, Metric System
                     them: green Navigation
                     third: green> Clothing, Sailing
                     fourth: green< Paper, Compass";
        story(edition, board)
            .plays(["dogma Telegraph"])
            .offers(["player 2", "player 3", "pass"])
            .plays(["player 3"])
            .leaves("you: green< Telegraph, Metric System");
        story(edition, "you: green Telegraph\n them: green> Navigation, Sailing")
            .plays(["dogma Telegraph"])
            .changes_nothing();
    });
}

#[test]
fn telegraph_copies_from_no_partner() {
    in_each([First, Third], |edition| {
        story_with(
            edition,
            "you: green Telegraph, Metric System
             third: green> Clothing, Sailing
             fourth: green< Paper, Compass",
            |position| position.teams = vec![vec![0, 2], vec![1, 3]],
        )
        .plays(["dogma Telegraph"])
        .offers(["player 3", "pass"])
        .plays(["pass"])
        .changes_nothing();
    });
}

// ---- Elevator

#[test]
fn elevator_scores_the_top_or_the_bottom_green_card() {
    in_each([First, Third], |edition| {
        let board = "you: yellow Elevator; green Sailing, Compass, Navigation
                     them: hand Tools, Calendar; score Oars, Gunpowder
                     third: hand Archery, Enterprise; score Anatomy";
        story(edition, board)
            .plays(["dogma Elevator"])
            .offers(["card Sailing", "card Navigation"])
            .plays(["card Sailing", "option 1"])
            .leaves(
                "you: yellow Elevator; green Compass, Navigation; score Sailing, Tools, Archery
                 them: hand Calendar; score Oars, Gunpowder
                 third: hand Enterprise; score Anatomy",
            );
        story(edition, board).plays(["dogma Elevator", "card Navigation", "option 2"]).leaves(
            "you: yellow Elevator; green Sailing, Compass; score Navigation, Gunpowder, Anatomy
                 them: hand Tools, Calendar; score Oars
                 third: hand Archery, Enterprise",
        );
    });
}

#[test]
fn elevator_goes_by_a_value_of_the_own_score_pile() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Elevator; score Canning, Tools\n them: hand Vaccination; score Coal, Sailing",
        )
        .plays(["dogma Elevator"])
        .offers(["age 1", "age 6"])
        .plays(["age 6", "option 2"])
        .changes_nothing();
        story(edition, "you: yellow Elevator\n them: hand Tools; score Sailing")
            .plays(["dogma Elevator"])
            .changes_nothing();
    });
}

#[test]
fn elevator_takes_from_a_partner_where_partners_are_other_players() {
    let after = |edition, taken: &str, partner: &str| {
        story_with(
            edition,
            "you: yellow Elevator; score Canning
             them: score Vaccination
             third: score Democracy, Tools
             fourth: score Coal",
            |position| position.teams = vec![vec![0, 2], vec![1, 3]],
        )
        .plays(["dogma Elevator", "option 2"])
        .leaves(&format!("you: yellow Elevator; score {taken}\n them:\n third: score {partner}"));
    };
    after(First, "Canning, Vaccination", "Democracy, Tools");
    after(Third, "Canning, Vaccination, Democracy", "Tools");
}

// ---- Fertilizer

#[test]
fn fertilizer_takes_a_value_out_of_every_score_pile() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Fertilizer; hand Tools; score Oars, Calendar
             them: score Sailing, Archery, Mathematics
             echoes deck 5: Coke",
        )
        .plays(["dogma Fertilizer", "card Tools", "age 5"])
        .leaves(
            "you: yellow Fertilizer; hand Oars, Sailing, Archery; score Calendar; forecast Coke
             them: score Mathematics
             deck 1 bottom: Tools",
        );
    });
}

#[test]
fn fertilizer_foreshadows_without_a_return() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Fertilizer; hand Dice\n them: score Sailing\n deck 10: Software")
            .plays(["dogma Fertilizer", "pass", "age 10"])
            .leaves("you: yellow Fertilizer; hand Dice; forecast Software");
    });
}

// ---- Ice Cream

#[test]
fn ice_cream_scores_and_freezes_and_adds_an_achievement() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Ice Cream; red Candles; yellow Agriculture; green Sailing
             deck 1: The Wheel",
        )
        .plays(["dogma Ice Cream"])
        .offers(["card Agriculture", "card Sailing"])
        .plays(["card Sailing"])
        .offers(["age 6", "age 7", "age 8", "age 9"])
        .plays(["age 7", "yes"])
        .leaves(
            "you: purple Ice Cream; red Candles; yellow Agriculture; score Sailing
             them: green The Wheel
             available: Lighting, Railroad",
        );
    });
}

#[test]
fn ice_cream_may_leave_the_deck_alone() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Ice Cream; red Candles\n deck 1: The Wheel")
            .plays(["dogma Ice Cream", "age 7", "no"])
            .leaves(
                "you: purple Ice Cream; red Candles\n them: green The Wheel\n deck 7 bottom: Lighting",
            );
    });
}

#[test]
fn ice_cream_finds_nothing_in_an_empty_deck() {
    in_each([First, Third], |edition| {
        // Soap has as many leaves, so the effects are shared, but its bonus keeps it on the board.
        story(
            edition,
            "you: purple Ice Cream
             them: yellow Soap; score Evolution, Publications, Combustion, Explosives, \
             Bicycle, Electricity, Refrigeration, Sanitation, Lighting, Railroad",
        )
        .plays(["dogma Ice Cream", "them: age 7", "you: age 7"])
        .changes_nothing();
    });
}

// ---- Saxophone

#[test]
fn saxophone_draws_for_each_visible_note() {
    in_each([First, Third], |edition| {
        // The image of Bell is covered at first and shows when purple is splayed up.
        let board = "you: purple Saxophone, Bell
                     them: purple Flute
                     deck 7: Bicycle, Sanitation
                     echoes deck 7: Rubber";
        story(edition, board).plays(["dogma Saxophone", "color purple"]).leaves(
            "you: purple^ Saxophone, Bell; hand Bicycle, Rubber, Sanitation
             them: purple Flute",
        );
        story(edition, board)
            .plays(["dogma Saxophone", "pass"])
            .leaves("you: purple Saxophone, Bell; hand Bicycle, Rubber");
    });
}

#[test]
fn saxophone_wants_to_see_the_image_itself() {
    in_each([First, Third], |edition| {
        // A left splay shows the echo effect of Bell, but not its image.
        story(edition, "you: purple< Saxophone, Bell\n deck 7: Bicycle")
            .plays(["dogma Saxophone", "pass"])
            .leaves("you: purple< Saxophone, Bell; hand Bicycle");
    });
}

#[test]
fn saxophone_wins_with_the_whole_band() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Saxophone\n them: purple Bell\n third: purple Flute\n fourth: purple Piano",
        )
        .plays(["dogma Saxophone"])
        .ends(["you"], By::Effect);
    });
}
