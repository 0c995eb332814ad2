//! What a player did last, and has had enough of.

use std::collections::VecDeque;

use splay_engine::{Choice, Chronicle, Event, Seat};

/// The cards a player used last.
///
/// The rules let two players undo each other's work for ever, and a search that looks a few turns
/// ahead sees nothing wrong with it. So what was done over and over becomes worth less and less.
#[derive(Default)]
pub(crate) struct Routine(VecDeque<Choice>);

impl Routine {
    /// How many uses are remembered.
    const SPAN: usize = 32;
    /// How many uses of one card among them are nothing unusual.
    const USUAL: usize = 12;
    /// What each further use takes off its chances.
    const TIRING: f32 = 0.02;

    /// The cards a seat used last in a game.
    pub(crate) fn of(game: &Chronicle, seat: Seat) -> Routine {
        let uses = game.events().iter().rev().filter_map(|event| {
            let Event::Dogma { player, card, .. } = *event else { return None };
            (player == seat).then_some(Choice::Dogma(card))
        });
        let mut last: VecDeque<Choice> = uses.take(Routine::SPAN).collect();
        last.make_contiguous().reverse();
        Routine(last)
    }

    /// Adds a use.
    pub(crate) fn add(&mut self, choice: Choice) {
        if self.0.len() == Routine::SPAN {
            self.0.pop_front();
        }
        self.0.push_back(choice);
    }

    /// How much less than it seems each option is worth.
    pub(crate) fn tired_of(&self, options: &[Choice]) -> Vec<f32> {
        let times = |option| self.0.iter().filter(|&&done| done == option).count();
        let tired = |&option| Routine::TIRING * times(option).saturating_sub(Routine::USUAL) as f32;
        options.iter().map(tired).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use splay_engine::{CardId, Edition, Prompt, Sets, Setup};

    #[test]
    fn what_was_done_over_and_over_becomes_worth_less() {
        let cards: Vec<CardId> = splay_cards::catalog(Edition::Third, Sets::BASE).ids().collect();
        let options = [Choice::Dogma(cards[0]), Choice::Dogma(cards[1]), Choice::Draw];
        let mut routine = Routine::default();
        for _ in 0..Routine::USUAL {
            routine.add(options[0]);
        }
        assert_eq!(routine.tired_of(&options), [0.0; 3]);
        for _ in 0..Routine::SPAN {
            routine.add(options[0]);
        }
        let tired = routine.tired_of(&options);
        assert!(tired[0] > 0.3, "{tired:?}");
        assert_eq!(tired[1..], [0.0; 2]);
        for _ in 0..Routine::SPAN {
            routine.add(options[1]);
        }
        assert_eq!(routine.tired_of(&options)[0], 0.0, "what is long past still tires");
    }

    #[test]
    fn what_was_done_is_found_in_the_game() {
        let catalog = splay_cards::catalog(Edition::Third, Sets::BASE);
        let mut most = 0;
        for seed in 0..20 {
            let mut game = Chronicle::new(catalog, Setup::base(Edition::Third, 2, seed)).unwrap();
            let mut used: [Vec<Choice>; 2] = Default::default();
            while let Some(decision) = game.decision()
                && used.iter().all(|used| used.len() < 2 * Routine::SPAN)
            {
                let (player, options) = (decision.player, decision.options);
                let dogma = options.iter().position(|option| matches!(option, Choice::Dogma(_)));
                if decision.prompt == Prompt::Action {
                    used[player.index()].extend(dogma.map(|n| options[n]));
                }
                game.choose_index(dogma.unwrap_or(options.len() - 1)).unwrap();
            }
            for seat in game.state().seats() {
                let used = &used[seat.index()];
                let last = &used[used.len().saturating_sub(Routine::SPAN)..];
                assert_eq!(Routine::of(&game, seat).0, last);
                most = most.max(used.len());
            }
        }
        assert!(most > Routine::SPAN, "at most {most} uses");
    }
}
