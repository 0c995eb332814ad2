//! The situation in sentences.

use splay_engine::{
    Color, Icon, Kind, Phrase, Piece, Pile, Purpose, Set, Shown, Splay, Stack, Total, article, phrase,
};

use crate::play::face::Face;
use splay_engine::scene::{Back, Note, Part, Scene};

/// More cards than this nobody reads at a time.
const MOST_FOUND: usize = 20;

/// Everybody's board, score and achievements.
pub fn board(scene: &Scene) -> String {
    let mut text = Phrase::default();
    for seat in scene.round() {
        let player = &scene.table.players[seat];
        let you = if scene.me().is_some_and(|me| me.index() == seat) { " (you)" } else { "" };
        let out = if player.out { ", out of the game" } else { "" };
        text.push(phrase![scene.player(seat), you, out, ": ", points(scene, seat)]);
        text.push(phrase![scene.for_bonuses(seat), scene.by_karmas(seat, Total::Points)]);
        text.push(phrase![", ", scene.achieved[seat], " of ", scene.needed, " achievements"]);
        text.push(phrase![scene.for_emblems(seat), scene.by_karmas(seat, Total::Achievements)]);
        if !player.achievements.is_empty() {
            text.push(phrase![" (", pile(scene, &player.achievements), ")"]);
        }
        let icons = scene.icons.iter().map(|&icon| {
            let count = scene.icon_count(seat, icon);
            phrase![icon, " ", count, scene.by_karmas(seat, Total::Icon { icon })]
        });
        text.push(phrase![".\n  Icons: ", Phrase::list(icons, ", "), ".\n"]);
        // The achievements have been told with the number of them.
        for kind in scene.rules.piles.iter().filter(|&kind| kind != Pile::Achievements) {
            let label = Phrase::from(kind.in_words()).capital();
            text.push(phrase!["  ", label, ": ", pile(scene, player.pile(kind)), ".\n"]);
        }
        for color in Color::ALL {
            if let Some(stack) = scene.stack(seat, color) {
                let color = Phrase::from(color).capital();
                text.push(phrase!["  ", color, ": ", stack_line(scene, stack), ".\n"]);
            }
        }
    }
    scene.say(text).to_string()
}

fn stack_line(scene: &Scene, stack: &Stack) -> Phrase {
    let mut line = Phrase::default();
    if let Some(top) = stack.cards.first() {
        line.push(short(scene, top));
        if let Shown::Face(title) = top {
            line.push(phrase![", ", slots(scene, title)]);
        }
    }
    let covered = stack.cards.len() - 1;
    if covered == 0 {
        return line;
    }
    line.push(phrase!["; ", covered, if covered == 1 { " card" } else { " cards" }, " under it"]);
    if stack.splay == Splay::None {
        line.push(", not splayed");
    } else {
        line.push(phrase![", splayed ", stack.splay, ", showing "]);
        for (n, icons) in scene.peeking(stack).iter().enumerate() {
            line.push(if n > 0 { "; " } else { "" });
            line.push(icon_words(icons));
        }
    }
    let titles = stack.cards[1..].iter().filter_map(|card| match card {
        Shown::Face(title) => Some(Piece::card(title.clone())),
        Shown::Back { .. } | Shown::Covered { .. } => None,
    });
    let titles = Phrase::list(titles, ", ");
    if !titles.is_empty() {
        line.push(phrase![" (", titles, ")"]);
    }
    line
}

fn slots(scene: &Scene, title: &str) -> Phrase {
    let slots = scene.catalog.find(title).map(|id| scene.catalog.facts(id).slots);
    slots.map(|slots| icon_words(slots.icons())).unwrap_or_default()
}

/// What stands in slots, one after the other.
fn icon_words(icons: &[Icon]) -> Phrase {
    let mut words = Phrase::default();
    for (n, &icon) in icons.iter().enumerate() {
        words.push(if n > 0 { " " } else { "" });
        words.push(match icon.purpose() {
            Purpose::Filling | Purpose::Effect => phrase!["(", icon, ")"],
            Purpose::Counted | Purpose::Points | Purpose::Deed | Purpose::Emblem => icon.into(),
        });
    }
    words
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
            Shown::Back { .. } | Shown::Covered { .. } => None,
        })
        .collect()
}

