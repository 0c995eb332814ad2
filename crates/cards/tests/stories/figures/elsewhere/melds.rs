//! Whoever would meld. Sailing is shared, Enterprise demands.

use splay_engine::By;

use super::super::story;

/// Your own melds are no concern of theirs.
#[test]
fn a_meld_of_yours_sets_off_nothing_of_theirs() {
    for figure in [
        "blue Carl Friedrich Gauss",
        "purple Catherine the Great",
        "yellow Nikola Tesla",
        "yellow Ruth Handler",
        "purple Gene Roddenberry",
    ] {
        story(&format!("you: hand Philosophy, Enterprise\n them: {figure}; hand Education; red Oars"))
            .plays(["meld Philosophy"])
            .leaves("you: purple Philosophy; hand Enterprise");
    }
    // A fifth Figure, a Figure, and a 10 over an 8 and a 9.
    for figures in
        ["purple Duke Ellington; green Fu Xi; red Hammurabi; blue Archimedes", "purple Martin Scorsese"]
    {
        story(&format!("you: hand Avicenna\n them: {figures}"))
            .plays(["meld Avicenna"])
            .leaves("you: yellow Avicenna");
    }
    story("you: hand Robotics\n them: purple Emperor Meiji; blue Quantum Theory; green Collaboration")
        .plays(["meld Robotics"])
        .leaves("you: red Robotics");
}

// ---- Carl Friedrich Gauss

#[test]
fn gauss_names_a_value_in_a_shared_effect() {
    story(
        "you: green Sailing\n them: blue Carl Friedrich Gauss; green Currency; hand Tools\n \
         deck 1: Oars, Archery\n figures deck 1: Homer",
    )
    .plays(["dogma Sailing", "them: age 1"])
    .leaves(
        "you: green Sailing; red Archery; hand Homer\n \
         them: blue Tools, Carl Friedrich Gauss; green Currency; red Oars",
    );
}

#[test]
fn gauss_names_a_value_in_a_demand() {
    story(
        "you: purple Enterprise\n them: blue Carl Friedrich Gauss; green Currency; hand The Wheel\n \
         deck 4: Gunpowder",
    )
    .plays(["dogma Enterprise", "them: age 1"])
    .leaves(
        "you: purple Enterprise; green Currency\n \
         them: blue Carl Friedrich Gauss; green The Wheel; red Gunpowder",
    );
}

// ---- Catherine the Great

#[test]
fn catherine_goes_to_hand_in_a_shared_effect() {
    story(
        "you: green Sailing\n them: purple Catherine the Great; green Currency\n \
         deck 1: Mysticism, Oars\n figures deck 1: Homer",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: green Sailing; red Oars; hand Homer\n \
         them: purple Mysticism; green Currency; hand Catherine the Great",
    );
}

#[test]
fn catherine_goes_to_hand_in_a_demand() {
    story(
        "you: purple Enterprise\n them: purple Catherine the Great; green Currency\n deck 4: Reformation",
    )
    .plays(["dogma Enterprise"])
    .leaves("you: purple Enterprise; green Currency\n them: purple Reformation; hand Catherine the Great");
}

// ---- Nikola Tesla

/// The card in use is scored, and used to the end.
#[test]
fn tesla_scores_in_a_shared_effect() {
    story(
        "you: green Sailing\n them: yellow Nikola Tesla; green Currency\n deck 1: Tools, Oars\n \
         figures deck 1: Homer",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: red Oars; hand Homer\n \
         them: yellow Nikola Tesla; green Currency; blue Tools; score Sailing",
    );
}

#[test]
fn tesla_scores_in_a_demand() {
    story(
        "you: purple Enterprise\n them: yellow Nikola Tesla; green Currency\n deck 4: Experimentation",
    )
    .plays(["dogma Enterprise"])
    .offers(["card Enterprise", "card Currency"])
    .plays(["them: card Enterprise"])
    .leaves("you: green Currency\n them: yellow Nikola Tesla; blue Experimentation; score Enterprise");
}

// ---- Ruth Handler

#[test]
fn handler_melds_a_color_in_a_shared_effect() {
    story(
        "you: green Sailing\n them: yellow Ruth Handler; green Currency; hand Archery, Tools\n \
         deck 1: Oars, Pottery\n deck 9: Computers\n figures deck 1: Homer",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: green Sailing; blue Pottery; hand Homer\n \
         them: yellow Ruth Handler; green Currency; red Oars, Archery; hand Tools; achievements Computers",
    );
}

#[test]
fn handler_melds_a_color_in_a_demand() {
    story(
        "you: purple Enterprise\n them: yellow Ruth Handler; green Currency; hand Archery\n \
         deck 4: Gunpowder\n deck 9: Computers",
    )
    .plays(["dogma Enterprise"])
    .leaves(
        "you: purple Enterprise; green Currency\n \
         them: yellow Ruth Handler; red Gunpowder, Archery; achievements Computers",
    );
}

// ---- Gene Roddenberry

#[test]
fn roddenberry_tucks_in_a_shared_effect() {
    story(
        "you: green Sailing\n them: purple Gene Roddenberry; green Currency\n third: red Hammurabi\n \
         deck 1: Mysticism, Oars\n figures deck 1: Homer",
    )
    .plays(["dogma Sailing", "them: card Hammurabi"])
    .leaves(
        "you: green Sailing; red Oars; hand Homer\n \
         them: purple Gene Roddenberry, Mysticism; green Currency\n third:",
    );
}

/// He is the only Figure there is, and returns himself.
#[test]
fn roddenberry_tucks_in_a_demand() {
    story("you: purple Enterprise\n them: purple Gene Roddenberry; red Gunpowder\n deck 4: Reformation")
        .plays(["dogma Enterprise"])
        .leaves("you: purple Enterprise; red Gunpowder\n them: purple Reformation");
}

// ---- Martin Scorsese

#[test]
fn scorsese_tucks_a_figure_in_a_shared_effect() {
    story(
        "you: yellow Masonry\n them: purple Martin Scorsese; red Metalworking; hand Homer\n \
         available: Calendar, Paper\n figures deck 1: Sinuhe",
    )
    .plays(["dogma Masonry", "them: card Homer", "them: achievement 3"])
    .leaves(
        "you: yellow Masonry; hand Sinuhe\n \
         them: purple Martin Scorsese, Homer; red Metalworking; achievements Paper",
    );
}

// ---- Emperor Meiji

#[test]
fn meiji_wins_in_a_shared_effect() {
    let board = "you: blue Genetics\n them: purple Emperor Meiji; yellow Ecology; green Mass Media\n \
                 deck 10: Robotics";
    story(board).plays(["dogma Genetics"]).ends(["them"], By::Effect);
    // Without a 9 he does not.
    story(&board.replace("yellow Ecology", "blue Atomic Theory")).plays(["dogma Genetics"]).goes_on();
}

// ---- Duke Ellington

#[test]
fn ellington_achieves_a_figure_in_a_shared_effect() {
    let board = "purple Duke Ellington; green Fu Xi; red Hammurabi; blue Daedalus";
    story(&format!(
        "you: yellow Domestication\n them: {board}; hand Avicenna\n deck 1: Oars, Tools\n \
         figures deck 1: Homer"
    ))
    .plays(["dogma Domestication"])
    .leaves(&format!(
        "you: yellow Domestication; hand Tools, Homer\n them: {board}; hand Oars; achievements Avicenna"
    ));
}
