//! A room as somebody sees it who plays or watches.

use std::sync::Arc;

use splay_engine::scene::{Scene, every_line};
use splay_engine::{Audience, Seat};

use super::{Room, Shuns};
use crate::secret::Holder;
use crate::wire::{Asked, GameInfo, Links, SeatInfo, Tail, TakeBack, Update};

/// Who looks at a room.
#[derive(Clone, Debug, Default)]
pub struct Viewer {
    /// By what they are known, if they are.
    pub holder: Option<Holder>,
    /// The seat through whose eyes they look, as long as it is theirs.
    pub seat: Option<usize>,
    /// Whether they came by a link, and may look on without a seat.
    pub invited: bool,
}

/// What somebody has been told already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// Up to which entry.
    pub version: u64,
    /// How many lines of the log.
    pub log: usize,
    /// How many remarks.
    pub chat: usize,
}

/// What is around a room and not in it.
#[derive(Clone, Debug, Default)]
pub struct Around {
    /// The seats whose players are connected.
    pub present: Vec<bool>,
    /// Whether bots think for less time than usual.
    pub hurried: bool,
    /// The time.
    pub now: i64,
    /// Whom the one who looks does not want to hear or meet.
    pub shuns: Arc<Shuns>,
}

impl Room {
    /// What everybody who knows of the game may know about it. `present` are the seats whose
    /// players are connected.
    #[must_use]
    pub fn info(&self, holder: Option<&Holder>, present: &[bool]) -> GameInfo {
        let settings = &self.kept.settings;
        let game = self.chronicle.as_ref();
        let seats = self.sitting.iter().enumerate().map(|(n, sitting)| SeatInfo {
            name: (!sitting.is_free()).then(|| sitting.name().to_owned()),
            short_name: (!sitting.is_free()).then(|| sitting.short_name().to_owned()),
            bot: sitting.bot().map(str::to_owned),
            present: present.get(n) == Some(&true),
            replaced: sitting.is_replaced(),
            mine: holder.is_some() && sitting.holder.as_ref() == holder,
            away_until: sitting.away_until(),
            shun: None,
        });
        let last = self.remains.as_ref().and_then(|remains| remains.last.as_ref());
        let (result, winners) = match game {
            Some(game) if game.outcome().is_some() => {
                let scene = Scene::of_spectator(game);
                (scene.result.to_string(), scene.winners)
            }
            _ => last.map(|game| (game.result.clone(), game.winners.clone())).unwrap_or_default(),
        };
        GameInfo {
            id: self.kept.id.clone(),
            edition: settings.edition,
            sets: settings.sets,
            options: settings.options,
            teams: settings.teams.clone(),
            seats: seats.collect(),
            status: self.status(),
            pace: settings.pace,
            allowance: settings.allowance,
            listed: settings.listed,
            hints: settings.hints,
            created: self.kept.created,
            updated: self.updated,
            moves: game.map_or(last.map_or(0, |last| last.moves), |game| game.moves().len()),
            deciding: self.deciding(),
            turn: game.map_or(last.map_or(0, |last| last.turn), |game| game.state().turn()),
            result,
            winners,
            rematch: self.went_on.clone(),
            deal: self.deal.as_deref().map(str::to_owned),
            arranged: settings.arranged,
            bot_at: self.bot_at(),
        }
    }

    /// Whether somebody may look on.
    #[must_use]
    pub fn is_open_to(&self, viewer: &Viewer) -> bool {
        self.kept.settings.listed || viewer.invited || self.plays(viewer)
    }

    fn plays(&self, viewer: &Viewer) -> bool {
        viewer.holder.as_ref().is_some_and(|holder| !self.seats_of(holder).is_empty())
    }

    /// The seat through whose eyes somebody may look now: what they could see through one that is
    /// another's by now is not for them.
    #[must_use]
    pub fn eyes_of(&self, viewer: &Viewer) -> Option<usize> {
        let (seat, holder) = viewer.seat.zip(viewer.holder.as_ref())?;
        self.seats_of(holder).contains(&seat).then_some(seat)
    }

