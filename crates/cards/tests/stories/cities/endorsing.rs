//! The Endorse action: what it takes, and what is doubled.

use splay_engine::{Action, Actions, By};

use super::{story, story_with, with_echoes};

#[test]
fn a_city_endorses_cards_whose_featured_icon_it_bears() {
    // Tikal has castles, which The Wheel features, and no lightbulbs.
    story("you: red Tikal; green The Wheel; purple Philosophy; hand Tools").offers([
        "draw",
        "meld Tools",
        "dogma Tikal",
        "dogma The Wheel",
        "dogma Philosophy",
        "endorse Tikal",
        "endorse The Wheel",
    ]);
}

#[test]
fn the_payment_is_no_higher_than_the_city() {
    let board = "you: red Tikal; green The Wheel; hand Cordoba, Mathematics, Tools
                 deck 1: Oars, Writing, Sailing, Clothing";
    story(board)
        .plays(["endorse The Wheel"])
        .offers(["card Mathematics", "card Tools"])
        .asks("Tuck a card of value 2 or less from your hand")
        .plays(["card Tools"])
        .leaves(
            "you: red Tikal; green The Wheel; blue Tools; hand Cordoba, Mathematics, Oars, Writing, \
             Sailing, Clothing",
        );
    story("you: red Tikal; green The Wheel; hand Cordoba").offers([
        "draw",
        "meld Cordoba",
        "dogma Tikal",
        "dogma The Wheel",
    ]);
    story("you: red Tikal; green The Wheel").offers(["draw", "dogma Tikal", "dogma The Wheel"]);
}

/// RUL-220: nothing but the payment hangs on the city, so the highest that bears the icon will do.
#[test]
fn of_two_cities_the_higher_one_sets_the_price() {
    let board =
        "you: red Tikal; yellow Kaifeng; blue Madrid; green The Wheel; hand Engineering, Gunpowder
                 them:\n deck 1: Oars, Writing, Sailing, Clothing";
    story(board).plays(["endorse The Wheel"]).leaves(
        "you: red Tikal, Engineering; yellow Kaifeng; blue Madrid; green The Wheel; hand Gunpowder, Oars, \
         Writing, Sailing, Clothing",
    );
}

/// Its featured icon is printed, though it bears no castle.
#[test]
fn manila_features_a_castle() {
    story("you: green Manila; red Tikal; hand Tools\n available:").offers([
        "draw",
        "meld Tools",
        "dogma Manila",
        "dogma Tikal",
        "endorse Manila",
        "endorse Tikal",
    ]);
    story("you: green Manila; hand Tools\n available:").offers(["draw", "meld Tools", "dogma Manila"]);
}

#[test]
fn who_shares_does_it_once_and_the_actor_twice_in_a_row() {
    let board = "you: red Athens; blue Writing; hand Tools\n them: purple Philosophy; blue Mathematics
                 third:\n deck 1: Oars\n deck 2: Calendar, Mapmaking, Fermenting";
    story(board).plays(["endorse Writing"]).tells([
        "you: tuck Tools",
        "them: draw Calendar",
        "you: draw Mapmaking",
        "you: draw Fermenting",
        // The sharing bonus, once.
        "you: draw Oars",
    ]);
}

#[test]
fn a_demand_goes_round_the_table_and_round_again() {
    let board = "you: red Barcelona; green Mapmaking; hand Masonry
                 them: score Clothing, Tools\n third: score Oars, Writing\n deck 1: Sailing, Mysticism";
    story(board).plays(["endorse Mapmaking", "them: card Clothing", "third: card Oars"]).tells([
        "you: tuck Masonry",
        "them: transfer Clothing",
        "third: transfer Oars",
        "them: transfer Tools",
        "third: transfer Writing",
        "you: draw Sailing",
        "you: score Sailing",
        "you: draw Mysticism",
        "you: score Mysticism",
    ]);
}

