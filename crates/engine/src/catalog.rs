//! All cards of a game, numbered, with what the engine looks up often laid out for speed.

use std::fmt;

use crate::age::Age;
use crate::card::{Card, CardId, Definition, Effect, Face, Kind};
use crate::color::Color;
use crate::decree;
use crate::edition::Edition;
use crate::icon::{Icon, IconCounts, Icons, Slot, Slots};
use crate::karma::{Hooks, Karma};
use crate::marks::Marks;
use crate::pile::Pile;
use crate::rules::Rules;
use crate::seat::MAX_SEATS;
use crate::set::{Set, Sets};
use crate::special::Special;
use crate::splay::Splay;
use crate::zone::Zone;

/// The most cards a catalog can number, special achievements included.
pub const MAX_CARDS: usize = 720;

/// Everything about one card in one edition.
pub struct Facts {
    /// The handle of the card.
    pub card: Card,
    /// The printed title.
    pub title: &'static str,
    /// The set it comes from; with the age, this is what its back shows.
    pub set: Set,
    /// What stands in its slots.
    pub slots: Slots,
    /// The icon that decides who shares and who is demanded of.
    pub featured: Icon,
    /// Its value while its face is up.
    pub face_value: Age,
    /// Its effects, an echo or inspire effect first, the others in printed order.
    pub effects: Vec<Effect>,
    /// Its karmas, in printed order.
    pub karmas: Vec<Karma>,
    /// The effects from this one on are those of its dogma; before them stands an echo or inspire
    /// effect.
    pub(crate) first_dogma: u8,
}

/// The cards of an edition with some sets: the numbered innovations, then the special achievements.
pub struct Catalog {
    /// The edition.
    pub edition: Edition,
    /// The sets.
    pub sets: Sets,
    facts: Vec<Facts>,
    innovations: usize,
    /// The Relics, which are the last of the innovations.
    relics: usize,
    specials: Vec<Special>,
    /// The card of each special achievement whose set is in play.
    special_cards: [Option<CardId>; Special::ALL.len()],
    /// The cards of each back, which is also the deck they belong to.
    by_back: Vec<Vec<CardId>>,
    /// Whether any card shows more than icons.
    has_marks: bool,
    /// Whether any card shows a flag or a fountain.
    has_emblems: bool,
    /// Whether any card has a karma.
    has_karmas: bool,
    /// The set whose top cards fade.
    fading: Option<Set>,
    /// What is looked up all the time, close together: the handle of each card, and the icons it
    /// shows by the splay of its stack, and on top.
    cards: [Card; MAX_CARDS],
    /// The same while the card with two values lies face up.
    cards_face_up: [Card; MAX_CARDS],
    two_valued: Option<CardId>,
    backs: Vec<Zone>,
    covered: Vec<[IconCounts; Splay::COUNT]>,
    uncovered: Vec<IconCounts>,
    covered_marks: Vec<[Marks; Splay::COUNT]>,
    uncovered_marks: Vec<Marks>,
    /// What its karmas hook onto.
    hooks: Vec<Hooks>,
}

