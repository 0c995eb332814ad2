//! The parts that charts are drawn from, as inline SVG. Colors are classes of the page's style
//! sheet, so that light and dark look right; every series has a shape as well as a color.

use std::fmt::Write;

/// How wide every chart is.
pub(super) const WIDTH: f64 = 720.0;

/// How many colors the style sheet has for series.
pub(super) const COLORS: usize = 8;

/// About how wide a letter is in a chart.
const LETTER: f64 = 7.2;

/// A chart under construction.
pub(super) struct Chart {
    id: &'static str,
    title: String,
    told: String,
    height: f64,
    body: String,
}

/// Where a text stands, seen from its point.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Chart {
    /// An empty chart; `told` says in words what it shows.
    pub fn new(id: &'static str, title: &str, told: &str, height: f64) -> Chart {
        Chart { id, title: title.into(), told: told.into(), height, body: String::new() }
    }

    /// Anything, as SVG.
    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing into a string cannot fail.
        let _ = self.body.write_fmt(element);
    }

    pub fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.add(format_args!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        ));
    }

    pub fn path(&mut self, class: &str, points: &[(f64, f64)]) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        self.add(format_args!("<polyline class=\"{class}\" points=\"{}\"/>", points.join(" ")));
    }

    /// A bar with words that appear under the pointer.
    pub fn bar(&mut self, corner: (f64, f64), size: (f64, f64), told: &str) {
        let ((x, y), (width, height)) = (corner, size);
        self.add(format_args!(
            "<rect class=\"bar\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" \
             rx=\"2\"><title>{told}</title></rect>"
        ));
    }

    pub fn text(&mut self, class: &str, at: (f64, f64), anchor: Anchor, text: &str) {
        let (x, y) = at;
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        self.add(format_args!(
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
        ));
    }

    /// The mark of a series, with words that appear under the pointer.
    pub fn mark(&mut self, series: usize, at: (f64, f64), told: &str) {
        let (x, y) = at;
        let corners: &[(f64, f64)] = match series % 4 {
            0 => &[],
            1 => &[(-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)],
            2 => &[(0.0, -6.5), (6.5, 0.0), (0.0, 6.5), (-6.5, 0.0)],
            _ => &[(0.0, -6.0), (6.0, 5.0), (-6.0, 5.0)],
        };
        let class = format!("mark c{}", series % COLORS);
        if corners.is_empty() {
            self.add(format_args!(
                "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"><title>{told}</title></circle>"
            ));
            return;
        }
        let points: Vec<String> =
            corners.iter().map(|(dx, dy)| format!("{:.1},{:.1}", x + dx, y + dy)).collect();
        let points = points.join(" ");
        self.add(format_args!(
            "<polygon class=\"{class}\" points=\"{points}\"><title>{told}</title></polygon>"
        ));
    }

    /// Names of series with their marks, from the top; gives the height they take.
    pub fn legend(&mut self, names: &[String]) -> f64 {
        let (mut x, mut y) = (12.0, 14.0);
        for (series, name) in names.iter().enumerate() {
            let width = 34.0 + LETTER * name.chars().count() as f64;
            if x + width > WIDTH {
                (x, y) = (12.0, y + 22.0);
            }
            self.mark(series, (x, y), name);
            self.text("label", (x + 12.0, y + 4.5), Anchor::Start, name);
            x += width;
        }
        y + 16.0
    }

    /// The finished chart.
    pub fn svg(&self) -> String {
        let Chart { id, title, told, height, body } = self;
        format!(
            "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-labelledby=\"{id}-title {id}-told\">\
             <title id=\"{id}-title\">{title}</title><desc id=\"{id}-told\">{told}</desc>{body}</svg>\n"
        )
    }
}

/// How much room names need at the left.
pub(super) fn room_for(names: &[String]) -> f64 {
    24.0 + LETTER * names.iter().map(|name| name.chars().count()).max().unwrap_or(0) as f64
}

/// Maps values between two bounds to a stretch of the chart.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub values: (f64, f64),
    pub stretch: (f64, f64),
}

impl Scale {
    /// Where a value lies.
    pub fn at(&self, value: f64) -> f64 {
        let (low, high) = self.values;
        let (from, to) = self.stretch;
        from + (to - from) * (value - low) / (high - low).max(f64::MIN_POSITIVE)
    }

    /// A scale that begins and ends at round numbers, and those round numbers.
    pub fn round(values: (f64, f64), stretch: (f64, f64), steps: usize) -> (Scale, Vec<f64>) {
        let (low, high) = values;
        let step = round_step((high - low).max(1.0) / steps as f64);
        let (first, last) = ((low / step).floor(), (high / step).ceil().max((low / step).floor() + 1.0));
        let ticks = (0..=(last - first) as usize).map(|n| (first + n as f64) * step).collect();
        (Scale { values: (first * step, last * step), stretch }, ticks)
    }
}

/// The next 1, 2 or 5 followed by zeros that is not less.
pub(super) fn round_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .map(|digit| digit * power)
        .into_iter()
        .find(|&step| step >= least * 0.999)
        .unwrap_or(least)
}

#[cfg(test)]
mod tests {
    use super::{Scale, round_step};

    #[test]
    fn scales_begin_and_end_at_round_numbers() {
        let (scale, ticks) = Scale::round((412.0, 1503.0), (0.0, 100.0), 6);
        assert_eq!(ticks, [400.0, 600.0, 800.0, 1000.0, 1200.0, 1400.0, 1600.0]);
        assert_eq!((scale.at(400.0), scale.at(1000.0), scale.at(1600.0)), (0.0, 50.0, 100.0));
        let (scale, ticks) = Scale::round((1000.0, 1000.0), (0.0, 100.0), 5);
        assert!(ticks.len() > 1 && scale.at(1000.0).is_finite());
    }

    #[test]
    fn steps_are_round() {
        assert_eq!([0.2, 1.0, 1.1, 3.0, 7.0, 182.0].map(round_step), [0.2, 1.0, 2.0, 5.0, 10.0, 200.0]);
    }
}
