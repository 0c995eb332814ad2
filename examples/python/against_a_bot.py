"""A bot of one's own against a built-in one."""

import random

import splay


def my_choice(game: splay.Game, dice: random.Random) -> str:
    """Achieves if possible; else uses a card, melds or draws; does what one may, and takes any card."""
    for wish in ("achieve", dice.choices(("dogma", "meld", "draw"), (5, 2, 1))[0], "yes"):
        wanted = [option for option in game.options if option.startswith(wish)]
        if wanted:
            return dice.choice(wanted)
    return dice.choice([option for option in game.options if option != "pass"])


won = 0
for seed in range(20):
    game = splay.Game("third", seed=seed, names=["Mine", "Random"])
    mine, theirs = random.Random(seed), splay.bots.Random(seed)
    while not game.is_over:
        game.choose(my_choice(game, mine) if game.player == 0 else theirs.choose(game))
    won += 0 in game.outcome.winners
print(f"{won} of 20 won against random")
