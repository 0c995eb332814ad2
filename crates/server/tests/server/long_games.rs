//! Games so long that playing them again takes a while: others notice nothing of it.

use crate::common::{Database, Player, Running, call};
use crate::games::play_on;
use serde_json::{Value, json};
use splay_engine::{Choice, Chronicle, Edition, Position, Record, Sets};

/// A game of so many moves in which nothing ever happens: hands are empty, and the cards on the table are
/// about hands.
pub fn endless(moves: usize) -> Record {
    let position = json!({"edition": "third", "players": [
        {"board": {"purple": {"cards": ["Code of Laws"]}}}, {"board": {"yellow": {"cards": ["Masonry"]}}}]});
    let position: Position = serde_json::from_value(position).unwrap();
    let catalog = splay_cards::catalog(Edition::Third, Sets::BASE);
    let mut game = Chronicle::from_position(catalog, position).unwrap();
    for _ in 0..moves {
        let options = game.game().options();
        let dogma = options.iter().position(|option| matches!(option, Choice::Dogma(_))).unwrap();
        game.choose_index(dogma).unwrap();
    }
    game.record()
}

fn from(record: &Record, moves: usize) -> Value {
    json!({"edition": "third", "seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bob"}],
        "from": {"record": record, "moves": moves}})
}

/// Uses a card on the table, or takes that back: how many moves there are then.
async fn go_on(player: &Player, back: bool) -> u64 {
    // The log is known.
    let path = format!("/api/games/{}?log=100000", player.game);
    let (_, look) = call(player.address, &path, Some(&player.secret), None).await;
    let (deciding, number) = (&look["game"]["deciding"], &look["number"]);
    let command = match back {
        true => json!({"do": "undo", "number": number}),
        false => {
            let card = if *deciding == json!(0) { "Code of Laws" } else { "Masonry" };
            json!({"do": "choose", "number": number, "choice": format!("dogma {card}")})
        }
    };
    for seat in 0..2 {
        let path = format!("{path}&seat={seat}");
        let (status, update) =
            call(player.address, &path, Some(&player.secret), Some(command.clone())).await;
        if status == 200 {
            return update["game"]["moves"].as_u64().unwrap();
        }
    }
    panic!("nothing is possible: {command}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_game_is_loaded_and_taken_back_while_others_play() {
    const MOVES: usize = 2400;
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let long = Player::create(server.address, from(&endless(MOVES), MOVES)).await;
    let (ada, bob) = Player::pair(server.address).await;
    let changing_ones_mind = async {
        for _ in 0..2 {
            for n in 1..=10 {
                assert_eq!(go_on(&long, false).await, (MOVES + n) as u64);
            }
            let mut moves = (MOVES + 10) as u64;
            while moves > MOVES as u64 {
                let before = std::mem::replace(&mut moves, go_on(&long, true).await);
                assert!(moves < before);
            }
        }
    };
    let players = [&ada, &bob];
    let (_, others) = tokio::join!(changing_ones_mind, play_on(&players, 30));
    assert!(others["number"].as_u64() >= Some(1));
    let before = long.look().await;
    server.stop().await;

    let server = Running::start(&database.url).await;
    let [long, ada] = [long, ada].map(|player| Player { address: server.address, ..player });
    let loading = (0..8).map(|_| long.look());
    let (looks, _) = tokio::join!(futures_util::future::join_all(loading), ada.look());
    for look in looks {
        assert_eq!((&look["scene"], &look["number"]), (&before["scene"], &before["number"]));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_game_goes_on_from_a_record_without_end() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let record = endless(2501);
    let game = call(server.address, "/api/games", None, Some(from(&record, 2501))).await;
    assert_eq!((game.0, &game.1["error"]["code"]), (422, &json!("impossible-setup")), "{}", game.1);
    let game = call(server.address, "/api/games", None, Some(from(&record, 2500))).await;
    assert_eq!(game.0, 200, "{}", game.1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_is_sent_small() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let long = Player::create(server.address, from(&endless(400), 400)).await;
    let url = format!("http://{}/api/games/{}", server.address, long.game);
    let ask = async |accepted: &str| {
        let asked = reqwest::Client::new().get(&url).bearer_auth(&long.secret);
        let answer = asked.header("accept-encoding", accepted).send().await.unwrap();
        assert_eq!(answer.headers().get("cache-control").unwrap(), "no-store");
        let packing: Vec<_> = answer.headers().get_all("content-encoding").iter().cloned().collect();
        (packing, answer.bytes().await.unwrap())
    };
    let ((packing, small), (none, plain)) = (ask("gzip").await, ask("identity").await);
    assert_eq!((packing.len(), &packing[0], none.len()), (1, &"gzip".parse().unwrap(), 0));
    let look: Value = serde_json::from_slice(&plain).unwrap();
    assert!(look["log"]["lines"].as_array().unwrap().len() > 400);
    assert!(small.len() < plain.len() / 5, "{} of {}", small.len(), plain.len());
    server.stop().await;
}
