//! Every card is in exactly one place, and what the table counts by the way is what a fresh
//! count finds.

use splay_engine::{CardId, Color, Common, Icon, Pile, Seat, Splay, State, Table, Zone, ZoneKind};

use crate::common::seatings::every_setup;
use crate::common::walk::walk_each;

#[test]
fn every_card_is_in_exactly_one_place() {
    walk_each(&every_setup(), |game, _| each_card_once(game.state()));
}

#[test]
fn cards_lie_only_where_they_belong() {
    walk_each(&every_setup(), |game, _| each_card_at_home(game.state()));
}

#[test]
fn icons_points_and_splays_agree_with_a_recount() {
    walk_each(&every_setup(), |game, _| {
        let state = game.state();
        state.seats().for_each(|seat| recount(state, seat));
    });
}

fn each_card_once(state: &State) {
    let table = state.table();
    let mut times: Vec<u8> = vec![0; table.catalog().ids().count()];
    for zone in Zone::all(state.players()) {
        let cards: Vec<CardId> = table.cards(zone).map(|card| card.id()).collect();
        assert_eq!(cards.len(), table.len(zone), "the count of {:?}", zone.kind());
        assert_eq!(cards.is_empty(), table.is_empty(zone));
        assert_eq!(cards.first().copied(), table.top(zone).map(|card| card.id()));
        assert_eq!(cards.last().copied(), table.bottom(zone).map(|card| card.id()));
        for (n, &card) in cards.iter().enumerate() {
            assert_eq!(table.zone_of(card), zone);
            assert_eq!(table.beneath(card).map(|below| below.id()), cards.get(n + 1).copied());
            times[card.index()] += 1;
        }
    }
    assert!(times.iter().all(|&times| times == 1), "cards are lost or doubled: {times:?}");
}

fn each_card_at_home(state: &State) {
    let table = state.table();
    for card in table.catalog().ids() {
        let face = table.card(card);
        let special = table.catalog().as_special(card).is_some();
        let fits = match table.zone_of(card).kind() {
            ZoneKind::Deck { set, age } => {
                !special
                    && (set, age) == (face.set(), face.value())
                    && state.rules().sets.contains(set)
                    && age <= state.rules().last_age
            }
            ZoneKind::Board { color, .. } => !special && color == face.color(),
            ZoneKind::Pile { pile, .. } => {
                state.rules().piles.contains(pile) && (!special || pile == Pile::Achievements)
            }
            ZoneKind::Common { place: Common::Available } => true,
            ZoneKind::Common { place: Common::Relics } => table.catalog().is_relic(card),
            ZoneKind::Common { place: place @ (Common::Junk | Common::Removed) } => {
                place == state.rules().out_of_play.place()
            }
        };
        assert!(fits, "{} in {:?}", table.catalog().title(card), table.zone_of(card).kind());
    }
}

fn recount(state: &State, seat: Seat) {
    let table = state.table();
    let in_pile: u16 = table.cards(Zone::score(seat)).map(|card| u16::from(card.value().get())).sum();
    let mut bonuses: Vec<u8> = Vec::new();
    let mut on_the_board = [0; Icon::ALL.len()];
    let mut emblems = 0;
    for color in Color::ALL {
        let splay = table.splay(seat, color);
        let stack = Zone::stack(seat, color);
        assert!(splay == Splay::None || table.len(stack) > 1, "{splay} on {} card", table.len(stack));
        assert!(splay != Splay::Aslant || state.rules().aslant);
        let shown = shown_by(table, stack, splay);
        bonuses.extend(shown.iter().filter_map(|icon| match icon {
            Icon::Bonus(value) => Some(value),
            _ => None,
        }));
        let echoes = shown.iter().filter(|icon| **icon == Icon::Echo).count();
        assert_eq!(usize::from(table.marks(seat, color).echoes), echoes, "echo effects in {color}");
        assert_eq!(table.echoes(seat, color).count(), echoes);
        let count = |icon: Icon| shown.iter().filter(|other| **other == icon).count();
        let visible = |of: Seat| match table.splay(of, color) {
            Splay::None => table.len(Zone::stack(of, color)).min(1),
            _ => table.len(Zone::stack(of, color)),
        };
        // A fountain always counts, a flag while no opponent shows more cards of its color (R-CIT-6).
        let flies = state.opponents(seat).iter().all(|rival| visible(rival) <= visible(seat));
        emblems += count(Icon::Fountain) + if flies { count(Icon::Flag) } else { 0 };
        for (in_all, icon) in on_the_board.iter_mut().zip(Icon::ALL) {
            let shown = shown.iter().filter(|other| **other == icon).count() as u16;
            assert_eq!(table.stack_icons(seat, color).get(icon), shown, "{icon} in {color}");
            *in_all += shown;
        }
    }
    // What karmas add is told in stories; without any, all is as printed.
    let catalog = table.catalog();
    if table.tops(seat).any(|top| !catalog.facts(top.id()).karmas.is_empty()) {
        return;
    }
    for (in_all, icon) in on_the_board.into_iter().zip(Icon::ALL) {
        assert_eq!(state.count(seat, icon), in_all, "{icon} on the board of {seat:?}");
    }
    assert_eq!(state.emblems(seat), emblems, "what the board of {seat:?} is worth");
    bonuses.sort_unstable();
    assert!(state.bonuses(seat).iter().map(|age| age.get()).eq(bonuses.iter().copied()));
    // The highest in full, each other one point (R-SCO-2).
    let for_bonuses = bonuses.last().map_or(0, |&highest| usize::from(highest) + bonuses.len() - 1);
    assert_eq!(state.points(seat), in_pile + for_bonuses as u16, "the points of {seat:?}");
}

/// What a stack shows: all slots of its top card, of the others those that the splay exposes.
fn shown_by(table: &Table, stack: Zone, splay: Splay) -> Vec<Icon> {
    let mut shown = Vec::new();
    for (depth, card) in table.cards(stack).enumerate() {
        let printed = table.catalog().facts(card.id()).slots;
        match depth {
            0 => shown.extend(printed.icons()),
            _ => shown.extend(splay.shows().iter().filter_map(|&slot| printed.get(slot))),
        }
    }
    shown
}
