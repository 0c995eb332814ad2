//! Larger tables: teams, distance, parley (section 15 of the rules).

use splay_engine::{By, Edition, Position};

use crate::story::*;

fn in_pairs(position: &mut Position) {
    position.teams = vec![vec![0, 2], vec![1, 3]];
}

#[test]
fn partners_share_but_earn_no_bonus() {
    in_each(Edition::ALL, |edition| {
        story_with(
            edition,
            "you: blue Writing\n third: blue Tools\n fourth:\n deck 2: Calendar, Mapmaking",
            in_pairs,
        )
        .plays(["dogma Writing"])
        .leaves("you: blue Writing; hand Mapmaking\n third: blue Tools; hand Calendar");
        story_with(
            edition,
            "you: blue Writing\n third: blue Tools\n fourth: purple Philosophy
             deck 2: Calendar, Mapmaking, Currency\n deck 1: Oars",
            in_pairs,
        )
        .plays(["dogma Writing"])
        .leaves(
            "you: blue Writing; hand Currency, Oars
             third: blue Tools; hand Calendar
             fourth: purple Philosophy; hand Mapmaking",
        );
    });
}

#[test]
fn partners_are_never_demanded_of() {
    in_each(Edition::ALL, |edition| {
        story_with(
            edition,
            "you: red Oars\n them: hand Sailing\n third: hand Clothing\n fourth: hand Compass
             deck 1: Tools, Pottery",
            in_pairs,
        )
        .plays(["dogma Oars"])
        .leaves("you: red Oars; score Sailing, Compass\n them: hand Tools\n fourth: hand Pottery");
    });
}

#[test]
fn partners_count_their_achievements_together() {
    in_each(Edition::ALL, |edition| {
        let board = "you: red Archery; score Coal; achievements Empire, Monument, Wonder
                     them: achievements World
                     third: achievements Universe, Calendar
                     fourth: achievements Banking";
        story_with(edition, board, in_pairs)
            .plays(["achieve 1"])
            .ends(["you", "third"], By::Achievements);
        story_with(edition, &board.replace("Universe, ", ""), in_pairs).plays(["achieve 1"]).goes_on();
    });
}

#[test]
fn partners_add_up_their_scores_when_the_game_ends_by_score() {
    in_each(Edition::ALL, |edition| {
        let board = "you: red Robotics; score Tools\n them: score Alchemy\n third: score Anatomy\n fourth: score Oars";
        story_with(edition, &super::without_ages(edition, 10..=11, board), in_pairs)
            .plays(["draw"])
            .ends(["you", "third"], By::Score);
    });
}

#[test]
fn a_partner_who_wins_by_an_effect_wins_for_both() {
    in_each(Edition::ALL, |edition| {
        story_with(
            edition,
            "you: blue Bioengineering\n third: yellow Agriculture\n fourth: red Archery",
            in_pairs,
        )
        .plays(["dogma Bioengineering"])
        .ends(["you", "third"], By::Effect);
    });
}

#[test]
fn the_fourth_edition_has_teams_of_any_size() {
    story_with(
        Fourth,
        "you: red Oars\n them: hand Sailing\n third: hand Clothing\n deck 1: Tools, Pottery",
        |position| position.teams = vec![vec![0], vec![1, 2]],
    )
    .plays(["dogma Oars"])
    .leaves("you: red Oars; score Sailing, Clothing\n them: hand Tools\n third: hand Pottery");
}

#[test]
fn another_player_may_be_a_partner_since_the_third_edition() {
    in_each(Edition::ALL, |edition| {
        let story = story_with(
            edition,
            "you: red Road Building; hand Oars, Tools
             them: yellow Masonry\n third: green Sailing\n fourth: purple Mysticism",
            in_pairs,
        )
        .plays(["dogma Road Building", "card Oars", "card Tools"]);
        if edition == First {
            story.offers(["player 1", "player 3", "pass"]);
        } else {
            story
                .offers(["player 1", "player 2", "player 3", "pass"])
                .plays(["player 2"])
                .leaves("you: red Road Building; green Sailing; blue Tools\n third: red Oars");
        }
    });
}

fn at_a_distance(position: &mut Position) {
    position.options.distance = Some(true);
    if position.edition == Fourth {
        position.options.parley = Some(false);
    }
}

#[test]
fn a_distant_player_shares_only_with_twice_the_icons() {
    in_each(Edition::ALL, |edition| {
        let story = |third: &str| {
            story_with(
                edition,
                &format!("you: blue Writing\n third: {third}\n fourth:\n deck 1: Oars\n deck 2: Calendar, Mapmaking"),
                at_a_distance,
            )
            .plays(["dogma Writing"])
        };
        story("purple Education").leaves("you: blue Writing; hand Calendar");
        story("purple Education; red Archery")
            .leaves("you: blue Writing; hand Mapmaking, Oars\n third: purple Education; red Archery; hand Calendar");
    });
}

