use splay_engine::{Edition, Event, Seat, Zone};

use crate::rules::without_ages;
use crate::story::*;

// ---- Atomic Theory

#[test]
fn atomic_theory_splays_blue_and_melds_a_7() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Atomic Theory, Tools\n deck 7: Combustion")
            .plays(["dogma Atomic Theory", "color blue"])
            .leaves("you: blue> Atomic Theory, Tools; red Combustion");
    });
}

#[test]
fn atomic_theory_melds_a_7_without_a_splay_too() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Atomic Theory, Tools\n deck 7: Evolution")
            .plays(["dogma Atomic Theory", "pass"])
            .leaves("you: blue Evolution, Atomic Theory, Tools");
    });
}

// ---- Encyclopedia

#[test]
fn encyclopedia_melds_all_the_highest_score_cards_in_any_order() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Encyclopedia; score Tools, Alchemy, Translation, Engineering")
            .plays(["dogma Encyclopedia", "yes", "card Translation"])
            .leaves("you: blue Alchemy, Translation, Encyclopedia; red Engineering; score Tools");
    });
}

#[test]
fn encyclopedia_melds_none_if_not_all() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Encyclopedia; score Tools, Alchemy, Translation")
            .plays(["dogma Encyclopedia", "no"])
            .leaves("")
            .changes_nothing();
        story(edition, "you: blue Encyclopedia")
            .plays(["dogma Encyclopedia"])
            .leaves("")
            .changes_nothing();
    });
}

#[test]
fn encyclopedia_melds_all_score_cards_of_a_chosen_value_and_junks_an_achievement() {
    story(
        Fourth,
        "you: blue Encyclopedia; score Tools, Pottery, Oars, Alchemy
         available: Gunpowder, Coal, Democracy, Railroad, Mobility",
    )
    .plays(["dogma Encyclopedia"])
    .offers([
        "age 1", "age 2", "age 3", "age 4", "age 5", "age 6", "age 7", "age 8", "age 9", "age 10",
        "age 11",
    ])
    .plays(["age 1", "yes", "card Pottery"])
    .offers(["achievement 5", "achievement 6", "achievement 7", "pass"])
    .plays(["achievement 6"])
    .leaves(
        "you: blue Tools, Pottery, Encyclopedia; red Oars; score Alchemy
         junk: Democracy",
    );
}

#[test]
fn encyclopedia_may_leave_everything_where_it_is() {
    let board = "you: blue Encyclopedia; score Tools, Alchemy";
    story(Fourth, board)
        .plays(["dogma Encyclopedia", "age 1", "no", "pass"])
        .leaves("")
        .changes_nothing();
    story(Fourth, board).plays(["dogma Encyclopedia", "age 2", "pass"]).leaves("").changes_nothing();
    story(Fourth, "you: blue Encyclopedia")
        .plays(["dogma Encyclopedia"])
        .offers(["achievement 5", "achievement 6", "achievement 7", "pass"])
        .plays(["pass"])
        .leaves("")
        .changes_nothing();
}

// ---- Industrialization

const MILLS: &str = "you: red> Industrialization, Coal\n deck 6: Canning, Democracy, Metric System";

#[test]
fn industrialization_tucks_a_6_for_every_two_factories() {
    story(First, MILLS)
        .plays(["dogma Industrialization"])
        .leaves("you: red> Industrialization, Coal; yellow Canning; purple Democracy");
}

#[test]
fn industrialization_tucks_a_6_for_each_color_with_a_factory() {
    story(Third, MILLS)
        .plays(["dogma Industrialization"])
        .leaves("you: red> Industrialization, Coal; yellow Canning");
}

#[test]
fn industrialization_counts_factories_before_it_tucks_any() {
    in_each([First, Third], |edition| {
        let tucked = if edition == First { "Machine Tools, Canning" } else { "Machine Tools" };
        let after = if edition == First { "; yellow Canning" } else { "" };
        story(edition, &format!("you: red> Industrialization, Coal\n deck 6: {tucked}"))
            .plays(["dogma Industrialization"])
            .leaves(&format!("you: red> Industrialization, Coal, Machine Tools{after}"));
    });
}

