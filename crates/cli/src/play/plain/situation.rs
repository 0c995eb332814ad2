//! The situation in sentences.

use splay_engine::{Color, Icon, Pile, Set, Shown, Splay, Stack};

use crate::play::face::{Face, spoken};
use splay_engine::scene::{Back, Note, Part, Scene};

/// Everybody's board, score and achievements.
pub fn board(scene: &Scene) -> String {
    let mut text = String::new();
    for seat in scene.round() {
        let player = &scene.table.players[seat];
        let you = if scene.me().is_some_and(|me| me.index() == seat) { " (you)" } else { "" };
        let out = if player.out { ", out of the game" } else { "" };
        let points = scene.points(seat);
        text += &format!(
            "{}{you}{out}: {points} {}{}, {} of {} achievements",
            scene.names[seat],
            if points == 1 { "point" } else { "points" },
            scene.for_bonuses(seat),
            scene.achieved[seat],
            scene.needed
        );
        if !player.achievements.is_empty() {
            text += &format!(" ({})", listed(player.achievements.iter().map(|card| short(scene, card))));
        }
        text += ".\n";
        let icons = scene.icons.iter().map(|&icon| format!("{icon} {}", scene.icon_count(seat, icon)));
        text += &format!("  Icons: {}.\n", listed(icons));
        // The achievements have been told with the number of them.
        for kind in scene.rules.piles.iter().filter(|&kind| kind != Pile::Achievements) {
            text += &format!("  {}: {}.\n", capital(kind.in_words()), pile(scene, player.pile(kind)));
        }
        for color in Color::ALL {
            if let Some(stack) = scene.stack(seat, color) {
                text += &format!("  {}: {}.\n", capital(color.name()), stack_line(scene, stack));
            }
        }
    }
    scene.say(&text)
}

fn stack_line(scene: &Scene, stack: &Stack) -> String {
    let top = stack.cards.first().map_or_else(String::new, |card| short(scene, card));
    let mut line = match stack.cards.first() {
        Some(Shown::Face(title)) => format!("{top}, {}", slots(scene, title)),
        _ => top,
    };
    let covered = stack.cards.len() - 1;
    if covered > 0 {
        let cards = if covered == 1 { "1 card".to_owned() } else { format!("{covered} cards") };
        line += &format!("; {cards} under it");
        if stack.splay == Splay::None {
            line += ", not splayed";
        } else {
            let shown: Vec<String> =
                scene.peeking(stack).iter().map(|icons| icon_words(icons)).collect();
            line += &format!(", splayed {}, showing {}", stack.splay, shown.join("; "));
        }
        let titles = stack.cards[1..].iter().filter_map(|card| match card {
            Shown::Face(title) => Some(title.as_str()),
            _ => None,
        });
        let titles: Vec<&str> = titles.collect();
        if !titles.is_empty() {
            line += &format!(" ({})", titles.join(", "));
        }
    }
    line
}

fn slots(scene: &Scene, title: &str) -> String {
    let slots = scene.catalog.find(title).map(|id| scene.catalog.facts(id).slots);
    slots.map_or_else(String::new, |slots| icon_words(slots.icons()))
}

fn icon_word(icon: Icon) -> &'static str {
    match icon {
        Icon::Hex => "(image)",
        Icon::Echo => "(echo)",
        icon => icon.name(),
    }
}

fn icon_words(icons: &[Icon]) -> String {
    icons.iter().map(|&icon| icon_word(icon)).collect::<Vec<_>>().join(" ")
}

/// One's own hand with texts.
pub fn hand(scene: &Scene) -> String {
    let Some(me) = scene.me() else { return "You hold no cards.\n".to_owned() };
    let hand = &scene.table.players[me.index()].hand;
    if hand.is_empty() {
        return "Your hand is empty.\n".to_owned();
    }
    hand.iter()
        .filter_map(|card| match card {
            Shown::Face(title) => card_text(scene, title),
            _ => None,
        })
        .collect()
}

/// One's own score pile.
pub fn score(scene: &Scene) -> String {
    let Some(me) = scene.me() else { return "You have no score pile.\n".to_owned() };
    let seat = me.index();
    let cards = pile(scene, &scene.table.players[seat].score);
    scene.say(&format!("Your score pile: {cards}, together {} points.\n", scene.points(seat)))
}

/// Of which set, where that has to be said.
fn whose(set: Set) -> String {
    if set.is_expansion() { format!(" of {}", set.title()) } else { String::new() }
}

/// The decks, and what can be achieved.
pub fn decks(scene: &Scene) -> String {
    let mut text = String::new();
    for set in scene.sets() {
        let decks = scene.decks(set);
        let decks = decks.iter().map(|(age, cards)| format!("age {age}: {cards}"));
        let whose = whose(set);
        text += &format!("Cards in the decks{whose}: {}.\n", listed(decks));
    }
    text += &match scene.draws {
        Some(Back { set, age }) => {
            format!("A Draw action of {} draws a {age}{}.\n", scene.names[scene.looking()], whose(set))
        }
        None => "Every deck from there on is empty: the next Draw action ends the game.\n".to_owned(),
    };
    scene.say(&text)
}

