//! The help page: keys, actions, splaying, sharing, and every symbol on the screen.

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use splay_bots::Level;
use splay_engine::{Action, Color, Icon, Splay, phrase};

use super::look::{Look, letter};
use splay_engine::scene::Scene;

/// The help page.
#[must_use]
pub fn lines(scene: &Scene, look: Look) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    keys(&mut lines, scene, look);
    opponents(&mut lines, scene, look);
    actions(&mut lines, scene);
    sharing(&mut lines, scene);
    splays(&mut lines, scene, look);
    symbols(&mut lines, scene, look);
    lines
}

fn heading(lines: &mut Vec<Line<'static>>, text: &str) {
    if !lines.is_empty() {
        lines.push(Line::raw(""));
    }
    let bold = Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
    lines.push(Line::styled(text.to_owned(), bold));
}

fn keys(lines: &mut Vec<Line<'static>>, scene: &Scene, look: Look) {
    heading(lines, "Keys");
    for (key, what) in [
        ("up, down", "highlight an option; the middle pane shows what it would do"),
        ("Enter", "choose the highlighted option"),
        ("1 to 9, 0", "highlight that option; press again to choose it"),
        ("Tab or i", "look at any card on the table: left and right move along a row, up and down move"),
        ("", "to the next board, hand or pile; PgDn scrolls a long text; Tab again goes back"),
        ("p", "hands, score piles and achievements, with progress toward the special ones"),
        ("l", "everything that has happened; PgUp and PgDn scroll the log beside the table"),
        ("h", "a hint: what a search would choose in your place, and what it expects to follow"),
        ("/", "find cards by words in their title or text"),
        ("u", "take back your last choice; with several people, only if it revealed nothing"),
        ("c", "concede: you lose the game"),
        ("s, q", "save; quit. The game is saved after every choice; splay play --resume continues it"),
        ("mouse", "click an option to look at it, and again to choose it; the wheel scrolls"),
        ("Enter", "while bots move: skip the pauses between their moves"),
    ] {
        lines.push(entry(key, what, scene, look));
    }
}

