"""What a game is made from, as the engine reads it."""

import json
import random
from collections.abc import Iterable, Sequence

from ._native import SetupError

#: The variants that a game can be played with.
OPTIONS = ("longer", "distance", "parley", "open_covered", "open_counts", "proof", "relics", "iello_words")


def options_from(words: Iterable[str]) -> dict[str, bool]:
    """Options by their names, as command lines have them; ``no-`` before a name leaves it out.

    >>> options_from(["longer", "no-relics"])
    {'longer': True, 'relics': False}
    """
    return {word.removeprefix("no-"): not word.startswith("no-") for word in words if word}


def setup(
    edition: str,
    sets: Iterable[str],
    players: int,
    seed: int | None,
    teams: Sequence[Sequence[int]] | None,
    options: dict[str, bool],
) -> str:
    """Writes a set-up as JSON. Without a seed, every game is another."""
    if isinstance(sets, str):
        sets = sets.split(",")
    for option in options:
        if option not in OPTIONS:
            raise SetupError(f'there is no option "{option}"; the options are {", ".join(OPTIONS)}')
    seed = random.getrandbits(53) if seed is None else seed
    if not 0 <= seed < 2**64:
        raise SetupError("a seed is a whole number from 0 to 2**64 - 1")
    written = {
        "edition": edition,
        "sets": list(sets),
        "players": players,
        "teams": [list(team) for team in teams or []],
        "options": options,
        "seed": seed,
    }
    return json.dumps(written)
