//! Games that nobody comes back to are removed, however many they are; the others stay.

use std::time::Duration;

use serde_json::json;
use splay_server::{Config, Keeping};
use sqlx::Executor;
use tokio::time::{sleep, timeout};

use crate::common::{Database, Player, Running, config, connect};
use crate::deals::at;

const DAY: i64 = 24 * 3600 * 1000;

/// The longest it takes, with much to spare for a busy machine: each is removed by itself.
const PATIENCE: Duration = Duration::from_secs(1800);

/// How many open games were left: more than were once removed in an hour, and many times as many as are
/// removed at once.
const LEFT: i64 = 450;

/// What is kept of a game, by the column that names it.
const KEPT: [(&str, &str); 3] = [("games", "id"), ("entries", "game"), ("seats", "game")];

#[tokio::test(flavor = "multi_thread")]
async fn games_that_nobody_comes_back_to_are_removed_and_no_others() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let me = json!({"who": "me", "name": "Ada"});
        let two = json!([me, {"who": "me", "name": "Bob"}]);
        let new = |seats| Player::create(server.address, json!({"seats": seats}));
        let both = || new(two.clone());
        let open = new(json!([me, {"who": "open"}])).await.game;
        let open_of_late = new(json!([me, {"who": "open"}])).await.game;
        let (running, running_of_late) = (both().await.game, both().await.game);
        let over = both().await;
        assert_eq!(over.send(json!({"do": "concede"})).await.0, 200);
        let lesson = || {
            let position = json!({"edition": "third", "players": [{"hand": ["Sailing"]}, {}]});
            let mut lesson = at(position, two.clone());
            lesson["lesson"] = json!(true);
            Player::create(server.address, lesson)
        };
        let (lesson, lesson_of_late) = (lesson().await.game, lesson().await.game);
        server.stop().await;

        let mut connection = connect(&database.url).await;
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
        let ago = |days: f64| now.as_millis() as i64 - (days * DAY as f64) as i64;
        for (game, days) in [
            (&open, 14.1),
            (&open_of_late, 13.9),
            (&running, 30.1),
            (&running_of_late, 29.9),
            (&over.game, 5000.0),
            (&lesson, 2.1),
            (&lesson_of_late, 1.9),
        ] {
            let left = sqlx::query("UPDATE games SET updated = $1 WHERE id = $2");
            let left = connection.execute(left.bind(ago(days)).bind(game)).await.unwrap();
            assert_eq!(left.rows_affected(), 1);
        }
        for table in KEPT {
            copy_rows(&mut connection, table, &open).await;
        }

        let keeping = Keeping { running: Some(30), ..Keeping::default() };
        let server = Running::of(Config { keeping, ..config(&database.url) }).await;
        let mut stay = [open_of_late, running_of_late, over.game, lesson_of_late];
        stay.sort();
        let only_those = async {
            loop {
                let mut there: Vec<String> =
                    sqlx::query_scalar("SELECT id FROM games").fetch_all(&mut connection).await.unwrap();
                there.sort();
                if there == stay {
                    return;
                }
                assert!(stay.iter().all(|game| there.contains(game)), "one too many was removed");
                sleep(Duration::from_millis(50)).await;
            }
        };
        timeout(PATIENCE, only_those).await.expect("all are removed in one go");
        for (table, game) in KEPT {
            let others =
                format!("SELECT COUNT(*) FROM {table} WHERE {game} NOT IN (SELECT id FROM games)");
            let others: i64 = sqlx::query_scalar(&others).fetch_one(&mut connection).await.unwrap();
            assert_eq!(others, 0, "{table}");
        }
        server.stop().await;
    }
}

/// Copies what is kept of a game in a table, under other names.
async fn copy_rows(connection: &mut sqlx::AnyConnection, (table, key): (&str, &str), game: &str) {
    let columns = match table {
        "games" => "rules, settings, invite, watch, listed, created, updated, status, summary",
        "entries" => "number, entry, at",
        _ => "seat, holder, name",
    };
    let copies = format!(
        "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {LEFT}) \
         INSERT INTO {table} ({key}, {columns}) SELECT 'copy ' || n, {columns} FROM {table}, numbers \
         WHERE {key} = $1"
    );
    sqlx::query(&copies).bind(game).execute(connection).await.unwrap();
}
