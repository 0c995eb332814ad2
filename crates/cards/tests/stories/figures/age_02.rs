//! Age 2.

use super::{decrees, icons, points, story};
use splay_engine::Icon;

// ---- Archimedes

/// His own 2 is a 3 by then.
#[test]
fn archimedes_draws_a_2_raised_to_a_3() {
    story("you: blue Archimedes\n deck 3: Paper")
        .plays(["dogma Archimedes"])
        .leaves("you: blue Archimedes; hand Paper");
}

#[test]
fn archimedes_raises_printed_values_for_everybody_in_his_action() {
    story("you: blue Archimedes; green The Wheel\n deck 2: Calendar, Mathematics\n deck 3: Paper")
        .plays(["dogma The Wheel"])
        .leaves("you: blue Archimedes; green The Wheel; hand Calendar, Mathematics\n deck 3: Paper");
    story(
        "you: blue Archimedes; green Sailing\n them: purple Code of Laws\n \
         deck 2: Construction, Mapmaking\n figures deck 2: Plato",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: blue Archimedes; green Mapmaking, Sailing; hand Plato\n \
         them: purple Code of Laws; red Construction",
    );
    // What is counted is not raised.
    story("you: blue Archimedes; yellow Agriculture; hand Tools\n deck 2: Calendar")
        .plays(["dogma Agriculture", "card Tools"])
        .leaves("you: blue Archimedes; yellow Agriculture; score Calendar");
}

#[test]
fn archimedes_raises_nothing_in_other_actions() {
    story("you: blue Archimedes; purple Homer\n deck 1: Oars\n deck 2: Calendar, Mathematics")
        .plays(["inspire purple", "card Homer"])
        .leaves("you: blue Archimedes, Calendar; score Homer; hand Oars");
    story("you: green The Wheel\n them: blue Archimedes\n deck 1: Oars, Tools")
        .plays(["dogma The Wheel"])
        .leaves("you: green The Wheel; hand Oars, Tools\n them: blue Archimedes");
}

/// Covered in the action, he goes on raising; uncovered in it, he raises nothing.
#[test]
fn archimedes_counts_as_the_action_begins() {
    story("you: blue Archimedes; purple Mysticism\n deck 2: Calendar, Construction")
        .plays(["dogma Mysticism"])
        .leaves("you: blue Calendar, Archimedes; purple Mysticism; hand Construction");
    story(
        "you: yellow> Rhazes, Leonardo Da Vinci; blue Zhang Heng, Archimedes\n deck 3: Paper\n \
         deck 4: Perspective",
    )
    .plays(["dogma Rhazes"])
    .offers(["age 3", "age 4", "age 5"])
    .plays(["age 3", "card Archimedes"])
    .leaves("you: yellow> Rhazes, Leonardo Da Vinci; forecast Paper; score Zhang Heng, Archimedes");
}

#[test]
fn archimedes_issues_advancement_with_two_figures() {
    assert_eq!(decrees("you: blue Archimedes; hand Homer, Sinuhe"), ["decree Advancement"]);
    assert!(decrees("you: blue Tools, Archimedes; hand Homer, Sinuhe").is_empty());
}

// ---- Zhang Heng

#[test]
fn zhang_heng_makes_bonuses_of_the_score_pile() {
    // Paper and Tools are 4 points, and bonuses of 3 and 1 beside his own 2: 3 and one each.
    assert_eq!(points(&story("you: blue Zhang Heng; score Paper, Tools")), 4 + 3 + 2);
    assert_eq!(points(&story("you: blue Tools, Zhang Heng; score Paper, Optics")), 6);
}

#[test]
fn zhang_heng_scores_all_above_what_he_tucks() {
    story("you: blue Zhang Heng; red Archery, Oars\n deck 3: Engineering")
        .plays(["dogma Zhang Heng", "card Archery"])
        .leaves("you: blue Zhang Heng; red Engineering; score Archery, Oars");
}

/// Nothing is above a card that Sunshu Ao has kept from being tucked.
#[test]
fn zhang_heng_scores_nothing_above_what_was_not_tucked() {
    story("you: blue Zhang Heng; yellow Sunshu Ao, Masonry\n deck 3: Medicine")
        .plays(["dogma Zhang Heng", "card Sunshu Ao"])
        .leaves("you: blue Zhang Heng; yellow Masonry; hand Medicine; score Sunshu Ao");
}

// ---- Alexander the Great

