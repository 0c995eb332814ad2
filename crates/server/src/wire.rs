//! What goes over the wire, in both directions. The page's types are made from these.

mod comfort;
mod mail;
mod moderation;
mod passkeys;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use splay_engine::scene::{Line, Scene};
use splay_engine::{Age, Color, Edition, Icon, Kind, Options, Phrase, Record, Set, Sets, Splay};

pub use comfort::*;
pub use mail::*;
pub use moderation::*;
pub use passkeys::*;

/// Who shall sit at a seat of a new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "who", rename_all = "lowercase", deny_unknown_fields)]
pub enum Chair {
    /// Whoever makes the game. Several such seats are several people at one screen.
    Me {
        /// What the player is called.
        name: String,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// Its level: beginner, easy, medium, hard or expert.
        level: String,
    },
}

/// Whether players are expected to stay, or to look in now and then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Everybody is there.
    #[default]
    Live,
    /// Over hours and days.
    Turns,
}

/// A game to begin: `POST /api/games`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The edition.
    pub edition: Edition,
    /// The sets in play.
    #[serde(default = "base_only")]
    pub sets: Sets,
    /// Who sits where.
    pub seats: Vec<Chair>,
    /// The teams, as lists of seats; none if everybody plays alone.
    #[serde(default)]
    pub teams: Vec<Vec<usize>>,
    /// The variants.
    #[serde(default)]
    pub options: Options,
    /// Live, or over days.
    #[serde(default)]
    pub pace: Pace,
    /// How many seconds a player has for a decision before a bot may take over; none for ever.
    #[serde(default)]
    pub allowance: Option<u32>,
    /// Whether the lobby lists it; otherwise one joins and watches by link only.
    #[serde(default)]
    pub listed: bool,
    /// Whether players may ask for hints.
    #[serde(default)]
    pub hints: bool,
    /// A recorded game to play on from, instead of a fresh deal.
    #[serde(default)]
    pub from: Option<Branch>,
    /// Whether it is a lesson: from a prepared position, in no list, and not kept for long.
    #[serde(default)]
    pub lesson: bool,
}

fn base_only() -> Sets {
    Sets::BASE
}

/// To find an opponent: `POST /api/find`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Find {
    /// The edition.
    pub edition: Edition,
    /// The sets in play.
    #[serde(default = "base_only")]
    pub sets: Sets,
    /// Live, or over days.
    #[serde(default)]
    pub pace: Pace,
    /// What to be called.
    pub name: String,
}

/// A place in a recorded game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The game.
    pub record: Record,
    /// After how many of its moves.
    pub moves: usize,
}

/// A game was begun, or a seat was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seated {
    /// The game.
    pub game: String,
    /// The seats that are yours now.
    pub seats: Vec<usize>,
    /// Who you are, for programs: send it as `Authorization: Bearer …`. Browsers keep it as a
    /// cookie and are not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Seats are free.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Over,
    /// It was begun under rules that this server does not have.
    Stranded,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// What the player is called; a bot's level for a bot; nothing for a free seat.
    pub name: Option<String>,
    /// The level of the bot that plays here.
    pub bot: Option<String>,
    /// Whether the player is connected now.
    pub present: bool,
    /// Whether a bot plays here for somebody who was away.
    pub replaced: bool,
    /// Whether it is yours.
    pub mine: bool,
    /// Until when the player is away, or was last, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number | null"))]
    #[serde(default)]
    pub away_until: Option<i64>,
    /// Whether you do not want to hear or meet this player.
    #[serde(default)]
    pub shun: Option<Shun>,
}

