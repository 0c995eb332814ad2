//! The screen in games that are really played, at all sizes.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use splay_engine::{Audience, Icon, Seat, Shown};

use super::app::App;
use super::draw;
use super::inspect::Cursor;
use super::look::Look;
use super::stage::{Page, Stage};
use crate::play::session::{Session, ToMove, for_tests};
use splay_engine::scene::Scene;

const PAGES: [Page; 11] = [
    Page::Table,
    Page::Help,
    Page::Log,
    Page::Piles,
    Page::Find,
    Page::Concede,
    Page::Leave,
    Page::Elsewhere,
    Page::Ending,
    Page::Review,
    Page::Table,
];

const LOOK: Look = Look { unicode: true, color: true };

fn session(edition: &str, seats: &str) -> Session {
    session_with(edition, seats, &[])
}

pub(super) fn session_with(edition: &str, seats: &str, more: &[&str]) -> Session {
    let names = ["Ann", "Bea", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"];
    let names = names[..seats.split(',').count()].join(",");
    let more = more.join(" ");
    for_tests(&format!("--edition {edition} --seats {seats} --names {names} --seed 17 {more}"))
}

pub(super) fn drawn(stage: &Stage, look: Look, width: u16, height: u16) -> String {
    let buffer = buffer(stage, look, width, height);
    let rows = buffer.content.chunks(usize::from(width));
    rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>() + "\n").collect()
}

/// The characters of a screen, with their styles.
pub(super) fn buffer(stage: &Stage, look: Look, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw::screen(frame, stage, look)).unwrap();
    terminal.backend().buffer().clone()
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

