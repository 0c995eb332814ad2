//! The cards of age 8.

use splay_engine::By;

use super::story;

// ---- Parnell Pitch Drop

#[test]
fn parnell_pitch_drop_wins_with_three_clocks() {
    story("you: purple Lighting; display Parnell Pitch Drop\n deck 8: Rocketry")
        .plays(["dogma Parnell Pitch Drop"])
        .ends(["you"], By::Effect);
    story("you: purple Lighting; display Parnell Pitch Drop\n deck 8: Flight")
        .plays(["dogma Parnell Pitch Drop"])
        .leaves("you: purple Lighting; red Flight");
}

#[test]
fn parnell_pitch_drop_lets_a_sharer_win_first() {
    story(
        "you: purple Lighting; display Parnell Pitch Drop
         them: purple Education
         deck 4: Experimentation
         deck 8: Rocketry",
    )
    .plays(["dogma Parnell Pitch Drop"])
    .ends(["you"], By::Effect);
    story(
        "you: purple Lighting; display Parnell Pitch Drop
         them: purple Empiricism
         deck 9: Satellites",
    )
    .plays(["dogma Parnell Pitch Drop"])
    .ends(["them"], By::Effect);
}

#[test]
fn parnell_pitch_drop_counts_from_yamato() {
    // One higher than 11 is beyond the last age.
    story("you: red Battleship Yamato; display Parnell Pitch Drop; score Tools")
        .plays(["dogma Parnell Pitch Drop"])
        .ends(["you"], By::Score);
}

// ---- Earhart's Lockheed Electra 10E

#[test]
fn earharts_lockheed_electra_10e_wins_with_eight_cards() {
    story(
        "you: red Flight, Engineering; blue Calendar, Tools; yellow Canning; purple Lighting, Astronomy, Enterprise; display Earhart's Lockheed Electra 10E",
    )
    .plays(["dogma Earhart's Lockheed Electra 10E"])
    .ends(["you"], By::Effect);
}

#[test]
fn earharts_lockheed_electra_10e_claims_an_achievement_otherwise() {
    // Flight uncovers nothing; of two 6s one is returned.
    story(
        "you: red Flight; yellow Canning; green Metric System, Navigation; blue Computers; display Earhart's Lockheed Electra 10E
         available: Tools, Empire",
    )
    .plays(["dogma Earhart's Lockheed Electra 10E"])
    .offers(["card Canning", "card Metric System"])
    .plays(["card Metric System"])
    .offers(["achievement 1", "card Empire"])
    .plays(["achievement 1"])
    .leaves("you: yellow Canning; blue Computers; achievements Tools");
    story("you: display Earhart's Lockheed Electra 10E\n available: Tools")
        .plays(["dogma Earhart's Lockheed Electra 10E"])
        .leaves("you: achievements Tools");
}

#[test]
fn earharts_lockheed_electra_10e_takes_what_it_uncovers() {
    // Engineering lies under Flight; Socialism under Mysticism is higher than what is asked for then.
    story(
        "you: red Flight, Engineering; purple Mysticism, Socialism; display Earhart's Lockheed Electra 10E
         available: Empire",
    )
    .plays(["dogma Earhart's Lockheed Electra 10E"])
    .leaves("you: purple Socialism; achievements Empire");
}

// ---- Battleship Bismarck

#[test]
fn battleship_bismarck_sinks_a_color() {
    story("you: display Battleship Bismarck\n them: red Coal, Gunpowder\n deck 8: Flight")
        .plays(["dogma Battleship Bismarck"])
        .leaves("you:\n them: hand Flight\n deck 4 bottom: Gunpowder\n deck 5 bottom: Coal");
    story("you: display Battleship Bismarck\n them: red Coal, Gunpowder\n deck 8: Socialism")
        .plays(["dogma Battleship Bismarck"])
        .leaves("you:\n them: red Coal, Gunpowder; hand Socialism");
}

#[test]
fn battleship_bismarck_spares_those_who_could_not_share() {
    story("you: display Battleship Bismarck\n them: red Gunpowder\n deck 8: Flight")
        .plays(["dogma Battleship Bismarck"])
        .leaves("you:");
}

