//! What a player is asked.

use super::Speaker;
use crate::age::{Age, Ages};
use crate::color::Colors;
use crate::event::Verb;
use crate::icon::{Icon, Icons};
use crate::phrase;
use crate::phrase::{Phrase, Piece};
use crate::player::Decision;
use crate::prompt::Prompt;
use crate::seat::Seat;
use crate::select::{Rank, Select, Source};
use crate::set::{Set, Sets};
use crate::zone::ZoneKind;

impl Speaker<'_> {
    /// What a player is asked, addressed to that player.
    #[must_use]
    pub fn prompt(&self, decision: &Decision<'_>) -> Phrase {
        self.say(match decision.prompt {
            Prompt::FirstCard => "Choose the first card of your board".into(),
            Prompt::Action => "Choose an action".into(),
            Prompt::Promote => "You may promote a card from your forecast".into(),
            Prompt::Karma => "Several karmas apply: choose which one takes effect".into(),
            Prompt::Fade => "Choose a Figure to fade (you score it)".into(),
            Prompt::FreeDogma => "You may use the promoted card right away".into(),
            Prompt::CityIcon => "Choose which icon of the city acts first".into(),
            Prompt::Display => "You may use or return the card on your display".into(),
            Prompt::Seize => phrase![
                "You may seize ",
                decision.source.map_or("a Relic".into(), |card| self.card(card))
            ],
            Prompt::Card { verb, select, may } => order(may, verb, self.cards(decision.player, select)),
            Prompt::Among { verb, may } => order(may, verb, "one of these cards"),
            Prompt::Order { verb } => phrase!["Choose which card to ", verb.name(), " first"],
            Prompt::Splay { splay, may } => {
                order(may, Verb::Splay, phrase!["one of these colors ", splay])
            }
            Prompt::SplayAny { splay } => phrase!["Splay one of these colors ", splay],
            Prompt::Rearrange => "You may rearrange the cards of one color".into(),
            Prompt::Arrange => "Choose the next card, from the top down".into(),
            Prompt::Achievement { verb, may } => order(may, verb, "one of these achievements"),
            Prompt::CardName => "Name a card".into(),
            Prompt::Color => "Choose a color".into(),
            Prompt::Value => "Choose a value".into(),
            Prompt::Icon => "Choose an icon".into(),
            Prompt::Set => "Choose a set of cards".into(),
            Prompt::Number => "Choose a number".into(),
            Prompt::Direction => "Choose a direction".into(),
            Prompt::Deck => "Choose a deck".into(),
            Prompt::Player { to, may: false } => phrase!["Choose a player to ", to],
            Prompt::Player { to, may: true } => phrase!["You may choose a player to ", to],
            Prompt::May(what) => phrase!["You may ", what],
            Prompt::Either { of: [one, other], may } => {
                let start = if may { "You may" } else { "Choose to" };
                phrase![start, " either (1) ", one, " or (2) ", other]
            }
            Prompt::ParleyToUse => "Return a card to use this distant player's card".into(),
            Prompt::ParleyToShare => "You may return a card to share in this dogma".into(),
            Prompt::ParleyToBeSpared => "You may return a card to be spared this demand".into(),
        })
    }

    /// The cards a selector means: "a red card with a crown from your hand".
    fn cards(&self, asked: Seat, select: Select) -> Phrase {
        let Select { source, colors, values, with, with_any, without, demanding, sets, rank, .. } =
            select;
        let owner = select.owner().unwrap_or(asked);
        let rank = match rank {
            Rank::Any => "a ",
            Rank::Highest => "the highest ",
            Rank::Lowest => "the lowest ",
        };
        let (end, place) = match source {
            Source::Pile(pile) => {
                ("", self.place(asked, "your", ZoneKind::Pile { pile, player: owner }))
            }
            Source::Tops => ("top ", self.whole_board(asked, owner)),
            Source::Bottoms => ("bottom ", self.whole_board(asked, owner)),
            Source::Available | Source::Standard | Source::Specials | Source::Unclaimed => {
                return "one of these achievements".into();
            }
        };
        let mut what = phrase![rank, end, of_colors(colors), "card", of_values(values)];
        let conditions = [
            (with, " with a ", " and a "),
            (with_any, " with a ", " or a "),
            (without, " without a ", " or a "),
        ];
        for (icons, which, last) in conditions {
            if !icons.is_empty() {
                what.push(phrase![which, of_icons(icons, last)]);
            }
        }
        if sets != Sets::ALL {
            what.push(phrase![" of ", Phrase::list(sets.iter().map(Set::title), " or ")]);
        }
        if demanding {
            what.push(" with a demand");
        }
        phrase![what, " from ", place]
    }

    /// A board, all colors of it.
    fn whole_board(&self, asked: Seat, owner: Seat) -> Phrase {
        if owner == asked { "your board".into() } else { phrase![self.player(owner), "'s board"] }
    }
}

fn order(may: bool, verb: Verb, what: impl Into<Phrase>) -> Phrase {
    if may {
        phrase!["You may ", verb.name(), " ", what]
    } else {
        phrase![verb.name(), " ", what].capital()
    }
}

fn of_colors(colors: Colors) -> Phrase {
    match colors.len() {
        5 => Phrase::default(),
        4 => phrase!["non-", Phrase::list(colors.others().iter(), ""), " "],
        _ => phrase![Phrase::list(colors.iter(), " or "), " "],
    }
}

fn of_values(values: Ages) -> Phrase {
    if values == Ages::ALL {
        return Phrase::default();
    }
    let ages: Vec<Age> = values.iter().filter(|&age| age > 0).collect();
    let run = ages.windows(2).all(|pair| pair[1].get() == pair[0].get() + 1);
    match ages.as_slice() {
        [first, .., last] if run && *first == 1 => phrase![" of value ", *last, " or less"],
        [first, .., last] if run && last.get() == 15 => phrase![" of value ", *first, " or more"],
        _ => phrase![" of value ", Phrase::list(ages, " or ")],
    }
}

fn of_icons(icons: Icons, last: &'static str) -> Phrase {
    let named = icons.counted().iter().map(Piece::from);
    let bonus = icons.contains(Icon::Bonus(0)).then(|| "bonus".into());
    Phrase::list(named.chain(bonus), last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{HAND, TOPS, Vocabulary, toy};

    #[test]
    fn a_card_must_bear_all_icons_asked_for() {
        let names = ["Ada", "Board"].map(str::to_owned);
        let mut speaker = Speaker {
            catalog: toy::catalog(),
            names: &names,
            vocabulary: Vocabulary::Asmadi,
            you: None,
        };
        let select = HAND.with(Icon::Leaf).with(Icon::Crown);
        let asked = speaker.cards(Seat::at(0), select).to_string();
        assert_eq!(asked, "a card with a crown and a leaf from your hand");
        speaker.vocabulary = Vocabulary::Iello;
        let select = TOPS.of(Seat::at(1)).color(crate::Color::Red);
        let asked = speaker.say(speaker.cards(Seat::at(0), select)).to_string();
        assert_eq!(asked, "an active red card from Board's zone");
    }
}
