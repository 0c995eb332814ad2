//! Toys whose karmas interrupt something done with a card.

use super::*;

pub(super) const RECLUSE: Definition = card("Recluse", 1, Green, [Hex, Crown, Crown, Crown]).would(
    THIRD,
    "About to meld a blue card, tuck it instead.",
    YOU.melds().when(|_, card| card.color() == Blue).instead(|p, card| p.tuck(card).done()),
);

#[test]
fn a_meld_that_is_replaced_was_not_done() {
    // No promotion follows, for nothing was melded.
    story("you: green Recluse; blue Writing; hand Tools; forecast Oars")
        .plays(["meld Tools"])
        .leaves("you: green Recluse; blue Writing, Tools; forecast Oars");
    // The 3 that Tools would meld is blue: it is tucked.
    story("you: green Recluse; blue Tools; hand Oars, Sailing, Paper\n deck 3: Alchemy")
        .plays(["dogma Tools", "card Oars", "card Sailing", "card Paper"])
        .leaves("you: green Recluse; blue Tools, Alchemy");
}

pub(super) const LARVA: Definition = card("Larva", 1, Red, [Hex, Leaf, Leaf, Leaf]).worth_face_up(5);

pub(super) const GARDEN: Definition =
    card("Garden", 1, Purple, [Hex, Leaf, Leaf, Leaf]).dogma(THIRD, "Meld your hand.", |p| {
        let melded = p.all(Meld, HAND)?;
        p.draw_each(melded.iter().map(|card| card.value()))
    });

/// A card of two values is what it is on the board, though a karma could have interrupted.
#[test]
fn what_was_melded_amid_karmas_is_read_as_it_lies() {
    for theirs in ["", "green Recluse"] {
        story(&format!("you: purple Garden; hand Larva\n them: {theirs}\n deck 5: Coal"))
            .plays(["dogma Garden", "card Garden"])
            .leaves(&format!("you: red Larva; score Garden; hand Coal\n them: {theirs}"));
    }
}

#[test]
fn a_karma_that_is_covered_is_silent() {
    story("you: green Sailing, Recluse; hand Tools")
        .plays(["meld Tools"])
        .leaves("you: green Sailing, Recluse; blue Tools");
}

/// The sharer's own karma replaces the sharer's meld, and earns the actor the draw for sharing.
#[test]
fn what_a_sharers_own_karma_does_earns_the_draw_for_sharing() {
    story("you: green Sailing\n them: green Recluse; blue Writing\n deck 1: Tools, Oars\n figures deck 1: Herald")
        .plays(["dogma Sailing"])
        .leaves("you: green Sailing; red Oars; hand Herald\n them: green Recluse; blue Writing, Tools");
}

pub(super) const MASON: Definition = card("Mason", 1, Yellow, [Castle, Castle, Hex, Castle]).would(
    THIRD,
    "About to tuck a card, first draw a 1.",
    YOU.tucks().first(|p, _| p.draw(1).done()),
);

#[test]
fn what_comes_first_lets_the_deed_go_on() {
    story("you: yellow Mason; purple Code of Laws; hand Mysticism\n deck 1: Tools")
        .plays(["dogma Code of Laws", "card Mysticism", "pass"])
        .leaves("you: yellow Mason; purple Code of Laws, Mysticism; hand Tools");
}

pub(super) const MISER: Definition = card("Miser", 1, Red, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to score a card with a [crown], you win.",
    YOU.scores().when(|_, card| card.has(Crown)).instead(|p, _| p.win()),
);

#[test]
fn a_karma_can_win() {
    story("you: red Miser; purple Philosophy; hand Sailing, Tools")
        .plays(["dogma Philosophy", "card Sailing"])
        .ends(["you"], By::Effect);
    story("you: red Miser; purple Philosophy; hand Sailing, Tools")
        .plays(["dogma Philosophy", "card Tools"])
        .leaves("you: red Miser; purple Philosophy; hand Sailing; score Tools");
}

pub(super) const HOARDER: Definition = card("Hoarder", 1, Purple, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to remove or return a Figure from your hand, tuck it instead.",
    YOU.does([Hook::Remove, Hook::Return])
        .when(|seen, card| card.set() == Set::Figures && seen.holds(card))
        .instead(|p, card| p.tuck(card).done()),
);

