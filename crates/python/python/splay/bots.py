"""Opponents. None of them looks at what its seat may not see.

>>> import splay
>>> game = splay.Game(seed=3)
>>> splay.bots.Greedy().choose(game) in game.options
True
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from . import _native
from .game import Game


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of an option."""

    choice: str
    #: The estimated chance that the player wins, from 0 to 1; it says nothing if there were no tries.
    chance: float
    tries: int


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a decision."""

    #: The most tried first.
    options: tuple[Opinion, ...]
    #: What it expects to be chosen from here on, by whoever decides then.
    line: tuple[str, ...]
    tries: int


class Bot:
    """A bot by its name: ``random``, ``greedy``, ``mcts:500``, ``mcts:100ms``, ``beginner``, ``easy``,
    ``medium``, ``hard``, ``expert``. It follows one game for one seat at a time and remembers what it was
    told. The same seed plays the same way, unless it thinks by the clock. While it thinks, other threads of
    Python run, and Ctrl-C interrupts it."""

    def __init__(self, name: str, seed: int = 0):
        self._bot = _native.Bot(name, seed)
        #: What it thought of the last decision, if it is a search.
        self.thought: Thought | None = None

    @property
    def name(self) -> str:
        """What it is called."""
        return self._bot.name

    def choose(self, game: Game) -> str:
        """Picks an option for the player who decides; nothing is played."""
        return game.options[self.index(game)]

    def index(self, game: Game) -> int:
        """The same by the place of the option."""
        index, thought = self._bot.think(game._game)
        told = json.loads(thought)
        self.thought = told and Thought(
            options=tuple(Opinion(**option) for option in told["options"]),
            line=tuple(told["line"]),
            tries=told["tries"],
        )
        return index

    def action(self, game: Game) -> int:
        """The same by the number of the action."""
        return int(game.actions[self.index(game)])

    def __repr__(self) -> str:
        return f"<splay.bots.Bot {self.name}>"


class Random(Bot):
    """Picks any option."""

    def __init__(self, seed: int = 0):
        super().__init__("random", seed)


class Greedy(Bot):
    """Looks one action ahead."""

    def __init__(self, seed: int = 0):
        super().__init__("greedy", seed)


class Mcts(Bot):
    """Searches: so many tries, or so many milliseconds, for an action, and a quarter of that for smaller
    choices. :attr:`Bot.thought` has what it thinks."""

    def __init__(self, tries: int | None = None, ms: int | None = None, seed: int = 0):
        if tries is not None and ms is not None:
            raise _native.SplayError("say either how many tries or how many milliseconds")
        budget = str(tries) if tries is not None else f"{100 if ms is None else ms}ms"
        super().__init__(f"mcts:{budget}", seed)


class Level(Bot):
    """As strong as a person wants: ``beginner``, ``easy``, ``medium``, ``hard`` or ``expert``."""

    def __init__(self, name: str, seed: int = 0):
        super().__init__(name, seed)


def play(
    bots: list[str],
    edition: str = "third",
    sets: tuple[str, ...] | list[str] = ("base",),
    seed: int | None = None,
    most_turns: int = 1000,
    **options: bool,
) -> dict:
    """Plays a whole game between bots, one for each seat, and gives its record. A game that goes on for more
    turns is cut off and has no outcome.

    >>> play(["random", "greedy"], seed=1)["outcome"]["winners"]
    [1]
    """
    from .setup import setup

    written = setup(edition, sets, len(bots), seed, None, options)
    return json.loads(_native.play(written, list(bots), most_turns))
