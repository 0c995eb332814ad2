"""How strong bots are, measured on Ray. Needs the extra ``splay[ray]``.

::

    python -m splay.tournament --out strength --bots greedy,mcts:100,mcts:1000 --deals 50

Each pair of bots meets; each deal is played with the seats swapped too. The same command continues where it was
interrupted.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from pathlib import Path
from typing import Any

from . import _native, cluster
from .selfplay import seed_of
from .setup import options_from


def play_piece(spec: dict[str, Any], piece: int) -> cluster.Rows:
    """One deal of one pairing, at both seatings."""
    from . import bots

    pairings = list(itertools.combinations(spec["bots"], 2))
    deal, pairing = divmod(piece, len(pairings))
    rows = []
    for exchanged in (False, True):
        seated = list(reversed(pairings[pairing]) if exchanged else pairings[pairing])
        seed = seed_of(spec["seed"], deal)
        record = bots.play(
            seated, spec["edition"], spec["sets"], seed, spec["most_turns"], **spec["options"]
        )
        winners = record["outcome"]["winners"] if record["outcome"] else []
        rows.append({"deal": deal, "bots": seated, "winners": winners, "choices": len(record["choices"])})
    return rows


def points(bots: list[str], rows: cluster.Rows) -> list[list[float]]:
    """What each bot (row) took from each (column): 1 for a victory, ½ for a draw."""
    taken = [[0.0] * len(bots) for _ in bots]
    for row in rows:
        one, other = (bots.index(bot) for bot in row["bots"])
        share = 0.5 if len(row["winners"]) != 1 else float(row["winners"] == [0])
        taken[one][other] += share
        taken[other][one] += 1 - share
    return taken


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m splay.tournament", description="How strong bots are.")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the results")
    parser.add_argument("--bots", required=True, help="separated by commas; the first one has 1000 points")
    parser.add_argument("--deals", type=int, default=50, help="how many deals each pair of bots plays")
    parser.add_argument("--edition", default="third")
    parser.add_argument("--sets", default="base", help="separated by commas")
    parser.add_argument("--options", default="", help="variants of the rules, such as longer,no-relics")
    parser.add_argument("--seed", type=int, default=1, help="decides all deals")
    parser.add_argument("--most-turns", type=int, default=500, help="longer games are cut off and drawn")
    parser.add_argument("--address", help="of a Ray cluster; if omitted, this machine")
    parser.add_argument("--cpus", type=int, help="how many cores of this machine")
    args = parser.parse_args(arguments)
    bots = args.bots.split(",")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        parser.error("a tournament is between two different bots or more")
    spec = {
        "bots": bots,
        "edition": args.edition,
        "sets": args.sets.split(","),
        "options": options_from(args.options.split(",")),
        "seed": args.seed,
        "most_turns": args.most_turns,
    }
    pairings = len(bots) * (len(bots) - 1) // 2
    files = cluster.run(spec, args.deals * pairings, play_piece, args.out, args.address, args.cpus)
    taken = points(bots, cluster.read(files))
    ratings, _ = _native.rate(taken)
    width = max(map(len, bots))
    for number, bot in sorted(enumerate(bots), key=lambda numbered: -ratings[numbered[0]][0]):
        elo, margin = ratings[number]
        games = sum(taken[number]) + sum(row[number] for row in taken)
        margin = f" ± {margin:.0f}" if margin is not None else ""
        print(f"{bot:{width}}  {elo:5.0f}{margin:7}  {sum(taken[number]):g} of {games:g}")


if __name__ == "__main__":
    main(sys.argv[1:])
