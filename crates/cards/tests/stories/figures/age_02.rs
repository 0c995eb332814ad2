//! Age 2.

use splay_engine::Seat;

use super::story;

#[test]
fn archimedes_raises_printed_values_for_everybody_in_his_action() {
    story("you: blue Archimedes; green The Wheel\n deck 2: Calendar, Mathematics\n deck 3: Paper")
        .plays(["dogma The Wheel"])
        .leaves("you: blue Archimedes; green The Wheel; hand Calendar, Mathematics\n deck 3: Paper");
    // What is counted is not raised.
    story("you: blue Archimedes; yellow Agriculture; hand Tools\n deck 2: Calendar")
        .plays(["dogma Agriculture", "card Tools"])
        .leaves("you: blue Archimedes; yellow Agriculture; score Calendar");
    // Nor is anything in another action.
    story("you: blue Archimedes; purple Homer\n deck 2: Calendar, Mathematics")
        .plays(["inspire purple", "card Homer"])
        .goes_on();
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
}

/// By Sailing at once; by a Meld action after the promotion and its free Dogma action, though covered.
#[test]
fn alexander_scores_small_figures_when_melded() {
    story("you: hand Alexander the Great; forecast Archery\n them: purple Homer; blue Alhazen")
        .plays(["meld Alexander the Great", "card Archery", "pass"])
        .leaves("you: red Archery, Alexander the Great; score Homer\n them: blue Alhazen");
    story("you: green Clothing; hand Alexander the Great\n them: purple Homer; green Sailing")
        .plays(["dogma Clothing"])
        .goes_on();
}

#[test]
fn augustus_takes_red_and_green_castles_from_anybody() {
    story("you: hand The Wheel\n them: green Augustus Caesar; forecast Tools, Writing")
        .plays(["meld The Wheel", "them: card Tools"])
        .leaves("you:\n them: green The Wheel, Augustus Caesar; blue Tools, Writing");
    // Others go where they were going.
    story("you: hand Tools\n them: green Augustus Caesar")
        .plays(["meld Tools"])
        .leaves("you: blue Tools\n them: green Augustus Caesar");
}

#[test]
fn zhang_heng_makes_bonuses_of_the_score_pile() {
    // Paper and Tools are 4 points, and bonuses of 3 and 1 beside his own 2: 3 and one each.
    let told = story("you: blue Zhang Heng; score Paper, Tools");
    assert_eq!(told.chronicle().state().points(Seat::at(0)), 4 + 3 + 2);
}

#[test]
fn zhang_heng_scores_all_above_what_he_tucks() {
    story("you: blue Zhang Heng; red Archery, Oars\n deck 3: Engineering")
        .plays(["dogma Zhang Heng", "card Archery"])
        .leaves("you: blue Zhang Heng; red Engineering; score Archery, Oars");
}

#[test]
fn confucius_features_another_icon() {
    let board = "you: purple Confucius; red Archery; yellow Agriculture\n them: red Metalworking\n deck 1: Tools";
    // Three leaves and more against none: the demand reaches them.
    story(board).plays(["dogma Archery", "icon leaf"]).leaves(
        "you: purple Confucius; red Archery; yellow Agriculture; hand Tools\n them: red Metalworking",
    );
    story(board).plays(["dogma Agriculture"]).goes_on();
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
fn confucius_scores_a_small_figure() {
    story("you: purple Confucius\n them: green Fu Xi")
        .plays(["dogma Confucius"])
        .leaves("you: purple Confucius; score Fu Xi\n them:");
}
