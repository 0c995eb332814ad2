//! An outside program at the table: started, asked, timed, and blamed for what goes wrong.

use std::collections::VecDeque;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

/// A longer answer is none.
const LONGEST_ANSWER: u64 = 1024 * 1024;

/// How much is kept of what a program says on its standard error.
const LAST_WORDS: usize = 2000;

/// How long a program may take to end after the game is over.
const FAREWELL: Duration = Duration::from_secs(10);

/// What a program did that cost it the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// It ended before the game did.
    Ended(String),
    /// It did not answer in time.
    Late(Duration),
    /// What it said is no answer.
    Malformed(String),
    /// What it chose is none of the options.
    Illegal(String),
}

impl Fault {
    /// A word for it, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::Ended(_) => "ended",
            Fault::Late(_) => "late",
            Fault::Malformed(_) => "malformed",
            Fault::Illegal(_) => "illegal",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Ended(how) => write!(f, "it ended in the middle of the game ({how})"),
            Fault::Late(limit) => write!(f, "it did not answer within {} ms", limit.as_millis()),
            Fault::Malformed(said) => {
                write!(f, "its answer is not a line like {{\"choice\":\"draw\"}}: {said}")
            }
            Fault::Illegal(choice) => {
                write!(f, "it chose something that is not one of the options: {choice}")
            }
        }
    }
}

/// A program that plays one seat of one game.
pub(super) struct Program {
    process: Child,
    /// What it is told, one line at a time. A thread writes it, so that a program which does not listen keeps
    /// nobody waiting longer than it may.
    input: Option<Sender<String>>,
    answers: Receiver<std::io::Result<String>>,
    last_words: Arc<Mutex<VecDeque<u8>>>,
    /// Closed when all that it said on its standard error has been read.
    all_said: Receiver<()>,
}

impl Program {
    /// Starts a program by its command line.
    ///
    /// # Errors
    /// If it cannot be started; the error says why.
    pub fn start(command: &str) -> Result<Program, String> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words
            .ok_or_else(|| format!("\"{command}\" is not a valid command: a quote is not closed"))?;
        let mut process = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("\"{command}\" cannot be started: {error}"))?;
        let (send, answers) = channel();
        if let Some(output) = process.stdout.take() {
            std::thread::spawn(move || {
                let mut output = BufReader::new(output);
                while let Some(line) = read_line(&mut output) {
                    let failed = line.is_err();
                    if send.send(line).is_err() || failed {
                        break;
                    }
                }
            });
        }
        let last_words = Arc::new(Mutex::new(VecDeque::new()));
        let (saying, all_said) = channel();
        if let Some(mut errors) = process.stderr.take() {
            let kept = Arc::clone(&last_words);
            std::thread::spawn(move || {
                let _saying: Sender<()> = saying;
                let mut piece = [0; 512];
                while let Ok(read @ 1..) = errors.read(&mut piece) {
                    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                    kept.extend(&piece[..read]);
                    let surplus = kept.len().saturating_sub(LAST_WORDS);
                    kept.drain(..surplus);
                }
            });
        }
        let (input, lines) = channel::<String>();
        if let Some(mut stdin) = process.stdin.take() {
            std::thread::spawn(move || {
                for line in lines {
                    // Whether it still listens is seen when it is to answer.
                    if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
                        break;
                    }
                }
            });
        }
        Ok(Program { process, input: Some(input), answers, last_words, all_said })
    }

    /// Tells the program how things stand; a program that has gone hears nothing.
    pub fn tell(&mut self, told: &Value) {
        if let Some(input) = &self.input {
            let _ = input.send(told.to_string());
        }
    }

    /// Tells the program of its decision and waits for the answer.
    pub fn ask(&mut self, told: &Value, limit: Duration) -> Result<Answer, Fault> {
        // What it said without being asked answers nothing.
        if let Ok(unasked) = self.answers.try_recv() {
            return Err(Fault::Malformed(format!("{} (nothing was asked)", shortened(&unasked))));
        }
        self.tell(told);
        match self.answers.recv_timeout(limit) {
            Ok(Ok(line)) => Answer::read(&line).ok_or_else(|| Fault::Malformed(shortened(&Ok(line)))),
            Ok(Err(error)) => Err(Fault::Malformed(error.to_string())),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late(limit)),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Ended(self.how_it_ended())),
        }
    }

    fn how_it_ended(&mut self) -> String {
        match self.wait(FAREWELL) {
            Some(status) => status.to_string(),
            None => "it closed its output".into(),
        }
    }

    /// Ends the program, and gives the last lines it said on its standard error.
    pub fn last_words(&mut self) -> String {
        self.input = None;
        let _ = self.process.kill();
        let _ = self.process.wait();
        // Programs that it has started may hold on to its standard error; nobody waits for them.
        let _ = self.all_said.recv_timeout(FAREWELL);
        let mut kept = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(kept.make_contiguous()).trim().to_owned()
    }

    fn wait(&mut self, limit: Duration) -> Option<std::process::ExitStatus> {
        let until = Instant::now() + limit;
        loop {
            if let Ok(Some(status)) = self.process.try_wait() {
                return Some(status);
            }
            if Instant::now() >= until {
                return None;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Program {
    /// Its input ends; if it does not end then, it is ended.
    fn drop(&mut self) {
        self.input = None;
        if self.wait(FAREWELL).is_none() {
            let _ = self.process.kill();
            let _ = self.process.wait();
        }
    }
}

/// What a program answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    Choice(String),
    Index(usize),
}

impl Answer {
    fn read(line: &str) -> Option<Answer> {
        let said: Value = serde_json::from_str(line).ok()?;
        match (said.get("choice"), said.get("index")) {
            (Some(Value::String(choice)), None) => Some(Answer::Choice(choice.clone())),
            (None, Some(index)) => {
                index.as_u64().and_then(|n| usize::try_from(n).ok()).map(Answer::Index)
            }
            _ => None,
        }
    }
}

/// The next line; none at the end.
fn read_line(output: &mut impl BufRead) -> Option<std::io::Result<String>> {
    let mut line = Vec::new();
    match output.take(LONGEST_ANSWER).read_until(b'\n', &mut line) {
        Ok(0) => None,
        Ok(_) if line.len() as u64 == LONGEST_ANSWER => {
            Some(Err(std::io::Error::other("a line of more than 1 MiB")))
        }
        Ok(_) => Some(Ok(String::from_utf8_lossy(&line).into_owned())),
        Err(error) => Some(Err(error)),
    }
}

fn shortened(line: &std::io::Result<String>) -> String {
    match line {
        Ok(line) => line.trim().chars().take(200).collect(),
        Err(error) => error.to_string(),
    }
}