#[test]
fn a_distant_player_suffers_only_from_more_than_twice_the_icons() {
    in_each(Edition::ALL, |edition| {
        // Against your two castles: one is few for a neighbor, enough for a distant player.
        story_with(
            edition,
            "you: red Oars
             them: blue Tools; hand Sailing
             third: green Mapmaking; hand Clothing
             fourth: hand Compass
             deck 1: Pottery, Mysticism",
            at_a_distance,
        )
        .plays(["dogma Oars"])
        .leaves(
            "you: red Oars; score Sailing, Compass
             them: blue Tools; hand Pottery
             fourth: hand Mysticism",
        );
        story_with(
            edition,
            "you: red Oars\n third: hand Clothing\n fourth:\n deck 1: Pottery",
            at_a_distance,
        )
        .plays(["dogma Oars"])
        .leaves("you: red Oars; score Clothing\n third: hand Pottery");
    });
}

#[test]
fn parley_lets_a_player_use_a_distant_players_card() {
    let board = "you: blue Tools; hand Oars, Sailing
                 them: red Metalworking
                 third: purple Mysticism; blue Writing
                 fourth: green The Wheel
                 deck 2: Calendar";
    let story = || story(Fourth, board);
    story().offers([
        "draw",
        "meld Oars",
        "meld Sailing",
        "dogma Tools",
        "dogma Writing",
        "dogma Mysticism",
    ]);
    story()
        .plays(["dogma Writing", "you: card Oars"])
        .leaves("you: blue Tools; hand Sailing, Calendar\n deck 1 bottom: Oars");
}

#[test]
fn five_parley_in_the_fourth_edition_and_have_two_distant_players_each() {
    let board = "you: purple Philosophy; hand Oars\n them: red Metalworking\n third: purple Mysticism
                 fourth: blue Writing\n fifth: red Archery\n deck 2: Calendar";
    story(Fourth, board)
        .offers(["draw", "meld Oars", "dogma Philosophy", "dogma Mysticism", "dogma Writing"])
        .plays(["dogma Writing"])
        .leaves("you: purple Philosophy; hand Calendar\n deck 1 bottom: Oars");
}

#[test]
fn parley_lets_a_distant_player_share_once_for_the_whole_action() {
    let board = "you: blue Pottery\n third: yellow Agriculture; hand Oars, Sailing\n fourth:
                 deck 1: Tools, Archery, Writing";
    let story =
        || story(Fourth, board).plays(["dogma Pottery"]).offers(["card Oars", "card Sailing", "pass"]);
    // Declining is for the whole action.
    story().plays(["third: pass"]).leaves("you: blue Pottery; hand Tools");
    // Paid once, both effects are shared.
    story().plays(["third: card Oars", "third: pass"]).leaves(
        "you: blue Pottery; hand Archery, Writing\n third: yellow Agriculture; hand Sailing, Tools",
    );
}

#[test]
fn parley_alone_earns_no_bonus_and_needs_a_card() {
    story(Fourth, "you: yellow Agriculture\n third: blue Pottery; hand Oars\n fourth:")
        .plays(["dogma Agriculture", "third: card Oars"])
        .leaves("third: blue Pottery");
    story(Fourth, "you: blue Writing\n third: purple Philosophy\n fourth:\n deck 2: Calendar")
        .plays(["dogma Writing"])
        .leaves("you: blue Writing; hand Calendar");
}

#[test]
fn parley_spares_a_distant_player_a_demand() {
    let board = "you: red Oars\n them: hand Sailing\n third: hand Clothing, Tools\n fourth:
                 deck 1: Pottery, Mysticism";
    let story =
        || story(Fourth, board).plays(["dogma Oars"]).offers(["card Clothing", "card Tools", "pass"]);
    story()
        .plays(["third: card Tools"])
        .leaves("you: red Oars; score Sailing\n them: hand Pottery\n third: hand Clothing");
    story().plays(["third: pass"]).leaves(
        "you: red Oars; score Sailing, Clothing\n them: hand Pottery\n third: hand Tools, Mysticism",
    );
}

#[test]
fn there_is_no_parley_in_teams_in_other_editions_or_if_it_is_left_out() {
    let board = "you: blue Pottery; hand Oars\n third: yellow Agriculture\n fourth: blue Writing";
    let plain = ["draw", "meld Oars", "dogma Pottery"];
    in_each([First, Third], |edition| {
        story(edition, board).offers(plain);
    });
    story_with(Fourth, board, in_pairs).offers(plain);
    story_with(Fourth, board, |position| position.options.parley = Some(false)).offers(plain);
    story(Fourth, board).offers([&plain[..], &["dogma Agriculture"]].concat());
}
