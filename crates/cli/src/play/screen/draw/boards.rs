//! The boards: for each player a line of totals, and the five colors side by side.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use splay_engine::{Civilization, Color, Icon, Piles, Purpose, Shown, Splay, Stack, Vocabulary, phrase};

use super::super::look::{Look, letter};
use splay_engine::scene::Scene;
use splay_engine::scene::Standing;

/// What is pointed out on the table.
#[derive(Clone, Default, Debug)]
pub struct Glow {
    /// The titles of the cards that can be chosen.
    pub choosable: Vec<String>,
    /// The title of the highlighted card.
    pub lit: Option<String>,
    /// The highlighted stack.
    pub lit_stack: Option<(usize, Color)>,
    /// How everybody stands to the highlighted dogma, by seat.
    pub standings: Vec<(usize, Standing)>,
    /// Who decides.
    pub deciding: Option<usize>,
    /// Whether that takes a while.
    pub thinking: bool,
}

impl Glow {
    /// How a title is drawn.
    #[must_use]
    pub fn title(&self, title: &str) -> Style {
        let plain = Style::new().add_modifier(Modifier::BOLD);
        if self.lit.as_deref() == Some(title) {
            plain.add_modifier(Modifier::REVERSED)
        } else if self.choosable.iter().any(|choosable| choosable == title) {
            plain.add_modifier(Modifier::UNDERLINED)
        } else {
            plain
        }
    }
}

/// One player's block.
pub fn block(frame: &mut Frame<'_>, area: Rect, scene: &Scene, seat: usize, look: Look, glow: &Glow) {
    let header = Rect { height: 1, ..area };
    frame.render_widget(Paragraph::new(totals(scene, seat, look, glow, area.width.into())), header);
    if area.height < 2 {
        return;
    }
    let board = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 1, height: area.height - 1 };
    let columns = Layout::horizontal([Constraint::Ratio(1, 5); 5]).split(board);
    for (color, column) in Color::ALL.into_iter().zip(columns.iter()) {
        let lines = match scene.stack(seat, color) {
            Some(stack) => {
                let lit = glow.lit_stack == Some((seat, color));
                cell(scene, stack, color, look, glow, lit, column.width.into(), board.height >= 3)
            }
            None => vec![Line::styled(format!("{}   {}", letter(color), look.nothing()), look.faint())],
        };
        frame.render_widget(Paragraph::new(lines), *column);
    }
}

/// A stack: its top card, the icons that shows, and what peeks out from under it.
#[allow(clippy::too_many_arguments)]
fn cell(
    scene: &Scene,
    stack: &Stack,
    color: Color,
    look: Look,
    glow: &Glow,
    lit: bool,
    width: usize,
    tall: bool,
) -> Vec<Line<'static>> {
    let Some(Shown::Face(title)) = stack.cards.first() else { return Vec::new() };
    let Some(facts) = scene.catalog.find(title).map(|id| scene.catalog.facts(id)) else {
        return Vec::new();
    };
    let mut style = glow.title(title);
    if lit {
        style = style.add_modifier(Modifier::REVERSED);
    }
    let top = Line::from(vec![
        look.badge(color, facts.card.value()),
        Span::raw(" "),
        Span::styled(look.fit(title, width.saturating_sub(5)), style),
    ]);
    let gap = if tall { " " } else { "" };
    let mut icons = vec![Span::raw(if tall { "    " } else { "" })];
    for &icon in facts.slots.icons() {
        icons.push(look.icon_span(icon));
        icons.push(Span::raw(gap));
    }
    if tall {
        let under = under(scene, stack, look, width.saturating_sub(1));
        return vec![top, Line::from(icons), Line::from(under)];
    }
    icons.push(Span::raw(" "));
    icons.extend(under(scene, stack, look, width.saturating_sub(6)));
    vec![top, Line::from(icons)]
}

