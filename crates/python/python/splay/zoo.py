"""PettingZoo: all seats are learners. Needs the extra ``splay[pettingzoo]``.

>>> from splay import zoo
>>> env = zoo.env(players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     done = terminated or truncated
...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .game import Game
from .gym import MOST_TURNS, observation_space
from .space import Space
from .words import situation


def env(**kwargs: Any) -> AECEnv:
    """The environment as PettingZoo wants it: whoever acts illegally loses, and steps come in order."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**kwargs), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):
    """Innovation for two or more agents, ``player_0``, ``player_1`` … by their seats. Arguments are those of
    :class:`splay.Game`, and ``memory`` for observations with what was told before."""

    metadata = {"render_modes": ["ansi"], "name": "innovation_v1", "is_parallelizable": False}

    def __init__(
        self,
        edition: str = "third",
        sets: Iterable[str] = ("base",),
        players: int = 2,
        *,
        memory: bool = False,
        render_mode: str | None = None,
        **options: bool,
    ):
        super().__init__()
        self._setup = {"edition": edition, "sets": tuple(sets), "players": players, **options}
        self._memory = memory
        self.render_mode = render_mode
        self.space = Space(edition, self._setup["sets"], players)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = observation_space(self.space, memory)
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.space.size) for agent in self.possible_agents}
        self._dice, _ = seeding.np_random()
        self.game: Game | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game."""
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
        self.game = Game(seed=int(self._dice.integers(2**53)), **self._setup)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.player]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent may know, and what it may do if it decides."""
        seat, mask = self._seat[agent], np.zeros(self.space.size, np.int8)
        if self.game.player == seat:
            mask[self.game.actions] = 1
        return {"observation": self.game.observe_flat(seat, self._memory), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent that decides takes an action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.game.act(action)
        if self.game.is_over:
            self.rewards = {other: float(self.game.returns[self._seat[other]]) for other in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.game.turn > MOST_TURNS:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.player]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the agent that decides may see it, in words."""
        if self.render_mode != "ansi" or self.game is None:
            return None
        return situation(self.game, self._seat[self.agent_selection])

    def close(self) -> None:
        """Nothing is left to close."""
