//! What is shown, what is hidden, and what a splay does (R-DOG-17, R-INFO, R-SPL).

use splay_engine::{Age, Edition, Event, Icon, Seat, Set, Shown, Splay, Stack, Zone};

use crate::story::*;

fn face(title: &str) -> Shown {
    Shown::Face(title.to_owned())
}

fn back(age: u8) -> Shown {
    Shown::Back { age: Age::new(age), set: Set::Base, seen: None }
}

/// What was shown to everybody, and the piles that were shown to prove something.
fn shown(story: &Story) -> (Vec<&'static str>, Vec<Zone>) {
    let catalog = story.chronicle().game().catalog();
    let mut cards = Vec::new();
    let mut piles = Vec::new();
    for event in story.chronicle().events() {
        match *event {
            Event::Revealed { card, .. } => cards.push(catalog.title(card)),
            Event::Proved { at, .. } => piles.push(at),
            _ => {}
        }
    }
    (cards, piles)
}

#[test]
fn who_cannot_comply_shows_the_hand_where_proof_is_asked_for() {
    let oars = |edition, proof| {
        story_with(edition, "you: red Oars\n them: hand Tools, Archery", |position| {
            position.options.proof = proof;
        })
        .plays(["dogma Oars"])
    };
    let hand = Zone::hand(Seat::at(1));
    assert_eq!(shown(&oars(Fourth, None)), (vec!["Tools", "Archery"], vec![hand]));
    assert_eq!(shown(&oars(Fourth, Some(false))), (vec![], vec![]));
    in_each([First, Third], |edition| {
        assert_eq!(shown(&oars(edition, None)), (vec![], vec![]));
        assert_eq!(shown(&oars(edition, Some(true))), (vec!["Tools", "Archery"], vec![hand]));
    });
}

#[test]
fn who_complies_face_down_shows_the_card_where_proof_is_asked_for() {
    let oars = |proof| {
        story_with(Fourth, "you: red Oars\n them: hand Sailing\n deck 1: Pottery", |position| {
            position.options.proof = Some(proof);
        })
        .plays(["dogma Oars"])
    };
    assert_eq!(shown(&oars(true)).0, ["Sailing", "Pottery"]);
    assert_eq!(shown(&oars(false)).0, [""; 0]);
}

#[test]
fn values_need_no_proof() {
    // Everybody sees the backs: no 3 in hand.
    let story = story(Fourth, "you: blue Tools; hand Oars, Calendar").plays(["dogma Tools", "pass"]);
    assert_eq!(shown(&story), (vec![], vec![]));
}

#[test]
fn hands_and_score_piles_are_seen_from_the_back() {
    in_each(Edition::ALL, |edition| {
        let story = story(
            edition,
            "you: hand Tools\n them: hand Coal, Oars; score Calendar; achievements Sailing, Empire",
        );
        let view = story.chronicle().view(Seat::at(0));
        assert_eq!(view.players[0].hand, [face("Tools")]);
        assert_eq!(view.players[1].hand, [back(1), back(5)]);
        assert_eq!(view.players[1].score, [back(2)]);
        assert_eq!(view.players[1].achievements, [back(1), face("Empire")]);
        let own = story.chronicle().view(Seat::at(1));
        assert_eq!(own.players[1].achievements, [back(1), face("Empire")], "nobody looks at those");
    });
}

fn seen(edition: Edition, covered: Option<bool>, counts: Option<bool>) -> [Stack; 2] {
    let story = story_with(edition, "them: red< Archery, Oars; green Sailing, Clothing", |position| {
        position.options.open_covered = covered;
        position.options.open_counts = counts;
    });
    let mut board = story.chronicle().view(Seat::at(0)).players[1].board.clone();
    [splay_engine::Color::Red, splay_engine::Color::Green].map(|color| board.remove(&color).unwrap())
}

#[test]
fn covered_cards_are_closed_until_the_fourth_edition() {
    let edge = |icon| Shown::Covered { icons: vec![None, None, None, icon] };
    in_each([First, Third], |edition| {
        let [red, green] = seen(edition, None, None);
        assert_eq!(red.splay, Splay::Left);
        assert_eq!(red.cards, [face("Archery"), edge(Some(Icon::Castle))]);
        assert_eq!(green.cards, [face("Sailing")], "not even their number");
    });
    let [red, green] = seen(Fourth, None, None);
    assert_eq!(red.cards, [face("Archery"), face("Oars")]);
    assert_eq!(green.cards, [face("Sailing"), face("Clothing")]);
}

#[test]
fn partly_covered_cards_and_the_sizes_of_unsplayed_stacks_are_two_permissions() {
    let edge = Shown::Covered { icons: vec![None, None, None, Some(Icon::Castle)] };
    let hidden = Shown::Covered { icons: vec![None; 4] };
    in_each(Edition::ALL, |edition| {
        let [red, green] = seen(edition, Some(false), Some(true));
        assert_eq!(red.cards, [face("Archery"), edge.clone()]);
        assert_eq!(green.cards, [face("Sailing"), hidden.clone()]);
        let [red, green] = seen(edition, Some(true), Some(false));
        assert_eq!(red.cards, [face("Archery"), face("Oars")]);
        assert_eq!(green.cards, [face("Sailing")]);
        // What is covered wholly nobody sees, but on the open boards of the fourth edition.
        let [red, green] = seen(edition, Some(true), Some(true));
        assert_eq!(red.cards, [face("Archery"), face("Oars")]);
        let clothing = if edition == Fourth { face("Clothing") } else { hidden.clone() };
        assert_eq!(green.cards, [face("Sailing"), clothing]);
    });
}

