//! What a player is told: everything each time, or what has changed.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::Value;
use splay_server::changes::apply;

/// What a player was told.
pub struct Told {
    pub number: u64,
    pub version: u64,
    /// What they can do, if the table was shown; nothing more once the game is over.
    pub options: Option<Option<Vec<String>>>,
}

/// Hears what one connection tells.
pub struct Listener {
    /// What has been told so far, if only what changes is.
    whole: Option<Value>,
}

impl Listener {
    /// With `patches`, one who asked for what has changed.
    pub fn new(patches: bool) -> Listener {
        Listener { whole: patches.then_some(Value::Null) }
    }

    /// Takes a message in; says why not if it is a refusal.
    pub fn hear(&mut self, text: &str) -> Result<Told, String> {
        let unreadable = |error: serde_json::Error| error.to_string();
        let Some(whole) = &mut self.whole else {
            return serde_json::from_str::<Heard<'_>>(text).map_err(unreadable)?.told();
        };
        let message: Value = serde_json::from_str(text).map_err(unreadable)?;
        if message["type"] == "changes" {
            let scene = apply(whole["scene"].take(), &message["scene"]);
            let update = apply(whole.take(), &message["update"]);
            let (scene, mut update) = scene.zip(update).ok_or("changes that do not fit")?;
            update["scene"] = scene;
            *whole = update;
        } else if message["type"] == "update" {
            *whole = message;
        } else {
            return Heard::deserialize(&message).map_err(unreadable)?.told();
        }
        Heard::deserialize(&*whole).map_err(unreadable)?.told()
    }
}

/// The part of an update that matters here.
#[derive(Deserialize)]
struct Heard<'a> {
    number: Option<u64>,
    version: Option<u64>,
    #[serde(borrow)]
    scene: Option<Scene<'a>>,
    /// Of a refusal.
    code: Option<String>,
}

#[derive(Deserialize)]
struct Scene<'a> {
    /// Nothing once the game is over.
    #[serde(borrow)]
    question: Option<Question<'a>>,
}

#[derive(Deserialize)]
struct Question<'a> {
    #[serde(borrow)]
    answers: Vec<Answer<'a>>,
}

#[derive(Deserialize)]
struct Answer<'a> {
    #[serde(borrow)]
    written: Cow<'a, str>,
}

impl Heard<'_> {
    fn told(self) -> Result<Told, String> {
        let Heard { number, version, scene, code } = self;
        let Some(number) = number else {
            return Err(code.unwrap_or_else(|| "a message without a number".to_owned()));
        };
        let written = |question: Question<'_>| {
            question.answers.into_iter().map(|answer| answer.written.into_owned()).collect()
        };
        let options = scene.map(|scene| scene.question.map(written));
        Ok(Told { number, version: version.unwrap_or(0), options })
    }
}
