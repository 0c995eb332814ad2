//! Connections whose other end does not read. What is sent piles up on the way, and then nothing moves
//! any more, neither forward nor to an end; so after a while the connection is cut.

use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

/// A connection that ends if nothing of what is sent is taken for a while. What it takes up, as a place among
/// others, is free again when it has ended, whatever it was used for by then.
pub(crate) struct Patient<T> {
    stream: TcpStream,
    patience: Duration,
    /// Runs while the other end takes nothing.
    waiting: Option<Pin<Box<Sleep>>>,
    _takes_up: T,
}

impl<T: Unpin> Patient<T> {
    pub fn new(stream: TcpStream, patience: Duration, takes_up: T) -> Patient<T> {
        Patient { stream, patience, waiting: None, _takes_up: takes_up }
    }

    /// What came of sending: as it is, unless it has come to nothing for too long.
    fn judge<S>(&mut self, context: &mut Context<'_>, sent: Poll<Result<S>>) -> Poll<Result<S>> {
        if sent.is_ready() {
            self.waiting = None;
            return sent;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        debug_assert!(waiting.deadline() <= Instant::now() + patience);
        ready!(waiting.as_mut().poll(context));
        metrics::counter!("splay_connections_unread").increment(1);
        Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "the other end does not read")))
    }
}

impl<T: Unpin> AsyncRead for Patient<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl<T: Unpin> AsyncWrite for Patient<T> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        from: &[u8],
    ) -> Poll<Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, from);
        self.judge(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        from: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, from);
        self.judge(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_flush(context);
        self.judge(context, sent)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::Patient;
    use std::time::Duration;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpStream};
    use tokio::time::timeout;

    /// A connection of which one end is patient.
    async fn pair(patience: Duration) -> (Patient<()>, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
        let address = listener.local_addr().expect("it has an address");
        let (there, here) = tokio::join!(TcpStream::connect(address), listener.accept());
        (Patient::new(here.expect("it is accepted").0, patience, ()), there.expect("it connects"))
    }

    #[tokio::test]
    async fn who_does_not_read_is_left() {
        let (mut here, _there) = pair(Duration::from_millis(300)).await;
        let sending = async {
            let much = vec![0; 1 << 20];
            while here.write_all(&much).await.is_ok() {}
        };
        timeout(Duration::from_secs(30), sending).await.expect("it ends");
    }

    #[tokio::test]
    async fn who_reads_slowly_is_waited_for() {
        let (mut here, mut there) = pair(Duration::from_secs(20)).await;
        let much = vec![0; 8 << 20];
        let reading = async {
            let (mut read, mut some) = (0, vec![0; 1 << 20]);
            while read < 8 << 20 {
                tokio::time::sleep(Duration::from_millis(5)).await;
                read += there.read(&mut some).await.expect("it goes on");
            }
        };
        let (sent, ()) = tokio::join!(here.write_all(&much), reading);
        sent.expect("everything is taken in the end");
    }
}
