//! Karmas: which one takes hold, and what sets it off.

use super::{Speaker, article, shown};
use crate::choice::Choice;
use crate::karma::{Hook, Karma, Manner};
use crate::phrase;
use crate::phrase::Phrase;
use crate::player::Decision;
use crate::position::Shown;
use crate::prompt::Prompt;
use crate::seat::Seat;
use crate::state::{Found, State};
use crate::told::Deed;

impl Speaker<'_> {
    /// A karma that takes hold: "Your Sargon of Akkad acts instead: you do not meld Oars".
    pub(super) fn karma(&self, owner: Seat, card: &Shown, upon: &Deed) -> Phrase {
        let figure = phrase![self.whose(owner), " ", shown(card)].capital();
        let (doer, you) = (self.player(upon.doer), self.is_you(upon.doer));
        let deed = self.deed(owner, upon);
        match upon.manner {
            Manner::Follows => {
                phrase![figure, " acts: ", doer, if you { " have" } else { " has" }, " melded it"]
            }
            Manner::First => {
                let about = if you { " are about to " } else { " is about to " };
                phrase![figure, " acts first: ", doer, about, deed]
            }
            Manner::Instead => {
                let not = if you { " do not " } else { " does not " };
                phrase![figure, " acts instead: ", doer, not, deed]
            }
            Manner::Decides => phrase![figure, " acts: ", doer, " would ", deed],
        }
    }

    /// What somebody would do, after "would": "meld Oars", "draw a 3".
    fn deed(&self, owner: Seat, upon: &Deed) -> Phrase {
        let card = || match &upon.card {
            Some(card) => shown(card),
            None => "a card".into(),
        };
        let color = || upon.color.map_or_else(|| "a color".into(), |color| phrase![color, " cards"]);
        match upon.deed {
            Hook::Meld => phrase!["meld ", card()],
            Hook::Tuck => phrase!["tuck ", card()],
            Hook::Score => phrase!["score ", card()],
            Hook::Return => phrase!["return ", card()],
            Hook::Remove => phrase!["remove ", card(), " from the game"],
            Hook::Foreshadow => phrase!["foreshadow ", card()],
            Hook::Claim => match &upon.card {
                Some(card) => phrase!["claim ", shown(card)],
                None => "claim an achievement".into(),
            },
            Hook::Robbery => phrase!["take ", card(), " from ", self.whose(owner), " score pile"],
            Hook::Draw => match upon.age {
                Some(age) => phrase!["draw ", article(&age.to_string()), " ", age],
                None => "draw a card".into(),
            },
            Hook::SharingDraw => "draw for sharing".into(),
            Hook::NoSharingDraw => "finish a Dogma action that nobody shared".into(),
            Hook::Splay => match upon.splay {
                Some(splay) => phrase!["splay ", color(), " ", splay],
                None => phrase!["splay ", color()],
            },
            Hook::DogmaAction => phrase!["use ", card()],
            Hook::DrawAction => "take a Draw action".into(),
            Hook::InspireAction => phrase!["inspire ", color()],
            Hook::Demand => match &upon.card {
                Some(card) => phrase!["make a demand of ", self.player(owner), " with ", shown(card)],
                None => phrase!["make a demand of ", self.player(owner)],
            },
            Hook::Fade => "fade a Figure".into(),
            Hook::Win => "win".into(),
            // These are asked for and never set off.
            Hook::When
            | Hook::Decree
            | Hook::Icons
            | Hook::Points
            | Hook::Bonuses
            | Hook::Achievements
            | Hook::Available
            | Hook::Eligibility
            | Hook::Places
            | Hook::Usable
            | Hook::Effects
            | Hook::DrawsAs
            | Hook::Specials
            | Hook::Values => Phrase::default(),
        }
    }

    /// Which karmas an action would set off, in brief: " (Sargon of Akkad acts instead)"; nothing where
    /// there are none.
    #[must_use]
    pub fn karmas_upon(&self, state: &State, decision: &Decision<'_>, choice: Choice) -> Phrase {
        let found = match decision.prompt == Prompt::Action {
            true => state.karmas_upon(decision.player, choice),
            false => Vec::new(),
        };
        if found.is_empty() {
            return Phrase::default();
        }
        let brief = found.iter().map(|found| self.acts(found, decision.player));
        phrase![" (", Phrase::list(brief, ", "), ")"]
    }

    /// A karma that an option would set off, with what it says: "Sargon of Akkad acts instead: …". Spoken
    /// to the player who decides.
    pub(crate) fn foreseen(&self, found: &Found, player: Seat) -> Phrase {
        let karma = self.catalog.facts(found.card).karmas.get(usize::from(found.karma));
        phrase![self.acts(found, player), ": ", karma.map(Karma::words).unwrap_or_default()]
    }

    fn acts(&self, found: &Found, player: Seat) -> Phrase {
        let card = self.card(found.card);
        let figure = match found.owner == player {
            true => card.into(),
            false => phrase![self.whose(found.owner), " ", card],
        };
        let acts = match found.manner {
            Manner::Follows => " acts afterward",
            Manner::First => " acts first",
            Manner::Instead => " acts instead",
            Manner::Decides => " acts",
        };
        phrase![figure, acts]
    }
}
