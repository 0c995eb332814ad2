//! A game as one audience sees it: all that is ever put on a screen or into a line.
//!
//! A scene is made from views and told events only, so whatever draws it cannot betray a card.

use splay_engine::{
    Age, Audience, Catalog, Chronicle, Color, Icon, Position, Progress, Rules, Seat, Set, Shown, Slot,
    Speaker, Special, Splay, Stack, Vocabulary, ZoneKind,
};

use super::explain::{Note, explain};
use super::session::vocabulary;
use super::telling::{Line, tell};

/// One option of a decision.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The option in words.
    pub text: String,
    /// The choice as it is written in records.
    pub written: String,
    /// The title of the card it is about.
    pub card: Option<&'static str>,
    /// What it would mean.
    pub notes: Vec<Note>,
}

/// The decision the game waits for.
#[derive(Clone, Debug)]
pub struct Question {
    /// Who decides.
    pub player: Seat,
    /// The card whose effect asks.
    pub source: Option<&'static str>,
    /// Why it is asked, and the words of the effect; for the eyes of the one who decides.
    pub why: Option<(String, String)>,
    /// What is asked; empty for everybody else.
    pub prompt: String,
    /// The options; none for everybody else.
    pub answers: Vec<Answer>,
}

/// A game as one audience sees it.
pub struct Scene {
    /// The cards.
    pub catalog: &'static Catalog,
    /// The rules.
    pub rules: Rules,
    /// Who looks.
    pub audience: Audience,
    /// The words to use.
    pub vocabulary: Vocabulary,
    /// The players' names.
    pub names: Vec<String>,
    /// The table.
    pub table: Position,
    /// The log.
    pub lines: Vec<Line>,
    /// What the game waits for; nothing once it is over.
    pub question: Option<Question>,
    /// Who has won, once the game is over.
    pub winners: Vec<usize>,
    /// How many achievements each side has, by seat.
    pub achieved: Vec<usize>,
    /// How many win.
    pub needed: usize,
    /// How far everybody is with the special achievements, by seat.
    pub progress: Vec<Vec<(Special, Progress)>>,
    /// The deck a Draw action of the one who looks would draw from; none if it would end the game.
    pub draws: Option<(Set, Age)>,
    /// How many of each player's points come from visible bonuses, by seat.
    pub bonus_points: Vec<u16>,
    /// How many points an achievement of each age takes for the one who looks.
    pub prices: Vec<u16>,
    /// The achievements that the one who looks could claim with an action.
    pub claimable: Vec<Age>,
}

