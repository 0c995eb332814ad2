use splay_engine::Edition;

use crate::story::*;

// ---- Calendar

#[test]
fn calendar_draws_two_3s_for_more_score_cards_than_hand_cards() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Calendar; score Sailing, Oars; hand Tools\n deck 3: Paper, Optics")
            .plays(["dogma Calendar"])
            .leaves("you: blue Calendar; score Sailing, Oars; hand Tools, Paper, Optics");
    });
}

#[test]
fn calendar_gives_nothing_for_as_many() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Calendar; score Sailing; hand Tools")
            .plays(["dogma Calendar"])
            .changes_nothing();
        story(edition, "you: blue Calendar").plays(["dogma Calendar"]).changes_nothing();
    });
}

// ---- Mathematics

#[test]
fn mathematics_melds_one_higher_than_the_returned_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Mathematics; hand Sailing, Paper\n deck 4: Experimentation")
            .plays(["dogma Mathematics", "card Paper"])
            .leaves("you: blue Experimentation, Mathematics; hand Sailing\n deck 3 bottom: Paper");
    });
}

#[test]
fn mathematics_can_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Mathematics; hand Sailing")
            .plays(["dogma Mathematics", "pass"])
            .changes_nothing();
        story(edition, "you: blue Mathematics").plays(["dogma Mathematics"]).changes_nothing();
    });
}

// ---- Construction

#[test]
fn construction_takes_two_hand_cards_and_leaves_a_2() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Construction\n them: hand Sailing, Oars, Tools\n deck 2: Calendar")
            .plays(["dogma Construction", "them: card Sailing", "them: card Tools"])
            .leaves("you: red Construction; hand Sailing, Tools\n them: hand Oars, Calendar");
    });
}

#[test]
fn construction_takes_what_there_is_and_the_2_is_drawn_all_the_same() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Construction
             them: hand Sailing
             third:
             deck 2: Calendar, Currency",
        )
        .plays(["dogma Construction"])
        .leaves("you: red Construction; hand Sailing\n them: hand Calendar\n third: hand Currency");
    });
}

const FIVE_TOPS: &str =
    "you: red Construction; yellow Masonry; green Sailing; blue Tools; purple Mysticism";

#[test]
fn construction_claims_empire_for_the_only_five_top_cards() {
    in_each(Edition::ALL, |edition| {
        story(edition, &format!("{FIVE_TOPS}\n them: red Archery\n deck 2: Calendar"))
            .plays(["dogma Construction"])
            .leaves(&format!("{FIVE_TOPS}; achievements Empire\n them: red Archery; hand Calendar"));
    });
}

#[test]
fn construction_claims_nothing_if_two_have_five_top_cards() {
    in_each(Edition::ALL, |edition| {
        let theirs = "them: red Archery; yellow Agriculture; green Clothing; blue Pottery; \
                      purple Code of Laws";
        story(edition, &format!("{FIVE_TOPS}\n {theirs}\n deck 2: Calendar"))
            .plays(["dogma Construction"])
            .leaves(&format!("{FIVE_TOPS}\n {theirs}; hand Calendar"));
    });
}

#[test]
fn construction_claims_nothing_for_four_top_cards_or_when_empire_is_gone() {
    in_each(Edition::ALL, |edition| {
        let four = "you: red Construction; yellow Masonry; green Sailing; blue Tools";
        story(edition, &format!("{four}\n deck 2: Calendar"))
            .plays(["dogma Construction"])
            .leaves(&format!("{four}\n them: hand Calendar"));
        story(edition, &format!("{FIVE_TOPS}\n them: achievements Empire\n deck 2: Calendar"))
            .plays(["dogma Construction"])
            .leaves(&format!("{FIVE_TOPS}\n them: achievements Empire; hand Calendar"));
    });
}

#[test]
fn construction_lets_a_sharer_with_five_top_cards_claim_empire() {
    in_each(Edition::ALL, |edition| {
        let theirs =
            "them: red Metalworking; yellow Agriculture; green Sailing; blue Tools; purple Mysticism";
        story(edition, &format!("you: red Construction\n {theirs}\n deck 2: Calendar"))
            .plays(["dogma Construction"])
            .leaves(&format!("you: red Construction; hand Calendar\n {theirs}; achievements Empire"));
    });
}

// ---- Road Building

#[test]
fn road_building_trades_the_top_red_card_for_a_top_green_one() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Road Building; green Paper; hand Tools, Agriculture
             them: green Sailing, Clothing",
        )
        .plays(["dogma Road Building", "card Tools", "card Agriculture"])
        .offers(["player 1", "pass"])
        .plays(["player 1"])
        .leaves(
            "you: green Sailing, Paper; blue Tools; yellow Agriculture
             them: red Road Building; green Clothing",
        );
    });
}

#[test]
fn road_building_gives_the_red_card_on_top_even_if_it_was_just_melded() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Road Building; hand Oars, Tools\n them: green Sailing\n third:")
            .plays(["dogma Road Building", "card Oars", "card Tools"])
            .offers(["player 1", "player 2", "pass"])
            .plays(["player 1"])
            .leaves("you: red Road Building; blue Tools; green Sailing\n them: red Oars");
    });
}