#[test]
fn alexander_inspires_a_score() {
    story("you: red Alexander the Great; hand Paper\n deck 2: Calendar")
        .plays(["inspire red"])
        .leaves("you: red Alexander the Great; score Paper; hand Calendar");
}

/// Who may not share by icons, may by points.
#[test]
fn alexander_measures_by_scores() {
    let board = "you: red Alexander the Great; blue Writing; score Tools\n them: score Paper\n \
                 deck 2: Calendar, Mathematics\n figures deck 2: Plato";
    story(board).plays(["dogma Writing"]).leaves(
        "you: red Alexander the Great; blue Writing; score Tools; hand Mathematics, Plato\n \
         them: score Paper; hand Calendar",
    );
    story(&board.replace("score Paper", ""))
        .plays(["dogma Writing"])
        .leaves("you: red Alexander the Great; blue Writing; score Tools; hand Calendar\n them:");
    // In an action of another player icons count.
    story(
        "you: blue Writing; score Tools\n them: red Alexander the Great; score Paper\n deck 2: Calendar",
    )
    .plays(["dogma Writing"])
    .leaves(
        "you: blue Writing; score Tools; hand Calendar\n them: red Alexander the Great; score Paper",
    );
}

#[test]
fn alexander_demands_of_whoever_has_fewer_points() {
    story(
        "you: red Alexander the Great; yellow Medicine; score Paper\n \
         them: yellow Agriculture; blue Pottery; score Tools",
    )
    .plays(["dogma Medicine"])
    .leaves(
        "you: red Alexander the Great; yellow Medicine; score Tools\n \
         them: yellow Agriculture; blue Pottery; score Paper",
    );
}

/// Though the first effect covers him, the second is shared by points: with six crowns against two it
/// would not be.
#[test]
fn alexanders_measure_lasts_for_the_action() {
    story(
        "you: red Alexander the Great; blue Translation; score Optics\n \
         them: purple Code of Laws; score Gunpowder, Coal\n figures deck 3: Alhazen",
    )
    .plays(["dogma Translation", "them: no", "you: yes"])
    .leaves(
        "you: red Optics, Alexander the Great; blue Translation; hand Alhazen\n \
         them: purple Code of Laws; score Gunpowder, Coal; achievements World",
    );
}

/// By a Meld action after the promotion and its free Dogma action, though covered.
#[test]
fn alexander_scores_small_figures_when_melded() {
    story("you: hand Alexander the Great; forecast Archery\n them: purple Homer; blue Alhazen")
        .plays(["meld Alexander the Great", "card Archery", "pass"])
        .leaves("you: red Archery, Alexander the Great; score Homer\n them: blue Alhazen");
}

/// By an effect at once: the second one of Clothing already finds red on no other board.
#[test]
fn alexander_scores_at_once_when_melded_by_an_effect() {
    story("you: green Clothing; hand Alexander the Great\n them: red Gilgamesh; green Sailing\n deck 1: Oars")
        .plays(["dogma Clothing"])
        .leaves(
            "you: green Clothing; red Alexander the Great; score Gilgamesh, Oars\n them: green Sailing",
        );
}

// ---- Sun Tzu

#[test]
fn sun_tzu_draws_a_2() {
    story("you: red Sun Tzu\n deck 2: Calendar, Mathematics")
        .plays(["inspire red"])
        .leaves("you: red Sun Tzu; hand Calendar, Mathematics");
}

#[test]
fn sun_tzu_rallies_before_the_draw_for_sharing() {
    let board = "you: red Sun Tzu; blue Writing; hand Philosophy, Oars\n them: blue Tools\n \
                 deck 2: Calendar, Mathematics\n figures deck 2: Plato";
    story(board)
        .plays(["dogma Writing"])
        .offers(["card Philosophy", "card Mathematics", "pass"])
        .plays(["card Philosophy", "pass"])
        .leaves(
            "you: red Sun Tzu; blue Writing; purple Philosophy; hand Oars, Mathematics, Plato\n \
             them: blue Tools; hand Calendar",
        );
    // Nobody shares: no such draw.
    story(&board.replace("blue Tools", "red Archery"))
        .plays(["dogma Writing"])
        .leaves("you: red Sun Tzu; blue Writing; hand Philosophy, Oars, Calendar\n them: red Archery");
}

/// The draw is that of whoever took the action.
#[test]
fn sun_tzu_does_not_rally_for_a_draw_of_another() {
    story(
        "you: blue Writing; hand Philosophy\n them: red Sun Tzu; blue Tools; hand Education\n \
         deck 2: Calendar, Mathematics\n figures deck 1: Homer",
    )
    .plays(["dogma Writing"])
    .leaves(
        "you: blue Writing; hand Philosophy, Mathematics, Homer\n \
         them: red Sun Tzu; blue Tools; hand Education, Calendar",
    );
}