/// What everybody who knows of a game may know about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name in addresses.
    pub id: String,
    /// The edition.
    pub edition: Edition,
    /// The sets in play.
    pub sets: Sets,
    /// The variants.
    pub options: Options,
    /// The teams.
    pub teams: Vec<Vec<usize>>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// How far it is.
    pub status: Status,
    /// Live, or over days.
    pub pace: Pace,
    /// How many seconds a player has for a decision.
    pub allowance: Option<u32>,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// When something last happened in it.
    #[cfg_attr(test, ts(type = "number"))]
    pub updated: i64,
    /// How many moves have been made.
    pub moves: usize,
    /// Who is to decide.
    pub deciding: Option<usize>,
    /// Which turn it is.
    pub turn: u16,
    /// How it ended, in a sentence; empty while it goes on.
    pub result: String,
    /// The seats that won.
    pub winners: Vec<usize>,
    /// The game that the same players began after it.
    pub rematch: Option<String>,
    /// What the server committed itself to before the first choice: the hash of the deal.
    #[serde(default)]
    pub deal: Option<String>,
    /// Whether whoever made the game may know what lies where: it goes on from a record. Such games
    /// are not listed and count for nothing.
    #[serde(default)]
    pub arranged: bool,
    /// When a bot takes the free seat, if nobody comes: somebody looks for an opponent here.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub bot_at: Option<i64>,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Remark {
    /// The seat of the one who said it; none for a spectator.
    pub seat: Option<usize>,
    /// What the speaker is called.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// Whether its words are left out, because you do not want to hear the speaker.
    #[serde(default)]
    pub hidden: bool,
}

/// Whether one may take one's last choice back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum TakeBack {
    /// There is nothing to take back.
    No,
    /// At will: nothing was revealed and nobody has decided since, or nobody else plays.
    Freely,
    /// If the others agree.
    ByAsking,
}

/// Somebody asks to take a choice back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Asked {
    /// Who asks.
    pub by: usize,
    /// Who has yet to answer.
    pub waiting: Vec<usize>,
}

/// The links of a game, for those who play in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Links {
    /// Gives a free seat; the path after the server's address.
    pub invite: String,
    /// Shows what a spectator may see.
    pub watch: String,
}

/// Lines to put behind the first `from` lines of a list, whatever stood there before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tail<T> {
    /// How many stay.
    pub from: usize,
    /// What comes after them.
    pub lines: Vec<T>,
}

/// A scene as it is sent, made once for all who see the same.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture(pub Arc<Value>);

impl Serialize for Picture {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// A game as one who plays or watches sees it. Each is complete but for the lists, which go on
/// where the last one ended.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Update {
    /// The game.
    pub game: GameInfo,
    /// Up to which entry this tells; to be sent when one connects again.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// Through the eyes of which seat it is shown; none for a spectator.
    pub seat: Option<usize>,
    /// To be sent with an answer to the open decision. It counts choices made and taken back.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: u64,
    /// The table; nothing before all seats are taken.
    #[cfg_attr(test, ts(as = "Option<Scene>"))]
    pub scene: Option<Picture>,
    /// What has happened.
    pub log: Tail<Line>,
    /// What was said.
    pub chat: Tail<Remark>,
    /// Whether people talk at this table.
    pub talk: Talk,
    /// Whether this seat may take its last choice back.
    pub take_back: TakeBack,
    /// Somebody asks to take a choice back.
    pub asked: Option<Asked>,
    /// When the player who decides has had the time allowed, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub deadline: Option<i64>,
    /// The server's clock, to compare.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: i64,
    /// Whether bots think for less time than usual, because many games wait for one.
    pub hurried: bool,
    /// The links, for those who play.
    pub links: Option<Links>,
}

