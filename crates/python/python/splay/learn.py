"""Recorded games, read back into what the bots of Splay learn from. Needs the extra ``splay[cluster]``.

::

    python -m splay.learn evaluation games > evaluation.txt

The weights have the form of those in ``crates/bots``.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from . import _native, cluster


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m splay.learn", description="Learn from recorded games.")
    parser.add_argument("what", choices=["evaluation", "habits"], help="what positions are worth, or what to choose")
    parser.add_argument("games", type=Path, nargs="+", help="Parquet files, or folders of splay.selfplay")
    parser.add_argument("--rounds", type=int, default=5, help="how often all games are gone through")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    rows = sorted(cluster.read(args.games), key=lambda row: row["game"])
    weights, examples, loss, right = _native.learn([row["record"] for row in rows], args.what, args.rounds, args.seed)
    print(f"{len(rows)} games, {examples} examples; loss {loss:.4f}, {100 * right:.1f} % right", file=sys.stderr)
    print(weights, end="")


if __name__ == "__main__":
    main(sys.argv[1:])
