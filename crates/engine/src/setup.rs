//! Setting up a game (section 3 of the rules).

use arrayvec::ArrayVec;
use rand_chacha::ChaCha8Rng;
use rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::age::Age;
use crate::card::CardId;
use crate::catalog::Catalog;
use crate::chance::Chance;
use crate::edition::Edition;
use crate::rules::{Options, Rules};
use crate::salt::Salt;
use crate::seat::{BySeat, MAX_SEATS, Seat};
use crate::set::{Set, Sets};
use crate::state::State;
use crate::table::{End, Table};
use crate::variant::Variant;
use crate::zone::Zone;

/// What a new game is made from. The same set-up always deals the same game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The edition.
    pub edition: Edition,
    /// The sets in play; the base set always is.
    pub sets: Sets,
    /// How many play.
    pub players: usize,
    /// The teams, as lists of seats; none if everybody plays alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Vec<usize>>,
    /// The variants.
    #[serde(default)]
    pub options: Options,
    /// Decides the deal.
    #[serde(with = "crate::seed")]
    pub seed: u64,
    /// Decides it too, where nobody must be able to guess the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
}

impl Setup {
    /// The base game of an edition, without variants.
    #[must_use]
    pub fn base(edition: Edition, players: usize, seed: u64) -> Setup {
        Setup::with(edition, Sets::BASE, players, seed)
    }

    /// A game of an edition with some sets, without variants.
    #[must_use]
    pub fn with(edition: Edition, sets: Sets, players: usize, seed: u64) -> Setup {
        let options = Options::default();
        Setup { edition, sets, players, teams: Vec::new(), options, seed, salt: None }
    }

    /// The rules that this set-up plays by.
    ///
    /// # Errors
    /// If the set-up asks for something its edition does not have.
    pub fn rules(&self) -> Result<Rules, SetupError> {
        if !self.sets.fit(self.edition) {
            return Err(SetupError::Sets { sets: self.sets, edition: self.edition });
        }
        let book = self.book();
        if !(2..=book.most_players).contains(&self.players) {
            return Err(SetupError::Players { players: self.players, most: book.most_players });
        }
        let on = |variant| self.has(variant);
        let (open_covered, open_counts) = (on(Variant::OpenCovered)?, on(Variant::OpenCounts)?);
        on(Variant::IelloWords)?;
        Ok(Rules {
            longer: on(Variant::Longer)?,
            distance: on(Variant::Distance)?,
            parley: on(Variant::Parley)?,
            open_covered,
            open_counts,
            open_boards: book.open_boards && open_covered && open_counts,
            proof: on(Variant::Proof)?,
            relics: on(Variant::Relics)?,
            ..book
        })
    }

    /// The rules without any variant.
    pub(crate) fn book(&self) -> Rules {
        Rules::of(self.edition, self.sets, self.players, !self.teams.is_empty())
    }

    /// An empty game by this set-up: all cards in their decks, in the order of the card list.
    pub(crate) fn blank(&self, catalog: &'static Catalog) -> Result<Box<State>, SetupError> {
        let rules = self.rules()?;
        if (catalog.edition, catalog.sets) != (self.edition, self.sets) {
            return Err(SetupError::Catalog {
                is: catalog.edition,
                has: catalog.sets,
                edition: self.edition,
                sets: self.sets,
            });
        }
        // A state is large; boxed, it is built once and not moved about.
        let mut state = Box::new(State::new(Table::new(catalog, self.players), rules, self.players, 0));
        state.table.leave_relics_out_of(&rules);
        if !self.teams.is_empty() {
            state.teams = self.team_of_each(&rules)?;
            state.has_teams = true;
        }
        Ok(state)
    }

    fn team_of_each(&self, rules: &Rules) -> Result<BySeat<u8>, SetupError> {
        let mut team_of = BySeat([u8::MAX; MAX_SEATS]);
        for (number, team) in self.teams.iter().enumerate() {
            for &member in team {
                let seat = Seat::new(member)
                    .filter(|seat| seat.index() < self.players)
                    .ok_or(SetupError::TeamSeats)?;
                if team_of[seat] != u8::MAX {
                    return Err(SetupError::TeamSeats);
                }
                team_of[seat] = number as u8;
            }
        }
        if self.teams.iter().map(Vec::len).sum::<usize>() != self.players {
            return Err(SetupError::TeamSeats);
        }
        let two_pairs = self.teams.len() == 2 && self.teams.iter().all(|team| team.len() == 2);
        let fits = if rules.any_teams {
            self.teams.len() > 1 && self.teams.iter().all(|team| !team.is_empty())
        } else {
            two_pairs
        };
        if fits { Ok(team_of) } else { Err(SetupError::TeamSizes) }
    }