/// The direction of a splay and what each covered card shows; where that takes too much room,
/// the sum of it.
fn under(scene: &Scene, stack: &Stack, look: Look, width: usize) -> Vec<Span<'static>> {
    let covered = stack.cards.len() - 1;
    if covered == 0 {
        return Vec::new();
    }
    if stack.splay == Splay::None {
        let text = format!("+{covered}");
        return vec![Span::styled(text, look.faint())];
    }
    let peeking = scene.peeking(stack);
    let arrow = Span::styled(look.splay(stack.splay), Style::new().add_modifier(Modifier::BOLD));
    let mut spans = vec![arrow];
    let long: usize = peeking.iter().map(|icons| icons.len() + 1).sum();
    if long < width {
        for icons in &peeking {
            spans.push(Span::raw(" "));
            spans.extend(icons.iter().map(|&icon| look.icon_span(icon)));
        }
        return spans;
    }
    spans.push(Span::styled(format!("{covered}"), look.faint()));
    let tight = width < 16;
    let mut shown: Vec<Icon> = peeking.into_iter().flatten().filter(|icon| lasts(*icon)).collect();
    shown.sort_unstable();
    for alike in shown.chunk_by(|one, other| one == other) {
        let icon = alike[0];
        spans.push(Span::raw(if tight { "" } else { " " }));
        spans.push(look.icon_span(icon));
        spans.push(Span::styled(alike.len().to_string(), look.icon_style(icon)));
    }
    spans
}

/// Whether an icon means something on a card that lies under others.
const fn lasts(icon: Icon) -> bool {
    match icon.purpose() {
        Purpose::Counted | Purpose::Effect | Purpose::Points | Purpose::Emblem => true,
        Purpose::Filling | Purpose::Deed => false,
    }
}

/// A player's line of totals: icons in the same columns for everybody, then score, achievements,
/// hand and score pile.
fn totals(scene: &Scene, seat: usize, look: Look, glow: &Glow, width: usize) -> Line<'static> {
    let wide = width >= 98;
    let player = &scene.table.players[seat];
    let mine = scene.me().is_some_and(|me| me.index() == seat);
    let turn = scene.table.turn.seat == seat && scene.question.is_some();
    let faint = look.faint();
    let mark = if turn { look.pointer() } else { look.rule() };
    let name_width = if wide { 18 } else { 13 };
    let tag = if player.out {
        " (out)"
    } else if mine {
        " (you)"
    } else if glow.thinking && glow.deciding == Some(seat) {
        look.thinking()
    } else {
        ""
    };
    let tag_width = Span::raw(tag).width();
    let name = look.fit(&scene.names[seat], name_width - tag_width);
    let mut name_style = Style::new().add_modifier(Modifier::BOLD);
    if glow.deciding == Some(seat) {
        name_style = name_style.patch(look.strong());
    }
    let used = Span::raw(name.as_str()).width() + tag_width;
    let mut spans = vec![
        Span::styled(mark, if turn { look.strong() } else { faint }),
        Span::raw(" "),
        Span::styled(name, name_style),
        Span::styled(tag, faint),
        Span::styled(format!(" {}", look.rule().repeat(name_width - used)), faint),
    ];
    for &icon in scene.icons {
        let count = scene.icon_count(seat, icon);
        let number = format!("{count:<2}");
        let style = if count == 0 { faint } else { Style::new().add_modifier(Modifier::BOLD) };
        spans.push(Span::raw(" "));
        spans.push(icon_total(look, icon, count));
        spans.push(Span::styled(number, style));
    }
    let points = scene.points(seat);
    let achieved = format!(" {}{}/{}", look.star(), scene.achieved[seat], scene.needed);
    let label = match scene.vocabulary {
        Vocabulary::Asmadi if wide && points == 1 => "point ",
        Vocabulary::Asmadi if wide => "points",
        Vocabulary::Asmadi if points == 1 => "pt ",
        Vocabulary::Asmadi => "pts",
        Vocabulary::Iello => "infl",
    };
    spans.push(Span::styled(format!(" {points:>3} "), Style::new().add_modifier(Modifier::BOLD)));
    spans.push(Span::styled(label, faint));
    spans.push(Span::styled(achieved, Style::new().add_modifier(Modifier::BOLD)));
    let standing = glow.standings.iter().find(|(who, _)| *who == seat).map(|(_, standing)| *standing);
    if let Some(word) = standing.and_then(standing_word) {
        spans.push(Span::raw(" "));
        spans.push(Span::styled(word, look.strong().add_modifier(Modifier::REVERSED)));
    }
    // Hand and score pile come last and as wide as there is room; achievements have been counted.
    let score = match scene.vocabulary {
        Vocabulary::Asmadi => " score ",
        Vocabulary::Iello => " influence ",
    };
    let labels = [" hand ", score];
    let piles = [&player.hand, &player.score].map(|cards| backs(scene, cards, look));
    let labeled: usize = labels.iter().map(|label| label.len()).sum();
    let counts = piles.iter().map(|[_, _, count]| bare(count).chars().count());
    let spare = width.saturating_sub(line_width(&spans) + labeled + counts.sum::<usize>());
    spans.extend(other_piles(scene, player, look, spare));
    let taken = line_width(&spans) + labeled;
    let room = width.saturating_sub(taken + 1);
    for (label, pile) in labels.into_iter().zip(best_fit(piles, room)) {
        spans.push(Span::styled(label, faint));
        spans.push(Span::raw(pile));
    }
    let rest = width.saturating_sub(line_width(&spans) + 1);
    spans.push(Span::styled(format!(" {}", look.rule().repeat(rest)), faint));
    Line::from(spans)
}

