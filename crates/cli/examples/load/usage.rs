//! What processes use, as the system tells.

use std::fs::read_to_string;
use std::time::Duration;

use crate::Fallible;

/// Linux counts time in hundredths of a second, whatever the clock of the machine is.
const TICKS: u32 = 100;

/// How many files this process may have open.
pub fn open_files() -> Fallible<usize> {
    let limits = read_to_string("/proc/self/limits")?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().next()).ok_or("no limit of open files")?;
    Ok(if soft == "unlimited" { usize::MAX } else { soft.parse()? })
}

/// How many bytes of memory a process has in use.
pub fn memory(process: u32) -> Fallible<u64> {
    let status = read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes: u64 =
        line.and_then(|line| line.split_whitespace().next()).ok_or("no VmRSS")?.parse()?;
    Ok(kibibytes * 1024)
}

/// How long a process has kept a core busy.
pub fn busy(process: u32) -> Fallible<Duration> {
    let stat = read_to_string(format!("/proc/{process}/stat"))?;
    // The name of the program, in parentheses, may have anything in it.
    let (_, fields) = stat.rsplit_once(')').ok_or("no stat")?;
    let mut fields = fields.split_whitespace().skip(11);
    let mut ticks = || -> Fallible<u32> { Ok(fields.next().ok_or("no time")?.parse()?) };
    Ok((Duration::from_secs(1) / TICKS) * (ticks()? + ticks()?))
}

/// For how long the server and its clients have kept a core busy.
#[derive(Clone, Copy)]
pub struct Busy {
    /// The server.
    pub server: Duration,
    /// All the clients.
    pub clients: Duration,
}

/// What this process, which has all the clients, has used so far.
pub fn of_clients() -> Fallible<Duration> {
    busy(std::process::id())
}

impl Busy {
    /// What was used after an earlier look.
    pub fn since(self, earlier: Busy) -> Busy {
        Busy { server: self.server - earlier.server, clients: self.clients - earlier.clients }
    }
}