    /// The dealt game: decks shuffled, achievements set aside, two cards for everybody.
    pub(crate) fn deal(&self, catalog: &'static Catalog) -> Result<Box<State>, SetupError> {
        let mut state = self.blank(catalog)?;
        state.deal(self.seed, self.salt);
        Ok(state)
    }
}

impl State {
    /// Deals: decks shuffled, achievements set aside, two cards for everybody. Before, nobody has any
    /// card.
    pub(crate) fn deal(&mut self, seed: u64, salt: Option<Salt>) {
        let mut rng = Shuffler::new(seed, salt);
        self.secret = rng.0.next_u64();
        let table = &mut self.table;
        let catalog = table.catalog();
        for set in catalog.sets.iter() {
            for age in 1..=self.rules.last_age.get() {
                let deck = Zone::deck(set, Age::new(age));
                let mut cards = ArrayVec::<CardId, MOST_IN_A_DECK>::new();
                cards.extend(catalog.in_deck(deck).iter().copied());
                rng.shuffle(&mut cards);
                table.lay(deck, &cards);
            }
        }
        debug_assert_eq!(
            Zone::all(self.players.into()).map(|zone| table.len(zone)).sum::<usize>(),
            catalog.len(),
            "every card lies somewhere"
        );
        let last = self.rules.last_achievement.get();
        table.set_aside((1..=last).map(|age| Zone::deck(Set::Base, Age::new(age))));
        for seat in 0..usize::from(self.players) {
            for set in self.rules.dealt {
                if let Some(card) = table.top(Zone::deck(set, Age::new(1))) {
                    table.put(card.id(), Zone::hand(Seat::at(seat)), End::Bottom);
                }
            }
        }
        self.chance = Chance::new(rng.0.next_u64());
    }
}

/// No deck of any set has more cards.
pub(crate) const MOST_IN_A_DECK: usize = 16;

/// Shuffles by a stream cipher, so that nobody can work the decks out from the cards they see.
/// Both cipher and method are fixed: a seed deals the same game for ever.
struct Shuffler(ChaCha8Rng);

impl Shuffler {
    fn new(seed: u64, salt: Option<Salt>) -> Shuffler {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        if let Some(salt) = salt {
            key[8..8 + Salt::BYTES].copy_from_slice(&salt.bytes());
        }
        Shuffler(ChaCha8Rng::from_seed(key))
    }

    fn below(&mut self, bound: u32) -> usize {
        // Draws again where the remainder would favor small numbers.
        let fair = u32::MAX - u32::MAX % bound;
        loop {
            let number = self.0.next_u32();
            if number < fair {
                return (number % bound) as usize;
            }
        }
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1);
            items.swap(last, other);
        }
    }
}

/// Why a game cannot be set up as asked.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{players} cannot play; this game is for 2 to {most} players")]
    Players {
        /// How many were asked for.
        players: usize,
        /// How many can play.
        most: usize,
    },
    /// The cards of another game.
    #[error(
        "this is a game of the {edition} edition with {sets}, but the cards are those of the {is} \
         edition with {has}"
    )]
    Catalog {
        /// The edition of the cards.
        is: Edition,
        /// The sets of the cards.
        has: Sets,
        /// The edition of the game.
        edition: Edition,
        /// The sets of the game.
        sets: Sets,
    },
    /// Sets that the edition does not have, or no base set.
    #[error("the {edition} edition cannot be played with the sets \"{sets}\"; {}", sets_for(*edition))]
    Sets {
        /// What was asked for.
        sets: Sets,
        /// The edition.
        edition: Edition,
    },
    /// Teams that leave somebody out or name somebody twice.
    #[error("every seat must be in exactly one team, and no other seat may be named")]
    TeamSeats,
    /// Teams the edition does not have.
    #[error("teams must be two pairs; the fourth edition also allows other teams, but at least two")]
    TeamSizes,
    /// The distance rule with fewer than four players.
    #[error("the distance rule needs at least four players")]
    Distance,
    /// Parley where there is none.
    #[error("parley is for the fourth edition with at least four players and no teams")]
    Parley,
    /// Relics without the set they come with.
    #[error("Relics come with Artifacts of History; add the set \"artifacts\", or leave them out")]
    Relics,
    /// Iello's words for another edition.
    #[error("Iello's words are only for the first edition")]
    Words,
}

