//! Age 4.

use super::{decrees, icons, points, story};
use crate::story::{Third, story_of};
use splay_engine::{By, Icon, Seat, Set, Sets};

// ---- Johannes Kepler

#[test]
fn kepler_draws_a_5() {
    story("you: blue Johannes Kepler\n deck 5: Coal")
        .plays(["dogma Johannes Kepler"])
        .leaves("you: blue Johannes Kepler; hand Coal");
    story("you: blue Johannes Kepler; hand Tools\n deck 6: Canning")
        .plays(["dogma Johannes Kepler"])
        .leaves("you: blue Johannes Kepler; hand Tools, Canning");
}

#[test]
fn kepler_raises_by_the_cards_he_shows() {
    story("you: blue Johannes Kepler; green The Wheel; hand Sailing, Paper, Tools\n deck 3: Optics, Compass")
        .plays(["dogma The Wheel"])
        .leaves("you: blue Johannes Kepler; green The Wheel; hand Sailing, Paper, Tools, Optics, Compass");
    story("you: blue Johannes Kepler; green The Wheel; hand Tools\n deck 1: Oars, Archery")
        .plays(["dogma The Wheel"])
        .leaves("you: blue Johannes Kepler; green The Wheel; hand Tools, Oars, Archery");
    // "One higher" is not printed as a value.
    story("you: blue Johannes Kepler; yellow Agriculture; hand Masonry, Tools\n deck 2: Calendar")
        .plays(["dogma Agriculture", "card Tools"])
        .leaves("you: blue Johannes Kepler; yellow Agriculture; hand Masonry; score Calendar");
}

#[test]
fn kepler_raises_for_who_shares_but_not_in_actions_of_others() {
    story(
        "you: blue Johannes Kepler; green Sailing; hand Paper\n them: purple Code of Laws\n \
         deck 2: Construction, Fermenting\n figures deck 4: Galileo Galilei",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: blue Johannes Kepler; green Sailing; yellow Fermenting; hand Paper, Galileo Galilei\n \
         them: purple Code of Laws; red Construction",
    );
    story("you: green Sailing; hand Paper\n them: blue Johannes Kepler; hand Compass\n deck 1: Oars")
        .plays(["dogma Sailing"])
        .leaves("you: green Sailing; red Oars; hand Paper\n them: blue Johannes Kepler; hand Compass");
}

/// The City is paid with before the hand is shown, and both rounds are raised.
#[test]
fn kepler_raises_both_rounds_of_an_endorsed_action() {
    story_of(
        Third,
        Sets::BASE.with(Set::Cities).with(Set::Figures),
        "you: blue Johannes Kepler; green The Wheel; yellow Uruk; hand Sailing, Clothing\n \
         deck 2: Calendar, Mathematics, Currency, Mapmaking",
        |_| {},
    )
    .plays(["endorse The Wheel", "card Clothing"])
    .leaves(
        "you: blue Johannes Kepler; green The Wheel, Clothing; yellow Uruk; \
         hand Sailing, Calendar, Mathematics, Currency, Mapmaking",
    );
}

// ---- Takiyuddin

#[test]
fn takiyuddin_melds_a_5_with_a_lightbulb_and_tucks_another() {
    let board = "you: blue Takiyuddin; yellow Masonry; red Oars\n deck 4: Anatomy\n deck 5: Statistics";
    story(board)
        .plays(["inspire blue"])
        .leaves("you: blue Takiyuddin; yellow Statistics, Masonry; red Oars; hand Anatomy");
    story(&board.replace("Statistics", "Coal"))
        .plays(["inspire blue"])
        .leaves("you: blue Takiyuddin; yellow Masonry; red Oars, Coal; hand Anatomy");
}

/// An inspire effect uncovered by his splay runs, the lower one first; nobody shares.
#[test]
fn takiyuddin_splays_before_the_inspiration() {
    story(
        "you: blue Takiyuddin; purple Homer, Ptahotep; hand Tools\n them: yellow Agriculture; blue Pottery\n \
         deck 1: Oars\n deck 2: Calendar",
    )
    .plays(["inspire purple", "color purple", "card Homer", "card Takiyuddin"])
    .leaves(
        "you: blue Calendar; purple Ptahotep; hand Tools, Oars; score Homer, Takiyuddin\n \
         them: yellow Agriculture; blue Pottery",
    );
    story("you: blue Takiyuddin; purple Homer, Mysticism\n deck 1: Oars\n deck 2: Calendar")
        .plays(["inspire purple", "pass", "card Takiyuddin"])
        .leaves("you: blue Calendar; purple Homer, Mysticism; score Takiyuddin; hand Oars");
}

