//! Being away: the clock of games over days waits.

use crate::common::{Database, Player, Running, call};
use serde_json::{Value, json};
use std::time::{SystemTime, UNIX_EPOCH};

const DAY: i64 = 24 * 3600 * 1000;

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

async fn go_away(player: &Player, until: Option<i64>) -> (u16, Value) {
    let body = Some(json!({"until": until}));
    call(player.address, "/api/me/vacation", Some(&player.secret), body).await
}

/// Two people at a game over days, with an hour for each decision: first the one who is to decide.
async fn over_days(server: &Running, pace: &str) -> (Player, Player) {
    let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "open"}],
        "pace": pace, "allowance": 3600});
    let ada = Player::create(server.address, seats).await;
    let bob = ada.invite("Bob").await;
    let deciding = ada.look().await["game"]["deciding"].as_u64().unwrap() as usize;
    if deciding == ada.seat { (ada, bob) } else { (bob, ada) }
}

async fn deadline(player: &Player) -> i64 {
    player.look().await["deadline"].as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_waits_for_who_is_away() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (mover, other) = over_days(&server, "turns").await;
        let before = deadline(&other).await;
        let until = now() + 5 * DAY;
        let (status, me) = go_away(&mover, Some(until)).await;
        assert_eq!((status, &me["vacation"]["until"]), (200, &json!(until)), "{me}");
        let look = other.look().await;
        assert_eq!(look["game"]["seats"][mover.seat]["away_until"], until, "it is told at the table");
        let stretched = look["deadline"].as_i64().unwrap();
        assert!(stretched > before + 5 * DAY - 600_000 && stretched <= before + 5 * DAY, "{stretched}");
        // Saying it twice is saying it once.
        assert_eq!(go_away(&mover, Some(until)).await.0, 200);
        assert_eq!(other.look().await["version"], look["version"]);
        let (status, refused) = other.send(json!({"do": "replace", "seat": mover.seat})).await;
        assert_eq!((status, &refused["error"]["code"]), (409, &json!("still-time")));
        server.stop().await;

        // It is an entry: whoever loads the game works out the same.
        let server = Running::start(&database.url).await;
        let (mover, other) =
            (Player { address: server.address, ..mover }, Player { address: server.address, ..other });
        assert_eq!(deadline(&other).await, stretched);
        // Back early: what was not used is not gone.
        let (status, me) = go_away(&mover, None).await;
        assert_eq!((status, &me["vacation"]["until"]), (200, &Value::Null), "{me}");
        assert!(me["vacation"]["left"].as_i64().unwrap() > 29 * DAY, "{}", me["vacation"]);
        let back = deadline(&other).await;
        assert!(back >= before && back < before + 600_000, "{back}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_game_waits_for_nobody() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (mover, other) = over_days(&server, "live").await;
    let before = deadline(&other).await;
    assert_eq!(go_away(&mover, Some(now() + 5 * DAY)).await.0, 200);
    assert_eq!(deadline(&other).await, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_year_has_thirty_days_of_vacation() {
    use sqlx::{AnyConnection, Connection};
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (ada, _) = over_days(&server, "turns").await;
        for wrong in [now() - 1, now() + 31 * DAY] {
            let (status, refused) = go_away(&ada, Some(wrong)).await;
            assert_eq!((status, &refused["error"]["code"]), (400, &json!("bad-request")));
        }
        assert_eq!(go_away(&ada, Some(now() + 20 * DAY)).await.0, 200);
        assert_eq!(go_away(&ada, Some(now() + 29 * DAY)).await.0, 200, "longer, in place of it");
        assert_eq!(go_away(&ada, Some(now() + 31 * DAY)).await.0, 400);
        go_away(&ada, None).await;
        server.stop().await;

        // Twenty-five days were used half a year ago, and twenty more than a year ago.
        let mut connection = AnyConnection::connect(&database.url).await.unwrap();
        for (began, days) in [(-180, 25), (-400, 20)] {
            let sql = "INSERT INTO vacations (person, began, until) SELECT person, $1, $2 FROM vacations \
                       WHERE until > $3 LIMIT 1";
            let began = now() + began * DAY;
            let insert = sqlx::query(sql).bind(began).bind(began + days * DAY).bind(now() - DAY);
            insert.execute(&mut connection).await.unwrap();
        }
        connection.close().await.unwrap();
        let server = Running::start(&database.url).await;
        let ada = Player { address: server.address, ..ada };
        assert_eq!(go_away(&ada, Some(now() + 6 * DAY)).await.0, 400);
        assert_eq!(go_away(&ada, Some(now() + 4 * DAY)).await.0, 200);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn going_away_and_being_banned_concerns_games_that_go_on_and_no_others() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (ada, bob) = over_days(&server, "turns").await;
        for _ in 0..3 {
            let seats = json!({"pace": "turns", "edition": "third",
                "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "beginner"}]});
            let (_, seated) = call(server.address, "/api/games", Some(&ada.secret), Some(seats)).await;
            let over = Player { game: seated["game"].as_str().unwrap().to_owned(), ..ada.clone() };
            assert_eq!(over.send(json!({"do": "concede"})).await.1["game"]["status"], "over");
        }
        server.stop().await;

        let server = Running::start(&database.url).await;
        let tables =
            async || call(server.address, "/api/operator", None, None).await.1["tables"].clone();
        let [ada, bob] = [ada, bob].map(|player| Player { address: server.address, ..player });
        assert_eq!(go_away(&ada, Some(now() + DAY)).await.0, 200);
        assert_eq!(tables().await, 1, "of her games only the one that goes on is loaded");
        let report = json!({"seat": ada.seat, "why": "rude"});
        let path = format!("/api/games/{}/report", bob.game);
        assert_eq!(call(server.address, &path, Some(&bob.secret), Some(report)).await.0, 200);
        let (_, operations) = call(server.address, "/api/operator", None, None).await;
        let ban = json!({"report": operations["reports"][0]["id"], "days": 1, "why": ""});
        let (status, banned) = call(server.address, "/api/operator/ban", None, Some(ban)).await;
        assert_eq!(status, 200, "{banned}");
        assert_eq!(tables().await, 1);
        assert_eq!(bob.look().await["game"]["seats"][ada.seat]["replaced"], true, "a bot plays on");
        server.stop().await;
    }
}
