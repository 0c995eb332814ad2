//! Talk at the table. Among friends it is open; in a game that strangers can find it opens when all who
//! play have agreed to it, and spectators only listen.

use std::collections::HashMap;
use std::sync::Arc;

use super::Room;
use crate::entry::Entry;
use crate::error::Refusal;
use crate::names::without_tricks;
use crate::secret::Holder;
use crate::wire::{Remark, Shun, Tail, Talk};

/// The longest remark.
const LONGEST_REMARK: usize = 500;

/// How much may be said in one game.
pub(super) const MOST_REMARKS: usize = 2000;

/// How many remarks are told at once.
const PAGE: usize = 50;

/// How many remarks go with a report.
const EVIDENCE: usize = 30;

/// Whom somebody does not want to hear or meet.
pub type Shuns = HashMap<String, Shun>;

/// Something said, and by whom.
#[derive(Clone)]
struct Said {
    remark: Remark,
    by: Option<Holder>,
}

/// What was said at a table, and who agreed to talk.
#[derive(Clone, Default)]
pub(super) struct Spoken {
    said: Arc<Vec<Said>>,
    agreed: Vec<usize>,
}

impl Spoken {
    pub fn len(&self) -> usize {
        self.said.len()
    }

    pub fn add(&mut self, remark: Remark, by: Option<Holder>) {
        Arc::make_mut(&mut self.said).push(Said { remark, by });
    }

    pub fn agree(&mut self, seat: usize, agree: bool) {
        self.agreed.retain(|agreed| *agreed != seat);
        if agree {
            self.agreed.push(seat);
        }
    }
}

impl Room {
    /// What was said from a place on to somebody who does not want to hear some: those remarks keep their
    /// places, without their words.
    pub(super) fn heard(&self, from: usize, to: usize, shuns: &Shuns) -> Tail<Remark> {
        let heard = |said: &Said| match &said.by {
            Some(by) if shuns.contains_key(by.as_str()) => {
                Remark { text: String::new(), hidden: true, ..said.remark.clone() }
            }
            _ => said.remark.clone(),
        };
        Tail { from, lines: self.spoken.said[from..to].iter().map(heard).collect() }
    }

    /// The place from which on somebody is told what was said, who knows so many remarks. Who has been
    /// away for long gets the last page, and may ask for those before it.
    pub(super) fn hears_from(&self, known: usize) -> usize {
        let all = self.spoken.len();
        known.min(all).max(all.saturating_sub(PAGE))
    }

    /// A page of what was said before the first so many remarks.
    #[must_use]
    pub fn talk_before(&self, before: usize, shuns: &Shuns) -> Tail<Remark> {
        let before = before.min(self.spoken.len());
        self.heard(before.saturating_sub(PAGE), before, shuns)
    }

    /// The last remarks of two people, to judge one of them by.
    #[must_use]
    pub fn evidence(&self, one: &Holder, other: &Holder) -> Vec<Remark> {
        let theirs = |said: &&Said| said.by.as_ref().is_some_and(|by| by == one || by == other);
        let mut last: Vec<Remark> = self
            .spoken
            .said
            .iter()
            .rev()
            .filter(theirs)
            .take(EVIDENCE)
            .map(|said| said.remark.clone())
            .collect();
        last.reverse();
        last
    }

    /// Whether talk is open, for somebody at a seat or a spectator.
    #[must_use]
    pub fn talk(&self, seat: Option<usize>) -> Talk {
        if !self.kept.settings.listed {
            return Talk { open: true, mine: true, ..Talk::default() };
        }
        let people = (0..self.sitting.len()).filter(|seat| self.sitting[*seat].is_person());
        let (agreed, waiting): (Vec<usize>, Vec<usize>) =
            people.partition(|seat| self.spoken.agreed.contains(seat));
        let open = waiting.is_empty();
        Talk { open, mine: open && seat.is_some(), agreed, waiting }
    }

    pub(super) fn remark(
        &self,
        seat: Option<usize>,
        holder: Option<&Holder>,
        text: &str,
    ) -> Result<Entry, Refusal> {
        let talk = self.talk(seat);
        if !talk.mine {
            return Err(if seat.is_some() { Refusal::TalkClosed } else { Refusal::OnlyListening });
        }
        let text = without_tricks(text);
        if text.is_empty() || text.chars().count() > LONGEST_REMARK {
            return Err(Refusal::Bad(format!("a message must have 1 to {LONGEST_REMARK} characters")));
        }
        if self.spoken.len() >= MOST_REMARKS {
            return Err(Refusal::TooLong);
        }
        let name = seat.map_or("a spectator", |seat| self.sitting[seat].name()).to_owned();
        // Who has a seat is known by it.
        let by = holder.filter(|_| seat.is_none()).cloned();
        Ok(Entry::Said { seat, name, text, by })
    }
}
