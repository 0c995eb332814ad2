use splay_engine::{By, Edition};

use crate::story::*;

#[test]
fn computers_melds_a_10_and_executes_it_alone() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Computers; red Fission, Oars\n deck 10: A. I., Software")
            .plays(["dogma Computers"])
            .offers(["color red", "pass"])
            .plays(["color red"])
            .leaves("you: blue Computers; red^ Fission, Oars; purple A. I.; score Software");
    });
}

#[test]
fn computers_ignores_a_demand() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Computers\n them: score Tools, Oars; achievements Paper\n deck 10: Databases",
        )
        .plays(["dogma Computers"])
        .leaves("you: blue Computers; green Databases");
    });
}

#[test]
fn computers_executes_for_each_player_who_shares_it() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Computers\n them: blue Rocketry\n deck 10: A. I., Software, Databases, Stem Cells",
        )
        .plays(["dogma Computers"])
        .leaves(
            "you: blue Computers; green Databases; hand Stem Cells
             them: blue Rocketry; purple A. I.; score Software",
        );
    });
}

#[test]
fn genetics_of_the_earlier_editions_scores_all_beneath_the_10() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue> Genetics, Tools, Writing; red Oars\n deck 10: Bioengineering")
            .plays(["dogma Genetics"])
            .leaves("you: blue Bioengineering; red Oars; score Genetics, Tools, Writing");
    });
}

#[test]
fn genetics_of_the_fourth_edition_melds_an_11() {
    story(Fourth, "you: blue> Genetics, Tools, Writing; red Oars\n deck 11: Solar Sailing")
        .plays(["dogma Genetics"])
        .leaves("you: blue Solar Sailing; red Oars; score Genetics, Tools, Writing");
}

#[test]
fn genetics_may_find_nothing_beneath() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Genetics, Tools\n deck 10: Robotics")
            .plays(["dogma Genetics"])
            .leaves("you: blue Genetics, Tools; red Robotics");
    });
    story(Fourth, "you: blue Genetics, Tools\n deck 11: Fusion")
        .plays(["dogma Genetics"])
        .leaves("you: blue Genetics, Tools; red Fusion");
}

#[test]
fn composites_leaves_one_hand_card_and_takes_the_highest_score_card() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Composites\n them: hand Tools, Calendar, Paper; score Oars, Mathematics",
        )
        .plays(["dogma Composites"])
        .offers(["card Tools", "card Calendar", "card Paper"])
        .plays(["them: card Paper"])
        .leaves(
            "you: red Composites; hand Tools, Calendar; score Mathematics
                 them: hand Paper; score Oars",
        );
    });
}

#[test]
fn composites_lets_the_victim_pick_among_the_highest_score_cards() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Composites\n them: hand Tools; score Calendar, Mathematics, Oars")
            .plays(["dogma Composites", "them: card Calendar"])
            .leaves("you: red Composites; score Calendar\n them: hand Tools; score Mathematics, Oars");
    });
}

#[test]
fn composites_finds_nothing_to_take() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Composites\n them: hand Tools")
            .plays(["dogma Composites"])
            .changes_nothing();
    });
}

/// The third player would be the next victim.
const BEFORE_FISSION: &str = "
    you: red Fission; hand Tools; score Calendar; achievements Empire
    them: green Sailing, The Wheel; hand Oars
    third: yellow Masonry; hand Writing; achievements Monument
    deck 10: Robotics, Software";

const AFTER_FISSION: &str = "
    you: achievements Empire
    them:
    third: achievements Monument
    deck 10: Software";

#[test]
fn fission_of_the_earlier_editions_removes_everything_but_achievements() {
    in_each([First, Third], |edition| {
        story(edition, BEFORE_FISSION).plays(["dogma Fission"]).leaves(&format!(
            "{AFTER_FISSION}
             removed: Fission, Tools, Calendar, Sailing, The Wheel, Oars, Masonry, Writing, Robotics"
        ));
    });
}

