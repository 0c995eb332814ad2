//! Search: the bot that tries what could happen, many times, in worlds it can imagine.
//!
//! Information-set Monte Carlo tree search. Each try imagines a complete game that agrees with
//! everything the seat sees and remembers, goes down one tree shared by all those worlds, plays on
//! for a while by rules of thumb, and looks at how everybody stands then.

mod descent;
mod glance;
pub(crate) mod tape;
mod tree;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use arrayvec::ArrayVec;
use splay_engine::{Choice, Dreams, Game, Knowledge, Prompt};

use crate::{Dice, Judge, Thumb};
use descent::Descent;
use glance::glance;
use tree::Tree;

/// How long to think about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many tries; the same seed then thinks the same.
    Tries(u32),
    /// As many tries as fit into this time.
    Time(Duration),
}

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    /// How long to think.
    pub budget: Budget,
    /// On how many threads; each grows a tree of its own.
    pub threads: usize,
    /// How many actions are played by rules of thumb after leaving the tree.
    pub actions: u32,
    /// The most nodes a tree may have, 32 bytes each: at most 32 MiB for a thread.
    pub most_nodes: usize,
    /// Who judges the positions in which tries end.
    pub judge: Judge,
    /// What it may look at.
    pub sight: Sight,
}

/// What a search may look at. All but the first are for measuring only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// What its seat sees and remembers.
    Honest,
    /// Every hand, score pile and forecast, and the achievements; what lies in which order in the decks
    /// is left to chance.
    Peeking,
    /// Everything, and so what will be drawn.
    Cheating,
}

impl Search {
    /// A search with this budget on one thread.
    #[must_use]
    pub const fn new(budget: Budget) -> Search {
        let judge = Judge::Learned;
        Search { budget, threads: 1, actions: 1, most_nodes: 1 << 20, judge, sight: Sight::Honest }
    }

    /// A game to try things in.
    fn world(&self, game: &Game, dreams: &Dreams<'_>, dice: &mut Dice) -> Option<Game> {
        match self.sight {
            Sight::Cheating => Some(game.clone()),
            Sight::Honest | Sight::Peeking => dreams.dream(|n| dice.below(n)),
        }
    }

    /// The same with positions judged by hand, as it was best then: for measuring only.
    #[must_use]
    pub const fn unlearned(budget: Budget) -> Search {
        Search { judge: Judge::ByHand, actions: 2, ..Search::new(budget) }
    }
}

/// What a search thinks of an option.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion {
    /// The option.
    pub choice: Choice,
    /// How often it was tried.
    pub tries: u32,
    /// How likely the player wins with it, as far as the search can tell.
    pub chance: f32,
}

/// What came of thinking.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The option to choose, by its place in the list.
    pub index: usize,
    /// All options, the most tried first.
    pub opinions: Vec<Opinion>,
    /// How many tries there were.
    pub tries: u32,
    /// What the search expects to be chosen next, starting with its own choice.
    pub line: Vec<Choice>,
}

/// How many dreams may fail before a search gives up: then what its seat has seen leaves next to
/// nothing to imagine.
const MOST_FAILURES: u32 = 200;

/// The trees of a search, one for each thread, kept from one decision to the next.
#[derive(Default)]
pub(crate) struct Forest(Vec<Tree>);

impl Forest {
    /// Goes on to what was tried after a choice; forgets everything if it was not tried.
    pub(crate) fn go_on(&mut self, choice: Choice) {
        let after: Option<Vec<Tree>> = self.0.iter().map(|tree| tree.after(choice)).collect();
        self.0 = after.unwrap_or_default();
    }
}

