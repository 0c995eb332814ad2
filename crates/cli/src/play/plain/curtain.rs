//! Between two people at one keyboard: nothing that one has seen is left for the other.

use std::io::{BufRead, Write};

use splay_engine::{Audience, Seat};

use super::Plain;
use crate::error::Failure;

impl<I: BufRead, O: Write> Plain<'_, I, O> {
    /// Hands the keyboard to another person, without what the last one saw. Says whether that person has it
    /// now; the last one may have taken a choice back instead.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        let next = Audience::Seat(seat);
        if self.audience == next {
            return Ok(true);
        }
        if self.session.humans() > 1 {
            let name = self.session.chronicle().names()[seat.index()].clone();
            // At a terminal, whoever chose last reads what came of it; then all of it goes.
            if self.at_terminal && matches!(self.audience, Audience::Seat(_)) {
                let enter = format!("\nPress Enter to pass the keyboard to {name}, or type undo: ");
                if self.takes_back(&enter)? {
                    return Ok(false);
                }
            }
            if self.at_terminal {
                write!(self.output, "{}", blank())?;
            }
            let pass = format!("\nPass the keyboard to {name}. {name}, press Enter.\n");
            if self.takes_back(&pass)? {
                return Ok(false);
            }
        }
        self.audience = next;
        self.tell_news()?;
        Ok(true)
    }

    /// Waits for Enter; or takes a choice back, if whoever has made it wants that.
    fn takes_back(&mut self, prompt: &str) -> Result<bool, Failure> {
        loop {
            write!(self.output, "{prompt}")?;
            self.output.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 || !line.trim().eq_ignore_ascii_case("undo") {
                return Ok(false);
            }
            if self.undo()? {
                return Ok(true);
            }
        }
    }
}

/// What takes everything off a terminal, and out of what can be scrolled back to. One that understands
/// nothing gets empty lines.
fn blank() -> String {
    let dumb = std::env::var_os("TERM").is_none_or(|term| term.is_empty() || term == "dumb");
    if dumb { "\n".repeat(200) } else { "\x1b[H\x1b[2J\x1b[3J".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::session::for_tests;

    #[test]
    fn at_a_terminal_nothing_of_a_hand_is_left_for_the_next_person() {
        let mut session = for_tests("--names Ann,Bea --seats human,human --seed 5");
        let input = "\nhand\n1\n\n\nhand\n1\n\n\nboard\n";
        let mut told = Vec::new();
        Plain::new(&mut session, input.as_bytes(), &mut told, true).play().unwrap();
        let told = String::from_utf8(told).unwrap();
        let curtains: Vec<&str> = told.split("Pass the keyboard to ").collect();
        assert!(curtains.len() >= 4, "{told}");
        for before in &curtains[1..curtains.len() - 1] {
            let (seen, since) =
                before.rsplit_once(&blank()).expect("everything is taken off the screen");
            assert!(seen.contains(", icons "), "a hand was read: {seen}");
            assert_eq!(since.trim(), "", "and nothing was said since");
        }
    }
}
