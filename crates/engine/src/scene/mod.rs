//! A game as one audience sees it: all that is ever put on a screen, into a line or on a wire.
//!
//! A scene is made from views and told events only, so whatever draws it cannot betray a card.

mod explain;
mod idle;
mod piles;
mod plates;
mod question;
mod reach;
mod stakes;
mod target;
mod telling;

use serde::Serialize;

pub use explain::{IconChange, Note};
pub use piles::Back;
pub use question::{Answer, Question, Why};
pub use reach::Reach;
pub use stakes::{Part, Stake, Standing};
pub use target::Target;
pub use telling::{Line, Rank, every_line, tell};

use crate::age::Age;
use crate::catalog::Catalog;
use crate::choice::Choice;
use crate::chronicle::Chronicle;
use crate::common::OutOfPlay;
use crate::goal::Progress;
use crate::icon::Icon;
use crate::knowledge::Knowledge;
use crate::phrase::{Phrase, Piece};
use crate::pile::Pile;
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::seen::Seen;
use crate::special::Special;
use crate::state::{Share, State};
use crate::told::Audience;
use crate::vocabulary::Vocabulary;
use crate::words::Speaker;
use crate::zone::Zone;
use question::question;

/// A game as one audience sees it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Scene {
    /// The cards.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub catalog: &'static Catalog,
    /// The rules.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub rules: Rules,
    /// Who looks.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub audience: Audience,
    /// The words to use.
    pub vocabulary: Vocabulary,
    /// The players' names.
    pub names: Vec<String>,
    /// The table.
    pub table: Position,
    /// The log from the start; empty in the scenes of those who follow a game by themselves.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub lines: Vec<Line>,
    /// What the game waits for; nothing once it is over.
    pub question: Option<Question>,
    /// How the game ended, in a sentence; empty while it goes on.
    pub result: Phrase,
    /// Who has won, once the game is over.
    pub winners: Vec<usize>,
    /// How many achievements each side has, by seat.
    pub achieved: Vec<usize>,
    /// How many win.
    pub needed: usize,
    /// How far everybody is with the special achievements, by seat.
    pub progress: Vec<Vec<Goal>>,
    /// The deck a Draw action of the one who looks would draw from; none if it would end the game.
    pub draws: Option<Back>,
    /// How many of each player's points come from visible bonuses, by seat.
    pub bonus_points: Vec<u16>,
    /// How many of each player's own achievements are flags and fountains, by seat; nothing where no
    /// card has any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<usize>>"))]
    pub emblems: Vec<usize>,
    /// The piles that players have in this game.
    pub piles: Vec<Pile>,
    /// Where cards go that leave this game.
    pub out_of_play: OutOfPlay,
    /// The value of each player's highest top card, by seat; 0 for an empty board.
    pub highest: Vec<Age>,
    /// How many points an achievement of each age, from 0, takes for the one who looks.
    pub prices: Vec<u16>,
    /// The icons that are counted in this game.
    pub icons: &'static [Icon],
    /// The achievements that the one who looks could claim with an action.
    pub claimable: Vec<Age>,
    /// Whom the dogmas of each player's top cards would reach, by seat.
    pub reach: Vec<Vec<Reach>>,
    /// What karmas add to each player's icons, points and achievements, by seat; nothing where no card
    /// has a karma.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Vec<Share>>>"))]
    pub shares: Vec<Vec<Share>>,
}

/// A special achievement, and how far a player is on the way to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Goal {
    /// Which one.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub special: Special,
    /// Its name.
    pub name: &'static str,
    /// What it asks for.
    pub asks: Phrase,
    /// How much of that the player has.
    pub has: u16,
    /// How much of it is needed.
    pub needs: u16,
}

impl Scene {
    /// The game as an audience sees it.
    #[must_use]
    pub fn of(chronicle: &Chronicle, audience: Audience) -> Scene {
        let mut scene = match audience {
            Audience::Seat(seat) => Scene::as_known(chronicle, seat, &chronicle.knowledge(seat)),
            Audience::Referee | Audience::Spectator => Scene::from_outside(chronicle, audience),
        };
        scene.lines = tell(&chronicle.speaker(), chronicle.events(), 0, audience);
        scene
    }

    /// The game as those see it who do not play.
    #[must_use]
    pub fn of_spectator(chronicle: &Chronicle) -> Scene {
        Scene::from_outside(chronicle, Audience::Spectator)
    }

    fn from_outside(chronicle: &Chronicle, audience: Audience) -> Scene {
        Scene::around(chronicle, audience, chronicle.seen_by(audience), None)
    }

    /// The game as a seat sees it that knows this much. For those who follow a game and keep its
    /// knowledge up to date.
    #[must_use]
    pub fn as_known(chronicle: &Chronicle, seat: Seat, knowledge: &Knowledge) -> Scene {
        let table = chronicle.view_with(seat, knowledge);
        Scene::around(chronicle, Audience::Seat(seat), table, Some(knowledge))
    }

