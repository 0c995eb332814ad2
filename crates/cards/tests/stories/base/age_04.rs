use splay_engine::Edition;

use crate::story::*;

// ---- Experimentation

#[test]
fn experimentation_melds_a_5() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Experimentation\n deck 5: Coal")
            .plays(["dogma Experimentation"])
            .leaves("you: blue Experimentation; red Coal");
    });
}

#[test]
fn experimentation_is_shared_before_it_is_done() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Experimentation
             them: purple Philosophy
             deck 5: Coal, Banking, Statistics",
        )
        .plays(["dogma Experimentation"])
        .leaves(
            "you: blue Experimentation; green Banking; hand Statistics
             them: purple Philosophy; red Coal",
        );
    });
}

// ---- Printing Press

#[test]
fn printing_press_draws_two_higher_than_the_top_purple_card() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Printing Press; purple Enterprise, Mysticism; score Sailing
             deck 6: Canning",
        )
        .plays(["dogma Printing Press"])
        .offers(["card Sailing", "pass"])
        .plays(["card Sailing"])
        .leaves(
            "you: blue Printing Press; purple Enterprise, Mysticism; hand Canning
             deck 1 bottom: Sailing",
        );
    });
}

#[test]
fn printing_press_draws_a_2_without_purple_and_splays_blue() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Printing Press, Tools; score Sailing\n deck 2: Calendar")
            .plays(["dogma Printing Press", "card Sailing", "color blue"])
            .leaves("you: blue> Printing Press, Tools; hand Calendar");
    });
}

#[test]
fn printing_press_may_stand_idle() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Printing Press, Tools; score Sailing")
            .plays(["dogma Printing Press", "pass", "pass"])
            .leaves("")
            .changes_nothing();
    });
}

// ---- Colonialism

const VOYAGE: &str = "you: red Colonialism\n deck 3: Translation, Compass, Alchemy\n deck 5: Coal";
const COLONIES: &str = "you: red Colonialism; blue Translation, Alchemy; green Compass";

#[test]
fn colonialism_goes_on_while_crowns_are_tucked() {
    in_each([First, Third], |edition| {
        let story = story(edition, VOYAGE).plays(["dogma Colonialism"]).leaves(COLONIES);
        assert_eq!(story.deck_size(5), 9);
    });
}

#[test]
fn colonialism_junks_the_5s_for_each_green_colony() {
    let story = story(Fourth, VOYAGE).plays(["dogma Colonialism"]).leaves(COLONIES);
    assert_eq!(story.leaves(&format!("{COLONIES}\n junk: Coal, Banking")).deck_size(5), 0);
}

#[test]
fn colonialism_without_green_leaves_the_5s_alone() {
    in_each(Edition::ALL, |edition| {
        let story = story(edition, "you: red Colonialism\n deck 3: Alchemy")
            .plays(["dogma Colonialism"])
            .leaves("you: red Colonialism; blue Alchemy");
        assert_eq!(story.deck_size(5), 9);
    });
}

// ---- Gunpowder

#[test]
fn gunpowder_takes_a_castle_and_scores_a_2() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Gunpowder
             them: red Archery; blue Pottery; purple Monotheism
             deck 2: Calendar",
        )
        .plays(["dogma Gunpowder"])
        .offers(["card Archery", "card Monotheism"])
        .plays(["them: card Monotheism"])
        .leaves(
            "you: red Gunpowder; score Monotheism, Calendar
             them: red Archery; blue Pottery",
        );
    });
}

#[test]
fn gunpowder_without_a_castle_to_take_does_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Gunpowder\n them: blue Pottery")
            .plays(["dogma Gunpowder"])
            .leaves("")
            .changes_nothing();
    });
}

#[test]
fn gunpowder_rewards_a_sharer_of_whom_nothing_was_demanded() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Gunpowder
             them: red Archery
             third: red Coal
             deck 2: Calendar, Mapmaking
             deck 4: Anatomy",
        )
        .plays(["dogma Gunpowder"])
        .leaves(
            "you: red Gunpowder; score Archery, Mapmaking; hand Anatomy
             them:
             third: red Coal; score Calendar",
        );
    });
}

// ---- Invention

#[test]
fn invention_turns_a_left_splay_right_and_scores_a_4() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Invention, Sailing; red< Archery, Oars; yellow> Masonry, Agriculture
             deck 4: Gunpowder",
        )
        .plays(["dogma Invention"])
        .offers(["color red", "pass"])
        .plays(["color red"])
        .leaves(
            "you: green Invention, Sailing; red> Archery, Oars; yellow> Masonry, Agriculture; \
             score Gunpowder",
        );
    });
}