/// What would only show after the splay cannot be chosen; and others splay nothing.
#[test]
fn takiyuddin_needs_an_inspiration_that_shows() {
    story("you: blue Takiyuddin; purple Mysticism, Homer").offers([
        "draw",
        "dogma Takiyuddin",
        "dogma Mysticism",
        "inspire blue",
    ]);
    story(
        "you: purple Homer, Mysticism\n them: blue Takiyuddin; purple Plato, Sinuhe\n deck 1: Oars\n \
         deck 2: Calendar",
    )
    .plays(["inspire purple", "them: card Takiyuddin"])
    .leaves(
        "you: purple Homer, Mysticism; blue Calendar; hand Oars\n \
         them: purple Plato, Sinuhe; score Takiyuddin",
    );
}

#[test]
fn takiyuddin_issues_advancement_with_two_figures() {
    assert_eq!(decrees("you: blue Takiyuddin; hand Homer, Sinuhe"), ["decree Advancement"]);
    assert!(decrees("you: blue Tools, Takiyuddin; hand Homer, Sinuhe").is_empty());
}

// ---- Amina Sukhera

/// Those of every board (RUL-352).
#[test]
fn amina_scores_all_bottom_purple_cards() {
    story("you: red Amina Sukhera; purple Mysticism, Code of Laws\n them: purple City States\n deck 4: Anatomy")
        .plays(["inspire red"])
        .leaves("you: red Amina Sukhera; purple Mysticism; score Code of Laws, City States; hand Anatomy\n them:");
}

#[test]
fn amina_scores_figures_of_4_when_melded() {
    let board = "you: hand Amina Sukhera; green Clothing\n \
                 them: yellow Leonardo Da Vinci; green Fu Xi; red Yi Sun-Sin";
    story(board).plays(["meld Amina Sukhera"]).leaves(
        "you: red Amina Sukhera; green Clothing; score Leonardo Da Vinci, Yi Sun-Sin\n them: green Fu Xi",
    );
    // Melded by an effect, at once: red is on no other board when Clothing looks.
    story(&format!("{board}\n deck 1: Oars")).plays(["dogma Clothing"]).leaves(
        "you: red Amina Sukhera; green Clothing; score Leonardo Da Vinci, Yi Sun-Sin, Oars\n \
             them: green Fu Xi",
    );
}

#[test]
fn amina_makes_achievements_of_top_cards_with_castles() {
    let board = "you: red Amina Sukhera; green The Wheel, Sailing; blue Writing; yellow Fermenting; \
                 score Paper, Calendar";
    story(board)
        .offers([
            "draw",
            "dogma Amina Sukhera",
            "dogma The Wheel",
            "dogma Writing",
            "dogma Fermenting",
            "inspire red",
            "achieve 1",
            "achieve The Wheel",
        ])
        .plays(["achieve The Wheel"])
        .leaves(
            "you: red Amina Sukhera; green Sailing; blue Writing; yellow Fermenting; \
             score Paper, Calendar; achievements The Wheel",
        );
    story(&board.replace("red Amina", "red Optics, Amina")).offers([
        "draw",
        "dogma Optics",
        "dogma The Wheel",
        "dogma Writing",
        "dogma Fermenting",
        "achieve 1",
    ]);
}

/// The card is claimed with an action, and Shivaji of an opponent takes it, who is eligible for it too.
#[test]
fn shivaji_takes_what_amina_makes_available() {
    let board = "you: red Amina Sukhera; green The Wheel; score Gunpowder, Tools\n \
                 them: red Shivaji; score Paper, Calendar";
    story(board).plays(["achieve The Wheel"]).leaves(
        "you: red Amina Sukhera; score Gunpowder, Tools\n \
         them: red Shivaji; score Paper, Calendar; achievements The Wheel",
    );
    story(&board.replace("Paper, ", "")).plays(["achieve The Wheel"]).leaves(
        "you: red Amina Sukhera; score Gunpowder, Tools; achievements The Wheel\n \
         them: red Shivaji; score Calendar",
    );
}

