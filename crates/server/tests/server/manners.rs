//! Strangers: talk by consent, not hearing somebody, not meeting them, and whoever runs the server.

use crate::common::{Database, Player, Running, call, config};
use serde_json::{Value, json};
use splay_server::Config;

fn code(answer: &(u16, Value)) -> (u16, &str) {
    (answer.0, answer.1["error"]["code"].as_str().unwrap_or("none"))
}

fn say(text: &str) -> Value {
    json!({"do": "chat", "text": text})
}

async fn post(player: &Player, path: &str, body: Value) -> (u16, Value) {
    call(player.address, path, Some(&player.secret), Some(body)).await
}

async fn at_table(player: &Player, what: &str, body: Value) -> (u16, Value) {
    post(player, &format!("/api/games/{}/{what}", player.game), body).await
}

async fn me(player: &Player) -> Value {
    call(player.address, "/api/me", Some(&player.secret), None).await.1
}

/// What a player hears, newest last.
async fn hears(player: &Player) -> Vec<String> {
    let look = player.look().await;
    let lines = look["chat"]["lines"].as_array().unwrap().clone();
    lines.iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_is_off_with_strangers_until_all_agree() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (ada, bob) = Player::pair(server.address).await;
        assert_eq!(code(&ada.send(say("Hello")).await), (403, "talk-closed"));
        let agree = |agree: bool| json!({"do": "talk", "agree": agree});
        let (_, update) = ada.send(agree(true)).await;
        assert_eq!(update["talk"], json!({"open": false, "mine": false, "agreed": [0], "waiting": [1]}));
        assert_eq!(code(&ada.send(say("Hello")).await), (403, "talk-closed"));
        assert_eq!(bob.send(agree(true)).await.0, 200);
        assert_eq!(ada.send(say("Hello")).await.0, 200);
        assert_eq!(hears(&bob).await, ["Hello"]);

        // Who only watches only listens.
        let path = format!("/api/games/{}", ada.game);
        let stranger = "x".repeat(32);
        for secret in [None, Some(stranger.as_str())] {
            let spoke = call(server.address, &path, secret, Some(say("Play faster"))).await;
            assert_eq!(code(&spoke), (403, "only-listening"));
            let (_, look) = call(server.address, &path, secret, None).await;
            assert_eq!((&look["talk"]["open"], &look["talk"]["mine"]), (&json!(true), &json!(false)));
        }
        server.stop().await;

        // It is an entry like others: another process knows it too. And one can think better of it.
        let server = Running::start(&database.url).await;
        let (ada, bob) = (
            Player { address: server.address, ..ada.clone() },
            Player { address: server.address, ..bob.clone() },
        );
        assert_eq!(bob.send(say("Hello too")).await.0, 200);
        assert_eq!(bob.send(agree(false)).await.0, 200);
        assert_eq!(code(&ada.send(say("Hello?")).await), (403, "talk-closed"));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn among_friends_nobody_has_to_agree() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]});
    let ada = Player::create(server.address, seats).await;
    assert_eq!(ada.send(say("Anybody?")).await.0, 200);
    let look = ada.look().await;
    let watch = look["links"]["watch"].as_str().unwrap().rsplit('=').next().unwrap();
    let path = format!("/api/games/{}?watch={watch}", ada.game);
    assert_eq!(call(server.address, &path, None, Some(say("I watch"))).await.0, 200);
    assert_eq!(hears(&ada).await, ["Anybody?", "I watch"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_muted_is_not_heard() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (ada, bob) = Player::pair(server.address).await;
        ada.talk_with(&bob).await;
        bob.send(say("You are slow")).await;
        let mut socket = ada.connect("").await;
        socket.next().await.unwrap();
        let mute = |how: Value| json!({"seat": 1, "how": how});
        let (status, update) = at_table(&ada, "shun", mute(json!("mute"))).await;
        assert_eq!((status, &update["game"]["seats"][1]["shun"]), (200, &json!("mute")), "{update}");
        bob.send(say("So slow")).await;
        let heard = socket.until(|update| update["chat"]["lines"][0]["hidden"] == true).await;
        assert_eq!(heard["chat"]["from"], 1);
        assert!(!heard.to_string().contains("So slow"), "{heard}");
        assert_eq!(hears(&ada).await, ["", ""], "each keeps its place");
        let path = format!("/api/games/{}/talk?before=2", ada.game);
        let (_, earlier) = call(server.address, &path, Some(&ada.secret), None).await;
        assert!(!earlier.to_string().contains("slow"), "{earlier}");

        // Bob notices nothing.
        let bobs = bob.look().await;
        assert_eq!(bobs["game"]["seats"][0]["shun"], Value::Null);
        assert_eq!(hears(&bob).await, ["You are slow", "So slow"]);

        // It is about the person, in every game and after a restart.
        server.stop().await;
        let server = Running::start(&database.url).await;
        let ada = Player { address: server.address, ..ada };
        assert_eq!(hears(&ada).await, ["", ""]);
        let shunned = me(&ada).await["shunned"].clone();
        assert_eq!((&shunned[0]["name"], &shunned[0]["how"]), (&json!("Bob"), &json!("mute")));
        let (status, mine) = post(&ada, "/api/me/unshun", json!({"id": shunned[0]["id"]})).await;
        assert_eq!((status, &mine["shunned"]), (200, &json!([])));
        assert_eq!(hears(&ada).await, ["You are slow", "So slow"]);

        assert_eq!(
            code(&at_table(&ada, "shun", json!({"seat": 0, "how": "mute"})).await),
            (400, "bad-request")
        );
        assert_eq!(
            code(&at_table(&ada, "shun", json!({"seat": 9, "how": "mute"})).await),
            (400, "no-such-seat")
        );
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_blocked_is_not_met() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (ada, bob) = Player::pair(server.address).await;
        assert_eq!(at_table(&ada, "shun", json!({"seat": 1, "how": "block"})).await.0, 200);
        let find = |player: &Player, name: &str| {
            let find = json!({"edition": "fourth", "name": name});
            let player = player.clone();
            async move {
                let (status, seated) = post(&player, "/api/find", find).await;
                assert_eq!(status, 200, "{seated}");
                seated["game"].as_str().unwrap().to_owned()
            }
        };
        // Ada waits; Bob looks for the same and is not led to her, and she not to him.
        let hers = find(&ada, "Ada").await;
        let his = find(&bob, "Bob").await;
        assert_ne!(hers, his);
        let join = format!("/api/games/{hers}/join");
        let refused = post(&bob, &join, json!({"name": "Bob"})).await;
        assert_eq!(code(&refused), (403, "not-welcome"));
        assert!(!refused.1.to_string().contains("block"), "he is not told why");
        let his_join = format!("/api/games/{his}/join");
        assert_eq!(code(&post(&ada, &his_join, json!({"name": "Ada"})).await), (403, "not-welcome"));
        // Somebody else meets either; whom Ada gives her link comes.
        let eve = Player { secret: "e".repeat(32), ..ada.clone() };
        assert_eq!(find(&eve, "Eve").await, hers, "who waits longest is found first");
        let seats = json!({"edition": "third", "listed": true,
            "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]});
        let (_, again) = post(&ada, "/api/games", seats).await;
        let again = Player { game: again["game"].as_str().unwrap().to_owned(), ..ada.clone() };
        let invite = again.look().await["links"]["invite"]
            .as_str()
            .unwrap()
            .rsplit('/')
            .next()
            .unwrap()
            .to_owned();
        let join = format!("/api/games/{}/join", again.game);
        let invited = post(&bob, &join, json!({"name": "Bob", "invite": invite})).await;
        assert_eq!(invited.0, 200, "{}", invited.1);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_reach_whoever_runs_the_server() {
    for database in Database::all() {
        let secret = "the operator's secret";
        let operator = Some(secret.to_owned());
        let server = Running::of(Config { operator, ..config(&database.url) }).await;
        let at = server.address;
        let operate = |path: &'static str, body: Option<Value>| async move {
            call(at, &format!("/api/operator{path}"), Some(secret), body).await
        };
        let (ada, bob) = Player::pair(at).await;
        ada.talk_with(&bob).await;
        bob.send(say("I know where you live")).await;
        let report = json!({"seat": 1, "why": "He threatens me"});
        assert_eq!(at_table(&ada, "report", report.clone()).await.0, 200);
        assert_eq!(at_table(&ada, "report", report).await.0, 200, "the same again is one report");
        assert_eq!(
            code(&at_table(&ada, "report", json!({"seat": 1, "why": ""})).await),
            (400, "bad-request")
        );

        assert_eq!(code(&call(at, "/api/operator", None, None).await), (403, "not-operator"));
        assert_eq!(
            code(&call(at, "/api/operator", Some(&ada.secret), None).await),
            (403, "not-operator")
        );
        let (status, all) = operate("", None).await;
        assert_eq!((status, all["reports"].as_array().unwrap().len()), (200, 1), "{all}");
        assert_eq!((&all["healthy"], &all["games"]["running"]), (&json!(true), &json!(1)));
        let report = &all["reports"][0];
        assert_eq!((&report["name"], &report["why"]), (&json!("Bob"), &json!("He threatens me")));
        assert_eq!(report["evidence"][0]["text"], "I know where you live");
        assert!(all["counted"].as_object().unwrap().keys().any(|name| name.starts_with("splay_")));

        // Bob is banned: a bot plays on, and he can look but not act, here or over an open socket.
        let mut socket = bob.connect("").await;
        socket.next().await.unwrap();
        let ban = json!({"report": report["id"], "days": 7, "why": "Threats"});
        let (status, all) = operate("/ban", Some(ban)).await;
        assert_eq!((status, &all["reports"]), (200, &json!([])), "{all}");
        assert_eq!((&all["bans"][0]["name"], &all["bans"][0]["address"]), (&json!("Bob"), &Value::Null));
        assert_eq!(ada.look().await["game"]["seats"][1]["replaced"], true);
        let refused = bob.send(json!({"do": "return"})).await;
        assert_eq!(code(&refused), (403, "banned"));
        assert!(refused.1["error"]["message"].as_str().unwrap().ends_with(": Threats"), "{}", refused.1);
        socket.send(&json!({"do": "return"})).await;
        loop {
            let message = socket.next().await.unwrap();
            if message["type"] == "error" {
                assert_eq!(message["code"], "banned");
                break;
            }
        }
        let seats =
            json!({"edition": "third", "seats": [{"who": "me", "name": "Bob"}, {"who": "open"}]});
        assert_eq!(code(&post(&bob, "/api/games", seats.clone()).await), (403, "banned"));
        assert_eq!(bob.look().await["seat"], 1, "he can look");
        server.stop().await;

        // It lasts, until it is lifted.
        let operator = Some(secret.to_owned());
        let server = Running::of(Config { operator, ..config(&database.url) }).await;
        let at = server.address;
        let bob = Player { address: at, ..bob };
        assert_eq!(code(&post(&bob, "/api/games", seats.clone()).await), (403, "banned"));
        let lift = Some(json!({"id": all["bans"][0]["id"]}));
        assert_eq!(call(at, "/api/operator/lift", Some(secret), lift).await.0, 200);
        assert_eq!(post(&bob, "/api/games", seats.clone()).await.0, 200);

        // An address is banned for everybody who comes from it, but not for whoever runs the server.
        let ban = |whom: Value| {
            let mut ban = json!({"days": 1, "why": ""});
            ban.as_object_mut().unwrap().extend(whom.as_object().unwrap().clone());
            call(at, "/api/operator/ban", Some(secret), Some(ban))
        };
        assert_eq!(code(&ban(json!({"address": "somewhere"})).await), (400, "bad-request"));
        assert_eq!(code(&ban(json!({})).await), (400, "bad-request"));
        assert_eq!(code(&ban(json!({"name": "Nobody"})).await), (404, "unknown-name"));
        let (status, all) = ban(json!({"address": "127.0.0.1"})).await;
        assert_eq!((status, &all["bans"][0]["address"]), (200, &json!("127.0.0.1")), "{all}");
        assert_eq!(code(&call(at, "/api/games", None, Some(seats)).await), (403, "banned"));
        let lift = Some(json!({"id": all["bans"][0]["id"]}));
        assert_eq!(call(at, "/api/operator/lift", Some(secret), lift).await.0, 200);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_forgotten_is_in_no_list_and_no_report() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (ada, bob) = Player::pair(server.address).await;
        ada.talk_with(&bob).await;
        bob.send(say("I know where you live")).await;
        at_table(&ada, "shun", json!({"seat": 1, "how": "block"})).await;
        at_table(&ada, "report", json!({"seat": 1, "why": "Threats"})).await;
        let kept = |path: &'static str| async move { call(server.address, path, None, None).await.1 };
        assert_eq!(kept("/api/operator").await["reports"].as_array().unwrap().len(), 1);
        assert_eq!(post(&bob, "/api/me/forget", json!({})).await.0, 200);
        assert_eq!(kept("/api/operator").await["reports"], json!([]));
        assert_eq!(me(&ada).await["shunned"], json!([]));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_whose_name_leads_here_is_not_whoever_runs_the_server() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let client = reqwest::Client::new();
    let url = format!("http://{}/api/operator", server.address);
    for (host, status) in [("localhost:80", 200), ("[::1]:80", 200), ("evil.example", 403)] {
        let asked = client.get(&url).header("host", host).send().await.unwrap();
        assert_eq!(asked.status(), status, "{host}");
    }
    server.stop().await;
}
