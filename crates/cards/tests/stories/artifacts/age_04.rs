//! The cards of age 4.

use splay_engine::By;

use super::story;

// ---- Petition of Right

#[test]
fn petition_of_right_takes_a_score_card_for_each_castle_of_those_who_share() {
    story(
        "you: blue Petition of Right
         them: red Archery; yellow Masonry; purple Education; score Tools, Sailing, Calendar",
    )
    .plays(["dogma Petition of Right", "them: card Tools", "them: card Calendar"])
    .leaves(
        "you: blue Petition of Right; score Tools, Calendar
         them: red Archery; yellow Masonry; purple Education; score Sailing",
    );
}

#[test]
fn petition_of_right_takes_what_there_is() {
    story(
        "you: blue Petition of Right
         them: red Archery; yellow Masonry; purple Education; score Tools",
    )
    .plays(["dogma Petition of Right"])
    .leaves(
        "you: blue Petition of Right; score Tools
         them: red Archery; yellow Masonry; purple Education",
    );
}

#[test]
fn petition_of_right_spares_who_has_no_castles_or_fewer_lightbulbs() {
    story("you: blue Petition of Right\n them: purple Education; score Tools")
        .plays(["dogma Petition of Right"])
        .changes_nothing();
    story("you: blue Petition of Right\n them: red Archery; score Tools")
        .plays(["dogma Petition of Right"])
        .changes_nothing();
}

// ---- Delft Pocket Telescope

#[test]
fn delft_pocket_telescope_reveals_a_card_with_an_icon_in_common() {
    story(
        "you: blue Delft Pocket Telescope; score Writing, Oars
         deck 5: Coal
         deck 6: Classification",
    )
    .plays(["dogma Delft Pocket Telescope", "card Writing"])
    .leaves(
        "you: blue Delft Pocket Telescope; score Oars; hand Coal, Classification
         deck 1 bottom: Writing",
    );
}

#[test]
fn delft_pocket_telescope_lets_one_choose_which_to_reveal() {
    story(
        "you: blue Delft Pocket Telescope; score Writing
         deck 5: Physics
         deck 6: Classification",
    )
    .plays(["dogma Delft Pocket Telescope"])
    .offers(["card Physics", "card Classification"])
    .plays(["card Physics"])
    .leaves("you: blue Delft Pocket Telescope; hand Physics, Classification");
}

#[test]
fn delft_pocket_telescope_costs_another_card_after_a_miss() {
    story(
        "you: blue Delft Pocket Telescope; score Metalworking, Tools
         deck 5: Coal, Physics
         deck 6: Canning, Vaccination",
    )
    .plays(["dogma Delft Pocket Telescope", "card Metalworking"])
    .leaves(
        "you: blue Delft Pocket Telescope; hand Physics, Vaccination
         deck 1 bottom: Metalworking, Tools
         deck 5 bottom: Coal
         deck 6 bottom: Canning",
    );
}

#[test]
fn delft_pocket_telescope_ends_without_a_score_card() {
    story("you: blue Delft Pocket Telescope; score Metalworking\n deck 5: Coal\n deck 6: Canning")
        .plays(["dogma Delft Pocket Telescope"])
        .leaves(
            "you: blue Delft Pocket Telescope
             deck 1 bottom: Metalworking
             deck 5 bottom: Coal
             deck 6 bottom: Canning",
        );
    story("you: blue Delft Pocket Telescope").plays(["dogma Delft Pocket Telescope"]).changes_nothing();
}

// ---- East India Company Charter

#[test]
fn east_india_company_charter_scores_a_5_for_each_player_who_loses_cards() {
    story(
        "you: red East India Company Charter; score Construction, Gunpowder
         them: score Calendar, Engineering, Fermenting
         third: score Tools
         deck 5: Astronomy, Chemistry, Measurement",
    )
    .plays(["dogma East India Company Charter"])
    .offers(["age 1", "age 2", "age 3", "age 4", "age 6", "age 7", "age 8", "age 9", "age 10"])
    .plays(["age 2"])
    .leaves(
        "you: red East India Company Charter; score Gunpowder, Astronomy, Chemistry
         them: score Engineering
         deck 5: Measurement",
    );
}

