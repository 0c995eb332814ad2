//! The state of a game: the table, and where in the turn the game stands. Flat and `Copy`.

use arrayvec::ArrayVec;

use crate::age::Age;
use crate::card::{Card, CardId};
use crate::catalog::MAX_CARDS;
use crate::ending::Outcome;
use crate::rules::Rules;
use crate::seat::{BySeat, MAX_SEATS, Seat, Seats};
use crate::table::Table;
use crate::zone::Zone;

/// What happens next. Turn order and dogma order are data, not Rust stack, so that a game can be
/// copied, saved and resumed between any two decisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// A player picks the first card of their board.
    FirstCard(Seat),
    /// The current player picks an action.
    Act,
    /// The current player pays to use a distant player's card (R-PAR-2).
    PayForCard(CardId),
    /// The current player has melded this card with an action, and may promote one (R-ECH-3).
    Promote(CardId),
    /// The current player may take a free Dogma action with the card just promoted.
    FreeDogma(CardId),
    /// The next execution of an effect, if one is left.
    Effects,
    /// The effects are done: end-of-action checks, then perhaps the sharing bonus.
    EffectsDone,
    /// The free draw for sharing.
    FreeDraw,
    /// The action is over.
    ActionDone,
    /// The game is over.
    Over,
}

/// The most echo effects a stack can show. A card lies in one place only, so that are those of its
/// color in the catalog at most, and a catalog with more in a color is not made.
pub(crate) const MOST_ECHOES: usize = 16;

/// The cards whose echo effects belong to a Dogma action, in the order in which they are carried
/// out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Echoes {
    cards: [CardId; MOST_ECHOES],
    len: u8,
}

impl Echoes {
    pub const NONE: Echoes = Echoes { cards: [CardId(0); MOST_ECHOES], len: 0 };

    pub fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }
}

impl FromIterator<Card> for Echoes {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Echoes {
        let mut echoes = Echoes::NONE;
        for card in cards {
            echoes.cards[usize::from(echoes.len)] = card.id;
            echoes.len += 1;
        }
        echoes
    }
}

/// A Dogma action in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Dogma {
    pub card: CardId,
    pub actor: Seat,
    /// The echo effects that come first, fixed at the start (R-DOG-3).
    pub echoes: Echoes,
    /// Who shares and who is demanded of, fixed at the start (R-DOG-3).
    pub sharers: Seats,
    pub victims: Seats,
    /// The effect being carried out, counted through the echo effects and then those of the card.
    pub effect: u8,
    /// How far round the table it has got: steps clockwise from the actor, who comes last.
    pub round: u8,
    /// Whether an opponent's sharing changed anything (R-SHR-1).
    pub shared: bool,
    /// What the demands of this action did, over all victims (R-DOG-14).
    pub transferred: bool,
    pub returned: u8,
    pub highest_returned: Age,
    /// What each player is to remember of this action: the effect of which card, and which card it
    /// was done to.
    pub remembered: BySeat<Option<(CardId, CardId)>>,
    /// Cards returned in this action, by player (Democracy).
    pub returned_by: BySeat<u8>,
    /// Distant players who have paid, or declined to pay, to share (R-PAR-3).
    pub share_settled: Seats,
}

impl Dogma {
    /// A Dogma action that is about to begin.
    pub const fn new(
        card: CardId,
        actor: Seat,
        echoes: Echoes,
        sharers: Seats,
        victims: Seats,
    ) -> Dogma {
        Dogma {
            card,
            actor,
            echoes,
            sharers,
            victims,
            effect: 0,
            round: 0,
            shared: false,
            transferred: false,
            returned: 0,
            highest_returned: Age::NONE,
            remembered: BySeat([None; MAX_SEATS]),
            returned_by: BySeat([0; MAX_SEATS]),
            share_settled: Seats::NONE,
        }
    }
}

/// The state of a game.
#[derive(Clone, Copy)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) rules: Rules,
    pub(crate) players: u8,
    pub(crate) teams: BySeat<u8>,
    pub(crate) has_teams: bool,
    pub(crate) alive: Seats,
    pub(crate) step: Step,
    pub(crate) current: Seat,
    /// Turns begun so far.
    pub(crate) turn: u16,
    pub(crate) actions: u8,
    pub(crate) dogma: Dogma,
    /// Cards tucked and scored this turn, for Monument.
    pub(crate) tucked: BySeat<u8>,
    pub(crate) scored: BySeat<u8>,
    /// First cards picked but not yet shown.
    pub(crate) first_cards: BySeat<CardId>,
    /// Who has given up and leaves when the action ends.
    pub(crate) leaving: Seats,
    /// After how many answers of the step under way each of them gave up.
    pub(crate) leaving_after: BySeat<u16>,
    pub(crate) outcome: Option<Outcome>,
    /// Decides the order in which others see the backs of equal cards; tells nothing.
    pub(crate) secret: u64,
}

