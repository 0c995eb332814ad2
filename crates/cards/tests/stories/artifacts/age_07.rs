//! The cards of age 7.

use splay_engine::By;

use super::story;

// ---- Periodic Table

#[test]
fn periodic_table_goes_on_while_it_covers_a_chosen_card() {
    story(
        "you: red Machine Tools; blue Atomic Theory; yellow Canning; display Periodic Table
         deck 7: Publications, Combustion\n deck 8: Socialism",
    )
    .plays(["dogma Periodic Table"])
    .offers(["card Machine Tools", "card Atomic Theory", "card Canning"])
    .plays(["card Machine Tools", "card Atomic Theory"])
    .leaves(
        "you: red Combustion, Machine Tools; blue Publications, Atomic Theory; yellow Canning; purple Socialism",
    );
}

#[test]
fn periodic_table_stops_over_a_card_that_was_not_chosen() {
    story(
        "you: red Machine Tools; blue Atomic Theory; yellow Canning; green Sailing; purple Mysticism; display Periodic Table
         deck 7: Publications",
    )
    .plays(["dogma Periodic Table"])
    .offers(["age 1", "age 6"])
    .plays(["age 6", "card Machine Tools", "card Canning"])
    .leaves(
        "you: red Machine Tools; blue Publications, Atomic Theory; yellow Canning; green Sailing; purple Mysticism",
    );
}

#[test]
fn periodic_table_wants_two_of_a_value() {
    story("you: red Machine Tools; blue Tools; display Periodic Table")
        .plays(["dogma Periodic Table"])
        .leaves("you: red Machine Tools; blue Tools");
}

// ---- Corvette Challenger

#[test]
fn corvette_challenger_scores_by_what_is_visible() {
    story(
        "you: red Optics, Oars; display Corvette Challenger
         deck 8: Flight\n deck 3: Engineering",
    )
    .plays(["dogma Corvette Challenger"])
    .leaves("you: red^ Optics, Oars, Flight; score Engineering");
    // A single card cannot be splayed.
    story("you: display Corvette Challenger\n deck 8: Flight\n deck 1: Tools")
        .plays(["dogma Corvette Challenger"])
        .leaves("you: red Flight; score Tools");
}

// ---- Submarine H. L. Hunley

#[test]
fn submarine_h_l_hunley_sinks_what_rests_on_a_1() {
    story(
        "you: display Submarine H. L. Hunley
         them: red Coal, Optics, Oars
         deck 7: Combustion",
    )
    .plays(["dogma Submarine H. L. Hunley"])
    .leaves("you:\n them:\n deck 7 bottom: Combustion\n deck 5 bottom: Coal\n deck 1 bottom: Oars");
}

#[test]
fn submarine_h_l_hunley_leaves_other_stacks_afloat() {
    story("you: display Submarine H. L. Hunley\n them: red Coal, Optics\n deck 7: Combustion")
        .plays(["dogma Submarine H. L. Hunley"])
        .leaves("you:\n them: red Combustion, Coal, Optics");
    // The card melded is its own bottom card, and no 1.
    story("you: display Submarine H. L. Hunley\n them: red Coal\n deck 7: Lighting")
        .plays(["dogma Submarine H. L. Hunley"])
        .leaves("you:\n them: red Coal; purple Lighting");
}

#[test]
fn submarine_h_l_hunley_is_for_those_who_could_share() {
    story("you: display Submarine H. L. Hunley\n them: red Gunpowder, Oars\n deck 7: Combustion")
        .plays(["dogma Submarine H. L. Hunley"])
        .leaves("you:");
}

// ---- Jedlik's Electromagnetic Self-Rotor

#[test]
fn jedliks_electromagnetic_self_rotor_claims_an_8() {
    story(
        "you: display Jedlik's Electromagnetic Self-Rotor
         deck 8: Flight, Socialism
         available: Rocketry, Tools",
    )
    .plays(["dogma Jedlik's Electromagnetic Self-Rotor"])
    .leaves("you: purple Socialism; score Flight; achievements Rocketry");
    story(
        "you: display Jedlik's Electromagnetic Self-Rotor
         deck 8: Flight, Socialism
         available: Tools, Empire",
    )
    .plays(["dogma Jedlik's Electromagnetic Self-Rotor"])
    .leaves("you: purple Socialism; score Flight");
}

