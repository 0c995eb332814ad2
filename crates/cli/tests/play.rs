//! The plain game, played through the real program.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder of its own for a test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("splay-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn splay(folder: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_splay"))
        .args(arguments)
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // The game may be over before everything is read.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Where games are kept that nobody has named a file for.
const GAMES: &str = "data/splay/games";

/// The file of a game that nobody has named a file for.
fn kept(number: usize) -> String {
    format!("{GAMES}/game-{number}.json")
}

/// The one sentence of a failure.
fn failure(output: &Output) -> String {
    let error = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(output.stdout.is_empty());
    error
}

#[test]
fn whole_games_with_another_set() {
    let folder = Folder::new("sets");
    let echoes = ["Forecast: ", "of Echoes of the Past", "from bonuses", "(echo)", "Destiny"];
    let cities =
        ["of Cities of Destiny", "Legend", "Its icons take effect", "For the new color", "Repute"];
    for (edition, seats, sets, tells) in [
        ("first", "human,greedy", "base,echoes", echoes),
        ("third", "human,greedy", "base,echoes", echoes),
        ("third", "human,random,random,random,random", "base,echoes", echoes),
        ("third", "human,random", "base,cities", cities),
        ("third", "human,random,random,random,random,random", "base,echoes,cities", echoes),
    ] {
        let game = ["play", "--plain", "--seed", "8", "--edition", edition, "--seats", seats];
        let players = seats.split(',').count().to_string();
        let more = ["--sets", sets, "--players", players.as_str()];
        let arguments: Vec<&str> = game.into_iter().chain(more).collect();
        let answers =
            "board\ndecks\nachievements\nexplain 1\nexplain 2\nexplain 3\n1\n2\n3\n".repeat(3000);
        let told = text(&splay(&folder.0, &arguments, &answers));
        assert!(told.contains("Final scores:"), "{edition} {seats}: {told}");
        for words in tells {
            assert!(told.contains(words), "no \"{words}\" in {edition} {seats} {sets}");
        }
    }
}

#[test]
fn whole_games_in_every_edition() {
    let folder = Folder::new("editions");
    for edition in ["first", "third", "fourth"] {
        for seats in ["human,greedy", "human,random,greedy", "human,human,greedy,random"] {
            for answers in ["1\n", "1\n2\n3\n4\n5\n"] {
                let game = ["play", "--plain", "--seed", "8", "--edition", edition, "--seats", seats];
                let output = splay(&folder.0, &game, &answers.repeat(4000));
                let told = text(&output);
                assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
                assert!(told.contains("Final scores:"), "{edition} {seats}: {told}");
                assert!(told.contains(" win") || told.contains("The game is a draw"), "{told}");
                assert!(!told.contains('\u{1b}'), "no escape sequences");
            }
        }
    }
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 1, "finished games leave no files");
    let games = fs::read_dir(folder.0.join(GAMES)).unwrap().map(|file| file.unwrap().file_name());
    assert!(games.into_iter().all(|name| name == "last"), "nor among the data of the user");
}

#[test]
fn the_end_of_the_input_saves_the_game_and_it_goes_on_later() {
    let folder = Folder::new("resume");
    let game = ["play", "--plain", "--seed", "3", "--names", "Ann,Bob", "--seats", "human,random"];
    let output = splay(&folder.0, &game, "1\n1\n1\nboard\n");
    assert!(output.status.success());
    let told = text(&output);
    assert!(told.contains("game-1.json; to continue it: splay play --resume\n"), "{told}");
    let board = told.rsplit("Your choice: ").nth(1).unwrap().to_owned();
    assert!(board.contains("Ann (you)") && board.contains("Icons: castle"), "{board}");

    for resume in [&["--resume"][..], &["--resume", &kept(1)]] {
        let resumed = splay(&folder.0, &[&["play", "--plain"], resume].concat(), "board\nquit\n");
        let again = text(&resumed);
        assert!(again.contains(&board), "{again}");
    }
    let save = folder.read(&kept(1));
    assert!(save.contains("\"splay-save/1\"") && save.contains("\"random\""), "{save}");

    let finished = splay(&folder.0, &["play", "--plain", "--resume"], &"1\n".repeat(4000));
    assert!(text(&finished).contains("Final scores:"));
    let none = failure(&splay(&folder.0, &["play", "--plain", "--resume"], ""));
    assert!(none.contains("there is no game to resume"), "{none}");
}

