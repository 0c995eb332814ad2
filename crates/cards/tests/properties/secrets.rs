//! Nothing leaks between actions: if two cards that a seat cannot see, with the same back, lay
//! in each other's places, it could not tell.

use splay_engine::{
    Card, CardId, Chronicle, Event, Game, Knowledge, Prompt, Seat, Seats, Shown, Splay, State, Zone,
    ZoneKind,
};

use crate::common::dice::Dice;
use crate::common::seatings::every_setup;
use crate::common::walk::{is_between_actions, walk_each};

#[test]
fn a_seat_cannot_tell_hidden_cards_with_the_same_back_apart() {
    let mut looks = Looks::default();
    walk_each(&every_setup(), |game, dice| {
        let quiet = game
            .decision()
            .is_some_and(|open| matches!(open.prompt, Prompt::Action | Prompt::FirstCard));
        for seat in two_seats(game, dice).iter() {
            if quiet {
                let pair = two_hidden_from(game.state(), seat, dice);
                looks.compare(game, seat, pair);
            } else if game.decision().is_some() {
                // An effect is under way. Cards in piles that nobody has touched have no part in
                // it; for those that have, see the twins.
                let pair = two_untouched(game, dice);
                looks.compare(game, seat, pair);
            }
        }
    });
    assert_eq!(looks.skipped, 0, "no exchange should lead to another decision");
    assert!(looks.tested > 100_000, "only {} exchanges were looked at", looks.tested);
}

#[test]
fn a_seat_cannot_tell_covered_cards_apart_where_they_are_closed() {
    let mut looks = Looks::default();
    walk_each(&every_setup(), |game, dice| {
        if is_between_actions(game) && !game.state().rules().open_boards {
            for seat in two_seats(game, dice).iter() {
                let pair = two_that_could_be_covered(game.state(), seat, dice);
                looks.compare(game, seat, pair);
                let catalog = game.game().catalog();
                let relics = |(one, other)| catalog.is_relic(one) || catalog.is_relic(other);
                if let Some((one, other)) = pair.filter(|&pair| !relics(pair)) {
                    joining_now_tells_no_more(game.game(), seat, one, other);
                }
            }
        }
    });
    assert!(looks.skipped == 0 && looks.tested > 10_000, "{looks:?}");
}

#[test]
fn closed_stacks_show_no_more_than_the_rules_allow() {
    walk_each(&every_setup(), |game, dice| {
        if dice.once_in(5) {
            let state = game.state();
            for viewer in state.seats() {
                state.seats().filter(|&owner| owner != viewer).for_each(|owner| {
                    shows_what_is_open(state, viewer, owner);
                });
            }
        }
    });
}

/// Who joins the game now has not seen what is covered, and can conclude nothing from it.
fn joining_now_tells_no_more(game: &Game, seat: Seat, one: CardId, other: CardId) {
    let twin = game.with_exchanged(one, other).expect("nothing is suspended");
    let concluded =
        |game: &Game| game.state().view_with(seat, &Knowledge::at_first_sight(game.state(), seat));
    assert_eq!(concluded(&twin), concluded(game), "{seat:?} is told of what it has not seen");
}

/// Whoever decides, and one of the others: over many moments everybody looks.
fn two_seats(game: &Chronicle, dice: &mut Dice) -> Seats {
    let anybody = Seat::at(dice.below(game.state().players()));
    game.decision().map(|open| open.player).into_iter().chain([anybody]).collect()
}

#[derive(Default, Debug)]
struct Looks {
    tested: usize,
    skipped: usize,
}

impl Looks {
    fn compare(&mut self, game: &Chronicle, seat: Seat, pair: Option<(CardId, CardId)>) {
        let Some((one, other)) = pair else { return };
        // A Relic lies face up in places where others do not.
        let catalog = game.game().catalog();
        if catalog.is_relic(one) || catalog.is_relic(other) {
            return;
        }
        let Some(twin) = game.game().with_exchanged(one, other) else {
            self.skipped += 1;
            return;
        };
        self.tested += 1;
        let title = |card| game.game().catalog().title(card);
        let what = format!("{seat:?} can tell {} from {}", title(one), title(other));
        assert_eq!(twin.state().view(seat), game.state().view(seat), "{what}");
        if game.decision().is_some_and(|open| open.player == seat) {
            assert_eq!(twin.options(), game.game().options(), "{what}");
        }
    }
}