#[test]
fn jedliks_electromagnetic_self_rotor_lets_sharers_claim_first() {
    story(
        "you: display Jedlik's Electromagnetic Self-Rotor
         them: blue Experimentation
         deck 8: Flight, Socialism, Mobility, Skyscrapers, Empiricism
         available: Rocketry",
    )
    .plays(["dogma Jedlik's Electromagnetic Self-Rotor"])
    .leaves(
        "you: yellow Skyscrapers; score Mobility; hand Empiricism
         them: blue Experimentation; purple Socialism; score Flight; achievements Rocketry",
    );
}

// ---- International Prototype Metre Bar

#[test]
fn international_prototype_metre_bar_wins_with_the_exact_number() {
    story(
        "you: red Coal, Oars; display International Prototype Metre Bar
         deck 3: Optics",
    )
    .plays(["dogma International Prototype Metre Bar", "age 3"])
    .ends(["you"], By::Effect);
    // The value is that of the card, not the one chosen.
    story(
        "you: red Coal, Oars; display International Prototype Metre Bar; hand Construction, Road Building, Calendar, Mathematics, Currency, Mapmaking, Canal Building, Fermenting, Monotheism, Philosophy
         deck 2:\n deck 3: Optics",
    )
    .plays(["dogma International Prototype Metre Bar", "age 2"])
    .ends(["you"], By::Effect);
}

#[test]
fn international_prototype_metre_bar_returns_a_card_that_does_not_fit() {
    story(
        "you: red Coal; display International Prototype Metre Bar
         deck 3: Optics",
    )
    .plays(["dogma International Prototype Metre Bar", "age 3"])
    .leaves("you: red Coal\n deck 3 bottom: Optics");
    story("you: red Coal, Oars; display International Prototype Metre Bar\n deck 4: Gunpowder")
        .plays(["dogma International Prototype Metre Bar", "age 4"])
        .leaves("you: red^ Coal, Oars\n deck 4 bottom: Gunpowder");
}

// ---- Hansen Writing Ball

#[test]
fn hansen_writing_ball_takes_a_hand_and_types_on() {
    story(
        "you: display Hansen Writing Ball
         them: blue Quantum Theory; hand Sailing
         deck 7: Evolution, Sanitation, Explosives, Publications, Electricity, Railroad, Combustion, Bicycle, Lighting",
    )
    .plays(["dogma Hansen Writing Ball"])
    .offers(["card Evolution", "card Publications"])
    .plays(["them: card Evolution"])
    .leaves(
        "you: red Combustion; hand Sailing, Sanitation, Explosives, Publications, Bicycle, Lighting
         them: blue Evolution, Quantum Theory; green Electricity; hand Railroad",
    );
}

#[test]
fn hansen_writing_ball_takes_the_hand_without_a_blue_card_too() {
    story(
        "you: display Hansen Writing Ball
         them: blue Quantum Theory
         deck 7: Combustion, Sanitation, Explosives, Electricity, Railroad, Bicycle
         deck 1: Tools",
    )
    .plays(["dogma Hansen Writing Ball"])
    .leaves(
        "you: hand Combustion, Sanitation, Explosives, Electricity, Bicycle, Tools
         them: blue Quantum Theory; hand Railroad",
    );
}

#[test]
fn hansen_writing_ball_types_alone_without_anybody_to_share() {
    story("you: display Hansen Writing Ball\n them: hand Sailing\n deck 7: Combustion, Bicycle")
        .plays(["dogma Hansen Writing Ball"])
        .leaves("you: red Combustion; hand Bicycle");
}

// ---- Colt Paterson Revolver

#[test]
fn colt_paterson_revolver_hits_a_matching_color() {
    story(
        "you: display Colt Paterson Revolver
         them: red Coal; hand Oars, Sailing; score Tools
         deck 7: Combustion",
    )
    .plays(["dogma Colt Paterson Revolver"])
    .offers(["card Oars", "card Sailing", "card Tools"])
    .plays(["them: card Tools", "them: card Sailing"])
    .leaves("you:\n them: red Coal\n deck 1 bottom: Tools, Sailing, Oars\n deck 7 bottom: Combustion");
}

#[test]
fn colt_paterson_revolver_misses_other_colors() {
    story(
        "you: display Colt Paterson Revolver
         them: red Coal; hand Sailing; score Oars
         deck 7: Combustion",
    )
    .plays(["dogma Colt Paterson Revolver"])
    .leaves("you:\n them: red Coal; hand Sailing, Combustion; score Oars");
    story("you: display Colt Paterson Revolver\n them: red Coal; score Oars\n deck 7: Combustion")
        .plays(["dogma Colt Paterson Revolver"])
        .leaves("you:\n them: red Coal; hand Combustion; score Oars");
}

