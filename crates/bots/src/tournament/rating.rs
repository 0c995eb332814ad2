//! Strength in Elo points, from who beat whom how often.
//!
//! In the model of Bradley and Terry a bot that is stronger by d points scores 1 / (1 + 10^(-d/400))
//! against another. The ratings are those under which the results are likeliest.

use super::interval::Z;

/// The rating of the bot by which the others are measured.
pub const ANCHOR: f64 = 1000.0;

/// Elo points per unit of log-odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// No step of the search for the best ratings is longer than this (in log-odds): up to here a
/// step of Newton's method is sure to make the results likelier.
const STEP: f64 = 0.5;

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// In Elo points.
    pub elo: f64,
    /// Half the width of the 95% interval of the distance to the anchor; none for the anchor.
    pub margin: Option<f64>,
}

/// How strong all are.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// One for each bot.
    pub of: Vec<Rating>,
    /// Whether a drawn game between every two bots was added, because the results alone would
    /// put somebody infinitely far above or below the rest.
    pub bounded: bool,
}

/// Rates bots by the points that each (first index) took from each (second index); what both took
/// from each other must be the number of their games. The bot with number `anchor` gets [`ANCHOR`].
#[must_use]
pub fn rate(points: &[Vec<f64>], anchor: usize) -> Ratings {
    let bots = points.len();
    let bounded = !is_tied_together(points);
    let extra = if bounded { 0.5 } else { 0.0 };
    let taken = |one: usize, other: usize| if one == other { 0.0 } else { points[one][other] + extra };
    let free: Vec<usize> = (0..bots).filter(|&bot| bot != anchor).collect();
    let mut strength = vec![0.0; bots];
    for _ in 0..1000 {
        let slope: Vec<f64> = free
            .iter()
            .map(|&bot| {
                let surplus = |other| {
                    let games = taken(bot, other) + taken(other, bot);
                    taken(bot, other) - games * expected(strength[bot] - strength[other])
                };
                (0..bots).map(surplus).sum()
            })
            .collect();
        let step = solve(information(&taken, &strength, &free), slope);
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let shorten = if longest > STEP { STEP / longest } else { 1.0 };
        for (&bot, part) in free.iter().zip(&step) {
            strength[bot] += shorten * part;
        }
        if longest < 1e-10 {
            break;
        }
    }
    let mut of = vec![Rating { elo: ANCHOR, margin: None }; bots];
    for (place, &bot) in free.iter().enumerate() {
        let mut unit = vec![0.0; free.len()];
        unit[place] = 1.0;
        let variance = solve(information(&taken, &strength, &free), unit)[place];
        of[bot] = Rating {
            elo: ANCHOR + SCALE * strength[bot],
            margin: Some(Z * SCALE * variance.max(0.0).sqrt()),
        };
    }
    Ratings { of, bounded }
}

/// The share of points to expect from this many log-odds.
fn expected(ahead: f64) -> f64 {
    1.0 / (1.0 + (-ahead).exp())
}

/// How sharply the likelihood bends in the ratings that are free.
fn information(taken: &impl Fn(usize, usize) -> f64, strength: &[f64], free: &[usize]) -> Vec<Vec<f64>> {
    let bend = |one: usize, other: usize| {
        let share = expected(strength[one] - strength[other]);
        (taken(one, other) + taken(other, one)) * share * (1.0 - share)
    };
    let entry = |one: usize, other: usize| {
        if one == other {
            (0..strength.len()).map(|rival| bend(one, rival)).sum()
        } else {
            -bend(one, other)
        }
    };
    free.iter().map(|&one| free.iter().map(|&other| entry(one, other)).collect()).collect()
}

