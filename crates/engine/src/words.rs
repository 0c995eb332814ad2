//! Decisions and events in plain words, for people.

use crate::age::Ages;
use crate::card::Kind;
use crate::catalog::{Catalog, Facts};
use crate::choice::Choice;
use crate::color::Colors;
use crate::ending::By;
use crate::event::{Role, Verb};
use crate::icon::{Icon, Icons};
use crate::limits::Cut;
use crate::pile::Pile;
use crate::player::Decision;
use crate::position::Shown;
use crate::prompt::Prompt;
use crate::seat::{Seat, Seats};
use crate::select::{Rank, Select, Source};
use crate::set::Set;
use crate::state::State;
use crate::told::Told;
use crate::vocabulary::Vocabulary;
use crate::zone::{Zone, ZoneKind};

/// Speaks about a game to somebody.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// The cards, for their titles.
    pub catalog: &'a Catalog,
    /// The players' names, by seat.
    pub names: &'a [String],
    /// The words to use.
    pub vocabulary: Vocabulary,
}

impl Speaker<'_> {
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("somebody", String::as_str)
    }

    fn names(&self, seats: Seats) -> String {
        join(seats.iter().map(|seat| self.name(seat).to_owned()), "and")
    }

    // ---- Decisions ------------------------------------------------------------------------

    /// What a player is asked, addressed to that player.
    #[must_use]
    pub fn prompt(&self, decision: &Decision<'_>) -> String {
        let text = match decision.prompt {
            Prompt::FirstCard => "Choose the first card of your board".into(),
            Prompt::Action => "Choose an action".into(),
            Prompt::Promote => "You may promote a card from your forecast".into(),
            Prompt::FreeDogma => "You may use the promoted card at once".into(),
            Prompt::Card { verb, select, may } => {
                self.order(may, verb, &self.cards(decision.player, select))
            }
            Prompt::Among { verb, may } => self.order(may, verb, "one of these cards"),
            Prompt::Order { verb } => format!("Choose which card to {} first", verb.name()),
            Prompt::Splay { splay, may } => {
                self.order(may, Verb::Splay, &format!("one of these colors {splay}"))
            }
            Prompt::SplayAny { splay } => format!("Splay one of these colors {splay}"),
            Prompt::Rearrange => "You may rearrange the cards of one color".into(),
            Prompt::Arrange => "Choose the next card, from the top down".into(),
            Prompt::Achievement { verb, may } => self.order(may, verb, "one of these achievements"),
            Prompt::Color => "Choose a color".into(),
            Prompt::Value => "Choose a value".into(),
            Prompt::Icon => "Choose an icon".into(),
            Prompt::Direction => "Choose a direction".into(),
            Prompt::Deck => "Choose a deck".into(),
            Prompt::Player { to, may: false } => format!("Choose a player to {to}"),
            Prompt::Player { to, may: true } => format!("You may choose a player to {to}"),
            Prompt::May(what) => format!("You may {what}"),
            Prompt::Either { of: [one, other], may } => {
                let start = if may { "You may" } else { "Choose to" };
                format!("{start} either (1) {one} or (2) {other}")
            }
            Prompt::ParleyToUse => "Return a card to use this distant card".into(),
            Prompt::ParleyToShare => "You may return a card to share in this dogma".into(),
            Prompt::ParleyToBeSpared => "You may return a card to be spared this demand".into(),
        };
        self.vocabulary.say(&text).into_owned()
    }

    fn order(&self, may: bool, verb: Verb, what: &str) -> String {
        if may { format!("You may {} {what}", verb.name()) } else { capital(verb.name(), what) }
    }

    /// The cards a selector means: "a red card with a crown from your hand".
    fn cards(&self, asked: Seat, select: Select) -> String {
        let Select { source, colors, values, with, with_any, without, demanding, rank, .. } = select;
        let mut what = match rank {
            Rank::Any => "a ".to_owned(),
            Rank::Highest => "the highest ".to_owned(),
            Rank::Lowest => "the lowest ".to_owned(),
        };
        let (end, place) = match source {
            Source::Pile(pile) => ("", pile.in_words()),
            Source::Tops => ("top ", "board"),
            Source::Bottoms => ("bottom ", "board"),
            Source::Available | Source::Specials => return "one of these achievements".to_owned(),
        };
        what.push_str(end);
        what.push_str(&colors_text(colors));
        what.push_str("card");
        what.push_str(&values_text(values));
        let conditions =
            [(with, "with", "and a"), (with_any, "with", "or a"), (without, "without", "or a")];
        for (icons, word, last) in conditions {
            if !icons.is_empty() {
                what.push_str(&format!(" {word} a {}", icons_text(icons, last)));
            }
        }
        if demanding {
            what.push_str(" with a demand");
        }
        let whose = match select.owner() {
            Some(seat) if seat != asked => format!("{}'s", self.name(seat)),
            _ => "your".to_owned(),
        };
        format!("{what} from {whose} {place}")
    }

    /// An option in words, for the player who decides.
    #[must_use]
    pub fn option(&self, state: &State, decision: &Decision<'_>, choice: Choice) -> String {
        let title = |card| self.catalog.title(card);
        let card_line = |card| {
            let facts = self.catalog.facts(card);
            match self.catalog.as_special(card) {
                Some(special) => special.name().to_owned(),
                None => format!("{} ({} {})", facts.title, facts.card.color(), facts.card.value()),
            }
        };
        let back = |zone: Zone, n: u16| {
            let card = state.by_backs(zone).get(usize::from(n).saturating_sub(1)).copied();
            card.map_or_else(String::new, |id| {
                let card = state.table().card(id);
                match state.rules().sets.expansions() {
                    0 => format!(" (age {})", card.value()),
                    _ => format!(" ({} {})", card.set(), card.value()),
                }
            })
        };
        let text = match choice {
            Choice::Draw => "Draw".into(),
            Choice::Meld(card) => format!("Meld {}", card_line(card)),
            Choice::Dogma(card) => match state.table().zone_of(card).owner() {
                Some(owner) if owner != decision.player => {
                    format!("Dogma {} of {}, for a card", title(card), self.name(owner))
                }
                _ => format!("Dogma {}", card_line(card)),
            },
            Choice::Achieve(age) => format!("Achieve age {age}"),
            Choice::Card(card) => card_line(card),
            Choice::Place(zone, n) => match zone.kind() {
                ZoneKind::Pile { pile, player } => {
                    let (name, words) = (self.name(player), pile.in_words());
                    format!("card {n}{} of {name}'s {words}", back(zone, n))
                }
                _ => unreachable!("only piles have places to pick from"),
            },
            Choice::ColorOf(seat, color) if seat == decision.player => format!("your {color} cards"),
            Choice::ColorOf(seat, color) => format!("{}'s {color} cards", self.name(seat)),
            Choice::Deck(set, age) => format!("the {set} deck of age {age}"),
            Choice::Achievement(age, 1) => format!("the achievement of age {age}"),
            Choice::Achievement(age, n) => format!("achievement {n} of age {age}"),
            Choice::Color(color) => color.name().into(),
            Choice::Age(age) => age.to_string(),
            Choice::Player(seat) => self.name(seat).into(),
            Choice::Icon(icon) => icon.name().into(),
            Choice::Splay(splay) => splay.name().into(),
            Choice::Yes => "Yes".into(),
            Choice::No => "No".into(),
            Choice::Pass => "Pass".into(),
            Choice::Option(n) => match decision.prompt {
                Prompt::Either { of, .. } => {
                    of.get(usize::from(n).saturating_sub(1)).map_or("", |what| what).to_owned()
                }
                _ => format!("alternative {n}"),
            },
        };
        self.vocabulary.say(&text).into_owned()
    }

    // ---- Events ---------------------------------------------------------------------------

    /// An event in a sentence; none for those that only mark a place.
    #[must_use]
    pub fn event(&self, told: &Told) -> Option<String> {
        let text = match told {
            Told::Turn { player, number, actions } => {
                let actions =
                    if *actions == 1 { "1 action".into() } else { format!("{actions} actions") };
                format!("Turn {number}: {} has {actions}", self.name(*player))
            }
            Told::FirstCard { player, card } => match card {
                Shown::Face(title) => format!("{} will start with {title}", self.name(*player)),
                _ => format!("{} has picked a first card", self.name(*player)),
            },
            Told::Action { player, choice } => self.action(*player, choice)?,
            Told::Dogma { player, card, sharers, victims } => {
                let mut text = format!("{} uses {}", self.name(*player), shown(card));
                let shared = [Kind::Dogma, Kind::Echo];
                if !sharers.is_empty() && shared.iter().any(|&kind| self.has_effect(card, kind)) {
                    text.push_str(&format!("; {} can share", self.names(*sharers)));
                }
                if !victims.is_empty() && self.has_effect(card, Kind::Demand) {
                    text.push_str(&format!("; {} can be demanded of", self.names(*victims)));
                }
                text
            }
            Told::Effect { player, card, effect, role } => {
                let which = format!("{} of {}", self.which_effect(card, *effect), shown(card));
                match role {
                    // Only what comes from another card than the one used is worth a word.
                    Role::Actor if !self.is_echo(card, *effect) => return None,
                    Role::Actor => format!("{} carries out {which}", self.name(*player)),
                    Role::Sharer => format!("{} shares {which}", self.name(*player)),
                    Role::Victim => format!("{} must obey {which}", self.name(*player)),
                    Role::Alone => format!("{} executes {which} alone", self.name(*player)),
                }
            }
            Told::Moved { verb, by, card, from, to, .. } => self.moved(*verb, *by, card, *from, *to),
            Told::Looked { player, card, at } => {
                format!(
                    "{} looks at {}, on top of {}",
                    self.name(*player),
                    shown(card),
                    self.place(*player, *at)
                )
            }
            Told::Revealed { by, card, .. } => format!("{} reveals {}", self.name(*by), shown(card)),
            Told::Proved { by, at } => {
                format!("{} shows {} to prove that nothing fits", self.name(*by), self.place(*by, *at))
            }
            Told::Splayed { by, player, color, splay } => {
                let whose =
                    if by == player { "their".into() } else { format!("{}'s", self.name(*player)) };
                if splay.is_none() {
                    format!("{} unsplays {whose} {color} cards", self.name(*by))
                } else {
                    format!("{} splays {whose} {color} cards {splay}", self.name(*by))
                }
            }
            Told::Rearranged { player, color } => {
                format!("{} rearranges their {color} cards", self.name(*player))
            }
            Told::Named { player, choice } => {
                let (what, which) = choice.split_once(' ')?;
                let name = which.parse().ok().and_then(Seat::new).map(|seat| self.name(seat));
                let chosen = match (what, name) {
                    ("player", Some(name)) => name.to_owned(),
                    ("option", _) => format!("alternative {which}"),
                    _ => which.to_owned(),
                };
                format!("{} chooses {chosen}", self.name(*player))
            }
            Told::Parleyed { player } => format!("{} parleys", self.name(*player)),
            Told::CutShort { card, why, .. } => {
                let card = shown(card);
                match why {
                    Cut::Repeats => {
                        format!(
                            "{card} is under way already and nothing has changed: it does nothing more"
                        )
                    }
                    Cut::Nests => format!("{card} does nothing: too many cards are under way"),
                    Cut::Endless => format!("{card} would go on without end: the action is over"),
                }
            }
            Told::SharingBonus { player } => {
                format!("{} draws for the sharing bonus", self.name(*player))
            }
            Told::Eliminated { player } => format!("{} is out of the game", self.name(*player)),
            Told::Ended { outcome } => {
                let how = match outcome.by {
                    By::Achievements => "by achievements".into(),
                    By::Score => "by score".into(),
                    By::Effect => format!("by {}", outcome.card.as_deref().unwrap_or("an effect")),
                    By::Elimination => "as the last in the game".into(),
                    By::Draw => return Some("The game is a draw".into()),
                };
                let verb = if outcome.winners.len() == 1 { "wins" } else { "win" };
                format!("{} {verb} {how}", self.names(outcome.winners))
            }
        };
        Some(self.vocabulary.say(&text).into_owned())
    }

    /// How an effect of an open card is called: "effect 2", "the echo effect".
    fn which_effect(&self, card: &Shown, effect: u8) -> String {
        let facts = self.open(card);
        if self.is_echo(card, effect) {
            return "the echo effect".into();
        }
        let first = facts.map_or(0, |facts| facts.first_dogma);
        format!("effect {}", effect.saturating_sub(first) + 1)
    }

    fn is_echo(&self, card: &Shown, effect: u8) -> bool {
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

    fn action(&self, player: Seat, choice: &str) -> Option<String> {
        let name = self.name(player);
        match choice.split_once(' ') {
            Some(("achieve", age)) => Some(format!("{name} achieves age {age}")),
            // The moves and the dogma that follow tell the rest.
            _ => None,
        }
    }

    fn moved(&self, verb: Verb, by: Seat, card: &Shown, from: ZoneKind, to: ZoneKind) -> String {
        let (name, card) = (self.name(by), shown(card));
        let source = match from {
            ZoneKind::Deck { .. } | ZoneKind::Available => String::new(),
            _ => format!(" from {}", self.place(by, from)),
        };
        match verb {
            Verb::Draw if matches!(to, ZoneKind::Pile { pile: Pile::Achievements, .. }) => {
                format!("{name} draws and achieves {card}")
            }
            Verb::Draw => format!("{name} draws {card}"),
            Verb::Meld if from == (ZoneKind::Pile { pile: Pile::Hand, player: by }) => {
                format!("{name} melds {card}")
            }
            Verb::Achieve => format!("{name} claims {card}{source}"),
            Verb::Promote => format!("{name} promotes {card}"),
            Verb::Place => format!("{name} places {card} on top of {}", self.place(by, to)),
            Verb::Transfer if matches!(from, ZoneKind::Deck { .. }) => {
                format!(
                    "{name} transfers {card} from the bottom of {} to {}",
                    self.place(by, from),
                    self.place(by, to)
                )
            }
            Verb::Transfer | Verb::Exchange => {
                format!("{name} {}s {card}{source} to {}", verb.name(), self.place(by, to))
            }
            _ => format!("{name} {}s {card}{source}", verb.name()),
        }
    }

    fn place(&self, by: Seat, zone: ZoneKind) -> String {
        let whose = |player: Seat| {
            if player == by { "their".to_owned() } else { format!("{}'s", self.name(player)) }
        };
        match zone {
            ZoneKind::Deck { set, age } if self.catalog.sets.expansions() > 0 => {
                format!("the {set} deck of age {age}")
            }
            ZoneKind::Deck { age, .. } => format!("the deck of age {age}"),
            ZoneKind::Available => "the available achievements".into(),
            ZoneKind::Junk => "the junk".into(),
            ZoneKind::Removed => "the box".into(),
            ZoneKind::Pile { pile, player } => format!("{} {}", whose(player), pile.in_words()),
            ZoneKind::Board { player, .. } => format!("{} board", whose(player)),
        }
    }
}

