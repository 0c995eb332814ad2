//! Looks for a line of play that leads to the end of a case: depth first, the options first that
//! were picked in the case.

use std::collections::HashSet;

use splay_engine::{Choice, Game, Prompt};

use crate::case::Case;

/// More games than this no case needs.
const MOST_GAMES: usize = 200_000;

/// Plays from a game in which the action of the case has been taken.
pub fn find(game: Game, case: &Case) -> Result<(), String> {
    let mut search = Search { case, picks: case.picks(), seen: HashSet::new(), nearest: None };
    if search.reach(&game) {
        return Ok(());
    }
    let nearest = search.nearest.unwrap_or_else(|| vec!["no line of play comes to rest".into()]);
    Err(format!("\n    {}", nearest.join("\n    ")))
}

struct Search<'a> {
    case: &'a Case,
    picks: Vec<&'a str>,
    seen: HashSet<u64>,
    /// What is wrong with the end that came nearest.
    nearest: Option<Vec<String>>,
}

impl Search<'_> {
    fn reach(&mut self, game: &Game) -> bool {
        if self.seen.len() > MOST_GAMES || !self.seen.insert(game.hash()) {
            return false;
        }
        let is_over = game.decision().is_none_or(|open| open.prompt == Prompt::Action);
        if self.case.ends_before(game.decision()) {
            let differences = self.case.differences(game);
            if differences.is_empty() {
                return true;
            }
            if self.nearest.as_ref().is_none_or(|nearest| differences.len() < nearest.len()) {
                self.nearest = Some(differences);
            }
        }
        if is_over {
            return false;
        }
        let mut order: Vec<usize> = (0..game.options().len()).collect();
        order.sort_by_key(|&index| self.rank(game, game.options()[index]));
        order.into_iter().any(|index| {
            let mut next = game.clone();
            next.choose_unchecked(index);
            self.reach(&next)
        })
    }

    /// Options that were picked come first, in the order of the picks; declining comes last.
    fn rank(&self, game: &Game, option: Choice) -> usize {
        let text = option.text(game.catalog());
        let what = text.split_once(' ').map_or(text.as_str(), |(_, what)| what);
        let picked = self.picks.iter().position(|pick| pick.eq_ignore_ascii_case(what));
        picked.unwrap_or(if option.declines() { usize::MAX } else { self.picks.len() })
    }
}