#[test]
fn east_india_company_charter_may_name_what_nobody_has() {
    story("you: red East India Company Charter; score Construction\n them: score Calendar")
        .plays(["dogma East India Company Charter", "age 9"])
        .changes_nothing();
}

// ---- Tortugas Galleon

#[test]
fn tortugas_galleon_takes_the_highest_and_a_top_card_of_those_who_share() {
    story(
        "you: red Tortugas Galleon
         them: red Coal; green Navigation; yellow Anatomy; score Experimentation, Gunpowder, Paper",
    )
    .plays(["dogma Tortugas Galleon"])
    .offers(["card Navigation", "card Anatomy"])
    .plays(["them: card Anatomy"])
    .leaves(
        "you: red Tortugas Galleon; yellow Anatomy; score Experimentation, Gunpowder
         them: red Coal; green Navigation; score Paper",
    );
}

#[test]
fn tortugas_galleon_takes_no_top_card_of_another_value_or_from_an_empty_pile() {
    story("you: red Tortugas Galleon\n them: red Coal; score Gunpowder")
        .plays(["dogma Tortugas Galleon"])
        .leaves("you: red Tortugas Galleon; score Gunpowder\n them: red Coal");
    story("you: red Tortugas Galleon\n them: red Coal")
        .plays(["dogma Tortugas Galleon"])
        .changes_nothing();
}

#[test]
fn tortugas_galleon_spares_who_has_fewer_factories() {
    story("you: red Tortugas Galleon\n them: green Invention; score Gunpowder")
        .plays(["dogma Tortugas Galleon"])
        .changes_nothing();
}

// ---- Molasses Reef Caravel

#[test]
fn molasses_reef_caravel_unloads_in_order() {
    story(
        "you: green Molasses Reef Caravel; hand Tools; score Sailing
         deck 4: Gunpowder, Reformation, Experimentation",
    )
    .plays(["dogma Molasses Reef Caravel", "card Reformation", "card Sailing"])
    .leaves(
        "you: green Molasses Reef Caravel; blue Experimentation; hand Gunpowder; score Reformation
         deck 1 bottom: Tools, Sailing",
    );
}

#[test]
fn molasses_reef_caravel_does_without_a_blue_card() {
    story("you: green Molasses Reef Caravel\n deck 4: Gunpowder, Reformation, Enterprise")
        .plays(["dogma Molasses Reef Caravel", "card Reformation"])
        .leaves(
            "you: green Molasses Reef Caravel; hand Gunpowder, Enterprise
             deck 4 bottom: Reformation",
        );
}

// ---- Hunt-Lenox Globe

#[test]
fn hunt_lenox_globe_trades_top_cards_for_5s() {
    story(
        "you: green Hunt-Lenox Globe; red Construction, Archery; blue Mathematics; hand Sailing
         deck 5: Astronomy, Coal",
    )
    .plays(["dogma Hunt-Lenox Globe", "card Mathematics"])
    .offers(["card Sailing", "card Astronomy", "card Coal"])
    .plays(["card Coal"])
    .leaves(
        "you: green Hunt-Lenox Globe; red Coal, Archery; hand Sailing, Astronomy
         deck 2 bottom: Mathematics, Construction",
    );
}

#[test]
fn hunt_lenox_globe_with_four_cards_melds_alone() {
    story("you: green Hunt-Lenox Globe; red Construction; hand Sailing, Tools, Oars, Calendar")
        .plays(["dogma Hunt-Lenox Globe", "card Tools"])
        .leaves(
            "you: green Hunt-Lenox Globe; red Construction; blue Tools; hand Sailing, Oars, Calendar",
        );
}

// ---- Moses

#[test]
fn moses_takes_all_crowns_of_those_who_share() {
    story(
        "you: yellow Moses; green Sailing, The Wheel
         them: yellow Agriculture; purple Code of Laws, City States; blue Pottery; red Oars
         deck 4: Anatomy",
    )
    .plays(["dogma Moses"])
    .leaves(
        "you: yellow Moses; green The Wheel; hand Anatomy; score Code of Laws, Oars, Sailing
         them: yellow Agriculture; blue Pottery; score City States",
    );
}

