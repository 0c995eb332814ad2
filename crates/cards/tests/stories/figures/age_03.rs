//! Age 3.

use super::story;

#[test]
fn alhazen_draws_by_what_his_splayed_colors_show() {
    story("you: blue Alhazen; green< The Wheel, Sailing, Clothing, Mapmaking; red> Archery, Metalworking\n deck 4: Anatomy")
        .plays(["draw"])
        .leaves(
            "you: blue Alhazen; green< The Wheel, Sailing, Clothing, Mapmaking; red> Archery, Metalworking; hand Anatomy",
        );
    // The draw for sharing goes by the top cards.
    story("you: blue Alhazen; green The Wheel\n deck 3: Paper")
        .plays(["draw"])
        .leaves("you: blue Alhazen; green The Wheel; hand Paper");
}

#[test]
fn alhazen_tucks_a_castle_from_anywhere() {
    story("you: blue Alhazen\n them: red Archery; green Sailing")
        .plays(["dogma Alhazen"])
        .leaves("you: blue Alhazen; red Archery\n them: green Sailing");
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
