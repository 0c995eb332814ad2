"""Self-play and tournaments on a real Ray, with a worker killed in the middle."""

import json
import os
import signal
from pathlib import Path

import pytest

ray = pytest.importorskip("ray", reason="the extra splay[ray] is not installed")
pytest.importorskip("pyarrow", reason="the extra splay[ray] is not installed")
from splay import cluster, learn, selfplay, tournament  # noqa: E402

SPEC = {
    "games": 12,
    "bots": ["greedy", "random"],
    "edition": "third",
    "sets": ["base"],
    "options": {"longer": True},
    "seed": 3,
    "piece": 2,
    "most_turns": 500,
}


@pytest.fixture(scope="module")
def several_workers():
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def deadly():
    """Work whose worker is killed in the middle of piece 3 the first time; made here, so that Ray sends it along."""

    def play(spec, piece):
        rows = selfplay.play_piece(spec, piece)
        grave = Path(spec["grave"])
        if piece == 3 and not grave.exists():
            grave.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return rows

    return play


def test_a_killed_worker_loses_nothing_and_repeats_nothing(tmp_path, several_workers):
    said = []
    spec = {**SPEC, "grave": str(tmp_path / "grave")}
    files = cluster.run(spec, 6, deadly(), tmp_path / "games", say=said.append)
    assert any("piece 3 died" in line for line in said), said
    assert (tmp_path / "grave").exists()
    rows = cluster.read([tmp_path / "games"])
    assert [row["game"] for row in rows] == list(range(12))
    undisturbed = [row for piece in range(6) for row in selfplay.play_piece(SPEC, piece)]
    assert rows == undisturbed
    assert len(files) == 6 and not list((tmp_path / "games").glob("*.tmp"))


def test_what_is_there_is_not_played_again(tmp_path, several_workers):
    out = tmp_path / "games"
    files = cluster.run(SPEC, 6, selfplay.play_piece, out, say=lambda line: None)
    before = {file: (file.read_bytes(), file.stat().st_mtime_ns) for file in files}
    files[4].unlink()
    cluster.run(SPEC, 6, selfplay.play_piece, out, say=lambda line: None)
    for file in files:
        assert file.read_bytes() == before[file][0]
        assert (file.stat().st_mtime_ns == before[file][1]) == (file != files[4])
    with pytest.raises(Exception, match="another run"):
        cluster.run({**SPEC, "seed": 4}, 6, selfplay.play_piece, out)


def test_a_mistake_in_the_work_is_not_tried_again(tmp_path, several_workers):
    with pytest.raises(Exception, match="no bot"):
        cluster.run({**SPEC, "bots": ["oracle", "random"]}, 1, selfplay.play_piece, tmp_path / "games")


def test_records_are_read_back_into_learning(tmp_path, several_workers, capsys):
    out = tmp_path / "games"
    arguments = ["--out", str(out), "--games", "24", "--piece", "6", "--bots", "greedy,greedy"]
    selfplay.main(arguments)
    assert "24 games" in capsys.readouterr().out
    rows = cluster.read([out])
    assert all(json.loads(row["record"])["format"] == "splay-record/1" for row in rows)
    learn.main(["evaluation", str(out), "--rounds", "1"])
    told = capsys.readouterr()
    assert "24 games" in told.err and len(told.out.splitlines()) > 20
    learn.main(["habits", str(out), "--rounds", "1"])
    assert "24 games" in capsys.readouterr().err


def test_a_tournament_rates_bots(tmp_path, several_workers, capsys):
    tournament.main(["--out", str(tmp_path / "strength"), "--bots", "random,greedy", "--deals", "4"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("greedy") and lines[1].split()[:2] == ["random", "1000"]
    assert "of 8" in lines[0]
