//! Games as they happen: over a WebSocket, or as server-sent events.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, stream};
use tokio::sync::watch;
use tokio::time::{Instant, interval, timeout};

use super::App;
use super::approach::{Look, approach, check_talk};
use super::onlooker::Onlooker;
use super::rates::Door;
use super::teller::Teller;
use super::visitor::Visitor;
use crate::crowd::Place;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::wire::Message;

/// The longest message of a client.
const LONGEST_MESSAGE: usize = 16 * 1024;

/// What is set aside for reading from a client from the start: commands are short.
const READ_BUFFER: usize = 1024;

/// How long a client may take to read what it is sent.
const SLOWEST_READER: Duration = Duration::from_secs(20);

/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);

/// After how long a silent client is taken to have gone.
const SILENCE: Duration = Duration::from_secs(70);

/// How long a client has to hear that its connection ends.
const FAREWELL: Duration = Duration::from_secs(3);

/// To say that the server is about to stop and will be back.
const RESTARTING: u16 = 1012;

/// To say that a game is for other eyes now.
const NOT_THEIRS: u16 = 1008;

/// `GET /api/games/{id}/socket`
pub(super) async fn socket(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let place = app.crowd.enter(visitor.address).ok_or(Refusal::TooMany)?;
    let (table, viewer) = approach(&app, &id, visitor.holder(), &look).await?;
    let onlooker = Onlooker::new(table, viewer, look.since(), Teller::new(look.patch != 0));
    let upgrade = upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _place = place;
        metrics::gauge!("splay_sockets").increment(1);
        Connection::new(app, visitor, onlooker, socket).serve().await;
        metrics::gauge!("splay_sockets").decrement(1);
    }))
}

/// One who plays or watches over a WebSocket.
struct Connection {
    app: App,
    visitor: Visitor,
    onlooker: Onlooker,
    bell: watch::Receiver<u64>,
    socket: WebSocket,
}

/// The client has gone, or must go.
struct Gone;

impl Connection {
    fn new(app: App, visitor: Visitor, mut onlooker: Onlooker, socket: WebSocket) -> Connection {
        onlooker.stay();
        let bell = onlooker.bell();
        Connection { app, visitor, onlooker, bell, socket }
    }

    async fn serve(mut self) {
        let mut closing = self.app.hub.closing();
        let mut ping = interval(PING);
        let mut heard = Instant::now();
        self.bell.mark_changed();
        loop {
            let still_there = tokio::select! {
                () = closing_time(&mut closing) => {
                    return self.part(RESTARTING, "the server is restarting").await;
                }
                // A slow client misses what came in between and gets the latest: nothing piles up.
                changed = self.bell.changed() => match changed {
                    Ok(()) => self.tell().await,
                    Err(_) => return,
                },
                frame = self.socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Frame::Text(text))) => self.obey(&text).await,
                        Some(Ok(Frame::Binary(_))) => {
                            self.refuse(&Refusal::Bad("commands are text".to_owned())).await
                        }
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => Ok(()),
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        return;
                    }
                    self.onlooker.tidy();
                    self.send(Frame::Ping(Vec::new().into())).await
                }
            };
            if still_there.is_err() {
                return;
            }
        }
    }

    async fn send(&mut self, frame: Frame) -> Result<(), Gone> {
        match timeout(SLOWEST_READER, self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }

    async fn say(&mut self, message: &Message) -> Result<(), Gone> {
        let text = serde_json::to_string(message).map_err(|_| Gone)?;
        self.send(Frame::Text(text.into())).await
    }

    async fn tell(&mut self) -> Result<(), Gone> {
        self.bell.borrow_and_update();
        if !self.visitor.is_still_known(&self.app.hub).await {
            return Err(Gone);
        }
        match self.onlooker.message(&self.app.hub).await {
            Ok(text) => self.send(Frame::Text(text.into())).await,
            Err(refusal) => {
                if let Refusal::NoAccess = refusal {
                    self.part(NOT_THEIRS, "the seat is yours no more").await;
                }
                Err(Gone)
            }
        }
    }

    /// Says why the connection ends, and waits until the client has heard it: what is cut off while the
    /// client still speaks may never get there.
    async fn part(&mut self, code: u16, reason: &'static str) {
        let close = CloseFrame { code, reason: reason.into() };
        if self.send(Frame::Close(Some(close))).await.is_ok() {
            let farewell = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            timeout(FAREWELL, farewell).await.ok();
        }
    }

    async fn refuse(&mut self, refusal: &Refusal) -> Result<(), Gone> {
        self.say(&Message::Error(refusal.problem())).await
    }

    async fn obey(&mut self, text: &str) -> Result<(), Gone> {
        match self.try_to_obey(text).await {
            Ok(()) => Ok(()),
            Err(refusal) => self.refuse(&refusal).await,
        }
    }

    async fn try_to_obey(&mut self, text: &str) -> Result<(), Refusal> {
        self.app.rates.check(Door::Command, &self.visitor)?;
        if !self.visitor.is_still_known(&self.app.hub).await {
            return Err(Refusal::NotKnown);
        }
        self.visitor.may_act(&self.app.hub).await?;
        let command = serde_json::from_str(text)
            .map_err(|error| Refusal::Bad(format!("the command cannot be read: {error}")))?;
        check_talk(&self.app, &self.visitor, &command)?;
        self.onlooker.obey(&self.app.hub, &command).await
    }
}

/// Waits until the server is about to stop.
async fn closing_time(closing: &mut watch::Receiver<bool>) {
    closing.wait_for(|closing| *closing).await.ok();
}

/// `GET /api/games/{id}/stream`
pub(super) async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let place = app.crowd.enter(visitor.address).ok_or(Refusal::TooMany)?;
    let (table, viewer) = approach(&app, &id, visitor.holder(), &look).await?;
    let onlooker = Onlooker::new(table, viewer, look.since(), Teller::new(look.patch != 0));
    let updates = updates(app.hub.clone(), visitor, onlooker, place);
    Ok(Sse::new(updates).keep_alive(KeepAlive::new().interval(PING)).into_response())
}

/// The game as it happens, until the server stops.
fn updates(
    hub: Hub,
    visitor: Visitor,
    mut onlooker: Onlooker,
    place: Place,
) -> impl Stream<Item = Result<Event, Infallible>> {
    onlooker.stay();
    let mut bell = onlooker.bell();
    bell.mark_changed();
    let state = (hub, visitor, onlooker, place, bell);
    stream::unfold(state, |(hub, visitor, mut onlooker, place, mut bell)| async move {
        let mut closing = hub.closing();
        tokio::select! {
            _ = closing.wait_for(|closing| *closing) => return None,
            changed = bell.changed() => changed.ok()?,
        }
        if !visitor.is_still_known(&hub).await {
            return None;
        }
        let event = Event::default().data(onlooker.message(&hub).await.ok()?);
        Some((Ok(event), (hub, visitor, onlooker, place, bell)))
    })
}
