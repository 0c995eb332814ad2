//! `splay serve` as a process: killed at any moment, and after a full disk, it loses nothing it has
//! acknowledged. And what else is done with the games it keeps.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
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
        Server::launch(Command::new(env!("CARGO_BIN_EXE_splay")), database)
    }

    /// Starts it where no file can become longer than so many blocks of half a kilobyte: what is
    /// written beyond fails, as on a full disk.
    fn start_cramped(database: &Path, blocks: u32) -> Server {
        let mut shell = Command::new("sh");
        let script = format!("trap '' XFSZ; ulimit -S -f {blocks}; exec \"$0\" \"$@\"");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_splay")]);
        Server::launch(shell, database)
    }

    fn launch(mut program: Command, database: &Path) -> Server {
        let mut process = program
            .args(["serve", "--creations-per-minute", "1000", "--commands-per-second", "1000"])
            .args(["--requests-per-second", "1000", "--json-log"])
            .args(["--address", "127.0.0.1:0", "--database"])
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

    /// Gives it all the room there is.
    fn make_room(&self) {
        let done = Command::new("prlimit")
            .args(["--fsize=unlimited:unlimited", "--pid", &self.process.id().to_string()])
            .status();
        assert!(done.expect("prlimit runs").success());
    }

    /// Kills it, without a word of warning.
    fn kill(self) {
        drop(self);
    }
}

impl Drop for Server {
    /// No test leaves a server behind, however it ends.
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
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

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("splay-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A new game of two people at one screen: its name and their secret.
fn new_game(port: u16) -> (String, String) {
    let new = json!({"edition": "third",
        "seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bob"}]});
    let seated = request(port, "POST", "/api/games", None, Some(&new)).unwrap();
    let text = |name: &str| seated[name].as_str().unwrap().to_owned();
    (text("game"), text("secret"))
}

/// Tries to make one choice; the number of it if it was acknowledged.
fn choose(port: u16, game: &str, secret: &str, pick: usize) -> Option<u64> {
    let path = format!("/api/games/{game}");
    let look = request(port, "GET", &path, Some(secret), None)?;
    let path = format!("{path}?seat={}", look["game"]["deciding"].as_u64()?);
    let look = request(port, "GET", &path, Some(secret), None)?;
    let answers = look["scene"]["question"]["answers"].as_array()?;
    let choice = &answers[pick % answers.len()]["written"];
    let choose = json!({"do": "choose", "number": look["number"], "choice": choice});
    request(port, "POST", &path, Some(secret), Some(&choose))?["number"].as_u64()
}

#[test]
fn what_was_acknowledged_after_a_full_disk_is_on_it() {
    let folder = folder("full");
    let database = folder.join("games.db");
    let server = Server::start_cramped(&database, 800);
    let (game, secret) = new_game(server.port);
    let (mut acknowledged, mut failures) = (0, 0);
    for pick in 0..1000 {
        match choose(server.port, &game, &secret, pick) {
            Some(number) => acknowledged = number,
            None => failures += 1,
        }
        if failures == 4 {
            break;
        }
    }
    assert_eq!(failures, 4, "the disk is full in the end, after {acknowledged} choices");
    let address = format!("127.0.0.1:{}", server.port);
    server.make_room();
    thread::sleep(Duration::from_millis(1100));
    let (said, well) = splay(&["health", "--address", &address]);
    assert!(well, "it is well again without help: {said}");
    for pick in 0..20 {
        let before = acknowledged;
        acknowledged = choose(server.port, &game, &secret, pick).expect("everything is kept again");
        assert!(acknowledged > before);
    }
    server.kill();
    let server = Server::start(&database);
    let look = request(server.port, "GET", &format!("/api/games/{game}"), Some(&secret), None).unwrap();
    assert_eq!(look["number"].as_u64(), Some(acknowledged));
    server.kill();
    std::fs::remove_dir_all(folder).ok();
}

/// Runs the program; what it wrote, and whether it was content.
fn splay(arguments: &[&str]) -> (String, bool) {
    let output = Command::new(env!("CARGO_BIN_EXE_splay")).args(arguments).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (String::from_utf8(said).unwrap(), output.status.success())
}

#[test]
fn games_are_backed_up_brought_back_and_verified() {
    let folder = folder("backup");
    let path = |name: &str| folder.join(name).display().to_string();
    let server = Server::start(&folder.join("games.db"));
    let (game, secret) = new_game(server.port);
    for pick in 0..12 {
        choose(server.port, &game, &secret, pick);
    }
    let (said, well) = splay(&["backup", &path("copy.db"), "--database", &path("games.db")]);
    assert!(well && said.contains("1 game with 14 entries"), "while the server goes on: {said}");
    let (said, well) = splay(&["backup", &path("copy.db"), "--database", &path("games.db")]);
    assert!(!well && said.contains("is there already"), "{said}");
    server.kill();

    let (said, well) = splay(&["restore", &path("copy.db"), "--database", &path("other.db")]);
    assert!(well && said.contains("1 game with 14 entries"), "{said}");
    let (said, well) = splay(&["restore", &path("copy.db"), "--database", &path("other.db")]);
    assert!(!well && said.contains("name an empty one"), "{said}");
    let (said, well) = splay(&["verify", "--database", &path("other.db")]);
    assert!(well && said.contains("1 game with 14 entries; 0 with a fault"), "{said}");

    // The game goes on where it was, and its deal is the one that was promised.
    let server = Server::start(&folder.join("other.db"));
    let address = format!("/api/games/{game}");
    let look = request(server.port, "GET", &address, Some(&secret), None).unwrap();
    assert_eq!(look["number"], 12);
    let concede = json!({"do": "concede"});
    request(server.port, "POST", &address, Some(&secret), Some(&concede)).unwrap();
    let record = request(server.port, "GET", &format!("{address}/record"), Some(&secret), None).unwrap();
    std::fs::write(folder.join("record.json"), record.to_string()).unwrap();
    let deal = look["game"]["deal"].as_str().unwrap();
    let (said, well) = splay(&["verify", &path("record.json"), "--deal", deal]);
    assert!(well && said.contains("is the one that the server committed itself to"), "{said}");
    let (said, well) = splay(&["verify", &path("record.json"), "--deal", &"0".repeat(64)]);
    assert!(!well && said.contains("is not the one promised"), "{said}");
    server.kill();
    std::fs::remove_dir_all(folder).ok();
}