#[test]
fn road_building_of_the_fourth_edition_melds_the_green_card() {
    in_each(Edition::ALL, |edition| {
        let back = if edition == Fourth { "you: meld Sailing" } else { "you: transfer Sailing" };
        story(edition, "you: red Road Building; hand Tools, Agriculture\n them: green Sailing")
            .plays(["dogma Road Building", "card Tools", "card Agriculture", "player 1"])
            .tells(["you: meld Tools", "you: meld Agriculture", "you: transfer Road Building", back])
            .leaves("you: blue Tools; yellow Agriculture; green Sailing\n them: red Road Building");
    });
}

#[test]
fn road_building_gives_the_red_card_even_for_no_green_one() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Road Building; hand Tools, Agriculture\n them: blue Pottery")
            .plays(["dogma Road Building", "card Tools", "card Agriculture", "player 1"])
            .leaves("you: blue Tools; yellow Agriculture\n them: red Road Building; blue Pottery");
    });
}

#[test]
fn road_building_may_meld_one_card_only_and_then_trades_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Road Building; hand Tools, Agriculture\n them: green Sailing")
            .plays(["dogma Road Building"])
            .offers(["card Tools", "card Agriculture"])
            .plays(["card Tools"])
            .offers(["card Agriculture", "pass"])
            .plays(["pass"])
            .leaves("you: red Road Building; blue Tools; hand Agriculture");
    });
}

#[test]
fn road_building_need_not_trade() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Road Building; hand Tools, Agriculture\n them: green Sailing")
            .plays(["dogma Road Building", "card Tools", "card Agriculture", "pass"])
            .leaves("you: red Road Building; blue Tools; yellow Agriculture");
    });
}

#[test]
fn road_building_does_nothing_with_an_empty_hand() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Road Building\n them: green Sailing")
            .plays(["dogma Road Building"])
            .changes_nothing();
    });
}

// ---- Currency

#[test]
fn currency_scores_a_2_for_each_different_value_returned() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Currency; hand Sailing, Oars, Calendar, Paper
             deck 2: Mapmaking, Mathematics",
        )
        .plays(["dogma Currency", "card Sailing", "card Oars", "card Calendar", "pass"])
        .leaves("you: green Currency; hand Paper; score Mapmaking, Mathematics");
    });
}

#[test]
fn currency_scores_one_2_for_one_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Currency; hand Paper\n deck 2: Mapmaking")
            .plays(["dogma Currency", "card Paper"])
            .leaves("you: green Currency; score Mapmaking");
    });
}

#[test]
fn currency_can_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Currency; hand Paper")
            .plays(["dogma Currency", "pass"])
            .changes_nothing();
    });
}

// ---- Mapmaking

#[test]
fn mapmaking_takes_a_1_and_rewards_with_another() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Mapmaking\n them: score Sailing, Tools, Calendar\n deck 1: Oars")
            .plays(["dogma Mapmaking"])
            .offers(["card Sailing", "card Tools"])
            .plays(["them: card Tools"])
            .leaves("you: green Mapmaking; score Tools, Oars\n them: score Sailing, Calendar");
    });
}

#[test]
fn mapmaking_wants_a_1_and_nothing_higher() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Mapmaking\n them: score Calendar, Paper")
            .plays(["dogma Mapmaking"])
            .changes_nothing();
    });
}

#[test]
fn mapmaking_rewards_those_who_share_too() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Mapmaking
             them: score Sailing
             third: purple City States
             deck 1: Oars, Archery
             deck 2: Calendar",
        )
        .plays(["dogma Mapmaking"])
        .leaves(
            "you: green Mapmaking; score Sailing, Archery; hand Calendar
             them:
             third: purple City States; score Oars",
        );
    });
}

// ---- Canal Building

#[test]
fn canal_building_exchanges_all_the_highest_cards() {
    let board = "you: yellow Canal Building; hand Paper, Tools; score Calendar, Currency, Oars";
    let exchanged = "you: yellow Canal Building; hand Calendar, Currency, Tools; score Paper, Oars";
    in_each([First, Third], |edition| {
        story(edition, board).plays(["dogma Canal Building", "yes"]).leaves(exchanged);
    });
    story(Fourth, board).plays(["dogma Canal Building", "option 1"]).leaves(exchanged);
}

#[test]
fn canal_building_exchanges_even_with_an_empty_pile() {
    let exchanged = "you: yellow Canal Building; hand Tools; score Paper";
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Canal Building; hand Paper, Tools")
            .plays(["dogma Canal Building", "yes"])
            .leaves(exchanged);
    });
    story(Fourth, "you: yellow Canal Building; score Paper, Tools")
        .plays(["dogma Canal Building", "option 1"])
        .leaves("you: yellow Canal Building; hand Paper; score Tools");
}

#[test]
fn canal_building_can_be_declined() {
    let board = "you: yellow Canal Building; hand Paper; score Oars";
    in_each([First, Third], |edition| {
        story(edition, board).plays(["dogma Canal Building", "no"]).changes_nothing();
        story(edition, "you: yellow Canal Building").plays(["dogma Canal Building"]).changes_nothing();
    });
    story(Fourth, board).plays(["dogma Canal Building", "pass"]).changes_nothing();
}

