//! Clients.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The longest anything takes, with much to spare for a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Makes a request: the status, and the body if it is JSON.
pub async fn call(
    address: SocketAddr,
    path: &str,
    secret: Option<&str>,
    body: Option<Value>,
) -> (u16, Value) {
    let client = reqwest::Client::new();
    let url = format!("http://{address}{path}");
    let mut request = if let Some(body) = body { client.post(url).json(&body) } else { client.get(url) };
    if let Some(secret) = secret {
        request = request.bearer_auth(secret);
    }
    let response = request.send().await.expect("the server answers");
    let status = response.status().as_u16();
    (status, response.json().await.unwrap_or(Value::Null))
}

/// A name that no secret spells by chance: the letters of those are others.
pub const ADA: &str = "Ada B.";

/// Somebody with a seat.
#[derive(Clone)]
pub struct Player {
    pub address: SocketAddr,
    pub game: String,
    pub seat: usize,
    pub secret: String,
}

impl Player {
    /// Makes a game, with the first seat in it. It is dealt by chance, as all honest games are; what a
    /// test says of it must hold for every deal.
    pub async fn create(address: SocketAddr, mut game: Value) -> Player {
        game["edition"] = game.get("edition").cloned().unwrap_or(json!("third"));
        let (status, seated) = call(address, "/api/games", None, Some(game)).await;
        assert_eq!(status, 200, "{seated}");
        Player {
            address,
            game: seated["game"].as_str().unwrap().to_owned(),
            seat: seated["seats"][0].as_u64().unwrap() as usize,
            secret: seated["secret"].as_str().unwrap().to_owned(),
        }
    }

    /// Two people at a new game.
    pub async fn pair(address: SocketAddr) -> (Player, Player) {
        Player::pair_called(address, "Ada").await
    }

    /// The same, with a name for the first.
    pub async fn pair_called(address: SocketAddr, name: &str) -> (Player, Player) {
        let seats = json!({"seats": [{"who": "me", "name": name}, {"who": "open"}], "listed": true});
        let ada = Player::create(address, seats).await;
        let bob = ada.invite("Bob").await;
        (ada, bob)
    }

    /// Two people at a new game over days: first the one who is to decide.
    pub async fn pair_over_days(address: SocketAddr) -> (Player, Player) {
        let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "open"}], "pace": "turns"});
        let ada = Player::create(address, seats).await;
        let bob = ada.invite("Bob").await;
        let deciding = ada.look().await["game"]["deciding"].as_u64().unwrap() as usize;
        if deciding == ada.seat { (ada, bob) } else { (bob, ada) }
    }

    /// Somebody else joins the same game by its link.
    pub async fn invite(&self, name: &str) -> Player {
        let look = self.look().await;
        let invite = look["links"]["invite"].as_str().unwrap().rsplit('/').next().unwrap();
        let path = format!("/api/games/{}/join", self.game);
        let join = json!({"name": name, "invite": invite});
        let (status, seated) = call(self.address, &path, None, Some(join)).await;
        assert_eq!(status, 200, "{seated}");
        Player {
            seat: seated["seats"][0].as_u64().unwrap() as usize,
            secret: seated["secret"].as_str().unwrap().to_owned(),
            ..self.clone()
        }
    }

    /// Both agree to talk, as strangers have to.
    pub async fn talk_with(&self, other: &Player) {
        for one in [self, other] {
            let (status, update) = one.send(json!({"do": "talk", "agree": true})).await;
            assert_eq!(status, 200, "{update}");
        }
    }

    fn path(&self) -> String {
        format!("/api/games/{}", self.game)
    }

    /// The game as the player sees it.
    pub async fn look(&self) -> Value {
        let (status, update) = call(self.address, &self.path(), Some(&self.secret), None).await;
        assert_eq!(status, 200, "{update}");
        update
    }

    /// Looks until something holds, and gives what is seen then.
    pub async fn look_until(&self, holds: impl Fn(&Value) -> bool) -> Value {
        let looking = async {
            loop {
                let look = self.look().await;
                if holds(&look) {
                    return look;
                }
                sleep(Duration::from_millis(50)).await;
            }
        };
        timeout(PATIENCE, looking).await.expect("it holds in the end")
    }

    /// Gives a command: the status, and the game or what is wrong.
    pub async fn send(&self, command: Value) -> (u16, Value) {
        call(self.address, &self.path(), Some(&self.secret), Some(command)).await
    }

    /// Answers the open decision with an option picked by a number.
    pub async fn choose(&self, pick: usize) -> Value {
        let look = self.look().await;
        let (status, update) = self.send(choice(&look, pick)).await;
        assert_eq!(status, 200, "{update}");
        update
    }

    /// Answers the open decision, whichever of their seats it is of.
    pub async fn choose_for_whoever_decides(&self) {
        let deciding = self.look().await["game"]["deciding"].as_u64().expect("somebody decides");
        let path = format!("{}?seat={deciding}", self.path());
        let (_, look) = call(self.address, &path, Some(&self.secret), None).await;
        let (status, update) =
            call(self.address, &path, Some(&self.secret), Some(choice(&look, 0))).await;
        assert_eq!(status, 200, "{update}");
    }

    /// Decides until it is somebody else's decision.
    pub async fn pass_on(&self) {
        while self.look().await["game"]["deciding"] == self.seat {
            self.choose(0).await;
        }
    }

    /// Connects, having been told so much already.
    pub async fn connect(&self, since: &str) -> Socket {
        Socket::open(self.address, &self.game, Some(&self.secret), since)
            .await
            .expect("the socket opens")
    }
}

/// The command that answers the decision of an update with an option picked by a number.
pub fn choice(update: &Value, pick: usize) -> Value {
    let answers = update["scene"]["question"]["answers"].as_array().expect("there is a decision");
    let answer = &answers[pick % answers.len()];
    json!({"do": "choose", "number": update["number"], "choice": answer["written"]})
}

/// A WebSocket.
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn open(
        address: SocketAddr,
        game: &str,
        secret: Option<&str>,
        since: &str,
    ) -> Result<Socket, Error> {
        let url = format!("ws://{address}/api/games/{game}/socket?{since}");
        let mut request = url.into_client_request()?;
        if let Some(secret) = secret {
            let bearer = format!("Bearer {secret}").parse().expect("secrets are plain letters");
            request.headers_mut().insert("authorization", bearer);
        }
        Ok(Socket(connect_async(request).await?.0))
    }

    /// One who watches, by way of a proxy that saw them come from an address.
    pub async fn from(address: SocketAddr, game: &str, from: &str) -> Result<Socket, Error> {
        let mut request = format!("ws://{address}/api/games/{game}/socket").into_client_request()?;
        request.headers_mut().insert("x-forwarded-for", from.parse().expect("it is an address"));
        Ok(Socket(connect_async(request).await?.0))
    }

    /// The next message; none when the server has closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("the server says something")? {
                Ok(Message::Text(text)) => {
                    return Some(serde_json::from_str(&text).expect("it is JSON"));
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Listens to the end: with which code the server has closed, if with any.
    pub async fn end(&mut self) -> Option<u16> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("the server says something")? {
                Ok(Message::Close(close)) => return close.map(|close| close.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The next update in which something holds.
    pub async fn until(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the connection lasts");
            if message["type"] == "update" && holds(&message) {
                return message;
            }
        }
    }

    pub async fn send(&mut self, command: &Value) {
        self.say(Message::text(command.to_string())).await;
    }

    pub async fn say(&mut self, message: Message) {
        self.0.send(message).await.expect("the server listens");
    }
}
