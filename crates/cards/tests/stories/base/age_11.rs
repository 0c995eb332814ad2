use splay_engine::{By, Event};

use crate::story::*;

#[test]
fn climatology_lets_the_demander_name_the_icon() {
    story(
        Fourth,
        "you: blue Climatology; yellow Fermenting
         them: red Archery; blue Writing, Experimentation; green The Wheel; purple Astronomy",
    )
    .plays(["dogma Climatology"])
    .offers(["icon castle", "icon crown", "icon lightbulb", "icon factory", "icon clock", "icon person"])
    .plays(["you: icon lightbulb"])
    .offers(["card Archery", "card Writing", "card Astronomy"])
    .plays(["them: card Writing"])
    // Experimentation, just uncovered, was no top card.
    .offers(["card Archery", "card Astronomy"])
    .plays(["them: card Astronomy", "you: card Fermenting"])
    .leaves(
        "you: blue Climatology
         them: red Archery; blue Experimentation; green The Wheel
         deck 1 bottom: Writing\n deck 2 bottom: Fermenting\n deck 5 bottom: Astronomy",
    );
}

#[test]
fn climatology_returns_what_there_is() {
    story(Fourth, "you: blue Climatology\n them: red Archery, Oars; blue Writing")
        .plays(["dogma Climatology", "icon castle"])
        .leaves("you:\n them: red Oars; blue Writing\n deck 11 bottom: Climatology");
    story(Fourth, "you: blue Climatology\n them: red Archery")
        .plays(["dogma Climatology", "icon clock"])
        .leaves("you:");
}

#[test]
fn climatology_returns_score_cards_as_high_as_the_returned_top_card() {
    let board = "you: blue Climatology; red Robotics; score Fusion, Software, Databases, Ecology";
    story(Fourth, board)
        .plays(["dogma Climatology", "icon clock", "card Robotics", "card Databases"])
        .leaves(
            "you: blue Climatology; score Ecology
             deck 10 bottom: Robotics, Databases, Software\n deck 11 bottom: Fusion",
        );
    story(Fourth, board)
        .plays(["dogma Climatology", "icon clock", "card Climatology"])
        .leaves("you: red Robotics; score Software, Databases, Ecology");
}

#[test]
fn solar_sailing_keeps_four_cards_of_the_color_and_splays_them_aslant() {
    story(
        Fourth,
        "you: blue Solar Sailing; red Metalworking, Oars, Construction, Optics, Archery
         deck 11: Astrogeology",
    )
    .plays(["dogma Solar Sailing"])
    .leaves(
        "you: blue Solar Sailing; red/ Astrogeology, Metalworking, Oars, Construction
         deck 1 bottom: Archery\n deck 3 bottom: Optics",
    )
    .goes_on();
}

#[test]
fn solar_sailing_asks_for_the_order_of_returned_cards() {
    story(
        Fourth,
        "you: blue Solar Sailing; red> Metalworking, Construction, Optics, Oars, Archery
         deck 11: Astrogeology",
    )
    .plays(["dogma Solar Sailing", "card Archery"])
    .leaves(
        "you: blue Solar Sailing; red/ Astrogeology, Metalworking, Construction, Optics
         deck 1 bottom: Archery, Oars",
    );
}

#[test]
fn solar_sailing_is_won_by_six_cards_already_aslant() {
    story(
        Fourth,
        "you: blue Solar Sailing; red/ Metalworking, Oars, Road Building, Optics, Flight
         deck 11: Astrogeology",
    )
    .plays(["dogma Solar Sailing"])
    .ends(["you"], By::Effect)
    .leaves(
        "you: blue Solar Sailing
         you: red/ Astrogeology, Metalworking, Oars, Road Building, Optics, Flight",
    );
    story(
        Fourth,
        "you: blue Solar Sailing; red/ Metalworking, Oars, Road Building, Optics
         deck 11: Astrogeology",
    )
    .plays(["dogma Solar Sailing"])
    .leaves("you: blue Solar Sailing; red/ Astrogeology, Metalworking, Oars, Road Building, Optics")
    .goes_on();
}

