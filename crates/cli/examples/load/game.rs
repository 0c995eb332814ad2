//! A game and its two players, who choose at random, each time when a choice is due.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};

use crate::Fallible;
use crate::door::{Door, Seated, Socket, again};
use crate::hearing::{Listener, Told};
use crate::report::Tally;

/// What the games are to do.
#[derive(Clone, Copy)]
pub enum Phase {
    /// Only listen.
    Rest,
    /// Choose, at times that are due from one moment until another.
    Play { from: Instant, until: Instant },
    /// Close the connections.
    Leave,
}

/// A choice that not everybody has been told of.
struct Pending {
    by: usize,
    due: Instant,
    sent: Instant,
    /// What the update after it is numbered.
    number: u64,
}

/// What a player can do.
#[derive(Default)]
struct Options {
    number: u64,
    written: Vec<String>,
}

/// Why a game does not go on as it did.
enum Trouble {
    /// A connection was lost.
    Lost,
    /// The server says no.
    Refused(String),
}

/// A game with its two players.
pub struct Game {
    seated: [Seated; 2],
    sockets: [Socket; 2],
    listeners: [Listener; 2],
    options: [Options; 2],
    pending: Option<Pending>,
    over: bool,
    /// The highest number that each was told: so many choices were acknowledged.
    told: [u64; 2],
    /// Up to which version anybody was told.
    version: u64,
    /// Who has come back, and has yet to hear how the game stands.
    back: [bool; 2],
    /// Whether anybody ever had to.
    shaken: bool,
}

impl Game {
    /// Makes a game; two people take its seats and connect.
    pub async fn begin(door: &Door) -> Fallible<Game> {
        let new = json!({
            "edition": door.edition,
            "sets": door.sets,
            "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}],
            "listed": true,
        });
        let ada = door.post("/api/games", &new).await?;
        let bob = door.post(&format!("/api/games/{}/join", ada.game), &json!({"name": "Bob"})).await?;
        let sockets = [door.connect(&ada, 0).await?, door.connect(&bob, 0).await?];
        Ok(Game {
            seated: [ada, bob],
            sockets,
            listeners: [door.listener(), door.listener()],
            options: Default::default(),
            pending: None,
            over: false,
            told: [0; 2],
            version: 0,
            back: [false; 2],
            shaken: false,
        })
    }

    /// The same, again and again if a process was killed.
    async fn begin_again(door: &Door) -> Fallible<Game> {
        again(|| Game::begin(door)).await
    }

    /// Somebody whose connection was lost comes back.
    async fn come_back(&mut self, door: &Door, seat: usize, tally: &mut Tally) -> Fallible<()> {
        tally.reconnected += 1;
        self.sockets[seat] = door.connect_again(&self.seated[seat], self.version).await?;
        self.listeners[seat] = door.listener();
        (self.back[seat], self.shaken) = (true, true);
        Ok(())
    }

    /// Asks once more, in the end, how far the game is: no choice that anybody was told of may be missing.
    async fn check(&self, door: &Door, tally: &mut Tally) {
        match door.number(&self.seated[0]).await {
            Ok(number) if number < self.told[0].max(self.told[1]) => tally.lost += 1,
            Ok(_) => tally.checked += 1,
            Err(error) => tally.refused(&error.to_string()),
        }
    }