/// What somebody at the table wants: over the WebSocket, or `POST /api/games/{id}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Command {
    /// Answer the open decision.
    Choose {
        /// The `number` of the update that showed the decision.
        #[cfg_attr(test, ts(type = "number"))]
        number: u64,
        /// The option as it is written.
        choice: String,
        /// For which of one's seats, where one has several.
        #[serde(default)]
        seat: Option<usize>,
    },
    /// Take the last own choice back, or ask for it.
    Undo {
        /// The `number` of the update in which it was possible.
        #[cfg_attr(test, ts(type = "number"))]
        number: u64,
    },
    /// Answer somebody who asks to take a choice back.
    Answer {
        /// Whether to agree.
        agree: bool,
    },
    /// Give up.
    Concede,
    /// Give the seat up: before the game begins it is free again, afterwards a bot plays on.
    Leave,
    /// Let a bot about as strong as oneself take a free seat.
    Fill,
    /// Say something.
    Chat {
        /// What.
        text: String,
    },
    /// Agree that people talk at this table, or no longer. In listed games all have to.
    Talk {
        /// Whether to agree.
        agree: bool,
    },
    /// Let a bot take the place of the player whose time is up.
    Replace {
        /// The seat.
        seat: usize,
    },
    /// Take one's seat back from the bot.
    Return,
    /// Begin another game with the same players.
    Rematch,
    /// Be told by a `POST` to this address when it is one's decision; none to stop it.
    Webhook {
        /// The address.
        url: Option<String>,
        /// What calls are to be signed with, if they are.
        #[serde(default)]
        key: Option<String>,
    },
    /// Look through the eyes of another of one's seats (WebSocket only).
    Look {
        /// The seat.
        seat: usize,
    },
}

/// What the server sends over a WebSocket.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message {
    /// The game has moved on.
    Update(Box<Update>),
    /// The same, to one who asked for changes: how it differs from what this connection told last.
    Changes(Box<Changes>),
    /// A command was refused; nothing has changed.
    Error(Problem),
}

/// How an update differs from the one before. `null` is no difference; otherwise a change is an object
/// with the changes of the members that differ, by name or place; `[value]` for what has another value;
/// `[place, count, values]` for a list in which, from a place on, so many are replaced by others; and
/// `0` for a member that is gone.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Changes {
    /// Of everything but the table and the lists.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub update: Value,
    /// Of the table.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub scene: Value,
    /// What has happened.
    pub log: Tail<Line>,
    /// What was said.
    pub chat: Tail<Remark>,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// A word for programs.
    pub code: String,
    /// A sentence for people.
    pub message: String,
}

/// Taking a seat: `POST /api/games/{id}/join`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// What to be called.
    pub name: String,
    /// Which seat; the first free one if none is named.
    #[serde(default)]
    pub seat: Option<usize>,
    /// The secret of the invite link, for games that are not listed.
    #[serde(default)]
    pub invite: Option<String>,
}

/// Who one is, and what one has played: `GET /api/me`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// The name last used.
    pub name: Option<String>,
    /// The games one has a seat in, the latest first.
    pub games: Vec<GameInfo>,
    /// How one has fared.
    pub statistics: Statistics,
    /// One's devices and links, once there is more than one device.
    pub keys: Vec<Key>,
    /// One's passkeys.
    pub passkeys: Vec<Passkey>,
    /// How many of one's browsers are told when it is one's decision.
    pub browsers: usize,
    /// Where one gets letters about games that wait.
    pub mail: Option<Mail>,
    /// Until when one is away.
    pub vacation: Vacation,
    /// Whom one does not want to hear or meet.
    pub shunned: Vec<Shunned>,
    /// The name that belongs to one, under which one is rated.
    pub own_name: Option<String>,
    /// How strong one is.
    pub standings: Vec<Strength>,
}

/// How strong somebody is in a kind of game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Strength {
    /// The name.
    pub name: String,
    /// The level, if it is a bot.
    pub bot: Option<String>,
    /// Edition and number of players: `third-2`.
    pub kind: String,
    /// The rating.
    pub rating: i32,
    /// How far off it may be.
    pub deviation: i32,
    /// How many games were rated.
    pub games: u32,
    /// Of these, won.
    pub won: u32,
}

/// What everybody may know of whoever has a name: `GET /api/people/{name}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Profile {
    /// The name.
    pub name: String,
    /// How strong they are.
    pub standings: Vec<Strength>,
    /// Their games, but for those by link.
    pub games: Vec<GameInfo>,
}

/// A name of one's own: `POST /api/me/name`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OwnName {
    /// The name.
    pub name: String,
}

/// A device that one is known on, or a link that makes one known on another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Key {
    /// To revoke it by.
    pub id: String,
    /// Whether it is a link that has not been used.
    pub link: bool,
    /// Whether it is the device this request came from.
    pub here: bool,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
}

