//! A room from all its entries at once. What was taken back is not played and taken back again, so
//! loading costs what the game that is left costs, however often somebody changed their mind.

use super::{Remains, Room};
use crate::entry::{Course, Dated, Kept};
use crate::error::Refusal;

impl Room {
    /// The room of a game in which so much has happened.
    ///
    /// # Errors
    /// If an entry does not fit.
    pub fn load(kept: Kept, remains: Option<Remains>, entries: &[Dated]) -> Result<Room, Refusal> {
        let inherited = kept.settings.from.as_ref().map_or(0, |record| record.choices.len());
        let stands = match kept.has_these_rules() {
            true => standing(entries, inherited),
            // Nothing is played anyway.
            false => vec![true; entries.len()],
        };
        let mut room = Room::new(kept);
        if let Some(remains) = remains {
            room = room.with_remains(remains);
        }
        room.guarded(|room| {
            entries.iter().zip(stands).try_for_each(|(dated, stands)| match stands {
                true => room.apply(dated),
                false => room.pass_over(dated),
            })
        })
    }
}

/// Which entries have to be played: no move that was taken back, and no taking back.
fn standing(entries: &[Dated], inherited: usize) -> Vec<bool> {
    let mut stands = vec![true; entries.len()];
    let mut moves = Vec::new();
    for (n, dated) in entries.iter().enumerate() {
        match dated.entry.course() {
            Course::Forth { .. } => moves.push(n),
            Course::Back { moves: left } => {
                stands[n] = false;
                let left = left.saturating_sub(inherited).min(moves.len());
                moves.drain(left..).for_each(|taken_back| stands[taken_back] = false);
            }
            Course::Stays => {}
        }
    }
    stands
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::entry::{Entry, Meant, Settings};
    use crate::room::{Around, Since, Viewer};
    use crate::secret::Secret;
    use crate::wire::Pace;
    use splay_engine::{Edition, Options, Rules, Sets};

    pub(in crate::room) fn two_people() -> (Kept, Vec<Dated>) {
        let settings = Settings {
            edition: Edition::Third,
            sets: Sets::BASE,
            teams: Vec::new(),
            options: Options::default(),
            seed: 1,
            salt: None,
            dice: 2,
            seats: vec![Meant::Person, Meant::Person],
            pace: Pace::Live,
            allowance: Some(60),
            listed: false,
            hints: false,
            from: None,
            arranged: false,
            lesson: false,
            bot_after: None,
        };
        let kept = Kept {
            id: "game".to_owned(),
            rules: Rules::VERSION.to_owned(),
            settings,
            invite: Secret::random(),
            watch: Secret::random(),
            created: 0,
        };
        let joined = |seat| Dated {
            entry: Entry::Joined { seat, name: format!("P{seat}"), holder: Secret::random().holder() },
            at: 1,
        };
        (kept, vec![joined(0), joined(1)])
    }

    fn chosen(room: &Room, pick: usize, at: i64) -> Dated {
        let game = room.chronicle().expect("it has begun");
        let options = game.game().options();
        let choice = options[pick % options.len()].text(game.game().catalog());
        Dated { entry: Entry::Chose { seat: room.deciding().expect("it goes on"), choice }, at }
    }

    /// What a seat is shown, in full.
    fn shown(room: &Room, seat: usize, since: Since) -> String {
        let holder = room.sitting()[seat].holder.clone();
        let viewer = Viewer { holder, seat: Some(seat), invited: false };
        serde_json::to_string(&room.update(&viewer, since, &Around::default()))
            .expect("it is plain data")
    }

    #[test]
    fn a_room_is_the_same_whether_lived_or_loaded() {
        let (kept, mut entries) = two_people();
        let mut room = Room::load(kept.clone(), None, &entries).expect("it begins");
        for n in 0..60 {
            let moves = room.chronicle().map_or(0, |game| game.moves().len());
            let next = if n % 7 == 6 {
                Dated { entry: Entry::TookBack { seat: 0, moves: moves - 1 - n % 3 }, at: n as i64 * 10 }
            } else {
                chosen(&room, n * 5, n as i64 * 10)
            };
            room = room.after(&next).expect("it fits");
            entries.push(next);
            let loaded = Room::load(kept.clone(), None, &entries).expect("it loads");
            for seat in 0..2 {
                for since in [Since::default(), Since { version: n as u64, log: 40, chat: 0 }] {
                    assert_eq!(shown(&loaded, seat, since), shown(&room, seat, since), "after {n}");
                }
            }
        }
    }

    #[test]
    fn taking_back_plays_few_moves_again() {
        let (kept, entries) = two_people();
        let mut room = Room::load(kept, None, &entries).expect("it begins");
        let mut turns = vec![0];
        let moves = |room: &Room| room.chronicle().map_or(0, |game| game.moves().len());
        for n in 0..120 {
            let turn_began = room.snapshot().is_some();
            if turn_began {
                turns.push(moves(&room));
            }
            match room.after(&chosen(&room, n * 5 + n / 3, 2)) {
                Ok(after) if after.deciding().is_some() => room = after,
                _ => break,
            }
        }
        assert!(moves(&room) > 40, "it goes on for a while");
        let now = moves(&room);
        for back in 1..=now {
            let again = room.chronicle().map_or(0, |game| game.played_again(now - back));
            assert!(again <= 50 * back, "{back} back from {now}: {again} are played again");
        }
        // Whatever is taken back of the turn under way costs what has happened in that turn, and taking back
        // again what is left of it no more.
        let begun = *turns.last().expect("a turn has begun");
        let mut left = moves(&room);
        while left > begun {
            left -= 1;
            let again = room.chronicle().expect("it has begun").played_again(left);
            assert_eq!(
                again,
                left - begun,
                "{left} moves are left, of which the turn began after {begun}"
            );
            let back = Dated { entry: Entry::TookBack { seat: 0, moves: left }, at: 3 };
            room = room.after(&back).expect("it fits");
            assert_eq!(moves(&room), left);
        }
    }

    #[test]
    fn changing_ones_mind_a_thousand_times_costs_nobody_anything() {
        let (kept, mut entries) = two_people();
        let mut room = Room::load(kept.clone(), None, &entries).expect("it begins");
        for n in 0..300 {
            let next = chosen(&room, n * 5 + n / 3, 2);
            let Ok(after) = room.after(&next) else { break };
            if after.chronicle().is_none_or(|game| game.outcome().is_some()) {
                break;
            }
            room = after;
            entries.push(next);
        }
        let moves = room.chronicle().map_or(0, |game| game.moves().len());
        let again = chosen(&room, 0, 3);
        for _ in 0..3000 {
            entries.push(again.clone());
            entries.push(Dated { entry: Entry::TookBack { seat: 0, moves }, at: 3 });
        }
        let played = standing(&entries, 0).into_iter().filter(|stands| *stands).count();
        assert_eq!(played, entries.len() - 6000, "what was taken back is not played");
        let loaded = Room::load(kept, None, &entries).expect("it loads");
        assert_eq!(loaded.number(), room.number() + 6000);
    }
}
