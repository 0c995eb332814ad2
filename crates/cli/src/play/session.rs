//! A game at this keyboard: its history, who plays, and where it is saved.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use splay_bots::review::Review;
use splay_bots::{Brain, Search};
use splay_engine::{Audience, Chronicle, Record, Seat, Setup, Speaker};

use super::keeper::{Keeper, Kept};
use super::review::look_back;
use super::save::{self, Saved};
use super::seating::Seating;
use super::task::Task;
use super::{farewell, shelf};
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
    keeper: Keeper,
    /// What is to be said before the game goes on.
    warning: Option<String>,
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
            Some(Some(file)) => Session::resume(args, file),
            Some(None) => Session::resume(args, &shelf::last()?),
            None => Session::deal(args),
        }
    }

    fn deal(args: &PlayArgs) -> Result<Session, Failure> {
        let Seating { who, names } = Seating::of(args)?;
        let setup = Setup { players: who.len(), ..args.game.setup(args.game.seed_or_any()) };
        let chronicle = begin(setup)?.with_names(names);
        let keeper = keeper(&who, args.save.as_deref());
        Ok(Session::new(chronicle, who, keeper, adviser(args)))
    }

    fn resume(args: &PlayArgs, file: &Path) -> Result<Session, Failure> {
        let Saved { record, seats, hints } = save::read(file, None)?;
        let chronicle = replayed(&record, file)?;
        // A bare record stays as it is; what is played on from there is another game.
        let keeper = match (&seats, &args.save) {
            (None, None) => Keeper::of_new_game(None),
            _ => Keeper::of_saved_game(file, args.save.as_deref()),
        };
        let seats = seats.filter(|_| args.seats.is_empty());
        let who = match seats {
            Some(who) => who,
            None => {
                let mut args = args.clone();
                args.game.players = Some(record.players.len());
                Seating::of(&args)?.who
            }
        };
        if who.len() != record.players.len() {
            let (seats, players) = (who.len(), record.players.len());
            return Err(Failure::Usage(format!("{seats} seats are given for a game of {players}")));
        }
        let mut session = Session::new(chronicle, who, keeper, adviser(args).filter(|_| hints));
        session.warning = save::other_rules(&record);
        if let Some(file) = session.keeper.file() {
            shelf::note_last(file);
        }
        farewell::hold().parting = session.keeper.parting();
        Ok(session)
    }

    fn new(chronicle: Chronicle, who: Vec<Who>, keeper: Keeper, adviser: Option<Search>) -> Session {
        let bots = who.iter().map(|_| None).collect();
        Session { chronicle, who, bots, adviser, keeper, warning: None, moving: false }
    }

    /// Another game of the same kind between the same players.
    ///
    /// # Errors
    /// If it cannot be set up.
    pub fn again(&mut self) -> Result<Session, Failure> {
        if self.chronicle.outcome().is_some() {
            self.keeper.leave_shelf();
        }
        let setup = Setup { seed: any_seed(), ..self.chronicle.origin().setup() };
        let chronicle = begin(setup)?.with_names(self.chronicle.names().to_vec());
        let keeper = keeper(&self.who, None);
        Ok(Session::new(chronicle, self.who.clone(), keeper, self.adviser))
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
        self.change(|chronicle| chronicle.choose_index(index).is_ok())
    }

    /// Whether somebody may give up in this game.
    ///
    /// # Errors
    /// If not; says why.
    pub fn may_concede(&self, seat: Seat) -> Result<(), String> {
        let refused = |error| format!("That is not possible: {error}");
        self.chronicle.clone().concede(seat).map_err(refused)
    }

    /// Somebody at this keyboard gives up.
    ///
    /// # Errors
    /// If this game does not allow it; says why.
    pub fn concede(&mut self, seat: Seat) -> Result<(), String> {
        let mut refused = Ok(());
        self.change(|chronicle| {
            refused = chronicle.concede(seat).map_err(|error| format!("That is not possible: {error}"));
            refused.is_ok()
        });
        refused
    }

    /// Changes the game and keeps it; says whether something changed. No signal comes between.
    fn change(&mut self, change: impl FnOnce(&mut Chronicle) -> bool) -> bool {
        let mut pending = farewell::hold();
        self.moving = true;
        let done = change(&mut self.chronicle);
        self.moving = false;
        if done && self.humans() > 0 {
            self.keeper.follow(&kept(&self.who, self.chronicle.record(), self.adviser));
            pending.parting = self.keeper.parting();
            pending.reserved = None;
        } else if done {
            self.keeper.let_go();
        }
        done
    }

    /// What is to be said about the rules or the saving of this game, the first time it is asked.
    pub fn news(&mut self) -> Option<String> {
        self.warning.take().or_else(|| self.keeper.news())
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

    /// Looks at the game, which is over, and waits for it; none if it cannot be looked at.
    #[must_use]
    pub fn review(&self) -> Option<Review> {
        look_back(self.chronicle.record(), &AtomicBool::new(false))
    }

    /// Starts looking at the game, which is over.
    #[must_use]
    pub fn think_of_review(&self) -> Task<Option<Review>> {
        let record = self.chronicle.record();
        Task::start(move |stop| look_back(record, stop))
    }

    /// Takes back the last choice of somebody at this keyboard. Who plays against bots alone takes back what
    /// they did since, too; among several people, it must be one's own, and the last of all, and nothing must
    /// have been revealed by it.
    ///
    /// # Errors
    /// If that is not possible; says why.
    pub fn undo(&mut self, seat: Option<Seat>) -> Result<(), &'static str> {
        let moves = self.may_take_back(seat)?;
        self.change(|chronicle| {
            chronicle.go_back(moves);
            true
        });
        // What bots had thought of by now hangs on the clock; the game must not.
        self.bots.fill_with(|| None);
        Ok(())
    }

    /// How many moves are left if somebody takes the last choice back.
    fn may_take_back(&self, seat: Option<Seat>) -> Result<usize, &'static str> {
        const NOTHING: &str = "There is nothing to take back";
        let human = |seat: Seat| self.who[seat.index()] == Who::Human;
        let decides = |game: &Chronicle| game.decision().map(|decision| decision.player);
        let mut earlier = self.chronicle.clone();
        earlier.undo().map_err(|_| NOTHING)?;
        if self.humans() > 1 {
            let mine = decides(&earlier).filter(|&player| human(player) && Some(player) == seat);
            let mine =
                mine.ok_or("You can take back only your own last choice, until somebody else decides")?;
            if self.chronicle.has_told_since(earlier.events().len(), &earlier.knowledge(mine)) {
                return Err("Your last choice revealed something, so it stands");
            }
            return Ok(earlier.moves().len());
        }
        while !decides(&earlier).is_some_and(human) {
            earlier.undo().map_err(|_| NOTHING)?;
        }
        Ok(earlier.moves().len())
    }

    /// Saves the game, by default where it is kept.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(&mut self, to: Option<&Path>) -> Result<PathBuf, Failure> {
        let record = self.record();
        let path = self.keeper.save(to, &kept(&self.who, record, self.adviser))?;
        farewell::hold().parting = self.keeper.parting();
        Ok(path)
    }

    /// Saves a game under way before it is left, if it has moved on since it was saved. Says how to go on
    /// with it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save_before_leaving(&mut self) -> Result<Option<String>, Failure> {
        let under_way = self.chronicle.outcome().is_none() && !self.chronicle.moves().is_empty();
        let wanted = self.humans() > 0 && (under_way || self.keeper.is_in_named_file());
        if wanted && self.keeper.is_behind() {
            self.keeper.homeless().map_or(Ok(()), Err)?;
            self.save(None)?;
        }
        if !under_way {
            self.keeper.leave_shelf();
        }
        Ok(self.keeper.resumption().filter(|_| under_way))
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

/// Games with people are kept by themselves, and others where that is asked for.
fn keeper(who: &[Who], file: Option<&Path>) -> Keeper {
    if file.is_none() && !who.contains(&Who::Human) {
        return Keeper::idle();
    }
    Keeper::of_new_game(file)
}

fn kept(who: &[Who], record: Record, adviser: Option<Search>) -> Kept<'_> {
    Kept { who, record, hints: adviser.is_some() }
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
        .map_err(|error| Failure::Usage(format!("{} cannot be replayed: {error}", file.display())))
}

/// A game with these options.
#[cfg(test)]
pub(crate) fn for_tests(options: &str) -> Session {
    use clap::Parser;
    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: PlayArgs,
    }
    let line = std::iter::once("play").chain(options.split_whitespace());
    Session::open(&Line::parse_from(line).args).expect("the game can be set up")
}
