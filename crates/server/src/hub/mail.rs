//! Letters about games over days that wait for somebody: to those who want them, and not too many.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{interval, sleep};

use super::Hub;
use crate::clock::{DAY, now};
use crate::config::MailPace;
use crate::error::Refusal;
use crate::mail::{Letter, Mailer, Unsent, address};
use crate::secret::{Holder, Secret};
use crate::store::KeptMail;
use crate::wire::{GameInfo, Mail, Pace, Status};

/// How often one address, and all together, are asked within a day whether they want letters.
const MOST_ASKED: (i64, i64) = (3, 2000);

/// How many people are looked after at once.
const AT_ONCE: u32 = 50;

/// How long those who play have the database to themselves before the next ones.
const PAUSE: Duration = Duration::from_millis(100);

/// So many letters in a row are refused before no more are sent.
const MOST_REFUSED: i64 = 5;

/// Where a letter can be ended, on a page and by a mail program.
const STOP_PAGE: &str = "/mail/stop/";
const STOP_DOOR: &str = "/api/me/mail/stop/";

/// The mailer of a hub, and how often it writes.
pub(super) struct Post {
    pub mailer: Mailer,
    pub pace: MailPace,
}

impl Hub {
    /// Whether this server sends letters.
    #[must_use]
    pub fn sends_letters(&self) -> bool {
        self.0.post.is_some()
    }

    fn post(&self) -> Result<Arc<Post>, Refusal> {
        self.0.post.clone().ok_or(Refusal::NoLetters)
    }

    /// Where somebody gets letters, or may once they have confirmed it.
    ///
    /// # Errors
    /// If the store fails.
    pub(super) async fn mail(&self, person: &Holder) -> Result<Option<Mail>, Refusal> {
        let kept = self.store().mail_of(person).await?;
        Ok(kept.map(|KeptMail { address, confirmed, .. }| Mail { address, confirmed }))
    }

    /// Somebody wants letters at an address, which is asked whether that is right; or none any more.
    ///
    /// # Errors
    /// If it is no address, was asked too often, or the letter cannot be sent.
    pub async fn want_letters(&self, person: &Holder, wanted: Option<&str>) -> Result<(), Refusal> {
        let Some(wanted) = wanted else { return Ok(self.store().forget_mail(person).await?) };
        let post = self.post()?;
        let to = address(wanted)
            .ok_or_else(|| Refusal::Bad("an e-mail address looks like ada@example.com".to_owned()))?;
        let text = to.to_string();
        let known = self.store().mail_of(person).await?;
        if known.is_some_and(|known| known.confirmed && known.address == text) {
            return Ok(());
        }
        if !self.store().may_ask(&Holder::of(&text), now() - DAY, now(), MOST_ASKED).await? {
            return Err(Refusal::Bad(
                "too many confirmations were sent to this address; try again tomorrow".to_owned(),
            ));
        }
        let (confirm, stop) = (Secret::random(), Secret::random());
        self.store().keep_mail(person, &text, &confirm.holder(), stop.reveal()).await?;
        let letter = Letter {
            subject: "Confirm your address for Splay".to_owned(),
            text: format!(
                "Somebody, hopefully you, asked to be e-mailed at this address about their games at {}.\n\n\
                 To confirm the address, open this link:\n{}\n\n\
                 If it wasn't you, just ignore this: no more e-mail will come.\n",
                post.mailer.link(""),
                post.mailer.link(&format!("/mail/confirm/{}", confirm.reveal())),
            ),
            stop: None,
        };
        post.mailer.send(to, letter).await.map_err(|_| Refusal::Unsent)
    }

    /// Whoever reads at an address wants the letters.
    ///
    /// # Errors
    /// If the link is none, or was used.
    pub async fn confirm_letters(&self, link: &str) -> Result<(), Refusal> {
        let link = Secret::read(link).ok_or(Refusal::WrongConfirmation)?;
        match self.store().confirm_mail(&link.holder()).await? {
            true => Ok(()),
            false => Err(Refusal::WrongConfirmation),
        }
    }

