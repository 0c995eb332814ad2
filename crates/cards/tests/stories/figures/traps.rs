//! Where karmas meet what else the rules have: sharing, demands, other sets, one another.

use splay_engine::{Set, Sets};

use super::story;
use crate::story::{Third, story_of};

/// What a third player's karma does in a shared effect is its owner's doing: nobody has shared, and nobody
/// draws for it.
#[test]
fn a_third_players_karma_is_not_the_sharers_change() {
    story("you: yellow Masonry\n them: red Metalworking; hand The Wheel\n third: green Augustus Caesar")
        .plays(["dogma Masonry", "them: card The Wheel"])
        .leaves(
            "you: yellow Masonry\n them: red Metalworking\n third: green The Wheel, Augustus Caesar",
        );
}

/// Two karmas would replace one meld: the current player picks, though it is another who melds.
#[test]
fn the_current_player_picks_for_another() {
    story(
        "you: yellow Masonry; green Augustus Caesar\n \
         them: red Metalworking; purple Mysticism; green Sargon of Akkad; hand Oars\n figures deck 2: Plato",
    )
    .plays(["dogma Masonry", "them: card Oars"])
    .offers(["card Augustus Caesar", "card Sargon of Akkad"])
    .plays(["you: card Sargon of Akkad"])
    .leaves(
        "you: yellow Masonry; green Augustus Caesar; hand Plato\n \
         them: red Metalworking, Oars; purple Mysticism; green Sargon of Akkad",
    );
}

/// What Leonardo melds first, Sargon does not tuck.
#[test]
fn karmas_set_off_no_karmas() {
    story("you: yellow Leonardo Da Vinci; green Sargon of Akkad; blue Writing; hand Tools, Agriculture")
        .plays(["meld Agriculture"])
        .leaves(
            "you: yellow Agriculture, Leonardo Da Vinci; blue Tools, Writing; green Sargon of Akkad",
        );
}

/// Who takes part is fixed when the action begins, and stays so though its first effect covers him.
#[test]
fn alexanders_measure_outlives_him() {
    story(
        "you: red Alexander the Great; blue Tools; hand Oars, Sailing, Pottery; score Archery\n \
         them: score Paper; hand Optics\n deck 1: Metalworking, Clothing, Agriculture\n deck 3: Engineering\n \
         figures deck 3: Avicenna",
    )
    .plays(["dogma Tools", "them: pass", "card Oars", "card Sailing", "card Pottery", "them: card Optics"])
    .leaves(
        "you: red Engineering, Alexander the Great; blue Tools; score Archery; hand Avicenna\n \
         them: score Paper; hand Metalworking, Clothing, Agriculture",
    );
}

/// Homer lies beneath Ptahotep; splayed, his inspire effect is carried out before hers.
#[test]
fn takiyuddin_brings_an_effect_to_light() {
    story("you: blue Takiyuddin; purple Ptahotep, Homer\n deck 1: Pottery\n deck 2: Calendar")
        .plays(["inspire purple", "color purple", "card Ptahotep", "card Takiyuddin"])
        .leaves("you: blue Calendar; purple Homer; score Ptahotep, Takiyuddin; hand Pottery");
}

/// The payment comes before the cards are revealed, and the values are raised both times.
#[test]
fn kepler_can_be_endorsed() {
    let sets = Sets::BASE.with(Set::Cities).with(Set::Figures);
    story_of(
        Third,
        sets,
        "you: blue Johannes Kepler; green The Wheel; red Sparta; hand Sailing, Clothing\n \
         deck 2: Calendar, Mathematics, Currency, Fermenting",
        |_| {},
    )
    .plays(["endorse The Wheel", "card Sailing"])
    .leaves(
        "you: blue Johannes Kepler; green The Wheel, Sailing; red Sparta; \
         hand Clothing, Calendar, Mathematics, Currency, Fermenting",
    );
}

/// With all sets: a City for the new color, then the promotion, then "when".
#[test]
fn what_follows_a_meld_with_all_sets() {
    let board = "you: hand Alexander the Great, Plato; forecast Tools\n them: purple Homer\n \
                 cities deck 2: Sparta";
    story_of(Third, Set::ALL.into_iter().collect(), board, |_| {})
        .plays(["meld Alexander the Great", "card Tools", "pass"])
        .tells([
            "you: meld Alexander the Great",
            "you: draw Sparta",
            "you: promote Tools",
            "you: score Homer",
        ]);
}

/// A special achievement is claimed in the middle of a karma, and a Figure that fades counts for Monument.
#[test]
fn fading_is_scoring() {
    let told = story_of(
        Third,
        Sets::BASE.with(Set::Figures),
        "you: red Hammurabi; green Fu Xi\n deck 1: Tools",
        |position| position.players[0].scored = 5,
    );
    told.plays(["draw", "card Fu Xi"])
        .leaves("you: red Hammurabi; score Fu Xi; hand Tools; achievements Monument");
}
