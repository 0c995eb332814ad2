use splay_engine::{Edition, Special};

use crate::story::*;

#[test]
fn evolution_scores_an_8_and_returns_any_score_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Evolution; score Tools\n deck 8: Flight")
            .plays(["dogma Evolution", "option 1"])
            .offers(["card Tools", "card Flight"])
            .plays(["card Tools"])
            .leaves("you: blue Evolution; score Flight\n deck 1 bottom: Tools");
    });
}

#[test]
fn evolution_draws_one_higher_than_the_highest_score_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Evolution; score Tools, Calendar\n deck 3: Paper")
            .plays(["dogma Evolution", "option 2"])
            .leaves("you: blue Evolution; score Tools, Calendar; hand Paper");
    });
}

#[test]
fn evolution_with_no_score_cards_draws_a_1() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Evolution\n deck 1: Oars")
            .plays(["dogma Evolution", "option 2"])
            .leaves("you: blue Evolution; hand Oars");
    });
}

#[test]
fn evolution_can_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Evolution; score Tools")
            .plays(["dogma Evolution", "pass"])
            .changes_nothing();
    });
}

#[test]
fn publications_rearranges_a_color_and_keeps_its_splay() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue> Publications, Tools, Writing; red Oars")
            .plays(["dogma Publications"])
            .offers(["color blue", "pass"])
            .plays(["color blue", "card Writing", "card Publications", "pass"])
            .leaves("you: blue> Writing, Publications, Tools; red Oars");
    });
}

#[test]
fn publications_shared_for_another_order_earns_the_bonus() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Publications\n them: blue Evolution, Tools\n deck 7: Bicycle")
            .plays(["dogma Publications", "them: color blue", "them: card Tools", "them: pass"])
            .leaves("you: blue Publications; hand Bicycle\n them: blue Tools, Evolution");
    });
}

#[test]
fn publications_shared_for_the_same_order_earns_nothing() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Publications\n them: blue Evolution, Tools")
            .plays(["dogma Publications", "them: color blue", "them: card Evolution", "them: pass"])
            .changes_nothing();
    });
}

#[test]
fn publications_splays_yellow_or_blue_up() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Publications, Tools; yellow Masonry, Agriculture; red Oars, Archery")
            .plays(["dogma Publications", "pass"])
            .offers(["color yellow", "color blue", "pass"])
            .plays(["color yellow"])
            .leaves("you: blue Publications, Tools; yellow^ Masonry, Agriculture; red Oars, Archery");
    });
}

#[test]
fn publications_of_the_fourth_edition_splays_first_and_junks_a_special_achievement() {
    let told = story(Fourth, "you: blue Publications, Tools")
        .plays(["dogma Publications", "color blue"])
        .offers(["card Empire", "card Monument", "card Wonder", "card World", "card Universe", "pass"])
        .asks("You may choose one of these achievements")
        .plays(["card Empire"])
        .leaves("you: blue^ Publications, Tools\n junk: Empire");
    assert!(!told.chronicle().state().is_available(Special::Empire));
}

#[test]
fn publications_of_the_fourth_edition_brings_a_junked_special_achievement_back() {
    let told = story(Fourth, "you: blue Publications\n junk: World")
        .plays(["dogma Publications", "card World"]);
    assert!(told.leaves("").chronicle().state().is_available(Special::World));
}

#[test]
fn publications_of_the_fourth_edition_can_be_declined() {
    story(Fourth, "you: blue Publications, Tools\n them: achievements Empire")
        .plays(["dogma Publications", "pass"])
        .offers(["card Monument", "card Wonder", "card World", "card Universe", "pass"])
        .plays(["pass"])
        .changes_nothing();
}

#[test]
fn combustion_of_the_first_edition_takes_two_score_cards() {
    story(First, "you: red Combustion, Oars\n them: score Tools, Calendar, Paper")
        .plays(["dogma Combustion", "them: card Tools", "them: card Paper"])
        .leaves("you: red Combustion, Oars; score Tools, Paper\n them: score Calendar");
}

