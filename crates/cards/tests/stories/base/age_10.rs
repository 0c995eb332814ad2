use splay_engine::{By, Edition};

use crate::story::*;

#[test]
fn bioengineering_takes_a_top_card_with_a_leaf_from_an_opponent() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Bioengineering; yellow Agriculture
             them: blue Pottery; green Sailing; red Archery",
        )
        .plays(["dogma Bioengineering"])
        .offers(["card Pottery", "card Sailing"])
        .plays(["card Sailing"])
        .leaves(
            "you: blue Bioengineering; yellow Agriculture; score Sailing
             them: blue Pottery; red Archery",
        )
        .goes_on();
    });
}

#[test]
fn bioengineering_transfers_and_from_the_fourth_edition_on_scores() {
    let scored = |edition| {
        let story = story_with(
            edition,
            "you: blue Bioengineering; yellow Agriculture\n them: blue Pottery; green Sailing",
            |position| position.turn.actions = 2,
        );
        story.plays(["dogma Bioengineering", "card Sailing"]).chronicle().position().players[0].scored
    };
    assert_eq!([First, Third, Fourth].map(scored), [0, 0, 1]);
}

#[test]
fn bioengineering_is_won_by_the_most_leaves_once_somebody_has_too_few() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Bioengineering; yellow Agriculture\n them: green Sailing")
            .plays(["dogma Bioengineering"])
            .ends(["you"], By::Effect);
        story(edition, "you: blue Bioengineering\n them: yellow Agriculture; green Sailing")
            .plays(["dogma Bioengineering", "card Sailing"])
            .ends(["them"], By::Effect);
    });
}

#[test]
fn bioengineering_calls_two_leaves_too_few_until_the_fourth_edition() {
    let board = "you: blue Bioengineering; yellow Agriculture\n them: green Clothing; blue Calendar";
    in_each([First, Third], |edition| {
        story(edition, board).plays(["dogma Bioengineering", "card Calendar"]).ends(["you"], By::Effect);
    });
    story(Fourth, board).plays(["dogma Bioengineering", "card Calendar"]).goes_on();
}

#[test]
fn bioengineering_without_leaves_takes_nothing_and_a_tie_wins_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Bioengineering\n them: red Archery")
            .plays(["dogma Bioengineering"])
            .changes_nothing()
            .goes_on();
    });
}

#[test]
fn bioengineering_is_shared_and_each_player_takes_from_any_opponent() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Bioengineering; yellow Agriculture; purple Code of Laws
             them: green Databases
             third: yellow Stem Cells; red Archery",
        )
        .plays(["dogma Bioengineering"])
        .offers(["card Agriculture", "card Code of Laws", "card Stem Cells"])
        .plays(["them: card Stem Cells"])
        .ends(["you"], By::Effect);
    });
}

#[test]
fn software_executes_the_second_card_it_melds() {
    in_each([First, Third], |edition| {
        let story = || {
            story(
                edition,
                "you: blue Software; hand Tools\n deck 10: Databases, Miniaturization, Stem Cells",
            )
            .plays(["dogma Software"])
        };
        story().plays(["yes"]).leaves(
            "you: blue Software; red Miniaturization; yellow Stem Cells; score Databases, Tools",
        );
        story().plays(["no"]).leaves(
            "you: blue Software; red Miniaturization; yellow Stem Cells; score Databases; hand Tools",
        );
    });
}

#[test]
fn software_passes_over_the_demands_of_the_second_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Software\n them: yellow Agriculture
             deck 6: Canning\n deck 10: Databases, Miniaturization, Globalization",
        )
        .plays(["dogma Software"])
        .leaves(
            "you: blue Software; red Miniaturization; yellow Globalization; score Databases, Canning",
        )
        .goes_on();
    });
}

#[test]
fn software_melds_nines_in_the_fourth_edition() {
    story(
        Fourth,
        "you: blue Software\n them: hand Tools
         deck 9: Composites, Services\n deck 10: Databases",
    )
    .plays(["dogma Software"])
    .leaves("you: blue Software; red Composites; purple Services; score Databases");
    story(
        Fourth,
        "you: blue Software\n deck 9: Suburbia, Genetics\n deck 10: Databases\n deck 11: Climatology",
    )
    .plays(["dogma Software"])
    .leaves("you: blue Climatology; yellow Suburbia; score Databases, Genetics, Software");
}

