//! Telling those who are away that it is their decision: by webhook, and in games over days by web push.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::time::interval;

use super::{Hub, Table};
use crate::clock::now;
use crate::error::Refusal;
use crate::push::{Sender, Subscription};
use crate::room::Called;
use crate::secret::Holder;
use crate::webhook::Answer;

/// How often, and how late, calls are made that were not made in time.
const LATE_CALLS: Duration = Duration::from_secs(30);

/// How many browsers of one person are told.
const MOST_BROWSERS: usize = 10;

/// The name by which the key of this server is kept.
const PUSH_KEY: &str = "push";

impl Hub {
    /// Tells the one who is to decide, if they are away and want to be told.
    pub(super) async fn tell_absent(&self, table: &Arc<Table>) {
        let room = table.look().await;
        let away = room.called().filter(|called| !table.present()[called.seat]);
        let Some(called) = away.filter(|_| table.hooked(room.number())) else { return };
        let (hub, game, number) = (self.clone(), room.kept().id.clone(), room.number());
        tokio::spawn(async move {
            if hub.tell_everywhere(&called, &game, number).await
                && let Err(error) = hub.store().called(&game, number).await
            {
                tracing::warn!(%error, "somebody may be told again");
            }
        });
    }

    /// Tells somebody by all ways they want; says whether nothing is left to be done.
    async fn tell_everywhere(&self, called: &Called, game: &str, number: u64) -> bool {
        let hooked = async {
            match &called.hook {
                Some(hook) => self.0.webhooks.tell(hook, game, called.seat, number).await,
                None => true,
            }
        };
        let pushed = async {
            match &called.person {
                Some(person) => self.push(person, game, &called.others).await,
                None => true,
            }
        };
        let (hooked, pushed) = tokio::join!(hooked, pushed);
        hooked && pushed
    }

    /// Tells all browsers of somebody; says whether nothing is left to be done.
    async fn push(&self, person: &Holder, game: &str, others: &str) -> bool {
        let (Ok(browsers), Ok(sender)) = (self.store().pushes_of(person).await, self.sender().await)
        else {
            return false;
        };
        let message = json!({
            "title": "It is your turn",
            "body": others,
            "url": format!("/game/{game}"),
            "tag": game,
        });
        let mut done = true;
        for browser in browsers {
            let Some(sealed) = sender.seal(&browser, game, &message.to_string(), now()) else {
                continue;
            };
            let answer = self.0.webhooks.send(&browser.endpoint, sealed.headers, sealed.body).await;
            if answer == Answer::Gone
                && let Err(error) = self.store().remove_push(person, &browser.endpoint).await
            {
                tracing::warn!(%error, "a browser that is gone cannot be forgotten");
            }
            done &= answer != Answer::Failed;
        }
        done
    }

    /// By what those who carry messages know this server. The key is made when it is first asked for, and
    /// all processes on a database have the same.
    async fn sender(&self) -> Result<Arc<Sender>, Refusal> {
        let sender = self.0.sender.get_or_try_init(|| async {
            let new = Sender::new_key().ok_or(Refusal::Fault)?;
            let key = self.store().own_secret(PUSH_KEY, &new).await?;
            let contact = self.0.contact.clone();
            Sender::with_key(&key, contact).map(Arc::new).ok_or(Refusal::Fault)
        });
        sender.await.cloned()
    }

    /// What browsers have to know to be told by this server.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn push_key(&self) -> Result<String, Refusal> {
        Ok(self.sender().await?.public_key())
    }

    /// A browser of somebody wants to be told.
    ///
    /// # Errors
    /// If it is none, or they have too many.
    pub async fn add_push(&self, person: &Holder, browser: &Subscription) -> Result<(), Refusal> {
        if !browser.is_sound() {
            return Err(Refusal::Bad("browsers cannot be notified at this address".to_owned()));
        }
        let known = self.store().pushes_of(person).await?;
        if known.len() >= MOST_BROWSERS && known.iter().all(|one| one.endpoint != browser.endpoint) {
            return Err(Refusal::Bad("too many of your browsers are already being notified".to_owned()));
        }
        Ok(self.store().add_push(person, browser, now()).await?)
    }

    /// Makes the calls that were not made when it was time: the server stopped before, nobody
    /// answered, or the player has gone since without having decided.
    pub(super) async fn make_late_calls(self) {
        let mut closing = self.closing();
        let mut again = interval(LATE_CALLS);
        // Where there is one process alone, all that was left by the last one is late.
        let mut patience = if self.store().is_shared() { LATE_CALLS } else { Duration::ZERO };
        loop {
            tokio::select! {
                _ = closing.changed() => return,
                _ = again.tick() => {}
            }
            let before = now() - std::mem::replace(&mut patience, LATE_CALLS).as_millis() as i64;
            let games = match self.store().take_calls(before, now()).await {
                Ok(games) => games,
                Err(error) => {
                    tracing::warn!(%error, "calls cannot be looked for");
                    continue;
                }
            };
            for game in games {
                let Ok(table) = self.table(&game).await else { continue };
                table.call_again();
                let (wanted, number) = {
                    let room = table.look().await;
                    (room.called().is_some(), room.number())
                };
                if wanted {
                    self.tell_absent(&table).await;
                } else if let Err(error) = self.store().called(&game, number).await {
                    tracing::warn!(%error, "a call cannot be forgotten");
                }
            }
        }
    }
}
