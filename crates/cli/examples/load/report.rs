//! What was measured, as tables.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use crate::Fallible;
use crate::server::Metrics;
use crate::servers::Servers;
use crate::usage::Busy;

/// What a game has seen.
#[derive(Default)]
pub struct Tally {
    /// How long it took until both players were told, from when the choice was due.
    since_due: Vec<Duration>,
    /// The same from when it was sent.
    since_sent: Vec<Duration>,
    /// What went wrong, and how often.
    refused: BTreeMap<String, usize>,
    /// Choices that nobody was told of before the end.
    pub unanswered: usize,
    /// Games that ended, and were followed by another.
    pub ended: usize,
    /// Connections that were lost and made again.
    pub reconnected: usize,
    /// How often somebody was told less than before: a choice they had been told of was lost.
    pub lost: usize,
    /// Games that were looked at again in the end, and had all choices that anybody was told of.
    pub checked: usize,
    messages: usize,
    bytes: usize,
}

impl Tally {
    /// Everybody was told of a choice.
    pub fn told(&mut self, since_due: Duration, since_sent: Duration) {
        self.since_due.push(since_due);
        self.since_sent.push(since_sent);
    }

    /// Something went wrong.
    pub fn refused(&mut self, why: &str) {
        *self.refused.entry(why.to_owned()).or_default() += 1;
    }

    /// A message came.
    pub fn heard(&mut self, bytes: usize) {
        self.messages += 1;
        self.bytes += bytes;
    }

    /// Forgets what has come so far.
    pub fn count_anew(&mut self) {
        (self.messages, self.bytes) = (0, 0);
    }

    /// Both together.
    pub fn and(mut self, other: Tally) -> Tally {
        self.since_due.extend(other.since_due);
        self.since_sent.extend(other.since_sent);
        for (why, times) in other.refused {
            *self.refused.entry(why).or_default() += times;
        }
        self.unanswered += other.unanswered;
        self.ended += other.ended;
        self.reconnected += other.reconnected;
        self.lost += other.lost;
        self.checked += other.checked;
        self.messages += other.messages;
        self.bytes += other.bytes;
        self
    }
}

/// What the server had in memory at some moment.
pub struct Moment {
    when: &'static str,
    memory: u64,
}

impl Moment {
    /// What it has now.
    pub async fn now(when: &'static str, servers: &Servers) -> Fallible<Moment> {
        Ok(Moment { when, memory: servers.memory().await? })
    }
}

/// What was measured.
pub struct Report {
    pub games: usize,
    pub processes: usize,
    /// How many of them were killed.
    pub killed: usize,
    pub rate: f64,
    pub seconds: u64,
    /// How long it took to make all games and to connect.
    pub making: Duration,
    pub tally: Tally,
    pub used: Busy,
    /// What was counted; none if what the killed processes had counted is gone.
    pub metrics: Option<Metrics>,
    pub moments: Vec<Moment>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, processes, killed, rate, seconds, tally, .. } = self;
        writeln!(f, "{games} games of two, {rate} choices a second wanted, {seconds} seconds")?;
        writeln!(f, "games made and players connected in {:.1} s", self.making.as_secs_f64())?;
        writeln!(f)?;
        writeln!(f, "until both players are told     p50     p90     p99   p99.9     max  (ms)")?;
        spread(f, "from when the choice was due", &tally.since_due)?;
        spread(f, "from when it was sent", &tally.since_sent)?;
        writeln!(f)?;
        let share = |busy: Duration| 100.0 * busy.as_secs_f64() / *seconds as f64;
        let choices = tally.since_due.len() as f64;
        line(f, "choices told a second", format!("{:.1}", choices / *seconds as f64))?;
        line(f, "choices not told before the end", tally.unanswered)?;
        line(f, "processes, and how many were killed", format!("{processes}, {killed}"))?;
        line(f, "connections lost and made again", tally.reconnected)?;
        line(f, "games with all acknowledged choices in the end", tally.checked)?;
        line(f, "acknowledged choices lost", tally.lost)?;
        line(f, "errors", tally.refused.values().sum::<usize>())?;
        for (why, times) in &tally.refused {
            line(f, &format!("  {why}"), times)?;
        }
        line(f, "games that ended and were followed by another", tally.ended)?;
        line(f, "updates a second", format!("{:.1}", tally.messages as f64 / *seconds as f64))?;
        line(f, "an update, on average", format!("{} bytes", tally.bytes / tally.messages.max(1)))?;
        line(f, "server, of one core", format!("{:.0}%", share(self.used.server)))?;
        line(f, "clients, of one core", format!("{:.0}%", share(self.used.clients)))?;
        let milliseconds = self.used.server.as_secs_f64() * 1000.0 / choices.max(1.0);
        line(f, "server's work for a choice", format!("{milliseconds:.2} ms"))?;
        if let Some(metrics) = &self.metrics {
            let together = metrics.entries / metrics.commits.max(1.0);
            line(f, "choices in a commit", format!("{together:.1}"))?;
            let on_disk = 1000.0 * metrics.command_seconds / metrics.commands.max(1.0);
            line(f, "until a choice is on disk, on average", format!("{on_disk:.1} ms"))?;
        }
        writeln!(f)?;
        writeln!(f, "server's memory                           MiB   KiB a game")?;
        let first = self.moments.first().map_or(0, |moment| moment.memory);
        for Moment { when, memory } in &self.moments {
            let each = memory.saturating_sub(first) / 1024 / (*games).max(1) as u64;
            writeln!(f, "{when:35}{:>10.1}{each:>13}", *memory as f64 / 1048576.0)?;
        }
        Ok(())
    }
}

fn line(f: &mut fmt::Formatter<'_>, what: &str, value: impl fmt::Display) -> fmt::Result {
    writeln!(f, "{what:48}{value}")
}

/// How long it took in so many of a hundred cases.
fn spread(f: &mut fmt::Formatter<'_>, what: &str, times: &[Duration]) -> fmt::Result {
    let mut times = times.to_vec();
    times.sort_unstable();
    write!(f, "{what:28}")?;
    for share in [0.5, 0.9, 0.99, 0.999, 1.0] {
        let place = (share * times.len() as f64).ceil() as usize;
        let time = times.get(place.saturating_sub(1)).copied().unwrap_or_default();
        write!(f, "{:>8.1}", time.as_secs_f64() * 1000.0)?;
    }
    writeln!(f)
}