#[test]
fn the_last_game_is_the_one_that_was_played_last() {
    let folder = Folder::new("last");
    let game = |seed: &str, more: &[&str]| {
        let arguments = [&["play", "--plain", "--seed", seed, "--seats", "human,random"], more].concat();
        assert!(splay(&folder.0, &arguments, "1\n").status.success());
    };
    game("1", &[]);
    game("2", &["--save", "mine.json"]);
    let goes_on = |says: &str| {
        let told = text(&splay(&folder.0, &["play", "--plain", "--resume"], "1\nquit\n"));
        assert!(told.contains(says), "{told}");
    };
    goes_on("mine.json; to continue it: splay play --resume ");
    game("3", &[]);
    goes_on("game-2.json; to continue it: splay play --resume\n");
    assert!(folder.read(&kept(2)).contains("\"seed\": 3"));
}

#[test]
fn a_game_that_cannot_be_saved_says_so_and_asks_for_another_file() {
    let folder = Folder::new("unwritable");
    folder.write("file", "this is no folder");
    let game = ["play", "--plain", "--seed", "5", "--save", "file/game.json"];
    let told = text(&splay(&folder.0, &game, "1\nquit\nfile/other.json\nhere.json\n"));
    let (start, end) = told.split_once("Your choice: ").unwrap();
    assert!(start.contains("not being saved: cannot write file/game.json"), "{told}");
    assert_eq!(end.matches("Type another file").count(), 2, "{told}");
    assert!(end.contains("saved in here.json; to continue it: splay play --resume here.json"), "{told}");
    assert!(folder.read("here.json").contains("splay-save/1"));
    // Whoever has no place for data is told, too.
    fs::remove_dir_all(folder.0.join("data")).unwrap();
    folder.write("data", "this is no folder either");
    let told = text(&splay(&folder.0, &["play", "--plain", "--seed", "5"], "1\nquit\n\n"));
    assert!(
        told.contains("not being saved: cannot make ") && told.contains("Type another file"),
        "{told}"
    );
}

#[test]
fn people_sit_in_all_seats() {
    let folder = Folder::new("seats");
    let seats = ["human"; 8].join(",");
    let sets = "base,echoes,cities,artifacts,figures";
    let game = ["play", "--plain", "--seed", "5", "--seats", &seats, "--sets", sets];
    let output = splay(&folder.0, &game, &"1\n".repeat(60));
    let told = text(&output);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for player in 1..=8 {
        assert!(told.contains(&format!("Pass the keyboard to Player {player}")), "{told}");
    }
    let undone = text(&splay(&folder.0, &["play", "--plain", "--resume"], "undo\n1\nundo\nboard\n"));
    assert!(undone.contains("Player 8"), "{undone}");
}

#[test]
fn among_several_people_only_the_own_last_choice_is_taken_back() {
    let folder = Folder::new("own");
    let game = ["play", "--plain", "--seed", "5", "--names", "Ann,Bea", "--seats", "human,human"];
    // Ann chooses, and takes it back before she passes the keyboard on.
    let told = text(&splay(&folder.0, &game, "\n1\nundo\n2\n\nboard\n"));
    assert!(told.contains("Your last choice was taken back"), "{told}");
    assert!(folder.read(&kept(1)).contains("meld Clothing"), "{told}");
    // Bea cannot take back what Ann chose.
    let told = text(&splay(&folder.0, &game, "\n1\n\nundo\n"));
    assert!(told.contains("You can take back only your own last choice"), "{told}");
    // Nobody takes back what revealed something.
    let told = text(&splay(&folder.0, &game, "\n1\n\n1\n\ndraw\nundo\n\nundo\n"));
    assert!(told.contains("revealed") && !told.contains("is taken back"), "{told}");
}

#[test]
fn giving_up_is_asked_twice() {
    let folder = Folder::new("concede");
    let game = ["play", "--plain", "--seed", "5", "--names", "Ann,Bob", "--seats", "human,random"];
    let told = text(&splay(&folder.0, &game, "1\nconcede\nno\nconcede\nyes\n"));
    assert!(told.contains("The game goes on.") && told.contains("Final scores:"), "{told}");
    assert!(told.contains("Bob wins"), "{told}");
    let three = ["play", "--plain", "--seed", "5", "--seats", "human,random,random"];
    let told = text(&splay(&folder.0, &three, "1\nconcede\nquit\n"));
    assert!(told.contains("That is not possible") && !told.contains("Type yes"), "{told}");
}

