//! The cards of age 3.

use splay_engine::By;

use super::story;

// ---- Dunhuang Star Chart

#[test]
fn dunhuang_star_chart_draws_by_the_number_of_cards() {
    story(
        "you: blue Dunhuang Star Chart; hand Tools, Calendar, Oars
         deck 3: Paper",
    )
    .plays(["dogma Dunhuang Star Chart", "card Oars"])
    .leaves(
        "you: blue Dunhuang Star Chart; hand Paper
         deck 1 bottom: Oars, Tools
         deck 2 bottom: Calendar",
    );
}

#[test]
fn dunhuang_star_chart_with_an_empty_hand_draws_a_1() {
    story("you: blue Dunhuang Star Chart\n deck 1: Oars")
        .plays(["dogma Dunhuang Star Chart"])
        .leaves("you: blue Dunhuang Star Chart; hand Oars");
}

// ---- Charter of Liberties

#[test]
fn charter_of_liberties_executes_a_splayed_color_of_any_board() {
    story(
        "you: blue Charter of Liberties; yellow Fermenting; hand Masonry
         them: green> Sailing, The Wheel; red Oars, Archery
         deck 1: Mysticism",
    )
    .plays(["dogma Charter of Liberties"])
    .offers(["card Fermenting", "card Sailing"])
    .plays(["card Sailing"])
    .leaves("you: blue Charter of Liberties; yellow< Fermenting, Masonry; purple Mysticism");
}

#[test]
fn charter_of_liberties_goes_on_if_the_tucked_card_cannot_be_splayed() {
    story(
        "you: blue Charter of Liberties; hand Masonry
         them: green> Sailing, The Wheel
         deck 1: Mysticism",
    )
    .plays(["dogma Charter of Liberties"])
    .leaves("you: blue Charter of Liberties; yellow Masonry; purple Mysticism");
}

#[test]
fn charter_of_liberties_wants_a_card_to_tuck() {
    story("you: blue Charter of Liberties\n them: green> Sailing, The Wheel")
        .plays(["dogma Charter of Liberties"])
        .changes_nothing();
}

// ---- Excalibur

#[test]
fn excalibur_takes_a_higher_card_of_those_who_share() {
    story(
        "you: red Excalibur; green Currency
         them: red Oars; green Mapmaking; purple Feudalism; yellow Anatomy",
    )
    .plays(["dogma Excalibur"])
    .offers(["card Feudalism", "card Anatomy"])
    .plays(["them: card Anatomy"])
    .leaves(
        "you: red Excalibur; green Currency; yellow Anatomy
         them: red Oars; green Mapmaking; purple Feudalism",
    );
}

#[test]
fn excalibur_takes_nothing_that_is_as_high() {
    story("you: red Excalibur; green Compass\n them: red Engineering; green Mapmaking")
        .plays(["dogma Excalibur"])
        .changes_nothing();
}

#[test]
fn excalibur_spares_who_has_fewer_castles() {
    story("you: red Excalibur\n them: green Navigation; blue Tools")
        .plays(["dogma Excalibur"])
        .changes_nothing();
}

// ---- Mjolnir Amulet

#[test]
fn mjolnir_amulet_takes_a_whole_color_of_those_who_share() {
    story(
        "you: red Mjolnir Amulet
         them: red Coal, Archery; green The Wheel",
    )
    .plays(["dogma Mjolnir Amulet"])
    .offers(["card Coal", "card The Wheel"])
    .plays(["them: card Coal"])
    .leaves("you: red Mjolnir Amulet; score Archery, Coal\n them: green The Wheel");
}

#[test]
fn mjolnir_amulet_spares_who_has_fewer_castles() {
    story("you: red Mjolnir Amulet\n them: blue Tools")
        .plays(["dogma Mjolnir Amulet"])
        .changes_nothing();
}

// ---- Philosopher's Stone

#[test]
fn philosophers_stone_scores_as_many_as_the_value_says() {
    story("you: green Philosopher's Stone; hand Calendar, Mathematics, Tools, Sailing")
        .plays(["dogma Philosopher's Stone", "card Calendar", "card Tools", "card Sailing"])
        .leaves(
            "you: green Philosopher's Stone; hand Mathematics; score Tools, Sailing
             deck 2 bottom: Calendar",
        );
}

#[test]
fn philosophers_stone_scores_what_there_is() {
    story("you: green Philosopher's Stone; hand Coal, Tools")
        .plays(["dogma Philosopher's Stone", "card Coal"])
        .leaves("you: green Philosopher's Stone; score Tools");
    story("you: green Philosopher's Stone").plays(["dogma Philosopher's Stone"]).changes_nothing();
}

// ---- Beauvais Cathedral Clock

#[test]
fn beauvais_cathedral_clock_splays_the_color_right() {
    story("you: green Beauvais Cathedral Clock; red< Oars, Archery\n deck 4: Gunpowder")
        .plays(["dogma Beauvais Cathedral Clock"])
        .leaves("you: green Beauvais Cathedral Clock; red> Oars, Archery; hand Gunpowder");
    story("you: green Beauvais Cathedral Clock; red< Oars, Archery\n deck 4: Navigation")
        .plays(["dogma Beauvais Cathedral Clock"])
        .leaves("you: green Beauvais Cathedral Clock; red< Oars, Archery; hand Navigation");
}

// ---- Moylough Belt Shrine

