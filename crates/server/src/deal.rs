//! What the server commits itself to before the first choice: the deal.

use sha2::{Digest, Sha256};
use splay_engine::{Record, Salt};

/// What is hashed begins with this, so that the hash can be nothing else's.
const FORM: &str = "splay-deal/1";

/// The hash of a deal, in hexadecimal digits: shown before the first choice. Seed and salt are shown
/// when the game is over, and everybody can hash them again. Everything else that a deal hangs on is
/// open from the start.
#[must_use]
pub fn commitment(seed: u64, salt: Salt) -> String {
    let hash = Sha256::digest(format!("{FORM} {seed} {salt}").as_bytes());
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The hash of the deal of a recorded game; none if it did not begin with a deal of a server's.
#[must_use]
pub fn commitment_of(record: &Record) -> Option<String> {
    let dealt = record.position.is_none();
    record.salt.filter(|_| dealt).map(|salt| commitment(record.seed, salt))
}

#[cfg(test)]
mod tests {
    use super::commitment;
    use splay_engine::Salt;

    #[test]
    fn anybody_can_work_the_hash_out() {
        // printf 'splay-deal/1 7 000102030405060708090a0b0c0d0e0f' | sha256sum
        let salt = Salt::new(std::array::from_fn(|n| n as u8));
        let hash = "16473cd2b19b8e3e0469a95e8d9ccb0a5d1583e175ceb2b9bf12cd0cfeec116c";
        assert_eq!(commitment(7, salt), hash);
        assert_ne!(commitment(8, salt), hash);
    }
}
