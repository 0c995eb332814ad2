use splay_engine::Edition;

use crate::story::*;

// ---- Pottery

#[test]
fn pottery_scores_a_card_worth_the_number_returned() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Pottery; hand Sailing, Oars\n deck 1: Tools\n deck 2: Calendar")
            .plays(["dogma Pottery", "card Sailing", "card Oars"])
            .leaves("you: blue Pottery; score Calendar; hand Tools");
    });
}

#[test]
fn pottery_returns_three_at_most() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Pottery; hand Sailing, Oars, Archery, Clothing
             deck 1: Tools
             deck 3: Paper",
        )
        .plays(["dogma Pottery", "card Sailing", "card Oars", "card Archery"])
        .leaves("you: blue Pottery; score Paper; hand Clothing, Tools");
    });
}

#[test]
fn pottery_draws_a_1_even_if_nothing_is_returned() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Pottery; hand Sailing\n deck 1: Tools")
            .plays(["dogma Pottery", "pass"])
            .leaves("you: blue Pottery; hand Sailing, Tools");
        story(edition, "you: blue Pottery\n deck 1: Tools")
            .plays(["dogma Pottery"])
            .leaves("you: blue Pottery; hand Tools");
    });
}

// ---- Tools

#[test]
fn tools_melds_a_3_for_three_cards() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Tools; hand Sailing, Oars, Archery, Calendar\n deck 3: Paper")
            .plays(["dogma Tools", "card Sailing", "card Oars", "card Archery"])
            .leaves(
                "you: blue Tools; green Paper; hand Calendar\n deck 1 bottom: Sailing, Oars, Archery",
            );
    });
}

#[test]
fn tools_melds_nothing_for_fewer_than_three() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Tools; hand Sailing, Oars, Archery")
            .plays(["dogma Tools", "card Sailing", "card Oars", "pass"])
            .leaves("you: blue Tools; hand Archery\n deck 1 bottom: Sailing, Oars");
    });
}

#[test]
fn tools_takes_a_3_apart_into_three_1s() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Tools; hand Paper, Calendar\n deck 1: Oars, Archery, Sailing")
            .plays(["dogma Tools", "pass"])
            .offers(["card Paper", "pass"])
            .plays(["card Paper"])
            .leaves("you: blue Tools; hand Calendar, Oars, Archery, Sailing");
    });
}

#[test]
fn tools_can_be_left_alone() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Tools; hand Paper")
            .plays(["dogma Tools", "pass", "pass"])
            .changes_nothing();
    });
}

// ---- Writing

#[test]
fn writing_draws_a_2() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Writing; red Optics\n deck 2: Calendar")
            .plays(["dogma Writing"])
            .leaves("you: blue Writing; red Optics; hand Calendar");
    });
}

#[test]
fn writing_is_shared_and_the_sharer_draws_first() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Writing\n them: blue Tools\n deck 1: Oars\n deck 2: Calendar, Currency",
        )
        .plays(["dogma Writing"])
        .leaves("you: blue Writing; hand Currency, Oars\n them: blue Tools; hand Calendar");
    });
}

// ---- Archery

#[test]
fn archery_takes_the_highest_card_after_a_draw() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Archery\n them: hand Sailing, Calendar\n deck 1: Tools")
            .plays(["dogma Archery"])
            .leaves("you: red Archery; hand Calendar\n them: hand Sailing, Tools");
    });
}

#[test]
fn archery_takes_one_of_the_highest_and_the_victim_picks() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Archery\n them: hand Sailing\n deck 1: Tools")
            .plays(["dogma Archery"])
            .offers(["card Sailing", "card Tools"])
            .plays(["them: card Tools"])
            .leaves("you: red Archery; hand Tools\n them: hand Sailing");
    });
}

#[test]
fn archery_of_the_fourth_edition_also_junks_a_low_achievement() {
    story(Fourth, "you: red Archery\n deck 1: Tools\n available: Mysticism, Philosophy, Education")
        .plays(["dogma Archery"])
        .offers(["achievement 1", "achievement 2"])
        .plays(["you: achievement 2"])
        .leaves("you: red Archery; hand Tools\n junk: Philosophy");
}

