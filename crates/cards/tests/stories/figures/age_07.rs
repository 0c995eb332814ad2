//! Age 7.

use splay_cards::prelude::*;
use splay_engine::By;

use super::{decrees, story};
use crate::story::Story;

fn icons(story: &Story, icon: Icon) -> u16 {
    story.chronicle().state().count(Seat::at(0), icon)
}

// ---- James Clerk Maxwell

#[test]
fn james_clerk_maxwell_draws_an_8() {
    story("you: blue James Clerk Maxwell\n deck 8: Flight\n deck 7: Railroad")
        .plays(["inspire blue"])
        .leaves("you: blue James Clerk Maxwell; hand Flight, Railroad");
}

#[test]
fn james_clerk_maxwell_gives_an_icon_of_every_kind_for_each_card_held() {
    let told = story("you: blue James Clerk Maxwell; red Oars; hand Tools, Sailing, Paper");
    let counts = [Clock, Castle, Crown, Leaf, Factory, Lightbulb].map(|icon| icons(&told, icon));
    assert_eq!(counts, [4, 5, 4, 0, 0, 0]);
    assert_eq!(icons(&story("you: blue> Tools, James Clerk Maxwell; hand Oars"), Castle), 1);
}

// ---- John Ericsson

#[test]
fn john_ericsson_draws_and_tucks_a_7() {
    story("you: red John Ericsson\n deck 7: Explosives, Railroad")
        .plays(["inspire red"])
        .leaves("you: red John Ericsson, Explosives; hand Railroad");
}

#[test]
fn john_ericsson_scores_lower_figures_of_opponents_when_melded() {
    story("you: hand John Ericsson; purple Homer\n them: red Tecumseh, Sun Tzu; green Fu Xi; blue Charles Darwin")
        .plays(["meld John Ericsson", "you: card Homer", "them: card Sun Tzu"])
        .leaves(
            "you: red John Ericsson; score Tecumseh, Fu Xi, Homer\n \
             them: blue Charles Darwin; score Sun Tzu",
        );
}

#[test]
fn john_ericsson_gives_two_clocks_for_each_factory() {
    assert_eq!(icons(&story("you: red John Ericsson; purple Railroad"), Clock), 2 + 2 * 3);
    assert_eq!(icons(&story("you: red> Explosives, John Ericsson"), Clock), 0);
}

// ---- Robert E. Lee

#[test]
fn robert_e_lee_transfers_a_leaf_from_anywhere_to_anywhere() {
    let board = "you: red Robert E. Lee; yellow Stem Cells\n them: yellow Agriculture; red Oars";
    story(board)
        .plays(["dogma Robert E. Lee"])
        .offers(["card Robert E. Lee", "card Stem Cells", "card Agriculture"])
        .plays(["card Robert E. Lee", "player 1"])
        .leaves("you: yellow Stem Cells\n them: yellow Agriculture; red Robert E. Lee, Oars");
    // To where it lies it can go too: nothing happens (RUL-370).
    story(board).plays(["dogma Robert E. Lee", "card Agriculture", "player 1"]).changes_nothing();
}

#[test]
fn robert_e_lee_makes_an_achievement_of_seven_leaves() {
    // Six leaves of the board are not enough; Pottery has three.
    let board = "you: red Robert E. Lee; yellow Agriculture; green Sailing; \
                 achievements Empire, World, Wonder, Monument, Universe, Advancement\n deck 1: ";
    story(&format!("{board}Pottery")).plays(["dogma Sailing"]).ends(["you"], By::Achievements);
    story(&format!("{board}Tools")).plays(["dogma Sailing"]).goes_on();
}

// ---- Alfred Nobel

#[test]
fn alfred_nobel_scores_a_card() {
    story(
        "you: green Alfred Nobel; hand Philosophy, Code of Laws\n them: red Oars\n deck 7: Combustion",
    )
    .plays(["inspire green", "card Philosophy"])
    .leaves("you: green Alfred Nobel; hand Code of Laws, Combustion; score Philosophy\n them: red Oars");
}

