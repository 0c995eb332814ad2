"""Cards as data."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

from . import _native


@dataclass(frozen=True)
class Effect:
    """One effect of a card: its kind (``dogma``, ``demand``, ``echo`` …) and our words for it."""

    kind: str
    text: str


@dataclass(frozen=True)
class Card:
    """What is printed on a card in one edition."""

    title: str
    set: str
    age: int
    color: str
    #: What stands in its slots: top left, bottom left, bottom middle, bottom right, and of a city two more.
    icons: tuple[str, ...]
    #: The icon that decides who shares its dogma and of whom it demands.
    featured: str
    effects: tuple[Effect, ...]
    #: Our words for the karmas of a figure.
    karmas: tuple[str, ...]


def cards(edition: str = "third", sets: Iterable[str] = ("base",)) -> list[Card]:
    """All cards of an edition with some sets, in the order of the card list.

    >>> cards("third")[0].title
    'Pottery'
    """
    sets = sets.split(",") if isinstance(sets, str) else list(sets)
    return [
        Card(
            title=card["title"],
            set=card["set"],
            age=card["age"],
            color=card["color"],
            icons=tuple(card["icons"]),
            featured=card["featured"],
            effects=tuple(Effect(**effect) for effect in card["effects"]),
            karmas=tuple(card["karmas"]),
        )
        for card in json.loads(_native.cards(edition, sets))
    ]
