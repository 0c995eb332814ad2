//! The cards of age 1.

use splay_engine::By;

use super::{story, story_with};

// ---- Treaty of Kadesh

#[test]
fn treaty_of_kadesh_takes_the_demands_of_those_who_share() {
    story(
        "you: blue Treaty of Kadesh; red Archery
         them: red Construction, Metalworking; green The Wheel; purple Code of Laws",
    )
    .plays(["dogma Treaty of Kadesh"])
    .leaves(
        "you: blue Treaty of Kadesh; score Archery
         them: red Metalworking; green The Wheel; purple Code of Laws
         deck 2 bottom: Construction",
    );
}

#[test]
fn treaty_of_kadesh_lets_a_sharer_score_a_demand_uncovered_by_it() {
    story(
        "you: blue Treaty of Kadesh
         them: red Construction, Oars; green The Wheel
         deck 1: Sailing",
    )
    .plays(["dogma Treaty of Kadesh"])
    .leaves(
        "you: blue Treaty of Kadesh; hand Sailing
         them: green The Wheel; score Oars",
    );
}

#[test]
fn treaty_of_kadesh_spares_who_has_fewer_castles_and_takes_compels_for_demands() {
    story("you: blue Treaty of Kadesh; green Jiskairumoko Necklace\n them: red Oars; green Sailing")
        .plays(["dogma Treaty of Kadesh"])
        .leaves("you: blue Treaty of Kadesh; score Jiskairumoko Necklace");
}

#[test]
fn treaty_of_kadesh_never_scores_itself() {
    story("you: blue Treaty of Kadesh; green The Wheel")
        .plays(["dogma Treaty of Kadesh"])
        .changes_nothing();
}

// ---- Sibidu Needle

#[test]
fn sibidu_needle_scores_as_long_as_color_and_value_fit() {
    story(
        "you: blue Sibidu Needle; red Archery; green Currency
         deck 1: Oars, Tools, Sailing, Clothing",
    )
    .plays(["dogma Sibidu Needle"])
    .leaves(
        "you: blue Sibidu Needle; red Archery; green Currency; score Oars, Tools; hand Sailing
         deck 1: Clothing",
    );
}

#[test]
fn sibidu_needle_keeps_a_card_of_a_color_that_is_not_there() {
    story("you: display Sibidu Needle\n deck 1: Tools, Oars")
        .plays(["dogma Sibidu Needle"])
        .leaves("you: hand Tools\n deck 1: Oars\n artifacts deck 1 bottom: Sibidu Needle");
}

// ---- Basur Hoyuk Tokens

#[test]
fn basur_hoyuk_tokens_lose_everything_to_an_earlier_title() {
    story(
        "you: blue Basur Hoyuk Tokens; score Gunpowder, Tools
         deck 4: Experimentation",
    )
    .plays(["dogma Basur Hoyuk Tokens"])
    .offers(["card Experimentation", "card Gunpowder"])
    .plays(["card Experimentation"])
    .leaves(
        "you: blue Basur Hoyuk Tokens
         deck 4 bottom: Experimentation, Gunpowder
         deck 1 bottom: Tools",
    );
}

#[test]
fn basur_hoyuk_tokens_win_over_a_later_title_and_a_missing_color() {
    story("you: blue Basur Hoyuk Tokens; green The Wheel; score Tools\n deck 4: Navigation")
        .plays(["dogma Basur Hoyuk Tokens"])
        .leaves("you: blue Basur Hoyuk Tokens; green The Wheel; score Tools; hand Navigation");
    story("you: blue Basur Hoyuk Tokens; score Tools\n deck 4: Anatomy")
        .plays(["dogma Basur Hoyuk Tokens"])
        .leaves("you: blue Basur Hoyuk Tokens; score Tools; hand Anatomy");
}

// ---- Holmegaard Bows

#[test]
fn holmegaard_bows_take_the_highest_castle_of_those_who_share() {
    story(
        "you: red Holmegaard Bows
         them: red Construction; green The Wheel; yellow Agriculture; purple Education
         deck 1: Tools
         deck 2: Calendar, Mapmaking",
    )
    .plays(["dogma Holmegaard Bows"])
    .leaves(
        "you: red Holmegaard Bows; hand Construction, Mapmaking, Tools
         them: green The Wheel; yellow Agriculture; purple Education; hand Calendar",
    );
}

