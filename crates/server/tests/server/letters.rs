//! E-mail about games that wait: to those who have confirmed their address, not too much of it, and none
//! once they have said so. The relay is a real one, as far as anybody can tell by its socket.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use splay_server::{Config, Limits, MailConfig, MailPace};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::common::{Database, Player, Running, call, config, connect, generous};

const PATIENCE: Duration = Duration::from_secs(60);

const PUBLIC: &str = "https://splay.example";

/// An e-mail as it came.
#[derive(Clone, Debug)]
struct Letter {
    to: String,
    /// With its headers.
    text: String,
}

impl Letter {
    /// The end of the link in it that begins so.
    fn link(&self, start: &str) -> String {
        let start = format!("{PUBLIC}{start}");
        let at = self.text.find(&start).unwrap_or_else(|| panic!("no {start} in {}", self.text));
        let rest = &self.text[at + start.len()..];
        rest.split(|c: char| c.is_whitespace() || c == '>').next().unwrap().to_owned()
    }
}

/// What a relay says to a recipient.
#[derive(Clone, Copy, PartialEq)]
enum Mood {
    Takes,
    NotNow,
    Never,
    Silent,
}

/// What goes on at a relay.
struct Desk {
    letters: Mutex<Vec<Letter>>,
    mood: Mutex<Mood>,
    /// How often it was asked to take a letter.
    asked: Mutex<usize>,
}

/// A mail relay.
struct Relay {
    address: SocketAddr,
    desk: Arc<Desk>,
    serving: JoinHandle<()>,
}

impl Relay {
    async fn start() -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let mood = Mutex::new(Mood::Takes);
        let desk = Arc::new(Desk { letters: Mutex::default(), mood, asked: Mutex::default() });
        let serving = tokio::spawn({
            let desk = desk.clone();
            async move {
                while let Ok((stream, _)) = listener.accept().await {
                    tokio::spawn(converse(stream, desk.clone()));
                }
            }
        });
        Relay { address, desk, serving }
    }

    fn set(&self, mood: Mood) {
        *self.desk.mood.lock().unwrap() = mood;
    }

    fn to(&self, address: &str) -> Vec<Letter> {
        let letters = self.desk.letters.lock().unwrap();
        letters.iter().filter(|letter| letter.to == address).cloned().collect()
    }

    /// The letter to an address with this number, once it has come.
    async fn letter(&self, address: &str, number: usize) -> Letter {
        let come = async {
            loop {
                if let Some(letter) = self.to(address).get(number) {
                    return letter.clone();
                }
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, come).await.expect("it comes")
    }

    /// How often it was asked to take a letter.
    fn asked(&self) -> usize {
        *self.desk.asked.lock().unwrap()
    }

    /// Waits until it was asked so often.
    async fn asked_until(&self, times: usize) {
        let enough = async {
            while self.asked() < times {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, enough).await.expect("it is asked");
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// Speaks with one client as RFC 5321 has it.
async fn converse(stream: TcpStream, desk: Arc<Desk>) {
    let mut stream = BufReader::new(stream);
    if stream.write_all(b"220 relay.example\r\n").await.is_err() {
        return;
    }
    let mut to = String::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
            return;
        }
        let word = line.split_whitespace().next().unwrap_or_default().to_uppercase();
        let answer = match word.as_str() {
            "EHLO" | "HELO" => "250 relay.example",
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap().to_owned();
                *desk.asked.lock().unwrap() += 1;
                let mood = *desk.mood.lock().unwrap();
                match mood {
                    Mood::Takes => "250 all right",
                    Mood::NotNow => "451 come back later",
                    Mood::Never => "550 nobody of this name",
                    Mood::Silent => std::future::pending().await,
                }
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.unwrap();
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") {
                    if stream.read_line(&mut text).await.unwrap() == 0 {
                        return;
                    }
                }
                desk.letters.lock().unwrap().push(Letter { to: to.clone(), text });
                "250 taken"
            }
            "QUIT" => "221 farewell",
            _ => "250 all right",
        };
        if stream.write_all(format!("{answer}\r\n").as_bytes()).await.is_err() || word == "QUIT" {
            return;
        }
    }
}

