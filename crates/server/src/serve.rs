//! Running a server.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use metrics_exporter_prometheus::{BuildError, PrometheusBuilder, PrometheusHandle};
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{interval, timeout};
use tower::ServiceExt;

use crate::config::Config;
use crate::crowd::{Crowd, Place};
use crate::http::{App, router};
use crate::hub::Hub;
use crate::mail::MailError;
use crate::store::{Store, StoreError};
use crate::unread::Patient;

/// How long a client may take to say what it wants.
const SLOWEST_REQUEST: Duration = Duration::from_secs(10);

/// How long a client may take nothing of what it is sent.
const SLOWEST_READER: Duration = Duration::from_secs(20);

/// How long clients have to go when the server stops.
const PARTING: Duration = Duration::from_secs(10);

/// How often what was measured is summed up: until then each time anything took is remembered.
const SUMMING_UP: Duration = Duration::from_secs(5);

/// Why a server cannot run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address is not to be had.
    #[error("cannot listen at {address}: {error}; choose another with --address")]
    Address {
        /// Which one.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
    /// The database cannot be used.
    #[error("cannot use the database: {0}; choose another with --database")]
    Store(#[from] StoreError),
    /// Letters cannot be sent.
    #[error("cannot send e-mail: {0}")]
    Mail(#[from] MailError),
    /// Nothing can be measured.
    #[error("cannot keep metrics: {0}")]
    Metrics(#[from] BuildError),
}

/// A server that has its address and its database, but answers nobody yet.
pub struct Server {
    listener: TcpListener,
    hub: Hub,
    app: App,
    connections: usize,
    /// How many each address has; behind a proxy they are counted where it says who they are.
    crowd: Option<Crowd>,
}

impl Server {
    /// Takes the address and opens the database.
    ///
    /// # Errors
    /// If either is not to be had.
    pub async fn new(config: &Config) -> Result<Server, ServeError> {
        let store = Store::open(&config.database).await?;
        let address = config.address;
        let listener =
            TcpListener::bind(address).await.map_err(|error| ServeError::Address { address, error })?;
        let metrics = metrics()?;
        let hub = Hub::new(store, config)?;
        let sum_up = metrics.clone();
        tokio::spawn(again_and_again(SUMMING_UP, hub.closing(), move || sum_up.run_upkeep()));
        let app = App::new(hub.clone(), metrics, config);
        let crowd = (config.proxies == 0).then(|| Crowd::new(config.limits.connections_each));
        Ok(Server { listener, hub, app, connections: config.limits.connections, crowd })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the system does not know.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until it is told to stop, and then lets everybody finish.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { listener, hub, app, connections, crowd } = self;
        let places = Arc::new(Semaphore::new(connections));
        let router = router(app);
        let mut stop = pin!(stop);
        loop {
            let accepted = tokio::select! {
                () = &mut stop => break,
                accepted = listener.accept() => accepted,
            };
            match (accepted, places.clone().try_acquire_owned()) {
                (Ok((stream, peer)), Ok(place)) => {
                    // One address too many times: it is turned away, the others notice nothing.
                    let Ok(own) =
                        crowd.as_ref().map(|crowd| crowd.enter(peer.ip()).ok_or(())).transpose()
                    else {
                        continue;
                    };
                    let places = (place, own);
                    tokio::spawn(connection(stream, peer, router.clone(), hub.closing(), places));
                }
                // Full: whoever comes is turned away, and those who are here notice nothing.
                (Ok(_), Err(_)) => metrics::counter!("splay_connections_refused").increment(1),
                (Err(error), _) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
        tracing::info!("stopping");
        drop(listener);
        hub.close();
        let everybody = u32::try_from(connections).unwrap_or(u32::MAX);
        if timeout(PARTING, places.acquire_many(everybody)).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        hub.store().clone().close().await;
        tracing::info!("stopped");
    }
}

/// What is measured, by all servers of this process together.
fn metrics() -> Result<PrometheusHandle, BuildError> {
    static INSTALLED: Mutex<Option<PrometheusHandle>> = Mutex::new(None);
    let mut installed = INSTALLED.lock().unwrap_or_else(PoisonError::into_inner);
    match &*installed {
        Some(handle) => Ok(handle.clone()),
        None => {
            let handle = PrometheusBuilder::new()
                .set_buckets(&[0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0])?
                .install_recorder()?;
            Ok(installed.insert(handle).clone())
        }
    }
}

/// Does something from time to time, until the server stops.
async fn again_and_again(time: Duration, mut closing: watch::Receiver<bool>, what: impl Fn()) {
    let mut again = interval(time);
    loop {
        tokio::select! {
            _ = closing.wait_for(|closing| *closing) => return,
            _ = again.tick() => what(),
        }
    }
}

/// Serves one connection. What comes of it may outlast this: a WebSocket takes the stream along, and with it
/// the places.
async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: axum::Router,
    mut closing: watch::Receiver<bool>,
    places: (OwnedSemaphorePermit, Option<Place>),
) {
    stream.set_nodelay(true).ok();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let mut served = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(SLOWEST_REQUEST)
            .serve_connection(TokioIo::new(Patient::new(stream, SLOWEST_READER, places)), service)
            .with_upgrades()
    );
    tokio::select! {
        // Clients go whenever they like; that is no error.
        ended = served.as_mut() => drop(ended),
        _ = closing.changed() => {
            served.as_mut().graceful_shutdown();
            served.await.ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::again_and_again;
    use std::time::Duration;
    use tokio::sync::{mpsc, watch};

    #[tokio::test]
    async fn what_is_done_again_and_again_ends_with_the_server() {
        let closing = watch::Sender::new(false);
        let (done, mut times) = mpsc::unbounded_channel();
        let doing = again_and_again(Duration::from_millis(1), closing.subscribe(), move || {
            done.send(()).ok();
        });
        let doing = tokio::spawn(doing);
        for _ in 0..3 {
            times.recv().await.expect("it is done again");
        }
        closing.send_replace(true);
        doing.await.expect("it ends");
    }
}
