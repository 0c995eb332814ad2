//! Age 3.

use splay_engine::Icon;

use super::{decrees, icons, points, story};

// ---- Alhazen

#[test]
fn alhazen_draws_by_what_his_splayed_colors_show() {
    story("you: blue Alhazen; green< The Wheel, Sailing, Clothing, Mapmaking; red> Archery, Metalworking\n deck 4: Anatomy")
        .plays(["draw"])
        .leaves(
            "you: blue Alhazen; green< The Wheel, Sailing, Clothing, Mapmaking; red> Archery, Metalworking; hand Anatomy",
        );
    // A color that is not splayed has the value of its top card; a splayed one can have a lower one.
    story("you: blue Alhazen; green The Wheel, Mapmaking\n deck 3: Paper")
        .plays(["draw"])
        .leaves("you: blue Alhazen; green The Wheel, Mapmaking; hand Paper");
    story("you: blue< Alhazen, Tools\n deck 2: Calendar")
        .plays(["draw"])
        .leaves("you: blue< Alhazen, Tools; hand Calendar");
}

#[test]
fn alhazen_sees_through_an_inspire_action() {
    story("you: blue Alhazen; purple< Homer, Mysticism\n deck 2: Construction, Mapmaking")
        .plays(["inspire purple", "card Homer"])
        .leaves("you: blue Alhazen; red Construction; purple Mysticism; hand Mapmaking; score Homer");
}

/// The draw for sharing goes by the top cards, though four castles show.
#[test]
fn alhazen_sees_nothing_in_the_draw_for_sharing() {
    let board = "you: blue Alhazen; green< The Wheel, Mapmaking\n them: red Metalworking; yellow Domestication\n \
                 deck 1: Oars, Archery, Tools, Writing\n deck 4: Anatomy\n figures deck 3: Saladin";
    story(board).plays(["dogma The Wheel"]).leaves(
        "you: blue Alhazen; green< The Wheel, Mapmaking; hand Tools, Writing, Saladin\n \
         them: red Metalworking; yellow Domestication; hand Oars, Archery",
    );
    story(board).plays(["draw"]).leaves(
        "you: blue Alhazen; green< The Wheel, Mapmaking; hand Anatomy\n \
         them: red Metalworking; yellow Domestication",
    );
}

#[test]
fn alhazen_tucks_a_castle_from_anywhere() {
    story("you: blue Alhazen\n them: red Archery; green Sailing")
        .plays(["dogma Alhazen"])
        .leaves("you: blue Alhazen; red Archery\n them: green Sailing");
}

// ---- Sejong the Great

#[test]
fn sejong_melds_a_4() {
    story("you: blue Sejong the Great\n deck 4: Anatomy")
        .plays(["dogma Sejong the Great"])
        .leaves("you: blue Sejong the Great; yellow Anatomy");
}

#[test]
fn sejong_writes_high_blue_cards_anew() {
    story("you: blue Sejong the Great\n deck 4: Printing Press\n deck 5: Coal")
        .plays(["dogma Sejong the Great"])
        .leaves("you: blue Sejong the Great; red Coal\n deck 4 bottom: Printing Press");
    // Once, for karmas do not chain; and nothing is promoted, for nothing was melded by the action.
    story("you: blue Sejong the Great; hand Printing Press; forecast Oars\n deck 5: Physics")
        .plays(["meld Printing Press"])
        .leaves("you: blue Physics, Sejong the Great; forecast Oars\n deck 4 bottom: Printing Press");
}

#[test]
fn sejong_leaves_low_and_other_cards_alone() {
    story("you: blue Sejong the Great; hand Alchemy")
        .plays(["meld Alchemy"])
        .leaves("you: blue Alchemy, Sejong the Great");
    story("you: hand Physics\n them: blue Sejong the Great")
        .plays(["meld Physics"])
        .leaves("you: blue Physics\n them: blue Sejong the Great");
}

#[test]
fn sejong_works_in_a_shared_effect() {
    story(
        "you: blue Experimentation\n them: blue Sejong the Great; purple Philosophy\n \
         deck 5: Physics, Coal\n deck 6: Canning\n figures deck 5: Shivaji",
    )
    .plays(["dogma Experimentation"])
    .leaves(
        "you: blue Experimentation; red Coal; hand Shivaji\n \
         them: blue Sejong the Great; purple Philosophy; yellow Canning\n deck 5 bottom: Physics",
    );
}

#[test]
fn sejong_issues_advancement_with_two_figures() {
    assert_eq!(decrees("you: blue Sejong the Great; hand Homer, Sinuhe"), ["decree Advancement"]);
    assert!(decrees("you: blue Tools, Sejong the Great; hand Homer, Sinuhe").is_empty());
}