impl State {
    pub(crate) fn new(table: Table, rules: Rules, players: usize, secret: u64) -> State {
        let nobody = Seat::default();
        State {
            table,
            rules,
            players: players as u8,
            teams: BySeat(std::array::from_fn(|seat| seat as u8)),
            has_teams: false,
            alive: Seats::first(players),
            step: Step::FirstCard(nobody),
            current: nobody,
            turn: 0,
            actions: 0,
            dogma: Dogma::new(CardId(0), nobody, Echoes::NONE, Seats::NONE, Seats::NONE),
            tucked: BySeat::default(),
            scored: BySeat::default(),
            first_cards: BySeat::default(),
            leaving: Seats::NONE,
            leaving_after: BySeat::default(),
            outcome: None,
            secret,
        }
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The rules of this game.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many players sit at the table, those who are out included.
    #[must_use]
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Every seat of the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.players()).iter()
    }

    /// Those still in the game.
    #[must_use]
    pub fn alive(&self) -> Seats {
        self.alive
    }

    /// Whose turn it is.
    #[must_use]
    pub fn current(&self) -> Seat {
        self.current
    }

    /// How many turns have begun; 0 while first cards are picked.
    #[must_use]
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// How many actions the current player still has, the one under way included.
    #[must_use]
    pub fn actions_left(&self) -> u8 {
        self.actions
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether the game is played in teams.
    #[must_use]
    pub fn has_teams(&self) -> bool {
        self.has_teams
    }

    /// A player and their partners.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Seats {
        self.seats().filter(|&other| self.teams[other] == self.teams[seat]).collect()
    }

    /// The players still in the game who are not on this player's side.
    #[must_use]
    pub fn opponents(&self, seat: Seat) -> Seats {
        if self.has_teams {
            self.alive.without(self.side(seat))
        } else {
            self.alive.without(Seats::only(seat))
        }
    }

    /// The "other players" of card texts, which in some editions leave partners out (G-33).
    #[must_use]
    pub fn others(&self, seat: Seat) -> Seats {
        if self.rules.others_exclude_partner {
            self.opponents(seat)
        } else {
            self.alive.without(Seats::only(seat))
        }
    }

    /// The players still in the game, clockwise from this one's left, itself last.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let alive = self.alive;
        from.clockwise(self.players()).filter(move |&seat| alive.contains(seat))
    }

    /// Whether two players sit next to each other; those who are out do not count (R-VIC-7).
    #[must_use]
    pub fn are_neighbours(&self, one: Seat, other: Seat) -> bool {
        self.clockwise(one).next() == Some(other) || self.clockwise(other).next() == Some(one)
    }

    /// How many achievements a player has, partners' included.
    #[must_use]
    pub fn achievements(&self, seat: Seat) -> usize {
        if self.has_teams {
            self.side(seat).iter().map(|member| self.table.len(Zone::achievements(member))).sum()
        } else {
            self.table.len(Zone::achievements(seat))
        }
    }

    /// How many achievements win this game.
    #[must_use]
    pub fn achievements_to_win(&self) -> usize {
        self.rules.achievements_to_win(self.players(), self.has_teams)
    }

    /// Whether a player may claim a standard achievement of this age, if one is available
    /// (R-ACH-1).
    #[must_use]
    pub fn is_eligible(&self, seat: Seat, age: Age) -> bool {
        self.is_eligible_with(seat, age, self.table.points(seat))
    }

    /// Whether a player would be eligible for a standard achievement of this age with so many
    /// points.
    #[must_use]
    pub fn is_eligible_with(&self, seat: Seat, age: Age, points: u16) -> bool {
        points >= self.price(seat, age) && self.table.highest_top(seat) >= age
    }

    /// How many points a player needs for a standard achievement of this age: where duplicates are
    /// dearer, as many times the usual as it would be the how many-th (R-ACH-3).
    #[must_use]
    pub fn price(&self, seat: Seat, age: Age) -> u16 {
        let nth = match self.rules.dearer_duplicates {
            true => self.table.achievements_of(seat, age) as u16 + 1,
            false => 1,
        };
        5 * u16::from(age.get()) * nth
    }

    /// The cards of a pile in the order in which those see its backs who may not see its faces:
    /// by age and set, and among equal backs in an order that tells nothing.
    pub(crate) fn by_backs(&self, zone: Zone) -> ArrayVec<CardId, MAX_CARDS> {
        let mut cards: ArrayVec<_, MAX_CARDS> = self.table.cards(zone).collect();
        cards.sort_unstable_by_key(|card| (card.age, card.set, scramble(self.secret, card.id)));
        cards.into_iter().map(|card| card.id).collect()
    }
}

/// A fixed pseudo-random number for each card, different in each game (SplitMix64's mixer).
fn scramble(secret: u64, card: CardId) -> u64 {
    let mut z = secret.wrapping_add(0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(u64::from(card.0) + 1));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
