//! What was looked up about people, and need not be looked up again until it changes. One process alone knows
//! what it changes; several tell each other.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::runtime::Handle;

use super::Hub;
use crate::secret::Holder;

/// How long something is believed that others may change unheard, and after how long of silence they are
/// taken to be unheard.
const BELIEVED: Duration = Duration::from_secs(20);

/// How long it is believed while changes are heard: a process may end before it has told of all it changed.
const BELIEVED_HEARING: Duration = Duration::from_secs(60);

/// How often a process makes sure that it hears what all are told.
pub(super) const ALIVE: Duration = Duration::from_secs(8);

/// How many things of a kind are remembered.
const MOST: usize = 50_000;

/// How often it is looked for what is too old, if there is room for nothing more.
const SWEEP: Duration = Duration::from_secs(1);

/// What processes tell each other about people.
#[derive(Clone, PartialEq, Eq, Debug)]
enum News {
    /// What one of them tells itself, numbered, to know that it hears.
    Alive { process: u64, number: u64 },
    /// Something has changed.
    Changed(About),
}

/// What may change about people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum About {
    /// Bans.
    Bans,
    /// Whom somebody shuns.
    Shuns(Holder),
    /// All about somebody: their devices, too.
    Person(Holder),
}

impl News {
    fn text(&self) -> String {
        match self {
            News::Alive { process, number } => format!("alive {process} {number}"),
            News::Changed(About::Bans) => "bans".to_owned(),
            News::Changed(About::Shuns(person)) => format!("shuns {}", person.as_str()),
            News::Changed(About::Person(person)) => format!("person {}", person.as_str()),
        }
    }

    fn read(text: &str) -> Option<News> {
        let mut words = text.split(' ');
        Some(match (words.next()?, words.next(), words.next()) {
            ("alive", Some(process), Some(number)) => {
                News::Alive { process: process.parse().ok()?, number: number.parse().ok()? }
            }
            ("bans", None, None) => News::Changed(About::Bans),
            ("shuns", Some(person), None) => {
                News::Changed(About::Shuns(Holder::kept(person.to_owned())))
            }
            ("person", Some(person), None) => {
                News::Changed(About::Person(Holder::kept(person.to_owned())))
            }
            _ => return None,
        })
    }
}

/// Whether a process hears what all are told: it tells itself something from time to time.
#[derive(Default)]
pub(super) struct Hearing(Mutex<Heard>);

#[derive(Default)]
struct Heard {
    /// What it told itself last, and when.
    told: Option<(u64, Instant)>,
    /// When it told itself what it has heard.
    upto: Option<Instant>,
}

impl Hearing {
    fn heard(&self) -> MutexGuard<'_, Heard> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of what it tells itself now.
    fn tell(&self) -> u64 {
        let mut heard = self.heard();
        let number = heard.told.map_or(0, |(number, _)| number + 1);
        heard.told = Some((number, Instant::now()));
        number
    }

    /// It hears what it told itself, and so all that came before. Who lags behind hears nothing in time.
    fn hear(&self, number: u64) {
        let mut heard = self.heard();
        match heard.told {
            Some((last, at)) if last == number => heard.upto = Some(at),
            _ => {}
        }
    }

    fn is_well(&self) -> bool {
        self.heard().upto.is_some_and(|upto| upto.elapsed() < BELIEVED)
    }
}

/// What was looked up of one kind.
pub(super) struct Recalled<T>(Mutex<Known<T>>);

struct Known<T> {
    by_key: HashMap<String, (T, Instant)>,
    /// How often something was forgotten: what was looked up before that may be of yesterday.
    forgotten: u64,
    /// When it was last looked for what is too old.
    swept: Option<Instant>,
}

impl<T> Default for Recalled<T> {
    fn default() -> Recalled<T> {
        Recalled(Mutex::new(Known { by_key: HashMap::new(), forgotten: 0, swept: None }))
    }
}