#[test]
fn canal_building_of_the_fourth_edition_can_junk_the_3_deck_instead() {
    let after = story(Fourth, "you: yellow Canal Building; hand Tools; score Oars")
        .plays(["dogma Canal Building"])
        .offers(["option 1", "option 2", "pass"])
        .plays(["option 2"])
        .leaves("junk: Paper, Optics, Alchemy");
    assert_eq!(after.deck_size(3), 0);
}

// ---- Fermenting

#[test]
fn fermenting_of_the_first_edition_draws_a_2_for_every_two_leaves() {
    story(First, "you: yellow Fermenting; blue Pottery, Tools\n deck 2: Calendar, Currency")
        .plays(["dogma Fermenting"])
        .leaves("you: yellow Fermenting; blue Pottery, Tools; hand Calendar, Currency");
    story(First, "you: yellow Fermenting; blue< Tools, Pottery\n deck 2: Calendar, Currency")
        .plays(["dogma Fermenting"])
        .leaves("you: yellow Fermenting; blue< Tools, Pottery; hand Calendar");
}

#[test]
fn fermenting_of_the_third_edition_draws_a_2_for_each_color_with_leaves() {
    story(Third, "you: yellow Fermenting; blue< Tools, Pottery; red Oars\n deck 2: Calendar, Currency")
        .plays(["dogma Fermenting"])
        .leaves("you: yellow Fermenting; blue< Tools, Pottery; red Oars; hand Calendar, Currency");
}

#[test]
fn fermenting_of_the_fourth_edition_is_kept_by_tucking_green() {
    story(
        Fourth,
        "you: yellow Fermenting; blue< Tools, Pottery; hand Sailing, Oars\n deck 2: Calendar, Currency",
    )
    .plays(["dogma Fermenting"])
    .offers(["card Sailing", "card Currency", "pass"])
    .plays(["card Sailing"])
    .leaves(
        "you: yellow Fermenting; blue< Tools, Pottery; green Sailing; hand Oars, Calendar, Currency",
    );
}

#[test]
fn fermenting_of_the_fourth_edition_spoils_with_the_2_deck_if_nothing_is_tucked() {
    let declined = story(Fourth, "you: yellow Fermenting, Masonry; hand Sailing\n deck 2: Calendar")
        .plays(["dogma Fermenting", "pass"])
        .leaves("you: yellow Masonry; hand Sailing, Calendar\n junk: Fermenting, Currency");
    assert_eq!(declined.deck_size(2), 0);
    let without_green = story(Fourth, "you: yellow Fermenting; hand Oars\n deck 2: Calendar")
        .plays(["dogma Fermenting"])
        .leaves("you: hand Oars, Calendar\n junk: Fermenting, Currency");
    assert_eq!(without_green.deck_size(2), 0);
}

#[test]
fn fermenting_spoils_once_even_if_a_sharer_came_first() {
    story(
        Fourth,
        "you: yellow Fermenting
         them: blue Pottery
         deck 1: Tools
         deck 2: Calendar, Mathematics",
    )
    .plays(["dogma Fermenting"])
    .leaves(
        "you: hand Mathematics, Tools
         them: blue Pottery; hand Calendar
         junk: Fermenting",
    );
}

// ---- Monotheism

#[test]
fn monotheism_takes_a_top_card_of_a_color_the_demander_lacks() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: purple Monotheism; green The Wheel
             them: red Optics; blue Pottery; green Sailing; purple Code of Laws
             deck 1: Oars, Mysticism",
        )
        .plays(["dogma Monotheism"])
        .offers(["card Optics", "card Pottery"])
        .plays(["them: card Pottery"])
        .leaves(
            "you: purple Monotheism, Mysticism; green The Wheel; score Pottery
             them: red Optics, Oars; green Sailing; purple Code of Laws",
        );
    });
}

#[test]
fn monotheism_makes_nobody_tuck_who_gave_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Monotheism\n them: purple Code of Laws\n deck 1: Oars, Mysticism")
            .plays(["dogma Monotheism"])
            .leaves("you: purple Monotheism; red Oars");
    });
}

// ---- Philosophy

#[test]
fn philosophy_splays_a_color_and_scores_a_hand_card() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: purple Philosophy; red Oars, Archery; blue< Tools, Writing; green> Paper, Sailing; \
             hand Calendar, Clothing",
        )
        .plays(["dogma Philosophy"])
        .offers(["color red", "color green", "pass"])
        .plays(["color green", "card Calendar"])
        .leaves(
            "you: purple Philosophy; red Oars, Archery; blue< Tools, Writing; green< Paper, Sailing; \
             hand Clothing; score Calendar",
        );
    });
}

#[test]
fn philosophy_can_be_declined_twice() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Philosophy; red Oars, Archery; hand Calendar")
            .plays(["dogma Philosophy", "pass", "pass"])
            .changes_nothing();
        story(edition, "you: purple Philosophy").plays(["dogma Philosophy"]).changes_nothing();
    });
}
