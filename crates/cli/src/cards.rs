//! `splay card` and `splay cards`: what the cards say.

use std::io::Write;

use serde_json::{Value, json};
use splay_engine::{Catalog, Edition, Facts, Icon, Kind, Rules, Set, Sets, Vocabulary};

use crate::args::{CardArgs, CardsArgs};
use crate::count::counted;
use crate::error::Failure;
use crate::play::face::Face;
use crate::wording::closest;

/// Prints one card in all editions, or in one.
///
/// # Errors
/// If there is no such card, or the output fails.
pub fn run_card(args: &CardArgs) -> Result<(), Failure> {
    let title = args.title.join(" ");
    let only = if args.iello { Some(of_iello(args.edition)?) } else { args.edition };
    let editions = only.map_or(Edition::ALL.to_vec(), |edition| vec![edition]);
    let mut out = std::io::stdout().lock();
    let mut told: Vec<(Vec<Edition>, String)> = Vec::new();
    for &edition in &editions {
        let catalog = splay_cards::catalog(edition, all_sets(edition));
        let Some(id) = catalog.find(&title) else { continue };
        let vocabulary = vocabulary(args.iello, edition);
        let text = match catalog.as_special(id) {
            Some(_) => achievement(catalog, vocabulary, &title),
            None if catalog.is_relic(id) => relic(catalog.facts(id), vocabulary),
            None => whole(catalog.facts(id), vocabulary),
        };
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
    if args.iello {
        of_iello(Some(args.edition))?;
    }
    let catalog = splay_cards::catalog(args.edition, sets);
    let words: Vec<String> = args.words.iter().map(|word| word.to_lowercase()).collect();
    let fits = |facts: &&Facts| {
        let text = whole(facts, Vocabulary::Asmadi).to_lowercase();
        args.age.is_none_or(|age| facts.card.value() == age)
            && args.color.is_none_or(|color| facts.card.color() == color)
            && sets.contains(facts.set)
            && args.icon.is_none_or(|icon| facts.card.has(icon))
            && words.iter().all(|word| text.contains(word))
            && has_what_is_asked(facts, args)
    };
    let mut out = std::io::stdout().lock();
    let found: Vec<_> = catalog.innovations().filter(fits).collect();
    if found.is_empty() {
        return Err(Failure::usage("no card matches; try fewer words or filters"));
    }
    for facts in &found {
        if args.json {
            writeln!(out, "{}", as_json(facts, vocabulary(args.iello, args.edition)))?;
        } else if args.full {
            writeln!(out, "{}", whole(facts, vocabulary(args.iello, args.edition)))?;
        } else {
            writeln!(out, "{}", head(facts))?;
        }
    }
    if !args.json {
        writeln!(out, "{} of the {} edition", counted(found.len() as u64, "card"), args.edition)?;
    }
    Ok(())
}

/// Whether a card has the kinds of effects and the bonus that are asked for.
fn has_what_is_asked(facts: &Facts, args: &CardsArgs) -> bool {
    let has = |kind: Kind| facts.printed().any(|effect| effect.kind == kind);
    let bonus = facts.slots.icons().iter().any(|icon| matches!(icon, Icon::Bonus(_)));
    [
        (args.echo, has(Kind::Echo)),
        (args.inspire, has(Kind::Inspire)),
        (args.demand, has(Kind::Demand)),
        (args.compel, has(Kind::Compel)),
        (args.bonus, bonus),
        (args.karma, !facts.karmas.is_empty()),
    ]
    .into_iter()
    .all(|(asked, has)| has || !asked)
}

/// A card for programs.
fn as_json(facts: &Facts, vocabulary: Vocabulary) -> Value {
    let effects: Vec<Value> = facts
        .printed()
        .map(|effect| {
            let text = effect.words().said_in(vocabulary).bracketed();
            json!({"kind": effect.kind.name(), "text": text.to_string()})
        })
        .collect();
    let karmas: Vec<String> = facts
        .karmas
        .iter()
        .map(|karma| karma.words().said_in(vocabulary).bracketed().to_string())
        .collect();
    let marks: Vec<String> = facts
        .city_words()
        .into_iter()
        .map(|words| words.said_in(vocabulary).bracketed().to_string())
        .collect();
    let icons: Vec<Value> = facts
        .slots
        .icons()
        .iter()
        .map(|icon| if let Icon::Bonus(value) = icon { json!({"bonus": value}) } else { json!(icon) })
        .collect();
    json!({
        "title": facts.title,
        "set": facts.set.name(),
        "age": facts.card.value().get(),
        "color": facts.card.color().name(),
        "icons": icons,
        "featured": facts.featured.name(),
        "effects": effects,
        "karmas": karmas,
        "marks": marks,
    })
}

/// The edition that speaks Iello's words, unless another one is asked for.
fn of_iello(edition: Option<Edition>) -> Result<Edition, Failure> {
    let printed = Vocabulary::Iello.editions();
    edition.or(printed.first()).filter(|&edition| printed.contains(edition)).ok_or_else(|| {
        Failure::usage("Iello printed only the first edition; use --edition first with --iello")
    })
}

/// What a special achievement asks for, and what it does if it is a Decree.
fn achievement(catalog: &Catalog, vocabulary: Vocabulary, title: &str) -> String {
    let rules = Rules::of(catalog.edition, catalog.sets, 2, false);
    let Some(face) = Face::of(catalog, &rules, vocabulary, title) else { return String::new() };
    let mut text = format!("{}\n", face.title);
    for (_, words) in face.texts {
        text.push_str(&format!("   {}\n", words.bracketed()));
    }
    text
}

/// A Relic: where it lies, and what it says.
fn relic(facts: &Facts, vocabulary: Vocabulary) -> String {
    let seized =
        "Relic: lies beside the decks; a player who digs up an Artifact of the same value may seize it";
    format!("{}   {seized}\n", whole(facts, vocabulary))
}

/// Every set that an edition can be played with.
fn all_sets(edition: Edition) -> Sets {
    Set::ALL.into_iter().filter(|set| set.editions().contains(edition)).collect()
}

fn vocabulary(iello: bool, edition: Edition) -> Vocabulary {
    let words = if iello { Vocabulary::Iello } else { Vocabulary::Asmadi };
    if words.editions().contains(edition) { words } else { Vocabulary::default() }
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
        titles(catalog).filter(|known| {
            let known = known.to_lowercase();
            known.starts_with(wanted.get(..3).unwrap_or(&wanted)) || known.contains(&wanted)
        })
    };
    // Of titles that are as close, those of the newest edition are told.
    let catalogs = || {
        let newest_first = Edition::ALL.into_iter().rev();
        newest_first.map(|edition| splay_cards::catalog(edition, all_sets(edition)))
    };
    let mut close_ones: Vec<&str> = Vec::new();
    for title in catalogs().flat_map(close) {
        if !close_ones.contains(&title) {
            close_ones.push(title);
        }
    }
    let all = catalogs().flat_map(titles);
    if let Some(meant) = closest(title, all) {
        return format!("; did you mean {meant}?");
    }
    close_ones.truncate(3);
    if close_ones.is_empty() || wanted.is_empty() {
        "; \"splay cards\" lists them".into()
    } else {
        format!("; did you mean {}?", close_ones.join(" or "))
    }
}

/// All titles, those of special achievements too.
fn titles(catalog: &'static Catalog) -> impl Iterator<Item = &'static str> {
    let innovations = catalog.innovations().map(|facts| facts.title);
    innovations.chain(catalog.specials().iter().map(|special| special.name()))
}
