//! A hash of the state that is the same on every machine and in every build.

use std::hash::{Hash, Hasher};

use crate::state::{Remains, State};
use crate::zone::Zone;

/// FNV-1a over little-endian numbers of fixed width.
struct Stable(u64);

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}

impl State {
    /// A hash of everything that decides how the game can go on.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut stable = Stable(0xCBF2_9CE4_8422_2325);
        self.hash_into(&mut stable);
        stable.finish()
    }

    fn hash_into(&self, to: &mut impl Hasher) {
        self.rules.hash(to);
        to.write_u8(self.players);
        for zone in Zone::all(self.players()) {
            to.write_usize(self.table.len(zone));
            self.table.cards(zone).for_each(|card| card.id().hash(to));
        }
        for seat in self.seats() {
            for color in crate::color::Color::ALL {
                self.table.splay(seat, color).hash(to);
            }
        }
        self.teams.hash(to);
        to.write_u8(u8::from(self.has_teams));
        to.write_u16(self.alive.bits());
        self.step.hash(to);
        self.current.hash(to);
        to.write_u16(self.turn);
        to.write_u8(self.actions);
        self.used.hash(to);
        let Remains { dogma, melded, first_cards } = self.step.remains();
        if dogma {
            self.dogma.hash(to);
        }
        if melded {
            self.melded.hash(to);
        }
        if first_cards {
            self.first_cards.hash(to);
        }
        self.tucked.hash(to);
        if self.table.catalog().has_karmas() {
            self.tucked_colors.hash(to);
        }
        self.scored.hash(to);
        to.write_u16(self.leaving.bits());
        if !self.leaving.is_empty() {
            self.leaving_after.hash(to);
        }
        self.outcome.hash(to);
        to.write_u64(self.secret);
        self.chance.hash(to);
    }
}

#[cfg(test)]
mod tests {
    use crate::toy;

    #[test]
    fn the_same_table_by_other_rules_is_another_game() {
        let mut state = toy::state();
        let before = state.hash();
        state.rules.longer = true;
        assert_ne!(state.hash(), before);
    }
}
