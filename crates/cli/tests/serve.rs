//! `splay serve` as a process: killed at any moment, and after a full disk, it loses nothing it has
//! acknowledged. And what else is done with the games it keeps.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
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
        Server::launch(Command::new(env!("CARGO_BIN_EXE_splay")), database)
    }

    /// Starts it so that it can be cramped: what is written beyond the room it is left fails, as on a full
    /// disk, and does not end it.
    fn start_in_a_corner(database: &Path) -> Server {
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_splay")]);
        Server::launch(shell, database)
    }

    fn launch(mut program: Command, database: &Path) -> Server {
        let mut process = program
            .args(["serve", "--creations-per-minute", "1000", "--commands-per-second", "1000"])
            .args(["--requests-per-second", "1000", "--json-log", "--private-webhooks"])
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

    /// Leaves it so many bytes more than its longest file has.
    fn cramp(&self, database: &Path, room: u64) {
        let of = |ending: &str| std::fs::metadata(format!("{}{ending}", database.display()));
        let longest = ["", "-wal"].into_iter().filter_map(|ending| Some(of(ending).ok()?.len())).max();
        self.limit_files(&(longest.expect("there is a database") + room).to_string());
    }

    /// Gives it all the room there is.
    fn make_room(&self) {
        self.limit_files("unlimited");
    }

    /// Files can become so long and no longer.
    fn limit_files(&self, bytes: &str) {
        let (limit, process) = (format!("--fsize={bytes}:unlimited"), self.process.id().to_string());
        let done = Command::new("prlimit").args([&limit, "--pid", &process]).status();
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

/// Makes a request: what was answered if all went well; nothing otherwise.
fn request(
    port: u16,
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> Option<Value> {
    let (status, answer) = ask(port, method, path, secret, body)?;
    (status == 200).then_some(answer)
}

/// Makes a request: the status and the answer; nothing if the server does not answer to its end.
fn ask(
    port: u16,
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> Option<(u16, Value)> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let bearer = secret.map(|secret| format!("Authorization: Bearer {secret}\r\n")).unwrap_or_default();
    let head = format!("{method} {path} HTTP/1.1\r\nHost: splay\r\nConnection: close\r\n{bearer}");
    write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()?;
    Some((status, serde_json::from_str(body).ok()?))
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
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
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
}

/// A game of two people at one screen.
struct Game {
    id: String,
    secret: String,
    /// How many choices in it were acknowledged.
    acknowledged: u64,
}

/// What came of a choice.
enum Chose {
    Acknowledged,
    Refused,
    /// There is none: the game is over.
    Over,
}

impl Game {
    /// A new one, if it can be kept.
    fn new(port: u16) -> Option<Game> {
        let new = json!({"edition": "third",
            "seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bob"}]});
        let seated = request(port, "POST", "/api/games", None, Some(&new))?;
        let text = |name: &str| seated[name].as_str().unwrap().to_owned();
        Some(Game { id: text("game"), secret: text("secret"), acknowledged: 0 })
    }

    fn path(&self) -> String {
        format!("/api/games/{}", self.id)
    }

    fn look(&self, port: u16) -> Value {
        request(port, "GET", &self.path(), Some(&self.secret), None).expect("the server answers")
    }

    /// Makes one choice.
    fn choose(&mut self, port: u16, pick: usize) -> Chose {
        let Some(seat) = self.look(port)["game"]["deciding"].as_u64() else { return Chose::Over };
        let path = format!("{}?seat={seat}", self.path());
        let look = request(port, "GET", &path, Some(&self.secret), None).expect("the server answers");
        let answers = look["scene"]["question"]["answers"].as_array().unwrap();
        let choice = &answers[pick % answers.len()]["written"];
        let choose = json!({"do": "choose", "number": look["number"], "choice": choice});
        match ask(port, "POST", &path, Some(&self.secret), Some(&choose)).expect("the server answers") {
            (200, answer) => {
                self.acknowledged = answer["number"].as_u64().unwrap();
                Chose::Acknowledged
            }
            (503, _) => Chose::Refused,
            (status, answer) => panic!("{status}: {answer}"),
        }
    }
}

/// Asks a server how it is until it is well, or until it is not.
fn until_health_is(port: u16, well: bool) {
    let address = format!("127.0.0.1:{port}");
    let started = Instant::now();
    while splay(&["health", "--address", &address]).1 != well {
        assert!(started.elapsed() < Duration::from_secs(60), "is it well? {well}, without help");
        thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn what_was_acknowledged_after_a_full_disk_is_on_it() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let server = Server::start_in_a_corner(&database);
    let mut games = vec![Game::new(server.port).expect("there is room for a game")];
    server.cramp(&database, 200_000);
    let mut refused = 0;
    for pick in 0..3000 {
        let game = games.last_mut().expect("there is one");
        match game.choose(server.port, pick) {
            Chose::Acknowledged => {}
            Chose::Refused => refused += 1,
            Chose::Over => match Game::new(server.port) {
                Some(game) => games.push(game),
                None => refused += 1,
            },
        }
        if refused == 4 {
            break;
        }
    }
    assert_eq!(refused, 4, "the disk is full in the end");
    // What is very small may fit in again; now nothing does.
    server.limit_files("1");
    until_health_is(server.port, false);
    server.make_room();
    until_health_is(server.port, true);
    let mut game = Game::new(server.port).expect("there is room again");
    for pick in 0..20 {
        let kept = matches!(game.choose(server.port, pick), Chose::Acknowledged);
        assert!(kept, "everything is kept again");
    }
    games.push(game);
    server.kill();
    let server = Server::start(&database);
    for game in games {
        let kept = game.look(server.port)["number"].as_u64().unwrap();
        assert!(kept >= game.acknowledged, "{} were acknowledged, {kept} are there", game.acknowledged);
    }
    server.kill();
}

/// Answers the next call at an address: its head and its body.
fn next_call(listener: &TcpListener) -> (String, Value) {
    let (mut stream, _) = listener.accept().expect("somebody calls");
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        assert!(reader.read_line(&mut head).unwrap() > 0, "a call has a head");
    }
    let head = head.to_lowercase();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    let mut body = vec![0; length.expect("a call says how long it is").parse().unwrap()];
    reader.read_exact(&mut body).unwrap();
    stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").unwrap();
    (head, serde_json::from_slice(&body).unwrap())
}

#[test]
fn a_call_that_a_crash_prevented_is_made_up_for_and_signed() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let server = Server::start(&database);
    let mut game = Game::new(server.port).expect("it is kept");
    // The second seat wants to be called. The server calls, is not answered, and is killed.
    let hook = json!({"do": "webhook", "url": url, "key": "a key that only Bob has"});
    let path = format!("{}?seat=1", game.path());
    request(server.port, "POST", &path, Some(&game.secret), Some(&hook)).expect("it is kept");
    assert!(matches!(game.choose(server.port, 0), Chose::Acknowledged));
    server.kill();
    // Whatever it had begun to say is not listened to.
    listener.set_nonblocking(true).unwrap();
    while listener.accept().is_ok() {}
    listener.set_nonblocking(false).unwrap();

    let server = Server::start(&database);
    let (head, told) = next_call(&listener);
    assert_eq!((&told["game"], &told["seat"]), (&json!(game.id), &json!(1)));
    assert!(head.contains(&format!("webhook-id: {}.1\r\n", game.id.to_lowercase())), "{head}");
    assert!(head.contains("webhook-signature: v1,"), "{head}");
    server.kill();
}