    /// Whoever reads at an address wants no more letters. Saying so twice is no mistake.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn stop_letters(&self, link: &str) -> Result<(), Refusal> {
        Ok(self.store().stop_mail(link).await?)
    }

    /// Looks again and again for whom games wait, and writes to them.
    pub(super) async fn send_letters(self, post: Arc<Post>) {
        let mut closing = self.closing();
        let mut again = interval(post.pace.looking);
        let every = post.pace.looking.as_millis() as i64;
        loop {
            tokio::select! {
                _ = closing.changed() => return,
                _ = again.tick() => {}
            }
            // Everybody once: who was looked after since is not due before the next time.
            let due = now() - every;
            while !*closing.borrow() {
                match self.look_after_some(&post, due).await {
                    Ok(true) => sleep(PAUSE).await,
                    Ok(false) => break,
                    Err(error) => {
                        tracing::warn!(%error, "nobody can be looked after who wants letters");
                        break;
                    }
                }
            }
        }
    }

    /// Looks after some of those for whom that was last done before a time; says whether there were any.
    async fn look_after_some(&self, post: &Post, due: i64) -> Result<bool, Refusal> {
        let taken = self.store().take_mails(due, now(), AT_ONCE).await?;
        for mail in &taken {
            if let Err(error) = self.send_letter(post, mail).await {
                tracing::warn!(%error, "a letter could not be written");
            }
        }
        Ok(!taken.is_empty())
    }

    /// Writes to somebody, if there is something new.
    async fn send_letter(&self, post: &Post, mail: &KeptMail) -> Result<(), Refusal> {
        let now = now();
        if now - mail.told < post.pace.between.as_millis() as i64 {
            return Ok(());
        }
        let waited = post.pace.waited.as_millis() as i64;
        let waits = |game: &GameInfo| {
            let mine = game.deciding.and_then(|seat| game.seats.get(seat)).is_some_and(|seat| seat.mine);
            let over_days = game.status == Status::Running && game.pace == Pace::Turns;
            mine && over_days && now - game.updated >= waited
        };
        let me = self.me(&mail.person).await?;
        let waiting: Vec<&GameInfo> = me.games.iter().filter(|game| waits(game)).collect();
        // Who was told of a game is not told again.
        let is_new = waiting.iter().any(|game| game.updated > mail.told);
        if !is_new || self.vacation(&mail.person).await?.until.is_some() {
            return Ok(());
        }
        let Some(to) = address(&mail.address) else { return Ok(()) };
        let letter = digest(&post.mailer, &waiting, &mail.stop);
        // Rather none than the same one twice.
        if !self.store().tell_mail(mail, now).await? {
            return Ok(());
        }
        match post.mailer.send(to, letter).await {
            Ok(()) => self.store().count_mail(mail, true, MOST_REFUSED).await?,
            Err(Unsent::Refused) => self.store().count_mail(mail, false, MOST_REFUSED).await?,
            Err(Unsent::Failed) => drop(self.store().tell_mail(mail, mail.told).await?),
        }
        Ok(())
    }
}

/// A letter about games that wait.
fn digest(mailer: &Mailer, waiting: &[&GameInfo], stop: &str) -> Letter {
    let subject = match waiting.len() {
        1 => "A game of Splay is waiting for you".to_owned(),
        count => format!("{count} games of Splay are waiting for you"),
    };
    let line = |game: &&GameInfo| {
        let others = game.seats.iter().filter(|seat| !seat.mine);
        let others: Vec<&str> = others.filter_map(|seat| seat.name.as_deref()).collect();
        let link = mailer.link(&format!("/game/{}", game.id));
        format!("With {}, turn {}:\n{link}\n\n", others.join(", "), game.turn)
    };
    let games: String = waiting.iter().map(line).collect();
    let text = format!(
        "It is your turn.\n\n{games}\
         You get at most one e-mail a day, and never about a game you've already been told about.\n\
         To stop these e-mails, open this link:\n{}\n",
        mailer.link(&format!("{STOP_PAGE}{stop}"))
    );
    Letter { subject, text, stop: Some(mailer.link(&format!("{STOP_DOOR}{stop}"))) }
}