#[test]
fn industrialization_tucks_three_6s_and_keeps_its_red_card_without_the_most_clocks() {
    story(Fourth, MILLS).plays(["dogma Industrialization"]).leaves(
        "you: red> Industrialization, Coal; yellow Canning; purple Democracy; green Metric System",
    );
    story(
        Fourth,
        "you: red Industrialization; purple Railroad
         them: blue Rocketry
         deck 6: Canning, Vaccination, Metric System",
    )
    .plays(["dogma Industrialization"])
    .leaves(
        "you: red Industrialization; purple Railroad; yellow Canning, Vaccination; green Metric System",
    );
}

#[test]
fn industrialization_returns_the_top_red_card_of_who_alone_has_the_most_clocks() {
    story(
        Fourth,
        "you: red Industrialization, Coal; purple Railroad
         them: purple Lighting
         third: yellow Agriculture
         deck 6: Canning, Democracy, Metric System",
    )
    .plays(["dogma Industrialization"])
    .offers(["color purple", "pass"])
    .plays(["color purple"])
    .leaves(
        "you: red Coal; purple> Railroad, Democracy; yellow Canning; green Metric System
         deck 6 bottom: Industrialization",
    );
}

#[test]
fn industrialization_splays_red_or_purple() {
    in_each(Edition::ALL, |edition| {
        let board = "you: red Industrialization, Oars; purple Emancipation, City States";
        let tucked = match edition {
            First | Third => "yellow Canning, Vaccination",
            Fourth => "yellow Canning, Vaccination; green Classification",
        };
        story(edition, &format!("{board}\n deck 6: Canning, Vaccination, Classification"))
            .plays(["dogma Industrialization"])
            .offers(["color red", "color purple", "pass"])
            .plays(["color red"])
            .leaves(&format!(
                "you: red> Industrialization, Oars; purple Emancipation, City States; {tucked}"
            ));
    });
}

// ---- Machine Tools

#[test]
fn machine_tools_scores_a_card_like_the_highest_score_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Machine Tools; score Tools, Alchemy\n deck 3: Compass")
            .plays(["dogma Machine Tools"])
            .leaves("you: red Machine Tools; score Tools, Alchemy, Compass");
    });
}

#[test]
fn machine_tools_scores_a_1_into_an_empty_score_pile() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Machine Tools\n deck 1: Sailing")
            .plays(["dogma Machine Tools"])
            .leaves("you: red Machine Tools; score Sailing");
    });
}

// ---- Classification

#[test]
fn classification_melds_all_cards_of_a_color_from_all_hands() {
    in_each(Edition::ALL, |edition| {
        let story = story(
            edition,
            "you: green Classification; hand Tools, Mathematics, Oars
             them: hand Pottery, Archery
             third: hand Calendar",
        )
        .plays(["dogma Classification"]);
        let story = match edition {
            First | Third => story.offers(["color blue", "color red"]).plays(["color blue"]),
            Fourth => {
                story.offers(["card Tools", "card Mathematics", "card Oars"]).plays(["card Mathematics"])
            }
        };
        story.plays(["card Tools", "card Pottery", "card Mathematics"]).leaves(
            "you: green Classification; blue Calendar, Mathematics, Pottery, Tools; hand Oars
             them: hand Archery
             third:",
        );
    });
}

#[test]
fn classification_needs_a_card_to_reveal() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Classification\n them: hand Pottery")
            .plays(["dogma Classification"])
            .leaves("")
            .changes_nothing();
    });
}

#[test]
fn classification_takes_from_a_partner_only_in_the_third_edition() {
    in_each(Edition::ALL, |edition| {
        let board = "you: green Classification; hand Tools
                     them: hand Calendar
                     third: hand Pottery
                     fourth: hand Oars";
        let story = story_with(edition, board, |start| start.teams = vec![vec![0, 2], vec![1, 3]])
            .plays(["dogma Classification", "card Tools"]);
        if edition == Third {
            story.plays(["card Calendar"]).leaves(
                "you: green Classification; blue Pottery, Calendar, Tools
                 them:
                 third:",
            );
        } else {
            story.leaves("you: green Classification; blue Calendar, Tools\n them:");
        }
    });
}

