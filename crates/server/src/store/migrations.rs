//! The form of the database: every step from an empty one to today's.

use std::borrow::Cow;
use std::pin::Pin;

use sqlx::error::BoxDynError;
use sqlx::migrate::{Migration, MigrationSource, MigrationType};

/// The steps in order, by the names and the words of their files. SQLx can read the folder by a
/// macro, but builds itself and SQLite a second time for that.
const STEPS: [(i64, &str, &str); 10] = [
    (1, "games", include_str!("../../migrations/0001_games.sql")),
    (2, "lobby", include_str!("../../migrations/0002_lobby.sql")),
    (3, "pulse", include_str!("../../migrations/0003_pulse.sql")),
    (4, "calls", include_str!("../../migrations/0004_calls.sql")),
    (5, "keys", include_str!("../../migrations/0005_keys.sql")),
    (6, "ratings", include_str!("../../migrations/0006_ratings.sql")),
    (7, "reviews", include_str!("../../migrations/0007_reviews.sql")),
    (9, "moderation", include_str!("../../migrations/0009_moderation.sql")),
    (10, "vacations", include_str!("../../migrations/0010_vacations.sql")),
    (11, "pushes", include_str!("../../migrations/0011_pushes.sql")),
];

/// All steps.
#[derive(Debug)]
pub struct Migrations;

impl MigrationSource<'static> for Migrations {
    fn resolve(self) -> Pin<Box<dyn Future<Output = Result<Vec<Migration>, BoxDynError>> + Send>> {
        let step = |(version, name, sql)| {
            let (name, sql) = (Cow::Borrowed(name), Cow::Borrowed(sql));
            Migration::new(version, name, MigrationType::Simple, sql, false)
        };
        Box::pin(std::future::ready(Ok(STEPS.into_iter().map(step).collect())))
    }
}

#[cfg(test)]
mod tests {
    use super::STEPS;

    #[test]
    fn every_file_is_a_step() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
        let mut files: Vec<String> = files.map(|name| name.into_string().unwrap()).collect();
        files.sort();
        let steps = STEPS.iter().map(|(number, name, _)| format!("{number:04}_{name}.sql"));
        assert_eq!(files, steps.collect::<Vec<_>>());
    }
}