/// The piles that only some sets have, as far as there is room: first those go that are empty.
fn other_piles(scene: &Scene, player: &Civilization, look: Look, room: usize) -> Vec<Span<'static>> {
    let mut piles: Vec<(bool, String, String)> = Piles::ALWAYS
        .others()
        .within(scene.rules.piles)
        .iter()
        .map(|pile| {
            let [_, by_age, _] = backs(scene, player.pile(pile), look);
            let label = scene.say(phrase![" ", pile.in_words(), " "]).to_string();
            (player.pile(pile).is_empty(), label, by_age)
        })
        .collect();
    let wide = |piles: &[(bool, String, String)]| -> usize {
        piles.iter().map(|(_, label, cards)| Span::raw(format!("{label}{cards}")).width()).sum()
    };
    while wide(&piles) > room {
        let empty = piles.iter().rposition(|(is_empty, ..)| *is_empty);
        piles.remove(empty.unwrap_or(piles.len() - 1));
    }
    piles
        .into_iter()
        .flat_map(|(_, label, cards)| [Span::styled(label, look.faint()), Span::raw(cards)])
        .collect()
}

fn standing_word(standing: Standing) -> Option<&'static str> {
    match standing {
        Standing::Shares => Some("SHARES"),
        Standing::Demanded => Some("DEMANDED"),
        Standing::Compelled => Some("COMPELLED"),
        Standing::Acts | Standing::Apart => None,
    }
}

fn icon_total(look: Look, icon: Icon, count: u16) -> Span<'static> {
    if count == 0 { Span::styled(look.icon(icon), look.faint()) } else { look.icon_span(icon) }
}

fn line_width(spans: &[Span<'_>]) -> usize {
    spans.iter().map(Span::width).sum()
}

/// The backs of cards in ever shorter forms. First the age of each, with a mark behind those
/// whose face one has seen: `1 1 3*`; then how many there are of each age: `1x2 3`; then how
/// many there are.
fn backs(scene: &Scene, cards: &[Shown], look: Look) -> [String; 3] {
    if cards.is_empty() {
        return [look.nothing(); 3].map(str::to_owned);
    }
    let mut ages: Vec<(u8, bool)> = cards
        .iter()
        .filter_map(|card| {
            let seen = matches!(card, Shown::Back { seen: Some(_), .. });
            scene.age_of(card).map(|age| (age.get(), seen))
        })
        .collect();
    ages.sort_unstable();
    let mark = |(age, seen): &(u8, bool)| format!("{age}{}", if *seen { "*" } else { "" });
    let each: Vec<String> = ages.iter().map(mark).collect();
    let by_age: Vec<String> = ages
        .chunk_by(|one, other| one.0 == other.0)
        .map(|same| match same {
            [(age, _)] => age.to_string(),
            same => format!("{}x{}", same[0].0, same.len()),
        })
        .collect();
    let count = if cards.len() == 1 { "1 card".into() } else { format!("{} cards", cards.len()) };
    [each.join(" "), by_age.join(" "), count]
}

/// Of each of two, the longest form with which both fit.
fn best_fit(forms: [[String; 3]; 2], room: usize) -> [String; 2] {
    let [one, other] = forms;
    for (first, second) in [(0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (2, 0), (1, 2), (2, 1)] {
        if one[first].len() + other[second].len() <= room {
            return [one[first].clone(), other[second].clone()];
        }
    }
    [one, other].map(|[_, _, count]| bare(&count).to_owned())
}

/// A number of cards without the word.
fn bare(count: &str) -> &str {
    count.split(' ').next().unwrap_or(count)
}
