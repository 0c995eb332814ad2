"""Thousands of games at once."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _native
from .setup import setup
from .space import Space


class VectorEnv:
    """Many games, stepped together in Rust threads into arrays that are made once.

    Each game waits for one decision. :meth:`step` takes one action in every game; bots then play at their
    seats until a learner decides again. Where a game ends, its rewards are written and a new one begins at
    once. The arrays are always the same ones: copy what you want to keep.

    >>> env = VectorEnv(8, edition="third", players=2, seed=1)
    >>> for _ in range(100):
    ...     env.step(env.sample())
    >>> env.mask.shape == (8, env.space.size)
    True

    The number of threads changes nothing but the speed.
    """

    #: Who decides in each game.
    player: NDArray[np.int8]
    #: The legal actions of each game: the first ``counts[n]`` of row ``n``.
    legal: NDArray[np.int32]
    #: How many legal actions each game has.
    counts: NDArray[np.int32]
    #: The legal actions as a mask; empty without ``masks``.
    mask: NDArray[np.bool_]
    #: What who decides may know; empty without ``observations``.
    observation: NDArray[np.int16]
    #: What each player got in games that ended with this step, by seat.
    rewards: NDArray[np.float32]
    #: Which games ended with this step.
    terminated: NDArray[np.bool_]
    #: Which games were cut off.
    truncated: NDArray[np.bool_]

    def __init__(
        self,
        games: int,
        edition: str = "third",
        sets: Iterable[str] = ("base",),
        players: int = 2,
        seed: int | None = None,
        *,
        bots: Mapping[int, str] | None = None,
        masks: bool = True,
        observations: bool = True,
        memory: bool = False,
        threads: int | None = None,
        most_turns: int = 1000,
        teams: Sequence[Sequence[int]] | None = None,
        **options: bool,
    ):
        """``bots`` has the names of bots by their seats. ``memory`` adds to observations what seats remember,
        which takes longer."""
        if isinstance(sets, str):
            sets = sets.split(",")
        sets = list(sets)
        written = setup(edition, sets, players, seed, teams, options)
        seats = [(bots or {}).get(seat) for seat in range(players)]
        wrong = [seat for seat in bots or {} if seat not in range(players)]
        if wrong:
            raise _native.SetupError(f"there is no seat {wrong[0]}; take 0 to {players - 1}")
        threads = threads or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else threads or 1
        self._many = _native.Many(games, written, seats, threads, most_turns, memory)
        self._dice = np.random.default_rng(seed)
        #: The numbers of choices and the layout of observations.
        self.space = Space(edition, sets, players)
        #: Whether observations have what seats remember.
        self.memory = memory
        self._rows = np.arange(games)
        self.player = np.zeros(games, np.int8)
        self.legal = np.zeros((games, self._many.width), np.int32)
        self.counts = np.zeros(games, np.int32)
        self._mask = np.zeros((games if masks else 0, self.space.size), np.uint8)
        self.mask = self._mask.view(np.bool_)
        size = self.space.observation_size(memory)
        self.observation = np.zeros((games if observations else 0, size), np.int16)
        self.rewards = np.zeros((games, players), np.float32)
        self._terminated = np.zeros(games, np.uint8)
        self._truncated = np.zeros(games, np.uint8)
        self.terminated = self._terminated.view(np.bool_)
        self.truncated = self._truncated.view(np.bool_)
        self._many.look(self)

    def __len__(self) -> int:
        return len(self.player)

    def reset(self, seed: int) -> None:
        """Deals all games again."""
        self._dice = np.random.default_rng(seed)
        self._many.reset(seed)
        self._many.look(self)

    def step(self, actions: Any) -> None:
        """Takes one action in every game. If one is not legal, nothing happens in any of them."""
        self._many.step(np.ascontiguousarray(actions, np.int32), self)

    def sample(self) -> NDArray[np.int32]:
        """Any legal action for each game."""
        # A fraction of the count is quicker than bounded integers, and as fair as these need.
        picked = (self._dice.random(len(self.counts), np.float32) * self.counts).astype(np.int64)
        return self.legal[self._rows, np.minimum(picked, self.counts - 1)]

    @property
    def named(self) -> dict[str, NDArray[np.int16]]:
        """The observations by the names of their fields, as views."""
        return self.space.named(self.observation, self.memory)
