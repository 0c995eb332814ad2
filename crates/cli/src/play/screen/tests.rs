//! The screen in games that are really played, at all sizes.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use splay_engine::{Audience, Icon, Seat, Shown};

use super::app::App;
use super::draw;
use super::inspect::Cursor;
use super::look::Look;
use super::stage::{Page, Stage};
use crate::args::PlayArgs;
use crate::play::session::{Session, ToMove};
use splay_engine::scene::Scene;

const LOOK: Look = Look { unicode: true, color: true };

fn session(edition: &str, seats: &str) -> Session {
    session_with(edition, seats, &[])
}

fn session_with(edition: &str, seats: &str, more: &[&str]) -> Session {
    use clap::Parser;
    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: PlayArgs,
    }
    let names = ["Ann", "Bea", "Cleo", "Dan", "Eve"][..seats.split(',').count()].join(",");
    let line = ["play", "--edition", edition, "--seats", seats, "--names", names.as_str()];
    let line = line.into_iter().chain(["--seed", "17"]).chain(more.iter().copied());
    let args = Line::parse_from(line).args;
    Session::open(&args).expect("the game can be set up")
}

fn drawn(stage: &Stage, look: Look, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw::screen(frame, stage, look)).unwrap();
    let buffer = terminal.backend().buffer().clone();
    let rows = buffer.content.chunks(usize::from(width));
    rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>() + "\n").collect()
}

/// Plays some moves; people take varied options.
fn play(session: &mut Session, moves: usize) {
    for n in 0..moves {
        match session.to_move() {
            ToMove::Bot(_) => session.let_bot_move(),
            ToMove::Human(_) => {
                let options = session.chronicle().game().options().len();
                assert!(session.choose((n * 7 + 3) % options));
            }
            ToMove::Nobody => return,
        }
    }
}

fn play_to_a_decision(session: &mut Session, moves: usize) {
    play(session, moves);
    while let ToMove::Bot(_) = session.to_move() {
        session.let_bot_move();
    }
}

#[test]
fn another_set_shows_its_decks_forecasts_and_marks() {
    shows_its_decks("base,echoes", &["Echoes", "forecast"], "Supremacy");
    shows_its_decks("base,cities", &["Cities"], "Legend");
}

fn shows_its_decks(sets: &str, words: &[&str], special: &str) {
    let mut session = session_with("third", "human,random", &["--sets", sets]);
    for moves in [1, 40, 40, 40] {
        play_to_a_decision(&mut session, moves);
        if session.chronicle().decision().is_none() {
            break;
        }
        let mut app = App::new(&mut session);
        for (width, height) in [(72, 22), (100, 30), (160, 50)] {
            let screen = drawn(&app.stage, LOOK, width, height);
            assert!(words.iter().all(|word| screen.contains(word)), "{screen}");
        }
        app.stage.open(Page::Piles);
        assert!(drawn(&app.stage, LOOK, 100, 60).contains(special));
        let ascii = Look { unicode: false, color: false };
        assert!(drawn(&app.stage, ascii, 100, 30).is_ascii());
    }
}

