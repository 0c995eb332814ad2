//! Larger tables with Echoes of the Past: teams, in which 2.0 has other players than the third
//! edition, and five players.

use splay_engine::{By, Chronicle, Edition, Position, Set, Sets, Setup};

use super::{story, story_with};
use crate::story::{First, Story, Third, in_each};

const BOTH: [Edition; 2] = [First, Third];

/// The story of a board with partners opposite each other: you and the third, them and the fourth.
#[track_caller]
fn in_pairs(edition: Edition, board: &str) -> Story {
    story_with(edition, board, |position: &mut Position| {
        position.teams = vec![vec![0, 2], vec![1, 3]];
    })
}

// ---- Teams

#[test]
fn partners_win_with_seven_achievements_together() {
    in_each(BOTH, |edition| {
        let board = "you: red Archery; score Coal; achievements Empire, Monument, Wealth
                     them: achievements World
                     third: achievements Destiny, Calendar, Banking
                     fourth:";
        in_pairs(edition, board).plays(["achieve 1"]).ends(["you", "third"], By::Achievements);
        in_pairs(edition, &board.replace("Destiny, ", "")).plays(["achieve 1"]).goes_on();
    });
}

#[test]
fn what_a_partner_has_makes_no_achievement_dearer() {
    in_each(BOTH, |edition| {
        let board =
            "you: blue Tools; score Coal\n third: achievements Oars\n fourth:\n available: Mysticism";
        in_pairs(edition, board).offers(["draw", "dogma Tools", "achieve 1"]);
    });
}

#[test]
fn an_echo_that_only_a_partner_shares_earns_no_bonus() {
    in_each(BOTH, |edition| {
        in_pairs(edition, "you: blue Ruler\n third: blue Tools\n fourth:\n deck 2: Calendar, Mapmaking")
            .plays(["dogma Ruler"])
            .leaves("you: blue Ruler; hand Mapmaking\n third: blue Tools; hand Calendar");
        in_pairs(
            edition,
            "you: blue Ruler\n third:\n fourth: blue Tools\n deck 2: Calendar, Mapmaking
             echoes deck 1: Dice",
        )
        .plays(["dogma Ruler"])
        .leaves("you: blue Ruler; hand Mapmaking, Dice\n fourth: blue Tools; hand Calendar");
    });
}

#[test]
fn a_promoted_card_demands_nothing_of_a_partner() {
    in_each(BOTH, |edition| {
        in_pairs(
            edition,
            "you: hand Databases; forecast GPS
             them: forecast Tools
             third: forecast Oars
             fourth: forecast Calendar
             deck 10: Software, Robotics, Miniaturization",
        )
        .plays(["meld Databases", "card GPS", "dogma GPS"])
        .leaves(
            "you: green GPS, Databases; forecast Software, Robotics, Miniaturization
             them:
             fourth:",
        );
    });
}

#[test]
fn candles_leave_a_poor_partner_out_in_2_0() {
    let lit = |edition| {
        in_pairs(
            edition,
            "you: red Candles\n them: score Coal\n third:\n fourth: score Chemistry\n deck 3: Paper",
        )
        .plays(["dogma Candles"])
    };
    lit(First).leaves("you: red Candles; hand Paper");
    lit(Third).changes_nothing();
}

#[test]
fn noodles_leave_a_partners_hand_out_in_2_0() {
    let counted = |edition| {
        in_pairs(
            edition,
            "you: yellow Noodles; hand Tools\n third: hand Oars, Archery\n fourth:
             echoes deck 1: Dice\n echoes deck 2: Lever",
        )
        .plays(["dogma Noodles"])
    };
    counted(First).leaves("you: yellow Noodles; hand Tools, Dice; score Lever");
    counted(Third).leaves("you: yellow Noodles; hand Tools, Dice");
}

#[test]
fn crossbow_shoots_at_a_partner_only_where_partners_are_other_players() {
    let aimed = |edition| {
        in_pairs(edition, "you: red Crossbow; hand Tools\n third:\n fourth:").plays(["dogma Crossbow"])
    };
    aimed(First)
        .offers(["player 1", "player 3"])
        .plays(["player 3"])
        .leaves("you: red Crossbow\n fourth: blue Tools");
    aimed(Third)
        .offers(["player 1", "player 2", "player 3"])
        .plays(["player 2"])
        .leaves("you: red Crossbow\n third: blue Tools");
}

#[test]
fn hot_air_balloon_lands_at_a_partners_only_where_partners_are_other_players() {
    let flown = |edition| {
        in_pairs(
            edition,
            "you: green Hot Air Balloon\n third: red Metalworking; achievements Oars\n fourth:
             deck 7: Railroad, Lighting",
        )
        .plays(["dogma Hot Air Balloon"])
    };
    flown(First).leaves("you: green Hot Air Balloon; purple Lighting; score Railroad");
    flown(Third).offers(["card Metalworking", "pass"]).plays(["card Metalworking"]).leaves(
        "you: score Railroad; achievements Metalworking
         third: green Hot Air Balloon; achievements Oars",
    );
}

#[test]
fn television_shows_opponents_only() {
    in_each(BOTH, |edition| {
        in_pairs(
            edition,
            "you: purple Television\n them: score Tools\n third: score Oars\n fourth: score Archery
             deck 8: Flight",
        )
        .plays(["dogma Television", "age 1"])
        .offers(["player 1", "player 3"])
        .plays(["player 3"])
        .leaves("you: purple Television; red Flight\n fourth: red Archery");
    });
}

