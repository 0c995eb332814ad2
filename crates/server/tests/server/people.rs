//! The same person on several devices, without a password; and nobody any more.

use crate::common::{Database, Player, Running, call};
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
        let (ada, bob) = Player::pair(server.address).await;
        ada.talk_with(&bob).await;
        ada.send(json!({"do": "chat", "text": "I live in Paris"})).await;
        bob.send(json!({"do": "chat", "text": "I do not"})).await;
        let before = bob.look().await;
        assert_eq!(post(&ada, "/api/me/forget", json!({})).await.0, 200);
        let after = bob.look().await;
        let text = after.to_string();
        assert!(!text.contains("Ada") && !text.contains("Paris"), "{text}");
        assert!(text.contains("I do not"));
        assert_eq!(after["scene"]["table"]["players"][1], before["scene"]["table"]["players"][1]);
        assert_eq!(after["game"]["seats"][0]["bot"], "medium", "a bot plays on");
        assert_eq!(me(&ada).await["games"], json!([]));
        server.stop().await;

        // Nothing comes back from the disk.
        let server = Running::start(&database.url).await;
        let bob = Player { address: server.address, ..bob };
        let text = format!("{} {}", bob.look().await, me(&bob).await);
        assert!(!text.contains("Ada") && !text.contains("Paris"), "{text}");
        server.stop().await;
    }
}