#[test]
fn fission_of_the_fourth_edition_junks_everything_but_achievements() {
    story(Fourth, BEFORE_FISSION).plays(["dogma Fission"]).leaves(&format!(
        "{AFTER_FISSION}
         junk: Fission, Tools, Calendar, Sailing, The Wheel, Oars, Masonry, Writing, Robotics"
    ));
}

#[test]
fn fission_gone_wrong_leaves_a_10_and_returns_a_top_card_other_than_itself() {
    in_each(Edition::ALL, |edition| {
        let hand = if edition == First { "" } else { "; hand Stem Cells" };
        story(
            edition,
            "you: red Fission; blue Tools\n them: green Sailing, The Wheel\n deck 10: Software, Stem Cells",
        )
        .plays(["dogma Fission"])
        .offers(["card Tools", "card Sailing"])
        .plays(["you: card Sailing"])
        .leaves(&format!(
            "you: red Fission; blue Tools{hand}
             them: green The Wheel; hand Software
             deck 1 bottom: Sailing"
        ));
    });
}

#[test]
fn fission_alone_on_all_boards_returns_nothing() {
    story(First, "you: red Fission\n deck 10: Software")
        .plays(["dogma Fission"])
        .leaves("them: hand Software");
}

#[test]
fn fission_since_the_third_edition_returns_and_draws_player_by_player() {
    in_each([Third, Fourth], |edition| {
        story(
            edition,
            "you: red Fission; yellow Masonry
             them: blue Rocketry; green Sailing
             deck 9: Collaboration
             deck 10: Software, Stem Cells, Databases",
        )
        .plays(["dogma Fission", "them: card Masonry", "you: card Sailing"])
        .tells([
            "them: return Masonry",
            "them: draw Software",
            "you: return Sailing",
            "you: draw Stem Cells",
            "you: draw Collaboration",
        ])
        .leaves(
            "you: red Fission; hand Stem Cells, Collaboration
             them: blue Rocketry; hand Software
             deck 10: Databases",
        );
    });
}

#[test]
fn collaboration_gives_the_demander_the_pick() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Collaboration\n them: blue Tools\n deck 9: Computers, Satellites")
            .plays(["dogma Collaboration"])
            .offers(["card Computers", "card Satellites"])
            .plays(["you: card Satellites"])
            .leaves("you: green Satellites, Collaboration\n them: blue Computers, Tools");
    });
}

/// Nine green cards.
const NINE_GREEN: &str =
    "Collaboration, Clothing, Sailing, The Wheel, Currency, Mapmaking, Compass, Paper, Invention";

#[test]
fn collaboration_wins_with_ten_green_cards_splayed_or_not() {
    in_each(Edition::ALL, |edition| {
        let board = format!("you: green {NINE_GREEN}\n deck 9: Computers, Satellites");
        story(edition, &board)
            .plays(["dogma Collaboration", "you: card Satellites"])
            .ends(["you"], By::Effect);
        story(edition, &board).plays(["dogma Collaboration", "you: card Computers"]).goes_on();
    });
}

#[test]
fn collaboration_lets_a_sharer_win_first() {
    in_each(Edition::ALL, |edition| {
        let others = NINE_GREEN.replace("Collaboration", "Self Service");
        story(edition, &format!("you: green Collaboration\n them: green {others}, Navigation"))
            .plays(["dogma Collaboration"])
            .ends(["them"], By::Effect);
    });
}

#[test]
fn satellites_trades_the_hand_for_8s_and_executes_one() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Satellites; purple Lighting, Mysticism; hand Tools
             them: red Coal
             deck 8: Corporations, Flight, Empiricism, Mobility",
        )
        .plays(["dogma Satellites", "color purple"])
        .offers(["card Corporations", "card Flight", "card Empiricism"])
        .plays(["card Corporations"])
        .leaves(
            "you: green Corporations, Satellites; purple^ Lighting, Mysticism; red Mobility;
             you: hand Flight, Empiricism
             them: red Coal
             deck 1 bottom: Tools",
        );
    });
}

