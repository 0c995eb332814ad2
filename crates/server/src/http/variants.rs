//! Which variants go with which games, found out by asking the engine about each.

use splay_engine::{Edition, Options, Set, Sets, Setup, Variant};

use crate::wire::VariantInfo;

/// All variants of an edition, which has these sets and is for so many at the most.
pub(super) fn variants_of(edition: Edition, sets: Sets, most: usize) -> Vec<VariantInfo> {
    Variant::ALL.into_iter().filter_map(|variant| info(edition, sets, most, variant)).collect()
}

/// None if nobody can play with it.
fn info(edition: Edition, all: Sets, most: usize, variant: Variant) -> Option<VariantInfo> {
    let setup = |sets, players| Setup::with(edition, sets, players, 0);
    let book: Vec<Option<bool>> =
        (0..=most).map(|players| setup(all, players).by_the_book(variant).ok()).collect();
    let players = book.iter().position(Option::is_some)?;
    let is_there = |sets| setup(sets, players).by_the_book(variant).is_ok();
    let needed = |set: &Set| is_there(Sets::BASE.with(*set));
    let pairs = Setup { teams: vec![vec![0, 2], vec![1, 3]], ..setup(all, 4) };
    Some(VariantInfo {
        variant,
        book,
        set: if is_there(Sets::BASE) { None } else { Set::ALL.into_iter().find(needed) },
        teams: pairs.by_the_book(variant).is_ok(),
        replaced_by: Variant::ALL.into_iter().find(|&other| {
            let alone = setup(all, most);
            let beside = Setup { options: Options::default().with(other, true), ..setup(all, most) };
            alone.by_the_book(variant) == Ok(true) && beside.by_the_book(variant) == Ok(false)
        }),
    })
}
