//! Names that belong to somebody, and how strong they are.

use std::collections::HashMap;

use splay_engine::Edition;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::unrated::SETTLE;
use super::{Store, StoreError};
use crate::clock::now;
use crate::rating::Rating;
use crate::secret::Holder;
use crate::wire::Strength;

/// How many stand on a ladder.
const RUNGS: i64 = 100;

/// After how many games somebody stands on it.
const FIRST_RUNG: i64 = 5;

/// A game to be rated.
pub struct Rated<'a> {
    /// The game.
    pub game: &'a str,
    /// By what ratings go: edition and number of players.
    pub kind: &'a str,
    /// Who played, and whether they won; people by their hash, bots by their level.
    pub players: &'a [(String, bool)],
    /// Which two of them played against each other, with 1 if the first has beaten the second, 0.5 if
    /// neither has, and 0 the other way round.
    pub pairs: &'a [(usize, usize, f64)],
    /// When it is rated.
    pub at: i64,
}

const STRENGTH: &str = "SELECT ratings.person AS person, COALESCE(names.name, ratings.person) AS name, \
     ratings.kind AS kind, ratings.rating AS rating, ratings.deviation AS deviation, \
     ratings.volatility AS volatility, ratings.games AS games, ratings.won AS won, \
     ratings.played AS played \
     FROM ratings LEFT JOIN names ON names.person = ratings.person";

/// A rating as it is at a time.
fn rating(row: &AnyRow, now: i64) -> Result<Rating, StoreError> {
    let rating = Rating {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
    };
    Ok(match row.try_get("played")? {
        0 => rating,
        played => rating.after_idling(now - played),
    })
}

/// By what ratings go: edition and number of players.
pub(crate) fn kind_of(edition: Edition, players: usize) -> String {
    format!("{edition}-{players}")
}

/// The same, taken apart again.
fn read_kind(kind: &str) -> Result<(Edition, usize), StoreError> {
    let read = || {
        let (edition, players) = kind.split_once('-')?;
        Some((edition.parse().ok()?, players.parse().ok()?))
    };
    read().ok_or_else(|| sqlx::Error::Decode(format!("{kind:?} is no kind of game").into()).into())
}

fn strength(row: &AnyRow) -> Result<Strength, StoreError> {
    let person: String = row.try_get("person")?;
    let Rating { rating, deviation, .. } = rating(row, now())?;
    let kind: String = row.try_get("kind")?;
    let (edition, players) = read_kind(&kind)?;
    Ok(Strength {
        bot: person.strip_prefix(BOT).map(str::to_owned),
        name: row.try_get("name")?,
        kind,
        edition,
        players,
        rating: rating.round() as i32,
        deviation: deviation.round() as i32,
        games: row.try_get::<i64, _>("games")? as u32,
        won: row.try_get::<i64, _>("won")? as u32,
    })
}

/// How bots are kept among people: no hash of a secret begins so.
pub(crate) const BOT: &str = "bot:";

