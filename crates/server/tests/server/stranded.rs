//! Games that were begun under other rules than the server's.

use crate::common::{Database, Player, Running, call};
use crate::games::play_on;
use serde_json::{Value, json};
use sqlx::AnyConnection;
use sqlx::Connection;

/// Changes what is kept of a game, as if another version of the program had written it.
async fn rewrite(database: &Database, statement: &str, value: &str, game: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&database.url).await.unwrap();
    let done = sqlx::query(statement).bind(value).bind(game).execute(&mut connection).await.unwrap();
    assert_eq!(done.rows_affected(), 1);
    connection.close().await.unwrap();
}

/// The table as it is kept.
async fn position(database: &Database, game: &str) -> String {
    let mut connection = AnyConnection::connect(&database.url).await.unwrap();
    let kept = sqlx::query_scalar("SELECT position FROM snapshots WHERE game = $1").bind(game);
    let position = kept.fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    position
}

const OTHER_RULES: &str = "UPDATE games SET rules = $1 WHERE id = $2";
const OTHER_TABLE: &str = "UPDATE snapshots SET position = $1 WHERE game = $2";

/// A row of cards without what a seat knows of those that lie face down. What it saw of a game under
/// other rules is forgotten; what it can count is not.
fn nameless(cards: &Value) -> Value {
    let mut cards = cards.clone();
    for back in cards.as_array_mut().unwrap().iter_mut().filter_map(Value::as_object_mut) {
        back.remove("seen");
    }
    cards
}

