//! A game as one audience sees it: all that is ever put on a screen, into a line or on a wire.
//!
//! A scene is made from views and told events only, so whatever draws it cannot betray a card.

mod explain;
mod idle;
mod reach;
mod stakes;
mod target;
mod telling;

use std::sync::OnceLock;

use serde::Serialize;

pub use explain::{IconChange, Note};
pub use reach::Reach;
pub use stakes::{Part, Stake, Standing};
pub use target::Target;
pub use telling::{Line, Rank, every_line, tell};

use crate::age::Age;
use crate::card::Effect;
use crate::catalog::Catalog;
use crate::choice::{Choice, ChoiceKind};
use crate::chronicle::Chronicle;
use crate::color::Color;
use crate::event::Role;
use crate::goal::Progress;
use crate::icon::Icon;
use crate::karma::Karma;
use crate::knowledge::Knowledge;
use crate::occasion::Text;
use crate::phrase;
use crate::phrase::{Phrase, Piece};
use crate::pile::Pile;
use crate::position::{Position, Shown, Stack};
use crate::prompt::PromptKind;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::seen::Seen;
use crate::set::{Set, Sets};
use crate::special::Special;
use crate::splay::Splay;
use crate::state::{Share, State, Total};
use crate::told::Audience;
use crate::vocabulary::Vocabulary;
use crate::words::Speaker;
use crate::zone::{Zone, ZoneKind};
use explain::explain;

/// One option of a decision.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Answer {
    /// The option in words.
    pub words: Phrase,
    /// What kind of choice it is.
    pub kind: ChoiceKind,
    /// The choice as it is written in records.
    pub written: String,
    /// What on the table it points at.
    pub target: Target,
    /// The title of the card it is about.
    pub card: Option<&'static str>,
    /// What it would mean.
    pub notes: Vec<Note>,
}

/// Why a decision is asked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Why {
    /// Which effect it is, and in which role the one who decides carries it out.
    pub occasion: Phrase,
    /// That role; none where somebody else carries it out.
    pub role: Option<Role>,
    /// The words of the effect.
    pub effect: Phrase,
}

/// The decision the game waits for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Question {
    /// Who decides.
    pub player: Seat,
    /// The card whose effect asks.
    pub source: Option<&'static str>,
    /// Why it is asked; for the eyes of the one who decides.
    pub why: Option<Why>,
    /// What kind of question it is; for the eyes of the one who decides.
    pub kind: Option<PromptKind>,
    /// What is asked; empty for everybody else.
    pub prompt: Phrase,
    /// The options; none for everybody else.
    pub answers: Vec<Answer>,
}

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

/// What the back of a card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Back {
    /// The set.
    pub set: Set,
    /// The age.
    pub age: Age,
}

impl Back {
    /// The back of the cards of a deck.
    fn of(deck: Zone) -> Option<Back> {
        let ZoneKind::Deck { set, age } = deck.kind() else { return None };
        Some(Back { set, age })
    }
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

    /// How many of an icon a player shows.
    #[must_use]
    pub fn icon_count(&self, seat: usize, icon: Icon) -> u16 {
        let counts = self.table.players[seat].icons.as_ref();
        counts.and_then(|counts| counts.get(&icon)).copied().unwrap_or(0)
    }

    /// A player's score.
    #[must_use]
    pub fn points(&self, seat: usize) -> u16 {
        self.table.players[seat].points.unwrap_or(0)
    }

    /// How much of a player's score is for bonuses, in words; nothing where there are none.
    #[must_use]
    pub fn for_bonuses(&self, seat: usize) -> Phrase {
        match self.bonus_points[seat] {
            0 => Phrase::default(),
            points => phrase![" (", points, " from bonuses)"],
        }
    }

    /// How many of a player's achievements are flags and fountains, in words; nothing where there are none.
    #[must_use]
    pub fn for_emblems(&self, seat: usize) -> Phrase {
        match self.emblems.get(seat) {
            None | Some(0) => Phrase::default(),
            Some(&emblems) => phrase![" (", emblems, " from flags and fountains)"],
        }
    }

    /// The parts of a number that karmas add to, in words: " (4, and 3 from Fu Xi)"; nothing where they
    /// add nothing.
    #[must_use]
    pub fn by_karmas(&self, seat: usize, total: Total) -> Phrase {
        let shares = self.shares.get(seat).into_iter().flatten();
        let shares: Vec<&Share> = shares.filter(|share| share.total == total).collect();
        if shares.is_empty() {
            return Phrase::default();
        }
        let all = match total {
            Total::Icon { icon } => self.icon_count(seat, icon),
            Total::Points => self.points(seat),
            Total::Achievements => u16::try_from(self.achieved[seat]).unwrap_or(u16::MAX),
        };
        let others = all.saturating_sub(shares.iter().map(|share| share.more).sum());
        let by = shares.iter().map(|share| phrase![share.more, " from ", Piece::card(share.title)]);
        phrase![" (", others, ", and ", Phrase::list(by, ", "), ")"]
    }

    /// The stack of a color, if a player has one.
    #[must_use]
    pub fn stack(&self, seat: usize, color: Color) -> Option<&Stack> {
        self.table.players[seat].board.get(&color).filter(|stack| !stack.cards.is_empty())
    }

