//! Which games are rated, and names that belong to somebody.

use std::time::Duration;

use splay_engine::{Seat, Seats};
use tokio::time::interval;

use super::Hub;
use crate::clock::now;
use crate::error::Refusal;
use crate::names::{checked_name, looks};
use crate::room::Room;
use crate::secret::Holder;
use crate::store::{BOT, Rated, kind_of};
use crate::wire::{Profile, Status, Strength};

/// What everybody is called who says nothing else, with a number or without: nobody's name.
const NAMELESS: &str = "Player";

/// How often, and how late, games are rated that were not rated in time.
const LATE: Duration = Duration::from_secs(30);

/// Who played against whom in a game, if it counts.
struct Counts {
    /// All who played, and whether they won.
    players: Vec<(String, bool)>,
    /// Which two of them played against each other, with 1 if the first has beaten the second, and 0 the
    /// other way round.
    pairs: Vec<(usize, usize, f64)>,
}

impl Hub {
    /// Rates a game that has just ended, if it counts and all its people have names of their own. That
    /// it could not be rated keeps nobody from anything else: it is tried again.
    pub(super) async fn rate(&self, room: &Room) {
        if let Err(error) = self.try_to_rate(room).await {
            tracing::warn!(%error, game = %room.kept().id, "a game could not be rated");
        }
    }

    /// Rates the games that were not rated when they ended: the server stopped before, or the database
    /// failed.
    pub(super) async fn rate_late(self) {
        let mut closing = self.closing();
        let mut again = interval(LATE);
        // Where there is one process alone, all that was left by the last one is late.
        let mut patience = if self.store().is_shared() { LATE } else { Duration::ZERO };
        loop {
            tokio::select! {
                _ = closing.changed() => return,
                _ = again.tick() => {}
            }
            let before = now() - std::mem::replace(&mut patience, LATE).as_millis() as i64;
            match self.store().take_unrated(before, now()).await {
                Ok(games) => {
                    for game in games {
                        let Ok(table) = self.table(&game).await else { continue };
                        let room = table.look().await;
                        self.rate(&room).await;
                    }
                }
                Err(error) => tracing::warn!(%error, "games to be rated cannot be looked for"),
            }
        }
    }

    async fn try_to_rate(&self, room: &Room) -> Result<(), Refusal> {
        let game = &room.kept().id;
        let Some(counts) = counts(room) else { return Ok(self.store().settle(game).await?) };
        for sitting in room.sitting() {
            if let Some(person) = &sitting.holder
                && self.store().name_of(person).await?.is_none()
            {
                return Ok(self.store().settle(game).await?);
            }
        }
        let kind = kind(room);
        let Counts { players, pairs } = &counts;
        let rated = Rated { game, kind: &kind, players, pairs, at: now() };
        self.store().rate(&rated).await?;
        Ok(())
    }

    /// Gives somebody a name of their own.
    ///
    /// # Errors
    /// If it is no name, or another's.
    pub async fn take_name(&self, person: &Holder, name: &str) -> Result<String, Refusal> {
        let name = checked_name(name)?;
        let word = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
        if looks(word) == looks(NAMELESS) {
            return Err(Refusal::NameTaken);
        }
        match self.store().give_name(person, &name, &looks(&name)).await? {
            true => Ok(name),
            false => Err(Refusal::NameTaken),
        }
    }

    /// Lets somebody be called so, unless the name is another's.
    ///
    /// # Errors
    /// If it is.
    pub(super) async fn check_owner(&self, name: &str, person: &Holder) -> Result<(), Refusal> {
        match self.store().owner_of(&looks(name)).await? {
            Some(owner) if owner != *person => Err(Refusal::NameTaken),
            _ => Ok(()),
        }
    }

