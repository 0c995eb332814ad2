//! Cards and notes in detail.

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use splay_engine::{Icon, Kind, Shown, phrase};

use super::super::look::Look;
use crate::play::face::Face;
use splay_engine::scene::Scene;
use splay_engine::scene::{IconChange, Note, Part, Stake, Standing};

/// A card as far as it can be seen.
#[must_use]
pub fn card(scene: &Scene, card: &Shown, look: Look) -> Vec<Line<'static>> {
    match card {
        Shown::Face(title) => face(scene, title, look),
        Shown::Back { age, set, seen: Some(title) } => {
            let text = phrase!["An age ", *age, " ", set.name(), " card that you have seen:"];
            let mut lines = vec![Line::from(look.said(&scene.say(text))).style(look.faint())];
            lines.extend(face(scene, title, look));
            lines
        }
        Shown::Back { age, set, .. } => {
            let text = phrase!["An age ", *age, " card from ", set.title(), "; you see only its back."];
            vec![Line::from(look.said(&scene.say(text)))]
        }
        Shown::Covered { icons } => {
            let mut line = vec![Span::raw("A covered card; it shows ")];
            let shown: Vec<Icon> = icons.iter().flatten().copied().collect();
            if shown.is_empty() {
                line.push(Span::raw("nothing"));
            }
            line.extend(shown.into_iter().map(|icon| look.icon_span(icon)));
            vec![Line::from(line)]
        }
    }
}

/// A card's face.
#[must_use]
pub fn face(scene: &Scene, title: &str, look: Look) -> Vec<Line<'static>> {
    let Some(face) = Face::of(scene.catalog, &scene.rules, scene.vocabulary, title) else {
        return Vec::new();
    };
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut head = Vec::new();
    if let Some(print) = face.print {
        head.push(look.badge(print.color, print.age));
        head.push(Span::raw(" "));
    }
    head.push(Span::styled(face.title, bold));
    let mut lines = vec![];
    if let Some(print) = face.print {
        head.push(Span::raw("  "));
        for &icon in print.slots.icons() {
            head.push(look.icon_span(icon));
            head.push(Span::raw(" "));
        }
    }
    lines.push(Line::from(head));
    for (kind, text) in face.texts {
        let mut line = Vec::new();
        if let (Some(print), Some(kind)) = (face.print, kind) {
            let (icon, announced) = match kind {
                Kind::Dogma => (print.featured, None),
                Kind::Demand => (print.featured, Some(Span::styled("I demand: ", look.strong()))),
                Kind::Compel => (print.featured, Some(Span::styled("I compel: ", look.strong()))),
                Kind::Echo => (Icon::Echo, Some(Span::styled("Echo: ", look.faint()))),
                Kind::Inspire => (Icon::Inspire, Some(Span::styled("Inspire: ", look.faint()))),
            };
            line.extend([look.icon_span(icon), Span::raw(" ")]);
            line.extend(announced);
        }
        line.extend(look.printed(&text));
        lines.push(Line::from(line));
    }
    lines
}

/// What an option would mean.
#[must_use]
pub fn notes(scene: &Scene, notes: &[Note], look: Look) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for note in notes {
        match note {
            Note::Card { title } => lines.extend(face(scene, title, look)),
            Note::Words { text } => lines.push(Line::from(look.said(text))),
            Note::Program { parts } => {
                lines.push(Line::styled("What happens, in order:", look.faint()));
                for (n, Part { title, kind, text }) in parts.iter().enumerate() {
                    let mut line = vec![Span::raw(format!("{}. {title} ({}): ", n + 1, kind.name()))];
                    line.extend(look.printed(text));
                    lines.push(Line::from(line));
                }
            }
            Note::Idle => {
                let idle = "As far as you can see, it would change nothing.";
                lines.push(Line::styled(idle, look.faint()));
            }
            Note::Icons { changes } => lines.push(icon_changes(scene, changes, look)),
            Note::Dogma { icon, players } => {
                lines.extend(players.iter().map(|stake| standing_line(scene, *icon, *stake, look)));
            }
        }
    }
    lines
}

fn icon_changes(scene: &Scene, changes: &[IconChange], look: Look) -> Line<'static> {
    if changes.is_empty() {
        return Line::styled(scene.say("Your icons stay the same.").to_string(), look.faint());
    }
    let mut line = Vec::new();
    for &IconChange { icon, before, after } in changes {
        let more = after > before;
        let style = if more { Style::new().add_modifier(Modifier::BOLD) } else { look.faint() };
        line.push(look.icon_span(icon));
        line.push(Span::styled(format!(" {before}{}{after}   ", look.becomes()), style));
    }
    Line::from(line)
}

fn standing_line(scene: &Scene, icon: Icon, stake: Stake, look: Look) -> Line<'static> {
    let Stake { player, count, standing } = stake;
    let style = match standing {
        Standing::Acts => Style::new().add_modifier(Modifier::BOLD),
        Standing::Shares | Standing::Demanded | Standing::Compelled => look.strong(),
        Standing::Apart => look.faint(),
    };
    Line::from(vec![
        look.icon_span(icon),
        Span::raw(format!(" {count:<3}")),
        Span::raw(look.pad(&scene.names[player.index()], 13)),
        Span::styled(scene.say(standing.name()).to_string(), style),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::session::for_tests;
    use splay_engine::{Age, Audience, Seat, Set};

    #[test]
    fn backs_are_told_in_plain_words() {
        let session = for_tests("--sets base,echoes --seats human,greedy --seed 1");
        let scene = Scene::of(session.chronicle(), Audience::Seat(Seat::at(0)));
        let look = Look { unicode: true, color: false };
        let told = |seen: Option<&str>| {
            let back = Shown::Back { age: Age::new(1), set: Set::Echoes, seen: seen.map(str::to_owned) };
            card(&scene, &back, look)[0].to_string()
        };
        assert_eq!(told(Some("Dice")), "An age 1 echoes card that you have seen:");
        assert_eq!(told(None), "An age 1 card from Echoes of the Past; you see only its back.");
    }
}
