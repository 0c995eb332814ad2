//! Where karmas meet what else the rules have: sharing, demands, other sets, one another.

use splay_engine::{By, Color, Kind, Seat, Set, Sets};

use super::story;
use crate::common::dice::Dice;
use crate::story::{Story, Third, story_of};

/// The story of a board with Figures in the Sand and other sets.
#[track_caller]
fn story_and(sets: impl IntoIterator<Item = Set>, board: &str) -> Story {
    let sets = sets.into_iter().fold(Sets::BASE.with(Set::Figures), Sets::with);
    story_of(Third, sets, board, |_| {})
}

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

/// Standing karmas count on while another karma is carried out: with Fu Xi's lightbulbs, what Leonardo melds
/// first makes an Empire before the card itself is melded.
#[test]
fn standing_karmas_count_within_a_karma() {
    let board = "you: green> Fu Xi, Sailing; yellow^ Leonardo Da Vinci, Agriculture; red Mobility; \
                 purple Monotheism; hand Computers, Fermenting; score Oars, Archery, Tools";
    story(board).plays(["meld Fermenting"]).tells([
        "you: meld Computers",
        "you: achieve Empire",
        "you: meld Fermenting",
    ]);
    story(&board.replace(", Tools", ""))
        .plays(["meld Fermenting"])
        .tells(["you: meld Computers", "you: meld Fermenting"]);
}

/// Her owner returns nothing, and is not among those for whom a 5 is scored.
#[test]
fn nightingale_is_not_counted_for_the_charter() {
    story_and(
        [Set::Artifacts],
        "you: red East India Company Charter; score Sailing\n \
         them: yellow Florence Nightingale; score Tools\n third: score Oars\n deck 5: Coal, Banking",
    )
    .plays(["dogma East India Company Charter", "age 1"])
    .leaves("you: red East India Company Charter; score Coal, Banking\n third:");
}

/// The last achievement comes of itself, in the middle of an effect: Chan fights back there, too (RUL-390).
#[test]
fn chan_fights_back_against_an_achievement_that_comes_of_itself() {
    let told = |score: &str| {
        let board = format!(
            "you: purple Philosophy; green Fu Xi; hand Oars; score Robotics; \
             achievements Empire, Wonder, World, Universe, War, Trade\n \
             them: red Jackie Chan; score {score}"
        );
        let sets = Sets::BASE.with(Set::Figures);
        story_of(Third, sets, &board, |position| position.players[0].scored = 5)
            .plays(["dogma Philosophy", "card Oars"])
    };
    // With Fu Xi they have twelve points, or eleven, as you have.
    told("Databases, Tools").ends(["them"], By::Effect);
    told("Databases").ends(["you"], By::Achievements);
}

/// A card that a demand has tucked splays a color by Crosby's karma: whoever splays draws the City.
#[test]
fn a_victim_who_splays_draws_a_city() {
    let board = "you: purple Monotheism\n \
                 them: yellow Caresse Crosby; red Coal; green Navigation, Paper\n \
                 deck 1: Sailing, Oars\n deck 2: Calendar, Construction\n cities deck 8: Hamburg";
    let after = |hand: &str| {
        format!(
            "you: purple Monotheism; red Oars; score Coal\n \
             them: yellow Caresse Crosby; green< Navigation, Paper, Sailing; hand {hand}"
        )
    };
    story_and([Set::Cities], board)
        .plays(["dogma Monotheism", "them: card Coal"])
        .leaves(&after("Hamburg, Calendar, Construction"));
    // Who holds a City draws none.
    story_and([Set::Cities], &board.replace("Crosby;", "Crosby; hand Athens;"))
        .plays(["dogma Monotheism", "them: card Coal"])
        .leaves(&after("Athens, Calendar, Construction"));
    // Nor does anybody for unsplaying.
    story_and([Set::Cities], "you: purple Feudalism\n them: green< Navigation, Paper; hand The Wheel")
        .plays(["dogma Feudalism"])
        .leaves("you: purple Feudalism; hand The Wheel\n them: green Navigation, Paper");
}

/// A search draws by no rule but its own: Rhazes tucks nothing, and no card of Echoes comes.
#[test]
fn a_search_sets_off_no_karma() {
    story_and(
        [Set::Cities, Set::Echoes],
        "you: purple Code of Laws; yellow Rhazes; hand Mecca, Optics\n \
         deck 3: Medicine, Education, Compass, Paper\n echoes deck 3: Almanac",
    )
    .plays(["meld Mecca"])
    .leaves(
        "you: purple Mecca, Code of Laws; yellow Rhazes; hand Optics, Medicine, Compass\n \
         deck 3: Paper\n deck 3 bottom: Education",
    );
}

