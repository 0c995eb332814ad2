//! The action space: a fixed number for every choice.
//!
//! Numbers stand in blocks, one for each family of choices, each a box of up to three coordinates.
//! A game has the numbers that its edition, sets and players need, without gaps. Each of these also
//! has a *universal* number, the same in all games: there the boxes have room for everything, and
//! the cards, to which sets are added, come last. Players are counted from the one who decides.

use splay_engine::{
    CardId, Catalog, Choice, ChoiceKind, Color, Decision, Icon, MAX_SEATS, Pile, Rules, Seat, Set, Splay,
};

use crate::titles;
use crate::words::{self, ICONS, PILES, SETS, VERBS};

/// The version of the numbers. It changes when a choice gets another number, and only then.
pub const ACTIONS_VERSION: &str = "splay-actions/1";

/// How many places of one hidden pile have numbers of their own.
const PLACES: usize = 24;
/// How many available achievements of one age have numbers of their own.
const SAME_AGE: usize = 4;
/// Ages, from 0.
const AGES: usize = 16;
/// Numbers that somebody may be asked for, from 0.
const NUMBERS: usize = 16;
/// Alternatives of an "either … or …".
const ALTERNATIVES: usize = 8;
/// Choices that have no numbers of their own are counted by their place among those of the list.
const OTHERS: usize = 32;
/// How many universal numbers are kept for families that are still to come.
const SPARE: usize = 256;
/// The choices that are single words.
const PLAIN: [&str; 4] = ["draw", "yes", "no", "pass"];

/// The families of choices, in the order of their blocks; cards come last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumCount, strum::VariantArray)]
enum Family {
    Plain,
    Alternative,
    Color,
    Splay,
    Age,
    Achieve,
    Icon,
    Number,
    Set,
    Inspire,
    Player,
    Stack,
    Deck,
    Achievement,
    Place,
    Other,
    /// Numbers for what is still to come.
    Spare,
    Card,
}

const FAMILIES: &[Family] = <Family as strum::VariantArray>::VARIANTS;
const COUNT: usize = <Family as strum::EnumCount>::COUNT;

/// How large things are: in one game, or where there is room for all.
struct Room {
    seats: usize,
    sets: usize,
    piles: usize,
    verbs: usize,
    cards: usize,
    inspires: usize,
    spare: usize,
}

/// Where a block begins, and the sizes of its box.
#[derive(Clone, Copy, Default)]
struct Block {
    start: usize,
    sizes: [usize; 3],
}

impl Block {
    fn number(&self, [a, b, c]: [usize; 3]) -> usize {
        self.start + (a * self.sizes[1] + b) * self.sizes[2] + c
    }

    fn len(&self) -> usize {
        self.sizes.iter().product()
    }

    fn coordinates(&self, number: usize) -> [usize; 3] {
        let within = number - self.start;
        let [_, b, c] = self.sizes;
        [within / (b * c), within / c % b, within % c]
    }
}

fn blocks(room: &Room) -> [Block; COUNT] {
    let colors = Color::ALL.len();
    let mut blocks = [Block::default(); COUNT];
    let mut start = 0;
    for (block, family) in blocks.iter_mut().zip(FAMILIES) {
        let sizes = match family {
            Family::Plain => [1, 1, PLAIN.len()],
            Family::Alternative => [1, 1, ALTERNATIVES],
            Family::Color => [1, 1, colors],
            Family::Inspire => [1, 1, room.inspires],
            Family::Splay => [1, 1, Splay::COUNT],
            Family::Age | Family::Achieve => [1, 1, AGES],
            Family::Icon => [1, 1, ICONS.room],
            Family::Number => [1, 1, NUMBERS],
            Family::Set => [1, 1, room.sets],
            Family::Player => [1, 1, room.seats],
            Family::Stack => [1, room.seats, colors],
            Family::Deck => [1, room.sets, AGES],
            Family::Achievement => [1, AGES, SAME_AGE],
            Family::Place => [room.seats, room.piles, PLACES],
            Family::Other => [1, 1, OTHERS],
            Family::Spare => [1, 1, room.spare],
            Family::Card => [1, room.cards, room.verbs],
        };
        *block = Block { start, sizes };
        start += block.len();
    }
    blocks
}

