//! What an option would mean, as far as the player who decides can know.

use crate::card::CardId;
use crate::choice::Choice;
use crate::color::Color;
use crate::dogma::Participants;
use crate::icon::IconCounts;
use crate::seat::Seat;
use crate::splay::Splay;
use crate::state::{Melded, Stage, State};
use crate::zone::Zone;

/// What an option would mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Preview {
    /// The card it is about.
    pub card: Option<CardId>,
    /// For a dogma: who shares, who is demanded of.
    pub participants: Option<Participants>,
    /// For a meld: the icons of the player's board before and after.
    pub icons: Option<(IconCounts, IconCounts)>,
    /// For a meld: the card it covers.
    pub covers: Option<CardId>,
    /// For a meld: the player's points before and after.
    pub points: Option<(u16, u16)>,
    /// For a meld: the deck from which an Artifact would be dug up.
    pub digs: Option<Zone>,
    /// For a meld: the Relic that could then be seized.
    pub seizes: Option<CardId>,
    /// For a draw: the deck the card will come from.
    pub draws: Option<Zone>,
    /// For a draw: whether there is no such card any more, so that the game ends.
    pub ends_game: bool,
}

impl State {
    /// What an option of this player would mean.
    #[must_use]
    pub fn preview(&self, player: Seat, choice: Choice) -> Preview {
        let card = choice.card();
        match choice {
            Choice::Draw => {
                let found = self.deck_to_draw_from(player, self.table.highest_top(player));
                Preview { draws: found, ends_game: found.is_none(), ..Preview::default() }
            }
            Choice::Meld(id) => {
                let color = self.table.card(id).color();
                let stack = Zone::stack(player, color);
                let after = self.icons_after_meld(player, id);
                let covers = self.table.top(stack).map(|top| top.id());
                let melded = Melded { card: id, covered: covers, dug: None };
                let digs = self.rules.after_meld.contains(Stage::Dig).then(|| self.dig(player, melded));
                let digs = digs.flatten();
                let seizes = digs.and_then(|deck| self.relic_to_seize(deck.age()?));
                Preview {
                    card,
                    icons: Some((self.icons(player), after)),
                    points: Some((self.points(player), self.points_after_meld(player, id))),
                    covers,
                    digs,
                    seizes: seizes.map(|relic| relic.id()),
                    ..Preview::default()
                }
            }
            Choice::Dogma(id) => {
                Preview { card, participants: Some(self.participants(player, id)), ..Preview::default() }
            }
            _ => Preview { card, ..Preview::default() },
        }
    }

    /// The icons of a player's board before and after one of its colors is splayed.
    #[must_use]
    pub fn preview_splay(&self, player: Seat, color: Color, splay: Splay) -> (IconCounts, IconCounts) {
        let mut after = self.table;
        after.set_splay(player, color, splay);
        (self.icons(player), after.printed_icons(player))
    }
}