// ---- Saladin

/// Never himself; what is no Figure is melded then.
#[test]
fn saladin_takes_another_card_with_a_castle() {
    let board =
        "you: red Saladin; yellow Masonry; green Sailing\n them: green Mapmaking; blue Imhotep, Writing";
    story(board)
        .plays(["dogma Saladin"])
        .offers(["card Masonry", "card Mapmaking", "card Imhotep"])
        .plays(["card Imhotep"])
        .leaves("you: red Saladin; yellow Masonry; green Sailing; score Imhotep\n them: green Mapmaking; blue Writing");
    story(board).plays(["dogma Saladin", "card Mapmaking", "color green"]).leaves(
        "you: red Saladin; yellow Masonry; green< Mapmaking, Sailing\n them: blue Imhotep, Writing",
    );
    story(board).plays(["dogma Saladin", "card Mapmaking", "pass"]).leaves(
        "you: red Saladin; yellow Masonry; green Mapmaking, Sailing\n them: blue Imhotep, Writing",
    );
}

#[test]
fn saladin_melds_what_a_sharer_would_score() {
    story(
        "you: yellow Agriculture\n them: red Saladin; blue Pottery; hand Tools\n deck 2: Calendar\n \
         figures deck 1: Homer",
    )
    .plays(["dogma Agriculture", "them: card Tools", "them: color blue"])
    .leaves("you: yellow Agriculture; hand Homer\n them: red Saladin; blue< Calendar, Pottery");
}

#[test]
fn saladin_lets_others_score() {
    story("you: yellow Agriculture; hand Tools\n them: red Saladin\n deck 2: Calendar")
        .plays(["dogma Agriculture", "card Tools"])
        .leaves("you: yellow Agriculture; score Calendar\n them: red Saladin");
}

#[test]
fn saladin_issues_war_with_two_figures() {
    assert_eq!(decrees("you: red Saladin; hand Homer, Sinuhe"), ["decree War"]);
    assert!(decrees("you: red Oars, Saladin; hand Homer, Sinuhe").is_empty());
}

// ---- Tran Huang Dao

#[test]
fn tran_huang_dao_scores_a_low_red_card() {
    story("you: red Tran Huang Dao\n them: red Optics; blue Writing\n third: red Gunpowder")
        .plays(["dogma Tran Huang Dao"])
        .offers(["card Tran Huang Dao", "card Optics"])
        .plays(["card Optics"])
        .leaves("you: red Tran Huang Dao; score Optics\n them: blue Writing\n third: red Gunpowder");
}

#[test]
fn tran_huang_dao_arms_every_other_icon_that_is_there() {
    let board = "you: red Tran Huang Dao; green The Wheel; blue Writing";
    let told = story(board);
    assert_eq!(icons(&told, Icon::Castle), 5);
    assert_eq!(icons(&told, Icon::Lightbulb), 2 + 2);
    assert_eq!(icons(&told, Icon::Crown), 1 + 2);
    assert_eq!(icons(&told, Icon::Leaf), 0);
    let covered = story(&board.replace("red Tran", "red Metalworking, Tran"));
    assert_eq!(icons(&covered, Icon::Lightbulb), 2);
}

/// One lightbulb, and two more for five castles.
#[test]
fn tran_huang_dao_shares_by_his_icons() {
    story(
        "you: blue Writing\n them: red Tran Huang Dao; blue Calendar; yellow Masonry\n \
         deck 2: Currency, Mathematics\n figures deck 1: Homer",
    )
    .plays(["dogma Writing"])
    .leaves(
        "you: blue Writing; hand Mathematics, Homer\n \
         them: red Tran Huang Dao; blue Calendar; yellow Masonry; hand Currency",
    );
}

// ---- Shen Kuo

#[test]
fn shen_kuo_may_splay_left() {
    story("you: green Shen Kuo; red Oars, Archery\n deck 3: Paper")
        .plays(["inspire green", "color red"])
        .leaves("you: green Shen Kuo; red< Oars, Archery; hand Paper");
}

#[test]
fn shen_kuo_makes_points_of_splayed_colors() {
    let board =
        "you: green Shen Kuo; red< Oars, Archery; blue> Tools, Pottery; yellow Masonry; score Calendar";
    assert_eq!(points(&story(board)), 2 + 3 * 2);
    assert_eq!(points(&story(&board.replace("green Shen", "green Sailing, Shen"))), 2);
}

// ---- Su Song

#[test]
fn su_song_melds_3s_while_they_have_leaves() {
    story("you: green Su Song\n deck 3: Machinery, Education, Engineering")
        .plays(["inspire green"])
        .leaves("you: green Su Song; yellow Machinery; purple Education; hand Engineering");
}

