//! What telling a choice takes, without network and disk, to be counted by callgrind (`make instructions`): games of
//! two are played at random, and after each choice both players' scenes are made, written and compared with the
//! ones before. Says how many choices were told, and how many bytes in all.
//!
//! `telling [GAMES [EDITION [SETS]]]`, sets with commas between them.

use std::env::args;
use std::error::Error;

use splay_bots::Memory;
use splay_engine::scene::Scene;
use splay_engine::{Chronicle, Edition, Set, Sets, Setup};
use splay_server::changes::between;
use splay_server::written::Written;

/// How many choices are made in each game.
const CHOICES: usize = 40;

/// About how long a scene is as it is sent.
const ROOM: usize = 8 * 1024;

fn main() -> Result<(), Box<dyn Error>> {
    let games = args().nth(1).map_or(Ok(1), |games| games.parse())?;
    let edition = args().nth(2).map_or(Ok(Edition::Third), |edition| edition.parse())?;
    let sets = args().nth(3).unwrap_or_else(|| "base".to_owned());
    let sets: Sets = sets.split(',').map(str::parse::<Set>).collect::<Result<_, _>>()?;
    let (mut told, mut bytes) = (0_u64, 0);
    for seed in 0..games {
        let setup = Setup { sets, ..Setup::base(edition, 2, seed) };
        let mut game = Chronicle::new(splay_cards::catalog(edition, sets), setup)?;
        let mut seats: Vec<(Memory, Option<Written>)> =
            game.state().seats().map(|seat| (Memory::of(&game, seat), None)).collect();
        for n in 0..CHOICES {
            let Some(decision) = game.decision() else { break };
            let pick = (seed as usize * 31 + n * 7 + n / 3) % decision.options.len();
            game.choose(decision.options[pick])?;
            for (seat, (memory, last)) in game.state().seats().zip(&mut seats) {
                memory.follow(&game);
                let written = Written::new(&Scene::as_known(&game, seat, memory.knowledge()), ROOM)?;
                bytes += last.as_ref().map_or(0, |last| between(last, &written).len());
                *last = Some(written);
            }
            told += 1;
        }
    }
    println!("{{\"told\":{told},\"bytes\":{bytes}}}");
    Ok(())
}