#[test]
fn sun_tzu_issues_war_with_two_figures() {
    assert_eq!(decrees("you: red Sun Tzu; hand Homer, Sinuhe"), ["decree War"]);
    assert!(decrees("you: red Oars, Sun Tzu; hand Homer, Sinuhe").is_empty());
}

// ---- Augustus Caesar

#[test]
fn augustus_foreshadows_a_3_unless_he_takes_it() {
    let board = "you: green Augustus Caesar; forecast Tools\n deck 2: Calendar\n deck 3: Paper";
    story(board)
        .plays(["inspire green"])
        .leaves("you: green Augustus Caesar; forecast Tools, Paper; hand Calendar");
    story(&board.replace("Paper", "Engineering"))
        .plays(["inspire green"])
        .leaves("you: green Augustus Caesar; red Engineering; blue Tools; hand Calendar");
}

#[test]
fn augustus_takes_red_and_green_castles_from_anybody() {
    story("you: hand The Wheel\n them: green Augustus Caesar; forecast Tools, Writing")
        .plays(["meld The Wheel", "them: card Tools"])
        .leaves("you:\n them: green The Wheel, Augustus Caesar; blue Tools, Writing");
    // Others go where they were going: of another color, without a castle.
    story("you: hand Tools\n them: green Augustus Caesar")
        .plays(["meld Tools"])
        .leaves("you: blue Tools\n them: green Augustus Caesar");
    story("you: hand Optics\n them: green Augustus Caesar")
        .plays(["meld Optics"])
        .leaves("you: red Optics\n them: green Augustus Caesar");
}

/// His owner decides, and what he does in a shared effect is not the sharer's doing: no draw.
#[test]
fn augustus_takes_what_a_sharer_would_meld() {
    story(
        "you: yellow Masonry\n them: purple Mysticism; hand The Wheel\n \
         third: green Augustus Caesar; forecast Tools, Writing",
    )
    .plays(["dogma Masonry", "them: card The Wheel", "third: card Writing"])
    .leaves(
        "you: yellow Masonry\n them: purple Mysticism\n \
         third: green The Wheel, Augustus Caesar; blue Writing, Tools",
    );
}

/// The sharer has drawn the card all the same.
#[test]
fn augustus_leaves_the_sharer_the_drawing() {
    story(
        "you: green Sailing\n them: green Clothing; purple Code of Laws\n third: green Augustus Caesar\n \
         deck 1: The Wheel, Tools\n figures deck 1: Homer",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: green Sailing; blue Tools; hand Homer\n them: green Clothing; purple Code of Laws\n \
         third: green The Wheel, Augustus Caesar",
    );
}

// ---- Ptolemy

#[test]
fn ptolemy_inspires_the_meld_of_a_2() {
    story("you: green Ptolemy\n deck 2: Calendar, Construction")
        .plays(["inspire green"])
        .leaves("you: green Ptolemy; blue Calendar; hand Construction");
}

#[test]
fn ptolemy_uses_anybodys_blue_card() {
    let board = "you: green Ptolemy\n them: blue Writing; red Oars\n third: blue Tools, Pottery\n \
                 deck 2: Calendar, Mathematics, Currency\n figures deck 2: Plato";
    story(board)
        .offers(["draw", "dogma Ptolemy", "inspire green", "dogma Writing", "dogma Tools"])
        .plays(["dogma Writing"])
        .leaves(
            "you: green Ptolemy; hand Currency, Plato\n them: blue Writing; red Oars; hand Calendar\n \
             third: blue Tools, Pottery; hand Mathematics",
        );
    story(&board.replace("green Ptolemy", "green Sailing, Ptolemy")).offers(["draw", "dogma Sailing"]);
}

/// Echo effects are those of the board on which the card lies.
#[test]
fn ptolemy_hears_the_echoes_of_the_other_board() {
    story(
        "you: green Ptolemy; blue Daedalus\n them: blue Huang Di\n \
         deck 2: Calendar, Mathematics\n figures deck 2: Plato",
    )
    .plays(["dogma Huang Di", "card Daedalus"])
    .leaves("you: green Ptolemy; hand Mathematics, Plato; score Daedalus\n them: blue Huang Di; hand Calendar");
}