#[test]
fn satellites_draws_before_the_splay_but_in_the_fourth_edition_after_it() {
    in_each(Edition::ALL, |edition| {
        let told = story(edition, "you: green Satellites; purple Lighting, Mysticism");
        let full = told.deck_size(8);
        let drawn = if edition == Fourth { 0 } else { 3 };
        assert_eq!(told.plays(["dogma Satellites"]).deck_size(8), full - drawn);
    });
}

#[test]
fn satellites_orders_the_returned_cards_and_need_not_splay() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Satellites; purple Lighting, Mysticism; hand Tools, Oars
             deck 8: Skyscrapers, Flight, Mobility",
        )
        .plays(["dogma Satellites", "card Oars", "pass", "card Skyscrapers"])
        .leaves(
            "you: green Satellites; purple Lighting, Mysticism; yellow Skyscrapers;
             you: hand Flight, Mobility
             deck 1 bottom: Oars, Tools",
        );
    });
}

#[test]
fn ecology_returns_a_card_scores_one_and_draws_two_10s() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Ecology; hand Tools, The Wheel, Oars\n deck 10: Software, Robotics")
            .plays(["dogma Ecology", "card The Wheel", "card Tools"])
            .plays(then_keep_the_deck(edition))
            .leaves(
                "you: yellow Ecology; hand Oars, Software, Robotics; score Tools
             deck 1 bottom: The Wheel",
            );
    });
}

#[test]
fn ecology_draws_even_if_no_card_is_left_to_score() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Ecology; hand Tools\n deck 10: Software, Robotics")
            .plays(["dogma Ecology", "card Tools"])
            .plays(then_keep_the_deck(edition))
            .leaves("you: yellow Ecology; hand Software, Robotics\n deck 1 bottom: Tools");
    });
}

#[test]
fn ecology_can_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Ecology; hand Tools")
            .plays(["dogma Ecology", "pass"])
            .plays(then_keep_the_deck(edition))
            .changes_nothing();
    });
}

/// The fourth edition goes on to offer the junking of a deck.
fn then_keep_the_deck(edition: Edition) -> Option<&'static str> {
    (edition == Fourth).then_some("no")
}

#[test]
fn ecology_of_the_fourth_edition_may_junk_the_10s() {
    let told = story(Fourth, "you: yellow Ecology\n deck 10: Software")
        .plays(["dogma Ecology", "yes"])
        .leaves("junk: Software");
    assert_eq!(told.deck_size(10), 0);
    assert!(told.deck_size(9) > 0);
}

#[test]
fn suburbia_scores_a_1_for_each_card_tucked() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: yellow Suburbia; hand Agriculture, Mapmaking, Oars\n deck 1: Tools, Sailing",
        )
        .plays(["dogma Suburbia", "card Agriculture", "card Mapmaking", "pass"])
        .plays(then_keep_the_deck(edition))
        .leaves("you: yellow Suburbia, Agriculture; green Mapmaking; hand Oars; score Tools, Sailing");
    });
}

#[test]
fn suburbia_can_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Suburbia; hand Tools")
            .plays(["dogma Suburbia", "pass"])
            .plays(then_keep_the_deck(edition))
            .changes_nothing();
    });
}

#[test]
fn suburbia_of_the_fourth_edition_may_junk_the_9s() {
    let told = story(Fourth, "you: yellow Suburbia\n deck 9: Ecology")
        .plays(["dogma Suburbia", "yes"])
        .leaves("junk: Ecology");
    assert_eq!(told.deck_size(9), 0);
    assert!(told.deck_size(10) > 0);
}

#[test]
fn services_of_the_earlier_editions_takes_all_the_highest_and_gives_a_top_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Services; blue Computers; red Fission, Oars\n them: score Flight, Rocketry, Tools",
        )
        .plays(["dogma Services"])
        .offers(["card Computers", "card Fission"])
        .plays(["them: card Fission"])
        .leaves(
            "you: purple Services; blue Computers; red Oars; hand Flight, Rocketry
             them: score Tools; hand Fission",
        );
    });
}

