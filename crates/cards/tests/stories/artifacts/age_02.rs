//! The cards of age 2.

use splay_engine::By;

use super::story;

// ---- Seikilos Epitaph

#[test]
fn seikilos_epitaph_brings_the_bottom_card_up_and_executes_it() {
    story(
        "you: blue Seikilos Epitaph; green> The Wheel, Sailing
         deck 1: Tools
         deck 3: Compass",
    )
    .plays(["dogma Seikilos Epitaph"])
    .leaves("you: blue Tools, Seikilos Epitaph; green> Sailing, Compass, The Wheel");
}

#[test]
fn seikilos_epitaph_executes_a_single_card() {
    story(
        "you: blue< Seikilos Epitaph, Tools
         deck 3: Paper
         deck 4: Gunpowder",
    )
    .plays(["dogma Seikilos Epitaph"])
    .leaves("you: blue< Seikilos Epitaph, Tools; green Paper; hand Gunpowder");
}

#[test]
fn seikilos_epitaph_makes_no_demands() {
    story(
        "you: blue Seikilos Epitaph; red Oars
         them: hand Sailing
         deck 1: Tools
         deck 3: Engineering",
    )
    .plays(["dogma Seikilos Epitaph"])
    .leaves("you: blue Seikilos Epitaph; red Oars, Engineering; hand Tools");
}

// ---- Rosetta Stone

#[test]
fn rosetta_stone_melds_one_and_gives_the_other_away() {
    story(
        "you: blue Rosetta Stone
         third: green Sailing
         artifacts deck 2: Holy Lance, Baghdad Battery",
    )
    .plays(["dogma Rosetta Stone"])
    .offers(["set base", "set artifacts"])
    .plays(["set artifacts"])
    .offers(["card Holy Lance", "card Baghdad Battery"])
    .plays(["card Holy Lance"])
    .offers(["player 1", "player 2"])
    .plays(["player 2"])
    .leaves(
        "you: blue Rosetta Stone; green Holy Lance
         third: green Baghdad Battery, Sailing",
    );
}

#[test]
fn rosetta_stone_can_draw_base_cards() {
    story("you: display Rosetta Stone\n deck 2: Calendar, Currency")
        .plays(["dogma Rosetta Stone", "set base", "card Currency"])
        .leaves("you: green Currency\n them: blue Calendar\n artifacts deck 2 bottom: Rosetta Stone");
}

// ---- Chronicle of Zuo

#[test]
fn chronicle_of_zuo_draws_for_each_icon_one_has_least_of() {
    story(
        "you: red Chronicle of Zuo
         them: red Engineering; purple Enterprise
         deck 2: Fermenting
         deck 3: Machinery",
    )
    .plays(["dogma Chronicle of Zuo"])
    .leaves("you: red Chronicle of Zuo; hand Fermenting, Machinery");
}

#[test]
fn chronicle_of_zuo_draws_on_a_tie() {
    story(
        "you: display Chronicle of Zuo
         third: blue Experimentation
         deck 1: Tools
         deck 2: Fermenting, Calendar
         deck 3: Machinery, Paper
         deck 4: Reformation",
    )
    .plays(["dogma Chronicle of Zuo"])
    .leaves(
        "you: hand Calendar, Paper, Reformation, Tools
         third: blue Experimentation; hand Fermenting, Machinery",
    );
}

#[test]
fn chronicle_of_zuo_draws_nothing_for_who_has_more() {
    story("you: red Chronicle of Zuo; green The Wheel")
        .plays(["dogma Chronicle of Zuo"])
        .changes_nothing();
}

// ---- Babylonian Chronicles

#[test]
fn babylonian_chronicles_take_a_castle_of_those_who_share() {
    story(
        "you: red Babylonian Chronicles
         them: red Archery; yellow Masonry; green Sailing
         deck 2: Calendar
         deck 3: Machinery, Paper",
    )
    .plays(["dogma Babylonian Chronicles"])
    .leaves(
        "you: red Babylonian Chronicles; yellow Masonry; score Paper; hand Calendar
         them: red Archery; green Sailing; score Machinery",
    );
}

#[test]
fn babylonian_chronicles_spare_who_has_fewer_castles() {
    story("you: red Babylonian Chronicles\n them: blue Tools\n deck 3: Machinery")
        .plays(["dogma Babylonian Chronicles"])
        .leaves("you: red Babylonian Chronicles; score Machinery");
}

// ---- Holy Lance

#[test]
fn holy_lance_takes_an_artifact_and_wins_with_the_holy_grail() {
    story(
        "you: green Holy Lance
         them: yellow Holy Grail; red Construction; purple Mask of Warka",
    )
    .plays(["dogma Holy Lance"])
    .offers(["card Holy Grail", "card Mask of Warka"])
    .plays(["them: card Holy Grail"])
    .ends(["you"], By::Effect);
}

#[test]
fn holy_lance_takes_any_artifact_but_no_other_card() {
    story(
        "you: green Holy Lance
         them: yellow Masonry, Holy Grail; purple Mask of Warka",
    )
    .plays(["dogma Holy Lance"])
    .leaves("you: green Holy Lance; purple Mask of Warka\n them: yellow Masonry, Holy Grail");
}

#[test]
fn holy_lance_spares_who_has_fewer_castles() {
    story("you: green Holy Lance\n them: yellow Holy Grail")
        .plays(["dogma Holy Lance"])
        .changes_nothing();
}

