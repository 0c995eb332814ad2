//! Finding an opponent.

use crate::common::{Database, Player, Running, call, generous};
use serde_json::json;
use splay_server::Limits;
use sqlx::{AnyConnection, Connection};
use std::net::SocketAddr;
use std::time::Duration;

/// Somebody looks for an opponent, known by a secret or for the first time.
async fn find(address: SocketAddr, name: &str, edition: &str, secret: Option<&str>) -> Player {
    let looking = json!({"edition": edition, "name": name});
    let (status, seated) = call(address, "/api/find", secret, Some(looking)).await;
    assert_eq!(status, 200, "{seated}");
    Player {
        address,
        game: seated["game"].as_str().unwrap().to_owned(),
        seat: seated["seats"][0].as_u64().unwrap() as usize,
        secret: seated["secret"].as_str().unwrap().to_owned(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_for_an_opponent_finds_one_or_a_bot() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let at = server.address;
    let ada = find(at, "Ada", "third", None).await;
    let other = find(at, "Eve", "first", None).await;
    assert_ne!(other.game, ada.game, "another edition is another game");
    let bob = find(at, "Bob", "third", None).await;
    assert_eq!((&bob.game, bob.seat), (&ada.game, 1));
    assert_eq!(ada.look().await["game"]["status"], "running");
    let again = find(at, "Eve", "first", Some(&other.secret)).await;
    assert_eq!(again.game, other.game, "who waits already goes on waiting there");

    let (status, filled) = other.send(json!({"do": "fill"})).await;
    assert_eq!((status, &filled["game"]["status"]), (200, &json!("running")), "{filled}");
    assert_eq!(filled["game"]["seats"][1]["bot"], "medium");
    assert_eq!(other.send(json!({"do": "fill"})).await.1["error"]["code"], "no-free-seat");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_look_at_the_same_moment_meet() {
    let database = Database::postgres();
    let (one, two) = (Running::start(&database.url).await, Running::start(&database.url).await);
    for other in [one.address, two.address] {
        for _ in 0..6 {
            let (ada, bob) =
                tokio::join!(find(one.address, "Ada", "third", None), find(other, "Bob", "third", None));
            assert_eq!(ada.game, bob.game);
            let game = ada.look_until(|look| look["game"]["status"] == "running").await;
            assert_ne!(ada.seat, bob.seat, "{game}");
        }
    }
    let (_, lobby) = call(one.address, "/api/games", None, None).await;
    let open = lobby.as_array().unwrap().iter().filter(|game| game["status"] == "open");
    assert_eq!(open.count(), 0, "and nothing is left over");
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_is_found_behind_many_other_games() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let ada = find(server.address, "Ada", "third", None).await;
    for _ in 0..205 {
        let other = json!({"edition": "first", "listed": true,
            "seats": [{"who": "me", "name": "Eve"}, {"who": "bot", "level": "beginner"}]});
        assert_eq!(call(server.address, "/api/games", None, Some(other)).await.0, 200);
    }
    let bob = find(server.address, "Bob", "third", None).await;
    assert_eq!(bob.game, ada.game);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_about_as_strong_is_found_first() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let mut games = Vec::new();
        for name in ["Weak", "Strong", "Middling"] {
            let game = json!({"listed": true, "seats": [{"who": "me", "name": name}, {"who": "open"}]});
            games.push(Player::create(server.address, game).await);
        }
        // Bob is strong; how he came to be is of no interest.
        let bob = find(server.address, "Bob", "first", None).await;
        let mut connection = AnyConnection::connect(&database.url).await.unwrap();
        for (name, rating) in [("Weak", 1100.0), ("Strong", 1900.0), ("Bob", 1800.0)] {
            let rated = "INSERT INTO ratings (person, kind, rating, deviation, volatility, games, won) \
                         SELECT holder, 'third-2', $1, 60.0, 0.06, 9, 5 FROM seats WHERE name = $2";
            let done = sqlx::query(rated).bind(rating).bind(name).execute(&mut connection).await;
            assert_eq!(done.unwrap().rows_affected(), 1);
        }
        connection.close().await.unwrap();
        let found = find(server.address, "Bob", "third", Some(&bob.secret)).await;
        assert_eq!(found.game, games[1].game, "{}", database.url);
        // Who has no rating is taken to be in the middle.
        let found = find(server.address, "Cy", "third", None).await;
        assert_eq!(found.game, games[2].game);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_comes_by_itself_when_nobody_does() {
    let database = Database::sqlite();
    let limits = Limits { patience: Duration::from_secs(1), ..generous() };
    let server = Running::with(&database.url, limits).await;
    let ada = find(server.address, "Ada", "third", None).await;
    let look = ada.look().await;
    assert_eq!(look["game"]["bot_at"], look["game"]["created"].as_i64().unwrap() + 1000);
    // The server may stop meanwhile.
    server.stop().await;
    let server = Running::with(&database.url, limits).await;
    let ada = Player { address: server.address, ..ada };
    let mut socket = ada.connect("").await;
    let begun = socket.until(|update| update["game"]["status"] == "running").await;
    assert_eq!(begun["game"]["seats"][1]["bot"], "medium");
    assert_eq!(begun["game"]["bot_at"], json!(null));
    server.stop().await;
}