fn entry(name: &str, what: &'static str, scene: &Scene, look: Look) -> Line<'static> {
    let what = scene.say(what).to_string();
    Line::from(vec![Span::styled(format!("  {name:<11}"), look.strong()), Span::raw(what)])
}

fn opponents(lines: &mut Vec<Line<'static>>, scene: &Scene, look: Look) {
    heading(lines, "Opponents, as in: splay play --seats human,hard");
    for &level in Level::ALL {
        let what = match level {
            Level::Beginner => "follows rules of thumb, and often plays at random",
            Level::Easy => "looks one action ahead, and sometimes plays at random",
            Level::Medium => "searches a little",
            Level::Hard => "searches for a tenth of a second",
            Level::Expert => {
                "searches for two seconds; three dots appear beside its name while it thinks"
            }
        };
        lines.push(entry(level.name(), what, scene, look));
    }
    for (name, what) in [
        ("greedy", "looks one action ahead; fills any seat you don't name"),
        ("random", "plays at random"),
        ("mcts:5s", "searches for as long as you say"),
    ] {
        lines.push(entry(name, what, scene, look));
    }
}

fn actions(lines: &mut Vec<Line<'static>>, scene: &Scene) {
    heading(lines, "Your turn: two of these actions, the same one twice if you like");
    for (action, what) in [
        (
            Action::Draw,
            "take a card of the value of your highest top card; empty decks are skipped, going up",
        ),
        (Action::Meld, "put a card from your hand on top of the stack of its color"),
        (Action::Dogma, "carry out the effects of one of your top cards"),
        (
            Action::Achieve,
            "claim an achievement: it takes five times its age in points, and a top card that high",
        ),
    ] {
        let name = scene.vocabulary.action(action);
        lines.push(Line::raw(format!("  {name:<8} {}", scene.say(what))));
    }
    let win = phrase![
        scene.needed,
        " achievements win. Claiming does not cost points. If somebody has to draw beyond the \
         last age, the highest score wins."
    ];
    lines.push(Line::raw(scene.say(win).to_string()));
}

fn sharing(lines: &mut Vec<Line<'static>>, scene: &Scene) {
    heading(lines, "Sharing and demands");
    for text in [
        "Each card has a featured icon, shown before its effects. Players who show at least as many \
         of it as you share the effects: they carry out each one before you do. If an opponent's \
         sharing changed anything, you draw a card afterward.",
        "Effects that say I demand are carried out by the opponents who show fewer of the icon. \
         \"You\" is then the one who must obey, \"I\" the one who used the card.",
        "While a dogma is highlighted, SHARES and DEMANDED appear beside the players affected.",
    ] {
        lines.push(Line::raw(scene.say(text).to_string()));
    }
}

fn splays(lines: &mut Vec<Line<'static>>, scene: &Scene, look: Look) {
    heading(lines, "Splaying");
    lines.push(Line::raw(scene.say(
        "A card has four slots: one at the top left, three along the bottom. A top card shows all \
         its icons. A covered card shows none, unless its stack is splayed:",
    ).to_string()));
    for (splay, what) in [
        (Splay::Left, "left: the last slot"),
        (Splay::Right, "right: the first two slots"),
        (Splay::Up, "up: the last three slots"),
        (Splay::Aslant, "aslant: all four slots (fourth edition)"),
    ] {
        lines.push(Line::raw(format!("  {}  {what}", look.splay(splay))));
    }
    lines.push(Line::raw(
        scene
            .say(
                "After the arrow comes what each covered card shows, from the top down; if that is too \
         long, the number of cards and their total icons. +2 means two cards under an \
         unsplayed one. Some editions keep the size of others' unsplayed stacks secret.",
            )
            .to_string(),
    ));
}

fn symbols(lines: &mut Vec<Line<'static>>, scene: &Scene, look: Look) {
    heading(lines, "Symbols");
    let mut icons = vec![Span::raw("  ")];
    for &icon in scene.icons.iter().chain(&[Icon::Hex]).chain(scene.marks()) {
        icons.push(look.icon_span(icon));
        let name = match icon {
            Icon::Hex => "the image, worth nothing".to_owned(),
            Icon::Echo => "an echo effect".to_owned(),
            Icon::Inspire => "an inspire effect".to_owned(),
            Icon::Bonus(points) => format!("a bonus of {points}"),
            Icon::Plus => "draw one higher".to_owned(),
            Icon::Arrow(_) => "splay this way".to_owned(),
            Icon::Castle
            | Icon::Crown
            | Icon::Leaf
            | Icon::Lightbulb
            | Icon::Factory
            | Icon::Clock
            | Icon::Person
            | Icon::Flag
            | Icon::Fountain
            | Icon::Blank => icon.name().to_owned(),
        };
        icons.push(Span::raw(format!(" {name}   ")));
    }
    lines.push(Line::from(icons));
    let mut colors = vec![Span::raw("  ")];
    for color in Color::ALL {
        colors.push(Span::styled(format!("{}3 ", letter(color)), look.badge_style(color)));
        colors.push(Span::raw(format!(" {color} {}   ", scene.say("age 3"))));
    }
    lines.push(Line::from(colors));
    let mark = |mark: &str, style: Style, what: &'static str| {
        Line::from(vec![
            Span::raw("  "),
            Span::styled(mark.to_owned(), style),
            Span::raw(scene.say(what).to_string()),
        ])
    };
    let bold = Style::new().add_modifier(Modifier::BOLD);
    lines.push(mark("Title", bold.add_modifier(Modifier::UNDERLINED), "  can be chosen now"));
    lines.push(mark("Title", bold.add_modifier(Modifier::REVERSED), "  is highlighted"));
    lines.push(mark(look.pointer(), look.strong(), "  whose turn it is; the deck you would draw from"));
    lines.push(mark("Name", look.strong(), "  who is deciding right now"));
    let star = look.star();
    lines.push(mark(&format!("{star}2/6"), bold, "  two of the six achievements needed to win"));
    lines.push(mark(
        &format!("{star}10"),
        look.strong(),
        "  you can claim this achievement; the others show the points they need,",
    ));
    lines.push(mark("", bold, "or the name of the player who has them"));
    lines.push(mark(
        "hand 1 3*",
        bold,
        "  the ages on the backs; a star means that you have seen the card (Tab shows it)",
    ));
    lines.push(mark("1x4", bold, "  four cards of age 1"));
    lines.push(mark("World 4/12", bold, "  a special achievement, and how close you are to it"));
}
