//! Age 5.

use super::{decrees, points, story};

// ---- Christiaan Huygens

#[test]
fn huygens_melds_what_has_a_clock_and_is_near() {
    let board = "you: blue Christiaan Huygens\n deck 7: Railroad\n deck 8: Flight";
    story(board)
        .plays(["dogma Christiaan Huygens", "age 7"])
        .leaves("you: blue Christiaan Huygens; purple Railroad");
    // Without a clock, or three higher than the top card, it is foreshadowed.
    story(&board.replace("Railroad", "Combustion"))
        .plays(["dogma Christiaan Huygens", "age 7"])
        .leaves("you: blue Christiaan Huygens; forecast Combustion");
    story(board)
        .plays(["dogma Christiaan Huygens"])
        .offers(["age 7", "age 8", "age 9", "age 10"])
        .plays(["age 8"])
        .leaves("you: blue Christiaan Huygens; forecast Flight");
}

/// Archimedes makes Galileo's values a 6 and a 7; the sharer melds, and you foreshadow.
#[test]
fn huygens_works_in_a_shared_effect_and_for_his_owner_alone() {
    story(
        "you: green Galileo Galilei; blue Archimedes\n them: blue Christiaan Huygens; purple Code of Laws\n \
         deck 7: Railroad, Bicycle\n figures deck 4: Yi Sun-Sin",
    )
    .plays(["dogma Galileo Galilei", "them: age 7", "you: age 7", "card Archimedes"])
    .leaves(
        "you: green Galileo Galilei; forecast Bicycle; score Archimedes; hand Yi Sun-Sin\n \
         them: blue Christiaan Huygens; purple Railroad, Code of Laws",
    );
}

// ---- Isaac Newton

#[test]
fn newton_splays_right() {
    story("you: blue Isaac Newton; red Oars, Archery; green Sailing, Clothing")
        .plays(["dogma Isaac Newton"])
        .offers(["color red", "color green", "color blue"])
        .plays(["color red"])
        .leaves("you: blue Isaac Newton; red> Oars, Archery; green Sailing, Clothing");
}

#[test]
fn newton_lets_a_1_fall_before_a_draw_action() {
    let board = "you: blue Isaac Newton\n them: blue Tools\n deck 1: Oars\n deck 5: Coal";
    story(board)
        .plays(["draw"])
        .offers(["player 0", "player 1"])
        .plays(["player 1"])
        .leaves("you: blue Isaac Newton; hand Coal\n them: blue Tools; red Oars");
    story(board)
        .plays(["draw", "player 0"])
        .leaves("you: blue Isaac Newton; red Oars; hand Coal\n them: blue Tools");
}

#[test]
fn newton_lets_a_1_fall_before_an_inspire_action() {
    story("you: blue Isaac Newton; red Hammurabi; hand Tools\n deck 1: Oars, Archery")
        .plays(["inspire red", "player 1"])
        .leaves("you: blue Tools, Isaac Newton; red Hammurabi; hand Archery\n them: red Oars");
}

/// An effect that draws is no Draw action, nor is the draw for sharing, nor a draw of another player.
#[test]
fn newton_minds_no_other_draws() {
    story(
        "you: blue Isaac Newton; green Sailing\n them: purple Code of Laws\n deck 1: Oars, Archery\n \
         figures deck 5: Shivaji",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: blue Isaac Newton; green Sailing; red Archery; hand Shivaji\n \
         them: purple Code of Laws; red Oars",
    );
    story("you: blue Tools\n them: blue Isaac Newton\n deck 1: Oars")
        .plays(["draw"])
        .leaves("you: blue Tools; hand Oars\n them: blue Isaac Newton");
}

// ---- Peter the Great

#[test]
fn peter_inspires_a_tuck() {
    story("you: red Peter the Great; green Sailing; hand Tools\n deck 5: Physics")
        .plays(["inspire red"])
        .leaves("you: red Peter the Great; green Sailing; blue Tools; hand Physics");
}

#[test]
fn peter_returns_figures_when_melded() {
    let board = "you: hand Peter the Great; green Clothing\n them: red Gilgamesh, Oars; blue Alhazen; green Sailing\n \
                 third: purple Mysticism, Homer";
    story(board).plays(["meld Peter the Great"]).leaves(
        "you: red Peter the Great; green Clothing\n them: red Oars; green Sailing\n \
         third: purple Mysticism, Homer\n \
         figures deck 1 bottom: Gilgamesh\n figures deck 3 bottom: Alhazen",
    );
}