impl Catalog {
    /// Lists the cards of some sets in the given order, then the Relics with the sets they come from,
    /// then the special achievements of the sets.
    ///
    /// # Panics
    /// If there are more cards than a table can hold.
    #[must_use]
    pub fn new(
        edition: Edition,
        sets: &[(Set, Vec<&Definition>)],
        relics: &[(Set, &Definition)],
    ) -> Catalog {
        let of_sets = sets.iter().flat_map(|(set, cards)| cards.iter().map(move |&def| (*set, def)));
        let definitions = of_sets.chain(relics.iter().copied());
        let mut facts: Vec<Facts> = definitions
            .enumerate()
            .map(|(n, (set, definition))| Facts::of(n, definition, set, edition))
            .collect();
        let innovations = facts.len();
        let sets: Sets = sets.iter().map(|&(set, _)| set).collect();
        let specials: Vec<Special> = Special::of(sets).collect();
        let mut special_cards = [None; Special::ALL.len()];
        for (n, &special) in specials.iter().enumerate() {
            special_cards[special as usize] = Some(CardId((innovations + n) as u16));
            facts.push(Facts::special(innovations + n, special));
        }
        assert!(facts.len() <= MAX_CARDS, "more cards than a table holds");
        let mut catalog = Catalog {
            edition,
            sets,
            innovations,
            relics: relics.len(),
            specials,
            special_cards,
            by_back: vec![Vec::new(); Zone::DECKS],
            has_marks: false,
            has_emblems: false,
            has_karmas: false,
            fading: Rules::of(edition, sets, MAX_SEATS, false).fades,
            // Beyond the last card there is none to look up.
            cards: [facts[0].card; MAX_CARDS],
            cards_face_up: [facts[0].card; MAX_CARDS],
            two_valued: None,
            backs: Vec::new(),
            covered: Vec::new(),
            uncovered: Vec::new(),
            covered_marks: Vec::new(),
            uncovered_marks: Vec::new(),
            hooks: Vec::new(),
            facts: Vec::new(),
        };
        for (n, facts) in facts.iter().enumerate() {
            let back = Zone::deck(facts.set, facts.card.value());
            catalog.cards[n] = facts.card;
            catalog.cards_face_up[n] = facts.card.worth(facts.face_value);
            if facts.face_value != facts.card.value() {
                catalog.two_valued = Some(facts.card.id());
            }
            catalog.backs.push(back);
            catalog.lay_out(facts.slots);
            catalog
                .hooks
                .push(facts.karmas.iter().fold(Hooks::NONE, |all, karma| all.and(karma.hooks())));
            if n < innovations {
                catalog.by_back[back.index()].push(facts.card.id());
            }
        }
        catalog.has_marks = catalog.uncovered_marks.iter().any(|&marks| marks != Marks::NONE);
        catalog.has_emblems = catalog.uncovered_marks.iter().any(|marks| marks.emblems() > 0);
        catalog.has_karmas = catalog.hooks.iter().any(|hooks| !hooks.is_empty());
        catalog.facts = facts;
        catalog
    }

    /// Notes what a card shows, covered and on top.
    fn lay_out(&mut self, printed: Slots) {
        let icons = |slots: &[Slot]| count(printed.through(slots));
        let marks = |slots: &[Slot]| printed.through(slots).fold(Marks::NONE, Marks::and);
        self.covered.push(Splay::ALL.map(|splay| icons(splay.shows())));
        self.uncovered.push(count(printed.icons().iter().copied()));
        self.covered_marks.push(Splay::ALL.map(|splay| marks(splay.shows())));
        self.uncovered_marks.push(printed.icons().iter().copied().fold(Marks::NONE, Marks::and));
    }

    /// The card with this number.
    #[inline]
    #[must_use]
    pub fn card(&self, id: CardId) -> Card {
        self.cards[id.index()]
    }

    /// Everything about a card.
    #[inline]
    #[must_use]
    pub fn facts(&self, id: CardId) -> &Facts {
        &self.facts[id.index()]
    }

