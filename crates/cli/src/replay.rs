//! `splay replay`: steps through a record.

mod reel;
mod screen;

use std::io::Write;

use splay_engine::Audience;

use crate::args::ReplayArgs;
use crate::error::Failure;
use crate::play::plain::tell_line;
use crate::play::{farewell, rescue, save};
use reel::Reel;
use splay_engine::scene::tell;

/// Steps through a record, or tells it line by line where that is asked for or nothing else is
/// possible.
///
/// # Errors
/// If the file cannot be read, is no record, or its choices were not possible.
pub fn run(args: &ReplayArgs) -> Result<(), Failure> {
    farewell::watch()?;
    rescue::guarded(|| replay(args))
}

fn replay(args: &ReplayArgs) -> Result<(), Failure> {
    let record = save::read(&args.file, args.game)?.record;
    let other_rules = save::other_rules(&record);
    let reel = Reel::new(record, &args.file)?;
    if args.plain || !crate::play::has_screen() {
        return story(&reel, other_rules, &mut std::io::stdout().lock());
    }
    screen::show(reel, other_rules)
}

/// Tells the whole game.
fn story(reel: &Reel, other_rules: Option<String>, output: &mut impl Write) -> Result<(), Failure> {
    let chronicle = reel.chronicle();
    let speaker = chronicle.speaker();
    let (edition, catalog) = (chronicle.state().rules().edition, chronicle.game().catalog());
    writeln!(output, "Innovation, {edition} edition: {}.", chronicle.names().join(", "))?;
    if let Some(other_rules) = other_rules {
        writeln!(output, "{other_rules}.")?;
    }
    let lines = tell(&speaker, chronicle.events(), 0, Audience::Referee);
    let mut lines = lines.iter().peekable();
    for step in reel.steps().iter() {
        while let Some(line) = lines.next_if(|line| line.event < step.event) {
            tell_line(output, line)?;
        }
        writeln!(output, "> {}: {}", chronicle.names()[step.player.index()], step.made.text(catalog))?;
    }
    for line in lines {
        tell_line(output, line)?;
    }
    if chronicle.outcome().is_none() {
        writeln!(output, "\nThe record ends here; the game does not.")?;
    }
    Ok(())
}
