//! Finding an opponent.

use crate::common::{Database, Player, Running, call, generous};
use serde_json::{Value, json};
use splay_server::Limits;
use sqlx::{AnyConnection, Connection};
use std::net::SocketAddr;
use std::time::Duration;

/// Somebody looks for an opponent, known by a secret or for the first time.
async fn find(address: SocketAddr, name: &str, edition: &str, secret: Option<&str>) -> Player {
    look_for(address, json!({"edition": edition, "name": name}), secret).await
}

async fn look_for(address: SocketAddr, looking: Value, secret: Option<&str>) -> Player {
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
    let game = ada.look().await["game"].clone();
    assert_eq!(
        (&game["status"], &game["allowance"]),
        (&json!("running"), &json!(180)),
        "nobody can stall"
    );
    let again = find(at, "Eve", "first", Some(&other.secret)).await;
    assert_eq!(again.game, other.game, "who waits already goes on waiting there");

    let (status, filled) = other.send(json!({"do": "fill"})).await;
    assert_eq!((status, &filled["game"]["status"]), (200, &json!("running")), "{filled}");
    assert_eq!(filled["game"]["seats"][1]["bot"], "medium");
    assert_eq!(other.send(json!({"do": "fill"})).await.1["error"]["code"], "no-free-seat");
    // The bot plays again.
    other.send(json!({"do": "concede"})).await;
    let (status, over) = other.send(json!({"do": "rematch"})).await;
    assert_eq!(status, 200, "{over}");
    let again = Player { game: over["game"]["rematch"].as_str().unwrap().to_owned(), ..other };
    let game = again.look().await["game"].clone();
    assert_eq!((&game["status"], &game["seats"][1]["bot"]), (&json!("running"), &json!("medium")));
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
    let other = json!({"edition": "first", "listed": true,
        "seats": [{"who": "me", "name": "Eve"}, {"who": "bot", "level": "beginner"}]});
    let other = Player::create(server.address, other).await;
    // Others like it, all of them newer than Ada's.
    let copies = format!(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 204) \
         INSERT INTO games (id, rules, settings, invite, watch, listed, created, updated, status, \
         summary, search) SELECT id || i, rules, settings, invite, watch, listed, created, updated, \
         status, REPLACE(summary, id, id || i), search FROM games, n WHERE id = '{}'",
        other.game
    );
    assert_eq!(database.change(&copies).await, 204);
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
            let game = json!({"listed": true, "allowance": 300,
                "seats": [{"who": "me", "name": name}, {"who": "open"}]});
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

/// As if nobody had been at any game for so long.
const LONG_AGO: &str = "UPDATE games SET updated = updated - 120000";

#[tokio::test(flavor = "multi_thread")]
async fn who_has_gone_is_not_met() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let at = server.address;
        let ghost = find(at, "Ghost", "third", None).await;
        let over_days = |name: &str| json!({"edition": "third", "name": name, "pace": "turns"});
        let patient = look_for(at, over_days("Patient"), None).await;
        database.change(LONG_AGO).await;
        let bob = find(at, "Bob", "third", None).await;
        assert_ne!(bob.game, ghost.game, "{}", database.url);
        let days = look_for(at, over_days("Dora"), None).await;
        assert_eq!(days.game, patient.game, "over days nobody has to be there");
        assert_eq!(days.look().await["game"]["allowance"], 3 * 24 * 3600);
        // Who comes back waits where they waited, and can be met again.
        let back = find(at, "Ghost", "third", Some(&ghost.secret)).await;
        assert_eq!(back.game, ghost.game);
        let cy = find(at, "Cy", "third", None).await;
        assert_eq!(cy.game, ghost.game, "who waits longest comes first");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_still_there_is_met_however_long_they_have_waited() {
    let database = Database::postgres();
    let (one, two) = (Running::start(&database.url).await, Running::start(&database.url).await);
    let ada = find(one.address, "Ada", "third", None).await;
    let mut socket = ada.connect("").await;
    socket.until(|_| true).await;
    database.change(LONG_AGO).await;
    // The process at which she is says so in time.
    let fresh = "SELECT id FROM games WHERE updated >= created";
    for _ in 0..600 {
        if !database.ask(fresh).await.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let bob = find(two.address, "Bob", "third", None).await;
    assert_eq!(bob.game, ada.game);
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_met_looks_for_the_same() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let mut games = Vec::new();
    for wants in [
        json!({"sets": ["base"], "pace": "live"}),
        json!({"sets": ["base", "echoes"], "pace": "live"}),
        json!({"sets": ["base", "cities"], "pace": "live"}),
        json!({"sets": ["base", "echoes"], "pace": "turns"}),
        json!({"sets": ["base"], "pace": "turns"}),
    ] {
        let looking = |name: &str| {
            let (sets, pace) = (&wants["sets"], &wants["pace"]);
            json!({"edition": "third", "sets": sets, "pace": pace, "name": name})
        };
        let ada = look_for(server.address, looking("Ada"), None).await;
        assert!(!games.contains(&ada.game), "nobody before wanted {wants}");
        games.push(ada.game);
    }
    for (wants, game) in [(json!(["echoes", "base"]), &games[1]), (json!(["base", "cities"]), &games[2])]
    {
        let looking = json!({"edition": "third", "sets": wants, "name": "Bob"});
        let bob = look_for(server.address, looking, None).await;
        assert_eq!(bob.game, *game);
        assert_eq!(bob.look().await["game"]["status"], "running");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_have_gone_hide_nobody() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let ada = find(server.address, "Ada", "third", None).await;
        let ghosts = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500) \
             INSERT INTO games (id, rules, settings, invite, watch, listed, created, updated, status, \
             summary, search) SELECT 'ghost' || i, rules, settings, invite, watch, listed, i, \
             created - 100000, status, summary, search FROM games, n";
        assert_eq!(database.change(ghosts).await, 2500);
        let seats = "INSERT INTO seats (game, seat, holder, name) \
             SELECT games.id, 0, games.id, 'Ghost' FROM games WHERE id LIKE 'ghost%'";
        assert_eq!(database.change(seats).await, 2500);
        let bob = find(server.address, "Bob", "third", None).await;
        assert_eq!(bob.game, ada.game, "{}", database.url);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_as_strong_as_whoever_waits_however_many_people_are_stronger() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let rate = |who: String, rating: u32| {
            format!(
                "INSERT INTO ratings (person, kind, rating, deviation, volatility, games, won) \
                 {who} 'third-2', {rating}.0, 60.0, 0.06, 9, 5"
            )
        };
        for (level, rating) in
            [("beginner", 900), ("easy", 1200), ("medium", 1450), ("hard", 1700), ("expert", 1950)]
        {
            database.change(&rate(format!("SELECT 'bot:{level}',"), rating)).await;
        }
        for n in 0..120 {
            database.change(&rate(format!("SELECT 'somebody{n}',"), 2200)).await;
        }
        for (name, rating, level) in
            [("Strong", 2000, "expert"), ("Weak", 700, "beginner"), ("Middling", 1440, "medium")]
        {
            let player = find(server.address, name, "third", None).await;
            let who = "SELECT DISTINCT holder,".to_owned();
            let from = format!(" FROM seats WHERE name = '{name}'");
            assert_eq!(database.change(&(rate(who, rating) + &from)).await, 1);
            let (status, filled) = player.send(json!({"do": "fill"})).await;
            assert_eq!((status, &filled["game"]["seats"][1]["bot"]), (200, &json!(level)), "{name}");
        }
        server.stop().await;
    }
}
