//! Whoever would score or return. Philosophy and Agriculture are shared, Banking and Refrigeration demand.

use super::super::story;

/// What you score is no concern of theirs.
#[test]
fn a_score_of_yours_sets_off_nothing_of_theirs() {
    for figure in ["purple Ludwig Van Beethoven", "red Erwin Rommel", "yellow Che Guevara"] {
        story(&format!(
            "you: purple Philosophy; hand Paper\n them: {figure}; score Oars; green Sailing"
        ))
        .plays(["dogma Philosophy", "card Paper"])
        .leaves("you: purple Philosophy; score Paper");
    }
    story(
        "you: blue Pottery; hand Gunpowder\n them: red Napoleon Bonaparte; yellow Canning\n \
         deck 1: Oars, Sailing",
    )
    .plays(["dogma Pottery", "card Gunpowder"])
    .leaves("you: blue Pottery; score Oars; hand Sailing");
}

// ---- Napoleon Bonaparte

/// What was tucked was not returned, so nothing is scored for it.
#[test]
fn napoleon_tucks_in_a_shared_effect() {
    story(
        "you: yellow Agriculture\n them: red Napoleon Bonaparte; blue Pottery; hand Gunpowder\n \
         third: yellow Vaccination\n figures deck 1: Homer",
    )
    .plays(["dogma Agriculture", "them: card Gunpowder"])
    .offers(["card Napoleon Bonaparte", "card Vaccination"])
    .plays(["them: card Vaccination"])
    .leaves(
        "you: yellow Agriculture; hand Homer\n \
         them: red Napoleon Bonaparte, Gunpowder; blue Pottery; score Vaccination\n third:",
    );
}

#[test]
fn napoleon_tucks_in_a_demand() {
    story(
        "you: yellow Refrigeration; blue Atomic Theory\n \
         them: red Napoleon Bonaparte; hand Gunpowder, Tools",
    )
    .plays(["dogma Refrigeration", "them: card Gunpowder", "them: card Atomic Theory"])
    .leaves(
        "you: yellow Refrigeration\n \
         them: red Napoleon Bonaparte, Gunpowder; hand Tools; score Atomic Theory",
    );
}

// ---- Ludwig Van Beethoven

#[test]
fn beethoven_begins_anew_in_a_shared_effect() {
    story(
        "you: purple Philosophy\n \
         them: purple Ludwig Van Beethoven; blue Experimentation; hand Writing; score Canning\n \
         deck 5: Astronomy, Banking, Coal, Physics\n figures deck 2: Plato",
    )
    .plays(["dogma Philosophy", "them: card Writing"])
    .leaves(
        "you: purple Philosophy; hand Plato\n them: purple Ludwig Van Beethoven; blue Experimentation; \
         score Astronomy, Banking, Coal, Physics",
    );
}

#[test]
fn beethoven_begins_anew_in_a_demand() {
    story(
        "you: green Banking\n them: purple Ludwig Van Beethoven; red Coal; score Canning\n \
         deck 5: Astronomy, Physics, Statistics, Chemistry, Measurement",
    )
    .plays(["dogma Banking"])
    .leaves(
        "you: green Banking; red Coal\n \
         them: purple Ludwig Van Beethoven; score Physics, Statistics, Chemistry, Measurement",
    );
}

// ---- Erwin Rommel

#[test]
fn rommel_scores_a_color_in_a_shared_effect() {
    story(
        "you: purple Philosophy\n them: red Erwin Rommel; blue Experimentation; hand Writing\n \
         third: blue Pottery\n figures deck 2: Plato",
    )
    .plays(["dogma Philosophy", "them: card Writing"])
    .leaves(
        "you: purple Philosophy; hand Plato\n \
         them: red Erwin Rommel; hand Writing; score Experimentation, Pottery\n third:",
    );
}

#[test]
fn rommel_scores_a_color_in_a_demand() {
    story("you: green Banking\n them: red Erwin Rommel; purple Emancipation\n deck 5: Astronomy")
        .plays(["dogma Banking", "them: card Emancipation"])
        .leaves("you: green Banking\n them: red Erwin Rommel; hand Astronomy; score Emancipation");
}

// ---- Che Guevara

#[test]
fn guevara_removes_all_scores_in_a_shared_effect() {
    story(
        "you: purple Philosophy; score Tools\n \
         them: yellow Che Guevara; blue Experimentation; hand The Wheel; score Oars\n figures deck 2: Plato",
    )
    .plays(["dogma Philosophy", "them: card The Wheel"])
    .leaves(
        "you: purple Philosophy; hand Plato\n them: yellow Che Guevara; blue Experimentation\n \
         removed: The Wheel, Oars, Tools",
    );
}

#[test]
fn guevara_removes_all_scores_in_a_demand() {
    story("you: green Banking; score Tools\n them: yellow Che Guevara; red Coal\n deck 5: Measurement")
        .plays(["dogma Banking"])
        .leaves("you: green Banking; red Coal\n them: yellow Che Guevara\n removed: Measurement, Tools");
}
