//! `splay protocol`: one JSON object per line in, exactly one per line out. See
//! `docs/PROTOCOL.md`.

use std::io::{BufRead, Read, Write};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use splay_bots::{Bot, Budget, LONGEST_THOUGHT, Searcher, Thought};
use splay_engine::{
    Audience, BySeat, Catalog, Choice, ChooseError, Chronicle, Edition, Ending, Options, Position,
    Record, Rules, Seat, Set, Sets, Setup,
};

use crate::args::any_seed;
use crate::error::Failure;

/// The version of the protocol; `docs/PROTOCOL.md` marks what came with which.
const VERSION: u32 = 2;

/// A line longer than this is no request.
const LONGEST_LINE: u64 = 16 * 1024 * 1024;

/// Answers requests from standard input until it ends.
///
/// # Errors
/// If standard input or output fails.
pub fn run() -> Result<(), Failure> {
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut session = Session::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let reply = if line.len() as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
            input.skip_until(b'\n')?;
            Problem::new("line-too-long", "a request is one line of at most 16 MiB").reply()
        } else {
            session.answer(&line)
        };
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        writeln!(output, "{reply}")?;
        output.flush()?;
    }
}

/// One conversation: a game at a time, and what has been told of it.
#[derive(Default)]
pub struct Session {
    game: Option<Chronicle>,
    /// How many events the replies so far have told.
    told: usize,
    /// How many those have told that went to each seat.
    told_to: BySeat<usize>,
}

/// Why a request failed; nothing has changed.
struct Problem {
    code: &'static str,
    message: String,
}

impl Problem {
    fn new(code: &'static str, message: impl std::fmt::Display) -> Problem {
        Problem { code, message: message.to_string() }
    }

    fn reply(self) -> Value {
        json!({"error": {"code": self.code, "message": self.message}})
    }
}

/// A seed, as a number or as a text.
#[derive(Deserialize)]
#[serde(transparent)]
struct Seed(#[serde(deserialize_with = "splay_engine::seed::deserialize")] u64);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    edition: Edition,
    #[serde(default = "base_only")]
    sets: Vec<String>,
    players: usize,
    seed: Option<Seed>,
    #[serde(rename = "as")]
    seat: Option<usize>,
    #[serde(default)]
    names: Vec<String>,
    #[serde(default)]
    teams: Vec<Vec<usize>>,
    #[serde(default)]
    options: Options,
}