// ---- Yi Sun-Sin

#[test]
fn yi_sun_sin_scores_a_castle_from_anywhere() {
    story("you: red Yi Sun-Sin; yellow Masonry\n them: green The Wheel; blue Writing")
        .plays(["dogma Yi Sun-Sin"])
        .offers(["card Masonry", "card The Wheel"])
        .plays(["card The Wheel"])
        .leaves("you: red Yi Sun-Sin; yellow Masonry; score The Wheel\n them: blue Writing");
}

#[test]
fn yi_sun_sin_tucks_instead_of_scoring_what_is_splayed() {
    story("you: red Yi Sun-Sin; green< Sailing, Clothing\n them: green The Wheel; blue Writing\n deck 3: Paper")
        .plays(["dogma Yi Sun-Sin"])
        .leaves(
            "you: red Yi Sun-Sin; green< Sailing, Clothing, The Wheel; hand Paper\n them: blue Writing",
        );
}

#[test]
fn yi_sun_sin_works_in_a_shared_effect() {
    story(
        "you: yellow Agriculture\n them: red Yi Sun-Sin; blue< Pottery, Tools; hand Oars\n \
         deck 2: Calendar\n deck 3: Paper\n figures deck 1: Homer",
    )
    .plays(["dogma Agriculture", "them: card Oars"])
    .leaves(
        "you: yellow Agriculture; hand Homer\n \
         them: red Yi Sun-Sin; blue< Pottery, Tools, Calendar; hand Paper",
    );
}

#[test]
fn yi_sun_sin_lets_others_score() {
    story(
        "you: yellow Agriculture; blue< Pottery, Tools; hand Oars\n \
         them: red Yi Sun-Sin; blue< Writing, Mathematics\n deck 2: Calendar",
    )
    .plays(["dogma Agriculture", "card Oars"])
    .leaves(
        "you: yellow Agriculture; blue< Pottery, Tools; score Calendar\n \
         them: red Yi Sun-Sin; blue< Writing, Mathematics",
    );
}

// ---- Cristopher Columbus

#[test]
fn columbus_draws_a_4() {
    story("you: green Cristopher Columbus\n deck 4: Anatomy, Gunpowder")
        .plays(["inspire green"])
        .leaves("you: green Cristopher Columbus; hand Anatomy, Gunpowder");
}

#[test]
fn columbus_makes_crowns_of_factories() {
    let board = "you: green Cristopher Columbus; red Gunpowder";
    assert_eq!(icons(&story(board), Icon::Crown), 1 + 2 * 2);
    assert_eq!(icons(&story(&board.replace("green C", "green Sailing, C")), Icon::Crown), 2 + 1);
}

#[test]
fn columbus_shares_by_his_crowns() {
    story(
        "you: green Sailing\n them: green Cristopher Columbus; red Coal\n deck 1: Tools, Oars\n \
         figures deck 1: Homer",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: green Sailing; red Oars; hand Homer\n \
         them: green Cristopher Columbus; red Coal; blue Tools",
    );
}

#[test]
fn columbus_issues_trade_with_two_figures() {
    assert_eq!(decrees("you: green Cristopher Columbus; hand Homer, Sinuhe"), ["decree Trade"]);
    assert!(decrees("you: green Sailing, Cristopher Columbus; hand Homer, Sinuhe").is_empty());
}

// ---- Galileo Galilei

#[test]
fn galileo_foreshadows_a_5_or_a_6() {
    story("you: green Galileo Galilei\n deck 5: Coal")
        .plays(["dogma Galileo Galilei"])
        .offers(["age 5", "age 6"])
        .plays(["age 5"])
        .leaves("you: green Galileo Galilei; forecast Coal");
}

