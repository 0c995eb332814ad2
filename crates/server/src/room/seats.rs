//! Who sits at a seat.

use crate::entry::Meant;
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
                let name = match number(level, &seats[..n]) {
                    0 => format!("Bot ({level})"),
                    earlier => format!("Bot {} ({level})", earlier + 1),
                };
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
        *self = Sitting { name: Some(name), holder: Some(holder), bot: None, hook: None };
    }

    /// A bot takes the seat.
    pub(super) fn fill(&mut self, level: String) {
        let name = Some(format!("Bot ({level})"));
        *self = Sitting { name, bot: Some(level), ..Sitting::default() };
    }

    pub(super) fn leave(&mut self) {
        *self = Sitting::default();
    }

    pub(super) fn replace(&mut self, bot: String) {
        self.bot = Some(bot);
    }

    pub(super) fn come_back(&mut self) {
        if self.holder.is_some() {
            self.bot = None;
        }
    }
}