    /// What each covered card of a stack shows, top one first.
    #[must_use]
    pub fn peeking(&self, stack: &Stack) -> Vec<Vec<Icon>> {
        let covered = stack.cards.iter().skip(1);
        covered
            .map(|card| match card {
                Shown::Covered { icons } => icons.iter().copied().flatten().collect(),
                Shown::Face(title) => {
                    let facts = self.catalog.find(title).map(|id| self.catalog.facts(id));
                    facts.map_or_else(Vec::new, |facts| {
                        facts.slots.through(stack.splay.shows()).collect()
                    })
                }
                Shown::Back { .. } => Vec::new(),
            })
            .filter(|_| stack.splay != Splay::None)
            .collect()
    }

    /// How many cards each deck of a set has, by age.
    #[must_use]
    pub fn decks(&self, set: Set) -> Vec<(Age, usize)> {
        let decks = self.table.decks.get(&set).into_iter().flatten();
        decks.map(|(&age, cards)| (Age::new(age), cards.len())).collect()
    }

    /// The ages of the game.
    pub fn ages(&self) -> impl Iterator<Item = Age> + use<> {
        (1..=self.rules.last_age.get()).map(Age::new)
    }

    /// The sets in play.
    pub fn sets(&self) -> impl Iterator<Item = Set> {
        self.rules.sets.iter()
    }

    /// What else shows on boards in this game, as the signs for it.
    #[must_use]
    pub fn marks(&self) -> &'static [Icon] {
        static SHOWN: [OnceLock<Vec<Icon>>; Sets::KINDS] = [const { OnceLock::new() }; Sets::KINDS];
        SHOWN[self.catalog.sets.index()].get_or_init(|| {
            // The first of each kind that the cards have.
            let shown = |kind: Icon| {
                let mut slots = self.catalog.innovations().flat_map(|facts| facts.slots.icons());
                slots.find(|icon| icon.index() == kind.index()).copied()
            };
            Icon::BY_INDEX.into_iter().filter(Icon::is_mark).filter_map(shown).collect()
        })
    }

    /// Whether an achievement of this age is available.
    #[must_use]
    pub fn is_available(&self, age: Age) -> bool {
        let available = self.table.achievements.iter().flatten();
        available.into_iter().any(|card| self.age_of(card) == Some(age))
    }

    /// Whether a special achievement is available.
    #[must_use]
    pub fn is_special_available(&self, special: Special) -> bool {
        let mut available = self.table.achievements.iter().flatten();
        available.any(|card| matches!(card, Shown::Face(title) if title == special.name()))
    }

    /// Who has the achievement of this age.
    #[must_use]
    pub fn owner_of_age(&self, age: Age) -> Option<usize> {
        self.owner(|card| self.age_of(card) == Some(age))
    }

    /// Who has a special achievement.
    #[must_use]
    pub fn owner_of_special(&self, special: Special) -> Option<usize> {
        self.owner(|card| matches!(card, Shown::Face(title) if title == special.name()))
    }

    fn owner(&self, is_it: impl Fn(&Shown) -> bool) -> Option<usize> {
        self.table.players.iter().position(|player| player.achievements.iter().any(&is_it))
    }

    /// The age of a card whose age can be seen.
    #[must_use]
    pub fn age_of(&self, card: &Shown) -> Option<Age> {
        match card {
            Shown::Back { age, .. } => Some(*age),
            Shown::Face(title) => self.catalog.find(title).map(|id| self.catalog.card(id).value()),
            Shown::Covered { .. } => None,
        }
        .filter(|&age| age > 0)
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

fn question(
    chronicle: &Chronicle,
    audience: Audience,
    knowledge: Option<&Knowledge>,
) -> Option<Question> {
    let decision = chronicle.decision()?;
    let speaker = chronicle.speaker();
    let catalog = chronicle.game().catalog();
    let mine = match audience {
        Audience::Referee => true,
        Audience::Seat(seat) => seat == decision.player,
        Audience::Spectator => false,
    };
    let mut question = Question {
        player: decision.player,
        source: decision.source.map(|card| catalog.title(card)),
        why: None,
        kind: None,
        prompt: Phrase::default(),
        answers: Vec::new(),
    };
    if mine {
        let occasion = chronicle.occasion();
        let own_deed = occasion.is_none_or(|occasion| {
            matches!(occasion.text, Text::Effect(_)) && occasion.executor == decision.player
        });
        question.why = occasion.map(|occasion| {
            let facts = catalog.facts(occasion.card);
            let words = match occasion.text {
                Text::Effect(n) => facts.effects.get(usize::from(n)).map(Effect::words),
                Text::Karma(n) => facts.karmas.get(usize::from(n)).map(Karma::words),
            };
            Why {
                occasion: speaker.occasion(occasion, decision.player),
                role: (occasion.executor == decision.player).then_some(occasion.role),
                effect: speaker.say(words.unwrap_or_default()),
            }
        });
        let idle =
            knowledge.map(|known| idle::idle_options(chronicle.game(), known)).unwrap_or_default();
        question.kind = Some(decision.prompt.kind());
        question.prompt = speaker.prompt(&decision);
        question.answers = decision
            .options
            .iter()
            .enumerate()
            .map(|(n, &choice)| {
                let mut notes = explain(chronicle.state(), &decision, choice, &speaker, own_deed);
                if idle.get(n) == Some(&true) {
                    notes.push(Note::Idle);
                }
                Answer {
                    words: speaker.option(chronicle.state(), &decision, choice),
                    kind: choice.kind(),
                    written: choice.text(catalog),
                    target: Target::of(choice, catalog),
                    card: choice.card().map(|card| catalog.title(card)),
                    notes,
                }
            })
            .collect();
    }
    Some(question)
}