#[test]
fn galileo_takes_up_his_forecast_before_a_new_value() {
    let board = "you: green Galileo Galilei; forecast Tools, Coal\n deck 5: Physics\n deck 6: Canning";
    story(board)
        .plays(["dogma Galileo Galilei", "age 6"])
        .leaves("you: green Galileo Galilei; hand Tools, Coal; forecast Canning");
    story(board)
        .plays(["dogma Galileo Galilei", "age 5"])
        .leaves("you: green Galileo Galilei; forecast Tools, Coal, Physics");
}

#[test]
fn galileo_works_in_a_shared_effect() {
    story(
        "you: blue Daedalus; forecast Oars\n them: green Galileo Galilei; red Archery; forecast Tools\n \
         deck 4: Anatomy, Navigation\n figures deck 1: Homer",
    )
    .plays(["dogma Daedalus"])
    .leaves(
        "you: blue Daedalus; forecast Oars, Navigation; hand Homer\n \
         them: green Galileo Galilei; red Archery; hand Tools; forecast Anatomy",
    );
}

#[test]
fn galileo_keeps_his_forecast_when_others_foreshadow() {
    story("you: blue Daedalus\n them: green Galileo Galilei; forecast Tools\n deck 4: Anatomy")
        .plays(["dogma Daedalus"])
        .leaves("you: blue Daedalus; forecast Anatomy\n them: green Galileo Galilei; forecast Tools");
}

// ---- Leonardo Da Vinci

#[test]
fn leonardo_scores_a_figure_with_a_bonus() {
    story("you: yellow Leonardo Da Vinci\n them: purple Homer; blue Alhazen")
        .plays(["dogma Leonardo Da Vinci"])
        .offers(["card Leonardo Da Vinci", "card Homer"])
        .plays(["card Homer"])
        .leaves("you: yellow Leonardo Da Vinci; score Homer\n them: blue Alhazen");
}

#[test]
fn leonardo_melds_the_hand_before_a_yellow_card_and_draws_before_a_purple_one() {
    let board = "you: yellow Leonardo Da Vinci; hand Agriculture, Tools, Oars, Mysticism, Masonry\n \
                 deck 4: Anatomy, Gunpowder, Invention";
    story(board).plays(["meld Agriculture"]).leaves(
        "you: yellow Agriculture, Leonardo Da Vinci; blue Tools; red Oars; hand Mysticism, Masonry",
    );
    story(board).plays(["meld Mysticism"]).leaves(
        "you: yellow Leonardo Da Vinci; purple Mysticism; \
         hand Agriculture, Tools, Oars, Masonry, Anatomy, Gunpowder, Invention",
    );
    story(board)
        .plays(["meld Tools"])
        .leaves("you: yellow Leonardo Da Vinci; blue Tools; hand Agriculture, Oars, Mysticism, Masonry");
}

/// Also before a meld by an effect, here one that is shared.
#[test]
fn leonardo_works_in_a_shared_effect() {
    story(
        "you: green Sailing; hand Oars\n them: yellow Leonardo Da Vinci; purple Code of Laws; hand Tools\n \
         deck 1: Agriculture, Domestication\n figures deck 1: Homer",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: green Sailing; yellow Domestication; hand Oars, Homer\n \
         them: yellow Agriculture, Leonardo Da Vinci; purple Code of Laws; blue Tools",
    );
}

#[test]
fn leonardo_is_idle_when_others_meld() {
    let board = "you: hand Agriculture, Mysticism\n them: yellow Leonardo Da Vinci; hand Tools\n deck 4: Anatomy";
    story(board)
        .plays(["meld Agriculture"])
        .leaves("you: yellow Agriculture; hand Mysticism\n them: yellow Leonardo Da Vinci; hand Tools");
    story(board)
        .plays(["meld Mysticism"])
        .leaves("you: purple Mysticism; hand Agriculture\n them: yellow Leonardo Da Vinci; hand Tools");
}

/// Karmas set off no karmas: what Leonardo melds is not tucked by Sargon, though it lies on its like.
#[test]
fn leonardos_melds_are_safe_from_sargon() {
    story("you: yellow Leonardo Da Vinci; green Sargon of Akkad; blue Writing; hand Agriculture, Tools")
        .plays(["meld Agriculture"])
        .leaves(
            "you: yellow Agriculture, Leonardo Da Vinci; green Sargon of Akkad; blue Tools, Writing",
        );
}

// ---- Michaelangelo

