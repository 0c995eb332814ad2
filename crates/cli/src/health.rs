//! `splay health`: whether a server on this machine is well, for whoever starts and stops it.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use crate::error::Failure;

/// How long a server that is well takes at most.
const PATIENCE: Duration = Duration::from_secs(5);

/// Asks the server at an address.
///
/// # Errors
/// If it does not answer that it is well.
pub fn run(address: SocketAddr) -> Result<(), Failure> {
    let answer = ask(here(address))
        .map_err(|error| Failure::usage(format!("no server answers at {address}: {error}")))?;
    match answer.starts_with("HTTP/1.1 200") {
        true => Ok(()),
        false => Err(Failure::usage(format!("the server at {address} is not healthy"))),
    }
}

fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: splay\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

/// A server that listens everywhere also listens here.
fn here(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        match address {
            SocketAddr::V4(_) => address.set_ip(Ipv4Addr::LOCALHOST.into()),
            SocketAddr::V6(_) => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        }
    }
    address
}
