//! Who sits at a seat.

use crate::entry::Meant;
use crate::names::{name_of_bot, short_name};
use crate::secret::Holder;
use crate::webhook::Hook;

/// Who sits at a seat.
#[derive(Clone, Debug, Default)]
pub struct Sitting {
    name: Option<String>,
    /// By what the player is known again.
    pub holder: Option<Holder>,
    /// The level of the bot that plays here, always or for somebody who is away.
    bot: Option<String>,
    /// Where to tell the player that it is their decision.
    pub hook: Option<Hook>,
    /// When the player was away, the earliest first.
    away: Vec<(i64, i64)>,
    /// Whether a bot has ever played for them.
    stood_in_for: bool,
}

impl Sitting {
    /// The seats of a game before anybody has come.
    #[must_use]
    pub(super) fn at_first(seats: &[Meant]) -> Vec<Sitting> {
        let number = |level: &str, before: &[Meant]| {
            before.iter().filter(|meant| matches!(meant, Meant::Bot(other) if other == level)).count()
        };
        let sitting = |(n, meant): (usize, &Meant)| match meant {
            Meant::Person => Sitting::default(),
            Meant::Bot(level) => {
                let name = name_of_bot(level, number(level, &seats[..n]));
                Sitting { name: Some(name), bot: Some(level.clone()), ..Sitting::default() }
            }
        };
        seats.iter().enumerate().map(sitting).collect()
    }

    /// What the one who sits here is called.
    #[must_use]
    pub fn name(&self) -> &str {
        self.name.as_deref().unwrap_or("nobody")
    }

    /// The same where there is little room.
    #[must_use]
    pub fn short_name(&self) -> &str {
        short_name(self.name())
    }

    /// Whether the seat is for the taking.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.name.is_none()
    }

    /// Whether the seat is a person's, even if a bot plays for them.
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.holder.is_some()
    }

    /// Whether a bot plays for somebody who is away.
    #[must_use]
    pub fn is_replaced(&self) -> bool {
        self.holder.is_some() && self.bot.is_some()
    }

    /// The level of the bot that plays here now.
    #[must_use]
    pub fn bot(&self) -> Option<&str> {
        self.bot.as_deref()
    }

    pub(super) fn take(&mut self, name: String, holder: Holder) {
        *self = Sitting { name: Some(name), holder: Some(holder), ..Sitting::default() };
    }

    /// A bot takes the seat.
    pub(super) fn fill(&mut self, level: String) {
        let name = Some(name_of_bot(&level, 0));
        *self = Sitting { name, bot: Some(level), ..Sitting::default() };
    }

    pub(super) fn leave(&mut self) {
        *self = Sitting::default();
    }

    pub(super) fn replace(&mut self, bot: String) {
        self.bot = Some(bot);
        self.stood_in_for = true;
    }

    /// Whether a bot has played for somebody here, even if they came back.
    #[must_use]
    pub fn was_replaced(&self) -> bool {
        self.stood_in_for
    }

    /// Until when the player is away, or was last.
    #[must_use]
    pub fn away_until(&self) -> Option<i64> {
        self.away.last().map(|(_, until)| *until)
    }

    /// The player is away from a time on, until another; one that is over brings them back.
    pub(super) fn go_away(&mut self, at: i64, until: i64) {
        match self.away.last_mut() {
            Some((_, end)) if *end > at => *end = until.max(at),
            _ if until > at => self.away.push((at, until)),
            _ => {}
        }
    }

    /// When somebody has had so much time since, who did not have to decide while they were away.
    pub(super) fn time_for(&self, since: i64, allowed: i64) -> i64 {
        let waits = |end: i64, &(from, until): &(i64, i64)| match from < end && until > since {
            true => end + until - from.max(since),
            false => end,
        };
        self.away.iter().fold(since + allowed, waits)
    }

    pub(super) fn come_back(&mut self) {
        if self.holder.is_some() {
            self.bot = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Sitting;

    #[test]
    fn time_stands_still_while_somebody_is_away() {
        let mut sitting = Sitting::default();
        assert_eq!(sitting.time_for(100, 50), 150);
        sitting.go_away(120, 220);
        assert_eq!(sitting.time_for(100, 50), 250, "it began while they were here");
        assert_eq!(sitting.time_for(160, 50), 270, "or while they were away");
        assert_eq!(sitting.time_for(230, 50), 280, "or afterward");
        assert_eq!(sitting.time_for(10, 50), 60, "or was over before");
        sitting.go_away(200, 300);
        assert_eq!((sitting.time_for(100, 50), sitting.away_until()), (330, Some(300)), "longer");
        sitting.go_away(210, 0);
        assert_eq!((sitting.time_for(100, 50), sitting.away_until()), (240, Some(210)), "back early");
        sitting.go_away(235, 335);
        assert_eq!(sitting.time_for(100, 50), 340, "away again within the same decision");
    }
}
