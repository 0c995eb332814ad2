//! A hash of the state that is the same on every machine and in every build.

use std::hash::{Hash, Hasher};

use crate::pile::Pile;
use crate::rules::{DrawRule, Rules};
use crate::set::Set;
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

/// In games from positions the order of equal backs comes from this hash, and records name cards by their
/// places in it: how the rules are kept may change, but not what is hashed of them. A new field belongs
/// here only if players can choose it.
impl Hash for Rules {
    fn hash<H: Hasher>(&self, to: &mut H) {
        let Rules {
            edition,
            sets,
            most_players,
            fewest_to_win,
            dealt,
            draws,
            empty_decks_pass_on: _,
            piles,
            limited: _,
            after_meld,
            growth_draws,
            endorsing,
            endorsing_costs: _,
            relics,
            dearer_duplicates,
            fades,
            achieving_draw,
            decrees,
            inspires: _,
            once_a_turn: _,
            digs: _,
            echoes_on_display: _,
            echoes_when_alone,
            aslant,
            last_age,
            last_achievement,
            achievements_seen,
            monument,
            reveal_counts_as_change,
            idle_splays,
            full_tie_is_shared,
            out_of_play,
            chain_rule,
            others_exclude_partner,
            tie_among_others_cards,
            elimination,
            any_teams,
            longer,
            distance,
            parley,
            open_covered,
            open_counts,
            open_boards,
            proof,
        } = self;
        (edition, sets, most_players, fewest_to_win, dealt).hash(to);
        (draws.get(DrawRule::NoneHeld), piles, after_meld.stages, growth_draws, endorsing).hash(to);
        (relics, dearer_duplicates, fades).hash(to);
        (draws.get(DrawRule::Sharing).unwrap_or(Set::Base), achieving_draw).hash(to);
        (decrees.is_some(), echoes_when_alone, aslant, last_age, last_achievement).hash(to);
        (achievements_seen, monument, reveal_counts_as_change, idle_splays).hash(to);
        (full_tie_is_shared, Zone::common(out_of_play.place()), chain_rule, others_exclude_partner)
            .hash(to);
        (tie_among_others_cards, elimination, any_teams, longer, distance, parley).hash(to);
        (open_covered, open_counts, open_boards, proof).hash(to);
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
        // A pile that was thought of later is there only for games that have it, so that all others hash as ever.
        let is_there = |zone: &Zone| !zone.is(Pile::Museum) || self.rules.piles.contains(Pile::Museum);
        for zone in Zone::all(self.players()).filter(is_there) {
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
    use super::*;
    use crate::edition::Edition;
    use crate::set::Sets;
    use crate::toy;

    #[test]
    fn the_same_table_by_other_rules_is_another_game() {
        let mut state = toy::state();
        let before = state.hash();
        state.rules.longer = true;
        assert_ne!(state.hash(), before);
    }

    /// Whoever sees this fail has changed how games from positions go on (`Rules::VERSION`).
    #[test]
    fn the_rules_are_hashed_as_ever() {
        let hash = |rules: &Rules| {
            let mut stable = Stable(0);
            rules.hash(&mut stable);
            stable.finish()
        };
        let all = |edition, sets| hash(&Rules::of(edition, sets, 2, false));
        let hashes = [
            all(Edition::First, Sets::BASE),
            all(Edition::Third, Sets::ALL),
            all(Edition::Fourth, Sets::BASE),
        ];
        let ever = [18_219_811_516_007_245_292, 18_047_397_666_222_626_479, 4_999_704_309_174_880_387];
        assert_eq!(hashes, ever);
    }
}