#[test]
fn moses_spares_who_has_fewer_leaves() {
    story("you: yellow Moses\n them: purple Code of Laws").plays(["dogma Moses"]).changes_nothing();
}

// ---- Mona Lisa

#[test]
fn mona_lisa_scores_what_was_guessed() {
    story(
        "you: yellow Mona Lisa; red Construction, Archery; hand Oars
         deck 4: Gunpowder, Reformation, Experimentation, Enterprise, Perspective",
    )
    .plays(["dogma Mona Lisa"])
    .offers([
        "number 0", "number 1", "number 2", "number 3", "number 4", "number 5", "number 6", "number 7",
    ])
    .plays(["number 2", "color red"])
    .leaves(
        "you: yellow Mona Lisa; red> Construction, Archery; score Oars, Gunpowder; \
         hand Reformation, Experimentation, Enterprise, Perspective",
    );
}

#[test]
fn mona_lisa_loses_the_hand_to_a_wrong_guess() {
    story(
        "you: yellow Mona Lisa; red Construction, Archery; hand Oars
         deck 4: Gunpowder, Reformation, Experimentation, Enterprise, Perspective",
    )
    .plays(["dogma Mona Lisa", "number 1", "color red"])
    .plays(["card Perspective", "card Enterprise", "card Reformation", "card Experimentation"])
    .leaves(
        "you: yellow Mona Lisa; red Construction, Archery
         deck 4 bottom: Perspective, Enterprise, Reformation, Experimentation, Gunpowder
         deck 1 bottom: Oars",
    );
}

#[test]
fn mona_lisa_none_can_be_right() {
    story(
        "you: yellow Mona Lisa; green Sailing, Clothing
         deck 4: Gunpowder, Reformation, Experimentation, Enterprise, Perspective",
    )
    .plays(["dogma Mona Lisa", "number 0", "color green"])
    .leaves(
        "you: yellow Mona Lisa; green> Sailing, Clothing; \
         hand Gunpowder, Reformation, Experimentation, Enterprise, Perspective",
    );
}

// ---- Cross of Coronado

#[test]
fn cross_of_coronado_wins_with_five_cards_of_five_colors() {
    story(
        "you: purple Cross of Coronado; hand Archery, Domestication, Enterprise, Mathematics, Sailing",
    )
    .plays(["dogma Cross of Coronado"])
    .ends(["you"], By::Effect);
}

#[test]
fn cross_of_coronado_wants_exactly_five() {
    story(
        "you: purple Cross of Coronado; hand Archery, Oars, Domestication, Enterprise, Mathematics, Sailing",
    )
    .plays(["dogma Cross of Coronado"])
    .changes_nothing();
    story("you: purple Cross of Coronado; hand Archery, Domestication, Tools, Mathematics, Sailing")
        .plays(["dogma Cross of Coronado"])
        .changes_nothing();
}

#[test]
fn cross_of_coronado_shared_for_a_mere_look_earns_the_bonus() {
    story(
        "you: purple Cross of Coronado
         them: green Navigation; hand Tools
         deck 4: Anatomy",
    )
    .plays(["dogma Cross of Coronado"])
    .leaves("you: purple Cross of Coronado; hand Anatomy");
}

// ---- Abell Gallery Harpsichord

#[test]
fn abell_gallery_harpsichord_scores_single_values_from_the_lowest() {
    story(
        "you: purple Abell Gallery Harpsichord; red Construction; blue Tools; green Sailing
         deck 2: Calendar
         deck 4: Anatomy",
    )
    .plays(["dogma Abell Gallery Harpsichord"])
    .tells(["you: draw Calendar", "you: score Calendar", "you: draw Anatomy", "you: score Anatomy"])
    .leaves(
        "you: purple Abell Gallery Harpsichord; red Construction; blue Tools; green Sailing; \
         score Calendar, Anatomy",
    );
}

#[test]
fn abell_gallery_harpsichord_on_an_empty_board_does_nothing() {
    story("you: display Abell Gallery Harpsichord; score Tools")
        .plays(["dogma Abell Gallery Harpsichord"])
        .leaves("you: score Tools");
}