#[test]
fn combustion_takes_what_there_is() {
    story(First, "you: red Combustion\n them: score Tools")
        .plays(["dogma Combustion"])
        .leaves("you: red Combustion; score Tools\n them:");
    story(First, "you: red Combustion\n them: hand Tools").plays(["dogma Combustion"]).changes_nothing();
}

#[test]
fn combustion_of_the_third_edition_takes_a_card_for_every_four_crowns_of_the_demander() {
    let crowns = "you: red Combustion, Oars; green Sailing; purple Enterprise";
    story(Third, &format!("{crowns}\n them: green Currency; score Tools, Calendar"))
        .plays(["dogma Combustion", "them: card Calendar"])
        .leaves(
            "you: red Combustion; green Sailing; purple Enterprise; score Calendar
             them: green Currency; score Tools
             deck 1 bottom: Oars",
        );
}

#[test]
fn combustion_of_the_third_edition_with_three_crowns_only_burns_red() {
    story(Third, "you: red Combustion; blue Writing\n them: score Tools")
        .plays(["dogma Combustion"])
        .leaves("you: blue Writing\n them: score Tools\n deck 7 bottom: Combustion");
}

#[test]
fn combustion_of_the_fourth_edition_takes_a_card_for_each_color_that_shows_a_crown() {
    let board = "you: red Combustion, Oars; yellow> Agriculture, Canal Building; blue Tools";
    story(Fourth, &format!("{board}\n them: score Sailing, Calendar, Paper"))
        .plays(["dogma Combustion", "them: card Sailing", "them: card Paper"])
        .leaves(
            "you: red Combustion; yellow> Agriculture, Canal Building; blue Tools; score Sailing, Paper
             them: score Calendar
             deck 1 bottom: Oars",
        );
}

#[test]
fn combustion_burns_the_bottom_red_card_of_a_sharer_too() {
    in_each([Third, Fourth], |edition| {
        story(edition, "you: red Combustion\n them: red Optics, Archery\n deck 1: Tools")
            .plays(["dogma Combustion"])
            .leaves("you: hand Tools\n them: red Optics\n deck 7 bottom: Combustion");
    });
}

#[test]
fn explosives_takes_the_three_highest_cards_and_the_victim_breaks_ties() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Explosives\n them: hand Tools, Paper, Calendar, Mathematics, Currency")
            .plays(["dogma Explosives"])
            .offers(["card Calendar", "card Mathematics", "card Currency"])
            .plays(["them: card Calendar", "them: card Currency"])
            .leaves(
                "you: red Explosives; hand Paper, Calendar, Currency\n them: hand Tools, Mathematics",
            );
    });
}

#[test]
fn explosives_lets_a_plundered_victim_draw_a_7() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Explosives\n them: hand Tools, Calendar\n deck 7: Bicycle")
            .plays(["dogma Explosives"])
            .leaves("you: red Explosives; hand Tools, Calendar\n them: hand Bicycle");
    });
}

#[test]
fn explosives_finds_an_empty_hand_and_nobody_draws() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Explosives\n them: score Tools")
            .plays(["dogma Explosives"])
            .changes_nothing();
    });
}

#[test]
fn bicycle_exchanges_hand_and_score_pile() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Bicycle; hand Tools; score Calendar, Paper")
            .plays(["dogma Bicycle", "yes"])
            .leaves("you: green Bicycle; hand Calendar, Paper; score Tools");
    });
}

#[test]
fn bicycle_exchanges_with_an_empty_side_and_scores_nothing() {
    in_each(Edition::ALL, |edition| {
        // Six scored cards would be a Monument in the earlier editions; exchanged ones are not.
        story(edition, "you: green Bicycle; hand Tools, Oars, Archery, Sailing, Clothing, Writing")
            .plays(["dogma Bicycle", "yes"])
            .leaves("you: green Bicycle; score Tools, Oars, Archery, Sailing, Clothing, Writing");
    });
}

#[test]
fn bicycle_can_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Bicycle; hand Tools; score Calendar")
            .plays(["dogma Bicycle", "no"])
            .changes_nothing();
    });
}

