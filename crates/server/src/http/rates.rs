//! How often somebody may knock. A person is known by a secret, but secrets are free, so every door
//! also counts by address: many people can share one, so it may do more.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::visitor::Visitor;
use crate::config::Limits;
use crate::error::Refusal;

/// How many people at one address may be as busy as one may be.
const PEOPLE_AT_AN_ADDRESS: u32 = 10;

/// How many files of the page an address may get for each request of one person. They cost next to nothing, a
/// page has some dozens, and all of a school may open it at once.
const FILES: u32 = 50;

/// What somebody wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Door {
    /// Anything at all.
    Request,
    /// To get a file of the page.
    Page,
    /// To make a game.
    Creation,
    /// To do something at a table.
    Command,
    /// To say something.
    Talk,
    /// To get a hint.
    Hint,
    /// To look at a place in a record.
    Replay,
    /// To be asked by e-mail whether an address is right.
    Letter,
}

/// How often each door may be used.
pub(super) struct Rates {
    requests: Rate,
    pages: Rate,
    creations: Rate,
    commands: Rate,
    talk: Rate,
    hints: Rate,
    replays: Rate,
    letters: Rate,
}

impl Rates {
    pub fn new(limits: &Limits) -> Rates {
        let often = |count: u32| NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
        let per_second =
            |count: u32| Quota::per_second(often(count)).allow_burst(often(count.saturating_mul(5)));
        let per_day = |count: u32| {
            let count = often(count);
            let each = Duration::from_secs(24 * 3600) / count.get();
            Quota::with_period(each).unwrap_or(Quota::per_hour(count)).allow_burst(count)
        };
        Rates {
            requests: Rate::new(per_second(limits.requests)),
            pages: Rate::by_address(per_second(limits.requests.saturating_mul(FILES))),
            creations: Rate::by_address(Quota::per_minute(often(limits.creations))),
            commands: Rate::new(per_second(limits.commands)),
            talk: Rate::new(
                Quota::per_minute(often(limits.remarks)).allow_burst(often(limits.remarks / 3)),
            ),
            hints: Rate::new(
                Quota::per_minute(often(limits.hints)).allow_burst(often(limits.hints / 2)),
            ),
            replays: Rate::new(per_second(limits.replays)),
            letters: Rate::by_address(per_day(limits.letters)),
        }
    }

    /// Lets somebody through a door.
    ///
    /// # Errors
    /// If they have been there too often.
    pub fn check(&self, door: Door, visitor: &Visitor) -> Result<(), Refusal> {
        let rate = match door {
            Door::Request => &self.requests,
            Door::Page => &self.pages,
            Door::Creation => &self.creations,
            Door::Command => &self.commands,
            Door::Talk => &self.talk,
            Door::Hint => &self.hints,
            Door::Replay => &self.replays,
            Door::Letter => &self.letters,
        };
        let person = visitor.rate_key();
        if rate.lets_through(person, neighborhood(visitor.address)) {
            return Ok(());
        }
        metrics::counter!("splay_refused", "door" => format!("{door:?}")).increment(1);
        Err(Refusal::TooMany)
    }

    /// Forgets those who have not come for a while.
    pub fn tidy(&self) {
        let Rates { requests, pages, creations, commands, talk, hints, replays, letters } = self;
        let all = [requests, pages, creations, commands, talk, hints, replays, letters];
        all.into_iter().for_each(Rate::tidy);
    }
}

/// How often people and addresses may use a door.
struct Rate {
    people: Option<DefaultKeyedRateLimiter<String>>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
}

impl Rate {
    /// So often for a person, and some times as often for an address.
    fn new(quota: Quota) -> Rate {
        let many = |count: NonZeroU32| count.saturating_mul(often(PEOPLE_AT_AN_ADDRESS));
        let each: Duration = quota.replenish_interval() / PEOPLE_AT_AN_ADDRESS;
        let addresses = Quota::with_period(each).unwrap_or(quota).allow_burst(many(quota.burst_size()));
        Rate { people: Some(RateLimiter::keyed(quota)), addresses: RateLimiter::keyed(addresses) }
    }

    /// So often for an address, whoever comes from it.
    fn by_address(quota: Quota) -> Rate {
        Rate { people: None, addresses: RateLimiter::keyed(quota) }
    }

    fn lets_through(&self, person: Option<String>, address: IpAddr) -> bool {
        let may = match (&self.people, person) {
            (Some(people), Some(person)) => people.check_key(&person).is_ok(),
            _ => true,
        };
        may && self.addresses.check_key(&address).is_ok()
    }

    fn tidy(&self) {
        fn tidy<K: Hash + Eq + Clone>(limiter: &DefaultKeyedRateLimiter<K>) {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        self.people.iter().for_each(tidy);
        tidy(&self.addresses);
    }
}

fn often(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

/// Whom an address belongs to: of the newer ones a whole network is usually given to one household.
pub(crate) fn neighborhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::neighborhood;

    #[test]
    fn a_network_of_the_newer_kind_is_one_neighbor() {
        let of = |text: &str| neighborhood(text.parse().expect("it is an address"));
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
        assert_ne!(of("192.0.2.7"), of("192.0.2.8"));
    }
}
