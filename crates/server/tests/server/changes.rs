//! Updates as what has changed.

use crate::common::{Database, Player, Running, Socket};
use crate::games::play_on;
use serde_json::{Value, json};
use splay_server::changes::apply;

/// What a connection has told so far, put together from what has changed.
#[derive(Default)]
struct Listener {
    whole: Value,
    /// The table when something was last asked.
    asking: Value,
    bytes: usize,
}

impl Listener {
    fn hear(&mut self, message: Value) {
        self.bytes += message.to_string().len();
        if message["type"] == "update" {
            self.whole = message;
        } else {
            assert_eq!(message["type"], "changes");
            let before = self.whole["scene"].take();
            let before = if message["asked"] == true { self.asking.take() } else { before };
            let scene = apply(before, &message["scene"]).unwrap();
            let mut whole = apply(self.whole.take(), &message["update"]).unwrap();
            whole["scene"] = scene;
            self.whole = whole;
        }
        let question = &self.whole["scene"]["question"];
        if question["answers"].as_array().is_some_and(|answers| !answers.is_empty()) {
            self.asking = self.whole["scene"].clone();
        }
    }

    /// Hears until so many choices have been made.
    async fn until(&mut self, socket: &mut Socket, number: &Value) {
        while &self.whole["number"] != number {
            self.hear(socket.next().await.unwrap());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_changed_adds_up_to_the_whole() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    let mut sockets = [ada.connect("patch=1").await, bob.connect("patch=1").await];
    let watching = Socket::open(server.address, &ada.game, None, "patch=1").await;
    let mut watching = watching.unwrap();
    let mut listeners = [Listener::default(), Listener::default(), Listener::default()];
    let mut whole = 0;
    for _ in 0..60 {
        let update = play_on(&[&ada, &bob], 1).await;
        for (seat, player) in [&ada, &bob].into_iter().enumerate() {
            listeners[seat].until(&mut sockets[seat], &update["number"]).await;
            let seen = player.look().await;
            whole += seen["scene"].to_string().len() + seen["game"].to_string().len();
            for part in ["scene", "number", "version", "take_back", "asked", "links", "seat"] {
                assert_eq!(listeners[seat].whole[part], seen[part], "{part}");
            }
            assert_eq!(listeners[seat].whole["game"]["moves"], seen["game"]["moves"]);
        }
        listeners[2].until(&mut watching, &update["number"]).await;
        assert_eq!(listeners[2].whole["seat"], Value::Null);
        if update["game"]["deciding"] == Value::Null {
            break;
        }
    }
    let told = listeners[0].bytes + listeners[1].bytes;
    assert!(told < whole / 3, "{told} bytes instead of {whole}");

    // Other eyes are told everything.
    let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bob"}]});
    let both = Player::create(server.address, seats).await;
    let mut socket = both.connect("patch=1").await;
    socket.until(|update| update["seat"] == 0).await;
    socket.send(&json!({"do": "look", "seat": 1})).await;
    let other = socket.until(|update| update["seat"] == 1).await;
    let (_, seen) = crate::common::call(
        server.address,
        &format!("/api/games/{}?seat=1", both.game),
        Some(&both.secret),
        None,
    )
    .await;
    assert_eq!(other["scene"], seen["scene"]);
    server.stop().await;
}