impl<T> Known<T> {
    /// Makes room, if there is none, of what is too old to be believed by one who hears nothing.
    fn sweep(&mut self) {
        let of_late = self.swept.is_some_and(|swept| swept.elapsed() < SWEEP);
        if self.by_key.len() >= MOST && !of_late {
            self.swept = Some(Instant::now());
            self.by_key.retain(|_, (_, looked)| looked.elapsed() < BELIEVED);
        }
    }
}

impl<T: Clone> Recalled<T> {
    fn known(&self) -> MutexGuard<'_, Known<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets what is known under a key.
    pub fn forget(&self, key: &str) {
        let mut known = self.known();
        known.forgotten += 1;
        known.by_key.remove(key);
    }

    /// Forgets what is of some kind.
    pub fn forget_all(&self, changed: impl Fn(&T) -> bool) {
        let mut known = self.known();
        known.forgotten += 1;
        known.by_key.retain(|_, (value, _)| !changed(value));
    }

    /// What is known under a key, or is looked up now: for longer if changes are heard of. While looking up
    /// fails, what was known last.
    ///
    /// # Errors
    /// If it fails, and nothing was known that has not changed since.
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
        let believed = if hears_of_changes { BELIEVED_HEARING } else { BELIEVED };
        let last = match last {
            Some((value, looked)) if looked.elapsed() < believed => return Ok(value),
            last => last,
        };
        let looked_up = look_up.await;
        let mut known = self.known();
        let unchanged = known.forgotten == forgotten;
        let value = match (looked_up, last) {
            (Ok(value), _) => value,
            (Err(_), Some((value, _))) if unchanged => return Ok(value),
            (Err(error), _) => return Err(error),
        };
        if unchanged {
            known.sweep();
            if known.by_key.len() < MOST || known.by_key.contains_key(key) {
                known.by_key.insert(key.to_owned(), (value.clone(), Instant::now()));
            }
        }
        Ok(value)
    }
}

/// Something about people is being changed. However that ends, what was looked up before is forgotten then, here
/// and elsewhere: what failed half-way, or was cut off, may have changed it all the same.
pub(super) struct Changing {
    hub: Hub,
    about: About,
}

impl Drop for Changing {
    fn drop(&mut self) {
        self.hub.forget_what_changed(&self.about);
        let (hub, news) = (self.hub.clone(), News::Changed(self.about.clone()));
        if let Some(runtime) = Handle::try_current().ok().filter(|_| hub.store().is_shared()) {
            runtime.spawn(async move { hub.tell_news(&news).await });
        }
    }
}

impl Hub {
    /// Whether this process would know if another changed something about people.
    pub(super) fn hears_of_changes(&self) -> bool {
        !self.store().is_shared() || self.0.hearing.is_well()
    }

    /// Something about people changes as long as this lives.
    pub(super) fn changing(&self, about: About) -> Changing {
        Changing { hub: self.clone(), about }
    }

    /// Tells itself something, among all that processes tell each other.
    pub(super) async fn tell_itself(&self) {
        self.tell_news(&News::Alive { process: self.0.process, number: self.0.hearing.tell() }).await;
    }

    async fn tell_news(&self, news: &News) {
        if let Err(error) = self.store().tell_people(&news.text()).await {
            tracing::warn!(%error, "other processes could not be told that something has changed");
        }
    }

    /// Hears what a process, perhaps this one, tells about people.
    pub(super) fn hear_news(&self, text: &str) {
        match News::read(text) {
            Some(News::Changed(about)) => self.forget_what_changed(&about),
            Some(News::Alive { process, number }) if process == self.0.process => {
                self.0.hearing.hear(number);
            }
            Some(News::Alive { .. }) => {}
            None => tracing::warn!(text, "another process tells something that is not understood here"),
        }
    }

    /// Nobody was heard for a while: whatever was looked up may have changed.
    pub(super) fn has_missed_news(&self) {
        self.0.people.forget_all(|_| true);
        self.0.moderation.shuns.forget_all(|_| true);
        self.0.moderation.bans.forget_all(|_| true);
    }