#[test]
fn holmegaard_bows_let_the_victim_choose_among_equals() {
    story(
        "you: red Holmegaard Bows
         them: purple Mysticism; green The Wheel; yellow Agriculture
         deck 1: Tools
         deck 2: Calendar, Mapmaking",
    )
    .plays(["dogma Holmegaard Bows"])
    .offers(["card Mysticism", "card The Wheel"])
    .plays(["them: card The Wheel"])
    .leaves(
        "you: red Holmegaard Bows; hand The Wheel, Mapmaking, Tools
         them: purple Mysticism; yellow Agriculture; hand Calendar",
    );
}

#[test]
fn holmegaard_bows_spare_who_has_too_few_leaves() {
    story("you: red Holmegaard Bows\n them: green The Wheel\n deck 2: Calendar")
        .plays(["dogma Holmegaard Bows"])
        .leaves("you: red Holmegaard Bows; hand Calendar");
}

#[test]
fn a_compel_is_no_reason_for_the_sharing_draw() {
    story(
        "you: green Jiskairumoko Necklace
         them: green The Wheel; score Tools
         deck 1: Sailing, Oars",
    )
    .plays(["dogma Jiskairumoko Necklace"])
    .leaves("you: green Jiskairumoko Necklace\n them: green The Wheel\n deck 1: Sailing, Oars");
}

// ---- Papyrus of Ani

#[test]
fn papyrus_of_ani_draws_from_the_chosen_set() {
    story(
        "you: red Papyrus of Ani; hand Mysticism, Tools
         deck 3: Paper
         artifacts deck 3: Necronomicon",
    )
    .plays(["dogma Papyrus of Ani"])
    .offers(["set base", "set artifacts"])
    .plays(["set base"])
    .leaves("you: red Papyrus of Ani; hand Paper, Tools\n deck 1 bottom: Mysticism");
}

#[test]
fn papyrus_of_ani_executes_a_purple_card() {
    story(
        "you: red Papyrus of Ani; yellow Masonry, Agriculture; hand Mysticism
         deck 3: Feudalism",
    )
    .plays(["dogma Papyrus of Ani", "set base", "color yellow"])
    .leaves("you: red Papyrus of Ani; yellow< Masonry, Agriculture; purple Feudalism");
}

#[test]
fn papyrus_of_ani_wants_a_purple_card() {
    story("you: red Papyrus of Ani; hand Tools").plays(["dogma Papyrus of Ani"]).changes_nothing();
}

#[test]
fn papyrus_of_ani_draws_a_base_card_where_the_set_has_none_left() {
    let artifacts = "Dunhuang Star Chart, Charter of Liberties, Excalibur, Mjolnir Amulet, \
                     Philosopher's Stone, Beauvais Cathedral Clock, Moylough Belt Shrine, \
                     Along the River during the Qingming Festival, Necronomicon, Shroud of Turin";
    story(&format!(
        "you: red Papyrus of Ani; hand Mysticism
         deck 3: Paper
         removed: {artifacts}"
    ))
    .plays(["dogma Papyrus of Ani", "set artifacts"])
    .leaves("you: red Papyrus of Ani; hand Paper");
}

// ---- Pavlovian Tusk

#[test]
fn pavlovian_tusk_returns_one_and_scores_one_of_the_drawn_cards() {
    story(
        "you: red Pavlovian Tusk; green Currency; hand Tools
         deck 2: Calendar, Mapmaking, Fermenting",
    )
    .plays(["dogma Pavlovian Tusk"])
    .offers(["card Calendar", "card Mapmaking", "card Fermenting"])
    .plays(["card Mapmaking"])
    .offers(["card Calendar", "card Fermenting"])
    .plays(["card Fermenting"])
    .leaves(
        "you: red Pavlovian Tusk; green Currency; hand Tools, Calendar; score Fermenting
         deck 2 bottom: Mapmaking",
    );
}

#[test]
fn pavlovian_tusk_without_a_green_card_draws_1s() {
    story("you: red Pavlovian Tusk\n deck 1: Tools, Oars, Sailing")
        .plays(["dogma Pavlovian Tusk", "card Oars", "card Sailing"])
        .leaves("you: red Pavlovian Tusk; hand Tools; score Sailing\n deck 1 bottom: Oars");
}

