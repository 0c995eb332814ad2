//! What the icons of a city mean, in words.

use crate::catalog::Facts;
use crate::icon::Icon;
use crate::phrase;
use crate::phrase::Phrase;

impl Facts {
    /// What the icons of a city do or are worth, a sentence for each; none for other cards
    /// (R-CIT-5, R-CIT-6).
    #[must_use]
    pub fn city_words(&self) -> Vec<Phrase> {
        if !self.slots.are_a_citys() {
            return Vec::new();
        }
        let (value, color) = (self.card.value(), self.card.color());
        let printed = self.slots.icons();
        let mut said: Vec<Phrase> = Vec::new();
        for (n, &icon) in printed.iter().enumerate() {
            let words = match icon {
                Icon::Plus => {
                    phrase!["melded with an action, it draws a card of value ", value + 1, "."]
                }
                Icon::Arrow(splay) => {
                    phrase!["melded with an action, it splays your ", color, " cards ", splay, "."]
                }
                Icon::Flag => {
                    let more = phrase![" while it is visible and no opponent shows more ", color];
                    phrase!["an achievement", more, " cards than you."]
                }
                Icon::Fountain => "an achievement while it is visible.".into(),
                // What it searches for is told once for all slots.
                Icon::Castle
                | Icon::Crown
                | Icon::Leaf
                | Icon::Lightbulb
                | Icon::Factory
                | Icon::Clock
                | Icon::Person
                | Icon::Hex
                | Icon::Echo
                | Icon::Inspire
                | Icon::Bonus(_)
                | Icon::Blank => continue,
            };
            // Two of a kind are told once.
            if !printed[..n].contains(&icon) {
                let twice = if printed[n + 1..].contains(&icon) { ", twice: " } else { ": " };
                said.push(phrase![icon, twice, words]);
            }
        }
        said.extend(self.slots.searched().map(|icon| {
            let cards = phrase![value, if value == 1 { " base card" } else { " base cards" }];
            phrase![
                phrase!["Search for ", icon, ": melded with an action, it draws and reveals ", cards],
                phrase![" of value ", value, ", of which you keep those with a ", icon, "."],
            ]
        }));
        said
    }
}
