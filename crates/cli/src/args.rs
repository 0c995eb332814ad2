//! The command line.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Parser, Subcommand};
use splay_bots::{Bot, Search, Sight};
use splay_engine::{Color, Edition, Icon, Options, Set, Setup};
use splay_server::{Keeping, Limits, PublicAddress};

use crate::error::Failure;
use crate::wording::{BOTS, guess, one_sentence};

/// Innovation, the card game of civilizations, for people and programs.
#[derive(Parser, Debug)]
#[command(name = "splay", version, max_term_width = 100, arg_required_else_help = true)]
struct Program {
    #[command(subcommand)]
    command: Command,
}

/// What the program is asked to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the game to browsers, for one player or many
    Serve(ServeArgs),
    /// Play in the terminal, with people at this keyboard and bots
    Play(PlayArgs),
    /// Talk to a program: one JSON object per line in, one per line out
    Protocol,
    /// Let bots play many games and count the results
    Simulate(SimulateArgs),
    /// Measure how strong bots are, by playing every pair against each other
    Tournament(TournamentArgs),
    /// Let outside programs play each other and the bots, with time limits
    Match(MatchArgs),
    /// Show a card
    Card(CardArgs),
    /// List cards, by age, color, icon or words
    Cards(CardsArgs),
    /// Step through the record of a game
    Replay(ReplayArgs),
    /// Show what a search thinks of the choices in a game
    #[command(alias = "analyse")]
    Analyze(AnalyzeArgs),
    /// Check whether a server on this machine is healthy
    Health(HealthArgs),
    /// Check a record and its deal, or all games a server has stored
    Verify(VerifyArgs),
    /// Copy all of a server's games into a file, even while it is running
    Backup(BackupArgs),
    /// Restore all games from such a file into an empty database
    Restore(BackupArgs),
    /// Measure how fast the engine is on this machine
    Bench(BenchArgs),
    /// Print a completion script for your shell
    Completions(CompletionsArgs),
    /// Write manual pages for this program and its commands
    Man(ManArgs),
}

/// For which shell.
#[derive(clap::Args, Debug, Clone)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: clap_complete::Shell,
}

/// Where to.
#[derive(clap::Args, Debug, Clone)]
pub struct ManArgs {
    /// The folder for the pages
    pub folder: PathBuf,
}

/// Whom to ask.
#[derive(clap::Args, Debug, Clone)]
pub struct HealthArgs {
    /// Where the server listens
    #[arg(long, env = "SPLAY_ADDRESS", default_value = "127.0.0.1:8080")]
    pub address: SocketAddr,
}

/// What to check.
#[derive(clap::Args, Debug, Clone)]
pub struct VerifyArgs {
    /// The record of a game; if omitted, all games in the database are checked
    pub record: Option<PathBuf>,
    /// Which game in a file with one record per line, counted from 1
    #[arg(long, value_name = "N", requires = "record")]
    pub game: Option<usize>,
    /// The hash of the deal, as it was shown before the first choice
    #[arg(long, requires = "record")]
    pub deal: Option<String>,
    // An environment made for a server is no reason to refuse a record; so clap does not read it here.
    /// Where games are kept: a file, sqlite://… or postgres://… [env: SPLAY_DATABASE]
    #[arg(long, conflicts_with = "record")]
    pub database: Option<String>,
}

/// What to copy.
#[derive(clap::Args, Debug, Clone)]
pub struct BackupArgs {
    /// The backup file
    pub file: PathBuf,
    /// Where games are kept: a file, sqlite://… or postgres://…
    #[arg(long, env = "SPLAY_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
}

