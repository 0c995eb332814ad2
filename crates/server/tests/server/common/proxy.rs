//! Something between a server and its database that can cut the line.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, UnixStream};
use tokio::task::{AbortHandle, JoinHandle};

/// Lets connections through to PostgreSQL, and cuts them when it is told to.
pub struct Proxy {
    pub address: SocketAddr,
    lines: Arc<Mutex<Lines>>,
    accepting: JoinHandle<()>,
}

#[derive(Default)]
struct Lines {
    open: Vec<AbortHandle>,
    closed: bool,
}

impl Proxy {
    /// Before the socket of a cluster.
    pub async fn before(socket: PathBuf) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let lines: Arc<Mutex<Lines>> = Arc::default();
        let accepting = tokio::spawn({
            let lines = lines.clone();
            async move {
                while let Ok((mut client, _)) = listener.accept().await {
                    let mut lines = lines.lock().unwrap();
                    if lines.closed {
                        continue;
                    }
                    let socket = socket.clone();
                    let line = tokio::spawn(async move {
                        if let Ok(mut server) = UnixStream::connect(socket).await {
                            copy_bidirectional(&mut client, &mut server).await.ok();
                        }
                    });
                    lines.open.push(line.abort_handle());
                }
            }
        });
        Proxy { address, lines, accepting }
    }

    /// Cuts all lines; whoever calls gets another.
    pub fn cut(&self) {
        self.lines.lock().unwrap().open.drain(..).for_each(|line| line.abort());
    }

    /// Cuts all lines, and lets nobody through until it is mended.
    pub fn close(&self) {
        self.lines.lock().unwrap().closed = true;
        self.cut();
    }

    /// Lets everybody through again.
    pub fn mend(&self) {
        self.lines.lock().unwrap().closed = false;
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}