/// Waits until nothing happens by itself any more.
fn wait(app: &mut App<'_>) {
    while app.patience().is_some() {
        app.tick();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
}

fn press(app: &mut App<'_>, code: KeyCode) {
    app.press(KeyEvent::from(code));
}

#[test]
fn the_table_has_everything_at_every_size_and_number_of_players() {
    for seats in ["human,greedy", "human,greedy,greedy", "human,greedy,greedy,greedy"] {
        let mut session = session("third", seats);
        play_to_a_decision(&mut session, 60);
        let app = App::new(&mut session);
        let answers: Vec<String> =
            app.stage.answers().iter().map(|answer| answer.words.to_string()).collect();
        for (width, height) in [(80, 24), (100, 30), (160, 50)] {
            let screen = drawn(&app.stage, LOOK, width, height);
            let players = seats.split(',').count();
            for name in &["Ann (you)", "Bea", "Cleo", "Dan"][..players] {
                assert!(screen.contains(name), "{name} at {width}x{height}:\n{screen}");
            }
            let first = answers[0].split(" (").next().unwrap_or_default();
            for part in
                ["third edition", "Deck", "Achieve", "Empire", "hand", "score", "Hand", "▶1", first]
            {
                assert!(screen.contains(part), "{part} at {width}x{height}:\n{screen}");
            }
            // Everybody's icons in the same order, in the same columns.
            let totals: Vec<Vec<usize>> = screen
                .lines()
                .filter(|line| line.contains('★') && line.contains("hand"))
                .map(|line| {
                    let place = |icon: Icon| line.chars().position(|c| LOOK.icon(icon).starts_with(c));
                    Icon::SIX.into_iter().filter_map(place).collect()
                })
                .collect();
            assert_eq!(totals.len(), players, "{screen}");
            assert!(totals.iter().all(|places| *places == totals[0] && places.is_sorted()), "{screen}");
        }
        assert!(drawn(&app.stage, LOOK, 100, 30).contains("What happened"));
    }
}

#[test]
fn nothing_is_drawn_outside_of_any_window() {
    let mut session = session("fourth", "human,greedy,greedy,greedy");
    play_to_a_decision(&mut session, 40);
    let mut app = App::new(&mut session);
    for page in [Page::Table, Page::Help, Page::Log, Page::Piles, Page::Leave, Page::Ending] {
        app.stage.open(page);
        for (width, height) in [(1, 1), (10, 3), (40, 10), (72, 22), (99, 29), (300, 90)] {
            drawn(&app.stage, LOOK, width, height);
        }
    }
    app.stage.open(Page::Table);
    assert!(drawn(&app.stage, LOOK, 60, 18).contains("Make the window larger"));
}

#[test]
fn ascii_is_enough() {
    let mut session = session("fourth", "human,greedy");
    play_to_a_decision(&mut session, 50);
    let mut app = App::new(&mut session);
    let look = Look { unicode: false, color: false };
    for page in [Page::Table, Page::Help, Page::Log, Page::Piles, Page::Leave, Page::Ending] {
        app.stage.open(page);
        let screen = drawn(&app.stage, look, 100, 30);
        assert!(screen.is_ascii(), "{screen}");
    }
}

#[test]
fn no_hidden_card_is_ever_drawn() {
    let mut session = session("third", "human,greedy,greedy");
    let seat = Seat::at(0);
    while session.to_move() != ToMove::Nobody {
        play_to_a_decision(&mut session, 1);
        let scene = Scene::of(session.chronicle(), Audience::Seat(seat));
        let truth = session.chronicle().position();
        let mut hidden: Vec<&str> = Vec::new();
        for (seen, real) in scene.table.players.iter().zip(&truth.players).skip(1) {
            let piles = [(&seen.hand, &real.hand), (&seen.score, &real.score)];
            for (seen, real) in piles {
                let known = |title: &String| {
                    seen.iter().any(|card| match card {
                        Shown::Face(known) | Shown::Back { seen: Some(known), .. } => known == title,
                        _ => false,
                    })
                };
                hidden.extend(real.iter().filter_map(|card| match card {
                    Shown::Face(title) if !known(title) => Some(title.as_str()),
                    _ => None,
                }));
            }
        }
        let mut app = App::new(&mut session);
        // What was seen earlier may stand in the log.
        app.stage.scene.lines.clear();
        let mut screens = drawn(&app.stage, LOOK, 160, 50);
        app.stage.open(Page::Piles);
        screens += &drawn(&app.stage, LOOK, 160, 50);
        let looked: Vec<Shown> = app.stage.rows().into_iter().flatten().map(|spot| spot.card).collect();
        for title in hidden {
            let word = format!(" {title} ");
            assert!(!screens.contains(&word), "{title} in\n{screens}");
            assert!(!looked.contains(&Shown::Face(title.to_owned())), "{title} can be looked at");
        }
    }
}

#[test]
fn a_dogma_says_who_shares_and_a_meld_what_changes() {
    let mut session = session("third", "human,greedy");
    play_to_a_decision(&mut session, 40);
    while session.chronicle().occasion().is_some() {
        play_to_a_decision(&mut session, 1);
    }
    let mut app = App::new(&mut session);
    let texts: Vec<String> = app.stage.answers().iter().map(|answer| answer.words.to_string()).collect();
    let dogma = texts.iter().position(|text| text.starts_with("Dogma")).unwrap();
    for _ in 0..dogma {
        press(&mut app, KeyCode::Down);
    }
    let screen = drawn(&app.stage, LOOK, 100, 30);
    assert!(screen.contains("acts"), "{screen}");
    assert!(["shares", "must obey", "takes no part"].iter().any(|word| screen.contains(word)));
    if let Some(meld) = texts.iter().position(|text| text.starts_with("Meld")) {
        app.stage.cursor = meld;
        let screen = drawn(&app.stage, LOOK, 100, 30);
        assert!(screen.contains("It covers") || screen.contains("It starts a new"), "{screen}");
    }
}

#[test]
fn the_curtain_hides_everything_between_two_people() {
    let mut session = session("third", "human,human");
    let mut app = App::new(&mut session);
    for name in ["Ann", "Bea"] {
        let curtain = drawn(&app.stage, LOOK, 100, 30);
        assert!(curtain.contains(&format!("Pass the keyboard to {name}")), "{curtain}");
        assert!(!curtain.contains("Hand"), "{curtain}");
        press(&mut app, KeyCode::Down);
        assert!(app.stage.curtain.is_some(), "only Enter lifts it");
        press(&mut app, KeyCode::Enter);
        let table = drawn(&app.stage, LOOK, 100, 30);
        assert!(table.contains(&format!("{name} (you)")), "{table}");
        press(&mut app, KeyCode::Enter);
    }
}

#[test]
fn numbers_look_first_and_then_take() {
    let mut session = session("third", "human,greedy");
    let mut app = App::new(&mut session);
    press(&mut app, KeyCode::Char('1'));
    assert_eq!(app.session.chronicle().moves().len(), 0);
    press(&mut app, KeyCode::Char('1'));
    assert_eq!(app.session.chronicle().moves().len(), 1);
    press(&mut app, KeyCode::Char('x'));
    wait(&mut app);
    assert!(app.stage.answer().is_some(), "bots have moved");
    press(&mut app, KeyCode::Char('u'));
    assert_eq!(app.session.chronicle().moves().len(), 0);
    press(&mut app, KeyCode::Char('u'));
    assert!(drawn(&app.stage, LOOK, 100, 30).contains("nothing to take back"));
}

#[test]
fn every_card_on_the_table_can_be_looked_at() {
    let mut session = session("fourth", "human,greedy");
    play_to_a_decision(&mut session, 50);
    let mut app = App::new(&mut session);
    press(&mut app, KeyCode::Tab);
    app.stage.inspecting = Some(Cursor::default());
    for row in app.stage.rows() {
        for spot in row {
            let screen = drawn(&app.stage, LOOK, 160, 50);
            if let Shown::Face(title) = &spot.card {
                assert!(screen.contains(title.as_str()), "{title} in\n{screen}");
            }
            press(&mut app, KeyCode::Right);
        }
        press(&mut app, KeyCode::Down);
    }
    press(&mut app, KeyCode::Tab);
    assert_eq!(app.stage.inspecting, None);

    // Looking starts at the highlighted card, and long texts can be scrolled.
    press(&mut app, KeyCode::End);
    let title = app.stage.answer().and_then(|answer| answer.card);
    press(&mut app, KeyCode::Tab);
    let rows = app.stage.rows();
    let spot = app.stage.inspecting.and_then(|cursor| cursor.spot(&rows)).map(|spot| spot.card.clone());
    if let Some(title) = title {
        assert_eq!(spot, Some(Shown::Face(title.to_owned())));
    }
    let cut = drawn(&app.stage, LOOK, 72, 22);
    if cut.contains("PgDn: more") {
        press(&mut app, KeyCode::PageDown);
        assert_ne!(drawn(&app.stage, LOOK, 72, 22), cut);
    }
}

#[test]
fn a_game_ends_with_its_result_and_another_can_follow() {
    let mut session = session("third", "human,greedy");
    play(&mut session, 10_000);
    let mut app = App::new(&mut session);
    let screen = drawn(&app.stage, LOOK, 100, 30);
    assert!(screen.contains("The end") && screen.contains("new game"), "{screen}");
    press(&mut app, KeyCode::Char('t'));
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.stage.page, Page::Ending);
    press(&mut app, KeyCode::Char('n'));
    assert_eq!(app.stage.page, Page::Table);
    assert_eq!(app.session.chronicle().moves().len(), 0);
}