/// A link that makes one known on one more device: `POST /api/me/link`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewLink {
    /// The path after the server's address. Whoever has it can be you.
    pub path: String,
}

/// To be known on this device: `POST /api/me/come`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Come {
    /// The secret of the link.
    pub link: String,
}

/// Known on this device from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Came {
    /// Who you are, for programs; browsers keep it as a cookie and are not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// To be known no more: `POST /api/me/revoke`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Revoke {
    /// By which device or link; none for all but this device.
    #[serde(default)]
    pub key: Option<String>,
}

/// How somebody has fared.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Statistics {
    /// Games that are over.
    pub played: u32,
    /// Of these, won.
    pub won: u32,
    /// The same by edition.
    pub by_edition: BTreeMap<Edition, Tally>,
    /// The same by the strongest bot met; `people` without bots.
    pub by_opponent: BTreeMap<String, Tally>,
}

/// Games, and wins among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tally {
    /// Games.
    pub played: u32,
    /// Wins.
    pub won: u32,
}

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

/// A place in a recorded game to look at: `POST /api/replay`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReplayAt {
    /// The game.
    pub record: Record,
    /// After how many of its moves.
    pub moves: usize,
    /// Through the eyes of this seat; with everything open if none is named.
    #[serde(default)]
    pub seat: Option<usize>,
}

/// A recorded game at one place.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame {
    /// After how many moves.
    pub moves: usize,
    /// How many moves there are.
    pub of: usize,
    /// The table.
    pub scene: Scene,
    /// What has happened so far.
    pub log: Vec<Line>,
    /// How many events had happened before the last move: what comes after is new.
    pub fresh: usize,
    /// What is chosen next, in words.
    pub next: Option<Phrase>,
    /// At how many moves each turn begins.
    pub turns: Vec<usize>,
    /// The hash of its deal, if a server dealt it: what was shown before the first choice.
    pub deal: Option<String>,
    /// That it was made under other rules, in a sentence.
    pub warning: Option<String>,
}

/// An option and what a search thinks of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintOption {
    /// The option as it is written.
    pub written: String,
    /// The option in words.
    pub words: Phrase,
    /// How likely one wins with it, from 0 to 1.
    pub chance: f32,
}

/// What a search thinks of the open decision: `POST /api/games/{id}/hint`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hint {
    /// The best options, the best first.
    pub options: Vec<HintOption>,
    /// What it expects to happen, in words.
    pub line: Vec<Phrase>,
}

/// How everybody stood at one moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Moment {
    /// After how many moves.
    pub moves: usize,
    /// In which turn.
    pub turn: u16,
    /// How likely each player was to win, by seat, from 0 to 1.
    pub chances: Vec<f32>,
}

/// A choice that gave something away.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurningPoint {
    /// Before it, so many moves had been made.
    pub moves: usize,
    /// In which turn.
    pub turn: u16,
    /// Whose choice it was.
    pub player: usize,
    /// The card whose effect asked, by title.
    pub source: Option<String>,
    /// What was chosen, in words.
    pub chosen: Phrase,
    /// How likely the player would have been to win with the better option.
    pub chance: f32,
    /// How much of that was given away.
    pub gave_away: f32,
    /// The better option, in words.
    pub better: Phrase,
    /// What was to be expected then, the better option first.
    pub line: Vec<Phrase>,
}

/// A game looked at when it is over. Players are called by their seats ("Player 1"): put their names
/// in their place.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Review {
    /// How likely everybody was to win, action by action.
    pub course: Vec<Moment>,
    /// The choices that gave most away, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// A review, or how far it is: `POST /api/games/{id}/review`, `POST /api/review`, and then
/// `GET /api/review/{key}`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reviewing {
    /// To ask again by.
    pub key: String,
    /// How much of it is done, from 0 to 1.
    pub done: f32,
    /// How many others come before it.
    pub waiting: usize,
    /// The review, when it is done.
    #[cfg_attr(test, ts(as = "Option<Review>"))]
    pub review: Option<serde_json::Value>,
}