// ---- Priest-King

#[test]
fn priest_king_executes_the_top_card_of_the_color_and_achieves() {
    story(
        "you: green Priest-King; purple Code of Laws; blue Tools; hand Mysticism, Writing; score Coal
         available: Sailing, Currency",
    )
    .plays(["dogma Priest-King", "card Mysticism"])
    .offers(["card Writing", "pass"])
    .plays(["pass"])
    .leaves(
        "you: green Priest-King; purple Code of Laws; blue Tools; hand Writing; score Coal, Mysticism; \
         achievements Sailing
         available: Currency",
    );
}

#[test]
fn priest_king_executes_nothing_without_a_card_or_a_top_card() {
    story("you: green Priest-King; hand Mysticism")
        .plays(["dogma Priest-King"])
        .leaves("you: green Priest-King; score Mysticism");
    story("you: green Priest-King").plays(["dogma Priest-King"]).changes_nothing();
}

#[test]
fn priest_king_can_execute_himself() {
    story("you: green Priest-King; hand Sailing, The Wheel\n available: Clothing")
        .plays(["dogma Priest-King", "card Sailing"])
        .leaves("you: green Priest-King; score Sailing, The Wheel");
}

// ---- Electrum Stater of Efesos

#[test]
fn electrum_stater_of_efesos_melds_new_colors() {
    story(
        "you: green Electrum Stater of Efesos; red Oars
         deck 3: Alchemy, Machinery, Paper, Compass",
    )
    .plays(["dogma Electrum Stater of Efesos"])
    .leaves(
        "you: green Electrum Stater of Efesos; red Oars; blue Alchemy; yellow Machinery; hand Paper
         deck 3: Compass",
    );
}

// ---- Jiskairumoko Necklace

#[test]
fn jiskairumoko_necklace_takes_an_achievement_of_the_returned_value() {
    story(
        "you: green Jiskairumoko Necklace
         them: green The Wheel; score Calendar, Oars; achievements Mapmaking, Empire",
    )
    .plays(["dogma Jiskairumoko Necklace", "them: card Calendar"])
    .leaves(
        "you: green Jiskairumoko Necklace; achievements Mapmaking
         them: green The Wheel; score Oars; achievements Empire
         deck 2 bottom: Calendar",
    );
}

#[test]
fn jiskairumoko_necklace_takes_nothing_of_another_value() {
    story(
        "you: green Jiskairumoko Necklace
         them: green The Wheel; score Calendar, Oars; achievements Mapmaking, Empire",
    )
    .plays(["dogma Jiskairumoko Necklace", "them: card Oars"])
    .leaves(
        "you: green Jiskairumoko Necklace
         them: green The Wheel; score Calendar; achievements Mapmaking, Empire",
    );
}

#[test]
fn jiskairumoko_necklace_picks_by_the_backs() {
    story(
        "you: green Jiskairumoko Necklace
         them: green The Wheel; score Calendar; achievements Mapmaking, Fermenting, Oars",
    )
    .plays(["dogma Jiskairumoko Necklace"])
    .offers(["achievements 1 2", "achievements 1 3"]);
}

#[test]
fn jiskairumoko_necklace_can_win_the_game() {
    story(
        "you: green Jiskairumoko Necklace; achievements Empire, Monument, Wonder, World, Universe, Oars
         them: green The Wheel; score Calendar; achievements Mapmaking",
    )
    .plays(["dogma Jiskairumoko Necklace"])
    .ends(["you"], By::Achievements);
}

#[test]
fn jiskairumoko_necklace_spares_who_has_fewer_castles() {
    story("you: green Jiskairumoko Necklace\n them: red Pavlovian Tusk; score Tools; achievements Oars")
        .plays(["dogma Jiskairumoko Necklace"])
        .changes_nothing();
}

// ---- Dancing Girl

#[test]
fn dancing_girl_wins_when_she_has_been_everywhere() {
    story(
        "you: yellow Dancing Girl
         them: purple Philosophy
         third: blue Experimentation",
    )
    .plays(["dogma Dancing Girl"])
    .ends(["you"], By::Effect);
}

#[test]
fn dancing_girl_stays_where_she_was_led() {
    story(
        "you: yellow Dancing Girl
         them: purple Philosophy
         third: blue Tools",
    )
    .plays(["dogma Dancing Girl"])
    .leaves("you:\n them: purple Philosophy; yellow Dancing Girl");
}