/// A bot that would think for days.
const PONDERER: &str = "mcts:4000000000";

/// A game in which that bot has begun to think.
fn with_a_ponderer(more: &[&str]) -> Session {
    session_with("third", &format!("human,{PONDERER}"), more)
}

#[test]
fn the_screen_answers_while_a_bot_thinks() {
    let mut session = with_a_ponderer(&[]);
    let mut app = App::new(&mut session);
    press(&mut app, KeyCode::Enter);
    assert!(!drawn(&app.stage, LOOK, 100, 30).contains("Bea …"), "quick bots leave no trace");
    app.tick();
    assert!(app.patience().is_some(), "somebody looks whether it has finished");
    for (width, height) in [(100, 30), (72, 22), (160, 50)] {
        let screen = drawn(&app.stage, LOOK, width, height);
        assert!(screen.contains("Bea …") && screen.contains("Bea is deciding"), "{screen}");
    }
    for (key, shown) in [('?', "Opponents"), ('l', "will start with"), ('p', "Special achievements")] {
        press(&mut app, KeyCode::Char(key));
        app.tick();
        let page = drawn(&app.stage, LOOK, 100, 60);
        assert!(page.contains(shown), "{page}");
        press(&mut app, KeyCode::Esc);
        assert_eq!(app.stage.page, Page::Table);
    }
    press(&mut app, KeyCode::Tab);
    assert!(app.stage.inspecting.is_some());
    press(&mut app, KeyCode::Tab);
    press(&mut app, KeyCode::PageUp);
    press(&mut app, KeyCode::Enter);
    app.tick();
    assert_eq!(app.session.chronicle().moves().len(), 1, "it goes on thinking when hurried");
    press(&mut app, KeyCode::Char('q'));
    press(&mut app, KeyCode::Char('y'));
    assert!(app.left && app.patience().is_none(), "its thread has ended");
}

