//! What is kept comes through copying whole, whichever way; and what cannot be copied is left alone, in words.

use splay_server::store::{Store, StoreError};
use splay_server::{Copied, Server, audit, copy};
use sqlx::{AnyConnection, Executor, Row};

use crate::common::{Database, Running, config, connect};

/// What is of the moment, and not copied.
const NOT_KEPT: [&str; 3] = ["asked_mails", "challenges", "pulse"];

/// How many rows each table gets: more than are written at once.
const ROWS: i64 = 201;

/// What a column holds.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Text,
    Number,
    Real,
}

/// A table and its columns.
type Table = (String, Vec<(String, Kind)>);

/// The tables of a database in a file, each after those it refers to, as the database itself says.
async fn tables(connection: &mut AnyConnection) -> Vec<Table> {
    let names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> '_sqlx_migrations' \
                 ORDER BY name <> 'games', name";
    let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut *connection).await.unwrap();
    let mut tables = Vec::new();
    for table in names {
        let rows = sqlx::query("SELECT name, type AS kind FROM pragma_table_info($1)");
        let rows = rows.bind(&table).fetch_all(&mut *connection).await.unwrap();
        let columns = rows.iter().map(|row| {
            let kind = match row.get::<String, _>("kind").as_str() {
                "TEXT" => Kind::Text,
                "BIGINT" => Kind::Number,
                "DOUBLE PRECISION" => Kind::Real,
                other => panic!("{other}: what would that be?"),
            };
            (row.get("name"), kind)
        });
        tables.push((table, columns.collect()));
    }
    tables
}

/// Writes some rows into every table, each value another one, but that a game is one of those there are.
async fn fill(connection: &mut AnyConnection, tables: &[Table]) {
    connection.execute("BEGIN").await.unwrap();
    for (table, columns) in tables {
        for row in 0..ROWS {
            let value = |(column, kind): &(String, Kind)| match kind {
                Kind::Text if column == "game" || (table == "games" && column == "id") => {
                    format!("'game {row}'")
                }
                Kind::Text => format!("'{table} {column} {row}: ''Zoë'' \\ \"🂡\"\n'"),
                // Of all sizes, and beyond what is exact as another kind of number.
                Kind::Number => (i64::MAX - row).to_string(),
                Kind::Real => format!("{:?}", 1.0 / (row + 3) as f64),
            };
            let values: Vec<String> = columns.iter().map(value).collect();
            let insert = format!("INSERT INTO {table} VALUES ({})", values.join(", "));
            connection.execute(insert.as_str()).await.unwrap();
        }
    }
    connection.execute("COMMIT").await.unwrap();
}

/// All rows of a table as words, in an order of their own.
async fn rows(connection: &mut AnyConnection, (table, columns): &Table) -> Vec<String> {
    let names: Vec<&str> = columns.iter().map(|(name, _)| name.as_str()).collect();
    let select = format!("SELECT {} FROM {table}", names.join(", "));
    let rows = sqlx::query(&select).fetch_all(connection).await.unwrap();
    let word = |row: &sqlx::any::AnyRow, (name, kind): &(String, Kind)| match kind {
        Kind::Text => row.get::<String, _>(name.as_str()),
        Kind::Number => row.get::<i64, _>(name.as_str()).to_string(),
        Kind::Real => format!("{:?}", row.get::<f64, _>(name.as_str())),
    };
    let mut rows: Vec<String> = rows
        .iter()
        .map(|row| columns.iter().map(|column| word(row, column)).collect::<Vec<_>>().join("|"))
        .collect();
    rows.sort();
    rows
}

/// An empty database in the form of today.
async fn in_form() -> Database {
    let database = Database::sqlite();
    Store::open(&database.url).await.unwrap().close().await;
    database
}

