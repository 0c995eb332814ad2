//! Glyphs and colors: how icons, cards and directions look on this terminal.
//!
//! Nothing depends on color alone: every card color has a letter, every icon a shape.

use ratatui::style::{Color as Paint, Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::Span;
use splay_engine::{Age, Color, Icon, Mark, Phrase, Piece, Splay};

/// What this terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Whether it has more characters than ASCII.
    pub unicode: bool,
    /// Whether it may use color.
    pub color: bool,
}

const ASCII_LINES: border::Set = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// Bonuses by their value, each as one character.
const ROUND_NUMBERS: [&str; 13] = ["○", "①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨", "⑩", "⑪", "⑫"];
const NUMBERS: [&str; 13] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "X", "Y", "Z"];

impl Look {
    /// What the environment says: the locale for characters, `NO_COLOR` for color.
    #[must_use]
    pub fn of_environment() -> Look {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG"));
        // Windows has no such variables, and its terminals speak Unicode.
        let unicode = match locale {
            Some(locale) => {
                let locale = locale.to_lowercase();
                locale.contains("utf-8") || locale.contains("utf8")
            }
            None => cfg!(windows),
        };
        Look { unicode, color: set("NO_COLOR").is_none() }
    }

    /// An icon as one character.
    #[must_use]
    pub const fn icon(self, icon: Icon) -> &'static str {
        match (icon, self.unicode) {
            (Icon::Castle, true) => "♜",
            (Icon::Crown, true) => "♛",
            (Icon::Leaf, true) => "♣",
            (Icon::Lightbulb, true) => "✦",
            (Icon::Factory, true) => "⚒",
            (Icon::Clock, true) => "◷",
            (Icon::Person, true) => "☺",
            (Icon::Hex, true) => "·",
            (Icon::Echo, true) => "≈",
            (Icon::Inspire, true) => "★",
            (Icon::Bonus(value), true) => ROUND_NUMBERS[value as usize],
            (Icon::Plus, _) => "+",
            (Icon::Arrow(splay), _) => self.splay(splay),
            (Icon::Flag, true) => "⚑",
            (Icon::Fountain, true) => "♨",
            (Icon::Blank, _) => " ",
            (Icon::Castle, false) => "c",
            (Icon::Crown, false) => "k",
            (Icon::Leaf, false) => "l",
            (Icon::Lightbulb, false) => "b",
            (Icon::Factory, false) => "f",
            (Icon::Clock, false) => "t",
            (Icon::Person, false) => "p",
            (Icon::Hex, false) => ".",
            (Icon::Echo, false) => "e",
            (Icon::Inspire, false) => "i",
            (Icon::Bonus(value), false) => NUMBERS[value as usize],
            (Icon::Flag, false) => "!",
            (Icon::Fountain, false) => "~",
        }
    }

    /// A direction as one character.
    #[must_use]
    pub const fn splay(self, splay: Splay) -> &'static str {
        match (splay, self.unicode) {
            (Splay::None, _) => " ",
            (Splay::Left, true) => "←",
            (Splay::Right, true) => "→",
            (Splay::Up, true) => "↑",
            (Splay::Aslant, true) => "↗",
            (Splay::Left, false) => "<",
            (Splay::Right, false) => ">",
            (Splay::Up, false) => "^",
            (Splay::Aslant, false) => "/",
        }
    }

    /// The mark of what the cursor stands on, or whose turn it is.
    #[must_use]
    pub const fn pointer(self) -> &'static str {
        if self.unicode { "▶" } else { ">" }
    }

    /// The mark of achievements.
    #[must_use]
    pub const fn star(self) -> &'static str {
        if self.unicode { "★" } else { "*" }
    }

    /// A horizontal line of one character.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        if self.unicode { "─" } else { "-" }
    }

    /// Nothing here.
    #[must_use]
    pub const fn nothing(self) -> &'static str {
        if self.unicode { "–" } else { "-" }
    }

    /// From one number to another.
    #[must_use]
    pub const fn becomes(self) -> &'static str {
        if self.unicode { "→" } else { ">" }
    }

    /// Something was cut off.
    #[must_use]
    pub const fn cut(self) -> &'static str {
        if self.unicode { "…" } else { "~" }
    }

    /// Somebody is thinking.
    #[must_use]
    pub const fn thinking(self) -> &'static str {
        if self.unicode { " …" } else { " ..." }
    }

    /// A space at which no line is broken.
    #[must_use]
    pub const fn glue(self) -> &'static str {
        if self.unicode { "\u{a0}" } else { "_" }
    }

    /// The lines around things.
    #[must_use]
    pub const fn lines(self) -> border::Set {
        if self.unicode { border::PLAIN } else { ASCII_LINES }
    }

    /// In this color, where color may be used.
    #[must_use]
    pub fn paint(self, paint: Paint) -> Style {
        if self.color { Style::new().fg(paint) } else { Style::new() }
    }

    /// What is there but not important.
    #[must_use]
    pub fn faint(self) -> Style {
        if self.color {
            Style::new().fg(Paint::Indexed(245))
        } else {
            Style::new().add_modifier(Modifier::DIM)
        }
    }

    /// What matters now.
    #[must_use]
    pub fn strong(self) -> Style {
        self.paint(Paint::Indexed(208)).add_modifier(Modifier::BOLD)
    }

    /// An icon in its color.
    #[must_use]
    pub fn icon_span(self, icon: Icon) -> Span<'static> {
        Span::styled(self.icon(icon), self.icon_style(icon))
    }

    /// The color of an icon: of middle lightness, for dark and for light terminals.
    #[must_use]
    pub fn icon_style(self, icon: Icon) -> Style {
        match icon {
            Icon::Castle => self.paint(Paint::Indexed(247)),
            Icon::Crown => self.paint(Paint::Indexed(178)),
            Icon::Leaf => self.paint(Paint::Indexed(71)),
            Icon::Lightbulb => self.paint(Paint::Indexed(134)),
            Icon::Factory => self.paint(Paint::Indexed(167)),
            Icon::Clock => self.paint(Paint::Indexed(38)),
            Icon::Person => self.paint(Paint::Indexed(173)),
            Icon::Hex | Icon::Blank => self.faint(),
            Icon::Echo | Icon::Inspire => self.paint(Paint::Indexed(139)),
            Icon::Bonus(_) => self.paint(Paint::Indexed(172)).add_modifier(Modifier::BOLD),
            Icon::Plus | Icon::Arrow(_) => self.paint(Paint::Indexed(109)),
            Icon::Flag | Icon::Fountain => self.strong(),
        }
    }

    /// A card's color as a style for its badge.
    #[must_use]
    pub fn badge_style(self, color: Color) -> Style {
        if !self.color {
            return Style::new().add_modifier(Modifier::REVERSED);
        }
        let front = if color == Color::Yellow { 16 } else { 231 };
        Style::new()
            .bg(Paint::Indexed(shade(color)))
            .fg(Paint::Indexed(front))
            .add_modifier(Modifier::BOLD)
    }

    /// A card's color and age in three characters: `R1 `, `B10`.
    #[must_use]
    pub fn badge(self, color: Color, age: Age) -> Span<'static> {
        Span::styled(format!("{}{:<2}", letter(color), age.get()), self.badge_style(color))
    }

    /// A color without an age: `R`.
    #[must_use]
    pub fn swatch(self, color: Color) -> Span<'static> {
        Span::styled(letter(color).to_string(), self.badge_style(color))
    }

    /// A card's text with its icons drawn.
    #[must_use]
    pub fn printed(self, text: &Phrase) -> Vec<Span<'static>> {
        let drawn = |piece: &Piece| match piece {
            Piece::Marked { mark: Mark::Icon { icon }, .. } => self.icon_span(*icon),
            Piece::Marked { .. } | Piece::Plain(_) => self.word(piece),
        };
        text.pieces().iter().map(drawn).collect()
    }

    /// Something said, with what it is about pointed out. Icons are words here, as they are read.
    #[must_use]
    pub fn said(self, words: &Phrase) -> Vec<Span<'static>> {
        words.pieces().iter().map(|piece| self.word(piece)).collect()
    }

    fn word(self, piece: &Piece) -> Span<'static> {
        let style = match piece {
            Piece::Marked { mark, .. } => match *mark {
                Mark::Card => Style::new().add_modifier(Modifier::BOLD),
                Mark::Icon { icon } => self.icon_style(icon),
                Mark::Color { color } => self.paint(Paint::Indexed(shade(color))),
                Mark::Print { .. }
                | Mark::Back { .. }
                | Mark::Player { .. }
                | Mark::Age { .. }
                | Mark::Splay { .. }
                | Mark::Place(_)
                | Mark::Action { .. } => Style::new(),
            },
            Piece::Plain(_) => Style::new(),
        };
        Span::styled(piece.text().to_owned(), style)
    }

    /// As much of a text as fits.
    #[must_use]
    pub fn fit(self, text: &str, width: usize) -> String {
        if Span::raw(text).width() <= width {
            return text.to_owned();
        }
        let mut fitting = String::new();
        for letter in text.chars() {
            fitting.push(letter);
            if Span::raw(fitting.as_str()).width() >= width {
                fitting.pop();
                break;
            }
        }
        if width > 0 {
            fitting.push_str(self.cut());
        }
        fitting
    }

    /// As much of a text as fits, filled up to the width.
    #[must_use]
    pub fn pad(self, text: &str, width: usize) -> String {
        let mut fitting = self.fit(text, width);
        let used = Span::raw(fitting.as_str()).width();
        fitting.extend(std::iter::repeat_n(' ', width.saturating_sub(used)));
        fitting
    }
}

/// A card's color on a terminal.
const fn shade(color: Color) -> u8 {
    match color {
        Color::Red => 167,
        Color::Yellow => 179,
        Color::Green => 65,
        Color::Blue => 68,
        Color::Purple => 97,
    }
}

/// The letter of a card's color.
#[must_use]
pub const fn letter(color: Color) -> char {
    match color {
        Color::Red => 'R',
        Color::Yellow => 'Y',
        Color::Green => 'G',
        Color::Blue => 'B',
        Color::Purple => 'P',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Look = Look { unicode: true, color: false };

    #[test]
    fn every_glyph_is_one_cell_wide() {
        for icon in Icon::ALL.into_iter().chain([Icon::Hex]) {
            for unicode in [true, false] {
                let look = Look { unicode, color: false };
                assert_eq!(Span::raw(look.icon(icon)).width(), 1, "{icon}");
            }
        }
        for splay in Splay::ALL {
            assert_eq!(Span::raw(PLAIN.splay(splay)).width(), 1, "{splay}");
        }
    }

    #[test]
    fn texts_are_cut() {
        assert_eq!(PLAIN.fit("Industrialization", 8), "Industr…");
        assert_eq!(PLAIN.pad("Oars", 6), "Oars  ");
    }
}
