//! The form of the database: every step from an empty one to today's.

use std::borrow::Cow;
use std::pin::Pin;

use sqlx::error::BoxDynError;
use sqlx::migrate::{Migration, MigrationSource, MigrationType};

/// The steps in order, by the names and the words of their files. SQLx can read the folder by a
/// macro, but builds itself and SQLite a second time for that.
const STEPS: [(&str, &str); 14] = [
    ("games", include_str!("../../migrations/0001_games.sql")),
    ("lobby", include_str!("../../migrations/0002_lobby.sql")),
    ("pulse", include_str!("../../migrations/0003_pulse.sql")),
    ("calls", include_str!("../../migrations/0004_calls.sql")),
    ("keys", include_str!("../../migrations/0005_keys.sql")),
    ("ratings", include_str!("../../migrations/0006_ratings.sql")),
    ("reviews", include_str!("../../migrations/0007_reviews.sql")),
    ("to_rate", include_str!("../../migrations/0008_to_rate.sql")),
    ("moderation", include_str!("../../migrations/0009_moderation.sql")),
    ("vacations", include_str!("../../migrations/0010_vacations.sql")),
    ("pushes", include_str!("../../migrations/0011_pushes.sql")),
    ("passkeys", include_str!("../../migrations/0012_passkeys.sql")),
    ("mail", include_str!("../../migrations/0013_mail.sql")),
    ("people", include_str!("../../migrations/0014_people.sql")),
];

/// The steps up to one of them.
#[derive(Debug)]
pub(super) struct Migrations {
    pub upto: i64,
}

impl Migrations {
    /// The last step of this program.
    pub const LAST: i64 = STEPS.len() as i64;
}

impl MigrationSource<'static> for Migrations {
    fn resolve(self) -> Pin<Box<dyn Future<Output = Result<Vec<Migration>, BoxDynError>> + Send>> {
        let step = |(version, (name, sql))| {
            let (name, sql) = (Cow::Borrowed(name), Cow::Borrowed(sql));
            Migration::new(version, name, MigrationType::Simple, sql, false)
        };
        Box::pin(std::future::ready(Ok((1..=self.upto).zip(STEPS).map(step).collect())))
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
        let steps = (1..).zip(STEPS).map(|(number, (name, _))| format!("{number:04}_{name}.sql"));
        assert_eq!(files, steps.collect::<Vec<_>>());
    }
}
