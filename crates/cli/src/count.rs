//! Numbers with what they count.

/// So many of something: "1 game", "2 games".
pub(crate) fn counted(count: u64, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}
