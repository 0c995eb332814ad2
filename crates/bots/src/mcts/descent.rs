//! One try: down the tree by what has proved good, then on by rules of thumb, then a look at the
//! table. The whole try is one playout, in which nothing is suspended.

use arrayvec::ArrayVec;
use splay_engine::{Choice, Decision, MAX_OPTIONS, Policy, State};

use super::tape::BREAK;
use super::tree::{NodeId, Tree};
use crate::thumb::shares;
use crate::{Dice, Thumb};

/// One try in one imagined world.
pub(super) struct Descent<'a> {
    pub tree: &'a mut Tree,
    pub thumb: &'a mut Thumb,
    pub dice: &'a mut Dice,
    /// What a glance at the first decision's options made of them.
    pub glanced: Option<&'a [f32]>,
    /// How tired the player is of the first decision's options.
    pub tired: &'a [f32],
    /// The way down so far.
    pub path: ArrayVec<NodeId, 128>,
    /// Whether the try has left the tree.
    pub left_tree: bool,
    /// How many more actions are played after that.
    pub actions: u32,
    /// How much trying new things is worth against what has proved good.
    pub curiosity: f32,
    /// Takes down every choice, if somebody wants to know.
    pub tape: Option<&'a mut Vec<u16>>,
}

impl Descent<'_> {
    fn here(&self) -> NodeId {
        self.path.last().copied().unwrap_or(Tree::ROOT)
    }

    /// Picks among the options by what the tree knows; leaves it with an option that was never tried.
    fn in_tree(&mut self, state: &State, decision: &Decision<'_>) -> usize {
        let here = self.here();
        let mut known = Known::default();
        self.recall(here, decision.options, &mut known);
        if known.nodes.contains(&None) {
            self.widen(here, &mut known, state, decision);
        }
        let Some((n, next)) = self.most_promising(here, &known) else {
            // The tree is full.
            self.left_tree = true;
            return self.thumb.choose(state, decision);
        };
        let way_ends = self.path.try_push(next).is_err();
        self.left_tree = way_ends || self.tree.node(next).visits == 0;
        n
    }

    /// Finds the nodes of the options that were seen here before.
    fn recall(&mut self, here: NodeId, options: &[Choice], known: &mut Known) {
        known.nodes.extend(options.iter().map(|_| None));
        let mut numbers: ArrayVec<u32, MAX_OPTIONS> = ArrayVec::new();
        let mut child = self.tree.first_child(here);
        while let Some(id) = child {
            child = self.tree.next_sibling(id);
            let node = self.tree.node_mut(id);
            let guess = usize::from(node.place);
            let place = if options.get(guess) == Some(&node.choice) {
                guess
            } else {
                if numbers.is_empty() {
                    numbers.extend(options.iter().map(|option| option.number()));
                }
                let number = node.choice.number();
                let Some(place) = numbers.iter().position(|&other| other == number) else { continue };
                node.place = place as u8;
                place
            };
            node.available += 1;
            known.worth += node.worth;
            known.visits += node.visits;
            known.nodes[place] = Some(id);
        }
    }

    /// Adds the options that were not seen here before, as far as the tree may grow.
    fn widen(&mut self, here: NodeId, known: &mut Known, state: &State, decision: &Decision<'_>) {
        let side = side(state, decision.player);
        let priors = match self.glanced.filter(|_| here == Tree::ROOT) {
            Some(glanced) => glanced.iter().copied().collect(),
            None => shares(state, decision),
        };
        for (n, node) in known.nodes.iter_mut().enumerate().filter(|(_, node)| node.is_none()) {
            *node = self.tree.grow(here, decision.options[n], side, priors[n], n as u8);
        }
    }

    /// The option with the best balance of what came of it and what is not known about it, with its
    /// node; none if none has a node.
    fn most_promising(&mut self, here: NodeId, known: &Known) -> Option<(usize, NodeId)> {
        let tried = (self.tree.node(here).visits.max(1) as f32).sqrt();
        // What has not been tried is taken to be a little worse than this decision on the whole.
        let average = if known.visits > 0 { known.worth / known.visits as f32 } else { 0.5 };
        let at_root = here == Tree::ROOT;
        let mut best = None;
        let mut highest = f32::NEG_INFINITY;
        // Of equals, any: so the first to be looked at is left to chance.
        let first = self.dice.below(known.nodes.len());
        for n in (first..known.nodes.len()).chain(0..first) {
            let Some(id) = known.nodes[n] else { continue };
            let node = self.tree.node(id);
            let (mean, open) = match node.visits {
                0 => (average - 0.05, tried),
                visits => (node.worth / visits as f32, (node.available as f32).sqrt().min(tried)),
            };
            let (prior, tired) = if at_root {
                let prior = self.glanced.map_or(node.prior, |glanced| glanced[n]);
                (prior, self.tired.get(n).copied().unwrap_or(0.0))
            } else {
                (node.prior, 0.0)
            };
            let score = mean + self.curiosity * prior * open / (1 + node.visits) as f32 - tired;
            if score > highest {
                (highest, best) = (score, Some((n, id)));
            }
        }
        best
    }

    /// Adds what came of the try to every choice on the way.
    pub fn learn(&mut self, worth_of: impl Fn(u8) -> f32) {
        self.tree.node_mut(Tree::ROOT).visits += 1;
        for &id in &self.path {
            let node = self.tree.node_mut(id);
            node.visits += 1;
            node.worth += worth_of(node.side);
        }
    }
}

/// The side a player is on, by its first seat.
fn side(state: &State, player: splay_engine::Seat) -> u8 {
    state.side(player).iter().next().map_or(0, |seat| seat.index() as u8)
}

/// What the tree knows of the options of a decision.
#[derive(Default)]
struct Known {
    /// For each option, its node.
    nodes: ArrayVec<Option<NodeId>, MAX_OPTIONS>,
    /// What came of all of them, and how often they were chosen.
    worth: f32,
    visits: u32,
}

impl Policy for Descent<'_> {
    fn choose(&mut self, state: &State, decision: &Decision<'_>) -> usize {
        let n = match (self.left_tree, decision.options.len()) {
            (true, 1) => 0,
            (true, _) => self.thumb.choose(state, decision),
            (false, _) => self.in_tree(state, decision),
        };
        if let Some(tape) = &mut self.tape {
            tape.push(n as u16);
        }
        n
    }

    fn play_on(&mut self, _state: &State) -> bool {
        if !self.left_tree {
            return true;
        }
        let go_on = self.actions > 0;
        self.actions = self.actions.saturating_sub(1);
        if let Some(tape) = self.tape.as_mut().filter(|_| !go_on) {
            tape.push(BREAK);
        }
        go_on
    }
}