#[test]
fn peter_clears_the_bottom_of_green_before_he_tucks_a_factory() {
    // Five points of his bonus are too few for a 3.
    story("you: red Peter the Great; green Sailing, Paper; hand Coal\n deck 5: Physics")
        .plays(["inspire red"])
        .leaves("you: red Peter the Great, Coal; green Sailing; score Paper; hand Physics");
    story("you: red Peter the Great; green Paper, Sailing; hand Coal\n deck 5: Physics")
        .plays(["inspire red"])
        .leaves("you: red Peter the Great, Coal; green Paper; achievements Sailing; hand Physics");
    story("you: red Peter the Great; hand Coal\n deck 5: Physics")
        .plays(["inspire red"])
        .leaves("you: red Peter the Great, Coal; hand Physics");
}

/// Karmas that count go on counting while another is carried out: five factories, and his bonus, are
/// points enough for a 3.
#[test]
fn peter_is_eligible_by_what_polhem_counts() {
    let board = "you: red Peter the Great; yellow Christopher Polhem; green Sailing, Paper; \
                 purple Emancipation; hand Coal\n deck 5: Physics";
    story(board).plays(["inspire red", "card Christopher Polhem"]).leaves(
        "you: red Peter the Great, Coal; green Sailing; purple Emancipation; achievements Paper; \
         score Christopher Polhem; hand Physics",
    );
    story(&board.replace("purple Emancipation", "purple Mysticism"))
        .plays(["inspire red", "card Christopher Polhem"])
        .leaves(
            "you: red Peter the Great, Coal; green Sailing; purple Mysticism; \
             score Paper, Christopher Polhem; hand Physics",
        );
}

#[test]
fn peter_works_in_a_shared_effect() {
    story(
        "you: purple Code of Laws; hand Coal\n them: red Peter the Great; green Sailing, Paper; purple Enterprise; hand Gunpowder\n \
         figures deck 1: Homer",
    )
    .plays(["dogma Code of Laws", "them: card Gunpowder", "them: pass"])
    .leaves(
        "you: purple Code of Laws; hand Coal, Homer\n \
         them: red Peter the Great, Gunpowder; green Sailing; purple Enterprise; score Paper",
    );
}

#[test]
fn peter_lets_others_tuck() {
    story("you: purple Code of Laws; red Oars; hand Coal\n them: red Peter the Great; green Sailing, Paper")
        .plays(["dogma Code of Laws", "card Coal", "pass"])
        .leaves(
            "you: purple Code of Laws; red Oars, Coal\n them: red Peter the Great; green Sailing, Paper",
        );
}

// ---- Shivaji

#[test]
fn shivaji_makes_a_top_card_available() {
    story("you: red Shivaji; green Sailing")
        .plays(["dogma Shivaji", "card Sailing"])
        .leaves("you: red Shivaji\n available: Sailing");
}

/// Nobody draws a Figure for what went to somebody else (RUL-300).
#[test]
fn shivaji_takes_what_an_opponent_would_claim() {
    let board = "you: blue Tools; score Paper, Calendar\n them: red Shivaji; score Optics, Construction\n \
                 third: red Oars\n figures deck 1: Homer\n figures deck 5: Isaac Newton";
    story(board).plays(["achieve 1"]).leaves(
        "you: blue Tools; score Paper, Calendar\n \
         them: red Shivaji; score Optics, Construction; achievements Mysticism\n third: red Oars",
    );
    // With four points he is not eligible.
    story(&board.replace("Optics, Construction", "Archery, Optics")).plays(["achieve 1"]).leaves(
        "you: blue Tools; score Paper, Calendar; achievements Mysticism\n \
         them: red Shivaji; score Archery, Optics; hand Isaac Newton\n third: red Oars; hand Homer",
    );
}

/// Special achievements are no matter of eligibility (RUL-353), nor are his owner's own an opponent's.
#[test]
fn shivaji_leaves_special_and_his_own_achievements_alone() {
    story("you: blue Translation\n them: red Shivaji; score Optics, Construction")
        .plays(["dogma Translation"])
        .leaves(
            "you: blue Translation; achievements World\n them: red Shivaji; score Optics, Construction",
        );
    story("you: red Shivaji; score Optics, Construction\n them: blue Tools\n figures deck 1: Homer")
        .plays(["achieve 1"])
        .leaves(
            "you: red Shivaji; score Optics, Construction; achievements Mysticism\n \
             them: blue Tools; hand Homer",
        );
}

#[test]
fn shivaji_issues_war_with_two_figures() {
    assert_eq!(decrees("you: red Shivaji; hand Homer, Sinuhe"), ["decree War"]);
    assert!(decrees("you: red Oars, Shivaji; hand Homer, Sinuhe").is_empty());
}

