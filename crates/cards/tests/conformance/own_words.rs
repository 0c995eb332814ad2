//! Cards say what they do in words of our own: no sentence of the published ones is taken over.

use serde::Deserialize;
use splay_engine::{Edition, Facts, Set, Sets};

use crate::at_hand::at_hand;

/// So many words in a row may be the same. The game has its terms, and what is short can be said in one way
/// only: "You may splay your red or green cards left."
const MOST_IN_A_ROW: usize = 9;

/// A card as it was published.
#[derive(Deserialize)]
struct Published {
    name: String,
    effects: Vec<PublishedEffect>,
}

#[derive(Deserialize)]
struct PublishedEffect {
    text: String,
}

#[test]
fn no_text_repeats_a_published_one() {
    let Some(lists) = at_hand("cards") else { return };
    let mut repeated = Vec::new();
    for edition in Edition::ALL {
        let all =
            Sets::of(edition).max_by_key(|sets| sets.expansions()).expect("every edition has sets");
        let catalog = splay_cards::catalog(edition, all);
        let files = ["relics", "base", "echoes", "cities", "artifacts", "figures"];
        let published: Vec<Published> = files
            .iter()
            .filter_map(|set| {
                let of_set = Set::from_name(set).is_none_or(|set| set == Set::Base);
                // Of Echoes 2.0 there is no list of its own; the third edition's stands in (RUL-40).
                let edition = if of_set { edition } else { Edition::Third };
                std::fs::read_to_string(lists.join(edition.name()).join(format!("{set}.json"))).ok()
            })
            .flat_map(|text| {
                serde_json::from_str::<Vec<Published>>(&text).expect("it is a list of cards")
            })
            .collect();
        for facts in catalog.innovations() {
            let same = published.iter().filter(|card| card.name == facts.title);
            for effect in same.flat_map(|card| &card.effects) {
                let theirs = words(&effect.text);
                for text in texts(facts) {
                    let ours = words(&text);
                    let run = longest_run(&ours, &theirs);
                    if run.len() > MOST_IN_A_ROW {
                        repeated.push(format!("{}: {}", facts.title, run.join(" ")));
                    }
                }
            }
        }
    }
    repeated.dedup();
    assert!(repeated.is_empty(), "say it in other words:\n{}", repeated.join("\n"));
}

/// All that a card says.
fn texts(facts: &Facts) -> impl Iterator<Item = String> {
    let effects = facts.effects.iter().map(|effect| effect.words().to_string());
    effects.chain(facts.karmas.iter().map(|karma| karma.words().to_string()))
}

/// The words of a text in lower case; values and icons are words too, however they are printed.
fn words(text: &str) -> Vec<String> {
    let part = |letter: char| !letter.is_alphanumeric() && letter != '\'' && letter != '-';
    text.to_lowercase().split(part).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The longest run of words that two texts have in common.
fn longest_run<'a>(one: &'a [String], other: &[String]) -> &'a [String] {
    let mut longest: &[String] = &[];
    for (from, _) in one.iter().enumerate() {
        for start in 0..other.len() {
            let pairs = one[from..].iter().zip(&other[start..]);
            let run = pairs.take_while(|(mine, theirs)| mine == theirs).count();
            if run > longest.len() {
                longest = &one[from..from + run];
            }
        }
    }
    longest
}

#[test]
fn runs_of_words_are_found() {
    let [mine, theirs] =
        ["Draw a [leaf]; then, draw a 3!", "Now draw a leaf. Then draw an {4}."].map(words);
    assert_eq!(longest_run(&mine, &theirs), ["draw", "a", "leaf", "then", "draw"]);
}
