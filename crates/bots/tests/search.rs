//! The search: honest, legal, repeatable, bounded, and stopped at once.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use splay_bots::{Bot, Budget, Dice, Memory, Search, Sight, Tape, think};
use splay_engine::{
    CardId, Chronicle, Edition, Game, Knowledge, Seats, Set, Sets, Setup, Zone, ZoneKind,
};

fn tries(n: u32) -> Search {
    Search::new(Budget::Tries(n))
}

fn go_on() -> AtomicBool {
    AtomicBool::new(false)
}

/// A game that has gone on at random for a while.
fn some_game(setup: Setup, choices: usize) -> Chronicle {
    let mut dice = Dice::new(setup.seed);
    let mut game = Chronicle::new(splay_cards::catalog(setup.edition, setup.sets), setup).unwrap();
    for _ in 0..choices {
        let Some(decision) = game.decision() else { break };
        let index = dice.below(decision.options.len());
        game.choose_index(index).unwrap();
    }
    game
}

/// Whether a seat cannot know which of two cards lies in which place.
fn can_be_exchanged(game: &Game, knowledge: &Knowledge, one: CardId, other: CardId) -> bool {
    let table = game.state().table();
    let placed = |card: CardId| {
        let zone = table.zone_of(card);
        let in_deck = matches!(zone.kind(), ZoneKind::Deck { .. });
        in_deck && knowledge.deck(zone).contains(&Some(card))
    };
    let (here, there) = (table.zone_of(one), table.zone_of(other));
    let same_deck = here == there && matches!(here.kind(), ZoneKind::Deck { .. });
    table.catalog().back(one) == table.catalog().back(other)
        && !placed(one)
        && !placed(other)
        && (same_deck || !knowledge.is_sure(one) && !knowledge.is_sure(other))
        && knowledge.allows(one, there)
        && knowledge.allows(other, here)
}

#[test]
fn the_search_does_not_see_hidden_cards() {
    let mut compared = 0;
    let kinds = Edition::ALL
        .into_iter()
        .flat_map(|edition| Sets::tried(edition).map(move |sets| (edition, sets)));
    for (edition, sets) in kinds {
        let players = if edition == Edition::Fourth { 3 } else { 2 };
        // Pairs of expansions are many.
        for seed in 0..if sets.expansions() == 2 { 1 } else { 2 } {
            let mut dice = Dice::new(seed);
            let mut game = some_game(Setup::with(edition, sets, players, seed), 10);
            while let Some(decision) = game.decision() {
                let knowledge = game.knowledge(decision.player);
                let hidden: Vec<CardId> = Zone::all(players)
                    .filter(|zone| !zone.seen_by(Seats::ALL).contains(decision.player))
                    .flat_map(|zone| {
                        game.state().table().cards(zone).map(|c| c.id()).collect::<Vec<_>>()
                    })
                    .collect();
                let one = hidden[dice.below(hidden.len())];
                let partner = hidden.iter().copied().find(|&other| {
                    other != one && can_be_exchanged(game.game(), &knowledge, one, other)
                });
                let twin = partner.and_then(|other| game.game().with_exchanged(one, other));
                if let Some(twin) = twin.filter(|_| dice.below(4) == 0) {
                    let here = think(game.game(), &knowledge, &tries(25), seed, &go_on()).unwrap();
                    let there = think(&twin, &knowledge, &tries(25), seed, &go_on()).unwrap();
                    assert_eq!(here.opinions, there.opinions, "{edition} edition, seed {seed}");
                    compared += 1;
                }
                let index = dice.below(game.game().options().len());
                game.choose_index(index).unwrap();
            }
        }
    }
    assert!(compared > 200, "only {compared} decisions were compared");
}

#[test]
fn with_no_time_at_all_it_answers_with_its_best_guess() {
    for choices in [0, 5, 40, 90] {
        let game = some_game(Setup::base(Edition::Third, 2, 3), choices);
        let Some(decision) = game.decision() else { continue };
        let knowledge = game.knowledge(decision.player);
        let nothing = [tries(0), Search::new(Budget::Time(Duration::ZERO))];
        for search in nothing {
            let thought = think(game.game(), &knowledge, &search, 1, &go_on()).unwrap();
            assert!(thought.index < decision.options.len());
        }
        let stopped = AtomicBool::new(true);
        let forever = Search::new(Budget::Time(Duration::from_secs(3600)));
        let thought = think(game.game(), &knowledge, &forever, 1, &stopped).unwrap();
        assert!(thought.index < decision.options.len());
    }
}

#[test]
fn the_same_seed_thinks_the_same_also_on_two_threads() {
    let game = some_game(Setup::base(Edition::Fourth, 2, 8), 60);
    let knowledge = game.knowledge(game.decision().unwrap().player);
    let search = Search { threads: 2, ..tries(200) };
    let one = think(game.game(), &knowledge, &search, 5, &go_on()).unwrap();
    let other = think(game.game(), &knowledge, &search, 5, &go_on()).unwrap();
    assert_eq!(one, other);
    assert_eq!(one.tries, 400);
}

#[test]
fn what_was_taped_can_be_played_without_thinking() {
    for choices in [0, 20, 55, 90] {
        let game = some_game(Setup::base(Edition::Third, 2, 4), choices);
        let Some(decision) = game.decision() else { continue };
        let knowledge = game.knowledge(decision.player);
        let tape = Tape::of(game.game(), &knowledge, 60, 5).unwrap();
        assert!(tape.play(), "after {choices} choices, other games were played than searched");
    }
}

