//! Self-execution and its chain, losing, giving up (R-SELF, R-VIC-7).

use splay_engine::{By, Chronicle, ConcedeError, Edition, Seat};

use super::{achievements, without_ages};
use crate::story::*;

/// Self Service executes Robotics, which executes the card it melds.
const TWO_DEEP: &str = "you: green Self Service; red Robotics\n them: achievements Tools
                        deck 10: A. I., Databases";

#[test]
fn executing_a_card_while_executing_one_earns_a_chain_achievement() {
    story(Fourth, &format!("{TWO_DEEP}\n deck 11: Fusion"))
        .plays(["dogma Self Service"])
        .leaves("you: red Robotics; purple A. I.; score Self Service, Databases; achievements Fusion");
    in_each([First, Third], |edition| {
        let story = story(edition, TWO_DEEP).plays(["dogma Self Service"]);
        assert!(achievements(&story, 0).is_empty());
    });
}

#[test]
fn a_chain_can_go_on() {
    // Near-Field Comm executes Self Service, that Robotics, that A. I.: two links.
    story(
        Fourth,
        "you: yellow Near-Field Comm; red Robotics; score Self Service\n them: achievements Tools
         deck 10: A. I., Databases\n deck 11: Fusion, Escapism",
    )
    .plays(["dogma Near-Field Comm", "card Robotics"])
    .leaves(
        "you: yellow Near-Field Comm; red Robotics; purple A. I.; score Self Service, Databases
         you: achievements Fusion, Escapism",
    );
}

#[test]
fn a_single_execution_or_a_card_of_demands_makes_no_chain() {
    let single =
        story(Fourth, "you: red Robotics\n deck 10: A. I., Databases").plays(["dogma Robotics"]);
    assert!(achievements(&single, 0).is_empty());
    let demands = story(Fourth, &TWO_DEEP.replace("A. I., Databases", "Databases"))
        .plays(["dogma Self Service"])
        .leaves("you: red Robotics; green Databases; score Self Service");
    assert!(achievements(&demands, 0).is_empty());
}

#[test]
fn a_chain_without_elevens_ends_the_game_by_score() {
    // It is a draw.
    story(Fourth, &without_ages(Fourth, 11..=11, TWO_DEEP))
        .plays(["dogma Self Service"])
        .ends(["you"], By::Score)
        .leaves("you: red Robotics; purple A. I.; score Self Service");
}

/// You lose, tucking Fusion beneath Astrogeology.
const CROWDED: &str =
    "you: green Space Traffic; red Astrogeology; hand Tools; score Oars; achievements Empire
                       third: hand Coal
                       deck 11: Fusion";

#[test]
fn who_loses_is_out_with_all_cards_and_the_others_play_on() {
    let story = story(Fourth, CROWDED)
        .plays(["dogma Space Traffic"])
        .goes_on()
        .leaves("you:\n junk: Space Traffic, Astrogeology, Fusion, Tools, Oars, Empire");
    // Their turns now follow each other.
    story.plays(["them: draw", "them: draw", "third: draw", "third: draw", "them: draw"]);
}

#[test]
fn the_last_player_left_wins() {
    story(Fourth, &CROWDED.replace("third: hand Coal", "them: hand Coal"))
        .plays(["dogma Space Traffic"])
        .ends(["them"], By::Elimination);
}

#[test]
fn a_sharer_who_loses_leaves_the_action_to_the_others() {
    story(
        Fourth,
        "you: green Space Traffic\n them: red Astrogeology; purple City States\n third:
         deck 11: Fusion, Escapism, Solar Sailing",
    )
    .plays(["dogma Space Traffic"])
    .goes_on()
    .leaves("you: green Space Traffic; purple Escapism; hand Solar Sailing\n them:");
}

