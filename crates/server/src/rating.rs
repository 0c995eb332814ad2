//! How strong somebody is, by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022): a
//! rating, how sure it is, and how steady. Each game is a rating period of its own.

use std::f64::consts::PI;

use crate::clock::DAY;

/// How much volatility may change.
const TAU: f64 = 0.5;

/// From the scale people know to the one that is calculated on.
const SCALE: f64 = 173.7178;

/// How long a rating period is for whoever does not play: five days, so that who was as sure as one can
/// be is half as sure after a year.
const PERIOD: f64 = 5.0 * DAY as f64;

/// Where everybody begins.
const MIDDLE: f64 = 1500.0;

/// Nobody is less sure than at the beginning.
const LEAST_SURE: f64 = 350.0;

/// When steps of the search for the volatility are this small, it is found.
const CLOSE: f64 = 1e-6;

/// More steps than it ever needs.
const MOST_STEPS: usize = 100;

/// How strong somebody is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating; who has 200 more wins three games of four.
    pub rating: f64,
    /// How far off it may be: twice as much to each side holds almost always.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: MIDDLE, deviation: LEAST_SURE, volatility: 0.06 }
    }
}

impl Rating {
    /// The rating after so many milliseconds without a game: as high, but less sure (step 6 of the paper,
    /// for whoever does not compete, in each period).
    #[must_use]
    pub fn after_idling(self, time: i64) -> Rating {
        let (phi, periods) = (self.deviation / SCALE, time.max(0) as f64 / PERIOD);
        let unsure = (phi * phi + periods * self.volatility * self.volatility).sqrt();
        // Who is not sure already stays so.
        Rating { deviation: (unsure * SCALE).min(LEAST_SURE).max(self.deviation), ..self }
    }

    /// The rating after a game against some others, each with 1 for a win, 0.5 for a draw and 0 for a
    /// loss against them.
    #[must_use]
    pub fn after(self, results: &[(Rating, f64)]) -> Rating {
        if results.is_empty() {
            return self;
        }
        let (mu, phi) = ((self.rating - MIDDLE) / SCALE, self.deviation / SCALE);
        let (mut information, mut gain) = (0.0, 0.0);
        for (other, score) in results {
            let (mu_j, phi_j) = ((other.rating - MIDDLE) / SCALE, other.deviation / SCALE);
            let g = 1.0 / (1.0 + 3.0 * phi_j * phi_j / (PI * PI)).sqrt();
            let expected = 1.0 / (1.0 + (-g * (mu - mu_j)).exp());
            information += g * g * expected * (1.0 - expected);
            gain += g * (score - expected);
        }
        let variance = 1.0 / information;
        let volatility = volatility(self.volatility, phi, variance, variance * gain);
        let unsure = (phi * phi + volatility * volatility).sqrt();
        let phi = 1.0 / (1.0 / (unsure * unsure) + 1.0 / variance).sqrt();
        Rating {
            rating: (mu + phi * phi * gain) * SCALE + MIDDLE,
            deviation: (phi * SCALE).min(LEAST_SURE),
            volatility,
        }
    }
}

/// The volatility after a game, by regula falsi (step 5 of the paper).
fn volatility(sigma: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let power = x.exp();
        let sum = phi * phi + variance + power;
        power * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let steps = (1..MOST_STEPS).map(|k| a - k as f64 * TAU);
        steps.into_iter().find(|&x| f(x) >= 0.0).unwrap_or(a - TAU)
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    for _ in 0..MOST_STEPS {
        if (high - low).abs() <= CLOSE {
            break;
        }
        let next = low + (low - high) * f_low / (f_high - f_low);
        let f_next = f(next);
        if f_next * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (next, f_next);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::{DAY, LEAST_SURE, Rating};

    #[test]
    fn the_example_of_the_paper_comes_out() {
        let rated = |rating, deviation| Rating { rating, deviation, volatility: 0.06 };
        let results =
            [(rated(1400.0, 30.0), 1.0), (rated(1550.0, 100.0), 0.0), (rated(1700.0, 300.0), 0.0)];
        let after = rated(1500.0, 200.0).after(&results);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn who_does_not_play_becomes_less_sure() {
        let rated = Rating { rating: 1700.0, deviation: 60.0, volatility: 0.06 };
        // Clocks may differ.
        for no_time in [0, -DAY] {
            assert!((rated.after_idling(no_time).deviation - rated.deviation).abs() < 1e-9);
        }
        // Each period adds the square of the volatility: 10.42 on the scale people know.
        let month = rated.after_idling(30 * DAY);
        assert!(
            (month.deviation - (3600.0_f64 + 6.0 * 10.423 * 10.423).sqrt()).abs() < 0.01,
            "{month:?}"
        );
        assert_eq!((month.rating, month.volatility), (rated.rating, rated.volatility));
        let twice = rated.after_idling(10 * DAY).after_idling(20 * DAY);
        assert!((twice.deviation - month.deviation).abs() < 1e-9, "however often it is looked at");
        assert_eq!(rated.after_idling(100 * 365 * DAY).deviation, LEAST_SURE, "as at the beginning");
        let won = month.after(&[(Rating::default(), 1.0)]);
        assert!(
            won.rating - month.rating > rated.after(&[(Rating::default(), 1.0)]).rating - rated.rating
        );
    }

    #[test]
    fn winning_lifts_and_games_make_sure() {
        let (mut one, mut other) = (Rating::default(), Rating::default());
        for _ in 0..50 {
            (one, other) = (one.after(&[(other, 1.0)]), other.after(&[(one, 0.0)]));
        }
        assert!(one.rating > other.rating + 300.0 && one.deviation < 200.0, "{one:?} {other:?}");
        assert_eq!(one.after(&[]), one);
    }
}
