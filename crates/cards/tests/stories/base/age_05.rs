use splay_engine::Edition;

use crate::story::*;

// ---- Chemistry

#[test]
fn chemistry_scores_one_higher_than_the_highest_top_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Chemistry, Tools; score The Wheel\n deck 6: Canning")
            .plays(["dogma Chemistry", "color blue"])
            .offers(["card The Wheel", "card Canning"])
            .plays(["card The Wheel"])
            .leaves("you: blue> Chemistry, Tools; score Canning\n deck 1 bottom: The Wheel");
    });
}

#[test]
fn chemistry_returns_the_scored_card_if_it_is_the_only_one() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Chemistry, Tools\n deck 6: Canning")
            .plays(["dogma Chemistry", "pass"])
            .leaves("you: blue Chemistry, Tools\n deck 6 bottom: Canning");
    });
}

// ---- Physics

#[test]
fn physics_keeps_three_6s_of_different_colors() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Physics; hand Tools\n deck 6: Canning, Democracy, Machine Tools")
            .plays(["dogma Physics"])
            .leaves("you: blue Physics; hand Tools, Canning, Democracy, Machine Tools");
    });
}

#[test]
fn physics_returns_the_whole_hand_in_any_order_if_two_colors_are_the_same() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Physics; hand Tools, Calendar
             deck 6: Canning, Vaccination, Democracy",
        )
        .plays(["dogma Physics"])
        .offers(["card Canning", "card Vaccination", "card Democracy"])
        .plays(["card Vaccination", "card Democracy"])
        .leaves(
            "you: blue Physics
             deck 1 bottom: Tools
             deck 2 bottom: Calendar
             deck 6 bottom: Vaccination, Democracy, Canning",
        );
    });
}

// ---- Coal

#[test]
fn coal_scores_a_top_card_and_the_one_beneath() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Coal, Oars\n deck 5: The Pirate Code")
            .plays(["dogma Coal", "color red", "card Coal"])
            .leaves("you: red The Pirate Code; score Coal, Oars");
    });
}

#[test]
fn coal_scores_a_lone_card_alone() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Coal; blue Tools\n deck 5: Banking")
            .plays(["dogma Coal"])
            .offers(["card Coal", "card Tools", "card Banking", "pass"])
            .plays(["card Tools"])
            .leaves("you: red Coal; green Banking; score Tools");
    });
}

#[test]
fn coal_need_not_be_burnt() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Coal, Oars\n deck 5: Banking")
            .plays(["dogma Coal", "pass", "pass"])
            .leaves("you: red Coal, Oars; green Banking");
    });
}

// ---- The Pirate Code

#[test]
fn the_pirate_code_takes_two_low_cards_and_scores_the_lowest_crown() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red The Pirate Code; green Navigation; yellow Agriculture
             them: score Tools, Calendar, Gunpowder, Coal",
        )
        .plays(["dogma The Pirate Code"])
        .offers(["card Tools", "card Calendar", "card Gunpowder"])
        .plays(["them: card Gunpowder", "them: card Calendar"])
        .leaves(
            "you: red The Pirate Code; yellow Agriculture; score Gunpowder, Calendar, Navigation
             them: score Tools, Coal",
        );
    });
}

#[test]
fn the_pirate_code_is_content_with_one_card() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red The Pirate Code; green Navigation; blue Printing Press
             them: score Tools, Coal",
        )
        .plays(["dogma The Pirate Code"])
        .offers(["card Navigation", "card Printing Press"])
        .plays(["you: card Printing Press"])
        .leaves(
            "you: red The Pirate Code; green Navigation; score Tools, Printing Press
             them: score Coal",
        );
    });
}

#[test]
fn the_pirate_code_without_booty_scores_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red The Pirate Code; green Navigation\n them: score Coal")
            .plays(["dogma The Pirate Code"])
            .leaves("")
            .changes_nothing();
    });
}

#[test]
fn the_pirate_code_lets_sharers_score_too() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red The Pirate Code
             them: score Tools
             third: green Sailing
             deck 1: Archery",
        )
        .plays(["dogma The Pirate Code"])
        .leaves(
            "you: score Tools, The Pirate Code; hand Archery
             them:
             third: score Sailing",
        );
    });
}

// ---- Banking

#[test]
fn banking_takes_a_factory_that_is_not_green_and_pays_a_5() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Banking, Sailing
             them: red Gunpowder; blue Chemistry; green Invention; yellow Agriculture
             deck 5: Coal",
        )
        .plays(["dogma Banking"])
        .offers(["card Gunpowder", "card Chemistry"])
        .plays(["them: card Chemistry", "you: color green"])
        .leaves(
            "you: green> Banking, Sailing; blue Chemistry
             them: red Gunpowder; green Invention; yellow Agriculture; score Coal",
        );
    });
}

#[test]
fn banking_pays_nothing_for_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Banking, Sailing\n them: green Invention")
            .plays(["dogma Banking", "you: pass"])
            .leaves("")
            .changes_nothing();
    });
}

