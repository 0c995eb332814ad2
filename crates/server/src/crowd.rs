//! How many connections each address has, so that one cannot take all the places.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::http::neighborhood;

/// How many connections each address has.
#[derive(Clone)]
pub(crate) struct Crowd {
    most: usize,
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A place that an address takes, as long as this lives.
pub(crate) struct Place {
    crowd: Crowd,
    address: IpAddr,
}

impl Crowd {
    /// So many at most for each.
    pub fn new(most: usize) -> Crowd {
        Crowd { most, counts: Arc::default() }
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more from this address, if it has not too many.
    pub fn enter(&self, address: IpAddr) -> Option<Place> {
        let address = neighborhood(address);
        let mut counts = self.counts();
        let count = counts.entry(address).or_insert(0);
        if *count >= self.most {
            metrics::counter!("splay_connections_refused").increment(1);
            return None;
        }
        *count += 1;
        Some(Place { crowd: self.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.crowd.counts();
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Crowd;

    #[test]
    fn each_address_has_so_many_places() {
        let crowd = Crowd::new(2);
        let enter = |address: &str| crowd.enter(address.parse().expect("it is an address"));
        let (one, two) = (enter("192.0.2.7"), enter("192.0.2.7"));
        assert!(one.is_some() && two.is_some() && enter("192.0.2.7").is_none());
        assert!(enter("192.0.2.8").is_some());
        drop(one);
        assert!(enter("192.0.2.7").is_some());
        drop(two);
        assert!(crowd.counts().is_empty(), "who has gone is forgotten");
    }
}