// ---- Bartholomew Roberts

/// His bonus of 6 pays for an achievement of 1.
#[test]
fn roberts_plunders_before_he_scores() {
    story("you: green Bartholomew Roberts\n them: purple Code of Laws; blue Tools\n deck 5: Coal")
        .plays(["inspire green"])
        .offers(["card Bartholomew Roberts", "card Code of Laws"])
        .plays(["card Code of Laws"])
        .leaves(
            "you: green Bartholomew Roberts; score Code of Laws; achievements Mysticism; hand Coal\n \
             them: blue Tools",
        );
    // It does not pay for a 2.
    story("you: green Bartholomew Roberts\n them: green Currency; blue Tools\n deck 5: Coal")
        .plays(["inspire green", "card Currency"])
        .leaves("you: green Bartholomew Roberts; score Currency; hand Coal\n them: blue Tools");
}

/// Whatever his top cards: he is a 5, and the card a 6.
#[test]
fn roberts_minds_the_points_and_not_the_top_cards() {
    let board = "you: green Bartholomew Roberts; blue Chemistry; score Flight, Mobility, Rocketry\n \
                 available: Canning\n deck 6: Vaccination";
    story(board).plays(["dogma Chemistry", "card Flight"]).leaves(
        "you: green Bartholomew Roberts; blue Chemistry; score Mobility, Rocketry, Vaccination; \
         achievements Canning",
    );
    story(&board.replace(", Rocketry", ""))
        .plays(["dogma Chemistry", "card Flight"])
        .leaves("you: green Bartholomew Roberts; blue Chemistry; score Mobility, Vaccination");
}

/// A card in hand is worth ten points toward its value, for him too (RUL-354).
#[test]
fn roberts_pays_with_what_leeuwenhoek_counts() {
    story(
        "you: green Bartholomew Roberts; yellow Antoine Van Leeuwenhoek; hand Mapmaking\n \
         them: green Currency; blue Tools\n available: Calendar\n deck 5: Coal",
    )
    .plays(["inspire green", "card Currency", "card Antoine Van Leeuwenhoek"])
    .leaves(
        "you: green Bartholomew Roberts; hand Mapmaking, Coal; achievements Calendar; \
         score Currency, Antoine Van Leeuwenhoek\n them: blue Tools",
    );
}

#[test]
fn roberts_works_in_a_shared_effect() {
    story(
        "you: yellow Agriculture; hand Oars\n them: green Bartholomew Roberts; blue Pottery; hand Mapmaking; score Gunpowder, Coal\n \
         available: Machinery\n deck 3: Paper\n figures deck 1: Homer",
    )
    .plays(["dogma Agriculture", "them: card Mapmaking", "you: pass"])
    .leaves(
        "you: yellow Agriculture; hand Oars, Homer\n \
         them: green Bartholomew Roberts; blue Pottery; score Gunpowder, Coal, Paper; achievements Machinery",
    );
}

#[test]
fn roberts_gains_nothing_by_what_others_score() {
    story(
        "you: yellow Agriculture; hand Oars\n them: green Bartholomew Roberts; score Paper, Optics\n \
         available: Mathematics\n deck 2: Calendar",
    )
    .plays(["dogma Agriculture", "card Oars"])
    .leaves(
        "you: yellow Agriculture; score Calendar\n them: green Bartholomew Roberts; score Paper, Optics",
    );
}

// ---- Samuel de Champlain

#[test]
fn champlain_returns_a_5_and_draws_a_6() {
    let board = "you: green Samuel de Champlain; hand Coal, Tools\n deck 5: Physics\n deck 6: Canning";
    story(board)
        .plays(["inspire green"])
        .leaves("you: green Samuel de Champlain; hand Tools, Canning, Physics\n deck 5 bottom: Coal");
    // Without a 5 the 6 is drawn all the same.
    story(&board.replace("Coal, ", ""))
        .plays(["inspire green"])
        .leaves("you: green Samuel de Champlain; hand Tools, Canning, Physics");
}

#[test]
fn champlain_claims_an_achievement_with_his_fifth_card() {
    let board = "you: green Samuel de Champlain; hand Tools, Oars, Archery, Writing\n \
                 available: Mysticism, Calendar, Astronomy, Canning\n deck 5: Coal";
    story(board)
        .plays(["draw"])
        .offers(["achievement 1", "achievement 2", "achievement 5"])
        .plays(["achievement 5"])
        .leaves(
            "you: green Samuel de Champlain; hand Tools, Oars, Archery, Writing, Coal; \
             achievements Astronomy",
        );
    story(&board.replace(", Writing", ""))
        .plays(["draw"])
        .leaves("you: green Samuel de Champlain; hand Tools, Oars, Archery, Coal");
    story(&board.replace(", Writing", ", Writing, Sailing"))
        .plays(["draw"])
        .leaves("you: green Samuel de Champlain; hand Tools, Oars, Archery, Writing, Sailing, Coal");
}