#[test]
fn who_peeks_sees_hands_but_not_decks() {
    let peeking = Search { sight: Sight::Peeking, ..tries(25) };
    let (mut in_decks, mut in_hands, mut noticed) = (0, 0, 0);
    for seed in 0..40 {
        let game = some_game(Setup::base(Edition::Third, 2, seed), 50);
        let Some(decision) = game.decision() else { continue };
        let knowledge = game.knowledge(decision.player);
        let table = game.state().table();
        let rival = Zone::hand(game.state().opponents(decision.player).iter().next().unwrap());
        let here = think(game.game(), &knowledge, &peeking, seed, &go_on()).unwrap();
        let deck_cards: Vec<CardId> = Zone::all(2)
            .filter(|zone| zone.is_deck())
            .flat_map(|zone| table.cards(zone))
            .map(|c| c.id())
            .collect();
        let hand_cards: Vec<CardId> = table.cards(rival).map(|c| c.id()).collect();
        for (ones, is_hand) in [(&deck_cards, false), (&hand_cards, true)] {
            for &one in ones.iter().take(4) {
                let fits = |&&other: &&CardId| {
                    other != one && can_be_exchanged(game.game(), &knowledge, one, other)
                };
                let Some(&other) = deck_cards.iter().find(fits) else { continue };
                let Some(twin) = game.game().with_exchanged(one, other) else { continue };
                let there = think(&twin, &knowledge, &peeking, seed, &go_on()).unwrap();
                if is_hand {
                    in_hands += 1;
                    noticed += usize::from(here.opinions != there.opinions);
                } else {
                    in_decks += 1;
                    assert_eq!(here.opinions, there.opinions, "it saw what lies in a deck");
                }
            }
        }
    }
    assert!(in_decks > 100 && in_hands > 10, "{in_decks} and {in_hands} exchanges");
    assert!(2 * noticed > in_hands, "it noticed {noticed} of {in_hands} exchanged hand cards");
}

#[test]
fn a_hand_of_all_cards_is_not_too_much() {
    let sets = Sets::BASE.with(Set::Echoes);
    let catalog = splay_cards::catalog(Edition::Third, sets);
    let titles = catalog.ids().filter(|&id| catalog.as_special(id).is_none());
    let titles: Vec<&str> = titles.map(|id| catalog.facts(id).title).collect();
    let text = serde_json::json!({
        "edition": "third",
        "sets": ["base", "echoes"],
        "achievements": [],
        "players": [{"hand": titles}, {}],
        "turn": {"seat": 0, "actions": 2},
    });
    let game = Chronicle::from_position(catalog, serde_json::from_value(text).unwrap()).unwrap();
    assert!(game.decision().unwrap().options.len() > 200);
    for bot in ["greedy", "mcts:40", "cheating:20", "beginner", "easy"] {
        let index = Bot::from_name(bot).unwrap().brain(1).choose(&game, &go_on());
        assert!(index < game.decision().unwrap().options.len());
    }
}

#[test]
fn a_full_tree_grows_no_further_and_goes_on_thinking() {
    let game = some_game(Setup::base(Edition::Third, 2, 8), 60);
    let knowledge = game.knowledge(game.decision().unwrap().player);
    let search = Search { most_nodes: 10, ..tries(300) };
    let thought = think(game.game(), &knowledge, &search, 5, &go_on()).unwrap();
    assert_eq!(thought.tries, 300);
}

#[test]
fn every_bot_plays_every_kind_of_game_to_the_end() {
    let teams = |teams: &[&[usize]]| teams.iter().map(|team| team.to_vec()).collect::<Vec<_>>();
    let mut setups: Vec<Setup> = Vec::new();
    for edition in Edition::ALL {
        setups.extend((2..=4).map(|players| Setup::base(edition, players, 11)));
        setups.push(Setup { teams: teams(&[&[0, 2], &[1, 3]]), ..Setup::base(edition, 4, 12) });
    }
    setups.push(Setup { teams: teams(&[&[0, 2], &[1]]), ..Setup::base(Edition::Fourth, 3, 13) });
    for setup in setups {
        let bots = ["mcts:6", "beginner", "easy", "greedy"];
        let mut brains: Vec<_> =
            (0..setup.players).map(|n| Bot::from_name(bots[n % 4]).unwrap().brain(n as u64)).collect();
        let mut game = Chronicle::new(splay_cards::catalog(setup.edition, setup.sets), setup).unwrap();
        while let Some(player) = game.decision().map(|decision| decision.player) {
            let index = brains[player.index()].choose(&game, &go_on());
            game.choose_index(index).unwrap();
        }
        assert!(game.outcome().is_some());
    }
}

#[test]
fn a_memory_that_follows_knows_what_a_fresh_one_knows() {
    let mut dice = Dice::new(2);
    let mut game = some_game(Setup::base(Edition::Third, 2, 2), 0);
    let seat = game.state().seats().next().unwrap();
    let mut memory = Memory::of(&game, seat);
    for step in 0.. {
        let Some(decision) = game.decision() else { break };
        let index = dice.below(decision.options.len());
        game.choose_index(index).unwrap();
        if step % 17 == 5 {
            game.undo().unwrap();
            game.undo().unwrap();
        }
        if step % 3 == 0 {
            let fresh = game.knowledge(seat);
            let followed = memory.follow(&game);
            for card in game.game().catalog().ids() {
                assert!(fresh.could_be_in(card).eq(followed.could_be_in(card)), "step {step}");
            }
        }
    }
}
