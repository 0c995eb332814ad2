//! What a seat may see: made here, and all that ever leaves the engine toward that seat.

use std::collections::BTreeMap;

use crate::card::{Card, CardId};
use crate::color::Color;
use crate::icon::Icon;
use crate::knowledge::Knowledge;
use crate::position::{Civilization, Position, Shown, Stack, Turn};
use crate::record::Ending;
use crate::rules::{Options, Rules};
use crate::seat::{Seat, Seats};
use crate::splay::Splay;
use crate::state::{State, Step};
use crate::zone::{Zone, ZoneKind};

impl State {
    /// The position in full.
    #[must_use]
    pub fn position(&self) -> Position {
        Viewer { state: self, eyes: Eyes::All, knowledge: None }.position()
    }

    /// The position as a seat may see it.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Position {
        Viewer { state: self, eyes: Eyes::Of(seat), knowledge: None }.position()
    }

    /// The position as a seat may see it, with the hidden cards it can identify marked as seen.
    #[must_use]
    pub fn view_with(&self, seat: Seat, knowledge: &Knowledge) -> Position {
        Viewer { state: self, eyes: Eyes::Of(seat), knowledge: Some(knowledge) }.position()
    }

    /// Whether a player may look at the covered cards of a zone, if it is a stack: those of their
    /// own, and what the rules open.
    #[must_use]
    pub fn may_look_beneath(&self, viewer: Seat, zone: Zone) -> bool {
        zone.owner() == Some(viewer) || self.is_open_beneath(zone)
    }

    /// Whether the rules open the covered cards of a zone, if it is a stack (RUL-12).
    fn is_open_beneath(&self, zone: Zone) -> bool {
        match zone.kind() {
            ZoneKind::Board { player, color } if self.table.splay(player, color) == Splay::None => {
                self.rules.open_boards
            }
            ZoneKind::Board { .. } => self.rules.open_covered,
            ZoneKind::Deck { .. } | ZoneKind::Pile { .. } | ZoneKind::Common { .. } => true,
        }
    }

    /// The position as somebody may see it who does not play.
    #[must_use]
    pub fn view_from_outside(&self) -> Position {
        Viewer { state: self, eyes: Eyes::Outside, knowledge: None }.position()
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eyes {
    /// Somebody to whom everything is open.
    All,
    /// The player at a seat.
    Of(Seat),
    /// Somebody who watches and holds no cards.
    Outside,
}

struct Viewer<'a> {
    state: &'a State,
    eyes: Eyes,
    knowledge: Option<&'a Knowledge>,
}