#[test]
fn miniaturization_draws_a_ten_for_each_different_value_in_the_score_pile() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: red Miniaturization; hand Services, Software; score Canning, The Wheel, Tools
             deck 10: Robotics, Databases",
        )
        .plays(["dogma Miniaturization", "card Software"])
        .leaves(
            "you: red Miniaturization; hand Services, Robotics, Databases; score Canning, The Wheel, Tools",
        );
    });
}

#[test]
fn miniaturization_gives_nothing_for_other_values() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Miniaturization; hand Services, Software; score Canning")
            .plays(["dogma Miniaturization", "card Services"])
            .leaves("you: red Miniaturization; hand Software; score Canning");
        story(edition, "you: red Miniaturization; score Canning")
            .plays(["dogma Miniaturization"])
            .changes_nothing();
    });
}

#[test]
fn miniaturization_is_optional_until_the_fourth_edition() {
    let board = "you: red Miniaturization; hand Services, Software; score Canning";
    in_each([First, Third], |edition| {
        story(edition, board).plays(["dogma Miniaturization", "pass"]).changes_nothing();
    });
    story(Fourth, board).plays(["dogma Miniaturization"]).offers(["card Services", "card Software"]);
}

#[test]
fn miniaturization_junks_the_last_deck_for_an_eleven() {
    let story = story(Fourth, "you: red Miniaturization; hand Hypersonics, Tools; score Canning")
        .plays(["dogma Miniaturization", "card Hypersonics"])
        .leaves(
            "you: red Miniaturization; hand Tools; score Canning\n junk: Hypersonics, Fusion, Escapism",
        );
    assert_eq!(story.deck_size(11), 0);
}

#[test]
fn robotics_scores_green_and_executes_what_it_melds() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Robotics; green Sailing, Currency; hand Tools\n deck 10: Stem Cells")
            .plays(["dogma Robotics", "yes"])
            .leaves("you: red Robotics; green Currency; yellow Stem Cells; score Sailing, Tools");
    });
}

#[test]
fn robotics_executes_only_factories_and_clocks_in_the_fourth_edition() {
    story(Fourth, "you: red Robotics; green Sailing; hand Tools\n deck 10: Stem Cells")
        .plays(["dogma Robotics"])
        .leaves("you: red Robotics; yellow Stem Cells; score Sailing; hand Tools");
    story(Fourth, "you: red Robotics; green Sailing\n deck 10: A. I., Databases")
        .plays(["dogma Robotics"])
        .leaves("you: red Robotics; purple A. I.; score Sailing, Databases");
    story(
        Fourth,
        "you: red Robotics; green Sailing\n them: yellow Agriculture
         deck 10: Globalization\n deck 11: Escapism",
    )
    .plays(["dogma Robotics"])
    .leaves("you: red Robotics; yellow Globalization; purple Escapism; score Sailing")
    .goes_on();
}

#[test]
fn robotics_of_the_fourth_edition_lets_all_score_before_anybody_melds() {
    story(
        Fourth,
        "you: red Robotics; green Sailing
         them: red Coal; green The Wheel
         deck 10: Databases, Self Service, Software",
    )
    .plays(["dogma Robotics"])
    .tells([
        "them: score The Wheel",
        "you: score Sailing",
        "them: draw Databases",
        "them: meld Databases",
        "you: draw Self Service",
        "you: meld Self Service",
        "you: draw Software",
    ])
    .leaves(
        "you: red Robotics; green Self Service; score Sailing; hand Software
         them: red Coal; green Databases; score The Wheel",
    );
}

#[test]
fn robotics_carries_on_without_a_green_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Robotics\n them: score Tools\n deck 10: Databases")
            .plays(["dogma Robotics"])
            .leaves("you: red Robotics; green Databases");
    });
}

#[test]
fn databases_makes_opponents_return_half_of_their_score_cards_rounded_up() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Databases\n them: score Tools, Reformation, Enterprise")
            .plays(["dogma Databases", "them: card Reformation", "them: card Enterprise"])
            .leaves("them: score Tools\n deck 4 bottom: Reformation, Enterprise");
        story(edition, "you: green Databases\n them: score Tools, Reformation; achievements Calendar")
            .plays(["dogma Databases", "them: card Tools"])
            .leaves("them: score Reformation; achievements Calendar");
        story(edition, "you: green Databases\n them: hand Tools")
            .plays(["dogma Databases"])
            .changes_nothing();
    });
}

