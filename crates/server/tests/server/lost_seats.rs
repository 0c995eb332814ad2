//! Who leaves a seat sees no more through it, however they are connected, and is no more there for the one
//! who takes it.

use crate::common::{Database, Player, Running, Socket, call};
use serde_json::{Value, json};
use tokio::sync::mpsc;

/// A game that has not begun, with a seat for Eve.
async fn waiting(server: &Running, listed: bool) -> Player {
    let seats = json!({"seats": [{"who": "me", "name": "Eve"}, {"who": "open"}], "listed": listed});
    Player::create(server.address, seats).await
}

/// Eve leaves her seat and takes the other one; Bob takes the one that was hers, and they play.
async fn change_seats(eve: &Player) -> [Player; 2] {
    let invite =
        eve.look().await["links"]["invite"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    assert_eq!(eve.send(json!({"do": "leave"})).await.0, 200);
    let path = format!("/api/games/{}/join", eve.game);
    let join = |name: &str, seat: usize| json!({"name": name, "seat": seat, "invite": invite});
    let (status, answer) = call(eve.address, &path, Some(&eve.secret), Some(join("Eve", 1))).await;
    assert_eq!(status, 200, "{answer}");
    let (status, seated) = call(eve.address, &path, None, Some(join("Bob", 0))).await;
    assert_eq!(status, 200, "{seated}");
    let bob = Player { seat: 0, secret: seated["secret"].as_str().unwrap().to_owned(), ..eve.clone() };
    [bob, Player { seat: 1, ..eve.clone() }]
}

/// Plays so many choices.
async fn play(players: &[Player; 2], choices: u64) {
    for n in 0..choices {
        let deciding = players[0].look().await["game"]["deciding"].as_u64().unwrap();
        players[deciding as usize].choose(n as usize).await;
    }
}

/// The game as it is seen from outside.
async fn outside(player: &Player) -> Value {
    let path = format!("/api/games/{}", player.game);
    call(player.address, &path, None, None).await.1
}

/// What was sent shows no more than is seen from outside after the same number of choices.
fn assert_seen_from_outside(sent: &Value, outside: &[Value]) {
    if sent["scene"].is_null() {
        return;
    }
    let number = sent["number"].as_u64().unwrap() as usize;
    let open = &outside[number];
    for part in ["seat", "scene", "take_back", "asked"] {
        assert_eq!(sent[part], open[part], "{part} after {number} choices");
    }
    let (from, lines) =
        (sent["log"]["from"].as_u64().unwrap(), sent["log"]["lines"].as_array().unwrap());
    let told = open["log"]["lines"].as_array().unwrap();
    assert_eq!(lines[..], told[from as usize..], "the log after {number} choices");
}

/// Ten choices by those who have the seats, and how each looks from outside.
async fn watched_play(players: &[Player; 2]) -> Vec<Value> {
    let mut seen = vec![outside(&players[0]).await];
    for _ in 0..10 {
        play(players, 1).await;
        seen.push(outside(&players[0]).await);
    }
    seen
}

fn is_there(look: &Value) -> bool {
    look["game"]["seats"][0]["present"] == true
}

/// What a stream of server-sent events says.
async fn listen(player: &Player, query: &str) -> mpsc::UnboundedReceiver<Value> {
    let url = format!("http://{}/api/games/{}/stream?{query}", player.address, player.game);
    let request = reqwest::Client::new().get(url).bearer_auth(&player.secret);
    let mut answer = request.send().await.unwrap();
    assert_eq!(answer.status().as_u16(), 200);
    let (heard, hear) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut text = String::new();
        while let Ok(Some(some)) = answer.chunk().await {
            text.push_str(std::str::from_utf8(&some).unwrap());
            while let Some((event, rest)) = text.split_once("\n\n") {
                let data = event.lines().find_map(|line| line.strip_prefix("data: "));
                data.into_iter().for_each(|data| drop(heard.send(serde_json::from_str(data).unwrap())));
                text = rest.to_owned();
            }
        }
    });
    hear
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_sees_no_more_through_a_seat_that_was_left() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let eve = waiting(&server, true).await;
        let mut old = [eve.connect("").await, eve.connect("seat=0").await];
        for socket in &mut old {
            socket.until(is_there).await;
        }
        let players = change_seats(&eve).await;
        // Nobody is there for Bob.
        players[0].look_until(|look| !is_there(look)).await;
        let seen = watched_play(&players).await;
        for socket in &mut old {
            loop {
                let sent = socket.next().await.unwrap();
                assert_seen_from_outside(&sent, &seen);
                if sent["number"] == 10 {
                    break;
                }
            }
            socket.send(&json!({"do": "look", "seat": 0})).await;
            let mut answer = socket.next().await.unwrap();
            while answer["type"] == "update" {
                assert_seen_from_outside(&answer, &seen);
                answer = socket.next().await.unwrap();
            }
            assert_eq!(answer["code"], "not-seated", "nor does she look through it again");
            socket.send(&json!({"do": "look", "seat": 1})).await;
            let own = socket.until(|sent| sent["seat"] == 1).await;
            assert_eq!(own["log"]["from"], 0, "but through her own");
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_is_told_changes_is_told_everything_anew() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let eve = waiting(&server, true).await;
    let mut old = eve.connect("patch=1").await;
    old.until(is_there).await;
    let players = change_seats(&eve).await;
    let anew = old.until(|sent| sent["type"] == "update").await;
    assert_eq!((&anew["seat"], &anew["log"]["from"]), (&Value::Null, &json!(0)));
    let bob = players[0].look().await;
    let mut sent = String::new();
    play(&players, 1).await;
    let said = players[0].send(json!({"do": "talk", "agree": true})).await;
    assert_eq!(said.0, 200);
    while !sent.contains("agreed") {
        sent += &old.next().await.unwrap().to_string();
    }
    for card in bob["scene"]["question"]["answers"].as_array().unwrap() {
        let written = card["written"].as_str().unwrap();
        assert!(!sent.contains(written), "{written} was sent: {sent}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_sees_no_more_through_a_seat_that_was_left() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let eve = waiting(&server, true).await;
    let mut old = listen(&eve, "").await;
    while !is_there(&old.recv().await.unwrap()) {}
    let players = change_seats(&eve).await;
    // Nobody is there for Bob.
    players[0].look_until(|look| !is_there(look)).await;
    let seen = watched_play(&players).await;
    loop {
        let sent = old.recv().await.unwrap();
        assert_seen_from_outside(&sent, &seen);
        if sent["number"] == 10 {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_news_sees_no_more_through_a_seat_that_was_left() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let eve = waiting(&server, true).await;
    let mut watching = Socket::open(server.address, &eve.game, None, "").await.unwrap();
    // It waits for more than will ever happen before the game begins, and so over all that happens.
    let (path, secret) = (format!("/api/games/{}?wait=30&version=3", eve.game), eve.secret.clone());
    let waiting = tokio::spawn(async move { call(eve.address, &path, Some(&secret), None).await });
    watching.until(is_there).await;
    let eve = Player { ..eve };
    let players = change_seats(&eve).await;
    let gone = watching.until(|sent| !is_there(sent) && sent["game"]["status"] == "running").await;
    assert!(gone["seat"].is_null());
    let (status, sent) = waiting.await.unwrap();
    assert_eq!(status, 200, "{sent}");
    assert_seen_from_outside(&sent, &[outside(&players[0]).await]);
    players[0].look_until(|look| !is_there(look)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_among_friends_is_closed_to_who_has_left() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let eve = waiting(&server, false).await;
    let ways = eve.look().await["links"].clone();
    let watch = ways["watch"].as_str().unwrap().rsplit('=').next().unwrap().to_owned();
    let mut old = eve.connect("").await;
    let mut invited = eve.connect(&format!("watch={watch}")).await;
    let mut stream = listen(&eve, "").await;
    for socket in [&mut old, &mut invited] {
        socket.until(is_there).await;
    }
    while !is_there(&stream.recv().await.unwrap()) {}
    let (status, left) = eve.send(json!({"do": "leave"})).await;
    assert_eq!((status, &left["seat"]), (200, &Value::Null));
    while old.next().await.is_some() {}
    while stream.recv().await.is_some() {}
    invited.until(|sent| sent["seat"].is_null() && !is_there(sent)).await;
    server.stop().await;
}