#[test]
fn bicycle_asks_nothing_where_there_is_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Bicycle").plays(["dogma Bicycle"]).leaves("").changes_nothing();
    });
}

#[test]
fn electricity_returns_top_cards_without_a_factory_and_spares_what_they_uncover() {
    in_each(Edition::ALL, |edition| {
        let board = "you: green Electricity, Sailing; red Oars, Archery; blue Tools; yellow Canning";
        story(edition, &format!("{board}\n deck 8: Flight, Mobility"))
            .plays(["dogma Electricity", "card Tools"])
            .leaves(
                "you: green Electricity, Sailing; red Archery; yellow Canning; hand Flight, Mobility
                 deck 1 bottom: Tools, Oars",
            );
    });
}

#[test]
fn electricity_among_factories_does_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Electricity, Sailing; red Coal, Oars")
            .plays(["dogma Electricity"])
            .changes_nothing();
    });
}

#[test]
fn refrigeration_of_the_earlier_editions_spoils_half_of_the_hand() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Refrigeration; hand Computers
             them: hand Tools, Calendar, Paper, Sailing, Oars",
        )
        .plays(["dogma Refrigeration", "them: card Sailing", "them: card Paper", "you: card Computers"])
        .leaves(
            "you: yellow Refrigeration; score Computers
             them: hand Tools, Calendar, Oars
             deck 1 bottom: Sailing
             deck 3 bottom: Paper",
        );
    });
}

#[test]
fn refrigeration_of_the_earlier_editions_leaves_a_single_card_alone() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Refrigeration\n them: hand Tools")
            .plays(["dogma Refrigeration"])
            .changes_nothing();
    });
}

#[test]
fn refrigeration_of_the_fourth_edition_keeps_a_single_card() {
    story(Fourth, "you: yellow Refrigeration\n them: hand Tools, Calendar, Sailing, Oars")
        .plays(["dogma Refrigeration", "them: card Calendar", "them: card Oars", "them: card Tools"])
        .leaves("them: hand Calendar\n deck 1 bottom: Oars, Tools, Sailing");
    story(Fourth, "you: yellow Refrigeration\n them: hand Tools")
        .plays(["dogma Refrigeration"])
        .changes_nothing();
}

#[test]
fn refrigeration_need_not_score() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Refrigeration; hand Computers")
            .plays(["dogma Refrigeration", "pass"])
            .changes_nothing();
    });
}

#[test]
fn sanitation_exchanges_two_highest_for_the_lowest() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: yellow Sanitation; hand Sailing, Paper\n them: hand Tools, Calendar, Compass",
        )
        .plays(["dogma Sanitation"])
        .plays(then_flush(edition))
        .leaves("you: yellow Sanitation; hand Paper, Calendar, Compass\n them: hand Tools, Sailing");
    });
}

#[test]
fn sanitation_exchanges_with_an_empty_side_too() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Sanitation; hand Sailing\n them: score Tools")
            .plays(["dogma Sanitation"])
            .plays(then_flush(edition))
            .leaves("you: yellow Sanitation\n them: hand Sailing; score Tools");
        story(edition, "you: yellow Sanitation\n them: hand Tools")
            .plays(["dogma Sanitation"])
            .plays(then_flush(edition))
            .leaves("you: yellow Sanitation; hand Tools\n them:");
    });
}

/// The fourth edition goes on to ask which deck to junk.
fn then_flush(edition: Edition) -> Option<&'static str> {
    (edition == Fourth).then_some("you: age 7")
}

#[test]
fn sanitation_of_the_earlier_editions_lets_the_demander_pick_among_their_own_lowest() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Sanitation; hand Sailing, Oars\n them: hand Calendar")
            .plays(["dogma Sanitation", "you: card Oars"])
            .leaves("you: yellow Sanitation; hand Sailing, Calendar\n them: hand Oars");
    });
}