// ---- Measurement

#[test]
fn measurement_counts_a_color_of_choice() {
    story(
        First,
        "you: green Measurement; red Archery, Oars, Metalworking; hand Tools\n deck 3: Alchemy",
    )
    .plays(["dogma Measurement", "card Tools"])
    .offers(["color red", "color yellow", "color green", "color blue", "color purple"])
    .plays(["color red"])
    .leaves(
        "you: green Measurement; red> Archery, Oars, Metalworking; hand Alchemy
             deck 1 bottom: Tools",
    );
}

#[test]
fn measurement_counts_the_color_of_the_returned_card() {
    in_each([Third, Fourth], |edition| {
        story(
            edition,
            "you: green Measurement; red Archery, Oars, Metalworking; hand Construction, Tools
             deck 3: Alchemy",
        )
        .plays(["dogma Measurement", "card Construction"])
        .leaves(
            "you: green Measurement; red> Archery, Oars, Metalworking; hand Tools, Alchemy
             deck 2 bottom: Construction",
        );
    });
}

#[test]
fn measurement_draws_even_if_the_color_is_splayed_right_already() {
    let board = "you: green Measurement; red> Archery, Oars; hand Construction\n deck 2: Calendar";
    let after = "you: green Measurement; red> Archery, Oars; hand Calendar";
    story(First, board).plays(["dogma Measurement", "card Construction", "color red"]).leaves(after);
    in_each([Third, Fourth], |edition| {
        story(edition, board).plays(["dogma Measurement", "card Construction"]).leaves(after);
    });
}

#[test]
fn measurement_draws_a_1_for_one_card_or_none() {
    let board = "you: green Measurement; hand Construction\n deck 1: Sailing";
    let after = "you: green Measurement; hand Sailing";
    for color in ["color red", "color green"] {
        story(First, board).plays(["dogma Measurement", "card Construction", color]).leaves(after);
    }
    for card in ["Construction", "Mapmaking"] {
        in_each([Third, Fourth], |edition| {
            story(edition, &format!("you: green Measurement; hand {card}\n deck 1: Sailing"))
                .plays(["dogma Measurement", &format!("card {card}")])
                .leaves(after);
        });
    }
}

#[test]
fn measurement_may_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Measurement, Sailing; hand Oars")
            .plays(["dogma Measurement", "pass"])
            .leaves("")
            .changes_nothing();
    });
}

// ---- Statistics

#[test]
fn statistics_repeats_while_the_taken_card_is_alone_in_hand() {
    story(First, "you: yellow Statistics, Agriculture\n them: score Tools, Calendar, Alchemy")
        .plays(["dogma Statistics", "you: color yellow"])
        .leaves(
            "you: yellow> Statistics, Agriculture
             them: hand Alchemy, Calendar; score Tools",
        );
    story(First, "you: yellow Statistics\n them: score Tools, Calendar, Alchemy; hand Oars")
        .plays(["dogma Statistics"])
        .leaves("them: hand Oars, Alchemy; score Tools, Calendar");
    story(First, "you: yellow Statistics\n them: score Tools")
        .plays(["dogma Statistics"])
        .leaves("them: hand Tools");
}

#[test]
fn statistics_lets_the_victim_pick_among_the_highest() {
    story(First, "you: yellow Statistics\n them: score Tools, Calendar, Mapmaking; hand Oars")
        .plays(["dogma Statistics", "them: card Mapmaking"])
        .leaves("them: hand Oars, Mapmaking; score Tools, Calendar");
}

#[test]
fn statistics_takes_all_the_highest() {
    story(
        Third,
        "you: yellow Statistics, Agriculture\n them: score Tools, Calendar, Mapmaking; hand Oars",
    )
    .plays(["dogma Statistics", "you: color yellow"])
    .leaves(
        "you: yellow> Statistics, Agriculture
             them: hand Oars, Calendar, Mapmaking; score Tools",
    );
}

#[test]
fn statistics_takes_all_of_a_value_the_demander_chooses() {
    let board = "you: yellow Statistics\n them: score Tools, Sailing, Calendar; hand Oars";
    story(Fourth, board)
        .plays(["dogma Statistics", "you: age 1"])
        .leaves("them: hand Oars, Tools, Sailing; score Calendar");
    story(Fourth, board).plays(["dogma Statistics", "you: age 11"]).leaves("").changes_nothing();
}

#[test]
fn statistics_finds_nothing_in_an_empty_score_pile() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Statistics, Agriculture\n them: hand Oars")
            .plays(["dogma Statistics", "you: pass"])
            .leaves("")
            .changes_nothing();
    });
}

// ---- Steam Engine

