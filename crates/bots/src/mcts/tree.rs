//! The tree of what was tried: one node for each option met, in one block of memory of fixed size.

use splay_engine::Choice;

/// A node by its place in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

const NONE: u32 = u32::MAX;

/// An option that was met.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// Which.
    pub choice: Choice,
    /// The side of the player who could choose it.
    pub side: u8,
    /// Where it last stood in the list of options, as far as a byte can say: a good guess for the next time.
    pub place: u8,
    /// How good the rules of thumb think it is, against the other options: 0 to 1.
    pub prior: f32,
    /// How often it was chosen, and how often it could have been.
    pub visits: u32,
    pub available: u32,
    /// What came of it for the player who chose it, added up.
    pub worth: f32,
    first_child: u32,
    next_sibling: u32,
}

// What a search may take of memory is promised by the size of a node.
const _: () = assert!(size_of::<Node>() == 32);

/// All nodes; the first is the decision that is thought about.
pub(super) struct Tree {
    nodes: Vec<Node>,
    most: usize,
}

impl Tree {
    pub const ROOT: NodeId = NodeId(0);

    /// A tree that grows to so many nodes and no further.
    pub fn new(most: usize) -> Tree {
        let root = Node {
            choice: Choice::Pass,
            side: u8::MAX,
            place: 0,
            prior: 1.0,
            visits: 0,
            available: 0,
            worth: 0.0,
            first_child: NONE,
            next_sibling: NONE,
        };
        Tree { nodes: vec![root], most }
    }

    /// What was tried after a choice, as a tree of its own; none if the choice was never tried.
    pub fn after(&self, choice: Choice) -> Option<Tree> {
        let new_root = self.children(Tree::ROOT).find(|&id| self.node(id).choice == choice)?;
        let mut tree = Tree::new(self.most);
        tree.nodes[0] = Node { next_sibling: NONE, first_child: NONE, ..*self.node(new_root) };
        // Each entry: a node of this tree whose children are still to be copied, and its copy.
        let mut open = vec![(new_root, Tree::ROOT)];
        while let Some((old, new)) = open.pop() {
            for child in self.children(old) {
                let node = *self.node(child);
                let Some(copy) = tree.grow(new, node.choice, node.side, node.prior, node.place) else {
                    break;
                };
                *tree.node_mut(copy) =
                    Node { next_sibling: tree.node(copy).next_sibling, first_child: NONE, ..node };
                open.push((child, copy));
            }
        }
        Some(tree)
    }

    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    pub fn first_child(&self, of: NodeId) -> Option<NodeId> {
        Some(self.node(of).first_child).filter(|&id| id != NONE).map(NodeId)
    }

    pub fn next_sibling(&self, of: NodeId) -> Option<NodeId> {
        Some(self.node(of).next_sibling).filter(|&id| id != NONE).map(NodeId)
    }

    /// The options seen after a node.
    pub fn children(&self, of: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.first_child(of), |&child| self.next_sibling(child))
    }

    /// Adds an option after a node; none if the tree is full.
    pub fn grow(
        &mut self,
        of: NodeId,
        choice: Choice,
        side: u8,
        prior: f32,
        place: u8,
    ) -> Option<NodeId> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let id = self.nodes.len() as u32;
        let next_sibling = std::mem::replace(&mut self.node_mut(of).first_child, id);
        self.nodes.push(Node {
            choice,
            side,
            place,
            prior,
            visits: 0,
            available: 0,
            worth: 0.0,
            first_child: NONE,
            next_sibling,
        });
        Some(NodeId(id))
    }
}
