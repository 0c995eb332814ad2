"""The action space, and the layout of observations."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from . import _native


@dataclass(frozen=True)
class Field:
    """A part of an observation."""

    name: str
    #: What its numbers say.
    about: str
    #: Where it begins in the flat array.
    start: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return int(np.prod(self.shape))


class Space:
    """The numbers of all choices, and how observations are laid out, in the games of an edition with some
    sets for so many players. Players are counted clockwise from the one who decides or looks.

    >>> space = Space("third", players=2)
    >>> space.name(0)
    'draw'
    >>> space.number("meld Archery") == space.names.index("meld Archery")
    True
    """

    def __init__(
        self,
        edition: str = "third",
        sets: Iterable[str] = ("base",),
        players: int = 2,
        *,
        _native_space: _native.Space | None = None,
    ):
        sets = sets.split(",") if isinstance(sets, str) else list(sets)
        self._space = _native_space or _native.Space(edition, sets, players)

    @property
    def size(self) -> int:
        """How many actions there are, numbered from 0."""
        return self._space.size

    def name(self, action: int) -> str:
        """What an action is, as choices are written, with players as ``+1`` for the next clockwise."""
        return self._space.name(int(action))

    @cached_property
    def names(self) -> list[str]:
        """The names of all actions."""
        return [self._space.name(action) for action in range(self.size)]

    def number(self, name: str) -> int:
        """The action with this name."""
        try:
            return self.names.index(name)
        except ValueError:
            raise _native.SplayError(f'no action is called "{name}"; space.names has them all') from None

    @cached_property
    def universal(self) -> NDArray[np.int64]:
        """For each action the number that it has in the games of all editions and sets."""
        return self._space.universal()

    @cached_property
    def cards(self) -> list[str]:
        """The titles of the cards, in the order in which observations have them."""
        return self._space.cards()

    @cached_property
    def places(self) -> list[str]:
        """The places in which an observation has cards."""
        return self._space.places()

    @cached_property
    def sets(self) -> list[str]:
        """The sets, in the order in which observations have them."""
        return self._space.sets()

    @cached_property
    def piles(self) -> list[str]:
        """The piles of a player, in the order in which observations have them."""
        return self._space.piles()

    @cached_property
    def icons(self) -> list[str]:
        """The icons that are counted, in the order in which observations have them."""
        return self._space.icons()

    def fields(self, memory: bool = False) -> list[Field]:
        """The fields of an observation, in their order; with a memory there are more."""
        return [
            Field(name, about, start, tuple(shape))
            for name, about, start, shape in self._space.fields(memory)
        ]

    def fingerprint(self, memory: bool = False) -> str:
        """A short text that is the same for two games if who has learned one can play the other: they have the same
        actions and observations, by number and by meaning. Keep it with what was learned, beside the versions.

        >>> Space("first").fingerprint() == Space("third").fingerprint() != Space("fourth").fingerprint()
        True
        """
        return "-".join(self._space.fingerprints(memory))

    def observation_size(self, memory: bool = False) -> int:
        """How many numbers an observation has."""
        last = self.fields(memory)[-1]
        return last.start + last.size

    def named(self, flat: NDArray[np.int16], memory: bool = False) -> dict[str, NDArray[np.int16]]:
        """The fields of an observation by their names, as views into the flat array. The array may have
        further dimensions in front, such as one for many games."""
        front = flat.shape[:-1]
        return {
            field.name: flat[..., field.start : field.start + field.size].reshape(*front, *field.shape)
            for field in self.fields(memory)
        }
