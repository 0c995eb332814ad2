//! Nothing reaches a client before it is entitled to it: all that is sent to a seat in whole games
//! is searched for the titles of cards that this seat cannot have seen.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{Database, Player, Running, Socket, call};
use serde_json::{Value, json};
use splay_engine::{Audience, Chronicle, Edition, Pile, Record, Sets, Sight};

/// After so many choices a game is given up, with the base game alone and with more.
const LONGEST: u64 = 500;
const LONG: u64 = 50;

/// Where in a message a title stands.
fn places_of(value: &Value, title: &str, path: &str) -> Vec<String> {
    match value {
        Value::String(text) if text.contains(title) => vec![format!("{path} = {text}")],
        Value::Array(items) => (0..)
            .zip(items)
            .flat_map(|(n, item): (usize, _)| places_of(item, title, &format!("{path}/{n}")))
            .collect(),
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, field)| places_of(field, title, &format!("{path}/{name}")))
            .collect(),
        _ => Vec::new(),
    }
}

/// All texts in a message, wherever they are.
fn texts(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| texts(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| texts(field, found)),
        _ => {}
    }
}

/// The titles that a message names. The longest come first among the titles, and are taken out: who
/// reads of Machine Tools has not read of Tools.
fn named(message: &Value, titles: &[String]) -> BTreeSet<String> {
    let mut found = Vec::new();
    texts(message, &mut found);
    let mut names = BTreeSet::new();
    for title in titles {
        for text in found.iter_mut().filter(|text| text.contains(title.as_str())) {
            *text = text.replace(title.as_str(), "");
            names.insert(title.clone());
        }
    }
    names
}

/// What a seat may know of a true position: all boards and open piles, and its own that only it sees.
fn open_to(position: &Value, seat: Option<usize>) -> BTreeSet<String> {
    let mut open = Vec::new();
    for (n, player) in position["players"].as_array().unwrap().iter().enumerate() {
        texts(&player["board"], &mut open);
        for pile in Pile::ALL {
            let is_open = match pile.seen_by() {
                Sight::All => true,
                Sight::Owner => seat == Some(n),
                Sight::Nobody => false,
            };
            if is_open {
                texts(&player[pile.to_string()], &mut open);
            }
        }
    }
    open.into_iter().collect()
}

/// The top cards of all boards, which everybody is shown.
fn tops(position: &Value) -> BTreeSet<String> {
    let boards = position["players"].as_array().unwrap().iter().map(|player| &player["board"]);
    let stacks = boards.flat_map(|board| board.as_object().unwrap().values());
    stacks.filter_map(|stack| stack["cards"][0].as_str()).map(str::to_owned).collect()
}

/// Words of the effects on cards that are seen, which may name other cards.
fn words_on(cards: &Value, seen: &BTreeSet<String>, titles: &[String]) -> BTreeSet<String> {
    let all = cards.as_array().unwrap();
    let visible = all.iter().filter(|card| seen.contains(card["title"].as_str().unwrap()));
    visible.flat_map(|card| named(&card["effects"], titles)).collect()
}

/// The piles of the true table that lie face down, as lists of titles.
fn piles(table: &Value) -> Vec<Vec<String>> {
    let players = table["players"].as_array().unwrap().iter();
    let owned = players.flat_map(|player| Pile::ALL.map(|pile| &player[pile.to_string()]));
    let decks = table["decks"].as_object().unwrap().values();
    let decks = decks.flat_map(|ages| ages.as_object().unwrap().values());
    let all = owned.chain(decks).chain([&table["achievements"], &table["removed"], &table["junk"]]);
    let titles = |pile: &Value| {
        let mut found = Vec::new();
        texts(pile, &mut found);
        found
    };
    all.map(titles).collect()
}

/// The cards never seen, of a back of which all such cards lie in one pile: who can count knows
/// what they are.
fn left_over(cards: &Value, seen: &BTreeSet<String>, table: &Value) -> Vec<String> {
    let piles = piles(table);
    let mut unseen: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for card in cards.as_array().unwrap() {
        let title = card["title"].as_str().unwrap();
        // Relics and other sets are in the list of cards, but not in this game.
        let there = piles.iter().any(|pile| pile.iter().any(|one| one == title));
        if there && !seen.contains(title) {
            unseen.entry(format!("{} {}", card["set"], card["age"])).or_default().push(title.to_owned());
        }
    }
    let pile_of = |title: &String| piles.iter().position(|pile| pile.contains(title));
    let together = |left: &Vec<String>| left.iter().map(pile_of).collect::<BTreeSet<_>>().len() == 1;
    unseen.into_values().filter(together).flatten().collect()
}

/// The true table after each move, and what happened in it.
fn true_course(record: &Value) -> Vec<(Value, Vec<Value>)> {
    let record: Record = serde_json::from_value(record.clone()).unwrap();
    let mut course = Vec::new();
    let mut known = 0;
    let watch = |game: &Chronicle| {
        let catalog = game.game().catalog();
        let fresh = game.events_since(known).iter().map(|event| event.told(catalog, Audience::Referee));
        let told = fresh.map(|told| serde_json::to_value(told).unwrap()).collect();
        course.push((serde_json::to_value(game.position()).unwrap(), told));
        known = game.events().len();
    };
    let moves = record.choices.len();
    record.replay_watched(splay_cards::catalog(record.edition, record.sets), moves, watch).unwrap();
    course
}

