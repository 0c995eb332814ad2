//! How players come to the server: to a new game, to a seat, and back when a process was killed.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use splay_engine::{Edition, Sets};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::hearing::Listener;
use crate::{Fallible, GRACE};

/// A live connection of a player's.
pub type Socket = WebSocketStream<TcpStream>;

/// Updates are larger; the buffer grows while one is read.
const READ_BUFFER: usize = 16 * 1024;

/// How long somebody whose connection was lost waits before trying again.
const BETWEEN_TRIES: Duration = Duration::from_millis(50);

/// Tries something until it works, or a process that was killed should be there again.
pub async fn again<T, Trying>(mut something: impl FnMut() -> Trying) -> Fallible<T>
where
    Trying: Future<Output = Fallible<T>>,
{
    let began = Instant::now();
    loop {
        match something().await {
            Err(_) if began.elapsed() < GRACE => sleep(BETWEEN_TRIES).await,
            done => return done,
        }
    }
}

/// How new games are made.
pub struct Door {
    addresses: Vec<SocketAddr>,
    /// Everybody goes to the next process, wherever the others of a game are.
    next: AtomicUsize,
    pub edition: Edition,
    pub sets: Sets,
    http: reqwest::Client,
    /// Whether players ask for what has changed, as the page does.
    patches: bool,
    /// How many games have a choice due before the end, or wait for one.
    busy: AtomicUsize,
}

impl Door {
    pub fn new(addresses: Vec<SocketAddr>, edition: Edition, sets: Sets, patches: bool) -> Door {
        let http =
            reqwest::Client::builder().no_proxy().build().expect("there is nothing special in it");
        let (next, busy) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Door { addresses, next, edition, sets, http, patches, busy }
    }

    /// The next process.
    fn address(&self) -> SocketAddr {
        self.addresses[self.next.fetch_add(1, Ordering::Relaxed) % self.addresses.len()]
    }

    /// A game has a choice due, or waits for one.
    pub fn begins(&self) {
        self.busy.fetch_add(1, Ordering::Relaxed);
    }

    /// It has none any more.
    pub fn ends(&self) {
        self.busy.fetch_sub(1, Ordering::Relaxed);
    }

    /// Whether any game has yet to make a choice or to be told of one.
    pub fn is_busy(&self) -> bool {
        self.busy.load(Ordering::Relaxed) > 0
    }

    /// Asks for a seat.
    pub async fn post(&self, path: &str, body: &Value) -> Fallible<Seated> {
        let url = format!("http://{}{path}", self.address());
        let answer = self.http.post(url).json(body).send().await?;
        if !answer.status().is_success() {
            return Err(format!("{path}: {}", answer.text().await?).into());
        }
        Ok(answer.json().await?)
    }

    /// Makes a game and connects to the seat in it.
    pub async fn take_seat(&self, new: &Value) -> Fallible<Socket> {
        self.connect(&self.post("/api/games", new).await?, 0).await
    }

    /// Connects to a seat, having been told up to some version already.
    pub async fn connect(&self, seated: &Seated, version: u64) -> Fallible<Socket> {
        let address = self.address();
        let url = format!(
            "ws://{address}/api/games/{}/socket?version={version}&patch={}",
            seated.game,
            u8::from(self.patches)
        );
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", seated.secret).parse()?);
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        Ok(client_async_with_config(request, stream, Some(config)).await?.0)
    }

    /// One who hears what a new connection tells.
    pub fn listener(&self) -> Listener {
        Listener::new(self.patches)
    }

    /// The same at whichever process is there, again and again if one was killed.
    pub async fn connect_again(&self, seated: &Seated, version: u64) -> Fallible<Socket> {
        again(|| self.connect(seated, version)).await
    }

    /// Of which number the decision of a game is, as the next process has it.
    pub async fn number(&self, seated: &Seated) -> Fallible<u64> {
        let url = format!("http://{}/api/games/{}", self.address(), seated.game);
        let answer = self.http.get(url).bearer_auth(&seated.secret).send().await?;
        let update: Value = answer.json().await?;
        update["number"].as_u64().ok_or_else(|| format!("not a game: {update}").into())
    }
}

/// What the server says of a new seat.
#[derive(Deserialize)]
pub struct Seated {
    pub game: String,
    pub secret: String,
}
