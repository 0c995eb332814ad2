//! What is said: every piece is what it is marked as, and in Iello's words there are none of
//! Asmadi's left, but for names and titles, which are nobody's to translate.

use splay_engine::scene::tell;
use splay_engine::{Audience, Chronicle, Edition, Mark, Phrase, Piece, Speaker, Vocabulary};

use crate::common::seatings::seatings;
use crate::common::walk::walk_each;

/// Whoever is called so must not be translated.
const NAME: &str = "Tuck Board";

#[test]
fn every_piece_is_what_it_is_marked_as() {
    let mut pieces = 0;
    walk_each(&seatings(), |game, dice| {
        if dice.once_in(8) {
            let names = vec![NAME.to_owned(); game.state().players()];
            let iello = game.state().rules().edition == Edition::First;
            let vocabulary = if iello { Vocabulary::Iello } else { Vocabulary::Asmadi };
            let catalog = game.game().catalog();
            let speaker = Speaker { catalog, names: &names, vocabulary, you: None };
            for phrase in everything_said(game, &speaker) {
                phrase.pieces().iter().for_each(|piece| look_at(piece, &speaker, &phrase));
                pieces += phrase.pieces().len();
            }
        }
    });
    assert!(pieces > 100_000, "only {pieces} pieces were looked at");
}

/// The question, its options, the effect that asks, and what happened last.
fn everything_said(game: &Chronicle, speaker: &Speaker<'_>) -> Vec<Phrase> {
    let last = game.events().len().saturating_sub(6);
    let lines = tell(speaker, game.events(), last, Audience::Referee);
    let mut said: Vec<Phrase> = lines.into_iter().map(|line| line.words).collect();
    if let Some(decision) = game.decision() {
        let option = |&choice| speaker.option(game.state(), &decision, choice);
        said.push(speaker.prompt(&decision));
        said.extend(decision.options.iter().map(option));
        said.extend(game.occasion().map(|occasion| speaker.occasion(occasion, decision.player)));
        let source = decision.source.map(|card| speaker.catalog.facts(card));
        let effects = source.iter().flat_map(|facts| &facts.effects);
        said.extend(effects.map(|effect| speaker.say(effect.words())));
    }
    said
}

fn look_at(piece: &Piece, speaker: &Speaker<'_>, phrase: &Phrase) {
    let text = piece.text();
    let true_to_its_mark = match piece {
        Piece::Plain(_) | Piece::Marked { mark: Mark::Place(_) | Mark::Action { .. }, .. } => {
            !speaks_of(text, speaker.vocabulary) && !text.contains(NAME)
        }
        Piece::Marked { mark, .. } => match *mark {
            Mark::Card => speaker.catalog.find(text).is_some_and(|id| speaker.catalog.title(id) == text),
            Mark::Print { color, age } => text == format!(" ({color} {age})"),
            Mark::Back { age, .. } => text.ends_with(&age.to_string()),
            Mark::Player { .. } => text == NAME,
            Mark::Icon { icon } => text == icon.name() || text == "image",
            Mark::Color { color } => text == color.name(),
            Mark::Age { age } => text == age.to_string(),
            Mark::Splay { splay } => text == splay.name(),
            Mark::Place(_) | Mark::Action { .. } => true,
        },
    };
    assert!(true_to_its_mark, "{piece:?} in \"{phrase}\"");
}

/// Whether plain words have a term in them that this vocabulary calls otherwise.
fn speaks_of(text: &str, vocabulary: Vocabulary) -> bool {
    let terms = vocabulary.terms();
    let is_theirs =
        |word: &str| terms.iter().any(|(_, theirs)| theirs.split(' ').any(|part| part == word));
    let mut ours = terms.iter().map(|(ours, _)| *ours).filter(|ours| !is_theirs(ours));
    ours.any(|term| text.to_lowercase().split(|c: char| !c.is_alphanumeric()).any(|word| word == term))
}