    /// The room as a viewer sees it, who has been told so much already.
    #[must_use]
    pub fn update(&self, viewer: &Viewer, since: Since, around: &Around) -> Update {
        let seat = self.eyes_of(viewer);
        let audience = seat.and_then(Seat::new).map_or(Audience::Spectator, Audience::Seat);
        // Who was told of somebody who was forgotten since is told everything anew.
        let since =
            if since.version < self.told_anew { Since { log: 0, chat: 0, ..since } } else { since };
        let log_from = self.lines_kept(since);
        let mut game = self.info(viewer.holder.as_ref(), &around.present);
        for (info, sitting) in game.seats.iter_mut().zip(&self.sitting) {
            info.shun =
                sitting.holder.as_ref().and_then(|other| around.shuns.get(other.as_str()).copied());
        }
        Update {
            game,
            version: self.version,
            seat,
            number: self.number,
            scene: self.show(seat),
            log: Tail {
                from: log_from,
                lines: self.chronicle.as_ref().map_or_else(Vec::new, |game| {
                    every_line(&game.speaker(), game.events(), log_from, audience)
                }),
            },
            chat: self.heard(self.hears_from(since.chat), self.spoken.len(), &around.shuns),
            talk: self.talk(seat),
            take_back: seat.map_or(TakeBack::No, |seat| self.may_take_back(seat).0),
            asked: self.request.as_ref().map(|request| Asked {
                by: request.by,
                waiting: self.to_answer(request.by, &request.agreed),
            }),
            deadline: self.deadline(),
            now: around.now,
            hurried: around.hurried && self.bot_to_decide().is_some(),
            links: self.plays(viewer).then(|| Links {
                invite: format!("/join/{}/{}", self.kept.id, self.kept.invite.reveal()),
                watch: format!("/game/{}?watch={}", self.kept.id, self.kept.watch.reveal()),
            }),
        }
    }

    /// How much somebody has been told after this update.
    #[must_use]
    pub fn all(&self) -> Since {
        Since {
            version: self.version,
            log: self.chronicle.as_ref().map_or(0, |game| game.events().len()),
            chat: self.spoken.len(),
        }
    }

    /// How many lines of the log somebody is to be told who has been told so much already.
    #[must_use]
    pub fn lines_to_tell(&self, since: Since) -> usize {
        self.all().log - self.lines_kept(since)
    }

    /// How many lines of the log that somebody has still stand: what was taken back does not.
    fn lines_kept(&self, since: Since) -> usize {
        let rewound = self.rewinds.iter().filter(|(version, _)| *version > since.version);
        let standing = rewound.map(|(_, events)| *events).min().unwrap_or(usize::MAX);
        since.log.min(standing).min(self.all().log)
    }

    pub(super) fn scene(&self, seat: Option<Seat>) -> Option<Scene> {
        if let Some(remains) = &self.remains {
            return remains.scene(seat);
        }
        let game = self.chronicle.as_ref()?;
        Some(match seat.and_then(|seat| Some((seat, self.memories.get(seat.index())?))) {
            Some((seat, memory)) => Scene::as_known(game, seat, memory.knowledge()),
            None => Scene::of_spectator(game),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::load::tests::two_people;

    #[test]
    fn nobody_looks_through_a_seat_that_is_not_theirs() {
        let (kept, entries) = two_people();
        let room = Room::load(kept, None, &entries).expect("it begins");
        let holder = |seat: usize| room.sitting()[seat].holder.clone();
        let seen = |viewer: &Viewer| {
            let update = room.update(viewer, Since::default(), &Around::default());
            serde_json::to_value(update).expect("it is plain data")
        };
        let outside = seen(&Viewer::default());
        for holder in [holder(1), None] {
            let through = Viewer { holder, seat: Some(0), invited: false };
            let seen = seen(&through);
            for part in ["seat", "scene", "log", "take_back", "talk"] {
                assert_eq!(seen[part], outside[part], "{part}");
            }
        }
        let own = seen(&Viewer { holder: holder(0), seat: Some(0), invited: false });
        assert_eq!(own["seat"], 0);
        assert_ne!(own["scene"], outside["scene"]);
        assert!(!room.is_open_to(&Viewer::default()), "nor through any, if it is a game among friends");
        for log in [0, 1, usize::MAX] {
            let since = Since { log, ..Since::default() };
            let told = room.update(&Viewer::default(), since, &Around::default()).log.lines.len();
            assert_eq!(room.lines_to_tell(since), told, "so many are to be told after {log}");
        }
    }
}
