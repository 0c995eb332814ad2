//! What somebody at the table wants, and what is to be written down for it.

use super::{MOST_ENTRIES, Room, Viewer};
use crate::entry::Entry;
use crate::error::Refusal;
use crate::wire::{Command, Status, TakeBack};

/// The longest address to be told at.
const LONGEST_HOOK: usize = 500;

/// The bot that plays for those who are away.
const STAND_IN: &str = "medium";

/// What a command comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Something to write down.
    Write(Entry),
    /// Nothing, because it has been done already.
    Done,
    /// A bot for the seat that is free.
    Fill(usize),
    /// Another game with the same players.
    GoOn,
}

impl Room {
    /// What a command of somebody's comes to, at this time.
    ///
    /// # Errors
    /// If it is not theirs to give, or not now.
    pub fn intent(&self, viewer: &Viewer, command: &Command, now: i64) -> Result<Intent, Refusal> {
        let mine = viewer.holder.as_ref().map(|holder| self.seats_of(holder)).unwrap_or_default();
        let seat = self.eyes_of(viewer).or(mine.first().copied());
        let seated = seat.ok_or(Refusal::NotSeated);
        let ends = matches!(command, Command::Concede | Command::Leave | Command::Rematch);
        if self.version >= MOST_ENTRIES && !ends {
            return Err(Refusal::TooLong);
        }
        let entry = match command {
            Command::Choose { number, choice, seat } => {
                self.answer(&mine, *number, choice, *seat).map(Intent::Write)?
            }
            Command::Undo { number } => {
                let seat = seated?;
                self.check_number(*number)?;
                self.undo(seat).map(Intent::Write)?
            }
            Command::Answer { agree } => self.reply(&mine, *agree).map(Intent::Write)?,
            Command::Concede => {
                self.check_running()?;
                Intent::Write(Entry::Conceded { seat: seated? })
            }
            Command::Leave => match self.status() {
                Status::Open => Intent::Write(Entry::Left { seat: seated? }),
                Status::Running | Status::Over | Status::Stranded => {
                    let seat = seated?;
                    if self.sitting[seat].is_replaced() {
                        return Ok(Intent::Done);
                    }
                    self.check_running()?;
                    Intent::Write(Entry::Replaced { seat, bot: STAND_IN.to_owned() })
                }
            },
            Command::Fill => {
                seated?;
                let free = self.sitting.iter().position(super::Sitting::is_free);
                Intent::Fill(free.filter(|_| self.status() == Status::Open).ok_or(Refusal::NoFreeSeat)?)
            }
            Command::Chat { text } => Intent::Write(self.remark(seat, viewer.holder.as_ref(), text)?),
            Command::Talk { agree } => {
                Intent::Write(Entry::AgreedToTalk { seat: seated?, agree: *agree })
            }
            Command::Replace { seat } => {
                seated?;
                self.check_running()?;
                let late = self.deadline().is_some_and(|deadline| deadline <= now);
                if self.deciding() != Some(*seat) || !late {
                    return Err(Refusal::StillTime);
                }
                Intent::Write(Entry::Replaced { seat: *seat, bot: STAND_IN.to_owned() })
            }
            Command::Return => {
                let seat = mine.iter().copied().find(|&seat| self.sitting[seat].is_replaced());
                Intent::Write(Entry::Returned { seat: seat.ok_or(Refusal::NotReplaced)? })
            }
            Command::Rematch => {
                seated?;
                match self.status() {
                    _ if self.went_on.is_some() => Intent::Done,
                    Status::Over | Status::Stranded => Intent::GoOn,
                    Status::Open | Status::Running => return Err(Refusal::NotOver),
                }
            }
            Command::Webhook { url, key } => {
                let url = url.as_deref().map(check_hook).transpose()?;
                if key.as_deref().is_some_and(|key| !(16..=100).contains(&key.len())) {
                    return Err(Refusal::Bad("a key must have 16 to 100 characters".to_owned()));
                }
                Intent::Write(Entry::Hooked { seat: seated?, url, key: key.clone() })
            }
            Command::Look { .. } => {
                let only = "\"look\" is for the WebSocket; elsewhere, name the seat in the address";
                return Err(Refusal::Bad(only.to_owned()));
            }
        };
        Ok(entry)
    }

    fn check_number(&self, sent: u64) -> Result<(), Refusal> {
        let now = self.number;
        if sent == now { Ok(()) } else { Err(Refusal::Stale { sent, now }) }
    }

    fn check_running(&self) -> Result<(), Refusal> {
        match self.status() {
            Status::Running => Ok(()),
            Status::Open => Err(Refusal::NotBegun),
            Status::Over => Err(Refusal::Over),
            Status::Stranded => Err(self.stranded()),
        }
    }

    fn answer(
        &self,
        mine: &[usize],
        number: u64,
        choice: &str,
        seat: Option<usize>,
    ) -> Result<Entry, Refusal> {
        if mine.is_empty() {
            return Err(Refusal::NotSeated);
        }
        self.check_running()?;
        self.check_number(number)?;
        if self.is_too_long() {
            return Err(Refusal::TooLong);
        }
        let deciding = self.deciding().ok_or(Refusal::Over)?;
        let theirs = mine.contains(&deciding) && seat.is_none_or(|seat| seat == deciding);
        if !theirs || self.sitting[deciding].is_replaced() {
            return Err(Refusal::NotYours);
        }
        Ok(Entry::Chose { seat: deciding, choice: choice.to_owned() })
    }

