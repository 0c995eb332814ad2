"""How fast environments are on this machine, side by side.

    pip install --requirement peers.txt    # the others; those that are not installed are left out
    python benchmark.py

Everybody picks legal actions at random. Games that are many at once are 1,024; what is counted are decisions, of all
games together. Splay is measured with lists of legal actions, and with masks and observations.
"""

import argparse
import time
from collections.abc import Callable, Iterator

GAMES = 1024


def splay_many(**kwargs) -> Callable[[], int]:
    """A step of many games of Splay."""
    import splay

    env = splay.VectorEnv(GAMES, seed=1, **kwargs)

    def step() -> int:
        env.step(env.sample())
        return GAMES

    return step


def splay_one() -> Callable[[], int]:
    """A decision of one game of Splay, from Python."""
    import random

    import splay

    games = {"game": splay.Game(seed=1)}

    def step() -> int:
        game = games["game"]
        if game.is_over:
            games["game"] = game = splay.Game()
        game.act(random.choice(game.actions))
        return 1

    return step


def spiel(name: str) -> Callable[[], int]:
    """A whole game of OpenSpiel."""
    import random

    import pyspiel

    game = pyspiel.load_game(name)

    def step() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return step


def zoo(name: str) -> Callable[[], int]:
    """A whole game of PettingZoo."""
    import importlib
    import pkgutil

    from pettingzoo import classic

    # The newest version of the game.
    versions = [found.name for found in pkgutil.iter_modules(classic.__path__) if found.name.startswith(f"{name}_v")]
    if not versions:
        raise ImportError("this version of PettingZoo has no such game")
    newest = max(versions, key=lambda version: int(version.rsplit("_v")[-1]))
    env = importlib.import_module(f"pettingzoo.classic.{newest}").env()

    def step() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
            decisions += not done
        return decisions

    return step


def pgx(name: str) -> Callable[[], int]:
    """A step of many games of Pgx, with automatic reset, compiled."""
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental.wrappers import auto_reset

    env = games.make(name)
    move = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def random_step(state, key):
        key, mine = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(mine, logits, axis=1)
        return move(state, actions, jax.random.split(key, GAMES)), key

    keys = jax.random.split(jax.random.PRNGKey(0), GAMES)
    now = {"state": jax.jit(jax.vmap(env.init))(keys), "key": jax.random.PRNGKey(1)}

    def step() -> int:
        now["state"], now["key"] = random_step(now["state"], now["key"])
        now["state"].rewards.block_until_ready()
        return GAMES

    return step


def contestants() -> Iterator[tuple[str, Callable[[], Callable[[], int]]]]:
    """What is measured, by name."""
    lists = {"masks": False, "observations": False}
    yield "splay, lists of legal actions", lambda: splay_many(**lists)
    yield "splay, masks and observations", splay_many
    yield "splay, with what seats remember", lambda: splay_many(memory=True)
    yield "splay with Echoes, lists", lambda: splay_many(sets=("base", "echoes"), **lists)
    yield "splay, one game in Python", splay_one
    for name in ("kuhn_poker", "leduc_holdem", "backgammon"):
        yield f"pgx {name}", lambda name=name: pgx(name)
    for name in ("hearts", "gin_rummy", "leduc_poker"):
        yield f"open_spiel {name}", lambda name=name: spiel(name)
    for name in ("gin_rummy", "texas_holdem", "leduc_holdem"):
        yield f"pettingzoo {name}", lambda name=name: zoo(name)


def main() -> None:
    """Measures one after the other."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5, help="how long to measure each")
    parser.add_argument("--only", default="", help="only those whose names begin with this")
    args = parser.parse_args()
    for name, make in contestants():
        if not name.startswith(args.only):
            continue
        try:
            step = make()
        except (ImportError, AttributeError) as missing:
            print(f"{name:34} not installed: {missing}")
            continue
        step()
        decisions, started, cpu = 0, time.perf_counter(), time.process_time()
        while (elapsed := time.perf_counter() - started) < args.seconds:
            decisions += step()
        worked = time.process_time() - cpu
        print(f"{name:34} {decisions / elapsed:12,.0f} decisions/s {decisions / worked:12,.0f} per second of one core")


if __name__ == "__main__":
    main()
