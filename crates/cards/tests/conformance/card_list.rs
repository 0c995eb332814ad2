//! The cards are as the card list has them: title, age, color, icons, and what kinds of effects.

use serde::Deserialize;
use splay_engine::{Age, Color, Edition, Facts, Icon, Set, Sets};

use crate::at_hand::at_hand;

/// A card as the list has it.
#[derive(Deserialize)]
struct Listed {
    name: String,
    age: Age,
    color: Color,
    icons: Vec<Icon>,
    featured: Option<Icon>,
    effects: Vec<ListedEffect>,
    /// The set that a Relic is a card of.
    home: Option<Set>,
}

#[derive(Deserialize)]
struct ListedEffect {
    /// As the kinds of effects are called, or `karma`.
    kind: String,
}

#[test]
fn cards_are_as_the_card_list_has_them() {
    let Some(lists) = at_hand("cards") else { return };
    for (edition, set) in Edition::ALL.into_iter().flat_map(|e| Set::ALL.map(|set| (e, set))) {
        if !set.editions().contains(edition) {
            continue;
        }
        // Of Echoes 2.0 there is no list of its own; the third edition's stands in (RUL-40).
        let list_of = if set == Set::Base { edition } else { Edition::Third };
        let file = lists.join(list_of.name()).join(format!("{set}.json"));
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
        let listed: Vec<Listed> = serde_json::from_str(&text).expect("it is a list of cards");
        let catalog = splay_cards::catalog(edition, Sets::BASE.with(set));
        let of_set = |facts: &&Facts| facts.set == set && !catalog.is_relic(facts.card.id());
        let cards = || catalog.innovations().filter(of_set);
        assert_eq!(cards().count(), listed.len(), "{set} in the {edition} edition");
        cards().zip(&listed).for_each(|(card, listed)| is_as_listed(card, listed));
    }
}

#[test]
fn relics_are_as_the_card_list_has_them() {
    let Some(file) = at_hand("cards/third/relics.json") else { return };
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
    let listed: Vec<Listed> = serde_json::from_str(&text).expect("it is a list of cards");
    let catalog = splay_cards::catalog(Edition::Third, Sets::BASE.with(Set::Artifacts));
    assert_eq!(catalog.relics().count(), listed.len());
    for (relic, listed) in catalog.relics().zip(&listed) {
        is_as_listed(catalog.facts(relic), listed);
        assert_eq!(Some(catalog.facts(relic).set), listed.home, "{}", listed.name);
    }
}

fn is_as_listed(card: &Facts, listed: &Listed) {
    let Listed { name, age, color, icons, featured, effects, home: _ } = listed;
    assert_eq!(card.title, name, "the order of the list");
    assert_eq!((card.card.value(), card.card.color()), (*age, *color), "{name}");
    assert_eq!(card.slots.icons(), icons, "{name}");
    assert_eq!(card.featured, featured.unwrap_or(Icon::Hex), "{name}");
    let karmas = card.karmas.iter().map(|_| "karma");
    let kinds = card.printed().map(|effect| effect.kind.name()).chain(karmas);
    assert!(kinds.eq(effects.iter().map(|effect| &*effect.kind)), "{name}");
}
