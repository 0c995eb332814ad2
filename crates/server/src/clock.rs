//! The time.

use std::time::{SystemTime, UNIX_EPOCH};

/// A minute, in milliseconds.
pub const MINUTE: i64 = 60 * 1000;

/// A day, in milliseconds.
pub const DAY: i64 = 24 * 3600 * 1000;

/// The time in milliseconds since 1970.
#[must_use]
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The day of a time by the calendar: `2030-01-31`.
#[must_use]
pub fn date(time: i64) -> String {
    // Years begin in March here, so that the day that is sometimes left out is the last one.
    let days = time.div_euclid(DAY) + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::{DAY, date};

    #[test]
    fn days_have_the_dates_of_the_calendar() {
        for (day, written) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (19_782, "2024-02-29"),
            (20_819, "2027-01-01"),
        ] {
            assert_eq!(date(day * DAY + DAY - 1), written);
        }
    }
}