/// One's own score pile.
pub fn score(scene: &Scene) -> String {
    let Some(me) = scene.me() else { return scene.say("You have no score pile.\n").to_string() };
    let seat = me.index();
    let cards = pile(scene, &scene.table.players[seat].score);
    scene
        .say(phrase!["Your score pile: ", cards, ", for a total of ", points(scene, seat), ".\n"])
        .to_string()
}

/// How many points somebody has.
pub fn points(scene: &Scene, seat: usize) -> Phrase {
    let points = scene.points(seat);
    phrase![points, if points == 1 { " point" } else { " points" }]
}

/// Of or from which set, where that has to be said.
fn whose(set: Set, how: &'static str) -> Phrase {
    if set.is_expansion() { phrase![how, set.title()] } else { Phrase::default() }
}

/// The decks, and what can be achieved.
pub fn decks(scene: &Scene) -> String {
    let mut text = Phrase::default();
    for set in scene.sets() {
        let decks = scene.decks(set).into_iter().map(|(age, cards)| phrase!["age ", age, ": ", cards]);
        text.push(phrase![
            "Cards in the decks",
            whose(set, " of "),
            ": ",
            Phrase::list(decks, ", "),
            ".\n"
        ]);
    }
    text.push(match scene.draws {
        Some(Back { set, age }) => {
            let player = scene.player(scene.looking());
            let an = article(&age.to_string());
            phrase![
                "The next Draw action by ",
                player,
                " would draw ",
                an,
                " ",
                age,
                whose(set, " from "),
                ".\n"
            ]
        }
        None => "Every deck from there on is empty, so the next Draw action ends the game.\n".into(),
    });
    scene.say(text).to_string()
}

/// The achievements, taken and available.
pub fn achievements(scene: &Scene) -> String {
    let mut text = phrase![scene.needed, " achievements win.\n"];
    for age in (1..=scene.rules.last_achievement.get()).map(splay_engine::Age::new) {
        if scene.is_available(age) {
            let can = if scene.claimable.contains(&age) { "; you can claim it" } else { "" };
            let points = scene.prices.get(age.index()).copied().unwrap_or(0);
            text.push(phrase!["  Age ", age, ": needs ", points, " points and a top card of value "]);
            text.push(phrase![age, " or higher", can, ".\n"]);
        } else if let Some(owner) = scene.owner_of_age(age) {
            text.push(phrase!["  Age ", age, ": ", scene.player(owner), " has it.\n"]);
        }
    }
    for (n, &special) in scene.catalog.specials().iter().enumerate() {
        text.push(phrase!["  ", Piece::card(special.name()), ": "]);
        text.push(match scene.owner_of_special(special) {
            Some(owner) => phrase![scene.player(owner), " has it.\n"],
            None if !scene.is_special_available(special) => "out of the game.\n".into(),
            None => {
                let far = scene.progress.iter().enumerate().map(|(seat, goals)| {
                    phrase![scene.player(seat), " ", goals[n].has, " of ", goals[n].needs]
                });
                phrase![scene.rules.asks(special), "; ", Phrase::list(far, ", "), ".\n"]
            }
        });
    }
    scene.say(text).to_string()
}

/// A card in full, if there is one of this title.
pub fn card_text(scene: &Scene, title: &str) -> Option<String> {
    let face = Face::of(scene.catalog, &scene.rules, scene.vocabulary, title)?;
    let mut text = match face.print {
        Some(print) => {
            let head = phrase![Piece::card(face.title), ": ", print.color, " ", print.age];
            scene.say(phrase![head, ", icons ", icon_words(print.slots.icons()), ".\n"]).to_string()
        }
        None => format!("{}.\n", face.title),
    };
    for (kind, words) in face.texts {
        let featured = face.print.map_or("", |print| print.featured.name());
        let start = match kind {
            Some(Kind::Demand) => format!("{featured}, I demand: "),
            Some(Kind::Compel) => format!("{featured}, I compel: "),
            Some(Kind::Dogma) => format!("{featured}: "),
            Some(Kind::Echo) => "Echo: ".to_owned(),
            Some(Kind::Inspire) => "Inspire: ".to_owned(),
            None => String::new(),
        };
        text += &format!("  {start}{words}\n");
    }
    Some(text)
}

