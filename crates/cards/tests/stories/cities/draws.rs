//! When a City is drawn, and which card that is.

use splay_engine::{By, Sets};

use super::{story, with_echoes};
use crate::story::Third;

#[test]
fn a_new_color_by_a_meld_action_draws_a_city() {
    story("you: blue Tools; hand Archery, Gunpowder\n cities deck 4: Seville")
        .plays(["meld Gunpowder"])
        .leaves("you: blue Tools; red Gunpowder; hand Archery, Seville");
    story("you: red Archery; hand Gunpowder")
        .plays(["meld Gunpowder"])
        .leaves("you: red Gunpowder, Archery");
}

/// Trap 19: what an effect melds is no Meld action. The plus of a city does not act, and no City comes.
#[test]
fn a_new_color_by_an_effect_draws_none() {
    story("you: green Sailing\n deck 1: Archery")
        .plays(["dogma Sailing"])
        .leaves("you: green Sailing; red Archery");
    story("you: blue Translation; score Athens\n them:")
        .plays(["dogma Translation", "yes"])
        .leaves("you: blue Translation; red Athens");
    story("you: purple Reformation, Mysticism; hand Athens\n them:")
        .plays(["dogma Reformation", "yes", "pass"])
        .leaves("you: purple Reformation, Mysticism; red Athens");
}

#[test]
fn who_holds_a_city_draws_none() {
    story("you: blue Tools; hand Archery, Athens")
        .plays(["meld Archery"])
        .leaves("you: blue Tools; red Archery; hand Athens");
    story("you: purple Philosophy, Mysticism; hand Athens\n them:")
        .plays(["dogma Philosophy", "color purple", "pass"])
        .leaves("you: purple< Philosophy, Mysticism; hand Athens");
}

#[test]
fn the_first_cards_of_the_game_draw_none() {
    use splay_engine::{Set, Setup};
    let sets = Sets::BASE.with(Set::Cities);
    let catalog = splay_cards::catalog(Third, sets);
    let mut game = splay_engine::Game::new(catalog, &Setup::with(Third, sets, 2, 7)).unwrap();
    for _ in 0..2 {
        game.choose_index(0).unwrap();
    }
    let view = game.state().position();
    assert!(view.players.iter().all(|player| player.hand.len() == 1 && player.board.len() == 1));
}

// ---- Splays

#[test]
fn a_new_splay_by_an_effect_draws_a_city() {
    story("you: purple Philosophy, Mysticism; green The Wheel\n them:\n cities deck 2: Rome")
        .plays(["dogma Philosophy", "color purple", "pass"])
        .leaves("you: purple< Philosophy, Mysticism; green The Wheel; hand Rome");
}

/// Trap 20: whoever splays draws, by their own highest top card.
#[test]
fn a_sharer_who_splays_draws_the_city() {
    let board = "you: purple Philosophy, Mysticism
                 them: blue Mathematics, Tools; red Archery
                 deck 2: Calendar\n cities deck 2: Rome, Carthage";
    story(board).plays(["dogma Philosophy", "them: color blue", "you: pass", "them: pass"]).leaves(
        "you: purple Philosophy, Mysticism; hand Calendar
             them: blue< Mathematics, Tools; red Archery; hand Rome",
    );
}

/// Trap 20: nothing is drawn for a splay that is undone.
#[test]
fn unsplaying_draws_none() {
    let board = "you: purple Feudalism; yellow Masonry
                 them: red< Archery, Oars; hand City States";
    story(&board.replace("City States", "Metalworking")).plays(["dogma Feudalism"]).leaves(
        "you: purple Feudalism; yellow Masonry; hand Metalworking
             them: red Archery, Oars",
    );
}

/// Measurement's splay must be made, and may be one that changes nothing.
#[test]
fn the_same_direction_again_draws_none() {
    story("you: green> Measurement, Sailing; hand The Wheel\n them:\n deck 2: Calendar")
        .plays(["dogma Measurement", "card The Wheel"])
        .leaves("you: green> Measurement, Sailing; hand Calendar");
    story("you: green Measurement, Sailing; hand The Wheel\n them:\n deck 2: Calendar\n cities deck 5: Tokyo")
        .plays(["dogma Measurement", "card The Wheel"])
        .leaves("you: green> Measurement, Sailing; hand Calendar, Tokyo");
}

/// by the highest top card of whoever splays.
#[test]
fn who_splays_anothers_color_draws_the_city() {
    let board = "you: red Kobukson; hand Dice\n them: blue> Mathematics, Writing
                 deck 4: Navigation\n cities deck 4: Seville";
    with_echoes(board).plays(["dogma Kobukson", "stack 1 blue"]).leaves(
        "you: red Kobukson; hand Dice, Seville
         them: blue< Mathematics, Writing; green Navigation",
    );
}

// ---- Which card it is

#[test]
fn an_age_without_base_cards_is_skipped_for_cities_too() {
    let twos: Vec<&str> = splay_cards::catalog(Third, Sets::BASE)
        .innovations()
        .filter(|facts| facts.card.value() == 2 && facts.title != "Mapmaking")
        .map(|facts| facts.title)
        .collect();
    let board = format!(
        "you: green Mapmaking; hand Tools\n removed: {}\n available:\n cities deck 3: Mecca",
        twos.join(", ")
    );
    story(&board).plays(["meld Tools"]).leaves("you: green Mapmaking; blue Tools; hand Mecca");
}

#[test]
fn without_a_city_of_the_age_a_base_card_is_drawn() {
    story(&format!("you: hand Tools\n removed: {}\n deck 1: Oars", FIRST_CITIES))
        .plays(["meld Tools"])
        .leaves("you: blue Tools; hand Oars");
}

/// The card that takes the place of a City is drawn by the rule of Echoes.
#[test]
fn in_the_place_of_a_city_an_echo_can_come() {
    let board = format!(
        "you: hand Tools, Oars\n removed: {FIRST_CITIES}\n deck 1: Writing\n echoes deck 1: Dice"
    );
    with_echoes(&board).plays(["meld Tools"]).leaves("you: blue Tools; hand Oars, Dice");
}

const FIRST_CITIES: &str = "Yin, Troy, Atlantis, Thebes, Chang' An, Athens, Jerusalem, Memphis, Babylon, \
                            Uruk, Damascus, Linzi, Hattusa, Mohenjo-Daro, Ephesus";

#[test]
fn a_city_beyond_the_last_age_ends_the_game() {
    let tens: Vec<&str> = splay_cards::catalog(Third, Sets::BASE)
        .innovations()
        .filter(|facts| facts.card.value() == 10 && facts.title != "Robotics")
        .map(|facts| facts.title)
        .collect();
    let board =
        format!("you: red Robotics; hand Tools; score Oars\n them:\n removed: {}", tens.join(", "));
    story(&board).plays(["meld Tools"]).ends(["you"], By::Score);
}