/// The achievements, taken and available.
pub fn achievements(scene: &Scene) -> String {
    let mut text = format!("{} achievements win.\n", scene.needed);
    for age in (1..=scene.rules.last_achievement.get()).map(splay_engine::Age::new) {
        if scene.is_available(age) {
            let can = if scene.claimable.contains(&age) { "; you can claim it" } else { "" };
            let points = scene.prices.get(age.index()).copied().unwrap_or(0);
            text +=
                &format!("  Age {age}: takes {points} points and a top card of {age} or more{can}.\n");
        } else if let Some(owner) = scene.owner_of_age(age) {
            text += &format!("  Age {age}: {} has it.\n", scene.names[owner]);
        }
    }
    for (n, &special) in scene.catalog.specials().iter().enumerate() {
        let asks = spoken(scene.rules.asks(special));
        text += &match scene.owner_of_special(special) {
            Some(owner) => format!("  {special}: {} has it.\n", scene.names[owner]),
            None if !scene.is_special_available(special) => format!("  {special}: out of the game.\n"),
            None => {
                let far = scene.names.iter().zip(&scene.progress);
                let far = far.map(|(name, progress)| {
                    format!("{name} {} of {}", progress[n].has, progress[n].needs)
                });
                format!("  {special}: {asks}; {}.\n", listed(far))
            }
        };
    }
    scene.say(&text)
}

/// A card in full, if there is one of this title.
pub fn card_text(scene: &Scene, title: &str) -> Option<String> {
    let face = Face::of(scene.catalog, &scene.rules, scene.vocabulary, title)?;
    let mut text = match face.print {
        Some(print) => format!(
            "{}: {} {}, icons {}.\n",
            face.title,
            print.color,
            print.age,
            icon_words(print.slots.icons())
        ),
        None => format!("{}.\n", face.title),
    };
    for (kind, words) in face.texts {
        let start = match (kind, face.print) {
            (Some(splay_engine::Kind::Demand), Some(print)) => format!("{}, I demand: ", print.featured),
            (Some(splay_engine::Kind::Dogma), Some(print)) => format!("{}: ", print.featured),
            (Some(splay_engine::Kind::Echo), _) => "Echo: ".to_owned(),
            _ => String::new(),
        };
        text += &format!("  {start}{}\n", spoken(&words));
    }
    Some(text)
}

/// What an option would mean.
pub fn notes(scene: &Scene, notes: &[Note]) -> String {
    let mut text = String::new();
    for note in notes {
        match note {
            Note::Card { title } => text += &card_text(scene, title).unwrap_or_default(),
            Note::Dogma { icon, players } => {
                let players = players.iter().map(|stake| {
                    let name = &scene.names[stake.player.index()];
                    format!("{name} has {} and {}", stake.count, stake.standing.name())
                });
                text += &format!("{} counts: {}.\n", capital(icon.name()), listed(players));
            }
            Note::Program { parts } => {
                text += "What is carried out, in order:\n";
                for (n, part) in parts.iter().enumerate() {
                    let Part { title, kind, text: words } = part;
                    text += &format!("  {}. {title} ({}): {}\n", n + 1, kind.name(), spoken(words));
                }
            }
            Note::Icons { changes } if changes.is_empty() => text += "Your icons stay as they are.\n",
            Note::Icons { changes } => {
                let changes =
                    changes.iter().map(|of| format!("{} {} to {}", of.icon, of.before, of.after));
                text += &format!("Your icons: {}.\n", listed(changes));
            }
            Note::Words { text: words } => text += &format!("{words}\n"),
            Note::Idle => text += "As far as you can see, it would change nothing.\n",
        }
    }
    if text.is_empty() { "There is nothing more to say about it.\n".to_owned() } else { text }
}

fn pile(scene: &Scene, cards: &[Shown]) -> String {
    if cards.is_empty() {
        "empty".to_owned()
    } else {
        listed(cards.iter().map(|card| short(scene, card)))
    }
}

/// A card in a few words, as far as it can be seen.
fn short(scene: &Scene, card: &Shown) -> String {
    match card {
        Shown::Face(title) => match scene.age_of(card) {
            Some(age) => format!("{title} {age}"),
            None => title.clone(),
        },
        Shown::Back { age, seen: Some(title), .. } => format!("{title} {age}, which you have seen"),
        Shown::Back { age, set, .. } if set.is_expansion() => format!("{set} age {age}"),
        Shown::Back { age, .. } => format!("age {age}"),
        Shown::Covered { .. } => "a covered card".to_owned(),
    }
}

fn listed(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
