//! A game at this keyboard: its history, who plays, and where it is saved.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use splay_bots::{Brain, Search};
use splay_engine::{Audience, Chronicle, Record, Seat, Setup, Speaker};

use super::save::{self, Saved};
use super::seating::Seating;
use super::task::Task;
use crate::args::{PlayArgs, Who, any_seed};
use crate::error::Failure;
use splay_bots::advice::Advice;

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToMove {
    /// Somebody at this keyboard.
    Human(Seat),
    /// A bot.
    Bot(Seat),
    /// Nobody any more.
    Nobody,
}

/// What a bot has decided, and the bot.
pub struct Decided {
    seat: Seat,
    index: usize,
    brain: Box<dyn Brain>,
}

/// A game at this keyboard.
pub struct Session {
    chronicle: Chronicle,
    who: Vec<Who>,
    bots: Vec<Option<Box<dyn Brain>>>,
    /// How hints are found; none where they are not allowed.
    adviser: Option<Search>,
    path: Option<PathBuf>,
    /// Whether a file holds the game, as it is or as it was.
    in_file: bool,
    /// Whether the game has moved on since.
    changed: bool,
    /// Whether a move is being made: if it never ends, it is left out of what is rescued.
    moving: bool,
}

impl Session {
    /// Sets a game up, or goes on with a saved one, as the command line asks.
    ///
    /// # Errors
    /// If the game cannot be set up or loaded.
    pub fn open(args: &PlayArgs) -> Result<Session, Failure> {
        match &args.resume {
            Some(file) => Session::resume(args, file),
            None => Session::deal(args),
        }
    }

    fn deal(args: &PlayArgs) -> Result<Session, Failure> {
        let Seating { who, names } = Seating::of(args)?;
        let setup = Setup { players: who.len(), ..args.game.setup(args.game.seed_or_any()) };
        let chronicle = begin(setup)?.with_names(names);
        Ok(Session::new(chronicle, who, args.save.clone(), adviser(args)))
    }

    fn resume(args: &PlayArgs, file: &Path) -> Result<Session, Failure> {
        let Saved { record, seats, hints } = save::read(file)?;
        let chronicle = replayed(&record, file)?;
        let seats = seats.filter(|_| args.seats.is_empty());
        let who = match seats {
            Some(who) => who,
            None => {
                let mut args = args.clone();
                args.game.players = record.players.len();
                Seating::of(&args)?.who
            }
        };
        if who.len() != record.players.len() {
            let (seats, players) = (who.len(), record.players.len());
            return Err(Failure::Usage(format!("{seats} seats are given for a game of {players}")));
        }
        let path = args.save.clone().unwrap_or_else(|| file.to_owned());
        let mut session = Session::new(chronicle, who, Some(path), adviser(args).filter(|_| hints));
        session.in_file = true;
        session.changed = args.save.is_some();
        Ok(session)
    }

    fn new(
        chronicle: Chronicle,
        who: Vec<Who>,
        path: Option<PathBuf>,
        adviser: Option<Search>,
    ) -> Session {
        let bots = who.iter().map(|_| None).collect();
        let (in_file, changed, moving) = (false, false, false);
        Session { chronicle, who, bots, adviser, path, in_file, changed, moving }
    }

    /// Another game of the same kind between the same players.
    ///
    /// # Errors
    /// If it cannot be set up.
    pub fn again(&self) -> Result<Session, Failure> {
        let setup = Setup { seed: any_seed(), ..self.chronicle.origin().setup() };
        let chronicle = begin(setup)?.with_names(self.chronicle.names().to_vec());
        Ok(Session::new(chronicle, self.who.clone(), None, self.adviser))
    }

    /// The game with its history.
    #[must_use]
    pub fn chronicle(&self) -> &Chronicle {
        &self.chronicle
    }

    /// How many people sit at this keyboard.
    #[must_use]
    pub fn humans(&self) -> usize {
        self.who.iter().filter(|&&who| who == Who::Human).count()
    }

    /// Who looks at the game before anybody has decided anything: the only person there is, or
    /// somebody who may see nobody's cards.
    #[must_use]
    pub fn first_audience(&self) -> Audience {
        let human = self.who.iter().position(|&who| who == Who::Human).and_then(Seat::new);
        match human {
            Some(seat) if self.humans() == 1 => Audience::Seat(seat),
            _ => Audience::Spectator,
        }
    }

    /// Whose move it is.
    #[must_use]
    pub fn to_move(&self) -> ToMove {
        match self.chronicle.decision() {
            None => ToMove::Nobody,
            Some(decision) => match self.who[decision.player.index()] {
                Who::Human => ToMove::Human(decision.player),
                Who::Bot(_) => ToMove::Bot(decision.player),
            },
        }
    }

