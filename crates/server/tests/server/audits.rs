//! `splay verify` finds what is wrong with a game, and names it.

use serde_json::json;
use splay_server::audit;
use sqlx::Executor;

use crate::common::{Database, Player, Running, connect};

/// What somebody does to the entries of a game, and what is found then. Entries 0 and 1 are the seats.
const WRONGS: [(&str, &str); 6] = [
    // What nobody could have chosen.
    (
        r#"UPDATE entries SET entry = replace(entry, '"choice":"', '"choice":"no ') WHERE number = 3 AND game = $1"#,
        "it cannot be replayed",
    ),
    ("DELETE FROM entries WHERE number = 3 AND game = $1", "entry 3 is missing"),
    ("DELETE FROM entries WHERE number = 0 AND game = $1", "entry 0 is missing"),
    ("UPDATE entries SET entry = 'nothing' WHERE number = 4 AND game = $1", "cannot be read"),
    ("UPDATE games SET status = 'running' WHERE id = $1", "it is recorded as running, but is over"),
    // The last one, by which the game was over.
    (
        "DELETE FROM entries WHERE game = $1 AND \
         number = (SELECT MAX(number) FROM entries WHERE game = $1)",
        "it is recorded as over, but is running",
    ),
];

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_game_is_found_and_said() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let mut games = Vec::new();
        for _ in 0..=WRONGS.len() {
            let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bob"}]});
            let ada = Player::create(server.address, seats).await;
            for _ in 0..4 {
                ada.choose_for_whoever_decides().await;
            }
            assert_eq!(ada.send(json!({"do": "concede"})).await.0, 200);
            games.push(ada.game);
        }
        server.stop().await;
        let found = audit(&database.url).await.unwrap();
        assert_eq!((found.games, &found.faults), (games.len() as u64, &Vec::new()));

        let mut connection = connect(&database.url).await;
        for (game, (wrong, _)) in games.iter().zip(WRONGS) {
            let done = connection.execute(sqlx::query(wrong).bind(game)).await.unwrap();
            assert_eq!(done.rows_affected(), 1, "{wrong}");
        }
        let found = audit(&database.url).await.unwrap();
        assert_eq!(found.games, games.len() as u64);
        assert_eq!(found.faults.len(), WRONGS.len(), "{:?}", found.faults);
        for (game, (wrong, words)) in games.iter().zip(WRONGS) {
            let said = found.faults.iter().find(|(named, _)| named == game);
            let said = said.map(|(_, said)| said.as_str()).unwrap_or_default();
            assert!(said.contains(words), "{wrong}: {said}");
        }
    }
}