/// Amina's owner achieves a top card, and what it covered has the clocks that were missing.
#[test]
fn an_achieved_top_card_uncovers_another_achievement() {
    let board = "you: red Amina Sukhera; blue^ Software, Quantum Theory; green^ Databases, Satellites; \
                 purple Monotheism, The Internet; score Robotics";
    story(board).plays(["achieve Monotheism"]).leaves(
        "you: red Amina Sukhera; blue^ Software, Quantum Theory; green^ Databases, Satellites; \
         purple The Internet; score Robotics; achievements Monotheism, World",
    );
    // Shivaji's owner takes it, if eligible: uncovered it is all the same.
    story(&format!("{board}\n them: red Shivaji; score Stem Cells"))
        .plays(["achieve Monotheism"])
        .leaves(
            "you: red Amina Sukhera; blue^ Software, Quantum Theory; green^ Databases, Satellites; \
         purple The Internet; score Robotics; achievements World\n \
         them: red Shivaji; score Stem Cells; achievements Monotheism",
        );
}

/// What Amina makes available is an achievement, but no standard one (RUL-394): nothing of the same value,
/// of a higher or a lower one comes with it.
#[test]
fn what_a_karma_makes_available_is_no_standard_achievement() {
    for figure in ["Murasaki Shikibu", "Johannes Vermeer", "Queen Victoria"] {
        story(&format!(
            "you: red Amina Sukhera; purple {figure}; yellow Fermenting; score Software, Mathematics
             available: Mysticism, Optics"
        ))
        .plays(["achieve Fermenting", "card Amina Sukhera"])
        .leaves(&format!(
            "you: purple {figure}; score Software, Mathematics, Amina Sukhera; achievements Fermenting
             available: Mysticism, Optics"
        ));
    }
}

// ---- What follows a Meld action, with all sets ---------------------------------------------------

/// A City onto a card: its arrow, the City for the splay, the dig, the Relic, the promotion with a Dogma action,
/// the Figure that fades, the Figure for sharing.
#[test]
fn all_that_follows_the_meld_of_a_city() {
    story_and(
        Set::ALL,
        "you: red Optics; purple Homer; yellow Ximen Bao; hand Delhi; forecast Sailing\n \
         them: green Currency\n cities deck 3: Mecca\n artifacts deck 3: Excalibur\n deck 1: Oars\n \
         echoes deck 1: Ruler\n figures deck 3: Alhazen",
    )
    .plays(["meld Delhi", "option 2", "card Sailing", "dogma Sailing", "card Ximen Bao"])
    .tells([
        "you: meld Delhi",
        "you: draw Mecca",
        "you: dig Excalibur",
        "you: seize Timbuktu",
        "you: promote Sailing",
        "them: draw Oars",
        "them: meld Oars",
        "you: draw Ruler",
        "you: meld Ruler",
        "you: score Ximen Bao",
        "you: draw Alhazen",
    ]);
}

/// A Figure onto a card: the dig, the Relic, the promotion with a Dogma action, a Figure that fades and one
/// for sharing, and last of all "when".
#[test]
fn all_that_follows_the_meld_of_a_figure() {
    story_and(
        Set::ALL,
        "you: red Optics; green Fu Xi; hand Alexander the Great; forecast Writing\n \
         them: purple Homer\n artifacts deck 3: Excalibur\n deck 2: Calendar, Mapmaking\n \
         figures deck 2: Plato",
    )
    .plays(["meld Alexander the Great", "option 1", "card Writing", "dogma Writing", "card Fu Xi"])
    .tells([
        "you: meld Alexander the Great",
        "you: dig Excalibur",
        "you: seize Timbuktu",
        "you: promote Writing",
        "them: draw Calendar",
        "you: draw Mapmaking",
        "you: score Fu Xi",
        "you: draw Plato",
        "you: score Homer",
    ]);
}

// ---- A great many effects -----------------------------------------------------------------------

/// All blue cards with an echo effect in one stack, splayed up; Ximen Bao makes all that are visible part of
/// his own. They are carried out from the bottom to the top, whatever they do.
#[test]
fn ximen_bao_has_all_echoes_of_a_color() {
    let all: Sets = Set::ALL.into_iter().collect();
    let catalog = splay_cards::catalog(Third, all);
    let echoes: Vec<&str> = catalog
        .innovations()
        .filter(|facts| facts.card.color() == Color::Blue && facts.echo().is_some())
        .map(|facts| facts.title)
        .collect();
    assert_eq!(echoes.len(), 28);
    let board = format!("you: yellow Ximen Bao; blue^ {}; hand Tools, Oars, Paper", echoes.join(", "));
    for seed in 0..20 {
        let told = story_of(Third, all, &board, |_| {});
        let state = told.chronicle().state();
        let mut visible: Vec<_> = state.table().echoes(Seat::at(0), Color::Blue).collect();
        assert!(visible.len() > 20, "{} are visible", visible.len());
        visible.sort_by_key(|card| {
            std::cmp::Reverse(echoes.iter().position(|title| catalog.title(card.id()) == *title))
        });
        let ximen = catalog.find("Ximen Bao").expect("it is a card");
        let program = state.program(Seat::at(0), ximen);
        let lent = program.iter().filter(|part| part.kind == Kind::Echo).map(|part| part.card);
        assert!(lent.eq(visible.iter().map(|card| card.id())), "from the bottom to the top");
        let mut game = told.plays(["dogma Ximen Bao"]).into_chronicle();
        let mut dice = Dice::new(seed);
        while game.decision().is_some_and(|open| open.player == Seat::at(0)) {
            game.choose_index(dice.below(game.game().options().len())).expect("it is an option");
        }
    }
}
