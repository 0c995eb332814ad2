//! The same person on several devices, without a password; and nobody any more.

use crate::common::{ADA, Database, Player, Running, call};
use crate::games::play_on;
use serde_json::{Value, json};

async fn post(player: &Player, path: &str, body: Value) -> (u16, Value) {
    call(player.address, path, Some(&player.secret), Some(body)).await
}

async fn me(player: &Player) -> Value {
    call(player.address, "/api/me", Some(&player.secret), None).await.1
}

/// The same person on another device.
async fn on_another_device(player: &Player) -> Player {
    let (status, link) = post(player, "/api/me/link", json!({})).await;
    assert_eq!(status, 200, "{link}");
    let link = link["path"].as_str().unwrap().strip_prefix("/come/").unwrap().to_owned();
    let come = Some(json!({"link": link}));
    let (status, came) = call(player.address, "/api/me/come", None, come.clone()).await;
    assert_eq!(status, 200, "{came}");
    let (status, refused) = call(player.address, "/api/me/come", None, come).await;
    assert_eq!((status, &refused["error"]["code"]), (403, &json!("wrong-link")), "it works once");
    Player { secret: came["secret"].as_str().unwrap().to_owned(), ..player.clone() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_makes_one_the_same_person_on_another_device() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (ada, _bob) = Player::pair(server.address).await;
        let phone = on_another_device(&ada).await;
        assert_ne!(phone.secret, ada.secret, "each device has a secret of its own");
        assert_eq!(me(&phone).await["games"], me(&ada).await["games"]);
        phone.choose(0).await;
        assert_eq!(ada.look().await["number"], 1, "it was Ada's choice");

        // The phone is lost.
        let keys = me(&ada).await["keys"].as_array().unwrap().clone();
        assert_eq!(keys.len(), 2);
        let lost = keys.iter().find(|key| key["here"] == false).unwrap();
        let (status, _) = post(&ada, "/api/me/revoke", json!({"key": lost["id"]})).await;
        assert_eq!(status, 200);
        let path = format!("/api/games/{}", ada.game);
        let look = call(server.address, &path, Some(&phone.secret), None).await.1;
        assert_eq!(look["seat"], Value::Null, "who has it is a stranger now");
        assert_eq!(me(&phone).await["games"], json!([]));
        assert_eq!(ada.look().await["seat"], 0);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_can_leave_everywhere_but_here_even_the_device_one_began_with() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, _bob) = Player::pair(server.address).await;
    let phone = on_another_device(&ada).await;
    let mut socket = ada.connect("").await;
    socket.next().await.unwrap();
    let (_, unused) = post(&phone, "/api/me/link", json!({})).await;
    assert_eq!(post(&phone, "/api/me/revoke", json!({})).await.0, 200);
    assert_eq!(me(&phone).await["keys"].as_array().unwrap().len(), 1);
    assert_eq!(me(&ada).await["games"], json!([]));
    let link = unused["path"].as_str().unwrap().strip_prefix("/come/").unwrap();
    let come = Some(json!({"link": link}));
    assert_eq!(call(server.address, "/api/me/come", None, come).await.0, 403);
    // What is open hears nothing more.
    phone.choose(0).await;
    assert!(socket.next().await.is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_to_be_forgotten_is() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (ada, bob) = Player::pair_called(server.address, ADA).await;
        ada.talk_with(&bob).await;
        ada.send(json!({"do": "chat", "text": "I live in Paris"})).await;
        bob.send(json!({"do": "chat", "text": "I do not"})).await;
        let before = bob.look().await;
        assert!(before.to_string().contains(ADA));
        assert_eq!(post(&ada, "/api/me/forget", json!({})).await.0, 200);
        let after = bob.look().await;
        let text = after.to_string();
        assert!(!text.contains(ADA) && !text.contains("Paris"), "{text}");
        assert!(text.contains("I do not"));
        assert_eq!(after["scene"]["table"]["players"][1], before["scene"]["table"]["players"][1]);
        assert_eq!(after["game"]["seats"][0]["bot"], "medium", "a bot plays on");
        assert_eq!(me(&ada).await["games"], json!([]));
        server.stop().await;

        // Nothing comes back from the disk.
        let server = Running::start(&database.url).await;
        let bob = Player { address: server.address, ..bob };
        let text = format!("{} {}", bob.look().await, me(&bob).await);
        assert!(!text.contains(ADA) && !text.contains("Paris"), "{text}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_before_the_game_began_is_forgotten_there_too() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let seats = json!({"seats": [{"who": "me", "name": "Bob"}, {"who": "open"}, {"who": "open"}]});
        let bob = Player::create(server.address, seats).await;
        let ada = bob.invite(ADA).await;
        assert_eq!(ada.send(json!({"do": "chat", "text": "I live in Paris"})).await.0, 200);
        assert_eq!(ada.send(json!({"do": "leave"})).await.0, 200);
        let cy = bob.invite("Cy").await;
        assert_eq!(cy.send(json!({"do": "chat", "text": "I do not"})).await.0, 200);
        let told = bob.look().await.to_string();
        assert!(told.contains(ADA) && told.contains("Paris"), "{told}");
        assert_eq!(post(&ada, "/api/me/forget", json!({})).await.0, 200);
        let told = bob.look().await.to_string();
        let kept = database.games().await;
        for words in [&told, &kept] {
            assert!(!words.contains(ADA) && !words.contains("Paris"), "{words}");
            assert!(words.contains("Cy") && words.contains("I do not"), "{words}");
        }
        server.stop().await;
        let found = splay_server::audit(&database.url).await.unwrap();
        assert_eq!(found.faults, Vec::new());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_spectator_said_is_forgotten_and_nobody_was_told_whose_it_was() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]});
        let ada = Player::create(server.address, seats.clone()).await;
        let eve = Player::create(server.address, seats).await;
        let look = ada.look().await;
        let watch = look["links"]["watch"].as_str().unwrap().rsplit('=').next().unwrap();
        let path = format!("/api/games/{}?watch={watch}", ada.game);
        for (secret, text) in [(Some(eve.secret.as_str()), "I live in Rome"), (None, "I do not")] {
            let say = json!({"do": "chat", "text": text});
            assert_eq!(call(server.address, &path, secret, Some(say)).await.0, 200);
        }
        let told = ada.look().await;
        let remark = told["chat"]["lines"][0].as_object().unwrap();
        assert_eq!(remark["name"], "a spectator");
        let mut members: Vec<&str> = remark.keys().map(String::as_str).collect();
        members.sort_unstable();
        assert_eq!(members, ["at", "hidden", "name", "seat", "text"]);
        let holder = database.ask("SELECT holder FROM seats WHERE name = 'Ada'").await;
        assert_eq!(holder.len(), 2);
        assert!(holder.iter().all(|holder| !told.to_string().contains(holder)));

        assert_eq!(post(&eve, "/api/me/forget", json!({})).await.0, 200);
        let told = ada.look().await.to_string();
        for words in [&told, &database.games().await] {
            assert!(!words.contains("Rome") && words.contains("I do not"), "{words}");
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_is_told_the_game_anew_without_who_was_forgotten() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair_called(server.address, ADA).await;
    ada.talk_with(&bob).await;
    ada.send(json!({"do": "chat", "text": "I live in Paris"})).await;
    play_on(&[&ada, &bob], 6).await;
    let mut socket = bob.connect("").await;
    let before = socket.until(|_| true).await;
    assert!(before["log"]["lines"].to_string().contains(ADA));
    assert_eq!(post(&ada, "/api/me/forget", json!({})).await.0, 200);
    let after = socket.until(|update| !update.to_string().contains(ADA)).await;
    assert_eq!((&after["log"]["from"], &after["chat"]["from"]), (&json!(0), &json!(0)));
    assert!(!after.to_string().contains("Paris"));
    let lines = |update: &Value| update["log"]["lines"].as_array().unwrap().len();
    assert!(lines(&after) >= lines(&before));
    server.stop().await;
    let kept = database.games().await;
    assert!(!kept.contains(ADA) && !kept.contains("Paris"), "{kept}");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_games_count_however_many_each_once() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "easy"}]});
        let ada = Player::create(server.address, seats).await;
        ada.send(json!({"do": "concede"})).await;
        let screen = json!({"edition": "third",
            "seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Eva"}]});
        let (status, seated) = call(server.address, "/api/games", Some(&ada.secret), Some(screen)).await;
        assert_eq!(status, 200, "{seated}");
        let at_one_screen = Player { game: seated["game"].as_str().unwrap().to_owned(), ..ada.clone() };
        at_one_screen.send(json!({"do": "concede"})).await;
        // Each 150 times more.
        let copies = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150) \
             INSERT INTO games (id, rules, settings, invite, watch, listed, created, updated, status, \
             summary, search) SELECT id || i, rules, settings, invite, watch, listed, created, updated, \
             status, REPLACE(summary, id, id || i), search FROM games, n";
        assert_eq!(database.change(copies).await, 300);
        let seats = "INSERT INTO seats (game, seat, holder, name) SELECT games.id, seat, holder, name \
             FROM games JOIN seats ON games.id <> seats.game AND games.id LIKE seats.game || '%'";
        assert_eq!(database.change(seats).await, 450);
        let me = me(&ada).await;
        assert_eq!(me["games"].as_array().unwrap().len(), 200, "{}", database.url);
        let statistics = &me["statistics"];
        assert_eq!((&statistics["played"], &statistics["won"]), (&json!(302), &json!(151)));
        assert_eq!(statistics["by_opponent"]["easy"], json!({"played": 151, "won": 0}));
        assert_eq!(statistics["by_opponent"]["people"], json!({"played": 151, "won": 151}));
        server.stop().await;
    }
}