#[test]
fn sanitation_of_the_fourth_edition_lets_the_victim_pick_by_the_backs() {
    let told = story(Fourth, "you: yellow Sanitation; hand Sailing, Oars, Paper\n them: hand Calendar")
        .plays(["dogma Sanitation"])
        .offers(["hand 0 1", "hand 0 2"])
        .plays(["them: hand 0 1", "you: age 8"]);
    let players = told.chronicle().position().players;
    assert_eq!((players[0].hand.len(), players[1].hand.len()), (3, 1));
}

#[test]
fn sanitation_of_the_fourth_edition_junks_a_deck() {
    let told = story(Fourth, "you: yellow Sanitation\n deck 8: Flight")
        .plays(["dogma Sanitation"])
        .offers(["age 7", "age 8"])
        .plays(["age 8"])
        .leaves("junk: Flight");
    assert_eq!(told.deck_size(8), 0);
    assert!(told.deck_size(7) > 0);
}

#[test]
fn lighting_scores_a_7_for_each_different_value_tucked() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: purple Lighting; hand Tools, The Wheel, Fermenting, Oars\n deck 7: Bicycle, Railroad",
        )
        .plays(["dogma Lighting", "card Tools", "card The Wheel", "card Fermenting"])
        .leaves(
            "you: purple Lighting; blue Tools; green The Wheel; yellow Fermenting; hand Oars;
             you: score Bicycle, Railroad",
        );
    });
}

#[test]
fn lighting_is_content_with_one_card_or_none() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Lighting; hand Mysticism, Oars\n deck 7: Bicycle")
            .plays(["dogma Lighting", "card Mysticism", "pass"])
            .leaves("you: purple Lighting, Mysticism; hand Oars; score Bicycle");
        story(edition, "you: purple Lighting; hand Mysticism")
            .plays(["dogma Lighting", "pass"])
            .changes_nothing();
    });
}

#[test]
fn railroad_trades_the_hand_for_three_6s_and_splays_a_right_splay_up() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: purple Railroad; green> Bicycle, Sailing; blue< Tools, Writing; hand Oars, Archery
             deck 6: Canning, Democracy, Classification",
        )
        .plays(["dogma Railroad", "card Archery"])
        .offers(["color green", "pass"])
        .plays(["color green"])
        .leaves(
            "you: purple Railroad; green^ Bicycle, Sailing; blue< Tools, Writing;
             you: hand Canning, Democracy, Classification
             deck 1 bottom: Archery, Oars",
        );
    });
}

#[test]
fn railroad_draws_with_an_empty_hand_and_need_not_splay() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple> Railroad, Mysticism\n deck 6: Canning, Democracy, Classification")
            .plays(["dogma Railroad", "pass"])
            .leaves("you: purple> Railroad, Mysticism; hand Canning, Democracy, Classification");
    });
}

const SHARED_RAILROAD: &str = "
    you: purple Railroad; hand Canning
    them: blue Rocketry; hand Vaccination
    deck 6: Democracy, Emancipation
    deck 7: Bicycle, Lighting, Combustion, Evolution";

const OTHER_6S: &str = "Atomic Theory, Encyclopedia, Industrialization, Machine Tools, Classification, \
                        Metric System";

#[test]
fn railroad_of_the_earlier_editions_returns_and_draws_player_by_player() {
    // Emancipation, the last 6, is the achievement; so the deck is Democracy alone.
    in_each([First, Third], |edition| {
        story(edition, &format!("{SHARED_RAILROAD}\n removed: {OTHER_6S}"))
            .plays(["dogma Railroad"])
            .leaves(
                "them: blue Rocketry; hand Democracy, Vaccination, Bicycle
                 you: purple Railroad; hand Canning, Lighting, Combustion, Evolution",
            );
    });
}

#[test]
fn railroad_of_the_fourth_edition_draws_when_all_have_returned() {
    story(Fourth, &format!("{SHARED_RAILROAD}\n junk: {OTHER_6S}")).plays(["dogma Railroad"]).leaves(
        "them: blue Rocketry; hand Democracy, Vaccination, Canning
         you: purple Railroad; hand Bicycle, Lighting, Combustion, Evolution",
    );
}
