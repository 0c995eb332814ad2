//! What goes on, and what does not, once a karma has stepped in (G-80, RUL-391).

use splay_engine::{Seat, Set, Sets};

use super::story;
use crate::story::{Story, Third, story_of};

const FIGURES: Sets = Sets::BASE.with(Set::Figures);

#[track_caller]
fn with_artifacts(board: &str) -> Story {
    story_of(Third, FIGURES.with(Set::Artifacts), board, |_| {})
}

#[track_caller]
fn with_echoes(board: &str) -> Story {
    story_of(Third, FIGURES.with(Set::Echoes), board, |_| {})
}

#[track_caller]
fn with_cities(board: &str) -> Story {
    story_of(Third, FIGURES.with(Set::Cities), board, |_| {})
}

// ---- What a Meld action covers is what lies there once karmas have come first

#[test]
fn a_color_that_catherine_has_left_is_new() {
    with_artifacts("you: purple Catherine the Great; hand Mysticism\n artifacts deck 6: Puffing Billy")
        .plays(["meld Mysticism"])
        .leaves("you: purple Mysticism; hand Catherine the Great");
    with_cities("you: purple Catherine the Great; hand Mysticism\n cities deck 1: Babylon")
        .plays(["meld Mysticism"])
        .leaves("you: purple Mysticism; hand Catherine the Great, Babylon");
}

#[test]
fn what_franklin_melds_first_is_covered() {
    with_artifacts(
        "you: blue Benjamin Franklin; hand Archery\n deck 2: Construction\n \
         artifacts deck 2: Rosetta Stone",
    )
    .plays(["meld Archery"])
    .leaves("you: blue Benjamin Franklin; red Archery, Construction; display Rosetta Stone");
    with_cities(
        "you: blue Benjamin Franklin; hand Archery\n deck 2: Construction\n cities deck 6: Berlin",
    )
    .plays(["meld Archery"])
    .leaves("you: blue Benjamin Franklin; red Archery, Construction");
}

// ---- The rest of an instruction goes on

#[test]
fn what_sunshu_takes_back_is_not_tried_again_but_the_others_are() {
    story("you: yellow Sunshu Ao; purple Lighting; hand Agriculture, Oars, Tools\n deck 7: Railroad")
        .plays(["dogma Lighting", "card Agriculture", "pass"])
        .offers(["card Oars", "card Tools", "pass"])
        .plays(["card Oars", "pass"])
        .leaves(
            "you: yellow Sunshu Ao; purple Lighting; red Oars; hand Agriculture, Tools; score Railroad",
        );
}

// ---- What was not melded or tucked is not used any further

#[test]
fn what_sargon_tucks_is_not_executed() {
    story("you: green Sargon of Akkad; blue Computers; red Robotics\n deck 10: Miniaturization")
        .plays(["dogma Computers"])
        .leaves("you: green Sargon of Akkad; blue Computers; red Robotics, Miniaturization");
}

#[test]
fn optics_asks_nothing_about_what_sargon_tucks() {
    story(
        "you: green Sargon of Akkad; red Optics; score Tools\n them: blue Writing\n deck 3: Engineering",
    )
    .plays(["dogma Optics"])
    .leaves("you: green Sargon of Akkad; red Optics, Engineering; score Tools\n them: blue Writing");
}

#[test]
fn colonialism_ends_with_what_sunshu_melds() {
    story("you: yellow Sunshu Ao; red Colonialism\n deck 3: Medicine, Compass")
        .plays(["dogma Colonialism"])
        .leaves("you: yellow Sunshu Ao; red Colonialism; hand Medicine\n deck 3: Compass");
}

#[test]
fn the_telescope_leaves_what_sargon_tucks() {
    with_artifacts(
        "you: purple Newton-Wickins Telescope; green Sargon of Akkad; red Flight; \
         score Tools, Oars, Archery, Agriculture, Masonry, Clothing, Pottery, Sailing\n deck 8: Mobility",
    )
    .plays(["dogma Newton-Wickins Telescope"])
    .plays(["card Tools", "card Oars", "card Archery", "card Agriculture"])
    .plays(["card Masonry", "card Clothing", "card Pottery", "card Sailing"])
    .leaves(
        "you: purple Newton-Wickins Telescope; green Sargon of Akkad; red Flight, Mobility",
    );
}

#[test]
fn the_metre_bar_wins_nothing_by_what_imhotep_returns() {
    with_artifacts(
        "you: green International Prototype Metre Bar, Mapmaking, Currency; blue Imhotep\n \
         deck 3: Compass",
    )
    .plays(["dogma International Prototype Metre Bar", "age 3"])
    .goes_on()
    .leaves("you: green< International Prototype Metre Bar, Mapmaking, Currency; blue Imhotep");
}

#[test]
fn the_rosetta_stone_gives_away_the_card_that_was_not_chosen() {
    with_artifacts(
        "you: blue Rosetta Stone; green Sargon of Akkad; red Construction\n \
         deck 2: Road Building, Monotheism",
    )
    .plays(["dogma Rosetta Stone", "set base", "card Road Building"])
    .leaves(
        "you: blue Rosetta Stone; green Sargon of Akkad; red Construction, Road Building\n \
         them: purple Monotheism",
    );
}