#[test]
fn dancing_girl_cannot_win_from_the_display_and_is_not_returned() {
    story("you: display Dancing Girl\n them: purple Philosophy")
        .plays(["dogma Dancing Girl"])
        .leaves("you:\n them: purple Philosophy; yellow Dancing Girl");
}

#[test]
fn dancing_girl_is_not_led_to_partners() {
    story_with(
        "you: yellow Dancing Girl
         them: purple Philosophy
         third: purple Education
         fourth: blue Experimentation",
        |position| position.teams = vec![vec![0, 2], vec![1, 3]],
    )
    .plays(["dogma Dancing Girl"])
    .leaves("you:\n fourth: blue Experimentation; yellow Dancing Girl");
}

// ---- Lurgan Canoe

#[test]
fn lurgan_canoe_goes_on_while_it_scores() {
    story(
        "you: yellow Lurgan Canoe; red Archery, Oars; blue Tools; hand Construction, Calendar, Currency",
    )
    .plays(["dogma Lurgan Canoe", "card Construction", "card Calendar"])
    .leaves(
        "you: yellow Lurgan Canoe; red Construction; blue Calendar; green Currency; \
         score Archery, Oars, Tools",
    );
}

#[test]
fn lurgan_canoe_stops_when_it_scores_nothing() {
    story("you: yellow Lurgan Canoe; red Archery; hand Construction, Calendar")
        .plays(["dogma Lurgan Canoe", "card Calendar"])
        .leaves("you: yellow Lurgan Canoe; red Archery; blue Calendar; hand Construction");
    story("you: yellow Lurgan Canoe; red Archery").plays(["dogma Lurgan Canoe"]).changes_nothing();
}

#[test]
fn lurgan_canoe_may_score_itself() {
    story("you: yellow Lurgan Canoe; hand Masonry")
        .plays(["dogma Lurgan Canoe"])
        .leaves("you: yellow Masonry; score Lurgan Canoe");
}

// ---- Xianrendong Shards

#[test]
fn xianrendong_shards_draw_for_two_scored_cards_of_one_color() {
    story(
        "you: yellow Xianrendong Shards; red Archery; hand Oars, Construction, Tools, Sailing
         deck 1: Pottery, Clothing, Masonry",
    )
    .plays(["dogma Xianrendong Shards", "card Oars", "card Construction", "card Tools"])
    .offers(["card Oars", "card Construction", "card Tools"])
    .plays(["card Construction", "card Oars"])
    .leaves(
        "you: yellow Xianrendong Shards; red Archery; blue Tools; score Oars, Construction; \
         hand Sailing, Pottery, Clothing, Masonry",
    );
}

#[test]
fn xianrendong_shards_draw_nothing_for_two_colors() {
    story("you: yellow Xianrendong Shards; red Archery; hand Oars, Construction, Tools")
        .plays(["dogma Xianrendong Shards", "card Tools", "card Oars"])
        .leaves("you: yellow Xianrendong Shards; red Archery, Construction; score Oars, Tools");
}

#[test]
fn xianrendong_shards_do_what_they_can_with_fewer_cards() {
    story("you: yellow Xianrendong Shards; hand Oars, Archery\n deck 1: Pottery, Clothing, Masonry")
        .plays(["dogma Xianrendong Shards"])
        .leaves("you: yellow Xianrendong Shards; score Oars, Archery; hand Pottery, Clothing, Masonry");
    story("you: yellow Xianrendong Shards; hand Oars")
        .plays(["dogma Xianrendong Shards"])
        .leaves("you: yellow Xianrendong Shards; score Oars");
    story("you: yellow Xianrendong Shards").plays(["dogma Xianrendong Shards"]).changes_nothing();
}

// ---- Mask of Warka

#[test]
fn mask_of_warka_claims_all_values_of_the_color() {
    story(
        "you: purple Mask of Warka; hand Calendar, Sailing, Software
         them: hand Oars
         available: Mapmaking, Fermenting, Paper, Robotics",
    )
    .plays(["dogma Mask of Warka", "color blue"])
    .leaves(
        "you: purple Mask of Warka; hand Sailing; achievements Mapmaking, Fermenting, Robotics
         available: Paper
         deck 2 bottom: Calendar
         deck 10 bottom: Software",
    );
}

