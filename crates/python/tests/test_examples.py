"""The examples run."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[3] / "examples" / "python"


def run(name, *arguments, cwd=None):
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    # On a busy machine, threads that wait for each other only get in the way.
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, cwd=cwd, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_games():
    assert "games, seat 0 won" in run("random_games.py")


def test_a_bot_of_ones_own_wins():
    won = int(run("against_a_bot.py").split()[0])
    assert won >= 12


def test_the_benchmark_measures_splay():
    said = run("benchmark.py", "--seconds", "0.2", "--only", "splay")
    assert "splay, lists of legal actions" in said and "decisions/s" in said


def test_training_learns_and_goes_on(tmp_path):
    pytest.importorskip("torch", reason="the extra splay[torch] is not installed")

    def train(decisions, games, *more):
        arguments = ["--decisions", str(decisions), "--games", "128", "--examine", str(games), *more]
        said = run("train.py", *arguments, cwd=tmp_path)
        assert f"of {games} games won against random" in said
        return float(said.splitlines()[-1].split()[0])

    # Who has learned nothing wins about half of the games, and hardly ever so many of 400.
    assert train(50_000, 400, "--curve", "curve.json", "--plot", "curve.svg") > 60
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert curve[-1]["decisions"] >= 50_000 and (tmp_path / "curve.svg").exists()
    train(1, 100, "--resume", "policy.pt", "--curve", "longer.json")
    longer = json.loads((tmp_path / "longer.json").read_text())
    assert longer[:-1] == curve and longer[-1]["decisions"] > curve[-1]["decisions"]
    with pytest.raises(AssertionError, match="other games"):
        train(1, 100, "--resume", "policy.pt", "--edition", "fourth")
