//! The game line by line, for screen readers, pipes and bare terminals.

mod command;
mod curtain;
mod situation;

use std::io::{BufRead, Write};
use std::path::Path;

use splay_engine::{Audience, BySeat, Phrase, Seat, phrase};

use self::command::{Command, HELP};
pub(crate) use self::situation::card_text;
use super::review;
use super::session::{Session, ToMove};
use crate::error::Failure;
use splay_bots::advice::HINTED;
use splay_engine::scene::{Line, Question, Rank, Scene, Why, tell};

/// A game line by line.
pub struct Plain<'a, I, O> {
    session: &'a mut Session,
    input: I,
    output: O,
    /// Whether a person is reading along, so that hidden cards must be pushed off the screen.
    at_terminal: bool,
    audience: Audience,
    /// How many events each seat has been told.
    told: BySeat<usize>,
    /// How many events those have been told who look on.
    told_others: usize,
}

/// What came of asking.
enum Asked {
    Answered,
    Left,
}

impl<'a, I: BufRead, O: Write> Plain<'a, I, O> {
    /// A game with this input and output.
    pub fn new(session: &'a mut Session, input: I, output: O, at_terminal: bool) -> Self {
        let audience = session.first_audience();
        let told = BySeat::default();
        Plain { session, input, output, at_terminal, audience, told, told_others: 0 }
    }

    /// Plays until the game is over or left.
    ///
    /// # Errors
    /// If input, output or a file fails.
    pub fn play(&mut self) -> Result<(), Failure> {
        self.greet()?;
        loop {
            if let Some(warning) = self.session.news() {
                writeln!(self.output, "{warning}.")?;
            }
            self.tell_news()?;
            match self.session.to_move() {
                ToMove::Bot(_) => self.session.let_bot_move(),
                ToMove::Human(seat) => {
                    if !self.hand_over(seat)? {
                        continue;
                    }
                    if let Asked::Left = self.ask()? {
                        return self.leave();
                    }
                }
                ToMove::Nobody => {
                    self.tell_ending()?;
                    if !self.at_terminal || !self.play_again()? {
                        return self.leave();
                    }
                }
            }
        }
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let scene = self.scene();
        let players = Phrase::list((0..scene.names.len()).map(|seat| scene.player(seat)), ", ");
        let line = phrase![
            phrase!["Innovation, ", scene.table.edition.name(), " edition: ", players, ". "],
            phrase![scene.needed, " achievements win."],
        ];
        writeln!(self.output, "{}", scene.say(line))?;
        if self.session.humans() > 0 {
            writeln!(self.output, "Type help at any prompt to see what you can type.")?;
        }
        Ok(())
    }

    fn scene(&self) -> Scene {
        Scene::of(self.session.chronicle(), self.audience)
    }

    fn told(&mut self) -> &mut usize {
        match self.audience {
            Audience::Seat(seat) => &mut self.told[seat],
            Audience::Referee | Audience::Spectator => &mut self.told_others,
        }
    }

    /// Some of what was told has been taken back.
    fn untell(&mut self) {
        let heard = self.session.chronicle().events().len();
        self.told.0 = self.told.0.map(|told| told.min(heard));
        self.told_others = self.told_others.min(heard);
    }

    /// Tells what this audience has not heard yet.
    fn tell_news(&mut self) -> Result<(), Failure> {
        let first = *self.told();
        let events = self.session.chronicle().events();
        let lines = tell(&self.session.speaker(), events, first, self.audience);
        let heard = events.len();
        for line in &lines {
            tell_line(&mut self.output, line)?;
        }
        *self.told() = heard;
        Ok(())
    }