#[test]
fn solar_sailing_cannot_splay_a_single_card() {
    story(Fourth, "you: blue Solar Sailing\n deck 11: Astrogeology")
        .plays(["dogma Solar Sailing"])
        .leaves("you: blue Solar Sailing; red Astrogeology");
}

#[test]
fn astrogeology_splays_the_color_aslant_and_takes_the_cards_beneath_four_into_hand() {
    story(
        Fourth,
        "you: red Astrogeology; purple< Code of Laws, Monotheism, Lighting, Reformation, Mysticism
         deck 11: Whataboutism",
    )
    .plays(["dogma Astrogeology"])
    .leaves(
        "you: red Astrogeology; purple/ Code of Laws, Monotheism, Lighting, Reformation
         you: hand Whataboutism, Mysticism",
    )
    .goes_on();
}

#[test]
fn astrogeology_takes_nothing_where_the_splay_does_nothing() {
    story(
        Fourth,
        "you: red Astrogeology; purple/ Code of Laws, Monotheism, Lighting, Reformation, Mysticism
         deck 11: Whataboutism",
    )
    .plays(["dogma Astrogeology"])
    .leaves(
        "you: red Astrogeology; hand Whataboutism
         you: purple/ Code of Laws, Monotheism, Lighting, Reformation, Mysticism",
    );
    story(Fourth, "you: red Astrogeology; purple Mysticism\n deck 11: Whataboutism")
        .plays(["dogma Astrogeology"])
        .leaves("you: red Astrogeology; purple Mysticism; hand Whataboutism");
}

#[test]
fn astrogeology_is_won_by_eight_cards_in_hand() {
    let board =
        "you: red Astrogeology; hand Tools, Oars, Sailing, Canning, Optics, Machinery\n deck 11: Fusion";
    story(Fourth, board).plays(["dogma Astrogeology"]).goes_on();
    story(Fourth, &board.replace("Tools", "Tools, Software"))
        .plays(["dogma Astrogeology"])
        .ends(["you"], By::Effect);
}

#[test]
fn fusion_goes_on_with_a_value_one_or_two_lower() {
    story(Fourth, "you: red Fusion; green Mass Media; purple Services")
        .plays(["dogma Fusion"])
        .offers(["age 10", "age 9"])
        .plays(["age 9"])
        .offers(["age 8", "age 7"])
        .plays(["age 7"])
        .leaves("you: green Mass Media; score Fusion, Services");
}

#[test]
fn fusion_can_burn_down_to_a_one() {
    story(
        Fourth,
        "you: red Fusion, Oars; purple Services; green Bicycle; blue Chemistry; yellow Machinery",
    )
    .plays(["dogma Fusion", "age 9", "age 7", "age 5", "age 3"])
    .offers(["age 2", "age 1"])
    .plays(["age 1"])
    .leaves("you: score Fusion, Services, Bicycle, Chemistry, Machinery, Oars");
}

#[test]
fn fusion_lets_its_player_choose_among_cards_of_the_value() {
    story(Fourth, "you: red Fusion; green Hypersonics; blue Tools")
        .plays(["dogma Fusion"])
        .offers(["card Fusion", "card Hypersonics"])
        .plays(["card Hypersonics", "age 10"])
        .leaves("you: red Fusion; blue Tools; score Hypersonics");
}

#[test]
fn fusion_does_nothing_without_an_eleven() {
    story(Fourth, "you: red Fusion\n them: green Databases")
        .plays(["dogma Fusion", "age 10"])
        .leaves("you: score Fusion\n them: green Databases");
}