/// The cards in whose title or text all these words occur.
pub fn find(scene: &Scene, words: &str) -> String {
    let titles = Face::find(scene.catalog, &scene.rules, scene.vocabulary, words);
    if titles.is_empty() {
        return format!("No card in this game has \"{words}\" in its title or text.\n");
    }
    let all: String =
        titles.iter().take(MOST_FOUND).filter_map(|title| card_text(scene, title)).collect();
    match titles.len().checked_sub(MOST_FOUND) {
        Some(more @ 1..) => format!("{all}… and {more} more; add more words.\n"),
        _ => all,
    }
}

/// What an option would mean.
pub fn notes(scene: &Scene, notes: &[Note]) -> String {
    let mut text = String::new();
    for note in notes {
        match note {
            Note::Card { title } => text += &card_text(scene, title).unwrap_or_default(),
            Note::Dogma { icon, players } => {
                let players = players.iter().map(|stake| {
                    let player = scene.player(stake.player.index());
                    phrase![player, " has ", stake.count, " and ", stake.standing.name()]
                });
                let icon = Phrase::from(*icon).capital();
                text += &format!("{icon} counts: {}.\n", Phrase::list(players, ", "));
            }
            Note::Program { parts } => {
                text += "What happens, in order:\n";
                for (n, part) in parts.iter().enumerate() {
                    let Part { title, kind, text: words } = part;
                    text += &format!("  {}. {title} ({}): {words}\n", n + 1, kind.name());
                }
            }
            Note::Icons { changes } if changes.is_empty() => {
                text += &scene.say("Your icons stay the same.\n").to_string();
            }
            Note::Icons { changes } => {
                let changes =
                    changes.iter().map(|of| phrase![of.icon, " ", of.before, " to ", of.after]);
                let changes = phrase!["Your icons: ", Phrase::list(changes, ", "), ".\n"];
                text += &scene.say(changes).to_string();
            }
            Note::Words { text: words } => text += &format!("{words}\n"),
            Note::Idle => text += "As far as you can see, it would change nothing.\n",
        }
    }
    if text.is_empty() { "There is nothing more to know about it.\n".to_owned() } else { text }
}

fn pile(scene: &Scene, cards: &[Shown]) -> Phrase {
    if cards.is_empty() {
        "empty".into()
    } else {
        Phrase::list(cards.iter().map(|card| short(scene, card)), ", ")
    }
}

/// A card in a few words, as far as it can be seen.
fn short(scene: &Scene, card: &Shown) -> Phrase {
    match card {
        Shown::Face(title) => match scene.age_of(card) {
            Some(age) => phrase![Piece::card(title.clone()), " ", age],
            None => Piece::card(title.clone()).into(),
        },
        Shown::Back { age, seen: Some(title), .. } => {
            phrase![Piece::card(title.clone()), " ", *age, ", which you have seen"]
        }
        Shown::Back { age, set, .. } if set.is_expansion() => phrase![set.name(), " age ", *age],
        Shown::Back { age, .. } => phrase!["age ", *age],
        Shown::Covered { .. } => "a covered card".into(),
    }
}

#[cfg(test)]
mod tests {
    use splay_engine::{Audience, Chronicle, Edition, Set, Sets};

    use super::*;

    #[test]
    fn numbers_unfold_where_karmas_add_to_them() {
        let position = serde_json::json!({
            "edition": "third",
            "sets": ["base", "figures"],
            "players": [
                {
                    "hand": ["Oars"],
                    "score": ["Clothing"],
                    "board": {
                        "green": { "cards": ["Fu Xi"] },
                        "red": { "cards": ["Tigernmas"] },
                    },
                },
                {},
            ],
        });
        let catalog = splay_cards::catalog(Edition::Third, Sets::BASE.with(Set::Figures));
        let position = serde_json::from_value(position).unwrap();
        let game = Chronicle::from_position(catalog, position).unwrap();
        let told = board(&Scene::of(&game, Audience::Spectator));
        assert!(told.contains(": 2 points (1, and 1 from Tigernmas), "), "{told}");
        assert!(told.contains("lightbulb 1 (0, and 1 from Fu Xi)"), "{told}");
    }
}
