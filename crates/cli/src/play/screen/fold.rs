//! Breaking styled lines at their spaces.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Breaks lines that are too long; what follows a break is indented like the line.
#[must_use]
pub fn fold(lines: Vec<Line<'static>>, width: usize) -> Vec<Line<'static>> {
    lines.into_iter().flat_map(|line| fold_line(line, width)).collect()
}

fn fold_line(line: Line<'static>, width: usize) -> Vec<Line<'static>> {
    if line.width() <= width {
        return vec![line];
    }
    let style = line.style;
    let start = line.spans.first().map_or("", |span| &span.content);
    let indent = (start.len() - start.trim_start_matches(' ').len()).min(width / 2);
    let mut folded: Vec<Vec<Span<'static>>> = vec![Vec::new()];
    let mut used = 0;
    for word in words(line) {
        let whole: usize = word.iter().map(Span::width).sum();
        let spaces = word.last().map_or(0, |last| usize::from(last.content.ends_with(' ')));
        if used > indent && used + whole - spaces > width {
            folded.push(vec![Span::raw(" ".repeat(indent))]);
            used = indent;
        }
        used += whole;
        folded.last_mut().expect("there is always a line").extend(word);
    }
    folded.into_iter().map(|spans| Line::from(spans).style(style)).collect()
}

/// The words of a line, each with the space behind it. A word may change its style within.
fn words(line: Line<'static>) -> Vec<Vec<Span<'static>>> {
    let mut words: Vec<Vec<Span<'static>>> = vec![Vec::new()];
    for span in line.spans {
        let style: Style = span.style;
        for piece in span.content.split_inclusive(' ') {
            let ends = piece.ends_with(' ');
            words
                .last_mut()
                .expect("there is always a word")
                .push(Span::styled(piece.to_owned(), style));
            if ends {
                words.push(Vec::new());
            }
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_whole_though_their_style_changes() {
        let line = Line::from(vec![Span::raw("with a "), Span::raw("X"), Span::raw(", score it")]);
        let folded: Vec<String> = fold(vec![line], 9).iter().map(Line::to_string).collect();
        assert_eq!(folded, ["with a X, ", "score it"]);
        let line = Line::from(vec![Span::raw("  "), Span::raw("Ann"), Span::raw(" draws a 1")]);
        let folded: Vec<String> = fold(vec![line], 11).iter().map(Line::to_string).collect();
        assert_eq!(folded, ["  Ann draws ", "  a 1"]);
    }
}