    fn around(
        chronicle: &Chronicle,
        audience: Audience,
        table: Position,
        knowledge: Option<&Knowledge>,
    ) -> Scene {
        let state = chronicle.state();
        let catalog = chronicle.game().catalog();
        let seats: Vec<Seat> = state.seats().collect();
        let looking = match audience {
            Audience::Seat(seat) => seat,
            Audience::Referee | Audience::Spectator => state.current(),
        };
        let speaker = chronicle.speaker();
        let goal = |seat: Seat, special: Special| {
            let Progress { has, needs } = state.progress(seat, special);
            let asks = speaker.say(state.rules().asks(special));
            Goal { special, name: special.name(), asks, has, needs }
        };
        Scene {
            catalog,
            rules: *state.rules(),
            audience,
            vocabulary: chronicle.vocabulary(),
            names: chronicle.names().to_vec(),
            table,
            lines: Vec::new(),
            result: result(chronicle, audience),
            question: question(chronicle, audience, knowledge),
            winners: chronicle
                .outcome()
                .into_iter()
                .flat_map(|outcome| outcome.winners.iter().map(Seat::index))
                .collect(),
            achieved: seats.iter().map(|&seat| state.achievements(seat)).collect(),
            needed: state.achievements_to_win(),
            progress: seats
                .iter()
                .map(|&seat| catalog.specials().iter().map(|&special| goal(seat, special)).collect())
                .collect(),
            draws: Seen::by(state, looking).preview(Choice::Draw).draws.and_then(Back::of),
            bonus_points: seats.iter().map(|&seat| state.bonus_points(seat)).collect(),
            emblems: match catalog.has_emblems() {
                true => seats.iter().map(|&seat| state.emblems(seat)).collect(),
                false => Vec::new(),
            },
            piles: state.rules().piles.iter().collect(),
            out_of_play: state.rules().out_of_play,
            highest: seats.iter().map(|&seat| state.table().highest_top(seat)).collect(),
            prices: (0..=state.rules().last_age.get())
                .map(|age| state.price(looking, Age::new(age)))
                .collect(),
            icons: icons(catalog),
            claimable: (1..=state.rules().last_achievement.get())
                .map(Age::new)
                .filter(|&age| state.is_eligible(looking, age) && is_available(state, age))
                .collect(),
            reach: seats.iter().map(|&seat| Reach::of(state, seat)).collect(),
            shares: match catalog.has_karmas() {
                true => seats.iter().map(|&seat| state.shares(seat)).collect(),
                false => Vec::new(),
            },
        }
    }

    /// The seat of the one who looks, if it is a player.
    #[must_use]
    pub fn me(&self) -> Option<Seat> {
        match self.audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Referee | Audience::Spectator => None,
        }
    }

    /// The player whose draw pile and claims are pointed out: the one who looks, or else the
    /// current player.
    #[must_use]
    pub fn looking(&self) -> usize {
        self.me().map_or(self.table.turn.seat, Seat::index)
    }

    /// Everybody, clockwise, with the one who looks last and so nearest to the decision.
    #[must_use]
    pub fn round(&self) -> Vec<usize> {
        let players = self.names.len();
        let last = self.me().map_or(players - 1, Seat::index);
        (1..=players).map(|step| (last + step) % players).collect()
    }

    /// Speaks about this game.
    #[must_use]
    pub fn speaker(&self) -> Speaker<'_> {
        Speaker { catalog: self.catalog, names: &self.names, vocabulary: self.vocabulary, you: None }
    }

    /// A player by name.
    #[must_use]
    pub fn player(&self, seat: usize) -> Piece {
        self.speaker().player(Seat::new(seat).unwrap_or_default())
    }

    /// Says something in the words of the game.
    #[must_use]
    pub fn say(&self, words: impl Into<Phrase>) -> Phrase {
        self.speaker().say(words)
    }
}

/// Whether a standard achievement of this age is there to be had.
fn is_available(state: &State, age: Age) -> bool {
    state.table().cards(Zone::AVAILABLE).any(|card| card.value() == age)
}

/// The icons that are counted in games with these cards.
fn icons(catalog: &Catalog) -> &'static [Icon] {
    let people = catalog.innovations().any(|facts| facts.card.has(Icon::Person));
    if people { &Icon::ALL } else { &Icon::SIX }
}

fn result(chronicle: &Chronicle, audience: Audience) -> Phrase {
    let speaker = chronicle.speaker().speaking_to(audience);
    let ended = chronicle.events().last().filter(|_| chronicle.outcome().is_some());
    let told = ended.map(|event| event.told(speaker.catalog, Audience::Spectator));
    told.map(|told| speaker.event(&told)).unwrap_or_default()
}