#[test]
fn steam_engine_tucks_two_4s_and_scores_the_bottom_yellow_card() {
    in_each(Edition::ALL, |edition| {
        let story =
            story(edition, "you: yellow Steam Engine, Agriculture\n deck 4: Gunpowder, Invention")
                .plays(["dogma Steam Engine"])
                .leaves("you: yellow Steam Engine; red Gunpowder; green Invention; score Agriculture");
        assert_eq!(story.deck_size(6), 9);
    });
}

#[test]
fn steam_engine_scores_a_yellow_card_just_tucked() {
    in_each(Edition::ALL, |edition| {
        let story = story(edition, "you: yellow Steam Engine\n deck 4: Anatomy, Gunpowder")
            .plays(["dogma Steam Engine"])
            .leaves("you: yellow Steam Engine; red Gunpowder; score Anatomy");
        assert_eq!(story.deck_size(6), 9);
    });
}

#[test]
fn steam_engine_scores_itself_if_it_is_the_bottom_yellow_card() {
    in_each(Edition::ALL, |edition| {
        let story = story(edition, "you: yellow Steam Engine\n deck 4: Gunpowder, Invention")
            .plays(["dogma Steam Engine"])
            .leaves("you: red Gunpowder; green Invention; score Steam Engine");
        assert_eq!(story.deck_size(6), if edition == Fourth { 0 } else { 9 });
    });
}

#[test]
fn steam_engine_gives_a_sharer_without_yellow_only_the_4s() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: yellow Steam Engine, Agriculture
             them: red Coal
             deck 4: Gunpowder, Invention, Enterprise, Navigation
             deck 5: Banking",
        )
        .plays(["dogma Steam Engine"])
        .leaves(
            "you: yellow Steam Engine; purple Enterprise; green Navigation; score Agriculture; \
             hand Banking
             them: red Coal, Gunpowder; green Invention",
        );
    });
}

// ---- Astronomy

#[test]
fn astronomy_melds_green_and_blue_6s_and_keeps_the_first_other() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: purple Astronomy; red Archery
             deck 6: Classification, Encyclopedia, Canning",
        )
        .plays(["dogma Astronomy"])
        .leaves(
            "you: purple Astronomy; red Archery; green Classification; blue Encyclopedia; hand Canning",
        );
    });
}

#[test]
fn astronomy_claims_universe_with_every_other_top_card_at_6() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Astronomy; green Sailing\n deck 6: Classification, Canning")
            .plays(["dogma Astronomy"])
            .leaves(
                "you: purple Astronomy; green Classification, Sailing; hand Canning; \
                 achievements Universe",
            );
    });
}

#[test]
fn astronomy_claims_universe_with_purple_alone_and_sharers_come_first() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Astronomy\n deck 6: Canning")
            .plays(["dogma Astronomy"])
            .leaves("you: purple Astronomy; hand Canning; achievements Universe");
        story(
            edition,
            "you: purple Astronomy
             them: purple Philosophy
             deck 5: Coal
             deck 6: Canning, Vaccination",
        )
        .plays(["dogma Astronomy"])
        .leaves(
            "you: purple Astronomy; hand Vaccination, Coal
             them: purple Philosophy; hand Canning; achievements Universe",
        );
    });
}

// ---- Societies

#[test]
fn societies_takes_a_lightbulb_that_is_not_purple() {
    story(
        First,
        "you: purple Societies; blue Atomic Theory
         them: red Archery; blue Experimentation; purple Philosophy; yellow Agriculture
         deck 5: Coal",
    )
    .plays(["dogma Societies"])
    .offers(["card Archery", "card Experimentation"])
    .plays(["them: card Experimentation"])
    .leaves(
        "you: purple Societies; blue Experimentation, Atomic Theory
         them: red Archery; purple Philosophy; yellow Agriculture; hand Coal",
    );
}

#[test]
fn societies_takes_a_lightbulb_higher_than_the_demanders_card_of_its_color() {
    in_each([Third, Fourth], |edition| {
        story(
            edition,
            "you: purple Societies; blue Atomic Theory; red Archery; yellow Perspective
             them: purple Democracy; blue Experimentation; red Colonialism; green Invention; \
             yellow Anatomy
             deck 5: Coal",
        )
        .plays(["dogma Societies"])
        .offers(["card Democracy", "card Colonialism", "card Invention"])
        .plays(["them: card Invention"])
        .leaves(
            "you: purple Societies; blue Atomic Theory; red Archery; yellow Perspective; green Invention
             them: purple Democracy; blue Experimentation; red Colonialism; yellow Anatomy; hand Coal",
        );
    });
}

#[test]
fn societies_pays_nothing_for_nothing() {
    story(First, "you: purple Societies\n them: purple Philosophy; yellow Agriculture")
        .plays(["dogma Societies"])
        .leaves("")
        .changes_nothing();
    in_each([Third, Fourth], |edition| {
        story(
            edition,
            "you: purple Societies; blue Experimentation
             them: purple Philosophy; blue Printing Press; yellow Agriculture",
        )
        .plays(["dogma Societies"])
        .leaves("")
        .changes_nothing();
    });
}