#[test]
fn services_of_the_fourth_edition_takes_the_value_the_demander_names() {
    story(Fourth, "you: purple Services; blue Computers\n them: score Flight, Oars, Tools")
        .plays(["dogma Services", "you: age 1"])
        .leaves("you: purple Services; hand Oars, Tools\n them: score Flight; hand Computers");
}

#[test]
fn services_of_the_fourth_edition_gives_nothing_for_a_value_that_is_not_there() {
    story(Fourth, "you: purple Services; blue Computers\n them: score Flight")
        .plays(["dogma Services", "you: age 2"])
        .changes_nothing();
}

#[test]
fn services_gives_no_card_with_a_leaf() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Services; yellow Ecology\n them: score Tools")
            .plays(["dogma Services"])
            .leaves("you: purple Services; yellow Ecology; hand Tools\n them:");
    });
}

#[test]
fn services_takes_nothing_from_an_empty_score_pile() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Services; blue Computers\n them: hand Tools")
            .plays(["dogma Services"])
            .changes_nothing();
    });
}

#[test]
fn specialization_takes_the_revealed_color_from_every_opponent() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: purple Specialization; red Coal, Explosives; hand Oars, Tools
             them: red Archery, Metalworking; blue Writing
             third: red Fission",
        )
        .plays(["dogma Specialization"])
        .offers(["card Oars", "card Tools"])
        .plays(["card Oars"])
        .leaves(
            "you: purple Specialization; red Coal, Explosives; hand Oars, Tools, Archery, Fission
             them: red Metalworking; blue Writing
             third:",
        );
    });
}

#[test]
fn specialization_needs_a_hand_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Specialization\n them: red Archery")
            .plays(["dogma Specialization"])
            .changes_nothing();
    });
}

#[test]
fn specialization_splays_yellow_or_blue_up() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Specialization; yellow Canning, Masonry; blue Tools, Writing")
            .plays(["dogma Specialization"])
            .offers(["color yellow", "color blue", "pass"])
            .plays(["color blue"])
            .leaves("you: purple Specialization; yellow Canning, Masonry; blue^ Tools, Writing");
    });
}

#[test]
fn specialization_shared_for_a_mere_reveal_earns_a_bonus_in_the_third_edition_only() {
    in_each(Edition::ALL, |edition| {
        let bonus = if edition == Third { "; hand Computers" } else { "" };
        story(edition, "you: purple Specialization\n them: red Coal; hand Tools\n deck 9: Computers")
            .plays(["dogma Specialization"])
            .leaves(&format!("you: purple Specialization{bonus}\n them: red Coal; hand Tools"));
    });
}

#[test]
fn specialization_spares_partners() {
    let board =
        "you: purple Specialization; hand Oars\n them: red Archery\n third: red Metalworking\n fourth:";
    in_each([Third, Fourth], |edition| {
        story_with(edition, board, |position| position.teams = vec![vec![0, 2], vec![1, 3]])
            .plays(["dogma Specialization"])
            .leaves(
                "you: purple Specialization; hand Oars, Archery
                 them:
                 third: red Metalworking",
            );
    });
}

#[test]
fn specialization_takes_from_all_opponents_at_once() {
    // Without their top red cards, you and the third player come to Universe at the same instant;
    // the third player sits nearer to the left of them, whose turn it is (R-SPEC-3).
    in_each([First, Third], |edition| {
        let rest_of_you = "yellow Stem Cells; green Mass Media; purple Socialism; blue Genetics";
        let rest_of_third = "yellow Antibiotics; green Databases; purple Empiricism; blue Rocketry";
        let board = format!(
            "you: red Archery, Flight; {rest_of_you}
             them: purple Specialization; hand Metalworking
             third: red Oars, Fission; {rest_of_third}"
        );
        story_with(edition, &board, |position| position.turn.seat = 1)
            .plays(["them: dogma Specialization"])
            .leaves(&format!(
                "you: red Flight; {rest_of_you}
                 them: purple Specialization; hand Metalworking, Archery, Oars
                 third: red Fission; {rest_of_third}; achievements Universe"
            ));
    });
}