/// Two cards hidden from a seat whose backs are the same; rather such as lie in a hand, in a
/// score pile or on top of a deck, where more depends on them.
pub fn two_hidden_from(state: &State, seat: Seat, dice: &mut Dice) -> Option<(CardId, CardId)> {
    let table = state.table();
    let hidden = cards_where(state, |zone| !zone.seen_by(Seats::ALL).contains(seat));
    let telling = |card: &&Card| {
        let zone = table.zone_of(card.id());
        zone.owner().is_some() || table.top(zone) == Some(**card)
    };
    let some: Vec<&Card> = hidden.iter().filter(telling).collect();
    let one = if some.is_empty() { dice.pick(&hidden) } else { *dice.pick(&some) };
    let like: Vec<&Card> =
        hidden.iter().filter(|card| back(state, card) == back(state, one) && *card != one).collect();
    let pair = (!like.is_empty()).then(|| (one.id(), dice.pick(&like).id()));
    // A Relic lies face up in places where others do not, and in no deck.
    let is_relic = |card| table.catalog().is_relic(card);
    pair.filter(|&(one, other)| !is_relic(one) && !is_relic(other))
}

/// A covered card on another's board that shows nothing, and a hidden one that could as well lie
/// there: of the same color and value.
fn two_that_could_be_covered(state: &State, seat: Seat, dice: &mut Dice) -> Option<(CardId, CardId)> {
    let table = state.table();
    let mut covered = cards_where(state, |zone| match zone.kind() {
        ZoneKind::Board { player, color } => player != seat && table.splay(player, color) == Splay::None,
        _ => false,
    });
    covered.retain(|card| table.top(table.zone_of(card.id())) != Some(*card));
    dice.shuffle(&mut covered);
    let elsewhere = cards_where(state, |zone| zone.owner().is_none());
    covered.iter().find_map(|one| {
        let alike =
            |other: &&Card| one.color() == other.color() && back(state, one) == back(state, other);
        let like: Vec<&Card> = elsewhere.iter().filter(alike).collect();
        (!like.is_empty()).then(|| (one.id(), dice.pick(&like).id()))
    })
}

fn back(state: &State, card: &Card) -> Zone {
    state.table().catalog().back(card.id())
}

fn cards_where(state: &State, fits: impl Fn(Zone) -> bool) -> Vec<Card> {
    let cards = state.table().catalog().innovations().map(|facts| facts.card);
    cards.filter(|card| fits(state.table().zone_of(card.id()))).collect()
}

/// Two cards with the same back in piles whose faces nobody sees, and which have not moved since
/// the last action began.
fn two_untouched(game: &Chronicle, dice: &mut Dice) -> Option<(CardId, CardId)> {
    let since = game.events().iter().rposition(|event| matches!(event, Event::Action { .. }));
    let moved = |card: CardId| {
        game.events_since(since.unwrap_or(0))
            .iter()
            .any(|event| matches!(event, Event::Moved { card: other, .. } if *other == card))
    };
    let face_down = cards_where(game.state(), |zone| zone.seen_by(Seats::ALL).is_empty());
    let one = *dice.pick(&face_down);
    let other = *dice.pick(&face_down);
    let same_back = back(game.state(), &one) == back(game.state(), &other);
    let fit = one != other && same_back && !moved(one.id()) && !moved(other.id());
    fit.then_some((one.id(), other.id()))
}

fn shows_what_is_open(state: &State, viewer: Seat, owner: Seat) {
    let (rules, view) = (state.rules(), state.view(viewer));
    for (color, stack) in &view.players[owner.index()].board {
        let size = state.table().len(Zone::stack(owner, *color));
        let splayed = stack.splay != Splay::None;
        let open = if splayed { rules.open_covered } else { rules.open_boards };
        assert_eq!(stack.cards.len(), if splayed || rules.open_counts { size } else { 1 });
        for (depth, card) in stack.cards.iter().enumerate() {
            match card {
                Shown::Face(_) => assert!(depth == 0 || open, "a covered face shows"),
                Shown::Covered { icons } => {
                    let shown = icons.iter().flatten().count();
                    // Of a city a splay to the left shows the image at the top right, too.
                    let upper = usize::from(icons.len() > 4);
                    assert!(depth > 0 && shown == stack.splay.slots() + upper);
                }
                Shown::Back { .. } => panic!("cards on a board are face up"),
            }
        }
    }
}
