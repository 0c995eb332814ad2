//! What differs between editions, sets and variants, asked for by meaning.

mod editions;
mod sets;

use serde::{Deserialize, Serialize};

use crate::age::Age;
use crate::choice::Actions;
use crate::common::OutOfPlay;
use crate::edition::Edition;
use crate::pile::Piles;
use crate::player::Act;
use crate::set::{Set, Sets};
use crate::special::Special;
use crate::splay::Splay;
use crate::state::Sequel;

/// When special achievements and the achievement victory are looked at (R-SPEC-1, R-SPEC-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// The instant a condition holds, in mid-effect.
    AtOnce,
    /// When an action ends.
    EndOfAction,
}

/// What the Monument achievement asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Monument {
    /// Six cards tucked, or six scored, by one player in one turn (R-SPEC-8).
    SixInATurn,
    /// Four top cards that have a demand.
    FourDemands,
}

/// Who picks among equally high or low cards that belong to another player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TieAmongOthersCards {
    /// The player whose cards they are.
    Owner,
    /// The player who carries the effect out.
    Executor,
}

/// What makes a card that is drawn one of another set than the base. Of several that apply the first
/// counts, in this order (R-DRAW-8, R-SHR-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::EnumCount, strum::VariantArray)]
pub enum DrawRule {
    /// It is the draw for sharing.
    Sharing,
    /// Its player holds cards, but none of that set.
    NoneHeld,
}

/// The set that each draw rule of a game leads to; none where the game does not have the rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draws([Option<Set>; <DrawRule as strum::EnumCount>::COUNT]);

impl Draws {
    /// Whatever is drawn is a base card.
    pub const BASE: Draws = Draws([None; <DrawRule as strum::EnumCount>::COUNT]);

    /// Adds a rule.
    pub const fn insert(&mut self, rule: DrawRule, set: Set) {
        self.0[rule as usize] = Some(set);
    }

    /// The set that a rule leads to, if the game has the rule.
    pub(crate) const fn get(&self, rule: DrawRule) -> Option<Set> {
        self.0[rule as usize]
    }

    /// The rules of the game and the sets they lead to, in the order in which they are looked at.
    pub fn iter(&self) -> impl Iterator<Item = (DrawRule, Set)> {
        let rules = <DrawRule as strum::VariantArray>::VARIANTS.iter().copied();
        rules.zip(self.0).filter_map(|(rule, set)| Some((rule, set?)))
    }
}

/// The rules of one game: an edition's, with the chosen variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The edition, to name it; code asks the fields below.
    pub edition: Edition,
    /// The sets in play, to name them; code asks the fields below.
    pub sets: Sets,
    /// How many can play (R-COMP-1, R-COMP-4, R-COMP-5, R-FAR-2).
    pub most_players: usize,
    /// However many play, no fewer achievements than this win (R-VIC-1).
    pub(crate) fewest_to_win: usize,
    /// The sets of the two cards that everybody is dealt (R-SET-4).
    pub dealt: [Set; 2],
    /// What is drawn in the place of base cards, and when (R-DRAW-8).
    pub draws: Draws,
    /// Whether the next of these rules is looked at where a deck has no card left, and not just the
    /// base deck (R-DRAW-9, R-DRAW-13).
    pub empty_decks_pass_on: bool,
    /// The piles that players have (R-ZONE-1, R-ZONE-2).
    pub piles: Piles,
    /// The piles that hold only so many cards (R-LIM-1).
    pub limited: Piles,
    /// What follows a Meld action (R-MEL-3, R-MEL-4).
    pub(crate) after_meld: Sequel,
    /// Who gives their board a new color by a Meld action, or splays a color anew, draws from this set,
    /// unless they hold a card of it (R-CIT-1).
    pub growth_draws: Option<Set>,
    /// The set whose top cards can endorse another (R-CIT-2).
    pub endorsing: Option<Set>,
    /// What is done with the card that pays for that.
    pub(crate) endorsing_costs: Act,
    /// Whether Relics lie beside the decks (R-ART-7).
    pub relics: bool,
    /// Whether a second standard achievement of an age is harder to get than the first (R-ACH-3).
    pub dearer_duplicates: bool,
    /// The set of which one card at most stays on top on each board when an action ends (R-FIG-9).
    pub fades: Option<Set>,
    /// The set from which opponents draw after an Achieve action (R-ACT-2).
    pub achieving_draw: Option<Set>,
    /// The set whose cards in hand issue Decrees with an action (R-FIG-8).
    pub decrees: Option<Set>,
    /// Whether there are Inspire actions (R-FIG-10).
    pub inspires: bool,
    /// The actions that can be taken only once in a turn (R-TURN-3).
    pub(crate) once_a_turn: Actions,
    /// The set of which a card is dug up (R-ART-1).
    pub digs: Option<Set>,
    /// Whether the free Dogma action with a card on display begins with the echo effects of its color
    /// (R-ART-4).
    pub echoes_on_display: bool,
    /// Whether executing a card for oneself alone includes the echo effects of its color (R-SELF-2).
    pub echoes_when_alone: bool,
    /// Whether stacks can be splayed aslant.
    pub aslant: bool,
    /// Drawing above this age ends the game (R-DRAW-4).
    pub last_age: Age,
    /// Ages 1 to this one have a standard achievement (R-SET-2).
    pub last_achievement: Age,
    /// When special achievements are claimed and an achievement victory is seen.
    pub achievements_seen: Moment,
    /// What Monument asks for.
    pub monument: Monument,
    /// Whether a reveal alone earns the sharing bonus (R-SHR-3).
    pub reveal_counts_as_change: bool,
    /// Whether a splay that must be made may be one that changes nothing (R-SPL-6, R-SPL-7).
    pub idle_splays: bool,
    /// Whether a full tie at the end by score is a shared victory, not a draw (R-VIC-4).
    pub full_tie_is_shared: bool,
    /// Where cards go that leave the game.
    pub out_of_play: OutOfPlay,
    /// Whether self-executing inside a self-execution earns an achievement (R-SELF-4).
    pub chain_rule: bool,
    /// Whether "other players" leaves partners out (G-33).
    pub others_exclude_partner: bool,
    /// Who picks among tied cards of another player.
    pub tie_among_others_cards: TieAmongOthersCards,
    /// Whether players can leave a game that goes on without them (R-VIC-7).
    pub elimination: bool,
    /// Whether teams may be of any number and size (R-TEAM-1).
    pub any_teams: bool,
    /// One more achievement is needed to win (R-VIC-8).
    pub longer: bool,
    /// Players two seats away share and suffer less easily (R-FAR-1).
    pub distance: bool,
    /// Distant players may pay a card to share, to be spared, or to use (R-PAR-1).
    pub parley: bool,
    /// The identity of partly covered cards, those in opponents' splayed stacks, is open (R-INFO-1).
    pub open_covered: bool,
    /// The number of cards in opponents' unsplayed stacks is open.
    pub open_counts: bool,
    /// Boards are open altogether: also the identity of cards that are covered wholly (RUL-12).
    pub open_boards: bool,
    /// Who cannot comply, or complies face down, shows the cards that prove it (R-DOG-17).
    pub proof: bool,
}

