//! What a player is told: everything each time, or what has changed.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
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
    known: Option<Known>,
}

/// What has been told so far.
#[derive(Default)]
struct Known {
    number: u64,
    version: u64,
    question: Value,
    /// The last question that had answers.
    asked: Value,
}

impl Listener {
    /// With `patches`, one who asked for what has changed.
    pub fn new(patches: bool) -> Listener {
        Listener { known: patches.then(Known::default) }
    }

    /// Takes a message in; says why not if it is a refusal.
    pub fn hear(&mut self, text: &str) -> Result<Told, String> {
        match &mut self.known {
            Some(known) if text.starts_with(r#"{"type":"changes""#) => known.change(read(text)?)?,
            Some(known) if text.starts_with(r#"{"type":"update""#) => known.begin(read(text)?),
            _ => return read::<Heard<'_>>(text)?.told(),
        }
        self.known.as_ref().ok_or("nothing is known")?.told()
    }
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

impl Known {
    /// Everything is told.
    fn begin(&mut self, Whole { number, version, scene }: Whole) {
        *self = Known { number, version, ..Known::default() };
        self.ask(scene.unwrap_or_default().question);
    }

    /// What has changed is told.
    fn change(&mut self, changes: Changes<'_>) -> Result<(), String> {
        let scene = changes.scene.get();
        let before = if changes.asked { &mut self.asked } else { &mut self.question }.take();
        let question = match scene.as_bytes().first() {
            Some(b'{') => {
                apply(before, &read::<Asking>(scene)?.question).ok_or("changes that do not fit")?
            }
            Some(b'[') => read::<[Option<Asking>; 1]>(scene)?[0].take().unwrap_or_default().question,
            _ => before,
        };
        self.ask(question);
        let Counts { number, version } = changes.update.unwrap_or_default();
        self.number = number.map_or(self.number, |[new]| new);
        self.version = version.map_or(self.version, |[new]| new);
        Ok(())
    }

    fn ask(&mut self, question: Value) {
        if question["answers"].as_array().is_some_and(|answers| !answers.is_empty()) {
            self.asked = question.clone();
        }
        self.question = question;
    }

    fn told(&self) -> Result<Told, String> {
        let question = Option::deserialize(&self.question).map_err(|error| error.to_string())?;
        let scene = Some(Scene { question });
        Heard { number: Some(self.number), version: Some(self.version), scene, code: None }.told()
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
