//! What a search thinks of games that are over.

use std::time::Duration;

use crate::common::{Database, Player, Running, call};
use crate::long_games::endless;
use serde_json::{Value, json};

/// A short game of two, which the second gives up.
async fn short_game(server: &Running) -> Player {
    let seats = json!({"seats": [{"who": "me", "name": "Hypatia"}, {"who": "open"}]});
    let ada = Player::create(server.address, seats).await;
    let bob = ada.invite("Archimedes").await;
    for n in 0..12 {
        let deciding = ada.look().await["game"]["deciding"].as_u64().unwrap() as usize;
        if deciding == ada.seat { &ada } else { &bob }.choose(n).await;
    }
    assert_eq!(bob.send(json!({"do": "concede"})).await.0, 200);
    ada
}

async fn ask(player: &Player) -> (u16, Value) {
    let path = format!("/api/games/{}/review", player.game);
    call(player.address, &path, Some(&player.secret), Some(json!({}))).await
}

/// Asks until it is done.
async fn done(server: &Running, first: Value) -> Value {
    let path = format!("/api/review/{}", first["key"].as_str().unwrap());
    let (mut told, mut before) = (first, 0.0);
    while told["review"].is_null() {
        let so_far = told["done"].as_f64().unwrap();
        assert!(so_far >= before, "it goes on: {before}, {so_far}");
        before = so_far;
        tokio::time::sleep(Duration::from_millis(50)).await;
        let (status, next) = call(server.address, &path, None, None).await;
        assert_eq!(status, 200, "{next}");
        told = next;
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_made_once_and_kept_with_the_game() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let ada = short_game(&server).await;
        let (status, first) = ask(&ada).await;
        assert_eq!(status, 200, "{first}");
        let made = done(&server, first).await;
        let course = made["review"]["course"].as_array().unwrap();
        assert_eq!(course.last().unwrap()["chances"], json!([1.0, 0.0]), "the end is certain");
        for point in made["review"]["turning_points"].as_array().unwrap() {
            assert!(point["moves"].as_u64().unwrap() < 12);
            assert_ne!(point["chosen"], point["better"]);
        }
        let told = made.to_string();
        assert!(!told.contains("Hypatia") && !told.contains("Archimedes"), "nobody is named in it");

        // The next server on the same database has it, and thinks no more about it.
        server.stop().await;
        let server = Running::start(&database.url).await;
        let ada = Player { address: server.address, ..ada };
        assert_eq!(ask(&ada).await.1, made);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_from_elsewhere_is_reviewed_whoever_played() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let ada = short_game(&server).await;
    let path = format!("/api/games/{}/record", ada.game);
    let (_, mut record) = call(server.address, &path, Some(&ada.secret), None).await;
    record["players"] = json!(["One", "Other"]);
    let (_, theirs) = call(server.address, "/api/review", None, Some(record.clone())).await;
    let (_, ours) = ask(&ada).await;
    assert_eq!(theirs["key"], ours["key"], "the same game, the same review");
    done(&server, theirs).await;

    record["choices"][5] = json!("meld Nothing");
    let (status, refused) = call(server.address, "/api/review", None, Some(record)).await;
    assert_eq!((status, &refused["error"]["code"]), (400, &json!("bad-request")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_games_that_are_over_are_reviewed_and_only_for_those_who_may_look() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "beginner"}]});
    let ada = Player::create(server.address, seats).await;
    let (status, refused) = ask(&ada).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("not-over")));
    ada.send(json!({"do": "concede"})).await;
    let stranger = Player { secret: "x".repeat(32), ..ada.clone() };
    assert_eq!(ask(&stranger).await.0, 403);
    assert_eq!(ask(&ada).await.0, 200);
    let (status, refused) = call(server.address, "/api/review/nothing", None, None).await;
    assert_eq!((status, &refused["error"]["code"]), (404, &json!("no-review")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_all_the_places_for_reviews() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let ask = async |person: char, moves: usize| {
        let record = serde_json::to_value(endless(moves)).unwrap();
        let secret = person.to_string().repeat(32);
        let (status, told) = call(server.address, "/api/review", Some(&secret), Some(record)).await;
        (status, told["error"]["code"].as_str().unwrap_or("none").to_owned())
    };
    let taken = (200, "none".to_owned());
    let refused = (429, "too-many-reviews".to_owned());
    // The first review takes longer than all of this, and the others wait for it.
    for (n, person) in "abcd".chars().enumerate() {
        let of = if n == 0 { 4900 } else { 100 + 10 * n };
        assert_eq!(ask(person, of).await, taken);
        assert_eq!(ask(person, of + 1).await, taken);
        assert_eq!(ask(person, of + 2).await, refused, "two for each person");
        assert_eq!(ask(person, of).await, taken, "it may be asked how far one is");
    }
    assert_eq!(ask('e', 200).await, refused, "eight for each address");
    assert_eq!(ask('e', 4900).await, taken, "that is under way for somebody else");
    server.stop().await;
}