#[test]
fn the_shards_tuck_only_the_third() {
    with_artifacts("you: yellow Xianrendong Shards; red Ching Shih; hand Tools, Oars, Pottery")
        .plays(["dogma Xianrendong Shards", "card Tools", "card Oars"])
        .leaves("you: yellow Xianrendong Shards; red Ching Shih; blue Pottery; hand Tools, Oars");
}

// ---- "If you do" reads as not done

#[test]
fn canning_scores_nothing_without_the_tuck() {
    story("you: yellow Canning; red Mikhail Kalashnikov; blue Tools\n deck 6: Machine Tools")
        .plays(["dogma Canning", "yes"])
        .leaves("you: yellow Canning; red Mikhail Kalashnikov; blue Tools; hand Machine Tools");
}

#[test]
fn measurement_measures_nothing_by_what_napoleon_tucks() {
    story("you: green Measurement; red Napoleon Bonaparte; blue Tools, Pottery; hand Chemistry")
        .plays(["dogma Measurement", "card Chemistry"])
        .leaves("you: green Measurement; blue Tools, Pottery, Chemistry; score Napoleon Bonaparte");
}

#[test]
fn road_building_goes_nowhere_with_one_meld() {
    story(
        "you: red Road Building; green Sargon of Akkad; blue Tools; hand Pottery, Mysticism\n \
         them: green Sailing",
    )
    .plays(["dogma Road Building", "card Pottery", "card Mysticism"])
    .leaves(
        "you: red Road Building; green Sargon of Akkad; blue Tools, Pottery; purple Mysticism\n \
         them: green Sailing",
    );
}

// ---- What was not melded is not executed

#[test]
fn papyrus_does_not_execute_what_sargon_tucks() {
    with_artifacts(
        "you: red Papyrus of Ani; green Sargon of Akkad; purple Education; hand Mysticism\n \
         deck 3: Feudalism",
    )
    .plays(["dogma Papyrus of Ani", "set base"])
    .leaves(
        "you: red Papyrus of Ani; green Sargon of Akkad; purple Education, Feudalism\n \
         deck 1 bottom: Mysticism",
    );
}

#[test]
fn the_epitaph_does_not_execute_what_sargon_leaves_at_the_bottom() {
    with_artifacts(
        "you: blue Seikilos Epitaph; green Sargon of Akkad; red Archery, Engineering\n deck 3: Optics",
    )
    .plays(["dogma Seikilos Epitaph"])
    .leaves("you: blue Seikilos Epitaph; green Sargon of Akkad; red Optics, Archery, Engineering");
}

/// What goes by a card that was shown first goes on (RUL-391).
#[test]
fn empiricism_splays_the_color_of_what_sejong_returns() {
    story(
        "you: purple Empiricism; blue Sejong the Great, Tools\n deck 9: Computers\n deck 10: Databases",
    )
    .plays(["dogma Empiricism", "color blue", "color red"])
    .offers(["color blue", "pass"]);
}

// ---- Standing karmas count wherever what they speak of is asked for

#[test]
fn hawking_scores_from_the_color_of_the_card_that_is_executed() {
    story("you: blue Stephen Hawking; red Robotics; yellow Agriculture\n deck 10: Stem Cells")
        .plays(["dogma Robotics"])
        .leaves("you: blue Stephen Hawking; yellow Stem Cells; score Robotics, Agriculture");
}

#[test]
fn hawkings_images_are_echo_effects_for_history() {
    let told = with_echoes("you: blue^ Stephen Hawking, Software, Quantum Theory, Genetics; hand Oars");
    let most = told.chronicle().state().most_echoes_in_one_color(Seat::at(0));
    assert_eq!(most, 4);
    told.plays(["meld Oars"]).leaves(
        "you: blue^ Stephen Hawking, Software, Quantum Theory, Genetics; red Oars; \
         achievements History",
    );
}

#[test]
fn meijis_forecast_is_a_hand_for_drawing_too() {
    with_echoes(
        "you: purple Emperor Meiji; forecast Tools\n deck 7: Evolution\n echoes deck 7: Typewriter",
    )
    .plays(["draw"])
    .leaves("you: purple Emperor Meiji; forecast Tools; hand Typewriter");
}

#[test]
fn what_mcadam_makes_available_is_no_standard_achievement() {
    with_echoes(
        "you: blue Laser; yellow John Loudon McAdam; red Coal\n deck 10: Databases, The Internet",
    )
    .plays(["dogma Laser"])
    .leaves(
        "you: blue Laser; yellow John Loudon McAdam; red Coal; green Databases; purple The Internet",
    );
}

#[test]
fn brin_cannot_use_a_card_that_nobody_can() {
    let told = with_artifacts("you: green Sergey Brin\n them: red Battleship Yamato");
    let game = told.chronicle().game();
    let options = game.options().iter().map(|option| option.text(game.catalog()));
    assert!(!options.collect::<Vec<_>>().contains(&"dogma Battleship Yamato".into()));
}