#[test]
fn holy_lance_lets_a_sharer_win_first() {
    story("you: green Holy Lance\n them: yellow Holy Grail; red Oars; blue Sibidu Needle")
        .plays(["dogma Holy Lance", "them: card Sibidu Needle"])
        .ends(["them"], By::Effect);
}

// ---- Baghdad Battery

#[test]
fn baghdad_battery_scores_for_one_color_of_two_sets() {
    story(
        "you: green Baghdad Battery; hand Oars, Excalibur, Tools
         deck 2: Calendar, Mapmaking, Fermenting, Construction, Monotheism",
    )
    .plays(["dogma Baghdad Battery", "card Oars", "card Excalibur"])
    .leaves(
        "you: green Baghdad Battery; red Excalibur, Oars; hand Tools; \
         score Calendar, Mapmaking, Fermenting, Construction, Monotheism",
    );
}

#[test]
fn baghdad_battery_wants_color_and_set_to_fit() {
    story("you: green Baghdad Battery; hand Oars, Archery")
        .plays(["dogma Baghdad Battery", "card Oars"])
        .leaves("you: green Baghdad Battery; red Archery, Oars");
    story("you: green Baghdad Battery; hand Oars, Principia")
        .plays(["dogma Baghdad Battery"])
        .leaves("you: green Baghdad Battery; red Oars; blue Principia");
    story("you: green Baghdad Battery; red Excalibur; hand Oars")
        .plays(["dogma Baghdad Battery"])
        .leaves("you: green Baghdad Battery; red Oars, Excalibur");
}

// ---- Holy Grail

#[test]
fn holy_grail_claims_an_achievement_of_the_returned_value() {
    story(
        "you: yellow Holy Grail; hand Paper, Tools
         available: Compass, Machinery, Oars",
    )
    .plays(["dogma Holy Grail", "card Paper"])
    .offers(["achievement 3", "achievement 3.2"]);
    story("you: yellow Holy Grail; hand Paper\n available: Compass, Oars")
        .plays(["dogma Holy Grail"])
        .leaves("you: yellow Holy Grail; achievements Compass\n deck 3 bottom: Paper\n available: Oars");
}

#[test]
fn holy_grail_claims_nothing_without_a_match() {
    story("you: yellow Holy Grail; hand Paper\n available: Oars")
        .plays(["dogma Holy Grail"])
        .leaves("you: yellow Holy Grail\n deck 3 bottom: Paper\n available: Oars");
    story("you: yellow Holy Grail").plays(["dogma Holy Grail"]).changes_nothing();
}

// ---- Terracotta Army

#[test]
fn terracotta_army_returns_a_card_without_a_castle_of_those_who_share() {
    story(
        "you: yellow Terracotta Army; hand Tools, Writing
         them: green Navigation, Sailing; purple City States; hand Oars",
    )
    .plays(["dogma Terracotta Army"])
    .leaves(
        "you: yellow Terracotta Army; hand Tools; score Writing
         them: green Sailing; purple City States; hand Oars
         deck 4 bottom: Navigation",
    );
}

#[test]
fn terracotta_army_spares_who_has_fewer_crowns() {
    story("you: yellow Terracotta Army; hand Tools\n them: green Sailing")
        .plays(["dogma Terracotta Army"])
        .changes_nothing();
}

// ---- Dead Sea Scrolls

#[test]
fn dead_sea_scrolls_draw_an_artifact() {
    story(
        "you: purple Dead Sea Scrolls; red Gunpowder
         artifacts deck 4: Moses",
    )
    .plays(["dogma Dead Sea Scrolls"])
    .leaves("you: purple Dead Sea Scrolls; red Gunpowder; hand Moses");
}

#[test]
fn dead_sea_scrolls_on_an_empty_board_draw_a_1() {
    story("you: display Dead Sea Scrolls\n artifacts deck 1: Dancing Girl")
        .plays(["dogma Dead Sea Scrolls"])
        .leaves("you: hand Dancing Girl");
}

// ---- Cyrus Cylinder

#[test]
fn cyrus_cylinder_executes_a_purple_card_of_any_board_and_splays_on_any() {
    story(
        "you: purple Cyrus Cylinder
         them: purple Feudalism; red Oars, Archery
         third: purple Mysticism
         deck 1: Sailing",
    )
    .plays(["dogma Cyrus Cylinder"])
    .offers(["card Feudalism", "card Mysticism"])
    .plays(["card Mysticism"])
    .offers(["stack 0 purple", "stack 1 purple", "stack 1 red", "stack 2 purple"])
    .plays(["stack 1 red"])
    .leaves(
        "you: purple Cyrus Cylinder; hand Sailing
         them: purple Feudalism; red< Oars, Archery",
    );
}

#[test]
fn cyrus_cylinder_splays_also_without_a_card_to_execute() {
    story("you: purple Cyrus Cylinder; red Oars, Archery")
        .plays(["dogma Cyrus Cylinder", "stack 0 red"])
        .leaves("you: purple Cyrus Cylinder; red< Oars, Archery");
}

#[test]
fn cyrus_cylinder_on_display_may_execute_its_owners_purple_card() {
    story("you: display Cyrus Cylinder; purple Mysticism\n deck 1: Sailing")
        .plays(["dogma Cyrus Cylinder"])
        .leaves("you: purple Mysticism; hand Sailing");
}