#[test]
fn cards_are_found_by_their_words() {
    let folder = Folder::new("find");
    let game = ["play", "--plain", "--seed", "5"];
    let told = text(&splay(&folder.0, &game, "find Sail\nfind\nfind no such words anywhere\n"));
    for part in ["Sailing: green 1", "Say which words", "No card in this game has"] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn other_rules_are_warned_of() {
    let folder = Folder::new("rules");
    splay(&folder.0, &["play", "--plain", "--seed", "5", "--save", "game.json"], "1\n1\nquit\n");
    let other = folder.read("game.json").replace(splay_engine::Rules::VERSION, "splay-rules/0");
    folder.write("other.json", &other);
    let warning = "played under the rules splay-rules/0";
    let played = splay(&folder.0, &["play", "--plain", "--resume", "other.json"], "");
    assert!(text(&played).contains(warning), "{}", text(&played));
    for command in [&["verify"][..], &["analyze", "--bot", "mcts:5"], &["replay"]] {
        let output = splay(&folder.0, &[command, &["other.json"]].concat(), "");
        let said = text(&output) + &String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(warning), "{command:?}: {said}");
    }
}

#[test]
fn no_game_is_saved_over_another() {
    let folder = Folder::new("unused");
    for seed in ["1", "2"] {
        splay(&folder.0, &["play", "--plain", "--seed", seed], "1\nquit\n");
    }
    assert!(folder.read(&kept(1)).contains("\"seed\": 1"));
    assert!(folder.read(&kept(2)).contains("\"seed\": 2"));
    splay(&folder.0, &["play", "--plain", "--seed", "4", "--save", "mine.json"], "1\nquit\n");
    assert!(folder.read("mine.json").contains("\"seed\": 4"));
}

#[test]
fn bad_input_is_answered_and_asked_again() {
    let folder = Folder::new("input");
    let input = "\nbanana\n0\n99\n-1\n18446744073709551616\nexplain\nexplain 7\ncard\ncard Nonsense\nhelp\n\
                 read archery\nhand\nscore\ndecks\nachievements\nlog\noptions\nundo\nexplain 1\nsave here.json\nquit\n";
    let output = splay(&folder.0, &["play", "--plain", "--seed", "5", "--names", "Ann"], input);
    let told = text(&output);
    assert!(output.status.success());
    for answer in [
        "Type a number from 1 to 2, or help.",
        "\"banana\" is not one of the options.",
        "There is no option 99.",
        "Say which option, for example: explain 1",
        "Say which card, for example: card Sailing",
        "There is no card \"Nonsense\" in this game.",
        "Splayed stacks show",
        "Archery: red 1, icons castle lightbulb (image) castle.",
        "Your score pile: empty",
        "Cards in the decks: age 1: 10",
        "There is nothing to take back.",
        "It starts a new color on your board.",
        "Saved to here.json.",
    ] {
        assert!(told.contains(answer), "{answer}\n{told}");
    }
    assert!(folder.read("here.json").contains("splay-record/1"));
}

#[test]
fn choices_can_be_written_out() {
    let folder = Folder::new("written");
    let game = ["play", "--plain", "--seed", "5", "--names", "Ann"];
    for input in ["meld Clothing\n", "MELD CLOTHING\n", "Clothing\n", "Meld Clothing (green 1)\n", "2\n"]
    {
        let told = text(&splay(&folder.0, &game, input));
        assert!(told.contains("You will start with Clothing"), "{input}: {told}");
    }
}

#[test]
fn two_people_are_told_apart() {
    let folder = Folder::new("two");
    let game = ["play", "--plain", "--seed", "5", "--names", "Ann,Bea", "--seats", "human,human"];
    let told = text(&splay(&folder.0, &game, "\n1\n\n1\n\nboard\n"));
    let (before, after) = told.split_once("Pass the keyboard to Bea").unwrap();
    assert!(before.contains("You will start with Agriculture"), "{told}");
    assert!(after.contains("Ann has picked a first card"), "{told}");
    assert!(!after.contains("Ann will start with"), "{told}");
}

