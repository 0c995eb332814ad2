"""Recorded games, read back into what the bots of Splay learn from.

::

    python -m splay.learn evaluation games > evaluation.txt

reads what ``splay.selfplay`` has written, and needs its extra, ``splay[ray]``; :func:`learn` takes any records.

The weights have the form of those in ``crates/bots``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import _native, cluster


@dataclass(frozen=True)
class Learned:
    """What was learned, and how well."""

    #: The weights, as they are kept in ``crates/bots``.
    weights: str
    #: How many examples there were to learn from.
    examples: int
    #: How well every eighth game is foretold, from which nothing was learned: the loss, 0 is perfect.
    loss: float
    #: The share of what was foretold.
    right: float


def learn(records: Iterable[Mapping[str, Any] | str], what: str = "evaluation", rounds: int = 5, seed: int = 1) -> Learned:
    """Learns from recorded games what positions are worth, or with ``what="habits"`` what to choose at a glance.
    All games are gone through so many times; the same records and seed make the same weights.

    >>> from splay import bots
    >>> learn([bots.play(["greedy", "random"], seed=seed) for seed in range(8)], rounds=1).examples > 100
    True
    """
    texts = [record if isinstance(record, str) else json.dumps(record) for record in records]
    return Learned(*_native.learn(texts, what, rounds, seed))


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m splay.learn", description="Learn from recorded games.")
    what = "what to learn: what positions are worth, or what to choose"
    parser.add_argument("what", choices=["evaluation", "habits"], help=what)
    parser.add_argument("games", type=Path, nargs="+", help="Parquet files, or folders of splay.selfplay")
    parser.add_argument("--rounds", type=int, default=5, help="how many passes to make over all games")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    rows = sorted(cluster.read(args.games), key=lambda row: row["game"])
    learned = learn((row["record"] for row in rows), args.what, args.rounds, args.seed)
    print(
        f"{len(rows)} games, {learned.examples} examples; loss {learned.loss:.4f}, {100 * learned.right:.1f}% right",
        file=sys.stderr,
    )
    print(learned.weights, end="")


if __name__ == "__main__":
    main(sys.argv[1:])
