//! What a card's effects are worth, judged by their words: a rough guess that needs no code for
//! any card, and so holds for every card there will be.

use std::sync::OnceLock;

use splay_engine::{Catalog, Edition, Effect, Facts, Kind, Sets};

/// What an effect promises and asks for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Promise {
    /// Whether it is a demand.
    pub demand: bool,
    /// Whether it is an echo effect.
    pub echo: bool,
    /// Points it puts into a score pile.
    pub points: f32,
    /// Cards it draws, and of which value.
    pub draws: f32,
    pub drawn_value: f32,
    /// Cards it melds or takes onto the board, tucks or splays.
    pub board: f32,
    /// Whether it feeds on a hand, or on a score pile.
    pub needs_hand: bool,
    pub needs_score: bool,
    /// Whether it costs the whole hand.
    pub costs_hand: bool,
    /// Whether it can claim an achievement or win.
    pub glory: f32,
}

/// The promises of each card of an edition with some sets, worked out once.
pub(crate) fn of_all(catalog: &'static Catalog) -> &'static [Vec<Promise>] {
    static PROMISES: [[OnceLock<Vec<Vec<Promise>>>; Sets::KINDS]; Edition::ALL.len()] =
        [const { [const { OnceLock::new() }; Sets::KINDS] }; Edition::ALL.len()];
    PROMISES[catalog.edition as usize][catalog.sets.index()]
        .get_or_init(|| catalog.ids().map(|id| of_card(catalog.facts(id))).collect())
}

fn of_card(facts: &Facts) -> Vec<Promise> {
    let age = f32::from(facts.card.value().get());
    facts.effects.iter().map(|effect| of_effect(effect, age)).collect()
}

fn of_effect(effect: &Effect, age: f32) -> Promise {
    let text = effect.text.to_lowercase();
    let has = |words: &str| text.contains(words);
    let mut promise = Promise {
        demand: effect.kind == Kind::Demand,
        echo: effect.kind == Kind::Echo,
        ..Promise::default()
    };
    let value = value_after(&text, "draw").unwrap_or(age);
    if has("draw") {
        promise.draws = if has("draw three") {
            3.0
        } else if has("draw two") || has("for each") || has("for every") {
            2.0
        } else {
            1.0
        };
        promise.drawn_value = value;
    }
    if has("draw and score") {
        promise.points = value * promise.draws;
        promise.draws = 0.0;
    } else if has("to my score pile") || has("score") && !has("score pile") && !has("score card") {
        promise.points = age;
    }
    if has("draw and meld") || has("draw and tuck") {
        promise.board += promise.draws;
        promise.draws = 0.0;
    }
    promise.board += [("meld", 0.5), ("splay", 1.5), ("tuck", 0.5), ("to my board", 2.0)]
        .iter()
        .filter(|(words, _)| has(words))
        .map(|(_, worth)| worth)
        .sum::<f32>();
    if has("to my hand") {
        promise.draws += 1.0;
        promise.drawn_value = age;
    }
    promise.needs_hand = has("hand card") || has("from your hand") || has("of your hand");
    promise.needs_score = has("score card") || has("your score pile");
    promise.costs_hand = has("return all") && has("hand");
    promise.glory = if has("claim") { 1.0 } else { 0.0 } + if has("win") { 2.0 } else { 0.0 };
    promise
}

/// The first number that stands after a word.
fn value_after(text: &str, word: &str) -> Option<f32> {
    let after = &text[text.find(word)? + word.len()..];
    let digits: String =
        after.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}
