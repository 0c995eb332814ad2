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
        let folder = tempfile::tempdir().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        drop(listener);
        let servers: Vec<String> = servers.iter().map(|server| server.address.to_string()).collect();
        let process = Command::new("caddy")
            .args(["run", "--config"])
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Caddyfile"))
            .env("SPLAY_HOST", format!("http://{address}"))
            .env("SPLAY_PROCESSES", servers.join(" "))
            .envs(["XDG_CONFIG_HOME", "XDG_DATA_HOME"].map(|name| (name, folder.path())))
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let caddy = Caddy { address, process, _folder: folder };
        let client = reqwest::Client::new();
        let begun = async {
            while !client
                .get(format!("http://{address}/health"))
                .send()
                .await
                .is_ok_and(|answer| answer.status().is_success())
            {
                sleep(Duration::from_millis(50)).await;
            }
        };
        timeout(PATIENCE, begun).await.expect("it begins");
        Some(caddy)
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
        return eprintln!("Caddy is not installed");
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