    /// The printed title of a card.
    #[must_use]
    pub fn title(&self, id: CardId) -> &'static str {
        self.facts[id.index()].title
    }

    /// What the back of a card shows, which is also the deck it belongs to. A card without an age has
    /// a back of its own.
    #[inline]
    #[must_use]
    pub fn back(&self, id: CardId) -> Zone {
        self.backs[id.index()]
    }

    /// The handles of all cards; of the card with two values, with the one on its face or on its back.
    #[inline]
    pub(crate) fn handles(&'static self, face_up: bool) -> &'static [Card; MAX_CARDS] {
        if face_up { &self.cards_face_up } else { &self.cards }
    }

    /// A card as its face shows it.
    #[must_use]
    pub fn face_up(&self, id: CardId) -> Card {
        self.cards_face_up[id.index()]
    }

    /// The card that has one value on its face and another on its back, if there is one.
    #[inline]
    pub(crate) fn two_valued(&self) -> Option<CardId> {
        self.two_valued
    }

    /// Whether a card is a Relic.
    #[inline]
    #[must_use]
    pub fn is_relic(&self, id: CardId) -> bool {
        id.index() < self.innovations && id.index() >= self.innovations - self.relics
    }

    /// The Relics.
    pub fn relics(&self) -> impl Iterator<Item = CardId> + use<> {
        (self.innovations - self.relics..self.innovations).map(|n| CardId(n as u16))
    }

    /// The sets that any card comes from: those in play, and those of Relics.
    #[must_use]
    pub fn all_sets(&self) -> Sets {
        self.relics().fold(self.sets, |sets, relic| sets.with(self.facts(relic).set))
    }

    /// Whether everybody sees the face of a card in a zone: it is always open, or lies where all
    /// look. A Relic stays face up among achievements (R-ART-8).
    #[inline]
    #[must_use]
    pub fn is_seen_by_all(&self, id: CardId, zone: Zone) -> bool {
        self.is_open(id) || zone.is_public() || self.is_face_up_among(id, zone)
    }

    /// Whether a card lies face up in a pile of cards that lie face down.
    #[inline]
    #[must_use]
    pub(crate) fn is_face_up_among(&self, id: CardId, zone: Zone) -> bool {
        // Where Relics are that are not played with, everybody knows.
        let open = zone.is(Pile::Achievements) || zone == Zone::REMOVED;
        self.is_open(id) || open && self.is_relic(id)
    }

    /// Whether everybody sees the face of a card wherever it lies.
    #[inline]
    #[must_use]
    pub fn is_open(&self, id: CardId) -> bool {
        id.index() >= self.innovations
    }

    /// How many cards there are, special achievements included.
    #[inline]
    #[must_use]
    pub(crate) fn len(&self) -> usize {
        self.facts.len()
    }

    /// All innovations, in the order of the card list.
    pub fn innovations(&self) -> impl Iterator<Item = &Facts> {
        self.facts[..self.innovations].iter()
    }

    /// All cards, special achievements included.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.len() as u16).map(CardId)
    }

    /// The special achievements of the sets in play.
    #[inline]
    #[must_use]
    pub fn specials(&self) -> &[Special] {
        &self.specials
    }

    /// The card of a special achievement, if its set is in play.
    #[inline]
    #[must_use]
    pub fn special(&self, special: Special) -> Option<CardId> {
        self.special_cards[special as usize]
    }

    /// Which special achievement a card is, if it is one.
    #[must_use]
    pub fn as_special(&self, id: CardId) -> Option<Special> {
        self.specials.get(id.index().checked_sub(self.innovations)?).copied()
    }

    /// The innovations that have this back, which are those that belong to this deck.
    #[must_use]
    pub fn of_back(&self, deck: Zone) -> &[CardId] {
        self.by_back.get(deck.index()).map_or(&[], Vec::as_slice)
    }

    /// The cards of a deck before anything is dealt: those that have its back. A Relic has the back of a
    /// deck, too, but lies beside it; it is the last in the list.
    pub(crate) fn in_deck(&self, deck: Zone) -> &[CardId] {
        match self.of_back(deck) {
            [cards @ .., last] if self.is_relic(*last) => cards,
            cards => cards,
        }
    }

    /// Whether any card has a karma.
    #[inline]
    #[must_use]
    pub fn has_karmas(&self) -> bool {
        self.has_karmas
    }

    /// The set whose top cards fade, whoever plays (R-FIG-9).
    pub(crate) const fn fading(&self) -> Option<Set> {
        self.fading
    }

    /// What the karmas of a card hook onto.
    #[inline]
    pub(crate) fn hooks(&self, id: CardId) -> Hooks {
        self.hooks[id.index()]
    }

    /// Whether any card shows a flag or a fountain, so that boards can be worth achievements.
    #[inline]
    #[must_use]
    pub fn has_emblems(&self) -> bool {
        self.has_emblems
    }

    /// Whether any card shows more than icons: bonuses, echo and inspire effects, flags, fountains.
    #[inline]
    #[must_use]
    pub fn has_marks(&self) -> bool {
        self.has_marks
    }

    /// The card with this title; case and spaces do not matter, and `A.I.` finds `A. I.`.
    #[must_use]
    pub fn find(&self, title: &str) -> Option<CardId> {
        // Nearly always the title is as printed; comparing letter by letter costs much more.
        let printed = self.facts.iter().find(|facts| facts.title == title);
        printed
            .or_else(|| self.facts.iter().find(|facts| same_title(facts.title, title)))
            .map(|facts| facts.card.id())
    }

    /// Whether the title of a card comes before that of another in the alphabet, capitals aside.
    #[must_use]
    pub fn comes_before(&self, one: CardId, other: CardId) -> bool {
        let letters = |card| self.title(card).chars().flat_map(char::to_lowercase);
        letters(one).lt(letters(other))
    }

    /// What a card shows when covered in a stack of this splay.
    #[inline]
    pub(crate) fn covered(&self, id: CardId, splay: Splay) -> IconCounts {
        self.covered[id.index()][splay as usize]
    }

    /// What a card shows on top.
    #[inline]
    pub(crate) fn uncovered(&self, id: CardId) -> IconCounts {
        self.uncovered[id.index()]
    }

    /// What a card shows besides icons when covered in a stack of this splay.
    #[inline]
    pub(crate) fn covered_marks(&self, id: CardId, splay: Splay) -> Marks {
        self.covered_marks[id.index()][splay as usize]
    }

    /// What a card shows besides icons on top.
    #[inline]
    pub(crate) fn uncovered_marks(&self, id: CardId) -> Marks {
        self.uncovered_marks[id.index()]
    }
}