/// How to serve.
#[derive(clap::Args, Debug, Clone)]
pub struct ServeArgs {
    /// Where to listen
    #[arg(long, env = "SPLAY_ADDRESS", default_value = "127.0.0.1:8080")]
    pub address: SocketAddr,
    /// Where to store games: a file, sqlite://… or postgres://…; if omitted, a file in your
    /// user data folder
    #[arg(long, env = "SPLAY_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// How many games may be in use at the same time
    #[arg(long, env = "SPLAY_MAX_GAMES", default_value_t = Limits::default().tables)]
    pub max_games: usize,
    /// How many connections may be open at the same time
    #[arg(long, env = "SPLAY_MAX_CONNECTIONS", default_value_t = Limits::default().connections)]
    pub max_connections: usize,
    /// How many connections one address may have at the same time
    #[arg(
        long,
        env = "SPLAY_CONNECTIONS_PER_ADDRESS",
        default_value_t = Limits::default().connections_each
    )]
    pub connections_per_address: usize,
    /// How many requests one person may make per second; one address may make ten times as many
    #[arg(long, env = "SPLAY_REQUESTS_PER_SECOND", default_value_t = Limits::default().requests)]
    pub requests_per_second: u32,
    /// How many commands one person may send per second; one address may send ten times as many
    #[arg(long, env = "SPLAY_COMMANDS_PER_SECOND", default_value_t = Limits::default().commands)]
    pub commands_per_second: u32,
    /// How many games one address may create per minute
    #[arg(long, env = "SPLAY_CREATIONS_PER_MINUTE", default_value_t = Limits::default().creations)]
    pub creations_per_minute: u32,
    /// The bearer token that /metrics requires; if omitted, it answers only programs on this machine
    #[arg(long, env = "SPLAY_OPERATOR_SECRET", hide_env_values = true)]
    pub operator_secret: Option<String>,
    /// Where people find this server, as in `https://splay.example`: passkeys are bound to its name, and
    /// e-mails link to it; if omitted, passkeys work only on this machine, at http://localhost
    #[arg(long, env = "SPLAY_PUBLIC_ADDRESS")]
    pub public_address: Option<PublicAddress>,
    /// The mail relay for e-mails about games over days: smtps://user:password@mail.example, or
    /// smtp://…?tls=required for STARTTLS; if omitted, no e-mail is sent
    #[arg(
        long,
        env = "SPLAY_SMTP",
        hide_env_values = true,
        value_name = "URL",
        requires = "mail_from",
        requires = "public_address"
    )]
    pub smtp: Option<String>,
    /// The sender of e-mails: "Splay <splay@example.com>"
    #[arg(long, env = "SPLAY_MAIL_FROM", value_name = "ADDRESS")]
    pub mail_from: Option<String>,
    /// Whom to contact about this server's push messages: mailto:ann@example.com or https://…; the
    /// services that deliver them are told
    #[arg(long, env = "SPLAY_CONTACT")]
    pub contact: Option<String>,
    /// After how many days without activity games that have not begun are removed
    #[arg(long, env = "SPLAY_KEEP_OPEN_DAYS", default_value_t = Keeping::default().open)]
    pub keep_open_days: u32,
    /// After how many days without activity unfinished games are removed; if omitted, never
    #[arg(long, env = "SPLAY_KEEP_RUNNING_DAYS")]
    pub keep_running_days: Option<u32>,
    /// Also allow webhooks to addresses in private networks
    #[arg(long, env = "SPLAY_PRIVATE_WEBHOOKS")]
    pub private_webhooks: bool,
    /// How many proxies are in front of this server (one if no number is given); the first of them is
    /// trusted to say who the client is (X-Forwarded-For and -Proto)
    #[arg(
        long,
        env = "SPLAY_BEHIND_PROXY",
        value_name = "PROXIES",
        default_value_t = 0,
        num_args = 0..=1,
        default_missing_value = "1",
        require_equals = true
    )]
    pub behind_proxy: usize,
    /// Write the log as JSON
    #[arg(long, env = "SPLAY_JSON_LOG")]
    pub json_log: bool,
}

/// Which game to set up.
#[derive(clap::Args, Debug, Clone)]
pub struct GameArgs {
    /// The edition
    #[arg(long, default_value = "third", value_parser = edition, help = one_edition())]
    pub edition: Edition,
    /// The sets in play
    #[arg(long, default_value = "base", value_delimiter = ',', value_parser = set, help = sets_in_play())]
    pub sets: Vec<Set>,
    /// How many players: 2 to 4, or 5 in the fourth edition, and one more with each expansion; if
    /// omitted, 2
    #[arg(long)]
    pub players: Option<usize>,
    /// Decides the deal; if omitted, every game is different
    #[arg(long)]
    pub seed: Option<u64>,
    /// Teams, as seats: 0+2,1+3
    #[arg(long, value_delimiter = ',', value_parser = team)]
    pub teams: Vec<Team>,
    /// One more achievement is needed to win
    #[arg(long)]
    pub longer: bool,
    /// The distance rule, for four or more players; games of five with an expansion use it anyway
    #[arg(long)]
    pub distance: bool,
    /// Play the fourth edition with four players or more without parley
    #[arg(long)]
    pub no_parley: bool,
    /// Play Artifacts of History without its Relics
    #[arg(long)]
    pub no_relics: bool,
    /// Whether partly covered cards on opponents' boards, those in splayed stacks, are open
    #[arg(long, value_name = "BOOL")]
    pub open_covered: Option<bool>,
    /// Whether the sizes of opponents' unsplayed stacks are open
    #[arg(long, value_name = "BOOL")]
    pub open_counts: Option<bool>,
    /// Whether players who cannot comply must prove it
    #[arg(long, value_name = "BOOL")]
    pub proof: Option<bool>,
    /// Use the words of the first edition's Iello printing
    #[arg(long)]
    pub iello: bool,
}

