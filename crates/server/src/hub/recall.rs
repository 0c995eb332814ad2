//! What was looked up about people, and need not be looked up again until it changes. One process alone knows
//! what it changes; several tell each other.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::Hub;
use crate::secret::Holder;

/// How long something is believed that others may change unheard, and after how long of silence they are
/// taken to be unheard.
const BELIEVED: Duration = Duration::from_secs(20);

/// How often processes let each other know that they can be heard.
pub(super) const ALIVE: Duration = Duration::from_secs(8);

/// How many things of a kind are remembered.
const MOST: usize = 50_000;

/// What processes tell each other about people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum News {
    /// That they can be heard.
    Alive,
    /// Bans have changed.
    Bans,
    /// The devices of somebody, or whom they shun, have changed.
    Person(Holder),
}

impl News {
    fn text(&self) -> &str {
        match self {
            News::Alive => "alive",
            News::Bans => "bans",
            News::Person(person) => person.as_str(),
        }
    }

    fn read(text: &str) -> News {
        match text {
            "alive" => News::Alive,
            "bans" => News::Bans,
            person => News::Person(Holder::kept(person.to_owned())),
        }
    }
}

/// What was looked up of one kind.
pub(super) struct Recalled<T>(Mutex<Known<T>>);

struct Known<T> {
    by_key: HashMap<String, (T, Instant)>,
    /// How often something was forgotten: what was looked up before that may be of yesterday.
    forgotten: u64,
}

impl<T> Default for Recalled<T> {
    fn default() -> Recalled<T> {
        Recalled(Mutex::new(Known { by_key: HashMap::new(), forgotten: 0 }))
    }
}

impl<T: Clone> Recalled<T> {
    fn known(&self) -> MutexGuard<'_, Known<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets what is of some kind.
    pub fn forget(&self, changed: impl Fn(&str, &T) -> bool) {
        let mut known = self.known();
        known.forgotten += 1;
        known.by_key.retain(|key, (value, _)| !changed(key, value));
    }

    /// What is known under a key, or is looked up now: for good if changes are heard of, else for a while.
    /// While looking up fails, what was known last.
    ///
    /// # Errors
    /// If it fails, and nothing was known.
    pub async fn recall<E>(
        &self,
        key: &str,
        hears_of_changes: bool,
        look_up: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        let (last, forgotten) = {
            let known = self.known();
            (known.by_key.get(key).cloned(), known.forgotten)
        };
        let last = match last {
            Some((value, looked)) if looked.elapsed() < BELIEVED || hears_of_changes => {
                return Ok(value);
            }
            last => last,
        };
        let value = match (look_up.await, last) {
            (Ok(value), _) => value,
            (Err(_), Some((value, _))) => return Ok(value),
            (Err(error), None) => return Err(error),
        };
        let mut known = self.known();
        if known.forgotten == forgotten {
            if known.by_key.len() >= MOST {
                known.by_key.retain(|_, (_, looked)| looked.elapsed() < BELIEVED);
            }
            if known.by_key.len() < MOST {
                known.by_key.insert(key.to_owned(), (value.clone(), Instant::now()));
            }
        }
        Ok(value)
    }
}

impl Hub {
    /// Whether this process would know if another changed something about people.
    pub(super) fn hears_of_changes(&self) -> bool {
        let heard = *self.0.heard.lock().unwrap_or_else(PoisonError::into_inner);
        !self.store().is_shared() || heard.is_some_and(|heard| heard.elapsed() < BELIEVED)
    }

    /// Something about people has changed: what was looked up is forgotten here, and elsewhere.
    pub(super) async fn changed(&self, news: News) {
        self.forget_what_changed(&news);
        self.tell_news(&news).await;
    }

    /// Tells other processes something about people.
    pub(super) async fn tell_news(&self, news: &News) {
        if self.store().is_shared()
            && let Err(error) = self.store().tell_people(news.text()).await
        {
            tracing::warn!(%error, "other processes could not be told that something has changed");
        }
    }

    /// Hears from a process, perhaps this one, that something about people has changed.
    pub(super) fn hear_news(&self, text: &str) {
        *self.0.heard.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        self.forget_what_changed(&News::read(text));
    }

    /// Nobody was heard for a while: whatever was looked up may have changed.
    pub(super) fn has_missed_news(&self) {
        self.0.people.forget(|_, _| true);
        self.0.moderation.shuns.forget(|_, _| true);
        self.0.moderation.bans.forget(|_, _| true);
    }

    fn forget_what_changed(&self, news: &News) {
        match news {
            News::Alive => {}
            News::Bans => self.0.moderation.bans.forget(|_, _| true),
            News::Person(person) => {
                // A secret that stood for nobody may stand for them now.
                self.0.people.forget(|_, known| known.as_ref().is_none_or(|known| known == person));
                self.0.moderation.shuns.forget(|key, _| key == person.as_str());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Recalled;

    async fn ask(recalled: &Recalled<u8>, key: &str, found: Result<u8, ()>) -> Result<u8, ()> {
        recalled.recall(key, true, async { found }).await
    }

    #[tokio::test]
    async fn what_was_looked_up_is_known_until_it_changes() {
        let recalled = Recalled::default();
        assert_eq!(ask(&recalled, "ada", Err(())).await, Err(()), "nothing was known");
        assert_eq!(ask(&recalled, "ada", Ok(1)).await, Ok(1));
        assert_eq!(ask(&recalled, "ada", Ok(2)).await, Ok(1), "nobody said that it has changed");
        recalled.forget(|key, _| key == "bob");
        assert_eq!(ask(&recalled, "ada", Ok(2)).await, Ok(1), "that was somebody else");
        recalled.forget(|key, known| key == "ada" && *known == 1);
        assert_eq!(ask(&recalled, "ada", Ok(2)).await, Ok(2));
    }

    #[tokio::test]
    async fn what_changes_while_it_is_looked_up_is_not_remembered() {
        let recalled = Recalled::default();
        let looked_up_before = async {
            recalled.forget(|key, _| key == "ada");
            Ok::<_, ()>(1)
        };
        assert_eq!(recalled.recall("ada", true, looked_up_before).await, Ok(1));
        assert_eq!(ask(&recalled, "ada", Ok(2)).await, Ok(2));
    }
}