    /// Plays when it is told to, one choice in every period, until it is told to leave.
    pub async fn play(
        mut self,
        door: std::sync::Arc<Door>,
        mut phase: watch::Receiver<Phase>,
        period: Duration,
        seed: u64,
    ) -> Tally {
        let mut dice = Dice::new(seed);
        let mut tally = Tally::default();
        let mut schedule: Option<(Instant, Instant)> = None;
        loop {
            let due = schedule.map(|(due, _)| due).filter(|_| self.pending.is_none());
            tokio::select! {
                changed = phase.changed() => {
                    let now = *phase.borrow_and_update();
                    match now {
                        _ if changed.is_err() => return tally,
                        Phase::Rest => {}
                        Phase::Play { from, until } => {
                            // What is told to who has just come is not what a choice costs.
                            tally.count_anew();
                            // Games do not march in step.
                            schedule = Some((from + period.mul_f64(dice.share()), until));
                            door.begins();
                        }
                        Phase::Leave => {
                            tally.unanswered += usize::from(self.pending.is_some());
                            self.check(&door, &mut tally).await;
                            return tally;
                        }
                    }
                }
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                    let (Some(due), Some(choice)) = (due, self.pick(&mut dice)) else {
                        tally.refused("no option");
                        return tally;
                    };
                    let seat = choice.0;
                    if self.choose(due, choice).await.is_err()
                        && let Err(error) = self.come_back(&door, seat, &mut tally).await
                    {
                        tally.refused(&error.to_string());
                        return tally;
                    }
                }
                heard = hear(&mut self.sockets) => {
                    let (seat, message) = heard;
                    let learned = match self.learn(seat, message, &mut tally) {
                        Err(Trouble::Lost) => {
                            self.come_back(&door, seat, &mut tally).await.map(|()| false)
                        }
                        // What was sent before a process was killed had been kept after all.
                        Err(Trouble::Refused(why)) if why == "stale" && self.shaken => {
                            let told = self.told.iter().min().copied();
                            self.pending.take_if(|pending| told >= Some(pending.number));
                            Ok(false)
                        }
                        Err(Trouble::Refused(why)) => Err(why.into()),
                        Ok(done) => Ok(done),
                    };
                    let done = match learned {
                        Ok(done) => done,
                        Err(error) => {
                            tally.refused(&error.to_string());
                            return tally;
                        }
                    };
                    if done && self.over {
                        self.check(&door, &mut tally).await;
                        match Game::begin_again(&door).await {
                            Ok(next) => self = next,
                            Err(error) => {
                                tally.refused(&error.to_string());
                                return tally;
                            }
                        }
                        tally.ended += 1;
                    }
                    if done && let Some((due, until)) = schedule {
                        schedule = Some((due + period, until)).filter(|(due, until)| due < until);
                        if schedule.is_none() {
                            door.ends();
                        }
                    }
                }
            }
        }
    }

    /// One of the options of the player who is to decide.
    fn pick(&self, dice: &mut Dice) -> Option<(usize, u64, String)> {
        // Who has come back may know of an older decision than the other.
        let seats = (0..2).filter(|&seat| !self.options[seat].written.is_empty());
        let seat = seats.max_by_key(|&seat| self.options[seat].number)?;
        let Options { number, written } = &self.options[seat];
        let choice = &written[dice.below(written.len())];
        Some((seat, *number, choice.clone()))
    }

    async fn choose(
        &mut self,
        due: Instant,
        (seat, number, choice): (usize, u64, String),
    ) -> Result<(), SocketError> {
        let command = json!({"do": "choose", "number": number, "choice": choice}).to_string();
        let sent = Instant::now();
        self.pending = Some(Pending { by: seat, due, sent, number: number + 1 });
        self.options[seat].written.clear();
        self.sockets[seat].send(Message::text(command)).await
    }

    /// Takes a message in; says whether everybody has now been told of a choice.
    fn learn(
        &mut self,
        seat: usize,
        message: Option<Result<Message, SocketError>>,
        tally: &mut Tally,
    ) -> Result<bool, Trouble> {
        let at = Instant::now();
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(false),
            _ => return Err(Trouble::Lost),
        };
        tally.heard(text.len());
        let Told { number, version, options } =
            self.listeners[seat].hear(&text).map_err(Trouble::Refused)?;
        if number < self.told[seat] {
            tally.lost += 1;
        }
        self.told[seat] = self.told[seat].max(number);
        self.version = self.version.max(version);
        let was_back = std::mem::take(&mut self.back[seat]);
        if let Some(options) = options {
            self.over = options.is_none();
            self.options[seat] = Options { number, written: options.unwrap_or_default() };
        }
        let Some(pending) = &mut self.pending else { return Ok(false) };
        if was_back && pending.by == seat && number < pending.number {
            // It was sent to a process that was killed before it was kept: it is made anew.
            self.pending = None;
            return Ok(false);
        }
        if self.told.iter().any(|told| *told < pending.number) {
            return Ok(false);
        }
        tally.told(at - pending.due, at - pending.sent);
        self.pending = None;
        Ok(true)
    }
}

/// The next message to either player.
async fn hear([ada, bob]: &mut [Socket; 2]) -> (usize, Option<Result<Message, SocketError>>) {
    tokio::select! {
        message = ada.next() => (0, message),
        message = bob.next() => (1, message),
    }
}

/// Chance that can be repeated (the generator SplitMix64).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// From 0 up to 1.
    fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}