#[test]
fn mask_of_warka_fails_if_others_have_the_color() {
    story(
        "you: purple Mask of Warka; hand Calendar, Sailing
         them: hand Oars
         third: hand Tools",
    )
    .plays(["dogma Mask of Warka", "color blue"])
    .changes_nothing();
}

#[test]
fn mask_of_warka_may_name_a_color_one_does_not_hold() {
    story("you: purple Mask of Warka; hand Calendar\n them: hand Oars")
        .plays(["dogma Mask of Warka", "color red"])
        .changes_nothing();
    story("you: purple Mask of Warka; hand Calendar\n them: hand Oars")
        .plays(["dogma Mask of Warka", "color green"])
        .changes_nothing();
}

#[test]
fn mask_of_warka_takes_yamato_for_an_11_when_it_is_shown() {
    story("you: purple Mask of Warka; hand Battleship Yamato\n available: Socialism")
        .plays(["dogma Mask of Warka", "color red"])
        .leaves("you: purple Mask of Warka\n available: Socialism");
}

// ---- Ark of the Covenant

#[test]
fn ark_of_the_covenant_takes_a_color_from_all_without_artifacts() {
    story(
        "you: display Ark of the Covenant; hand Canning; yellow Agriculture, Masonry
         them: yellow Fermenting, Domestication; green The Wheel
         third: yellow Anatomy; green Priest-King",
    )
    .plays(["dogma Ark of the Covenant"])
    .leaves(
        "you: score Agriculture, Masonry, Fermenting, Domestication
         them: green The Wheel
         deck 6 bottom: Canning
         artifacts deck 1 bottom: Ark of the Covenant",
    );
}

/// With Databases on top they would have twelve clocks; but what is taken from several players goes as
/// one instruction, one's own cards with it (RUL-218).
#[test]
fn ark_of_the_covenant_takes_everything_at_once() {
    story(
        "you: display Ark of the Covenant; hand Collaboration; green Clothing, Databases; red Fission; \
              blue Software; purple> The Internet, Railroad
         them: green Sailing",
    )
    .plays(["dogma Ark of the Covenant"])
    .leaves(
        "you: red Fission; blue Software; purple> The Internet, Railroad; \
              score Clothing, Databases, Sailing
         them:",
    );
}

#[test]
fn ark_of_the_covenant_comes_to_hand_from_any_board() {
    story("you: purple Ark of the Covenant; yellow Masonry; hand Canning\n them: yellow Agriculture")
        .plays(["dogma Ark of the Covenant"])
        .leaves("you: yellow Masonry; hand Ark of the Covenant; score Agriculture\n them:");
    story("you: purple Ark of the Covenant")
        .plays(["dogma Ark of the Covenant"])
        .leaves("you: hand Ark of the Covenant");
}

#[test]
fn ark_of_the_covenant_goes_to_a_sharer_who_is_safe_from_it_no_more() {
    story(
        "you: purple Ark of the Covenant; green Sailing; hand Tools
         them: green The Wheel; hand Clothing
         deck 1: Oars",
    )
    .plays(["dogma Ark of the Covenant"])
    .leaves(
        "you: green Sailing; hand Oars
         them: hand Ark of the Covenant; score The Wheel",
    );
}

// ---- Tale of the Shipwrecked Sailor

#[test]
fn tale_of_the_shipwrecked_sailor_melds_the_color_and_splays_it() {
    story(
        "you: purple Tale of the Shipwrecked Sailor; red Oars; hand Tools
         deck 1: Archery",
    )
    .plays(["dogma Tale of the Shipwrecked Sailor"])
    .offers(["color red", "color yellow", "color green", "color blue", "color purple"])
    .plays(["color red"])
    .leaves("you: purple Tale of the Shipwrecked Sailor; red< Archery, Oars; hand Tools");
}

#[test]
fn tale_of_the_shipwrecked_sailor_does_not_splay_without_a_meld() {
    story(
        "you: purple Tale of the Shipwrecked Sailor; red Oars, Archery; hand Tools
         deck 1: Sailing",
    )
    .plays(["dogma Tale of the Shipwrecked Sailor", "color red"])
    .leaves("you: purple Tale of the Shipwrecked Sailor; red Oars, Archery; hand Sailing, Tools");
}
