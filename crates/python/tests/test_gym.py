"""Gymnasium's own checks."""

import warnings

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="the extra splay[gymnasium] is not installed")
from gymnasium.utils.env_checker import check_env  # noqa: E402

import splay.gym  # noqa: E402


def test_its_checker_passes():
    with warnings.catch_warnings():
        # What it warns of is wrong with an environment, too; but that spaces are not symmetric is meant.
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(Box|render|seed|deterministic).*")
        check_env(gymnasium.make("splay/Innovation-v1", bots=("random",), render_mode="ansi").unwrapped)


@pytest.mark.parametrize("sets", [("base",), ("base", "echoes")])
def test_a_learner_plays_against_bots(sets):
    env = gymnasium.make("splay/Innovation-v1", sets=sets, bots=("random", "greedy"))
    seats = set()
    for seed in range(4):
        seen, info = env.reset(seed=seed)
        env.action_space.seed(seed)
        seats.add(info["seat"])
        done, steps = False, 0
        while not done:
            assert env.observation_space.contains(seen) and seen["action_mask"].any()
            seen, reward, terminated, truncated, _ = env.step(env.action_space.sample(mask=seen["action_mask"]))
            done, steps = terminated or truncated, steps + 1
        assert -1 <= reward <= 1 and steps > 10
    assert len(seats) > 1


def test_what_is_not_legal_loses():
    env = gymnasium.make("splay/Innovation-v1", bots=("random",)).unwrapped
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_it_is_shown_in_words():
    env = splay.gym.InnovationEnv(bots=("random",), render_mode="ansi")
    _, info = env.reset(seed=2)
    shown = env.render()
    assert "(you)" in shown and "a 1" in shown


def test_variants_are_played():
    env = splay.gym.InnovationEnv(sets=("base", "artifacts"), bots=("random",), relics=False, longer=True)
    env.reset(seed=3)
    assert env.game.record()["options"] == {"relics": False, "longer": True}
