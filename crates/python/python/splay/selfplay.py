"""Many games between bots, recorded, on Ray. Needs the extra ``splay[ray]``.

::

    python -m splay.selfplay --out games --bots mcts:200,mcts:200 --games 10000
    python -m splay.selfplay --out games --bots mcts:200,mcts:200 --games 10000 --address ray://head:10001

The same command continues where it was interrupted. ``python -m splay.learn`` learns from what was played.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from . import cluster
from .setup import options_from


def seed_of(seed: int, game: int) -> int:
    """The seed of a game of a run: any two are far apart, and every reader of JSON keeps them."""
    mixed = (seed * 0x9E3779B97F4A7C15 + game + 1) * 0xBF58476D1CE4E5B9 % 2**64
    mixed = (mixed ^ mixed >> 31) * 0x94D049BB133111EB % 2**64
    return (mixed ^ mixed >> 29) >> 11


def play_piece(spec: dict[str, Any], piece: int) -> cluster.Rows:
    """The games of one piece: one row for each, with its record."""
    from . import bots

    first = piece * spec["piece"]
    rows = []
    for game in range(first, min(first + spec["piece"], spec["games"])):
        # Bots take turns at the seats.
        turned = game % len(spec["bots"])
        seated = spec["bots"][turned:] + spec["bots"][:turned]
        seed = seed_of(spec["seed"], game)
        record = bots.play(
            seated, spec["edition"], spec["sets"], seed, spec["most_turns"], **spec["options"]
        )
        outcome = record["outcome"] or {"winners": [], "by": None}
        rows.append(
            {
                "game": game,
                "seed": int(record["seed"]),
                "bots": seated,
                "winners": outcome["winners"],
                "by": outcome["by"] or "broken off",
                "choices": len(record["choices"]),
                "record": json.dumps(record),
            }
        )
    return rows


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m splay.selfplay", description="Many games between bots, recorded.")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the records")
    parser.add_argument("--games", type=int, default=1000, help="how many games")
    parser.add_argument("--bots", default="mcts:200,mcts:200", help="one for each seat, separated by commas")
    parser.add_argument("--edition", default="third")
    parser.add_argument("--sets", default="base", help="separated by commas")
    parser.add_argument("--options", default="", help="variants of the rules, such as longer,no-relics")
    parser.add_argument("--seed", type=int, default=1, help="decides all deals")
    parser.add_argument("--piece", type=int, default=10, help="how many games a worker plays at a time")
    parser.add_argument("--most-turns", type=int, default=1000, help="longer games are cut off")
    parser.add_argument("--address", help="of a Ray cluster; if omitted, this machine")
    parser.add_argument("--cpus", type=int, help="how many cores of this machine")
    args = parser.parse_args(arguments)
    spec = {
        "games": args.games,
        "bots": args.bots.split(","),
        "edition": args.edition,
        "sets": args.sets.split(","),
        "options": options_from(args.options.split(",")),
        "seed": args.seed,
        "piece": args.piece,
        "most_turns": args.most_turns,
    }
    pieces = -(-args.games // args.piece)
    files = cluster.run(spec, pieces, play_piece, args.out, args.address, args.cpus)
    rows = cluster.read(files)
    wins: dict[str, float] = dict.fromkeys(spec["bots"], 0.0)
    for row in rows:
        for winner in row["winners"]:
            wins[row["bots"][winner]] += 1 / len(row["winners"])
    print(f"{len(rows)} games in {args.out}: " + ", ".join(f"{bot} won {won:g}" for bot, won in wins.items()))


if __name__ == "__main__":
    main(sys.argv[1:])