#[test]
fn invention_may_leave_splays_as_they_are() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Invention; red< Archery, Oars")
            .plays(["dogma Invention", "pass"])
            .leaves("")
            .changes_nothing();
    });
}

const SPLAYED: &str = "you: green< Invention, Sailing; red< Archery, Oars; \
                       yellow> Masonry, Agriculture; blue^ Tools, Pottery; \
                       purple< City States, Mysticism";

#[test]
fn invention_claims_wonder_with_five_colors_splayed_any_way() {
    in_each(Edition::ALL, |edition| {
        story(edition, SPLAYED)
            .plays(["dogma Invention", "pass"])
            .leaves(&format!("{SPLAYED}; achievements Wonder"));
    });
}

#[test]
fn invention_cannot_claim_wonder_from_its_owner() {
    in_each(Edition::ALL, |edition| {
        story(edition, &format!("{SPLAYED}\n them: achievements Wonder"))
            .plays(["dogma Invention", "pass"])
            .leaves("")
            .changes_nothing();
    });
}

#[test]
fn invention_wants_all_five_colors_splayed() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green< Invention, Sailing; red> Archery, Oars; yellow> Masonry, Agriculture; \
             blue^ Tools, Pottery; purple City States, Mysticism",
        )
        .plays(["dogma Invention", "pass"])
        .leaves("")
        .changes_nothing();
    });
}

// ---- Navigation

#[test]
fn navigation_takes_a_2_or_a_3() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Navigation
             them: score Sailing, Calendar, Alchemy, Gunpowder",
        )
        .plays(["dogma Navigation"])
        .offers(["card Calendar", "card Alchemy"])
        .plays(["them: card Calendar"])
        .leaves(
            "you: green Navigation; score Calendar
             them: score Sailing, Alchemy, Gunpowder",
        );
    });
}

#[test]
fn navigation_takes_nothing_else() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Navigation\n them: score Sailing, Gunpowder")
            .plays(["dogma Navigation"])
            .leaves("")
            .changes_nothing();
    });
}

// ---- Anatomy

#[test]
fn anatomy_returns_a_score_card_and_a_top_card_like_it() {
    in_each(Edition::ALL, |edition| {
        let story = story(
            edition,
            "you: yellow Anatomy
             them: red Archery; green The Wheel; blue Mathematics; score Sailing, Philosophy",
        )
        .plays(["dogma Anatomy", "them: card Sailing"])
        .offers(["card Archery", "card The Wheel"])
        .plays(["them: card Archery"])
        .leaves(
            "them: green The Wheel; blue Mathematics; score Philosophy
             deck 1 bottom: Sailing, Archery",
        );
        assert_eq!(story.deck_size(4), if edition == Fourth { 0 } else { 8 });
    });
}

#[test]
fn anatomy_may_hit_a_score_card_that_no_top_card_matches() {
    in_each(Edition::ALL, |edition| {
        let story = story(
            edition,
            "you: yellow Anatomy
             them: red Archery; score Sailing, Philosophy",
        )
        .plays(["dogma Anatomy", "them: card Philosophy"])
        .leaves("them: red Archery; score Sailing");
        assert_eq!(story.deck_size(4), 8);
    });
}

#[test]
fn anatomy_spares_who_has_no_score() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Anatomy\n them: red Archery")
            .plays(["dogma Anatomy"])
            .leaves("")
            .changes_nothing();
    });
}

// ---- Perspective

const STUDIO: &str = "you: yellow Perspective; blue Atomic Theory; purple Philosophy; \
                      hand Sailing, Oars, Archery, Pottery, Tools, Masonry";

#[test]
fn perspective_scores_a_card_for_every_two_lightbulbs() {
    in_each([First, Third], |edition| {
        story(edition, STUDIO)
            .plays([
                "dogma Perspective",
                "card Sailing",
                "card Oars",
                "card Archery",
                "card Pottery",
                "card Tools",
            ])
            .leaves(
                "you: yellow Perspective; blue Atomic Theory; purple Philosophy; hand Masonry; \
                 score Oars, Archery, Pottery, Tools",
            );
    });
}

#[test]
fn perspective_scores_a_card_for_each_color_with_a_lightbulb() {
    story(Fourth, STUDIO)
        .plays(["dogma Perspective", "card Sailing", "card Oars", "card Archery", "card Pottery"])
        .leaves(
            "you: yellow Perspective; blue Atomic Theory; purple Philosophy; hand Tools, Masonry; \
             score Oars, Archery, Pottery",
        );
}

