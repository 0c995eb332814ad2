//! Many requests of one, and what the others notice of it.

use crate::common::{Database, Player, Running, Socket, call, config, generous};
use serde_json::{Value, json};
use splay_server::{Config, Limits};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Error;

fn code(answer: &(u16, Value)) -> (u16, &str) {
    (answer.0, answer.1["error"]["code"].as_str().unwrap_or("none"))
}

#[tokio::test(flavor = "multi_thread")]
async fn one_gets_some_hints_and_not_a_hundred_while_others_play() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "hard"}],
        "hints": true});
    let greedy = Player::create(server.address, seats.clone()).await;
    let patient = Player::create(server.address, seats).await;
    let mut hints = JoinSet::new();
    for _ in 0..100 {
        let greedy = greedy.clone();
        hints.spawn(async move {
            let path = format!("/api/games/{}/hint", greedy.game);
            call(greedy.address, &path, Some(&greedy.secret), Some(json!({}))).await.0
        });
    }
    let mut socket = patient.connect("").await;
    socket.next().await.unwrap();
    patient.choose(0).await;
    socket.until(|update| update["game"]["deciding"] == 0 || update["game"]["turn"] != 0).await;
    let mut statuses = hints.join_all().await;
    statuses.sort_unstable();
    assert_eq!(statuses[0], 200, "some hints are given");
    assert_eq!(statuses[99], 429, "but not a hundred");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_and_commands_have_their_measure_at_every_door() {
    let database = Database::sqlite();
    let limits = Limits { commands: 1, remarks: 1, ..generous() };
    let server = Running::with(&database.url, limits).await;
    let (ada, bob) = Player::pair(server.address).await;
    ada.talk_with(&bob).await;
    let say = |n: usize| json!({"do": "chat", "text": format!("remark {n}")});
    let mut refused = 0;
    for n in 0..12 {
        let answer = ada.send(say(n)).await;
        refused += usize::from(code(&answer) == (429, "too-many"));
    }
    assert!(refused > 0, "remarks over HTTP are counted");
    assert_eq!(bob.send(say(0)).await.0, 200, "each person for itself");

    let mut socket = bob.connect("").await;
    for _ in 0..80 {
        socket.send(&json!({"do": "return"})).await;
    }
    let mut seen = Vec::new();
    while seen.len() < 80 {
        let answer = socket.next().await.unwrap();
        if answer["type"] == "error" {
            seen.push(answer["code"].as_str().unwrap().to_owned());
        }
    }
    assert!(seen.contains(&"too-many".to_owned()) && seen.contains(&"not-replaced".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn newcomers_get_the_last_of_what_was_said_and_may_ask_for_the_rest() {
    let database = Database::sqlite();
    let limits = Limits { remarks: 100_000, ..generous() };
    let server = Running::with(&database.url, limits).await;
    let (ada, bob) = Player::pair(server.address).await;
    ada.talk_with(&bob).await;
    for n in 0..120 {
        ada.send(json!({"do": "chat", "text": format!("remark {n}")})).await;
    }
    let look = bob.look().await;
    assert_eq!(look["chat"]["from"], 70);
    assert_eq!(look["chat"]["lines"].as_array().unwrap().len(), 50);
    let path = format!("/api/games/{}/talk?before=70", bob.game);
    let (status, earlier) = call(server.address, &path, Some(&bob.secret), None).await;
    assert_eq!((status, &earlier["from"]), (200, &json!(20)));
    assert_eq!(earlier["lines"][0]["text"], "remark 20");
    let known = format!("/api/games/{}?chat=119", bob.game);
    let (_, news) = call(server.address, &known, Some(&bob.secret), None).await;
    assert_eq!(news["chat"]["lines"].as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_take_all_the_places() {
    let database = Database::sqlite();
    let limits = Limits { connections_each: 8, ..generous() };
    let server = Running::with(&database.url, limits).await;
    let mut held = Vec::new();
    for _ in 0..8 {
        held.push(TcpStream::connect(server.address).await.unwrap());
    }
    // They have been accepted when they are answered.
    for stream in &mut held {
        stream.write_all(b"GET /api/info HTTP/1.1\r\nHost: splay\r\n\r\n").await.unwrap();
        assert!(stream.read(&mut [0; 64]).await.unwrap() > 0);
    }
    let mut ninth = TcpStream::connect(server.address).await.unwrap();
    ninth.write_all(b"GET /api/info HTTP/1.1\r\nHost: splay\r\n\r\n").await.ok();
    let answered = ninth.read(&mut [0; 64]).await.unwrap_or(0);
    assert_eq!(answered, 0, "the ninth is turned away");
    drop(held);
    server.stop().await;
}

/// How many of so many requests of one person, all made at once, are refused as too many.
async fn refused(server: &Running, path: &str, times: usize) -> usize {
    let client = reqwest::Client::new();
    let url = format!("http://{}{path}", server.address);
    let asked = (0..times).map(|_| client.get(&url).bearer_auth("x".repeat(32)).send());
    let answers = futures_util::future::join_all(asked).await;
    let statuses = answers.into_iter().map(|answer| answer.unwrap().status().as_u16());
    statuses.filter(|status| *status == 429).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_door_has_its_measure() {
    for path in ["/api/info", "/api/cards", "/api/cards/third/base", "/api/nothing", "/health", "/"] {
        let database = Database::sqlite();
        // The least that there is, one in a second: whatever the machine, these come faster.
        let server = Running::with(&database.url, Limits { requests: 0, ..generous() }).await;
        assert_eq!(refused(&server, path, 1).await, 0, "{path}");
        assert!(refused(&server, path, 200).await > 0, "{path} has none");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_always_the_same_is_sent_small() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    for path in ["/api/info", "/api/cards", "/api/cards/third/base"] {
        let url = format!("http://{}{path}", server.address);
        let ask = async |accepted: &str| {
            let asked = reqwest::Client::new().get(&url).header("accept-encoding", accepted);
            let answer = asked.send().await.unwrap();
            let packed = answer.headers().contains_key("content-encoding");
            assert_eq!(answer.headers().get("vary").unwrap(), "accept-encoding", "{path}");
            (packed, answer.bytes().await.unwrap())
        };
        let ((packed, small), (unpacked, plain)) = (ask("gzip, br").await, ask("identity").await);
        assert!(packed && !unpacked && small.len() < plain.len() / 2, "{path}");
        assert!(serde_json::from_slice::<Value>(&plain).is_ok(), "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_takes_one_of_all_places_until_it_is_closed() {
    const PLACES: usize = 3;
    let database = Database::sqlite();
    let limits = Limits { connections: PLACES, ..generous() };
    let server = Running::with(&database.url, limits).await;
    let (ada, _) = Player::pair(server.address).await;
    // Connections of plain requests make room a moment after they were answered.
    let open = async || loop {
        if let Ok(mut socket) = Socket::open(server.address, &ada.game, None, "").await {
            socket.next().await.unwrap();
            break socket;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let mut sockets = Vec::new();
    for _ in 0..PLACES {
        sockets.push(open().await);
    }
    for _ in 0..10 {
        let one_more = Socket::open(server.address, &ada.game, None, "").await;
        assert!(one_more.is_err(), "all places are taken");
    }
    drop(sockets.pop());
    sockets.push(open().await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_socket_is_told_that_the_server_stops() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    let mut sockets = Vec::new();
    for n in 0..60 {
        let mut socket = if n % 2 == 0 { &ada } else { &bob }.connect("").await;
        socket.next().await.unwrap();
        sockets.push(socket);
    }
    let ends = sockets.iter_mut().map(async |socket| {
        // They go on speaking.
        socket.send(&json!({"do": "return"})).await;
        socket.end().await
    });
    // When the server has stopped, all have been told: nobody is left to tell them.
    let ends = futures_util::future::join_all(ends);
    let ((), ends) = tokio::join!(server.stop(), ends);
    assert!(ends.iter().all(|end| *end == Some(1012)), "{ends:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_nobody_reads_ends() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    let stream = TcpSocket::new_v4().unwrap();
    stream.set_recv_buffer_size(4096).unwrap();
    let mut stream = stream.connect(server.address).await.unwrap();
    let ask = format!(
        "GET /api/games/{}/stream HTTP/1.1\r\nHost: splay\r\nAuthorization: Bearer {}\r\n\r\n",
        bob.game, bob.secret
    );
    stream.write_all(ask.as_bytes()).await.unwrap();
    let is_there = |look: &Value| look["game"]["seats"][1]["present"] == true;
    ada.look_until(is_there).await;
    // There are news until what is sent piles up, and some time after that it is not tried any more.
    let news = async {
        for n in 0.. {
            let (status, look) = ada.send(json!({"do": "talk", "agree": n % 2 == 0})).await;
            assert_eq!(status, 200, "{look}");
            if !is_there(&look) {
                break;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(300), news).await.expect("it ends");
    drop(stream);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_sockets_count_by_the_address_it_saw() {
    let database = Database::sqlite();
    let limits = Limits { connections_each: 1, ..generous() };
    let config = Config { limits, proxies: 1, ..config(&database.url) };
    let server = Running::of(config).await;
    let (ada, _) = Player::pair(server.address).await;
    let open = async |from: &str| Socket::from(server.address, &ada.game, from).await;
    let mut first = open("192.0.2.7").await.expect("it is the first from there");
    first.next().await.unwrap();
    let refused = match open("192.0.2.7").await.map(drop) {
        Err(Error::Http(answer)) => answer.status().as_u16(),
        other => panic!("it is one too many: {other:?}"),
    };
    assert_eq!(refused, 429);
    assert!(open("192.0.2.8").await.is_ok(), "from elsewhere it is not");
    drop(first);
    while open("192.0.2.7").await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_news_is_let_go_when_the_server_stops() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    let mut watching = bob.connect("").await;
    let look = ada.look().await;
    let path = format!("/api/games/{}?wait=30&version={}", ada.game, look["version"]);
    let waiting = tokio::spawn({
        let ada = ada.clone();
        async move { call(ada.address, &path, Some(&ada.secret), None).await.0 }
    });
    watching.until(|update| update["game"]["seats"][0]["present"] == true).await;
    server.stop().await;
    // Not let go, it would have waited for longer than that.
    let let_go = tokio::time::timeout(Duration::from_secs(15), waiting).await;
    assert_eq!(let_go.expect("it is let go").unwrap(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_cache_keeps_what_is_for_one_pair_of_eyes() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, _) = Player::pair(server.address).await;
    let url = format!("http://{}/api/games/{}", server.address, ada.game);
    let answer = reqwest::Client::new().get(url).bearer_auth(&ada.secret).send().await.unwrap();
    assert_eq!(answer.headers().get("cache-control").unwrap(), "no-store");
    assert!(Socket::open(server.address, &ada.game, None, "").await.is_ok());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn how_the_server_fares_is_for_whoever_runs_it() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let client = reqwest::Client::new();
    let url = format!("http://{}/metrics", server.address);
    assert_eq!(client.get(&url).send().await.unwrap().status(), 200, "a program on this machine");
    let proxied = client.get(&url).header("x-forwarded-for", "192.0.2.7");
    assert_eq!(proxied.send().await.unwrap().status(), 403, "anybody, through a proxy on it");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_nobody_came_to_are_removed() {
    use sqlx::{AnyConnection, Connection};
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]});
        let (old, new) = (
            Player::create(server.address, seats.clone()).await,
            Player::create(server.address, seats).await,
        );
        let (begun, _) = Player::pair(server.address).await;
        server.stop().await;
        let mut connection = AnyConnection::connect(&database.url).await.unwrap();
        for game in [&old.game, &begun.game] {
            let age = sqlx::query("UPDATE games SET updated = 0 WHERE id = $1").bind(game);
            age.execute(&mut connection).await.unwrap();
        }
        connection.close().await.unwrap();

        let server = Running::start(&database.url).await;
        let status = |player: &Player| {
            let (path, secret) = (format!("/api/games/{}", player.game), player.secret.clone());
            async move { call(server.address, &path, Some(&secret), None).await.0 }
        };
        let began = Instant::now();
        while status(&old).await != 404 {
            assert!(began.elapsed() < Duration::from_secs(60), "it is removed");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert_eq!((status(&new).await, status(&begun).await), (200, 200));
        server.stop().await;
    }
}