/// Solves the linear equations of a symmetric, positive matrix by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        let (above, below) = matrix.split_at_mut(pivot + 1);
        let pivot_row = &above[pivot];
        for (offset, row) in below.iter_mut().enumerate() {
            let factor = row[pivot] / pivot_row[pivot];
            for (entry, above) in row.iter_mut().zip(pivot_row).skip(pivot) {
                *entry -= factor * above;
            }
            right[pivot + 1 + offset] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

/// Whether from every bot a chain of points leads to every other. Only then does a best rating
/// exist: otherwise some bots never lost a point to the rest.
fn is_tied_together(points: &[Vec<f64>]) -> bool {
    let reaches_all = |leads: &dyn Fn(usize, usize) -> bool| {
        let mut reached = vec![false; points.len()];
        let mut next = vec![0];
        while let Some(bot) = next.pop() {
            if !std::mem::replace(&mut reached[bot], true) {
                next.extend((0..points.len()).filter(|&other| leads(bot, other)));
            }
        }
        reached.into_iter().all(|reached| reached)
    };
    points.is_empty()
        || reaches_all(&|one, other| points[one][other] > 0.0)
            && reaches_all(&|one, other| points[other][one] > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two(won: f64, lost: f64) -> Ratings {
        rate(&[vec![0.0, lost], vec![won, 0.0]], 0)
    }

    fn close(got: f64, wanted: f64) {
        assert!((got - wanted).abs() < 0.05, "{got} is not {wanted}");
    }

    #[test]
    fn two_bots_are_apart_by_the_log_of_the_odds() {
        // 400 log10(75/25) = 190.85; 1.96 * 400/ln 10 / sqrt(100 * 0.75 * 0.25) = 78.63.
        let ratings = two(75.0, 25.0);
        assert!(!ratings.bounded);
        assert_eq!(ratings.of[0], Rating { elo: 1000.0, margin: None });
        close(ratings.of[1].elo, 1190.85);
        close(ratings.of[1].margin.unwrap(), 78.63);
        // Ten games drawn: equal, and 1.96 * 173.72 / sqrt(10 / 4) = 215.34.
        let ratings = two(5.0, 5.0);
        close(ratings.of[1].elo, 1000.0);
        close(ratings.of[1].margin.unwrap(), 215.34);
    }

    #[test]
    fn a_chain_of_bots_adds_up() {
        // Each beats the next 3 to 1, and the first the last 9 to 1: exactly what the model says.
        let points = [vec![0.0, 75.0, 90.0], vec![25.0, 0.0, 75.0], vec![10.0, 25.0, 0.0]];
        let ratings = rate(&points, 1);
        close(ratings.of[0].elo, 1190.85);
        close(ratings.of[1].elo, 1000.0);
        close(ratings.of[2].elo, 809.15);
        assert!(ratings.of[0].margin > Some(0.0) && ratings.of[2].margin > Some(0.0));
    }

    #[test]
    fn who_wins_everything_is_far_ahead_but_not_endlessly() {
        // With the added draw 40.5 to 0.5: 400 log10(81) = 763.39.
        let ratings = two(40.0, 0.0);
        assert!(ratings.bounded);
        close(ratings.of[1].elo, 1763.39);
        close(two(0.0, 40.0).of[1].elo, 1000.0 - 763.39);
        assert!(two(400.0, 0.0).of[1].elo > ratings.of[1].elo);
        assert!(ratings.of[1].margin.is_some_and(|margin| (100.0..1000.0).contains(&margin)));
    }

    #[test]
    fn a_ladder_of_clean_sweeps_stays_in_order() {
        let bots = 6;
        let points: Vec<Vec<f64>> = (0..bots)
            .map(|one| (0..bots).map(|other| if one < other { 1000.0 } else { 0.0 }).collect())
            .collect();
        let ratings = rate(&points, 5);
        assert!(ratings.of.iter().all(|rating| rating.elo.is_finite()));
        assert!(ratings.of.windows(2).all(|pair| pair[0].elo > pair[1].elo), "{ratings:?}");
    }

    #[test]
    fn there_may_be_nothing_to_rate() {
        assert_eq!(rate(&[vec![0.0]], 0).of, [Rating { elo: 1000.0, margin: None }]);
        assert!(rate(&[], 0).of.is_empty());
        close(two(0.0, 0.0).of[1].elo, 1000.0);
        let one_has_not_played =
            rate(&[vec![0.0, 6.0, 0.0], vec![4.0, 0.0, 0.0], vec![0.0, 0.0, 0.0]], 0);
        assert!(one_has_not_played.of.iter().all(|rating| rating.elo.is_finite()));
    }
}