#[test]
fn moylough_belt_shrine_takes_the_card_of_the_compellers_choice() {
    story(
        "you: yellow Moylough Belt Shrine; red Oars
         them: red Construction; green The Wheel; hand Tools, Archery, Sailing",
    )
    .plays(["dogma Moylough Belt Shrine"])
    .offers(["card Tools", "card Archery", "card Sailing"])
    .plays(["you: card Archery"])
    .leaves(
        "you: yellow Moylough Belt Shrine; red Archery, Oars
         them: red Construction; green The Wheel; hand Tools, Sailing",
    );
}

#[test]
fn moylough_belt_shrine_spares_empty_hands_and_who_has_fewer_castles() {
    story("you: yellow Moylough Belt Shrine\n them: red Construction")
        .plays(["dogma Moylough Belt Shrine"])
        .changes_nothing();
    story("you: yellow Moylough Belt Shrine\n them: hand Tools, Sailing")
        .plays(["dogma Moylough Belt Shrine"])
        .changes_nothing();
}

// ---- Along the River during the Qingming Festival

#[test]
fn along_the_river_keeps_drawing_until_yellow_or_purple() {
    let river = "Along the River during the Qingming Festival";
    let dogma = format!("dogma {river}");
    story(&format!("you: yellow {river}\n deck 4: Gunpowder, Navigation, Anatomy, Reformation"))
        .plays([dogma.as_str()])
        .leaves(&format!(
            "you: yellow {river}, Anatomy; hand Gunpowder, Navigation\n deck 4: Reformation"
        ));
    story(&format!("you: yellow {river}\n deck 4: Experimentation, Reformation, Anatomy"))
        .plays([dogma.as_str()])
        .leaves(&format!(
            "you: yellow {river}; hand Experimentation; score Reformation\n deck 4: Anatomy"
        ));
}

// ---- Necronomicon

#[test]
fn necronomicon_yellow_returns_the_hand() {
    story("you: purple Necronomicon; hand Tools; score Oars\n deck 3: Medicine")
        .plays(["dogma Necronomicon"])
        .leaves("you: purple Necronomicon; score Oars\n deck 3 bottom: Medicine\n deck 1 bottom: Tools");
}

#[test]
fn necronomicon_green_unsplays_everything() {
    story(
        "you: purple< Necronomicon, Mysticism; red> Oars, Archery; hand Tools; score Clothing
         deck 3: Paper",
    )
    .plays(["dogma Necronomicon"])
    .leaves("you: purple Necronomicon, Mysticism; red Oars, Archery; hand Tools, Paper; score Clothing");
}

#[test]
fn necronomicon_red_returns_the_score_pile() {
    story("you: purple Necronomicon; hand Tools; score Oars, Calendar\n deck 3: Optics")
        .plays(["dogma Necronomicon"])
        .leaves("you: purple Necronomicon; hand Tools, Optics\n deck 1 bottom: Oars\n deck 2 bottom: Calendar");
}

#[test]
fn necronomicon_blue_draws_a_9_and_purple_does_nothing() {
    story("you: purple Necronomicon; hand Tools; score Oars\n deck 3: Alchemy\n deck 9: Computers")
        .plays(["dogma Necronomicon"])
        .leaves("you: purple Necronomicon; hand Tools, Alchemy, Computers; score Oars");
    story("you: purple< Necronomicon, Mysticism; hand Tools; score Oars\n deck 3: Education")
        .plays(["dogma Necronomicon"])
        .leaves("you: purple< Necronomicon, Mysticism; hand Tools, Education; score Oars");
}

// ---- Shroud of Turin

#[test]
fn shroud_of_turin_claims_any_achievement_for_three_cards_of_a_color() {
    story(
        "you: purple Shroud of Turin; red Oars; hand Archery, Tools; score Construction, Sailing
         available: Coal, Clothing, Wonder, Empire",
    )
    .plays(["dogma Shroud of Turin", "card Archery"])
    .offers(["achievement 1", "achievement 5", "card Empire", "card Wonder"])
    .plays(["card Wonder"])
    .leaves(
        "you: purple Shroud of Turin; hand Tools; score Sailing; achievements Wonder
         available: Coal, Clothing, Empire
         deck 1 bottom: Archery, Oars
         deck 2 bottom: Construction",
    );
}

#[test]
fn shroud_of_turin_claims_a_standard_achievement_without_points() {
    story("you: purple Shroud of Turin; red Oars; hand Archery; score Construction\n available: Coal, Tools")
        .plays(["dogma Shroud of Turin", "achievement 5"])
        .leaves("you: purple Shroud of Turin; achievements Coal\n available: Tools");
}

#[test]
fn shroud_of_turin_can_win_the_game() {
    story(
        "you: purple Shroud of Turin; red Oars; hand Archery; score Construction; \
         achievements Empire, Monument, Wonder, World, Universe, Tools
         available: Coal",
    )
    .plays(["dogma Shroud of Turin"])
    .ends(["you"], By::Achievements);
}

#[test]
fn shroud_of_turin_returns_what_it_can_and_claims_nothing() {
    story(
        "you: purple Shroud of Turin; red Oars; hand Archery; score Sailing
         available: Coal",
    )
    .plays(["dogma Shroud of Turin"])
    .leaves("you: purple Shroud of Turin; score Sailing\n available: Coal");
    story("you: purple Shroud of Turin; hand Archery; score Construction\n available: Coal")
        .plays(["dogma Shroud of Turin"])
        .leaves("you: purple Shroud of Turin\n available: Coal");
    story("you: purple Shroud of Turin; red Oars; score Construction")
        .plays(["dogma Shroud of Turin"])
        .changes_nothing();
}
