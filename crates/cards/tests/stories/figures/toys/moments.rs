//! Toys whose karmas interrupt a draw, a splay, an action, a demand, fading or a victory.

use super::*;

// ---- Would: drawing, splaying, actions

pub(super) const GAMBLER: Definition = card("Gambler", 1, Green, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to draw a 2, first tuck a hand card.",
    YOU.draws().when(|_, value| value == 2).first(|p, _| p.one(Tuck, HAND).done()),
);

/// Who decides within a karma is told which one asks; everybody hears that it took hold.
#[test]
fn a_karma_that_asks_is_named() {
    let told = story("you: green Gambler; blue Writing; hand Tools, Oars\n deck 2: Calendar")
        .plays(["dogma Writing"])
        .asks("Tuck a card from your hand");
    let game = told.chronicle();
    let names = ["Ada", "Ben"].map(str::to_owned);
    let speaker =
        Speaker { catalog: catalog(), names: &names, vocabulary: Vocabulary::default(), you: None };
    let occasion = game.occasion().map(|why| speaker.occasion(why, Seat::at(0)).to_string());
    assert_eq!(occasion.as_deref(), Some("Gambler: your karma"));
    let last = game.events().last().map(|event| event.told(catalog(), Audience::Spectator));
    let last = last.map(|told| speaker.event(&told).to_string());
    assert_eq!(last.as_deref(), Some("Ada's Gambler acts first: Ada is about to draw a 2"));
}

#[test]
fn a_draw_is_by_the_value_of_the_deck() {
    story("you: green Gambler; blue Writing; hand Tools\n deck 2: Calendar")
        .plays(["dogma Writing"])
        .leaves("you: green Gambler; blue Writing, Tools; hand Calendar");
    story("you: green Gambler; hand Tools\n deck 1: Oars")
        .plays(["draw"])
        .leaves("you: green Gambler; hand Tools, Oars");
}

pub(super) const HOST: Definition = card("Host", 1, Red, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to draw for sharing, first draw a 4.",
    YOU.draws_for_sharing().first(|p, _| p.draw(4).done()),
);

pub(super) const HERMIT: Definition = card("Hermit", 1, Yellow, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "If another player draws nothing for sharing, first draw a 5.",
    OTHER.draws_nothing_for_sharing().first(|p, _| p.draw(5).done()),
);

#[test]
fn drawing_for_sharing_and_not_drawing_for_it() {
    story("you: red Host; blue Writing\n them: blue Tools\n deck 2: Calendar, Mathematics\n deck 4: Anatomy\n figures deck 1: Seer")
        .plays(["dogma Writing"])
        .leaves("you: red Host; blue Writing; hand Mathematics, Anatomy, Seer\n them: blue Tools; hand Calendar");
    story("you: blue Writing\n them: yellow Hermit\n deck 2: Calendar\n deck 5: Coal")
        .plays(["dogma Writing"])
        .leaves("you: blue Writing; hand Calendar\n them: yellow Hermit; hand Coal");
    // What nobody could share, nobody has missed.
    story("you: red Archery\n them: yellow Hermit\n deck 1: Tools")
        .plays(["dogma Archery"])
        .leaves("you: red Archery; hand Tools\n them: yellow Hermit");
}

pub(super) const WEAVER: Definition = card("Weaver", 1, Yellow, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to splay green left, you win.",
    YOU.splays().when(|_, what| what.color == Green && what.splay == Left).instead(|p, _| p.win()),
);

#[test]
fn a_splay_can_be_replaced() {
    story("you: yellow Weaver; green Paper, Sailing")
        .plays(["dogma Paper", "color green"])
        .ends(["you"], By::Effect);
    story("you: yellow Weaver; green Paper, Sailing").plays(["dogma Paper", "pass"]).goes_on();
}

pub(super) const KNITTER: Definition = card("Knitter", 2, Yellow, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to splay red right, draw a 1 instead.",
    YOU.splays()
        .when(|_, what| what.color == Red && what.splay == Right)
        .instead(|p, _| p.draw(1).done()),
);

pub(super) const FAN: Definition =
    card("Fan", 2, Purple, [Hex, Leaf, Leaf, Leaf])
        .dogma(THIRD, "Splay all your colors right.", |p| p.splay_all(Colors::ALL, Right));

/// Where a karma could interrupt, the player says in which order several colors are splayed (RUL-218).
#[test]
fn colors_are_splayed_in_the_order_of_their_player() {
    let board = "you: purple Fan; red Archery, Oars; green Clothing, Sailing; blue Writing, Tools";
    story(board)
        .plays(["dogma Fan"])
        .leaves("you: purple Fan; red> Archery, Oars; green> Clothing, Sailing; blue> Writing, Tools");
    story(&format!("{board}; yellow Knitter\n deck 1: Pottery"))
        .plays(["dogma Fan"])
        .offers(["color red", "color green", "color blue"])
        .plays(["color red", "color blue", "card Knitter"])
        .leaves(
            "you: purple Fan; red Archery, Oars; green> Clothing, Sailing; blue> Writing, Tools; \
                  score Knitter; hand Pottery",
        );
}

