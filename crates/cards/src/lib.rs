//! The cards of Innovation.
//!
//! A card is one definition with all its editions side by side: what is printed on it, and for
//! each effect the editions that have it, our words for it, and the function that does it.

pub mod base;
mod prelude;

use std::sync::LazyLock;

use splay_engine::{Catalog, Edition, Set};

/// All cards of an edition.
///
/// ```
/// use splay_engine::Edition;
///
/// let cards = splay_cards::catalog(Edition::Third);
/// let archery = cards.find("archery").unwrap();
/// assert_eq!(cards.title(archery), "Archery");
/// assert_eq!(cards.innovations().count(), 105);
/// ```
#[must_use]
pub fn catalog(edition: Edition) -> &'static Catalog {
    static CATALOGS: LazyLock<[Catalog; 3]> = LazyLock::new(|| {
        Edition::ALL.map(|edition| Catalog::new(edition, Set::Base, &base::cards(edition)))
    });
    &CATALOGS[edition as usize]
}
