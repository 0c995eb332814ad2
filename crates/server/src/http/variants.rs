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

#[cfg(test)]
mod tests {
    use super::super::library::{most_players, sets_of};
    use super::*;

    /// What a page makes of the list, as the page makes it.
    fn by_the_list(info: Option<&VariantInfo>, setup: &Setup) -> Option<bool> {
        let info = info?;
        let book = (*info.book.get(setup.players)?)?;
        let fits = info.set.is_none_or(|set| setup.sets.contains(set))
            && (info.teams || setup.teams.is_empty());
        let replaced = info.replaced_by.and_then(|other| setup.options.decided(other)) == Some(true);
        fits.then_some(book && !replaced)
    }

    #[test]
    fn the_list_says_what_the_engine_says_of_every_game() {
        for edition in Edition::ALL {
            // The list is made as `GET /api/info` makes it.
            let (all, seats) = (sets_of(edition), most_players(edition));
            let list = variants_of(edition, all, seats[all.expansions()]);
            for sets in Sets::of(edition) {
                for players in 2..=seats[sets.expansions()] {
                    for teams in [vec![], vec![vec![0, 2], vec![1, 3]]] {
                        for decided in [None, Some(false), Some(true)] {
                            let mut setup = Setup::with(edition, sets, players, 0);
                            setup.teams.clone_from(&teams);
                            setup.options.distance = decided;
                            for variant in Variant::ALL {
                                let found = list.iter().find(|info| info.variant == variant);
                                assert_eq!(
                                    by_the_list(found, &setup),
                                    setup.by_the_book(variant).ok(),
                                    "{variant:?} in {setup:?}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
