//! Behind a real proxy, set up as this repository says: nobody notices that a process is gone. Only where Caddy
//! is installed.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

use crate::common::{Database, Player, Running, call, config};
use splay_server::Config;

/// The longest it takes to begin, with much to spare for a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often it is started with another port.
const TRIES: usize = 5;

/// Caddy before some servers.
struct Caddy {
    address: std::net::SocketAddr,
    process: Child,
    _folder: TempDir,
}

impl Caddy {
    /// Where it is installed.
    async fn before(servers: &[&Running]) -> Option<Caddy> {
        Command::new("caddy").arg("version").stdout(Stdio::null()).status().ok()?;
        for _ in 0..TRIES {
            if let Some(caddy) = Caddy::start(servers).await {
                return Some(caddy);
            }
        }
        panic!("Caddy does not begin");
    }

    /// None if it ends at once, as it does if somebody else has taken the port by then.
    async fn start(servers: &[&Running]) -> Option<Caddy> {
        let folder = tempfile::tempdir().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        drop(listener);
        let servers: Vec<String> = servers.iter().map(|server| server.address.to_string()).collect();
        let mut process = Command::new("caddy")
            .args(["run", "--config"])
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Caddyfile"))
            .env("SPLAY_HOST", format!("http://{address}"))
            .env("SPLAY_PROCESSES", servers.join(" "))
            .envs(["XDG_CONFIG_HOME", "XDG_DATA_HOME"].map(|name| (name, folder.path())))
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let client = reqwest::Client::new();
        let begun = async {
            while process.try_wait().unwrap().is_none() {
                let answer = client.get(format!("http://{address}/health")).send().await;
                if answer.is_ok_and(|answer| answer.status().is_success()) {
                    return true;
                }
                sleep(Duration::from_millis(50)).await;
            }
            false
        };
        let begun = timeout(PATIENCE, begun).await.expect("it begins");
        begun.then_some(Caddy { address, process, _folder: folder })
    }
}

impl Drop for Caddy {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_is_gone_is_noticed_by_nobody() {
    let database = Database::postgres();
    let start = || Running::of(Config { proxies: 1, ..config(&database.url) });
    let (one, two) = (start().await, start().await);
    let Some(caddy) = Caddy::before(&[&one, &two]).await else {
        return eprintln!(
            "SKIPPED, because Caddy is not installed: what a proxy makes of a process that is gone"
        );
    };
    let at = caddy.address;
    let (ada, _) = Player::pair(at).await;
    assert_eq!(call(at, "/metrics", None, None).await.0, 404, "it would be of either");
    // Whether that was noticed or not, whoever looks is answered.
    one.stop().await;
    for _ in 0..20 {
        ada.look().await;
        ada.connect("").await.until(|_| true).await;
    }
    // And in the end whoever does something, every time.
    let noticed = async {
        let mut in_a_row = 0;
        while in_a_row < 20 {
            let seats =
                json!({"edition": "third", "seats": [{"who": "me", "name": "Eve"}, {"who": "open"}]});
            let made = call(at, "/api/games", None, Some(seats)).await.0 == 200;
            in_a_row = if made { in_a_row + 1 } else { 0 };
        }
    };
    timeout(PATIENCE, noticed).await.expect("it is noticed");
    two.stop().await;
}