impl Rules {
    /// The version of the rules, written into every record. It changes when the same choices
    /// could lead to another game.
    pub const VERSION: &'static str = "splay-rules/5";

    /// The rules of an edition with some sets as their books have them, for so many players: those of
    /// the base game, amended by each set.
    #[must_use]
    pub fn of(edition: Edition, sets: Sets, players: usize, teams: bool) -> Rules {
        let mut rules = match edition {
            Edition::First => Rules::first(players),
            Edition::Third => Rules::third(players),
            Edition::Fourth => Rules::fourth(players, teams),
        };
        sets.iter().for_each(|set| rules.amend(set));
        rules
    }

    /// How many cards a limited pile holds, by the widest splay on its owner's board (R-LIM-1).
    #[must_use]
    pub const fn limit(&self, widest: Splay) -> usize {
        match widest {
            Splay::None => 5,
            Splay::Left => 4,
            Splay::Right => 3,
            Splay::Up => 2,
            Splay::Aslant => 1,
        }
    }

    /// Whether a splay counts for Wonder.
    #[must_use]
    pub const fn splay_is_wondrous(&self, splay: Splay) -> bool {
        match splay {
            Splay::Right | Splay::Up | Splay::Aslant => true,
            Splay::None | Splay::Left => false,
        }
    }

    /// Whether a special achievement can be in the game: always, or only with its set. That the base
    /// set is there is known when this is compiled.
    #[inline(always)]
    pub(crate) const fn may_award(&self, special: Special) -> bool {
        let set = special.set();
        !set.is_expansion() || self.sets.contains(set)
    }

    /// Whether a Relic of this set can be seized into one's hand (R-ART-8).
    pub(crate) const fn relics_go_to_hand(&self, set: Set) -> bool {
        self.sets.contains(set)
    }

    /// How many achievements win with so many players or teams, who count their members' together
    /// (R-VIC-1).
    #[must_use]
    pub fn achievements_to_win(&self, sides: usize) -> usize {
        let usual = (8 + self.sets.expansions()).saturating_sub(sides);
        usual.max(self.fewest_to_win) + usize::from(self.longer)
    }
}

/// Variants a group can choose; what is left out is as the edition's book has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// One more achievement is needed to win.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub longer: Option<bool>,
    /// The distance rule, for four players or more; with five it is on unless switched off, except in
    /// the fourth edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub distance: Option<bool>,
    /// Parley: fourth edition, four players or more without teams; on unless switched off, or unless the
    /// distance rule is chosen (RUL-22).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub parley: Option<bool>,
    /// Whether opponents' partly covered cards, those in splayed stacks, are open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub open_covered: Option<bool>,
    /// Whether the sizes of opponents' unsplayed stacks are open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub open_counts: Option<bool>,
    /// Whether inability to comply must be proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub proof: Option<bool>,
    /// Whether the Relics of Artifacts of History are in play; they are unless switched off.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub relics: Option<bool>,
    /// Speak the words of the first edition's Iello printing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub iello_words: Option<bool>,
}