/// they would share with as many lightbulbs, but the card that pays shows one more.
#[test]
fn the_count_comes_after_the_payment() {
    let board = "you: red> Athens, Oars; blue Writing; hand Archery
                 them: purple Philosophy; blue Mathematics\n deck 2: Calendar, Mapmaking";
    story(board).plays(["endorse Writing"]).tells([
        "you: tuck Archery",
        "you: draw Calendar",
        "you: draw Mapmaking",
    ]);
}

#[test]
fn endorsing_is_done_once_a_turn() {
    let begin = |used| {
        let board = "you: red Athens; blue Writing; hand Tools, Pottery\n deck 2: Calendar, Mathematics";
        story_with(board, move |position| {
            position.turn.actions = 2;
            position.turn.used = used;
        })
    };
    let done = begin(Actions::NONE).plays(["endorse Writing", "card Tools"]);
    assert_eq!(done.chronicle().position().turn.used, Actions::only(Action::Endorse));
    done.offers([
        "draw",
        "meld Pottery",
        "meld Calendar",
        "meld Mathematics",
        "dogma Athens",
        "dogma Writing",
    ]);
    begin(Actions::only(Action::Endorse)).offers([
        "draw",
        "meld Tools",
        "meld Pottery",
        "dogma Athens",
        "dogma Writing",
    ]);
    // With the next turn it can be done again.
    let next = begin(Actions::only(Action::Endorse)).plays(["draw", "draw"]);
    assert_eq!(next.chronicle().position().turn.used, Actions::NONE);
}

/// Trap 23: an echo effect is no demand, so it is carried out twice.
#[test]
fn echo_effects_are_doubled_too() {
    with_echoes("you: blue Perfume; red Tikal; hand Oars\n them:\n deck 1: Writing, Tools, Pottery")
        .plays(["endorse Perfume"])
        .leaves("you: blue Perfume, Writing, Tools; red Tikal, Oars");
}

/// Trap 23: which echo effects there are is fixed when the payment is made.
#[test]
fn echo_effects_are_fixed_once() {
    // Paying with Perfume brings it under a splay that shows its echo effect: that is before the count.
    let board = "you: blue> Tools, Writing; red Athens; hand Perfume\n them:\n deck 1: Sailing, Oars";
    with_echoes(board)
        .plays(["endorse Tools"])
        .leaves("you: blue> Tools, Writing, Perfume; red Athens, Oars; green Sailing");
}

/// Trap 23: whoever shares returns once, you twice, and the count of both goes on.
#[test]
fn democracy_counts_through_both_times() {
    let board = "you: red Athens; purple Democracy; hand Tools, Oars, Sailing, Clothing
                 them: purple Philosophy; blue Mathematics; hand Archery
                 deck 6: Canning\n deck 8: Flight, Rocketry, Empiricism";
    story(board)
        .plays(["endorse Democracy", "card Sailing", "them: card Archery", "you: card Oars", "pass"])
        .plays(["you: card Tools", "you: card Clothing"])
        .leaves(
            "you: red Athens; purple Democracy; green Sailing; hand Canning; score Rocketry
             them: purple Philosophy; blue Mathematics; score Flight",
        );
}

/// Trap 23: the card that pays is tucked.
#[test]
fn the_payment_may_earn_glory() {
    story("you: red Zurich; hand Tokyo\n them:")
        .plays(["endorse Zurich"])
        .leaves("you: red Zurich; purple Tokyo; achievements Glory");
}

#[test]
fn a_city_can_be_used_and_endorsed_for_nothing() {
    story("you: red Athens\n them:").plays(["dogma Athens"]).changes_nothing();
    story("you: red Athens; hand Tools\n them:")
        .plays(["endorse Athens"])
        .leaves("you: red Athens; blue Tools");
}

#[test]
fn the_payment_can_win_the_game() {
    let board = "you: red Zurich; hand Tokyo; achievements World, Empire, Wonder, Monument, Universe";
    story(board).plays(["endorse Zurich"]).ends(["you"], By::Achievements);
}