    fn forget_what_changed(&self, about: &About) {
        match about {
            About::Bans => self.0.moderation.bans.forget_all(|_| true),
            About::Shuns(person) => self.0.moderation.shuns.forget(person.as_str()),
            About::Person(person) => {
                // A secret that stood for nobody may stand for them now.
                self.0.people.forget_all(|known| known.as_ref().is_none_or(|known| known == person));
                self.0.moderation.shuns.forget(person.as_str());
                self.0.fared.forget(person.as_str());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{About, Hearing, Hub, News, Recalled};
    use crate::config::Config;
    use crate::secret::Secret;
    use crate::store::Store;

    async fn ask(recalled: &Recalled<u8>, key: &str, found: Result<u8, ()>) -> Result<u8, ()> {
        recalled.recall(key, true, async { found }).await
    }

    #[tokio::test]
    async fn what_was_looked_up_is_known_until_it_changes() {
        let recalled = Recalled::default();
        assert_eq!(ask(&recalled, "ada", Err(())).await, Err(()), "nothing was known");
        assert_eq!(ask(&recalled, "ada", Ok(1)).await, Ok(1));
        assert_eq!(ask(&recalled, "ada", Ok(2)).await, Ok(1), "nobody said that it has changed");
        recalled.forget("bob");
        recalled.forget_all(|known| *known == 2);
        assert_eq!(ask(&recalled, "ada", Ok(2)).await, Ok(1), "that was somebody else");
        recalled.forget_all(|known| *known == 1);
        assert_eq!(ask(&recalled, "ada", Ok(2)).await, Ok(2));
        recalled.forget("ada");
        assert_eq!(ask(&recalled, "ada", Ok(3)).await, Ok(3));
    }

    #[tokio::test]
    async fn what_changes_while_it_is_looked_up_is_not_remembered() {
        let recalled = Recalled::default();
        for (found, answer) in [(Ok(1), Ok(1)), (Err(()), Err(()))] {
            let looked_up_before = async {
                recalled.forget("ada");
                found
            };
            assert_eq!(recalled.recall("ada", true, looked_up_before).await, answer);
        }
        assert_eq!(ask(&recalled, "ada", Ok(2)).await, Ok(2));
    }

    #[tokio::test]
    async fn a_change_that_is_cut_off_may_have_happened() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config::in_a_folder(folder.path());
        let hub = Hub::new(Store::open(&config.database).await.unwrap(), &config).unwrap();
        let person = Secret::random().holder();
        hub.person(&person).await.unwrap();
        let nobody = async || {
            let nobody = async { Ok::<_, ()>(None) };
            hub.0.people.recall(person.as_str(), true, nobody).await.unwrap()
        };
        assert_eq!(nobody().await.as_ref(), Some(&person), "it is not looked up again");
        let (begun, has_begun) = tokio::sync::oneshot::channel();
        let changing = tokio::spawn({
            let (hub, person) = (hub.clone(), person.clone());
            async move {
                let _changing = hub.changing(About::Person(person));
                begun.send(()).unwrap();
                std::future::pending::<()>().await;
            }
        });
        has_begun.await.unwrap();
        changing.abort();
        changing.await.unwrap_err();
        assert_eq!(nobody().await, None);
        hub.close();
    }

    #[test]
    fn who_lags_behind_does_not_hear() {
        let hearing = Hearing::default();
        assert!(!hearing.is_well(), "nothing was heard yet");
        let (first, second) = (hearing.tell(), hearing.tell());
        hearing.hear(first);
        assert!(!hearing.is_well(), "more was said since");
        hearing.hear(second);
        assert!(hearing.is_well());
    }

    #[test]
    fn news_are_understood() {
        let person = Secret::random().holder();
        let changes = [About::Bans, About::Shuns(person.clone()), About::Person(person)];
        let news = changes.map(News::Changed).into_iter();
        for news in news.chain([News::Alive { process: u64::MAX, number: 7 }]) {
            assert_eq!(News::read(&news.text()), Some(news));
        }
        assert_eq!(News::read("something else"), None);
    }
}