#[test]
fn archery_junks_nothing_if_the_low_achievements_are_gone() {
    story(Fourth, "you: red Archery\n deck 1: Tools\n available: Education")
        .plays(["dogma Archery"])
        .leaves("you: red Archery; hand Tools");
}

// ---- Metalworking

#[test]
fn metalworking_scores_castles_until_something_else_comes() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Metalworking\n deck 1: Oars, Archery, Sailing, Masonry")
            .plays(["dogma Metalworking"])
            .leaves("you: red Metalworking; score Oars, Archery; hand Sailing");
    });
}

#[test]
fn metalworking_can_score_its_way_to_monument() {
    let board = "you: red Metalworking
                 deck 1: Oars, Archery, Mysticism, Domestication, Masonry, City States, Sailing";
    let scored = "you: red Metalworking; hand Sailing; \
                  score Oars, Archery, Mysticism, Domestication, Masonry, City States";
    in_each([First, Third], |edition| {
        story(edition, board)
            .plays(["dogma Metalworking"])
            .leaves(&format!("{scored}; achievements Monument"));
    });
    story(Fourth, board).plays(["dogma Metalworking"]).leaves(scored);
}

// ---- Oars

#[test]
fn oars_of_the_first_edition_takes_one_crown() {
    story(First, "you: red Oars\n them: hand Sailing, Clothing, Pottery\n deck 1: Tools")
        .plays(["dogma Oars"])
        .offers(["card Sailing", "card Clothing"])
        .plays(["them: card Sailing"])
        .leaves("you: red Oars; score Sailing\n them: hand Clothing, Pottery, Tools");
}

#[test]
fn oars_since_the_third_edition_takes_crowns_until_none_is_left() {
    in_each([Third, Fourth], |edition| {
        story(edition, "you: red Oars\n them: hand Sailing\n deck 1: City States, Tools, Pottery")
            .plays(["dogma Oars"])
            .leaves("you: red Oars; score Sailing, City States\n them: hand Tools");
    });
}

#[test]
fn oars_draws_a_1_if_the_demand_moved_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Oars\n them: hand Pottery\n deck 1: Tools")
            .plays(["dogma Oars"])
            .leaves("you: red Oars; hand Tools");
    });
}

#[test]
fn oars_consoles_those_who_share_as_well() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Oars\n them:\n third: red Archery\n deck 1: Tools, Pottery, Writing")
            .plays(["dogma Oars"])
            .leaves("you: red Oars; hand Pottery, Writing\n third: red Archery; hand Tools");
    });
}

#[test]
fn oars_consoles_nobody_once_any_victim_gave_a_card() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Oars
             them: hand Sailing
             third:
             fourth: red Archery
             deck 1: Tools",
        )
        .plays(["dogma Oars"])
        .leaves("you: red Oars; score Sailing\n them: hand Tools");
    });
}

// ---- Clothing

#[test]
fn clothing_melds_a_new_color_and_scores_what_nobody_else_wears() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Clothing; hand Oars, Sailing\n them: red Archery\n deck 1: Tools")
            .plays(["dogma Clothing"])
            .leaves("you: green Clothing; red Oars; hand Sailing; score Tools");
    });
}

#[test]
fn clothing_must_meld_but_lets_you_choose_the_color() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Clothing; hand Oars, Tools\n deck 1: Writing, Archery")
            .plays(["dogma Clothing"])
            .offers(["card Oars", "card Tools"])
            .plays(["card Tools"])
            .leaves("you: green Clothing; blue Tools; hand Oars; score Writing, Archery");
    });
}

#[test]
fn clothing_scores_even_if_there_is_no_new_color_to_meld() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Clothing; hand Sailing\n deck 1: Tools")
            .plays(["dogma Clothing"])
            .leaves("you: green Clothing; hand Sailing; score Tools");
        story(edition, "you: green Clothing; hand Sailing\n them: green The Wheel")
            .plays(["dogma Clothing"])
            .changes_nothing();
    });
}

#[test]
fn clothing_does_not_mind_what_a_partner_wears() {
    in_each(Edition::ALL, |edition| {
        let board = "you: green Clothing\n them:\n third: green The Wheel\n fourth:\n deck 1: Tools";
        story_with(edition, board, |start| start.teams = vec![vec![0, 2], vec![1, 3]])
            .plays(["dogma Clothing"])
            .leaves("you: green Clothing; score Tools");
    });
}