#[test]
fn su_song_looks_ahead_before_drawing_a_3() {
    let board = "you: green Su Song; score Tools, Oars\n deck 3: Paper\n deck 4: Anatomy";
    story(board)
        .plays(["draw", "card Tools"])
        .leaves("you: green Su Song; score Oars; forecast Tools; hand Paper");
    story(&board.replace("green Su Song", "green Su Song; purple Enterprise"))
        .plays(["draw"])
        .leaves("you: green Su Song; purple Enterprise; score Tools, Oars; hand Anatomy");
    // A draw of another player is none of his.
    story("you: green Compass; score Tools\n them: green Su Song; score Oars\n deck 3: Paper")
        .plays(["draw"])
        .leaves("you: green Compass; score Tools; hand Paper\n them: green Su Song; score Oars");
}

#[test]
fn su_song_works_in_a_shared_effect() {
    story(
        "you: blue Calendar\n them: green Su Song; yellow Agriculture; score Tools, Oars\n \
         deck 3: Paper, Optics\n figures deck 2: Plato",
    )
    .plays(["dogma Calendar", "them: card Tools"])
    .leaves(
        "you: blue Calendar; hand Plato\n \
         them: green Su Song; yellow Agriculture; forecast Tools, Oars; hand Paper, Optics",
    );
}

#[test]
fn su_song_issues_trade_with_two_figures() {
    assert_eq!(decrees("you: green Su Song; hand Homer, Sinuhe"), ["decree Trade"]);
    assert!(decrees("you: green Sailing, Su Song; hand Homer, Sinuhe").is_empty());
}

// ---- Avicenna

#[test]
fn avicenna_tucks_a_3() {
    story("you: yellow Avicenna\n deck 3: Engineering, Paper")
        .plays(["inspire yellow"])
        .leaves("you: yellow Avicenna; red Engineering; hand Paper");
}

/// Covered in the action, he lets fading resume at its end.
#[test]
fn avicenna_keeps_figures_from_fading() {
    story("you: yellow Avicenna; green Fu Xi; red Hammurabi\n deck 3: Paper")
        .plays(["draw"])
        .leaves("you: yellow Avicenna; green Fu Xi; red Hammurabi; hand Paper");
    story("you: yellow Avicenna; green Fu Xi; red Hammurabi; hand Agriculture")
        .plays(["meld Agriculture", "card Fu Xi"])
        .leaves("you: yellow Agriculture, Avicenna; red Hammurabi; score Fu Xi");
}

/// Those of another player fade, and so do they all where he is not.
#[test]
fn avicenna_keeps_only_figures_of_his_board() {
    story("you: yellow Avicenna; green Fu Xi\n them: red Hammurabi; purple Homer\n deck 3: Paper")
        .plays(["draw", "them: card Homer"])
        .leaves("you: yellow Avicenna; green Fu Xi; hand Paper\n them: red Hammurabi; score Homer");
}

/// Three of them, one by one.
#[test]
fn figures_fade_until_one_is_left() {
    story("you: yellow Sneferu; green Fu Xi; red Hammurabi\n deck 1: Tools")
        .plays(["draw", "card Fu Xi"])
        .offers(["card Sneferu", "card Hammurabi"])
        .plays(["card Sneferu"])
        .leaves("you: red Hammurabi; hand Tools; score Sneferu, Fu Xi");
}

#[test]
fn avicenna_issues_expansion_with_two_figures() {
    assert_eq!(decrees("you: yellow Avicenna; hand Homer, Sinuhe"), ["decree Expansion"]);
    assert!(decrees("you: yellow Masonry, Avicenna; hand Homer, Sinuhe").is_empty());
}

// ---- Rhazes

#[test]
fn rhazes_foreshadows_a_3_a_4_or_a_5() {
    story("you: yellow Rhazes\n deck 5: Coal")
        .plays(["dogma Rhazes"])
        .offers(["age 3", "age 4", "age 5"])
        .plays(["age 5"])
        .leaves("you: yellow Rhazes; forecast Coal");
}

#[test]
fn rhazes_tucks_a_card_of_the_value_before_each_draw() {
    let board = "you: yellow Rhazes; hand Paper, Optics, Tools\n deck 3: Education";
    story(board)
        .plays(["draw"])
        .offers(["card Paper", "card Optics"])
        .plays(["card Optics"])
        .leaves("you: yellow Rhazes; red Optics; hand Paper, Tools, Education");
    story(&board.replace("Paper, Optics, ", ""))
        .plays(["draw"])
        .leaves("you: yellow Rhazes; hand Tools, Education");
}