#[test]
fn databases_makes_opponents_return_as_many_cards_as_their_highest_achievement_is_worth() {
    story(
        Fourth,
        "you: green Databases; achievements Ecology
         them: score Tools, Reformation, Enterprise; achievements Empire, Archery, Calendar",
    )
    .plays(["dogma Databases", "them: card Reformation", "them: card Tools"])
    .leaves("them: score Enterprise; achievements Empire, Archery, Calendar");
    story(Fourth, "you: green Databases\n them: score Tools, Canning; achievements Machinery")
        .plays(["dogma Databases"])
        .leaves("them: achievements Machinery");
}

#[test]
fn databases_spares_those_without_an_achievement_of_any_value() {
    story(Fourth, "you: green Databases\n them: score Tools, Canning; achievements Empire")
        .plays(["dogma Databases"])
        .changes_nothing();
    story(Fourth, "you: green Databases\n them: score Tools, Canning")
        .plays(["dogma Databases"])
        .changes_nothing();
}

#[test]
fn self_service_executes_another_top_card() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Self Service, Sailing; blue Writing; purple City States
             them: achievements Tools\n deck 2: Calendar",
        )
        .plays(["dogma Self Service"])
        .offers(["card Writing", "card City States"])
        .plays(["card Writing"])
        .leaves("you: green Self Service, Sailing; blue Writing; purple City States; hand Calendar")
        .goes_on();
    });
}

#[test]
fn self_service_does_nothing_alone_on_the_board() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Self Service\n them: achievements Tools")
            .plays(["dogma Self Service"])
            .changes_nothing()
            .goes_on();
    });
}

#[test]
fn self_service_is_won_by_more_achievements_than_anybody_else() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Self Service; blue Writing; achievements Tools, Empire, Calendar
             them: achievements Oars, Monument",
        )
        .plays(["dogma Self Service"])
        .ends(["you"], By::Effect);
        story(
            edition,
            "you: green Self Service; achievements Tools, Empire
             them: achievements Oars, Monument",
        )
        .plays(["dogma Self Service"])
        .goes_on();
    });
}

#[test]
fn self_service_is_won_first_of_all_by_twice_the_achievements_in_the_fourth_edition() {
    story(
        Fourth,
        "you: green Self Service; blue Writing; achievements Tools, Empire
         them: achievements Oars\n third: achievements Calendar",
    )
    .plays(["dogma Self Service"])
    .ends(["you"], By::Effect)
    .leaves("");
    story(
        Fourth,
        "you: green Self Service; achievements Tools, Empire, Calendar
         them: achievements Oars, Monument",
    )
    .plays(["dogma Self Service"])
    .goes_on();
}

#[test]
fn self_service_adds_up_the_achievements_of_partners() {
    in_each(Edition::ALL, |edition| {
        story_with(
            edition,
            "you: green Self Service; achievements Tools
             them: achievements Oars
             third: achievements Calendar
             fourth: hand Archery",
            |position| position.teams = vec![vec![0, 2], vec![1, 3]],
        )
        .plays(["dogma Self Service"])
        .ends(["you", "third"], By::Effect);
    });
}

#[test]
fn globalization_makes_opponents_return_a_top_card_with_a_leaf() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: yellow Globalization\n them: yellow Agriculture, Masonry; blue Pottery; red Archery
             deck 6: Canning",
        )
        .plays(["dogma Globalization"])
        .offers(["card Agriculture", "card Pottery"])
        .plays(["them: card Agriculture"])
        .leaves(match edition {
            Fourth => {
                "you: yellow Globalization; blue Climatology
                 them: yellow Masonry; blue Pottery; red Archery"
            }
            _ => {
                "you: yellow Globalization; score Canning
                 them: yellow Masonry; blue Pottery; red Archery"
            }
        })
        .goes_on();
    });
}

#[test]
fn globalization_scores_a_six_and_the_most_points_win() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Globalization\n them: yellow Agriculture\n deck 6: Canning")
            .plays(["dogma Globalization"])
            .ends(["you"], By::Effect)
            .leaves("you: yellow Globalization; score Canning\n them:\n deck 1 bottom: Agriculture");
        story(edition, "you: yellow Globalization\n them: score Lighting\n deck 6: Canning")
            .plays(["dogma Globalization"])
            .ends(["them"], By::Effect);
    });
}

#[test]
fn globalization_melds_an_eleven_in_the_fourth_edition() {
    let board = "you: yellow Globalization; score Tools\n them: red Archery\n deck 11: Fusion";
    story(Fourth, board)
        .plays(["dogma Globalization"])
        .ends(["you"], By::Effect)
        .leaves("you: yellow Globalization; red Fusion; score Tools");
}

