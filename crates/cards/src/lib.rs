//! The cards of Innovation.
//!
//! A card is one definition with all its editions side by side: what is printed on it, and for
//! each effect the editions that have it, our words for it, and the function that does it.

// A new choice, set, pile, verb or event is thought of everywhere, as in the engine.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod artifacts;
pub mod base;
pub mod cities;
pub mod echoes;
pub mod figures;
pub mod prelude;
pub mod relics;

use std::sync::OnceLock;

use splay_engine::{Catalog, Definition, Edition, Set, Sets};

/// The cards of an edition with some sets. Of a set that the edition cannot be played with there
/// are none.
///
/// ```
/// use splay_engine::{Edition, Set, Sets};
///
/// let cards = splay_cards::catalog(Edition::Third, Sets::BASE);
/// let archery = cards.find("archery").unwrap();
/// assert_eq!(cards.title(archery), "Archery");
/// assert_eq!(cards.innovations().count(), 105);
///
/// let more = splay_cards::catalog(Edition::Third, Sets::BASE.with(Set::Echoes));
/// assert_eq!(more.innovations().count(), 210);
/// ```
#[must_use]
pub fn catalog(edition: Edition, sets: Sets) -> &'static Catalog {
    static CATALOGS: [[OnceLock<Box<Catalog>>; Sets::KINDS]; Edition::ALL.len()] =
        [const { [const { OnceLock::new() }; Sets::KINDS] }; Edition::ALL.len()];
    // A table without cards is none: whatever is asked for, the base set is there.
    let sets = sets.with(Set::Base);
    CATALOGS[edition as usize][sets.index()].get_or_init(|| {
        let cards: Vec<_> = sets.iter().map(|set| (set, cards(set, edition))).collect();
        // Relics come with Artifacts, whatever set each is a card of.
        let relics = if sets.contains(Set::Artifacts) { relics::cards(edition) } else { Vec::new() };
        Box::new(Catalog::new(edition, &cards, &relics))
    })
}

/// The cards of an expansion, age by age; none in editions that cannot be played with it.
fn in_editions(set: Set, edition: Edition, ages: &[&[&'static Definition]]) -> Vec<&'static Definition> {
    if !set.editions().contains(edition) {
        return Vec::new();
    }
    ages.iter().copied().flatten().copied().collect()
}

fn cards(set: Set, edition: Edition) -> Vec<&'static Definition> {
    match set {
        Set::Base => base::cards(edition),
        Set::Echoes => echoes::cards(edition),
        Set::Cities => cities::cards(edition),
        Set::Artifacts => artifacts::cards(edition),
        Set::Figures => figures::cards(edition),
    }
}
