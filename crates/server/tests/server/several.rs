//! Several processes on one database.

use crate::common::{ADA, Database, POSTGRES, Player, Postgres, Proxy, Running, call, config};
use crate::games::play_on;
use serde_json::{Value, json};
use splay_server::Server;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_lags_behind_catches_up_before_it_refuses() {
    let database = Database::postgres();
    let (one, two) = (Running::start(&database.url).await, Running::start(&database.url).await);
    let (ada, bob) = Player::pair(one.address).await;
    let at_two = |player: &Player| Player { address: two.address, ..player.clone() };
    at_two(&bob).look().await;
    let mut update = ada.look().await;
    for n in 0..40 {
        // What the one has just answered is looked at and chosen on at the other, which may not have
        // heard of it.
        let Some(deciding) = update["game"]["deciding"].as_u64() else { break };
        let player = if deciding == 0 { &ada } else { &bob };
        let player = if n % 2 == 0 { player.clone() } else { at_two(player) };
        let path = format!("/api/games/{}?version={}", player.game, update["version"]);
        let (_, seen) = call(player.address, &path, Some(&player.secret), None).await;
        assert_eq!(seen["number"], update["number"], "what was told there is known here");
        let answers = seen["scene"]["question"]["answers"].as_array().unwrap();
        let choice = &answers[n % answers.len()]["written"];
        let choose = json!({"do": "choose", "number": seen["number"], "choice": choice});
        let (status, answer) = player.send(choose).await;
        assert_eq!(status, 200, "{answer}");
        update = answer;
        // And at once something elsewhere that only what has just happened allows.
        if update["take_back"] == "freely" {
            let elsewhere =
                if n % 2 == 0 { at_two(&player) } else { Player { address: one.address, ..player } };
            let undo = json!({"do": "undo", "number": update["number"]});
            let (status, answer) = elsewhere.send(undo).await;
            assert_eq!(status, 200, "{answer}");
            update = answer;
        }
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_want_a_rematch_both_get_the_same() {
    let database = Database::postgres();
    let (one, two) = (Running::start(&database.url).await, Running::start(&database.url).await);
    for _ in 0..5 {
        let (ada, bob) = Player::pair(one.address).await;
        ada.send(json!({"do": "concede"})).await;
        let bob = Player { address: two.address, ..bob };
        bob.look().await;
        let rematch = json!({"do": "rematch"});
        let (first, second) = tokio::join!(ada.send(rematch.clone()), bob.send(rematch.clone()));
        assert_eq!((first.0, second.0), (200, 200), "{first:?} {second:?}");
        let next = |answer: &Value| answer["game"]["rematch"].as_str().unwrap().to_owned();
        assert_eq!(next(&first.1), next(&second.1));
        let (_, me) = call(one.address, "/api/me", Some(&ada.secret), None).await;
        assert_eq!(me["games"].as_array().unwrap().len(), 2, "the game, and one more");
    }
    one.stop().await;
    two.stop().await;
}

/// Asks again until an answer holds. What one process does, another hears soon after, not in the same moment.
async fn ask_until(
    player: &Player,
    path: &str,
    body: Option<Value>,
    holds: impl Fn(&(u16, Value)) -> bool,
) {
    let mut answer = (0, Value::Null);
    for _ in 0..600 {
        answer = call(player.address, path, Some(&player.secret), body.clone()).await;
        if holds(&answer) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{path}: {answer:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_changes_about_people_at_one_process_holds_at_the_other() {
    let database = Database::postgres();
    let (one, two) = (Running::start(&database.url).await, Running::start(&database.url).await);
    let (ada, bob) = Player::pair(one.address).await;
    ada.talk_with(&bob).await;
    bob.send(json!({"do": "chat", "text": "You are slow"})).await;
    let at_two = |player: &Player| Player { address: two.address, ..player.clone() };
    let game = format!("/api/games/{}", ada.game);

    // Both are known there before anything changes.
    let heard = |hidden: bool| {
        move |(_, look): &(u16, Value)| (look["chat"]["lines"][0]["hidden"] == true) == hidden
    };
    ask_until(&at_two(&ada), &game, None, heard(false)).await;
    assert_eq!(at_two(&bob).look().await["seat"], 1);

    let shun = Some(json!({"seat": 1, "how": "mute"}));
    assert_eq!(call(one.address, &format!("{game}/shun"), Some(&ada.secret), shun).await.0, 200);
    ask_until(&at_two(&ada), &game, None, heard(true)).await;

    let report = Some(json!({"seat": 1, "why": "Threats"}));
    assert_eq!(call(one.address, &format!("{game}/report"), Some(&ada.secret), report).await.0, 200);
    let (_, all) = call(one.address, "/api/operator", None, None).await;
    let ban = Some(json!({"report": all["reports"][0]["id"], "days": 7, "why": "Threats"}));
    assert_eq!(call(one.address, "/api/operator/ban", None, ban).await.0, 200);
    let come_back = Some(json!({"do": "return"}));
    ask_until(&at_two(&bob), &game, come_back, |answer| answer.0 == 403).await;

    let (_, link) = call(one.address, "/api/me/link", Some(&ada.secret), Some(json!({}))).await;
    let link = link["path"].as_str().unwrap().strip_prefix("/come/").unwrap();
    let (_, came) = call(one.address, "/api/me/come", None, Some(json!({"link": link}))).await;
    let phone = Player { secret: came["secret"].as_str().unwrap().to_owned(), ..at_two(&ada) };
    ask_until(&phone, &game, None, |(_, look)| look["seat"] == 0).await;
    assert_eq!(call(one.address, "/api/me/revoke", Some(&ada.secret), Some(json!({}))).await.0, 200);
    ask_until(&phone, &game, None, |(_, look)| look["seat"].is_null()).await;
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_forgotten_at_one_process_is_forgotten_at_the_other() {
    let database = Database::postgres();
    let proxy = Proxy::before(POSTGRES.socket()).await;
    let one = Running::start(&database.url).await;
    let two = Running::start(&Postgres::by_way_of(&database.url, proxy.address)).await;
    // Also if the other hears nothing of it before it has something to write.
    for hears in [true, false] {
        let (ada, bob) = Player::pair_called(one.address, ADA).await;
        ada.talk_with(&bob).await;
        assert_eq!(ada.send(json!({"do": "chat", "text": "I live in Paris"})).await.0, 200);
        play_on(&[&ada, &bob], 4).await;
        let bob_there = Player { address: two.address, ..bob.clone() };
        let there = |look: &Value| look.to_string().contains("Paris");
        bob_there.look_until(there).await;
        if !hears {
            proxy.close();
        }
        let forget = call(one.address, "/api/me/forget", Some(&ada.secret), Some(json!({}))).await;
        assert_eq!(forget.0, 200, "{}", forget.1);
        if hears {
            let gone = |look: &Value| !look.to_string().contains(ADA) && !there(look);
            bob_there.look_until(gone).await;
        } else {
            assert!(there(&bob_there.look().await), "it has not heard of it");
            proxy.mend();
        }
        let say = json!({"do": "chat", "text": "Where is she?"});
        // What came while the line was cut may be refused; the next one goes through.
        let mut said = bob_there.send(say.clone()).await;
        for _ in 0..60 {
            if said.0 == 200 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
            said = bob_there.send(say.clone()).await;
        }
        let told = said.1.to_string();
        let (_, me) = call(two.address, "/api/me", Some(&bob.secret), None).await;
        for words in [&told, &me.to_string(), &database.games().await] {
            assert!(!words.contains(ADA) && !words.contains("Paris"), "{words}");
        }
        assert!(told.contains("Where is she?"));
    }
    one.stop().await;
    two.stop().await;
    assert_eq!(splay_server::audit(&database.url).await.unwrap().faults, Vec::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_for_one_process_alone() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let config = config(&database.url);
    let refused = Server::new(&config).await.err().expect("the file is taken").to_string();
    assert!(refused.contains("another process is using the database"), "{refused}");
    let (ada, bob) = Player::pair(server.address).await;
    play_on(&[&ada, &bob], 3).await;
    server.stop().await;
    assert!(Server::new(&config).await.is_ok(), "and free again when that one has stopped");
}

/// Answers the decision of whoever is to decide: the status, and the game or what is wrong.
async fn choose_once(players: [&Player; 2]) -> (u16, Value) {
    let update = players[0].look().await;
    let player = players[update["game"]["deciding"].as_u64().unwrap() as usize];
    let seen = player.look().await;
    let choice = &seen["scene"]["question"]["answers"][0]["written"];
    player.send(json!({"do": "choose", "number": seen["number"], "choice": choice})).await
}

/// The same until it is acknowledged: which choice it was. What nobody acknowledged may be there all the
/// same, so the next answer can come too late for it.
async fn choose_until_kept(players: [&Player; 2]) -> u64 {
    for _ in 0..60 {
        match choose_once(players).await {
            (200, answer) => return answer["number"].as_u64().unwrap(),
            (409 | 503, _) => tokio::time::sleep(Duration::from_millis(500)).await,
            (status, answer) => panic!("{status}: {answer}"),
        }
    }
    panic!("it goes on without help, after a refusal or some");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_freezes_or_crashes_loses_nothing() {
    let postgres = Postgres::start();
    let url = postgres.new_database();
    let server = Running::start(&url).await;
    let (ada, bob) = Player::pair(server.address).await;
    let players = [&ada, &bob];
    for _ in 0..4 {
        assert_eq!(choose_once(players).await.0, 200);
    }
    postgres.freeze();
    let choosing = tokio::spawn({
        let (ada, bob) = (ada.clone(), bob.clone());
        async move { choose_once([&ada, &bob]).await }
    });
    tokio::time::sleep(Duration::from_secs(2)).await;
    let early = choosing.is_finished();
    postgres.thaw();
    let (status, answer) = choosing.await.unwrap();
    assert!(!early || status != 200, "nothing is acknowledged that is not kept: {answer}");
    let mut kept = 4;
    if status == 200 {
        kept = answer["number"].as_u64().unwrap();
    }
    for crash in [false, true] {
        if crash {
            postgres.crash();
        }
        let next = choose_until_kept(players).await;
        assert!(next > kept, "{next} after {kept}");
        kept = next;
    }
    server.stop().await;
    let server = Running::start(&url).await;
    let ada = Player { address: server.address, ..ada };
    assert_eq!(ada.look().await["number"], kept);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_to_postgres_that_is_cut_loses_nothing() {
    let database = Database::postgres();
    let one = Running::start(&database.url).await;
    let proxy = Proxy::before(POSTGRES.socket()).await;
    let two = Running::start(&Postgres::by_way_of(&database.url, proxy.address)).await;
    let (ada, bob) = Player::pair(one.address).await;
    let [ada_there, bob_there] =
        [&ada, &bob].map(|player| Player { address: two.address, ..player.clone() });
    let mut watching = ada_there.connect("").await;
    let mut kept = 0;
    for n in 0..12 {
        if n % 3 == 0 {
            proxy.cut();
        }
        let next = choose_until_kept([&ada_there, &bob_there]).await;
        assert!(next > kept, "{next} after {kept}");
        kept = next;
    }
    assert_eq!(ada.look_until(|look| look["number"].as_u64() >= Some(kept)).await["number"], kept);

    // What happens while one of them hears nothing, it learns afterward without being asked.
    proxy.close();
    for _ in 0..3 {
        kept = choose_until_kept([&ada, &bob]).await;
    }
    proxy.mend();
    watching.until(|update| update["number"] == kept).await;
    one.stop().await;
    two.stop().await;
}