/// Which sets an edition can be played with, for who asked for others.
fn sets_for(edition: Edition) -> String {
    let has = Set::ALL.into_iter().filter(|set| set.is_expansion() && set.editions().contains(edition));
    let expansions: Vec<String> = has.map(|set| format!("\"{set}\"")).collect();
    match expansions.is_empty() {
        true => format!("it has \"{}\" alone", Set::Base),
        false => format!("it has \"{}\", and beside it any of {}", Set::Base, expansions.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::{Setup, SetupError};
    use crate::edition::Edition;
    use crate::salt::Salt;
    use crate::set::{Set, Sets};
    use crate::{Game, toy};

    #[test]
    fn who_asks_for_the_wrong_sets_is_told_which_go() {
        let said = |edition, sets| Setup::with(edition, sets, 2, 0).rules().unwrap_err().to_string();
        let fourth = said(Edition::Fourth, Sets::BASE.with(Set::Figures));
        assert!(fourth.ends_with("it has \"base\" alone"), "{fourth}");
        let first = said(Edition::First, Sets::BASE.with(Set::Figures));
        assert!(first.ends_with("it has \"base\", and beside it any of \"echoes\""), "{first}");
        let third = said(Edition::Third, Sets::only(Set::Echoes));
        let all = "any of \"echoes\", \"cities\", \"artifacts\", \"figures\"";
        assert!(third.ends_with(all), "{third}");
    }

    #[test]
    fn numbers_of_players_and_achievements_are_those_of_the_books() {
        let echoes = Sets::BASE.with(Set::Echoes);
        let to_win = |edition, sets, players| {
            let rules = Setup::with(edition, sets, players, 0).rules();
            rules.ok().map(|rules| rules.achievements_to_win(players))
        };
        let each = |edition, sets| [2, 3, 4, 5].map(|players| to_win(edition, sets, players));
        assert_eq!(each(Edition::First, Sets::BASE), [Some(6), Some(5), Some(4), None]);
        assert_eq!(each(Edition::First, echoes), [Some(7), Some(6), Some(5), Some(5)]);
        assert_eq!(each(Edition::Third, Sets::BASE), [Some(6), Some(5), Some(4), None]);
        assert_eq!(each(Edition::Third, echoes), [Some(7), Some(6), Some(5), Some(4)]);
        assert_eq!(each(Edition::Fourth, Sets::BASE), [Some(6), Some(5), Some(4), Some(3)]);
        assert_eq!(each(Edition::Fourth, echoes), [None; 4]);
        for edition in [Edition::First, Edition::Third] {
            let mut teams = Setup::with(edition, echoes, 4, 0);
            teams.teams = vec![vec![0, 2], vec![1, 3]];
            assert_eq!(teams.rules().map(|rules| rules.achievements_to_win(2)), Ok(7));
        }
    }

    #[test]
    fn five_players_keep_their_distance_or_parley() {
        let echoes = Sets::BASE.with(Set::Echoes);
        let far = |edition, sets, players| {
            Setup::with(edition, sets, players, 0).rules().map(|rules| (rules.distance, rules.parley))
        };
        assert_eq!(far(Edition::Third, echoes, 4), Ok((false, false)));
        assert_eq!(far(Edition::Third, echoes, 5), Ok((true, false)));
        assert_eq!(far(Edition::Fourth, Sets::BASE, 4), Ok((false, true)));
        assert_eq!(far(Edition::Fourth, Sets::BASE, 5), Ok((false, true)));
    }

    #[test]
    fn a_game_is_dealt_from_the_cards_of_its_edition() {
        let setup = Setup::base(Edition::Fourth, 2, 0);
        let error = SetupError::Catalog {
            is: Edition::Third,
            has: Sets::BASE,
            edition: Edition::Fourth,
            sets: Sets::BASE,
        };
        assert_eq!(Game::new(toy::catalog(), &setup).err(), Some(error));
    }

    #[test]
    fn a_salt_deals_another_game() {
        let setup = Setup::base(Edition::Third, 2, 7);
        let salted = |last| Setup { salt: Some(Salt::new([last; Salt::BYTES])), ..setup.clone() };
        let dealt = |setup: &Setup| setup.deal(toy::catalog()).map(|state| state.hash());
        assert_eq!(dealt(&salted(1)), dealt(&salted(1)));
        assert_ne!(dealt(&salted(1)), dealt(&salted(2)));
        assert_ne!(dealt(&salted(1)), dealt(&setup));
    }

    #[test]
    fn the_distance_rule_takes_the_place_of_parley() {
        let mut setup = Setup::base(Edition::Fourth, 4, 0);
        assert!(setup.rules().is_ok_and(|rules| rules.parley));
        setup.options.distance = Some(true);
        assert!(setup.rules().is_ok_and(|rules| rules.distance && !rules.parley));
    }
}