/// The action space of all games of an edition with some sets for so many players.
pub struct Space {
    catalog: &'static Catalog,
    players: usize,
    blocks: [Block; COUNT],
    universal: [Block; COUNT],
    /// The place of each card, set, pile and verb of this game in the space, by the engine's number.
    cards: Vec<usize>,
    sets: [usize; Set::COUNT],
    piles: [usize; Pile::COUNT],
    verbs: [Option<usize>; ChoiceKind::COUNT],
    /// And back: the universal place, by the place in this space.
    all_cards: Vec<usize>,
    all_sets: Vec<usize>,
    all_piles: Vec<usize>,
    all_verbs: Vec<usize>,
    /// The card at each place.
    ids: Vec<CardId>,
}

impl Space {
    /// The space of the games with these cards for so many players.
    #[must_use]
    pub fn new(catalog: &'static Catalog, players: usize) -> Space {
        let rules = Rules::of(catalog.edition, catalog.sets, players, false);
        let numbers = titles::numbers(catalog);
        let mut ids: Vec<CardId> = catalog.ids().collect();
        ids.sort_by_key(|id| numbers[id.index()]);
        let mut cards = vec![0; ids.len()];
        ids.iter().enumerate().for_each(|(place, id)| cards[id.index()] = place);
        let ranked = |mut places: Vec<usize>| {
            places.sort_unstable();
            places
        };
        let (set_places, pile_places) = (words::sets(), words::piles());
        let all_sets = ranked(catalog.sets.iter().map(|set| set_places[set.index()]).collect());
        let all_piles = ranked(rules.piles.iter().map(|pile| pile_places[pile.index()]).collect());
        let rank = |all: &[usize], place: usize| all.iter().position(|&other| other == place);
        let verb_of = |kind: ChoiceKind| VERBS.find(kind.name());
        let kinds = ChoiceKind::ALL.into_iter().filter(|&kind| takes(&rules, kind));
        let all_verbs = ranked(kinds.filter_map(verb_of).collect());
        let room = Room {
            seats: players,
            sets: all_sets.len(),
            piles: all_piles.len(),
            verbs: all_verbs.len(),
            cards: ids.len(),
            inspires: if rules.inspires { Color::ALL.len() } else { 0 },
            spare: 0,
        };
        let all_cards: Vec<usize> = ids.iter().map(|id| numbers[id.index()]).collect();
        let everything = Room {
            seats: MAX_SEATS,
            sets: SETS.room,
            piles: PILES.room,
            verbs: VERBS.room,
            cards: all_cards.last().map_or(0, |&last| last + 1),
            inspires: Color::ALL.len(),
            spare: SPARE,
        };
        Space {
            catalog,
            players,
            blocks: blocks(&room),
            universal: blocks(&everything),
            cards,
            sets: set_places.map(|place| rank(&all_sets, place).unwrap_or(0)),
            piles: pile_places.map(|place| rank(&all_piles, place).unwrap_or(0)),
            verbs: ChoiceKind::ALL.map(|kind| rank(&all_verbs, verb_of(kind)?)),
            all_cards,
            all_sets,
            all_piles,
            all_verbs,
            ids,
        }
    }

