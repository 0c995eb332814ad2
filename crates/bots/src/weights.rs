//! Weights that were learnt from games: some for everybody, and some for each card by its title.
//!
//! A card without weights of its own counts as the card on average does: with nothing added.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use splay_engine::{Catalog, Edition, Sets};

/// So many plain weights, and so many for each card.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights<const PLAIN: usize, const EACH: usize> {
    pub(crate) plain: [f32; PLAIN],
    /// By title, in the order of the alphabet.
    pub(crate) cards: Vec<(String, [f32; EACH])>,
}

impl<const PLAIN: usize, const EACH: usize> Weights<PLAIN, EACH> {
    /// Nothing learnt.
    pub const BLANK: Self = Weights { plain: [0.0; PLAIN], cards: Vec::new() };

    /// The weights of the card with this title.
    #[must_use]
    pub fn of(&self, title: &str) -> [f32; EACH] {
        let found = self.cards.binary_search_by(|(other, _)| other.as_str().cmp(title));
        found.map_or([0.0; EACH], |place| self.cards[place].1)
    }

    /// The weights of each card of a catalog.
    pub(crate) fn by_card(&self, catalog: &Catalog) -> Vec<[f32; EACH]> {
        catalog.ids().map(|id| self.of(catalog.facts(id).title)).collect()
    }
}

/// One line for each plain weight, then one for each card; lines that begin with # are remarks.
impl<const PLAIN: usize, const EACH: usize> fmt::Display for Weights<PLAIN, EACH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.plain.iter().try_for_each(|weight| writeln!(f, "{weight:.4}"))?;
        self.cards.iter().try_for_each(|(title, weights)| {
            write!(f, "{title}:")?;
            weights.iter().try_for_each(|weight| write!(f, " {weight:.3}"))?;
            writeln!(f)
        })
    }
}

impl<const PLAIN: usize, const EACH: usize> FromStr for Weights<PLAIN, EACH> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut weights = Self::BLANK;
        for weight in &mut weights.plain {
            *weight = number(lines.next().ok_or("there are too few weights")?)?;
        }
        for line in lines {
            let (title, rest) =
                line.split_once(": ").ok_or_else(|| format!("{line:?} is one too many"))?;
            let numbers = rest.split(' ').map(number).collect::<Result<Vec<f32>, String>>()?;
            let numbers =
                numbers.try_into().map_err(|_| format!("{title} should have {EACH} weights"))?;
            weights.cards.push((title.to_owned(), numbers));
        }
        weights.cards.sort_by(|(one, _), (other, _)| one.cmp(other));
        Ok(weights)
    }
}

fn number(text: &str) -> Result<f32, String> {
    text.trim().parse().map_err(|_| format!("{text:?} is not a weight"))
}

/// Chances that stand in the same relations as the exponentials of these numbers, and add up to 1.
pub(crate) fn softmax(numbers: &mut [f32]) {
    let most = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    numbers.iter_mut().for_each(|number| *number = (*number - most).exp());
    let sum: f32 = numbers.iter().sum();
    numbers.iter_mut().for_each(|number| *number /= sum);
}

/// Something worked out once for each catalog.
pub(crate) struct PerCatalog<T>([[OnceLock<T>; Sets::KINDS]; Edition::ALL.len()]);

impl<T> PerCatalog<T> {
    pub(crate) const fn new() -> PerCatalog<T> {
        PerCatalog([const { [const { OnceLock::new() }; Sets::KINDS] }; Edition::ALL.len()])
    }

    pub(crate) fn get(&self, catalog: &Catalog, work_out: impl FnOnce() -> T) -> &T {
        self.0[catalog.edition as usize][catalog.sets.index()].get_or_init(work_out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Few = Weights<2, 3>;

    const TEXT: &str = "0.5000\n-1.2500\nArchery: 0.100 0.200 0.300\nThe Wheel: 1.000 0.000 -1.000\n";

    #[test]
    fn weights_are_read_as_they_are_written() {
        let weights: Few = format!("# a remark\n{TEXT}").parse().unwrap();
        assert_eq!(weights.plain, [0.5, -1.25]);
        assert_eq!(weights.to_string(), TEXT);
        let catalog = splay_cards::catalog(Edition::Third, Sets::BASE);
        let by_card = weights.by_card(catalog);
        for id in catalog.ids() {
            let expected = match catalog.facts(id).title {
                "Archery" => [0.1, 0.2, 0.3],
                "The Wheel" => [1.0, 0.0, -1.0],
                _ => [0.0; 3],
            };
            assert_eq!(by_card[id.index()], expected);
        }
    }

    #[test]
    fn weights_of_something_else_are_refused() {
        let error = |text: &str| text.parse::<Few>().unwrap_err();
        assert!(error("# nothing").contains("too few"));
        assert!(error("1\n2\n3").contains("too many"));
        assert!(error("1\nmuch").contains("much"));
        assert!(error("1\n2\nArchery: 1 2").contains("Archery should have 3"));
    }
}