/// The available achievement of age 9 as you see it: you have eight 9s, one is under Mysticism.
fn the_ninth(story: &Story) -> Shown {
    let nine = |shown: &Shown| matches!(shown, Shown::Back { age, .. } if *age == 9);
    let available = story.chronicle().view(Seat::at(0)).achievements.unwrap_or_default();
    available.into_iter().find(nine).expect("it is available")
}

const NINES: &str = "score Computers, Genetics, Composites, Fission, Collaboration, Satellites, \
                     Ecology, Suburbia";

#[test]
fn covered_cards_that_nobody_saw_come_name_no_achievement() {
    let named = Shown::Back { age: Age::new(9), set: Set::Base, seen: Some("Services".to_owned()) };
    let begin = |edition, purple: &str, covered| {
        let board =
            format!("you: {NINES}\n them: {purple} Mysticism, Specialization\n available: Services");
        story_with(edition, &board, |position| position.options.open_covered = covered)
    };
    in_each([First, Third], |edition| {
        assert_eq!(the_ninth(&begin(edition, "purple", None)), back(9));
        assert_eq!(the_ninth(&begin(edition, "purple<", None)), back(9));
        assert_eq!(the_ninth(&begin(edition, "purple", Some(true))), back(9));
        assert_eq!(the_ninth(&begin(edition, "purple<", Some(true))), named);
        // Who has seen the card come knows that it is there.
        let story = story(
            edition,
            &format!("you: {NINES}\n them: hand Specialization, Mysticism\n available: Services"),
        )
        .plays(["draw", "them: meld Specialization", "them: meld Mysticism"]);
        assert_eq!(the_ninth(&story), named);
    });
    assert_eq!(the_ninth(&begin(Fourth, "purple", None)), named);
}

/// What is uncovered, opened by a splay or laid on top is remembered, even once it is covered again.
#[test]
fn covered_cards_are_known_from_when_they_come_to_light() {
    let named = Shown::Back { age: Age::new(9), set: Set::Base, seen: Some("Services".to_owned()) };
    let begin = |them: &str, you: &str, covered: Option<bool>| {
        let board =
            format!("you: {you}; {NINES}\n them: {them}\n deck 1: Pottery\n available: Services");
        let told = story_with(Third, &board, |position| position.options.open_covered = covered);
        assert_eq!(the_ninth(&told), back(9));
        told
    };
    let told = begin(
        "purple Mysticism, Specialization; red Archery; hand Philosophy",
        "purple City States",
        None,
    );
    let told = told.plays(["dogma City States", "them: card Mysticism"]);
    assert_eq!(the_ninth(&told), named);
    assert_eq!(the_ninth(&told.plays(["them: meld Philosophy"])), named);

    let board = "purple Philosophy, Specialization; hand Code of Laws";
    let splayed = ["draw", "them: dogma Philosophy", "color purple", "pass"];
    let told = |covered| begin(board, "green Sailing", covered).plays(splayed);
    assert_eq!(the_ninth(&told(None)), back(9));
    assert_eq!(the_ninth(&told(Some(true))), named);

    let told = begin("blue Publications; purple Mysticism, Specialization", "green Sailing", None);
    let order = ["color purple", "card Specialization"];
    assert_eq!(the_ninth(&told.plays(["draw", "them: dogma Publications"]).plays(order)), named);
}

#[test]
fn ones_own_covered_cards_are_always_open() {
    in_each(Edition::ALL, |edition| {
        let story = story(edition, "you: red Archery, Oars");
        let view = story.chronicle().view(Seat::at(0));
        let red = &view.players[0].board[&splay_engine::Color::Red];
        assert_eq!(red.cards, [face("Archery"), face("Oars")]);
    });
}

#[test]
fn a_splay_is_lost_for_good_when_a_stack_shrinks_to_one_card() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: purple City States\n them: red> Metalworking, Construction; hand Oars\n deck 1: Pottery",
        )
        .plays(["dogma City States"])
        .leaves("you: purple City States; red Metalworking\n them: red Construction; hand Oars, Pottery")
        .plays(["them: meld Oars"])
        .leaves("you: purple City States; red Metalworking\n them: red Oars, Construction; hand Pottery");
    });
}

#[test]
fn melded_and_tucked_cards_take_on_the_splay() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red< Archery, Oars; hand Metalworking")
            .plays(["meld Metalworking"])
            .leaves("you: red< Metalworking, Archery, Oars");
        story(edition, "you: purple< Code of Laws, Monotheism; hand Mysticism")
            .plays(["dogma Code of Laws", "card Mysticism"])
            .leaves("you: purple< Code of Laws, Monotheism, Mysticism");
    });
}

#[test]
fn open_achievements_are_listed_in_the_same_order_in_every_game() {
    // Where hidden cards lie must not show in it.
    for top in ["Tools", "Oars"] {
        let story = story(Third, &format!("you: hand Coal\n deck 1: {top}"));
        let available = story.chronicle().view(Seat::at(0)).achievements.unwrap_or_default();
        let specials = ["Empire", "Monument", "Wonder", "World", "Universe"].map(face);
        assert!(available.ends_with(&specials), "{available:?}");
    }
}
