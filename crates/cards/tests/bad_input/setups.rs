//! Games that cannot be set up as asked.

use splay_engine::{Edition, Game, Record, Set, Sets, Setup, SetupError};

use crate::common::walk::deal;

#[track_caller]
fn no_game(setup: &Setup, because: &SetupError) {
    let catalog = splay_cards::catalog(setup.edition, setup.sets);
    assert_eq!(Game::new(catalog, setup).err().as_ref(), Some(because));
    assert!(!because.to_string().is_empty());
}

#[test]
fn two_to_four_play_or_five_the_fourth_edition() {
    for (edition, most) in [(Edition::First, 4), (Edition::Third, 4), (Edition::Fourth, 5)] {
        for players in [0, 1, most + 1, 99, usize::MAX] {
            no_game(&Setup::base(edition, players, 0), &SetupError::Players { players, most });
        }
    }
}

#[test]
fn teams_seat_everybody_once() {
    let in_teams = |edition, players, teams: &[&[usize]]| Setup {
        teams: teams.iter().map(|team| team.to_vec()).collect(),
        ..Setup::base(edition, players, 0)
    };
    let wrong_seats: [&[&[usize]]; 5] = [
        &[&[0, 1], &[2]],
        &[&[0, 1], &[2, 2]],
        &[&[0, 1], &[2, 9]],
        &[&[0, 1, 2, 3, 0]],
        &[&[0], &[usize::MAX]],
    ];
    for edition in Edition::ALL {
        for teams in wrong_seats {
            no_game(&in_teams(edition, 4, teams), &SetupError::TeamSeats);
        }
        no_game(&in_teams(edition, 4, &[&[0, 1, 2, 3]]), &SetupError::TeamSizes);
        no_game(&in_teams(edition, 4, &[&[], &[0, 1, 2, 3]]), &SetupError::TeamSizes);
    }
    no_game(&in_teams(Edition::Third, 4, &[&[0], &[1, 2, 3]]), &SetupError::TeamSizes);
    no_game(&in_teams(Edition::First, 3, &[&[0], &[1, 2]]), &SetupError::TeamSizes);
}

#[test]
fn variants_belong_to_their_games() {
    let mut setup = Setup::base(Edition::Third, 2, 0);
    setup.options.distance = Some(true);
    no_game(&setup, &SetupError::Distance);
    let mut setup = Setup::base(Edition::Third, 4, 0);
    setup.options.parley = Some(true);
    no_game(&setup, &SetupError::Parley);
    let mut setup = Setup::base(Edition::Third, 4, 0);
    setup.options.iello_words = Some(true);
    no_game(&setup, &SetupError::Words);
    let mut setup = Setup::base(Edition::Third, 4, 0);
    setup.sets = Sets::NONE;
    no_game(&setup, &SetupError::Sets { sets: Sets::NONE, edition: Edition::Third });
    setup.sets = Sets::only(Set::Echoes);
    no_game(&setup, &SetupError::Sets { sets: setup.sets, edition: Edition::Third });
    setup.sets = Sets::BASE.with(Set::Echoes);
    setup.edition = Edition::Fourth;
    no_game(&setup, &SetupError::Sets { sets: setup.sets, edition: Edition::Fourth });
}

#[test]
fn the_largest_seed_deals_a_game() {
    let game = deal(&Setup::base(Edition::Fourth, 4, u64::MAX));
    let text = serde_json::to_string(&game.record()).expect("a record can be written");
    let record: Record = serde_json::from_str(&text).expect("and read");
    assert_eq!(record.seed, u64::MAX);
}
