//! The cards of age 5.

use splay_engine::By;

use super::story;

// ---- Boerhavve Silver Microscope

#[test]
fn boerhavve_silver_microscope_adds_two_values() {
    story(
        "you: blue Boerhavve Silver Microscope; red Construction; hand Tools, Paper
         deck 3: Alchemy",
    )
    .plays(["dogma Boerhavve Silver Microscope"])
    .leaves(
        "you: blue Boerhavve Silver Microscope; hand Paper; score Alchemy
         deck 1 bottom: Tools
         deck 2 bottom: Construction",
    );
}

#[test]
fn boerhavve_silver_microscope_takes_what_is_missing_for_0() {
    story("you: blue Boerhavve Silver Microscope; red Construction\n deck 2: Calendar")
        .plays(["dogma Boerhavve Silver Microscope"])
        .leaves("you: blue Boerhavve Silver Microscope; score Calendar");
    story("you: display Boerhavve Silver Microscope\n deck 1: Tools")
        .plays(["dogma Boerhavve Silver Microscope"])
        .leaves("you: score Tools");
}

#[test]
fn boerhavve_silver_microscope_can_end_the_game() {
    story("you: blue Boerhavve Silver Microscope; score Tools; hand Computers")
        .plays(["dogma Boerhavve Silver Microscope"])
        .ends(["you"], By::Score);
}

// ---- Principia

#[test]
fn principia_replaces_top_cards_with_higher_ones() {
    story(
        "you: blue Principia; red Gunpowder, Oars; purple Mysticism; yellow Statistics
         deck 2: Calendar
         deck 5: Coal
         deck 6: Canning",
    )
    .plays(["dogma Principia"])
    .tells([
        "you: return Gunpowder",
        "you: return Statistics",
        "you: return Mysticism",
        "you: draw Calendar",
        "you: meld Calendar",
        "you: draw Coal",
        "you: meld Coal",
        "you: draw Canning",
        "you: meld Canning",
    ])
    .leaves("you: blue Calendar, Principia; red Coal, Oars; yellow Canning");
}

#[test]
fn principia_alone_does_nothing() {
    story("you: blue Principia, Tools").plays(["dogma Principia"]).changes_nothing();
}

// ---- Bill of Rights

#[test]
fn bill_of_rights_takes_a_color_in_its_order_from_those_who_share() {
    story(
        "you: red Bill of Rights; green> Currency, The Wheel
         them: purple Education; green< Sailing, Clothing, Mapmaking; red Oars, Archery; yellow Masonry",
    )
    .plays(["dogma Bill of Rights"])
    .offers(["color green", "color purple", "color yellow"])
    .plays(["them: color green"])
    .leaves(
        "you: red Bill of Rights; green> Sailing, Clothing, Mapmaking, Currency, The Wheel
         them: purple Education; red Oars, Archery; yellow Masonry",
    );
}

#[test]
fn bill_of_rights_counts_visible_cards_and_spares_who_has_fewer_lightbulbs() {
    story(
        "you: red Bill of Rights; purple Mysticism
         them: purple Education, Philosophy; red Oars, Archery",
    )
    .plays(["dogma Bill of Rights"])
    .changes_nothing();
    story("you: red Bill of Rights\n them: blue Tools; red> Coal, Oars; purple Mysticism\n third: green Sailing")
        .plays(["dogma Bill of Rights", "them: color red"])
        .leaves("you: red Coal, Oars, Bill of Rights\n them: blue Tools; purple Mysticism");
}

// ---- Ship of the Line Sussex

#[test]
fn ship_of_the_line_sussex_scores_a_color_with_an_empty_score_pile() {
    story("you: red Ship of the Line Sussex; green Sailing, Clothing")
        .plays(["dogma Ship of the Line Sussex"])
        .offers(["color red", "color yellow", "color green", "color blue", "color purple"])
        .plays(["color green"])
        .leaves("you: red Ship of the Line Sussex; score Sailing, Clothing");
}

#[test]
fn ship_of_the_line_sussex_returns_the_score_pile_otherwise() {
    story("you: red Ship of the Line Sussex; green Sailing; score Tools, Calendar")
        .plays(["dogma Ship of the Line Sussex"])
        .leaves(
            "you: red Ship of the Line Sussex; green Sailing
             deck 1 bottom: Tools
             deck 2 bottom: Calendar",
        );
}

