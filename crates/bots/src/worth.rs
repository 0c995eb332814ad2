//! What a card's effects are worth, judged by their words.

use splay_engine::{Catalog, Effect, Kind};

/// What words in an effect promise, in points of a common coin.
const PROMISES: [(&str, f32); 9] = [
    ("draw and score", 4.0),
    ("to my score pile", 4.0),
    ("draw and meld", 3.0),
    ("to my board", 3.0),
    ("to my hand", 2.5),
    ("claim", 2.0),
    ("splay", 2.0),
    ("score", 1.5),
    ("draw", 1.5),
];

/// The worth of an effect to the player who carries it out, or demands it.
pub(crate) fn of_effect(effect: &Effect) -> f32 {
    let text = effect.text.to_lowercase();
    let promised: f32 =
        PROMISES.iter().filter(|(words, _)| text.contains(words)).map(|(_, coins)| coins).sum();
    let price = if text.contains("return all") { 2.0 } else { 0.0 };
    1.0 + promised - price
}

/// The worth of the demands and of the other effects of each card of a catalog.
pub(crate) fn of_all(catalog: &Catalog) -> Vec<(f32, f32)> {
    catalog
        .ids()
        .map(|id| {
            let effects = &catalog.facts(id).effects;
            let sum = |kind| effects.iter().filter(|e| e.kind == kind).map(of_effect).sum();
            (sum(Kind::Demand), sum(Kind::Dogma))
        })
        .collect()
}