#[test]
fn undo_takes_back_what_bots_did_too() {
    let folder = Folder::new("undo");
    let game = ["play", "--plain", "--seed", "5", "--names", "Ann"];
    let told = text(&splay(&folder.0, &game, "1\n1\nundo\nundo\n"));
    assert_eq!(told.matches("Your last choice was taken back.").count(), 2, "{told}");
    assert_eq!(told.matches("Choose the first card").count(), 2, "{told}");
}

#[test]
fn the_first_edition_speaks_iello() {
    let folder = Folder::new("iello");
    let name = "Tuck Board";
    let game = ["play", "--plain", "--seed", "5", "--edition", "first", "--iello", "--names", name];
    let told = text(&splay(&folder.0, &game, "board\nread Agriculture\n1\nachievements\n"));
    for words in [
        "6 dominations win",
        "You may recycle a hand card",
        "1. Play Agriculture (yellow 1)",
        "3. Activate Agriculture (yellow 1)",
        "Tuck Board (you): 0 influence points",
        "You play Agriculture",
        "Wonder: all five colors in your zone, each splayed",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    let refused = splay(&folder.0, &["play", "--plain", "--iello"], "");
    assert!(failure(&refused).contains("first edition"));
}

#[test]
fn what_cannot_be_played_is_refused_in_one_sentence() {
    let folder = Folder::new("refused");
    folder.write("text.json", "this is not JSON");
    folder.write("other.json", "{\"format\":\"chess\"}");
    folder.write("half.json", "{\"format\":\"splay-record/1\"}");
    folder.write("seats.json", "{\"format\":\"splay-save/1\",\"seats\":[\"human\"],\"record\":null}");
    let game =
        |arguments: &[&str]| failure(&splay(&folder.0, &[&["play", "--plain"], arguments].concat(), ""));
    assert!(game(&["--resume", "missing.json"]).contains("cannot read missing.json"));
    assert!(game(&["--resume", "text.json"]).contains("text.json is not JSON"));
    assert!(game(&["--resume", "other.json"]).contains("neither a saved game"));
    assert!(game(&["--resume", "half.json"]).contains("not a complete record"));
    assert!(game(&["--resume", "seats.json"]).contains("not a complete record"));
    assert!(game(&["--players", "9"]).contains("9 cannot play"));
    assert!(game(&["--names", "a,b,c"]).contains("3 names are too many"));
    assert!(game(&["--seats", "human,dragon"]).contains("dragon"));
}

#[test]
fn an_altered_save_is_found_out() {
    let folder = Folder::new("altered");
    splay(&folder.0, &["play", "--plain", "--seed", "5"], "1\n1\nquit\n");
    let altered = folder.read(&kept(1)).replace("meld Agriculture", "meld Oars");
    folder.write("altered.json", &altered);
    let error = failure(&splay(&folder.0, &["play", "--plain", "--resume", "altered.json"], ""));
    assert!(error.contains("\"meld Oars\", cannot be made"), "{error}");
}

#[test]
fn a_hint_is_given_where_it_is_allowed() {
    let folder = Folder::new("hint");
    let game = ["play", "--plain", "--seed", "5", "--names", "Ann", "--hints", "mcts:80"];
    let told = text(&splay(&folder.0, &game, "hint\n1\nhint\nquit\n"));
    assert!(told.contains("Your chances, after 80 tries:\n") && told.contains("% Meld "), "{told}");
    assert!(told.contains("It expects:\n  Ann: Meld "), "{told}");
    assert_eq!(
        told,
        text(&splay(&folder.0, &game, "hint\n1\nhint\nquit\n")).replace("game-2", "game-1")
    );
    let without = ["play", "--plain", "--seed", "5", "--no-hints", "--save", "without.json"];
    for game in [&without[..], &["play", "--plain", "--resume", "without.json"]] {
        let told = text(&splay(&folder.0, game, "hint\n1\nquit\n"));
        assert!(told.contains("This game is played without hints.") && !told.contains(" % "), "{told}");
    }
    let error = failure(&splay(&folder.0, &["play", "--plain", "--hints", "greedy"], ""));
    assert!(error.contains("only mcts can say what it thinks"), "{error}");
}

#[test]
fn the_kinds_of_opponents_are_told() {
    let folder = Folder::new("kinds");
    let help = text(&splay(&folder.0, &["play", "--help"], ""));
    for kind in ["beginner", "easy", "medium", "hard", "expert", "random", "greedy", "mcts:250ms"] {
        assert!(help.contains(kind), "{kind} in {help}");
    }
}
