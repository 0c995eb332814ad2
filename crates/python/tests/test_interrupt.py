"""Ctrl-C ends whatever takes long: real processes, real signals."""

import signal
import subprocess
import sys
import threading

import pytest

# A thread waits until the main thread has been in a call of the package for a while, which it can only see if that
# call lets other threads run, and then asks for the signal.
WATCH = """
import pathlib, signal, sys, threading, time
import splay
from splay import learn

# Who runs the tests in the background has them ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)

package, main = str(pathlib.Path(splay.__file__).parent), threading.main_thread().ident

def inside():
    return sys._current_frames()[main].f_code.co_filename.startswith(package)

def watch():
    since = time.monotonic()
    while time.monotonic() - since < 0.3:
        time.sleep(0.01)
        if not inside():
            since = time.monotonic()
    print("inside", flush=True)

def interrupted(call):
    threading.Thread(target=watch, daemon=True).start()
    try:
        call()
    except KeyboardInterrupt:
        print("interrupted", flush=True)
    else:
        print("it came to its end", flush=True)

def records():
    return [splay.bots.play(["greedy", "greedy"], seed=seed) for seed in range(16)]

def learning(what):
    # Made before: it is learning that is to be interrupted.
    made = records()
    interrupted(lambda: learn.learn(made, what, rounds=10**6))
"""

CALLS = {
    "a bot thinks": 'interrupted(lambda: splay.bots.Mcts(ms=600_000).choose(splay.Game(seed=1)))',
    "bots play a game": 'interrupted(lambda: splay.bots.play(["mcts:600s", "mcts:600s"], seed=1))',
    "many games are dealt": 'interrupted(lambda: splay.VectorEnv(64, seed=1, bots={0: "mcts:600s"}))',
    "many games are stepped": """
env = splay.VectorEnv(64, seed=1, bots={1: "mcts:600s"})
interrupted(lambda: env.step(env.sample()))
try:
    env.step(env.sample())
except splay.SplayError as error:
    print(error)
""",
    "evaluation is learned": 'learning("evaluation")',
    "habits are learned": 'learning("habits")',
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS.keys())
def test_it_is_interrupted(call):
    child = subprocess.Popen([sys.executable, "-c", WATCH + call], stdout=subprocess.PIPE, text=True)
    # Nothing waits for ever for a call that goes on.
    patience = threading.Timer(120, child.kill)
    patience.start()
    try:
        assert child.stdout.readline() == "inside\n"
        child.send_signal(signal.SIGINT)
        assert child.stdout.readline() == "interrupted\n"
        rest = child.stdout.read()
        assert child.wait() == 0
        assert ("reset" in rest) == ("env.step" in call)
    finally:
        patience.cancel()
        child.kill()
        child.wait()