#[test]
fn barometer_reads_the_bonuses_of_partners_and_opponents() {
    in_each(BOTH, |edition| {
        in_pairs(
            edition,
            "you: yellow Barometer\n them: red Plumbing\n third: purple Puppet\n fourth:\n deck 5: Coal",
        )
        .plays(["dogma Barometer"])
        .offers(["age 2", "age 3"])
        .plays(["age 3", "no"])
        .leaves("you: yellow Barometer; forecast Coal");
    });
}

#[test]
fn piano_takes_a_value_from_any_hand() {
    in_each(BOTH, |edition| {
        in_pairs(
            edition,
            "you: purple Piano\n third: hand Calendar\n fourth: hand Gunpowder\n deck 2: Mapmaking",
        )
        .plays(["dogma Piano"])
        .offers(["age 2", "age 4"])
        .plays(["age 2"])
        .leaves("you: purple Piano; hand Mapmaking");
    });
}

#[test]
fn kobukson_splays_a_partners_color_too() {
    in_each(BOTH, |edition| {
        in_pairs(
            edition,
            "you: red Kobukson\n them: red Oars\n third: blue^ Pottery, Writing
             fourth: green> Sailing, Clothing\n deck 4: Navigation, Anatomy",
        )
        .plays(["dogma Kobukson"])
        .offers(["stack 0 red", "stack 1 red", "stack 2 blue", "stack 3 green"])
        .plays(["stack 2 blue"])
        .leaves(
            "you: red Kobukson\n them: green Navigation\n third: blue< Pottery, Writing
             fourth: green> Sailing, Clothing; yellow Anatomy",
        );
    });
}

#[test]
fn rock_wins_for_partners() {
    in_each(BOTH, |edition| {
        in_pairs(edition, "you: purple Rock\n them: green Navigation, Scissors\n third:\n fourth:")
            .plays(["dogma Rock"])
            .ends(["you", "third"], By::Effect);
        // Of a partner nothing is demanded.
        in_pairs(edition, "you: purple Rock\n them:\n third: green Navigation, Scissors\n fourth:")
            .plays(["dogma Rock", "pass"])
            .changes_nothing();
    });
}

#[test]
fn bonuses_count_when_partners_add_up_their_scores() {
    in_each(BOTH, |edition| {
        let base = splay_cards::catalog(edition, Sets::BASE).innovations();
        let tens: Vec<&str> =
            base.filter(|facts| facts.card.value() == 10).map(|facts| facts.title).collect();
        let board = format!(
            "you: blue Artificial Heart\n them: score Coal\n third:\n fourth: score Chemistry
             removed: {}",
            tens.join(", ")
        );
        in_pairs(edition, &board).plays(["draw"]).ends(["you", "third"], By::Score);
    });
}

// ---- Five players

#[test]
fn of_five_those_across_are_demanded_of_only_with_less_than_half_the_icons() {
    in_each(BOTH, |edition| {
        // Two clocks demand of neighbors with fewer, but not of the third, who has one.
        story(
            edition,
            "you: green GPS
             them: purple Television; forecast Tools
             third: yellow Elevator; forecast Oars
             fourth: forecast Calendar
             fifth: forecast Paper
             deck 10: Software, Robotics, Databases",
        )
        .plays(["dogma GPS"])
        .leaves(
            "you: green GPS; forecast Software, Robotics, Databases
             them: purple Television
             fourth:
             fifth:",
        );
    });
}

#[test]
fn of_five_those_across_share_an_echo_with_twice_the_icons() {
    in_each(BOTH, |edition| {
        story(
            edition,
            "you: blue Ruler
             them:
             third: blue Tools; purple Philosophy
             fourth: blue Writing
             fifth:
             deck 2: Calendar, Mapmaking
             echoes deck 1: Dice",
        )
        .plays(["dogma Ruler"])
        .leaves(
            "you: blue Ruler; hand Mapmaking, Dice
             third: blue Tools; purple Philosophy; hand Calendar",
        );
    });
}

#[test]
fn of_five_the_first_two_take_one_action() {
    in_each(BOTH, |edition| {
        let sets = Sets::BASE.with(Set::Echoes);
        let setup = Setup::with(edition, sets, 5, 1);
        let mut game =
            Chronicle::new(splay_cards::catalog(edition, sets), setup).expect("five can play");
        let mut actions = Vec::new();
        while actions.len() < 5 {
            if game.state().turn() as usize == actions.len() + 1 {
                actions.push(game.state().actions_left());
            }
            // First cards are melded; then everybody draws.
            game.choose_index(0).expect("there is always a first option");
        }
        assert_eq!(actions, [1, 1, 2, 2, 2]);
    });
}

#[test]
fn noodles_compare_with_each_of_four_others() {
    in_each(BOTH, |edition| {
        let eaten = |fifth: &str| {
            let board = format!(
                "you: yellow Noodles; hand Tools, Dice\n them: hand Oars\n third:\n fourth: hand Soap
                 fifth: hand {fifth}\n deck 1: Sailing\n deck 2: Calendar"
            );
            story(edition, &board).plays(["dogma Noodles"])
        };
        eaten("Clothing").leaves("you: yellow Noodles; hand Tools, Dice, Sailing; score Calendar");
        eaten("Clothing, Comb").leaves("you: yellow Noodles; hand Tools, Dice, Sailing");
    });
}
