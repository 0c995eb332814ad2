//! What somebody meets who has just come: a game of bots to look at, and lessons.

use crate::common::{Database, Player, Running, Socket, call};
use crate::deals::at;
use serde_json::{Value, json};

async fn exhibition(server: &Running) -> Value {
    let (status, game) = call(server.address, "/api/exhibition", None, None).await;
    assert_eq!(status, 200, "{game}");
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_for_whoever_looks_in_and_nothing_is_kept() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let game = exhibition(&server).await;
    assert_eq!(game["status"], "running");
    assert!(game["seats"].as_array().unwrap().iter().all(|seat| seat["bot"].is_string()));
    assert!(game["moves"].as_u64().unwrap() > 10, "it has begun already");
    let id = game["id"].as_str().unwrap();

    // Whoever watches sees it go on, as spectators do: without hands.
    let mut watching = Socket::open(server.address, id, None, "").await.unwrap();
    let now = watching.until(|_| true).await;
    let later = watching.until(|update| update["number"].as_u64() > now["number"].as_u64()).await;
    for player in later["scene"]["table"]["players"].as_array().unwrap() {
        assert!(player["hand"].as_array().unwrap().iter().all(|card| !card.is_string()), "{player}");
    }
    assert_eq!(exhibition(&server).await["id"], json!(id), "all look at the same one");

    // Nobody can do anything to it, and it is in no list.
    let path = format!("/api/games/{id}");
    for command in [json!({"do": "chat", "text": "hello"}), json!({"do": "concede"})] {
        let (status, refused) = call(server.address, &path, None, Some(command)).await;
        assert_eq!((status, &refused["error"]["code"]), (403, &json!("not-seated")));
    }
    let (_, lobby) = call(server.address, "/api/games", None, None).await;
    assert_eq!(lobby, json!([]));
    drop(watching);
    server.stop().await;

    let server = Running::start(&database.url).await;
    assert_eq!(call(server.address, &path, None, None).await.0, 404);
    assert_ne!(exhibition(&server).await["id"], json!(id));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_real_games_that_no_list_shows() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let seats = json!([{"who": "me", "name": "Ada"}, {"who": "bot", "level": "beginner"}]);
    let position = json!({"edition": "third", "players": [{"hand": ["Sailing"]}, {}]});
    let mut lesson = at(position, seats.clone());
    lesson["lesson"] = json!(true);
    let ada = Player::create(server.address, lesson).await;
    let look = ada.look().await;
    let number = look["number"].clone();
    let meld = json!({"do": "choose", "number": number, "choice": "meld Sailing"});
    assert_eq!(ada.send(meld).await.0, 200);
    let (_, me) = call(server.address, "/api/me", Some(&ada.secret), None).await;
    assert_eq!((&me["games"], &me["statistics"]["played"]), (&json!([]), &json!(0)));
    ada.send(json!({"do": "concede"})).await;
    let (_, me) = call(server.address, "/api/me", Some(&ada.secret), None).await;
    assert_eq!((&me["games"], &me["statistics"]["played"]), (&json!([]), &json!(0)));

    let dealt = json!({"edition": "third", "seats": seats, "lesson": true});
    let (status, refused) = call(server.address, "/api/games", None, Some(dealt)).await;
    assert_eq!((status, &refused["error"]["code"]), (422, &json!("impossible-setup")));
    server.stop().await;

    let found = splay_server::audit(&database.url).await.unwrap();
    assert_eq!((found.games, found.faults), (1, Vec::new()), "and they are what is said about them");
}
