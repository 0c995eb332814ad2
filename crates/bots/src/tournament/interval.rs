//! How far a share that was counted can be from the true one.

/// Half the width of a 95% interval, in standard deviations.
pub(super) const Z: f64 = 1.959_964;

/// The 95% interval (Wilson's) of a share of which `points` in `games` were counted; a drawn game
/// is half a point. Without games it is everything.
#[must_use]
pub fn wilson(points: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let games = games as f64;
    let share = points / games;
    let shrink = 1.0 + Z * Z / games;
    let center = (share + Z * Z / (2.0 * games)) / shrink;
    let spread = share * (1.0 - share) / games + Z * Z / (4.0 * games * games);
    let half = Z * spread.max(0.0).sqrt() / shrink;
    ((center - half).max(0.0), (center + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::wilson;

    fn close(got: (f64, f64), wanted: (f64, f64)) {
        let apart = (got.0 - wanted.0).abs().max((got.1 - wanted.1).abs());
        assert!(apart < 5e-5, "{got:?} is not {wanted:?}");
    }

    #[test]
    fn intervals_are_as_worked_out_by_hand() {
        close(wilson(8.0, 10), (0.4902, 0.9433));
        close(wilson(50.0, 100), (0.4038, 0.5962));
        close(wilson(0.5, 1), (0.0546, 0.9454));
    }

    #[test]
    fn the_ends_stay_within_bounds() {
        close(wilson(0.0, 10), (0.0, 0.2775));
        close(wilson(10.0, 10), (0.7225, 1.0));
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }
}