impl Store {
    /// The name that belongs to somebody.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn name_of(&self, person: &Holder) -> Result<Option<String>, StoreError> {
        let sql = "SELECT name FROM names WHERE person = $1";
        Ok(sqlx::query_scalar(sql).bind(person.as_str()).fetch_optional(&self.pool).await?)
    }

    /// Whose a name is, by what it looks like.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn owner_of(&self, looks: &str) -> Result<Option<Holder>, StoreError> {
        let sql = "SELECT person FROM names WHERE looks = $1";
        let person: Option<String> =
            sqlx::query_scalar(sql).bind(looks).fetch_optional(&self.pool).await?;
        Ok(person.map(Holder::kept))
    }

    /// Gives a name to somebody, in place of the one they had; says whether it was free.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn give_name(&self, person: &Holder, name: &str, looks: &str) -> Result<bool, StoreError> {
        if self.owner_of(looks).await?.is_some_and(|owner| owner != *person) {
            return Ok(false);
        }
        let sql = "INSERT INTO names (person, name, looks) VALUES ($1, $2, $3) \
                   ON CONFLICT (person) DO UPDATE SET name = excluded.name, looks = excluded.looks";
        match self.run(sqlx::query(sql).bind(person.as_str()).bind(name).bind(looks)).await {
            Ok(_) => Ok(true),
            // Somebody was faster.
            Err(StoreError::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {
                Ok(false)
            }
            Err(error) => Err(error),
        }
    }

    /// Takes the name and the ratings of somebody away.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_name(&self, person: &Holder) -> Result<(), StoreError> {
        let mut writing = self.writing().await?;
        for sql in ["DELETE FROM names WHERE person = $1", "DELETE FROM ratings WHERE person = $1"] {
            sqlx::query(sql).bind(person.as_str()).execute(writing.connection()).await?;
        }
        writing.keep().await
    }

    /// Those who are strongest, of whom one can be fairly sure.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ladder(&self, kind: &str) -> Result<Vec<Strength>, StoreError> {
        let sql = format!(
            "{STRENGTH} WHERE ratings.kind = $1 AND ratings.games >= $2 \
             ORDER BY ratings.rating DESC LIMIT $3"
        );
        let rows =
            sqlx::query(&sql).bind(kind).bind(FIRST_RUNG).bind(RUNGS).fetch_all(&self.pool).await?;
        rows.iter().map(strength).collect()
    }

    /// How strong bots are of which one can be fairly sure, however many people are stronger.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bots(&self, kind: &str) -> Result<Vec<Strength>, StoreError> {
        let sql = format!(
            "{STRENGTH} WHERE ratings.kind = $1 AND ratings.games >= $2 AND ratings.person LIKE $3 \
             ORDER BY ratings.rating DESC"
        );
        let bots = sqlx::query(&sql).bind(kind).bind(FIRST_RUNG).bind(format!("{BOT}%"));
        bots.fetch_all(&self.pool).await?.iter().map(strength).collect()
    }

    /// How strong somebody is, in each kind of game they have played.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn standings_of(&self, person: &Holder) -> Result<Vec<Strength>, StoreError> {
        let sql = format!("{STRENGTH} WHERE ratings.person = $1 ORDER BY ratings.games DESC");
        let rows = sqlx::query(&sql).bind(person.as_str()).fetch_all(&self.pool).await?;
        rows.iter().map(strength).collect()
    }

    /// Rates a game, once; says whether it had not been.
    ///
    /// # Errors
    /// If the database fails; then it has not been rated.
    pub async fn rate(&self, rated: &Rated<'_>) -> Result<bool, StoreError> {
        let mut writing = self.writing().await?;
        sqlx::query(SETTLE).bind(rated.game).execute(writing.connection()).await?;
        let first = sqlx::query("INSERT INTO rated (game) VALUES ($1) ON CONFLICT DO NOTHING")
            .bind(rated.game)
            .execute(writing.connection())
            .await?;
        if first.rows_affected() == 0 {
            writing.keep().await?;
            return Ok(false);
        }
        // Two games of one player that end at the same moment come one after the other.
        let lock = if self.is_shared() { " FOR UPDATE" } else { "" };
        let find = format!(
            "SELECT rating, deviation, volatility, played FROM ratings \
             WHERE person = $1 AND kind = $2{lock}"
        );
        let mut in_order: Vec<&String> = rated.players.iter().map(|(person, _)| person).collect();
        in_order.sort_unstable();
        let mut before: HashMap<&String, Rating> = HashMap::new();
        for person in in_order {
            let row = sqlx::query(&find)
                .bind(person)
                .bind(rated.kind)
                .fetch_optional(writing.connection())
                .await?;
            let found = row.map(|row| rating(&row, rated.at)).transpose()?;
            before.insert(person, found.unwrap_or_default());
        }
        for (n, (person, won)) in rated.players.iter().enumerate() {
            let after = before[person].after(&results(rated, &before, n));
            let sql = "INSERT INTO ratings \
                       (person, kind, rating, deviation, volatility, games, won, played) \
                       VALUES ($1, $2, $3, $4, $5, 1, $6, $7) ON CONFLICT (person, kind) DO UPDATE SET \
                       rating = excluded.rating, deviation = excluded.deviation, \
                       volatility = excluded.volatility, games = ratings.games + 1, \
                       won = ratings.won + excluded.won, played = excluded.played";
            sqlx::query(sql)
                .bind(person)
                .bind(rated.kind)
                .bind(after.rating)
                .bind(after.deviation)
                .bind(after.volatility)
                .bind(i64::from(*won))
                .bind(rated.at)
                .execute(writing.connection())
                .await?;
        }
        writing.keep().await?;
        Ok(true)
    }
}

/// How a player fared against each of those they played against.
fn results(rated: &Rated<'_>, before: &HashMap<&String, Rating>, player: usize) -> Vec<(Rating, f64)> {
    let against = |&(one, other, score): &(usize, usize, f64)| match player {
        _ if player == one => Some((before[&rated.players[other].0], score)),
        _ if player == other => Some((before[&rated.players[one].0], 1.0 - score)),
        _ => None,
    };
    rated.pairs.iter().filter_map(against).collect()
}