#[test]
fn colt_paterson_revolver_aims_at_those_who_could_share() {
    story("you: display Colt Paterson Revolver\n them: blue Tools; hand Oars\n deck 7: Combustion")
        .plays(["dogma Colt Paterson Revolver"])
        .leaves("you:");
}

// ---- Singer Model 27

#[test]
fn singer_model_27_tucks_what_has_the_color() {
    story(
        "you: green Clothing; display Singer Model 27; hand Sailing; score Navigation, The Wheel, Tools",
    )
    .plays(["dogma Singer Model 27", "card The Wheel"])
    .leaves("you: green^ Clothing, Sailing, The Wheel, Navigation; score Tools");
    story("you: green Clothing; display Singer Model 27; score The Wheel")
        .plays(["dogma Singer Model 27"])
        .leaves("you: green Clothing; score The Wheel");
}

// ---- Roundhay Garden Scene

#[test]
fn roundhay_garden_scene_melds_scores_and_executes() {
    // Sailing: draw and meld a 1.
    story(
        "you: display Roundhay Garden Scene; score Sailing
         deck 1: Tools, Oars, Archery",
    )
    .plays(["dogma Roundhay Garden Scene"])
    .leaves("you: green Sailing; red Archery; score Tools, Oars");
}

#[test]
fn roundhay_garden_scene_demands_by_its_own_icon() {
    // Archery demands of those with fewer leaves, though they have more castles.
    story(
        "you: display Roundhay Garden Scene; score Archery
         them: red Metalworking; hand Calendar
         third: yellow Agriculture; hand Optics
         deck 1: Tools, Oars, Sailing, Writing, Pottery, Masonry",
    )
    .plays(["dogma Roundhay Garden Scene"])
    .leaves(
        "you: red Archery; score Sailing, Writing; hand Calendar, Masonry
         them: red Metalworking; hand Pottery
         third: yellow Agriculture; score Tools, Oars; hand Optics",
    );
}

#[test]
fn roundhay_garden_scene_compels_by_its_own_icon() {
    // They have the leaves to share, but no factory at all.
    story(
        "you: blue Tools; display Roundhay Garden Scene; score Frigate Constitution
         them: yellow Agriculture; hand Oars
         deck 1: Sailing, Writing
         deck 6: Canning, Democracy, Encyclopedia",
    )
    .plays(["dogma Roundhay Garden Scene"])
    .leaves(
        "you: blue Tools; red Frigate Constitution; score Canning, Democracy; hand Encyclopedia
         them: yellow Agriculture; score Sailing, Writing
         deck 1 bottom: Oars",
    );
}

#[test]
fn roundhay_garden_scene_scores_two_1s_without_a_card() {
    story("you: display Roundhay Garden Scene\n deck 1: Tools, Oars")
        .plays(["dogma Roundhay Garden Scene"])
        .leaves("you: score Tools, Oars");
}

#[test]
fn roundhay_garden_scene_ends_the_game_with_yamato() {
    // Face up it is an 11, and there are no 11s to draw.
    story("you: display Roundhay Garden Scene; score Battleship Yamato\n them: score Tools")
        .plays(["dogma Roundhay Garden Scene"])
        .ends(["them"], By::Score);
}

// ---- The Communist Manifesto

#[test]
fn the_communist_manifesto_gives_everybody_a_card() {
    // Railroad: return all cards from hand, then draw three 6s; purple may be splayed then.
    story(
        "you: display The Communist Manifesto
         them: red Oars
         deck 7: Combustion, Railroad
         deck 6: Canning, Encyclopedia, Democracy",
    )
    .plays(["dogma The Communist Manifesto"])
    .offers(["card Combustion", "card Railroad"])
    .plays(["card Railroad"])
    .leaves(
        "you: purple Railroad; hand Canning, Encyclopedia, Democracy
         them: red Combustion, Oars",
    );
}

#[test]
fn the_communist_manifesto_lets_one_choose_who_gets_what() {
    story(
        "you: display The Communist Manifesto
         them:
         third: red Oars
         deck 7: Combustion, Evolution, Sanitation",
    )
    .plays(["dogma The Communist Manifesto", "card Sanitation"])
    .offers(["player 1", "player 2"])
    .plays(["player 2", "card Evolution"])
    .leaves(
        "you: yellow Sanitation
         them: red Combustion
         third: red Oars; blue Evolution",
    );
}
