//! The public key of a passkey, as authenticators write it (COSE, RFC 9053). They have to write it in one
//! canonical form (CTAP 2, section 8), so it can be read from its place.

use ring::signature::{
    ECDSA_P256_SHA256_ASN1, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};

/// The kinds of keys that are understood, as browsers are asked for them: ES256, and RS256 for those
/// computers whose own authenticator knows nothing else.
pub(crate) const ALGORITHMS: [i32; 2] = [-7, -257];

/// An elliptic curve (2), ES256 (-7), P-256 (1); then both coordinates, of 32 bytes each.
const ES256: [u8; 10] = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
const ES256_Y: [u8; 3] = [0x22, 0x58, 0x20];
const COORDINATE: usize = 32;

/// RSA (3), RS256 (-257); then the modulus with two bytes of length, and the exponent, which is 65537.
const RS256: [u8; 9] = [0xa4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20, 0x59];
const RS256_E: [u8; 5] = [0x21, 0x43, 0x01, 0x00, 0x01];
const EXPONENT: [u8; 3] = [1, 0, 1];

/// A public key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PublicKey {
    /// A point on P-256, uncompressed.
    Es256(Vec<u8>),
    /// The modulus.
    Rs256(Vec<u8>),
}

impl PublicKey {
    /// Reads a key, and what stands behind it; none if it is of no kind that is understood.
    pub fn read(bytes: &[u8]) -> Option<(PublicKey, &[u8])> {
        if let Some(rest) = bytes.strip_prefix(&ES256) {
            let (x, rest) = rest.split_at_checked(COORDINATE)?;
            let (y, rest) = rest.strip_prefix(&ES256_Y)?.split_at_checked(COORDINATE)?;
            return Some((PublicKey::Es256([&[4], x, y].concat()), rest));
        }
        let (length, rest) = bytes.strip_prefix(&RS256)?.split_first_chunk::<2>()?;
        let (modulus, rest) = rest.split_at_checked(usize::from(u16::from_be_bytes(*length)))?;
        Some((PublicKey::Rs256(modulus.to_vec()), rest.strip_prefix(&RS256_E)?))
    }

    /// Whether the holder of the key has signed something.
    pub fn has_signed(&self, message: &[u8], signature: &[u8]) -> bool {
        match self {
            PublicKey::Es256(point) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(message, signature).is_ok()
            }
            PublicKey::Rs256(modulus) => RsaPublicKeyComponents { n: &modulus[..], e: &EXPONENT[..] }
                .verify(&RSA_PKCS1_2048_8192_SHA256, message, signature)
                .is_ok(),
        }
    }
}
