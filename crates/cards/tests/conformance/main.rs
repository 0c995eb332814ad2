//! Plays the conformance cases: positions, what was chosen in them, and what came of it, as
//! observed on another implementation.
//!
//! A case passes if some line of play of this engine leads from its start to its end. Cases are
//! evidence, not law: one that the rulebook or the card contradicts stands in the list of
//! exceptions with the reason, and must then fail.

mod at_hand;
mod card_list;
mod case;
mod exceptions;
mod own_words;
mod search;

use std::collections::BTreeSet;

use at_hand::at_hand;
use case::Case;
use exceptions::EXCEPTIONS;

#[test]
fn every_case_passes_or_is_an_exception_with_a_reason() {
    let Some(folder) = at_hand("cases") else { return };
    let files = [
        "third-base",
        "third-echoes",
        "third-cities",
        "third-artifacts",
        "third-figures",
        "third-engine",
        "fourth-base",
        "fourth-engine",
    ];
    let (mut wrong, mut known) = (Vec::new(), BTreeSet::<&str>::new());
    for name in files {
        let mut cases = Case::read_all(&folder.join(format!("{name}.jsonl")));
        cases.retain(|case| case.sets().is_some() && case.is_about_a_working_card());
        let (mut passed, mut excepted) = (0, 0);
        for case in &cases {
            let exception = EXCEPTIONS.iter().find(|(id, _)| *id == case.id);
            known.extend(exception.map(|&(id, _)| id));
            match (case.play(), exception) {
                (Ok(()), None) => passed += 1,
                (Err(_), Some((id, reason))) => {
                    excepted += 1;
                    println!("exception {id}: {reason}");
                }
                (Ok(()), Some((id, _))) => wrong.push(format!("{id} passes but is an exception")),
                (Err(failure), None) => wrong.push(format!("{}: {failure}", case.id)),
            }
        }
        println!("{name}: {passed} of {} cases pass, {excepted} are exceptions", cases.len());
        if excepted * 20 >= cases.len() {
            wrong.push(format!("{name}: one case in twenty is an exception, or more"));
        }
    }
    let unknown = EXCEPTIONS.iter().filter(|(id, _)| !known.contains(id));
    wrong.extend(unknown.map(|(id, _)| format!("{id} is an exception but not a case")));
    assert!(wrong.is_empty(), "{} things are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn exceptions_are_listed_once_and_have_reasons() {
    let ids: BTreeSet<&str> = EXCEPTIONS.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids.len(), EXCEPTIONS.len());
    assert!(EXCEPTIONS.iter().all(|(_, reason)| reason.len() > 20));
}
