//! The display, digs, compels and Relics.

use splay_engine::{Age, By, Seat, Set, Sets};

use super::{story, story_with};
use crate::story::{Third, story_of};

// ---- Digs -------------------------------------------------------------------------------------

#[test]
fn a_meld_onto_a_card_of_no_lower_value_digs() {
    story("you: red Oars; hand Archery\n artifacts deck 1: Dancing Girl")
        .plays(["meld Archery"])
        .leaves("you: red Archery, Oars; display Dancing Girl");
}

#[test]
fn a_dig_has_the_value_of_the_covered_card() {
    story("you: red Metalworking; hand Coal").plays(["meld Coal"]).leaves("you: red Coal, Metalworking");
    story("you: red Coal; hand Metalworking\n artifacts deck 5: Principia")
        .plays(["meld Metalworking", "pass"])
        .leaves("you: red Metalworking, Coal; display Principia");
}

/// Both show their image at the top left.
#[test]
fn a_higher_card_digs_if_its_image_is_in_the_same_slot() {
    story("you: yellow Agriculture; hand Machinery\n artifacts deck 1: Dancing Girl")
        .plays(["meld Machinery"])
        .leaves("you: yellow Machinery, Agriculture");
    story("you: yellow Agriculture; hand Canal Building\n artifacts deck 1: Dancing Girl")
        .plays(["meld Canal Building"])
        .leaves("you: yellow Canal Building, Agriculture; display Dancing Girl");
}

#[test]
fn nothing_is_dug_up_where_nothing_is_covered() {
    story("you: red Oars; hand Agriculture")
        .plays(["meld Agriculture"])
        .leaves("you: red Oars; yellow Agriculture");
}

#[test]
fn nothing_is_dug_up_by_an_effect() {
    story("you: green Sailing; red Oars\n deck 1: Archery")
        .plays(["dogma Sailing"])
        .leaves("you: green Sailing; red Archery, Oars");
}

#[test]
fn who_has_a_card_on_display_digs_nothing() {
    story("you: red Oars; hand Archery; display Dancing Girl")
        .plays(["pass", "meld Archery"])
        .leaves("you: red Archery, Oars; display Dancing Girl");
}

#[test]
fn a_card_melded_from_display_makes_room_for_another() {
    story("you: yellow Machinery; display Dancing Girl\n artifacts deck 3: Excalibur")
        .plays(["pass", "meld Dancing Girl", "pass"])
        .leaves("you: yellow Dancing Girl, Machinery; display Excalibur");
}

#[test]
fn a_dig_skips_ages_without_base_cards() {
    let ones: Vec<&str> = splay_cards::catalog(Third, Sets::BASE)
        .innovations()
        .filter(|facts| facts.card.value() == 1 && !["Oars", "Archery"].contains(&facts.title))
        .map(|facts| facts.title)
        .collect();
    let board = format!("you: red Oars; hand Archery; score {}", ones.join(", "));
    story(&format!("{board}\n artifacts deck 2: Holy Grail"))
        .plays(["meld Archery"])
        .leaves(&format!("you: red Archery, Oars; display Holy Grail; score {}", ones.join(", ")));
}

/// Yamato is an 11 on a board: there is no Artifact of that value, and digging for it ends nothing.
#[test]
fn a_dig_beyond_the_last_age_comes_to_nothing() {
    story("you: red Battleship Yamato; hand Archery")
        .plays(["meld Archery"])
        .leaves("you: red Archery, Battleship Yamato")
        .goes_on();
}

// ---- The display ------------------------------------------------------------------------------

#[test]
fn a_displayed_card_is_used_returned_or_kept_before_the_turn() {
    let start = || story("you: display Holmegaard Bows\n deck 2: Calendar");
    start().offers(["dogma Holmegaard Bows", "return Holmegaard Bows", "pass"]);
    start()
        .plays(["return Holmegaard Bows"])
        .leaves("you:\n artifacts deck 1 bottom: Holmegaard Bows")
        .offers(["draw"]);
    start()
        .plays(["pass"])
        .leaves("you: display Holmegaard Bows")
        .offers(["draw", "meld Holmegaard Bows"]);
}

#[test]
fn a_used_card_is_returned_and_the_turn_goes_on() {
    story("you: display Holmegaard Bows\n deck 2: Calendar")
        .plays(["dogma Holmegaard Bows"])
        .leaves("you: hand Calendar\n artifacts deck 1 bottom: Holmegaard Bows")
        .offers(["draw", "meld Calendar"]);
}

/// Holmegaard Bows show two leaves, Code of Laws one: with an empty board you have more.
#[test]
fn its_icons_count_for_its_own_dogma() {
    story("you: display Holmegaard Bows\n them: purple Code of Laws; red Archery\n deck 2: Calendar")
        .plays(["dogma Holmegaard Bows"])
        .leaves("you: hand Calendar\n them: purple Code of Laws; red Archery");
}