    /// Takes back the last choice of whoever is at the keyboard; says whether that was possible.
    fn undo(&mut self) -> Result<bool, Failure> {
        let seat = match self.audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Referee | Audience::Spectator => None,
        };
        let undone = self.session.undo(seat);
        writeln!(self.output, "{}.", undone.err().unwrap_or("Your last choice was taken back"))?;
        self.untell();
        Ok(undone.is_ok())
    }

    /// Asks until the decision is answered or somebody leaves.
    fn ask(&mut self) -> Result<Asked, Failure> {
        let mut scene = self.scene();
        let Some(mut question) = scene.question.take() else { return Ok(Asked::Answered) };
        self.put(&scene, &question)?;
        loop {
            write!(self.output, "Your choice: ")?;
            self.output.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                writeln!(self.output)?;
                return Ok(Asked::Left);
            }
            match command::parse(&line, &question) {
                Ok(Command::Take(index)) => {
                    writeln!(self.output, "{}.", question.answers[index].words)?;
                    self.session.choose(index);
                    return Ok(Asked::Answered);
                }
                Ok(Command::Quit) => return Ok(Asked::Left),
                Ok(Command::Undo) => {
                    if self.undo()? {
                        return Ok(Asked::Answered);
                    }
                }
                Ok(Command::Concede) => {
                    if self.concede(question.player)? {
                        return Ok(Asked::Answered);
                    }
                }
                Ok(Command::Save(file)) => match self.session.save(file.as_deref()) {
                    Ok(path) => writeln!(self.output, "Saved to {}.", path.display())?,
                    Err(failure) => writeln!(self.output, "Not saved: {failure}.")?,
                },
                Ok(Command::Options) => self.put(&scene, &question)?,
                Ok(Command::Hint) => self.hint()?,
                Ok(command) => write!(self.output, "{}", report(&scene, &mut question, &command))?,
                Err(expected) => writeln!(self.output, "{expected}")?,
            }
        }
    }

    /// Gives up, once that is certain. Says whether it came to that.
    fn concede(&mut self, seat: Seat) -> Result<bool, Failure> {
        if let Err(refusal) = self.session.may_concede(seat) {
            writeln!(self.output, "{refusal}.")?;
            return Ok(false);
        }
        write!(self.output, "Type yes to give up: ")?;
        self.output.flush()?;
        let mut line = String::new();
        self.input.read_line(&mut line)?;
        if !matches!(line.trim().to_lowercase().as_str(), "yes" | "y") {
            writeln!(self.output, "The game goes on.")?;
            return Ok(false);
        }
        match self.session.concede(seat) {
            Ok(()) => Ok(true),
            Err(refusal) => {
                writeln!(self.output, "{refusal}.")?;
                Ok(false)
            }
        }
    }

    /// Says what a search would choose.
    fn hint(&mut self) -> Result<(), Failure> {
        if !self.session.allows_hints() {
            writeln!(self.output, "This game is played without hints.")?;
            return Ok(());
        }
        let Some(advice) = self.session.hint() else { return Ok(()) };
        writeln!(self.output, "{}:", advice.heading())?;
        for line in advice.best_lines(HINTED) {
            writeln!(self.output, "  {line}")?;
        }
        writeln!(self.output, "It expects:")?;
        for line in advice.line_lines(&self.session.speaker()) {
            writeln!(self.output, "  {line}")?;
        }
        Ok(())
    }

    /// Puts a question.
    fn put(&mut self, scene: &Scene, question: &Question) -> Result<(), Failure> {
        let turn = scene.table.turn;
        let name = &scene.names[question.player.index()];
        writeln!(self.output)?;
        match &question.why {
            Some(Why { occasion, effect, .. }) => {
                writeln!(self.output, "{name}: {occasion}.")?;
                writeln!(self.output, "  {effect}")?;
            }
            None if turn.number == Some(0) => writeln!(self.output, "{name}, the game begins.")?,
            None => {
                let left = if turn.actions == 1 { "1 action" } else { "2 actions" };
                writeln!(self.output, "{name}, you have {left}.")?;
            }
        }
        writeln!(self.output, "{}:", question.prompt)?;
        for (n, answer) in question.answers.iter().enumerate() {
            writeln!(self.output, "  {}. {}", n + 1, answer.words)?;
        }
        Ok(())
    }

    fn tell_ending(&mut self) -> Result<(), Failure> {
        let scene = self.scene();
        writeln!(self.output, "\n{}", scene.say("Final scores:"))?;
        for seat in 0..scene.names.len() {
            let (points, achieved) = (situation::points(&scene, seat), scene.achieved[seat]);
            let line = phrase![
                phrase!["  ", scene.player(seat), ": ", points, ", "],
                phrase![achieved, " of ", scene.needed, " achievements."],
            ];
            writeln!(self.output, "{}", scene.say(line))?;
        }
        Ok(())
    }

    /// After the end: another game, the log, the record, or nothing more.
    fn play_again(&mut self) -> Result<bool, Failure> {
        loop {
            write!(self.output, "\nType new, log, board, review, record (saves it), undo or quit: ")?;
            self.output.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                writeln!(self.output)?;
                return Ok(false);
            }
            match line.trim().to_lowercase().as_str() {
                "new" => {
                    *self.session = self.session.again()?;
                    self.told = BySeat::default();
                    self.told_others = 0;
                    self.audience = self.session.first_audience();
                    return Ok(true);
                }
                "undo" if self.undo()? => return Ok(true),
                "review" => self.review()?,
                "log" => write!(self.output, "{}", log(&self.scene()))?,
                "board" => write!(self.output, "{}", situation::board(&self.scene()))?,
                "record" => match self.session.write_record() {
                    Ok(path) => writeln!(self.output, "The record is in {}.", path.display())?,
                    Err(failure) => writeln!(self.output, "Not saved: {failure}.")?,
                },
                "quit" | "exit" => return Ok(false),
                _ => {}
            }
        }
    }

    /// Tells which choices gave most away.
    fn review(&mut self) -> Result<(), Failure> {
        writeln!(self.output, "A search is looking at every choice; this takes a while.")?;
        self.output.flush()?;
        let Some(review) = self.session.review() else { return Ok(()) };
        for line in review::lines(self.session.chronicle().names(), &review) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// Leaves the game saved, if need be in a file that is asked for now.
    fn leave(&mut self) -> Result<(), Failure> {
        loop {
            match self.session.save_before_leaving() {
                Ok(Some(parting)) => return Ok(writeln!(self.output, "{parting}")?),
                Ok(None) => return Ok(()),
                Err(failure) => {
                    writeln!(self.output, "The game is not saved: {failure}.")?;
                    write!(
                        self.output,
                        "Type another file name, or just press Enter to leave without saving: "
                    )?;
                    self.output.flush()?;
                    let mut line = String::new();
                    if self.input.read_line(&mut line)? == 0 {
                        return Err(failure);
                    }
                    let file = line.trim();
                    if file.is_empty() {
                        return Ok(());
                    }
                    // If this does not work either, the question comes again.
                    let _ = self.session.save(Some(Path::new(file)));
                }
            }
        }
    }
}

