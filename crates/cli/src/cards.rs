//! `splay card` and `splay cards`: what the cards say.

use std::io::Write;

use splay_engine::{Catalog, Edition, Facts, Icon, Kind, Set, Sets, Vocabulary};

use crate::args::{CardArgs, CardsArgs};
use crate::error::Failure;

/// Prints one card in all editions, or in one.
///
/// # Errors
/// If there is no such card, or the output fails.
pub fn run_card(args: &CardArgs) -> Result<(), Failure> {
    let title = args.title.join(" ");
    let editions = args.edition.map_or(Edition::ALL.to_vec(), |edition| vec![edition]);
    let mut out = std::io::stdout().lock();
    let mut told: Vec<(Vec<Edition>, String)> = Vec::new();
    for &edition in &editions {
        let catalog = splay_cards::catalog(edition, all_sets(edition));
        let Some(id) = catalog.find(&title) else { continue };
        let text = whole(catalog.facts(id), vocabulary(args.iello, edition));
        match told.iter_mut().find(|(_, same)| *same == text) {
            Some((editions, _)) => editions.push(edition),
            None => told.push((vec![edition], text)),
        }
    }
    if told.is_empty() {
        return Err(Failure::Usage(format!("there is no card \"{title}\"{}", did_you_mean(&title))));
    }
    let several = told.len() > 1;
    for (editions, text) in told {
        let names: Vec<_> = editions.iter().map(|edition| edition.name()).collect();
        if several || editions.len() < Edition::ALL.len() {
            writeln!(out, "[{} edition]", names.join(", "))?;
        }
        writeln!(out, "{text}")?;
    }
    Ok(())
}

/// Prints the cards that fit.
///
/// # Errors
/// If nothing fits, or the output fails.
pub fn run_cards(args: &CardsArgs) -> Result<(), Failure> {
    let sets = match args.sets.as_slice() {
        [] => all_sets(args.edition),
        sets => sets.iter().copied().collect(),
    };
    let catalog = splay_cards::catalog(args.edition, sets);
    let words: Vec<String> = args.words.iter().map(|word| word.to_lowercase()).collect();
    let fits = |facts: &&Facts| {
        let text = whole(facts, Vocabulary::Asmadi).to_lowercase();
        args.age.is_none_or(|age| facts.card.value() == age)
            && args.color.is_none_or(|color| facts.card.color() == color)
            && sets.contains(facts.set)
            && args.icon.is_none_or(|icon| facts.card.has(icon))
            && words.iter().all(|word| text.contains(word))
    };
    let mut out = std::io::stdout().lock();
    let found: Vec<_> = catalog.innovations().filter(fits).collect();
    if found.is_empty() {
        return Err(Failure::usage("no card fits; try fewer words or filters"));
    }
    for facts in &found {
        if args.full {
            writeln!(out, "{}", whole(facts, vocabulary(args.iello, args.edition)))?;
        } else {
            writeln!(out, "{}", head(facts))?;
        }
    }
    let cards = if found.len() == 1 { "card" } else { "cards" };
    writeln!(out, "{} {cards} of the {} edition", found.len(), args.edition)?;
    Ok(())
}

/// Every set that an edition can be played with.
fn all_sets(edition: Edition) -> Sets {
    Set::ALL.into_iter().filter(|set| set.editions().contains(edition)).collect()
}

fn vocabulary(iello: bool, edition: Edition) -> Vocabulary {
    if iello && edition == Edition::First { Vocabulary::Iello } else { Vocabulary::Asmadi }
}

/// A card in one line: age, color, title, icons.
fn head(facts: &Facts) -> String {
    let icons: Vec<_> = facts
        .slots
        .icons()
        .iter()
        .map(|icon| if *icon == Icon::Hex { "-" } else { icon.name() })
        .collect();
    format!(
        "{:>2} {:<6} {:<18} {}",
        facts.card.value(),
        facts.card.color().name(),
        facts.title,
        icons.join(" ")
    )
}

/// A card in full.
fn whole(facts: &Facts, vocabulary: Vocabulary) -> String {
    let mut text = format!("{}\n", head(facts));
    for effect in facts.printed() {
        let mark = match effect.kind {
            Kind::Demand => "I demand:",
            Kind::Compel => "I compel:",
            Kind::Dogma => "Dogma:",
            Kind::Echo => "Echo:",
            Kind::Inspire => "Inspire:",
        };
        let icon = match effect.kind {
            Kind::Echo => Icon::Echo,
            Kind::Inspire => Icon::Inspire,
            Kind::Dogma | Kind::Demand | Kind::Compel => facts.featured,
        };
        text.push_str(&format!(
            "   {} {} {}\n",
            icon.name(),
            mark,
            effect.words().said_in(vocabulary).bracketed()
        ));
    }
    for karma in &facts.karmas {
        let words = karma.words().said_in(vocabulary).bracketed();
        text.push_str(&format!("   Karma: {words}\n"));
    }
    for words in facts.city_words() {
        text.push_str(&format!("   {}\n", words.said_in(vocabulary).bracketed()));
    }
    text
}

/// The titles that come closest to a mistyped one.
fn did_you_mean(title: &str) -> String {
    let wanted = title.to_lowercase();
    let close = |catalog: &'static Catalog| {
        catalog.innovations().map(|facts| facts.title).filter(|known| {
            let known = known.to_lowercase();
            known.starts_with(wanted.get(..3).unwrap_or(&wanted)) || known.contains(&wanted)
        })
    };
    let mut titles: Vec<_> = [Edition::Fourth, Edition::Third]
        .into_iter()
        .flat_map(|edition| close(splay_cards::catalog(edition, all_sets(edition))))
        .collect();
    titles.dedup();
    titles.truncate(3);
    if titles.is_empty() || wanted.is_empty() {
        "; \"splay cards\" lists them".into()
    } else {
        format!("; did you mean {}?", titles.join(" or "))
    }
}
