//! A few of something: small sets of colors, ages, icons, seats, sets and editions, one bit each.
//!
//! They all mean the same by the same word: `with` adds one member and `but` leaves one out, `and` adds
//! others, `within` keeps those that are in the other set too, `without` those that are not.

/// Makes a set of members that have an `index` and can be found `at` one.
macro_rules! few {
    ($(#[$about:meta])* $few:ident: $bits:ident, of $member:ident, all $all:expr) => {
        $(#[$about])*
        pub struct $few($bits);

        #[allow(dead_code, reason = "not every set needs all of it")]
        impl $few {
            /// None of them.
            pub const NONE: $few = $few(0);
            /// All there are.
            pub const ALL: $few = $few($all);

            /// One bit for each that is among them, by its place.
            pub(crate) const fn bits(self) -> $bits {
                self.0
            }

            const fn bit(member: $member) -> $bits {
                let place = member.index();
                // What no set has room for is in none.
                if place < $bits::BITS as usize { 1 << place } else { 0 }
            }

            /// Just this one.
            #[must_use]
            pub const fn only(member: $member) -> $few {
                $few(Self::bit(member))
            }

            /// These and this one.
            #[must_use]
            pub const fn with(self, member: $member) -> $few {
                $few(self.0 | Self::bit(member))
            }

            /// These, this one left out.
            #[must_use]
            pub const fn but(self, member: $member) -> $few {
                $few(self.0 & !Self::bit(member))
            }

            /// These and those.
            #[must_use]
            pub const fn and(self, others: $few) -> $few {
                $few(self.0 | others.0)
            }

            /// Those of these that are in the other set too.
            #[must_use]
            pub const fn within(self, others: $few) -> $few {
                $few(self.0 & others.0)
            }

            /// Those of these that are not in the other set.
            #[must_use]
            pub const fn without(self, others: $few) -> $few {
                $few(self.0 & !others.0)
            }

            /// All that are not among these.
            #[must_use]
            pub const fn others(self) -> $few {
                $few(!self.0 & $few::ALL.0)
            }

            /// Whether it is one of these.
            #[must_use]
            pub const fn contains(self, member: $member) -> bool {
                self.0 & Self::bit(member) != 0
            }

            /// Whether all of these are in the other set.
            #[must_use]
            pub const fn are_within(self, others: $few) -> bool {
                self.0 & !others.0 == 0
            }

            /// Whether the sets have a member in common.
            #[must_use]
            pub const fn meet(self, others: $few) -> bool {
                self.0 & others.0 != 0
            }

            /// Adds one.
            pub const fn insert(&mut self, member: $member) {
                self.0 |= Self::bit(member);
            }

            /// Takes one out.
            pub const fn remove(&mut self, member: $member) {
                self.0 &= !Self::bit(member);
            }

            /// How many there are.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first of them.
            #[inline]
            #[must_use]
            pub const fn first(self) -> Option<$member> {
                if self.is_empty() { None } else { Some($member::at(self.0.trailing_zeros() as usize)) }
            }

            /// The last of them.
            #[inline]
            #[must_use]
            pub const fn last(self) -> Option<$member> {
                match self.0.checked_ilog2() {
                    None => None,
                    Some(place) => Some($member::at(place as usize)),
                }
            }

            /// The members, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> + use<> {
                let mut left = self;
                std::iter::from_fn(move || {
                    let first = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(first)
                })
            }
        }

        impl From<$member> for $few {
            fn from(member: $member) -> $few {
                $few::only(member)
            }
        }

        impl<const N: usize> From<[$member; N]> for $few {
            fn from(members: [$member; N]) -> $few {
                members.into_iter().collect()
            }
        }

        impl FromIterator<$member> for $few {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $few {
                members.into_iter().fold($few::NONE, $few::with)
            }
        }
    };
}

pub(crate) use few;

#[cfg(test)]
mod tests {
    use crate::color::{Color, Colors};

    #[test]
    fn one_word_means_one_thing() {
        let warm: Colors = [Color::Red, Color::Yellow].into();
        let bright: Colors = [Color::Yellow, Color::Green].into();
        assert_eq!(warm.and(bright).len(), 3);
        assert_eq!(warm.within(bright), Colors::only(Color::Yellow));
        assert_eq!(warm.without(bright), Colors::only(Color::Red));
        assert_eq!(warm.with(Color::Green), warm.and(bright));
        assert_eq!(warm.but(Color::Yellow), Colors::only(Color::Red));
        assert_eq!(warm.but(Color::Green), warm);
        assert!(warm.meet(bright) && !warm.are_within(bright));
        assert_eq!(warm.others().iter().collect::<Vec<_>>(), [Color::Green, Color::Blue, Color::Purple]);
        assert_eq!((bright.first(), bright.last()), (Some(Color::Yellow), Some(Color::Green)));
        assert_eq!((Colors::NONE.first(), Colors::NONE.last()), (None, None));
    }
}
