//! What a player is told: everything each time, or what has changed.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use splay_server::changes::apply;

/// What a player was told.
pub struct Told {
    pub number: u64,
    pub version: u64,
    /// What they can do, if the table was shown; nothing more once the game is over.
    pub options: Option<Option<Vec<String>>>,
}

/// Hears what one connection tells. It reads only what matters here, so that two thousand of them leave the
/// machine to the server.
pub struct Listener {
    /// What has been told so far, if only what changes is.
    known: Option<Value>,
}

impl Listener {
    /// With `patches`, one who asked for what has changed.
    pub fn new(patches: bool) -> Listener {
        Listener { known: patches.then_some(Value::Null) }
    }

    /// Takes a message in; says why not if it is a refusal.
    pub fn hear(&mut self, text: &str) -> Result<Told, String> {
        let unreadable = |error: serde_json::Error| error.to_string();
        let Some(known) = &mut self.known else {
            return serde_json::from_str::<Heard<'_>>(text).map_err(unreadable)?.told();
        };
        if text.starts_with(r#"{"type":"changes""#) {
            let changes: Changes<'_> = serde_json::from_str(text).map_err(unreadable)?;
            let change = match changes.scene.get().starts_with('{') {
                true => {
                    &serde_json::from_str::<Asking>(changes.scene.get()).map_err(unreadable)?.question
                }
                // Everything there is, or nothing.
                false => &serde_json::from_str(changes.scene.get()).map_err(unreadable)?,
            };
            let question = match changes.scene.get().starts_with('[') {
                true => apply(Value::Null, change).map(|scene| scene["question"].clone()),
                false if changes.asked => apply(known["asking"].take(), change),
                false => apply(known["question"].take(), change),
            };
            known["question"] = question.ok_or("changes that do not fit")?;
            let Counts { number, version } = changes.update.unwrap_or_default();
            for (what, change) in [("number", number), ("version", version)] {
                if let Some([new]) = change {
                    known[what] = new.into();
                }
            }
        } else if text.starts_with(r#"{"type":"update""#) {
            let Whole { number, version, scene } = serde_json::from_str(text).map_err(unreadable)?;
            let question = scene.unwrap_or_default().question;
            *known = json!({"number": number, "version": version, "question": question});
        } else {
            return serde_json::from_str::<Heard<'_>>(text).map_err(unreadable)?.told();
        }
        if known["question"]["answers"].as_array().is_some_and(|answers| !answers.is_empty()) {
            known["asking"] = known["question"].clone();
        }
        let question = &known["question"];
        let scene = Scene { question: Option::deserialize(question).map_err(unreadable)? };
        let (number, version) = (known["number"].as_u64(), known["version"].as_u64());
        Heard { number, version, scene: Some(scene), code: None }.told()
    }
}

/// What matters of an update that tells everything.
#[derive(Deserialize)]
struct Whole {
    number: u64,
    version: u64,
    scene: Option<Asking>,
}

/// What is asked, or how that has changed.
#[derive(Deserialize, Default)]
struct Asking {
    #[serde(default)]
    question: Value,
}

/// What matters of what has changed.
#[derive(Deserialize)]
struct Changes<'a> {
    update: Option<Counts>,
    #[serde(borrow)]
    scene: &'a RawValue,
    /// Whether it is another than when something was last asked.
    #[serde(default)]
    asked: bool,
}

/// How far a game is, if that is another number than before.
#[derive(Deserialize, Default)]
struct Counts {
    number: Option<[u64; 1]>,
    version: Option<[u64; 1]>,
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
