"""Innovation, Carl Chudyk's card game, for programs and learners.

>>> import splay
>>> game = splay.Game(edition="third", players=2, seed=7)
>>> game.decision.player
0
>>> game.choose(game.options[0])
>>> game.undo()

A :class:`Game` is one game with its history. :mod:`splay.bots` has opponents, :class:`Space` the numbers of
choices and the layout of observations, :class:`VectorEnv` thousands of games at once. ``splay.gym``,
``splay.zoo`` and ``splay.spiel`` are environments for Gymnasium, PettingZoo and OpenSpiel; ``python -m
splay.selfplay`` and ``python -m splay.tournament`` play on a Ray cluster. What these need comes with the extras
``splay[gymnasium]``, ``splay[pettingzoo]``, ``splay[openspiel]``, ``splay[ray]``, or ``splay[all]``.
"""

from . import bots
from ._native import (
    ACTIONS_VERSION,
    OBSERVATION_VERSION,
    RULES_VERSION,
    GameOver,
    IllegalChoice,
    PositionError,
    RecordError,
    SetupError,
    SplayError,
)
from .cards import Card, Effect, cards
from .game import Decision, Game, Outcome
from .space import Field, Space
from .vector import VectorEnv

__all__ = [
    "ACTIONS_VERSION",
    "OBSERVATION_VERSION",
    "RULES_VERSION",
    "Card",
    "Decision",
    "Effect",
    "Field",
    "Game",
    "GameOver",
    "IllegalChoice",
    "Outcome",
    "PositionError",
    "RecordError",
    "SetupError",
    "Space",
    "SplayError",
    "VectorEnv",
    "bots",
    "cards",
]
