//! Nothing leaks while an effect is carried out: two worlds that differ in two hidden cards are
//! played side by side, and as long as a seat is told the same, it sees the same and is offered
//! the same.

use splay_engine::{Audience, CardId, Catalog, Choice, Chronicle, Phrase, Position, Seat, Shown, Told};

use crate::common::dice::Dice;
use crate::common::seatings::some_setups_of_each_seating;
use crate::common::walk::{is_between_actions, retell, walk_each};
use crate::secrets::two_hidden_from;

#[test]
fn as_long_as_a_seat_is_told_the_same_it_sees_the_same() {
    let (mut compared, mut parted) = (0, 0);
    walk_each(&some_setups_of_each_seating(3), |game, dice| {
        if !is_between_actions(game) || !dice.once_in(2) {
            return;
        }
        let seat = Seat::at(dice.below(game.state().players()));
        if let Some((one, other)) = two_hidden_from(game.state(), seat, dice) {
            let mut twins = Twins::of(game, seat, one, other);
            while twins.compared < 12 && twins.are_alike() && twins.go_on(dice) {}
            compared += twins.compared;
            parted += usize::from(twins.parted);
        }
    });
    assert!(compared > 50_000, "only {compared} moments were compared");
    assert!(parted * 5 < compared, "{parted} pairs of twins parted after {compared} moments");
}

/// Two worlds, and the seat that should not tell them apart.
struct Twins {
    seat: Seat,
    exchanged: (CardId, CardId),
    here: Chronicle,
    there: Chronicle,
    /// How many events have been compared already.
    heard: usize,
    compared: usize,
    /// Whether something open to the seat has happened in one world and not in the other.
    parted: bool,
}

impl Twins {
    fn of(game: &Chronicle, seat: Seat, one: CardId, other: CardId) -> Twins {
        let catalog = game.game().catalog();
        let position = game.state().position();
        let begin = |position| Chronicle::from_position(catalog, position).expect("it is possible");
        Twins {
            seat,
            exchanged: (one, other),
            there: begin(exchange(&position, catalog.title(one), catalog.title(other))),
            here: begin(position),
            heard: 0,
            compared: 0,
            parted: false,
        }
    }

    /// Compares what the seat can see in both worlds; false if they have parted.
    fn are_alike(&mut self) -> bool {
        let decider = |world: &Chronicle| world.decision().map(|open| open.player);
        let moment = |world: &Chronicle| (decider(world), world.state().actions_left());
        // Who is thinking, and about which action, is open: twins also part if one world waits
        // for somebody and the other goes on.
        if self.told(&self.here) != self.told(&self.there) || moment(&self.here) != moment(&self.there) {
            self.parted = true;
            return false;
        }
        let what = || {
            let title = |card| self.catalog().title(card);
            let (one, other) = self.exchanged;
            format!("{:?}, {} or {}: {}", self.seat, title(one), title(other), retell(&self.here))
        };
        let (here, there) = (&self.here, &self.there);
        assert_eq!(there.state().view(self.seat), here.state().view(self.seat), "{}", what());
        assert_eq!(there.outcome(), here.outcome(), "{}", what());
        if decider(here) == Some(self.seat) {
            let asked = |world: &Chronicle| world.decision().map(|open| (open.prompt, open.source));
            assert_eq!(asked(there), asked(here), "{}", what());
            assert_eq!(there.game().options(), here.game().options(), "{}", what());
            assert_eq!(words(there), words(here), "{}", what());
        }
        self.heard = self.here.events().len();
        self.compared += 1;
        true
    }

    fn catalog(&self) -> &'static Catalog {
        self.here.game().catalog()
    }

    fn told(&self, world: &Chronicle) -> Vec<Told> {
        let to = Audience::Seat(self.seat);
        world.events_since(self.heard).iter().map(|event| event.told(self.catalog(), to)).collect()
    }

    /// Makes the same choice in both worlds; false if the game is over or the other world does
    /// not have it.
    fn go_on(&mut self, dice: &mut Dice) -> bool {
        if self.here.decision().is_none() {
            return false;
        }
        let choice = *dice.pick(self.here.game().options());
        // Others may hold one of the exchanged cards in place of the other.
        let options = self.there.game().options();
        let same = [self.with_cards_exchanged(choice), choice];
        let Some(&same) = same.iter().find(|choice| options.contains(choice)) else {
            self.parted = true;
            return false;
        };
        self.here.choose(choice).expect("it is one of the options");
        self.there.choose(same).expect("it is one of the options");
        true
    }

    fn with_cards_exchanged(&self, choice: Choice) -> Choice {
        let (one, other) = self.exchanged;
        let exchange = |card| match card {
            card if card == one => other,
            card if card == other => one,
            card => card,
        };
        match choice {
            Choice::Meld(card) => Choice::Meld(exchange(card)),
            Choice::Card(card) => Choice::Card(exchange(card)),
            other => other,
        }
    }
}

/// What is asked and what can be answered, as the player who decides reads it.
fn words(world: &Chronicle) -> Vec<Phrase> {
    let (speaker, Some(decision)) = (world.speaker(), world.decision()) else { return Vec::new() };
    let options = decision.options.iter();
    let options = options.map(|&choice| speaker.option(world.state(), &decision, choice));
    std::iter::once(speaker.prompt(&decision)).chain(options).collect()
}

/// The position with two cards in each other's places.
fn exchange(position: &Position, one: &str, other: &str) -> Position {
    let mut twin = position.clone();
    let exchange = |shown: &mut Shown| {
        if let Shown::Face(title) = shown {
            if title == one {
                other.clone_into(title);
            } else if title == other {
                one.clone_into(title);
            }
        }
    };
    let piles = twin.players.iter_mut().flat_map(|player| {
        [&mut player.hand, &mut player.score, &mut player.achievements, &mut player.forecast]
    });
    let decks = twin.decks.values_mut().flat_map(|decks| decks.values_mut());
    let common = [&mut twin.removed, &mut twin.junk].into_iter().chain(twin.achievements.as_mut());
    piles.chain(decks).chain(common).flatten().for_each(exchange);
    twin
}
