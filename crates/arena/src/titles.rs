//! All cards of all editions and sets, in an order that never changes.

use std::collections::HashMap;
use std::sync::OnceLock;

use splay_engine::Catalog;

/// The list of all titles, one on each line. Titles are only ever appended.
pub const TITLES: &str = include_str!("titles.txt");

/// The number of a title, from 0; none if it is not in the list.
#[must_use]
pub fn title_number(title: &str) -> Option<usize> {
    static NUMBERS: OnceLock<HashMap<&str, usize>> = OnceLock::new();
    let numbers = NUMBERS.get_or_init(|| {
        let titles = TITLES.lines().filter(|line| !line.starts_with('#'));
        titles.enumerate().map(|(number, title)| (title, number)).collect()
    });
    numbers.get(title).copied()
}

/// The number of each card of a catalog. A card that is not in the list, which a test does not
/// let happen, comes after all that are.
pub(crate) fn numbers(catalog: &Catalog) -> Vec<usize> {
    let listed = TITLES.lines().count();
    let number =
        |card: splay_engine::CardId| title_number(catalog.title(card)).unwrap_or(listed + card.index());
    catalog.ids().map(number).collect()
}
