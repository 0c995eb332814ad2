//! The protocol, spoken with a real process.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A `splay protocol` process and both ends of the conversation.
struct Splay {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Splay {
    fn start() -> Splay {
        let mut process = Command::new(env!("CARGO_BIN_EXE_splay"))
            .arg("protocol")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = process.stdin.take().unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        Splay { process, input, output }
    }

    fn say(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
        self.input.flush().unwrap();
        let mut reply = String::new();
        self.output.read_line(&mut reply).unwrap();
        serde_json::from_str(&reply).unwrap()
    }

    fn ask(&mut self, request: Value) -> Value {
        self.say(request.to_string().as_bytes())
    }

    #[track_caller]
    fn fails(&mut self, request: Value, code: &str) {
        let reply = self.ask(request.clone());
        assert_eq!(reply["error"]["code"], code, "{request} answered {reply}");
        let message = reply["error"]["message"].as_str().unwrap();
        assert!(message.len() > 5 && !message.contains('\n'), "{message}");
    }

    /// Ends the input and checks that the process ends well.
    fn end(mut self) {
        drop(self.input);
        assert!(self.process.wait().unwrap().success());
    }
}

fn new_game() -> Value {
    json!({"do": "new", "edition": "third", "sets": ["base"], "players": 2, "seed": 7})
}

#[test]
fn a_game_from_the_deal_to_the_end() {
    let mut splay = Splay::start();
    for edition in ["first", "third", "fourth"] {
        let mut reply = splay.ask(json!({"do": "new", "edition": edition, "players": 3, "seed": 1}));
        let mut choices = 0;
        while reply["outcome"].is_null() {
            let options = reply["decision"]["options"].as_array().unwrap();
            assert!(!options.is_empty());
            let choice = options[choices * 7 % options.len()]["choice"].clone();
            reply = splay.ask(json!({"do": "choose", "choice": choice}));
            assert!(reply["error"].is_null(), "{reply}");
            choices += 1;
        }
        assert!(reply["decision"].is_null());
        splay.fails(json!({"do": "choose", "choice": "draw"}), "game-over");
        splay.fails(json!({"do": "choose", "index": 0}), "game-over");
        splay.fails(json!({"do": "bot", "bot": "greedy"}), "game-over");
        splay.fails(json!({"do": "concede", "player": 0}), "cannot-concede");

        let record = splay.ask(json!({"do": "record"}))["record"].clone();
        assert_eq!(record["format"], "splay-record/1");
        assert_eq!(record["choices"].as_array().unwrap().len(), choices);
        let replayed = splay.ask(json!({"do": "load", "record": record}));
        assert_eq!(replayed["state"], reply["state"]);
        assert_eq!(replayed["outcome"], reply["outcome"]);
    }
    splay.end();
}

#[test]
fn the_documented_position_and_decision() {
    let mut splay = Splay::start();
    let reply = splay.ask(json!({"do": "load", "position": {
        "edition": "third", "sets": ["base"],
        "players": [
            {"hand": ["Sailing"], "score": ["Tools"], "achievements": ["Empire", "Paper"],
             "board": {"yellow": {"cards": ["Agriculture"]}, "red": {"cards": ["Archery", "Oars"], "splay": "left"}},
             "forecast": [], "display": [], "safe": []},
            {}],
        "achievements": ["Machinery", "World"],
        "decks": {"base": {"2": ["Calendar"]}},
        "removed": [], "junk": [],
        "turn": {"seat": 0, "actions": 1}}}));
    assert_eq!(reply["decision"]["player"], 0);
    assert_eq!(reply["state"]["players"][0]["points"], 1);
    assert_eq!(reply["state"]["players"][0]["icons"]["castle"], 3);
    let reply = splay.ask(json!({"do": "choose", "choice": "dogma Agriculture"}));
    let action = &reply["events"][0];
    assert_eq!((&action["event"], &action["player"]), (&json!("action"), &json!(0)));
    assert_eq!((&action["choice"], &action["kind"]), (&json!("dogma Agriculture"), &json!("dogma")));
    assert_eq!(action["target"], json!({"on": "card", "title": "Agriculture"}));
    assert_eq!(reply["decision"]["source"], "Agriculture");
    assert_eq!(reply["decision"]["prompt"], "You may return a card from your hand");
    assert_eq!(reply["decision"]["options"], json!([{"choice": "card Sailing"}, {"choice": "pass"}]));
    let reply = splay.ask(json!({"do": "choose", "index": 0}));
    assert_eq!(reply["state"]["players"][0]["score"], json!(["Calendar", "Tools"]));
    assert_eq!(reply["state"]["turn"]["seat"], 1);
    let told = reply["events"].as_array().unwrap();
    let returned = told.iter().find(|event| event["verb"] == "return").unwrap();
    assert_eq!(returned["card"], "Sailing");
    assert_eq!(returned["from"], json!({"zone": "hand", "player": 0}));
    assert_eq!(returned["to"], json!({"zone": "deck", "set": "base", "age": 1, "end": "bottom"}));
    splay.end();
}

#[test]
fn a_seat_sees_its_own_cards_and_others_backs() {
    let mut splay = Splay::start();
    splay.ask(new_game());
    let mine = splay.ask(json!({"do": "state", "as": 0}));
    let theirs = splay.ask(json!({"do": "state", "as": 1}));
    assert!(mine["state"]["players"][0]["hand"][0].is_string());
    assert_eq!(theirs["state"]["players"][0]["hand"][0], json!({"age": 1, "set": "base"}));
    assert!(mine["decision"]["options"].is_array());
    assert!(theirs["decision"]["options"].is_null(), "another's options would betray the hand");
    splay.fails(json!({"do": "state", "as": 2}), "no-such-seat");
    splay.end();
}

#[test]
fn undo_takes_the_last_choice_back() {
    let mut splay = Splay::start();
    splay.fails(json!({"do": "undo"}), "no-game");
    let before = splay.ask(new_game());
    splay.fails(json!({"do": "undo"}), "nothing-to-undo");
    splay.ask(json!({"do": "choose", "index": 1}));
    let after = splay.ask(json!({"do": "undo"}));
    assert_eq!(before["state"], after["state"]);
    assert_eq!(before["decision"], after["decision"]);
    splay.end();
}

#[test]
fn what_is_wrong_is_said_and_changes_nothing() {
    let mut splay = Splay::start();
    splay.fails(json!({"do": "state"}), "no-game");
    splay.fails(json!({"do": "choose", "choice": "draw"}), "no-game");
    let before = splay.ask(new_game());
    for line in [&b"{"[..], b"nonsense", b"[]", b"7", b"\"draw\"", b"{\"do\":", b"\xff\xfe{}", b"null"] {
        assert_eq!(splay.say(line)["error"]["code"], "malformed-json", "{line:?}");
    }
    splay.fails(json!({}), "unknown-request");
    splay.fails(json!({"do": 3}), "unknown-request");
    splay.fails(json!({"do": "dance"}), "unknown-request");
    splay.fails(json!({"do": "new"}), "bad-request");
    splay.fails(json!({"do": "new", "edition": "second", "players": 2}), "bad-request");
    splay.fails(json!({"do": "new", "edition": "third", "players": 2, "sed": 7}), "bad-request");
    splay.fails(json!({"do": "new", "edition": "third", "players": -1}), "bad-request");
    splay.fails(json!({"do": "new", "edition": "third", "players": 1}), "impossible-setup");
    splay.fails(
        json!({"do": "new", "edition": "third", "players": 900_000_000_000_u64}),
        "impossible-setup",
    );
    splay.fails(
        json!({"do": "new", "edition": "third", "players": 2, "sets": ["base", "roads"]}),
        "impossible-setup",
    );
    splay.fails(
        json!({"do": "new", "edition": "fourth", "players": 2, "sets": ["base", "echoes"]}),
        "impossible-setup",
    );
    splay.fails(
        json!({"do": "new", "edition": "third", "players": 4, "teams": [[0, 1, 2, 3]]}),
        "impossible-setup",
    );
    splay.fails(
        json!({"do": "new", "edition": "third", "players": 4, "teams": [[0, 99], [1, 3]]}),
        "impossible-setup",
    );
    splay.fails(
        json!({"do": "new", "edition": "third", "players": 2, "names": ["a", "b", "c"]}),
        "bad-request",
    );
    splay.fails(json!({"do": "load"}), "bad-request");
    splay.fails(json!({"do": "load", "position": 3}), "impossible-position");
    splay.fails(
        json!({"do": "load", "position": {"edition": "third", "players": [{"hand": ["Nope"]}, {}]}}),
        "impossible-position",
    );
    splay.fails(json!({"do": "load", "record": {"format": "splay-record/1"}}), "bad-record");
    splay.fails(json!({"do": "choose"}), "bad-request");
    splay.fails(json!({"do": "choose", "choice": "draw", "index": 0}), "bad-request");
    splay.fails(json!({"do": "choose", "choice": "win"}), "illegal-choice");
    splay.fails(json!({"do": "choose", "choice": "meld The Internet"}), "illegal-choice");
    splay.fails(json!({"do": "choose", "index": 99}), "illegal-choice");
    splay.fails(json!({"do": "choose", "index": u64::MAX}), "illegal-choice");
    splay.fails(json!({"do": "choose", "index": -1}), "bad-request");
    splay.fails(json!({"do": "bot", "bot": "oracle"}), "unknown-bot");
    splay.fails(json!({"do": "concede", "player": 7}), "no-such-seat");
    splay.fails(json!({"do": "cards", "edition": "third", "sets": ["unseen"]}), "impossible-setup");
    let after = splay.ask(json!({"do": "state"}));
    assert_eq!(before["state"], after["state"]);
    assert_eq!(before["decision"], after["decision"]);
    splay.end();
}

#[test]
fn a_search_says_what_it_thinks() {
    let mut splay = Splay::start();
    let mut reply = splay.ask(new_game());
    for _ in 0..12 {
        let asked = json!({"do": "bot", "bot": "mcts:50", "seed": 3});
        let answer = splay.ask(asked.clone());
        assert_eq!(answer, splay.ask(asked), "the same seed thinks the same");
        assert_eq!(
            (&answer["bot"], &answer["player"]),
            (&json!("mcts:50"), &reply["decision"]["player"])
        );
        let options = reply["decision"]["options"].as_array().unwrap();
        let index = answer["index"].as_u64().unwrap() as usize;
        assert_eq!(options[index]["choice"], answer["choice"]);
        let thought = &answer["thought"];
        assert_eq!(thought["line"][0], answer["choice"]);
        assert!(thought["tries"].as_u64().unwrap() <= 50);
        let weighed = thought["options"].as_array().unwrap();
        assert!(!weighed.is_empty() && weighed.len() <= options.len(), "{answer}");
        for option in weighed {
            assert!((0.0..=1.0).contains(&option["chance"].as_f64().unwrap()), "{option}");
            assert!(option["tries"].is_u64(), "{option}");
            assert!(options.iter().any(|listed| listed["choice"] == option["choice"]), "{option}");
        }
        reply = splay.ask(json!({"do": "choose", "choice": answer["choice"]}));
    }
    for bot in ["random", "beginner", "easy", "medium"] {
        let answer = splay.ask(json!({"do": "bot", "bot": bot, "seed": 3}));
        assert_eq!(answer["bot"], bot);
        assert!(answer["choice"].is_string() && answer["thought"].is_null(), "{answer}");
    }
    let answer = splay.ask(json!({"do": "bot", "bot": "mcts", "ms": 0}));
    assert_eq!(answer["bot"], "mcts:0ms");
    assert!(answer["choice"].is_string(), "no time at all is enough for a guess");
    splay.end();
}

#[test]
fn the_cards_with_their_effects() {
    let mut splay = Splay::start();
    for (edition, count) in [("first", 105), ("third", 105), ("fourth", 115)] {
        let reply = splay.ask(json!({"do": "cards", "edition": edition}));
        let cards = reply["cards"].as_array().unwrap();
        assert_eq!(cards.len(), count);
        assert_eq!(cards[3]["title"], "Archery");
        assert_eq!(cards[3]["icons"], json!(["castle", "lightbulb", "hex", "castle"]));
        assert_eq!(cards[3]["featured"], "castle");
        assert_eq!(cards[3]["effects"][0]["kind"], "demand");
    }
    splay.end();
}

#[test]
fn sets_are_played_and_their_programs_told() {
    let mut splay = Splay::start();
    let sets = json!(["base", "echoes"]);
    let cards = splay.ask(json!({"do": "cards", "edition": "third", "sets": sets}));
    let cards = cards["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 210);
    let dice = cards.iter().find(|card| card["title"] == "Dice").unwrap();
    assert_eq!(dice["icons"], json!(["hex", "bonus1", "crown", "crown"]));
    assert_eq!(dice["set"], "echoes");
    let position = json!({
        "edition": "third", "sets": sets,
        "players": [
            {"hand": ["Tools"], "forecast": ["Ruler"],
             "board": {"purple": {"cards": ["Flute", "Bell"], "splay": "left"}}},
            {}],
        "turn": {"seat": 0, "actions": 1}});
    splay.ask(json!({"do": "load", "position": position}));
    let program = splay.ask(json!({"do": "program", "card": "Flute"}));
    let titles: Vec<_> =
        program["program"].as_array().unwrap().iter().map(|part| &part["card"]).collect();
    assert_eq!(titles, ["Bell", "Flute", "Flute", "Flute"]);
    assert_eq!(program["program"][2]["kind"], "demand");
    assert_eq!(program["program"][2]["players"], json!([1]));
    assert_eq!(splay.ask(json!({"do": "program", "card": "Flute", "as": 0})), program);
    splay.fails(json!({"do": "program", "card": "Flute", "as": 1}), "not-your-decision");
    splay.fails(json!({"do": "program", "card": "Flute", "as": 2}), "no-such-seat");
    splay.fails(json!({"do": "program", "card": "World"}), "bad-request");
    let seen = splay.ask(json!({"do": "state", "as": 1}));
    assert_eq!(seen["state"]["players"][0]["forecast"], json!([{"age": 1, "set": "echoes"}]));
    let reply = splay.ask(json!({"do": "choose", "choice": "meld Tools"}));
    assert_eq!(reply["decision"]["options"], json!([{"choice": "card Ruler"}, {"choice": "pass"}]));
    splay.ask(json!({"do": "choose", "choice": "card Ruler"}));
    let reply = splay.ask(json!({"do": "choose", "choice": "dogma Ruler"}));
    assert_eq!(reply["state"]["players"][0]["board"]["blue"]["cards"], json!(["Ruler", "Tools"]));
    splay.end();
}

#[test]
fn conceding_ends_a_game_of_two() {
    let mut splay = Splay::start();
    splay.ask(new_game());
    let reply = splay.ask(json!({"do": "concede", "player": 0}));
    assert_eq!(reply["outcome"], json!({"winners": [1], "by": "elimination", "card": null}));
    let record = splay.ask(json!({"do": "record"}))["record"].clone();
    assert_eq!(record["choices"], json!(["concede 0"]));
    let reply = splay.ask(json!({"do": "load", "record": record}));
    assert_eq!(reply["outcome"]["winners"], json!([1]));
    splay.end();
}

#[test]
fn a_seat_gets_the_record_when_the_game_is_over() {
    let mut splay = Splay::start();
    splay.ask(new_game());
    splay.fails(json!({"do": "record", "as": 1}), "not-over");
    splay.fails(json!({"do": "record", "as": 2}), "no-such-seat");
    splay.ask(json!({"do": "concede", "player": 0}));
    let record = splay.ask(json!({"do": "record"}));
    assert_eq!(splay.ask(json!({"do": "record", "as": 1})), record);
    splay.end();
}

#[test]
fn relics_are_left_out_if_nobody_wants_them() {
    let mut splay = Splay::start();
    let mut game =
        json!({"do": "new", "edition": "third", "sets": ["base", "artifacts"], "players": 2, "seed": 7});
    let relic = |reply: &Value| {
        let lying = reply["state"]["achievements"].as_array().unwrap();
        lying.contains(&json!("Timbuktu"))
    };
    assert!(relic(&splay.ask(game.clone())));
    game["options"] = json!({"relics": false});
    assert!(!relic(&splay.ask(game.clone())));
    let record = splay.ask(json!({"do": "record"}))["record"].clone();
    assert_eq!(record["options"]["relics"], false);
    game["sets"] = json!(["base"]);
    game["options"] = json!({"relics": true});
    splay.fails(game, "impossible-setup");
    splay.end();
}

#[test]
fn a_record_of_other_rules_says_so() {
    let mut splay = Splay::start();
    splay.ask(new_game());
    splay.ask(json!({"do": "choose", "index": 0}));
    let mut record = splay.ask(json!({"do": "record"}))["record"].clone();
    record["rules"] = json!("splay-rules/0");
    let reply = splay.ask(json!({"do": "load", "record": record}));
    assert!(reply["warning"].as_str().unwrap().contains("splay-rules/0"));
    splay.end();
}

/// Plays a game by some rule and shows every reply.
fn play_through(splay: &mut Splay, mut reply: Value, mut watch: impl FnMut(&mut Splay, &Value)) {
    let mut choices = 0;
    while reply["outcome"].is_null() {
        watch(splay, &reply);
        let options = reply["decision"]["options"].as_array().unwrap();
        let index = choices * 7 % options.len();
        reply = splay.ask(json!({"do": "choose", "index": index}));
        assert!(reply["error"].is_null(), "{reply}");
        choices += 1;
    }
    watch(splay, &reply);
}

#[test]
fn who_speaks_as_a_seat_hears_what_that_seat_may() {
    let mut splay = Splay::start();
    let mut reply = splay.ask(json!({
        "do": "new", "edition": "third", "players": 2, "seed": 7, "as": 1,
    }));
    assert!(reply["state"]["players"][0]["hand"][0].is_object(), "{reply}");
    assert!(reply["decision"]["options"].is_null(), "player 0 decides");
    splay.fails(json!({"do": "choose", "index": 0, "as": 1}), "not-your-decision");
    splay.fails(json!({"do": "bot", "as": 1}), "not-your-decision");
    splay.fails(json!({"do": "choose", "index": 0, "as": 2}), "no-such-seat");
    splay.fails(json!({"do": "concede", "player": 0, "as": 1}), "cannot-concede");
    // Each seat hears everything once, whoever else was told something in between.
    let mut heard = [0, reply["events"].as_array().unwrap().len()];
    for _ in 0..60 {
        let player = splay.ask(json!({"do": "state"}))["decision"]["player"].as_u64().unwrap();
        reply = splay.ask(json!({"do": "choose", "index": 0, "as": player}));
        assert!(
            reply["state"]["players"][1 - player as usize]["hand"]
                .as_array()
                .unwrap()
                .iter()
                .all(Value::is_object)
        );
        heard[player as usize] += reply["events"].as_array().unwrap().len();
    }
    for seat in [0, 1] {
        heard[seat] += splay.ask(json!({"do": "state", "as": seat}))["events"].as_array().unwrap().len();
    }
    assert!(heard[0] == heard[1] && heard[0] > 100, "{heard:?}");
    let last = reply["decision"]["player"].as_u64().unwrap();
    splay.ask(json!({"do": "undo", "as": last}));
    let again = splay.ask(json!({"do": "choose", "index": 0}));
    assert!(again["error"].is_null());
    splay.end();
}

#[test]
fn a_state_loads_in_every_phase() {
    let mut splay = Splay::start();
    let mut other = Splay::start();
    let mut loaded = 0;
    for (edition, sets, players) in [
        ("first", json!(["base"]), 2),
        ("third", json!(["base", "echoes"]), 3),
        ("third", json!(["base", "cities"]), 2),
        ("third", json!(["base", "artifacts"]), 3),
        ("third", json!(["base", "figures"]), 2),
        ("third", json!(["base", "echoes", "cities", "artifacts", "figures"]), 4),
        ("fourth", json!(["base"]), 4),
    ] {
        let new = json!({"do": "new", "edition": edition, "sets": sets, "players": players, "seed": 3});
        let first = splay.ask(new);
        play_through(&mut splay, first, |_, reply| {
            let again = other.ask(json!({"do": "load", "position": reply["state"]}));
            assert!(again["error"].is_null(), "{again} for {}", reply["state"]);
            assert_eq!(again["outcome"], reply["outcome"]);
            if reply["state"]["turn"]["number"] == 0 {
                assert_eq!(again["decision"], reply["decision"]);
            }
            assert_eq!(again["state"]["players"], reply["state"]["players"]);
            loaded += 1;
        });
    }
    assert!(loaded > 300, "only {loaded}");
    splay.end();
    other.end();
}

#[test]
fn first_cards_that_were_picked_stay_picked_and_hidden() {
    let mut splay = Splay::start();
    splay.ask(json!({"do": "new", "edition": "third", "players": 3, "seed": 5}));
    let reply = splay.ask(json!({"do": "choose", "index": 1}));
    let picked = reply["state"]["players"][0]["first"].as_str().unwrap().to_owned();
    assert!(splay.ask(json!({"do": "state", "as": 1}))["state"]["players"][0]["first"].is_null());
    assert_eq!(
        splay.ask(json!({"do": "state", "as": 0}))["state"]["players"][0]["first"],
        picked.as_str()
    );
    let finish = |splay: &mut Splay| {
        splay.ask(json!({"do": "choose", "index": 0}));
        splay.ask(json!({"do": "choose", "index": 0}))["state"]["players"].clone()
    };
    let boards = finish(&mut splay);
    splay.ask(json!({"do": "load", "position": reply["state"]}));
    assert_eq!(finish(&mut splay), boards);
    let mut wrong = reply["state"].clone();
    wrong["players"][0]["first"] = json!("Sailing");
    wrong["players"][0]["hand"] = json!(["Oars"]);
    splay.fails(json!({"do": "load", "position": wrong}), "impossible-position");
    splay.end();
}

#[test]
fn seeds_survive_readers_of_floating_numbers() {
    let mut splay = Splay::start();
    for (seed, written) in [
        (json!(7), json!(7)),
        (json!("7"), json!(7)),
        (json!((1_u64 << 53) - 1), json!((1_u64 << 53) - 1)),
        (json!(u64::MAX), json!("18446744073709551615")),
        (json!("18446744073709551615"), json!("18446744073709551615")),
    ] {
        splay.ask(json!({"do": "new", "edition": "third", "players": 2, "seed": seed}));
        let record = splay.ask(json!({"do": "record"}))["record"].clone();
        assert_eq!(record["seed"], written);
        let dealt = splay.ask(json!({"do": "state"}))["state"].clone();
        assert_eq!(splay.ask(json!({"do": "load", "record": record}))["state"], dealt);
    }
    splay.ask(json!({"do": "new", "edition": "third", "players": 2}));
    let any = splay.ask(json!({"do": "record"}))["record"]["seed"].as_u64().unwrap();
    assert!(any < 1 << 53);
    splay.fails(json!({"do": "new", "edition": "third", "players": 2, "seed": "x"}), "bad-request");
    splay.fails(json!({"do": "new", "edition": "third", "players": 2, "seed": -1}), "bad-request");
    splay.end();
}

#[test]
fn the_versions_are_told() {
    let mut splay = Splay::start();
    let versions = splay.ask(json!({"do": "version"}));
    assert_eq!(versions["protocol"], 2);
    assert_eq!(versions["rules"], splay_engine::Rules::VERSION);
    splay.end();
}

#[test]
fn an_outcome_always_says_which_card() {
    let mut splay = Splay::start();
    splay.ask(new_game());
    let reply = splay.ask(json!({"do": "concede", "player": 0}));
    assert_eq!(reply["outcome"], json!({"winners": [1], "by": "elimination", "card": null}));
    splay.end();
}
