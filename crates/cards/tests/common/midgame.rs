//! Random tables in the middle of a game, which play from the deal seldom reaches.

use std::collections::BTreeMap;

use splay_engine::{
    Actions, CardId, Catalog, Civilization, Color, Edition, Options, Pile, Piles, Position, Set, Setup,
    Shown, Splay, Stack, Turn,
};

use super::dice::Dice;

/// Deals a table at random: boards of a few cards in each color, splayed or not, hands, score
/// piles, an achievement or two, some decks nearly empty. Seat 0 is to act and has `chosen` on top of a stack.
pub fn midgame(
    catalog: &'static Catalog,
    players: usize,
    chosen: Option<CardId>,
    dice: &mut Dice,
) -> Position {
    let mut cards: Vec<CardId> = catalog.innovations().map(|facts| facts.card.id()).collect();
    // A Relic of a set that is not in play hardly ever comes into anybody's hands.
    cards.retain(|&card| Some(card) != chosen && catalog.sets.contains(catalog.card(card).set()));
    dice.shuffle(&mut cards);
    let rules = Setup::with(catalog.edition, catalog.sets, players, 0).rules();
    let piles = rules.map_or(Piles::ALWAYS, |rules| rules.piles);
    let mut table = Dealer { catalog, cards, piles, dice };
    let mut civilizations: Vec<Civilization> = (0..players).map(|_| table.civilization()).collect();
    if let Some(chosen) = chosen {
        let color = catalog.card(chosen).color();
        let stack = civilizations[0].board.entry(color).or_default();
        stack.cards.insert(0, face(catalog, chosen));
    }
    let junked = table.dice.below(30);
    let out_of_play = table.pile(junked);
    let fourth = catalog.edition == Edition::Fourth;
    Position {
        edition: catalog.edition,
        sets: catalog.sets,
        players: civilizations,
        achievements: None,
        decks: table.decks(),
        removed: if fourth { Vec::new() } else { out_of_play.clone() },
        junk: if fourth { out_of_play } else { Vec::new() },
        turn: Turn { seat: 0, actions: 2, number: None, begun: false, used: Actions::NONE },
        teams: Vec::new(),
        options: Options::default(),
        outcome: None,
    }
}

fn face(catalog: &Catalog, card: CardId) -> Shown {
    Shown::Face(catalog.title(card).to_owned())
}

struct Dealer<'a> {
    catalog: &'static Catalog,
    cards: Vec<CardId>,
    piles: Piles,
    dice: &'a mut Dice,
}

impl Dealer<'_> {
    fn civilization(&mut self) -> Civilization {
        let [hand, score, achievements] = [6, 6, 3].map(|bound| self.dice.below(bound));
        let forecast = if self.piles.contains(Pile::Forecast) { self.dice.below(4) } else { 0 };
        Civilization {
            display: self.display(),
            forecast: self.pile(forecast),
            hand: self.pile(hand),
            score: self.pile(score),
            achievements: self.pile(achievements),
            board: self.board(),
            ..Civilization::default()
        }
    }

    /// An Artifact, or none.
    fn display(&mut self) -> Vec<Shown> {
        if !self.piles.contains(Pile::Display) || self.dice.once_in(2) {
            return Vec::new();
        }
        let is_artifact = |&id: &CardId| self.catalog.card(id).set() == Set::Artifacts;
        let found = self.cards.iter().rposition(is_artifact);
        found.map(|n| face(self.catalog, self.cards.swap_remove(n))).into_iter().collect()
    }

    fn pile(&mut self, size: usize) -> Vec<Shown> {
        let from = self.cards.len().saturating_sub(size);
        self.cards.split_off(from).into_iter().map(|card| face(self.catalog, card)).collect()
    }

    fn board(&mut self) -> BTreeMap<Color, Stack> {
        let mut board: BTreeMap<Color, Stack> = BTreeMap::new();
        let size = 3 + self.dice.below(8);
        let from = self.cards.len().saturating_sub(size);
        for card in self.cards.split_off(from) {
            let stack = board.entry(self.catalog.card(card).color()).or_default();
            stack.cards.push(face(self.catalog, card));
        }
        let directions = if self.catalog.edition == Edition::Fourth { 5 } else { 4 };
        for stack in board.values_mut().filter(|stack| stack.cards.len() > 1) {
            stack.splay = Splay::ALL[self.dice.below(directions)];
        }
        board
    }

    /// All that is left, shuffled, in its decks.
    fn decks(&self) -> BTreeMap<Set, BTreeMap<u8, Vec<Shown>>> {
        let mut decks: BTreeMap<Set, BTreeMap<u8, Vec<Shown>>> = BTreeMap::new();
        for &id in self.cards.iter().filter(|&&id| !self.catalog.is_relic(id)) {
            let card = self.catalog.card(id);
            let decks = decks.entry(card.set()).or_default();
            decks.entry(card.value().get()).or_default().push(face(self.catalog, id));
        }
        decks
    }
}