#[test]
fn who_has_as_many_obeys_and_shares_and_earns_the_owner_a_draw() {
    story(
        "you: display Holmegaard Bows\n them: green Clothing; red Archery
         deck 1: Tools\n deck 2: Calendar, Mapmaking",
    )
    .plays(["dogma Holmegaard Bows"])
    .leaves("you: hand Archery, Mapmaking, Tools\n them: green Clothing; hand Calendar")
    .offers(["draw", "meld Archery", "meld Mapmaking", "meld Tools"]);
}

#[test]
fn a_compel_alone_earns_no_draw() {
    story("you: display Excalibur\n them: blue Alchemy; red Archery; yellow Masonry\n deck 1: Tools")
        .plays(["dogma Excalibur", "them: card Alchemy"])
        .leaves("you: blue Alchemy\n them: red Archery; yellow Masonry")
        .offers(["draw", "dogma Alchemy"]);
}

#[test]
fn partners_share_but_are_not_compelled() {
    let teams = |position: &mut splay_engine::Position| position.teams = vec![vec![0, 2], vec![1, 3]];
    let board = "you: display Holmegaard Bows\n them: green Clothing; red Archery
                 third: blue Pottery; red Metalworking\n fourth:
                 deck 1: Tools\n deck 2: Calendar, Mapmaking, Currency";
    story_with(board, teams).plays(["dogma Holmegaard Bows"]).leaves(
        "you: hand Archery, Currency, Tools\n them: green Clothing; hand Calendar
         third: blue Pottery; red Metalworking; hand Mapmaking\n fourth:",
    );
}

/// From five players on only neighbors take part: of those who have leaves enough, two obey and share.
#[test]
fn only_neighbours_are_compelled() {
    story(
        "you: display Holmegaard Bows\n them: green Clothing; red Archery
         third: blue Pottery; red Metalworking\n fourth: yellow Agriculture; red Oars
         fifth: purple Reformation; yellow Masonry
         deck 1: Tools\n deck 2: Calendar, Mapmaking, Currency",
    )
    .plays(["dogma Holmegaard Bows"])
    .leaves(
        "you: hand Archery, Masonry, Currency, Tools\n them: green Clothing; hand Calendar
         fifth: purple Reformation; hand Mapmaking",
    );
}

#[test]
fn echoes_of_its_color_go_first() {
    let sets = Sets::BASE.with(Set::Echoes).with(Set::Artifacts);
    let board =
        "you: display Holmegaard Bows; red Plumbing\n them: purple Code of Laws\n deck 2: Calendar";
    story_of(Third, sets, board, |_| {}).plays(["dogma Holmegaard Bows"]).tells([
        "you: score Plumbing",
        "you: draw Calendar",
        "you: return Holmegaard Bows",
    ]);
}

#[test]
fn a_turn_under_way_is_written_down_as_begun() {
    let story = story("you: display Holmegaard Bows").plays(["pass"]);
    let position = story.chronicle().position();
    assert!(position.turn.begun);
    let catalog = story.chronicle().game().catalog();
    let again = splay_engine::Chronicle::from_position(catalog, position).expect("it is possible");
    assert_eq!(again.game().options(), story.chronicle().game().options());
}

// ---- Yamato -----------------------------------------------------------------------------------

#[test]
fn yamato_is_an_8_in_hand_and_an_11_on_a_board() {
    let story = story("you: hand Battleship Yamato, Tools")
        .plays(["meld Battleship Yamato"])
        .leaves("you: red Battleship Yamato; hand Tools");
    let table = story.chronicle().state().table();
    let yamato = table.catalog().find("Battleship Yamato").expect("it is a card");
    assert_eq!(table.card(yamato).value(), 11);
    assert_eq!(table.catalog().card(yamato).value(), 8);
}

#[test]
fn yamato_cannot_be_used() {
    story("you: red Battleship Yamato; blue Tools").offers(["draw", "dogma Tools"]);
    story("you: display Battleship Yamato").offers(["return Battleship Yamato", "pass"]);
}

// ---- Relics -----------------------------------------------------------------------------------

#[test]
fn who_digs_may_seize_the_relic_of_that_value() {
    story("you: yellow Anatomy; hand Agriculture\n artifacts deck 4: Moses")
        .plays(["meld Agriculture"])
        .offers(["option 1", "option 2", "pass"])
        .plays(["option 1"])
        .leaves("you: yellow Agriculture, Anatomy; display Moses; achievements Complex Numbers");
    story("you: yellow Anatomy; hand Agriculture\n artifacts deck 4: Moses")
        .plays(["meld Agriculture", "option 2"])
        .leaves("you: yellow Agriculture, Anatomy; display Moses; hand Complex Numbers");
    story("you: yellow Anatomy; hand Agriculture\n artifacts deck 4: Moses")
        .plays(["meld Agriculture", "pass"])
        .leaves("you: yellow Agriculture, Anatomy; display Moses");
}