#[test]
fn rhazes_works_in_a_shared_effect_and_under_a_demand() {
    story(
        "you: blue Writing; hand Currency\n them: yellow Rhazes; blue Tools; hand Mapmaking\n \
         deck 2: Calendar, Mathematics\n figures deck 1: Homer",
    )
    .plays(["dogma Writing"])
    .leaves(
        "you: blue Writing; hand Currency, Mathematics, Homer\n \
         them: yellow Rhazes; blue Tools; green Mapmaking; hand Calendar",
    );
    story("you: red Archery\n them: yellow Rhazes; hand Writing\n deck 1: Oars")
        .plays(["dogma Archery"])
        .leaves("you: red Archery; hand Oars\n them: yellow Rhazes; blue Writing");
}

// ---- Al-Kindi

#[test]
fn al_kindi_inspires_a_score() {
    story("you: purple Al-Kindi; hand Tools\n deck 3: Paper")
        .plays(["inspire purple"])
        .leaves("you: purple Al-Kindi; score Tools; hand Paper");
}

/// The two further cards are no Figures.
#[test]
fn al_kindi_draws_two_more_for_sharing() {
    let board = "you: purple Al-Kindi; green Sailing\n them: purple Code of Laws; green Mapmaking\n \
                 deck 1: Tools, Oars\n deck 3: Paper, Optics\n figures deck 3: Saladin";
    story(board).plays(["dogma Sailing"]).leaves(
        "you: purple Al-Kindi; green Sailing; red Oars; hand Paper, Optics, Saladin\n \
         them: purple Code of Laws; green Mapmaking; blue Tools",
    );
    story(&board.replace("; green Mapmaking", ""))
        .plays(["dogma Sailing"])
        .leaves("you: purple Al-Kindi; green Sailing; blue Tools\n them: purple Code of Laws");
}

#[test]
fn al_kindi_draws_nothing_when_others_draw_for_sharing() {
    story("you: green Sailing\n them: purple Al-Kindi\n deck 1: Tools, Oars\n figures deck 1: Homer")
        .plays(["dogma Sailing"])
        .leaves("you: green Sailing; red Oars; hand Homer\n them: purple Al-Kindi; blue Tools");
}

// ---- Murasaki Shikibu

#[test]
fn murasaki_draws_a_3() {
    story("you: purple Murasaki Shikibu\n deck 3: Paper, Optics")
        .plays(["inspire purple"])
        .leaves("you: purple Murasaki Shikibu; hand Paper, Optics");
}

#[test]
fn murasaki_achieves_a_card_of_the_score_pile_and_then_what_she_still_can() {
    let board = "you: purple Murasaki Shikibu; score Tools, Paper, Gunpowder, Perspective\n them: red Oars\n \
                 figures deck 1: Homer";
    story(board).plays(["achieve 1"]).leaves(
        "you: purple Murasaki Shikibu; score Paper, Gunpowder, Perspective; achievements Tools, Mysticism\n \
         them: red Oars; hand Homer",
    );
    // Sixteen points with her bonus; without Paper they are too few for a 3, and nobody draws a Figure.
    story(board).plays(["achieve 3"]).leaves(
        "you: purple Murasaki Shikibu; score Tools, Gunpowder, Perspective; achievements Paper\n \
         them: red Oars",
    );
    // Nothing of the value in the score pile: the claim alone.
    story(&board.replace("Tools", "Calendar")).plays(["achieve 1"]).leaves(
        "you: purple Murasaki Shikibu; score Calendar, Paper, Gunpowder, Perspective; \
         achievements Mysticism\n them: red Oars; hand Homer",
    );
}

#[test]
fn murasaki_leaves_special_and_others_achievements_alone() {
    story("you: purple Murasaki Shikibu; yellow Masonry; hand Metalworking, Archery, The Wheel, Alchemy; score Paper")
        .plays(["dogma Masonry", "card Metalworking", "card Archery", "card The Wheel", "card Alchemy"])
        .leaves(
            "you: purple Murasaki Shikibu; yellow Masonry; red Archery, Metalworking; green The Wheel; \
             blue Alchemy; score Paper; achievements Monument",
        );
    story("you: blue Tools; score Oars, Gunpowder\n them: purple Murasaki Shikibu\n figures deck 3: Saladin")
        .plays(["achieve 1"])
        .leaves(
            "you: blue Tools; score Oars, Gunpowder; achievements Mysticism\n \
             them: purple Murasaki Shikibu; hand Saladin",
        );
}

#[test]
fn murasaki_issues_rivalry_with_two_figures() {
    assert_eq!(decrees("you: purple Murasaki Shikibu; hand Homer, Sinuhe"), ["decree Rivalry"]);
    assert!(decrees("you: purple Mysticism, Murasaki Shikibu; hand Homer, Sinuhe").is_empty());
}
