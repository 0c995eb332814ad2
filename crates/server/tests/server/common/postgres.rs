//! A real PostgreSQL for the tests, on a socket in a folder of its own.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// A cluster that ends with the last test. Its folder is swept away by the next one that starts.
pub struct Postgres {
    folder: PathBuf,
    databases: AtomicU32,
}

impl Postgres {
    /// Starts a cluster, as another user than root, which PostgreSQL insists on.
    pub fn start() -> Postgres {
        // What a test keeps need not outlive a power cut.
        Postgres::with_options("-c fsync=off -c max_connections=500")
    }

    /// The same with options of its own.
    pub fn with_options(options: &str) -> Postgres {
        let folder = tempfile::Builder::new().prefix("splay-postgres-").tempdir().unwrap().keep();
        let data = folder.join("data");
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&folder));
        }
        run(as_postgres(&program("initdb"))
            .args(["--auth=trust", "--username=postgres", "--no-sync", "-D"])
            .arg(&data));
        // No port, which anybody else could take while the cluster is being made.
        let options = format!("-c listen_addresses='' -k {} {options}", folder.display());
        run(as_postgres(&program("pg_ctl"))
            .args(["start", "--wait", "--timeout=120", "--silent", "-o", &options, "-D"])
            .arg(&data)
            .arg("-l")
            .arg(folder.join("log")));
        // The cluster must not outlive the tests, however they end.
        let guard = format!(
            "while ps -p {} > /dev/null; do sleep 1; done; {} stop -m immediate -D {}; rm -rf {}",
            std::process::id(),
            program("pg_ctl").display(),
            data.display(),
            folder.display()
        );
        run(as_postgres(Path::new("sh")).args(["-c", &format!("({guard}) > /dev/null 2>&1 &")]));
        Postgres { folder, databases: AtomicU32::new(0) }
    }

    /// Makes an empty database, and gives its address.
    pub fn new_database(&self) -> String {
        let name = format!("splay_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        run(Command::new(program("createdb"))
            .args(["-U", "postgres", "-h"])
            .arg(&self.folder)
            .arg(&name));
        format!("postgres://postgres@localhost/{name}?host={}", self.folder.display())
    }

    /// The address of a database by way of something that listens elsewhere.
    pub fn by_way_of(database: &str, way: SocketAddr) -> String {
        let name = database.split(['/', '?']).nth(3).expect("a database has a name");
        format!("postgres://postgres@{way}/{name}?sslmode=disable")
    }

    /// Where it listens.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// Stops all its processes where they are.
    pub fn freeze(&self) {
        self.signal("-STOP");
    }

    /// Lets them go on.
    pub fn thaw(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let kept = fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap();
        let master = kept.lines().next().unwrap().to_owned();
        // It first: once it stands still it starts no more.
        run(Command::new("kill").arg(signal).arg(&master));
        let children = Command::new("pgrep").args(["-P", &master]).output().expect("pgrep runs");
        let children = String::from_utf8(children.stdout).unwrap();
        // Some of them may have ended meanwhile.
        for child in children.split_whitespace() {
            Command::new("kill").arg(signal).arg(child).output().expect("kill runs");
        }
    }

    /// Ends it as a crash would, and starts it again.
    pub fn crash(&self) {
        let data = self.folder.join("data");
        run(as_postgres(&program("pg_ctl"))
            .args(["restart", "--wait", "--timeout=120", "--silent", "-m", "immediate", "-D"])
            .arg(&data)
            .arg("-l")
            .arg(self.folder.join("log")));
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("id runs");
    id.stdout.trim_ascii() == b"0"
}

fn as_postgres(program: &Path) -> Command {
    if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program).current_dir("/");
        command
    } else {
        Command::new(program)
    }
}

/// A program of PostgreSQL's, which Debian keeps out of the path.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> =
        versions.map(|version| version.path().join("bin").join(name)).collect();
    found.retain(|path| path.exists());
    found.sort();
    found.pop().unwrap_or_else(|| PathBuf::from(name))
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| {
        panic!("{command:?}: {error}; PostgreSQL is needed: `make test` installs it")
    });
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}
