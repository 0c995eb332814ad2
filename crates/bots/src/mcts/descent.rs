//! One try: down the tree by what has proved good, then on by rules of thumb, then a look at the
//! table. The whole try is one playout, in which nothing is suspended.

use arrayvec::ArrayVec;
use splay_engine::{Decision, Policy, State};

use super::tree::{NodeId, Tree};
use crate::thumb::Scales;
use crate::{Dice, Thumb};

/// How sharply the rules of thumb tell options apart.
const SHARPNESS: f32 = 0.35;

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
}

impl Descent<'_> {
    fn here(&self) -> NodeId {
        self.path.last().copied().unwrap_or(Tree::ROOT)
    }

    /// Picks among the options by what the tree knows; tries at most one new one.
    fn in_tree(&mut self, state: &State, decision: &Decision<'_>) -> usize {
        let here = self.here();
        let side = side(state, decision.player);
        let mut known: ArrayVec<Option<NodeId>, 160> = decision.options.iter().map(|_| None).collect();
        for child in self.tree.children(here) {
            let choice = self.tree.node(child).choice;
            if let Some(n) = decision.options.iter().position(|&option| option == choice) {
                known[n] = Some(child);
            }
        }
        let priors = match self.glanced.filter(|_| here == Tree::ROOT) {
            Some(glanced) => glanced.iter().copied().collect(),
            None if known.iter().any(Option::is_none) => Self::priors(state, decision),
            None => ArrayVec::new(),
        };
        let parent = self.tree.node(here);
        let tried = (parent.visits.max(1) as f32).sqrt();
        // What has not been tried is taken to be a little worse than this decision on the whole.
        let hope = average(self.tree, &known).unwrap_or(0.5) - 0.05;
        let tired = if here == Tree::ROOT { self.tired } else { &[] };
        let mut best = (f32::NEG_INFINITY, 0);
        for (n, child) in known.iter().enumerate() {
            let score = match child {
                Some(child) => {
                    let node = self.tree.node(*child);
                    let open = (node.available as f32).sqrt().max(1.0).min(tried);
                    let mean = node.worth / node.visits.max(1) as f32;
                    let prior = if here == Tree::ROOT { priors.get(n).copied() } else { None };
                    let prior = prior.unwrap_or(node.prior);
                    mean + self.curiosity * prior * open / (1 + node.visits) as f32
                }
                None => hope + self.curiosity * priors[n] * tried,
            };
            let score = score - tired.get(n).unwrap_or(&0.0) + 1e-4 * self.dice.fraction();
            if score > best.0 {
                best = (score, n);
            }
        }
        for child in known.iter().flatten() {
            self.tree.node_mut(*child).available += 1;
        }
        let n = best.1;
        let next = match known[n] {
            Some(child) => Some(child),
            None => {
                self.left_tree = true;
                self.tree.grow(here, decision.options[n], side, priors[n])
            }
        };
        match next {
            Some(next) if !self.path.is_full() => self.path.push(next),
            _ => self.left_tree = true,
        }
        n
    }

    /// What the rules of thumb think of the options, adding up to 1.
    fn priors(state: &State, decision: &Decision<'_>) -> ArrayVec<f32, 160> {
        let scales = Scales::new(state, decision);
        let weights: ArrayVec<f32, 160> =
            decision.options.iter().map(|&option| scales.weigh(option)).collect();
        let most = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut shares: ArrayVec<f32, 160> =
            weights.iter().map(|weight| (SHARPNESS * (weight - most).max(-20.0)).exp()).collect();
        let sum: f32 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= sum);
        shares
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

fn average(tree: &Tree, known: &[Option<NodeId>]) -> Option<f32> {
    let (mut worth, mut visits) = (0.0, 0);
    for id in known.iter().flatten() {
        worth += tree.node(*id).worth;
        visits += tree.node(*id).visits;
    }
    (visits > 0).then(|| worth / visits as f32)
}

impl Policy for Descent<'_> {
    fn choose(&mut self, state: &State, decision: &Decision<'_>) -> usize {
        match (self.left_tree, decision.options.len()) {
            (true, 1) => 0,
            (true, _) => self.thumb.choose(state, decision),
            (false, _) => self.in_tree(state, decision),
        }
    }

    fn play_on(&mut self, _state: &State) -> bool {
        if !self.left_tree {
            return true;
        }
        let go_on = self.actions > 0;
        self.actions = self.actions.saturating_sub(1);
        go_on
    }
}
