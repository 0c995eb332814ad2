//! Playing out takes no memory from the allocator, however many decisions there are.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use splay_engine::{Decision, Edition, Game, Policy, Sets, Setup, State};

/// The system's allocator, counting how often it is asked.
struct Counting;

thread_local! {
    // By thread: the test harness has one of its own, which takes memory when it likes.
    static ASKED: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call goes on to the system's allocator as it came.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.with(|asked| asked.set(asked.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Picks any option, by a small generator of its own.
struct Anything(u64, usize);

impl Policy for Anything {
    fn choose(&mut self, _state: &State, decision: &Decision<'_>) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.1 += 1;
        (self.0 >> 33) as usize % decision.options.len()
    }
}

#[test]
fn playing_out_allocates_nothing() {
    for (edition, sets) in
        Edition::ALL.into_iter().flat_map(|e| Sets::tried(e).map(move |sets| (e, sets)))
    {
        let catalog = splay_cards::catalog(edition, sets);
        let mut policy = Anything(7, 0);
        let mut most = 0;
        for seed in 0..200 {
            let setup = Setup::with(edition, sets, 2 + seed as usize % 3, seed);
            let mut game = Game::new(catalog, &setup).unwrap();
            let before = ASKED.get();
            game.play_out(&mut policy);
            most = most.max(ASKED.get() - before);
        }
        println!(
            "{edition} edition with {sets}: {} decisions, at most {most} allocations in a game",
            policy.1
        );
        assert_eq!(most, 0);
    }
}