    /// Those who are strongest in a kind of game.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn ladder(&self, kind: &str) -> Result<Vec<Strength>, Refusal> {
        Ok(self.store().ladder(kind).await?)
    }

    /// What everybody may know of whoever has a name.
    ///
    /// # Errors
    /// If nobody has it.
    pub async fn profile(&self, name: &str) -> Result<Profile, Refusal> {
        let person = self.store().owner_of(&looks(name)).await?.ok_or(Refusal::UnknownName)?;
        let name = self.store().name_of(&person).await?.ok_or(Refusal::UnknownName)?;
        let standings = self.store().standings_of(&person).await?;
        // Games by link are for those who have the link.
        let (_, games) = self.games_of(&person).await?;
        let games = games.into_iter().filter(|game| game.listed).collect();
        Ok(Profile { name, standings, games })
    }
}

/// By what ratings of a game go.
pub(super) fn kind(room: &Room) -> String {
    kind_of(room.kept().settings.edition, room.sitting().len())
}

/// Who played against whom, if the game counts: it was dealt by the server, without hints, and nobody took
/// back what only a bot could have minded.
fn counts(room: &Room) -> Option<Counts> {
    let settings = &room.kept().settings;
    let honest = settings.from.is_none() && !settings.arranged && !settings.hints;
    let game = room.chronicle().filter(|_| honest && room.status() == Status::Over)?;
    if room.is_practice() {
        return None;
    }
    let winners = game.outcome()?.winners;
    let players: Vec<Fared> = game
        .state()
        .seats()
        .zip(room.sitting())
        .map(|(seat, sitting)| Fared {
            id: match &sitting.holder {
                Some(person) => person.as_str().to_owned(),
                None => format!("{BOT}{}", sitting.bot().unwrap_or_default()),
            },
            seat,
            side: game.state().side(seat),
            won: winners.contains(seat),
            was_replaced: sitting.was_replaced(),
        })
        .collect();
    let somebody = room.sitting().iter().any(|sitting| sitting.is_person());
    if somebody { compare(players) } else { None }
}

/// How somebody fared in a game.
struct Fared {
    /// Who.
    id: String,
    seat: Seat,
    /// Those who win or lose together with them.
    side: Seats,
    won: bool,
    /// Whether a bot has played for them.
    was_replaced: bool,
}

/// Who has beaten whom. Who let a bot play for them has lost to everybody who did not: else whoever is losing
/// would leave. Two such have not measured themselves against each other, as little as two who lost together.
/// Nobody counts twice, so two bots of one level in a game cannot be compared with others.
fn compare(players: Vec<Fared>) -> Option<Counts> {
    let mut ids: Vec<&String> = players.iter().map(|player| &player.id).collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.len() < players.len() {
        return None;
    }
    let result = |one: &Fared, other: &Fared| match (one.was_replaced, other.was_replaced) {
        (true, true) => None,
        (true, false) => Some(0.0),
        (false, true) => Some(1.0),
        (false, false) => match (one.won, other.won) {
            (false, false) => None,
            (true, true) => Some(0.5),
            (won, _) => Some(if won { 1.0 } else { 0.0 }),
        },
    };
    let mut pairs = Vec::new();
    for (n, one) in players.iter().enumerate() {
        for (m, other) in players.iter().enumerate().skip(n + 1) {
            if let Some(score) = result(one, other).filter(|_| !one.side.contains(other.seat)) {
                pairs.push((n, m, score));
            }
        }
    }
    if pairs.is_empty() {
        return None;
    }
    // Who stayed when all others let bots play has won.
    let alone = |one: &Fared| {
        let mut others = players.iter().filter(|other| !one.side.contains(other.seat));
        others.all(|other| other.was_replaced)
    };
    let won = players.iter().map(|one| !one.was_replaced && (one.won || alone(one)));
    let won: Vec<bool> = won.collect();
    let players = players.into_iter().map(|player| player.id).zip(won).collect();
    Some(Counts { players, pairs })
}

#[cfg(test)]
mod tests {
    use super::*;

    type Pair = (usize, usize, f64);

