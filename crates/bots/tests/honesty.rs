//! A bot's choice must not change when cards hidden from its seat change places with others of
//! the same back.

use splay_bots::{Bot, Dice};
use splay_engine::{CardId, Color, Edition, Game, Seat, Seats, Set, Sets, Setup, Splay, Zone};

/// The cards a seat does not see, special achievements left out.
fn hidden_from(game: &Game, seat: Seat) -> Vec<CardId> {
    let table = game.state().table();
    Zone::all(game.state().players())
        .filter(|zone| !zone.seen_by(Seats::ALL).contains(seat))
        .flat_map(|zone| table.cards(zone).map(|card| card.id()).collect::<Vec<_>>())
        .filter(|&card| table.catalog().as_special(card).is_none())
        .collect()
}

#[test]
fn bots_do_not_see_hidden_cards() {
    let mut compared = 0;
    for edition in Edition::ALL {
        for (seed, sets) in (0_u64..).zip(Sets::tried(edition)) {
            let players = 2 + seed as usize % 3;
            let mut dice = Dice::new(seed);
            let setup = Setup::with(edition, sets, players, seed);
            let mut game = Game::new(splay_cards::catalog(edition, sets), &setup).unwrap();
            while let Some(decision) = game.decision() {
                let mut hidden = hidden_from(&game, decision.player);
                // What can be picked by its name is shown.
                let picked = |card| decision.options.iter().any(|option| option.card() == Some(card));
                hidden.retain(|&card| !picked(card));
                let one = hidden[dice.below(hidden.len())];
                let back = |card| game.catalog().back(card);
                let same_back: Vec<_> =
                    hidden.iter().copied().filter(|&card| back(card) == back(one)).collect();
                let other = same_back[dice.below(same_back.len())];
                let twin = game.with_exchanged(one, other).filter(|_| one != other);
                // What is hidden by now may have been seen in the course of the effect: then the seat could tell
                // the twin apart. That options tell nothing is tested with the engine.
                if let Some(twin) = twin.filter(|twin| twin.options() == game.options()) {
                    for bot in [Bot::Random, Bot::Greedy] {
                        let sees = bot.policy(seed).unwrap().choose(game.state(), &decision);
                        let twin_sees =
                            bot.policy(seed).unwrap().choose(twin.state(), &twin.decision().unwrap());
                        assert_eq!(sees, twin_sees, "{bot} looked at a hidden card");
                        compared += 1;
                    }
                }
                game.choose_unchecked(dice.below(game.options().len()));
            }
        }
    }
    assert!(compared > 1000, "only {compared} decisions were compared");
}

/// The cards that lie covered in stacks of others which are not splayed.
fn covered_from(game: &Game, seat: Seat) -> Vec<CardId> {
    let table = game.state().table();
    let others = game.state().seats().filter(|&other| other != seat);
    let stacks = others.flat_map(|other| Color::ALL.map(|color| (other, color)));
    stacks
        .filter(|&(other, color)| table.splay(other, color) == Splay::None)
        .flat_map(|(other, color)| table.cards(Zone::stack(other, color)).skip(1))
        .map(|card| card.id())
        .collect()
}

/// A policy is shown a game as it lies, as who joins a loaded one is: where boards are closed, what is
/// covered could be any card of the same back and color.
#[test]
fn greedy_does_not_see_covered_cards_where_they_are_closed() {
    let mut compared = 0;
    for seed in 0..6 {
        let edition = if seed % 2 == 0 { Edition::First } else { Edition::Third };
        let sets = if seed % 3 == 0 { Sets::BASE.with(Set::Echoes) } else { Sets::BASE };
        let mut dice = Dice::new(seed);
        let setup = Setup::with(edition, sets, 2, seed);
        let mut game = Game::new(splay_cards::catalog(edition, sets), &setup).unwrap();
        assert!(!game.state().rules().open_boards, "there is nothing to test");
        while let Some(decision) = game.decision() {
            let covered = covered_from(&game, decision.player);
            let hidden = hidden_from(&game, decision.player);
            let face = |card| (game.catalog().back(card), game.catalog().card(card).color());
            let pairs = covered.iter().flat_map(|&one| hidden.iter().map(move |&other| (one, other)));
            let pairs: Vec<_> = pairs.filter(|&(one, other)| face(one) == face(other)).collect();
            let pair = (!pairs.is_empty()).then(|| pairs[dice.below(pairs.len())]);
            if let Some(twin) = pair.and_then(|(one, other)| game.with_exchanged(one, other)) {
                let choose = |game: &Game| {
                    Bot::Greedy.policy(seed).unwrap().choose(game.state(), &game.decision().unwrap())
                };
                assert_eq!(choose(&game), choose(&twin), "it looked at a covered card");
                compared += 1;
            }
            game.choose_unchecked(dice.below(game.options().len()));
        }
    }
    assert!(compared > 300, "only {compared} decisions were compared");
}
