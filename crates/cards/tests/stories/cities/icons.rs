//! What the icons of a city do when a Meld action brings it, and what deeds earn.

use splay_engine::{Age, By, Color, Icon, Seat};

use super::{story, with_echoes};

#[test]
fn a_plus_draws_a_card_one_higher() {
    story("you: red Archery; hand Athens\n deck 2: Calendar")
        .plays(["meld Athens"])
        .leaves("you: red Athens, Archery; hand Calendar");
}

#[test]
fn two_pluses_draw_two() {
    story("you: red Archery; hand Milan\n deck 5: Coal, Physics")
        .plays(["meld Milan"])
        .leaves("you: red Milan, Archery; hand Coal, Physics");
}

/// The icon acts first, then a City is drawn for the new color (R-MEL-3).
#[test]
fn the_icon_comes_before_the_city_for_a_new_color() {
    story("you: blue Tools; hand Athens\n deck 2: Calendar\n cities deck 1: Uruk")
        .plays(["meld Athens"])
        .tells(["you: meld Athens", "you: draw Calendar", "you: draw Uruk"]);
}

#[test]
fn an_arrow_splays_and_the_splay_draws_a_city() {
    story("you: red Archery; hand Delhi\n cities deck 3: Mecca")
        .plays(["meld Delhi"])
        .leaves("you: red< Delhi, Archery; hand Mecca");
}

/// A single card cannot be splayed; the City comes for the new color, and one is enough.
#[test]
fn an_arrow_on_a_new_color_does_nothing() {
    story("you: blue Tools; hand Delhi\n cities deck 3: Mecca")
        .plays(["meld Delhi"])
        .leaves("you: blue Tools; red Delhi; hand Mecca");
}

#[test]
fn of_two_icons_that_differ_the_player_says_which_acts_first() {
    let board = "you: blue Tools; hand Munich\n deck 8: Flight\n cities deck 7: London";
    let munich = || story(board).plays(["meld Munich"]).offers(["icon plus", "icon right"]);
    munich()
        .asks("Choose which icon of the city acts first")
        .plays(["icon plus"])
        .tells(["you: meld Munich", "you: draw Flight", "you: draw London"])
        .leaves("you: blue> Munich, Tools; hand Flight, London");
    munich().plays(["icon right"]).tells(["you: meld Munich", "you: draw London", "you: draw Flight"]);
}

#[test]
fn a_plus_beyond_the_last_age_ends_the_game() {
    let board = "you: red Robotics; hand Dallas; score Tools\n them:\n removed: A.I., Bioengineering, \
                 Databases, Globalization, Miniaturization, Self Service, Software, Stem Cells, The Internet";
    story(board).plays(["meld Dallas", "icon plus"]).ends(["you"], By::Score);
}

// ---- Searching

#[test]
fn a_search_keeps_what_bears_the_icon_and_returns_the_rest() {
    story("you: purple Code of Laws; hand Mecca\n deck 3: Medicine, Education, Compass, Paper")
        .plays(["meld Mecca"])
        .tells([
            "you: meld Mecca",
            "you: draw Medicine",
            "you: draw Education",
            "you: draw Compass",
            "you: return Education",
        ])
        .leaves(
            "you: purple Mecca, Code of Laws; hand Medicine, Compass
             deck 3: Paper\n deck 3 bottom: Education",
        );
}

#[test]
fn everybody_sees_what_was_searched() {
    let told =
        story("you: purple Code of Laws; hand Mecca\n deck 3: Medicine, Education, Compass, Paper")
            .plays(["meld Mecca"]);
    let knowledge = told.chronicle().knowledge(Seat::at(1));
    let seen = told.chronicle().state().view_with(Seat::at(1), &knowledge);
    let json = serde_json::to_string(&seen.players[0].hand).unwrap();
    assert!(json.contains("Medicine") && json.contains("Compass"), "{json}");
}

#[test]
fn the_order_of_what_a_search_returns_is_the_players() {
    story(
        "you: blue Tools; hand Mecca\n deck 3: Engineering, Education, Compass\n cities deck 3: Venice",
    )
    .plays(["meld Mecca"])
    .offers(["card Engineering", "card Education"])
    .plays(["card Education"])
    .leaves(
        "you: blue Tools; purple Mecca; hand Compass, Venice
             deck 3 bottom: Education, Engineering",
    );
}

/// Trap 22: no age is skipped and nothing ends when the deck is short.
#[test]
fn a_search_in_a_short_deck_takes_what_there_is() {
    let board = "you: purple Code of Laws; hand Mecca\n them:\n available:\n deck 3: Medicine, Education
                 removed: Alchemy, Compass, Engineering, Feudalism, Machinery, Optics, Paper, Translation";
    story(board)
        .plays(["meld Mecca"])
        .leaves("you: purple Mecca, Code of Laws; hand Medicine\n deck 3: Education");
    story(
        &board
            .replace("deck 3: Medicine, Education\n", "\n")
            .replace("Alchemy", "Alchemy, Medicine, Education"),
    )
    .plays(["meld Mecca"])
    .leaves("you: purple Mecca, Code of Laws");
}

/// Trap 22: with Echoes in play the cards of a search are base cards all the same; those of a plus
/// are not.
#[test]
fn a_search_draws_base_cards_only() {
    with_echoes("you: purple Code of Laws; hand Mecca, Tools\n deck 3: Medicine, Education, Compass")
        .plays(["meld Mecca"])
        .leaves("you: purple Mecca, Code of Laws; hand Tools, Medicine, Compass");
    with_echoes("you: red Archery; hand Athens, Tools\n echoes deck 2: Lever")
        .plays(["meld Athens"])
        .leaves("you: red Athens, Archery; hand Tools, Lever");
}

