//! Every choice has a number of its own, and keeps it.

use std::collections::{BTreeMap, HashSet};

use splay_arena::{Space, TITLES, title_number};
use splay_bots::Dice;
use splay_engine::{Edition, Game, MAX_SEATS, Sets, Setup};

/// Every game that can be set up, for as many players as it allows.
fn setups() -> impl Iterator<Item = Setup> {
    Edition::ALL.into_iter().flat_map(|edition| {
        Sets::tried(edition).flat_map(move |sets| {
            let setups = (2..=MAX_SEATS).map(move |players| Setup::with(edition, sets, players, 7));
            setups.filter(|setup| setup.rules().is_ok())
        })
    })
}

fn space(setup: &Setup) -> Space {
    Space::new(splay_cards::catalog(setup.edition, setup.sets), setup.players)
}

#[test]
fn every_card_is_in_the_list_of_titles() {
    let titles: Vec<&str> = TITLES.lines().filter(|line| !line.starts_with('#')).collect();
    let different: HashSet<&&str> = titles.iter().collect();
    assert_eq!(different.len(), titles.len(), "a title stands in the list twice");
    for setup in setups() {
        let catalog = splay_cards::catalog(setup.edition, setup.sets);
        for card in catalog.ids() {
            let title = catalog.title(card);
            assert!(title_number(title).is_some(), "append {title} to crates/arena/src/titles.txt");
        }
    }
}

#[test]
fn options_of_a_decision_have_different_numbers() {
    let mut decisions = 0;
    let mut others = 0;
    for setup in setups() {
        let space = space(&setup);
        let mut dice = Dice::new(setup.players as u64);
        let mut game = Game::new(space.catalog(), &setup).unwrap();
        while let Some(decision) = game.decision() {
            let numbers = space.numbers(&decision);
            let different: HashSet<u32> = numbers.iter().copied().collect();
            assert_eq!(different.len(), numbers.len(), "{:?}", decision.options);
            for (index, &number) in numbers.iter().enumerate() {
                assert_eq!(space.index_of(&decision, number), Some(index));
                others += usize::from(space.name(number as usize).starts_with("other"));
            }
            decisions += 1;
            game.choose_unchecked(dice.below(numbers.len()));
        }
    }
    assert!(decisions > 3_000, "only {decisions} decisions");
    assert!(others * 1000 < decisions, "{others} options of {decisions} decisions have no number");
}

#[test]
fn what_an_action_is_called_is_what_the_option_says() {
    let setup = Setup::base(Edition::Third, 2, 3);
    let space = space(&setup);
    let mut dice = Dice::new(3);
    let mut game = Game::new(space.catalog(), &setup).unwrap();
    while let Some(decision) = game.decision() {
        for (&option, &number) in decision.options.iter().zip(&space.numbers(&decision)) {
            if option.card().is_some() || option.action().is_some() {
                let text = option.text(space.catalog());
                assert_eq!(space.name(number as usize), text);
            }
        }
        game.choose_unchecked(dice.below(decision.options.len()));
    }
}

#[test]
fn a_universal_number_means_the_same_in_all_games() {
    let mut meanings: BTreeMap<usize, String> = BTreeMap::new();
    let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
    for setup in setups() {
        let space = space(&setup);
        let mut last = None;
        for number in 0..space.len() {
            let (universal, name) = (space.universal(number), space.name(number));
            assert!(last < Some(universal), "universal numbers rise with those of a game");
            last = Some(universal);
            assert_eq!(meanings.entry(universal).or_insert_with(|| name.clone()), &name);
            if !name.starts_with("icon …") {
                assert_eq!(*numbers.entry(name).or_insert(universal), universal);
            }
        }
    }
}