#[test]
fn hypersonics_returns_two_equal_top_cards_and_everything_as_low() {
    story(
        Fourth,
        "you: green Hypersonics
         them: red Archery; blue Writing, Experimentation; green Classification; purple Democracy, Reformation
         them: hand Machine Tools, Machinery, Bicycle; score Domestication, Industrialization, Software",
    )
    .plays(["dogma Hypersonics"])
    .offers(["card Archery", "card Writing", "card Classification", "card Democracy"])
    .plays(["them: card Democracy", "card Machine Tools"])
    .leaves(
        "them: red Archery; blue Writing, Experimentation; purple Reformation; hand Bicycle; score Software
         deck 6 bottom: Democracy, Classification, Machine Tools, Industrialization
         deck 3 bottom: Machinery\n deck 1 bottom: Domestication",
    );
}

#[test]
fn hypersonics_does_nothing_at_all_without_two_equal_top_cards() {
    story(
        Fourth,
        "you: green Hypersonics\n them: red Archery, Oars; blue Calendar; hand Tools; score Sailing",
    )
    .plays(["dogma Hypersonics"])
    .changes_nothing();
}

#[test]
fn space_traffic_scores_what_lies_beneath_five_cards() {
    story(
        Fourth,
        "you: green Space Traffic; red Archery, Oars, Optics, Engineering, Coal, Flight
         them: score Astrogeology\n deck 11: Fusion",
    )
    .plays(["dogma Space Traffic"])
    .leaves(
        "you: green Space Traffic; red/ Archery, Oars, Optics, Engineering, Coal; score Flight, Fusion",
    )
    .goes_on();
}

#[test]
fn space_traffic_repeats_until_nobody_has_a_higher_score() {
    story(
        Fourth,
        "you: green Space Traffic; blue< Tools, Writing, Calendar, Alchemy, Chemistry
         them: score Oars\n deck 11: Fusion, Escapism, Climatology, Reclamation",
    )
    .plays(["dogma Space Traffic"])
    .leaves(
        "you: green Space Traffic; red Fusion; purple Escapism; score Climatology
         you: blue/ Tools, Writing, Calendar, Alchemy, Chemistry",
    );
    story(Fourth, "you: green Space Traffic\n deck 11: Fusion, Escapism")
        .plays(["dogma Space Traffic"])
        .leaves("you: green Space Traffic; red Fusion\n deck 11: Escapism");
}

#[test]
fn space_traffic_is_lost_by_tucking_under_an_eleven() {
    story(Fourth, "you: green Space Traffic; red< Oars, Astrogeology; hand Tools\n deck 11: Fusion")
        .plays(["dogma Space Traffic"])
        .ends(["them"], By::Elimination)
        .leaves("you:\n junk: Space Traffic, Oars, Astrogeology, Fusion, Tools");
    // An 11 elsewhere in the stack is harmless.
    story(Fourth, "you: green Space Traffic; red< Astrogeology, Oars\n deck 11: Fusion")
        .plays(["dogma Space Traffic"])
        .leaves("you: green Space Traffic; red/ Astrogeology, Oars, Fusion")
        .goes_on();
}

#[test]
fn near_field_comm_takes_all_score_cards_of_the_value_the_demander_names() {
    story(
        Fourth,
        "you: yellow Near-Field Comm\n them: score Writing, Sailing, Calendar\n deck 2: Mapmaking",
    )
    .plays(["dogma Near-Field Comm"])
    .offers([
        "age 1", "age 2", "age 3", "age 4", "age 5", "age 6", "age 7", "age 8", "age 9", "age 10",
        "age 11",
    ])
    .plays(["you: age 1", "card Writing"])
    .leaves(
        "you: yellow Near-Field Comm; score Writing, Sailing; hand Mapmaking
         them: score Calendar",
    );
}

#[test]
fn near_field_comm_executes_the_highest_score_card_where_it_lies() {
    let story = story(
        Fourth,
        "you: yellow Near-Field Comm; score Stem Cells, Tools; hand Oars\n deck 11: Fusion",
    )
    .plays(["dogma Near-Field Comm", "yes"])
    .leaves("you: yellow Near-Field Comm; score Stem Cells, Tools, Oars; hand Fusion");
    let chronicle = story.chronicle();
    let stem_cells = chronicle.game().catalog().find("Stem Cells").unwrap();
    let shown = |event: &Event| matches!(event, Event::Revealed { card, .. } if *card == stem_cells);
    assert!(chronicle.events().iter().any(shown));
}

