//! `splay analyze`: what a search thinks of the choices of a game.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde_json::{Value, json};
use splay_bots::{Budget, Search};
use splay_engine::{Chronicle, Move, Phrase, Position, Speaker};

use crate::args::AnalyzeArgs;
use crate::error::{Failure, warn};
use crate::play::session::replayed;
use crate::play::{rescue, save};
use splay_bots::advice::{Advice, HINTED, percent};

/// For one choice.
const LONG: Search = Search::new(Budget::Time(Duration::from_secs(2)));

/// For each choice of a whole game.
const SHORT: Search = Search::new(Budget::Tries(300));

/// Which dice the search throws: always the same, so that an analysis can be repeated.
const SEED: u64 = 1;

/// Says what a search thinks of one choice or of all choices of a game.
///
/// # Errors
/// If the file cannot be read or is no game, there is no such choice, or the output fails.
pub fn run(args: &AnalyzeArgs) -> Result<(), Failure> {
    rescue::guarded(|| analyze(args, &mut std::io::stdout().lock()))
}

fn analyze(args: &AnalyzeArgs, output: &mut impl Write) -> Result<(), Failure> {
    let game = read(&args.file, args.game)?;
    let choices = game.moves().len();
    let over = game.outcome().is_some();
    let at = match args.at {
        Some(0) => return Err(Failure::usage("choices are counted from 1")),
        Some(number) if number > choices + usize::from(!over) => {
            let goes_on = if over { "and is over" } else { "and is not over" };
            let file = args.file.display();
            return Err(Failure::Usage(format!(
                "{file} has {choices} choices {goes_on}; there is no choice {number}"
            )));
        }
        Some(number) => Some(number),
        None => (!over).then_some(choices + 1),
    };
    let bot = args.bot.unwrap_or(if at.is_some() { LONG } else { SHORT });
    let mut told = 0;
    for number in at.map_or(1..=choices, |number| number..=number) {
        let moment = Moment::of(&game, number)?;
        let Some(view) = View::of(&moment, bot) else {
            if at.is_some() {
                return Err(Failure::Usage(format!(
                    "choice {number} is a concession, which cannot be analyzed"
                )));
            }
            continue;
        };
        // In a whole game, choices that leave nothing to think about would only be in the way.
        if at.is_none() && view.advice.tries == 0 {
            continue;
        }
        told += 1;
        if args.json {
            writeln!(output, "{}", view.json())?;
        } else {
            write!(output, "{}{}", if told > 1 { "\n" } else { "" }, view.text())?;
        }
        output.flush()?;
    }
    Ok(())
}

/// Reads a record, a saved game or a position.
fn read(file: &Path, number: Option<usize>) -> Result<Chronicle, Failure> {
    let value = save::read_json(file, number)?;
    let is_position = value.get("format").is_none() && value.get("players").is_some();
    if !is_position {
        let record = save::read(file, number)?.record;
        if let Some(warning) = save::other_rules(&record) {
            warn(warning);
        }
        return replayed(&record, file);
    }
    let impossible = |error: &dyn std::fmt::Display| {
        Failure::Usage(format!("{} is not a possible position: {error}", file.display()))
    };
    let position: Position = serde_json::from_value(value).map_err(|error| impossible(&error))?;
    let names = position.players.iter().enumerate();
    let names = names
        .map(|(seat, player)| player.name.clone().unwrap_or_else(|| format!("Player {}", seat + 1)))
        .collect();
    let catalog = splay_cards::catalog(position.edition, position.sets);
    let game = Chronicle::from_position(catalog, position).map_err(|error| impossible(&error))?;
    Ok(game.with_names(names))
}

/// A game before one of its choices.
struct Moment {
    /// Which choice, from 1.
    number: usize,
    game: Chronicle,
    /// What was done then; none where the game has got no further.
    made: Option<Move>,
}

impl Moment {
    fn of(game: &Chronicle, number: usize) -> Result<Moment, Failure> {
        let catalog = game.game().catalog();
        let before = game.record().replay_until(catalog, number - 1).map_err(Failure::usage)?;
        Ok(Moment { number, game: before, made: game.moves().get(number - 1).copied() })
    }
}