/// Runs the program; what it wrote, and whether it was content.
fn splay(arguments: &[&str]) -> (String, bool) {
    let output = Command::new(env!("CARGO_BIN_EXE_splay")).args(arguments).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (String::from_utf8(said).unwrap(), output.status.success())
}

#[test]
fn games_are_backed_up_brought_back_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let server = Server::start(&folder.path().join("games.db"));
    let mut game = Game::new(server.port).expect("it is kept");
    for pick in 0..12 {
        game.choose(server.port, pick);
    }
    let (said, well) = splay(&["backup", &path("copy.db"), "--database", &path("games.db")]);
    assert!(well && said.contains("1 game with 14 entries"), "while the server goes on: {said}");
    let (said, well) = splay(&["backup", &path("copy.db"), "--database", &path("games.db")]);
    assert!(!well && said.contains("already exists"), "{said}");
    server.kill();

    let (said, well) = splay(&["restore", &path("copy.db"), "--database", &path("other.db")]);
    assert!(well && said.contains("1 game with 14 entries"), "{said}");
    let (said, well) = splay(&["restore", &path("copy.db"), "--database", &path("other.db")]);
    assert!(!well && said.contains("name an empty one"), "{said}");
    let (said, well) = splay(&["verify", "--database", &path("other.db")]);
    assert!(well && said.contains("1 game with 14 entries; 0 with errors"), "{said}");

    // Somebody changes what was chosen: it is found, and the game named.
    let whole = std::fs::read(path("copy.db")).unwrap();
    let change = |name: &str, from: &[u8], to: &[u8]| {
        let mut changed = whole.clone();
        let place = changed.windows(from.len()).position(|bytes| bytes == from).expect("it is there");
        changed[place..place + to.len()].copy_from_slice(to);
        std::fs::write(path(name), changed).unwrap();
    };
    change("changed.db", br#""choice":""#, br#""choice":"?"#);
    let (said, well) = splay(&["verify", "--database", &path("changed.db")]);
    let named = format!("{}: it cannot be replayed: ", game.id);
    assert!(!well && said.contains(&named) && said.contains("wrong with 1 game"), "{said}");

    // A copy that breaks off leaves nothing behind, and nothing in the way of the next.
    change("broken.db", br#""choice":""#, b"\xff\xff\xff");
    let (said, well) = splay(&["backup", &path("again.db"), "--database", &path("broken.db")]);
    assert!(!well && said.contains("the database failed"), "{said}");
    std::fs::write(path("again.db.part"), "what is left of a copy whose program was killed").unwrap();
    let (said, well) = splay(&["backup", &path("again.db"), "--database", &path("other.db")]);
    assert!(well, "{said}");
    for mistyped in [
        &["verify", "--database", &path("gams.db")][..],
        &["backup", &path("new.db"), "--database", &path("gams.db")],
    ] {
        let (said, well) = splay(mistyped);
        assert!(!well && said.contains("there is no file") && said.contains("gams.db"), "{said}");
    }
    for nothing in ["gams.db", "new.db", "new.db.part", "again.db.part"] {
        assert!(!Path::new(&path(nothing)).exists(), "{nothing}");
    }

    // The game goes on where it was, and its deal is the one that was promised.
    let server = Server::start(&folder.path().join("other.db"));
    let look = game.look(server.port);
    assert_eq!(look["number"], 12);
    let concede = json!({"do": "concede"});
    let (address, secret) = (game.path(), Some(game.secret.as_str()));
    request(server.port, "POST", &address, secret, Some(&concede)).unwrap();
    let record = request(server.port, "GET", &format!("{address}/record"), secret, None).unwrap();
    std::fs::write(folder.path().join("record.json"), record.to_string()).unwrap();
    let deal = look["game"]["deal"].as_str().unwrap();
    let (said, well) = splay(&["verify", &path("record.json"), "--deal", deal]);
    assert!(well && said.contains("is the one the server committed to"), "{said}");
    let (said, well) = splay(&["verify", &path("record.json"), "--deal", &"0".repeat(64)]);
    assert!(!well && said.contains("is not the one promised"), "{said}");
    server.kill();
}
