//! What a seat may know, as one array of small numbers in which named fields lie one after the other.
//!
//! Everything is told from the seat that looks: seats are counted clockwise from it. By looking, a
//! seat sees the faces it may see and counts backs elsewhere; with a memory it also has the cards
//! that it can place by what it was told before.

use splay_engine::{
    Age, CardId, Color, Common, Decision, Icon, Knowledge, Pile, PromptKind, Seat, Seats, Set, Splay,
    State, Verb, Zone, ZoneKind,
};

use crate::space::Space;
use crate::words::{self, DEEDS, PROMPTS};

/// The version of the fields: their order, their shapes and what they mean.
pub const OBSERVATION_VERSION: &str = "splay-observation/1";

/// Ages from 0 to the highest of any edition.
const AGES: usize = Age::HIGHEST.index() + 1;
/// The icons that are counted.
const ICONS: usize = Icon::ALL.len();
/// How many effects of one card can be told apart.
const EFFECTS: usize = 8;

/// A part of an observation: its name, where it begins, and its shape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The name.
    pub name: &'static str,
    /// What its numbers say.
    pub about: &'static str,
    /// Where it begins in the flat array.
    pub start: usize,
    /// Its shape.
    pub shape: Vec<usize>,
}

impl Field {
    /// How many numbers it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Places that are nobody's: deck, available, junk, removed, relics.
const COMMON: usize = 5;
/// Places on a board: top and covered.
const BOARD: usize = 2;

/// How observations of the games of a space are laid out, and how they are made.
pub struct Observation {
    fields: Vec<Field>,
    players: usize,
    sets: Vec<Set>,
    piles: Vec<Pile>,
    places: usize,
    has_memory: bool,
    prompts: [usize; PromptKind::COUNT],
    deeds: [usize; Verb::COUNT],
    at: Starts,
}

/// Where each field begins.
#[derive(Default)]
struct Starts {
    cards: usize,
    decks: usize,
    available: usize,
    junk: usize,
    removed: usize,
    piles: usize,
    sizes: usize,
    splays: usize,
    stack_icons: usize,
    icons: usize,
    marks: usize,
    points: usize,
    achievements: usize,
    this_turn: usize,
    alive: usize,
    partners: usize,
    turn: usize,
    current: usize,
    decider: usize,
    actor: usize,
    source: usize,
    effect: usize,
    prompt: usize,
    verb: usize,
    could: usize,
    next: usize,
}

impl Observation {
    /// The layout for the games of a space; with a memory there are two fields more.
    #[must_use]
    pub fn new(space: &Space, has_memory: bool) -> Observation {
        let (players, sets, piles) = (space.players(), space.sets(), space.piles());
        let (cards, colors) = (space.cards().len(), Color::ALL.len());
        let places = COMMON + players * (BOARD + piles.len());
        let mut fields: Vec<Field> = Vec::new();
        let mut add = |name, about, shape: &[usize]| {
            let start = fields.last().map_or(0, |last: &Field| last.start + last.len());
            fields.push(Field { name, about, start, shape: shape.to_vec() });
            start
        };
        let s = sets.len();
        let mut at = Starts {
            cards: add(
                "cards",
                "1 where the seat knows this card to be in this place",
                &[cards, places],
            ),
            decks: add("decks", "cards left in each deck", &[s, AGES]),
            available: add("available", "available achievements, by back", &[s, AGES]),
            junk: add("junk", "junked cards, by back", &[s, AGES]),
            removed: add("removed", "removed cards, by back", &[s, AGES]),
            piles: add("piles", "cards in each pile, by back", &[players, piles.len(), s, AGES]),
            sizes: add("sizes", "cards in each stack; 1 where only its top is open", &[players, colors]),
            splays: add("splays", "how each stack is splayed", &[players, colors]),
            stack_icons: add("stack_icons", "visible icons of each stack", &[players, colors, ICONS]),
            icons: add("icons", "visible icons", &[players, ICONS]),
            marks: add("marks", "visible bonuses, the highest of them, echo effects", &[players, 3]),
            points: add("points", "the score", &[players]),
            achievements: add("achievements", "achievements, partners' included", &[players]),
            this_turn: add("this_turn", "cards tucked and scored this turn", &[players, 2]),
            alive: add("alive", "1 for who is still in the game", &[players]),
            partners: add("partners", "1 for oneself and one's partners", &[players]),
            turn: add("turn", "the number of the turn, actions left, achievements to win", &[3]),
            current: add("current", "1 for whose turn it is", &[players]),
            decider: add("decider", "1 for who decides", &[players]),
            actor: add("actor", "1 for whose Dogma action is under way", &[players]),
            source: add("source", "1 for the card whose effect asks", &[cards]),
            effect: add("effect", "1 for which of the effects of that card", &[EFFECTS]),
            prompt: add("prompt", "1 for the kind of question, if the seat decides", &[PROMPTS.room]),
            verb: add("verb", "1 for what will be done, if the seat decides", &[DEEDS.room]),
            ..Starts::default()
        };
        if has_memory {
            at.could =
                add("could", "1 where this card can be, by all the seat was told", &[cards, places]);
            at.next = add("next", "1 for a card known to be next in its deck", &[cards]);
        }
        let (prompts, deeds) = (words::prompts(), words::deeds());
        Observation { fields, players, sets, piles, places, has_memory, prompts, deeds, at }
    }

