//! What has happened.

use super::{Speaker, shown};
use crate::card::Kind;
use crate::catalog::Facts;
use crate::choice::{Action, Choice};
use crate::common::Common;
use crate::ending::By;
use crate::event::{Role, Verb};
use crate::limits::Cut;
use crate::phrase;
use crate::phrase::{Phrase, Piece};
use crate::pile::Pile;
use crate::position::Shown;
use crate::record::Ending;
use crate::seat::Seat;
use crate::table::End;
use crate::told::{Picked, Spot, Told};
use crate::zone::ZoneKind;

impl Speaker<'_> {
    /// An event in a sentence, without a stop; nothing for those that only mark a place.
    #[must_use]
    pub fn event(&self, told: &Told) -> Phrase {
        self.say(match told {
            Told::Turn { player, number, actions } => {
                let actions = phrase![*actions, if *actions == 1 { " action" } else { " actions" }];
                let has = if self.is_you(*player) { " have " } else { " has " };
                phrase!["Turn ", *number, ": ", self.player(*player), has, actions]
            }
            Told::FirstCard { player, card } => match card {
                Shown::Face(_) => phrase![self.does(*player, "will start with "), shown(card)],
                Shown::Back { .. } | Shown::Covered { .. } => {
                    self.does(*player, "have picked a first card")
                }
            },
            Told::Action(picked) => self.action(picked),
            Told::Dogma { player, card, sharers, victims, compelled } => {
                let mut said = phrase![self.does(*player, "use "), shown(card)];
                let is_shared = |kind: &Kind| kind.is_shared();
                let mut shared = Kind::ALL.into_iter().filter(is_shared);
                if !sharers.is_empty() && shared.any(|kind| self.has_effect(card, kind)) {
                    said.push(phrase!["; ", self.players(*sharers), " can share"]);
                }
                if !compelled.is_empty() && self.has_effect(card, Kind::Compel) {
                    said.push(phrase!["; ", self.players(*compelled), " must obey the compel"]);
                }
                if !victims.is_empty() && self.has_effect(card, Kind::Demand) {
                    said.push(phrase!["; ", self.players(*victims), " must obey"]);
                }
                said
            }
            Told::Effect { player, card, effect, role } => {
                let does = |verb| self.does(*player, verb);
                let which = phrase![self.which_effect(card, *effect), " of ", shown(card)];
                match role {
                    // Only what comes from another card than the one used is worth a word.
                    Role::Actor if !self.is_in_slot(card, *effect) => Phrase::default(),
                    Role::Actor => phrase![does("carry out "), which],
                    Role::Sharer => phrase![does("share "), which],
                    Role::Victim => phrase![does("obey "), which],
                    Role::Alone => phrase![does("execute "), which, " alone"],
                }
            }
            Told::Karma { player, card, upon, .. } => self.karma(*player, card, upon),
            Told::Moved { verb, by, card, from, to, .. } => self.moved(*verb, *by, card, *from, *to),
            Told::Looked { player, card, at } => {
                let deck = self.place(*player, self.own(*player), *at);
                phrase![self.does(*player, "look at "), shown(card), ", on top of ", deck]
            }
            Told::Searched { player, card, found } => {
                let looks = phrase![self.does(*player, "look for "), shown(card)];
                match found {
                    true if self.is_you(*player) => phrase![looks, " and find it"],
                    true => phrase![looks, " and finds it"],
                    false => phrase![looks, ", which is not there"],
                }
            }
            Told::Shuffled { deck } => {
                let ZoneKind::Deck { set, age } = *deck else { unreachable!("decks are shuffled") };
                phrase![self.deck(set, age), " is shuffled"].capital()
            }
            Told::Revealed { by, card, .. } => phrase![self.does(*by, "reveal "), shown(card)],
            Told::Proved { by, at } => {
                let place = self.place(*by, self.own(*by), *at);
                phrase![self.does(*by, "show "), place, " to prove that no card qualifies"]
            }
            Told::Splayed { by, player, color, splay } => {
                let whose = match by == player {
                    true => self.own(*by).into(),
                    false => self.whose(*player),
                };
                if splay.is_none() {
                    phrase![self.does(*by, "unsplay "), whose, " ", *color, " cards"]
                } else {
                    phrase![self.does(*by, "splay "), whose, " ", *color, " cards ", *splay]
                }
            }
            Told::Rearranged { player, color } => {
                phrase![self.does(*player, "rearrange "), self.own(*player), " ", *color, " cards"]
            }
            Told::Named(picked) => self.named(picked),
            Told::Parleyed { player } => self.does(*player, "parley"),
            Told::CutShort { card, why, .. } => {
                let why = match why {
                    Cut::Repeats => {
                        " is already being carried out and nothing has changed, so it does nothing more"
                    }
                    Cut::Nests => " does nothing: too many cards are being carried out at once",
                    Cut::Endless => " would go on forever, so the action ends",
                };
                phrase![shown(card), why]
            }
            Told::SharingBonus { player } => self.does(*player, "draw for the sharing bonus"),
            Told::Eliminated { player } => self.does(*player, "are out of the game"),
            Told::Ended { outcome } => self.ending(outcome),
        })
    }

    fn ending(&self, outcome: &Ending) -> Phrase {
        let how = match outcome.by {
            By::Achievements => " by achievements".into(),
            By::Score => " by score".into(),
            By::Effect => match &outcome.card {
                Some(title) => phrase![" by ", Piece::card(title.clone())],
                None => " by an effect".into(),
            },
            By::Elimination => " as the last player left".into(),
            By::Draw => return "The game is a draw".into(),
        };
        let mut winners = outcome.winners.iter();
        match (winners.next(), winners.next()) {
            (Some(winner), None) => phrase![self.does(winner, "win"), how],
            _ => {
                let first = outcome.winners.iter().next();
                let named =
                    outcome.winners.iter().map(|seat| match first == Some(seat) && self.is_you(seat) {
                        true => Piece::player(seat, "You"),
                        false => self.player(seat),
                    });
                phrase![Phrase::list(named, " and "), " win", how]
            }
        }
    }

    /// How an effect of an open card is called: "effect 2", "the echo effect".
    fn which_effect(&self, card: &Shown, effect: u8) -> Phrase {
        if self.is_in_slot(card, effect) {
            let found = self.open(card).and_then(|facts| facts.effects.get(usize::from(effect)));
            let kind = found.map_or(Kind::Echo, |effect| effect.kind);
            return phrase!["the ", kind.name(), " effect"];
        }
        let first = self.open(card).map_or(0, |facts| facts.first_dogma);
        phrase!["effect ", effect.saturating_sub(first) + 1]
    }

    /// Whether an effect stands in a slot of its card: an echo or inspire effect.
    fn is_in_slot(&self, card: &Shown, effect: u8) -> bool {
        self.open(card).is_some_and(|facts| effect < facts.first_dogma)
    }

    fn open(&self, card: &Shown) -> Option<&Facts> {
        let Shown::Face(title) = card else { return None };
        self.catalog.find(title).map(|id| self.catalog.facts(id))
    }

    /// Whether an open card has an effect of a kind.
    fn has_effect(&self, card: &Shown, kind: Kind) -> bool {
        self.open(card).is_none_or(|facts| facts.effects.iter().any(|effect| effect.kind == kind))
    }

    fn action(&self, picked: &Picked) -> Phrase {
        match (picked.choice, picked.choice.action()) {
            (Choice::Achieve(age), _) => phrase![self.does(picked.player, "achieve age "), age],
            (Choice::Endorse(card), _) => {
                phrase![self.does(picked.player, "endorse "), self.card(card)]
            }
            (Choice::Decree(decree), _) => {
                phrase![self.does(picked.player, "issue the Decree "), Piece::card(decree.name())]
            }
            (Choice::Inspire(color), _) => phrase![self.does(picked.player, "inspire "), color],
            // The moves and the dogma that follow tell the rest.
            (
                _,
                Some(
                    Action::Draw
                    | Action::Meld
                    | Action::Dogma
                    | Action::Achieve
                    | Action::Endorse
                    | Action::Decree
                    | Action::Inspire,
                )
                | None,
            ) => Phrase::default(),
        }
    }

    fn named(&self, picked: &Picked) -> Phrase {
        let chosen = match picked.choice {
            Choice::Color(color) => color.into(),
            Choice::Age(age) => age.into(),
            Choice::Player(seat) => self.player(seat).into(),
            Choice::Icon(icon) => icon.into(),
            Choice::Splay(splay) => splay.into(),
            Choice::Set(set) => set.title().into(),
            Choice::Number(n) => phrase![n],
            Choice::Deck(set, age) => self.deck(set, age),
            Choice::Option(n) => phrase!["option ", n],
            // Who declines has named nothing, and all else is told by what comes of it.
            Choice::Yes
            | Choice::No
            | Choice::Pass
            | Choice::Draw
            | Choice::Meld(_)
            | Choice::Dogma(_)
            | Choice::Endorse(_)
            | Choice::Return(_)
            | Choice::Achieve(_)
            | Choice::Claim(_)
            | Choice::Decree(_)
            | Choice::Inspire(_)
            | Choice::Card(_)
            | Choice::Place(..)
            | Choice::ColorOf(..)
            | Choice::Achievement(..) => return Phrase::default(),
        };
        phrase![self.does(picked.player, "choose "), chosen]
    }

    fn moved(&self, verb: Verb, by: Seat, card: &Shown, from: Spot, to: Spot) -> Phrase {
        let does = |verb| self.does(by, verb);
        let their = self.own(by);
        let card = shown(card);
        let source = match from.zone {
            ZoneKind::Deck { .. } | ZoneKind::Common { place: Common::Available } => Phrase::default(),
            ZoneKind::Pile { .. }
            | ZoneKind::Board { .. }
            | ZoneKind::Common { place: Common::Relics | Common::Junk | Common::Removed } => {
                phrase![" from ", self.place(by, their, from.zone)]
            }
        };
        let goal = || self.place(by, their, to.zone);
        match verb {
            Verb::Draw if matches!(to.zone, ZoneKind::Pile { pile: Pile::Achievements, .. }) => {
                phrase![
                    does("draw"),
                    if self.is_you(by) { " and achieve " } else { " and achieves " },
                    card
                ]
            }
            Verb::Draw => phrase![does("draw "), card],
            Verb::Meld if from.zone == (ZoneKind::Pile { pile: Pile::Hand, player: by }) => {
                phrase![does("meld "), card]
            }
            Verb::Achieve => phrase![does("claim "), card, source],
            Verb::Promote => phrase![does("promote "), card],
            Verb::Dig => phrase![does("dig up "), card],
            Verb::Seize => phrase![does("seize "), card, source, " into ", goal()],
            Verb::Place => phrase![does("place "), card, " on top of ", goal()],
            Verb::Transfer if matches!(from.zone, ZoneKind::Deck { .. }) => {
                let deck = self.place(by, their, from.zone);
                // The last card of a deck is on top, whichever end was meant.
                let end = match from.end {
                    Some(End::Bottom) => "the bottom of ",
                    Some(End::Top) | None => "",
                };
                phrase![does("transfer "), card, " from ", end, deck, " to ", goal()]
            }
            Verb::Transfer | Verb::Exchange => {
                phrase![does(verb.name()), " ", card, source, " to ", goal()]
            }
            Verb::Meld
            | Verb::Tuck
            | Verb::Score
            | Verb::Return
            | Verb::Reveal
            | Verb::Junk
            | Verb::Remove
            | Verb::Splay
            | Verb::Execute
            | Verb::Choose
            | Verb::Keep
            | Verb::Foreshadow
            | Verb::Take => phrase![does(verb.name()), " ", card, source],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Age, Audience, Color, Event, Seats, Vocabulary, toy};

    #[test]
    fn players_are_called_by_their_names() {
        let names = ["Ada", "Tuck"].map(str::to_owned);
        let catalog = toy::catalog();
        let speaker = Speaker { catalog, names: &names, vocabulary: Vocabulary::Iello, you: None };
        let chosen = |choice: Choice| {
            let named = Event::Named { player: Seat::at(0), choice };
            speaker.event(&named.told(catalog, Audience::Referee)).to_string()
        };
        assert_eq!(chosen(Choice::Player(Seat::at(1))), "Ada chooses Tuck");
        assert_eq!(chosen(Choice::Age(Age::new(4))), "Ada chooses 4");
        assert_eq!(chosen(Choice::Option(2)), "Ada chooses option 2");
        assert_eq!(chosen(Choice::Pass), "");
    }

    #[test]
    fn whoever_listens_is_called_you() {
        let names = ["Ada", "Bo"].map(str::to_owned);
        let catalog = toy::catalog();
        let speaker = Speaker { catalog, names: &names, vocabulary: Vocabulary::Asmadi, you: None };
        let said = |to: Audience, told: &Told| speaker.speaking_to(to).event(told).to_string();
        let (ada, bo) = (Seat::at(0), Seat::at(1));
        let turn = Told::Turn { player: ada, number: 5, actions: 2 };
        assert_eq!(said(Audience::Spectator, &turn), "Turn 5: Ada has 2 actions");
        assert_eq!(said(Audience::Seat(ada), &turn), "Turn 5: you have 2 actions");
        let gone = Told::Eliminated { player: bo };
        assert_eq!(said(Audience::Seat(ada), &gone), "Bo is out of the game");
        assert_eq!(said(Audience::Seat(bo), &gone), "You are out of the game");
        let splayed =
            Told::Splayed { by: ada, player: bo, color: Color::Red, splay: crate::Splay::Left };
        assert_eq!(said(Audience::Seat(bo), &splayed), "Ada splays your red cards left");
        assert_eq!(said(Audience::Seat(ada), &splayed), "You splay Bo's red cards left");
        let ended = |winners| Told::Ended { outcome: Ending { winners, by: By::Score, card: None } };
        assert_eq!(said(Audience::Seat(ada), &ended(Seats::only(ada))), "You win by score");
        assert_eq!(said(Audience::Seat(bo), &ended(Seats::only(ada))), "Ada wins by score");
        let both = ended([ada, bo].into_iter().collect());
        assert_eq!(said(Audience::Seat(bo), &both), "Ada and you win by score");
        assert_eq!(said(Audience::Seat(ada), &both), "You and Bo win by score");
        assert_eq!(said(Audience::Spectator, &both), "Ada and Bo win by score");
        let card = crate::position::Shown::Covered { icons: Vec::new() };
        let searched = |found| Told::Searched { player: ada, card: card.clone(), found };
        assert_eq!(
            said(Audience::Seat(ada), &searched(true)),
            "You look for a covered card and find it"
        );
        assert_eq!(
            said(Audience::Seat(bo), &searched(true)),
            "Ada looks for a covered card and finds it"
        );
        let missing = "You look for a covered card, which is not there";
        assert_eq!(said(Audience::Seat(ada), &searched(false)), missing);
    }
}
