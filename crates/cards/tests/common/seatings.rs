//! Every way to sit down: editions, sets, numbers of players, teams, and all variants of the rules.

use splay_engine::{Edition, Options, Set, Sets, Setup};

use super::dice::Dice;

const BOTH: [bool; 2] = [false, true];

/// Who plays with whom, in which edition; no variants chosen.
pub fn seatings() -> Vec<Setup> {
    let mut all = Vec::new();
    for edition in Edition::ALL {
        for sets in Sets::tried(edition) {
            let book = Setup::with(edition, sets, 2, 0).rules().expect("two can always play");
            for players in 2..=book.most_players {
                all.push(Setup::with(edition, sets, players, 0));
            }
            all.push(Setup { sets, ..in_teams(edition, 4, &[&[0, 2], &[1, 3]]) });
        }
    }
    all.push(in_teams(Edition::Fourth, 3, &[&[0, 1], &[2]]));
    all.push(in_teams(Edition::Fourth, 4, &[&[0], &[1], &[2, 3]]));
    all.push(in_teams(Edition::Fourth, 5, &[&[0, 2], &[1, 3, 4]]));
    all
}

fn in_teams(edition: Edition, players: usize, teams: &[&[usize]]) -> Setup {
    let teams = teams.iter().map(|team| team.to_vec()).collect();
    Setup { teams, ..Setup::base(edition, players, 0) }
}

/// A seating with every combination of variants it allows, but for the length of the game: that
/// has to do with no other variant, so it is long in one half of the combinations and short in the
/// other, such that each variant meets both.
pub fn variants(seating: &Setup) -> Vec<Setup> {
    let distances = if seating.players >= 4 { &BOTH[..] } else { &BOTH[..1] };
    let parleys = match seating.edition {
        Edition::Fourth if seating.players >= 4 && seating.teams.is_empty() => &BOTH[..],
        _ => &BOTH[..1],
    };
    // What the variants do has nothing to do with the sets: with expansions, each of them on and
    // off is enough.
    let combinations: &[u32] =
        if seating.sets == Sets::BASE { &[0, 1, 2, 3, 4, 5, 6, 7] } else { &[2, 5] };
    let mut all = Vec::new();
    for &bits in combinations {
        let is_set = |bit: u32| Some(bits >> bit & 1 == 1);
        for &distance in distances {
            for &parley in parleys {
                let options = Options {
                    longer: Some(bits.count_ones() % 2 == 1),
                    open_covered: is_set(0),
                    open_counts: is_set(1),
                    proof: is_set(2),
                    distance: Some(distance),
                    parley: Some(parley),
                    relics: seating.sets.contains(Set::Artifacts).then_some(bits & 2 == 0),
                    iello_words: None,
                };
                all.push(Setup { options, ..seating.clone() });
            }
        }
    }
    all
}

/// Every seating with every combination of variants, each with a seed of its own.
pub fn every_setup() -> Vec<Setup> {
    numbered(seatings().iter().flat_map(variants).collect())
}

/// So many combinations of variants for each seating; for suites that look long at each game.
pub fn some_setups_of_each_seating(how_many: usize) -> Vec<Setup> {
    let mut dice = Dice::new(how_many as u64);
    let some = |seating: &Setup| {
        let mut setups = variants(seating);
        dice.shuffle(&mut setups);
        setups.truncate(how_many);
        setups
    };
    numbered(seatings().iter().flat_map(some).collect())
}

fn numbered(mut setups: Vec<Setup>) -> Vec<Setup> {
    for (setup, seed) in setups.iter_mut().zip(first_seed()..) {
        setup.seed = seed;
    }
    setups
}

/// The same deals each time, unless somebody asks for others: `SPLAY_DEALS=1`, `2`, and so on.
fn first_seed() -> u64 {
    let Ok(deals) = std::env::var("SPLAY_DEALS") else { return 0 };
    let deals: u64 = deals.parse().expect("SPLAY_DEALS is a number");
    deals * 1_000_000
}