/// The seats of one team.
#[derive(Debug, Clone)]
pub struct Team(Vec<usize>);

impl GameArgs {
    /// The set-up that is asked for, dealt by this seed.
    #[must_use]
    pub fn setup(&self, seed: u64) -> Setup {
        Setup {
            edition: self.edition,
            sets: self.sets.iter().copied().collect(),
            players: self.players(),
            teams: self.teams.iter().map(|team| team.0.clone()).collect(),
            options: Options {
                longer: self.longer.then_some(true),
                distance: self.distance.then_some(true),
                parley: self.no_parley.then_some(false),
                open_covered: self.open_covered,
                open_counts: self.open_counts,
                proof: self.proof,
                relics: self.no_relics.then_some(false),
                iello_words: self.iello.then_some(true),
            },
            seed,
            salt: None,
        }
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        self.players.unwrap_or(2)
    }

    /// The seed that is asked for, or another one each time.
    #[must_use]
    pub fn seed_or_any(&self) -> u64 {
        self.seed.unwrap_or_else(any_seed)
    }
}

/// A seed that nobody can guess, from the operating system's randomness through the hasher of
/// the standard library; small enough for readers of JSON that know floating numbers only.
#[must_use]
pub fn any_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(std::time::SystemTime::now()) >> 11
}

/// What a saved game says itself.
const SETTLED: [&str; 14] = [
    "edition",
    "sets",
    "players",
    "seed",
    "teams",
    "longer",
    "distance",
    "no_parley",
    "no_relics",
    "open_covered",
    "open_counts",
    "proof",
    "iello",
    "names",
];

/// A game in the terminal.
#[derive(clap::Args, Debug, Clone)]
pub struct PlayArgs {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub game: GameArgs,
    /// Who plays, by seat, separated by commas: human, or one of the opponents
    ///
    /// The opponents, from the weakest: beginner, easy, medium, hard, expert (thinks for two
    /// seconds). Also: random; greedy, which looks one action ahead and takes any seat you do not
    /// name; and mcts, which searches for as long as you say: mcts:250ms, mcts:5s, or mcts:500 for
    /// 500 tries.
    #[arg(long, value_delimiter = ',', value_parser = who)]
    pub seats: Vec<Who>,
    /// The players' names, by seat, separated by commas
    #[arg(long, value_delimiter = ',')]
    pub names: Vec<String>,
    /// Play line by line, for screen readers and pipes
    #[arg(long)]
    pub plain: bool,
    /// Resume a saved game; if no file is named, the last one played
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = SETTLED)]
    pub resume: Option<Option<PathBuf>>,
    /// Where to save the game; if omitted, in your user data folder
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// The bot that gives hints: mcts, with its thinking time
    #[arg(long, value_name = "BOT", default_value = "mcts:1s", value_parser = searcher)]
    pub hints: Search,
    /// Play without hints
    #[arg(long, conflicts_with = "hints")]
    pub no_hints: bool,
    /// Whether nothing at all was said about the game, so that it is asked.
    #[arg(skip)]
    pub bare: bool,
}