/// As fast as can be, or with some time between two letters.
async fn server(database: &Database, relay: &Relay, between: Duration) -> Running {
    Running::of(mailing(database, relay, Duration::from_millis(100), between)).await
}

fn mailing(database: &Database, relay: &Relay, looking: Duration, between: Duration) -> Config {
    let pace = MailPace { looking, waited: Duration::ZERO, between };
    let from = "Splay <splay@splay.example>".to_owned();
    let mail = Some(MailConfig { relay: format!("smtp://{}", relay.address), from, pace });
    let public = Some(PUBLIC.parse().unwrap());
    Config { public, mail, ..config(&database.url) }
}

async fn post(player: &Player, path: &str, body: Value) -> (u16, Value) {
    call(player.address, path, Some(&player.secret), Some(body)).await
}

async fn want(player: &Player, address: &str) -> (u16, Value) {
    post(player, "/api/me/mail", json!({"address": address})).await
}

/// Wants e-mail and confirms it.
async fn want_and_confirm(player: &Player, relay: &Relay, address: &str) {
    let before = relay.to(address).len();
    let (status, me) = want(player, address).await;
    assert_eq!(status, 200, "{me}");
    let link = relay.letter(address, before).await.link("/mail/confirm/");
    let confirm = Some(json!({"link": link}));
    assert_eq!(call(player.address, "/api/me/mail/confirm", None, confirm).await.0, 200);
}

