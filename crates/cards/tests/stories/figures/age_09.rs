//! Age 9.

use splay_engine::{By, Seat};

use super::{decrees, story};

// ---- Mikhail Kalashnikov

#[test]
fn mikhail_kalashnikov_captures_or_uses_a_red_card_instead_of_tucking_one() {
    let board = "you: red Mikhail Kalashnikov; hand Coal\n them: red Optics; green Sailing\n \
                 deck 3: Paper\n deck 4: Gunpowder\n deck 9: Computers";
    story(board).plays(["inspire red", "option 1"]).leaves(
        "you: red Mikhail Kalashnikov; hand Coal, Computers; score Optics\n them: green Sailing",
    );
    story(board).plays(["inspire red", "option 2"]).leaves(
        "you: red Mikhail Kalashnikov; green Paper; hand Coal, Computers; score Gunpowder\n \
         them: red Optics; green Sailing",
    );
}

#[test]
fn mikhail_kalashnikov_tucks_nothing_red_and_all_else() {
    story("you: red Mikhail Kalashnikov; hand Coal\n them: green Sailing\n deck 9: Computers")
        .plays(["inspire red"])
        .leaves("you: red Mikhail Kalashnikov; hand Coal, Computers\n them: green Sailing");
    story("you: red Mikhail Kalashnikov; hand Canning\n them: red Oars\n deck 9: Computers")
        .plays(["inspire red"])
        .leaves("you: red Mikhail Kalashnikov; yellow Canning; hand Computers\n them: red Oars");
}

// ---- Taiichi Ono

#[test]
fn taiichi_ono_draws_a_10() {
    story("you: green Taiichi Ono; hand Sailing\n deck 10: Robotics")
        .plays(["dogma Taiichi Ono"])
        .leaves("you: green Taiichi Ono; hand Sailing, Robotics");
}

#[test]
fn taiichi_ono_claims_a_card_that_features_the_same_icon() {
    // Tools and Philosophy feature lightbulbs, as Writing does; Oars castles.
    story("you: green Taiichi Ono; blue Writing; hand Tools, Philosophy, Oars\n deck 2: Calendar")
        .plays(["dogma Writing"])
        .offers(["card Tools", "card Philosophy"])
        .plays(["card Philosophy"])
        .leaves(
            "you: green Taiichi Ono; blue Writing; hand Tools, Oars, Calendar; achievements Philosophy",
        );
    // Only an action of one's own counts.
    story("you: blue Writing\n them: green Taiichi Ono; blue Tools; hand Philosophy\n deck 2: Calendar, Currency\n figures deck 1: Homer")
        .plays(["dogma Writing"])
        .leaves("you: blue Writing; hand Currency, Homer\n them: green Taiichi Ono; blue Tools; hand Philosophy, Calendar");
}

// ---- Che Guevara

#[test]
fn che_guevara_draws_and_scores_a_9_and_a_green_one_removes_all_score_piles() {
    let board = "you: yellow Che Guevara; score Tools\n them: blue Writing; score Oars, Paper\n third: red Archery";
    story(&format!("{board}\n deck 9: Computers")).plays(["dogma Che Guevara"]).leaves(
        "you: yellow Che Guevara; score Tools, Computers\n them: blue Writing; score Oars, Paper\n \
             third: red Archery",
    );
    story(&format!("{board}\n deck 9: Satellites")).plays(["dogma Che Guevara"]).leaves(
        "you: yellow Che Guevara\n them: blue Writing\n third: red Archery\n \
             removed: Satellites, Tools, Oars, Paper",
    );
}

#[test]
fn che_guevara_scores_all_figures_of_opponents_when_melded() {
    story("you: hand Che Guevara\n them: purple Pele, Mysticism; green Sailing\n third: green Fu Xi, Paper")
        .plays(["meld Che Guevara"])
        .leaves(
            "you: yellow Che Guevara; score Pele, Fu Xi\n them: purple Mysticism; green Sailing\n \
             third: green Paper",
        );
}

// ---- Ruth Handler

#[test]
fn ruth_handler_takes_a_top_card_back() {
    story("you: yellow Ruth Handler; purple Lighting, Mysticism\n deck 9: Computers")
        .plays(["inspire yellow"])
        .offers(["card Ruth Handler", "card Lighting"])
        .plays(["card Lighting"])
        .leaves("you: yellow Ruth Handler; purple Mysticism; hand Lighting, Computers");
}

#[test]
fn ruth_handler_melds_a_whole_color_and_claims_a_9_for_each_other_card() {
    story("you: yellow Ruth Handler; hand Agriculture, Fermenting, Antibiotics, Oars\n deck 9: Computers, Services")
        .plays(["meld Antibiotics", "card Agriculture"])
        .leaves(
            "you: yellow Antibiotics, Fermenting, Agriculture, Ruth Handler; hand Oars; \
             achievements Computers, Services",
        );
    story("you: yellow Ruth Handler; hand Agriculture, Oars")
        .plays(["meld Oars"])
        .leaves("you: yellow Ruth Handler; red Oars; hand Agriculture");
}

// ---- Pele

#[test]
fn pele_draws_and_tucks_three_9s() {
    story("you: purple Pele\n deck 9: Computers, Services, Ecology, Fission")
        .plays(["inspire purple"])
        .leaves("you: purple Pele, Services; blue Computers; yellow Ecology; hand Fission");
}

#[test]
fn pele_wins_by_yellow_after_green() {
    story("you: purple Pele\n deck 9: Collaboration, Computers, Ecology")
        .plays(["inspire purple"])
        .ends(["you"], By::Effect);
    story("you: purple Pele\n deck 9: Ecology, Computers, Collaboration")
        .plays(["inspire purple"])
        .goes_on();
}