#[test]
fn a_team_plays_on_without_a_lost_partner() {
    let story = story_with(Fourth, &format!("{CROWDED}\n fourth:"), |position| {
        position.teams = vec![vec![0, 2], vec![1, 3]]
    })
    .plays(["dogma Space Traffic"])
    .goes_on();
    story.plays(["them: draw", "them: draw", "third: draw"]).goes_on();
}

fn conceding(board: &str, edition: Edition, seat: usize) -> (Chronicle, Result<(), ConcedeError>) {
    let mut chronicle = story(edition, board).chronicle().clone();
    let answer = chronicle.concede(Seat::at(seat));
    (chronicle, answer)
}

#[test]
fn giving_up_makes_the_only_opponent_win() {
    in_each(Edition::ALL, |edition| {
        for seat in [0, 1] {
            let (chronicle, answer) = conceding("you: red Archery\n them: hand Tools", edition, seat);
            assert_eq!(answer, Ok(()));
            let outcome = chronicle.outcome().expect("the game is over");
            assert_eq!(outcome.by, By::Elimination);
            assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat::at(1 - seat)]);
        }
    });
}

#[test]
fn only_the_fourth_edition_goes_on_without_a_player_who_gives_up() {
    let board = "you: red Archery\n them: hand Tools\n third: hand Coal";
    in_each([First, Third], |edition| {
        let (chronicle, answer) = conceding(board, edition, 1);
        assert_eq!(answer, Err(ConcedeError::NoSuchRule));
        assert_eq!(chronicle.outcome(), None);
    });
    let (mut chronicle, answer) = conceding(board, Fourth, 1);
    assert_eq!(answer, Ok(()));
    chronicle.choose(splay_engine::Choice::Draw).unwrap();
    assert_eq!(chronicle.decision().unwrap().player, Seat::at(2), "the next in turn");
    let position = chronicle.position();
    assert!(position.players[1].out && position.players[1].hand.is_empty());
}

#[test]
fn who_gives_up_in_their_own_turn_takes_no_further_action() {
    let board = "you: red Archery; hand Oars\n them: hand Tools\n third: hand Coal";
    let (chronicle, answer) = conceding(board, Fourth, 0);
    assert_eq!(answer, Ok(()));
    assert_eq!(chronicle.decision().unwrap().player, Seat::at(1), "the next in turn");
    let position = chronicle.position();
    assert!(position.players[0].out && position.players[0].board.is_empty());
    assert_eq!(position.players[1].hand.len(), 1, "nothing was demanded");
}

#[test]
fn a_partner_who_shares_and_loses_earns_no_bonus() {
    // The partner tucks Fusion beneath Astrogeology and loses; you tuck Hypersonics and go on.
    let board = "you: green Space Traffic\n them:\n fourth:
                 third: red Astrogeology; green Sailing; purple Enterprise
                 deck 11: Fusion, Hypersonics";
    let story = story_with(Fourth, board, |position| position.teams = vec![vec![0, 2], vec![1, 3]])
        .plays(["dogma Space Traffic"]);
    let position = story.chronicle().position();
    assert!(position.players[2].out, "the partner is out");
    assert!(position.players[0].hand.is_empty(), "no sharing bonus");
}

#[test]
fn who_has_given_up_wins_neither_by_score_nor_by_achievements() {
    let board = "you: score Oars\n them: score Coal\n third: hand Tools";
    let (mut chronicle, answer) = conceding(&without_ages(Fourth, 1..=11, board), Fourth, 1);
    assert_eq!(answer, Ok(()));
    chronicle.choose(splay_engine::Choice::Draw).unwrap();
    let outcome = chronicle.outcome().expect("there is nothing to draw");
    assert_eq!(outcome.by, By::Score);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat::at(0)]);

    let enough = "you:\n them: achievements Empire, World, Wonder, Tools, Oars\n third:";
    let (mut chronicle, answer) = conceding(enough, Fourth, 1);
    assert_eq!(answer, Ok(()));
    chronicle.choose(splay_engine::Choice::Draw).unwrap();
    assert_eq!(chronicle.outcome(), None);
}
