//! Age 10.

use splay_engine::{By, Seat};

use super::story;

// ---- Margaret Thatcher

#[test]
fn margaret_thatcher_scores_before_a_dogma_action_and_by_it() {
    story(
        "you: red Margaret Thatcher; yellow Canning\n them: green Navigation, Sailing; purple Mysticism",
    )
    .plays(["dogma Margaret Thatcher"])
    .offers(["card Margaret Thatcher", "card Canning", "card Navigation"])
    .plays(["card Navigation"])
    .offers(["card Margaret Thatcher", "card Canning"])
    .plays(["card Canning"])
    .leaves(
        "you: red Margaret Thatcher; score Canning, Navigation\n them: green Sailing; purple Mysticism",
    );
}

/// The card about to be used is scored, and used all the same.
#[test]
fn margaret_thatcher_can_score_the_card_in_use() {
    story("you: red Margaret Thatcher; blue Writing, Tools\n deck 2: Calendar")
        .plays(["dogma Writing", "card Writing"])
        .leaves("you: red Margaret Thatcher; blue Tools; hand Calendar; score Writing");
}

#[test]
fn margaret_thatcher_does_nothing_before_actions_of_others() {
    story("you: blue Writing\n them: red Margaret Thatcher\n deck 2: Calendar")
        .plays(["dogma Writing"])
        .leaves("you: blue Writing; hand Calendar\n them: red Margaret Thatcher");
}

// ---- Sergey Brin

#[test]
fn sergey_brin_splays_a_color_up() {
    story("you: blue Computers, Tools; green Sergey Brin, The Wheel\n deck 10: Robotics")
        .plays(["inspire green", "color blue"])
        .leaves("you: blue^ Computers, Tools; green Sergey Brin, The Wheel; hand Robotics");
}

#[test]
fn sergey_brin_uses_every_top_card() {
    story("you: green Sergey Brin\n them: blue Writing, Tools; red Oars\n deck 2: Calendar, Currency\n figures deck 10: Kim Yu-Na")
        .offers(["draw", "inspire green", "dogma Sergey Brin", "dogma Writing", "dogma Oars"])
        .plays(["dogma Writing"])
        .leaves("you: green Sergey Brin; hand Currency, Kim Yu-Na\n them: blue Writing, Tools; red Oars; hand Calendar");
    story("you: green Sailing, Sergey Brin\n them: blue Writing; red Oars")
        .offers(["draw", "dogma Sailing"]);
}

// ---- Shigeru Miyamoto

#[test]
fn shigeru_miyamoto_scores_a_10_without_a_clock() {
    let board = "you: yellow Shigeru Miyamoto; red Fission";
    story(&format!("{board}\n deck 10: Stem Cells"))
        .plays(["dogma Shigeru Miyamoto"])
        .leaves("you: yellow Shigeru Miyamoto; red Fission; score Stem Cells");
    story(&format!("{board}\n deck 10: Databases"))
        .plays(["dogma Shigeru Miyamoto"])
        .leaves("you: yellow Shigeru Miyamoto; red Fission; hand Databases");
}

#[test]
fn shigeru_miyamoto_wins_with_one_three_or_six_clocks() {
    let wins = |board: &str, card: &str| {
        let action = format!("dogma {card}");
        let told = story(&format!("you: yellow Shigeru Miyamoto; {board}"));
        told.plays([action.as_str()]).ends(["you"], By::Effect);
    };
    wins("blue Tools", "Shigeru Miyamoto");
    wins("purple Railroad", "Railroad");
    wins("purple The Internet; blue Software", "The Internet");
    // Four clocks; or a card that features another icon.
    story("you: yellow Shigeru Miyamoto; blue Software; hand Tools")
        .plays(["dogma Shigeru Miyamoto"])
        .goes_on();
    story("you: yellow Shigeru Miyamoto; blue Writing").plays(["dogma Writing"]).goes_on();
}

// ---- Kim Yu-Na

#[test]
fn kim_yu_na_wins_by_scoring_a_castle() {
    story("you: purple Kim Yu-Na; green The Wheel")
        .plays(["dogma Kim Yu-Na", "card The Wheel"])
        .ends(["you"], By::Effect);
    story("you: purple Kim Yu-Na; green Sailing")
        .plays(["dogma Kim Yu-Na", "card Sailing"])
        .leaves("you: purple Kim Yu-Na; score Sailing");
}

#[test]
fn kim_yu_na_wins_in_the_turn_of_another_whose_effect_she_shares() {
    story("you: purple Philosophy\n them: purple Kim Yu-Na; blue Atomic Theory; hand Oars\n deck 6: Canning")
        .plays(["dogma Philosophy", "them: card Oars"])
        .ends(["them"], By::Effect);
}

// ---- Martin Scorsese

#[test]
fn martin_scorsese_draws_and_melds_a_10() {
    story("you: purple Martin Scorsese\n deck 10: Stem Cells")
        .plays(["dogma Martin Scorsese"])
        .leaves("you: purple Martin Scorsese; yellow Stem Cells");
}

#[test]
fn martin_scorsese_tucks_a_figure_and_claims_an_achievement() {
    story("you: purple Martin Scorsese; hand Homer\n available: Calendar, Paper")
        .plays(["meld Homer", "achievement 3"])
        .leaves("you: purple Martin Scorsese, Homer; achievements Paper");
    // Without any, the Figure is tucked all the same.
    story("you: purple Martin Scorsese; hand Homer\n available: Empire")
        .plays(["meld Homer"])
        .leaves("you: purple Martin Scorsese, Homer");
    story("you: purple Martin Scorsese; hand Tools")
        .plays(["meld Tools"])
        .leaves("you: purple Martin Scorsese; blue Tools");
}