#[test]
fn classification_makes_players_prove_that_they_keep_nothing_back() {
    in_each(Edition::ALL, |edition| {
        let story = story(edition, "you: green Classification; hand Tools\n them: hand Archery")
            .plays(["dogma Classification"])
            .leaves("you: green Classification; blue Tools\n them: hand Archery");
        let them = Seat::at(1);
        let proof = Event::Proved { by: them, at: Zone::hand(them) };
        assert_eq!(story.chronicle().events().contains(&proof), edition == Fourth);
    });
}

// ---- Metric System

#[test]
fn metric_system_splays_any_color_once_green_is_right() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: green> Metric System, Sailing; red Archery, Oars; blue< Tools, Pottery; \
             yellow Masonry",
        )
        .plays(["dogma Metric System"])
        .offers(["color red", "color blue", "pass"])
        .plays(["color blue"])
        .leaves(
            "you: green> Metric System, Sailing; red Archery, Oars; blue> Tools, Pottery; \
             yellow Masonry",
        );
    });
}

#[test]
fn metric_system_splays_only_green_before_that() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green Metric System, Sailing; red Archery, Oars")
            .plays(["dogma Metric System"])
            .offers(["color green", "pass"])
            .plays(["color green"])
            .leaves("you: green> Metric System, Sailing; red Archery, Oars");
    });
}

#[test]
fn metric_system_may_be_declined() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: green> Metric System, Sailing; red Archery, Oars")
            .plays(["dogma Metric System", "pass"])
            .leaves("")
            .changes_nothing();
    });
}

// ---- Canning

#[test]
fn canning_scores_top_cards_without_a_factory_but_not_what_they_covered() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: yellow Canning, Agriculture; red Archery, Oars; blue Chemistry
             deck 6: Democracy",
        )
        .plays(["dogma Canning", "yes", "color yellow"])
        .leaves("you: yellow> Canning, Agriculture; red Oars; blue Chemistry; score Archery, Democracy");
    });
}

#[test]
fn canning_scores_whatever_the_card_tucked_was_worth() {
    in_each(Edition::ALL, |edition| {
        let board = "you: yellow Canning; red Archery\n deck 7: Railroad";
        story(edition, &without_ages(edition, 6..=6, board))
            .plays(["dogma Canning", "yes"])
            .leaves("you: yellow Canning; purple Railroad; score Archery");
    });
}

#[test]
fn canning_without_a_6_tucked_scores_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Canning, Agriculture; red Archery, Oars")
            .plays(["dogma Canning", "no", "pass"])
            .leaves("")
            .changes_nothing();
    });
}

// ---- Vaccination

#[test]
fn vaccination_returns_all_the_lowest_score_cards() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Vaccination
             them: score Tools, Sailing, Calendar
             deck 6: Canning
             deck 7: Combustion",
        )
        .plays(["dogma Vaccination"])
        .offers(["card Tools", "card Sailing"])
        .plays(["them: card Tools"])
        .leaves(
            "you: yellow Vaccination; red Combustion
             them: yellow Canning; score Calendar
             deck 1 bottom: Tools, Sailing",
        );
    });
}

#[test]
fn vaccination_returns_all_score_cards_like_a_chosen_one() {
    let board = "you: yellow Vaccination
                 them: score Tools, Sailing, Calendar
                 deck 6: Canning
                 deck 7: Combustion";
    story(Fourth, board)
        .plays(["dogma Vaccination"])
        .offers(["card Tools", "card Sailing", "card Calendar"])
        .plays(["them: card Calendar"])
        .leaves(
            "you: yellow Vaccination; red Combustion
             them: yellow Canning; score Tools, Sailing",
        );
    story(Fourth, board).plays(["dogma Vaccination", "them: card Tools", "them: card Sailing"]).leaves(
        "you: yellow Vaccination; red Combustion
             them: yellow Canning; score Calendar
             deck 1 bottom: Sailing, Tools",
    );
}

