//! Tests as stories: a board drawn in a few lines, the choices made, the board after.
//!
//! ```text
//! you: yellow Agriculture; hand Sailing      colors are stacks, top card first
//! them: red< Archery, Oars; score Tools      red< is splayed left, also > ^ and / (aslant)
//! deck 2: Mapmaking, Calendar                the top cards of a deck
//! echoes deck 2: Lever                       the same of another set
//! ```
//!
//! `you` is seat 0 and has one action left; `them`, `third`, `fourth` and `fifth` sit to the left.
//! Besides stacks a player has the piles of the game: `hand`, `score`, `achievements`, `forecast`,
//! `display`. A title with a comma in it stands in quotation marks.

use std::collections::BTreeMap;

use splay_engine::{
    Actions, By, Catalog, Choice, Chronicle, Civilization, Color, Edition, Event, Pile, Position,
    Prompt, Set, Sets, Shown, Speaker, Splay, Stack, Vocabulary, Zone,
};

pub use splay_engine::Edition::{First, Fourth, Third};

const PLAYERS: [&str; 5] = ["you", "them", "third", "fourth", "fifth"];

/// A game about to be told.
pub struct Story {
    start: Position,
    chronicle: Chronicle,
}

/// The story of a board in an edition. All of `you`, `them` and so on that are named play; two
/// at least.
#[track_caller]
pub fn story(edition: Edition, board: &str) -> Story {
    story_with(edition, board, |_| {})
}

/// The same, with the position changed before the game begins: variants, teams.
#[track_caller]
pub fn story_with(edition: Edition, board: &str, change: impl FnOnce(&mut Position)) -> Story {
    story_of(edition, Sets::BASE, board, change)
}

/// The same, with other sets than the base game.
#[track_caller]
pub fn story_of(edition: Edition, sets: Sets, board: &str, change: impl FnOnce(&mut Position)) -> Story {
    story_among(splay_cards::catalog(edition, sets), board, change)
}

/// The same, with whatever cards there are.
#[track_caller]
pub fn story_among(catalog: &'static Catalog, board: &str, change: impl FnOnce(&mut Position)) -> Story {
    let mut drawing = Drawing::default();
    drawing.read(board);
    let mut start = drawing.position(catalog.edition, catalog.sets);
    change(&mut start);
    let chronicle = Chronicle::from_position(catalog, start.clone())
        .unwrap_or_else(|error| panic!("the story cannot begin: {error}"));
    Story { start: chronicle.position(), chronicle }
}

/// Tells the same story in several editions.
#[track_caller]
pub fn in_each(editions: impl IntoIterator<Item = Edition>, tell: impl Fn(Edition)) {
    editions.into_iter().for_each(tell);
}