#[test]
fn alfred_nobel_counts_icons_of_which_nobody_else_has_half_as_many() {
    let achieved = |board: &str| story(board).chronicle().state().achievements(Seat::at(0));
    // Crowns: two against one. Castles: three against two. Lightbulbs: one, and nobody else has any.
    assert_eq!(achieved("you: green Alfred Nobel; red Metalworking\n them: red Oars"), 1);
    assert_eq!(achieved("you: green Alfred Nobel; red Archery\n them: red Oars"), 2);
    assert_eq!(achieved("you: green Alfred Nobel\n them: red Oars\n third: red Optics"), 0);
    assert_eq!(achieved("you: green> Sailing, Alfred Nobel\n them: red Metalworking"), 0);
}

// ---- George Stephenson

#[test]
fn george_stephenson_splays_up_what_is_splayed_right() {
    story("you: green> George Stephenson, Navigation; yellow< Canning, Agriculture; purple> Lighting, Enterprise")
        .plays(["dogma George Stephenson"])
        .offers(["color green", "color purple", "pass"])
        .plays(["color purple"])
        .leaves(
            "you: green> George Stephenson, Navigation; yellow< Canning, Agriculture; \
             purple^ Lighting, Enterprise",
        );
}

#[test]
fn george_stephenson_makes_an_achievement_of_each_age_available() {
    let told = story("you: green George Stephenson; score Robotics\n figures deck 1: Homer");
    let before = [1, 9, 10].map(|age| told.deck_size(age));
    let told = told.plays(["achieve 1"]);
    let after = [1, 9, 10].map(|age| told.deck_size(age));
    assert_eq!(after, [before[0] - 1, before[1] - 1, before[2]]);
    let available = told.chronicle().state().table().len(Zone::AVAILABLE);
    let without =
        story("you: green Sailing; score Robotics\n figures deck 1: Homer").plays(["achieve 1"]);
    assert_eq!(available, without.chronicle().state().table().len(Zone::AVAILABLE) + 9);
}

// ---- Rowland Hill

#[test]
fn rowland_hill_draws_a_7() {
    story("you: yellow Rowland Hill\n deck 7: Lighting, Bicycle")
        .plays(["inspire yellow"])
        .leaves("you: yellow Rowland Hill; hand Lighting, Bicycle");
}

#[test]
fn rowland_hill_claims_what_is_left_of_his_hand_for_three_cards() {
    story(
        "you: yellow Rowland Hill; hand Agriculture, Antibiotics, Canal Building, Fermenting, Vaccination; \
         score Software\n available: Calendar\n figures deck 1: Homer",
    )
    .plays(["achieve 2", "card Fermenting", "card Canal Building", "card Vaccination"])
    .leaves(
        "you: yellow Rowland Hill; score Software; achievements Agriculture, Antibiotics, Calendar\n \
         them: hand Homer",
    );
}

#[test]
fn rowland_hill_claims_nothing_more_for_two_cards() {
    story(
        "you: yellow Rowland Hill; hand Agriculture, Antibiotics; score Software\n available: Calendar\n \
         figures deck 1: Homer",
    )
    .plays(["achieve 2"])
    .leaves("you: yellow Rowland Hill; score Software; achievements Calendar\n them: hand Homer");
}

// ---- Queen Victoria

#[test]
fn queen_victoria_transfers_a_figure_of_any_score_pile() {
    story("you: purple Queen Victoria; score Plato\n them: score Fu Xi, Tools")
        .plays(["dogma Queen Victoria"])
        .offers(["card Plato", "score 1 2"])
        .plays(["score 1 2"])
        .leaves("you: purple Queen Victoria; score Plato, Fu Xi\n them: score Tools");
    story("you: purple Queen Victoria; score Plato\n them: score Tools")
        .plays(["dogma Queen Victoria"])
        .changes_nothing();
}

#[test]
fn queen_victoria_makes_a_lower_achievement_available() {
    let board = "you: purple Queen Victoria; score Software, Robotics\n figures deck 1: Homer";
    let told = story(board).plays(["achieve 3"]).offers(["age 1", "age 2"]);
    let left = told.deck_size(2);
    let told = told.plays(["age 2"]);
    assert_eq!(told.deck_size(2), left - 1);
    // Below the first age there is none.
    story(board).plays(["achieve 1", "them: draw"]).goes_on();
}

// ---- Charles Darwin