    /// The fields, in their order.
    #[must_use]
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// How many numbers an observation has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.fields.last().map_or(0, |last| last.start + last.len())
    }

    /// Never: there is always something to see.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    /// Whether it asks for what the seat remembers.
    #[must_use]
    pub fn has_memory(&self) -> bool {
        self.has_memory
    }

    /// The names of the places in which cards can be, for a seat that looks.
    #[must_use]
    pub fn places(&self) -> Vec<String> {
        let common = ["deck", "available", "junk", "removed", "relics"].map(str::to_owned);
        let of_player = |away: usize| {
            let board = ["top", "covered"].into_iter();
            board
                .chain(self.piles.iter().map(|pile| pile.name()))
                .map(move |name| format!("{name} +{away}"))
        };
        common.into_iter().chain((0..self.players).flat_map(of_player)).collect()
    }

    /// Writes what a seat may know into an array.
    ///
    /// # Panics
    /// If the array is shorter than an observation.
    pub fn write(
        &self,
        space: &Space,
        state: &State,
        decision: Option<&Decision<'_>>,
        seat: Seat,
        knowledge: Option<&Knowledge>,
        into: &mut [i16],
    ) {
        let into = &mut into[..self.len()];
        into.fill(0);
        let mut view = View { of: self, space, state, seat, into };
        view.decks_and_common();
        for (away, player) in view.around() {
            view.board(away, player);
            view.piles(away, player);
            view.counts(away, player);
        }
        view.turn(decision);
        if let Some(knowledge) = knowledge.filter(|_| self.has_memory) {
            view.memory(knowledge);
        }
    }
}

/// One seat looking at one state.
struct View<'a> {
    of: &'a Observation,
    space: &'a Space,
    state: &'a State,
    seat: Seat,
    into: &'a mut [i16],
}

