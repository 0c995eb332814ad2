//! All games from one database into another: to back them up, to bring them back, or to move from a
//! file to Postgres. What an earlier program has written is copied as it is, and brought into today's form
//! where it was copied to.

use futures_util::TryStreamExt;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Connection, Executor, Row};

use super::{StoreError, existing, migrate, migrate_to, people, step_of};

/// What a column holds.
#[derive(Clone, Copy)]
enum Column {
    Text(&'static str),
    Number(&'static str),
    Real(&'static str),
}

impl Column {
    const fn name(self) -> &'static str {
        match self {
            Column::Text(name) | Column::Number(name) | Column::Real(name) => name,
        }
    }
}

use Column::{Number, Real, Text};

/// A table and its columns.
type Table = (&'static str, &'static [Column]);

/// Everything that is kept, each table after those it refers to; without what is of the moment: pulses,
/// challenges, and who was asked of late.
const TABLES: &[Table] = &[
    (
        "games",
        &[
            Text("id"),
            Text("rules"),
            Text("settings"),
            Text("invite"),
            Text("watch"),
            Number("listed"),
            Number("created"),
            Number("updated"),
            Text("status"),
            Text("summary"),
            Text("search"),
        ],
    ),
    ("entries", &[Text("game"), Number("number"), Text("entry"), Number("at")]),
    ("seats", &[Text("game"), Number("seat"), Text("holder"), Text("name")]),
    ("appearances", &[Text("game"), Text("person")]),
    ("snapshots", &[Text("game"), Number("number"), Text("position")]),
    ("keys", &[Text("key"), Text("person"), Text("kind"), Number("created")]),
    ("names", &[Text("person"), Text("name"), Text("looks")]),
    (
        "ratings",
        &[
            Text("person"),
            Text("kind"),
            Real("rating"),
            Real("deviation"),
            Real("volatility"),
            Number("games"),
            Number("won"),
            Number("played"),
        ],
    ),
    ("rated", &[Text("game")]),
    ("calls", &[Text("game"), Number("number"), Number("tries"), Number("at")]),
    ("to_rate", &[Text("game"), Number("tries"), Number("at")]),
    ("reviews", &[Text("record"), Text("game"), Text("review"), Number("made")]),
    ("pushes", &[Text("endpoint"), Text("person"), Text("p256dh"), Text("auth"), Number("created")]),
    (
        "mails",
        &[
            Text("person"),
            Text("address"),
            Text("confirm"),
            Text("stop"),
            Number("looked"),
            Number("told"),
            Number("refused"),
        ],
    ),
    (
        "passkeys",
        &[Text("id"), Text("person"), Text("key"), Number("counter"), Number("created"), Number("used")],
    ),
    ("secrets", &[Text("name"), Text("value")]),
    ("vacations", &[Text("person"), Number("began"), Number("until")]),
    (
        "shuns",
        &[Text("id"), Text("person"), Text("other"), Text("how"), Text("name"), Number("created")],
    ),
    (
        "reports",
        &[
            Text("id"),
            Text("game"),
            Text("reporter"),
            Text("about"),
            Text("name"),
            Text("why"),
            Text("evidence"),
            Number("created"),
            Number("closed"),
        ],
    ),
    (
        "bans",
        &[
            Text("id"),
            Text("kind"),
            Text("whom"),
            Text("name"),
            Text("why"),
            Number("until"),
            Number("created"),
        ],
    ),
];

/// What the columns of a table are asked by.
const COLUMNS_IN_A_FILE: &str = "SELECT name FROM pragma_table_info($1)";
const COLUMNS_IN_POSTGRES: &str = "SELECT column_name::TEXT FROM information_schema.columns \
     WHERE table_schema = current_schema() AND table_name = $1";

/// How many rows are written at once.
const AT_ONCE: usize = 200;

/// What was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// Games.
    pub games: u64,
    /// What happened in them.
    pub entries: u64,
}

/// Copies everything as it is at one moment, while others may go on. The other database must be empty;
/// afterward everything is in it, or nothing.
///
/// # Errors
/// If one of them fails, or the other is not empty.
pub async fn copy(from: &str, to: &str) -> Result<Copied, StoreError> {
    let mut from = existing(from).await?;
    let mut to = AnyConnection::connect(to).await?;
    // The other one is new, or of a server that nobody has played on yet.
    let step = step_of(&mut from).await?.max(step_of(&mut to).await?);
    migrate_to(&mut to, step).await?;
    check_empty(&mut to).await?;
    let is_postgres = from.backend_name() == "PostgreSQL";
    let mut reading = from.begin().await?;
    if is_postgres {
        // One moment for all tables; in a file every transaction is like that.
        reading.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").await?;
    }
    let mut writing = to.begin().await?;
    let mut copied = Copied::default();
    for (table, columns) in TABLES {
        let there = columns_in(&mut reading, table).await?;
        let known = |column: &Column| there.iter().any(|name| name == column.name());
        let columns: Vec<Column> = columns.iter().copied().filter(known).collect();
        if columns.is_empty() {
            continue;
        }
        let rows = copy_table(&mut reading, &mut writing, table, &columns).await?;
        match *table {
            "games" => copied.games = rows,
            "entries" => copied.entries = rows,
            _ => {}
        }
    }
    writing.commit().await?;
    reading.commit().await?;
    migrate(&mut to).await?;
    people::find_appearances(&mut to).await?;
    to.close().await?;
    from.close().await?;
    Ok(copied)
}

/// # Errors
/// If anything is kept in a database, or it fails.
async fn check_empty(connection: &mut AnyConnection) -> Result<(), StoreError> {
    for (table, _) in TABLES {
        if columns_in(connection, table).await?.is_empty() {
            continue;
        }
        let count = format!("SELECT COUNT(*) FROM {table}");
        let rows: i64 = sqlx::query_scalar(&count).fetch_one(&mut *connection).await?;
        if rows > 0 {
            return Err(StoreError::NotEmpty { table, rows });
        }
    }
    Ok(())
}

/// The columns that a table has in a database: none if there is no such table.
async fn columns_in(connection: &mut AnyConnection, table: &str) -> Result<Vec<String>, StoreError> {
    let is_postgres = connection.backend_name() == "PostgreSQL";
    let columns = if is_postgres { COLUMNS_IN_POSTGRES } else { COLUMNS_IN_A_FILE };
    Ok(sqlx::query_scalar(columns).bind(table).fetch_all(connection).await?)
}

async fn copy_table(
    from: &mut AnyConnection,
    to: &mut AnyConnection,
    table: &str,
    columns: &[Column],
) -> Result<u64, StoreError> {
    let names: Vec<&str> = columns.iter().map(|column| column.name()).collect();
    let names = names.join(", ");
    let select = format!("SELECT {names} FROM {table}");
    let mut rows = sqlx::query(&select).fetch(from).try_chunks(AT_ONCE);
    let mut copied = 0;
    while let Some(some) = rows.try_next().await.map_err(|error| error.1)? {
        let values = super::writer::values(some.len(), columns.len());
        let insert = format!("INSERT INTO {table} ({names}) {values}");
        let mut query = sqlx::query(&insert).persistent(false);
        for row in &some {
            query = bind(query, row, columns)?;
        }
        copied += query.execute(&mut *to).await?.rows_affected();
    }
    Ok(copied)
}

fn bind<'q>(
    mut query: Query<'q, Any, AnyArguments<'q>>,
    row: &AnyRow,
    columns: &[Column],
) -> Result<Query<'q, Any, AnyArguments<'q>>, StoreError> {
    for column in columns {
        query = match column {
            Column::Text(name) => query.bind(row.try_get::<String, _>(*name)?),
            Column::Number(name) => query.bind(row.try_get::<i64, _>(*name)?),
            Column::Real(name) => query.bind(row.try_get::<f64, _>(*name)?),
        };
    }
    Ok(query)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Entry;
    use crate::secret::Secret;
    use crate::store::Store;
    use crate::store::migrations::Migrations;

    /// What is of the moment, and how SQLite and SQLx know their way.
    const NOT_KEPT: [&str; 4] = ["_sqlx_migrations", "asked_mails", "challenges", "pulse"];

    /// The first form with names in it, and no reviews.
    const EARLIER: i64 = 6;

    #[tokio::test]
    async fn every_table_and_column_is_copied_or_of_the_moment() {
        sqlx::any::install_default_drivers();
        let mut new = AnyConnection::connect("sqlite::memory:").await.unwrap();
        migrate(&mut new).await.unwrap();
        let tables = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name";
        let there: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut new).await.unwrap();
        let mut told: Vec<&str> = TABLES.iter().map(|(table, _)| *table).chain(NOT_KEPT).collect();
        told.sort_unstable();
        assert_eq!(there, told);
        for (table, columns) in TABLES {
            let columns: Vec<&str> = columns.iter().map(|column| column.name()).collect();
            assert_eq!(columns_in(&mut new, table).await.unwrap(), columns, "{table}");
        }
    }

    #[tokio::test]
    async fn what_an_earlier_program_kept_is_brought_into_form() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| format!("sqlite://{}?mode=rwc", folder.path().join(name).display());
        sqlx::any::install_default_drivers();
        let mut earlier = AnyConnection::connect(&file("earlier.db")).await.unwrap();
        migrate_to(&mut earlier, EARLIER).await.unwrap();
        earlier.execute("INSERT INTO names VALUES ('somebody', 'Ada', 'ada')").await.unwrap();
        let game = "INSERT INTO games VALUES ('game', 'rules', '{}', '', '', 0, 1, 1, 'open', '{}')";
        earlier.execute(game).await.unwrap();
        let (seat, holder) = (0, Secret::random().holder());
        let joined = Entry::Joined { seat, name: "Ada".to_owned(), holder: holder.clone() };
        sqlx::query("INSERT INTO entries VALUES ('game', 0, $1, 1)")
            .bind(serde_json::to_string(&joined).unwrap())
            .execute(&mut earlier)
            .await
            .unwrap();
        earlier.close().await.unwrap();

        // Into a new one, and into one that a server of today has begun.
        Store::open(&file("begun.db")).await.unwrap().close().await;
        for name in ["new.db", "begun.db"] {
            let copied = copy(&file("earlier.db"), &file(name)).await.unwrap();
            assert_eq!(copied, Copied { games: 1, entries: 1 });
            let mut to = AnyConnection::connect(&file(name)).await.unwrap();
            assert_eq!(step_of(&mut to).await.unwrap(), Migrations::LAST);
            let names: Vec<String> =
                sqlx::query_scalar("SELECT name FROM names").fetch_all(&mut to).await.unwrap();
            assert_eq!(names, ["Ada"]);
        }
        // There, and where it is brought into form without being copied, everybody is found who was ever in
        // a game.
        for name in ["new.db", "begun.db", "earlier.db"] {
            let store = Store::open(&file(name)).await.unwrap();
            assert_eq!(store.appearances_of(&holder).await.unwrap(), ["game"], "{name}");
            store.close().await;
        }
    }
}
