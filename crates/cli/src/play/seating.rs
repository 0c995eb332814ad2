//! Who sits where, and what they are called.

use splay_bots::Bot;
use splay_engine::MAX_SEATS;

use crate::args::{PlayArgs, Who};
use crate::error::Failure;

/// Names for bots that were given none, by seat.
const BOTS: [&str; MAX_SEATS] = [
    "Hypatia",
    "Archimedes",
    "Imhotep",
    "Shen Kuo",
    "Aspasia",
    "Al-Jazari",
    "Aryabhata",
    "Hildegard",
    "Zhang Heng",
    "Fibonacci",
];

/// The longest name that a screen has room for.
const LONGEST_NAME: usize = 20;

/// Who sits at each seat, with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// People and bots, by seat.
    pub who: Vec<Who>,
    /// Their names, by seat.
    pub names: Vec<String>,
}

impl Seating {
    /// Seats everybody as the command line asks: the first seat is a person's unless it says
    /// otherwise, and bots take the seats it does not mention.
    ///
    /// # Errors
    /// If more players or names are listed than can sit down.
    pub fn of(args: &PlayArgs) -> Result<Seating, Failure> {
        let mut who = args.seats.clone();
        if who.is_empty() {
            who.push(Who::Human);
        }
        if let Some(players) = args.game.players.filter(|&players| players < args.seats.len()) {
            let seats = args.seats.len();
            return Err(Failure::Usage(format!("--seats names {seats}, but --players {players} play")));
        }
        who.resize(who.len().max(args.game.players()), Who::Bot(Bot::Greedy));
        if args.names.len() > who.len() {
            let (names, seats) = (args.names.len(), who.len());
            return Err(Failure::Usage(format!("{names} names are too many for {seats} players")));
        }
        let names = names(&who, &args.names);
        Ok(Seating { who, names })
    }
}

fn names(who: &[Who], given: &[String]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (seat, player) in who.iter().enumerate() {
        let wanted = given.get(seat).map(|name| presentable(name)).filter(|name| !name.is_empty());
        let usual = match player {
            Who::Human => format!("Player {}", seat + 1),
            Who::Bot(_) => {
                BOTS.get(seat).map_or_else(|| format!("Bot {}", seat + 1), |name| (*name).into())
            }
        };
        let name = wanted.unwrap_or(usual);
        // Two players of one name could not be told apart in the log.
        let taken = names.contains(&name);
        names.push(if taken { format!("{name} {}", seat + 1) } else { name });
    }
    names
}

/// A name without anything that could disturb a terminal.
fn presentable(name: &str) -> String {
    let printable: String = name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    printable.trim().to_owned()
}

/// What a player is called in a saved game and on the command line.
#[must_use]
pub fn kind(who: Who) -> String {
    match who {
        Who::Human => "human".into(),
        Who::Bot(bot) => bot.to_string(),
    }
}

/// The player who is called this.
#[must_use]
pub fn from_kind(kind: &str) -> Option<Who> {
    match kind {
        "human" => Some(Who::Human),
        bot => Bot::from_name(bot).map(Who::Bot),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_told_apart_and_cannot_disturb() {
        let who = [Who::Human, Who::Human, Who::Bot(Bot::Greedy)];
        let given = ["Ann\u{1b}[2J".to_owned(), "Ann[2J".to_owned()];
        assert_eq!(names(&who, &given), ["Ann[2J", "Ann[2J 2", "Imhotep"]);
    }
}
