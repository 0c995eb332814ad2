//! What an option would mean, as far as the player who decides can know.

use crate::age::Age;
use crate::card::CardId;
use crate::choice::{Choice, Taking};
use crate::color::Color;
use crate::dogma::Participants;
use crate::icon::IconCounts;
use crate::seat::Seat;
use crate::seen::Seen;
use crate::splay::Splay;
use crate::state::Melded;
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

impl Seen<'_> {
    /// What an option of this player would mean.
    #[must_use]
    pub fn preview(&self, choice: Choice) -> Preview {
        let (state, player, card) = (self.state, self.seat, choice.card());
        match choice.taking() {
            Some(Taking::Draw) => {
                let found = state.deck_to_draw_from(player, state.draw_value(player));
                Preview { draws: found, ends_game: found.is_none(), ..Preview::default() }
            }
            Some(Taking::Meld(id)) => {
                let color = state.table.card(id).color();
                let stack = Zone::stack(player, color);
                let after = state.icons_after_meld(player, id);
                let covers = state.table.top(stack).map(|top| top.id());
                let highest = state.table.highest_top(player).max(state.table.card(id).value());
                let digs = self.dig_deck(id);
                let seizes = digs.and_then(|deck| state.relic_to_seize(deck.age()?));
                Preview {
                    card,
                    icons: Some((state.icons(player), after)),
                    points: Some((state.points(player), state.points_after_meld(player, id))),
                    covers,
                    growth: covers.map_or_else(|| self.growth_deck(highest), |_| None),
                    digs,
                    seizes: seizes.map(|relic| relic.id()),
                    ..Preview::default()
                }
            }
            Some(Taking::Dogma(id) | Taking::Endorse(id)) => Preview {
                card,
                participants: Some(state.participants(player, id)),
                ..Preview::default()
            },
            Some(Taking::Achieve(_) | Taking::Claim(_) | Taking::Decree(_) | Taking::Inspire(_))
            | None => Preview { card, ..Preview::default() },
        }
    }

    /// The icons of the player's board before and after one of its colors is splayed.
    #[must_use]
    pub fn preview_splay(&self, color: Color, splay: Splay) -> (IconCounts, IconCounts) {
        let mut after = *self.state;
        after.table.set_splay(self.seat, color, splay);
        (self.state.icons(self.seat), after.icons(self.seat))
    }

    /// The deck the player would draw from for a new color or a new splay, if they do so at all.
    #[must_use]
    pub fn growth_deck(&self, highest: Age) -> Option<Zone> {
        let set = self.state.growth_draw(self.seat)?;
        self.state.deck_of_set_to_draw_from(self.seat, set, highest)
    }

    /// The deck from which the player would dig up an Artifact by melding a card with an action, if they
    /// would.
    #[must_use]
    pub fn dig_deck(&self, card: CardId) -> Option<Zone> {
        let covered = self.top(self.state.table.card(card).color());
        self.state.dig(self.seat, Melded { card, covered: covered.map(|top| top.id()), dug: None })
    }

    /// Whose boards would be worth more or fewer achievements after a change of the table: before and
    /// after.
    #[must_use]
    pub fn preview_emblems(&self, change: impl FnOnce(&mut Table)) -> Vec<(Seat, usize, usize)> {
        let state = self.state;
        if !state.table.catalog().has_emblems() {
            return Vec::new();
        }
        let mut after = *state;
        change(&mut after.table);
        let worth = state.alive.iter().map(|seat| (seat, state.emblems(seat), after.emblems(seat)));
        worth.filter(|(_, before, after)| before != after).collect()
    }

    /// Whose boards would be worth more or fewer achievements if the player melded a card with an
    /// action: its arrow acts too.
    #[must_use]
    pub fn preview_emblems_of_meld(&self, card: CardId) -> Vec<(Seat, usize, usize)> {
        let color = self.state.table.card(card).color();
        let arrow = self.state.table.catalog().facts(card).slots.arrow();
        self.preview_emblems(|table| {
            table.put(card, Zone::stack(self.seat, color), End::Top);
            arrow.map(|splay| table.set_splay(self.seat, color, splay));
        })
    }
}
