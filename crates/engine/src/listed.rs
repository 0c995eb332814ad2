//! Small enums: their list, their words and how those are read are derived, never written by hand.
//!
//! `strum` derives what hangs on the variants; what every small enum offers on top of that stands
//! here once.

/// All variants of an enum, as an array that can be mapped.
pub(crate) const fn all<T: Copy, const N: usize>(variants: &[T]) -> [T; N] {
    match variants.first_chunk() {
        Some(all) => *all,
        None => panic!("an enum has as many variants as it counts"),
    }
}

/// Gives an enum without fields, which derives `EnumCount`, `VariantArray`, `IntoStaticStr` and
/// `EnumString`, its list and its words.
macro_rules! listed {
    ($name:ident) => {
        #[allow(dead_code, reason = "not every enum needs all of it")]
        impl $name {
            /// How many there are.
            pub const COUNT: usize = <$name as strum::EnumCount>::COUNT;
            /// All of them, in order.
            pub const ALL: [$name; $name::COUNT] =
                crate::listed::all(<$name as strum::VariantArray>::VARIANTS);

            /// The word for it.
            #[must_use]
            pub fn name(self) -> &'static str {
                self.into()
            }

            /// The one with this name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<$name> {
                name.parse().ok()
            }

            /// Its place among all of them.
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at this place.
            ///
            /// # Panics
            /// If there are not that many.
            #[must_use]
            pub const fn at(index: usize) -> $name {
                $name::ALL[index]
            }
        }
    };
}

pub(crate) use listed;