#[test]
fn ptolemy_issues_trade_with_two_figures() {
    assert_eq!(decrees("you: green Ptolemy; hand Homer, Sinuhe"), ["decree Trade"]);
    assert!(decrees("you: green Sailing, Ptolemy; hand Homer, Sinuhe").is_empty());
}

// ---- Cai Lun

#[test]
fn cai_lun_may_splay_left() {
    let board = "you: yellow Cai Lun; red Oars, Archery";
    story(board).plays(["dogma Cai Lun", "color red"]).leaves("you: yellow Cai Lun; red< Oars, Archery");
    story(board).plays(["dogma Cai Lun", "pass"]).changes_nothing();
}

#[test]
fn cai_lun_foreshadows_before_an_achievement() {
    story("you: yellow Cai Lun; score Paper, Optics\n them: blue Tools\n deck 3: Compass\n figures deck 1: Homer")
        .plays(["achieve 1"])
        .leaves(
            "you: yellow Cai Lun; score Paper, Optics; forecast Compass; achievements Mysticism\n \
             them: blue Tools; hand Homer",
        );
    // Also before a special one that an effect claims, but not before another player's.
    story("you: yellow Cai Lun; blue Translation\n deck 3: Compass")
        .plays(["dogma Translation"])
        .leaves("you: yellow Cai Lun; blue Translation; forecast Compass; achievements World");
    story("you: blue Translation\n them: yellow Cai Lun")
        .plays(["dogma Translation"])
        .leaves("you: blue Translation; achievements World\n them: yellow Cai Lun");
}

/// One that is met counts as claimed, too (RUL-355).
#[test]
fn cai_lun_foreshadows_before_a_special_achievement_that_is_met() {
    let colors = "yellow> Cai Lun, Masonry; red> Oars, Archery; blue> Tools, Pottery; \
                  green> Invention, Sailing";
    story(&format!("you: {colors}; purple< Philosophy, Mysticism\n deck 3: Compass\n deck 4: Anatomy"))
        .plays(["dogma Invention", "color purple"])
        .leaves(&format!(
            "you: {colors}; purple> Philosophy, Mysticism; forecast Compass; score Anatomy; \
             achievements Wonder"
        ));
}

/// Nobody draws a Figure for such an achievement (RUL-301).
#[test]
fn cai_lun_makes_achievements_of_the_forecast() {
    let board = "you: yellow Cai Lun; score Paper, Optics; forecast Tools, Gunpowder\n them: blue Writing\n \
                 deck 3: Compass";
    story(board)
        .offers(["draw", "dogma Cai Lun", "achieve 1", "achieve Tools"])
        .plays(["achieve Tools"])
        .leaves(
            "you: yellow Cai Lun; score Paper, Optics; forecast Gunpowder, Compass; achievements Tools\n \
             them: blue Writing",
        );
    story(&board.replace("Cai Lun", "Canal Building, Cai Lun")).offers([
        "draw",
        "dogma Canal Building",
        "achieve 1",
    ]);
}

// ---- Ximen Bao

#[test]
fn ximen_bao_inspires_a_tuck() {
    story("you: yellow Ximen Bao; hand Tools\n deck 2: Calendar")
        .plays(["inspire yellow"])
        .leaves("you: yellow Ximen Bao; blue Tools; hand Calendar");
}

/// Red, blue, green, purple, then yellow; nothing of it is in another color.
#[test]
fn ximen_bao_gathers_the_effects_of_the_board() {
    story(
        "you: yellow Ximen Bao; red Hammurabi; purple Homer; hand Tools\n deck 1: Writing, Pottery\n \
         deck 2: Calendar, Mathematics",
    )
    .offers([
        "draw",
        "meld Tools",
        "dogma Ximen Bao",
        "dogma Hammurabi",
        "dogma Homer",
        "inspire yellow",
        "inspire red",
        "inspire purple",
    ])
    .plays(["inspire yellow", "card Hammurabi", "card Homer"])
    .tells([
        "you: meld Tools",
        "you: draw Calendar",
        "you: tuck Calendar",
        "you: draw Mathematics",
        "you: score Hammurabi",
        "you: score Homer",
    ]);
}

#[test]
fn ximen_bao_lends_echoes_too() {
    story("you: yellow Ximen Bao; blue Archimedes; green Fu Xi\n deck 2: Calendar, Mathematics\n deck 3: Paper, Optics")
        .plays(["dogma Ximen Bao", "card Fu Xi", "card Archimedes"])
        .tells([
            "you: draw Paper",
            "you: draw Optics",
            "you: score Optics",
            "you: score Fu Xi",
            "you: score Archimedes",
        ]);
}

