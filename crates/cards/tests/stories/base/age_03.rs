use splay_engine::Edition;

use crate::story::*;

// ---- Alchemy

#[test]
fn alchemy_draws_a_4_for_every_three_castles_before_the_fourth_edition() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Alchemy; red Metalworking; hand Tools
             deck 4: Perspective, Invention",
        )
        .plays(["dogma Alchemy", "card Perspective"])
        .leaves("you: blue Alchemy; red Metalworking; yellow Perspective; score Tools");
    });
}

#[test]
fn alchemy_of_the_fourth_edition_draws_a_4_for_each_color_with_castles() {
    story(
        Fourth,
        "you: blue Alchemy; red Metalworking; green Sailing; hand Tools
         deck 4: Perspective, Invention",
    )
    .plays(["dogma Alchemy", "card Perspective"])
    .offers(["card Tools", "card Invention"])
    .plays(["card Invention"])
    .leaves(
        "you: blue Alchemy; red Metalworking; green Sailing; yellow Perspective; hand Tools; \
         score Invention",
    );
}

#[test]
fn alchemy_returns_the_whole_hand_if_a_red_card_comes() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Alchemy; red Metalworking; green The Wheel; hand Tools
             deck 4: Gunpowder, Perspective, Invention",
        )
        .plays(["dogma Alchemy"])
        .offers(["card Gunpowder", "card Perspective"])
        .plays(["card Perspective"])
        .leaves(
            "you: blue Alchemy; red Metalworking; green The Wheel
             deck 1 bottom: Tools
             deck 4 bottom: Perspective, Gunpowder",
        );
    });
    story(Fourth, "you: blue Alchemy; hand Tools\n deck 4: Gunpowder")
        .plays(["dogma Alchemy"])
        .leaves("you: blue Alchemy\n deck 1 bottom: Tools\n deck 4 bottom: Gunpowder");
}

#[test]
fn alchemy_draws_nothing_for_two_castles_before_the_fourth_edition() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Alchemy; hand Tools, Oars")
            .plays(["dogma Alchemy", "card Oars"])
            .leaves("you: blue Alchemy; red Oars; score Tools");
        story(edition, "you: blue Alchemy").plays(["dogma Alchemy"]).changes_nothing();
    });
}

// ---- Translation

#[test]
fn translation_melds_all_score_cards_in_the_order_you_like() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Translation; score Sailing, Clothing, Archery")
            .plays(["dogma Translation", "yes"])
            .offers(["card Sailing", "card Clothing"])
            .plays(["card Clothing"])
            .leaves("you: blue Translation; green Sailing, Clothing; red Archery");
    });
}

#[test]
fn translation_lets_you_claim_universe_between_two_melds() {
    let board = "you: blue Translation; red Flight; yellow Antibiotics; green Corporations; \
                 purple Socialism; score Rocketry, Mysticism";
    let melded = "you: blue Rocketry, Translation; red Flight; yellow Antibiotics; \
                  green Corporations; purple Mysticism, Socialism";
    in_each([First, Third], |edition| {
        story(edition, board)
            .plays(["dogma Translation", "yes"])
            .offers(["card Rocketry", "card Mysticism"])
            .plays(["card Rocketry"])
            .leaves(&format!("{melded}; achievements Universe"));
        story(edition, board).plays(["dogma Translation", "yes", "card Mysticism"]).leaves(melded);
    });
    // The fourth edition looks only when the action ends: the order of the colors is the same.
    story(Fourth, board).plays(["dogma Translation", "yes"]).leaves(melded);
}

#[test]
fn translation_claims_world_if_every_top_card_has_a_crown() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Translation; score Sailing, Oars")
            .plays(["dogma Translation", "yes"])
            .leaves("you: blue Translation; green Sailing; red Oars; achievements World");
        story(edition, "you: blue Translation")
            .plays(["dogma Translation"])
            .leaves("you: blue Translation; achievements World");
    });
}

#[test]
fn translation_can_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Translation; red Archery; score Sailing")
            .plays(["dogma Translation", "no"])
            .changes_nothing();
    });
}

#[test]
fn translation_lets_those_who_share_claim_world_first() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Translation
             them: red Optics
             deck 3: Paper",
        )
        .plays(["dogma Translation"])
        .leaves("you: blue Translation; hand Paper\n them: red Optics; achievements World");
    });
}

// ---- Engineering

#[test]
fn engineering_takes_every_top_castle_but_none_that_comes_to_light() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Engineering; green The Wheel
             them: red Archery, Metalworking; blue Tools; purple Code of Laws, Mysticism",
        )
        .plays(["dogma Engineering"])
        .leaves(
            "you: red Engineering; green The Wheel; score Archery, Tools
             them: red Metalworking; purple Code of Laws, Mysticism",
        );
    });
}