#[test]
fn globalization_waits_for_leaves_to_vanish_and_for_a_single_leader() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Globalization\n them: yellow Agriculture; blue Pottery\n deck 6: Canning",
        )
        .plays(["dogma Globalization", "them: card Pottery"])
        .leaves("you: yellow Globalization; score Canning\n them: yellow Agriculture")
        .goes_on();
        story(edition, "you: yellow Globalization\n them: score Industrialization\n deck 6: Canning")
            .plays(["dogma Globalization"])
            .goes_on();
    });
    story(Fourth, "you: yellow Globalization\n them: red Archery\n deck 11: Fusion")
        .plays(["dogma Globalization"])
        .leaves("you: yellow Globalization; red Fusion")
        .goes_on();
}

#[test]
fn stem_cells_scores_the_whole_hand_or_nothing() {
    in_each([First, Third], |edition| {
        let board = "you: yellow Stem Cells; hand Tools, Calendar, Oars";
        story(edition, board)
            .plays(["dogma Stem Cells", "yes"])
            .leaves("you: yellow Stem Cells; score Tools, Calendar, Oars");
        story(edition, board).plays(["dogma Stem Cells", "no"]).changes_nothing();
        story(edition, "you: yellow Stem Cells").plays(["dogma Stem Cells"]).changes_nothing();
    });
}

#[test]
fn stem_cells_also_draws_an_eleven_in_the_fourth_edition() {
    let board = "you: yellow Stem Cells; hand Tools, Calendar\n deck 11: Fusion";
    story(Fourth, board)
        .plays(["dogma Stem Cells", "yes"])
        .leaves("you: yellow Stem Cells; score Tools, Calendar; hand Fusion");
    story(Fourth, board)
        .plays(["dogma Stem Cells", "no"])
        .leaves("you: yellow Stem Cells; hand Tools, Calendar, Fusion");
}

#[test]
fn a_i_scores_a_ten() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple A. I.; red Robotics\n deck 10: Databases")
            .plays(["dogma A. I."])
            .leaves("you: purple A. I.; red Robotics; score Databases")
            .goes_on();
    });
}

#[test]
fn a_i_is_won_by_the_fewest_points_once_robotics_and_software_are_top_cards_anywhere() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple A. I.; red Robotics\n them: blue Software; score Tools")
            .plays(["dogma A. I."])
            .ends(["them"], By::Effect);
        story(edition, "you: purple A. I.; red Robotics; blue Software\n them: score Databases, Tools")
            .plays(["dogma A. I."])
            .ends(["you"], By::Effect);
    });
}

#[test]
fn a_i_is_not_won_in_a_tie_or_with_a_covered_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple A. I.; red Robotics\n them: blue Software; score Databases")
            .plays(["dogma A. I."])
            .goes_on();
        story(edition, "you: purple A. I.; red Robotics\n them: blue< Tools, Software; score Oars")
            .plays(["dogma A. I."])
            .goes_on();
    });
}

#[test]
fn the_internet_counts_its_clocks_once_and_melds_a_ten_for_every_two() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Databases, Navigation, Mapmaking; purple The Internet
             deck 10: Software, Robotics, Self Service, Miniaturization",
        )
        .plays(["dogma The Internet", "color green"])
        .leaves(
            "you: green^ Self Service, Databases, Navigation, Mapmaking; purple The Internet
             you: red Robotics; score Software",
        );
    });
}

#[test]
fn the_internet_of_the_fourth_edition_melds_two_tens_whatever_clocks_there_are() {
    let after = "red Robotics, Fission, Flight; green Self Service, Databases; score Software";
    story(
        Fourth,
        "you: purple The Internet; red Fission, Flight; green Databases
         deck 10: Software, Robotics, Self Service, Miniaturization",
    )
    .plays(["dogma The Internet"])
    .leaves(&format!("you: purple The Internet; {after}\n deck 10: Miniaturization"));
    story(Fourth, "you: purple The Internet\n deck 10: Software, Robotics, Self Service")
        .plays(["dogma The Internet"])
        .leaves("you: purple The Internet; red Robotics; green Self Service; score Software");
}

#[test]
fn the_internet_need_not_splay() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green Mapmaking, Sailing; purple The Internet; blue Tools
             deck 10: Databases, Robotics, Software",
        )
        .plays(["dogma The Internet", "pass"])
        .leaves(match edition {
            Fourth => {
                "you: green Mapmaking, Sailing; purple The Internet; blue Software, Tools
                 you: score Databases; red Robotics"
            }
            _ => {
                "you: green Mapmaking, Sailing; purple The Internet; blue Tools; score Databases; red Robotics"
            }
        });
    });
}
