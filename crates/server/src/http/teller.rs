//! Puts updates into words for one connection: everything at first, and then only what has changed, if
//! whoever listens asked for that.

use std::mem::take;
use std::time::{Duration, Instant};

use serde_json::Error;
use serde_json::value::RawValue;

use crate::changes::between;
use crate::wire::{Changes, Message, Picture, Update};
use crate::written::{Written, write};

/// How long what was told is remembered. After that everything is told again: it is no trouble, so seldom,
/// and saves memory where nobody moves.
const REMEMBERED: Duration = Duration::from_secs(60);

/// How long an update is, about, if it tells everything, and otherwise.
const WHOLE: usize = 8 * 1024;
const ROOM: usize = 2 * 1024;

/// Puts updates into words for one connection.
pub(super) struct Teller {
    changes: bool,
    last: Option<Told>,
    /// What was told when something was last asked, if nothing is by now: the next question will be more like
    /// that one than like none.
    asked: Option<Picture>,
}

/// What was told last.
struct Told {
    scene: Option<Picture>,
    rest: Written,
    /// Whether something was asked.
    asks: bool,
    at: Instant,
}

impl Teller {
    /// For one who wants to be told of changes alone, or not.
    pub fn new(changes: bool) -> Teller {
        Teller { changes, last: None, asked: None }
    }

    /// Tells everything the next time.
    pub fn forget(&mut self) {
        self.last = None;
    }

    /// Forgets what was told long ago.
    pub fn tidy(&mut self) {
        self.last.take_if(|last| last.at.elapsed() > REMEMBERED);
    }

    /// An update as it is sent.
    ///
    /// # Errors
    /// If it cannot be written, which would be a fault of the program.
    pub fn say(&mut self, mut update: Update) -> Result<String, Error> {
        if !self.changes {
            return write(&Message::Update(Box::new(update)), WHOLE);
        }
        let (log, chat) = (take(&mut update.log), take(&mut update.chat));
        let scene = update.scene.take();
        let rest = Written::new(&update, ROOM)?;
        let asks = update.seat.is_some() && update.seat == update.game.deciding;
        let told = Told { scene: scene.clone(), rest, asks, at: Instant::now() };
        let message = match &self.last {
            None => Message::Update(Box::new(Update { scene, log, chat, ..update })),
            Some(last) => {
                let nothing = Written::new(&(), 0)?;
                let [before, after] =
                    [last, &told].map(|told| told.scene.as_deref().unwrap_or(&nothing));
                let asked = self.asked.as_deref().filter(|_| asks);
                let change = |old, new| RawValue::from_string(between(old, new));
                Message::Changes(Box::new(Changes {
                    update: change(&last.rest, &told.rest)?,
                    scene: change(asked.unwrap_or(before), after)?,
                    asked: asked.is_some(),
                    log,
                    chat,
                }))
            }
        };
        let last = self.last.replace(told);
        self.asked = match last {
            Some(last) if last.asks && !asks => last.scene,
            Some(_) if !asks => self.asked.take(),
            _ => None,
        };
        write(&message, ROOM)
    }
}