/// What somebody wants to know before answering.
fn report(scene: &Scene, question: &mut Question, command: &Command) -> String {
    match command {
        Command::Explain(index) => situation::notes(scene, &question.answers[*index].notes),
        Command::Card(title) => card_text(scene, title)
            .unwrap_or_else(|| format!("There is no card \"{title}\" in this game.\n")),
        Command::Board => situation::board(scene),
        Command::Hand => situation::hand(scene),
        Command::Score => situation::score(scene),
        Command::Decks => situation::decks(scene),
        Command::Achievements => situation::achievements(scene),
        Command::Log => log(scene),
        Command::Find(words) => situation::find(scene, words),
        Command::Help => scene.say(HELP).to_string(),
        Command::Take(_)
        | Command::Options
        | Command::Hint
        | Command::Undo
        | Command::Concede
        | Command::Save(_)
        | Command::Quit => String::new(),
    }
}

fn log(scene: &Scene) -> String {
    scene.lines.iter().map(|line| format!("{}.\n", line.words)).collect()
}

/// Tells a line of the log as a sentence, set off by its rank.
pub(crate) fn tell_line(output: &mut impl Write, line: &Line) -> Result<(), Failure> {
    let words = &line.words;
    match line.rank {
        Rank::Heading => writeln!(output, "\n{words}.")?,
        Rank::Deed => writeln!(output, "{words}.")?,
        Rank::Consequence => writeln!(output, "  {words}.")?,
    }
    Ok(())
}