#[test]
fn near_field_comm_does_nothing_with_empty_score_piles() {
    story(Fourth, "you: yellow Near-Field Comm\n them: hand Tools")
        .plays(["dogma Near-Field Comm"])
        .changes_nothing();
}

#[test]
fn reclamation_returns_three_bottom_cards_for_half_their_value() {
    story(
        Fourth,
        "you: yellow Reclamation; red Miniaturization, Archery, Fission, Optics; purple Code of Laws
         deck 4: Reformation\n deck 7: Lighting",
    )
    .plays(["dogma Reclamation"])
    .leaves(
        "you: yellow Reclamation; red Miniaturization; purple Reformation
         deck 1 bottom: Archery, Code of Laws\n deck 3 bottom: Optics\n deck 9 bottom: Fission
         deck 7 bottom: Lighting",
    );
}

#[test]
fn reclamation_asks_for_the_order_of_returned_cards() {
    story(
        Fourth,
        "you: yellow Reclamation; red Archery, Oars, Metalworking\n deck 2: Calendar\n deck 1: Pottery",
    )
    .plays(["dogma Reclamation", "card Oars", "card Archery"])
    .leaves("you: yellow Reclamation; blue Pottery\n deck 1 bottom: Oars, Archery, Metalworking");
}

#[test]
fn reclamation_melds_a_one_if_there_is_nothing_to_return() {
    story(Fourth, "you: yellow Reclamation\n deck 1: Pottery")
        .plays(["dogma Reclamation"])
        .leaves("you: yellow Reclamation; blue Pottery");
}

#[test]
fn escapism_executes_the_card_it_has_junked() {
    story(
        Fourth,
        "you: purple Escapism; hand Code of Laws, Road Building, The Wheel
         deck 1: Domestication, Mysticism, Sailing",
    )
    .plays(["dogma Escapism", "card Code of Laws", "card Mysticism", "color purple"])
    .leaves(
        "you: purple< Escapism, Mysticism; hand Domestication, Road Building, Sailing
         junk: Code of Laws\n deck 1 bottom: The Wheel",
    );
}

#[test]
fn escapism_returns_only_cards_of_the_same_value() {
    story(
        Fourth,
        "you: purple Escapism; hand Oars, Sailing, Calendar, Tools\n deck 1: Domestication, Mysticism, Pottery, Archery",
    )
    .plays(["dogma Escapism", "card Oars", "card Tools"])
    .leaves(
        "you: purple Escapism; hand Calendar, Domestication, Mysticism, Pottery, Archery
         junk: Oars\n deck 1 bottom: Tools, Sailing",
    );
}

#[test]
fn escapism_with_an_empty_hand_draws_three_ones() {
    story(Fourth, "you: purple Escapism\n deck 1: Domestication, Mysticism, Pottery")
        .plays(["dogma Escapism"])
        .leaves("you: purple Escapism; hand Domestication, Mysticism, Pottery");
}

#[test]
fn whataboutism_takes_demanding_top_cards_and_swaps_the_score_piles() {
    story(
        Fourth,
        "you: purple Whataboutism; red Metalworking; score The Wheel
         them: red Archery, Oars; purple Code of Laws, Monotheism; green Mapmaking; score Fermenting, Tools",
    )
    .plays(["dogma Whataboutism"])
    .leaves(
        "you: purple Whataboutism; red Archery, Metalworking; green Mapmaking; score Fermenting, Tools
         them: red Oars; purple Code of Laws, Monotheism; score The Wheel",
    );
}

#[test]
fn whataboutism_swaps_nothing_where_nothing_demands() {
    story(
        Fourth,
        "you: purple Whataboutism; score The Wheel\n them: purple Code of Laws, Monotheism; score Tools",
    )
    .plays(["dogma Whataboutism"])
    .changes_nothing();
}
