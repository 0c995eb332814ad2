//! Puts updates into words for one connection: everything at first, and then only what has changed, if
//! whoever listens asked for that.

use std::time::{Duration, Instant};

use serde_json::{Error, Value};

use crate::changes::between;
use crate::wire::{Changes, Message, Picture, Tail, Update};

/// How long what was told is remembered. After that everything is told again: it is no trouble, so seldom,
/// and saves memory where nobody moves.
const REMEMBERED: Duration = Duration::from_secs(60);

/// Puts updates into words for one connection.
pub(super) struct Teller {
    changes: bool,
    last: Option<Told>,
}

/// What was told last.
struct Told {
    scene: Option<Picture>,
    rest: Value,
    at: Instant,
}

impl Teller {
    /// For one who wants to be told of changes alone, or not.
    pub fn new(changes: bool) -> Teller {
        Teller { changes, last: None }
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
            return serde_json::to_string(&Message::Update(Box::new(update)));
        }
        let nothing = || Tail { from: 0, lines: Vec::new() };
        let chat = std::mem::replace(&mut update.chat, nothing());
        let log = std::mem::replace(&mut update.log, Tail { from: 0, lines: Vec::new() });
        let scene = update.scene.take();
        let rest = serde_json::to_value(&update)?;
        let told = Told { scene: scene.clone(), rest, at: Instant::now() };
        let message = match &self.last {
            None => Message::Update(Box::new(Update { scene, log, chat, ..update })),
            Some(last) => {
                let value = |scene: &Option<Picture>| scene.as_ref().map(|scene| scene.0.clone());
                let (before, after) = (value(&last.scene), value(&told.scene));
                let (before, after) = (before.unwrap_or_default(), after.unwrap_or_default());
                Message::Changes(Box::new(Changes {
                    update: between(&last.rest, &told.rest),
                    scene: between(&before, &after),
                    log,
                    chat,
                }))
            }
        };
        self.last = Some(told);
        serde_json::to_string(&message)
    }
}
