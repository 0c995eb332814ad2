//! Whoever would tuck or splay. Code of Laws is shared, Monotheism demands.

use splay_engine::By;

use super::super::story;

/// What you tuck is no concern of theirs.
#[test]
fn a_tuck_of_yours_sets_off_nothing_of_theirs() {
    story(
        "you: purple Code of Laws; green The Wheel; hand Clothing\n them: yellow Caresse Crosby\n \
         deck 2: Calendar, Currency",
    )
    .plays(["dogma Code of Laws", "card Clothing", "pass"])
    .leaves("you: purple Code of Laws; green The Wheel, Clothing");
    story("you: purple Code of Laws; red Engineering; hand Archery\n them: red Mikhail Kalashnikov")
        .plays(["dogma Code of Laws", "card Archery", "pass"])
        .leaves("you: purple Code of Laws; red Engineering, Archery");
}

// ---- Caresse Crosby

#[test]
fn crosby_splays_and_draws_in_a_shared_effect() {
    story(
        "you: purple Code of Laws\n \
         them: yellow Caresse Crosby; green Currency, Sailing; hand Clothing\n \
         deck 2: Calendar, Construction\n figures deck 1: Homer",
    )
    .plays(["dogma Code of Laws", "them: card Clothing"])
    .leaves(
        "you: purple Code of Laws; hand Homer\n them: yellow Caresse Crosby; \
         green< Currency, Sailing, Clothing; hand Calendar, Construction",
    );
}

#[test]
fn crosby_splays_and_draws_in_a_demand() {
    story(
        "you: purple Monotheism\n them: yellow Caresse Crosby; red Coal; green Navigation, Paper\n \
         deck 1: Sailing, Oars\n deck 2: Calendar, Construction",
    )
    .plays(["dogma Monotheism", "them: card Coal"])
    .leaves(
        "you: purple Monotheism; red Oars; score Coal\n them: yellow Caresse Crosby; \
         green< Navigation, Paper, Sailing; hand Calendar, Construction",
    );
}

#[test]
fn crosby_wins_by_a_fifth_color_in_a_shared_effect() {
    let board = "you: purple Code of Laws\n them: red< Construction, Archery; blue< Calendar, Tools; \
                 green Navigation, Sailing; yellow< Caresse Crosby, Fermenting; \
                 purple< City States, Mysticism; hand The Wheel";
    story(board)
        .plays(["dogma Code of Laws", "them: card The Wheel", "them: color green"])
        .ends(["them"], By::Effect);
    // Yours as a fifth color does not win for anybody.
    let mine = board.replace("you: purple Code of Laws", "you: purple Code of Laws; hand Philosophy");
    story(&mine)
        .plays(["dogma Code of Laws", "them: pass", "card Philosophy", "color purple"])
        .goes_on();
}

// ---- Mikhail Kalashnikov

#[test]
fn kalashnikov_captures_in_a_shared_effect() {
    story(
        "you: purple Code of Laws; red Engineering\n \
         them: red Mikhail Kalashnikov; green Currency; hand Archery\n figures deck 1: Homer",
    )
    .plays(["dogma Code of Laws", "them: card Archery", "them: option 1"])
    .leaves(
        "you: purple Code of Laws; hand Homer\n \
         them: red Mikhail Kalashnikov; green Currency; hand Archery; score Engineering",
    );
}

#[test]
fn kalashnikov_captures_in_a_demand() {
    story(
        "you: purple Monotheism; red Engineering\n them: red Mikhail Kalashnikov; green Navigation\n \
         deck 1: Archery, Tools",
    )
    .plays(["dogma Monotheism", "them: option 1"])
    .leaves(
        "you: purple Monotheism; blue Tools; score Navigation\n \
         them: red Mikhail Kalashnikov; hand Archery; score Engineering",
    );
}
