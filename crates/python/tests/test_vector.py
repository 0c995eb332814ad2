"""Many games at once."""

import numpy as np
import pytest
import splay


def test_games_go_on_and_on():
    env = splay.VectorEnv(32, seed=1)
    ended, total = 0, np.zeros(2)
    for _ in range(1000):
        assert (env.mask.sum(axis=1) == env.counts).all()
        env.step(env.sample())
        done = env.terminated | env.truncated
        ended += done.sum()
        total += env.rewards.sum(axis=0)
        assert (env.rewards[~done] == 0).all()
    assert ended > 50
    assert abs(total.sum()) < 1e-3


def test_threads_change_nothing():
    def story(threads):
        env = splay.VectorEnv(16, players=3, seed=2, threads=threads, memory=True)
        told = []
        for _ in range(60):
            env.step(env.legal[:, 0])
            told.append((env.player.copy(), env.observation.copy(), env.mask.copy()))
        return told

    for one, other in zip(story(1), story(3)):
        assert all((a == b).all() for a, b in zip(one, other))


def test_arrays_stay_where_they_are():
    env = splay.VectorEnv(4, seed=3)
    arrays = [env.player, env.legal, env.mask, env.observation, env.named["cards"]]
    before = env.observation.copy()
    env.step(env.sample())
    assert (env.observation != before).any()
    assert np.shares_memory(arrays[4], env.observation)
    assert all(array is same for array, same in zip(arrays, [env.player, env.legal, env.mask, env.observation]))


def test_bots_sit_where_they_are_put():
    env = splay.VectorEnv(4, seed=4, bots={1: "random"})
    for _ in range(200):
        env.step(env.sample())
        assert (env.player == 0).all()
    with pytest.raises(splay.SetupError, match="leave one"):
        splay.VectorEnv(4, bots={0: "random", 1: "random"})
    with pytest.raises(splay.SetupError, match="no seat 5"):
        splay.VectorEnv(4, bots={5: "random"})
    with pytest.raises(splay.SetupError, match="no bot"):
        splay.VectorEnv(4, bots={1: "oracle"})


def test_an_illegal_action_is_refused_for_all():
    env = splay.VectorEnv(3, seed=5)
    before = env.observation.copy()
    actions = env.legal[:, 0].copy()
    actions[1] = -1
    with pytest.raises(splay.IllegalChoice, match="game 1"):
        env.step(actions)
    assert (env.observation == before).all()
    with pytest.raises(splay.SetupError, match="one for each"):
        env.step(actions[:2])


def test_it_is_what_one_game_shows():
    env = splay.VectorEnv(1, seed=6)
    game = splay.Game(seed=6)
    assert env.space.names == game.space.names
    assert env.observation.shape[1] == game.observe_flat().size


def test_variants_are_played():
    env = splay.VectorEnv(2, sets=("base", "artifacts"), seed=7, relics=False)
    relics = env.space.places.index("relics")
    assert not env.named["cards"][..., relics].any()
    env = splay.VectorEnv(2, sets=("base", "artifacts"), seed=7)
    assert env.named["cards"][..., relics].sum() == 2 * 5
