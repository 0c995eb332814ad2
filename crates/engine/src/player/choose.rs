//! Choosing: every decision of an effect, as one pick from a list.

use arrayvec::ArrayVec;

use super::{Cards, Player, Which};
use crate::age::{Age, Ages};
use crate::card::Card;
use crate::choice::Choice;
use crate::color::{Color, Colors};
use crate::event::{Event, Verb};
use crate::flow::Flow;
use crate::icon::{Icon, Icons};
use crate::karma::Hook;
use crate::pile::{Pile, Sight};
use crate::prompt::Prompt;
use crate::rules::TieAmongOthersCards;
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::select::{Select, Source};
use crate::set::Set;
use crate::splay::Splay;
use crate::zone::Zone;

/// No selector looks into more piles: all that each player has.
const MAX_PLACES: usize = MAX_SEATS * Pile::COUNT;

impl Player<'_> {
    /// Picks one of the cards; none if there is none. What will be done with it is told to the player,
    /// and left to the effect.
    pub fn choose<'c>(
        &mut self,
        to: impl Into<Verb>,
        which: impl Into<Which<'c>>,
    ) -> Flow<Option<Card>> {
        self.pick(to.into(), which.into(), false)
    }

    /// May pick one of the cards.
    pub fn may_choose<'c>(
        &mut self,
        to: impl Into<Verb>,
        which: impl Into<Which<'c>>,
    ) -> Flow<Option<Card>> {
        self.pick(to.into(), which.into(), true)
    }

    /// Picks among equally high or low cards of another player. Whose choice that is depends on
    /// the edition; who may not look picks by the backs.
    pub fn choose_theirs(&mut self, to: impl Into<Verb>, select: Select) -> Flow<Option<Card>> {
        match (self.state.rules.tie_among_others_cards, select.owner()) {
            (TieAmongOthersCards::Owner, Some(owner)) => self.by(owner, |p| p.choose(to, select)),
            (TieAmongOthersCards::Owner, None) | (TieAmongOthersCards::Executor, _) => {
                self.choose(to, select)
            }
        }
    }

    /// Picks the highest card, then the next highest, and so on; ties are this player's choice
    /// (R-KEY-18).
    pub fn choose_highest(
        &mut self,
        how_many: usize,
        to: impl Into<Verb>,
        select: Select,
    ) -> Flow<Cards> {
        let verb = to.into();
        let mut left = self.find(select);
        let mut picked = Cards::new();
        while picked.len() < how_many
            && let Some(best) = left.iter().map(|card| card.value()).max()
        {
            let tied: Cards = left.iter().copied().filter(|card| card.value() == best).collect();
            let next = match tied.len() + picked.len() <= how_many {
                true => tied.first().copied(),
                false => self.choose(verb, &tied)?,
            };
            left.retain(|card| Some(*card) != next);
            picked.extend(next);
        }
        Ok(picked)
    }

    /// Picks the one of these cards that comes first; gives its place among them.
    pub(super) fn pick_in_order(&mut self, verb: Verb, cards: &[Card]) -> Flow<usize> {
        self.options.clear();
        self.options.extend(cards.iter().map(|card| Choice::Card(card.id())));
        self.ask_which(Prompt::Order { verb })
    }

    pub(super) fn pick(&mut self, verb: Verb, which: Which<'_>, may: bool) -> Flow<Option<Card>> {
        match which {
            Which::Found(select) => self.pick_found(verb, select, may),
            Which::These(cards) => self.pick_among(verb, cards, may),
        }
    }

    fn pick_among(&mut self, verb: Verb, cards: &[Card], may: bool) -> Flow<Option<Card>> {
        if cards.is_empty() {
            return Ok(None);
        }
        self.options.clear();
        for card in cards {
            // A card that was drawn, sent back by a karma and drawn again is one card.
            if !self.options.contains(&Choice::Card(card.id())) {
                self.options.push(Choice::Card(card.id()));
            }
        }
        if may {
            self.options.push(Choice::Pass);
        }
        let picked = self.ask(Prompt::Among { verb, may })?.card();
        Ok(picked.and_then(|id| cards.iter().copied().find(|card| card.id() == id)))
    }

    fn pick_found(&mut self, verb: Verb, select: Select, may: bool) -> Flow<Option<Card>> {
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
        self.offer(select, &mut cards);
        if may {
            self.options.push(Choice::Pass);
        }
        let place = self.ask_which(match select.source {
            Source::Available | Source::Standard | Source::Specials | Source::Unclaimed => {
                Prompt::Achievement { verb, may }
            }
            Source::Pile(_) | Source::Tops | Source::Bottoms => match select.is_of_several() {
                true => Prompt::Among { verb, may },
                false => Prompt::Card { verb, select, may },
            },
        })?;
        let card = cards.get(place).copied();
        if let Some(card) = card
            && self.state.rules.proof
            && !select.source.is_open()
            && select.reads_faces()
        {
            self.show(card);
        }
        Ok(card)
    }

    /// Lists cards as options: by title where this player sees the face, else by place; then the
    /// cards are in the order of the places.
    fn offer(&mut self, select: Select, cards: &mut Cards) {
        match select.source {
            Source::Pile(pile) if select.owners.is_some() || pile.seen_by() == Sight::Nobody => {
                self.offer_by_places(select, pile, cards);
            }
            Source::Available | Source::Standard | Source::Unclaimed => self.offer_achievements(cards),
            Source::Pile(_) | Source::Tops | Source::Bottoms | Source::Specials => {
                self.options.extend(cards.iter().map(|card| Choice::Card(card.id())))
            }
        }
    }

    fn offer_by_places(&mut self, select: Select, pile: Pile, cards: &mut Cards) {
        let found = std::mem::take(cards);
        let mut places: ArrayVec<Zone, MAX_PLACES> = ArrayVec::new();
        for owner in select.owners_for(self.seat).iter() {
            places.push(Zone::pile(owner, pile));
            if self.state.table.hooks_of(owner).contains(Hook::Places) {
                places.extend(self.state.also_in(owner, pile));
            }
        }
        for zone in places {
            if zone.seen_by(self.state.alive).contains(self.seat) {
                let mine = found.iter().filter(|card| self.state.table.zone_of(card.id()) == zone);
                self.options.extend(mine.clone().map(|card| Choice::Card(card.id())));
                cards.extend(mine.copied());
                continue;
            }
            for (n, id) in self.state.by_backs(zone).into_iter().enumerate() {
                if let Some(&card) = found.iter().find(|card| card.id() == id) {
                    let face_up = self.state.table.catalog().is_face_up_among(id, zone);
                    let place = Choice::Place(zone, n as u16 + 1);
                    self.options.push(if face_up { Choice::Card(id) } else { place });
                    cards.push(card);
                }
            }
        }
    }

    /// Lists achievements as options, special ones by title. Standard ones come by age, so that those
    /// of one age can be counted off.
    fn offer_achievements(&mut self, cards: &[Card]) {
        let mut nth = 0;
        let mut age = Age::NONE;
        for card in cards {
            let table = &self.state.table;
            let by_title = table.catalog().is_open(card.id());
            // What a karma makes available lies elsewhere, where this player sees it.
            if by_title || table.zone_of(card.id()) != Zone::AVAILABLE {
                self.options.push(Choice::Card(card.id()));
                continue;
            }
            nth = if card.value() == age { nth + 1 } else { 1 };
            age = card.value();
            self.options.push(Choice::Achievement(age, nth));
        }
    }

    /// Shows a pile in which nothing fits, or nothing anymore, where the rules want proof
    /// (R-DOG-17).
    pub fn prove_none(&mut self, select: Select) {
        if !self.state.rules.proof || !select.reads_faces() || self.log.is_none() {
            return;
        }
        let Some(pile) = select.source.pile() else { return };
        for owner in select.owners_for(self.seat).iter() {
            let at = Zone::pile(owner, pile);
            if !self.state.table.is_empty(at) {
                self.tell(|| Event::Proved { by: owner, at });
                let cards: Cards = self.state.table.cards(at).collect();
                cards.into_iter().for_each(|card| self.show(card));
            }
        }
    }

    /// Names a color, out of some.
    pub fn choose_color(&mut self, colors: impl Into<Colors>) -> Flow<Color> {
        self.options.clear();
        self.options.extend(colors.into().iter().map(Choice::Color));
        let Choice::Color(color) = self.name(Prompt::Color)? else {
            unreachable!("only colors were offered")
        };
        Ok(color)
    }

    /// Names a value, out of some; the pile may be empty (R-KEY-17).
    pub fn choose_value(&mut self, values: impl Into<Ages>) -> Flow<Age> {
        self.options.clear();
        self.options.extend(values.into().iter().map(Choice::Age));
        let Choice::Age(age) = self.name(Prompt::Value)? else {
            unreachable!("only values were offered")
        };
        Ok(age)
    }

    /// Names any value a card can have.
    pub fn choose_any_value(&mut self) -> Flow<Age> {
        self.choose_value(Ages::range(1, self.state.rules.last_age.get()))
    }

    /// Names an icon, out of some.
    pub fn choose_icon(&mut self, icons: impl Into<Icons>) -> Flow<Icon> {
        self.options.clear();
        self.options.extend(icons.into().iter().map(Choice::Icon));
        let Choice::Icon(icon) = self.name(Prompt::Icon)? else {
            unreachable!("only icons were offered")
        };
        Ok(icon)
    }

    /// Names one of the sets in play: a type of card.
    pub fn choose_set(&mut self) -> Flow<Set> {
        self.options.clear();
        self.options.extend(self.state.rules.sets.iter().map(Choice::Set));
        let Choice::Set(set) = self.name(Prompt::Set)? else { unreachable!("only sets were offered") };
        Ok(set)
    }

    /// Names a number up to a highest one, from 0 on. Beyond 255 none is offered.
    pub fn choose_number(&mut self, highest: usize) -> Flow<usize> {
        let highest = u8::try_from(highest).unwrap_or(u8::MAX);
        self.options.clear();
        self.options.extend((0..=highest).map(Choice::Number));
        let Choice::Number(number) = self.name(Prompt::Number)? else {
            unreachable!("only numbers were offered")
        };
        Ok(usize::from(number))
    }

    /// Names a direction, out of some. No card of the sets that there are asks for one, but the choice
    /// that answers it has its form in the protocol (`splay left`) and its numbers in the arena, both of
    /// which are kept for cards to come.
    ///
    /// # Panics
    /// If there is none to name.
    pub fn choose_direction(&mut self, directions: &[Splay]) -> Flow<Splay> {
        self.options.clear();
        self.options.extend(directions.iter().copied().map(Choice::Splay));
        let Choice::Splay(splay) = self.name(Prompt::Direction)? else {
            unreachable!("only directions were offered")
        };
        Ok(splay)
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
        let named = self.name(Prompt::Player { to, may })?;
        Ok(if let Choice::Player(seat) = named { Some(seat) } else { None })
    }

    /// Asks whether to do an optional thing, said in words: `p.wants_to("draw and tuck a 6")`.
    pub fn wants_to(&mut self, what: &'static str) -> Flow<bool> {
        self.options.clear();
        self.options.extend([Choice::Yes, Choice::No]);
        Ok(self.ask(Prompt::May(what))? == Choice::Yes)
    }

    /// Asks which of two things to do, if any: 1, 2, or `None`.
    pub fn may_do_either(&mut self, of: [&'static str; 2]) -> Flow<Option<u8>> {
        self.options.clear();
        self.options.extend([Choice::Option(1), Choice::Option(2), Choice::Pass]);
        let named = self.name(Prompt::Either { of, may: true })?;
        Ok(if let Choice::Option(n) = named { Some(n) } else { None })
    }

    /// Asks which of two things to do, of which one must be done: 1 or 2.
    pub fn do_either(&mut self, of: [&'static str; 2]) -> Flow<u8> {
        self.options.clear();
        self.options.extend([Choice::Option(1), Choice::Option(2)]);
        let Choice::Option(n) = self.name(Prompt::Either { of, may: false })? else {
            unreachable!("only alternatives were offered")
        };
        Ok(n)
    }

    /// Asks for something that everybody hears.
    pub(super) fn name(&mut self, prompt: Prompt) -> Flow<Choice> {
        let choice = self.ask(prompt)?;
        let player = self.seat;
        self.tell(|| Event::Named { player, choice });
        Ok(choice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Act, Answers, Decision, Policy};
    use crate::position::Shown;
    use crate::select::HAND;
    use crate::state::State;
    use crate::toy;

    /// Takes the last option each time, and remembers the options.
    #[derive(Default)]
    struct Last(Vec<Choice>);

    impl Policy for Last {
        fn choose(&mut self, _: &State, decision: &Decision<'_>) -> usize {
            self.0 = decision.options.to_vec();
            self.0.len() - 1
        }
    }

    #[test]
    fn a_direction_is_named() {
        let (mut state, mut last) = (toy::state(), Last::default());
        let answers = Answers { given: &[], then: Some(&mut last) };
        let mut p = Player::new(&mut state, answers, None);
        assert!(p.choose_direction(&[Splay::Left, Splay::Up]).is_ok_and(|named| named == Splay::Up));
        assert_eq!(last.0, [Splay::Left, Splay::Up].map(Choice::Splay));
    }

    /// Picks the option after the last.
    struct Miscounting;

    impl Policy for Miscounting {
        fn choose(&mut self, _: &State, decision: &Decision<'_>) -> usize {
            decision.options.len()
        }
    }

    /// It is not taken for passing.
    #[test]
    #[should_panic(expected = "a policy picked an option that there is not")]
    fn a_policy_that_picks_no_option_is_caught() {
        let mut state = toy::state();
        toy::put(&mut state, "age 3", Zone::hand(Seat::at(0)));
        let answers = Answers { given: &[], then: Some(&mut Miscounting) };
        drop(Player::new(&mut state, answers, None).may_return(HAND));
    }

    /// A hand can hold more cards than the largest number that there is.
    #[test]
    fn numbers_end_at_255() {
        let mut state = toy::state();
        for (highest, named) in [(3, 3), (255, 255), (256, 255), (726, 255)] {
            let mut last = Last::default();
            let answers = Answers { given: &[], then: Some(&mut last) };
            let number = Player::new(&mut state, answers, None).choose_number(highest);
            assert!(number.is_ok_and(|number| number == named));
            assert_eq!(last.0.len(), named + 1);
        }
    }

    /// A safe is a pile like any other to whatever loops over piles: its cards are picked by their places,
    /// by their owner too, and seen by nobody.
    #[test]
    fn secrets_are_picked_by_their_backs() {
        let (mut state, mut last) = (toy::state(), Last::default());
        let (me, catalog) = (Seat::at(0), toy::catalog());
        state.rules.piles.insert(Pile::Safe);
        let safe = Zone::pile(me, Pile::Safe);
        ["age 7", "age 3"].into_iter().for_each(|title| toy::put(&mut state, title, safe));
        let backs = &state.view(me).players[0].safe;
        assert!(backs.len() == 2 && !backs.iter().any(|card| matches!(card, Shown::Face(_))));
        let answers = Answers { given: &[], then: Some(&mut last) };
        let mut p = Player::new(&mut state, answers, None);
        let secrets = Select { source: Source::Pile(Pile::Safe), ..HAND };
        let scored = p.one(Act::Score, secrets).expect("nothing stops it");
        assert_eq!(scored.map(Card::value), Some(Age::new(7)), "the last of the places");
        let written: Vec<String> = last.0.iter().map(|choice| choice.text(catalog)).collect();
        assert_eq!(written, ["safe 0 1", "safe 0 2"]);
        assert!(
            last.0.iter().all(|&choice| Choice::parse(&choice.text(catalog), catalog) == Ok(choice))
        );
    }

    /// A museum, too; everybody sees what stands in it, so its cards are picked by their titles.
    #[test]
    fn what_museums_hold_is_picked_by_title() {
        let (mut state, mut last) = (toy::state(), Last::default());
        let (me, catalog) = (Seat::at(0), toy::catalog());
        state.rules.piles.insert(Pile::Museum);
        let museum = Zone::pile(me, Pile::Museum);
        ["age 3", "age 7"].into_iter().for_each(|title| toy::put(&mut state, title, museum));
        for viewer in state.seats() {
            let shown = &state.view(viewer).players[0].museum;
            assert!(shown.len() == 2 && shown.iter().all(|card| matches!(card, Shown::Face(_))));
        }
        let answers = Answers { given: &[], then: Some(&mut last) };
        let mut p = Player::new(&mut state, answers, None);
        let exhibits = Select { source: Source::Pile(Pile::Museum), ..HAND };
        let scored = p.one(Act::Score, exhibits).expect("nothing stops it");
        let written: Vec<String> = last.0.iter().map(|choice| choice.text(catalog)).collect();
        assert_eq!(written, ["card age 7", "card age 3"]);
        assert_eq!(scored.map(Card::value), Some(Age::new(3)), "the last of the cards");
    }
}
