//! The page's types, made from the Rust types and never written twice.

use std::fs;
use std::path::{Path, PathBuf};

use ts_rs::TS;

use crate::wire;

/// Where the page keeps them.
fn kept() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire")
}

fn export(to: &Path) {
    wire::NewGame::export_all_to(to).expect("new games are written");
    wire::Seated::export_all_to(to).expect("seats are written");
    wire::Message::export_all_to(to).expect("messages are written");
    wire::Command::export_all_to(to).expect("commands are written");
    wire::Join::export_all_to(to).expect("joining is written");
    wire::Me::export_all_to(to).expect("people are written");
    wire::Find::export_all_to(to).expect("looking is written");
    wire::Profile::export_all_to(to).expect("profiles are written");
    wire::OwnName::export_all_to(to).expect("names are written");
    wire::NewLink::export_all_to(to).expect("links are written");
    wire::Come::export_all_to(to).expect("coming is written");
    wire::Came::export_all_to(to).expect("having come is written");
    wire::Revoke::export_all_to(to).expect("revoking is written");
    wire::CardInfo::export_all_to(to).expect("cards are written");
    wire::ServerInfo::export_all_to(to).expect("the server is written");
    wire::ReplayAt::export_all_to(to).expect("places are written");
    wire::Frame::export_all_to(to).expect("frames are written");
    wire::Hint::export_all_to(to).expect("hints are written");
}

fn files(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("it is readable"));
    let mut files: Vec<(String, String)> = entries
        .map(|entry| {
            let text = fs::read_to_string(entry.path()).expect("it is a text");
            (entry.file_name().to_string_lossy().into_owned(), text)
        })
        .collect();
    files.sort();
    files
}

/// Run with `SPLAY_REGENERATE=1` (or `make types`) to write them anew.
#[test]
fn the_pages_types_are_those_of_the_server() {
    if std::env::var_os("SPLAY_REGENERATE").is_some() {
        fs::remove_dir_all(kept()).ok();
        export(&kept());
    }
    let made = tempfile::tempdir().expect("there is room");
    export(made.path());
    assert!(files(made.path()) == files(&kept()), "the page's types are old: run `make types`");
}
