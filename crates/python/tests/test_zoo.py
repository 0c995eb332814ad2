"""PettingZoo's own checks."""

import pytest

pytest.importorskip("pettingzoo", reason="the extra splay[pettingzoo] is not installed")
from pettingzoo.test import api_test, performance_benchmark, seed_test  # noqa: E402

from splay import zoo  # noqa: E402


@pytest.mark.parametrize("players", [2, 4])
def test_its_api_test_passes(players):
    api_test(zoo.env(players=players), num_cycles=500)


def test_its_seed_test_passes():
    seed_test(zoo.env, num_cycles=300)


def test_its_performance_benchmark_runs(capsys):
    performance_benchmark(zoo.env())
    assert "turns per second" in capsys.readouterr().out


def test_all_agents_get_what_the_game_was_worth():
    env = zoo.env(edition="fourth", players=3)
    env.reset(seed=4)
    # The same game every time.
    for seed, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed)
    total, last = {}, {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        last[agent] = reward
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
        total[agent] = total.get(agent, 0) + reward
    game = env.unwrapped.game
    assert game.is_over and abs(sum(last.values())) < 1e-6
    assert total == last == pytest.approx(dict(zip(env.possible_agents, game.returns, strict=True)))


def test_variants_are_played():
    env = zoo.raw_env(sets=("base", "artifacts"), relics=False)
    env.reset(seed=3)
    assert env.game.record()["options"] == {"relics": False}