impl Viewer<'_> {
    fn position(&self) -> Position {
        let state = self.state;
        let decks_of = |set| {
            let ages = 1..=state.rules.last_age.get();
            ages.map(|age| (age, self.deck(Zone::deck(set, age.into())))).collect()
        };
        let deciding = state.step.sets_up().unwrap_or(state.current);
        Position {
            edition: state.rules.edition,
            sets: state.rules.sets,
            players: state.seats().map(|seat| self.civilization(seat)).collect(),
            // Relics that nobody has stand among what can be had.
            achievements: Some([Zone::AVAILABLE, Zone::RELICS].map(|zone| self.pile(zone)).concat()),
            decks: state.rules.sets.iter().map(|set| (set, decks_of(set))).collect(),
            removed: self.pile(Zone::REMOVED),
            junk: self.pile(Zone::JUNK),
            turn: Turn {
                seat: deciding.index(),
                actions: state.actions,
                number: Some(state.turn),
                used: state.used,
                begun: self.has_begun(),
            },
            teams: if state.has_teams { self.teams() } else { Vec::new() },
            options: self.options(),
            outcome: state.outcome.map(|outcome| Ending::of(outcome, state.table.catalog())),
        }
    }

    /// Whether the current player is past the display they still have.
    fn has_begun(&self) -> bool {
        let display = Zone::display(self.state.current);
        self.state.step != Step::Display && !self.state.table.is_empty(display)
    }

    fn options(&self) -> Options {
        let rules = self.state.rules;
        let book = Rules::of(rules.edition, rules.sets, self.state.players(), self.state.has_teams);
        let differs = |now: bool, usual: bool| (now != usual).then_some(now);
        // Who chooses the distance rule has no parley unless they say so.
        let usual_parley = book.parley && !rules.distance;
        Options {
            longer: differs(rules.longer, book.longer),
            distance: differs(rules.distance, book.distance),
            parley: differs(rules.parley, usual_parley),
            open_covered: differs(rules.open_covered, book.open_covered),
            open_counts: differs(rules.open_counts, book.open_counts),
            proof: differs(rules.proof, book.proof),
            relics: differs(rules.relics, book.relics),
            iello_words: None,
        }
    }

    fn teams(&self) -> Vec<Vec<usize>> {
        let mut teams: BTreeMap<u8, Vec<usize>> = BTreeMap::new();
        for seat in self.state.seats() {
            teams.entry(self.state.teams[seat]).or_default().push(seat.index());
        }
        teams.into_values().collect()
    }

    fn civilization(&self, seat: Seat) -> Civilization {
        let state = self.state;
        let counts = state.icons(seat);
        let mut civilization = Civilization {
            board: Color::ALL
                .into_iter()
                .filter(|&color| !state.table.is_empty(Zone::stack(seat, color)))
                .map(|color| (color, self.stack(seat, color)))
                .collect(),
            points: Some(state.points(seat)),
            icons: Some(Icon::ALL.into_iter().map(|icon| (icon, counts.get(icon))).collect()),
            tucked: state.tucked[seat],
            scored: state.scored[seat],
            out: !state.alive.contains(seat),
            first: self.first_card(seat),
            ..Civilization::default()
        };
        for pile in state.rules.piles.iter() {
            *civilization.pile_mut(pile) = self.pile(Zone::pile(seat, pile));
        }
        civilization
    }

    /// The first card that a player has picked and that is not yet shown: theirs alone to see.
    fn first_card(&self, seat: Seat) -> Option<Shown> {
        let open = self.eyes == Eyes::All || self.eyes == Eyes::Of(seat);
        let picked = self.state.step.sets_up().is_some_and(|next| seat < next);
        (open && picked).then(|| self.face(self.state.first_cards[seat]))
    }

    fn stack(&self, seat: Seat, color: Color) -> Stack {
        let zone = Zone::stack(seat, color);
        let splay = self.state.table.splay(seat, color);
        let open = match self.eyes {
            Eyes::All => true,
            Eyes::Of(viewer) => self.state.may_look_beneath(viewer, zone),
            Eyes::Outside => self.state.is_open_beneath(zone),
        };
        let counted = open || splay != Splay::None || self.state.rules.open_counts;
        let cards = self
            .state
            .table
            .cards(zone)
            .enumerate()
            .take_while(|&(depth, _)| depth == 0 || counted)
            .map(
                |(depth, card)| {
                    if depth == 0 || open { self.face(card.id()) } else { self.covered(card, splay) }
                },
            )
            .collect();
        Stack { cards, splay }
    }

    fn covered(&self, card: Card, splay: Splay) -> Shown {
        let printed = self.state.table.catalog().facts(card.id()).slots;
        let mut icons = vec![None; 4];
        for &slot in splay.shows() {
            if let Some(icon) = printed.get(slot) {
                // That a card has six slots is seen by the upper ones only.
                icons.resize(icons.len().max(slot as usize + 1), None);
                icons[slot as usize] = Some(icon);
            }
        }
        Shown::Covered { icons }
    }

    /// A pile off the board. Those who may look see it as it lies; the others see backs, in an
    /// order that tells nothing.
    fn pile(&self, zone: Zone) -> Vec<Shown> {
        let open = match self.eyes {
            Eyes::All => true,
            Eyes::Of(viewer) => zone.seen_by(Seats::ALL).contains(viewer),
            // What everybody sees, those see too who only watch.
            Eyes::Outside => zone.seen_by(Seats::ALL) == Seats::ALL,
        };
        if open {
            return self.state.table.cards(zone).map(|card| self.face(card.id())).collect();
        }
        let cards = self.state.by_backs(zone);
        if cards.is_empty() {
            return Vec::new();
        }
        let mut shown: Vec<Shown> = Vec::with_capacity(cards.len());
        let (mut specials, cards): (Vec<_>, Vec<_>) =
            cards.into_iter().partition(|&id| self.state.table.catalog().is_face_up_among(id, zone));
        // Open cards in an order that hangs on the secret would betray something of it.
        specials.sort();
        let mut known: Vec<CardId> =
            self.knowledge.map(|knowledge| knowledge.surely_in(zone)).unwrap_or_default();
        known.retain(|id| !specials.contains(id));
        known.sort();
        for id in cards {
            // Which of several equal backs is the one that was seen cannot be told: the marks
            // stand on the first of them.
            let back = self.state.table.catalog().back(id);
            let seen = known.iter().position(|&k| self.state.table.catalog().back(k) == back);
            let seen = seen.map(|n| self.state.table.catalog().title(known.remove(n)).to_owned());
            shown.push(self.back(id, seen));
        }
        shown.extend(specials.into_iter().map(|id| self.face(id)));
        shown
    }

    fn deck(&self, zone: Zone) -> Vec<Shown> {
        match self.eyes {
            Eyes::All => self.state.table.cards(zone).map(|card| self.face(card.id())).collect(),
            Eyes::Of(_) | Eyes::Outside => {
                let cards = self.state.table.cards(zone);
                let known = self.knowledge.map(|knowledge| knowledge.deck(zone)).unwrap_or_default();
                cards
                    .enumerate()
                    .map(|(depth, card)| {
                        let seen = known.get(depth).copied().flatten();
                        let title = seen.map(|id| self.state.table.catalog().title(id).to_owned());
                        self.back(card.id(), title)
                    })
                    .collect()
            }
        }
    }

    fn face(&self, id: CardId) -> Shown {
        Shown::Face(self.state.table.catalog().title(id).to_owned())
    }

    fn back(&self, id: CardId, seen: Option<String>) -> Shown {
        let facts = self.state.table.catalog().facts(id);
        Shown::Back { age: facts.card.value(), set: facts.set, seen }
    }
}
