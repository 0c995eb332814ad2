//! The cards of age 10.

use splay_engine::By;

use super::story;

// ---- Rover Curiosity

#[test]
fn rover_curiosity_melds_and_executes_an_artifact() {
    story("you: display Rover Curiosity; score Tools\n artifacts deck 10: Maastricht Treaty")
        .plays(["dogma Rover Curiosity"])
        .ends(["you"], By::Effect);
}

#[test]
fn rover_curiosity_compels_those_who_shared_it() {
    // They put their lightbulbs into their score pile, but these were counted at the start.
    story(
        "you: display Rover Curiosity
         them: blue Experimentation; hand Tools, Oars, Archery
         artifacts deck 10: Higgs Boson, Maldives
         deck 10: Software",
    )
    .plays(["dogma Rover Curiosity", "them: card Oars"])
    .leaves(
        "you: red Maldives; hand Software
         them: hand Tools, Archery; score Higgs Boson, Experimentation
         deck 1 bottom: Oars",
    );
}

#[test]
fn rover_curiosity_finds_a_base_card_where_no_artifact_is_left() {
    story(
        "you: display Rover Curiosity
         deck 10: Robotics, Stem Cells
         removed: Higgs Boson, Exxon Valdez, Maldives, Maastricht Treaty, Seikan Tunnel, Dolly the Sheep, Where's Waldo?, DeLorean DMC-12, Twister",
    )
    .plays(["dogma Rover Curiosity"])
    .leaves("you: red Robotics; yellow Stem Cells");
}

// ---- Higgs Boson

#[test]
fn higgs_boson_transfers_the_board_to_the_score_pile() {
    // Six cards, but they are not scored: no Monument.
    story(
        "you: blue Atomic Theory, Experimentation; green Sailing; yellow< Canning, Agriculture, Masonry; display Higgs Boson",
    )
    .plays(["dogma Higgs Boson"])
    .leaves(
        "you: score Atomic Theory, Experimentation, Sailing, Canning, Agriculture, Masonry
         available: Monument",
    );
    story("you: display Higgs Boson").plays(["dogma Higgs Boson"]).leaves("you:");
}

// ---- Exxon Valdez

#[test]
fn exxon_valdez_takes_a_player_out_of_the_game() {
    story(
        "you: display Exxon Valdez
         them: red Coal; green The Wheel; hand Sailing; score Metalworking; achievements Enterprise
         third: red Flight",
    )
    .plays(["dogma Exxon Valdez"])
    .leaves(
        "you:
         them:
         third: red Flight
         removed: Coal, The Wheel, Sailing, Metalworking, Enterprise",
    )
    .goes_on()
    .plays(["draw", "third: draw"]);
}

#[test]
fn exxon_valdez_leaves_the_last_player_the_winner() {
    story("you: display Exxon Valdez\n them: red Coal")
        .plays(["dogma Exxon Valdez"])
        .tells(["them: remove Coal"])
        .ends(["you"], By::Elimination);
}

#[test]
fn exxon_valdez_spares_those_who_could_not_share() {
    story("you: display Exxon Valdez\n them: red Flight").plays(["dogma Exxon Valdez"]).leaves("you:");
}

// ---- Maldives

#[test]
fn maldives_leave_two_and_two_and_four() {
    story(
        "you: display Maldives; hand Paper, Alchemy, Optics; score Sailing, Coal, Canning, Lighting, Flight
         them: blue Rocketry; hand Tools, Oars, Archery; score Calendar, Mathematics, Pottery
         deck 1: Mysticism",
    )
    .plays(["dogma Maldives", "them: card Oars", "them: card Pottery", "card Coal"])
    .leaves(
        "you: hand Paper, Alchemy, Optics; score Sailing, Canning, Lighting, Flight
         them: blue Rocketry; hand Tools, Archery; score Calendar, Mathematics
         deck 1 bottom: Oars, Pottery
         deck 5 bottom: Coal",
    );
}

#[test]
fn maldives_take_nothing_of_what_is_little() {
    story(
        "you: display Maldives; score Tools, Oars\n them: blue Rocketry; hand Archery; score Calendar",
    )
    .plays(["dogma Maldives"])
    .leaves("you: score Tools, Oars");
    // Those who could not share keep all.
    story("you: display Maldives\n them: hand Tools, Oars, Archery; score Calendar, Paper, Coal")
        .plays(["dogma Maldives"])
        .leaves("you:");
}

// ---- Maastricht Treaty

#[test]
fn maastricht_treaty_wins_with_the_most_score_cards() {
    story("you: display Maastricht Treaty; score Sailing, Tools\n them: score Software")
        .plays(["dogma Maastricht Treaty"])
        .ends(["you"], By::Effect);
    story("you: display Maastricht Treaty; score Sailing, Tools\n them: score Software, Coal")
        .plays(["dogma Maastricht Treaty"])
        .ends(["you"], By::Effect);
    story("you: display Maastricht Treaty; score Software\n them: score Sailing, Tools")
        .plays(["dogma Maastricht Treaty"])
        .leaves("you: score Software");
}