#[test]
fn darwin_draws_an_8() {
    story("you: blue Charles Darwin\n deck 8: Flight")
        .plays(["dogma Charles Darwin"])
        .leaves("you: blue Charles Darwin; hand Flight");
}

#[test]
fn darwin_wins_with_the_most_achievements() {
    let board = "you: blue Charles Darwin; score Paper, Optics; achievements Empire";
    story(board).plays(["achieve 1"]).ends(["you"], By::Effect);
    story(&format!("{board}\n them: achievements World")).plays(["achieve 1"]).goes_on();
}

// ---- Florence Nightingale

#[test]
fn nightingale_tucks_a_card() {
    story("you: yellow Florence Nightingale; hand Oars, Tools\n deck 7: Railroad")
        .plays(["inspire yellow", "card Tools"])
        .leaves("you: yellow Florence Nightingale; blue Tools; hand Oars, Railroad");
}

/// Her cards stay and are not counted as transferred; her owner's own effects work.
#[test]
fn nightingale_guards_the_score_pile() {
    story("you: green Mapmaking; red Optics\n them: yellow Florence Nightingale; score Tools")
        .plays(["dogma Mapmaking"])
        .changes_nothing();
    story("you: yellow Florence Nightingale; purple Education; score Paper, Oars\n deck 3: Optics")
        .plays(["dogma Education", "card Paper"])
        .leaves("you: yellow Florence Nightingale; purple Education; score Oars; hand Optics");
}

// ---- Emperor Meiji

#[test]
fn meiji_foreshadows_an_8_or_a_9() {
    let board = "you: purple Emperor Meiji\n deck 7: Railroad\n deck 8: Flight\n deck 9: Computers";
    story(board)
        .plays(["inspire purple"])
        .offers(["age 8", "age 9"])
        .plays(["age 9"])
        .leaves("you: purple Emperor Meiji; forecast Computers; hand Railroad");
    story(board)
        .plays(["inspire purple", "age 8"])
        .leaves("you: purple Emperor Meiji; forecast Flight; hand Railroad");
}

#[test]
fn meiji_wins_with_a_10_over_an_8_and_a_9() {
    let board = "you: purple Emperor Meiji; blue Quantum Theory; green Collaboration; hand Robotics";
    story(board).plays(["meld Robotics"]).ends(["you"], By::Effect);
    story(&board.replace("; blue Quantum Theory", "")).plays(["meld Robotics"]).goes_on();
}

/// The forecast is in the hand: its cards can be melded, and pay for a Decree.
#[test]
fn meiji_has_the_forecast_in_hand() {
    story("you: purple Emperor Meiji; hand Homer, Plato; forecast Alhazen\n deck 9: Computers")
        .offers([
            "draw", "dogma Emperor Meiji", "meld Homer", "meld Plato", "meld Alhazen", "inspire purple",
            "decree Advancement", "decree Rivalry",
        ])
        .plays(["decree Advancement"])
        .leaves("you: purple Emperor Meiji; hand Computers; achievements Advancement\n removed: Homer, Plato, Alhazen");
}

// ---- Decrees

/// Two Figures of one value, and of a color that is not asked for.
#[test]
fn figures_of_age_7_issue_their_decrees_with_any_two() {
    assert_eq!(decrees("you: blue Charles Darwin; hand Homer, Sinuhe"), ["decree Advancement"]);
    assert_eq!(decrees("you: yellow Florence Nightingale; hand Homer, Sinuhe"), ["decree Expansion"]);
    assert_eq!(decrees("you: red Robert E. Lee; hand Homer, Sinuhe"), ["decree War"]);
    assert_eq!(decrees("you: purple Queen Victoria; hand Daedalus, Imhotep"), ["decree Rivalry"]);
    assert!(decrees("you: red Oars; hand Homer, Sinuhe").is_empty());
}

/// What counts as being in the hand goes where cards of the hand go: the lowest is in the forecast.
#[test]
fn meijis_forecast_can_be_asked_for() {
    story("you: purple Emperor Meiji; yellow Sanitation; forecast Tools\n them: hand Paper, Optics")
        .plays(["dogma Sanitation"])
        .leaves("you: purple Emperor Meiji; yellow Sanitation; hand Paper, Optics\n them: hand Tools");
}
