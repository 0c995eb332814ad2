//! What an option would mean, as far as the player who decides can know.

use crate::age::Age;
use crate::card::CardId;
use crate::choice::Choice;
use crate::color::Color;
use crate::dogma::Participants;
use crate::icon::IconCounts;
use crate::seat::Seat;
use crate::splay::Splay;
use crate::state::{Melded, Stage, State};
use crate::table::{End, Table};
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
    /// For a meld that gives the board a new color: the deck a card is drawn from for that.
    pub growth: Option<Zone>,
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
                let found = self.deck_to_draw_from(player, self.draw_value(player));
                Preview { draws: found, ends_game: found.is_none(), ..Preview::default() }
            }
            Choice::Meld(id) => {
                let color = self.table.card(id).color();
                let stack = Zone::stack(player, color);
                let after = self.icons_after_meld(player, id);
                let covers = self.table.top(stack).map(|top| top.id());
                let highest = self.table.highest_top(player).max(self.table.card(id).value());
                let digs = self.dig_deck(player, id);
                let seizes = digs.and_then(|deck| self.relic_to_seize(deck.age()?));
                Preview {
                    card,
                    icons: Some((self.icons(player), after)),
                    points: Some((self.points(player), self.points_after_meld(player, id))),
                    covers,
                    growth: covers.map_or_else(|| self.growth_deck(player, highest), |_| None),
                    digs,
                    seizes: seizes.map(|relic| relic.id()),
                    ..Preview::default()
                }
            }
            Choice::Dogma(id) | Choice::Endorse(id) => {
                Preview { card, participants: Some(self.participants(player, id)), ..Preview::default() }
            }
            _ => Preview { card, ..Preview::default() },
        }
    }

    /// The icons of a player's board before and after one of its colors is splayed.
    #[must_use]
    pub fn preview_splay(&self, player: Seat, color: Color, splay: Splay) -> (IconCounts, IconCounts) {
        let mut after = *self;
        after.table.set_splay(player, color, splay);
        (self.icons(player), after.icons(player))
    }

    /// The deck a player would draw from for a new color or a new splay, if they do so at all.
    #[must_use]
    pub fn growth_deck(&self, player: Seat, highest: Age) -> Option<Zone> {
        self.deck_of_set_to_draw_from(player, self.growth_draw(player)?, highest)
    }

    /// The deck from which a player would dig up an Artifact by melding a card with an action, if they
    /// would.
    #[must_use]
    pub fn dig_deck(&self, player: Seat, card: CardId) -> Option<Zone> {
        if !self.rules.after_meld.contains(Stage::Dig) {
            return None;
        }
        let covered = self.table.top(Zone::stack(player, self.table.card(card).color()));
        self.dig(player, Melded { card, covered: covered.map(|top| top.id()), dug: None })
    }

    /// Whose boards would be worth more or fewer achievements after a change of the table: before and
    /// after.
    #[must_use]
    pub fn preview_emblems(&self, change: impl FnOnce(&mut Table)) -> Vec<(Seat, usize, usize)> {
        if !self.table.catalog().has_emblems() {
            return Vec::new();
        }
        let mut after = *self;
        change(&mut after.table);
        let worth = self.alive.iter().map(|seat| (seat, self.emblems(seat), after.emblems(seat)));
        worth.filter(|(_, before, after)| before != after).collect()
    }

    /// Whose boards would be worth more or fewer achievements if a player melded a card with an
    /// action: its arrow acts too.
    #[must_use]
    pub fn preview_emblems_of_meld(&self, player: Seat, card: CardId) -> Vec<(Seat, usize, usize)> {
        let color = self.table.card(card).color();
        let arrow = self.table.catalog().facts(card).slots.arrow();
        self.preview_emblems(|table| {
            table.put(card, Zone::stack(player, color), End::Top);
            arrow.map(|splay| table.set_splay(player, color, splay));
        })
    }
}
