//! How seeds are written: a number, as long as every reader of JSON keeps all its digits, else a text.

use serde::{Deserialize, Deserializer, Serializer};

/// From here on, readers that know floating numbers only lose digits.
const TOO_LARGE: u64 = 1 << 53;

/// A seed as people and programs write it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Number(u64),
    Text(String),
}

/// Writes a seed.
#[allow(clippy::trivially_copy_pass_by_ref)] // serde wants a reference
pub(crate) fn serialize<S: Serializer>(seed: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    match *seed {
        seed if seed < TOO_LARGE => serializer.serialize_u64(seed),
        seed => serializer.collect_str(&seed),
    }
}

/// Reads a seed, in either form.
///
/// # Errors
/// If it is neither.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let wrong = || serde::de::Error::custom("a seed is a whole number below 2^64, bare or as a text");
    match Written::deserialize(deserializer).map_err(|_| wrong())? {
        Written::Number(seed) => Ok(seed),
        Written::Text(digits) => digits.parse().map_err(|_| wrong()),
    }
}
