//! A game and its two players, who choose at random, each time when a choice is due.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use splay_engine::{Edition, Sets};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Fallible;
use crate::report::Tally;

/// A live connection of a player's.
pub type Socket = WebSocketStream<TcpStream>;

/// Updates are larger; the buffer grows while one is read.
const READ_BUFFER: usize = 16 * 1024;

/// How new games are made.
pub struct Door {
    address: SocketAddr,
    edition: Edition,
    sets: Sets,
    /// For requests.
    pub http: reqwest::Client,
    /// How many games have a choice due before the end, or wait for one.
    busy: AtomicUsize,
}

impl Door {
    pub fn new(address: SocketAddr, edition: Edition, sets: Sets) -> Door {
        let http =
            reqwest::Client::builder().no_proxy().build().expect("there is nothing special in it");
        Door { address, edition, sets, http, busy: AtomicUsize::new(0) }
    }

    /// Whether any game has yet to make a choice or to be told of one.
    pub fn is_busy(&self) -> bool {
        self.busy.load(Ordering::Relaxed) > 0
    }

    async fn post(&self, path: &str, body: &Value) -> Fallible<Seated> {
        let url = format!("http://{}{path}", self.address);
        let answer = self.http.post(url).json(body).send().await?;
        if !answer.status().is_success() {
            return Err(format!("{path}: {}", answer.text().await?).into());
        }
        Ok(answer.json().await?)
    }

    /// Makes a game and connects to the seat in it.
    pub async fn take_seat(&self, new: &Value) -> Fallible<Socket> {
        self.connect(&self.post("/api/games", new).await?).await
    }

    async fn connect(&self, seated: &Seated) -> Fallible<Socket> {
        let url = format!("ws://{}/api/games/{}/socket", self.address, seated.game);
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", seated.secret).parse()?);
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        Ok(client_async_with_config(request, stream, Some(config)).await?.0)
    }
}

/// What the server says of a new seat.
#[derive(Deserialize)]
struct Seated {
    game: String,
    secret: String,
}

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

/// The part of a message that matters here.
#[derive(Deserialize)]
struct Heard<'a> {
    number: Option<u64>,
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

/// A choice that not everybody has been told of.
struct Pending {
    due: Instant,
    sent: Instant,
    /// What the update after it is numbered.
    number: u64,
    told: [bool; 2],
}

/// What a player can do.
#[derive(Default)]
struct Options {
    number: u64,
    written: Vec<String>,
}

/// A game with its two players.
pub struct Game {
    sockets: [Socket; 2],
    options: [Options; 2],
    pending: Option<Pending>,
    over: bool,
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
        let sockets = [door.connect(&ada).await?, door.connect(&bob).await?];
        Ok(Game { sockets, options: Default::default(), pending: None, over: false })
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
                changed = phase.changed() => match *phase.borrow_and_update() {
                    _ if changed.is_err() => return tally,
                    Phase::Rest => {}
                    Phase::Play { from, until } => {
                        // Games do not march in step.
                        schedule = Some((from + period.mul_f64(dice.share()), until));
                        door.busy.fetch_add(1, Ordering::Relaxed);
                    }
                    Phase::Leave => {
                        tally.unanswered += usize::from(self.pending.is_some());
                        return tally;
                    }
                },
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                    let (Some(due), Some(choice)) = (due, self.pick(&mut dice)) else {
                        tally.refused("no option");
                        return tally;
                    };
                    if self.choose(due, choice).await.is_err() {
                        tally.refused("connection lost");
                        return tally;
                    }
                }
                heard = hear(&mut self.sockets) => {
                    let (seat, message) = heard;
                    let Ok(done) = self.learn(seat, message, &mut tally) else {
                        tally.refused("connection lost");
                        return tally;
                    };
                    if done && self.over {
                        match Game::begin(&door).await {
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
                            door.busy.fetch_sub(1, Ordering::Relaxed);
                        }
                    }
                }
            }
        }
    }

    /// One of the options of the player who is to decide.
    fn pick(&self, dice: &mut Dice) -> Option<(usize, u64, String)> {
        let seat = (0..2).find(|&seat| !self.options[seat].written.is_empty())?;
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
        self.pending = Some(Pending { due, sent, number: number + 1, told: [false; 2] });
        self.options[seat].written.clear();
        self.sockets[seat].send(Message::text(command)).await
    }

    /// Takes a message in; says whether everybody has now been told of a choice.
    fn learn(
        &mut self,
        seat: usize,
        message: Option<Result<Message, SocketError>>,
        tally: &mut Tally,
    ) -> Result<bool, ()> {
        let at = Instant::now();
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(false),
            _ => return Err(()),
        };
        tally.heard(text.len());
        let heard: Heard<'_> = serde_json::from_str(&text).map_err(|_| ())?;
        let Some(number) = heard.number else {
            tally.refused(heard.code.as_deref().unwrap_or("a message without a number"));
            return Err(());
        };
        if let Some(scene) = heard.scene {
            self.over = scene.question.is_none();
            let answers = scene.question.map(|question| question.answers).unwrap_or_default();
            let written = answers.into_iter().map(|answer| answer.written.into_owned()).collect();
            self.options[seat] = Options { number, written };
        }
        let Some(pending) = &mut self.pending else { return Ok(false) };
        pending.told[seat] |= number >= pending.number;
        if pending.told != [true; 2] {
            return Ok(false);
        }
        tally.told(at - pending.due, at - pending.sent);
        self.pending = None;
        Ok(true)
    }
}

/// The next message to either player.
async fn hear(
    [ada, bob]: &mut [WebSocketStream<TcpStream>; 2],
) -> (usize, Option<Result<Message, SocketError>>) {
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
