//! Cases that do not count, each with the reason.

/// The id of a case, and the rule or the wording that it contradicts.
pub const EXCEPTIONS: &[(&str, &str)] = &[
    ("third/base/globalization-4", "starts with a splay on a single card, which R-SPL-4 rules out"),
    ("third/base/metric-system-1", "starts with Tools, a blue card, in a green stack (R-CARD-1)"),
    ("third/base/metric-system-2", "starts with Tools, a blue card, in a green stack (R-CARD-1)"),
    (
        "third/echoes/liquid-fire-3",
        "draws nothing for a player without a bonus: what is not there is 0, and a 0 is drawn as a 1 \
         (R-KEY-16, R-DRAW-5)",
    ),
    ("third/echoes/stethoscope-1", "starts with Socialism, an 8, in the deck of the 7s (R-CARD-2)"),
    ("third/echoes/stethoscope-2", "starts with Socialism, an 8, in the deck of the 7s (R-CARD-2)"),
    (
        "third/figures/emperor-meiji-1",
        "lists a card of the forecast in the hand too: it counts as being there, but lies in one place",
    ),
    (
        "third/figures/michaelangelo-1",
        "lists a card of the hand in the score pile too: it counts as being there, but lies in one place",
    ),
    (
        "third/artifacts/baroquelonguelabelle-1",
        "starts with Metric System, a 6, in the deck of the 5s (R-CARD-2)",
    ),
    (
        "third/artifacts/maastricht-treaty-1",
        "has nobody win with as many score cards as another: the card does not say \"single\", so a tie \
         is enough (G-45)",
    ),
    ("third/figures/j-p-morgan-1", "starts with Calendar, a blue card, in a green stack (R-CARD-1)"),
    (
        "third/engine/engine-19",
        "seizes Timbuktu into the hand, though Cities are not in play: only into the achievements (R-ART-8)",
    ),
    (
        "third/engine/engine-20",
        "seizes Timbuktu into the hand, though Cities are not in play: only into the achievements (R-ART-8)",
    ),
    (
        "third/echoes/rubber-1",
        "tucks two 7s by the echo effect of Rubber: by the card list these are 8s (R-KEY-24)",
    ),
    (
        "fourth/base/hypersonics-1",
        "takes Hypersonics for a card with more than two factories: by the card list it has two, as \
         many as Canning shows for the other player, who is then not vulnerable (R-DOG-2)",
    ),
    (
        "third/artifacts/chronicle-of-zuo-2",
        "draws no 3 for a tie in crowns: who ties for the least has it too (G-45, RUL-256)",
    ),
];