#[test]
fn engineering_splays_red_left_or_not() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Engineering, Oars; blue Tools, Writing")
            .plays(["dogma Engineering"])
            .offers(["color red", "pass"])
            .plays(["color red"])
            .leaves("you: red< Engineering, Oars; blue Tools, Writing");
        story(edition, "you: red Engineering, Oars")
            .plays(["dogma Engineering", "pass"])
            .changes_nothing();
    });
}

// ---- Optics

#[test]
fn optics_scores_a_4_if_a_crown_was_melded() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Optics; score Calendar\n them: score Sailing
             deck 3: Compass\n deck 4: Invention",
        )
        .plays(["dogma Optics"])
        .leaves("you: red Optics; green Compass; score Calendar, Invention");
    });
}

#[test]
fn optics_gives_a_score_card_to_a_poorer_opponent_otherwise() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Optics; score Calendar, Oars
             them: score Sailing
             third:
             deck 3: Machinery",
        )
        .plays(["dogma Optics"])
        .offers(["player 1", "player 2"])
        .plays(["player 2", "card Oars"])
        .leaves("you: red Optics; yellow Machinery; score Calendar\n third: score Oars");
    });
}

#[test]
fn optics_gives_nothing_to_who_has_as_many_points() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Optics; score Calendar\n them: score Currency\n deck 3: Machinery")
            .plays(["dogma Optics"])
            .leaves("you: red Optics; yellow Machinery; score Calendar");
        story(edition, "you: red Optics\n deck 3: Machinery")
            .plays(["dogma Optics"])
            .leaves("you: red Optics; yellow Machinery");
    });
}

#[test]
fn optics_gives_nothing_to_a_partner() {
    in_each(Edition::ALL, |edition| {
        let board = "you: red Optics; score Calendar
                     them: score Paper
                     third:
                     fourth: score Currency
                     deck 3: Machinery";
        story_with(edition, board, |start| start.teams = vec![vec![0, 2], vec![1, 3]])
            .plays(["dogma Optics"])
            .leaves("you: red Optics; yellow Machinery; score Calendar");
    });
}

// ---- Compass

#[test]
fn compass_takes_a_leaf_and_the_victim_picks_the_card_that_comes_back() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Compass; red Archery; blue Tools
             them: green Clothing; yellow Agriculture; blue Pottery; purple Mysticism",
        )
        .plays(["dogma Compass"])
        .offers(["card Agriculture", "card Pottery"])
        .plays(["them: card Agriculture"])
        .offers(["card Archery", "card Tools"])
        .plays(["them: card Tools"])
        .leaves(
            "you: green Compass; red Archery; yellow Agriculture
             them: green Clothing; blue Tools, Pottery; purple Mysticism",
        );
    });
}

#[test]
fn compass_of_the_fourth_edition_has_the_victim_meld_the_card_that_comes_back() {
    in_each(Edition::ALL, |edition| {
        let back = if edition == Fourth { "them: meld Archery" } else { "them: transfer Archery" };
        story(edition, "you: green Compass; red Archery\n them: green Clothing; blue Pottery")
            .plays(["dogma Compass"])
            .tells(["them: transfer Pottery", back])
            .leaves("you: green Compass; blue Pottery\n them: green Clothing; red Archery");
    });
}

#[test]
fn compass_gives_a_card_even_if_it_took_none() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Compass; red Archery\n them: green Clothing")
            .plays(["dogma Compass"])
            .leaves("you: green Compass\n them: green Clothing; red Archery");
    });
}

#[test]
fn compass_gives_nothing_if_all_its_owner_shows_are_leaves() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Compass; blue Pottery\n them: green Clothing")
            .plays(["dogma Compass"])
            .changes_nothing();
    });
}

// ---- Paper

#[test]
fn paper_splays_green_or_blue_left() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Paper, The Wheel; blue Tools, Writing; red Oars, Archery
             deck 4: Invention",
        )
        .plays(["dogma Paper"])
        .offers(["color green", "color blue", "pass"])
        .plays(["pass"])
        .changes_nothing();
    });
}

#[test]
fn paper_draws_a_4_for_each_color_splayed_left() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Paper, The Wheel; red< Oars, Archery; blue> Tools, Writing
             deck 4: Invention, Navigation, Gunpowder",
        )
        .plays(["dogma Paper", "color green"])
        .leaves(
            "you: green< Paper, The Wheel; red< Oars, Archery; blue> Tools, Writing; \
             hand Invention, Navigation",
        );
    });
}