#[test]
fn a_choice_is_taken_back_while_a_bot_thinks() {
    let mut session = with_a_ponderer(&[]);
    let mut app = App::new(&mut session);
    for _ in 0..3 {
        press(&mut app, KeyCode::Enter);
        assert_eq!(app.session.chronicle().moves().len(), 1);
        press(&mut app, KeyCode::Char('u'));
        assert_eq!(app.session.chronicle().moves().len(), 0);
        assert!(app.stage.answer().is_some() && app.patience().is_none());
    }
}

#[test]
fn bots_on_threads_play_as_they_would_without() {
    let mut waiting = session("third", "human,mcts:40");
    let mut threaded = session("third", "human,mcts:40");
    let mut app = App::new(&mut threaded);
    for _ in 0..6 {
        press(&mut app, KeyCode::Enter);
        // Hurries the bot, or takes the first option again.
        press(&mut app, KeyCode::Enter);
        wait(&mut app);
    }
    let moves = app.session.chronicle().moves().to_vec();
    drop(app);
    while waiting.chronicle().moves().len() < moves.len() {
        match waiting.to_move() {
            ToMove::Bot(_) => waiting.let_bot_move(),
            ToMove::Human(_) => assert!(waiting.choose(0)),
            ToMove::Nobody => break,
        }
    }
    assert_eq!(waiting.chronicle().moves(), moves);
}

#[test]
fn a_hint_tells_options_chances_and_what_is_expected() {
    let mut session = session_with("third", "human,greedy", &["--hints", "mcts:200"]);
    play_to_a_decision(&mut session, 40);
    while session.chronicle().occasion().is_some() {
        play_to_a_decision(&mut session, 1);
    }
    let before = session.chronicle().moves().len();
    let mut app = App::new(&mut session);
    press(&mut app, KeyCode::Char('h'));
    assert!(drawn(&app.stage, LOOK, 100, 30).contains("Thinking about a hint…"));
    wait(&mut app);
    let hint = drawn(&app.stage, LOOK, 100, 30);
    for part in [" Hint ", "Your chances, after 200 tries:", " % ", "It expects:", "Ann: "] {
        assert!(hint.contains(part), "{part} in\n{hint}");
    }
    press(&mut app, KeyCode::Char('h'));
    assert!(!drawn(&app.stage, LOOK, 100, 30).contains(" Hint "), "the same key puts it away");
    press(&mut app, KeyCode::Char('h'));
    wait(&mut app);
    press(&mut app, KeyCode::Down);
    assert!(drawn(&app.stage, LOOK, 100, 30).contains("What it means"));
    assert_eq!(app.session.chronicle().moves().len(), before, "a hint plays nothing");
    // Whoever has made up their mind does not wait for a hint.
    press(&mut app, KeyCode::Char('h'));
    press(&mut app, KeyCode::Enter);
    assert!(!app.stage.advising && app.stage.advice.is_none());
}

#[test]
fn a_long_hint_can_be_read_in_a_small_window() {
    let mut session = session_with("third", "human,greedy", &["--hints", "mcts:400"]);
    play_to_a_decision(&mut session, 40);
    let mut app = App::new(&mut session);
    press(&mut app, KeyCode::Char('h'));
    wait(&mut app);
    let cut = drawn(&app.stage, LOOK, 72, 22);
    if cut.contains("PgDn: more") {
        press(&mut app, KeyCode::PageDown);
        assert_ne!(drawn(&app.stage, LOOK, 72, 22), cut);
    }
}

#[test]
fn no_hint_where_none_is_allowed() {
    let mut session = session_with("third", "human,greedy", &["--no-hints"]);
    let mut app = App::new(&mut session);
    press(&mut app, KeyCode::Char('h'));
    assert!(app.patience().is_none());
    assert!(drawn(&app.stage, LOOK, 100, 30).contains("This game is played without hints"));
}
