"""The examples run."""

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


def test_training_learns_something(tmp_path):
    pytest.importorskip("torch", reason="the extra splay[train] is not installed")
    arguments = ["--decisions", "8000", "--games", "64", "--examine", "20", "--save", "policy.pt"]
    said = run("train.py", *arguments, "--curve", "curve.json", cwd=tmp_path)
    assert "% of 20 games won against random" in said
    assert (tmp_path / "policy.pt").exists() and (tmp_path / "curve.json").exists()
    again = run("train.py", *arguments, "--resume", "policy.pt", cwd=tmp_path)
    assert "won against random" in again