#[test]
fn the_icon_that_is_searched_for_counts_as_what_it_is() {
    let told = story("you: purple Mecca");
    let state = told.chronicle().state();
    assert_eq!(state.count(Seat::at(0), Icon::Leaf), 3);
}

// ---- Deeds

/// Trap 19: Legend counts by an effect, too.
#[test]
fn legend_is_for_a_city_that_points_left_on_a_color_splayed_left() {
    story("you: red< Archery, Oars; hand Delhi")
        .plays(["meld Delhi"])
        .leaves("you: red< Delhi, Archery, Oars; achievements Legend");
    story("you: blue Translation; red< Archery, Oars; score Delhi\n them:")
        .plays(["dogma Translation", "yes"])
        .leaves("you: blue Translation; red< Delhi, Archery, Oars; achievements Legend");
}

/// Trap 19: by an action, the city's own arrow earns none.
#[test]
fn the_splay_must_be_there_before_the_arrow_acts() {
    story("you: red Archery; hand Delhi\n cities deck 3: Mecca")
        .plays(["meld Delhi"])
        .leaves("you: red< Delhi, Archery; hand Mecca\n available: Legend");
    story("you: red> Archery, Oars; hand Delhi\n cities deck 3: Mecca")
        .plays(["meld Delhi"])
        .leaves("you: red< Delhi, Archery, Oars; hand Mecca\n available: Legend, Repute");
}

#[test]
fn repute_and_fame_are_for_the_other_ways() {
    story("you: purple> Enterprise, Mysticism; hand Vienna")
        .plays(["meld Vienna"])
        .leaves("you: purple> Vienna, Enterprise, Mysticism; achievements Repute");
    story("you: red^ Archery, Oars; hand Seoul")
        .plays(["meld Seoul"])
        .leaves("you: red^ Seoul, Archery, Oars; achievements Fame");
}

#[test]
fn glory_and_victory_are_for_tucking_flags_and_fountains() {
    story("you: purple Code of Laws; hand Tokyo\n them:")
        .plays(["dogma Code of Laws", "card Tokyo", "pass"])
        .leaves("you: purple Code of Laws, Tokyo; achievements Glory");
    story("you: purple Code of Laws; hand Essen\n them:")
        .plays(["dogma Code of Laws", "card Essen", "pass"])
        .leaves("you: purple Code of Laws, Essen; achievements Victory");
    story("you: purple Code of Laws; hand Rome\n them:")
        .plays(["dogma Code of Laws", "card Rome", "pass"])
        .leaves("you: purple Code of Laws, Rome");
}

/// A sharer earns what the sharer does.
#[test]
fn who_shares_the_tuck_has_the_glory() {
    story("you: purple Code of Laws\n them: purple Mysticism; green Sailing; hand Tokyo\n deck 1: Oars")
        .plays(["dogma Code of Laws", "them: card Tokyo", "them: pass"])
        .leaves(
            "you: purple Code of Laws; hand Oars
             them: purple Mysticism, Tokyo; green Sailing; achievements Glory",
        );
}

#[test]
fn a_promotion_is_a_meld_but_no_meld_action() {
    // Legend is earned, the arrow would act only after an action; the City of the new color came first.
    with_echoes("you: red< Archery, Oars; hand Gunpowder; forecast Delhi\n them:\n deck 4: Navigation")
        .plays(["meld Gunpowder", "card Delhi", "pass"])
        .leaves("you: red< Delhi, Gunpowder, Archery, Oars; achievements Legend");
    with_echoes("you: blue Tools; hand Gunpowder; forecast Athens\n them:\n cities deck 4: Seville")
        .plays(["meld Gunpowder", "card Athens", "pass"])
        .leaves("you: blue Tools; red Athens, Gunpowder; hand Seville");
}

#[test]
fn what_is_claimed_already_is_not_earned_again() {
    story("you: red< Archery, Oars; hand Delhi\n them: achievements Legend")
        .plays(["meld Delhi"])
        .leaves("you: red< Delhi, Archery, Oars");
}

#[test]
fn the_deed_that_makes_the_number_full_wins() {
    let board = "you: red< Archery, Oars; hand Delhi; achievements World, Empire, Wonder, Monument, \
                 Universe, Fame";
    story(board).plays(["meld Delhi"]).ends(["you"], By::Achievements);
}

/// A city shows its image under a splay to the left, and no more than other cards under the others.
#[test]
fn a_covered_city_shows_its_image_to_the_left() {
    let hexes = |board: &str| {
        let told = story(board);
        told.chronicle().state().table().stack_icons(Seat::at(0), Color::Red).get(Icon::Hex)
    };
    assert_eq!(hexes("you: red< Archery, Athens"), 2);
    assert_eq!(hexes("you: red^ Archery, Athens"), 1);
    assert_eq!(hexes("you: red> Archery, Athens"), 1);
}

#[test]
fn several_bonuses_of_a_city_count_each() {
    let told = story("you: red Los Angeles");
    let state = told.chronicle().state();
    assert_eq!(state.points(Seat::at(0)), 9 + 1 + 1);
    assert_eq!(state.bonuses(Seat::at(0)).as_slice(), [9, 9, 9].map(Age::new));
}
