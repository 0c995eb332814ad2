//! Names that belong to somebody, and ratings under them.

use crate::common::{Database, Player, Running, call, choice};
use crate::deals::at;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection};
use std::time::{Duration, Instant};

async fn claim(player: &Player, name: &str) -> (u16, Value) {
    call(player.address, "/api/me/name", Some(&player.secret), Some(json!({"name": name}))).await
}

/// Two people with names of their own, at a new game.
async fn named_pair(server: &Running) -> (Player, Player) {
    let (ada, bob) = Player::pair(server.address).await;
    assert_eq!(claim(&ada, "Ada").await.0, 200);
    assert_eq!(claim(&bob, "Bob").await.0, 200);
    (ada, bob)
}

/// The same two again: the loser of the last game gives up.
async fn lose(loser: &Player, winner: &Player) -> (Player, Player) {
    let (status, over) = loser.send(json!({"do": "concede"})).await;
    assert_eq!((status, &over["game"]["status"]), (200, &json!("over")));
    let (_, over) = winner.send(json!({"do": "rematch"})).await;
    let game = over["game"]["rematch"].as_str().unwrap().to_owned();
    (Player { game: game.clone(), ..loser.clone() }, Player { game, ..winner.clone() })
}

#[tokio::test(flavor = "multi_thread")]
async fn games_between_named_people_are_rated_once() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (mut ada, mut bob) = named_pair(&server).await;
        for _ in 0..6 {
            (ada, bob) = lose(&ada, &bob).await;
        }
        let (_, ladder) = call(server.address, "/api/ladder/third-2", None, None).await;
        let names: Vec<&str> =
            ladder.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
        assert_eq!(names, ["Bob", "Ada"], "{}: {ladder}", database.url);
        assert_eq!((&ladder[0]["edition"], &ladder[0]["players"]), (&json!("third"), &json!(2)));
        assert_eq!((&ladder[0]["games"], &ladder[0]["won"]), (&json!(6), &json!(6)));
        let (better, worse) = (&ladder[0]["rating"], &ladder[1]["rating"]);
        assert!(better.as_i64().unwrap() > 1500 && worse.as_i64().unwrap() < 1500);
        let (_, profile) = call(server.address, "/api/people/bob", None, None).await;
        assert_eq!((&profile["name"], &profile["standings"][0]["games"]), (&json!("Bob"), &json!(6)));
        let (_, me) = call(server.address, "/api/me", Some(&ada.secret), None).await;
        assert_eq!((&me["own_name"], &me["standings"][0]["won"]), (&json!("Ada"), &json!(0)));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_could_not_be_rated_when_it_ended_is_rated_later() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (ada, _) = named_pair(&server).await;
        let rename = async |from: &str, to: &str| {
            let mut connection = AnyConnection::connect(&database.url).await.unwrap();
            let rename = format!("ALTER TABLE {from} RENAME TO {to}");
            sqlx::query(&rename).execute(&mut connection).await.unwrap();
            let waiting: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM to_rate")
                .fetch_one(&mut connection)
                .await
                .unwrap();
            // As if half a minute had gone by.
            sqlx::query("UPDATE to_rate SET at = 0").execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
            waiting
        };
        rename("rated", "lost").await;
        let (status, over) = ada.send(json!({"do": "concede"})).await;
        assert_eq!((status, &over["game"]["status"]), (200, &json!("over")), "that stops nobody");
        server.stop().await;
        assert_eq!(rename("lost", "rated").await, 1, "it is kept that the game is to be rated");

        let server = Running::start(&database.url).await;
        let standings = async || {
            let (_, profile) = call(server.address, "/api/people/Ada", None, None).await;
            profile["standings"].clone()
        };
        let began = Instant::now();
        while standings().await == json!([]) {
            assert!(began.elapsed() < Duration::from_secs(60), "it is rated");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(standings().await[0]["games"], 1);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_under_anothers_name() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = named_pair(&server).await;
    for taken in ["Player", "player 2", "Ada", "ada", "Аdа", "A\u{200b}da"] {
        let (status, refused) = claim(&bob, taken).await;
        assert_eq!((status, &refused["error"]["code"]), (409, &json!("name-taken")), "{taken}");
    }
    let seats = json!({"edition": "third", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]});
    for (secret, status) in [("x".repeat(32), 409), (ada.secret, 200)] {
        let new = call(server.address, "/api/games", Some(&secret), Some(seats.clone())).await;
        assert_eq!(new.0, status, "only Ada is called so: {}", new.1);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_contest_is_not_rated() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = named_pair(&server).await;
    let rated = async |name: &str| {
        let (_, profile) = call(server.address, &format!("/api/people/{name}"), None, None).await;
        profile["standings"].clone()
    };
    let create = async |mut game: Value| {
        game["edition"] = json!("third");
        let (status, seated) = call(server.address, "/api/games", Some(&ada.secret), Some(game)).await;
        assert_eq!(status, 200, "{seated}");
        Player { game: seated["game"].as_str().unwrap().to_owned(), ..ada.clone() }
    };
    let people = json!([{"who": "me", "name": "Ada"}, {"who": "open"}]);
    let against_a_bot = json!([{"who": "me", "name": "Ada"}, {"who": "bot", "level": "beginner"}]);
    // From a position that whoever made the game knows, and from a record that was played here.
    let position = json!({"edition": "third", "players": [{"hand": ["Sailing"]}, {}]});
    let friends = json!([{"who": "me", "name": "Fay"}, {"who": "open"}]);
    let before = Player::create(server.address, json!({"seats": friends})).await;
    before.invite("Cy").await.send(json!({"do": "concede"})).await;
    let path = format!("/api/games/{}/record", before.game);
    let (_, mut record) = call(server.address, &path, Some(&before.secret), None).await;
    record["choices"] = json!([]);
    record["outcome"] = Value::Null;
    let from_record = json!({"seats": people, "from": {"record": record, "moves": 0}});
    for game in [at(position, people.clone()), from_record] {
        let ada = create(game).await;
        let look = ada.look().await;
        let invite = look["links"]["invite"].as_str().unwrap().rsplit('/').next().unwrap();
        let join = json!({"name": "Bob", "invite": invite});
        let path = format!("/api/games/{}/join", ada.game);
        assert_eq!(call(server.address, &path, Some(&bob.secret), Some(join)).await.0, 200);
        let (status, over) = ada.send(json!({"do": "concede"})).await;
        assert_eq!((status, &over["game"]["status"]), (200, &json!("over")));
        assert_eq!((rated("Ada").await, rated("Bob").await), (json!([]), json!([])), "arranged");
    }
    // With hints, whether one was asked for or not.
    let hinted = create(json!({"seats": against_a_bot, "hints": true})).await;
    hinted.send(json!({"do": "concede"})).await;
    assert_eq!(rated("Ada").await, json!([]), "hints");
    // Who took back where nobody minds.
    let back = create(json!({"seats": against_a_bot})).await;
    let look = back.look_until(|look| look["game"]["deciding"] == 0).await;
    let (_, chosen) = back.send(choice(&look, 0)).await;
    assert!(chosen["number"].is_u64(), "{chosen}");
    let look = back.look_until(|look| look["game"]["deciding"] == 0).await;
    let undo = json!({"do": "undo", "number": look["number"]});
    assert_eq!(back.send(undo).await.0, 200);
    back.send(json!({"do": "concede"})).await;
    assert_eq!(rated("Ada").await, json!([]), "took back");
    // Without all that it is.
    let honest = create(json!({"seats": against_a_bot})).await;
    honest.send(json!({"do": "concede"})).await;
    assert_eq!(rated("Ada").await[0]["games"], 1);
    // Somebody has no name.
    let seats = json!({"seats": [{"who": "me", "name": "Eve"}, {"who": "open"}]});
    let eve = Player::create(server.address, seats).await;
    let mallory = eve.invite("Mallory").await;
    eve.send(json!({"do": "concede"})).await;
    let (_, me) = call(server.address, "/api/me", Some(&mallory.secret), None).await;
    assert_eq!(me["standings"], json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_lets_a_bot_play_has_lost() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let standing = async |name: &str| {
            let (_, profile) = call(server.address, &format!("/api/people/{name}"), None, None).await;
            profile["standings"][0].clone()
        };
        // Whoever is losing leaves, comes back, and in the end the other gives up: it helps nothing.
        let (ada, bob) = named_pair(&server).await;
        ada.send(json!({"do": "leave"})).await;
        ada.send(json!({"do": "return"})).await;
        let (bob, ada) = lose(&bob, &ada).await;
        let (hers, his) = (standing("Ada").await, standing("Bob").await);
        assert_eq!((&hers["games"], &hers["won"]), (&json!(1), &json!(0)), "{hers}");
        assert_eq!((&his["games"], &his["won"]), (&json!(1), &json!(1)), "{his}");
        assert!(hers["rating"].as_i64() < Some(1500) && his["rating"].as_i64() > Some(1500));
        // Two who do so have not played against each other.
        for player in [&ada, &bob] {
            player.send(json!({"do": "leave"})).await;
            player.send(json!({"do": "return"})).await;
        }
        lose(&ada, &bob).await;
        assert_eq!((standing("Ada").await, standing("Bob").await), (hers, his));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_not_played_for_long_is_less_sure() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = named_pair(&server).await;
    lose(&ada, &bob).await;
    let deviation = async || {
        let (_, profile) = call(server.address, "/api/people/Bob", None, None).await;
        profile["standings"][0]["deviation"].as_i64().unwrap()
    };
    let fresh = deviation().await;
    database.change("UPDATE ratings SET played = played - 31536000000").await;
    let later = deviation().await;
    assert!(later > fresh && later <= 350, "{fresh} {later}");
    database.change("UPDATE ratings SET played = 0").await;
    assert_eq!(deviation().await, fresh, "of earlier games nobody knows when they were");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_stand_on_the_same_ladder() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, _) = named_pair(&server).await;
    for _ in 0..5 {
        let game = json!({"edition": "third", "seats": [{"who": "me", "name": "Ada"},
            {"who": "bot", "level": "beginner"}]});
        let (_, seated) = call(server.address, "/api/games", Some(&ada.secret), Some(game)).await;
        let game = Player { game: seated["game"].as_str().unwrap().to_owned(), ..ada.clone() };
        game.send(json!({"do": "concede"})).await;
    }
    let (_, ladder) = call(server.address, "/api/ladder/third-2", None, None).await;
    assert_eq!(ladder[0]["bot"], "beginner", "{ladder}");
    assert_eq!((&ladder[0]["won"], &ladder[1]["name"]), (&json!(5), &json!("Ada")));
    server.stop().await;
}