/// Many games between bots.
#[derive(clap::Args, Debug, Clone)]
pub struct SimulateArgs {
    /// How many games
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// The bots, by seat, separated by commas: random, greedy, hard, mcts:100ms; if there are fewer
    /// bots than players, they repeat
    #[arg(long, value_delimiter = ',', default_value = "random", value_parser = bot)]
    pub bots: Vec<Bot>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub game: GameArgs,
    /// How many threads; if omitted, one per core
    #[arg(long)]
    pub threads: Option<usize>,
    /// Where to write what was played, one record on each line
    #[arg(long, value_name = "FILE")]
    pub records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Games between each pair of some bots.
#[derive(clap::Args, Debug, Clone)]
pub struct TournamentArgs {
    /// The bots, separated by commas: greedy,random,mcts:100ms
    #[arg(long, value_delimiter = ',', required = true, value_parser = bot)]
    pub bots: Vec<Bot>,
    /// How many deals each pair of bots plays, every one with the seats swapped too
    #[arg(long, default_value_t = 100)]
    pub pairs: u64,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub game: GameArgs,
    /// How many games at a time; if omitted, one per core
    #[arg(long)]
    pub threads: Option<usize>,
    /// A file for the games; games already in it are not played again
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Where to write a report with charts
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Games between programs.
#[derive(clap::Args, Debug, Clone)]
pub struct MatchArgs {
    /// Who plays: a bot (greedy, mcts:100ms), or the command line of a program; repeat it for each
    /// player
    #[arg(long = "bot", required = true, value_name = "BOT")]
    pub bots: Vec<String>,
    /// How many games each table plays; the seats rotate from game to game
    #[arg(long, default_value_t = 10)]
    pub games: u64,
    /// How long a program may take for an answer, in milliseconds
    #[arg(long, default_value_t = 1000)]
    pub time_ms: u64,
    /// How long it may take for the first answer of a game, which includes starting it
    #[arg(long, default_value_t = 10_000)]
    pub first_ms: u64,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub game: GameArgs,
    /// Where to write what was played, one record on each line
    #[arg(long, value_name = "FILE")]
    pub records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// One card.
#[derive(clap::Args, Debug, Clone)]
pub struct CardArgs {
    /// The title
    #[arg(required = true)]
    pub title: Vec<String>,
    /// Only in this edition
    #[arg(long, value_parser = edition)]
    pub edition: Option<Edition>,
    /// The first edition in Iello's words
    #[arg(long)]
    pub iello: bool,
}

/// Some cards.
#[derive(clap::Args, Debug, Clone)]
pub struct CardsArgs {
    /// Words that must appear in the title or text
    pub words: Vec<String>,
    /// The edition
    #[arg(long, default_value = "third", value_parser = edition, help = one_edition())]
    pub edition: Edition,
    /// The sets, separated by commas; if omitted, all that go with the edition
    #[arg(long, value_delimiter = ',', value_parser = set)]
    pub sets: Vec<Set>,
    /// Only cards of this age
    #[arg(long)]
    pub age: Option<u8>,
    /// Only cards of this color
    #[arg(long, value_parser = color)]
    pub color: Option<Color>,
    /// Only cards with this icon
    #[arg(long, value_parser = icon)]
    pub icon: Option<Icon>,
    /// Only cards with an echo effect
    #[arg(long)]
    pub echo: bool,
    /// Only cards with a bonus
    #[arg(long)]
    pub bonus: bool,
    /// Only cards with a karma effect
    #[arg(long)]
    pub karma: bool,
    /// Only cards with an inspire effect
    #[arg(long)]
    pub inspire: bool,
    /// Only cards with a demand
    #[arg(long)]
    pub demand: bool,
    /// Only cards with a compel effect
    #[arg(long)]
    pub compel: bool,
    /// Show their full texts
    #[arg(long, conflicts_with = "json")]
    pub full: bool,
    /// Print one JSON object per line
    #[arg(long)]
    pub json: bool,
    /// The first edition in Iello's words
    #[arg(long)]
    pub iello: bool,
}

/// A record to step through.
#[derive(clap::Args, Debug, Clone)]
pub struct ReplayArgs {
    /// The record, or a file with one on each line
    pub file: PathBuf,
    /// Which game in the file, counted from 1
    #[arg(long, value_name = "N")]
    pub game: Option<usize>,
    /// Print it line by line
    #[arg(long)]
    pub plain: bool,
}

/// A game to think about.
#[derive(clap::Args, Debug, Clone)]
pub struct AnalyzeArgs {
    /// A record, a saved game or a position; or a file with one on each line
    pub file: PathBuf,
    /// Which game in the file, counted from 1
    #[arg(long, value_name = "N")]
    pub game: Option<usize>,
    /// Only this choice, counted from 1; if omitted, the next one of an unfinished game, or every
    /// choice of a finished one
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// The bot that thinks: mcts, with its thinking time; if omitted, mcts:2s, or
    /// mcts:300 for a whole game
    #[arg(long, value_parser = searcher)]
    pub bot: Option<Search>,
    /// Print one JSON object per line
    #[arg(long)]
    pub json: bool,
}

/// Measuring.
#[derive(clap::Args, Debug, Clone)]
pub struct BenchArgs {
    /// How many games of each kind
    #[arg(long, default_value_t = 4000)]
    pub games: u64,
    /// Only games with these sets, separated by commas; if omitted, each set in turn
    #[arg(long, value_delimiter = ',', value_parser = set)]
    pub sets: Vec<Set>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Who sits at a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// Somebody at this keyboard.
    Human,
    /// A bot.
    Bot(Bot),
}

fn edition(name: &str) -> Result<Edition, String> {
    let names = || Edition::ALL.map(Edition::name).join(", ");
    Edition::from_name(name).ok_or_else(|| format!("the editions are {}", names()))
}

fn one_edition() -> String {
    format!("The edition: {}", Edition::ALL.map(Edition::name).join(", "))
}

fn sets_in_play() -> String {
    format!("The sets in play, separated by commas: {}", Set::ALL.map(Set::name).join(", "))
}

fn set(name: &str) -> Result<Set, String> {
    let names = || Set::ALL.map(Set::name).join(", ");
    Set::from_name(name).ok_or_else(|| format!("the sets are {}", names()))
}

fn bot(name: &str) -> Result<Bot, String> {
    Bot::from_name(name).ok_or_else(|| format!("{}the bots are {}", guess(name, BOTS), Bot::NAMES))
}

/// A bot that can say what it thinks, and sees no more than a player may.
fn searcher(name: &str) -> Result<Search, String> {
    match Bot::from_name(name) {
        Some(Bot::Mcts(search)) if search.sight == Sight::Honest => Ok(search),
        _ => Err("only mcts can say what it thinks: mcts:250ms, mcts:2s, mcts:500 for 500 tries".into()),
    }
}

fn color(name: &str) -> Result<Color, String> {
    let names = || Color::ALL.map(Color::name).join(", ");
    Color::from_name(name).ok_or_else(|| format!("the colors are {}", names()))
}

fn icon(name: &str) -> Result<Icon, String> {
    let names = || Icon::ALL.map(Icon::name).join(", ");
    Icon::from_name(name).ok_or_else(|| format!("the icons are {}", names()))
}

fn team(text: &str) -> Result<Team, String> {
    let seats: Result<Vec<usize>, _> = text.split('+').map(str::parse).collect();
    seats.map(Team).map_err(|_| "teams are seats joined by +, like 0+2,1+3".into())
}

fn who(name: &str) -> Result<Who, String> {
    match name {
        "human" => Ok(Who::Human),
        name => Bot::from_name(name).map(Who::Bot).ok_or_else(|| {
            let known = [&["human"], BOTS].concat();
            format!("{}a seat takes human or a bot: {}", guess(name, &known), Bot::NAMES)
        }),
    }
}

/// Reads the command line. Help and version are printed here.
#[allow(clippy::wildcard_enum_match_arm, reason = "the other kinds of errors are said as they are")]
pub(crate) fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Command, Failure> {
    use clap::error::ErrorKind;
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    match Program::try_parse_from(&arguments) {
        Ok(Program { command: Command::Play(args) }) => {
            let bare = arguments.len() == 2;
            Ok(Command::Play(PlayArgs { bare, ..args }))
        }
        Ok(program) => Ok(program.command),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                error.print().map_err(Failure::from)?;
                Err(Failure::Quiet)
            }
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                description().print_help().map_err(Failure::from)?;
                Err(Failure::Quiet)
            }
            _ => Err(Failure::Usage(one_sentence(&error, &arguments))),
        },
    }
}

/// The program's commands and options, for those who describe them.
pub(crate) fn description() -> clap::Command {
    <Program as clap::CommandFactory>::command()
}

impl Command {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self {
            Command::Serve(args) => crate::serve::run(&args),
            Command::Play(args) => crate::play::run(&args),
            Command::Protocol => crate::protocol::run(),
            Command::Simulate(args) => crate::simulate::run(&args),
            Command::Tournament(args) => crate::tournament::run(&args),
            Command::Match(args) => crate::contest::run(&args),
            Command::Card(args) => crate::cards::run_card(&args),
            Command::Cards(args) => crate::cards::run_cards(&args),
            Command::Replay(args) => crate::replay::run(&args),
            Command::Analyze(args) => crate::analyze::run(&args),
            Command::Health(args) => crate::health::run(args.address),
            Command::Verify(args) => crate::keep::verify(&args),
            Command::Backup(args) => crate::keep::backup(&args),
            Command::Restore(args) => crate::keep::restore(&args),
            Command::Bench(args) => crate::bench::run(&args),
            Command::Completions(args) => crate::manual::completions(&args),
            Command::Man(args) => crate::manual::pages(&args),
        }
    }
}