/// Thinks about the decision that a game waits for, as the seat that decides, which knows what
/// `knowledge` says. Setting `stop` ends it at once with what it has found out so far. None if the
/// game is over.
#[must_use]
pub fn think(
    game: &Game,
    knowledge: &Knowledge,
    search: &Search,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Thought> {
    think_on(&mut Forest::default(), &[], game, knowledge, search, seed, stop)
}

/// The same, going on from what was thought before. `tired` says how much each option is worth less
/// than it seems, because the player has had enough of it; none of them if it is empty.
pub(crate) fn think_on(
    forest: &mut Forest,
    tired: &[f32],
    game: &Game,
    knowledge: &Knowledge,
    search: &Search,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Thought> {
    let decision = game.decision()?;
    let by_thumb = || Thumb::best(game.state(), &decision);
    // In which order equal things go back is not worth a thought.
    if decision.options.len() == 1 || matches!(decision.prompt, Prompt::Order { .. }) {
        return Some(settled(game, search.judge, by_thumb()));
    }
    let started = Instant::now();
    let no_time = matches!(search.budget, Budget::Tries(0) | Budget::Time(Duration::ZERO));
    if no_time || stop.load(Ordering::Relaxed) {
        return Some(settled(game, search.judge, by_thumb()));
    }
    let dreams = match search.sight {
        Sight::Peeking => Dreams::of_who_peeks(game, decision.player, knowledge),
        Sight::Honest | Sight::Cheating => Dreams::of(game, decision.player, knowledge),
    };
    let glanced = glance(game, &decision, &dreams, search, seed);
    let task = Task { game, dreams: &dreams, glanced: glanced.as_deref(), tired, search, started, stop };
    forest.0.resize_with(search.threads.max(1), || Tree::new(search.most_nodes));
    std::thread::scope(|scope| {
        let mut trees = forest.0.iter_mut().zip(0..);
        let mine = trees.next();
        for (tree, n) in trees {
            let seed = seed.wrapping_add(n);
            let task = &task;
            scope.spawn(move || task.grow(tree, seed, None));
        }
        if let Some((tree, _)) = mine {
            task.grow(tree, seed, None);
        }
    });
    let trees = &forest.0;
    let mut opinions: Vec<Opinion> = decision
        .options
        .iter()
        .map(|&choice| {
            let (mut tries, mut worth) = (0, 0.0);
            for tree in trees {
                for child in tree.children(Tree::ROOT).map(|id| tree.node(id)) {
                    if child.choice == choice {
                        tries += child.visits;
                        worth += child.worth;
                    }
                }
            }
            Opinion { choice, tries, chance: if tries > 0 { worth / tries as f32 } else { 0.0 } }
        })
        .collect();
    let tries = trees.iter().map(|tree| tree.node(Tree::ROOT).visits).sum();
    if opinions.iter().all(|opinion| opinion.tries == 0) {
        // No time at all, or no room: the best guess there is.
        return Some(settled(game, search.judge, by_thumb()));
    }
    let index = (0..opinions.len())
        .max_by(|&a, &b| {
            (opinions[a].tries, opinions[a].chance)
                .partial_cmp(&(opinions[b].tries, opinions[b].chance))
                .unwrap_or(std::cmp::Ordering::Equal)
        })
        .unwrap_or(0);
    let line = main_line(&trees[0], opinions[index].choice);
    opinions.sort_by_key(|opinion| std::cmp::Reverse(opinion.tries));
    Some(Thought { index, opinions, tries, line })
}

/// A choice made without thinking.
fn settled(game: &Game, judge: Judge, index: usize) -> Thought {
    let choice = game.options()[index];
    Thought {
        index,
        opinions: vec![Opinion {
            choice,
            tries: 0,
            chance: judge.chances(game.state())[game.decision().map_or(0, |d| d.player.index())],
        }],
        tries: 0,
        line: vec![choice],
    }
}

/// How much trying new things is worth against what has proved good. Who judges boldly, as the
/// weights set by hand do, is to be trusted less.
const fn curiosity(judge: Judge) -> f32 {
    match judge {
        Judge::Learned => 0.45,
        Judge::ByHand => 0.9,
    }
}

/// What the threads of a search share.
struct Task<'a> {
    game: &'a Game,
    dreams: &'a Dreams<'a>,
    glanced: Option<&'a [f32]>,
    tired: &'a [f32],
    search: &'a Search,
    started: Instant,
    stop: &'a AtomicBool,
}

impl Task<'_> {
    /// Tries until the budget is used up, in one tree.
    fn grow(&self, tree: &mut Tree, seed: u64, mut tape: Option<&mut Vec<u16>>) {
        let mut worlds = Dice::new(seed);
        let mut dice = Dice::new(!seed);
        let mut thumb = Thumb::new(seed);
        let mut tries = 0;
        let mut failures = 0;
        while !self.is_over(tries) && failures < MOST_FAILURES {
            let Some(mut world) = self.world(&mut worlds) else {
                failures += 1;
                continue;
            };
            tries += 1;
            let mut descent = Descent {
                tree: &mut *tree,
                thumb: &mut thumb,
                dice: &mut dice,
                glanced: self.glanced,
                tired: self.tired,
                path: ArrayVec::new(),
                left_tree: false,
                actions: self.search.actions,
                curiosity: curiosity(self.search.judge),
                tape: tape.as_deref_mut(),
            };
            world.play_out(&mut descent);
            let chances = self.search.judge.chances(world.state());
            descent.learn(|side| chances[usize::from(side)]);
        }
    }

    fn is_over(&self, tries: u32) -> bool {
        self.stop.load(Ordering::Relaxed)
            || match self.search.budget {
                Budget::Tries(most) => tries >= most,
                Budget::Time(time) => self.started.elapsed() >= time,
            }
    }

    fn world(&self, dice: &mut Dice) -> Option<Game> {
        self.search.world(self.game, self.dreams, dice)
    }
}

fn main_line(tree: &Tree, first: Choice) -> Vec<Choice> {
    let mut line = vec![first];
    let mut here = tree.children(Tree::ROOT).find(|&id| tree.node(id).choice == first);
    while let Some(id) = here {
        here = tree
            .children(id)
            .max_by_key(|&child| tree.node(child).visits)
            .filter(|&child| tree.node(child).visits > 4);
        line.extend(here.map(|child| tree.node(child).choice));
    }
    line.truncate(6);
    line
}