#[test]
fn paper_of_the_fourth_edition_scores_a_leaf_before_it_draws() {
    story(
        Fourth,
        "you: green Paper, The Wheel; red< Oars, Archery; yellow Agriculture
         deck 4: Invention, Navigation",
    )
    .plays(["dogma Paper", "color green"])
    .leaves(
        "you: green< Paper, The Wheel; red< Oars, Archery; score Agriculture; \
         hand Invention, Navigation",
    );
}

#[test]
fn paper_of_the_fourth_edition_draws_nothing_without_a_leaf() {
    story(Fourth, "you: green Paper, The Wheel; red< Oars, Archery")
        .plays(["dogma Paper", "color green"])
        .leaves("you: green< Paper, The Wheel; red< Oars, Archery");
}

#[test]
fn paper_of_the_fourth_edition_counts_the_splays_after_scoring() {
    story(
        Fourth,
        "you: green Paper; red< Oars, Archery; yellow< Agriculture, Masonry
         deck 4: Invention, Navigation",
    )
    .plays(["dogma Paper"])
    .leaves("you: green Paper; red< Oars, Archery; yellow Masonry; score Agriculture; hand Invention");
}

// ---- Machinery

#[test]
fn machinery_exchanges_hands_scores_a_castle_and_splays_red() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: yellow Machinery; red Archery, Oars; hand Engineering, Paper, Sailing
             them: hand Calendar, Mysticism",
        )
        .plays(["dogma Machinery", "color red"])
        .leaves(
            "you: yellow Machinery; red< Archery, Oars; hand Calendar, Sailing; score Mysticism
             them: hand Engineering, Paper",
        );
    });
}

#[test]
fn machinery_exchanges_with_one_victim_after_the_other() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: yellow Machinery; hand Compass
             them: hand Calendar, Sailing
             third: hand Pottery",
        )
        .plays(["dogma Machinery"])
        .leaves(
            "you: yellow Machinery; hand Sailing, Pottery
             them: hand Compass
             third: hand Calendar",
        );
    });
}

#[test]
fn machinery_exchanges_with_an_empty_hand_too() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Machinery; hand Calendar, Sailing")
            .plays(["dogma Machinery"])
            .leaves("you: yellow Machinery; hand Sailing\n them: hand Calendar");
        story(edition, "you: yellow Machinery\n them: hand Calendar, Sailing")
            .plays(["dogma Machinery"])
            .leaves("you: yellow Machinery; hand Calendar, Sailing\n them:");
    });
}

#[test]
fn machinery_may_splay_even_if_there_was_no_castle_to_score() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Machinery; red Optics, Archery\n them: hand Sailing")
            .plays(["dogma Machinery", "pass"])
            .leaves("you: yellow Machinery; red Optics, Archery; hand Sailing\n them:");
    });
}

#[test]
fn machinery_of_the_fourth_edition_shares_scoring_and_splaying_one_by_one() {
    let board = "you: yellow Machinery; red Archery, Oars; hand Tools, City States
                 them: yellow Agriculture; red Metalworking, Construction; hand Mysticism, Masonry
                 deck 3: Paper";
    let after = "you: yellow Machinery; red< Archery, Oars; hand City States, Paper; score Tools
                 them: yellow Agriculture; red Metalworking, Construction; hand Masonry; \
                 score Mysticism";
    let (they_score, you_score) = ("them: card Mysticism", "you: card Tools");
    in_each([First, Third], |edition| {
        story(edition, board)
            .plays(["dogma Machinery", they_score, "them: pass", you_score, "you: color red"])
            .leaves(after);
    });
    story(Fourth, board)
        .plays(["dogma Machinery", they_score, you_score, "them: pass", "you: color red"])
        .leaves(after);
}

// ---- Medicine

#[test]
fn medicine_exchanges_their_highest_for_your_lowest_score_card() {
    let board = "you: yellow Medicine; score Tools, Optics\n them: score Paper, Calendar";
    let exchanged = "you: yellow Medicine; score Paper, Optics\n them: score Tools, Calendar";
    in_each([First, Third], |edition| {
        story(edition, board).plays(["dogma Medicine"]).leaves(exchanged);
    });
    story(Fourth, board).plays(["dogma Medicine", "achievement 4"]).leaves(exchanged);
}

#[test]
fn medicine_lets_owners_pick_among_their_equals_before_the_fourth_edition() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Medicine; score Tools, Sailing\n them: score Paper, Optics")
            .plays(["dogma Medicine", "them: card Optics", "you: card Sailing"])
            .leaves("you: yellow Medicine; score Tools, Optics\n them: score Paper, Sailing");
    });
}