pub(super) fn play_to_a_decision(session: &mut Session, moves: usize) {
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
        for (width, height) in [(80, 24), (100, 30), (160, 50)] {
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
    for page in PAGES {
        app.stage.open(page);
        for (width, height) in [(1, 1), (10, 3), (40, 10), (72, 22), (99, 29), (300, 90)] {
            drawn(&app.stage, LOOK, width, height);
        }
    }
    app.stage.open(Page::Table);
    let small = drawn(&app.stage, LOOK, 60, 18);
    assert!(
        small.contains("Make the window larger") && small.contains("The table needs 72 and 18"),
        "{small}"
    );
}

#[test]
fn ascii_is_enough() {
    let mut session = session("fourth", "human,greedy");
    play_to_a_decision(&mut session, 50);
    let mut app = App::new(&mut session);
    let look = Look { unicode: false, color: false };
    for page in PAGES {
        app.stage.open(page);
        let screen = drawn(&app.stage, look, 100, 30);
        assert!(screen.is_ascii(), "{screen}");
    }
}

/// What is shown in a game with Iello's words has none of Asmadi's, but for names of cards and keys.
#[test]
fn a_game_in_iellos_words_has_no_others() {
    let mut session = session_with("first", "human,greedy", &["--iello"]);
    for moves in [1, 30, 40] {
        play_to_a_decision(&mut session, moves);
        let mut app = App::new(&mut session);
        let own_words = app.stage.scene.vocabulary.terms().iter().filter(|(here, there)| here != there);
        let own_words: Vec<&str> = own_words.map(|(asmadi, _)| *asmadi).collect();
        for page in PAGES {
            app.stage.open(page);
            app.stage.inspecting = None;
            let plain = drawn(&app.stage, LOOK, 200, 120);
            app.stage.inspecting = Some(Cursor::default());
            for screen in [plain, drawn(&app.stage, LOOK, 200, 120)] {
                let words =
                    screen.split(|c: char| !c.is_alphanumeric() && c != '\'').collect::<Vec<_>>();
                for term in
                    ["achievements", "achievement", "tuck", "meld", "age", "ages", "board", "boards"]
                {
                    assert!(own_words.contains(&term), "{term} is no term");
                    assert!(!words.contains(&term), "{term} in\n{screen}");
                }
            }
        }
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
                        Shown::Back { seen: None, .. } | Shown::Covered { .. } => false,
                    })
                };
                hidden.extend(real.iter().filter_map(|card| match card {
                    Shown::Face(title) => Some(title.as_str()).filter(|_| !known(title)),
                    Shown::Back { .. } | Shown::Covered { .. } => None,
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
    assert!(["shares", "must obey", "is not affected"].iter().any(|word| screen.contains(word)));
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
    assert!(cut.contains("PgDn: more"), "{cut}");
    press(&mut app, KeyCode::PageDown);
    assert_ne!(drawn(&app.stage, LOOK, 72, 22), cut);
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
    for part in [" Hint ", "Your chances, after 200 tries:", "% ", "It expects:", "Ann: "] {
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
    assert!(cut.contains("PgDn: more"), "{cut}");
    press(&mut app, KeyCode::PageDown);
    assert_ne!(drawn(&app.stage, LOOK, 72, 22), cut);
}

#[test]
fn no_hint_where_none_is_allowed() {
    let mut session = session_with("third", "human,greedy", &["--no-hints"]);
    let mut app = App::new(&mut session);
    press(&mut app, KeyCode::Char('h'));
    assert!(app.patience().is_none());
    assert!(drawn(&app.stage, LOOK, 100, 30).contains("This game is played without hints"));
}

#[test]
fn the_question_and_the_chosen_option_are_seen_at_every_size() {
    let all = ["--sets", "base,echoes,cities,artifacts,figures"];
    for (players, more) in [(2, &[][..]), (4, &[]), (2, &all), (5, &all), (8, &all)] {
        let seats = format!("human{}", ",random".repeat(players - 1));
        let mut session = session_with("third", &seats, more);
        let least = draw::layout::least(players);
        for moves in [1, 60, 31] {
            play_to_a_decision(&mut session, moves);
            if session.to_move() == ToMove::Nobody {
                break;
            }
            let mut app = App::new(&mut session);
            let prompt = app.stage.scene.question.as_ref().unwrap().prompt.to_string();
            for cursor in [0, app.stage.answers().len() - 1] {
                app.stage.highlight(cursor);
                for (width, height) in [least, (72, least.1 + 3), (80, 24), (100, 30), (140, 40)] {
                    let height = height.max(least.1);
                    let screen = drawn(&app.stage, LOOK, width, height);
                    let last = prompt.split(' ').next_back().unwrap();
                    let at = format!("{players} at {width}x{height}, {cursor}:\n{screen}");
                    assert!(screen.contains(last), "{last} of {players} at {at}");
                    let chosen = screen.lines().any(|line| {
                        let key = if cursor < 9 { (cursor + 1).to_string() } else { String::new() };
                        line.starts_with(&format!(" {}{key}", LOOK.pointer()))
                    });
                    assert!(chosen, "the chosen option, {at}");
                    for name in &app.stage.scene.names {
                        assert!(screen.contains(name.as_str()), "{name}, {at}");
                    }
                }
            }
            let (width, height) = least;
            let small = drawn(&app.stage, LOOK, width, height - 1);
            assert!(small.contains(&format!("The table needs {width} and {height}")), "{small}");
        }
    }
}

#[test]
fn people_sit_in_all_seats() {
    let sets = ["--sets", "base,echoes,cities,artifacts,figures"];
    let mut session = session_with("third", &["human"; 8].join(","), &sets);
    let mut app = App::new(&mut session);
    for _ in 0..60 {
        press(&mut app, KeyCode::Enter);
        drawn(&app.stage, LOOK, 80, 24);
    }
    assert!(app.session.chronicle().moves().len() > 16, "everybody has had a turn");
}

#[test]
fn among_several_people_a_choice_is_taken_back_from_behind_the_curtain() {
    let mut session = session("third", "human,human");
    let mut app = App::new(&mut session);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    assert_eq!((app.session.chronicle().moves().len(), app.stage.curtain), (1, Some(Seat::at(1))));
    press(&mut app, KeyCode::Char('u'));
    assert_eq!((app.session.chronicle().moves().len(), app.stage.curtain), (0, None));
    assert_eq!(app.stage.scene.me(), Some(Seat::at(0)));
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Char('u'));
    assert_eq!(app.session.chronicle().moves().len(), 1, "it is not Bea's");
    assert!(drawn(&app.stage, LOOK, 100, 30).contains("your own last choice"));
}

#[test]
fn the_keys_of_an_ending_are_seen_with_eight_players() {
    let sets = ["--sets", "base,echoes,cities,artifacts,figures"];
    let mut session = session_with("third", &format!("human{}", ",random".repeat(7)), &sets);
    play_to_a_decision(&mut session, 40);
    let mut app = App::new(&mut session);
    app.stage.open(Page::Ending);
    for (width, height) in [(72, 22), (80, 24), (100, 40)] {
        let ending = drawn(&app.stage, LOOK, width, height);
        for part in ["Hal", "n ", "new game", "q ", "quit", "─┘"] {
            assert!(ending.contains(part), "{part}: {ending}");
        }
    }
}

#[test]
fn a_click_looks_at_an_option_and_a_second_one_takes_it() {
    use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
    let mut session = session("third", "human,random");
    play_to_a_decision(&mut session, 20);
    let before = session.chronicle().moves().len();
    let mut app = App::new(&mut session);
    let screen = drawn(&app.stage, LOOK, 100, 30);
    let row = screen.lines().position(|line| line.starts_with("  2 ")).unwrap() as u16;
    let event = |kind| MouseEvent { kind, column: 5, row, modifiers: KeyModifiers::NONE };
    app.point(event(MouseEventKind::Down(MouseButton::Left)));
    assert_eq!((app.stage.cursor, app.session.chronicle().moves().len()), (1, before));
    app.point(event(MouseEventKind::ScrollUp));
    assert!(app.stage.scroll > 0 || app.stage.most.get() == 0, "the wheel scrolls the log");
    app.point(event(MouseEventKind::Down(MouseButton::Left)));
    assert_eq!(app.session.chronicle().moves().len(), before + 1);
}

#[test]
fn cards_are_found_while_one_types() {
    let mut session = session("third", "human,greedy");
    let mut app = App::new(&mut session);
    press(&mut app, KeyCode::Char('/'));
    for letter in "sailin".chars() {
        press(&mut app, KeyCode::Char(letter));
    }
    let page = drawn(&app.stage, LOOK, 100, 30);
    assert!(page.contains("sailin_") && page.contains("Sailing") && page.contains("1 card"), "{page}");
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.stage.page, Page::Table);
}

#[test]
fn giving_up_ends_the_game_and_it_can_be_reviewed() {
    let mut session = session("third", "human,random");
    play_to_a_decision(&mut session, 6);
    let mut app = App::new(&mut session);
    press(&mut app, KeyCode::Char('c'));
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.stage.page, Page::Table);
    press(&mut app, KeyCode::Char('c'));
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.stage.page, Page::Ending);
    press(&mut app, KeyCode::Char('v'));
    assert!(drawn(&app.stage, LOOK, 100, 30).contains("A search is looking at every choice"));
    wait(&mut app);
    let review = drawn(&app.stage, LOOK, 100, 30);
    assert!(
        review.contains("gave away the most") || review.contains("No choice gave much away"),
        "{review}"
    );
}

