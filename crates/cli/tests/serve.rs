//! `splay serve` as a process: killed at any moment, it loses nothing it has acknowledged.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How often the server is killed.
const KILLS: u64 = 6;

struct Server {
    process: Child,
    port: u16,
}

impl Server {
    fn start(database: &Path) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_splay"))
            .args(["serve", "--json-log", "--address", "127.0.0.1:0", "--database"])
            .arg(database)
            .env("RUST_LOG", "info")
            .stderr(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut log = BufReader::new(process.stderr.take().unwrap()).lines();
        let port = log.by_ref().map_while(Result::ok).find_map(|line| {
            let line: Value = serde_json::from_str(&line).ok()?;
            line["fields"]["address"].as_str()?.rsplit(':').next()?.parse().ok()
        });
        // Nobody reads the rest, but somebody has to take it.
        thread::spawn(move || log.for_each(drop));
        Server { process, port: port.expect("the log says where it serves") }
    }

    /// Kills it, without a word of warning.
    fn kill(self) {}
}

impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

/// Makes a request; nothing if the server does not answer to its end.
fn request(
    port: u16,
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> Option<Value> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let bearer = secret.map(|secret| format!("Authorization: Bearer {secret}\r\n")).unwrap_or_default();
    let head = format!("{method} {path} HTTP/1.1\r\nHost: splay\r\nConnection: close\r\n{bearer}");
    write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    if head.starts_with("HTTP/1.1 200") { serde_json::from_str(body).ok() } else { None }
}

/// Plays both seats of a game until the server is gone; keeps the last number acknowledged.
fn play(port: u16, game: &str, secret: &str, acknowledged: &AtomicU64) {
    let path = format!("/api/games/{game}");
    let Some(mut update) = request(port, "GET", &path, Some(secret), None) else { return };
    for pick in 0.. {
        let Some(seat) = update["game"]["deciding"].as_u64() else { return };
        if update["seat"] != seat {
            let path = format!("{path}?seat={seat}");
            let Some(look) = request(port, "GET", &path, Some(secret), None) else { return };
            update = look;
        }
        let answers = update["scene"]["question"]["answers"].as_array().unwrap();
        let choice = &answers[pick % answers.len()]["written"];
        let choose = json!({"do": "choose", "number": update["number"], "choice": choice});
        let Some(next) = request(port, "POST", &path, Some(secret), Some(&choose)) else { return };
        acknowledged.store(next["number"].as_u64().unwrap(), Ordering::SeqCst);
        update = next;
    }
}

#[test]
fn what_was_acknowledged_survives_being_killed() {
    let folder = std::env::temp_dir().join(format!("splay-serve-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let database = folder.join("games.db");
    let mut server = Server::start(&database);
    let games: Vec<(String, String, AtomicU64)> = (0..3)
        .map(|_| {
            let new = json!({"edition": "third",
                "seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bob"}]});
            let seated = request(server.port, "POST", "/api/games", None, Some(&new)).unwrap();
            let text = |name: &str| seated[name].as_str().unwrap().to_owned();
            (text("game"), text("secret"), AtomicU64::new(0))
        })
        .collect();
    for kill in 0..KILLS {
        let port = server.port;
        thread::scope(|scope| {
            for (game, secret, acknowledged) in &games {
                scope.spawn(move || play(port, game, secret, acknowledged));
            }
            let made = || games.iter().map(|game| game.2.load(Ordering::SeqCst)).sum::<u64>();
            let (before, started) = (made(), Instant::now());
            while made() < before + 5 + 3 * kill {
                assert!(started.elapsed() < Duration::from_secs(60), "games are played");
                thread::sleep(Duration::from_millis(1));
            }
            server.kill();
        });
        server = Server::start(&database);
        for (game, secret, acknowledged) in &games {
            let path = format!("/api/games/{game}");
            let update = request(server.port, "GET", &path, Some(secret), None).unwrap();
            let (kept, told) = (update["number"].as_u64().unwrap(), acknowledged.load(Ordering::SeqCst));
            assert!(kept >= told, "{told} choices were acknowledged, {kept} are there");
            assert!(kept <= told + 1, "at most the one that was on its way is there, too");
        }
    }
    server.kill();
    std::fs::remove_dir_all(folder).ok();
}