/// Somebody else, for whom a game comes to wait now, is written to: so everybody was looked after since.
async fn look_after_everybody(at: SocketAddr, relay: &Relay, address: &str) {
    let (mover, waiting) = Player::pair_over_days(at).await;
    want_and_confirm(&waiting, relay, address).await;
    mover.pass_on().await;
    relay.letter(address, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_confirmed_is_told_which_games_wait_until_they_stop_it() {
    for database in Database::all() {
        let relay = Relay::start().await;
        let server = server(&database, &relay, Duration::ZERO).await;
        let at = server.address;
        let (mover, waiting) = Player::pair_over_days(at).await;
        let (status, me) = want(&waiting, " Bob@Mail.example ").await;
        let unconfirmed = json!({"address": "bob@mail.example", "confirmed": false});
        assert_eq!((status, &me["mail"]), (200, &unconfirmed), "{me}");
        let asking = relay.letter("bob@mail.example", 0).await;
        assert!(asking.text.contains("From: Splay <splay@splay.example>\r\n"), "{}", asking.text);
        assert!(asking.text.contains("Subject: Confirm your address for Splay\r\n"), "{}", asking.text);
        mover.pass_on().await;
        look_after_everybody(at, &relay, "eve@mail.example").await;
        assert_eq!(relay.to("bob@mail.example").len(), 1, "nothing comes before it is confirmed");

        let confirm = Some(json!({"link": asking.link("/mail/confirm/")}));
        assert_eq!(call(at, "/api/me/mail/confirm", None, confirm.clone()).await.0, 200);
        let (status, refused) = call(at, "/api/me/mail/confirm", None, confirm).await;
        assert_eq!((status, &refused["error"]["code"]), (403, &json!("wrong-confirmation")));
        let digest = relay.letter("bob@mail.example", 1).await;
        assert_eq!(digest.link("/game/"), waiting.game);
        let other = if mover.seat == 0 { "Ada" } else { "Bob" };
        assert!(digest.text.contains(&format!("With {other}, turn")), "{}", digest.text);
        assert!(
            digest.text.contains("Subject: A game of Splay is waiting for you\r\n"),
            "{}",
            digest.text
        );
        assert!(digest.text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"));
        look_after_everybody(at, &relay, "fay@mail.example").await;
        assert_eq!(relay.to("bob@mail.example").len(), 2, "nobody is told of a game twice");

        // The mail program says that it was enough: it is nobody here, and sends a form.
        let stop = format!("/api/me/mail/stop/{}", digest.link("/api/me/mail/stop/"));
        assert_eq!(digest.link("/mail/stop/"), digest.link("/api/me/mail/stop/"));
        let form = reqwest::Client::new().post(format!("http://{at}{stop}"));
        let form = form.header("content-type", "application/x-www-form-urlencoded");
        let answer = form.body("List-Unsubscribe=One-Click").send().await.unwrap();
        assert_eq!(answer.status(), 200);
        let (_, me) = call(at, "/api/me", Some(&waiting.secret), None).await;
        assert_eq!(me["mail"], Value::Null);
        waiting.pass_on().await;
        mover.pass_on().await;
        look_after_everybody(at, &relay, "gil@mail.example").await;
        assert_eq!(relay.to("bob@mail.example").len(), 2, "who wants no more gets no more");
        server.stop().await;
    }
}

/// More people than are looked after at once.
const PEOPLE: i64 = 120;

#[tokio::test(flavor = "multi_thread")]
async fn however_many_wait_all_are_written_to_the_first_time_it_is_looked() {
    for database in Database::all() {
        let relay = Relay::start().await;
        let first = server(&database, &relay, Duration::ZERO).await;
        let (ada, _) = Player::pair_over_days(first.address).await;
        first.stop().await;
        // As many others have such a game each.
        let numbers = format!(
            "WITH RECURSIVE numbers (n) AS \
             (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {PEOPLE})"
        );
        let mut connection = connect(&database.url).await;
        for copies in [
            "INSERT INTO games (id, rules, settings, invite, watch, listed, created, updated, status, summary) \
             SELECT 'copy ' || n, rules, settings, invite, watch, listed, created, updated, status, summary \
             FROM games, numbers WHERE id = $1",
            "INSERT INTO seats (game, seat, holder, name) \
             SELECT 'copy ' || n, seat, 'person ' || n, name FROM seats, numbers WHERE game = $1",
            "INSERT INTO mails (person, address, confirm, stop, looked, told, refused) \
             SELECT 'person ' || n, 'person-' || n || '@mail.example', '', 'stop ' || n, 0, 0, 0 \
             FROM games, numbers WHERE id = $1",
        ] {
            let copies = format!("{numbers} {copies}");
            sqlx::query(&copies).bind(&ada.game).execute(&mut connection).await.unwrap();
        }
        let (hour, day) = (Duration::from_secs(3600), Duration::from_secs(24 * 3600));
        let server = Running::of(mailing(&database, &relay, hour, day)).await;
        for person in 1..=PEOPLE {
            relay.letter(&format!("person-{person}@mail.example"), 0).await;
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_letters_are_not_sent_in_one_day() {
    let (database, relay) = (Database::sqlite(), Relay::start().await);
    let server = server(&database, &relay, Duration::from_secs(24 * 3600)).await;
    let (mover, waiting) = Player::pair_over_days(server.address).await;
    want_and_confirm(&waiting, &relay, "bob@mail.example").await;
    mover.pass_on().await;
    relay.letter("bob@mail.example", 1).await;
    waiting.pass_on().await;
    mover.pass_on().await;
    look_after_everybody(server.address, &relay, "eve@mail.example").await;
    assert_eq!(relay.to("bob@mail.example").len(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_relay_in_trouble_keeps_only_letters_waiting() {
    let (database, relay) = (Database::sqlite(), Relay::start().await);
    let server = server(&database, &relay, Duration::ZERO).await;
    let at = server.address;
    let (mover, waiting) = Player::pair_over_days(at).await;
    want_and_confirm(&waiting, &relay, "bob@mail.example").await;

    // Not now: it is tried again, and comes once.
    relay.set(Mood::NotNow);
    let asked = relay.asked();
    mover.pass_on().await;
    relay.asked_until(asked + 2).await;
    relay.set(Mood::Takes);
    relay.letter("bob@mail.example", 1).await;
    look_after_everybody(at, &relay, "eve@mail.example").await;
    assert_eq!(relay.to("bob@mail.example").len(), 2);

    // Silent: whoever plays does not notice.
    relay.set(Mood::Silent);
    let asked = relay.asked();
    let asking = tokio::spawn({
        let mover = mover.clone();
        async move { want(&mover, "ada@mail.example").await }
    });
    relay.asked_until(asked + 1).await;
    waiting.pass_on().await;
    let (status, refused) = asking.await.unwrap();
    assert_eq!((status, &refused["error"]["code"]), (502, &json!("unsent")));

    // Never: after some of these nobody is written to any more.
    relay.set(Mood::Never);
    let before = relay.asked();
    let given_up = async {
        loop {
            let asked = relay.asked();
            mover.pass_on().await;
            while relay.asked() == asked {
                if call(at, "/api/me", Some(&waiting.secret), None).await.1["mail"].is_null() {
                    return;
                }
                sleep(Duration::from_millis(20)).await;
            }
            waiting.pass_on().await;
        }
    };
    timeout(PATIENCE, given_up).await.expect("it is given up");
    assert_eq!(relay.asked() - before, 5);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_pestered() {
    let (database, relay) = (Database::sqlite(), Relay::start().await);
    let server = server(&database, &relay, Duration::ZERO).await;
    let (ada, bob) = Player::pair_over_days(server.address).await;
    for wrong in
        ["", "ada", "ada@", "@mail.example", "ada@mail.example, bob@mail.example", "a b@mail.example"]
    {
        let (status, refused) = want(&ada, wrong).await;
        assert_eq!((status, &refused["error"]["code"]), (400, &json!("bad-request")), "{wrong}");
    }
    let injected = "ada@mail.example\r\nBcc: all@mail.example";
    assert_eq!(want(&ada, injected).await.0, 400);
    for (player, status) in [(&ada, 200), (&bob, 200), (&ada, 200), (&bob, 400), (&ada, 400)] {
        let (got, said) = want(player, "victim@mail.example").await;
        assert_eq!(got, status, "{said}");
    }
    assert_eq!(relay.to("victim@mail.example").len(), 3);
    assert_eq!(call(server.address, "/api/me/forget", Some(&ada.secret), Some(json!({}))).await.0, 200);
    let link = relay.to("victim@mail.example")[2].link("/mail/confirm/");
    let confirm = Some(json!({"link": link}));
    assert_eq!(call(server.address, "/api/me/mail/confirm", None, confirm).await.0, 403, "forgotten");
    server.stop().await;

    // One address cannot use up what all together have in a day, by whomever it says it is.
    let server = Running::of(Config {
        limits: Limits { letters: 3, ..generous() },
        proxies: 1,
        ..mailing(&database, &relay, Duration::from_millis(100), Duration::ZERO)
    })
    .await;
    let want_from = |address: &'static str, number: usize| {
        let secret = if number.is_multiple_of(2) { &ada.secret } else { &bob.secret };
        let to = json!({"address": format!("stranger-{number}@mail.example")});
        let url = format!("http://{}/api/me/mail", server.address);
        let wanting = reqwest::Client::new().post(url).bearer_auth(secret).json(&to);
        async move { wanting.header("x-forwarded-for", address).send().await.unwrap().status() }
    };
    for (number, status) in (0..).zip([200, 200, 200, 429, 429]) {
        assert_eq!(want_from("192.0.2.7", number).await, status, "{number}");
    }
    assert_eq!(want_from("192.0.2.8", 5).await, 200, "others can still ask");
    server.stop().await;

    // A server without a relay says so.
    let server = Running::start(&database.url).await;
    let bob = Player { address: server.address, ..bob };
    let (status, refused) = want(&bob, "bob@mail.example").await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("no-letters")));
    assert_eq!(call(server.address, "/api/info", None, None).await.1["letters"], false);
    server.stop().await;
}
