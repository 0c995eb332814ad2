//! Games as they happen: over a WebSocket, or as server-sent events.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, stream};
use tokio::sync::watch;
use tokio::time::{Instant, interval, timeout};

use super::App;
use super::approach::{Look, approach, check_talk, current};
use super::rates::Door;
use super::teller::Teller;
use super::visitor::Visitor;
use crate::crowd::Place;
use crate::error::Refusal;
use crate::hub::{Hub, Presence, Table};
use crate::room::{Since, Viewer};
use crate::wire::{Command, Message};

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

/// To say that the server is about to stop and will be back.
const RESTARTING: u16 = 1012;

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
    let (since, teller) = (look.since(), Teller::new(look.patch != 0));
    let upgrade = upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _place = place;
        metrics::gauge!("splay_sockets").increment(1);
        Connection::new(app, visitor, table, viewer, (since, teller), socket).serve().await;
        metrics::gauge!("splay_sockets").decrement(1);
    }))
}

/// One who plays or watches over a WebSocket.
struct Connection {
    app: App,
    visitor: Visitor,
    table: Arc<Table>,
    viewer: Viewer,
    since: Since,
    teller: Teller,
    presence: Presence,
    bell: watch::Receiver<u64>,
    socket: WebSocket,
}

/// The client has gone, or must go.
struct Gone;

impl Connection {
    fn new(
        app: App,
        visitor: Visitor,
        table: Arc<Table>,
        viewer: Viewer,
        (since, teller): (Since, Teller),
        socket: WebSocket,
    ) -> Connection {
        let presence = Presence::new(&table, viewer.seat);
        let bell = table.bell();
        Connection { app, visitor, table, viewer, since, teller, presence, bell, socket }
    }

    async fn serve(mut self) {
        let mut closing = self.app.hub.closing();
        let mut ping = interval(PING);
        let mut heard = Instant::now();
        self.bell.mark_changed();
        loop {
            let still_there = tokio::select! {
                _ = closing.changed() => {
                    let reason = "the server is restarting".into();
                    let close = Frame::Close(Some(CloseFrame { code: RESTARTING, reason }));
                    self.send(close).await.ok();
                    return;
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
                    self.teller.tidy();
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
        let now = current(&self.app.hub, &self.table, &self.viewer, self.since).await;
        let (update, told) = now.map_err(|_| Gone)?;
        self.since = told;
        let text = self.teller.say(update).map_err(|_| Gone)?;
        self.send(Frame::Text(text.into())).await
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
        match command {
            Command::Look { seat } => self.look(seat).await,
            command => self.app.hub.command(&self.table, &self.viewer, &command).await,
        }
    }

    /// Looks through other eyes; the log is told anew, as those eyes saw it.
    async fn look(&mut self, seat: usize) -> Result<(), Refusal> {
        let holder = self.viewer.holder.as_ref().ok_or(Refusal::NotSeated)?;
        if !self.table.look().await.seats_of(holder).contains(&seat) {
            return Err(Refusal::NotSeated);
        }
        self.viewer.seat = Some(seat);
        self.since.log = 0;
        self.teller.forget();
        self.presence.look(Some(seat));
        Ok(())
    }
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
    let so_far = (look.since(), Teller::new(look.patch != 0));
    let updates = updates(app.hub.clone(), visitor, table, viewer, so_far, place);
    Ok(Sse::new(updates).keep_alive(KeepAlive::new().interval(PING)).into_response())
}

/// The game as it happens, until the server stops.
fn updates(
    hub: Hub,
    visitor: Visitor,
    table: Arc<Table>,
    viewer: Viewer,
    so_far: (Since, Teller),
    place: Place,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let presence = Presence::new(&table, viewer.seat);
    let mut bell = table.bell();
    bell.mark_changed();
    let state = (hub, visitor, table, viewer, so_far, (presence, place), bell);
    stream::unfold(state, |(hub, visitor, table, viewer, so_far, presence, mut bell)| async move {
        let (since, mut teller) = so_far;
        let mut closing = hub.closing();
        tokio::select! {
            _ = closing.wait_for(|closing| *closing) => return None,
            changed = bell.changed() => changed.ok()?,
        }
        if !visitor.is_still_known(&hub).await {
            return None;
        }
        let (update, told) = current(&hub, &table, &viewer, since).await.ok()?;
        let event = Event::default().data(teller.say(update).ok()?);
        Some((Ok(event), (hub, visitor, table, viewer, (told, teller), presence, bell)))
    })
}