// ---- Battleship Yamato

#[test]
fn battleship_yamato_on_display_can_only_go_or_stay() {
    story("you: display Battleship Yamato")
        .offers(["return Battleship Yamato", "pass"])
        .plays(["return Battleship Yamato"])
        .leaves("you:\n artifacts deck 8 bottom: Battleship Yamato");
}

// ---- Ocean Liner Titanic

#[test]
fn ocean_liner_titanic_scores_the_bottom_cards() {
    story("you: red Optics, Oars; blue Tools; yellow Canning, Masonry, Agriculture; display Ocean Liner Titanic")
        .plays(["dogma Ocean Liner Titanic"])
        .leaves("you: red Optics; yellow Canning, Masonry; score Oars, Tools, Agriculture");
    story("you: display Ocean Liner Titanic").plays(["dogma Ocean Liner Titanic"]).leaves("you:");
}

// ---- Meiji-Mura Stamp Vending Machine

#[test]
fn meiji_mura_stamp_vending_machine_scores_three_of_a_value() {
    story(
        "you: display Meiji-Mura Stamp Vending Machine; hand Gunpowder, Tools
         deck 4: Enterprise, Reformation, Experimentation",
    )
    .plays(["dogma Meiji-Mura Stamp Vending Machine", "card Gunpowder"])
    .leaves(
        "you: hand Tools; score Enterprise, Reformation, Experimentation\n deck 4 bottom: Gunpowder",
    );
}

#[test]
fn meiji_mura_stamp_vending_machine_scores_three_1s_for_nothing() {
    story("you: display Meiji-Mura Stamp Vending Machine\n deck 1: Oars, Tools, Archery")
        .plays(["dogma Meiji-Mura Stamp Vending Machine"])
        .leaves("you: score Oars, Tools, Archery");
}

// ---- Plush Beweglich Rod Bear

#[test]
fn plush_beweglich_rod_bear_splays_and_returns_a_value() {
    story(
        "you: red Oars, Optics; blue Tools, Writing; green Paper, Sailing; display Plush Beweglich Rod Bear; score Archery, Calendar
         them: red Metalworking, Construction; score Pottery, Mathematics",
    )
    .plays(["dogma Plush Beweglich Rod Bear", "age 1"])
    .leaves(
        "you: red^ Oars, Optics; blue^ Tools, Writing; green Paper, Sailing; score Calendar
         them: red Metalworking, Construction; score Mathematics
         deck 1 bottom: Archery, Pottery",
    );
}

/// Fission shows two clocks more, Yeager's Bell X-1A one fewer: twelve are there only on the way, and only
/// if red goes first (RUL-218).
#[test]
fn plush_beweglich_rod_bear_splays_in_the_order_of_its_player() {
    let board = "you: red> Mobility, Fission; blue> Rocketry, Yeager's Bell X-1A; \
                      purple> The Internet, Railroad; display Plush Beweglich Rod Bear";
    let told = || story(board).plays(["dogma Plush Beweglich Rod Bear", "age 8"]);
    let after = "you: red^ Mobility, Fission; blue^ Rocketry, Yeager's Bell X-1A; \
                      purple> The Internet, Railroad";
    told().offers(["color red", "color blue"]).plays(["color blue"]).leaves(after);
    told().plays(["color red"]).leaves(&format!("{after}; achievements World"));
}

#[test]
fn plush_beweglich_rod_bear_takes_yamato_for_an_8_in_a_score_pile_alone() {
    story("you: red Battleship Yamato, Oars; display Plush Beweglich Rod Bear")
        .plays(["dogma Plush Beweglich Rod Bear", "age 8"])
        .leaves("you: red Battleship Yamato, Oars");
    story("you: display Plush Beweglich Rod Bear\n them: score Battleship Yamato")
        .plays(["dogma Plush Beweglich Rod Bear", "age 8"])
        .leaves("you:\n them:\n artifacts deck 8 bottom: Battleship Yamato, Plush Beweglich Rod Bear");
}

// ---- Time