#[test]
fn who_may_not_give_up_is_not_asked_whether_to() {
    let mut session = session("third", "human,random,random");
    play_to_a_decision(&mut session, 6);
    let mut app = App::new(&mut session);
    press(&mut app, KeyCode::Char('c'));
    assert_eq!(app.stage.page, Page::Table);
    assert!(drawn(&app.stage, LOOK, 100, 30).contains("That is not possible: this edition"));
}

#[test]
fn whoever_cannot_save_is_asked_for_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let blocked = folder.path().join("file");
    std::fs::write(&blocked, "no folder").unwrap();
    let save = blocked.join("game.json").display().to_string();
    let mut session = session_with("third", "human,random", &["--save", &save]);
    let mut app = App::new(&mut session);
    assert!(drawn(&app.stage, LOOK, 140, 40).contains("not being saved"));
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Char('q'));
    press(&mut app, KeyCode::Enter);
    assert!(!app.left && app.stage.page == Page::Elsewhere);
    let other = folder.path().join("other.json").display().to_string();
    for letter in other.chars() {
        press(&mut app, KeyCode::Char(letter));
    }
    assert!(drawn(&app.stage, LOOK, 140, 40).contains("other.json_"));
    press(&mut app, KeyCode::Enter);
    assert!(app.left && app.parting.as_ref().unwrap().contains(&other), "{:?}", app.parting);
    assert!(std::fs::read_to_string(other).unwrap().contains("splay-save/1"));
}