    fn undo(&self, seat: usize) -> Result<Entry, Refusal> {
        self.check_running()?;
        let (how, moves) = self.may_take_back(seat);
        match how {
            TakeBack::No => Err(Refusal::NothingToTakeBack),
            TakeBack::Freely => Ok(Entry::TookBack { seat, moves }),
            TakeBack::ByAsking => Ok(Entry::AskedBack { seat, moves }),
        }
    }

    /// Whether somebody else has a seat, even if a bot plays for them.
    pub(super) fn has_other_people(&self, seat: usize) -> bool {
        let mine = &self.sitting[seat].holder;
        self.sitting.iter().any(|sitting| sitting.is_person() && sitting.holder != *mine)
    }

    /// The people who have yet to agree to something that one of them asks.
    pub(super) fn to_answer(&self, by: usize, agreed: &[usize]) -> Vec<usize> {
        let asked = |seat: &usize| {
            let sitting = &self.sitting[*seat];
            let same_person = sitting.holder == self.sitting[by].holder;
            sitting.is_person() && !sitting.is_replaced() && !same_person && !agreed.contains(seat)
        };
        (0..self.sitting.len()).filter(asked).collect()
    }

    fn reply(&self, mine: &[usize], agree: bool) -> Result<Entry, Refusal> {
        self.check_running()?;
        let request = self.request.as_ref().ok_or(Refusal::NothingAsked)?;
        let waiting = self.to_answer(request.by, &request.agreed);
        let seat = waiting.iter().copied().find(|seat| mine.contains(seat));
        let seat = seat.ok_or(Refusal::NothingAsked)?;
        Ok(match (agree, waiting.len()) {
            (false, _) => Entry::RefusedBack { seat },
            // The last to agree takes the choices back.
            (true, 1) => Entry::TookBack { seat: request.by, moves: request.moves },
            (true, _) => Entry::AgreedBack { seat },
        })
    }
}

fn check_hook(url: &str) -> Result<String, Refusal> {
    let is_web = url.starts_with("https://") || url.starts_with("http://");
    if is_web && url.len() <= LONGEST_HOOK {
        Ok(url.to_owned())
    } else {
        Err(Refusal::Bad(
            "a webhook must be an http or https address of at most 500 characters".to_owned(),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::MOST_TAKEN_BACK;
    use crate::room::load::tests::two_people;
    use crate::room::talk::{MOST_REMARKS, Spoken};

    fn begun() -> (Room, Viewer) {
        let (kept, entries) = two_people();
        let room = Room::load(kept, None, &entries).expect("it begins");
        let viewer = Viewer { holder: room.sitting()[0].holder.clone(), seat: Some(0), invited: false };
        (room, viewer)
    }

    fn is_too_long(room: &Room, viewer: &Viewer, command: &Command) -> bool {
        matches!(room.intent(viewer, command, 0), Err(Refusal::TooLong))
    }

    #[test]
    fn a_game_has_an_end_whatever_its_players_do() {
        let (mut room, viewer) = begun();
        let choice = room.chronicle().expect("it has begun").game().options()[0];
        let choice = choice.text(room.chronicle().expect("it has begun").game().catalog());
        let choose = Command::Choose { number: 0, choice, seat: None };
        let say = Command::Chat { text: "hello".to_owned() };
        for (entries, too_long) in [(MOST_ENTRIES - 1, false), (MOST_ENTRIES, true)] {
            room.version = entries;
            assert_eq!(is_too_long(&room, &viewer, &choose), too_long);
            assert_eq!(is_too_long(&room, &viewer, &say), too_long);
            assert_eq!(room.is_too_long(), too_long);
            for end in [Command::Concede, Command::Leave] {
                assert!(room.intent(&viewer, &end, 0).is_ok(), "it can be ended");
            }
        }
    }

    #[test]
    fn talk_has_an_end() {
        let (mut room, viewer) = begun();
        let say = Command::Chat { text: "hello".to_owned() };
        let remark = crate::wire::Remark {
            seat: None,
            name: String::new(),
            text: String::new(),
            at: 0,
            hidden: false,
        };
        for (remarks, too_long) in [(MOST_REMARKS - 1, false), (MOST_REMARKS, true)] {
            room.spoken = Spoken::default();
            (0..remarks).for_each(|_| room.spoken.add(remark.clone(), None));
            assert_eq!(is_too_long(&room, &viewer, &say), too_long);
        }
    }

    #[test]
    fn nobody_takes_back_for_ever() {
        let (room, viewer) = begun();
        let choice = room.chronicle().expect("it has begun").game().options()[0];
        let choice = choice.text(room.chronicle().expect("it has begun").game().catalog());
        let chose = crate::entry::Dated { entry: Entry::Chose { seat: 0, choice }, at: 0 };
        let mut room = room.after(&chose).expect("it fits");
        for (times, refused) in [(MOST_TAKEN_BACK - 1, false), (MOST_TAKEN_BACK, true)] {
            room.taken_back = times;
            let intent = room.intent(&viewer, &Command::Undo { number: 1 }, 0);
            assert_eq!(matches!(intent, Err(Refusal::NothingToTakeBack)), refused);
        }
    }
}