    /// The cards of the games.
    #[must_use]
    pub fn catalog(&self) -> &'static Catalog {
        self.catalog
    }

    /// For how many players it is.
    #[must_use]
    pub fn players(&self) -> usize {
        self.players
    }

    /// How many numbers there are; they begin with 0.
    #[must_use]
    pub fn len(&self) -> usize {
        let last = &self.blocks[COUNT - 1];
        last.start + last.len()
    }

    /// Never: every game has choices.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The place of a card among those of the space.
    #[must_use]
    pub fn card(&self, card: CardId) -> usize {
        self.cards[card.index()]
    }

    /// The cards, by their places.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        &self.ids
    }

    /// The piles that players have, by their places.
    #[must_use]
    pub fn piles(&self) -> Vec<Pile> {
        let find = |&place: &usize| PILES.words.get(place).and_then(|name| Pile::from_name(name));
        self.all_piles.iter().filter_map(find).collect()
    }

    /// The place of a set among those of the space.
    #[must_use]
    pub fn set(&self, set: Set) -> usize {
        self.sets[set.index()]
    }

    /// The sets, by their places.
    #[must_use]
    pub fn sets(&self) -> Vec<Set> {
        let find = |&place: &usize| SETS.words.get(place).and_then(|name| Set::from_name(name));
        self.all_sets.iter().filter_map(find).collect()
    }

    /// Gives the numbers of the options of a decision, in their order.
    pub fn number_all(&self, decision: &Decision<'_>, mut give: impl FnMut(u32)) {
        let mut others = 0;
        for &option in decision.options {
            let number = self.number(option, decision.player).unwrap_or_else(|| {
                others += 1;
                self.blocks[Family::Other as usize].start + (others - 1).min(OTHERS - 1)
            });
            give(number as u32);
        }
    }

    /// The numbers of the options of a decision, in their order.
    #[must_use]
    pub fn numbers(&self, decision: &Decision<'_>) -> Vec<u32> {
        let mut numbers = Vec::with_capacity(decision.options.len());
        self.number_all(decision, |number| numbers.push(number));
        numbers
    }

    /// Which option of a decision has this number.
    #[must_use]
    pub fn index_of(&self, decision: &Decision<'_>, number: u32) -> Option<usize> {
        self.numbers(decision).iter().position(|&other| other == number)
    }

    /// How far clockwise a seat is from the one who decides.
    fn away(&self, seat: Seat, decider: Seat) -> usize {
        (seat.index() + self.players - decider.index()) % self.players
    }

    /// The number of a choice, if it has one of its own.
    #[must_use]
    pub fn number(&self, choice: Choice, decider: Seat) -> Option<usize> {
        let (family, at) = match choice {
            Choice::Draw => (Family::Plain, [0, 0, 0]),
            Choice::Yes => (Family::Plain, [0, 0, 1]),
            Choice::No => (Family::Plain, [0, 0, 2]),
            Choice::Pass => (Family::Plain, [0, 0, 3]),
            Choice::Option(n) => (Family::Alternative, [0, 0, usize::from(n).wrapping_sub(1)]),
            Choice::Color(color) => (Family::Color, [0, 0, color.index()]),
            Choice::Splay(splay) => (Family::Splay, [0, 0, splay.index()]),
            Choice::Age(age) => (Family::Age, [0, 0, age.index()]),
            Choice::Achieve(age) => (Family::Achieve, [0, 0, age.index()]),
            Choice::Icon(icon) => (Family::Icon, [0, 0, icon_place(icon)]),
            Choice::Number(number) => (Family::Number, [0, 0, usize::from(number)]),
            Choice::Set(set) => (Family::Set, [0, 0, self.sets[set.index()]]),
            Choice::Inspire(color) => (Family::Inspire, [0, 0, color.index()]),
            Choice::Player(seat) => (Family::Player, [0, 0, self.away(seat, decider)]),
            Choice::ColorOf(seat, color) => {
                (Family::Stack, [0, self.away(seat, decider), color.index()])
            }
            Choice::Deck(set, age) => (Family::Deck, [0, self.sets[set.index()], age.index()]),
            Choice::Achievement(age, n) => {
                (Family::Achievement, [0, age.index(), usize::from(n).wrapping_sub(1)])
            }
            Choice::Place(zone, n) => {
                let (owner, pile) = (zone.owner()?, zone.as_pile()?);
                let nth = usize::from(n).wrapping_sub(1);
                (Family::Place, [self.away(owner, decider), self.piles[pile.index()], nth])
            }
            // Whatever names a card stands in the table of cards and verbs.
            Choice::Meld(card)
            | Choice::Dogma(card)
            | Choice::Endorse(card)
            | Choice::Return(card)
            | Choice::Claim(card)
            | Choice::Card(card) => self.with_card(choice, card)?,
            Choice::Decree(decree) => self.with_card(choice, self.catalog.special(decree)?)?,
        };
        let block = &self.blocks[family as usize];
        at.iter().zip(&block.sizes).all(|(at, size)| at < size).then(|| block.number(at))
    }

    /// The place of a choice in the table of cards and verbs, if its verb is one of these games.
    fn with_card(&self, choice: Choice, card: CardId) -> Option<(Family, [usize; 3])> {
        let verb = self.verbs[choice.kind().index()]?;
        Some((Family::Card, [0, self.cards[card.index()], verb]))
    }

    /// The number that an action has in every game of every edition and set.
    ///
    /// # Panics
    /// If there is no such action.
    #[must_use]
    pub fn universal(&self, number: usize) -> usize {
        let (family, [a, b, c]) = self.family(number);
        let at = match family {
            Family::Set => [a, b, self.all_sets[c]],
            Family::Deck => [a, self.all_sets[b], c],
            Family::Place => [a, self.all_piles[b], c],
            Family::Card => [a, self.all_cards[b], self.all_verbs[c]],
            Family::Plain
            | Family::Alternative
            | Family::Color
            | Family::Splay
            | Family::Age
            | Family::Achieve
            | Family::Icon
            | Family::Number
            | Family::Inspire
            | Family::Player
            | Family::Stack
            | Family::Achievement
            | Family::Other
            | Family::Spare => [a, b, c],
        };
        self.universal[family as usize].number(at)
    }

    fn family(&self, number: usize) -> (Family, [usize; 3]) {
        assert!(number < self.len(), "there are {} actions", self.len());
        let within = |block: &Block| (block.start..block.start + block.len()).contains(&number);
        let n = self.blocks.iter().position(within).expect("blocks leave no gaps");
        (FAMILIES[n], self.blocks[n].coordinates(number))
    }

    /// What an action is, as choices are written; players are counted from the one who decides.
    ///
    /// # Panics
    /// If there is no such action.
    #[must_use]
    pub fn name(&self, number: usize) -> String {
        let (family, [a, b, c]) = self.family(number);
        match family {
            Family::Plain => PLAIN[c].to_owned(),
            Family::Alternative => format!("option {}", c + 1),
            Family::Color => format!("color {}", Color::at(c)),
            Family::Inspire => format!("inspire {}", Color::at(c)),
            Family::Splay => format!("splay {}", Splay::at(c)),
            Family::Age => format!("age {c}"),
            Family::Achieve => format!("achieve {c}"),
            Family::Icon => format!("icon {}", ICONS.words.get(c).unwrap_or(&"…")),
            Family::Number => format!("number {c}"),
            Family::Set => format!("set {}", SETS.words[self.all_sets[c]]),
            Family::Player => format!("player +{c}"),
            Family::Stack => format!("stack +{b} {}", Color::at(c)),
            Family::Deck => format!("deck {} {c}", SETS.words[self.all_sets[b]]),
            Family::Achievement => format!("achievement {b}.{}", c + 1),
            Family::Place => format!("{} +{a} {}", PILES.words[self.all_piles[b]], c + 1),
            Family::Other => format!("other {}", c + 1),
            Family::Spare => unreachable!("no game has any of these"),
            Family::Card => {
                let title = self.catalog.title(self.ids[b]);
                format!("{} {title}", VERBS.words[self.all_verbs[c]])
            }
        }
    }
}