/// What a search thinks at one moment of a game.
struct View<'a> {
    moment: &'a Moment,
    advice: Advice,
    /// What was chosen, as it is written.
    chosen: Option<String>,
}

impl<'a> View<'a> {
    /// None if there was no choice, but somebody gave up.
    fn of(moment: &'a Moment, bot: Search) -> Option<View<'a>> {
        let catalog = moment.game.game().catalog();
        let chosen = match moment.made {
            Some(Move::Concession(_)) => return None,
            Some(Move::Choice(choice)) => Some(choice.text(catalog)),
            None => None,
        };
        let advice = Advice::on(&moment.game, bot, SEED, &AtomicBool::new(false))?;
        Some(View { moment, advice, chosen })
    }

    /// Which choice it is, whose, and what was asked.
    fn heading(&self) -> String {
        let game = &self.moment.game;
        let speaker = self.speaker();
        let Some(decision) = game.decision() else { return String::new() };
        let name = &game.names()[decision.player.index()];
        let asks = decision.source.map(|card| format!("{}: ", speaker.catalog.title(card)));
        let (number, turn) = (self.moment.number, game.state().turn());
        let (asks, prompt) = (asks.unwrap_or_default(), speaker.prompt(&decision));
        format!("Choice {number}, turn {turn}, {name}. {asks}{prompt}")
    }

    fn speaker(&self) -> Speaker<'_> {
        let game = &self.moment.game;
        game.speaker()
    }

    fn text(&self) -> String {
        let mut text = format!("{}\n", self.heading());
        for line in self.advice.best_lines(HINTED) {
            text.push_str(&format!("  {line}\n"));
        }
        let line = self.advice.line_lines(&self.speaker());
        let line: Vec<String> = line.iter().map(Phrase::to_string).collect();
        text.push_str(&format!("  expected: {}\n", line.join("; ")));
        if let Some(verdict) = self.verdict() {
            text.push_str(&format!("  {verdict}\n"));
        }
        text
    }

    /// What was really chosen, and what it gave away.
    fn verdict(&self) -> Option<String> {
        let chosen = self.chosen.as_deref()?;
        let choice = match self.moment.made? {
            Move::Choice(choice) => choice,
            Move::Concession(_) => return None,
        };
        let decision = self.moment.game.decision()?;
        let words = self.speaker().option(self.moment.game.state(), &decision, choice);
        let judged = match self.advice.loss(chosen) {
            _ if self.advice.best().is_some_and(|best| best.written == chosen) => "the best".to_owned(),
            Some(loss) if loss < 0.005 => "as good as the best".to_owned(),
            Some(loss) => format!("gives away {}", percent(loss).trim_start()),
            None => "not tried by the search".to_owned(),
        };
        Some(format!("chosen: {words}, {judged}"))
    }

    fn json(&self) -> Value {
        let game = &self.moment.game;
        let options: Vec<Value> = self
            .advice
            .options
            .iter()
            .map(|option| {
                json!({
                    "choice": option.written,
                    "words": option.words.to_string(),
                    "chance": option.chance.map(thousandths),
                    "tries": option.tries,
                })
            })
            .collect();
        let line: Vec<Value> = self
            .advice
            .line
            .iter()
            .map(|step| json!({"player": step.player, "choice": step.written, "words": step.words.to_string()}))
            .collect();
        let loss = self.chosen.as_deref().and_then(|chosen| self.advice.loss(chosen));
        json!({
            "at": self.moment.number,
            "turn": game.state().turn(),
            "player": game.decision().map(|decision| decision.player),
            "source": game.decision().and_then(|decision| decision.source).map(|card| game.game().catalog().title(card)),
            "prompt": game.decision().map(|decision| self.speaker().prompt(&decision).to_string()),
            "best": self.advice.best().map(|best| best.written.as_str()),
            "chosen": self.chosen,
            "loss": loss.map(thousandths),
            "tries": self.advice.tries,
            "options": options,
            "line": line,
        })
    }
}

/// As exact as a chance can be told.
fn thousandths(chance: f32) -> f64 {
    (1000.0 * f64::from(chance)).round() / 1000.0
}