impl Story {
    /// Makes these choices. `them: card Oars` also checks who decides.
    #[track_caller]
    pub fn plays<'a>(mut self, choices: impl IntoIterator<Item = &'a str>) -> Story {
        for text in choices {
            let (who, text) = match text.split_once(": ") {
                Some((who, text)) => (Some(who), text),
                None => (None, text),
            };
            let catalog = self.chronicle.game().catalog();
            let choice = Choice::parse(text, catalog).unwrap_or_else(|error| panic!("{error}"));
            if let Some(who) = who {
                self.decider_is(who, text);
            }
            if let Err(error) = self.chronicle.choose(choice) {
                panic!("{error}; {}", self.situation());
            }
        }
        self
    }

    #[track_caller]
    fn decider_is(&self, who: &str, what: &str) {
        let decider = self.chronicle.decision().map(|decision| PLAYERS[decision.player.index()]);
        assert_eq!(decider, Some(who), "who decides on \"{what}\"; {}", self.situation());
    }

    fn situation(&self) -> String {
        let Some(decision) = self.chronicle.decision() else { return "the game is over".into() };
        let catalog = self.chronicle.game().catalog();
        let options: Vec<_> = decision.options.iter().map(|option| option.text(catalog)).collect();
        format!(
            "{} is asked {:?} by {:?} and may pick: {}",
            PLAYERS[decision.player.index()],
            decision.prompt,
            decision.source.map(|card| catalog.title(card)),
            options.join(" | ")
        )
    }

    /// Checks the options of the decision now open, in any order.
    #[track_caller]
    pub fn offers<'a>(self, expected: impl IntoIterator<Item = &'a str>) -> Story {
        let catalog = self.chronicle.game().catalog();
        let options = self.chronicle.game().options();
        let mut offered: Vec<String> = options.iter().map(|option| option.text(catalog)).collect();
        let mut expected: Vec<String> = expected.into_iter().map(str::to_owned).collect();
        offered.sort();
        expected.sort();
        assert_eq!(offered, expected, "the options; {}", self.situation());
        self
    }

    /// Checks in which words the decision now open is asked.
    #[track_caller]
    pub fn asks(self, words: &str) -> Story {
        let names = PLAYERS.map(str::to_owned);
        let catalog = self.chronicle.game().catalog();
        let speaker = Speaker { catalog, names: &names, vocabulary: Vocabulary::default(), you: None };
        let decision = self.chronicle.decision().map(|decision| speaker.prompt(&decision).to_string());
        assert_eq!(decision.as_deref(), Some(words), "the question; {}", self.situation());
        self
    }

    /// Checks what has been done to which card, by whom and in which order: `them: meld Archery`.
    #[track_caller]
    pub fn tells<'a>(self, expected: impl IntoIterator<Item = &'a str>) -> Story {
        let catalog = self.chronicle.game().catalog();
        let told = self.chronicle.events().iter().filter_map(|event| match *event {
            Event::Moved { verb, by, card, .. } => {
                Some(format!("{}: {} {}", PLAYERS[by.index()], verb.name(), catalog.title(card)))
            }
            _ => None,
        });
        assert_eq!(told.collect::<Vec<_>>(), expected.into_iter().collect::<Vec<_>>(), "what was done");
        self
    }

    /// Checks the board after. A player who is not named has what they had at the start; of one
    /// who is named, what is not named is empty. `deck 1: …` are its top cards, `deck 1 bottom:
    /// …` its last ones, `junk: …`, `removed: …` and `available: …` cards among others there.
    #[track_caller]
    pub fn leaves(self, board: &str) -> Story {
        self.effect_is_over();
        let now = self.chronicle.position();
        let mut drawing = Drawing::default();
        drawing.read(board);
        for (seat, player) in now.players.iter().enumerate() {
            let expected = drawing.players.get(PLAYERS[seat]).unwrap_or(&self.start.players[seat]);
            assert_eq!(tell(player), tell(expected), "what {} has", PLAYERS[seat]);
        }
        for ((set, age), cards) in &drawing.decks {
            let deck = self.deck(*set, *age);
            assert!(deck.starts_with(cards), "the top of {set} deck {age}: {deck:?}, not {cards:?}");
        }
        for ((set, age), cards) in &drawing.bottoms {
            let deck = self.deck(*set, *age);
            assert!(deck.ends_with(cards), "the bottom of {set} deck {age}: {deck:?}, not {cards:?}");
        }
        for title in drawing.available.iter().flatten() {
            let table = self.chronicle.state().table();
            let relic = table.catalog().find(title).is_some_and(|card| table.catalog().is_relic(card));
            self.lies_in(title, if relic { Zone::RELICS } else { Zone::AVAILABLE });
        }
        for title in &drawing.junk {
            self.lies_in(title, Zone::JUNK);
        }
        for title in &drawing.removed {
            self.lies_in(title, Zone::REMOVED);
        }
        self
    }

    #[track_caller]
    fn effect_is_over(&self) {
        let open = self.chronicle.decision().map(|decision| decision.prompt);
        let over = matches!(open, None | Some(Prompt::Action));
        assert!(over, "the effect is not over: {}", self.situation());
    }

    #[track_caller]
    fn lies_in(&self, title: &str, zone: Zone) {
        let table = self.chronicle.state().table();
        let card = table.catalog().find(title).unwrap_or_else(|| panic!("no card {title}"));
        assert_eq!(table.zone_of(card).kind(), zone.kind(), "where {title} lies");
    }

    fn deck(&self, set: Set, age: u8) -> Vec<String> {
        let table = self.chronicle.state().table();
        table
            .cards(Zone::deck(set, age.into()))
            .map(|card| table.catalog().title(card.id()).to_owned())
            .collect()
    }

    /// How many cards lie in a deck of the base set now.
    pub fn deck_size(&self, age: u8) -> usize {
        self.deck(Set::Base, age).len()
    }

    /// Checks that nothing at all has changed but whose action it is.
    #[track_caller]
    pub fn changes_nothing(self) -> Story {
        self.effect_is_over();
        let now = self.chronicle.position();
        for (seat, player) in now.players.iter().enumerate() {
            assert_eq!(tell(player), tell(&self.start.players[seat]), "what {} has", PLAYERS[seat]);
        }
        assert_eq!(now.decks, self.start.decks, "the decks");
        assert_eq!(now.achievements, self.start.achievements, "the available achievements");
        self
    }

    /// Checks that the game is over, who won, and how.
    #[track_caller]
    pub fn ends<'a>(self, winners: impl IntoIterator<Item = &'a str>, by: By) -> Story {
        let Some(outcome) = self.chronicle.outcome() else {
            panic!("the game goes on: {}", self.situation())
        };
        let won: Vec<_> = outcome.winners.iter().map(|seat| PLAYERS[seat.index()]).collect();
        assert_eq!(won, winners.into_iter().collect::<Vec<_>>(), "who won");
        assert_eq!(outcome.by, by);
        self
    }

    /// Checks that the game goes on.
    #[track_caller]
    pub fn goes_on(self) -> Story {
        assert_eq!(self.chronicle.outcome(), None, "the game is over");
        self
    }

    /// The game, for checks of a story's own.
    pub fn chronicle(&self) -> &Chronicle {
        &self.chronicle
    }

    /// The game, to be played on.
    pub fn into_chronicle(self) -> Chronicle {
        self.chronicle
    }
}

