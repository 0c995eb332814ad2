//! The rules of Innovation, for people and programs.

// A new step, choice, effect kind, set, pile, verb or event is thought of everywhere: the compiler names
// each place.
#![deny(clippy::wildcard_enum_match_arm)]

mod age;
mod card;
mod catalog;
mod chance;
mod choice;
mod chronicle;
mod city;
mod color;
mod common;
mod decree;
mod dogma;
mod each;
mod edition;
mod ending;
mod event;
mod few;
mod flow;
mod game;
mod goal;
mod hash;
mod icon;
mod imagine;
mod karma;
mod knowledge;
mod limits;
mod listed;
mod marks;
mod occasion;
mod phrase;
mod pile;
mod player;
mod position;
mod preview;
mod prompt;
mod record;
mod rules;
mod salt;
pub mod scene;
mod seat;
pub mod seed;
mod seen;
mod select;
mod set;
mod setup;
mod special;
mod splay;
mod state;
mod table;
mod told;
#[cfg(test)]
mod toy;
mod turn;
mod value;
mod variant;
mod view;
mod vocabulary;
mod words;
mod zone;

pub use age::{Age, Ages};
pub use card::{Card, CardId, Deed, Definition, Effect, Kind, card};
pub use catalog::{Catalog, Facts, MAX_CARDS};
pub use choice::{Action, Actions, Choice, ChoiceError, ChoiceKind, Taking};
pub use chronicle::{Chronicle, Move, NothingToUndo, Origin};
pub use color::{ByColor, Color, Colors};
pub use common::{Common, OutOfPlay};
pub use dogma::{Part, Participants};
pub use each::{Each, Ease, Lent};
pub use edition::{Edition, Editions};
pub use ending::{By, Outcome};
pub use event::{Cause, Event, Role, Verb};
pub use flow::{Done, Flow, Halt};
pub use game::{ChooseError, ConcedeError, Game};
pub use goal::Progress;
pub use icon::{Icon, IconCounts, Icons, Purpose, Slot, Slots};
pub use imagine::Dreams;
pub use karma::{
    ANYONE, About, Demand, Fits, Hook, Hooks, Karma, Manner, OPPONENT, OTHER, Original, Reaction,
    Splayed, Upon, Whose, Would, YOU,
};
pub use knowledge::Knowledge;
pub use limits::Cut;
pub use marks::Marks;
pub use occasion::{Occasion, Text};
pub use phrase::{Mark, Phrase, Piece};
pub use pile::{Pile, Piles, Sight};
pub use player::{Act, Cards, Choices, Decision, MAX_OPTIONS, Player, Policy, Which, different_values};
pub use position::{Civilization, Position, PositionError, Shown, Stack, Turn};
pub use preview::Preview;
pub use prompt::{Prompt, PromptKind};
pub use record::{Ending, MoveError, RECORD_FORMAT, Record, RecordError};
pub use rules::{DrawRule, Draws, Moment, Monument, Options, Rules, TieAmongOthersCards};
pub use salt::{Salt, SaltError};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use seen::Seen;
pub use select::{
    ACHIEVEMENTS, AVAILABLE, BOTTOMS, FORECAST, HAND, Rank, SCORE, SPECIALS, STANDARD, Select, Source,
    TOPS, UNCLAIMED,
};
pub use set::{Set, Sets};
pub use setup::{Setup, SetupError};
pub use special::Special;
pub use splay::Splay;
pub use state::{Found, Share, State, Total};
pub use table::{End, Table};
pub use told::{Audience, Picked, Spot, Told};
pub use value::Value;
pub use variant::Variant;
pub use vocabulary::Vocabulary;
pub use words::{Speaker, article};
pub use zone::{Place, Zone, ZoneKind};