#[test]
fn yunus_keeps_the_majority_as_if_on_this_card() {
    with_artifacts(
        "you: green Muhammad Yunus; yellow The Daily Courant; red Archery; hand Sailing\n \
         them: red Coal; yellow Canning; hand Tools\n deck 1: Oars\n deck 9: Computers",
    )
    .plays(["dogma The Daily Courant", "card Sailing", "age 9", "card Archery", "them: card Tools"])
    .leaves(
        "you: green Muhammad Yunus; yellow The Daily Courant; red Archery; hand Tools\n \
         them: red Coal; yellow Canning; hand Oars",
    );
}

/// Napoleon would tuck what is returned, Nightingale keep it: one event, and whoever's turn it is
/// picks (R-FIG-7).
#[test]
fn whose_turn_it_is_picks_between_robber_and_robbed() {
    let board = "you: red Napoleon Bonaparte; blue Rocketry\n \
                 them: yellow Florence Nightingale; score Gunpowder";
    story(board)
        .plays(["dogma Rocketry"])
        .offers(["card Napoleon Bonaparte", "card Florence Nightingale"])
        .plays(["card Napoleon Bonaparte"])
        .leaves(
            "you: red Gunpowder; blue Rocketry; score Napoleon Bonaparte\n \
             them: yellow Florence Nightingale",
        );
    story(board).plays(["dogma Rocketry", "card Florence Nightingale"]).leaves(board);
}

#[test]
fn ellington_achieves_with_five_top_figures_too() {
    story(
        "you: purple Duke Ellington; green Fu Xi; red Hammurabi; blue Archimedes; yellow Sneferu; \
         hand Avicenna",
    )
    .plays(["meld Avicenna"])
    .leaves(
        "you: purple Duke Ellington; green Fu Xi; red Hammurabi; blue Archimedes; yellow Sneferu; \
         achievements Avicenna",
    );
}

/// A karma may raise the highest top card before the draw for sharing (R-SHR-6).
#[test]
fn sun_tzu_draws_by_what_he_has_melded() {
    story(
        "you: red Sun Tzu; blue Writing; hand Paper\n them: blue Tools\n \
         deck 2: Calendar, Mathematics\n figures deck 2: Plato\n figures deck 3: Alhazen",
    )
    .plays(["dogma Writing", "card Paper", "pass"])
    .leaves(
        "you: red Sun Tzu; blue Writing; green Paper; hand Mathematics, Alhazen\n \
         them: blue Tools; hand Calendar",
    );
}

#[test]
fn an_inspire_effect_is_no_icon_for_complex_numbers() {
    let told = story_of(
        Third,
        FIGURES.with(Set::Echoes).with(Set::Artifacts),
        "you: blue Complex Numbers; green Umbrella; hand Edward Jenner",
        |_| {},
    );
    told.plays(["dogma Complex Numbers"]).offers(["card Edward Jenner", "pass"]);
}

// ---- What karmas have no word in

/// What is on display is beyond all effects (R-ART-5).
#[test]
fn napoleon_does_not_tuck_what_goes_back_from_display() {
    with_artifacts("you: red Napoleon Bonaparte; display Puffing Billy")
        .plays(["return Puffing Billy"])
        .leaves("you: red Napoleon Bonaparte\n artifacts deck 6 bottom: Puffing Billy");
}

/// No effect reaches into a search (R-CIT-5).
#[test]
fn napoleon_does_not_tuck_what_a_search_returns() {
    with_cities(
        "you: red Napoleon Bonaparte; green Currency; hand Calicut\n \
         deck 4: Gunpowder, Perspective, Anatomy, Colonialism",
    )
    .plays(["meld Calicut", "card Gunpowder"])
    .leaves(
        "you: red Napoleon Bonaparte; green Calicut, Currency; hand Perspective, Anatomy\n \
         deck 4 bottom: Gunpowder, Colonialism",
    );
}

/// Whoever is out by what a karma made them do demands nothing more of the others, and what they were
/// carrying out is over: nobody else has to give everything up.
#[test]
fn a_demander_who_has_lost_demands_no_more() {
    with_artifacts(
        "you: blue Rover Curiosity
         them: blue Experimentation
         third: red Hammurabi; purple Philosophy
         artifacts deck 10: Exxon Valdez
         figures deck 10: Stephen Hawking
         deck 10: Stem Cells, Databases
         removed: Higgs Boson, Maldives, Maastricht Treaty, Seikan Tunnel, Dolly the Sheep, Where's Waldo?, DeLorean DMC-12, Twister",
    )
    .plays(["dogma Rover Curiosity"])
    .leaves(
        "you: blue Rover Curiosity; green Databases; hand Stephen Hawking
         them:
         third: red Hammurabi; purple Philosophy; yellow Stem Cells
         removed: Experimentation, Exxon Valdez",
    )
    .goes_on();
}