impl Scene {
    /// The game as an audience sees it.
    #[must_use]
    pub fn of(chronicle: &Chronicle, audience: Audience) -> Scene {
        let state = chronicle.state();
        let catalog = chronicle.game().catalog();
        let vocabulary = vocabulary(chronicle);
        let speaker = Speaker { catalog, names: chronicle.names(), vocabulary };
        let seats: Vec<Seat> = state.seats().collect();
        let looking = match audience {
            Audience::Seat(seat) => seat,
            Audience::Referee | Audience::Spectator => state.current(),
        };
        Scene {
            catalog,
            rules: *state.rules(),
            audience,
            vocabulary,
            names: chronicle.names().to_vec(),
            table: chronicle.seen_by(audience),
            lines: tell(&speaker, chronicle.events(), 0, audience),
            question: question(chronicle, &speaker, audience),
            winners: chronicle
                .outcome()
                .into_iter()
                .flat_map(|outcome| outcome.winners.iter().map(Seat::index))
                .collect(),
            achieved: seats.iter().map(|&seat| state.achievements(seat)).collect(),
            needed: state.achievements_to_win(),
            progress: seats
                .iter()
                .map(|&seat| {
                    let specials = catalog.specials().iter();
                    specials.map(|&special| (special, state.progress(seat, special))).collect()
                })
                .collect(),
            draws: state.preview(looking, splay_engine::Choice::Draw).draws.and_then(|deck| match deck
                .kind()
            {
                ZoneKind::Deck { set, age } => Some((set, age)),
                _ => None,
            }),
            bonus_points: seats.iter().map(|&seat| state.table().bonus_points(seat)).collect(),
            prices: (0..=state.rules().last_age.get())
                .map(|age| state.price(looking, Age::new(age)))
                .collect(),
            claimable: (1..=state.rules().last_achievement.get())
                .map(Age::new)
                .filter(|&age| state.is_eligible(looking, age))
                .collect(),
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

    /// The icons that this edition knows.
    #[must_use]
    pub fn icons(&self) -> &'static [Icon] {
        let people = self.catalog.innovations().any(|facts| facts.card.has(Icon::Person));
        if people { &Icon::ALL } else { &Icon::SIX }
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
    pub fn for_bonuses(&self, seat: usize) -> String {
        match self.bonus_points[seat] {
            0 => String::new(),
            points => format!(" ({points} for bonuses)"),
        }
    }

    /// The stack of a color, if a player has one.
    #[must_use]
    pub fn stack(&self, seat: usize, color: Color) -> Option<&Stack> {
        self.table.players[seat].board.get(&color).filter(|stack| !stack.cards.is_empty())
    }

    /// What each covered card of a stack shows, top one first.
    #[must_use]
    pub fn peeking(&self, stack: &Stack) -> Vec<Vec<Icon>> {
        let slots = |icons: [Option<Icon>; 4]| {
            let shows = stack.splay.shows().iter();
            shows.filter_map(|&slot: &Slot| icons[slot as usize]).collect()
        };
        let covered = stack.cards.iter().skip(1);
        covered
            .map(|card| match card {
                Shown::Covered { icons } => slots(*icons),
                Shown::Face(title) => {
                    let id = self.catalog.find(title);
                    id.map_or_else(Vec::new, |id| slots(self.catalog.facts(id).icons.map(Some)))
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

    /// The sets in play.
    pub fn sets(&self) -> impl Iterator<Item = Set> {
        self.rules.sets.iter()
    }

    /// What else shows on boards in this game, as the signs for it.
    #[must_use]
    pub fn marks(&self) -> &'static [Icon] {
        let marked = self.catalog.innovations().any(|facts| facts.card.has_echo());
        if marked { &[Icon::Echo, Icon::Bonus(5)] } else { &[] }
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

    /// How the game ended, in a sentence; empty while it goes on.
    #[must_use]
    pub fn result(&self) -> &str {
        let last = self.lines.last().filter(|_| self.question.is_none());
        last.map_or("", |line| line.text.as_str())
    }

    /// Says a word or text in this game's vocabulary.
    #[must_use]
    pub fn say(&self, text: &str) -> String {
        self.vocabulary.say(text).into_owned()
    }
}

fn question(chronicle: &Chronicle, speaker: &Speaker<'_>, audience: Audience) -> Option<Question> {
    let decision = chronicle.decision()?;
    let catalog = speaker.catalog;
    let mine = match audience {
        Audience::Referee => true,
        Audience::Seat(seat) => seat == decision.player,
        Audience::Spectator => false,
    };
    let mut question = Question {
        player: decision.player,
        source: decision.source.map(|card| catalog.title(card)),
        why: None,
        prompt: String::new(),
        answers: Vec::new(),
    };
    if mine {
        question.why = chronicle.occasion().map(|occasion| {
            let effects = &catalog.facts(occasion.card).effects;
            let text = effects.get(usize::from(occasion.effect)).map_or("", |effect| effect.text);
            let why = speaker.occasion(occasion, decision.player);
            (why, speaker.vocabulary.say(text).into_owned())
        });
        question.prompt = speaker.prompt(&decision);
        question.answers = decision
            .options
            .iter()
            .map(|&choice| Answer {
                text: speaker.option(chronicle.state(), &decision, choice),
                written: choice.text(catalog),
                card: choice.card().map(|card| catalog.title(card)),
                notes: explain(chronicle.state(), &decision, choice, speaker),
            })
            .collect();
    }
    Some(question)
}
