//! Games over the API, on both databases.

use crate::common::{Database, Player, Running, Socket, call};
use serde_json::{Value, json};

/// Plays a game of two people to its end, or for so many choices.
pub async fn play_on(players: &[&Player], choices: usize) -> Value {
    let mut update = players[0].look().await;
    for n in 0..choices {
        let Some(deciding) = update["game"]["deciding"].as_u64() else { break };
        let player = players.iter().find(|player| player.seat as u64 == deciding).unwrap();
        update = player.choose(n * 7 + n / 3).await;
    }
    update
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_say_after_every_choice_whom_a_game_waits_for() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        for (pace, said) in [
            ("live", ["status", "deciding", "turn"].as_slice()),
            ("turns", ["status", "deciding", "turn", "moves", "updated"].as_slice()),
        ] {
            let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "open"}], "pace": pace});
            let ada = Player::create(server.address, seats).await;
            let bob = ada.invite("Bob").await;
            for n in 0..25 {
                let update = play_on(&[&ada, &bob], 1 + n % 2).await;
                let (_, me) = call(server.address, "/api/me", Some(&ada.secret), None).await;
                for field in said {
                    assert_eq!(me["games"][0][field], update["game"][field], "{pace}, {n}: {field}");
                }
            }
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_game_to_its_end() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (ada, bob) = Player::pair(server.address).await;
        let mut end = play_on(&[&ada, &bob], 800).await;
        if end["game"]["status"] == "running" {
            // Whoever picks by a pattern can go round for ever.
            end = ada.send(json!({"do": "concede"})).await.1;
        }
        assert_eq!(end["game"]["status"], "over", "{}", database.url);
        assert!(!end["game"]["result"].as_str().unwrap().is_empty());

        let path = format!("/api/games/{}/record", ada.game);
        let (status, record) = call(server.address, &path, Some(&ada.secret), None).await;
        assert_eq!(status, 200);
        let at = json!({"record": record, "moves": 10});
        let (status, frame) = call(server.address, "/api/replay", None, Some(at)).await;
        assert_eq!((status, &frame["moves"]), (200, &json!(10)));
        assert_eq!(frame["short_names"], json!(["Ada", "Bob"]));

        let (_, me) = call(server.address, "/api/me", Some(&bob.secret), None).await;
        assert_eq!(me["name"], "Bob");
        assert_eq!(me["statistics"]["played"], 1);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_where_it_was_after_a_restart() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (ada, bob) = Player::pair(server.address).await;
        play_on(&[&ada, &bob], 60).await;
        let before = (ada.look().await, bob.look().await);
        server.stop().await;

        let server = Running::start(&database.url).await;
        let (ada, bob) = (
            Player { address: server.address, ..ada.clone() },
            Player { address: server.address, ..bob.clone() },
        );
        let after = (ada.look().await, bob.look().await);
        for (before, after) in [(before.0, after.0), (before.1, after.1)] {
            assert_eq!(before["scene"], after["scene"]);
            assert_eq!(before["log"], after["log"]);
            assert_eq!(before["number"], after["number"]);
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_tells_what_happens_and_resumes() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    let mut socket = ada.connect("").await;
    let first = socket.next().await.unwrap();
    assert_eq!(first["seat"], 0);
    assert_eq!(first["log"]["from"], 0);

    play_on(&[&ada, &bob], 12).await;
    let seen = socket.until(|update| update["number"] == 12).await;
    drop(socket);
    play_on(&[&ada, &bob], 12).await;
    let whole = ada.look().await["log"]["lines"].as_array().unwrap().clone();
    let known =
        seen["log"]["from"].as_u64().unwrap() as usize + seen["log"]["lines"].as_array().unwrap().len();
    let since = format!("version={}&log={known}", seen["version"]);
    let next = ada.connect(&since).await.next().await.unwrap();
    assert_eq!(next["log"]["from"], known);
    assert_eq!(next["log"]["lines"].as_array().unwrap()[..], whole[known..]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_comes_in_pieces_and_with_its_kind() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    let question = &ada.look().await["scene"]["question"];
    assert_eq!(question["kind"], "first-card");
    let answer = &question["answers"][0];
    let title = &answer["card"];
    assert_eq!(answer["kind"], "meld");
    assert_eq!(answer["words"][0], json!({"is": "action", "action": "meld", "text": "Meld"}));
    assert_eq!(answer["words"][1], " ");
    assert_eq!(answer["words"][2], json!({"is": "card", "text": title}));
    assert_eq!(bob.look().await["scene"]["question"]["kind"], Value::Null, "others are not told");

    let log = &ada.choose(0).await["log"]["lines"];
    let called = |text: &str| json!({"is": "player", "player": 0, "text": text});
    let card = json!({"is": "card", "text": title});
    assert_eq!(log[0]["words"], json!([called("You"), " will start with ", card]));
    let log = &bob.look().await["log"]["lines"];
    assert_eq!(log[0]["words"], json!([called("Ada"), " has picked a first card"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_or_doubled_answer_is_harmless() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, _) = Player::pair(server.address).await;
    let look = ada.look().await;
    let first = look["scene"]["question"]["answers"][0]["written"].clone();
    let answer = json!({"do": "choose", "number": look["number"], "choice": first});
    assert_eq!(ada.send(answer.clone()).await.0, 200);
    let before = ada.look().await;
    let (status, refused) = ada.send(answer).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("stale")));
    assert_eq!(ada.look().await["scene"], before["scene"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_racing_for_one_move_one_wins_and_both_know() {
    let database = Database::postgres();
    let (one, two) = (Running::start(&database.url).await, Running::start(&database.url).await);
    let (ada, bob) = Player::pair(one.address).await;
    let elsewhere = |player: &Player| Player { address: two.address, ..player.clone() };
    let mut watching = elsewhere(&bob).connect("").await;
    watching.next().await.unwrap();
    for n in 0..40 {
        let look = ada.look().await;
        let Some(deciding) = look["game"]["deciding"].as_u64() else { break };
        let here = if deciding == 0 { &ada } else { &bob };
        let there = elsewhere(here);
        let seen = here.look().await;
        let answers = seen["scene"]["question"]["answers"].as_array().unwrap();
        let answer = |pick: usize| {
            let choice = &answers[pick % answers.len()]["written"];
            json!({"do": "choose", "number": seen["number"], "choice": choice})
        };
        let (first, second) = tokio::join!(here.send(answer(n)), there.send(answer(n + 1)));
        let mut statuses = [first.0, second.0];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{first:?} {second:?}");
        // The other process hears of it without being asked.
        let number = seen["number"].as_u64().unwrap() + 1;
        watching.until(|update| update["number"].as_u64() >= Some(number)).await;
        let (here, there) = (here.look().await, there.look().await);
        assert_eq!(here["scene"], there["scene"]);
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_connected_to_one_server_is_present_at_the_other() {
    let database = Database::postgres();
    let (one, two) = (Running::start(&database.url).await, Running::start(&database.url).await);
    let (ada, bob) = Player::pair(one.address).await;
    let present =
        |seat: usize, is: bool| move |update: &Value| update["game"]["seats"][seat]["present"] == is;
    let here = ada.connect("").await;
    // The second server has yet to load the game: it asks.
    let mut there = Player { address: two.address, ..bob.clone() }.connect("").await;
    there.until(present(0, true)).await;
    drop(here);
    there.until(present(0, false)).await;
    let mut here = ada.connect("").await;
    here.until(present(1, true)).await;
    there.until(present(0, true)).await;
    drop(there);
    here.until(present(1, false)).await;
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_are_taken_back_freely_or_by_asking() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    // The first card is laid aside face down: nothing is shown.
    let start = ada.look().await;
    ada.choose(0).await;
    let chosen = ada.look().await;
    assert_eq!(chosen["take_back"], "freely");
    let (status, back) = ada.send(json!({"do": "undo", "number": chosen["number"]})).await;
    assert_eq!(status, 200, "{back}");
    assert_eq!(back["scene"], start["scene"]);
    assert_eq!(back["number"], 2, "what was taken back counts, so that old answers stay old");

    ada.choose(0).await;
    bob.choose(0).await;
    let look = ada.look().await;
    assert_eq!(look["take_back"], "byasking");
    let ask = json!({"do": "undo", "number": look["number"]});
    let (_, asked) = ada.send(ask.clone()).await;
    assert_eq!(asked["asked"], json!({"by": 0, "waiting": [1]}));
    let (_, refused) = bob.send(json!({"do": "answer", "agree": false})).await;
    assert_eq!(refused["asked"], Value::Null);
    assert_eq!(refused["scene"], bob.look().await["scene"]);
    ada.send(ask).await;
    let (_, agreed) = bob.send(json!({"do": "answer", "agree": true})).await;
    assert_eq!(agreed["asked"], Value::Null);
    assert_eq!(ada.look().await["scene"], start["scene"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_answer_and_a_player_who_leaves_is_replaced() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "beginner"},
        {"who": "open"}], "allowance": 1});
    let ada = Player::create(server.address, seats).await;
    let bob = ada.invite("Bob").await;
    let mut socket = ada.connect("").await;
    for n in 0..200 {
        let look = ada.look().await;
        match look["game"]["deciding"].as_u64() {
            Some(0) => drop(ada.choose(n).await),
            Some(1) => drop(socket.until(|update| update["game"]["deciding"] != 1).await),
            Some(_) => break,
            None => panic!("the game goes on"),
        }
    }
    let before = ada.look().await["number"].as_u64();
    loop {
        let (status, answer) = ada.send(json!({"do": "replace", "seat": 2})).await;
        match (status, &answer["error"]["code"]) {
            (200, _) => break,
            (409, code) if code == "still-time" => {
                tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            }
            _ => panic!("{status}: {answer}"),
        }
    }
    let moved = ada.look_until(|look| look["game"]["deciding"] == 0).await;
    assert!(moved["number"].as_u64() > before, "a bot has decided");
    let bot = &moved["game"]["seats"][1];
    assert_eq!((&bot["name"], &bot["short_name"]), (&json!("Bot (beginner)"), &json!("Bot")));
    let seat = &moved["game"]["seats"][2];
    assert_eq!((&seat["replaced"], &seat["bot"]), (&json!(true), &json!("medium")));
    let (status, back) = bob.send(json!({"do": "return"})).await;
    assert_eq!((status, &back["game"]["seats"][2]["replaced"]), (200, &json!(false)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watch_link_shows_nobodys_hand() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]});
    let ada = Player::create(server.address, seats).await;
    let bob = ada.invite("Bob").await;
    play_on(&[&ada, &bob], 30).await;
    let closed = Socket::open(server.address, &ada.game, None, "").await;
    assert!(closed.is_err(), "without a link nobody watches");
    let link = ada.look().await["links"]["watch"].as_str().unwrap().to_owned();
    let watch = link.split_once("watch=").unwrap().1;
    let mut socket =
        Socket::open(server.address, &ada.game, None, &format!("watch={watch}")).await.unwrap();
    let seen = socket.next().await.unwrap();
    assert_eq!(seen["seat"], Value::Null);
    assert_eq!(seen["links"], Value::Null);
    for player in seen["scene"]["table"]["players"].as_array().unwrap() {
        for card in player["hand"].as_array().unwrap() {
            assert!(card.is_object(), "a back, not {card}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_seats_the_same_players() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    assert_eq!(ada.send(json!({"do": "rematch"})).await.1["error"]["code"], "not-over");
    let (status, over) = ada.send(json!({"do": "concede"})).await;
    assert_eq!((status, &over["game"]["status"]), (200, &json!("over")));
    assert_eq!(over["game"]["winners"], json!([1]));
    let (_, went_on) = bob.send(json!({"do": "rematch"})).await;
    let game = went_on["game"]["rematch"].as_str().unwrap().to_owned();
    let again = Player { game, ..ada.clone() };
    let look = again.look().await;
    assert_eq!(look["game"]["status"], "running");
    assert_eq!(look["game"]["seats"][1]["name"], "Bob");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_tells_who_is_away() {
    use axum::{Json, Router, routing::post};
    let (told, mut heard) = tokio::sync::mpsc::unbounded_channel::<Value>();
    let hook = Router::new().route(
        "/hook",
        post(move |Json(body): Json<Value>| async move {
            told.send(body).ok();
        }),
    );
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, hook).await });

    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, bob) = Player::pair(server.address).await;
    assert_eq!(bob.send(json!({"do": "webhook", "url": url})).await.0, 200);
    ada.choose(0).await;
    let body = heard.recv().await.unwrap();
    assert_eq!((&body["event"], &body["seat"]), (&json!("your-decision"), &json!(1)));
    assert_eq!(body["game"], json!(bob.game));
    server.stop().await;
}
