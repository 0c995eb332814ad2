//! Games against bots, whose people choose at once: how long they wait for an answer.

use std::fmt;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt, TryStreamExt, stream};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::Message;

use crate::door::{Door, Socket};
use crate::game::Dice;
use crate::{AT_ONCE, Args, Fallible};

/// How long people waited until it was their decision again.
pub struct Waits {
    games: usize,
    level: String,
    waits: Vec<Duration>,
    hurried: usize,
}

/// Plays so many games against bots of a level, all at the same time.
pub async fn measure(args: &Args, door: &Door, level: &str) -> Fallible<Waits> {
    let new = json!({
        "edition": args.edition,
        "sets": args.sets,
        "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "level": level}],
    });
    let sockets: Vec<Socket> = stream::iter(0..args.games)
        .map(|_| door.take_seat(&new))
        .buffer_unordered(AT_ONCE)
        .try_collect()
        .await?;
    let until = Instant::now() + Duration::from_secs(args.seconds);
    let mut tasks = JoinSet::new();
    for (n, socket) in sockets.into_iter().enumerate() {
        tasks.spawn(play(socket, until, Dice::new(args.seed ^ (n as u64) << 20)));
    }
    let mut all = Waits { games: args.games, level: level.to_owned(), waits: Vec::new(), hurried: 0 };
    for (waits, hurried) in tasks.join_all().await {
        all.waits.extend(waits);
        all.hurried += hurried;
    }
    all.waits.sort_unstable();
    Ok(all)
}

/// Chooses at random whenever it can; says how long each answer took, and how many were hurried.
async fn play(mut socket: Socket, until: Instant, mut dice: Dice) -> (Vec<Duration>, usize) {
    let (mut waits, mut hurried) = (Vec::new(), 0);
    let (mut sent, mut bot_was_asked) = (None, false);
    while let Ok(Some(Ok(message))) = timeout_at(until, socket.next()).await {
        let Message::Text(text) = message else { continue };
        let Ok(update) = serde_json::from_str::<Value>(&text) else { continue };
        if update["game"]["status"] == "over" {
            break;
        }
        bot_was_asked |= update["game"]["deciding"] == 1;
        hurried += usize::from(update["hurried"] == true);
        let Some(answers) = update["scene"]["question"]["answers"].as_array() else { continue };
        if answers.is_empty() || update["game"]["deciding"] != 0 {
            continue;
        }
        if let Some((number, when)) = sent {
            if update["number"].as_u64() <= Some(number) {
                continue;
            }
            let when: Instant = when;
            if bot_was_asked {
                waits.push(when.elapsed());
            }
        }
        let choice = &answers[dice.below(answers.len())]["written"];
        let choose = json!({"do": "choose", "number": update["number"], "choice": choice});
        sent = update["number"].as_u64().map(|number| (number, Instant::now()));
        bot_was_asked = false;
        if socket.send(Message::text(choose.to_string())).await.is_err() {
            break;
        }
    }
    // Who still waits has waited at least so long.
    waits.extend(sent.filter(|_| bot_was_asked).map(|(_, when)| when.elapsed()));
    (waits, hurried)
}

impl fmt::Display for Waits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Waits { games, level, waits, hurried } = self;
        let at = |share: f64| {
            let place = ((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1));
            waits.get(place).map_or(0.0, Duration::as_secs_f64)
        };
        writeln!(
            f,
            "{games} games against {level}: {} answers, {hurried} updates said hurried",
            waits.len()
        )?;
        writeln!(
            f,
            "waited for an answer, in seconds: half {:.2}, 95% {:.2}, 99% {:.2}, longest {:.2}",
            at(0.5),
            at(0.95),
            at(0.99),
            at(1.0)
        )
    }
}
