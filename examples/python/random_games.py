"""Random games, many at once: how often does who decides first win?"""

import numpy as np
import splay

env = splay.VectorEnv(256, edition="third", players=2, seed=1, observations=False)
wins = np.zeros(2)
ended = 0
while ended < 500:
    env.step(env.sample())
    wins += (env.rewards > 0).sum(axis=0)
    ended += env.terminated.sum() + env.truncated.sum()
print(f"of {ended} games, seat 0 won {wins[0]:.0f} and seat 1 won {wins[1]:.0f}")