// ---- Stephen Hawking

#[test]
fn hawking_draws_and_tucks_a_10() {
    story("you: blue Stephen Hawking\n deck 10: Software, Robotics")
        .plays(["inspire blue"])
        .leaves("you: blue Stephen Hawking, Software; hand Robotics");
}

/// One for each image that shows in the color, shared like an echo effect.
#[test]
fn hawking_scores_from_beneath() {
    story("you: blue Stephen Hawking; green^ Paper, Sailing, Mapmaking\n deck 4: Anatomy")
        .plays(["dogma Paper"])
        .leaves("you: blue Stephen Hawking; green Paper; score Mapmaking, Sailing");
}

// ---- Susan Blackmore

#[test]
fn blackmore_takes_a_card_that_nobody_shared() {
    story("you: green The Wheel\n them: blue Susan Blackmore\n deck 1: Tools, Oars")
        .plays(["dogma The Wheel"])
        .leaves("you: hand Tools, Oars\n them: blue Susan Blackmore; score The Wheel");
}

#[test]
fn blackmore_imitates_another_effect() {
    story("you: blue Susan Blackmore\n them: purple Homer\n deck 2: Calendar\n deck 10: Robotics")
        .plays(["inspire blue"])
        .leaves("you: blue Susan Blackmore, Calendar; hand Robotics\n them: purple Homer");
}

// ---- Jackie Chan

#[test]
fn chan_scores_a_card() {
    story("you: red Jackie Chan; hand Oars, Tools\n deck 10: Robotics")
        .plays(["inspire red", "card Oars"])
        .leaves("you: red Jackie Chan; score Oars; hand Tools, Robotics");
}

/// With the most points after the fight he wins; a tie lets the victory stand. A victory by another karma
/// does not concern him: karmas set off none.
#[test]
fn chan_fights_back() {
    let board = "you: blue Writing; green Fu Xi; score Robotics; \
                 achievements Empire, Monument, Wonder, World, Universe, War\n them: red Jackie Chan";
    story(&format!("{board}; score Databases")).plays(["achieve 1"]).ends(["them"], By::Effect);
    story(&format!("{board}; score Computers")).plays(["achieve 1"]).ends(["you"], By::Achievements);
    story("you: purple Gene Roddenberry; hand Enterprise\n them: red Jackie Chan; score Tools")
        .plays(["meld Enterprise"])
        .ends(["you"], By::Effect);
}

// ---- Muhammad Yunus

#[test]
fn yunus_draws_a_10() {
    story("you: green Muhammad Yunus\n deck 10: Robotics, Software")
        .plays(["inspire green"])
        .leaves("you: green Muhammad Yunus; hand Robotics, Software");
}

#[test]
fn yunus_shares_for_a_card() {
    let board = "you: green The Wheel\n them: green Muhammad Yunus; hand Paper, Optics\n deck 1: Tools, Oars, Sailing, Archery\n figures deck 1: Homer";
    story(board).plays(["dogma The Wheel", "them: card Paper"]).leaves(
        "you: green The Wheel; hand Sailing, Archery, Homer\n \
         them: green Muhammad Yunus; hand Optics, Tools, Oars",
    );
    story(board).plays(["dogma The Wheel", "them: pass"]).leaves(
        "you: green The Wheel; hand Tools, Oars\n them: green Muhammad Yunus; hand Paper, Optics",
    );
}

// ---- Alex Trebek

/// Both draws are draws: he asks for a Figure of each value first.
#[test]
fn trebek_melds_a_card_of_any_value() {
    story(
        "you: yellow Alex Trebek\n them: red Jackie Chan; hand Homer\n deck 1: Oars\n deck 10: Robotics",
    )
    .plays(["inspire yellow", "age 1", "card Homer", "card Kim Yu-Na"])
    .leaves(
        "you: yellow Alex Trebek; red Oars; hand Kim Yu-Na, Robotics\n \
         them: red Jackie Chan; hand Homer",
    );
}

/// He asks for a Figure of the value to be drawn, and everybody hears whether it was there.
#[test]
fn trebek_asks_who_it_is() {
    let board = "you: yellow Alex Trebek, Agriculture; hand Tools\n figures deck 10: Kim Yu-Na\n deck 10: Robotics";
    story(board)
        .plays(["draw", "card Kim Yu-Na"])
        .leaves("you: yellow Alex Trebek, Agriculture; hand Tools, Kim Yu-Na, Robotics");
    // A Figure of another player is not in the deck.
    story(&format!("{board}\n them: red Jackie Chan"))
        .plays(["draw", "card Jackie Chan"])
        .leaves("you: yellow Alex Trebek, Agriculture; hand Tools, Robotics\n them: red Jackie Chan");
    // Who holds one already is not asked.
    story("you: yellow Alex Trebek; hand Kim Yu-Na\n deck 10: Robotics")
        .plays(["draw"])
        .leaves("you: yellow Alex Trebek; hand Kim Yu-Na, Robotics");
}

/// Nobody remembers the order of a shuffled deck, and who heard that a card is not there knows it.
#[test]
fn trebek_makes_everybody_forget_the_order_of_the_deck() {
    let told =
        story("you: yellow Alex Trebek\n them: red Jackie Chan; hand Kim Yu-Na\n deck 10: Robotics")
            .plays(["draw", "card Kim Yu-Na"]);
    let game = told.chronicle();
    let kim = game.game().catalog().find("Kim Yu-Na").expect("it is a card");
    let knowledge = game.knowledge(Seat::at(0));
    assert!(knowledge.is_sure(kim), "she is in no deck, so she is in that hand");
    let deck = game.game().catalog().back(kim);
    assert!(knowledge.deck(deck).iter().all(Option::is_none));
}