#[test]
fn a_relic_is_seized_from_achievements_too() {
    story("you: yellow Anatomy; hand Agriculture\n them: achievements Complex Numbers\n artifacts deck 4: Moses")
        .plays(["meld Agriculture", "option 1"])
        .leaves("you: yellow Agriculture, Anatomy; display Moses; achievements Complex Numbers\n them:");
    story(
        "you: yellow Anatomy; hand Agriculture; achievements Complex Numbers\n artifacts deck 4: Moses",
    )
    .plays(["meld Agriculture"])
    .offers(["option 2", "pass"]);
    story(
        "you: yellow Anatomy; hand Agriculture\n them: hand Complex Numbers\n artifacts deck 4: Moses",
    )
    .plays(["meld Agriculture"])
    .leaves("you: yellow Agriculture, Anatomy; display Moses");
}

#[test]
fn a_relic_of_a_set_that_is_not_in_play_is_an_achievement_only() {
    story("you: yellow Machinery; hand Agriculture\n artifacts deck 3: Excalibur")
        .plays(["meld Agriculture"])
        .offers(["option 1", "pass"]);
}

#[test]
fn relics_can_be_left_out() {
    let without = |position: &mut splay_engine::Position| position.options.relics = Some(false);
    story_with("you: yellow Anatomy; hand Agriculture\n artifacts deck 4: Moses", without)
        .plays(["meld Agriculture"])
        .leaves("you: yellow Agriculture, Anatomy; display Moses");
}

#[test]
fn a_seized_relic_can_be_the_last_achievement() {
    story("you: yellow Anatomy; hand Agriculture; achievements Tools, Calendar, Machinery, Pottery, Coal, Canning\n artifacts deck 4: Moses")
        .plays(["meld Agriculture", "option 1"])
        .ends(["you"], By::Achievements);
}

#[test]
fn a_returned_relic_lies_beside_its_deck_again() {
    story("you: blue Tools; hand Complex Numbers, Pottery, Sailing\n deck 3: Paper")
        .plays(["dogma Tools", "card Complex Numbers", "card Pottery", "card Sailing"])
        .leaves("you: blue Tools; green Paper\n available: Complex Numbers");
}

/// Whose Relic is seized has one achievement less: the next one does not win.
#[test]
fn a_relic_seized_takes_its_owner_back() {
    let told = story(
        "you: yellow Anatomy; hand Agriculture
         them: blue Tools; score Paper, Optics; \
         achievements Complex Numbers, Calendar, Machinery, Pottery, Coal, Canning
         artifacts deck 4: Moses",
    );
    told.plays(["meld Agriculture", "option 1", "them: achieve 1"]).goes_on();
    let told = story(
        "you: yellow Anatomy; hand Agriculture
         them: blue Tools; score Paper, Optics; \
         achievements Complex Numbers, Calendar, Machinery, Pottery, Coal, Canning
         artifacts deck 4: Moses",
    );
    told.plays(["meld Agriculture", "pass", "them: achieve 1"]).ends(["them"], By::Achievements);
}

/// A Relic among the achievements is no standard achievement of its value.
#[test]
fn a_relic_makes_no_achievement_dearer() {
    let price = |achievement: &str| {
        let sets = Sets::BASE.with(Set::Echoes).with(Set::Artifacts);
        let board = format!("you: yellow Anatomy; achievements {achievement}");
        let told = story_of(Third, sets, &board, |_| {});
        told.chronicle().state().price(Seat::at(0), Age::new(4))
    };
    assert_eq!(price("Complex Numbers"), 20);
    assert_eq!(price("Gunpowder"), 40);
}

/// Timbuktu is a city: seized into the hand where Cities are in play, and melded as one. In a hand it works
/// without them, too: its plus is on the card.
#[test]
fn timbuktu_is_a_city() {
    let sets = Sets::BASE.with(Set::Cities).with(Set::Artifacts);
    let board =
        "you: yellow Machinery; hand Agriculture\n artifacts deck 3: Excalibur\n deck 4: Gunpowder
                 cities deck 3: Mecca";
    story_of(Third, sets, board, |position| position.turn.actions = 2)
        .plays(["meld Agriculture"])
        .offers(["option 1", "option 2", "pass"])
        .plays(["option 2", "meld Timbuktu"])
        .leaves(
            "you: yellow Agriculture, Machinery; display Excalibur; green Timbuktu; hand Gunpowder, Mecca",
        );
    story("you: blue Tools; hand Timbuktu\n deck 4: Gunpowder")
        .plays(["meld Timbuktu"])
        .leaves("you: blue Tools; green Timbuktu; hand Gunpowder");
}