#[test]
fn champlain_gains_nothing_by_what_others_draw() {
    story(
        "you: blue Tools\n them: green Samuel de Champlain; hand Oars, Archery, Writing, Pottery\n \
         deck 1: Sailing",
    )
    .plays(["draw"])
    .leaves(
        "you: blue Tools; hand Sailing\n \
         them: green Samuel de Champlain; hand Oars, Archery, Writing, Pottery",
    );
}

/// Also with one that a demand makes him draw, and of no higher value than that.
#[test]
fn champlain_claims_under_a_demand() {
    story(
        "you: red Archery\n them: green Samuel de Champlain; hand Paper, Pottery, Writing, Sailing\n \
         available: Mysticism, Calendar\n deck 1: Oars",
    )
    .plays(["dogma Archery"])
    .leaves(
        "you: red Archery; hand Paper\n them: green Samuel de Champlain; \
         hand Pottery, Writing, Sailing, Oars; achievements Mysticism",
    );
}

// ---- Antoine Van Leeuwenhoek

#[test]
fn leeuwenhoek_draws_a_6() {
    story("you: yellow Antoine Van Leeuwenhoek\n deck 6: Canning")
        .plays(["dogma Antoine Van Leeuwenhoek"])
        .leaves("you: yellow Antoine Van Leeuwenhoek; hand Canning");
}

#[test]
fn leeuwenhoek_counts_cards_in_hand_as_points() {
    let board = "you: yellow Antoine Van Leeuwenhoek; hand Paper, Optics";
    story(board).offers([
        "draw",
        "meld Paper",
        "meld Optics",
        "dogma Antoine Van Leeuwenhoek",
        "achieve 3",
    ]);
    // Ten are too few for a 3, and points are all they are worth.
    story(&board.replace(", Optics", "")).offers([
        "draw",
        "meld Paper",
        "dogma Antoine Van Leeuwenhoek",
    ]);
    story("you: yellow Antoine Van Leeuwenhoek; hand Atomic Theory, Canning, Democracy").offers([
        "draw",
        "meld Atomic Theory",
        "meld Canning",
        "meld Democracy",
        "dogma Antoine Van Leeuwenhoek",
    ]);
    story(&board.replace("yellow A", "yellow Masonry, A")).offers([
        "draw",
        "meld Paper",
        "meld Optics",
        "dogma Masonry",
    ]);
}

// ---- Christopher Polhem

#[test]
fn polhem_tucks_a_4() {
    story("you: yellow Christopher Polhem; purple Mysticism\n deck 4: Enterprise\n deck 5: Coal")
        .plays(["inspire yellow"])
        .leaves("you: yellow Christopher Polhem; purple Mysticism, Enterprise; hand Coal");
}

#[test]
fn polhem_makes_points_of_factories() {
    let board = "you: yellow Christopher Polhem; red Coal; score Tools";
    assert_eq!(points(&story(board)), 1 + 2 * 5);
    assert_eq!(points(&story(&board.replace("yellow C", "yellow Masonry, C"))), 1);
}

#[test]
fn polhem_issues_expansion_with_two_figures() {
    assert_eq!(decrees("you: yellow Christopher Polhem; hand Homer, Sinuhe"), ["decree Expansion"]);
    assert!(decrees("you: yellow Masonry, Christopher Polhem; hand Homer, Sinuhe").is_empty());
}

// ---- Bartolomeo Cristofori

#[test]
fn cristofori_inspires_a_meld() {
    story("you: purple Bartolomeo Cristofori; hand Paper\n deck 5: Coal")
        .plays(["inspire purple"])
        .leaves("you: purple Bartolomeo Cristofori; green Paper; hand Coal");
}

