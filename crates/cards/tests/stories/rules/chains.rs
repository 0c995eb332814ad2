//! Chain achievements (R-SELF-4): whose chain it is, with toys for what no card does yet.

use std::sync::OnceLock;

use splay_cards::prelude::*;
use splay_engine::Catalog;

use crate::story::{Fourth, Story, story_among};

const COURIER: Definition =
    card("Courier", 1, Blue, [Hex, Castle, Castle, Castle]).dogma(FOURTH, "Execute red here.", |p| {
        let Some(order) = p.top(Red) else { return Ok(()) };
        p.execute_here(order).done()
    });

const ORDER: Definition = card("Order", 1, Red, [Castle, Hex, Castle, Castle])
    .demand(FOURTH, "Execute your top green card.", |you| you.one(Execute, TOPS.color(Green)).done())
    .dogma(FOURTH, "Execute your top green card.", |p| p.one(Execute, TOPS.color(Green)).done());

const ERRAND: Definition =
    card("Errand", 1, Green, [Hex, Crown, Crown, Crown])
        .dogma(FOURTH, "Draw a 1.", |p| p.draw(1).done());

#[track_caller]
fn story(board: &str) -> Story {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    let catalog = CATALOG.get_or_init(|| {
        let mut cards = splay_cards::base::cards(Fourth);
        cards.extend([&COURIER, &ORDER, &ERRAND]);
        Catalog::new(Fourth, &[(Set::Base, cards)], &[])
    });
    story_among(catalog, board, |_| {})
}

/// Who executes within an execution makes a chain; who does so by a demand in it does not.
#[test]
fn what_a_victim_executes_is_in_nobodys_chain() {
    story("you: blue Courier; red Order\n them: green Errand\n deck 1: Tools\n deck 11: Solar Sailing")
        .plays(["dogma Courier"])
        .leaves("you: blue Courier; red Order\n them: green Errand; hand Tools");
    story("you: blue Courier; red Order; green Errand\n them:\n deck 1: Tools\n deck 11: Solar Sailing")
        .plays(["dogma Courier"])
        .leaves(
            "you: blue Courier; red Order; green Errand; hand Tools; achievements Solar Sailing\n them:",
        );
}