#[test]
fn time_takes_one_card_with_a_clock_after_the_other() {
    story(
        "you: display Time
         them: green Databases, Self Service; purple Lighting; red Oars; yellow Singer Model 27",
    )
    .plays(["dogma Time", "them: card Databases"])
    .leaves(
        "you: green Databases; purple Lighting
         them: green Self Service; red Oars; yellow Singer Model 27",
    );
}

#[test]
fn time_is_for_those_who_could_share() {
    story("you: display Time\n them: purple Lighting").plays(["dogma Time"]).leaves("you:");
}

// ---- Garland's Ruby Slippers

#[test]
fn garlands_ruby_slippers_win_with_yamato() {
    story("you: display Garland's Ruby Slippers; hand Battleship Yamato")
        .plays(["dogma Garland's Ruby Slippers"])
        .ends(["you"], By::Effect);
}

#[test]
fn garlands_ruby_slippers_execute_another_8_as_their_own() {
    // Mobility demands of those with fewer clocks, though it has factories.
    story(
        "you: display Garland's Ruby Slippers; hand Mobility, Tools
         them: blue Computers; yellow Canal Building
         deck 8: Flight",
    )
    .plays(["dogma Garland's Ruby Slippers"])
    .leaves(
        "you: red Mobility; hand Tools; score Canal Building
         them: blue Computers; hand Flight",
    );
}

#[test]
fn garlands_ruby_slippers_want_an_8() {
    story("you: display Garland's Ruby Slippers; hand Tools, Computers")
        .plays(["dogma Garland's Ruby Slippers"])
        .leaves("you: hand Tools, Computers");
}

// ---- '30 World Cup Final Ball

#[test]
fn world_cup_final_ball_costs_those_who_could_share_an_achievement() {
    story(
        "you: display '30 World Cup Final Ball
         them: yellow Agriculture; achievements Tools, Calendar, Empire
         third: red Oars; achievements Optics
         deck 8: Flight, Socialism, Antibiotics, Rocketry
         deck 1: Archery",
    )
    .plays(["dogma '30 World Cup Final Ball"])
    .offers(["card Empire", "achievements 1 2", "achievements 1 3"])
    .plays(["them: achievements 1 2"])
    .leaves(
        "you: hand Rocketry, Archery
         them: yellow Agriculture; hand Socialism; achievements Calendar, Empire, Antibiotics
         third: red Oars; achievements Optics, Flight
         deck 1 bottom: Tools",
    );
}

#[test]
fn world_cup_final_ball_stops_at_a_tie() {
    story(
        "you: red Composites; display '30 World Cup Final Ball
         them: red Fission
         deck 8: Flight",
    )
    .plays(["dogma '30 World Cup Final Ball"])
    .leaves("you: red Composites; hand Flight");
}

#[test]
fn world_cup_final_ball_returns_a_special_achievement_for_whoever_meets_its_condition() {
    let clocks = "blue Rocketry; green Satellites; purple DeLorean DMC-12";
    let board = |red: &str| {
        format!(
            "you: red Composites; display '30 World Cup Final Ball
             them: red {red}; {clocks}; yellow Agriculture; achievements World
             deck 8: Flight, Mobility
             deck 9: Ecology"
        )
    };
    // With twelve clocks they take it back at once.
    story(&board("Fission")).plays(["dogma '30 World Cup Final Ball"]).leaves(&format!(
        "you: red Composites; hand Mobility, Ecology
         them: red Fission; {clocks}; yellow Agriculture; hand Flight; achievements World"
    ));
    story(&board("Velcro Shoes")).plays(["dogma '30 World Cup Final Ball"]).leaves(&format!(
        "you: red Composites; hand Mobility, Ecology
         them: red Velcro Shoes; {clocks}; yellow Agriculture; hand Flight
         available: World"
    ));
}

#[test]
fn world_cup_final_ball_returns_a_relic_to_its_place() {
    story(
        "you: red Composites; display '30 World Cup Final Ball
         them: red Fission; yellow Agriculture; achievements Complex Numbers
         deck 8: Flight, Mobility
         deck 9: Ecology",
    )
    .plays(["dogma '30 World Cup Final Ball"])
    .leaves(
        "you: red Composites; hand Mobility, Ecology
         them: red Fission; yellow Agriculture; hand Flight",
    );
}
