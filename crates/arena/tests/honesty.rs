//! An observation is what a seat may know: cards hidden from it change places, and it stays the same.

use splay_arena::{Observation, Space};
use splay_bots::Dice;
use splay_engine::{CardId, Edition, Game, Knowledge, Seat, Seats, Sets, Setup, Zone};

/// The cards a seat does not see: special achievements, and Relics among achievements, lie face up.
fn hidden_from(game: &Game, seat: Seat) -> Vec<CardId> {
    let table = game.state().table();
    Zone::all(game.state().players())
        .filter(|zone| !zone.seen_by(Seats::ALL).contains(seat))
        .flat_map(|zone| table.cards(zone).map(|card| card.id()).collect::<Vec<_>>())
        .filter(|&card| !table.catalog().is_seen_by_all(card, table.zone_of(card)))
        .collect()
}

fn observe(observation: &Observation, space: &Space, game: &Game, seat: Seat) -> Vec<i16> {
    let mut into = vec![-1; observation.len()];
    let decision = game.decision();
    let knowledge = observation.has_memory().then(|| Knowledge::at_first_sight(game.state(), seat));
    observation.write(space, game.state(), decision.as_ref(), seat, knowledge.as_ref(), &mut into);
    into
}

#[test]
fn hidden_cards_that_change_places_change_nothing() {
    let (mut compared, mut numbered) = (0, 0);
    for edition in Edition::ALL {
        for sets in Sets::tried(edition) {
            for (players, seed) in [(2, 1), (4, 3)] {
                let setup = Setup::with(edition, sets, players, seed);
                let catalog = splay_cards::catalog(edition, sets);
                let space = Space::new(catalog, players);
                let observations = [false, true].map(|memory| Observation::new(&space, memory));
                let mut dice = Dice::new(seed);
                let mut game = Game::new(catalog, &setup).unwrap();
                while let Some(decision) = game.decision() {
                    let seat = Seat::at(dice.below(players));
                    let mut hidden = hidden_from(&game, seat);
                    let picked =
                        |card| decision.options.iter().any(|option| option.card() == Some(card));
                    hidden.retain(|&card| !picked(card));
                    let one = hidden[dice.below(hidden.len())];
                    let back = |card| catalog.back(card);
                    hidden.retain(|&card| back(card) == back(one));
                    let other = hidden[dice.below(hidden.len())];
                    let worth_it = one != other && dice.below(3) == 0;
                    if let Some(twin) = game.with_exchanged(one, other).filter(|_| worth_it) {
                        for observation in &observations {
                            let [here, there] =
                                [&game, &twin].map(|game| observe(observation, &space, game, seat));
                            let differs = (0..here.len()).find(|&n| here[n] != there[n]);
                            let field = |n| observation.fields().iter().rfind(|field| field.start <= n);
                            let what = differs.and_then(field);
                            let cards = [one, other].map(|card| catalog.title(card));
                            assert_eq!(what, None, "{seat:?} of {edition} with {sets}: {cards:?}");
                        }
                        compared += 1;
                        let there = twin.decision().expect("it is the same decision");
                        if decision.player == seat {
                            assert_eq!(space.numbers(&decision), space.numbers(&there));
                            numbered += 1;
                        }
                    }
                    game.choose_unchecked(dice.below(decision.options.len()));
                }
            }
        }
    }
    assert!(compared > 1000 && numbered > 200, "only {compared} and {numbered} were compared");
}

#[test]
fn a_seat_sees_its_own_hand_and_not_that_of_others() {
    let setup = Setup::base(Edition::Third, 3, 5);
    let catalog = splay_cards::catalog(setup.edition, setup.sets);
    let space = Space::new(catalog, 3);
    let observation = Observation::new(&space, false);
    let game = Game::new(catalog, &setup).unwrap();
    let places = observation.places();
    let place = |name: &str| places.iter().position(|place| place == name).unwrap();
    let piles = observation.fields().iter().find(|field| field.name == "piles").unwrap();
    assert_eq!(piles.shape, [3, 3, 1, 12]);
    for seat in game.state().seats() {
        let seen = observe(&observation, &space, &game, seat);
        let known = |card: CardId, name: &str| seen[space.card(card) * places.len() + place(name)] == 1;
        for card in catalog.ids() {
            let mine = game.state().table().zone_of(card) == Zone::hand(seat);
            assert_eq!(known(card, "hand +0"), mine);
            assert!(!known(card, "hand +1") && !known(card, "hand +2") && !known(card, "deck"));
        }
        for away in 0..3 {
            assert_eq!(seen[piles.start + away * 36 + 1], 2, "everybody holds two cards of age 1");
        }
    }
}

#[test]
fn what_was_shown_is_remembered() {
    let setup = Setup::base(Edition::Third, 2, 11);
    let catalog = splay_cards::catalog(setup.edition, setup.sets);
    let space = Space::new(catalog, 2);
    let observation = Observation::new(&space, true);
    let cards = |seen: &[i16]| seen[..observation.fields()[0].len()].iter().filter(|&&n| n == 1).count();
    let plain = Observation::new(&space, false);
    let mut more = 0;
    let mut dice = Dice::new(1);
    let mut game = splay_engine::Chronicle::new(catalog, setup).unwrap();
    while let Some(decision) = game.decision() {
        let seat = decision.player;
        let knowledge = game.knowledge(seat);
        let mut seen = vec![0; observation.len()];
        observation.write(&space, game.state(), Some(&decision), seat, Some(&knowledge), &mut seen);
        let by_looking = observe(&plain, &space, game.game(), seat);
        assert!(cards(&seen) >= cards(&by_looking));
        more += usize::from(cards(&seen) > cards(&by_looking));
        let choices = decision.options.len();
        game.choose_index(dice.below(choices)).unwrap();
    }
    assert!(more > 10, "only {more} times something was remembered");
}