#[test]
fn maastricht_treaty_lets_a_sharer_win_first() {
    story("you: display Maastricht Treaty; score Software\n them: purple Enterprise; score Tools")
        .plays(["dogma Maastricht Treaty"])
        .ends(["them"], By::Effect);
}

// ---- Seikan Tunnel

#[test]
fn seikan_tunnel_wins_with_the_most_visible_cards_in_a_color() {
    let long = "red< Optics, Oars, Archery; green Sailing";
    // Three cards of theirs are not splayed.
    story(&format!("you: {long}; display Seikan Tunnel\n them: blue Tools, Writing, Pottery, Calendar"))
        .plays(["dogma Seikan Tunnel"])
        .ends(["you"], By::Effect);
    story(&format!("you: {long}; display Seikan Tunnel\n them: blue< Tools, Writing, Pottery"))
        .plays(["dogma Seikan Tunnel"])
        .ends(["you"], By::Effect);
    story(&format!(
        "you: {long}; display Seikan Tunnel\n them: blue< Tools, Writing, Pottery, Calendar"
    ))
    .plays(["dogma Seikan Tunnel"])
    .leaves(&format!("you: {long}"));
}

#[test]
fn seikan_tunnel_wants_a_color() {
    story("you: display Seikan Tunnel").plays(["dogma Seikan Tunnel"]).leaves("you:");
}

// ---- Dolly the Sheep

#[test]
fn dolly_the_sheep_wins_with_domestication_at_the_bottom() {
    story("you: yellow Canning, Domestication; display Dolly the Sheep")
        .plays(["dogma Dolly the Sheep", "pass", "no"])
        .ends(["you"], By::Effect);
    story("you: yellow Canning; display Dolly the Sheep\n deck 1: Domestication")
        .plays(["dogma Dolly the Sheep", "pass", "yes"])
        .ends(["you"], By::Effect);
    story("you: yellow Domestication, Canning; display Dolly the Sheep")
        .plays(["dogma Dolly the Sheep", "card Canning", "no"])
        .ends(["you"], By::Effect);
}

#[test]
fn dolly_the_sheep_melds_and_draws_otherwise() {
    story(
        "you: yellow Domestication, Canning; display Dolly the Sheep; hand Tools, Coal
         deck 1: Oars\n deck 10: Software",
    )
    .plays(["dogma Dolly the Sheep", "pass", "yes"])
    .leaves("you: yellow Domestication, Canning; red Coal, Oars; hand Tools, Software");
    story("you: display Dolly the Sheep\n deck 10: Software")
        .plays(["dogma Dolly the Sheep", "no"])
        .leaves("you: hand Software");
}

// ---- Where's Waldo?

#[test]
fn wheres_waldo_wins() {
    story("you: display Where's Waldo?").plays(["dogma Where's Waldo?"]).ends(["you"], By::Effect);
    story("you: display Where's Waldo?\n them: yellow Agriculture")
        .plays(["dogma Where's Waldo?"])
        .ends(["them"], By::Effect);
}

// ---- DeLorean DMC-12

#[test]
fn delorean_dmc_12_takes_top_cards_and_hands_along() {
    story(
        "you: purple DeLorean DMC-12, Mysticism; red Optics, Oars; hand Tools; score Coal
         them: blue Calendar, Pottery; hand Sailing",
    )
    .plays(["dogma DeLorean DMC-12"])
    .leaves(
        "you: purple Mysticism; red Oars; score Coal
         them: blue Pottery
         removed: DeLorean DMC-12, Optics, Tools, Calendar, Sailing",
    );
}

#[test]
fn delorean_dmc_12_is_gone_once_a_sharer_has_used_it() {
    story(
        "you: purple DeLorean DMC-12, Mysticism
         them: blue Rocketry, Pottery
         deck 1: Tools",
    )
    .plays(["dogma DeLorean DMC-12"])
    .leaves("you: purple Mysticism; hand Tools\n them: blue Pottery");
}

#[test]
fn delorean_dmc_12_does_nothing_from_display() {
    story("you: red Optics; display DeLorean DMC-12; hand Tools")
        .plays(["dogma DeLorean DMC-12"])
        .leaves("you: red Optics; hand Tools");
}

#[test]
fn delorean_dmc_12_removes_everything_at_once() {
    // Without Sailing alone there would be twelve clocks.
    story(
        "you: purple DeLorean DMC-12; blue Rocketry; red Fission; green Sailing, Satellites
         available: World",
    )
    .plays(["dogma DeLorean DMC-12"])
    .leaves("you: green Satellites\n available: World");
}

// ---- Twister

#[test]
fn twister_melds_a_score_card_of_each_color() {
    story(
        "you: display Twister
         them: red Coal; score Oars, Archery, Tools, Sailing, Paper",
    )
    .plays(["dogma Twister"])
    .offers(["card Oars", "card Archery"])
    .plays(["them: card Archery"])
    .offers(["card Sailing", "card Paper"])
    .plays(["them: card Paper"])
    .leaves(
        "you:
         them: red Archery, Coal; blue Tools; green Paper; score Oars, Sailing",
    );
}

#[test]
fn twister_is_for_those_who_could_share_and_have_score_cards() {
    story("you: display Twister\n them: red Coal\n third: score Tools")
        .plays(["dogma Twister"])
        .leaves("you:");
}
