//! Finding an opponent: somebody who waits for the same kind of game, or a bot of like strength.

use splay_bots::Level;
use splay_engine::Options;

use super::Hub;
use crate::error::Refusal;
use crate::names::checked_name;
use crate::room::Room;
use crate::secret::Holder;
use crate::wire::{Chair, Find, GameInfo, NewGame, Status, Strength};

/// The bot for whom nothing is known of.
const USUAL: Level = Level::Medium;

impl Hub {
    /// A game with somebody who waits for one of this kind, or a new one to wait at; gives its name and
    /// the seat. Who waits longest is found first, so two who look for each other meet.
    ///
    /// # Errors
    /// If there can be no such game, or the store fails.
    pub async fn find(&self, find: Find, holder: &Holder) -> Result<(String, Vec<usize>), Refusal> {
        let name = checked_name(&find.name)?;
        let mine = self.me(holder).await?.games;
        let mut waiting: Vec<GameInfo> = self.lobby().await?;
        waiting.retain(|game| fits(game, &find));
        waiting.sort_by_key(|game| (game.created, game.id.clone()));
        for game in waiting {
            let table = self.table(&game.id).await?;
            if mine.iter().any(|other| other.id == game.id) {
                return Ok((game.id, table.room.lock().await.seats_of(holder)));
            }
            // Somebody may have been faster; then the next one.
            if let Ok(seat) = self.join_strangers(&table, holder, &name, None).await {
                return Ok((game.id, vec![seat]));
            }
        }
        let new = NewGame {
            edition: find.edition,
            sets: find.sets,
            seats: vec![Chair::Me { name }, Chair::Open],
            teams: Vec::new(),
            options: Options::default(),
            pace: find.pace,
            allowance: None,
            listed: true,
            hints: false,
            lesson: false,
            from: None,
        };
        self.create(new, holder).await
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
        let ladder = self.store().ladder(&kind).await?;
        let level = |one: &Strength| one.bot.as_deref().and_then(Level::from_name);
        let bots = ladder.iter().filter(|one| level(one).is_some());
        let nearest = bots.min_by_key(|one| one.rating.abs_diff(theirs));
        Ok(nearest.and_then(level).unwrap_or(USUAL))
    }
}

/// Whether somebody waits there for what is looked for, and nothing out of the ordinary.
fn fits(game: &GameInfo, find: &Find) -> bool {
    let free = game.seats.iter().filter(|seat| seat.name.is_none()).count();
    let bots = game.seats.iter().any(|seat| seat.bot.is_some());
    game.status == Status::Open
        && (game.edition, game.sets, game.pace) == (find.edition, find.sets, find.pace)
        && (game.seats.len(), free, bots) == (2, 1, false)
        && game.options == Options::default()
        && game.teams.is_empty()
        && game.allowance.is_none()
        && !game.hints
}
