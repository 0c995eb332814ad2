//! Chance in the course of a game: shuffles and coins, from a seed that nobody knows.

/// A stream of chance. It is part of the state, so that the same choices meet with the same luck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Chance {
    seed: u64,
    /// How many numbers it has given.
    given: u32,
    /// The numbers up to this one come from an earlier seed.
    renewed_at: u32,
    earlier: u64,
}

impl Chance {
    /// The stream that begins with a seed.
    pub const fn new(seed: u64) -> Chance {
        Chance { seed, given: 0, renewed_at: 0, earlier: seed }
    }

    /// The same luck as far as another stream has got, and then that of a new seed: for worlds in
    /// which all that has happened is the same, and nothing that is to come is known.
    pub const fn renewed(self, as_far_as: Chance, seed: u64) -> Chance {
        Chance { seed, given: self.given, renewed_at: as_far_as.given, earlier: self.seed }
    }

    /// The next number of the stream, less than a bound.
    ///
    /// # Panics
    /// If the bound is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "no number is less than 0");
        let seed = if self.given < self.renewed_at { self.earlier } else { self.seed };
        self.given += 1;
        let number = mix(seed.wrapping_add(0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(self.given.into())));
        // The high half of a product favors no number by more than one part in four billion.
        (((number >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// Mixes the bits of a number so that neighbors have nothing in common (SplitMix64's mixer).
pub(crate) const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::Chance;

    fn flips(chance: &mut Chance, many: usize) -> Vec<u32> {
        (0..many).map(|_| chance.below(2)).collect()
    }

    #[test]
    fn a_stream_is_fair_and_always_the_same() {
        let all = flips(&mut Chance::new(7), 1000);
        assert_eq!(all, flips(&mut Chance::new(7), 1000));
        let heads: u32 = all.iter().sum();
        assert!((450..=550).contains(&heads), "{heads} heads of 1000");
        let mut chance = Chance::new(8);
        assert!((0..1000).all(|_| chance.below(3) < 3));
    }

    #[test]
    fn what_has_been_seen_stays_and_what_comes_is_anew() {
        let first = Chance::new(7);
        let mut now = first;
        let seen = flips(&mut now, 20);
        let to_come = flips(&mut now.clone(), 64);
        let mut dream = first.renewed(now, 8);
        assert_eq!(flips(&mut dream, 20), seen);
        assert_ne!(flips(&mut dream, 64), to_come);
    }
}