fn base_only() -> Vec<String> {
    Sets::BASE.iter().map(|set| set.name().to_owned()).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Load {
    position: Option<Value>,
    record: Option<Value>,
    #[serde(rename = "as")]
    seat: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Choose {
    choice: Option<String>,
    index: Option<usize>,
    #[serde(rename = "as")]
    seat: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Concede {
    player: usize,
    #[serde(rename = "as")]
    seat: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Look {
    #[serde(rename = "as")]
    seat: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ask {
    bot: Option<String>,
    seed: Option<Seed>,
    #[serde(rename = "as")]
    seat: Option<usize>,
    /// How long `mcts` may think, in milliseconds.
    ms: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProgramOf {
    card: String,
    #[serde(rename = "as")]
    seat: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ListCards {
    edition: Edition,
    #[serde(default = "base_only")]
    sets: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

impl Session {
    /// Answers one request. Whatever the request is, there is one reply, and a failed request
    /// changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        self.try_answer(line).unwrap_or_else(Problem::reply)
    }

    fn try_answer(&mut self, line: &[u8]) -> Result<Value, Problem> {
        let request: Value = serde_json::from_slice(line)
            .map_err(|error| Problem::new("malformed-json", format!("not a JSON object: {error}")))?;
        let Value::Object(mut request) = request else {
            return Err(Problem::new(
                "malformed-json",
                "a request is a JSON object like {\"do\":\"state\"}",
            ));
        };
        let verb = match request.remove("do") {
            Some(Value::String(verb)) => verb,
            _ => return Err(Problem::new("unknown-request", UNKNOWN)),
        };
        match verb.as_str() {
            "new" => self.new_game(read(request)?),
            "load" => self.load(read(request)?),
            "choose" => self.choose(read(request)?),
            "undo" => {
                let Look { seat } = read(request)?;
                let audience = self.audience(seat)?;
                let game = self.game()?;
                game.undo().map_err(|error| Problem::new("nothing-to-undo", error))?;
                self.forget();
                self.situation(audience)
            }
            "concede" => self.concede(read(request)?),
            "state" => self.look(&read(request)?),
            "record" => self.record(&read(request)?),
            "bot" => self.ask_bot(read(request)?),
            "program" => self.program(&read(request)?),
            "cards" => list_cards(read(request)?),
            "version" => {
                let Nothing {} = read(request)?;
                let version = env!("CARGO_PKG_VERSION");
                Ok(json!({"protocol": VERSION, "rules": Rules::VERSION, "splay": version}))
            }
            _ => Err(Problem::new("unknown-request", UNKNOWN)),
        }
    }

    fn game(&mut self) -> Result<&mut Chronicle, Problem> {
        self.game.as_mut().ok_or_else(|| {
            Problem::new("no-game", "there is no game yet; begin one with \"new\" or \"load\"")
        })
    }

    fn events(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.events().len())
    }

    /// What was told of what has been taken back was not told.
    fn forget(&mut self) {
        let events = self.events();
        for told in self.told_to.0.iter_mut().chain([&mut self.told]) {
            *told = events.min(*told);
        }
    }

    fn begin(&mut self, game: Chronicle, seat: Option<usize>) -> Result<Value, Problem> {
        let audience = audience_in(&game, seat)?;
        *self = Session { game: Some(game), ..Session::default() };
        self.situation(audience)
    }

    /// To whom a reply goes.
    fn audience(&mut self, seat: Option<usize>) -> Result<Audience, Problem> {
        audience_in(self.game()?, seat)
    }

    /// Who speaks as a seat speaks for no other.
    fn may_decide(&mut self, audience: Audience) -> Result<(), Problem> {
        let player = self.game()?.decision().map(|decision| decision.player);
        match (audience, player) {
            (Audience::Seat(seat), Some(player)) if seat != player => Err(Problem::new(
                "not-your-decision",
                format!("it is player {player}'s decision, not player {seat}'s"),
            )),
            _ => Ok(()),
        }
    }

    fn new_game(&mut self, new: New) -> Result<Value, Problem> {
        let New { edition, sets, players, seed, seat, names, teams, options } = new;
        if names.len() > players {
            return Err(Problem::new("bad-request", "there are more names than players"));
        }
        let setup = Setup {
            edition,
            sets: known_sets(&sets)?,
            players,
            teams,
            options,
            seed: seed.map_or_else(any_seed, |Seed(seed)| seed),
            salt: None,
        };
        let game = Chronicle::new(splay_cards::catalog(edition, setup.sets), setup)
            .map_err(|error| Problem::new("impossible-setup", error))?;
        self.begin(game.with_names(names), seat)
    }

    fn load(&mut self, load: Load) -> Result<Value, Problem> {
        match (load.position, load.record) {
            (Some(position), None) => {
                let position: Position = serde_json::from_value(position)
                    .map_err(|error| Problem::new("impossible-position", error))?;
                let names = position.players.iter().filter_map(|player| player.name.clone()).collect();
                let catalog = splay_cards::catalog(position.edition, position.sets);
                let game = Chronicle::from_position(catalog, position)
                    .map_err(|error| Problem::new("impossible-position", error))?;
                self.begin(game.with_names(names), load.seat)
            }
            (None, Some(record)) => {
                let record: Record =
                    serde_json::from_value(record).map_err(|error| Problem::new("bad-record", error))?;
                let catalog = splay_cards::catalog(record.edition, record.sets);
                let game = record.replay(catalog).map_err(|error| Problem::new("bad-record", error))?;
                let mut reply = self.begin(game, load.seat)?;
                if !record.has_these_rules() {
                    reply["warning"] = json!(format!(
                        "the record was made under the rules {}; this program uses {}",
                        record.rules,
                        Rules::VERSION
                    ));
                }
                Ok(reply)
            }
            _ => {
                Err(Problem::new("bad-request", "\"load\" takes either a \"position\" or a \"record\""))
            }
        }
    }

    fn choose(&mut self, choose: Choose) -> Result<Value, Problem> {
        let audience = self.audience(choose.seat)?;
        self.may_decide(audience)?;
        let game = self.game()?;
        match (choose.choice, choose.index) {
            (Some(text), None) => {
                if game.decision().is_none() {
                    return Err(refused(ChooseError::GameOver));
                }
                let choice = Choice::parse(&text, game.game().catalog())
                    .map_err(|error| Problem::new("illegal-choice", error))?;
                game.choose(choice).map_err(refused)?;
            }
            (None, Some(index)) => game.choose_index(index).map_err(refused)?,
            _ => {
                return Err(Problem::new(
                    "bad-request",
                    "\"choose\" takes either a \"choice\" or an \"index\"",
                ));
            }
        }
        self.situation(audience)
    }

    fn concede(&mut self, concede: Concede) -> Result<Value, Problem> {
        let audience = self.audience(concede.seat)?;
        let seat = seat_in(self.game()?, concede.player)?;
        if matches!(audience, Audience::Seat(own) if own != seat) {
            return Err(Problem::new("cannot-concede", "a player cannot concede for another"));
        }
        self.game()?.concede(seat).map_err(|error| Problem::new("cannot-concede", error))?;
        self.situation(audience)
    }

    fn look(&mut self, look: &Look) -> Result<Value, Problem> {
        let audience = self.audience(look.seat)?;
        self.situation(audience)
    }

    /// The game so far. Its seed and choices tell everything, so seats get it when the game is over.
    fn record(&mut self, look: &Look) -> Result<Value, Problem> {
        let audience = self.audience(look.seat)?;
        let game = self.game()?;
        if matches!(audience, Audience::Seat(_)) && game.decision().is_some() {
            return Err(Problem::new(
                "not-over",
                "a record tells what every player holds; a seat can have it once the game is over",
            ));
        }
        Ok(json!({"record": game.record()}))
    }

    /// What a Dogma action of the player who decides would run.
    fn program(&mut self, of: &ProgramOf) -> Result<Value, Problem> {
        let audience = self.audience(of.seat)?;
        self.may_decide(audience)?;
        let game = self.game()?;
        let catalog = game.game().catalog();
        let card = catalog.find(&of.card).filter(|&card| catalog.as_special(card).is_none());
        let card = card.ok_or_else(|| {
            Problem::new("bad-request", format!("there is no card \"{}\" in this game", of.card))
        })?;
        let state = game.state();
        let actor = game.decision().map_or(state.current(), |decision| decision.player);
        let parts: Vec<Value> = state
            .program(actor, card)
            .iter()
            .map(|part| {
                let clockwise = state.clockwise(actor).filter(|&seat| part.executors.contains(seat));
                json!({
                    "card": catalog.title(part.card),
                    "effect": part.effect,
                    "kind": part.kind,
                    "players": clockwise.collect::<Vec<Seat>>(),
                })
            })
            .collect();
        Ok(json!({ "program": parts }))
    }

    fn ask_bot(&mut self, ask: Ask) -> Result<Value, Problem> {
        let audience = self.audience(ask.seat)?;
        self.may_decide(audience)?;
        let seed = ask.seed.map_or(0, |Seed(seed)| seed);
        let game = self.game()?;
        let name = ask.bot.as_deref().unwrap_or("greedy");
        let mut bot = Bot::from_name(name)
            .ok_or_else(|| Problem::new("unknown-bot", format!("the bots are {}", Bot::NAMES)))?;
        if let (Bot::Mcts(search), Some(ms)) = (&mut bot, ask.ms) {
            search.budget = Budget::Time(Duration::from_millis(ms).min(LONGEST_THOUGHT));
        }
        let Some(decision) = game.decision() else { return Err(refused(ChooseError::GameOver)) };
        let catalog = game.game().catalog();
        let stop = AtomicBool::new(false);
        let player = decision.player;
        let mut reply = json!({"bot": bot.to_string(), "player": player});
        let index = match bot {
            Bot::Mcts(search) => match Searcher::new(search, seed).think(game, &stop) {
                Some(thought) => {
                    reply["thought"] = thought_in_words(&thought, catalog);
                    thought.index
                }
                None => 0,
            },
            Bot::Random | Bot::Greedy | Bot::Level(_) => bot.brain(seed).choose(game, &stop),
        };
        reply["choice"] = json!(game.game().options()[index].text(catalog));
        reply["index"] = json!(index);
        Ok(reply)
    }

    /// The game as it stands, and what has happened since the last reply to the same reader.
    fn situation(&mut self, audience: Audience) -> Result<Value, Problem> {
        let events = self.events();
        let told = match audience {
            Audience::Seat(seat) => std::mem::replace(&mut self.told_to[seat], events),
            Audience::Referee | Audience::Spectator => std::mem::replace(&mut self.told, events),
        };
        Ok(situation(self.game()?, audience, told))
    }
}

/// A game as a reader may see it, with what has happened after the first `told` events.
pub(crate) fn situation(game: &Chronicle, audience: Audience, told: usize) -> Value {
    let catalog = game.game().catalog();
    let events: Vec<_> =
        game.events_since(told).iter().map(|event| event.told(catalog, audience)).collect();
    let state = match audience {
        Audience::Seat(seat) => game.view(seat),
        Audience::Referee | Audience::Spectator => game.position(),
    };
    json!({
        "decision": decision(game, audience),
        "outcome": game.outcome().map(|outcome| Ending::of(outcome, catalog)),
        "state": state,
        "events": events,
    })
}

fn seat_in(game: &Chronicle, number: usize) -> Result<Seat, Problem> {
    let players = game.state().players();
    Seat::new(number).filter(|seat| seat.index() < players).ok_or_else(|| {
        Problem::new("no-such-seat", format!("the seats of this game are 0 to {}", players - 1))
    })
}

fn audience_in(game: &Chronicle, seat: Option<usize>) -> Result<Audience, Problem> {
    seat.map_or(Ok(Audience::Referee), |number| seat_in(game, number).map(Audience::Seat))
}

/// What a search thinks: every option with its estimated chance of winning and how often it was
/// tried, and the line it expects.
fn thought_in_words(thought: &Thought, catalog: &Catalog) -> Value {
    let options: Vec<Value> = thought
        .opinions
        .iter()
        .map(|opinion| {
            json!({
                "choice": opinion.choice.text(catalog),
                "chance": (1000.0 * opinion.chance).round() / 1000.0,
                "tries": opinion.tries,
            })
        })
        .collect();
    let line: Vec<String> = thought.line.iter().map(|choice| choice.text(catalog)).collect();
    json!({"options": options, "line": line, "tries": thought.tries})
}

/// The open decision. Another seat's options could betray its hand: who looks as a seat sees
/// only that another one decides.
fn decision(game: &Chronicle, audience: Audience) -> Value {
    let Some(decision) = game.decision() else { return Value::Null };
    let catalog = game.game().catalog();
    let source = decision.source.map(|card| catalog.title(card));
    if matches!(audience, Audience::Seat(seat) if seat != decision.player) {
        return json!({"player": decision.player, "source": source});
    }
    let speaker = game.speaker();
    let options: Vec<Value> =
        decision.options.iter().map(|option| json!({"choice": option.text(catalog)})).collect();
    json!({
        "player": decision.player,
        "source": source,
        "prompt": speaker.prompt(&decision).to_string(),
        "options": options,
    })
}

const UNKNOWN: &str = "\"do\" is one of new, load, choose, undo, concede, state, record, bot, program, \
     cards, version";

fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Problem> {
    serde_json::from_value(Value::Object(fields)).map_err(|error| Problem::new("bad-request", error))
}

fn refused(error: ChooseError) -> Problem {
    let code = match error {
        ChooseError::GameOver => "game-over",
        ChooseError::NotAnOption(_) | ChooseError::NoSuchIndex { .. } => "illegal-choice",
    };
    Problem::new(code, error)
}

fn known_sets(names: &[String]) -> Result<Sets, Problem> {
    names
        .iter()
        .map(|name| {
            Set::from_name(name).ok_or_else(|| {
                Problem::new("impossible-setup", format!("there is no set \"{name}\" in this version"))
            })
        })
        .collect()
}

fn list_cards(list: ListCards) -> Result<Value, Problem> {
    let sets = known_sets(&list.sets)?;
    let cards: Vec<Value> = splay_cards::catalog(list.edition, sets)
        .innovations()
        .filter(|facts| sets.contains(facts.set))
        .map(|facts| {
            let effects: Vec<Value> = facts
                .printed()
                .map(|effect| json!({"kind": effect.kind, "text": effect.words().bracketed()}))
                .collect();
            let karmas: Vec<String> =
                facts.karmas.iter().map(|karma| karma.words().bracketed()).collect();
            json!({
                "title": facts.title,
                "set": facts.set,
                "age": facts.card.value(),
                "color": facts.card.color(),
                "icons": facts.slots.icons(),
                "featured": facts.featured,
                "effects": effects,
                "karmas": karmas,
            })
        })
        .collect();
    Ok(json!({ "cards": cards }))
}