// ---- Sailing

#[test]
fn sailing_melds_a_1() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Sailing\n deck 1: The Wheel")
            .plays(["dogma Sailing"])
            .leaves("you: green The Wheel, Sailing");
    });
}

#[test]
fn sailing_pays_its_owner_when_somebody_shares() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Sailing
             them: green Mapmaking
             deck 1: Tools, Oars, Pottery",
        )
        .plays(["dogma Sailing"])
        .leaves("you: green Sailing; red Oars; hand Pottery\n them: green Mapmaking; blue Tools");
    });
}

// ---- The Wheel

#[test]
fn the_wheel_draws_two_1s() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green The Wheel\n deck 1: Tools, Oars")
            .plays(["dogma The Wheel"])
            .leaves("you: green The Wheel; hand Tools, Oars");
    });
}

// ---- Agriculture

#[test]
fn agriculture_scores_one_higher_than_the_returned_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Agriculture; hand Sailing, Calendar\n deck 3: Paper")
            .plays(["dogma Agriculture"])
            .offers(["card Sailing", "card Calendar", "pass"])
            .plays(["card Calendar"])
            .leaves("you: yellow Agriculture; hand Sailing; score Paper\n deck 2 bottom: Calendar");
    });
}

#[test]
fn agriculture_draws_upward_past_an_empty_age() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: yellow Agriculture; hand Sailing
             them: score Calendar, Mathematics, Construction, Road Building, Currency, Mapmaking, \
                Canal Building, Fermenting, Monotheism, Philosophy
             deck 3: Paper",
        )
        .plays(["dogma Agriculture", "card Sailing"])
        .leaves("you: yellow Agriculture; score Paper");
    });
}

#[test]
fn agriculture_can_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Agriculture; hand Sailing")
            .plays(["dogma Agriculture", "pass"])
            .changes_nothing();
        story(edition, "you: yellow Agriculture").plays(["dogma Agriculture"]).changes_nothing();
    });
}

// ---- Domestication

#[test]
fn domestication_melds_the_lowest_card_and_draws_a_1() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Domestication; hand Sailing, Calendar\n deck 1: Tools")
            .plays(["dogma Domestication"])
            .leaves("you: yellow Domestication; green Sailing; hand Calendar, Tools");
    });
}

#[test]
fn domestication_lets_you_pick_among_the_lowest() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Domestication; hand Sailing, Oars, Calendar\n deck 1: Tools")
            .plays(["dogma Domestication"])
            .offers(["card Sailing", "card Oars"])
            .plays(["card Oars"])
            .leaves("you: yellow Domestication; red Oars; hand Sailing, Calendar, Tools");
    });
}

#[test]
fn domestication_draws_a_1_even_with_an_empty_hand() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Domestication\n deck 1: Tools")
            .plays(["dogma Domestication"])
            .leaves("you: yellow Domestication; hand Tools");
    });
}

// ---- Masonry

#[test]
fn masonry_claims_monument_for_four_castles_melded() {
    let board = "you: yellow Masonry; hand Oars, Archery, Mysticism, Tools, Sailing";
    let melded = "you: yellow Masonry; red Archery, Oars; purple Mysticism; blue Tools; hand Sailing";
    let choices = ["dogma Masonry", "card Oars", "card Archery", "card Mysticism", "card Tools"];
    in_each([First, Third], |edition| {
        story(edition, board).plays(choices).leaves(&format!("{melded}; achievements Monument"));
    });
    story(Fourth, board).plays(choices).leaves(melded);
}

#[test]
fn masonry_claims_nothing_for_three_castles() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Masonry; hand Oars, Mysticism, Tools, City States")
            .plays(["dogma Masonry", "card Oars", "card Mysticism", "card Tools", "pass"])
            .leaves("you: yellow Masonry; red Oars; purple Mysticism; blue Tools; hand City States");
    });
}

#[test]
fn masonry_melds_only_castles_and_only_if_you_like() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Masonry; hand Oars, Sailing")
            .plays(["dogma Masonry"])
            .offers(["card Oars", "pass"])
            .plays(["pass"])
            .changes_nothing();
    });
}

