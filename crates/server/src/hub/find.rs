//! Finding an opponent: somebody who waits for the same kind of game, or a bot of like strength.

use std::sync::Arc;
use std::time::Duration;

use splay_bots::Level;
use splay_engine::Options;
use tokio::time::{interval, sleep};

use super::{Hub, Table};
use crate::clock::now;
use crate::entry::search_for;
use crate::error::Refusal;
use crate::names::checked_name;
use crate::rating::Rating;
use crate::room::{Room, Viewer};
use crate::secret::Holder;
use crate::store::{Searching, Waiting, kind_of};
use crate::wire::{Chair, Command, Find, NewGame, Pace, Status, Strength};

/// The bot for whom nothing is known of.
const USUAL: Level = Level::Medium;

/// How often it is told who waits.
const TOUCHING: Duration = Duration::from_secs(30);

/// For how long after that, or after they began to wait, somebody is taken to be there.
const PRESENT: Duration = Duration::from_secs(90);

/// How often it is looked whether a bot is to take a seat.
const LOOKING: Duration = Duration::from_secs(1);

impl Hub {
    /// A game with somebody who waits for one of this kind, or a new one to wait at; gives its name and
    /// the seat. Who is nearest in strength is found first, and of those who waits longest.
    ///
    /// # Errors
    /// If there can be no such game, or the store fails.
    pub async fn find(&self, find: Find, holder: &Holder) -> Result<(String, Vec<usize>), Refusal> {
        let name = checked_name(&find.name)?;
        // One after the other, in all processes, so that two who look at the same moment meet.
        let _turn = self.0.finding.lock().await;
        let turn = self.store().turn_to_find().await?;
        let found = match self.find_waiting(&find, &name, holder).await? {
            Some(found) => found,
            None => self.wait_for_somebody(&find, name, holder).await?,
        };
        if let Some(turn) = turn {
            turn.keep().await?;
        }
        Ok(found)
    }

    /// A new game to wait at.
    async fn wait_for_somebody(
        &self,
        find: &Find,
        name: String,
        holder: &Holder,
    ) -> Result<(String, Vec<usize>), Refusal> {
        let new = NewGame {
            edition: find.edition,
            sets: find.sets,
            seats: vec![Chair::Me { name }, Chair::Open],
            teams: Vec::new(),
            options: Options::default(),
            pace: find.pace,
            allowance: Some(find.pace.usual_allowance()),
            listed: true,
            hints: false,
            lesson: false,
            from: None,
        };
        // Who plays over days can wait for days.
        let live = find.pace == Pace::Live;
        let bot_after =
            live.then(|| u32::try_from(self.0.limits.patience.as_secs()).unwrap_or(u32::MAX));
        self.create_with(new, holder, bot_after).await
    }

    /// A seat at a game that waits for somebody like this.
    async fn find_waiting(
        &self,
        find: &Find,
        name: &str,
        holder: &Holder,
    ) -> Result<Option<(String, Vec<usize>)>, Refusal> {
        let kind = kind_of(find.edition, 2);
        let standings = self.store().standings_of(holder).await?;
        let strength = standings.iter().find(|one| one.kind == kind).map(|one| f64::from(one.rating));
        let strength = strength.unwrap_or(Rating::default().rating);
        let what = search_for(find.edition, find.sets, find.pace);
        let since = match find.pace {
            Pace::Live => now() - PRESENT.as_millis() as i64,
            // Who plays over days need not be there.
            Pace::Turns => 0,
        };
        let searching = Searching { person: holder, what: &what, kind: &kind, since };
        let mut waiting = self.store().waiting(&searching).await?;
        // Who waits already goes on waiting there.
        if let Some(mine) = waiting.iter().find(|waiting| waiting.mine) {
            self.store().touch(std::slice::from_ref(&mine.game), now()).await?;
            let seats = self.table(&mine.game).await?.look().await.seats_of(holder);
            return Ok(Some((mine.game.clone(), seats)));
        }
        let apart = |waiting: &Waiting| {
            (waiting.rating.unwrap_or(Rating::default().rating) - strength).abs() as u64
        };
        // Of those who are as near, the one stays first who waits longest.
        waiting.sort_by_key(apart);
        for Waiting { game, .. } in waiting {
            let table = self.table(&game).await?;
            // Somebody may have been faster; then the next one.
            if let Ok(seat) = self.join_strangers(&table, holder, name, None).await {
                return Ok(Some((game, vec![seat])));
            }
        }
        Ok(None)
    }

    /// Tells the database from time to time at which live games somebody waits who is here: nobody shall
    /// meet one who has gone.
    pub(super) async fn tell_who_waits(self) {
        let mut closing = self.closing();
        let mut again = interval(TOUCHING);
        loop {
            tokio::select! {
                _ = closing.changed() => return,
                _ = again.tick() => {}
            }
            let tables: Vec<Arc<Table>> = self.open_tables().values().cloned().collect();
            let mut games = Vec::new();
            for table in tables.iter().filter(|table| table.present_here().contains(&true)) {
                let room = table.look().await;
                let kept = room.kept();
                if room.status() == Status::Open
                    && kept.settings.listed
                    && kept.settings.pace == Pace::Live
                {
                    games.push(kept.id.clone());
                }
            }
            if let Err(error) = self.store().touch(&games, now()).await {
                tracing::warn!(%error, "nobody can be told who waits here");
            }
        }
    }

    /// Lets a bot take the free seat when it is time, if somebody still waits there for an opponent.
    pub(super) fn let_bot_join(&self, table: &Arc<Table>) {
        let (hub, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            let mut closing = hub.closing();
            while let Some(due) = table.look().await.bot_at() {
                tokio::select! {
                    _ = closing.changed() => return,
                    () = sleep(LOOKING) => {}
                }
                let room = table.look().await;
                if hub.open_table(&room.kept().id).is_none() {
                    return;
                }
                let here = table.present_here();
                let waits =
                    room.sitting().iter().zip(here).find(|(seat, here)| seat.is_person() && *here);
                let Some((waits, _)) = waits.filter(|_| now() >= due) else { continue };
                let viewer = Viewer { holder: waits.holder.clone(), ..Viewer::default() };
                if let Err(error) = hub.command(&table, &viewer, &Command::Fill).await {
                    tracing::warn!(%error, "a bot could not take a seat");
                }
            }
        });
    }

    /// The level of a bot about as strong as those who have a seat already.
    pub(super) async fn like_strength(&self, room: &Room) -> Result<Level, Refusal> {
        let kind = super::rate::kind(room);
        let mut theirs = None;
        for person in room.sitting().iter().filter_map(|sitting| sitting.holder.as_ref()) {
            let standings = self.store().standings_of(person).await?;
            theirs = theirs.or(standings.iter().find(|one| one.kind == kind).map(|one| one.rating));
        }
        let Some(theirs) = theirs else { return Ok(USUAL) };
        let level = |one: &Strength| one.bot.as_deref().and_then(Level::from_name);
        let bots = self.store().bots(&kind).await?;
        let bots = bots.iter().filter(|one| level(one).is_some());
        let nearest = bots.min_by_key(|one| one.rating.abs_diff(theirs));
        Ok(nearest.and_then(level).unwrap_or(USUAL))
    }
}
