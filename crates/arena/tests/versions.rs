//! Neither the numbers of choices nor the layout of observations changes without another version.

use splay_arena::{ACTIONS_VERSION, Fingerprint, OBSERVATION_VERSION, Observation, Space};
use splay_engine::{Chronicle, Edition, Position, Seat, Set, Sets};

/// Games with their prints: of the numbers of choices, of observations, and of those with a memory.
/// New sets change nothing in games without them, so lines are only ever added here.
const KNOWN: [(Edition, &str, usize, [&str; 3]); 9] = [
    (Edition::First, "base", 2, ["15e0fa630b8e3a6c", "5342fa8483699cec", "b646c77717c02197"]),
    (Edition::Third, "base", 2, ["15e0fa630b8e3a6c", "5342fa8483699cec", "b646c77717c02197"]),
    (Edition::Third, "base", 4, ["74a998de864871c7", "49298676ca0d1ace", "2e7af332462d36dd"]),
    (Edition::Third, "base,echoes", 3, ["775932a65fe6d0a9", "a631b789c53b4ba6", "7d2fc1d1e1738207"]),
    (Edition::Third, "base,cities", 2, ["bff862038d5c02ac", "a0ec402a95fe5e1e", "81e9ae2feebd3409"]),
    (Edition::Third, "base,artifacts", 2, ["3196e7c3677ab1d1", "b40c78777de8ac54", "e78292f6ee7754e6"]),
    (Edition::Third, "base,figures", 2, ["370ec88767f927ed", "9e5cf6e96733e05b", "37a51f2fd872b9d9"]),
    (
        Edition::Third,
        "base,echoes,cities,artifacts,figures",
        5,
        ["0f4c37d7701f9f8c", "8341239c43077bc6", "422c21063cff1c30"],
    ),
    (Edition::Fourth, "base", 2, ["dbef5e59a685ff7f", "47ccae7af0bcae1f", "e180bf9722d7abe5"]),
];

fn space(edition: Edition, sets: &str, players: usize) -> Space {
    let sets: Sets = sets.split(',').map(|name| Set::from_name(name).unwrap()).collect();
    Space::new(splay_cards::catalog(edition, sets), players)
}

/// If this fails, whoever has learned by the old numbers or the old layout must hear of it: put them back,
/// or raise [`ACTIONS_VERSION`] or [`OBSERVATION_VERSION`], say so in `docs/PYTHON.md` and in the
/// changelog, and write the new prints here.
#[test]
fn numbers_and_layout_do_not_change_without_another_version() {
    assert_eq!((ACTIONS_VERSION, OBSERVATION_VERSION), ("splay-actions/1", "splay-observation/1"));
    let print = |(edition, sets, players, _)| {
        let space = space(edition, sets, players);
        let of = |memory| Fingerprint::of_observation(&space, &Observation::new(&space, memory));
        [Fingerprint::of_actions(&space), of(false), of(true)].map(|print| print.to_string())
    };
    let prints = KNOWN.map(print);
    assert_eq!(prints, KNOWN.map(|(.., known)| known.map(str::to_owned)), "see above this test");
}

/// What numbers mean is pinned as well: the same table is always seen like this.
#[test]
fn a_table_is_seen_as_it_always_was() {
    let position: Position = serde_json::from_str(include_str!("table.json")).unwrap();
    let space = Space::new(splay_cards::catalog(position.edition, position.sets), 2);
    let observation = Observation::new(&space, false);
    let game = Chronicle::from_position(space.catalog(), position).unwrap();
    let mut seen = vec![0; observation.len()];
    let decision = game.decision();
    observation.write(&space, game.state(), decision.as_ref(), Seat::at(0), None, &mut seen);
    let mut told = String::new();
    for field in observation.fields() {
        let numbers = seen[field.start..][..field.len()].iter().enumerate();
        let numbers: Vec<String> = numbers
            .filter(|&(_, &number)| number != 0)
            .map(|(place, number)| format!("{place}:{number}"))
            .collect();
        told += format!("{} {}", field.name, numbers.join(" ")).trim_end();
        told += "\n";
    }
    assert_eq!(told, include_str!("table.txt"), "see the test above this one");
}

#[test]
fn the_versions_are_documented() {
    let docs = include_str!("../../../docs/PYTHON.md");
    assert!(docs.contains(&format!("`{ACTIONS_VERSION}`")), "{ACTIONS_VERSION}");
    assert!(docs.contains(&format!("`{OBSERVATION_VERSION}`")), "{OBSERVATION_VERSION}");
}
