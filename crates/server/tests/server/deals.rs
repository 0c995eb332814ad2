//! Honest deals, and games that are not: what everybody is told of both.

use crate::common::{Database, Player, Running, call};
use serde_json::{Value, json};
use splay_engine::Record;

/// A game that goes on from a position, which whoever brings it knows.
pub fn at(position: Value, seats: Value) -> Value {
    let players = position["players"].as_array().unwrap().len();
    let record = json!({"format": "splay-record/1", "rules": "", "edition": position["edition"],
        "sets": position.get("sets").cloned().unwrap_or(json!(["base"])),
        "players": vec!["somebody"; players], "position": position, "choices": [], "outcome": null});
    json!({"edition": position["edition"], "seats": seats, "from": {"record": record, "moves": 0}})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_a_record_says_so_and_counts_for_nothing() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let position = json!({"edition": "third", "players": [{"hand": ["Sailing"]}, {}]});
    let mut game = at(position, json!([{"who": "me", "name": "Ada"}, {"who": "open"}]));
    game["listed"] = json!(true);
    let (status, refused) = call(server.address, "/api/games", None, Some(game.clone())).await;
    assert_eq!((status, &refused["error"]["code"]), (422, &json!("impossible-setup")));

    game["listed"] = json!(false);
    let ada = Player::create(server.address, game).await;
    let bob = ada.invite("Bob").await;
    for player in [&ada, &bob] {
        let look = player.look().await;
        assert_eq!(look["game"]["arranged"], true, "everybody is told");
        assert_eq!(look["game"]["deal"], Value::Null, "the server has dealt nothing");
    }
    bob.send(json!({"do": "concede"})).await;
    let (_, me) = call(server.address, "/api/me", Some(&ada.secret), None).await;
    assert_eq!(me["games"].as_array().unwrap().len(), 1);
    assert_eq!(me["statistics"]["played"], 0, "a win that one arranged is none");

    // Another game with the same players is dealt by the server.
    let (_, over) = ada.send(json!({"do": "rematch"})).await;
    let again = Player { game: over["game"]["rematch"].as_str().unwrap().to_owned(), ..ada };
    assert_eq!(again.look().await["game"]["arranged"], false);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_commits_itself_to_the_deal_before_the_first_choice() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "open"}], "listed": true});
    let ada = Player::create(server.address, seats).await;
    let promised = ada.look().await["game"]["deal"].as_str().expect("before anybody joins").to_owned();
    assert_eq!(promised.len(), 64);
    let (_, lobby) = call(server.address, "/api/games", None, None).await;
    assert_eq!(lobby[0]["deal"], json!(promised), "whoever thinks of joining sees it");
    let bob = ada.invite("Bob").await;
    ada.choose(0).await;
    bob.choose(0).await;
    assert_eq!(bob.look().await["game"]["deal"], json!(promised));
    bob.send(json!({"do": "concede"})).await;

    let path = format!("/api/games/{}/record", ada.game);
    let (_, record) = call(server.address, &path, Some(&ada.secret), None).await;
    let record: Record = serde_json::from_value(record).unwrap();
    let salt = record.salt.expect("128 bits that nobody can guess");
    assert_eq!(splay_server::commitment(record.seed, salt), promised);
    assert_eq!(splay_server::commitment_of(&record), Some(promised.clone()));
    // It is this seed and salt that dealt the cards: the record plays out as it was played.
    let dealt = record.replay(splay_cards::catalog(record.edition, record.sets)).unwrap();
    assert_eq!(dealt.moves().len(), 3);
    let at = json!({"record": record, "moves": 0});
    let (_, frame) = call(server.address, "/api/replay", None, Some(at)).await;
    assert_eq!(frame["deal"], json!(promised), "the page can compare, too");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_bots_do_tells_nothing_of_the_deal() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "beginner"}]});
    let mut ada = Player::create(server.address, seats).await;
    for _ in 0..3 {
        ada.send(json!({"do": "concede"})).await;
        let (_, over) = ada.send(json!({"do": "rematch"})).await;
        ada.game = over["game"]["rematch"].as_str().unwrap().to_owned();
    }
    server.stop().await;
    let mut numbers = Vec::new();
    for settings in database.ask("SELECT settings FROM games").await {
        let settings: Value = serde_json::from_str(&settings).unwrap();
        numbers.extend([settings["seed"].as_u64().unwrap(), settings["dice"].as_u64().unwrap()]);
    }
    assert_eq!(numbers.len(), 8);
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), 8, "each is thrown for itself, also for a rematch");
}