/// What a player has, with hand, score pile and achievements in the order of the alphabet.
fn tell(player: &Civilization) -> Vec<String> {
    let title = |shown: &Shown| match shown {
        Shown::Face(title) => title.clone(),
        hidden => format!("{hidden:?}"),
    };
    let pile = |name: &str, cards: &[Shown]| {
        let mut titles: Vec<_> = cards.iter().map(title).collect();
        titles.sort();
        format!("{name}: {}", titles.join(", "))
    };
    let mut told: Vec<String> =
        Pile::ALL.into_iter().map(|which| pile(which.name(), player.pile(which))).collect();
    for (color, Stack { cards, splay }) in &player.board {
        let titles: Vec<_> = cards.iter().map(title).collect();
        told.push(format!("{color} {splay}: {}", titles.join(", ")));
    }
    told
}

/// A board as it is drawn in a story.
#[derive(Default)]
struct Drawing {
    players: BTreeMap<String, Civilization>,
    decks: BTreeMap<(Set, u8), Vec<String>>,
    bottoms: BTreeMap<(Set, u8), Vec<String>>,
    junk: Vec<String>,
    removed: Vec<String>,
    available: Option<Vec<String>>,
}

impl Drawing {
    #[track_caller]
    fn read(&mut self, board: &str) {
        for line in board.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (head, rest) = line.split_once(':').unwrap_or_else(|| panic!("no ':' in \"{line}\""));
            match head.trim() {
                "junk" => self.junk.extend(list(rest)),
                "removed" => self.removed.extend(list(rest)),
                "available" => self.available = Some(list(rest)),
                player if PLAYERS.contains(&player) => self.player(player, rest),
                deck => {
                    let (set, deck) = match deck.split_once(' ') {
                        Some((set, deck)) if set != "deck" => (set, deck),
                        _ => ("base", deck),
                    };
                    let set = Set::from_name(set).unwrap_or_else(|| panic!("what is \"{head}\"?"));
                    let deck =
                        deck.strip_prefix("deck ").unwrap_or_else(|| panic!("what is \"{head}\"?"));
                    match deck.strip_suffix(" bottom") {
                        Some(age) => self.bottoms.insert((set, age.parse().unwrap()), list(rest)),
                        None => self.decks.insert((set, deck.parse().unwrap()), list(rest)),
                    };
                }
            }
        }
    }

    #[track_caller]
    fn player(&mut self, name: &str, zones: &str) {
        let player = self.players.entry(name.to_owned()).or_default();
        for zone in zones.split(';').map(str::trim).filter(|zone| !zone.is_empty()) {
            let (head, cards) = zone.split_once(' ').unwrap_or((zone, ""));
            let cards: Vec<Shown> = list(cards).into_iter().map(Shown::Face).collect();
            match Pile::from_name(head) {
                Some(pile) => *player.pile_mut(pile) = cards,
                None => {
                    let stack = head;
                    let (color, splay) = match stack.chars().last() {
                        Some('<') => (&stack[..stack.len() - 1], Splay::Left),
                        Some('>') => (&stack[..stack.len() - 1], Splay::Right),
                        Some('^') => (&stack[..stack.len() - 1], Splay::Up),
                        Some('/') => (&stack[..stack.len() - 1], Splay::Aslant),
                        _ => (stack, Splay::None),
                    };
                    let color = Color::from_name(color).unwrap_or_else(|| panic!("what is \"{zone}\"?"));
                    player.board.insert(color, Stack { cards, splay });
                }
            }
        }
    }

    fn position(&self, edition: Edition, sets: Sets) -> Position {
        let named = PLAYERS.iter().rposition(|name| self.players.contains_key(*name)).unwrap_or(0);
        let faces = |titles: &Vec<String>| titles.iter().cloned().map(Shown::Face).collect::<Vec<_>>();
        let mut decks: BTreeMap<Set, BTreeMap<u8, Vec<Shown>>> = BTreeMap::new();
        for (&(set, age), cards) in &self.decks {
            decks.entry(set).or_default().insert(age, faces(cards));
        }
        Position {
            edition,
            sets,
            players: PLAYERS[..=named.max(1)]
                .iter()
                .map(|name| self.players.get(*name).cloned().unwrap_or_default())
                .collect(),
            achievements: self.available.as_ref().map(faces),
            decks,
            removed: faces(&self.removed),
            junk: faces(&self.junk),
            turn: splay_engine::Turn {
                seat: 0,
                actions: 1,
                number: None,
                begun: false,
                used: Actions::NONE,
            },
            teams: Vec::new(),
            options: splay_engine::Options::default(),
            outcome: None,
        }
    }
}

fn list(cards: &str) -> Vec<String> {
    let mut quoted = false;
    let between = |letter: char| {
        quoted ^= letter == '"';
        letter == ',' && !quoted
    };
    let titles = cards.split(between).map(|title| title.trim().trim_matches('"'));
    titles.filter(|title| !title.is_empty()).map(str::to_owned).collect()
}
