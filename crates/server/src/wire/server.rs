//! What this server offers, and what is printed on its cards.

use std::collections::BTreeMap;

use serde::Serialize;
use splay_engine::{Age, Color, Edition, Icon, Kind, Phrase, Set, Splay, Variant};

/// An effect as it is printed on a card, in our own words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EffectInfo {
    /// Who carries it out.
    pub kind: Kind,
    /// What it says.
    pub text: Phrase,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardInfo {
    /// The title.
    pub title: &'static str,
    /// The set.
    pub set: Set,
    /// Whether it is a Relic: it lies beside the deck of its age, and is seized.
    pub relic: bool,
    /// The age, which is the value.
    pub age: Age,
    /// The color.
    pub color: Color,
    /// The slots: top left, bottom left, bottom middle, bottom right; of a city also top middle and top
    /// right.
    pub icons: Vec<Icon>,
    /// The icon that counts for its effects.
    pub featured: Icon,
    /// The effects, in order.
    pub effects: Vec<EffectInfo>,
    /// The karmas of a figure, in order.
    pub karmas: Vec<Phrase>,
    /// What the icons of a city do or are worth, a sentence for each.
    pub city: Vec<Phrase>,
}

/// What this server offers: `GET /api/info`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ServerInfo {
    /// The version of the program.
    pub version: &'static str,
    /// The version of the rules.
    pub rules: &'static str,
    /// The editions and their sets.
    pub editions: Vec<EditionInfo>,
    /// The levels of bots, from the weakest.
    pub levels: Vec<&'static str>,
    /// How many can sit at a table.
    pub seats: usize,
    /// Which slots of a covered card each splay leaves open, by their places on the card.
    pub splays: BTreeMap<Splay, Vec<usize>>,
    /// The name that passkeys of this server are bound to: on pages of others they cannot be used.
    pub passkey_site: Option<String>,
    /// Whether it sends letters about games that wait.
    pub letters: bool,
}

/// An edition and what one can play in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EditionInfo {
    /// The edition.
    pub edition: Edition,
    /// Its name for people.
    pub name: String,
    /// The sets.
    pub sets: Vec<SetInfo>,
    /// How many can play, by the number of expansions in play.
    pub seats: Vec<usize>,
    /// Whether teams may be of any number and size, and not just two pairs.
    pub any_teams: bool,
    /// The variants.
    pub variants: Vec<VariantInfo>,
}

/// A variant of an edition, and which games can be played with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VariantInfo {
    /// The variant.
    pub variant: Variant,
    /// Whether the book has it on, by the number of players, from 0; null where so many cannot play with it.
    pub book: Vec<Option<bool>>,
    /// The set without which it means nothing.
    pub set: Option<Set>,
    /// Whether teams can play with it, too.
    pub teams: bool,
    /// The variant that takes its place: where that one is switched on, the book has this one off.
    pub replaced_by: Option<Variant>,
}

/// A set of cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetInfo {
    /// The set.
    pub set: Set,
    /// The title on its box.
    pub title: &'static str,
    /// Whether it can be left out, as everything but the base game can.
    pub expansion: bool,
}
