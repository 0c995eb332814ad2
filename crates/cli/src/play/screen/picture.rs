//! The screen in the README: a real one, drawn as `docs/game.svg` and kept there like the screens in
//! `tests/screens`. `make golden` draws it anew.

use std::fmt::Write;
use std::path::Path;

use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::style::{Color as Paint, Modifier};

use super::app::App;
use super::look::Look;
use super::snapshots::keep;
use super::tests::{buffer, play_to_a_decision, session_with};

const LOOK: Look = Look { unicode: true, color: true };

/// The size of a character, and the room around all of them.
const WIDTH: f32 = 8.4;
const HEIGHT: f32 = 18.0;
const MARGIN: f32 = 12.0;

const PAPER: &str = "#16181d";
const INK: &str = "#c8ccd4";

#[test]
fn the_readme_shows_the_screen_as_it_is() {
    let mut session = session_with("third", "human,random,random", &[]);
    play_to_a_decision(&mut session, 137);
    let mut app = App::new(&mut session);
    for _ in 0..4 {
        app.press(KeyEvent::from(KeyCode::Down));
    }
    let picture = svg(&buffer(&app.stage, LOOK, 110, 32));
    keep(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/game.svg"), &picture);
}

/// A screen as a picture that scales. Each run of characters that look alike has its own place and width,
/// whatever font there is.
fn svg(buffer: &Buffer) -> String {
    let (columns, rows) = (f32::from(buffer.area.width), f32::from(buffer.area.height));
    let (width, height) = (columns * WIDTH + 2.0 * MARGIN, rows * HEIGHT + 2.0 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" font-size=\"14\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" role=\"img\" \
         aria-label=\"A game of Splay in the terminal\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{PAPER}\"/>\n"
    );
    for (row, cells) in buffer.content.chunks(usize::from(buffer.area.width)).enumerate() {
        let mut column = 0;
        for run in cells.chunk_by(|one, next| style(one) == style(next)) {
            draw(&mut svg, run, column as f32 * WIDTH + MARGIN, row as f32 * HEIGHT + MARGIN);
            column += run.len();
        }
    }
    svg + "</svg>\n"
}

/// Draws a run of characters, its left upper corner being there.
fn draw(svg: &mut String, run: &[Cell], x: f32, y: f32) {
    let (ink, paper, modifier) = style(&run[0]);
    let text: String = run.iter().map(Cell::symbol).collect();
    let width = run.len() as f32 * WIDTH;
    if paper != PAPER {
        let place = format!("x=\"{x:.1}\" y=\"{y:.0}\" width=\"{width:.1}\" height=\"{HEIGHT}\"");
        writeln!(svg, "<rect {place} fill=\"{paper}\"/>").unwrap();
    }
    let more = match (modifier.contains(Modifier::BOLD), modifier.contains(Modifier::UNDERLINED)) {
        (true, true) => " font-weight=\"bold\" text-decoration=\"underline\"",
        (true, false) => " font-weight=\"bold\"",
        (false, true) => " text-decoration=\"underline\"",
        (false, false) => "",
    };
    // Spaces side by side would be drawn as one.
    let mut column = 0;
    for part in text.split("  ") {
        let words = part.trim_start();
        let x = x + (column + part.len() - words.len()) as f32 * WIDTH;
        let words = words.trim_end();
        let width = words.chars().count() as f32 * WIDTH;
        let place = format!("x=\"{x:.1}\" y=\"{:.0}\" textLength=\"{width:.1}\"", y + 13.0);
        let written = words.replace('&', "&amp;").replace('<', "&lt;");
        if !written.is_empty() {
            writeln!(svg, "<text {place} fill=\"{ink}\"{more}>{written}</text>").unwrap();
        }
        column += part.chars().count() + 2;
    }
}

/// The colors of a character and of what is behind it, and how it is set.
fn style(cell: &Cell) -> (String, String, Modifier) {
    let (ink, paper) = (paint(cell.fg, INK), paint(cell.bg, PAPER));
    if cell.modifier.contains(Modifier::REVERSED) {
        return (paper, ink, cell.modifier);
    }
    (ink, paper, cell.modifier)
}

/// A color of the screen: one of the 256 of terminals, beyond the 16 that each sets its own way.
#[allow(clippy::wildcard_enum_match_arm, reason = "all others have a name, and no color of their own")]
fn paint(paint: Paint, otherwise: &str) -> String {
    let (red, green, blue) = match paint {
        Paint::Reset => return otherwise.to_owned(),
        Paint::Indexed(n @ 16..=231) => {
            let level = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
            let n = n - 16;
            (level(n / 36), level(n / 6 % 6), level(n % 6))
        }
        Paint::Indexed(n @ 232..) => (8 + 10 * (n - 232), 8 + 10 * (n - 232), 8 + 10 * (n - 232)),
        other => panic!("{other} looks different on every terminal"),
    };
    format!("#{red:02x}{green:02x}{blue:02x}")
}
