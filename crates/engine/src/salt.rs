//! Randomness beyond the seed.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What is added to the seed of a deal that nobody must be able to guess: 128 bits, written as 32
/// hexadecimal digits. The seed alone is a number one can name and try; all of them can be tried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Salt([u8; Salt::BYTES]);

impl Salt {
    /// How many bytes it has.
    pub const BYTES: usize = 16;

    /// These bytes, which should come from the system's randomness.
    #[must_use]
    pub const fn new(bytes: [u8; Salt::BYTES]) -> Salt {
        Salt(bytes)
    }

    /// The bytes.
    #[must_use]
    pub const fn bytes(self) -> [u8; Salt::BYTES] {
        self.0
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Salt {
    type Err = SaltError;

    fn from_str(text: &str) -> Result<Salt, SaltError> {
        let plain = text.len() == 2 * Salt::BYTES && text.bytes().all(|c| c.is_ascii_hexdigit());
        let number = u128::from_str_radix(text, 16).ok().filter(|_| plain).ok_or(SaltError)?;
        Ok(Salt(number.to_be_bytes()))
    }
}

impl From<Salt> for String {
    fn from(salt: Salt) -> String {
        salt.to_string()
    }
}

impl TryFrom<String> for Salt {
    type Error = SaltError;

    fn try_from(text: String) -> Result<Salt, SaltError> {
        text.parse()
    }
}

/// A text that is no salt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a salt is written as 32 hexadecimal digits")]
pub struct SaltError;

#[cfg(test)]
mod tests {
    use super::{Salt, SaltError};

    #[test]
    fn a_salt_is_written_and_read() {
        let salt = Salt::new([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255]);
        assert_eq!(salt.to_string(), "000102030405060708090a0b0c0d0eff");
        assert_eq!(salt.to_string().parse(), Ok(salt));
        for wrong in ["", "0", "000102030405060708090a0b0c0d0efg", "+00102030405060708090a0b0c0d0eff"] {
            assert_eq!(wrong.parse::<Salt>(), Err(SaltError), "{wrong}");
        }
    }
}
