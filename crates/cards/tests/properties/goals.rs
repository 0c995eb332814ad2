//! What special achievements ask for is one thing: who has all that is needed meets the condition,
//! and where that is seen at once, nobody who does goes without.

use splay_engine::{Moment, Origin, Prompt, Set, Special};

use crate::common::seatings::every_setup;
use crate::common::walk::{retell, walk_each};

#[test]
fn who_has_all_that_is_needed_qualifies() {
    walk_each(&every_setup(), |game, _| {
        let state = game.state();
        for seat in state.seats() {
            for special in Special::of(state.rules().sets) {
                let progress = state.progress(seat, special);
                let all = progress.has == progress.needs;
                assert_eq!(all, state.qualifies(seat, special), "{special} of {seat:?}: {progress:?}");
            }
        }
    });
}

/// In a game that was dealt; a position may begin with something unclaimed.
#[test]
fn nobody_waits_for_what_is_claimed_at_once() {
    walk_each(&every_setup(), |game, _| {
        let state = game.state();
        let dealt = matches!(game.origin(), Origin::Setup(_));
        // A karma may interrupt the claim and ask.
        let asked = game.decision().map(|decision| decision.prompt);
        let amid = state.rules().sets.contains(Set::Figures) && asked != Some(Prompt::Action);
        if dealt
            && !amid
            && state.rules().achievements_seen == Moment::AtOnce
            && state.outcome().is_none()
        {
            for seat in state.seats() {
                let waiting =
                    |special: &Special| state.is_available(*special) && state.qualifies(seat, *special);
                assert_eq!(
                    Special::of(state.rules().sets).find(waiting),
                    None,
                    "of {seat:?}: {}",
                    retell(game)
                );
                // Flags and fountains come and go with any change; a karma may stand against a victory.
                let enough = state.achievements(seat) >= state.achievements_to_win();
                let forbidden = state.rules().sets.contains(Set::Figures);
                assert!(!enough || forbidden, "{seat:?} has enough to win and plays on");
            }
        }
    });
}
