//! Which actions would come to nothing, as far as the player who decides can know.

use crate::choice::Choice;
use crate::game::Game;
use crate::imagine::Dreams;
use crate::knowledge::Knowledge;
use crate::player::{Decision, Policy};
use crate::prompt::Prompt;
use crate::state::State;

/// In how many imagined games a dogma is tried.
const DREAMS: usize = 4;

/// For each option of the open decision, whether it is a dogma that changed nothing in any game
/// the player can imagine. The same game always gets the same answer, and it hangs on nothing
/// that is hidden from the player.
pub(super) fn idle_options(game: &Game, knowledge: &Knowledge) -> Vec<bool> {
    let Some(decision) = game.decision().filter(|decision| decision.prompt == Prompt::Action) else {
        return Vec::new();
    };
    let is_dogma = |option: &Choice| matches!(option, Choice::Dogma(_));
    let mut idle: Vec<bool> = decision.options.iter().map(is_dogma).collect();
    if !idle.contains(&true) {
        return idle;
    }
    let mut willing = Willing(u32::from(game.state().turn()));
    let dreams = Dreams::of(game, decision.player, knowledge);
    let mut tried = game.clone();
    for _ in 0..DREAMS {
        let Some(dream) = dreams.dream(|bound| willing.below(bound)) else { return Vec::new() };
        for (idle, &option) in idle.iter_mut().zip(decision.options).filter(|(idle, _)| **idle) {
            tried.clone_from(&dream);
            let taken = tried.choose(option).is_ok();
            tried.play_out(&mut willing);
            let as_before = tried.state().table().is_as_before(dream.state().table());
            *idle = taken && tried.outcome().is_none() && as_before;
        }
        if !idle.contains(&true) {
            break;
        }
    }
    idle
}

/// Plays one action, taking up every offer, and otherwise anything.
struct Willing(u32);

impl Willing {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as usize % bound
    }
}

impl Policy for Willing {
    fn choose(&mut self, _state: &State, decision: &Decision<'_>) -> usize {
        let eager = decision.options.iter().filter(|option| !option.declines()).count();
        let nth = self.below(eager.max(1));
        let mut places = (0..decision.options.len()).filter(|&n| !decision.options[n].declines());
        places.nth(nth).unwrap_or(0)
    }

    fn play_on(&mut self, _state: &State) -> bool {
        false
    }
}