// ---- Barque-Longue La Belle

#[test]
fn barque_longue_la_belle_melds_until_a_green_card_comes() {
    story("you: green Barque-Longue La Belle\n deck 5: Astronomy, Coal, Banking, Physics")
        .plays(["dogma Barque-Longue La Belle"])
        .leaves(
            "you: green Banking, Barque-Longue La Belle; purple Astronomy; red Coal
             deck 5: Physics",
        );
}

// ---- Hudson's Bay Company Archives

#[test]
fn hudsons_bay_company_archives_score_the_bottoms_and_bring_one_card_back() {
    story(
        "you: green Hudson's Bay Company Archives, The Wheel; red Construction, Archery; blue Tools; \
         score Gunpowder",
    )
    .plays(["dogma Hudson's Bay Company Archives"])
    .offers(["card The Wheel", "card Archery", "card Tools", "card Gunpowder"])
    .plays(["card Gunpowder"])
    .leaves(
        "you: green Hudson's Bay Company Archives; red> Gunpowder, Construction; \
         score The Wheel, Archery, Tools",
    );
}

#[test]
fn hudsons_bay_company_archives_on_display_work_with_an_empty_board() {
    story("you: display Hudson's Bay Company Archives")
        .plays(["dogma Hudson's Bay Company Archives"])
        .leaves("you:\n artifacts deck 5 bottom: Hudson's Bay Company Archives");
}

// ---- Gujin Tushu Jinsheng

#[test]
fn gujin_tushu_jinsheng_makes_demands_by_its_own_icon() {
    story(
        "you: yellow Gujin Tushu Jinsheng
         them: red Archery; hand Tools
         deck 1: Sailing",
    )
    .plays(["dogma Gujin Tushu Jinsheng", "them: card Sailing"])
    .leaves("you: yellow Gujin Tushu Jinsheng; hand Sailing\n them: red Archery; hand Tools");
}

#[test]
fn gujin_tushu_jinsheng_compels_those_who_have_as_many_lightbulbs() {
    story(
        "you: yellow Gujin Tushu Jinsheng
         them: green Jiskairumoko Necklace; score Oars
         third: purple Education; score Tools",
    )
    .plays(["dogma Gujin Tushu Jinsheng", "card Jiskairumoko Necklace"])
    .leaves(
        "you: yellow Gujin Tushu Jinsheng
         third: purple Education
         deck 1 bottom: Tools",
    );
}

#[test]
fn gujin_tushu_jinsheng_carries_out_all_effects_unshared() {
    story(
        "you: yellow Gujin Tushu Jinsheng
         them: red Holmegaard Bows; green The Wheel; blue Experimentation
         deck 2: Calendar, Mapmaking",
    )
    .plays(["dogma Gujin Tushu Jinsheng", "card Holmegaard Bows", "them: card The Wheel"])
    .leaves(
        "you: yellow Gujin Tushu Jinsheng; hand The Wheel, Calendar
         them: red Holmegaard Bows; blue Experimentation
         deck 2: Mapmaking",
    );
}

#[test]
fn gujin_tushu_jinsheng_does_nothing_on_display() {
    story("you: display Gujin Tushu Jinsheng\n them: red Archery; hand Tools")
        .plays(["dogma Gujin Tushu Jinsheng"])
        .leaves("you:\n artifacts deck 5 bottom: Gujin Tushu Jinsheng");
}

#[test]
fn gujin_tushu_jinsheng_is_the_card_that_other_cards_are_other_than() {
    story(
        "you: yellow Gujin Tushu Jinsheng; red Oars; green Sailing
         them: green Self Service",
    )
    .plays(["dogma Gujin Tushu Jinsheng"])
    .offers(["card Oars", "card Sailing"]);
    story(
        "you: yellow Gujin Tushu Jinsheng; red Oars; green Sailing
         them: yellow The Daily Courant",
    )
    .plays(["dogma Gujin Tushu Jinsheng", "age 1"])
    .offers(["card Oars", "card Sailing", "pass"]);
}

// ---- The Daily Courant

