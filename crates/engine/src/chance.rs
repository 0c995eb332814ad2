//! Chance in the course of a game: shuffles and coins, from a seed that nobody knows.

/// A stream of chance. It is part of the state, so that the same choices meet with the same luck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    /// The stream that begins with a seed.
    pub const fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The next number of the stream, less than a bound.
    ///
    /// # Panics
    /// If the bound is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        // The high half of a product favors no number by more than one part in four billion.
        (u64::from(self.next()) * u64::from(bound) >> 32) as u32
    }

    /// SplitMix64: a counter and a mixer, the same on every machine.
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        (mix(self.0) >> 32) as u32
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

    #[test]
    fn a_stream_is_fair_and_always_the_same() {
        let mut chance = Chance::new(7);
        let mut heads = 0;
        for _ in 0..1000 {
            heads += chance.below(2);
        }
        assert_eq!(
            heads,
            1000 - (0..1000).scan(Chance::new(7), |c, _| Some(1 - c.below(2))).sum::<u32>()
        );
        assert!((450..=550).contains(&heads), "{heads} heads of 1000");
        assert!((0..1000).all(|_| chance.below(3) < 3));
    }
}