#[test]
fn ximen_bao_covered_lends_nothing() {
    story("you: yellow> Canal Building, Ximen Bao; red Hammurabi; hand Tools\n deck 2: Calendar")
        .plays(["inspire yellow"])
        .leaves("you: yellow> Canal Building, Ximen Bao; red Hammurabi; blue Tools; hand Calendar");
}

#[test]
fn ximen_bao_issues_expansion_with_two_figures() {
    assert_eq!(decrees("you: yellow Ximen Bao; hand Homer, Sinuhe"), ["decree Expansion"]);
    assert!(decrees("you: yellow Masonry, Ximen Bao; hand Homer, Sinuhe").is_empty());
}

// ---- Confucius

#[test]
fn confucius_scores_a_small_figure() {
    story("you: purple Confucius\n them: green Fu Xi")
        .plays(["dogma Confucius"])
        .leaves("you: purple Confucius; score Fu Xi\n them:");
    story("you: purple Confucius\n them: green Ptolemy; red Oars")
        .plays(["dogma Confucius"])
        .changes_nothing();
}

#[test]
fn confucius_features_another_icon() {
    let board = "you: purple Confucius; red Archery; yellow Agriculture\n them: red Metalworking\n deck 1: Tools";
    // Three leaves and more against none: the demand reaches them.
    story(board).plays(["dogma Archery", "icon leaf"]).leaves(
        "you: purple Confucius; red Archery; yellow Agriculture; hand Tools\n them: red Metalworking",
    );
    // A leaf is featured already.
    story(board).plays(["dogma Agriculture"]).changes_nothing();
    // The castles of another's Dogma action are none of his business.
    story("you: red Archery\n them: purple Confucius; hand Paper\n deck 1: Oars")
        .plays(["dogma Archery"])
        .leaves("you: red Archery; hand Paper\n them: purple Confucius; hand Oars");
}

/// Sun Tzu rallies by the icon that was chosen, though Confucius has faded before the draw.
#[test]
fn confucius_and_sun_tzu_go_by_the_same_icon() {
    story(
        "you: purple Confucius; red Sun Tzu; green The Wheel; hand Agriculture, Masonry\n \
         them: yellow Fermenting\n deck 1: Oars, Archery, Tools, Writing\n figures deck 2: Plato",
    )
    .plays(["dogma The Wheel", "card Confucius"])
    .offers(["card Agriculture", "pass"])
    .plays(["card Agriculture"])
    .leaves(
        "you: red Sun Tzu; green The Wheel; yellow Agriculture; hand Masonry, Tools, Writing, Plato; \
         score Confucius\n them: yellow Fermenting; hand Oars, Archery",
    );
}

// ---- Plato

#[test]
fn plato_may_splay_left() {
    story("you: purple Plato; red Oars, Archery\n deck 2: Calendar")
        .plays(["inspire purple", "color red"])
        .leaves("you: purple Plato; red< Oars, Archery; hand Calendar");
}

#[test]
fn plato_gives_four_icons_for_each_splayed_color() {
    let board = "you: purple Plato; red< Oars, Archery; green> Sailing, Clothing; blue Tools, Pottery";
    let told = story(board);
    assert_eq!(icons(&told, Icon::Castle), 4 + 2);
    assert_eq!(icons(&told, Icon::Lightbulb), 4 + 2);
    assert_eq!(icons(&told, Icon::Leaf), 1 + 2);
    assert_eq!(icons(&told, Icon::Crown), 4 + 2);
    assert_eq!(icons(&told, Icon::Factory), 0);
    assert_eq!(icons(&told, Icon::Clock), 0);
    let covered = story(&board.replace("purple Plato", "purple Mysticism, Plato"));
    assert_eq!(icons(&covered, Icon::Crown), 4);
}

#[test]
fn plato_stands_against_a_demand() {
    let board =
        "you: red Archery\n them: purple Plato; green< Sailing, The Wheel; hand Paper\n deck 1: Tools";
    story(board).plays(["dogma Archery"]).changes_nothing();
    story(&board.replace("green<", "green")).plays(["dogma Archery"]).leaves(
        "you: red Archery; hand Paper\n them: purple Plato; green Sailing, The Wheel; hand Tools",
    );
}

#[test]
fn plato_issues_rivalry_with_two_figures() {
    assert_eq!(decrees("you: purple Plato; hand Homer, Sinuhe"), ["decree Rivalry"]);
    assert!(decrees("you: purple Mysticism, Plato; hand Homer, Sinuhe").is_empty());
}