fn capital(verb: &str, what: &str) -> String {
    let mut letters = verb.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(" ".chars()).chain(what.chars()).collect()
}

fn shown(card: &Shown) -> String {
    match card {
        Shown::Face(title) => title.clone(),
        Shown::Back { seen: Some(title), .. } => title.clone(),
        Shown::Back { age, set: Set::Base, .. } if age.get() == 8 || age.get() == 11 => {
            format!("an {age}")
        }
        Shown::Back { age, set: Set::Base, .. } => format!("a {age}"),
        Shown::Back { age, set, .. } => format!("{} {set} {age}", article(set.name())),
        Shown::Covered { .. } => "a covered card".into(),
    }
}

fn article(word: &str) -> &'static str {
    if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}

fn colors_text(colors: Colors) -> String {
    match colors.len() {
        5 => String::new(),
        4 => format!("non-{} ", colors.others().iter().next().map_or("", |color| color.name())),
        _ => format!("{} ", join(colors.iter().map(|color| color.name().to_owned()), "or")),
    }
}

fn values_text(values: Ages) -> String {
    if values == Ages::ALL {
        return String::new();
    }
    let ages: Vec<u8> = values.iter().map(crate::age::Age::get).filter(|&age| age > 0).collect();
    let run = ages.windows(2).all(|pair| pair[1] == pair[0] + 1);
    match (ages.first(), ages.last()) {
        (Some(1), Some(last)) if run && ages.len() > 1 => format!(" of value {last} or less"),
        (Some(first), Some(15)) if run => format!(" of value {first} or more"),
        _ => format!(" of value {}", join(ages.iter().map(u8::to_string), "or")),
    }
}