#[test]
fn medicine_of_the_fourth_edition_lets_the_victim_pick_by_the_backs() {
    story(
        Fourth,
        "you: yellow Medicine; score Tools, Sailing, Compass\n them: score Paper, Optics\n available:",
    )
    .plays(["dogma Medicine", "them: card Optics"])
    .offers(["score 0 1", "score 0 2"])
    .plays(["them: score 0 1"])
    .goes_on();
}

#[test]
fn medicine_exchanges_with_an_empty_pile_too() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Medicine; score Tools, Calendar\n available:")
            .plays(["dogma Medicine"])
            .leaves("you: yellow Medicine; score Calendar\n them: score Tools");
        story(edition, "you: yellow Medicine\n them: score Tools, Calendar\n available:")
            .plays(["dogma Medicine"])
            .leaves("you: yellow Medicine; score Calendar\n them: score Tools");
        story(edition, "you: yellow Medicine\n available:").plays(["dogma Medicine"]).changes_nothing();
    });
}

#[test]
fn medicine_of_the_fourth_edition_also_junks_an_achievement() {
    story(Fourth, "you: yellow Medicine\n available: Philosophy, Education, Reformation, Astronomy")
        .plays(["dogma Medicine"])
        .offers(["achievement 3", "achievement 4"])
        .plays(["you: achievement 3"])
        .leaves("junk: Education");
}

// ---- Education

#[test]
fn education_draws_two_higher_than_the_highest_score_card_left() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Education; score Paper, Calendar, Oars\n deck 4: Invention")
            .plays(["dogma Education"])
            .offers(["card Paper", "pass"])
            .plays(["card Paper"])
            .leaves(
                "you: purple Education; score Calendar, Oars; hand Invention\n deck 3 bottom: Paper",
            );
    });
}

#[test]
fn education_draws_a_2_for_the_last_score_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Education; score Paper\n deck 2: Calendar")
            .plays(["dogma Education", "card Paper"])
            .leaves("you: purple Education; hand Calendar");
    });
}

#[test]
fn education_can_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Education; score Paper")
            .plays(["dogma Education", "pass"])
            .changes_nothing();
        story(edition, "you: purple Education").plays(["dogma Education"]).changes_nothing();
    });
}

// ---- Feudalism

const FIEF: &str =
    "you: purple Feudalism\n them: hand The Wheel, Tools, Sailing; green< Navigation, Paper";

#[test]
fn feudalism_takes_a_castle_and_in_the_third_edition_unsplays_its_color() {
    let after = |green: &str| {
        format!(
            "you: purple Feudalism; hand The Wheel
             them: hand Tools, Sailing; {green} Navigation, Paper"
        )
    };
    in_each(Edition::ALL, |edition| {
        story(edition, FIEF)
            .plays(["dogma Feudalism"])
            .offers(["card The Wheel", "card Tools"])
            .plays(["them: card The Wheel"])
            .leaves(&after(if edition == Third { "green" } else { "green<" }));
    });
}

#[test]
fn feudalism_of_the_third_edition_unsplays_only_the_color_given() {
    story(Third, FIEF).plays(["dogma Feudalism", "them: card Tools"]).leaves(
        "you: purple Feudalism; hand Tools
         them: hand The Wheel, Sailing; green< Navigation, Paper",
    );
}

#[test]
fn feudalism_of_the_fourth_edition_junks_the_special_achievements_nobody_has() {
    story(Fourth, "you: purple Feudalism\n them: hand The Wheel\n third: achievements World")
        .plays(["dogma Feudalism"])
        .leaves(
            "you: purple Feudalism; hand The Wheel
             them:
             junk: Empire, Monument, Wonder, Universe",
        );
}

#[test]
fn feudalism_takes_nothing_without_a_castle() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Feudalism\n them: hand Sailing; green< Navigation, Paper")
            .plays(["dogma Feudalism"])
            .changes_nothing();
    });
}

#[test]
fn feudalism_splays_yellow_or_purple_left() {
    let board = "you: purple Feudalism, Mysticism; yellow Masonry, Agriculture; red Oars, Archery
                 deck 3: Paper";
    in_each(Edition::ALL, |edition| {
        story(edition, board)
            .plays(["dogma Feudalism"])
            .offers(["color purple", "color yellow", "pass"])
            .plays(["pass"])
            .changes_nothing();
    });
    let after = "you: purple< Feudalism, Mysticism; yellow Masonry, Agriculture; red Oars, Archery";
    in_each([First, Third], |edition| {
        story(edition, board).plays(["dogma Feudalism", "color purple"]).leaves(after);
    });
    story(Fourth, board)
        .plays(["dogma Feudalism", "color purple"])
        .leaves(&format!("{after}; hand Paper"));
}
