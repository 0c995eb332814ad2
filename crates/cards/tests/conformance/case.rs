//! A case as it is written, and what is compared of its end.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Deserialize;
use serde_json::{Value, json};
use splay_engine::{
    Catalog, Choice, Color, Decision, Edition, Game, Position, Prompt, Seat, Seats, Set, Sets, Shown,
    Stack, Zone,
};

use crate::search;

/// A case, one line of a file.
#[derive(Deserialize)]
pub struct Case {
    pub id: String,
    subject: String,
    edition: Edition,
    sets: Vec<String>,
    players: usize,
    turn: Value,
    start: Value,
    steps: Vec<Step>,
    end: Value,
    points: Vec<u16>,
    winner: Option<usize>,
    next: Option<Next>,
}

/// Who was asked after the end, and what was offered.
#[derive(Deserialize)]
struct Next {
    seat: usize,
    options: Vec<String>,
}

/// What the other implementation asked, and what was picked.
#[derive(Deserialize)]
struct Step {
    picked: Vec<String>,
}

impl Case {
    pub fn read_all(file: &Path) -> Vec<Case> {
        let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
        let read = |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{file:?}: {error}"));
        text.lines().filter(|line| !line.is_empty()).map(read).collect()
    }

    /// The sets it is played with, if all of them are there: those it names, and where it names too few,
    /// those that its boards and forecasts need.
    pub fn sets(&self) -> Option<Sets> {
        let named: Option<Sets> = self.sets.iter().map(|name| Set::from_name(name)).collect();
        let sets = named.map(|named| named.and(self.sets_needed()));
        sets.filter(|sets| sets.fit(self.edition))
    }

    fn sets_needed(&self) -> Sets {
        let all = Sets::of(self.edition).max_by_key(|sets| sets.expansions()).unwrap_or(Sets::BASE);
        let catalog = splay_cards::catalog(self.edition, all);
        let players = self.start["players"].as_array().into_iter().flatten();
        players.fold(Sets::BASE, |needed, player| {
            let forecast = player["forecast"].as_array().is_some_and(|cards| !cards.is_empty());
            let needed = match forecast && !self.sets.iter().any(|set| set == Set::Figures.name()) {
                true => needed.with(Set::Echoes),
                false => needed,
            };
            let stacks = player["board"].as_object().into_iter().flat_map(|board| board.values());
            let cards = stacks.flat_map(|stack| stack["cards"].as_array().into_iter().flatten());
            let ids = cards.filter_map(|title| catalog.find(title.as_str()?));
            // A Relic can be there without its set.
            let of_sets = ids.filter(|&id| !catalog.is_relic(id)).map(|id| catalog.facts(id).set);
            of_sets.fold(needed, Sets::with)
        })
    }

    /// Whether the card it is about does something, as far as the catalog has it.
    pub fn is_about_a_working_card(&self) -> bool {
        let catalog = splay_cards::catalog(self.edition, self.sets().unwrap_or(Sets::BASE));
        let subject = catalog.find(&self.subject);
        subject.is_none_or(|id| {
            let facts = catalog.facts(id);
            let written = !facts.effects.is_empty() || !facts.karmas.is_empty();
            catalog.as_special(id).is_some() || written
        })
    }

    /// Looks for a line of play that leads to the end of the case.
    pub fn play(&self) -> Result<(), String> {
        let sets = self.sets().ok_or("a set is not there")?;
        let catalog = splay_cards::catalog(self.edition, sets);
        let start = self.position(&self.start)?;
        let mut game = Game::from_position(catalog, &start).map_err(|error| error.to_string())?;
        for step in &self.steps[..self.actions()] {
            let action = self.action(step, catalog)?;
            game.choose(action).map_err(|error| error.to_string())?;
        }
        search::find(game, self)
    }

    /// How many steps come before the effects: who keeps a card on display takes an action then.
    fn actions(&self) -> usize {
        if self.steps[0].picked == ["skip"] { self.steps.len().min(2) } else { 1 }
    }

    /// What was picked after the action, in order.
    pub fn picks(&self) -> Vec<&str> {
        self.steps[self.actions()..].iter().flat_map(|step| &step.picked).map(String::as_str).collect()
    }

    fn position(&self, table: &Value) -> Result<Position, String> {
        let mut table = table.clone();
        table["edition"] = json!(self.edition);
        table["sets"] = json!(self.sets().unwrap_or(Sets::BASE));
        table["turn"] = self.turn.clone();
        let position: Position = serde_json::from_value(table).map_err(|error| error.to_string())?;
        assert_eq!(position.players.len(), self.players, "{}", self.id);
        Ok(position)
    }