#[tokio::test(flavor = "multi_thread")]
async fn no_client_is_sent_what_it_may_not_see() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (_, cards) = call(server.address, "/api/cards", None, None).await;
    let kinds = Edition::ALL
        .into_iter()
        .flat_map(|edition| Sets::tried(edition).map(move |sets| (edition, sets)));
    for (round, (edition, sets)) in kinds.enumerate() {
        let longest = if sets == Sets::BASE { LONGEST } else { LONG };
        let named_sets: Vec<String> = sets.iter().map(|set| set.to_string()).collect();
        let game = json!({"edition": edition, "sets": named_sets, "listed": true,
            "seats": [{"who": "me", "name": "P0"}, {"who": "open"}]});
        let edition = &edition.to_string();
        let mut titles: Vec<String> = cards[edition]
            .as_array()
            .unwrap()
            .iter()
            .map(|card| card["title"].as_str().unwrap().to_owned())
            .collect();
        titles.sort_by_key(|title| std::cmp::Reverse(title.len()));
        let one = Player::create(server.address, game).await;
        let two = one.invite("P1").await;
        let mut sockets = [one.connect("").await, two.connect("").await];
        let mut outside = Socket::open(server.address, &one.game, None, "").await.unwrap();
        // Every message of a seat, with the number of choices after which it was sent.
        let mut sent: Vec<(Option<usize>, u64, Value)> = Vec::new();
        let mut number = 0;
        loop {
            let mut latest = [Value::Null, Value::Null];
            for (seat, socket) in sockets.iter_mut().enumerate() {
                latest[seat] = socket.until(|update| update["number"] == number).await;
                sent.push((Some(seat), number, latest[seat].clone()));
            }
            let watched = outside.until(|update| update["number"] == number).await;
            sent.push((None, number, watched));
            let Some(deciding) = latest[0]["game"]["deciding"].as_u64() else { break };
            if number == longest {
                // Some games would go round for ever; the record is open once one has given up.
                one.send(json!({"do": "concede"})).await;
                break;
            }
            let update = &latest[deciding as usize];
            let answers = update["scene"]["question"]["answers"].as_array().unwrap();
            let pick = (number as usize * 5 + round) % answers.len();
            let choose = json!({"do": "choose", "number": number, "choice": answers[pick]["written"]});
            sockets[deciding as usize].send(&choose).await;
            number += 1;
        }
        // The secrets in links are letters by chance, which can spell a title.
        for (_, _, message) in &mut sent {
            message["links"] = Value::Null;
        }
        let path = format!("/api/games/{}/record", one.game);
        let (_, record) = call(server.address, &path, Some(&one.secret), None).await;
        // Relics lie face up beside their decks.
        let relics = cards[edition].as_array().unwrap().iter().filter(|card| card["relic"] == true);
        let relics: BTreeSet<String> =
            relics.map(|card| card["title"].as_str().unwrap().to_owned()).collect();
        let mut seen = [(); 3].map(|()| relics.clone());
        let mut compared = [0; 3];
        for (moves, (table, happened)) in true_course(&record).iter().enumerate() {
            for (place, seat) in [Some(0), Some(1), None].into_iter().enumerate() {
                seen[place].extend(open_to(table, seat));
                // What passed by in the open within the move: moved over boards, or shown.
                for told in happened {
                    let visible = told["visible"]
                        .as_array()
                        .is_some_and(|seats| seat.is_some_and(|seat| seats.contains(&json!(seat))));
                    let zones = [&told["from"]["zone"], &told["to"]["zone"]];
                    let on_board = zones.iter().any(|zone| **zone == "board");
                    let open = matches!(
                        told["event"].as_str(),
                        Some("revealed" | "dogma" | "effect" | "ended")
                    );
                    if visible || on_board || open {
                        seen[place].extend(named(told, &titles));
                    }
                    let own = told["player"].as_u64().map(|player| player as usize);
                    let act = matches!(told["event"].as_str(), Some("first-card" | "action"));
                    if act && (own == seat || told["event"] == "action") {
                        seen[place].extend(named(told, &titles));
                    }
                }
                let mut entitled: BTreeSet<String> = seen[place]
                    .union(&words_on(&cards[edition], &seen[place], &titles))
                    .cloned()
                    .collect();
                entitled.extend(left_over(&cards[edition], &seen[place], table));
                for (_, _, message) in
                    sent.iter().filter(|(to, at, _)| *to == seat && *at == moves as u64)
                {
                    compared[place] += 1;
                    let names = named(message, &titles);
                    let leaked: Vec<&String> = names.difference(&entitled).collect();
                    let at: Vec<String> =
                        leaked.iter().flat_map(|title| places_of(message, title, "")).collect();
                    assert!(at.is_empty(), "{edition} {sets}, move {moves}: {seat:?} was sent {at:#?}");
                    // What is there for all to see is found, so what were hidden would be.
                    let missed: Vec<_> = tops(table).difference(&names).cloned().collect();
                    assert!(missed.is_empty(), "{edition} {sets}, move {moves}: {missed:?} not found");
                }
            }
        }
        // Nothing would be found where nothing was looked at.
        let all = compared.iter().sum::<usize>();
        assert!(
            compared.iter().all(|&count| count > 0),
            "{edition} {sets}: {compared:?} messages compared"
        );
        assert_eq!(all, sent.len(), "{edition} {sets}: every message is compared");
    }
    server.stop().await;
}
