"""Gymnasium: one learner against bots. Needs the extra ``splay[gymnasium]``.

>>> import gymnasium, splay.gym
>>> env = gymnasium.make("splay/Innovation-v1", bots=("random",))
>>> observation, info = env.reset(seed=1)
>>> action = env.action_space.sample(mask=observation["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from .bots import Bot
from .game import Game
from .space import Space
from .words import situation

#: A game in which so many turns have begun is cut off.
MOST_TURNS = 1000


def observation_space(space: Space, memory: bool) -> spaces.Dict:
    """What an observation looks like: the flat array, and the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, np.iinfo(np.int16).max, (space.observation_size(memory),), np.int16),
            "action_mask": spaces.Box(0, 1, (space.size,), np.int8),
        }
    )


class InnovationEnv(gymnasium.Env):
    """One learner against bots, one for each other seat, clockwise from the learner's left.

    The reward comes at the end: 1 shared by the winners, −1 by the losers. An action that is not legal loses
    the game at once, and ``info["illegal"]`` says so; mask what you sample.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        edition: str = "third",
        sets: Iterable[str] = ("base",),
        bots: Sequence[str] = ("greedy",),
        *,
        memory: bool = False,
        render_mode: str | None = None,
        **options: bool,
    ):
        self._setup = {"edition": edition, "sets": tuple(sets), "players": len(bots) + 1, **options}
        self._bots = tuple(bots)
        self._memory = memory
        self.render_mode = render_mode
        self.space = Space(edition, self._setup["sets"], self._setup["players"])
        self.observation_space = observation_space(self.space, memory)
        self.action_space = spaces.Discrete(self.space.size)
        self.game: Game | None = None
        self._seat = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        """Deals a new game and lets bots play until the learner decides."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**53))
        self._seat = int(self.np_random.integers(self._setup["players"]))
        self.game = Game(seed=dealt, **self._setup)
        players = self._setup["players"]
        self._at = {
            (self._seat + 1 + n) % players: Bot(name, dealt + n) for n, name in enumerate(self._bots)
        }
        self._let_bots_play()
        return self._observation(), {"seat": self._seat}

    def step(self, action: int):
        """Takes an action and lets bots play until the learner decides again or the game is over."""
        game = self.game
        if game is None or game.is_over:
            raise gymnasium.error.ResetNeeded("call reset first: there is no game, or it is over")
        if action not in game.actions:
            return self._observation(), -1.0, True, False, {"seat": self._seat, "illegal": True}
        game.act(action)
        self._let_bots_play()
        truncated = not game.is_over and game.turn > MOST_TURNS
        reward = float(game.returns[self._seat])
        return self._observation(), reward, game.is_over, truncated, {"seat": self._seat, "illegal": False}

    def render(self) -> str | None:
        """The table as the learner may see it, in words."""
        if self.render_mode != "ansi" or self.game is None:
            return None
        return situation(self.game, self._seat)

    def action_masks(self) -> np.ndarray:
        """The legal actions, as libraries that mask actions ask for them."""
        return self.game.legal_mask()

    def _let_bots_play(self) -> None:
        game = self.game
        while not game.is_over and game.player != self._seat and game.turn <= MOST_TURNS:
            game.choose_index(self._at[game.player].index(game))

    def _observation(self) -> dict[str, np.ndarray]:
        game = self.game
        mask = np.zeros(self.space.size, np.int8)
        if game.player == self._seat:
            mask[game.actions] = 1
        return {"observation": game.observe_flat(self._seat, self._memory), "action_mask": mask}


gymnasium.register(id="splay/Innovation-v1", entry_point="splay.gym:InnovationEnv")