#[test]
fn the_daily_courant_looks_at_a_card_and_may_stop_there() {
    story("you: yellow The Daily Courant; red Oars\n deck 7: Bicycle, Railroad")
        .plays(["dogma The Daily Courant", "age 7"])
        .offers(["card Oars", "pass"])
        .plays(["pass"])
        .leaves("you: yellow The Daily Courant; red Oars\n deck 7: Bicycle, Railroad");
}

#[test]
fn the_daily_courant_executes_another_top_card_by_its_own_icon() {
    story(
        "you: yellow The Daily Courant; red Archery
         them: green The Wheel; hand Tools
         deck 1: Sailing",
    )
    .plays(["dogma The Daily Courant", "age 9", "card Archery", "them: card Tools"])
    .leaves(
        "you: yellow The Daily Courant; red Archery; hand Tools
         them: green The Wheel; hand Sailing",
    );
}

#[test]
fn the_daily_courant_without_another_card_only_looks() {
    story("you: display The Daily Courant\n deck 7: Bicycle")
        .plays(["dogma The Daily Courant", "age 7"])
        .leaves("you:\n deck 7: Bicycle\n artifacts deck 5 bottom: The Daily Courant");
}

#[test]
fn the_daily_courant_can_make_dancing_girl_win() {
    story(
        "you: display The Daily Courant; yellow Dancing Girl
         them: red Coal; purple Education
         deck 9: Computers",
    )
    .plays(["dogma The Daily Courant", "them: age 9", "them: pass", "age 9", "card Dancing Girl"])
    .ends(["you"], By::Effect);
}

// ---- Sandham Room Cricket Bat

#[test]
fn sandham_room_cricket_bat_claims_any_achievement_for_a_red_card() {
    story(
        "you: purple Sandham Room Cricket Bat
         deck 6: Industrialization
         available: Software, Tools, Empire",
    )
    .plays(["dogma Sandham Room Cricket Bat"])
    .offers(["achievement 1", "achievement 10", "card Empire"])
    .plays(["achievement 10"])
    .leaves(
        "you: purple Sandham Room Cricket Bat; hand Industrialization; achievements Software
         available: Tools, Empire",
    );
}

#[test]
fn sandham_room_cricket_bat_misses_with_another_color() {
    story("you: purple Sandham Room Cricket Bat\n deck 6: Canning\n available: Software")
        .plays(["dogma Sandham Room Cricket Bat"])
        .leaves("you: purple Sandham Room Cricket Bat; hand Canning\n available: Software");
}

#[test]
fn sandham_room_cricket_bat_finds_nothing_left_to_claim() {
    story("you: purple Sandham Room Cricket Bat\n deck 6: Industrialization\n available:")
        .plays(["dogma Sandham Room Cricket Bat"])
        .leaves("you: purple Sandham Room Cricket Bat; hand Industrialization");
}

// ---- Almira, Queen of the Castle

#[test]
fn almira_claims_an_achievement_of_the_melded_value() {
    story(
        "you: purple \"Almira, Queen of the Castle\"; hand Experimentation, Tools
         available: Enterprise, Oars",
    )
    .plays(["dogma Almira, Queen of the Castle", "card Experimentation"])
    .leaves(
        "you: purple \"Almira, Queen of the Castle\"; blue Experimentation; hand Tools; \
         achievements Enterprise
         available: Oars",
    );
}

#[test]
fn almira_claims_nothing_without_a_match() {
    story("you: purple \"Almira, Queen of the Castle\"; hand Experimentation\n available: Oars")
        .plays(["dogma Almira, Queen of the Castle"])
        .leaves("you: purple \"Almira, Queen of the Castle\"; blue Experimentation\n available: Oars");
    story("you: purple \"Almira, Queen of the Castle\"")
        .plays(["dogma Almira, Queen of the Castle"])
        .changes_nothing();
}

#[test]
fn almira_takes_yamato_for_the_11_it_becomes() {
    story("you: purple \"Almira, Queen of the Castle\"; hand Battleship Yamato\n available: Socialism")
        .plays(["dogma Almira, Queen of the Castle"])
        .leaves(
            "you: purple \"Almira, Queen of the Castle\"; red Battleship Yamato
             available: Socialism",
        );
}
