"""One game with its history."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _native
from .setup import setup
from .space import Space


@dataclass(frozen=True)
class Decision:
    """What a game waits for: one player picks one of the options."""

    player: int
    #: The card whose effect asks, if one does.
    source: str | None
    #: The question in words.
    prompt: str
    #: What kind of question it is.
    kind: str
    #: The options as they are written in records.
    options: tuple[str, ...]
    #: The same in words.
    words: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    #: ``achievements``, ``score``, ``effect``, ``elimination`` or ``draw``.
    by: str
    #: The card whose effect decided it.
    card: str | None


class Game:
    """A game: it waits for one decision at a time, or is over.

    The same seed and choices make the same game on every machine. Variants of the rules are further named
    arguments: ``longer``, ``distance``, ``parley``, ``open_covered``, ``open_counts``, ``proof``, ``relics``,
    ``iello_words``. What the rulebook leaves to the table is off unless ``True``; ``distance``, ``parley`` and
    ``relics`` are as the rulebook has them unless given.

    >>> game = Game("third", players=2, seed=1)
    >>> while game.decision is not None:
    ...     game.choose(game.options[0])
    >>> game.outcome
    Outcome(winners=(), by='draw', card=None)
    """

    def __init__(
        self,
        edition: str = "third",
        sets: Iterable[str] = ("base",),
        players: int = 2,
        seed: int | None = None,
        *,
        names: Sequence[str] = (),
        teams: Sequence[Sequence[int]] | None = None,
        **options: bool,
    ):
        written = setup(edition, sets, players, seed, teams, options)
        self._game = _native.Game.new_game(written, list(names))

    @classmethod
    def _of(cls, native: _native.Game) -> Game:
        game = cls.__new__(cls)
        game._game = native
        return game

    @classmethod
    def from_record(cls, record: Mapping[str, Any] | str) -> Game:
        """Plays a record to its end. It is a mapping, or its JSON text."""
        return cls._of(_native.Game.from_record(_text(record)))

    @classmethod
    def from_position(cls, position: Mapping[str, Any] | str) -> Game:
        """Starts from a position, such as :meth:`position` gives. It is a mapping, or its JSON text."""
        return cls._of(_native.Game.from_position(_text(position)))

    @property
    def space(self) -> Space:
        """The numbers of choices and the layout of observations."""
        return Space(_native_space=self._game.space)

    @property
    def players(self) -> int:
        """How many play."""
        return self._game.players

    @property
    def player(self) -> int | None:
        """Who decides; ``None`` once the game is over."""
        return self._game.player

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self._game.turn

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._game.player is None

    @property
    def decision(self) -> Decision | None:
        """What the game waits for; ``None`` once it is over."""
        decision = json.loads(self._game.decision())
        if decision is None:
            return None
        options, words = tuple(decision.pop("options")), tuple(decision.pop("words"))
        return Decision(**decision, options=options, words=words)

    @property
    def options(self) -> list[str]:
        """The options, as they are written in records; none once the game is over."""
        return self._game.options()

    @property
    def actions(self) -> NDArray[np.int32]:
        """The numbers of the options, in the same order."""
        return self._game.actions()

    def legal_mask(self) -> NDArray[np.bool_]:
        """One ``bool`` for each action of the space: whether it is legal now."""
        mask = np.zeros(self._game.space.size, np.bool_)
        mask[self._game.actions()] = True
        return mask

    def choose(self, choice: str) -> None:
        """Answers the decision with one of :attr:`options`."""
        self._game.choose(choice)

    def choose_index(self, index: int) -> None:
        """Answers the decision with the option at this place of :attr:`options`."""
        self._game.choose_index(index)

    def act(self, action: int) -> None:
        """Answers the decision with one of :attr:`actions`."""
        self._game.act(int(action))

    def concede(self, player: int) -> None:
        """A player gives up."""
        self._game.concede(player)

    def undo(self) -> None:
        """Takes the last choice back."""
        self._game.undo()

    def clone(self) -> Game:
        """Another game that is the same, history included."""
        return Game._of(self._game.clone())

    __copy__ = clone

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.from_record, (self._game.record(),)

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"player {self.player} decides"
        return f"<splay.Game of {self.players} players, turn {self.turn}, {state}>"

    def view(self, seat: int) -> dict[str, Any]:
        """The table as a seat may see it; the form is that of ``docs/PROTOCOL.md``."""
        return json.loads(self._game.view(seat))

    def position(self) -> dict[str, Any]:
        """The table in full. :meth:`from_position` begins from it."""
        return json.loads(self._game.view())

    def knowledge(self, seat: int) -> dict[str, list[dict[str, Any]]]:
        """For each card the places where it can be, as far as a seat can tell by all it was told."""
        return json.loads(self._game.knowledge(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What has happened after the first ``since`` events, as a seat was told it; without a seat, in
        full. ``docs/PROTOCOL.md`` has the kinds of events."""
        return json.loads(self._game.events(seat, since))

    def record(self) -> dict[str, Any]:
        """The game so far: set-up, seed and choices. :meth:`from_record` plays it again."""
        return json.loads(self._game.record())

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        outcome = json.loads(self._game.outcome())
        if outcome is None:
            return None
        return Outcome(tuple(outcome["winners"]), outcome["by"], outcome.get("card"))

    @property
    def returns(self) -> list[float]:
        """What the game was worth to each player: winners share 1, losers share −1."""
        return self._game.returns()

    def observe(self, seat: int | None = None, memory: bool = False) -> dict[str, NDArray[np.int16]]:
        """What a seat may know, as named arrays; without a seat, the one that decides. With ``memory`` that
        includes what it can tell by all it was told before, and not by looking alone."""
        return self.space.named(self.observe_flat(seat, memory), memory)

    def observe_flat(self, seat: int | None = None, memory: bool = False) -> NDArray[np.int16]:
        """The same as one flat array."""
        seat = (self.player or 0) if seat is None else seat
        return self._game.observe(seat, memory)


def _text(value: Mapping[str, Any] | str) -> str:
    return value if isinstance(value, str) else json.dumps(value)
