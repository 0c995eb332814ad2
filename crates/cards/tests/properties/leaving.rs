//! Who gives up in a game that goes on decides nothing more, takes nothing back, and is out when
//! the action ends (R-VIC-7).

use serde_json::json;
use splay_engine::{Card, Choice, Chronicle, Color, Edition, Icon, Prompt, Seat, Sets, Setup, Zone};

use crate::common::dice::Dice;
use crate::common::seatings::every_setup;
use crate::common::walk::{Snapshot, games, is_between_actions};

#[test]
fn who_gives_up_decides_nothing_more_and_is_out_when_the_action_ends() {
    for setup in every_setup().iter().filter(|setup| goes_on_without_one(setup)) {
        for (n, game) in games(setup).into_iter().enumerate() {
            give_up_on_the_way(game, &mut Dice::new(setup.seed * 10 + n as u64));
        }
    }
}

/// Climatology asks the player who demands for an icon, then the victim for cards with it, all in
/// one effect. The victim's answer must not be taken for the one nobody gives any more.
#[test]
fn an_answer_stays_with_the_player_who_gave_it() {
    let catalog = splay_cards::catalog(Edition::Fourth, Sets::BASE);
    let bears_person = |color| {
        let mut cards = catalog.innovations().map(|facts| facts.card);
        cards.find(|card| card.color() == color && card.has(Icon::Person) && !card.has(Icon::Leaf))
    };
    let tops: Vec<Card> = Color::ALL.into_iter().filter_map(bears_person).take(3).collect();
    let board: serde_json::Map<String, serde_json::Value> = tops
        .iter()
        .map(|card| (card.color().to_string(), json!({"cards": [catalog.title(card.id())]})))
        .collect();
    let position = json!({"edition": "fourth", "players": [
        {"board": {"blue": {"cards": ["Climatology"]}}}, {"board": board}, {},
    ]});
    let position = serde_json::from_value(position).expect("it has the form of a position");
    let mut game = Chronicle::from_position(catalog, position).expect("it is possible");
    let climatology = catalog.find("Climatology").expect("it is a card of the fourth edition");
    game.choose(Choice::Dogma(climatology)).expect("it is a top card");
    assert_eq!(game.decision().map(|open| open.prompt), Some(Prompt::Icon));
    game.concede(Seat::at(0)).expect("the others go on");
    let offered = tops.iter().map(|card| Choice::Card(card.id())).collect::<Vec<_>>();
    assert_eq!(game.game().options(), offered, "person is the last icon, all three have it");
    game.choose(offered[1]).expect("it is one of the options");
    assert_eq!(game.game().options(), [offered[0], offered[2]], "the card picked is gone");
}

fn goes_on_without_one(setup: &Setup) -> bool {
    setup.players > 2 && setup.rules().is_ok_and(|rules| rules.elimination)
}

fn give_up_on_the_way(mut game: Chronicle, dice: &mut Dice) {
    for _ in 0..dice.below(60) {
        choose(&mut game, dice);
    }
    let told = game.events().len();
    let before: Vec<_> = game.events().to_vec();
    let seat = Seat::at(dice.below(game.state().players()));
    if game.concede(seat).is_err() {
        return;
    }
    assert_eq!(game.events()[..told], before, "giving up does not change the past");
    let asked_then = game.state().turn();
    for _ in 0..40 {
        let decider = game.decision().map(|decision| decision.player);
        assert_ne!(decider, Some(seat), "who has given up is asked nothing");
        if is_between_actions(&game) && game.state().turn() > asked_then.max(1) {
            is_out(&game, seat);
        }
        let told = game.events().to_vec();
        choose(&mut game, dice);
        assert!(game.events().starts_with(&told), "a choice changed the past");
    }
    let again = game.record().replay(game.game().catalog()).expect("the game can be replayed");
    assert_eq!(Snapshot::of(again.game()), Snapshot::of(game.game()));
}

fn choose(game: &mut Chronicle, dice: &mut Dice) {
    if game.decision().is_some() {
        let index = dice.below(game.game().options().len());
        game.choose_index(index).expect("it is one of the options");
    }
}

fn is_out(game: &Chronicle, seat: Seat) {
    let state = game.state();
    assert!(!state.alive().contains(seat), "who gave up is out");
    let mut zones = Zone::all(state.players()).filter(|zone| zone.owner() == Some(seat));
    assert!(zones.all(|zone| state.table().is_empty(zone)), "who is out has no cards");
}