fn count(icons: impl Iterator<Item = Icon>) -> IconCounts {
    let mut counts = IconCounts::NONE;
    icons.for_each(|icon| counts.add_one(icon));
    counts
}

fn bonus(icon: Icon) -> u8 {
    if let Icon::Bonus(value) = icon { value } else { 0 }
}

fn same_title(one: &str, other: &str) -> bool {
    let letters = |title: &str| {
        title.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect::<String>()
    };
    letters(one) == letters(other)
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Catalog of the {} edition with {}", self.edition, self.sets)
    }
}

impl Facts {
    fn of(number: usize, definition: &Definition, set: Set, edition: Edition) -> Facts {
        let slots = definition.slots(edition);
        let effects: Vec<Effect> = definition.effects(edition).copied().collect();
        let in_slot = |effect: &Effect| effect.kind.is_in_slot();
        let in_slots = effects.iter().take_while(|effect| in_slot(effect)).count();
        debug_assert!(
            in_slots <= 2 && !effects[in_slots..].iter().any(in_slot),
            "the echo or inspire effect of {} comes before the others",
            definition.title
        );
        Facts {
            card: Card::new(&Face {
                id: CardId(number as u16),
                value: definition.age,
                color: definition.color,
                set,
                bonus: slots.icons().iter().copied().map(bonus).max().unwrap_or(0),
                icons: slots.icons().iter().copied().collect(),
                demands: effects.iter().any(|effect| effect.kind.is_demand()),
            }),
            title: definition.title,
            set,
            slots,
            featured: definition.featured(edition),
            face_value: definition.face_value(),
            effects,
            karmas: definition.karmas(edition).copied().collect(),
            first_dogma: in_slots as u8,
        }
    }

    /// The effects of its dogma, each with its place among all effects of the card.
    pub fn dogma(&self) -> impl Iterator<Item = (u8, &Effect)> {
        (self.first_dogma..).zip(&self.effects[usize::from(self.first_dogma)..])
    }

    /// Its echo effect, if it has one.
    #[must_use]
    pub fn echo(&self) -> Option<&Effect> {
        self.effects.first().filter(|effect| effect.kind == Kind::Echo)
    }

    /// Whether a Dogma action can be taken with it: a card without icons features none.
    #[must_use]
    pub fn is_usable(&self) -> bool {
        self.featured != Icon::Hex
    }

    /// The effects that stand on it: all but one that its karma lends to others, which stands in the
    /// words of that karma alone.
    pub fn printed(&self) -> impl Iterator<Item = &Effect> {
        let inspires = self.inspire().is_some();
        self.effects.iter().filter(move |effect| !(inspires && effect.kind == Kind::Echo))
    }

    /// Its inspire effect, if it has one.
    #[must_use]
    pub fn inspire(&self) -> Option<&Effect> {
        self.effects.first().filter(|effect| effect.kind == Kind::Inspire)
    }

    /// A special achievement is a card without value or icons; only a Decree has an effect.
    fn special(number: usize, special: Special) -> Facts {
        Facts {
            card: Card::new(&Face {
                id: CardId(number as u16),
                value: Age::NONE,
                color: Color::Red,
                set: special.set(),
                bonus: 0,
                icons: Icons::NONE,
                demands: false,
            }),
            title: special.name(),
            set: special.set(),
            slots: Slots::of([Icon::Hex; 4]),
            featured: Icon::Hex,
            face_value: Age::NONE,
            effects: decree::effect(special).into_iter().collect(),
            karmas: Vec::new(),
            first_dogma: 0,
        }
    }
}