#[tokio::test(flavor = "multi_thread")]
async fn all_tables_come_through_from_a_file_to_postgres_and_back() {
    let (first, postgres, last) = (in_form().await, Database::postgres(), Database::sqlite());
    let mut connection = connect(&first.url).await;
    let tables = tables(&mut connection).await;
    assert!(tables.len() > 20, "{}", tables.len());
    fill(&mut connection, &tables).await;
    let copied = Copied { games: ROWS as u64, entries: ROWS as u64 };
    assert_eq!(copy(&first.url, &postgres.url).await.unwrap(), copied);
    assert_eq!(copy(&postgres.url, &last.url).await.unwrap(), copied);
    for (database, way) in [(&postgres, "to Postgres"), (&last, "and back")] {
        let mut there = connect(&database.url).await;
        for table in &tables {
            let expected = match NOT_KEPT.contains(&table.0.as_str()) {
                true => Vec::new(),
                false => rows(&mut connection, table).await,
            };
            assert_eq!(rows(&mut there, table).await, expected, "{way}: {}", table.0);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_failed_midway_is_not_in_the_way_of_the_next() {
    for to in Database::all() {
        let from = in_form().await;
        let mut connection = connect(&from.url).await;
        let tables = tables(&mut connection).await;
        fill(&mut connection, &tables).await;
        // One of the last tables has something in it that cannot be read.
        let name = "(SELECT name FROM bans ORDER BY id LIMIT 1)";
        connection.execute(format!("UPDATE bans SET why = {name}").as_str()).await.unwrap();
        connection.execute("UPDATE bans SET name = x'00ff' WHERE id LIKE '% 200:%'").await.unwrap();
        assert!(matches!(copy(&from.url, &to.url).await, Err(StoreError::Database(_))));
        connection.execute("UPDATE bans SET name = why").await.unwrap();
        assert_eq!(copy(&from.url, &to.url).await.unwrap().games, ROWS as u64);
        // And it is not mixed with another one.
        let refused = copy(&from.url, &to.url).await.unwrap_err();
        assert_eq!(refused.to_string(), "that database is not empty (games: 201); name an empty one");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_beside_games_is_not_mixed_either() {
    for to in Database::all() {
        let from = in_form().await;
        Store::open(&to.url).await.unwrap().close().await;
        connect(&to.url).await.execute("INSERT INTO secrets VALUES ('push', 'a key')").await.unwrap();
        let refused = copy(&from.url, &to.url).await.unwrap_err();
        assert!(matches!(refused, StoreError::NotEmpty { table: "secrets", rows: 1 }), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_a_later_program_has_changed_is_refused_in_words() {
    for database in Database::all() {
        Store::open(&database.url).await.unwrap().close().await;
        // A program to come takes one step more.
        let later = "INSERT INTO _sqlx_migrations \
                     SELECT 99, 'later', installed_on, success, checksum, execution_time \
                     FROM _sqlx_migrations WHERE version = 1";
        connect(&database.url).await.execute(later).await.unwrap();
        let refused = Server::new(&config(&database.url)).await.err().expect("it is not served");
        assert_eq!(
            refused.to_string(),
            "cannot use the database: that database was changed by a later version of this program; \
             use that version, or restore a backup made before the change; choose another with --database"
        );
        // It is neither copied nor copied into, nor looked at.
        let other = in_form().await;
        assert!(matches!(copy(&database.url, &other.url).await, Err(StoreError::Newer)));
        assert!(matches!(copy(&other.url, &database.url).await, Err(StoreError::Newer)));
        assert!(matches!(audit(&database.url).await, Err(StoreError::Newer)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_or_of_something_else_is_not_made() {
    let folder = tempfile::tempdir().unwrap();
    let url = |name: &str| format!("sqlite://{}?mode=rwc", folder.path().join(name).display());
    for refused in [
        audit(&url("gams.db")).await.unwrap_err(),
        copy(&url("gams.db"), &url("copy.db")).await.unwrap_err(),
    ] {
        let words = refused.to_string();
        assert!(words.starts_with("there is no file ") && words.contains("gams.db"), "{words}");
    }
    assert_eq!(folder.path().read_dir().unwrap().count(), 0, "nothing was made");
    connect(&url("other.db")).await.execute("CREATE TABLE birds (name TEXT)").await.unwrap();
    assert!(matches!(audit(&url("other.db")).await, Err(StoreError::Foreign)));
    assert!(matches!(copy(&url("other.db"), &url("copy.db")).await, Err(StoreError::Foreign)));
    assert!(!folder.path().join("copy.db").exists());
    let empty = Database::postgres();
    assert!(matches!(audit(&empty.url).await, Err(StoreError::Foreign)));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_copied_is_served() {
    let (first, postgres) = (Database::sqlite(), Database::postgres());
    let server = Running::start(&first.url).await;
    let (ada, _) = crate::common::Player::pair(server.address).await;
    let before = ada.look().await;
    copy(&first.url, &postgres.url).await.unwrap();
    server.stop().await;
    let server = Running::start(&postgres.url).await;
    let ada = crate::common::Player { address: server.address, ..ada };
    let after = ada.look().await;
    assert_eq!((&after["scene"], &after["number"]), (&before["scene"], &before["number"]));
    server.stop().await;
}