#[test]
fn michaelangelo_inspires_a_score() {
    story("you: yellow Michaelangelo; hand Paper\n deck 4: Anatomy")
        .plays(["inspire yellow"])
        .leaves("you: yellow Michaelangelo; score Paper; hand Anatomy");
}

#[test]
fn michaelangelo_counts_the_hand_as_score() {
    let board = "you: yellow Michaelangelo; hand Paper, Tools; score Oars";
    assert_eq!(points(&story(board)), 5);
    assert_eq!(points(&story(&board.replace("yellow M", "yellow Masonry, M"))), 1);
    // Education returns the highest card of the score pile: it is in the hand.
    story("you: yellow Michaelangelo; purple Education; hand Gunpowder; score Oars\n deck 3: Optics")
        .plays(["dogma Education", "card Gunpowder"])
        .leaves("you: yellow Michaelangelo; purple Education; hand Optics; score Oars");
}

/// What a demand takes from the score pile can be in the hand.
#[test]
fn michaelangelo_must_yield_cards_of_the_hand() {
    story("you: green Navigation\n them: yellow Michaelangelo; hand Paper; score Oars")
        .plays(["dogma Navigation"])
        .leaves("you: green Navigation; score Paper\n them: yellow Michaelangelo; score Oars");
}

// ---- Niccolo Machiavelli

#[test]
fn machiavelli_turns_a_left_splay_right() {
    story("you: purple Niccolo Machiavelli; red< Oars, Archery; blue> Tools, Pottery; green Sailing, Clothing")
        .plays(["dogma Niccolo Machiavelli"])
        .leaves(
            "you: purple Niccolo Machiavelli; red> Oars, Archery; blue> Tools, Pottery; green Sailing, Clothing",
        );
}

#[test]
fn machiavelli_rules_where_he_alone_has_splayed() {
    let achievements = |board: &str| story(board).chronicle().state().achievements(Seat::at(0));
    let board = "you: purple Niccolo Machiavelli; red> Oars, Archery; blue> Tools, Pottery; \
                 green< Sailing, Clothing; achievements Empire\n them: red Metalworking, Construction";
    assert_eq!(achievements(board), 1 + 2);
    assert_eq!(achievements(&board.replace("red Metal", "red^ Metal")), 1 + 1);
    assert_eq!(achievements(&board.replace("purple N", "purple Mysticism, N")), 1);
}

#[test]
fn machiavelli_wins_by_a_splay() {
    story(
        "you: purple Niccolo Machiavelli; red< Oars, Archery; \
         achievements Empire, World, Wonder, Monument, Universe, War",
    )
    .plays(["dogma Niccolo Machiavelli"])
    .ends(["you"], By::Achievements);
}

// ---- William Shakespeare

#[test]
fn shakespeare_inspires_a_meld() {
    story("you: purple William Shakespeare; hand Paper\n deck 4: Anatomy")
        .plays(["inspire purple"])
        .leaves("you: purple William Shakespeare; green Paper; hand Anatomy");
}

#[test]
fn shakespeare_makes_points_of_card_images() {
    // Beside his bonus of 4.
    let board = "you: purple William Shakespeare; red Oars; blue< Tools, Pottery; score Paper";
    assert_eq!(points(&story(board)), 3 + 4 + 3);
    assert_eq!(points(&story(&board.replace("blue<", "blue>"))), 3 + 4 + 4);
    assert_eq!(points(&story(&board.replace("purple W", "purple Mysticism, W"))), 3);
}

#[test]
fn shakespeare_issues_rivalry_with_two_figures() {
    assert_eq!(decrees("you: purple William Shakespeare; hand Homer, Sinuhe"), ["decree Rivalry"]);
    assert!(decrees("you: purple Mysticism, William Shakespeare; hand Homer, Sinuhe").is_empty());
}

/// The splay is left to his owner.
#[test]
fn takiyuddin_may_leave_the_color_as_it_is() {
    story("you: blue Takiyuddin; purple Homer, Mysticism\n deck 1: Oars\n deck 2: Calendar")
        .plays(["inspire purple", "pass", "card Takiyuddin"])
        .leaves("you: blue Calendar; purple Homer, Mysticism; score Takiyuddin; hand Oars");
}
