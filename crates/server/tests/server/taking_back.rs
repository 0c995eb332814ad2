//! Taking choices back: freely only what told its player nothing.

use crate::common::{Database, Player, Running};
use crate::deals::at;
use serde_json::{Value, json};
use std::time::Duration;

/// Two people at a position; it is the first one's turn.
async fn two_at(server: &Running, position: Value) -> (Player, Player) {
    let seats = json!([{"who": "me", "name": "Ada"}, {"who": "open"}]);
    let ada = Player::create(server.address, at(position, seats)).await;
    let bob = ada.invite("Bob").await;
    (ada, bob)
}

async fn choose(player: &Player, choice: &str) -> Value {
    let number = player.look().await["number"].clone();
    let (status, update) =
        player.send(json!({"do": "choose", "number": number, "choice": choice})).await;
    assert_eq!(status, 200, "{choice}: {update}");
    update
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_somebody_is_asked_tells_what_they_hold() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    // Both have two crowns, so Bob shares: he is asked only if he holds a card of a color on his board.
    for (card, is_asked) in [("Archery", true), ("Agriculture", false)] {
        let position = json!({"edition": "third", "players": [
            {"hand": ["Mysticism"], "board": {"purple": {"cards": ["Code of Laws"]}}},
            {"hand": [card], "board": {"red": {"cards": ["Oars"]}, "blue": {"cards": ["Writing"]},
                "green": {"cards": ["Clothing"]}, "purple": {"cards": ["City States"]}}}]});
        let (ada, _bob) = two_at(&server, position).await;
        let melded = choose(&ada, "meld Mysticism").await;
        assert_eq!(melded["take_back"], "freely", "a card of one's own on the table tells nothing");
        let (_, back) = ada.send(json!({"do": "undo", "number": melded["number"]})).await;
        assert_eq!(back["number"], 2);
        let used = choose(&ada, "dogma Code of Laws").await;
        assert_eq!(used["game"]["deciding"], if is_asked { 1 } else { 0 }, "{}", used["log"]);
        assert_ne!(used["take_back"], "freely", "{}", used["log"]);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_alone_nobody_has_to_be_asked() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let seats = json!([{"who": "me", "name": "Ada"}, {"who": "bot", "level": "beginner"}]);
    let position = json!({"edition": "third", "players": [{"hand": ["Mysticism"]}, {"hand": ["Oars"]}]});
    let ada = Player::create(server.address, at(position, seats)).await;
    // A drawn card tells something, but there is nobody whom that could trouble.
    let drawn = choose(&ada, "draw").await;
    assert_eq!(drawn["take_back"], "freely");
    let (_, back) = ada.send(json!({"do": "undo", "number": drawn["number"]})).await;
    assert_eq!(back["scene"]["table"]["players"][0]["hand"], json!(["Mysticism"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_looked_at_was_seen() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let position = json!({"edition": "third", "sets": ["base", "echoes"], "players": [
        {"hand": ["Mysticism"], "board": {"purple": {"cards": ["Tuning Fork"]}}}, {}]});
    let (ada, _bob) = two_at(&server, position).await;
    let used = choose(&ada, "dogma Tuning Fork").await;
    assert_ne!(used["take_back"], "freely");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_back_behind_the_back_of_somebody_who_is_away() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let position = json!({"edition": "third", "players": [
        {"hand": ["Mysticism"]}, {"hand": ["Archery"]}]});
    let (ada, bob) = two_at(&server, position).await;
    let drawn = choose(&ada, "draw").await;
    assert_eq!(drawn["take_back"], "byasking");
    assert_eq!(bob.send(json!({"do": "leave"})).await.0, 200);
    let away = ada.look().await;
    assert_eq!(away["take_back"], "no", "a bot cannot agree for Bob");
    let (status, refused) = ada.send(json!({"do": "undo", "number": away["number"]})).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("nothing-to-take-back")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_gives_nobody_more_time() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "open"}], "allowance": 600});
    let ada = Player::create(server.address, seats).await;
    ada.invite("Bob").await;
    let before = ada.look().await["deadline"].as_i64().unwrap();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let chosen = ada.choose(0).await;
    let (_, back) = ada.send(json!({"do": "undo", "number": chosen["number"]})).await;
    let at = |update: &Value| update["game"]["updated"].as_i64().unwrap();
    let after = back["deadline"].as_i64().unwrap();
    assert_eq!(after - before, at(&back) - at(&chosen), "only the time until it was taken back");

    // The same after the game was loaded again, though the choice is not played again.
    server.stop().await;
    let server = Running::start(&database.url).await;
    let ada = Player { address: server.address, ..ada };
    assert_eq!(ada.look().await["deadline"].as_i64(), Some(after));
    server.stop().await;
}