#[test]
fn if_you_do_fails_where_a_karma_replaced_it() {
    story("you: purple Hoarder; blue Tools; hand Herald, Banker, Seer\n deck 3: Paper")
        .plays(["dogma Tools", "card Herald", "card Banker", "card Seer"])
        .plays(["card Herald", "card Banker"])
        .leaves("you: purple Hoarder; blue Tools, Seer; score Herald, Banker\n deck 3: Paper");
}

#[test]
fn a_decree_is_paid_though_its_figures_are_tucked() {
    story("you: purple Hoarder; hand Herald, Collector, Cheat, Oars\n deck 6: Atomic Theory")
        .offers([
            "draw",
            "meld Herald",
            "meld Collector",
            "meld Cheat",
            "meld Oars",
            "dogma Hoarder",
            "decree War",
            "decree Advancement",
        ])
        .plays(["decree Advancement", "card Oars", "card Collector", "card Herald"])
        // Herald faded, the Cheat beneath him is one Figure too many again.
        .plays(["card Herald", "card Cheat", "card Collector"])
        .leaves(
            "you: purple Hoarder; hand Atomic Theory; score Herald, Cheat, Collector; \
             achievements Advancement\n removed: Oars",
        );
}

pub(super) const GHOST: Definition = card("Ghost", 1, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb])
    .would(
        THIRD,
        "Anybody about to foreshadow a card lets you have it.",
        ANYONE.foreshadows().decides(|p, card| {
            p.transfer(card, p.seat().hand())?;
            Ok(Original::Replaced)
        }),
    );

pub(super) const MAYOR: Definition = card("Mayor", 1, Purple, [Hex, Crown, Crown, Inspire]).inspire(
    THIRD,
    "Draw and foreshadow a 1.",
    |p| p.draw_and_foreshadow(1).done(),
);

#[test]
fn a_karma_about_anybody_is_its_owners() {
    story("you: purple Mayor\n them: blue Ghost\n deck 1: Tools, Oars")
        .plays(["inspire purple"])
        .leaves("you: purple Mayor; hand Oars\n them: blue Ghost; hand Tools");
}

/// Both players have such a karma: the current player picks, and the other one is ignored.
#[test]
fn of_several_karmas_the_current_player_picks() {
    let told = story("you: purple Mayor; green Dreamer\n them: blue Ghost\n deck 1: Tools, Oars")
        .plays(["inspire purple"])
        .asks("Several karmas apply: choose which one takes effect")
        .offers(["card Ghost", "card Dreamer"]);
    told.plays(["you: card Dreamer", "card Dreamer"])
        .leaves("you: purple Mayor; score Tools, Dreamer; hand Oars\n them: blue Ghost");
}

pub(super) const DREAMER: Definition = card("Dreamer", 1, Green, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to foreshadow a card, score it instead.",
    YOU.foreshadows().instead(|p, card| p.score(card).done()),
);

pub(super) const RIVAL: Definition = card("Rival", 1, Red, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "An achievement that an opponent is about to claim, and for which you are eligible, is yours instead.",
    OPPONENT.claims().when(|seen, card| seen.is_eligible(card.value())).instead(|p, card| {
        p.act(Act::Claim, card).done()
    }),
);

#[test]
fn a_claim_can_be_taken_over_and_then_nobody_draws() {
    story("you: blue Writing; score Paper, Optics\n them: red Rival; score Compass, Medicine\n deck 1: Tools")
        .plays(["achieve 1"])
        .leaves(
            "you: blue Writing; score Paper, Optics\n \
             them: red Rival; score Compass, Medicine; achievements Mysticism",
        );
    story("you: blue Writing; score Paper, Optics\n them: red Rival\n figures deck 1: Seer")
        .plays(["achieve 1"])
        .leaves("you: blue Writing; score Paper, Optics; achievements Mysticism\n them: red Rival; hand Seer");
}

pub(super) const GUARD: Definition = card("Guard", 1, Yellow, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "An opponent's effect takes no card from your score pile.",
    OPPONENT.robs_you().instead(|_, _| Ok(())),
);

#[test]
fn a_score_pile_can_be_guarded_against_others() {
    story("you: green Mapmaking\n them: yellow Guard; score Tools")
        .plays(["dogma Mapmaking"])
        .changes_nothing();
    // One's own effects work.
    story("you: yellow Guard; purple Education; score Tools, Paper\n deck 3: Optics")
        .plays(["dogma Education", "card Paper"])
        .leaves("you: yellow Guard; purple Education; score Tools; hand Optics");
}