    /// The action of a step: "Dogma: Archery", "Meld: Oars", "Draw: …", "Achieve: age 2"; of a card on
    /// display "dogma", "return" or "skip".
    fn action(&self, step: &Step, catalog: &'static Catalog) -> Result<Choice, String> {
        let picked = step.picked.first().ok_or("no action was picked")?;
        if let Some(choice) = self.with_display(picked, catalog)? {
            return Ok(choice);
        }
        let (word, what) = picked.split_once(": ").ok_or_else(|| format!("\"{picked}\"?"))?;
        // Steps are hints; where one misspells its card, the case is still about its subject.
        let found = catalog.find(what).or_else(|| catalog.find(&self.subject));
        let card = || found.ok_or_else(|| format!("there is no card {what}"));
        match word {
            "Draw" => Ok(Choice::Draw),
            "Meld" => card().map(Choice::Meld),
            "Dogma" => card().map(Choice::Dogma),
            // Endorsed is the top card of a color.
            "Endorse" => {
                let color = Color::from_name(what).ok_or_else(|| format!("endorse what? {what}"))?;
                let position = self.position(&self.start)?;
                let seat = position.turn.seat;
                let top = position.players[seat].board.get(&color).and_then(|stack| stack.cards.first());
                let Some(Shown::Face(top)) = top else { return Err(format!("no {what} card")) };
                catalog.find(top).map(Choice::Endorse).ok_or_else(|| format!("there is no card {top}"))
            }
            "Achieve" => {
                if let Some(card) = catalog.find(what) {
                    return Ok(Choice::Claim(card));
                }
                let digits: String = what.chars().filter(char::is_ascii_digit).collect();
                let age = digits.parse::<u8>().map_err(|_| format!("achieve what? {what}"))?;
                Ok(Choice::Achieve(age.into()))
            }
            "Inspire" => {
                let color = Color::from_name(what).ok_or_else(|| format!("inspire what? {what}"))?;
                Ok(Choice::Inspire(color))
            }
            "Decree" => {
                let decree = catalog.find(what).and_then(|card| catalog.as_special(card));
                decree.map(Choice::Decree).ok_or_else(|| format!("there is no Decree {what}"))
            }
            _ => Err(format!("\"{word}\" is not an action")),
        }
    }

    /// What is done with the card on display, if this is about it.
    fn with_display(&self, picked: &str, catalog: &'static Catalog) -> Result<Option<Choice>, String> {
        let position = self.position(&self.start)?;
        let display = &position.players[position.turn.seat].display;
        let Some(Shown::Face(title)) = display.first() else { return Ok(None) };
        let card = catalog.find(title).ok_or_else(|| format!("there is no card {title}"))?;
        Ok(match picked {
            "dogma" => Some(Choice::Dogma(card)),
            "return" => Some(Choice::Return(card)),
            "skip" => Some(Choice::Pass),
            _ => None,
        })
    }

    /// Whether a game has come to the decision before which the case ends: an action, or, in a
    /// case that breaks off in mid-effect, one by the player who was asked next.
    pub fn ends_before(&self, decision: Option<Decision<'_>>) -> bool {
        let Some(decision) = decision else { return true };
        let breaks_off = |next: &&Next| !next.options.iter().any(|option| option.starts_with("Draw: "));
        match self.next.as_ref().filter(breaks_off) {
            Some(next) => decision.player.index() == next.seat,
            None => decision.prompt == Prompt::Action,
        }
    }

    /// What differs between a game that has come to rest and the end of the case; nothing if
    /// they agree.
    pub fn differences(&self, game: &Game) -> Vec<String> {
        let expected = self.position(&self.end).expect("the end of a case is a position");
        let now = game.state().position();
        let mut found = Differences::default();
        for (seat, (mine, theirs)) in now.players.iter().zip(&expected.players).enumerate() {
            found.sets(&format!("hand {seat}"), &mine.hand, &theirs.hand);
            found.sets(&format!("score {seat}"), &mine.score, &theirs.score);
            found.sets(&format!("forecast {seat}"), &mine.forecast, &theirs.forecast);
            found.sets(&format!("display {seat}"), &mine.display, &theirs.display);
            found.sets(&format!("achievements {seat}"), &mine.achievements, &theirs.achievements);
            let with_cards = |board: &BTreeMap<_, Stack>| {
                let mut board = board.clone();
                board.retain(|_, stack| !stack.cards.is_empty());
                format!("{board:?}")
            };
            found.same(&format!("board {seat}"), &with_cards(&mine.board), &with_cards(&theirs.board));
        }
        if let Some(available) = &expected.achievements {
            found.sets("available", now.achievements.as_deref().unwrap_or_default(), available);
        }
        let decks = expected.decks.iter();
        for (set, age, cards) in
            decks.flat_map(|(set, decks)| decks.iter().map(move |(a, c)| (set, a, c)))
        {
            let deck: Vec<Shown> = game
                .state()
                .table()
                .cards(Zone::deck(*set, (*age).into()))
                .map(|card| Shown::Face(game.catalog().title(card.id()).to_owned()))
                .collect();
            found.same(&format!("{set} deck {age}"), &titles(&deck), &titles(cards));
        }
        if self.end.get("junk").is_some() {
            found.sets("junk", &now.junk, &expected.junk);
        }
        if self.end.get("removed").is_some() {
            found.sets("removed", &now.removed, &expected.removed);
        }
        let points: Vec<u16> = game.state().seats().map(|seat| game.state().points(seat)).collect();
        found.same("points", &points, &self.points);
        found.same("winner", &game.outcome().map(|outcome| outcome.winners), &self.winners());
        found.0
    }

    fn winners(&self) -> Option<Seats> {
        self.winner.map(|seat| Seats::only(Seat::at(seat)))
    }
}

#[derive(Default)]
struct Differences(Vec<String>);

impl Differences {
    fn sets(&mut self, what: &str, mine: &[Shown], theirs: &[Shown]) {
        let set = |cards| titles(cards).into_iter().collect::<BTreeSet<String>>();
        self.same(what, &set(mine), &set(theirs));
    }

    fn same<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, mine: &T, theirs: &T) {
        if mine != theirs {
            self.0.push(format!("{what} is {mine:?}, in the case {theirs:?}"));
        }
    }
}

fn titles(cards: &[Shown]) -> Vec<String> {
    cards
        .iter()
        .map(|shown| match shown {
            Shown::Face(title) => title.clone(),
            hidden => panic!("{hidden:?} in a case"),
        })
        .collect()
}
