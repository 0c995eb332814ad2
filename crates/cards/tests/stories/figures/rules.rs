//! Stories of the rules that Figures in the Sand brings.

use super::story;

// ---- Drawing Figures

#[test]
fn the_card_drawn_for_sharing_is_a_figure() {
    story(
        "you: blue Writing\n them: blue Tools\n deck 2: Calendar, Mathematics\n figures deck 1: Homer",
    )
    .plays(["dogma Writing"])
    .leaves("you: blue Writing; hand Mathematics, Homer\n them: blue Tools; hand Calendar");
}

#[test]
fn opponents_draw_figures_for_an_achieve_action_by_their_own_top_cards() {
    story(
        "you: blue Writing; score Paper, Optics\n them: green Mapmaking\n third: red Oars\n \
         figures deck 1: Homer\n figures deck 2: Plato",
    )
    .plays(["achieve 1"])
    .leaves(
        "you: blue Writing; score Paper, Optics; achievements Mysticism\n \
         them: green Mapmaking; hand Plato\n third: red Oars; hand Homer",
    );
}

// ---- Decrees

#[test]
fn a_decree_takes_figures_of_three_values_and_the_color_of_one() {
    let board = "you: red Archery; hand Homer, Plato, Alhazen, Oars\n deck 3: Paper";
    story(board)
        .offers([
            "draw",
            "dogma Archery",
            "meld Homer",
            "meld Plato",
            "meld Alhazen",
            "meld Oars",
            "decree Advancement",
            "decree Rivalry",
        ])
        .plays(["decree Advancement"])
        .leaves(
            "you: red Archery; hand Paper; achievements Advancement\n \
             removed: Homer, Plato, Alhazen, Oars",
        );
    story("you: red Archery; hand Homer, Plato, Confucius").offers([
        "draw",
        "dogma Archery",
        "meld Homer",
        "meld Plato",
        "meld Confucius",
    ]);
}

#[test]
fn a_decree_of_another_player_goes_back_without_effect() {
    story("you: red Archery; hand Homer, Plato, Alhazen\n them: achievements Advancement; blue Tools")
        .plays(["decree Advancement"])
        .leaves("you: red Archery\n them: blue Tools\n available: Advancement");
}

#[test]
fn a_decree_of_ones_own_is_carried_out_again() {
    story("you: red Archery; achievements Advancement; hand Homer, Plato, Alhazen\n deck 3: Paper")
        .plays(["decree Advancement"])
        .leaves("you: red Archery; achievements Advancement; hand Paper");
}

#[test]
fn each_decree_does_what_it_says() {
    story("you: green Sailing, Clothing; hand Avicenna, Ximen Bao, Homer")
        .plays(["decree Expansion", "color green"])
        .leaves("you: green^ Sailing, Clothing; achievements Expansion");
    story("you: red Archery; hand Homer, Plato, Alhazen\n them: score Tools, Calendar, Paper, Gunpowder; purple Sinuhe")
        .plays(["decree Rivalry"])
        .plays(["score 1 1", "score 1 1", "score 1 1"])
        .leaves("you: red Archery; achievements Rivalry\n them: score Gunpowder");
    story("you: red Archery; hand Homer, Ptolemy, Alhazen\n deck 2: Calendar, Philosophy, Currency")
        .plays(["decree Trade"])
        .leaves("you: red Archery; forecast Calendar, Philosophy, Currency; achievements Trade");
    story(
        "you: blue Writing; hand Saladin, Ptolemy, Homer\n them: red Oars; green Mapmaking; blue Tools",
    )
    .plays(["decree War", "age 1", "card Oars"])
    .leaves("you: blue Writing; achievements War\n them: green Mapmaking");
}

/// Without Flight they would show twelve clocks as long as Quantum Theory lies there; but both go as one
/// instruction, in whichever order they come into their deck (RUL-218).
#[test]
fn nobody_meets_anything_while_a_war_takes_cards_from_them() {
    let board = "you: blue Writing; hand Saladin, Ptolemy, Homer
                 them: red Flight, Fission; blue Quantum Theory, Tools; green Databases; \
                       purple> The Internet, Railroad";
    let after = "you: blue Writing; achievements War
                 them: red Fission; blue Tools; green Databases; purple> The Internet, Railroad";
    for first in ["card Flight", "card Quantum Theory"] {
        story(board).plays(["decree War", "age 8", first]).leaves(after);
    }
    story(&format!("{board}\n third: yellow Antibiotics"))
        .plays(["decree War", "age 8", "card Flight", "card Antibiotics"])
        .leaves(&format!("{after}\n third:\n deck 8 bottom: Flight, Antibiotics, Quantum Theory"));
}

/// The same of one other player's Figures, which go to several decks.
#[test]
fn nobody_meets_anything_in_a_rivalry() {
    story(
        "you: red Archery; hand Homer, Plato, Alhazen
         them: red Sun Tzu, Fission; green Emmy Noether; blue^ Software, Rocketry; \
               purple> The Internet, Railroad",
    )
    .plays(["decree Rivalry"])
    .leaves(
        "you: red Archery; achievements Rivalry
         them: red Fission; blue^ Software, Rocketry; purple> The Internet, Railroad",
    );
}

// ---- Inspire

/// Faces alone are enough here: the effects of these Figures are told elsewhere.
#[test]
fn inspire_needs_a_visible_inspire_effect() {
    story("you: purple Homer; green Sailing").offers([
        "draw",
        "dogma Homer",
        "dogma Sailing",
        "inspire purple",
    ]);
    story("you: purple Mysticism, Homer").offers(["draw", "dogma Mysticism"]);
    // The slot of Homer's is at the bottom left: right and up show it.
    story("you: purple> Mysticism, Homer").offers(["draw", "dogma Mysticism", "inspire purple"]);
}

// ---- The forecast

#[test]
fn there_are_forecasts_and_promotions_without_echoes() {
    story("you: forecast Oars; hand Calendar")
        .plays(["meld Calendar", "card Oars", "pass"])
        .leaves("you: blue Calendar; red Oars");
}
