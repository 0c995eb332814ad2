//! Special achievements: their conditions, their moment, and who comes first (R-SPEC).

use splay_engine::Edition;

use super::achievements;
use crate::story::*;

/// Says whose of `you` and `them` a special achievement has become.
#[track_caller]
fn claimed(story: &Story, title: &str) -> [bool; 2] {
    [0, 1].map(|seat| achievements(story, seat).iter().any(|owned| owned == title))
}

#[test]
fn empire_is_three_of_each_of_six_icons() {
    in_each(Edition::ALL, |edition| {
        let board = "you: green Databases; yellow^ Globalization, Agriculture
                     you: purple Philosophy; blue Translation; hand Metalworking, Archery";
        let three_castles = story(edition, board).plays(["meld Metalworking"]);
        assert_eq!(achievements(&three_castles, 0), ["Empire"]);
        let two_castles = story(edition, board).plays(["meld Archery"]);
        assert!(achievements(&two_castles, 0).is_empty());
    });
}

#[test]
fn monument_is_six_cards_scored_or_six_tucked_in_a_turn() {
    in_each([First, Third], |edition| {
        let after = |tucked, scored| {
            let board = "you: yellow Agriculture; purple Code of Laws; hand Oars, Mysticism";
            story_with(edition, board, |position| {
                position.players[0].tucked = tucked;
                position.players[0].scored = scored;
            })
        };
        let scores = ["dogma Agriculture", "card Oars"];
        let tucks = ["dogma Code of Laws", "card Mysticism", "pass"];
        assert_eq!(achievements(&after(0, 5).plays(scores), 0), ["Monument"]);
        assert_eq!(achievements(&after(5, 0).plays(tucks), 0), ["Monument"]);
        assert!(achievements(&after(5, 4).plays(scores), 0).is_empty(), "never a mix");
        assert!(achievements(&after(4, 5).plays(tucks), 0).is_empty(), "never a mix");
    });
}

#[test]
fn monument_counts_on_anybodys_turn_but_not_transfers() {
    in_each([First, Third], |edition| {
        let shared =
            story_with(edition, "you: yellow Agriculture\n them: blue Pottery; hand Oars", |position| {
                position.players[1].scored = 5
            })
            .plays(["dogma Agriculture", "them: card Oars"]);
        assert_eq!(claimed(&shared, "Monument"), [false, true]);
        let transferred = story_with(edition, "you: red Oars\n them: hand Sailing", |position| {
            position.players[0].scored = 5;
        })
        .plays(["dogma Oars"]);
        assert_eq!(claimed(&transferred, "Monument"), [false, false]);
    });
}

#[test]
fn monument_is_four_top_cards_with_demands_in_the_fourth_edition() {
    let board = "you: red Archery; purple City States; yellow Globalization; hand Mapmaking, Sailing";
    assert_eq!(achievements(&story(Fourth, board).plays(["meld Mapmaking"]), 0), ["Monument"]);
    assert!(achievements(&story(Fourth, board).plays(["meld Sailing"]), 0).is_empty());
    in_each([First, Third], |edition| {
        assert!(achievements(&story(edition, board).plays(["meld Mapmaking"]), 0).is_empty());
    });
}

#[test]
fn wonder_is_five_colors_splayed_right_or_up() {
    let board =
        "you: purple> The Internet, Mysticism; green Sailing, Clothing; yellow> Agriculture, Masonry
                 you: red^ Archery, Oars; blue> Pottery, Tools";
    let splays = ["dogma The Internet", "color green"];
    in_each(Edition::ALL, |edition| {
        assert_eq!(achievements(&story(edition, board).plays(splays), 0), ["Wonder"]);
        let one_left = board.replace("blue>", "blue<");
        assert!(achievements(&story(edition, &one_left).plays(splays), 0).is_empty());
        let four_colors = board.replace("; blue> Pottery, Tools", "");
        assert!(achievements(&story(edition, &four_colors).plays(splays), 0).is_empty());
    });
    let one_aslant = board.replace("blue>", "blue/");
    assert_eq!(achievements(&story(Fourth, &one_aslant).plays(splays), 0), ["Wonder"]);
}

#[test]
fn world_is_twelve_clocks() {
    in_each(Edition::ALL, |edition| {
        let board = "you: green^ Databases, Satellites; red Fission; hand Quantum Theory, Computers";
        assert_eq!(achievements(&story(edition, board).plays(["meld Quantum Theory"]), 0), ["World"]);
        assert!(achievements(&story(edition, board).plays(["meld Computers"]), 0).is_empty());
    });
}

#[test]
fn universe_is_five_top_cards_of_at_least_eight() {
    in_each(Edition::ALL, |edition| {
        let board = "you: red Flight; yellow Stem Cells; green Mass Media; purple Socialism
                     you: hand Genetics, Publications";
        assert_eq!(achievements(&story(edition, board).plays(["meld Genetics"]), 0), ["Universe"]);
        assert!(achievements(&story(edition, board).plays(["meld Publications"]), 0).is_empty());
    });
}

#[test]
fn a_condition_met_in_mid_effect_counts_until_the_third_edition() {
    // The Internet melds Databases, which makes twelve clocks, and Self Service on top of it.
    let twelve_clocks_for_a_moment = |edition| {
        story(
            edition,
            "you: purple The Internet; blue^ Quantum Theory, Rocketry; red Fission
             deck 10: Stem Cells, Databases, Self Service, Miniaturization, A. I., Robotics",
        )
        .plays(["dogma The Internet"])
    };
    in_each([First, Third], |edition| {
        assert_eq!(achievements(&twelve_clocks_for_a_moment(edition), 0), ["World"]);
    });
    assert!(achievements(&twelve_clocks_for_a_moment(Fourth), 0).is_empty());
}

