//! Whatever is sent: a clear answer, and no game is the worse for it.

use crate::common::{Database, Player, Running, Socket, call, generous};
use crate::long_games::endless;
use serde_json::{Value, json};
use splay_server::Limits;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

fn code(answer: &(u16, Value)) -> (u16, &str) {
    (answer.0, answer.1["error"]["code"].as_str().unwrap_or("none"))
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_requests_get_clear_answers_and_change_nothing() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let at = server.address;
    let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]});
    let ada = Player::create(at, seats).await;
    let game = format!("/api/games/{}", ada.game);
    let before = ada.look().await;

    assert_eq!(code(&call(at, "/api/games/nothing", None, None).await), (404, "unknown-game"));
    for nowhere in ["/api", "/api/", "/api/nothing", "/api/games/nothing/at/all"] {
        assert_eq!(code(&call(at, nowhere, None, None).await), (404, "nowhere"), "{nowhere}");
        assert_eq!(code(&call(at, nowhere, None, Some(json!({}))).await), (404, "nowhere"), "{nowhere}");
    }
    assert_eq!(code(&call(at, &game, None, None).await), (403, "no-access"));
    let stranger = "x".repeat(32);
    assert_eq!(code(&call(at, &game, Some(&stranger), None).await), (403, "no-access"));
    let join = |invite: &str| json!({"name": "Eve", "invite": invite});
    let path = format!("{game}/join");
    assert_eq!(code(&call(at, &path, None, Some(join(&stranger))).await), (403, "wrong-invite"));
    assert_eq!(code(&call(at, &path, None, Some(json!({"name": "Eve"}))).await), (403, "no-access"));
    assert_eq!(code(&call(at, &path, None, Some(json!({"nam": 1}))).await), (400, "bad-request"));
    let choose = json!({"do": "choose", "number": 0, "choice": "draw"});
    assert_eq!(code(&ada.send(choose).await), (409, "not-begun"));
    assert_eq!(code(&ada.send(json!({"do": "dance"})).await), (400, "bad-request"));
    assert_eq!(code(&ada.send(json!({"do": "look", "seat": 1})).await), (400, "bad-request"));
    let long = json!({"do": "chat", "text": "x".repeat(501)});
    assert_eq!(code(&ada.send(long).await), (400, "bad-request"));
    let huge = json!({"do": "chat", "text": "x".repeat(100_000)});
    assert_eq!(code(&ada.send(huge).await), (413, "too-large"));
    let hook = json!({"do": "webhook", "url": "file:///etc/passwd"});
    assert_eq!(code(&ada.send(hook).await), (400, "bad-request"));
    assert_eq!(ada.look().await["scene"], before["scene"]);
    assert_eq!(ada.look().await["version"], before["version"]);

    for impossible in [
        json!({"edition": "third", "seats": []}),
        json!({"edition": "third", "seats": [{"who": "me", "name": "Ada"}]}),
        json!({"edition": "third", "seats": [{"who": "bot", "level": "hard"}, {"who": "bot", "level": "hard"}]}),
        json!({"edition": "third", "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "god"}]}),
        json!({"edition": "third", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}], "options": {"parley": true}}),
        json!({"edition": "third", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}], "allowance": 0}),
    ] {
        let answer = call(at, "/api/games", None, Some(impossible.clone())).await;
        assert_eq!(code(&answer), (422, "impossible-setup"), "{impossible}");
    }
    let nameless = json!({"edition": "third", "seats": [{"who": "me", "name": " "}, {"who": "open"}]});
    assert_eq!(code(&call(at, "/api/games", None, Some(nameless)).await), (400, "bad-request"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_of_the_wrong_player_and_illegal_choices_are_refused() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    let number = ada.look().await["number"].clone();
    let answer = |choice: &str| json!({"do": "choose", "number": number, "choice": choice});
    assert_eq!(code(&bob.send(answer("draw")).await), (403, "not-your-decision"));
    assert_eq!(code(&ada.send(answer("draw")).await), (422, "illegal-choice"));
    assert_eq!(code(&ada.send(answer("meld Nonsense")).await), (422, "illegal-choice"));
    assert_eq!(code(&ada.send(json!({"do": "return"})).await), (409, "not-replaced"));
    assert_eq!(code(&ada.send(json!({"do": "answer", "agree": true})).await), (409, "nothing-asked"));
    let record = format!("/api/games/{}/record", ada.game);
    let early = call(server.address, &record, Some(&ada.secret), None).await;
    assert_eq!(code(&early), (409, "not-over"), "the record has the deal in it");
    let hint = format!("/api/games/{}/hint", ada.game);
    let asked = call(server.address, &hint, Some(&ada.secret), Some(json!({}))).await;
    assert_eq!(code(&asked), (403, "no-hints"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_are_turned_away() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let url = format!("http://{}/api/games", server.address);
    let client = reqwest::Client::new();
    for (name, value) in [("origin", "http://elsewhere.example"), ("sec-fetch-site", "cross-site")] {
        let answer = client.post(&url).header(name, value).body("{}").send().await.unwrap();
        assert_eq!(answer.status().as_u16(), 403, "{name}");
        let policy = answer.headers().get("content-security-policy").unwrap().to_str().unwrap();
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe-inline"));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_and_oversized_frames_hurt_nobody() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    let mut socket = ada.connect("").await;
    socket.next().await.unwrap();
    for nonsense in ["", "{", "[]", "{\"do\":\"choose\"}", "{\"do\":7}"] {
        socket.say(Message::text(nonsense)).await;
        let mut answer = socket.next().await.unwrap();
        while answer["type"] == "update" {
            answer = socket.next().await.unwrap();
        }
        assert_eq!(answer["code"], "bad-request", "{nonsense}");
    }
    socket.say(Message::binary(vec![0; 10])).await;
    assert_eq!(socket.next().await.unwrap()["code"], "bad-request");
    socket.say(Message::text("x".repeat(100_000))).await;
    while socket.next().await.is_some() {}
    let mut again = ada.connect("").await;
    assert_eq!(again.next().await.unwrap()["type"], "update");
    ada.choose(0).await;
    assert_eq!(bob.look().await["number"], 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_open_connections_leave_room_for_players() {
    let database = Database::sqlite();
    let limits = Limits { connections: 3000, ..generous() };
    let server = Running::with(&database.url, limits).await;
    let (ada, _) = Player::pair(server.address).await;
    let mut silent = Vec::new();
    for n in 0..2000 {
        let stream = TcpStream::connect(server.address).await;
        let mut stream = stream.expect("a process may open 5,000 files, as `make test` lets it");
        if n % 2 == 0 {
            stream.write_all(b"GET /api/games HTTP/1.1\r\nHost: x").await.unwrap();
        }
        silent.push(stream);
    }
    ada.choose(0).await;
    let mut socket = ada.connect("").await;
    assert_eq!(socket.next().await.unwrap()["number"], 1);
    drop(socket);
    drop(silent);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_makes_so_many_games_in_a_minute() {
    let database = Database::sqlite();
    let server = Running::with(&database.url, Limits { creations: 1, ..generous() }).await;
    let seats = json!({"edition": "third", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]});
    assert_eq!(call(server.address, "/api/games", None, Some(seats.clone())).await.0, 200);
    let second = call(server.address, "/api/games", None, Some(seats)).await;
    assert_eq!(code(&second), (429, "too-many"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_tables_are_in_use_and_others_make_room() {
    let database = Database::sqlite();
    let server = Running::with(&database.url, Limits { tables: 2, ..generous() }).await;
    let seats = json!({"edition": "third", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}],
        "listed": true});
    let mut games = Vec::new();
    for _ in 0..5 {
        let (status, seated) = call(server.address, "/api/games", None, Some(seats.clone())).await;
        assert_eq!(status, 200);
        games.push(seated["game"].as_str().unwrap().to_owned());
    }
    let look = async |game: &str| call(server.address, &format!("/api/games/{game}"), None, None).await;
    for game in games.iter().chain(&games) {
        assert_eq!(look(game).await.0, 200, "a table that nobody uses makes room");
    }
    let mut used = Vec::new();
    for game in &games[..2] {
        let mut socket = Socket::open(server.address, game, None, "").await.unwrap();
        socket.next().await.unwrap();
        used.push(socket);
    }
    assert_eq!(code(&look(&games[2]).await), (503, "full"), "one that is used does not");
    assert_eq!(look(&games[0]).await.0, 200);
    drop(used.pop());
    while look(&games[2]).await.0 != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    used[0].send(&json!({"do": "return"})).await;
    let answer = used[0].next().await.unwrap();
    assert_eq!(answer["code"], "not-replaced", "who uses one is left in peace");
    assert!(Socket::open(server.address, "nothing", None, "").await.is_err());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_that_are_too_large_are_refused_in_words() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let record = serde_json::to_value(endless(5)).unwrap();
    for path in ["/api/replay", "/api/review"] {
        let send = async |record: &Value| {
            let body = match path {
                "/api/replay" => json!({"record": record, "moves": 0}),
                _ => record.clone(),
            };
            call(server.address, path, None, Some(body)).await
        };
        assert_eq!(send(&record).await.0, 200, "{path} takes what is no larger than a game");
        let mut long = record.clone();
        long["choices"] = (0..5001).map(|_| record["choices"][0].clone()).collect();
        let refused = send(&long).await;
        assert_eq!(code(&refused), (400, "bad-request"), "{path}");
        assert!(refused.1["error"]["message"].as_str().unwrap().contains("5000 moves"));
        let mut huge = record.clone();
        huge["choices"][0] = json!("x".repeat(1 << 20));
        assert_eq!(code(&send(&huge).await), (413, "too-large"), "{path}");
    }
    server.stop().await;
}