impl View<'_> {
    /// Every seat with how far clockwise it is.
    fn around(&self) -> impl Iterator<Item = (usize, Seat)> + use<> {
        let (first, players) = (self.seat.index(), self.of.players);
        (0..players).map(move |away| (away, Seat::at((first + away) % players)))
    }

    fn away(&self, seat: Seat) -> usize {
        (seat.index() + self.of.players - self.seat.index()) % self.of.players
    }

    /// Where the places of a player begin.
    fn places_of(&self, away: usize) -> usize {
        COMMON + away * (BOARD + self.of.piles.len())
    }

    fn know(&mut self, card: CardId, place: usize) {
        self.into[self.of.at.cards + self.space.card(card) * self.of.places + place] = 1;
    }

    fn count(&mut self, start: usize, card: splay_engine::Card) {
        self.into[start + self.space.set(card.set()) * AGES + card.value().index()] += 1;
    }

    fn decks_and_common(&mut self) {
        let (of, state) = (self.of, self.state);
        for (n, &set) in of.sets.iter().enumerate() {
            for age in 1..AGES {
                let left = state.table().len(Zone::deck(set, Age::at(age)));
                self.into[of.at.decks + n * AGES + age] = left as i16;
            }
        }
        let common = [
            (Zone::AVAILABLE, of.at.available),
            (Zone::JUNK, of.at.junk),
            (Zone::REMOVED, of.at.removed),
        ];
        for (place, (zone, start)) in (1..).zip(common) {
            for card in state.table().cards(zone) {
                self.count(start, card);
                if state.table().catalog().is_seen_by_all(card.id(), zone) {
                    self.know(card.id(), place);
                }
            }
        }
        for card in state.table().cards(Zone::RELICS) {
            self.know(card.id(), COMMON - 1);
        }
    }

    fn board(&mut self, away: usize, player: Seat) {
        let (of, state) = (self.of, self.state);
        let table = state.table();
        let top = self.places_of(away);
        for color in Color::ALL {
            let zone = Zone::stack(player, color);
            let stack = away * Color::ALL.len() + color.index();
            if table.is_empty(zone) {
                continue;
            }
            let open = state.may_look_beneath(self.seat, zone);
            let splay = table.splay(player, color);
            let counted = open || splay != Splay::None || state.rules().open_counts;
            self.into[of.at.sizes + stack] = if counted { table.len(zone) as i16 } else { 1 };
            self.into[of.at.splays + stack] = splay.index() as i16;
            let icons = table.stack_icons(player, color);
            for (n, &icon) in Icon::ALL.iter().enumerate() {
                self.into[of.at.stack_icons + stack * ICONS + n] = icons.get(icon) as i16;
            }
            for (depth, card) in
                table.cards(zone).enumerate().take_while(|&(depth, _)| depth == 0 || open)
            {
                self.know(card.id(), top + usize::from(depth > 0));
            }
        }
    }

    fn piles(&mut self, away: usize, player: Seat) {
        let (of, state) = (self.of, self.state);
        let first = self.places_of(away) + BOARD;
        for (n, &pile) in of.piles.iter().enumerate() {
            let zone = Zone::pile(player, pile);
            let start = of.at.piles + (away * of.piles.len() + n) * of.sets.len() * AGES;
            let open = zone.seen_by(Seats::ALL).contains(self.seat);
            for card in state.table().cards(zone) {
                self.count(start, card);
                if open || state.table().catalog().is_seen_by_all(card.id(), zone) {
                    self.know(card.id(), first + n);
                }
            }
        }
    }

    fn counts(&mut self, away: usize, player: Seat) {
        let (of, state) = (self.of, self.state);
        let icons = state.icons(player);
        for (n, &icon) in Icon::ALL.iter().enumerate() {
            self.into[of.at.icons + away * ICONS + n] = icons.get(icon) as i16;
        }
        if state.table().catalog().has_marks() {
            let marks = state.table().all_marks(player);
            let numbers = [marks.bonuses, marks.highest, marks.echoes];
            for (n, number) in numbers.into_iter().enumerate() {
                self.into[of.at.marks + away * 3 + n] = i16::from(number);
            }
        }
        let (tucked, scored) = state.tucked_and_scored(player);
        self.into[of.at.points + away] = state.points(player) as i16;
        self.into[of.at.achievements + away] = state.achievements(player) as i16;
        self.into[of.at.this_turn + away * 2] = i16::from(tucked);
        self.into[of.at.this_turn + away * 2 + 1] = i16::from(scored);
        self.into[of.at.alive + away] = i16::from(state.alive().contains(player));
        self.into[of.at.partners + away] = i16::from(state.side(self.seat).contains(player));
    }

    fn turn(&mut self, decision: Option<&Decision<'_>>) {
        let (of, state) = (self.of, self.state);
        self.into[of.at.turn] = state.turn() as i16;
        self.into[of.at.turn + 1] = i16::from(state.actions_left());
        self.into[of.at.turn + 2] = state.achievements_to_win() as i16;
        self.into[of.at.current + self.away(state.current())] = 1;
        let Some(decision) = decision else { return };
        self.into[of.at.decider + self.away(decision.player)] = 1;
        if let Some(source) = decision.source {
            self.into[of.at.source + self.space.card(source)] = 1;
            if let Some((card, effect, actor)) = state.effect_under_way() {
                self.into[of.at.actor + self.away(actor)] = 1;
                if card == source {
                    self.into[of.at.effect + usize::from(effect).min(EFFECTS - 1)] = 1;
                }
            }
        }
        if decision.player == self.seat {
            self.into[of.at.prompt + of.prompts[decision.prompt.kind().index()]] = 1;
            if let Some(verb) = decision.prompt.verb() {
                self.into[of.at.verb + of.deeds[verb as usize]] = 1;
            }
        }
    }

    /// Adds what the seat knows without seeing it.
    fn memory(&mut self, knowledge: &Knowledge) {
        let of = self.of;
        for &card in self.space.cards() {
            let row = self.space.card(card) * of.places;
            let seen = self.into[of.at.cards + row..][..of.places].contains(&1);
            if seen {
                self.into
                    .copy_within(of.at.cards + row..of.at.cards + row + of.places, of.at.could + row);
                continue;
            }
            let sure = knowledge.is_sure(card);
            for zone in knowledge.could_be_in(card) {
                let place = self.place(zone);
                self.into[of.at.could + row + place] = 1;
                if sure {
                    self.know(card, place);
                }
            }
        }
        for &set in &of.sets {
            for age in 1..AGES {
                let deck = knowledge.deck(Zone::deck(set, Age::at(age)));
                if let Some(&Some(card)) = deck.first() {
                    self.into[of.at.next + self.space.card(card)] = 1;
                }
            }
        }
    }

    /// The place that a zone is; what is not seen on a board is covered.
    fn place(&self, zone: Zone) -> usize {
        match zone.kind() {
            ZoneKind::Deck { .. } => 0,
            ZoneKind::Common { place: Common::Available } => 1,
            ZoneKind::Common { place: Common::Junk } => 2,
            ZoneKind::Common { place: Common::Removed } => 3,
            ZoneKind::Common { place: Common::Relics } => 4,
            ZoneKind::Board { player, .. } => self.places_of(self.away(player)) + 1,
            ZoneKind::Pile { pile, player } => {
                let n = self.of.piles.iter().position(|&other| other == pile).unwrap_or(0);
                self.places_of(self.away(player)) + BOARD + n
            }
        }
    }
}