    /// How those fare who sit in an order, in sides; who let a bot play for them is known by an `r`, and who
    /// won by a `w`.
    /// Of two with a `b` both are bots of one level.
    fn compared(sides: &[&[usize]], fared: &[&str]) -> Option<(Vec<bool>, Vec<Pair>)> {
        let seat = |seat: usize| Seat::new(seat).unwrap();
        let player = |(n, fared): (usize, &&str)| Fared {
            id: if fared.contains('b') { format!("{BOT}easy") } else { n.to_string() },
            seat: seat(n),
            side: sides
                .iter()
                .find(|side| side.contains(&n))
                .unwrap()
                .iter()
                .map(|n| seat(*n))
                .collect(),
            won: fared.contains('w'),
            was_replaced: fared.contains('r'),
        };
        let counts = compare(fared.iter().enumerate().map(player).collect())?;
        Some((counts.players.into_iter().map(|(_, won)| won).collect(), counts.pairs))
    }

    #[test]
    fn who_let_a_bot_play_has_lost_to_all_who_did_not() {
        let two: &[&[usize]] = &[&[0], &[1]];
        assert_eq!(compared(two, &["w", ""]), Some((vec![true, false], vec![(0, 1, 1.0)])));
        assert_eq!(compared(two, &["w", "w"]), Some((vec![true, true], vec![(0, 1, 0.5)])));
        assert_eq!(compared(two, &["w", "r"]), Some((vec![true, false], vec![(0, 1, 1.0)])));
        assert_eq!(compared(two, &["", "wr"]), Some((vec![true, false], vec![(0, 1, 1.0)])));
        assert_eq!(compared(two, &["wr", ""]), Some((vec![false, true], vec![(0, 1, 0.0)])));
        assert_eq!(compared(two, &["r", "r"]), None, "two such");
        assert_eq!(compared(two, &["wr", "r"]), None);
        assert_eq!(compared(two, &["", ""]), None, "nobody has won");

        let three: &[&[usize]] = &[&[0], &[1], &[2]];
        for (fared, won, pairs) in [
            (["w", "", ""], [true, false, false], vec![(0, 1, 1.0), (0, 2, 1.0)]),
            (["w", "r", ""], [true, false, false], vec![(0, 1, 1.0), (0, 2, 1.0), (1, 2, 0.0)]),
            (["wr", "", ""], [false, false, false], vec![(0, 1, 0.0), (0, 2, 0.0)]),
            (["wr", "r", ""], [false, false, true], vec![(0, 2, 0.0), (1, 2, 0.0)]),
            (["r", "wr", "w"], [false, false, true], vec![(0, 2, 0.0), (1, 2, 0.0)]),
        ] {
            assert_eq!(compared(three, &fared), Some((won.to_vec(), pairs)), "{fared:?}");
        }

        assert_eq!(compared(three, &["w", "b", "b"]), None, "one player with two seats");

        let teams: &[&[usize]] = &[&[0, 2], &[1, 3]];
        for (fared, won, pairs) in [
            (
                ["w", "", "w", ""],
                [true, false, true, false],
                vec![(0, 1, 1.0), (0, 3, 1.0), (1, 2, 0.0), (2, 3, 1.0)],
            ),
            (
                // Who stays with somebody who leaves has still won, and those who leave have lost.
                ["w", "", "wr", ""],
                [true, false, false, false],
                vec![(0, 1, 1.0), (0, 3, 1.0), (1, 2, 1.0), (2, 3, 0.0)],
            ),
            (
                ["w", "r", "w", "r"],
                [true, false, true, false],
                vec![(0, 1, 1.0), (0, 3, 1.0), (1, 2, 0.0), (2, 3, 1.0)],
            ),
            (
                ["wr", "", "wr", ""],
                [false, true, false, true],
                vec![(0, 1, 0.0), (0, 3, 0.0), (1, 2, 1.0), (2, 3, 0.0)],
            ),
        ] {
            assert_eq!(compared(teams, &fared), Some((won.to_vec(), pairs)), "{fared:?}");
        }
    }
}