/// Two people who have played until a turn has just begun, with the game as each of them saw it
/// then; afterward the server is restarted with other rules.
async fn strand(database: &Database) -> (Running, [Player; 2], [Value; 2]) {
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    let before = play_on(&[&ada, &bob], 30).await;
    let mut update = before.clone();
    for _ in 0..100 {
        if update["game"]["turn"] != before["game"]["turn"] {
            break;
        }
        update = play_on(&[&ada, &bob], 1).await;
    }
    assert_ne!(update["game"]["turn"], before["game"]["turn"], "a turn has an end");
    let seen = [ada.look().await, bob.look().await];
    server.stop().await;
    rewrite(database, OTHER_RULES, "splay-rules/0", &ada.game).await;
    let server = Running::start(&database.url).await;
    let players = [ada, bob].map(|player| Player { address: server.address, ..player });
    (server, players, seen)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranded_game_can_be_looked_at_and_gone_on_with() {
    for database in Database::all() {
        let (server, players, seen) = strand(&database).await;
        for (player, seen) in players.iter().zip(&seen) {
            let look = player.look().await;
            assert_eq!(look["game"]["status"], "stranded", "{}", database.url);
            assert_eq!(look["game"]["moves"], seen["game"]["moves"]);
            assert_eq!(look["number"], seen["number"]);
            assert_eq!(look["scene"]["question"], Value::Null, "nobody could answer");
            let sides = |look: &Value| look["scene"]["table"]["players"].clone();
            let (then, now) = (sides(seen), sides(&look));
            for seat in 0..2 {
                for zone in ["board", "points"] {
                    assert_eq!(now[seat][zone], then[seat][zone]);
                }
                let achieved = [&now, &then].map(|sides| nameless(&sides[seat]["achievements"]));
                assert_eq!(achieved[0], achieved[1]);
            }
            assert_eq!(now[player.seat]["hand"], then[player.seat]["hand"]);
            for card in now[1 - player.seat]["hand"].as_array().unwrap() {
                assert!(card.is_object(), "a back, not {card}");
            }
            let mut socket = player.connect("").await;
            assert_eq!(socket.next().await.unwrap()["scene"], look["scene"]);
        }

        let [ada, bob] = &players;
        for command in [
            json!({"do": "choose", "number": seen[0]["number"], "choice": "draw"}),
            json!({"do": "undo", "number": seen[0]["number"]}),
            json!({"do": "concede"}),
            json!({"do": "leave"}),
            json!({"do": "answer", "agree": true}),
        ] {
            let (status, refused) = ada.send(command.clone()).await;
            assert_eq!((status, &refused["error"]["code"]), (409, &json!("stranded")), "{command}");
            let message = refused["error"]["message"].as_str().unwrap();
            assert!(message.contains("splay-rules/0"), "{message}");
        }
        ada.talk_with(bob).await;
        assert_eq!(bob.send(json!({"do": "chat", "text": "Shall we?"})).await.0, 200);

        let (_, lobby) = call(server.address, "/api/games", None, None).await;
        assert_eq!(lobby, json!([]), "nobody could play it");
        let (_, me) = call(server.address, "/api/me", Some(&bob.secret), None).await;
        assert_eq!(me["games"][0]["status"], "stranded");

        let (status, went_on) = bob.send(json!({"do": "rematch"})).await;
        assert_eq!(status, 200, "{went_on}");
        let game = went_on["game"]["rematch"].as_str().unwrap().to_owned();
        let again = players.each_ref().map(|player| Player { game: game.clone(), ..player.clone() });
        for (player, seen) in again.iter().zip(&seen) {
            let look = player.look().await;
            assert_eq!(look["game"]["status"], "running");
            assert_eq!(look["game"]["deciding"], seen["game"]["deciding"]);
            assert_eq!(look["game"]["turn"], seen["game"]["turn"]);
            let hand = |look: &Value| look["scene"]["table"]["players"][player.seat]["hand"].clone();
            assert_eq!(hand(&look), hand(seen));
        }
        let update = play_on(&[&again[0], &again[1]], 10).await;
        assert_eq!(update["number"], 10);
        server.stop().await;
    }
}

/// A table with a card on it that the rules of today do not have.
fn with_a_lost_card(position: &str) -> String {
    let mut position: Value = serde_json::from_str(position).unwrap();
    position["players"][0]["hand"] = json!(["A Card That Is No More"]);
    position.to_string()
}

fn of_another_form(_: &str) -> String {
    "of another form".to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_laid_any_more_is_dealt_anew() {
    for spoilt in [with_a_lost_card, of_another_form] {
        let database = Database::sqlite();
        let (server, [ada, _], _) = strand(&database).await;
        server.stop().await;
        let position = position(&database, &ada.game).await;
        rewrite(&database, OTHER_TABLE, &spoilt(&position), &ada.game).await;
        let server = Running::start(&database.url).await;
        let ada = Player { address: server.address, ..ada };
        let look = ada.look().await;
        assert_eq!((&look["game"]["status"], &look["scene"]), (&json!("stranded"), &Value::Null));
        let (status, went_on) = ada.send(json!({"do": "rematch"})).await;
        assert_eq!(status, 200, "{went_on}");
        let game = went_on["game"]["rematch"].as_str().unwrap().to_owned();
        let look = Player { game, ..ada }.look().await;
        assert_eq!((&look["game"]["status"], &look["game"]["moves"]), (&json!("running"), &json!(0)));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_over_stays_over() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    play_on(&[&ada, &bob], 20).await;
    let (_, over) = ada.send(json!({"do": "concede"})).await;
    server.stop().await;
    rewrite(&database, OTHER_RULES, "splay-rules/0", &ada.game).await;

    let server = Running::start(&database.url).await;
    let bob = Player { address: server.address, ..bob };
    let look = bob.look().await;
    assert_eq!(look["game"]["status"], "over");
    assert_eq!(look["game"]["result"], over["game"]["result"]);
    assert_eq!(look["game"]["winners"], json!([1]));
    let (_, me) = call(server.address, "/api/me", Some(&bob.secret), None).await;
    assert_eq!(me["statistics"]["won"], 1);
    let (_, went_on) = bob.send(json!({"do": "rematch"})).await;
    let game = went_on["game"]["rematch"].as_str().unwrap().to_owned();
    let look = Player { game, ..bob }.look().await;
    assert_eq!((&look["game"]["status"], &look["game"]["moves"]), (&json!("running"), &json!(0)));
    server.stop().await;
}
