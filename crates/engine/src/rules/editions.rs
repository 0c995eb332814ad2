//! The base game of each edition.

use super::{Draws, Moment, Monument, Rules, TieAmongOthersCards};
use crate::age::Age;
use crate::choice::{Action, Actions};
use crate::common::OutOfPlay;
use crate::edition::Edition;
use crate::pile::{Pile, Piles};
use crate::player::Act;
use crate::set::{Set, Sets};
use crate::state::Sequel;

impl Rules {
    /// The third edition's base game, to which the others are compared.
    pub(super) fn third(players: usize) -> Rules {
        Rules {
            edition: Edition::Third,
            sets: Sets::NONE,
            most_players: 4,
            fewest_to_win: 4,
            dealt: [Set::Base; 2],
            draws: Draws::BASE,
            empty_decks_pass_on: true,
            piles: Piles::ALWAYS,
            limited: Piles::NONE,
            after_meld: Sequel::THIRD,
            growth_draws: None,
            endorsing: None,
            endorsing_costs: Act::Tuck,
            relics: false,
            dearer_duplicates: false,
            fades: None,
            achieving_draw: None,
            decrees: None,
            inspires: false,
            once_a_turn: Actions::only(Action::Endorse).with(Action::Decree).with(Action::Inspire),
            digs: None,
            echoes_on_display: true,
            echoes_when_alone: true,
            aslant: false,
            last_age: Age::new(10),
            last_achievement: Age::new(9),
            achievements_seen: Moment::AtOnce,
            monument: Monument::SixInATurn,
            reveal_counts_as_change: true,
            idle_splays: true,
            full_tie_is_shared: false,
            out_of_play: OutOfPlay::Removed,
            chain_rule: false,
            others_exclude_partner: false,
            tie_among_others_cards: TieAmongOthersCards::Owner,
            elimination: false,
            any_teams: false,
            longer: false,
            // From five players on it is recommended.
            distance: players >= 5,
            parley: false,
            open_covered: false,
            open_counts: false,
            open_boards: false,
            proof: false,
        }
    }

    /// The first edition's, 2010 and 2011.
    pub(super) fn first(players: usize) -> Rules {
        Rules {
            edition: Edition::First,
            echoes_when_alone: false,
            reveal_counts_as_change: false,
            full_tie_is_shared: true,
            others_exclude_partner: true,
            ..Rules::third(players)
        }
    }

    /// The fourth edition's: eleven ages, junk, open boards, parley in the place of distance.
    pub(super) fn fourth(players: usize, teams: bool) -> Rules {
        Rules {
            edition: Edition::Fourth,
            most_players: 5,
            fewest_to_win: 3,
            empty_decks_pass_on: false,
            limited: Piles::only(Pile::Forecast).with(Pile::Safe),
            after_meld: Sequel::FOURTH,
            once_a_turn: Actions::only(Action::Endorse),
            endorsing_costs: Act::Junk,
            echoes_on_display: false,
            echoes_when_alone: false,
            aslant: true,
            last_age: Age::new(11),
            last_achievement: Age::new(10),
            achievements_seen: Moment::EndOfAction,
            monument: Monument::FourDemands,
            reveal_counts_as_change: false,
            idle_splays: false,
            out_of_play: OutOfPlay::Junk,
            chain_rule: true,
            tie_among_others_cards: TieAmongOthersCards::Executor,
            elimination: true,
            any_teams: true,
            distance: false,
            parley: players >= 4 && !teams,
            open_covered: true,
            open_counts: true,
            open_boards: true,
            proof: true,
            ..Rules::third(players)
        }
    }
}
