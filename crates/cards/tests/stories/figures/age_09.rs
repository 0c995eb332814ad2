//! Age 9.

use splay_engine::{By, Seat};

use super::story;

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

#[test]
fn von_braun_scores_the_forecast() {
    let told = story("you: blue Wernher Von Braun; forecast Paper; score Tools");
    assert_eq!(told.chronicle().state().points(Seat::at(0)), 4);
}

#[test]
fn mandela_counts_inspiration_as_achievements() {
    let told = story("you: red Nelson Mandela; purple Homer; green Sargon of Akkad; yellow Ximen Bao");
    assert_eq!(told.chronicle().state().achievements(Seat::at(0)), 2);
    // Nothing fades.
    told.plays(["draw"]).goes_on();
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

#[test]
fn roddenberry_boldly_goes() {
    story("you: purple Gene Roddenberry; hand Enterprise")
        .plays(["meld Enterprise"])
        .ends(["you"], By::Effect);
    story("you: purple Gene Roddenberry; hand Philosophy\n them: green Fu Xi")
        .plays(["meld Philosophy", "card Fu Xi"])
        .leaves("you: purple Gene Roddenberry, Philosophy\n them:");
}
