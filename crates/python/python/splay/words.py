"""A game in words, for looking on."""

from .game import Game


def situation(game: Game, seat: int) -> str:
    """The table as a seat may see it, one line for each player and one for the decision."""
    view = game.view(seat)
    lines = [f"turn {game.turn}"]
    for number, player in enumerate(view["players"]):
        board = ", ".join(
            f"{color} {stack['cards'][0]}" + (f" ({len(stack['cards'])})" if len(stack["cards"]) > 1 else "")
            for color, stack in player["board"].items()
        )
        cards = [card if isinstance(card, str) else f"a {card['age']}" for card in player["hand"]]
        lines.append(
            f"{player['name']}{' (you)' if number == seat else ''}: {len(player['achievements'])} achievements, "
            f"{player['points']} points; board: {board or 'nothing'}; hand: {', '.join(cards) or 'nothing'}"
        )
    decision = game.decision
    if decision is None:
        lines.append(f"over: {game.outcome}")
    elif decision.player == seat:
        lines.append(f"{decision.prompt}: {', '.join(decision.options)}")
    else:
        lines.append(f"player {decision.player} decides")
    return "\n".join(lines)
