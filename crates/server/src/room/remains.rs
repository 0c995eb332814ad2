//! What is left of a game that was begun under other rules. Nobody can play it here, but it can be
//! looked at as it lay when its last turn began, and continued from there.

use splay_engine::scene::Scene;
use splay_engine::{Chronicle, Origin, Position, Seat};

use crate::entry::Settings;
use crate::wire::{GameInfo, Status};

/// What is left of a game that was begun under other rules.
#[derive(Default)]
pub struct Remains {
    /// The table when the last turn began, if the rules of today have all that lay on it.
    table: Option<Chronicle>,
    /// What lists said about the game.
    pub(super) last: Option<GameInfo>,
}

impl Remains {
    /// Reads what was kept: the table when the last turn began, and what lists said. What cannot
    /// be read any more is left out.
    #[must_use]
    pub fn read(settings: &Settings, snapshot: Option<&str>, summary: &str) -> Remains {
        let last: Option<GameInfo> = serde_json::from_str(summary).ok();
        let name = |seat: &crate::wire::SeatInfo| seat.name.clone().unwrap_or_default();
        let names = last.iter().flat_map(|game| &game.seats).map(name).collect();
        let table = snapshot.and_then(|text| {
            let position: Position = serde_json::from_str(text).ok()?;
            let catalog = splay_cards::catalog(settings.edition, settings.sets);
            Some(Chronicle::from_position(catalog, position).ok()?.with_names(names))
        });
        Remains { table, last }
    }

    /// How far the game is.
    pub(super) fn status(&self) -> Status {
        let over = self.last.as_ref().is_some_and(|game| game.status == Status::Over);
        if over { Status::Over } else { Status::Stranded }
    }

    /// Where the game can be continued: nowhere if it is over.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        match self.table.as_ref()?.origin() {
            Origin::Position(position) if self.status() == Status::Stranded => Some(position),
            Origin::Position(_) | Origin::Setup(_) => None,
        }
    }

    /// The table as a seat or a spectator may see it. Nothing is asked: nobody could answer.
    pub(super) fn scene(&self, seat: Option<Seat>) -> Option<Scene> {
        let game = self.table.as_ref()?;
        let mut scene = match seat {
            Some(seat) => Scene::as_known(game, seat, &game.knowledge(seat)),
            None => Scene::of_spectator(game),
        };
        scene.question = None;
        Some(scene)
    }
}