    /// Speaks about this game.
    #[must_use]
    pub fn speaker(&self) -> Speaker<'_> {
        self.chronicle.speaker()
    }

    /// Answers the decision with the option at this place of the list; says whether there is
    /// such an option.
    pub fn choose(&mut self, index: usize) -> bool {
        self.moving = true;
        let done = self.chronicle.choose_index(index).is_ok();
        self.moving = false;
        self.changed |= done;
        done
    }

    /// Lets the bot whose move it is make it, and waits for it.
    pub fn let_bot_move(&mut self) {
        let ToMove::Bot(seat) = self.to_move() else { return };
        let Some(mut brain) = self.brain(seat) else { return };
        let index = brain.choose(&self.chronicle, &AtomicBool::new(false));
        self.make(Decided { seat, index, brain });
    }

    /// Lets the bot whose move it is start thinking; none if it is no bot's.
    pub fn let_bot_think(&mut self) -> Option<Task<Decided>> {
        let ToMove::Bot(seat) = self.to_move() else { return None };
        let mut brain = self.brain(seat)?;
        let game = self.chronicle.clone();
        Some(Task::start(move |stop| {
            let index = brain.choose(&game, stop);
            Decided { seat, index, brain }
        }))
    }

    /// Makes the move that a bot has decided on.
    pub fn make(&mut self, decided: Decided) {
        let Decided { seat, index, brain } = decided;
        self.bots[seat.index()] = Some(brain);
        if !self.choose(index) {
            self.choose(0);
        }
    }

    /// The bot at a seat, which comes back with its move. One that did not come back, because it
    /// was stopped, starts afresh.
    fn brain(&mut self, seat: Seat) -> Option<Box<dyn Brain>> {
        let Who::Bot(bot) = self.who[seat.index()] else { return None };
        // The same seed and the same people's choices make the same game.
        let seed = self.seed().wrapping_add(seat.index() as u64 + 1);
        Some(self.bots[seat.index()].take().unwrap_or_else(|| bot.brain(seed)))
    }

    fn seed(&self) -> u64 {
        self.chronicle.origin().setup().seed
    }

    /// Whether hints may be asked for.
    #[must_use]
    pub fn allows_hints(&self) -> bool {
        self.adviser.is_some()
    }

    /// Starts thinking about a hint for the person who decides; none if nobody may have one.
    pub fn think_of_hint(&self) -> Option<Task<Option<Advice>>> {
        let (search, seed) = (self.adviser?, self.seed());
        let ToMove::Human(_) = self.to_move() else { return None };
        let game = self.chronicle.clone();
        Some(Task::start(move |stop| Advice::on(&game, search, seed, stop)))
    }

    /// A hint for the person who decides; none if nobody may have one.
    #[must_use]
    pub fn hint(&self) -> Option<Advice> {
        Advice::on(&self.chronicle, self.adviser?, self.seed(), &AtomicBool::new(false))
    }

    /// Takes back the last choice of somebody at this keyboard, and what bots did since. Says
    /// whether there was one.
    pub fn undo(&mut self) -> bool {
        let mut earlier = self.chronicle.clone();
        while earlier.undo().is_ok() {
            let human = |seat: Seat| self.who[seat.index()] == Who::Human;
            if earlier.decision().is_some_and(|decision| human(decision.player)) {
                self.chronicle = earlier;
                self.changed = true;
                // What bots had thought of by now hangs on the clock; the game must not.
                self.bots.fill_with(|| None);
                return true;
            }
        }
        false
    }

    /// Saves the game, by default where it was saved before or came from.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(&mut self, to: Option<&Path>) -> Result<PathBuf, Failure> {
        let path = to.or(self.path.as_deref()).map(Path::to_owned);
        let path = path.unwrap_or_else(|| save::unused("splay-save"));
        save::write(&path, &self.who, self.record(), self.allows_hints())?;
        self.in_file = true;
        self.changed = false;
        self.path = Some(path.clone());
        Ok(path)
    }

    /// Saves a game under way before it is left, if it has moved on since it was saved. Says
    /// where it is saved.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save_before_leaving(&mut self) -> Result<Option<PathBuf>, Failure> {
        let under_way = self.chronicle.outcome().is_none() && !self.chronicle.moves().is_empty();
        if self.changed && self.humans() > 0 && (under_way || self.in_file) {
            self.save(None)?;
        }
        Ok(self.path.clone().filter(|_| under_way && self.in_file))
    }

    /// The game as a record, without a move that was begun and never ended.
    fn record(&self) -> Record {
        let mut record = self.chronicle.record();
        if self.moving {
            record.choices.pop();
            record.outcome = None;
        }
        record
    }

    /// Writes the record of the game to a file of its own, and says where.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write_record(&self) -> Result<PathBuf, Failure> {
        let path = save::unused("splay-record");
        save::write_record(&path, &self.chronicle.record())?;
        Ok(path)
    }
}

/// How hints are found, if the command line allows them.
fn adviser(args: &PlayArgs) -> Option<Search> {
    (!args.no_hints).then_some(args.hints)
}

fn begin(setup: Setup) -> Result<Chronicle, Failure> {
    let catalog = splay_cards::catalog(setup.edition, setup.sets);
    Chronicle::new(catalog, setup).map_err(Failure::usage)
}

/// Plays a record again, read from this file.
///
/// # Errors
/// If its choices were not possible.
pub fn replayed(record: &Record, file: &Path) -> Result<Chronicle, Failure> {
    let catalog = splay_cards::catalog(record.edition, record.sets);
    record
        .replay(catalog)
        .map_err(|error| Failure::Usage(format!("{} cannot be played again: {error}", file.display())))
}
