"""A bot of one's own against a built-in one, with what each of them may know."""

import splay


def my_choice(game: splay.Game) -> int:
    """Achieves if possible; else looks one action ahead, at what can be seen of it."""
    names = game.options
    for index, name in enumerate(names):
        if name.startswith("achieve"):
            return index
    seat = game.player
    worth = []
    for index in range(len(names)):
        twin = game.clone()
        twin.choose_index(index)
        seen = twin.observe(seat)
        # Points and icons of mine less those of others: what lies face down counts for nothing here.
        mine = 3 * seen["points"][0] + seen["icons"][0].sum() + 30 * seen["achievements"][0]
        theirs = 3 * seen["points"][1] + seen["icons"][1].sum() + 30 * seen["achievements"][1]
        worth.append(int(mine) - int(theirs))
    return max(range(len(names)), key=worth.__getitem__)


won = 0
for seed in range(10):
    game = splay.Game("third", seed=seed, names=["Mine", "Random"])
    bot = splay.bots.Random(seed)
    while not game.is_over and game.turn < 300:
        index = my_choice(game) if game.player == 0 else bot.index(game)
        game.choose_index(index)
    won += game.outcome is not None and 0 in game.outcome.winners
print(f"{won} of 10 won against random")
