//! Choosing: every decision of an effect, as one pick from a list.

use super::{Cards, Player};
use crate::age::{Age, Ages};
use crate::card::Card;
use crate::choice::Choice;
use crate::color::{Color, Colors};
use crate::event::{Event, Verb};
use crate::flow::Flow;
use crate::icon::Icon;
use crate::prompt::Prompt;
use crate::rules::TieAmongOthersCards;
use crate::seat::{Seat, Seats};
use crate::select::Select;
use crate::splay::Splay;
use crate::zone::Zone;

impl Player<'_> {
    /// Picks one of the cards a selector finds; none if it finds none.
    pub fn choose(&mut self, verb: Verb, select: Select) -> Flow<Option<Card>> {
        self.pick(verb, select, false)
    }

    /// May pick one of the cards a selector finds.
    pub fn may_choose(&mut self, verb: Verb, select: Select) -> Flow<Option<Card>> {
        self.pick(verb, select, true)
    }

    /// Picks among equally high or low cards of another player. Whose choice that is depends on
    /// the edition; who may not look picks by the backs.
    pub fn choose_theirs(&mut self, verb: Verb, select: Select) -> Flow<Option<Card>> {
        match (self.state.rules.tie_among_others_cards, select.owner) {
            (TieAmongOthersCards::Owner, Some(owner)) => self.by(owner, |p| p.choose(verb, select)),
            _ => self.choose(verb, select),
        }
    }

    /// Picks the highest card, then the next highest, and so on; ties are this player's choice
    /// (R-KEY-18).
    pub fn choose_highest(&mut self, how_many: usize, verb: Verb, select: Select) -> Flow<Cards> {
        let mut left = self.find(select);
        let mut picked = Cards::new();
        while picked.len() < how_many
            && let Some(best) = left.iter().map(|card| card.value()).max()
        {
            let tied: Cards = left.iter().copied().filter(|card| card.value() == best).collect();
            let card = if tied.len() + picked.len() <= how_many {
                tied[0]
            } else {
                self.choose_among(verb, &tied)?
            };
            left.retain(|other| *other != card);
            picked.push(card);
        }
        Ok(picked)
    }

    /// Picks the one card to keep of those a selector finds, and gives all the others.
    pub fn all_but_one(&mut self, select: Select) -> Flow<Cards> {
        let kept = self.choose(Verb::Keep, select)?;
        let mut others = self.find(select);
        others.retain(|card| Some(*card) != kept);
        Ok(others)
    }

    /// Picks one of these particular cards, which this player can see.
    ///
    /// # Panics
    /// If there is none to pick from.
    pub fn choose_among(&mut self, verb: Verb, cards: &[Card]) -> Flow<Card> {
        self.options.clear();
        self.options.extend(cards.iter().map(|card| Choice::Card(card.id())));
        let choice = self.ask(Prompt::Among { verb, may: false })?;
        Ok(self.state.table.card(choice.card().expect("a card was offered")))
    }

    /// May pick one of these particular cards, which this player can see.
    pub fn may_choose_among(&mut self, verb: Verb, cards: &[Card]) -> Flow<Option<Card>> {
        if cards.is_empty() {
            return Ok(None);
        }
        self.options.clear();
        self.options.extend(cards.iter().map(|card| Choice::Card(card.id())));
        self.options.push(Choice::Pass);
        let choice = self.ask(Prompt::Among { verb, may: true })?;
        Ok(choice.card().map(|id| self.state.table.card(id)))
    }

    pub(super) fn pick_in_order(&mut self, verb: Verb, cards: &[Card]) -> Flow<Card> {
        self.options.clear();
        self.options.extend(cards.iter().map(|card| Choice::Card(card.id())));
        let choice = self.ask(Prompt::Order { verb })?;
        Ok(self.state.table.card(choice.card().expect("a card was offered")))
    }

    pub(super) fn pick(&mut self, verb: Verb, select: Select, may: bool) -> Flow<Option<Card>> {
        let mut cards = Cards::new();
        self.find_into(select, &mut cards);
        if may && select.source.is_open() {
            // What would change nothing is the same as declining (RUL-3, RUL-217).
            cards.retain(|&mut card| !self.is_in_place(verb, card));
        }
        if cards.is_empty() {
            if !may {
                self.prove_none(select);
            }
            return Ok(None);
        }
        self.options.clear();
        self.offer(select, &cards);
        if may {
            self.options.push(Choice::Pass);
        }
        let choice = self.ask(Prompt::Card { verb, select, may })?;
        let card = self.picked(choice);
        if let Some(card) = card
            && self.state.rules.proof
            && !select.source.is_open()
            && select.reads_faces()
        {
            self.show(card);
        }
        Ok(card)
    }

    /// Lists cards as options: by title where this player sees the face, else by place.
    fn offer(&mut self, select: Select, cards: &[Card]) {
        let owner = select.owner.unwrap_or(self.seat);
        if owner == self.seat || select.source.is_open() {
            self.options.extend(cards.iter().map(|card| Choice::Card(card.id())));
            return;
        }
        let zone = Zone::pile(owner, select.source.pile().expect("boards are open"));
        for (n, id) in self.state.by_backs(zone).into_iter().enumerate() {
            if cards.iter().any(|card| card.id() == id) {
                self.options.push(Choice::Place(zone, n as u16 + 1));
            }
        }
    }

    fn picked(&self, choice: Choice) -> Option<Card> {
        let id = match choice {
            Choice::Place(zone, n) => self.state.by_backs(zone).get(usize::from(n) - 1).copied(),
            other => other.card(),
        };
        id.map(|id| self.state.table.card(id))
    }

    /// Shows a pile in which nothing fits, or nothing any more, where the rules want proof
    /// (R-DOG-17).
    pub fn prove_none(&mut self, select: Select) {
        if !self.state.rules.proof || !select.reads_faces() {
            return;
        }
        let owner = select.owner.unwrap_or(self.seat);
        let Some(pile) = select.source.pile() else { return };
        let at = Zone::pile(owner, pile);
        if self.log.is_some() && !self.state.table.is_empty(at) {
            self.tell(|| Event::Proved { by: owner, at });
            let cards: Cards = self.state.table.cards(at).collect();
            cards.into_iter().for_each(|card| self.show(card));
        }
    }

    /// Picks one card out of several players' piles, seen or unseen.
    pub fn choose_from_all(&mut self, verb: Verb, select: Select, owners: Seats) -> Flow<Option<Card>> {
        self.pick_from_all(verb, select, owners, false)
    }

    /// May pick one card out of several players' piles, seen or unseen.
    pub fn may_choose_from_all(
        &mut self,
        verb: Verb,
        select: Select,
        owners: Seats,
    ) -> Flow<Option<Card>> {
        self.pick_from_all(verb, select, owners, true)
    }

    fn pick_from_all(
        &mut self,
        verb: Verb,
        select: Select,
        owners: Seats,
        may: bool,
    ) -> Flow<Option<Card>> {
        self.options.clear();
        for owner in owners.iter() {
            let theirs = select.of(owner);
            let cards = self.find(theirs);
            self.offer(theirs, &cards);
        }
        if self.options.is_empty() {
            return Ok(None);
        }
        if may {
            self.options.push(Choice::Pass);
        }
        let choice = self.ask(Prompt::Among { verb, may })?;
        Ok(self.picked(choice))
    }

    /// Names a color, out of some.
    pub fn choose_color(&mut self, colors: impl Into<Colors>) -> Flow<Color> {
        self.options.clear();
        self.options.extend(colors.into().iter().map(Choice::Color));
        match self.name(Prompt::Color)? {
            Choice::Color(color) => Ok(color),
            _ => unreachable!("only colors were offered"),
        }
    }

    /// Names a value, out of some; the pile may be empty (R-KEY-17).
    pub fn choose_value(&mut self, values: impl Into<Ages>) -> Flow<Age> {
        self.options.clear();
        self.options.extend(values.into().iter().map(Choice::Age));
        match self.name(Prompt::Value)? {
            Choice::Age(age) => Ok(age),
            _ => unreachable!("only values were offered"),
        }
    }

    /// Names any value a card can have.
    pub fn choose_any_value(&mut self) -> Flow<Age> {
        self.choose_value(Ages::range(1, self.state.rules.last_age.get()))
    }

    /// Names an icon, out of some.
    pub fn choose_icon(&mut self, icons: &[Icon]) -> Flow<Icon> {
        self.options.clear();
        self.options.extend(icons.iter().copied().map(Choice::Icon));
        match self.name(Prompt::Icon)? {
            Choice::Icon(icon) => Ok(icon),
            _ => unreachable!("only icons were offered"),
        }
    }

    /// Names a direction, out of some.
    ///
    /// # Panics
    /// If there is none to name.
    pub fn choose_direction(&mut self, directions: &[Splay]) -> Flow<Splay> {
        self.options.clear();
        self.options.extend(directions.iter().copied().map(Choice::Splay));
        match self.name(Prompt::Direction)? {
            Choice::Splay(splay) => Ok(splay),
            _ => unreachable!("only directions were offered"),
        }
    }

    /// Names a player, out of some; `to` says what for. None if there is nobody to name.
    pub fn choose_player(&mut self, seats: Seats, to: &'static str) -> Flow<Option<Seat>> {
        self.name_player(seats, to, false)
    }

    /// May name a player, out of some.
    pub fn may_choose_player(&mut self, seats: Seats, to: &'static str) -> Flow<Option<Seat>> {
        self.name_player(seats, to, true)
    }

    fn name_player(&mut self, seats: Seats, to: &'static str, may: bool) -> Flow<Option<Seat>> {
        if seats.is_empty() {
            return Ok(None);
        }
        self.options.clear();
        self.options.extend(seats.iter().map(Choice::Player));
        if may {
            self.options.push(Choice::Pass);
        }
        match self.name(Prompt::Player { to, may })? {
            Choice::Player(seat) => Ok(Some(seat)),
            _ => Ok(None),
        }
    }

    /// Asks whether to do an optional thing, said in words: `p.may("draw and tuck a 6")`.
    pub fn may(&mut self, what: &'static str) -> Flow<bool> {
        self.options.clear();
        self.options.extend([Choice::Yes, Choice::No]);
        Ok(self.ask(Prompt::May(what))? == Choice::Yes)
    }

    /// Asks which of two things to do, if any: 1, 2, or `None`.
    pub fn may_do_either(&mut self, of: [&'static str; 2]) -> Flow<Option<u8>> {
        self.options.clear();
        self.options.extend([Choice::Option(1), Choice::Option(2), Choice::Pass]);
        match self.name(Prompt::Either { of, may: true })? {
            Choice::Option(n) => Ok(Some(n)),
            _ => Ok(None),
        }
    }

    /// Asks which of two things to do, of which one must be done: 1 or 2.
    pub fn do_either(&mut self, of: [&'static str; 2]) -> Flow<u8> {
        self.options.clear();
        self.options.extend([Choice::Option(1), Choice::Option(2)]);
        match self.name(Prompt::Either { of, may: false })? {
            Choice::Option(n) => Ok(n),
            _ => unreachable!("only alternatives were offered"),
        }
    }

    /// Asks for something that everybody hears.
    pub(super) fn name(&mut self, prompt: Prompt) -> Flow<Choice> {
        let choice = self.ask(prompt)?;
        let player = self.seat;
        self.tell(|| Event::Named { player, choice });
        Ok(choice)
    }
}