#[test]
fn a_claimed_achievement_is_kept_and_is_nobody_elses() {
    in_each(Edition::ALL, |edition| {
        let story = story(
            edition,
            "you: green^ Databases, Satellites; red Fission; hand Quantum Theory
             them: achievements World",
        )
        .plays(["meld Quantum Theory"]);
        assert_eq!(claimed(&story, "World"), [false, true]);
    });
}

#[test]
fn the_current_player_comes_first_until_the_third_edition() {
    in_each([First, Third], |edition| {
        // As Publications changes boards, you and they come to twelve clocks at once.
        let story = story(
            edition,
            "you: yellow Skyscrapers; red^ Flight, Mobility; green^ Collaboration, Mass Media, Bicycle
             you: purple^ Railroad, The Internet, Lighting, A. I.
             them: blue Publications, Software; green^ Databases, Satellites; red Fission",
        )
        .plays(["dogma Skyscrapers", "them: card Publications"]);
        assert_eq!(claimed(&story, "World"), [true, false]);
    });
}

#[test]
fn the_current_player_comes_last_in_the_fourth_edition() {
    let you = "you: red Fission; blue Quantum Theory; green^ Databases, Satellites";
    let third =
        "third: red Fusion; blue^ Rocketry, Software; green^ Space Traffic, Collaboration, Bicycle
                 third: purple^ Railroad, A. I., Lighting";
    let story = story(Fourth, &format!("{you}\n{third}")).plays(["draw"]);
    assert!(achievements(&story, 0).is_empty());
    assert_eq!(achievements(&story, 2), ["World"]);
}

#[test]
fn anybody_can_claim_at_the_end_of_anybodys_action() {
    in_each(Edition::ALL, |edition| {
        // Your demand uncovers their fifth top card of at least 8.
        let story = story(
            edition,
            "you: purple City States
             them: red Mobility; yellow Masonry, Stem Cells; green Mass Media; purple Socialism
             them: blue^ Genetics, Tools, Alchemy",
        )
        .plays(["dogma City States"]);
        assert_eq!(claimed(&story, "Universe"), [false, true]);
    });
}

/// Eleven clocks: without Archery there are three more, without Quantum Theory three fewer.
const ELEVEN_CLOCKS: &str = "you: green^ Electricity, Databases, Satellites; purple Railroad
                             you: red Archery, Fission; blue Quantum Theory, Tools; yellow Canning
                             deck 6: Democracy\n deck 8: Flight, Mobility";

#[test]
fn who_scores_all_cards_of_a_kind_chooses_what_is_met_on_the_way() {
    in_each([First, Third], |edition| {
        let scores = |card| {
            story(edition, ELEVEN_CLOCKS)
                .plays(["dogma Canning", "yes"])
                .offers(["card Archery", "card Quantum Theory"])
                .plays([card])
        };
        let after = "you: green^ Electricity, Databases, Satellites; purple Railroad, Democracy
                     you: red Fission; blue Tools; yellow Canning; score Archery, Quantum Theory";
        scores("card Archery").leaves(&format!("{after}; achievements World"));
        scores("card Quantum Theory").leaves(after);
    });
}

#[test]
fn who_returns_all_cards_of_a_kind_chooses_what_is_met_on_the_way() {
    in_each([First, Third], |edition| {
        let returns = |card| {
            story(edition, ELEVEN_CLOCKS)
                .plays(["dogma Electricity"])
                .offers(["card Archery", "card Quantum Theory"])
                .plays([card])
        };
        let after = "you: green^ Electricity, Databases, Satellites; purple Railroad
                     you: red Fission; blue Tools; yellow Canning; hand Flight, Mobility";
        returns("card Archery").leaves(&format!("{after}; achievements World"));
        returns("card Quantum Theory").leaves(after);
    });
}

#[test]
fn who_must_transfer_all_cards_of_a_kind_chooses_what_is_met_on_the_way() {
    // Without Archery they have three of everything, until The Wheel goes too.
    let rest = "blue> Atomic Theory, Chemistry, Physics; purple> Enterprise, Emancipation
                them: yellow Agriculture";
    in_each([First, Third], |edition| {
        let gives = |card| {
            story(
                edition,
                &format!(
                    "you: red Engineering; yellow Masonry; purple Monotheism
                     them: red Archery, Fission; green The Wheel, Sailing; {rest}"
                ),
            )
            .plays(["dogma Engineering"])
            .offers(["card Archery", "card The Wheel"])
            .plays([card])
        };
        let after = format!(
            "you: red Engineering; yellow Masonry; purple Monotheism; score Archery, The Wheel
             them: red Fission; green Sailing; {rest}"
        );
        gives("them: card Archery").leaves(&format!("{after}; achievements Empire"));
        gives("them: card The Wheel").leaves(&after);
    });
}

#[test]
fn nobody_is_asked_for_an_order_in_which_nothing_can_be_met() {
    // At the end of the action it does not matter; nor does it if World is gone.
    story(Fourth, ELEVEN_CLOCKS).plays(["dogma Canning", "yes"]).leaves(
        "you: green^ Electricity, Databases, Satellites; purple Railroad, Democracy
         you: red Fission; blue Tools; yellow Canning; score Archery, Quantum Theory",
    );
    in_each([First, Third], |edition| {
        story(edition, &format!("{ELEVEN_CLOCKS}\n them: achievements World"))
            .plays(["dogma Electricity"])
            .leaves(
                "you: green^ Electricity, Databases, Satellites; purple Railroad
                 you: red Fission; blue Tools; yellow Canning; hand Flight, Mobility",
            );
    });
}