/// Whether a verb that goes with cards is one of these games: some come with sets.
fn takes(rules: &Rules, kind: ChoiceKind) -> bool {
    match kind {
        ChoiceKind::Meld | ChoiceKind::Dogma | ChoiceKind::Card => true,
        ChoiceKind::Endorse => rules.endorsing.is_some(),
        ChoiceKind::Return => rules.piles.contains(Pile::Display),
        ChoiceKind::Decree | ChoiceKind::Claim => rules.decrees.is_some(),
        // These name no card.
        ChoiceKind::Draw
        | ChoiceKind::Achieve
        | ChoiceKind::Inspire
        | ChoiceKind::Place
        | ChoiceKind::ColorOf
        | ChoiceKind::Deck
        | ChoiceKind::Achievement
        | ChoiceKind::Color
        | ChoiceKind::Age
        | ChoiceKind::Player
        | ChoiceKind::Icon
        | ChoiceKind::Splay
        | ChoiceKind::Set
        | ChoiceKind::Number
        | ChoiceKind::Yes
        | ChoiceKind::No
        | ChoiceKind::Pass
        | ChoiceKind::Option => false,
    }
}

/// Images, effects and bonuses are never named.
fn icon_place(icon: Icon) -> usize {
    ICONS.place(icon.name())
}