#[test]
fn vaccination_without_patients_does_nothing() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: yellow Vaccination\n them: hand Oars")
            .plays(["dogma Vaccination"])
            .leaves("")
            .changes_nothing();
    });
}

#[test]
fn vaccination_rewards_a_sharer_of_whom_nothing_was_demanded() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: yellow Vaccination
             them: score Tools
             third: blue Pottery
             deck 6: Canning
             deck 7: Combustion, Railroad, Electricity",
        )
        .plays(["dogma Vaccination"])
        .leaves(
            "you: yellow Vaccination; purple Railroad; hand Electricity
             them: yellow Canning
             third: blue Pottery; red Combustion",
        );
    });
}

// ---- Democracy

#[test]
fn democracy_scores_an_8_for_any_card_returned_alone() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Democracy; hand Tools, Oars\n deck 8: Mobility")
            .plays(["dogma Democracy", "card Tools", "pass"])
            .leaves("you: purple Democracy; hand Oars; score Mobility");
    });
}

#[test]
fn democracy_scores_nothing_without_a_vote() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Democracy; hand Tools")
            .plays(["dogma Democracy", "pass"])
            .leaves("")
            .changes_nothing();
        story(edition, "you: purple Democracy").plays(["dogma Democracy"]).leaves("").changes_nothing();
    });
}

const ELECTION: &str = "you: purple Democracy; hand Tools, Oars
                        them: purple Philosophy; hand Sailing, Archery
                        deck 6: Canning
                        deck 8: Mobility, Socialism";

#[test]
fn democracy_rewards_each_who_outvotes_all_before() {
    in_each(Edition::ALL, |edition| {
        story(edition, ELECTION)
            .plays(["dogma Democracy", "them: card Sailing", "them: pass"])
            .plays(["you: card Tools", "you: card Oars"])
            .leaves(
                "you: purple Democracy; score Socialism; hand Canning
                 them: purple Philosophy; hand Archery; score Mobility",
            );
    });
}

#[test]
fn democracy_gives_nothing_for_an_equal_vote() {
    in_each(Edition::ALL, |edition| {
        story(edition, ELECTION)
            .plays(["dogma Democracy", "them: card Sailing", "them: pass"])
            .plays(["you: card Tools", "you: pass"])
            .leaves(
                "you: purple Democracy; hand Oars, Canning
                 them: purple Philosophy; hand Archery; score Mobility",
            );
    });
}

#[test]
fn democracy_counts_a_partner_in_the_third_edition_only() {
    in_each(Edition::ALL, |edition| {
        let board = "you: purple Democracy; hand Tools, Coal
                     third: purple Philosophy; hand Sailing, Archery
                     fourth: hand Oars
                     deck 8: Mobility, Socialism";
        let score = if edition == Third { "" } else { "; score Socialism" };
        story_with(edition, board, |start| start.teams = vec![vec![0, 2], vec![1, 3]])
            .plays(["dogma Democracy", "third: card Sailing", "third: card Archery"])
            .plays(["you: card Tools", "you: pass"])
            .leaves(&format!(
                "you: purple Democracy; hand Coal{score}
                 third: purple Philosophy; score Mobility"
            ));
    });
}

// ---- Emancipation

#[test]
fn emancipation_takes_a_hand_card_and_gives_a_6() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: purple Emancipation, City States; red Archery, Oars
             them: hand Tools, Metalworking
             deck 6: Canning",
        )
        .plays(["dogma Emancipation", "them: card Metalworking"])
        .offers(["color red", "color purple", "pass"])
        .plays(["you: color purple"])
        .leaves(
            "you: purple> Emancipation, City States; red Archery, Oars; score Metalworking
             them: hand Tools, Canning",
        );
    });
}

#[test]
fn emancipation_gives_nothing_to_an_empty_hand() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: purple Emancipation, City States\n them: score Tools")
            .plays(["dogma Emancipation", "you: pass"])
            .leaves("")
            .changes_nothing();
    });
}
