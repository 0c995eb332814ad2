//! What happens at a table, in the order in which it happened. A game is its settings and its
//! entries: nothing else is kept that could not be worked out again.

use serde::{Deserialize, Serialize};
use splay_engine::{Edition, Options, Record, Rules, Salt, Sets};

use crate::deal::commitment;
use crate::secret::{Holder, Secret};
use crate::wire::Pace;

/// Who a seat is meant for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Meant {
    /// Somebody who comes.
    Person,
    /// A bot of this level.
    Bot(String),
}

/// What a game is made from.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The edition.
    pub edition: Edition,
    /// The sets in play.
    pub sets: Sets,
    /// The teams.
    pub teams: Vec<Vec<usize>>,
    /// The variants.
    pub options: Options,
    /// Decides the deal.
    pub seed: u64,
    /// Decides it too, so that nobody can guess it.
    #[serde(default)]
    pub salt: Option<Salt>,
    /// Decides what bots pick at random: not the seed, or their choices would tell of the deal.
    #[serde(default)]
    pub dice: u64,
    /// Who the seats are meant for.
    pub seats: Vec<Meant>,
    /// Live, or over days.
    pub pace: Pace,
    /// How many seconds a player has for a decision.
    pub allowance: Option<u32>,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// The recorded game it goes on from, if it does not begin with a deal.
    pub from: Option<Record>,
    /// Whether whoever made it may know what lies where, because they brought that record.
    #[serde(default)]
    pub arranged: bool,
    /// Whether it is a lesson, which is in no list and is not kept for long.
    #[serde(default)]
    pub lesson: bool,
    /// After how many seconds a bot takes a seat that nobody has come for, if one shall.
    #[serde(default)]
    pub bot_after: Option<u32>,
}

impl Settings {
    /// What whoever waits at such a game looks for, in one word: nothing unless it is listed, for two
    /// people, and nothing out of the ordinary.
    #[must_use]
    pub fn search(&self) -> String {
        let two_people = self.seats == [Meant::Person, Meant::Person];
        let ordinary = self.options == Options::default() && self.teams.is_empty() && !self.hints;
        let usual = self.allowance.is_some_and(|time| self.pace.usual_allowances().contains(&time));
        if !(self.listed && two_people && ordinary && usual) || self.from.is_some() || self.lesson {
            return String::new();
        }
        search_for(self.edition, self.sets, self.pace)
    }

    /// What the server commits itself to before the first choice: none if it did not deal.
    #[must_use]
    pub fn commitment(&self) -> Option<String> {
        let dealt = self.from.is_none();
        self.salt.filter(|_| dealt).map(|salt| commitment(self.seed, salt))
    }
}

/// What somebody looks for who looks for an opponent, in one word.
#[must_use]
pub fn search_for(edition: Edition, sets: Sets, pace: Pace) -> String {
    let pace = match pace {
        Pace::Live => "live",
        Pace::Turns => "turns",
    };
    format!("{edition} {sets} {pace}")
}

/// A game as it is kept, but for its entries.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Its name in addresses.
    pub id: String,
    /// The version of the rules it is played by.
    pub rules: String,
    /// What it is made from.
    pub settings: Settings,
    /// What the invite link has.
    pub invite: Secret,
    /// What the watch link has.
    pub watch: Secret,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
}

impl Kept {
    /// Whether this program plays by the rules it was begun under.
    #[must_use]
    pub fn has_these_rules(&self) -> bool {
        self.rules == Rules::VERSION
    }
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum Entry {
    /// Somebody took a seat.
    Joined {
        /// Which.
        seat: usize,
        /// What they are called.
        name: String,
        /// By what they are known again.
        holder: Holder,
    },
    /// A bot took a seat that nobody had come for.
    Filled {
        /// Which.
        seat: usize,
        /// Its level.
        bot: String,
    },
    /// Somebody gave a seat up before the game began.
    Left {
        /// Which.
        seat: usize,
    },
    /// A decision was answered.
    Chose {
        /// By whom.
        seat: usize,
        /// How.
        choice: String,
    },
    /// A player gave up.
    Conceded {
        /// Who.
        seat: usize,
    },
    /// Choices were taken back.
    TookBack {
        /// By whom.
        seat: usize,
        /// How many moves were left.
        moves: usize,
    },
    /// A player asked to take a choice back.
    AskedBack {
        /// Who.
        seat: usize,
        /// How many moves would be left.
        moves: usize,
    },
    /// A player agreed to that.
    AgreedBack {
        /// Who.
        seat: usize,
    },
    /// A player did not agree to that.
    RefusedBack {
        /// Who.
        seat: usize,
    },
    /// A bot plays for somebody who is away.
    Replaced {
        /// Whose seat.
        seat: usize,
        /// The level of the bot.
        bot: String,
    },
    /// Somebody came back to their seat.
    Returned {
        /// Which.
        seat: usize,
    },
    /// Somebody said something.
    Said {
        /// From which seat; none for spectators.
        seat: Option<usize>,
        /// What they are called.
        name: String,
        /// What.
        text: String,
        /// Which spectator it was, so that it can be forgotten; shown to nobody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Holder>,
    },
    /// Somebody was taken out of what had happened until then.
    Forgot,
    /// A player agrees that people talk at this table, or no longer.
    AgreedToTalk {
        /// Who.
        seat: usize,
        /// Whether they agree.
        agree: bool,
    },
    /// A player is away from now on, or is back if that time is over.
    Away {
        /// Who.
        seat: usize,
        /// Until when, in milliseconds since 1970.
        until: i64,
    },
    /// The same players began another game.
    WentOn {
        /// Its name in addresses.
        game: String,
    },
    /// A player wants to be told, or no longer.
    Hooked {
        /// Whose.
        seat: usize,
        /// Where.
        url: Option<String>,
        /// What calls are signed with.
        #[serde(default)]
        key: Option<String>,
    },
}

/// What an entry does to the course of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// One move more.
    Forth {
        /// By whom.
        seat: usize,
    },
    /// Moves are taken back.
    Back {
        /// How many are left.
        moves: usize,
    },
    /// Nothing.
    Stays,
}

impl Entry {
    /// What it does to the course of the game.
    #[must_use]
    pub const fn course(&self) -> Course {
        match *self {
            Entry::Chose { seat, .. } | Entry::Conceded { seat } => Course::Forth { seat },
            Entry::TookBack { moves, .. } => Course::Back { moves },
            Entry::Joined { .. }
            | Entry::Filled { .. }
            | Entry::Left { .. }
            | Entry::AskedBack { .. }
            | Entry::AgreedBack { .. }
            | Entry::RefusedBack { .. }
            | Entry::Replaced { .. }
            | Entry::Returned { .. }
            | Entry::Said { .. }
            | Entry::Forgot
            | Entry::AgreedToTalk { .. }
            | Entry::Away { .. }
            | Entry::WentOn { .. }
            | Entry::Hooked { .. } => Course::Stays,
        }
    }
}

/// An entry with its time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dated {
    /// What happened.
    pub entry: Entry,
    /// When, in milliseconds since 1970.
    pub at: i64,
}