/// "If you do" of a splay that is optional (G-80).
#[test]
fn a_splay_that_is_replaced_was_not_done() {
    story("you: green Invention; yellow Knitter; red< Archery, Oars\n deck 1: Tools")
        .plays(["dogma Invention", "color red"])
        .leaves("you: green Invention; yellow Knitter; red< Archery, Oars; hand Tools");
}

pub(super) const DREAMY: Definition = card("Dreamy", 1, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb])
    .would(
        THIRD,
        "About to take a Draw or Inspire action, first draw a 3.",
        YOU.takes_a_draw_action().or(Hook::InspireAction).first(|p, _| p.draw(3).done()),
    );

#[test]
fn draw_and_inspire_actions_are_interrupted_and_effects_are_not() {
    let board = "you: blue Dreamy; purple Mayor\n deck 1: Tools, Oars\n deck 3: Paper";
    story(board)
        .plays(["draw", "card Dreamy"])
        .leaves("you: purple Mayor; score Dreamy; hand Tools, Paper");
    story(board)
        .plays(["inspire purple", "card Dreamy"])
        .leaves("you: purple Mayor; score Dreamy; forecast Tools; hand Paper, Oars");
}

pub(super) const MUSE: Definition = card("Muse", 1, Yellow, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to take a Dogma action, scores decide in the place of icons, and printed values are one higher.",
    YOU.takes_a_dogma_action().first(|p, _| {
        p.measure_by_points();
        p.raise_values(1);
        Ok(())
    }),
);

#[test]
fn a_dogma_action_can_be_taken_on_other_terms() {
    let board = "you: yellow Muse; blue Writing; score Tools\n them: blue Pottery; yellow Agriculture\n \
                 deck 1: Oars\n deck 3: Paper";
    story(board).plays(["dogma Writing"]).leaves(
        "you: yellow Muse; blue Writing; score Tools; hand Paper\n them: blue Pottery; yellow Agriculture",
    );
    // The next action is taken on the usual terms.
    story(board)
        .plays(["dogma Writing", "them: dogma Pottery"])
        .leaves("you: yellow Muse; blue Writing; score Tools; hand Paper\n them: blue Pottery; yellow Agriculture; hand Oars");
}

// ---- Would: demands, fading, winning

pub(super) const REBEL: Definition = card("Rebel", 1, Red, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "A demand made of you is first made of who makes it.",
    ANYONE.demands_of_you().first(|p, demand| p.demand_of(demand.by, demand)),
);

#[test]
fn a_demand_can_be_turned_round() {
    story("you: red Archery; hand Paper\n them: red Rebel\n deck 1: Tools, Oars")
        .plays(["dogma Archery"])
        .leaves("you: red Archery; hand Tools, Paper\n them: red Rebel; hand Oars");
}

pub(super) const ELDER: Definition = card("Elder", 1, Purple, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "Your Figures do not fade.",
    YOU.fades().instead(|_, ()| Ok(())),
);

#[test]
fn all_figures_but_one_fade_when_an_action_ends() {
    story("you: red Herald; green Banker; yellow Guard\n them: blue Ghost; red Giant\n deck 1: Tools")
        .plays(["draw"])
        .offers(["card Herald", "card Banker", "card Guard"])
        .plays(["you: card Banker", "you: card Herald", "them: card Giant"])
        .leaves("you: yellow Guard; score Banker, Herald; hand Tools\n them: blue Ghost; score Giant");
    story("you: red Herald; purple Elder\n deck 1: Tools")
        .plays(["draw"])
        .leaves("you: red Herald; purple Elder; hand Tools");
}

pub(super) const JUDGE: Definition = card("Judge", 1, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb])
    .would(
        THIRD,
        "If an opponent would win and you have more points than they, you win instead.",
        OPPONENT.wins().first(|p, ()| {
            let doer = p.doer();
            if p.points() > p.state().points(doer) { p.win() } else { Ok(()) }
        }),
    );

#[test]
fn a_victory_can_be_taken_away() {
    let board = "you: red Miser; purple Philosophy; hand Sailing\n them: blue Judge";
    story(&format!("{board}; score Tools"))
        .plays(["dogma Philosophy", "card Sailing"])
        .ends(["you"], By::Effect);
    let board = "you: purple Saint; green Sailing; achievements Empire, World, Wonder, Monument\n \
                 them: blue Judge; score Paper\n deck 1: Tools";
    story(board).plays(["dogma Sailing"]).ends(["them"], By::Effect);
    story(&board.replace("; score Paper", "")).plays(["dogma Sailing"]).ends(["you"], By::Achievements);
}
