//! What each set changes in the rules of the base game.

use super::{DrawRule, Rules};
use crate::edition::Edition;
use crate::pile::Pile;
use crate::set::Set;
use crate::state::Stage;

impl Rules {
    /// Adds a set to the game.
    pub(super) fn amend(&mut self, set: Set) {
        self.sets.insert(set);
        if set.is_expansion() {
            // Each makes room for one more (R-FAR-2), and asks for one more achievement (R-VIC-1).
            self.most_players += 1;
        }
        match set {
            Set::Base => {}
            Set::Echoes => self.with_echoes(),
            Set::Cities => self.with_cities(),
            Set::Artifacts => self.with_artifacts(),
            Set::Figures => self.with_figures(),
        }
    }

    fn with_artifacts(&mut self) {
        self.piles.insert(Pile::Display);
        self.digs = Some(Set::Artifacts);
        // One Relic is a city and one a Figure, whichever sets are in play.
        let stages = [Stage::Dig, Stage::Seize, Stage::Icons, Stage::When];
        stages.into_iter().for_each(|stage| self.after_meld.insert(stage));
        self.relics = true;
        // One of its cards makes players lose while the others play on (RUL-294).
        self.elimination = true;
    }

    fn with_figures(&mut self) {
        self.fades = Some(Set::Figures);
        self.draws.insert(DrawRule::Sharing, Set::Figures);
        self.achieving_draw = Some(Set::Figures);
        self.decrees = Some(Set::Figures);
        self.inspires = true;
        self.after_meld.insert(Stage::When);
        // Figures foreshadow too.
        self.with_forecast();
    }

    /// There are forecasts, and cards can be promoted from them (R-ECH-3).
    fn with_forecast(&mut self) {
        self.piles.insert(Pile::Forecast);
        self.after_meld.insert(Stage::Promote);
    }

    fn with_echoes(&mut self) {
        self.dealt[1] = Set::Echoes;
        self.draws.insert(DrawRule::NoneHeld, Set::Echoes);
        self.with_forecast();
        self.dearer_duplicates = true;
        if self.edition == Edition::First {
            // Echoes 2.0 has a number of its own for five.
            self.fewest_to_win = 5;
        }
    }

    fn with_cities(&mut self) {
        self.growth_draws = Some(Set::Cities);
        self.endorsing = Some(Set::Cities);
        self.after_meld.insert(Stage::Icons);
        self.after_meld.insert(Stage::City);
    }
}