/// For the fifth, not for the fourth or the sixth, nor where the others do not show.
#[test]
fn cristofori_claims_an_achievement_with_the_fifth_visible_card() {
    let board = "you: purple Bartolomeo Cristofori; red< Archery, Oars, Metalworking, Construction; hand Optics\n \
                 available: Mysticism, Calendar, Astronomy, Canning";
    let after =
        "you: purple Bartolomeo Cristofori; red< Optics, Archery, Oars, Metalworking, Construction";
    story(board)
        .plays(["meld Optics"])
        .offers(["achievement 1", "achievement 2", "achievement 5"])
        .plays(["achievement 5"])
        .leaves(&format!("{after}; achievements Astronomy"));
    for (from, to) in [
        (", Construction", ""),
        (", Construction", ", Construction, Road Building"),
        ("red<", "red"),
        ("purple B", "purple Mysticism, B"),
    ] {
        let replace = |board: &str| board.replace(from, to);
        let board = board.replace("available: Mysticism, Calendar", "available: Calendar");
        story(&replace(&board)).plays(["meld Optics"]).leaves(&replace(after));
    }
}

/// What Daedalus sees ahead counts for claiming (RUL-354).
#[test]
fn cristofori_reaches_as_high_as_daedalus_does() {
    story(
        "you: purple Bartolomeo Cristofori; blue Daedalus; red< Archery, Oars, Metalworking, Construction; \
         hand Gunpowder; forecast Coal\n available: Canning, Railroad",
    )
    .plays(["meld Gunpowder", "card Daedalus"])
    .leaves(
        "you: purple Bartolomeo Cristofori; red< Gunpowder, Archery, Oars, Metalworking, Construction; \
         forecast Coal; achievements Canning; score Daedalus",
    );
}

#[test]
fn cristofori_works_in_a_shared_effect() {
    story(
        "you: green Sailing\n them: purple Bartolomeo Cristofori; red< Optics, Oars, Metalworking, Construction\n \
         available: Mysticism\n deck 1: Archery, Tools\n figures deck 1: Homer",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: green Sailing; blue Tools; hand Homer\n \
         them: purple Bartolomeo Cristofori; red< Archery, Optics, Oars, Metalworking, Construction; \
         achievements Mysticism",
    );
}

#[test]
fn cristofori_gains_nothing_by_what_others_meld() {
    let theirs = "them: purple Bartolomeo Cristofori; red< Archery, Oars, Metalworking, Construction";
    story(&format!("you: hand Optics\n {theirs}"))
        .plays(["meld Optics"])
        .leaves(&format!("you: red Optics\n {theirs}"));
}

// ---- Johannes Vermeer

#[test]
fn vermeer_scores_a_3() {
    story("you: purple Johannes Vermeer\n deck 3: Paper\n deck 5: Coal")
        .plays(["inspire purple"])
        .leaves("you: purple Johannes Vermeer; score Paper; hand Coal");
}

#[test]
fn vermeer_claims_one_higher_first() {
    let board = "you: purple Johannes Vermeer\n them: blue Tools\n available: Mysticism, Calendar, Paper\n \
                 figures deck 1: Homer";
    story(board).plays(["achieve 1"]).leaves(
        "you: purple Johannes Vermeer; achievements Calendar, Mysticism\n them: blue Tools; hand Homer",
    );
    story(&board.replace("Calendar, ", ""))
        .plays(["achieve 1"])
        .leaves("you: purple Johannes Vermeer; achievements Mysticism\n them: blue Tools; hand Homer");
}

/// Special ones have nothing above them; and the claims of others are theirs.
#[test]
fn vermeer_leaves_special_and_others_achievements_alone() {
    story("you: purple Johannes Vermeer; blue Translation")
        .plays(["dogma Translation"])
        .leaves("you: purple Johannes Vermeer; blue Translation; achievements World");
    story(
        "you: blue Tools; score Paper, Construction\n them: purple Johannes Vermeer\n \
         available: Mysticism, Calendar\n figures deck 5: Shivaji",
    )
    .plays(["achieve 1"])
    .leaves(
        "you: blue Tools; score Paper, Construction; achievements Mysticism\n \
         them: purple Johannes Vermeer; hand Shivaji",
    );
}

/// Two karmas of two players about one claim: whose turn it is picks one.
#[test]
fn of_vermeer_and_shivaji_the_claimant_picks() {
    let board = "you: purple Johannes Vermeer\n them: red Shivaji; score Optics, Construction\n \
                 available: Mysticism, Calendar\n figures deck 5: Isaac Newton";
    story(board).plays(["achieve 1", "you: card Johannes Vermeer"]).leaves(
        "you: purple Johannes Vermeer; achievements Calendar, Mysticism\n \
         them: red Shivaji; score Optics, Construction; hand Isaac Newton",
    );
    story(board).plays(["achieve 1", "you: card Shivaji"]).leaves(
        "you: purple Johannes Vermeer\n \
         them: red Shivaji; score Optics, Construction; achievements Mysticism",
    );
}
