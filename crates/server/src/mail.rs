//! Letters: handed to one relay, which whoever runs the server has named.

use std::time::Duration;

use lettre::address::AddressError;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::Error as RelayError;
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use thiserror::Error;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::config::MailConfig;
use crate::public::PublicAddress;
use crate::secret::Secret;

/// How many letters are handed over at the same time: a slow relay keeps nobody but letters waiting.
const AT_ONCE: usize = 4;

/// How long the relay may take for a letter.
const PATIENCE: Duration = Duration::from_secs(15);

/// Why letters cannot be sent at all.
#[derive(Debug, Error)]
pub enum MailError {
    /// The relay's address cannot be read.
    #[error("--smtp must be the address of a mail relay, like smtps://user:password@mail.example: {0}")]
    Relay(#[from] RelayError),
    /// The sender's address cannot be read.
    #[error("--mail-from must be an address, like \"Splay <splay@example.com>\": {0}")]
    Sender(#[from] AddressError),
    /// Links lead nowhere.
    #[error("e-mails contain links, so set --public-address to where people find this server")]
    NoPublicAddress,
}

/// Why a letter was not sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unsent {
    /// It may be tried again.
    Failed,
    /// The relay does not take it.
    Refused,
}

/// A letter to one person.
pub(crate) struct Letter {
    /// What it is about.
    pub subject: String,
    /// What it says.
    pub text: String,
    /// Where a mail program can say that there are to be no more.
    pub stop: Option<String>,
}

/// Hands letters over.
pub(crate) struct Mailer {
    relay: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    public: PublicAddress,
    lines: Semaphore,
}

impl Mailer {
    /// The mailer of a server that is to have one.
    ///
    /// # Errors
    /// If relay or sender cannot be read, or links would lead nowhere.
    pub fn new(config: &MailConfig, public: Option<&PublicAddress>) -> Result<Mailer, MailError> {
        let public = public.ok_or(MailError::NoPublicAddress)?.clone();
        let hello = ClientId::Domain(public.name().unwrap_or("localhost").to_owned());
        let relay = AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.relay)?;
        let relay = relay.hello_name(hello).build();
        Ok(Mailer { relay, from: config.from.parse()?, public, lines: Semaphore::new(AT_ONCE) })
    }

    /// A link to a page of this server.
    pub fn link(&self, path: &str) -> String {
        self.public.link(path)
    }

    /// Hands a letter over.
    ///
    /// # Errors
    /// If the relay does not take it, or not now.
    pub async fn send(&self, to: Address, letter: Letter) -> Result<(), Unsent> {
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .message_id(Some(format!("<{}@{}>", Secret::random().reveal(), self.from.email.domain())))
            .subject(letter.subject)
            .raw_header(header("Auto-Submitted", "auto-generated"));
        if let Some(stop) = letter.stop {
            // RFC 8058: one click in the mail program is enough.
            message = message
                .raw_header(header("List-Unsubscribe", &format!("<{stop}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let message = message.header(ContentType::TEXT_PLAIN).body(letter.text);
        let message = message.map_err(|error| unsent(&error.to_string(), Unsent::Refused))?;
        let _line = self.lines.acquire().await.map_err(|_| Unsent::Failed)?;
        // Its own time limit is for connecting alone.
        let result = match timeout(PATIENCE, self.relay.send(message)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if error.is_permanent() => Err(unsent(&error.to_string(), Unsent::Refused)),
            Ok(Err(error)) => Err(unsent(&error.to_string(), Unsent::Failed)),
            Err(_) => Err(unsent("the relay does not answer", Unsent::Failed)),
        };
        let word = match result {
            Ok(()) => "sent",
            Err(Unsent::Failed) => "failed",
            Err(Unsent::Refused) => "refused",
        };
        metrics::counter!("splay_letters", "result" => word).increment(1);
        result
    }
}

fn unsent(error: &str, how: Unsent) -> Unsent {
    tracing::warn!(error, ?how, "a letter was not sent");
    how
}

fn header(name: &str, value: &str) -> HeaderValue {
    let name = HeaderName::new_from_ascii(name.to_owned()).expect("our own headers are well formed");
    HeaderValue::new(name, value.to_owned())
}

/// An address that somebody gave, if it has the form of one. Upper and lower case are one box.
pub(crate) fn address(text: &str) -> Option<Address> {
    /// The longest that can be written to (RFC 5321).
    const LONGEST: usize = 254;
    let text = text.trim().to_lowercase();
    (text.is_ascii() && text.len() <= LONGEST).then(|| text.parse().ok())?
}