#[test]
fn masonry_cannot_claim_a_monument_that_is_taken() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Masonry; hand Oars, Archery, Mysticism, Tools\n them: achievements Monument",
        )
        .plays(["dogma Masonry", "card Oars", "card Archery", "card Mysticism", "card Tools"])
        .leaves("you: yellow Masonry; red Archery, Oars; purple Mysticism; blue Tools");
    });
    story(Fourth, "you: yellow Masonry; red Oars, Archery, Optics\n them: achievements Monument")
        .plays(["dogma Masonry"])
        .changes_nothing();
}

#[test]
fn masonry_of_the_fourth_edition_wants_exactly_three_red_cards() {
    story(Fourth, "you: yellow Masonry; red Oars, Archery; hand Metalworking")
        .plays(["dogma Masonry", "card Metalworking"])
        .leaves("you: yellow Masonry; red Metalworking, Oars, Archery; achievements Monument");
    story(Fourth, "you: yellow Masonry; red Oars, Archery, Optics; hand Metalworking")
        .plays(["dogma Masonry", "card Metalworking"])
        .leaves("you: yellow Masonry; red Metalworking, Oars, Archery, Optics");
}

#[test]
fn masonry_lets_those_who_share_claim_first() {
    story(
        Fourth,
        "you: yellow Masonry; red Archery, Oars, Metalworking
         them: red Construction, Road Building, Engineering; green The Wheel
         deck 1: Tools",
    )
    .plays(["dogma Masonry"])
    .leaves(
        "you: yellow Masonry; red Archery, Oars, Metalworking; hand Tools
         them: red Construction, Road Building, Engineering; green The Wheel; achievements Monument",
    );
}

// ---- City States

#[test]
fn city_states_takes_a_top_castle_from_who_has_four() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: purple City States
             them: red Archery, Optics; yellow Masonry; blue Pottery
             deck 1: Tools",
        )
        .plays(["dogma City States"])
        .offers(["card Archery", "card Masonry"])
        .plays(["them: card Archery"])
        .leaves(
            "you: purple City States; red Archery
             them: red Optics; yellow Masonry; blue Pottery; hand Tools",
        );
    });
}

#[test]
fn city_states_counts_castles_that_a_splay_shows() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple City States\n them: red< Metalworking, Oars\n deck 1: Tools")
            .plays(["dogma City States"])
            .leaves("you: purple City States; red Metalworking\n them: red Oars; hand Tools");
    });
}

#[test]
fn city_states_spares_who_has_three_castles() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple City States\n them: red Metalworking, Oars")
            .plays(["dogma City States"])
            .changes_nothing();
    });
}

// ---- Code of Laws

#[test]
fn code_of_laws_tucks_a_color_of_the_board_and_splays_it() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Code of Laws; hand Mysticism, Oars")
            .plays(["dogma Code of Laws"])
            .offers(["card Mysticism", "pass"])
            .plays(["card Mysticism"])
            .offers(["color purple", "pass"])
            .plays(["color purple"])
            .leaves("you: purple< Code of Laws, Mysticism; hand Oars");
    });
}

#[test]
fn code_of_laws_need_not_splay_and_need_not_tuck() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Code of Laws; hand Mysticism")
            .plays(["dogma Code of Laws", "card Mysticism", "pass"])
            .leaves("you: purple Code of Laws, Mysticism");
        story(edition, "you: purple Code of Laws, City States; hand Mysticism")
            .plays(["dogma Code of Laws", "pass"])
            .changes_nothing();
    });
}

#[test]
fn code_of_laws_has_nothing_to_splay_where_cards_already_lie_left() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple< Code of Laws, Mysticism; hand City States")
            .plays(["dogma Code of Laws", "card City States"])
            .leaves("you: purple< Code of Laws, Mysticism, City States");
    });
}

// ---- Mysticism

#[test]
fn mysticism_melds_a_color_of_the_board_and_draws_once_more() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Mysticism\n deck 1: Code of Laws, City States, Tools")
            .plays(["dogma Mysticism"])
            .leaves("you: purple Code of Laws, Mysticism; hand City States");
    });
}

#[test]
fn mysticism_keeps_any_other_color() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Mysticism\n deck 1: Tools, City States")
            .plays(["dogma Mysticism"])
            .leaves("you: purple Mysticism; hand Tools");
    });
}
