//! How often somebody may knock. A person is known by a secret, but secrets are free, so every door
//! also counts by address: many people can share one, so it may do more.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

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

/// How often each door may be used, by a clock.
pub(super) struct Rates<C: Clock = DefaultClock> {
    requests: Rate<C>,
    pages: Rate<C>,
    creations: Rate<C>,
    commands: Rate<C>,
    talk: Rate<C>,
    hints: Rate<C>,
    replays: Rate<C>,
    letters: Rate<C>,
}

impl Rates {
    pub fn new(limits: &Limits) -> Rates {
        Rates::by(limits, &DefaultClock::default())
    }
}

impl<C: Clock + Clone> Rates<C> {
    fn by(limits: &Limits, clock: &C) -> Rates<C> {
        let often = |count: u32| NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
        let per_second =
            |count: u32| Quota::per_second(often(count)).allow_burst(often(count.saturating_mul(5)));
        let per_day = |count: u32| {
            let count = often(count);
            let each = Duration::from_secs(24 * 3600) / count.get();
            Quota::with_period(each).unwrap_or(Quota::per_hour(count)).allow_burst(count)
        };
        Rates {
            requests: Rate::new(per_second(limits.requests), clock),
            pages: Rate::by_address(per_second(limits.requests.saturating_mul(FILES)), clock),
            creations: Rate::by_address(Quota::per_minute(often(limits.creations)), clock),
            commands: Rate::new(per_second(limits.commands), clock),
            talk: Rate::new(
                Quota::per_minute(often(limits.remarks)).allow_burst(often(limits.remarks / 3)),
                clock,
            ),
            hints: Rate::new(
                Quota::per_minute(often(limits.hints)).allow_burst(often(limits.hints / 2)),
                clock,
            ),
            replays: Rate::new(per_second(limits.replays), clock),
            letters: Rate::by_address(per_day(limits.letters), clock),
        }
    }

    /// Lets somebody through a door.
    ///
    /// # Errors
    /// If they have been there too often.
    pub fn check(&self, door: Door, visitor: &Visitor) -> Result<(), Refusal> {
        if self.lets_through(door, visitor.rate_key(), visitor.address) {
            return Ok(());
        }
        metrics::counter!("splay_refused", "door" => format!("{door:?}")).increment(1);
        Err(Refusal::TooMany)
    }

    fn lets_through(&self, door: Door, person: Option<String>, address: IpAddr) -> bool {
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
        rate.lets_through(person, neighborhood(address))
    }

    /// Forgets those who have not come for a while.
    pub fn tidy(&self) {
        let Rates { requests, pages, creations, commands, talk, hints, replays, letters } = self;
        let all = [requests, pages, creations, commands, talk, hints, replays, letters];
        all.into_iter().for_each(Rate::tidy);
    }
}

/// How often each may do something.
type Limiter<K, C> = RateLimiter<K, DashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// How often people and addresses may use a door.
struct Rate<C: Clock> {
    people: Option<Limiter<String, C>>,
    addresses: Limiter<IpAddr, C>,
}

impl<C: Clock + Clone> Rate<C> {
    /// So often for a person, and some times as often for an address.
    fn new(quota: Quota, clock: &C) -> Rate<C> {
        let many = |count: NonZeroU32| count.saturating_mul(often(PEOPLE_AT_AN_ADDRESS));
        let each: Duration = quota.replenish_interval() / PEOPLE_AT_AN_ADDRESS;
        let addresses = Quota::with_period(each).unwrap_or(quota).allow_burst(many(quota.burst_size()));
        Rate { people: Some(limiter(quota, clock)), addresses: limiter(addresses, clock) }
    }

    /// So often for an address, whoever comes from it.
    fn by_address(quota: Quota, clock: &C) -> Rate<C> {
        Rate { people: None, addresses: limiter(quota, clock) }
    }

    fn lets_through(&self, person: Option<String>, address: IpAddr) -> bool {
        let may = match (&self.people, person) {
            (Some(people), Some(person)) => people.check_key(&person).is_ok(),
            _ => true,
        };
        may && self.addresses.check_key(&address).is_ok()
    }

    fn tidy(&self) {
        fn tidy<K: Hash + Eq + Clone, C: Clock>(limiter: &Limiter<K, C>) {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        self.people.iter().for_each(tidy);
        tidy(&self.addresses);
    }
}

fn limiter<K: Hash + Eq + Clone, C: Clock + Clone>(quota: Quota, clock: &C) -> Limiter<K, C> {
    RateLimiter::dashmap_with_clock(quota, clock.clone())
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
    use std::time::Duration;

    use governor::clock::FakeRelativeClock;

    use super::{Door, Rates, neighborhood};
    use crate::config::Limits;

    /// How many of so many who come at the same time are let through.
    fn let_through(
        rates: &Rates<FakeRelativeClock>,
        door: Door,
        person: Option<&str>,
        address: &str,
        times: usize,
    ) -> usize {
        let address = address.parse().expect("it is an address");
        (0..times).filter(|_| rates.lets_through(door, person.map(str::to_owned), address)).count()
    }

    #[test]
    fn every_door_has_its_measure_and_opens_again() {
        let limits = Limits::default();
        // How many come through at once, of one person and from one address, and after how long one more.
        for (door, person, address, later) in [
            (Door::Request, 200, 2000, Duration::from_millis(25)),
            // One page load is some dozens of files.
            (Door::Page, 10_000, 10_000, Duration::from_millis(1)),
            (Door::Creation, 30, 30, Duration::from_secs(2)),
            (Door::Command, 100, 1000, Duration::from_millis(50)),
            (Door::Talk, 6, 60, Duration::from_secs(3)),
            (Door::Hint, 10, 100, Duration::from_secs(3)),
            (Door::Replay, 50, 500, Duration::from_millis(100)),
            (Door::Letter, 20, 20, Duration::from_secs(72 * 60)),
        ] {
            let clock = FakeRelativeClock::default();
            let rates = Rates::by(&limits, &clock);
            let here = "192.0.2.7";
            assert_eq!(let_through(&rates, door, Some("Ada"), here, person + 1), person, "{door:?}");
            // Others at her address, whoever they say that they are.
            let others: usize = (0..=address / person)
                .map(|n| let_through(&rates, door, Some(&format!("person {n}")), here, person + 1))
                .sum();
            assert_eq!(person + others, address, "{door:?}");
            assert_eq!(let_through(&rates, door, None, here, 1), 0, "{door:?}");
            assert!(let_through(&rates, door, Some("Bob"), "192.0.2.8", 1) == 1, "{door:?}");
            clock.advance(later);
            assert_eq!(let_through(&rates, door, Some("Ada"), here, 1), 1, "{door:?}");
            if person < address {
                assert_eq!(let_through(&rates, door, Some("Ada"), here, 1), 0, "{door:?}");
            }
        }
    }

    #[test]
    fn a_network_of_the_newer_kind_is_one_neighbor() {
        let of = |text: &str| neighborhood(text.parse().expect("it is an address"));
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
        assert_ne!(of("192.0.2.7"), of("192.0.2.8"));
    }
}