#[test]
fn pele_issues_rivalry_with_any_two_figures() {
    story("you: purple Pele; hand Daedalus, Imhotep")
        .plays(["decree Rivalry"])
        .leaves("you: purple Pele; achievements Rivalry\n removed: Daedalus, Imhotep");
}

// ---- Grace Hopper

#[test]
fn hopper_tucks_two_cards() {
    story("you: blue Grace Hopper; hand Oars, Tools, Sailing\n deck 9: Computers")
        .plays(["inspire blue", "card Oars", "card Sailing"])
        .leaves("you: blue Grace Hopper; red Oars; green Sailing; hand Tools, Computers");
    // One is tucked if there is no other.
    story("you: blue Grace Hopper; hand Oars\n deck 9: Computers")
        .plays(["inspire blue"])
        .leaves("you: blue Grace Hopper; red Oars; hand Computers");
}

#[test]
fn hopper_draws_where_nobody_shared() {
    story("you: blue Writing\n them: blue Grace Hopper\n deck 2: Calendar\n deck 10: Robotics")
        .plays(["dogma Writing"])
        .goes_on();
    story("you: green The Wheel\n them: blue Grace Hopper\n deck 10: Robotics\n deck 1: Oars, Tools")
        .plays(["dogma The Wheel"])
        .leaves("you: green The Wheel; hand Oars, Tools\n them: blue Grace Hopper; hand Robotics");
    story("you: green The Wheel\n them: blue Grace Hopper\n deck 10: Software")
        .plays(["dogma The Wheel"])
        .ends(["them"], By::Effect);
    // Her owner's own actions do not count.
    story("you: blue Grace Hopper; green The Wheel\n deck 10: Software")
        .plays(["dogma The Wheel"])
        .goes_on();
}

// ---- Wernher Von Braun

#[test]
fn von_braun_foreshadows_a_10() {
    story("you: blue Wernher Von Braun\n deck 10: Robotics\n deck 9: Computers")
        .plays(["inspire blue"])
        .leaves("you: blue Wernher Von Braun; forecast Robotics; hand Computers");
}

#[test]
fn von_braun_scores_the_forecast() {
    let told = story("you: blue Wernher Von Braun; forecast Paper; score Tools");
    assert_eq!(told.chronicle().state().points(Seat::at(0)), 4);
}

// ---- Nelson Mandela

#[test]
fn mandela_draws_and_melds_a_9() {
    story("you: red Nelson Mandela\n deck 9: Computers, Ecology")
        .plays(["inspire red"])
        .leaves("you: red Nelson Mandela; blue Computers; hand Ecology");
}

#[test]
fn mandela_counts_inspiration_as_achievements() {
    let told = story("you: red Nelson Mandela; purple Homer; green Sargon of Akkad; yellow Ximen Bao");
    assert_eq!(told.chronicle().state().achievements(Seat::at(0)), 2);
    // Nothing fades.
    told.plays(["draw"]).goes_on();
}

// ---- Hedy Lamar

#[test]
fn lamar_splays_a_color_up() {
    story("you: green Hedy Lamar, Sailing; blue> Computers, Tools")
        .plays(["dogma Hedy Lamar"])
        .offers(["color green", "color blue", "pass"])
        .plays(["color blue"])
        .leaves("you: green Hedy Lamar, Sailing; blue^ Computers, Tools");
}

/// Two Figures of one value, and of a color that is not asked for.
#[test]
fn lamar_issues_trade_with_any_two_figures() {
    assert_eq!(decrees("you: green Hedy Lamar; hand Homer, Sinuhe"), ["decree Trade"]);
    assert!(decrees("you: green Taiichi Ono; hand Homer, Sinuhe").is_empty());
}

#[test]
fn lamar_asks_for_less() {
    // Four top cards of value 7 or more are a Universe.
    story("you: green Hedy Lamar; blue Evolution; purple Railroad; hand Sanitation")
        .plays(["meld Sanitation"])
        .leaves("you: green Hedy Lamar; blue Evolution; purple Railroad; yellow Sanitation; achievements Universe");
    // Of others nothing less is asked.
    story("you: blue Evolution; purple Railroad; green Collaboration; hand Sanitation\n them: green Hedy Lamar")
        .plays(["meld Sanitation"])
        .leaves("you: blue Evolution; purple Railroad; green Collaboration; yellow Sanitation\n them: green Hedy Lamar");
}

// ---- Gene Roddenberry

/// What his echo effect melds is tucked by his karma.
#[test]
fn roddenberry_takes_a_purple_card() {
    story(
        "you: purple Gene Roddenberry\n them: purple Philosophy; red Hammurabi\n third: purple Railroad",
    )
    .plays(["dogma Gene Roddenberry"])
    .offers(["card Gene Roddenberry", "card Philosophy", "card Railroad"])
    .plays(["card Philosophy"])
    .offers(["card Gene Roddenberry", "card Hammurabi"])
    .plays(["card Hammurabi"])
    .leaves("you: purple Gene Roddenberry, Philosophy\n them:");
    story("you: purple Gene Roddenberry\n them: purple Enterprise")
        .plays(["dogma Gene Roddenberry", "them: card Enterprise", "you: card Enterprise"])
        .ends(["you"], By::Effect);
}

#[test]
fn roddenberry_boldly_goes() {
    story("you: purple Gene Roddenberry; hand Enterprise")
        .plays(["meld Enterprise"])
        .ends(["you"], By::Effect);
    story("you: purple Gene Roddenberry; hand Philosophy\n them: green Fu Xi")
        .plays(["meld Philosophy", "card Fu Xi"])
        .leaves("you: purple Gene Roddenberry, Philosophy\n them:");
}