fn icons_text(icons: Icons, last: &str) -> String {
    let named = icons.counted().iter().map(|icon| icon.name().to_owned());
    let bonus = icons.contains(Icon::Bonus(0)).then(|| "bonus".to_owned());
    join(named.chain(bonus), last)
}

fn join(words: impl Iterator<Item = String>, last: &str) -> String {
    let words: Vec<String> = words.collect();
    match words.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [init @ .., end] => format!("{} {last} {end}", init.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{HAND, toy};

    #[test]
    fn players_are_called_by_their_names() {
        let names = ["Ada", "Bob"].map(str::to_owned);
        let speaker =
            Speaker { catalog: toy::catalog(), names: &names, vocabulary: Vocabulary::default() };
        let chosen = |choice: &str| {
            speaker.event(&Told::Named { player: Seat::at(0), choice: choice.to_owned() })
        };
        assert_eq!(chosen("player 1").as_deref(), Some("Ada chooses Bob"));
        assert_eq!(chosen("age 4").as_deref(), Some("Ada chooses 4"));
        assert_eq!(chosen("option 2").as_deref(), Some("Ada chooses alternative 2"));
        assert_eq!(chosen("pass"), None);
    }

    #[test]
    fn a_card_must_bear_all_icons_asked_for() {
        let names = ["Ada".to_owned()];
        let speaker =
            Speaker { catalog: toy::catalog(), names: &names, vocabulary: Vocabulary::default() };
        let select = HAND.with(Icon::Leaf).with(Icon::Crown);
        assert_eq!(speaker.cards(Seat::at(0), select), "a card with a crown and a leaf from your hand");
    }
}
