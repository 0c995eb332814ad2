//! Where people find this server.

use std::fmt;
use std::str::FromStr;

use reqwest::Url;
use thiserror::Error;

/// The name by which a machine knows itself.
const HERE: &str = "localhost";

/// The address under which people reach this server: `https://splay.example`. Links in letters begin with
/// it, and passkeys are bound to its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicAddress {
    origin: String,
    /// None if it is a number, to which passkeys cannot be bound.
    name: Option<String>,
}

/// Why something is no such address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "a public address must be https:// and a name, like https://splay.example; http:// is only for localhost"
)]
pub struct NotPublic;

impl PublicAddress {
    /// The name in it, unless it is a number.
    pub(crate) fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// A link to a page, by its path.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// As browsers say where a page came from.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }
}

impl FromStr for PublicAddress {
    type Err = NotPublic;

    fn from_str(text: &str) -> Result<PublicAddress, NotPublic> {
        let url = Url::parse(text).map_err(|_| NotPublic)?;
        let host = url.host_str().ok_or(NotPublic)?;
        let safe = url.scheme() == "https" || (url.scheme() == "http" && host == HERE);
        let bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        if !safe || !bare || !url.username().is_empty() || url.password().is_some() {
            return Err(NotPublic);
        }
        let name = url.domain().map(str::to_owned);
        Ok(PublicAddress { origin: url.origin().ascii_serialization(), name })
    }
}

impl fmt::Display for PublicAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin)
    }
}

/// What passkeys are bound to, and where they may be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Site(Option<PublicAddress>);

impl Site {
    /// The site of a server: the name of its public address, or this machine if it has none.
    pub fn of(public: Option<PublicAddress>) -> Site {
        Site(public)
    }

    /// The name that passkeys are bound to; none if they cannot be.
    pub fn name(&self) -> Option<&str> {
        self.0.as_ref().map_or(Some(HERE), PublicAddress::name)
    }

    /// Whether a page from there is this server's own. On one machine the port does not matter: passkeys
    /// of `localhost` are for whatever runs there.
    pub fn is_own(&self, origin: &str) -> bool {
        match &self.0 {
            Some(public) => origin == public.origin(),
            None => origin
                .strip_prefix("http://localhost")
                .and_then(|rest| rest.strip_prefix(':').or(rest.is_empty().then_some("80")))
                .is_some_and(|port| port.parse::<u16>().is_ok()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{NotPublic, PublicAddress, Site};

    fn public(text: &str) -> Result<PublicAddress, NotPublic> {
        text.parse()
    }

    #[test]
    fn a_public_address_is_safe_and_bare() {
        assert_eq!(public("https://Splay.example/").unwrap().to_string(), "https://splay.example");
        assert_eq!(public("http://localhost:8080").unwrap().link("/me"), "http://localhost:8080/me");
        assert_eq!(public("https://192.0.2.7").unwrap().name(), None);
        for wrong in [
            "",
            "splay.example",
            "http://splay.example",
            "https://splay.example/game",
            "https://splay.example/?x",
            "https://ada@splay.example",
            "ftp://splay.example",
        ] {
            assert_eq!(public(wrong), Err(NotPublic), "{wrong}");
        }
    }

    #[test]
    fn only_the_servers_own_pages_are_its_own() {
        let site = Site::of(Some(public("https://splay.example").unwrap()));
        assert_eq!(site.name(), Some("splay.example"));
        assert!(site.is_own("https://splay.example"));
        for other in [
            "http://splay.example",
            "https://splay.example:8443",
            "https://www.splay.example",
            "https://splay.example.evil.example",
            "null",
            "",
        ] {
            assert!(!site.is_own(other), "{other}");
        }
        let here = Site::of(None);
        assert_eq!(here.name(), Some("localhost"));
        assert!(here.is_own("http://localhost") && here.is_own("http://localhost:8080"));
        for other in [
            "http://localhost.evil.example",
            "http://localhost:80.evil.example",
            "http://localhost:",
            "https://localhost",
            "http://127.0.0.1:8080",
        ] {
            assert!(!here.is_own(other), "{other}");
        }
        assert_eq!(Site::of(Some(public("https://192.0.2.7").unwrap())).name(), None);
    }
}