#[test]
fn perspective_may_cost_the_last_card_for_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Perspective; hand Sailing")
            .plays(["dogma Perspective", "card Sailing"])
            .leaves("you: yellow Perspective");
    });
}

#[test]
fn perspective_may_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, STUDIO).plays(["dogma Perspective", "pass"]).leaves("").changes_nothing();
    });
}

// ---- Enterprise

#[test]
fn enterprise_takes_a_crown_that_is_not_purple() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: purple Enterprise; green Sailing, The Wheel
             them: red Oars; blue Writing; purple City States; yellow Agriculture
             deck 4: Anatomy",
        )
        .plays(["dogma Enterprise"])
        .offers(["card Oars", "card Writing"])
        .plays(["them: card Oars", "you: color green"])
        .leaves(
            "you: purple Enterprise; green> Sailing, The Wheel; red Oars
             them: blue Writing; purple City States; yellow Anatomy, Agriculture",
        );
    });
}

#[test]
fn enterprise_pays_nothing_for_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Enterprise; green Sailing, The Wheel\n them: purple City States")
            .plays(["dogma Enterprise", "you: pass"])
            .leaves("")
            .changes_nothing();
    });
}

// ---- Reformation

const CONVENT: &str = "you: purple Reformation; blue Pottery; green Clothing; \
                       hand Currency, Mapmaking, Philosophy, Mathematics, Oars";

#[test]
fn reformation_tucks_a_card_for_every_two_leaves_and_no_fewer() {
    in_each([First, Third], |edition| {
        story(edition, CONVENT)
            .plays(["dogma Reformation", "yes", "card Mapmaking", "card Currency", "card Mathematics"])
            .offers(["card Philosophy", "card Oars"])
            .plays(["card Philosophy"])
            .offers(["color purple", "pass"])
            .plays(["color purple"])
            .leaves(
                "you: purple> Reformation, Philosophy; blue Pottery, Mathematics; \
                 green Clothing, Mapmaking, Currency; hand Oars",
            );
    });
}

const CATHEDRAL: &str = "you: purple Reformation, Mysticism; blue< Pottery, Tools; green Clothing; \
                         hand Currency, Mapmaking, Oars";

#[test]
fn reformation_of_the_fourth_edition_splays_first_and_tucks_for_each_splayed_color() {
    // Three colors show a leaf, but none of them is what counts; purple, splayed just now, does.
    story(Fourth, CATHEDRAL)
        .plays(["dogma Reformation"])
        .offers(["color purple", "pass"])
        .plays(["color purple", "card Mapmaking", "card Oars"])
        .leaves(
            "you: purple> Reformation, Mysticism; blue< Pottery, Tools; green Clothing, Mapmaking; \
             red Oars; hand Currency",
        );
    story(Fourth, CATHEDRAL).plays(["dogma Reformation", "pass", "card Oars"]).leaves(
        "you: purple Reformation, Mysticism; blue< Pottery, Tools; green Clothing; red Oars; \
         hand Currency, Mapmaking",
    );
}

#[test]
fn reformation_of_the_fourth_edition_may_stop_early() {
    story(Fourth, CATHEDRAL)
        .plays(["dogma Reformation", "color purple", "card Oars"])
        .offers(["card Currency", "card Mapmaking", "pass"])
        .plays(["pass"])
        .leaves(
            "you: purple> Reformation, Mysticism; blue< Pottery, Tools; green Clothing; red Oars; \
             hand Currency, Mapmaking",
        );
}

#[test]
fn reformation_of_the_fourth_edition_tucks_nothing_without_a_splayed_color() {
    story(Fourth, CONVENT).plays(["dogma Reformation"]).changes_nothing();
}

#[test]
fn reformation_tucks_what_there_is() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Reformation; blue Pottery; yellow Agriculture, Masonry; hand Oars")
            .plays(["dogma Reformation", "yes", "color yellow"])
            .leaves("you: purple Reformation; blue Pottery; yellow> Agriculture, Masonry; red Oars");
    });
}

#[test]
fn reformation_may_be_declined() {
    in_each([First, Third], |edition| {
        story(edition, CONVENT).plays(["dogma Reformation", "no"]).leaves("").changes_nothing();
    });
    story(Fourth, CATHEDRAL).plays(["dogma Reformation", "pass", "pass"]).changes_nothing();
}
