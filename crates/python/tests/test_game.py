"""One game from Python."""

import copy
import pickle
import threading
import time

import numpy as np
import pytest
import splay


def play_on(game, seed, choices=10**6):
    """Makes so many random choices, or plays to the end."""
    dice = np.random.default_rng(seed)
    while not game.is_over and choices > 0:
        game.act(dice.choice(game.actions))
        choices -= 1
    return game


def test_a_game_is_played_to_its_end():
    game = splay.Game("third", players=3, seed=5, names=["Ann", "Ben", "Cleo"])
    assert game.decision.kind == "first-card"
    assert len(game.decision.words) == len(game.options)
    play_on(game, 5)
    assert game.decision is None and game.player is None and game.options == []
    assert game.outcome.by in ("achievements", "score", "effect", "draw")
    assert abs(sum(game.returns)) < 1e-6
    assert [game.returns[winner] > 0 for winner in game.outcome.winners]
    with pytest.raises(splay.GameOver):
        game.choose("draw")


@pytest.mark.parametrize("edition", ["first", "third", "fourth"])
def test_the_same_seed_and_choices_make_the_same_game(edition):
    one, other = (play_on(splay.Game(edition, seed=8), 8) for _ in range(2))
    assert one.record() == other.record()
    again = splay.Game.from_record(one.record())
    assert again.outcome == one.outcome and again.events() == one.events()


def test_choices_are_taken_back():
    game = play_on(splay.Game(seed=2), 2, 30)
    before, options = game.position(), game.options
    game.choose_index(0)
    game.undo()
    assert game.position() == before and game.options == options
    with pytest.raises(splay.SplayError, match="nothing has been chosen"):
        splay.Game(seed=2).undo()


def test_a_clone_goes_its_own_way():
    game = play_on(splay.Game(seed=3), 3, 20)
    for twin in (game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.record() == game.record()
        record = game.record()
        play_on(twin, 1)
        assert game.record() == record


def test_a_position_is_begun_from():
    game = play_on(splay.Game("fourth", seed=4), 4, 40)
    while game.decision.kind != "action":
        game.choose_index(0)
    again = splay.Game.from_position(game.position())
    assert again.position()["players"] == game.position()["players"]
    assert again.options == game.options


def test_a_seat_sees_what_it_may():
    game = play_on(splay.Game(seed=6), 6, 25)
    mine, theirs = game.view(0), game.view(1)
    assert all(isinstance(card, str) for card in mine["players"][0]["hand"])
    assert all(isinstance(card, dict) for card in theirs["players"][0]["hand"])
    assert game.events(0) != game.events() and len(game.events(0)) == len(game.events())
    assert game.events(0, since=len(game.events()) - 2) == game.events(0)[-2:]
    knowledge = game.knowledge(1)
    for card in theirs["players"][1]["hand"]:
        assert knowledge[card] == [{"zone": "hand", "player": 1}]


def test_what_is_wrong_is_said():
    with pytest.raises(splay.SetupError, match="2 to 4 players"):
        splay.Game("third", players=9)
    with pytest.raises(splay.SetupError, match='no option "logner"'):
        splay.Game(logner=True)
    with pytest.raises(splay.SetupError, match="second"):
        splay.Game("second")
    game = splay.Game(seed=1)
    with pytest.raises(splay.IllegalChoice, match="not a choice"):
        game.choose("dance")
    with pytest.raises(splay.IllegalChoice, match="game.options"):
        game.choose("draw")
    with pytest.raises(splay.IllegalChoice, match="game.actions"):
        game.act(10**6)
    with pytest.raises(splay.SplayError, match="seat 7"):
        game.view(7)
    with pytest.raises(splay.PositionError):
        splay.Game.from_position({"edition": "third"})
    with pytest.raises(splay.RecordError):
        splay.Game.from_record("{}")


def test_cards_are_data():
    cards = splay.cards("third")
    assert len(cards) == 105
    archery = next(card for card in cards if card.title == "Archery")
    assert (archery.age, archery.color, archery.featured) == (1, "red", "castle")
    assert archery.effects[0].kind == "demand" and archery.karmas == ()
    figures = [card for card in splay.cards("third", ("base", "figures")) if card.set == "figures"]
    assert len(figures) == 105 and all(card.karmas and all(card.karmas) for card in figures)
    # Relics of other sets lie beside Artifacts of History, but are not among its cards.
    assert {card.set for card in splay.cards("third", ("base", "artifacts"))} == {"base", "artifacts"}


def test_relics_are_an_option():
    sets = ("base", "artifacts")

    def lie_there(game):
        return "Timbuktu" in game.position()["achievements"]

    assert lie_there(splay.Game(sets=sets, seed=1))
    assert lie_there(splay.Game(sets=sets, seed=1, relics=True))
    without = splay.Game(sets=sets, seed=1, relics=False)
    assert not lie_there(without) and without.record()["options"] == {"relics": False}
    with pytest.raises(splay.SetupError, match="[Rr]elics"):
        splay.Game(seed=1, relics=True)


def test_bots_choose_and_say_what_they_think():
    game = play_on(splay.Game(seed=9), 9, 20)
    while len(game.options) < 3:
        game.choose_index(0)
    bots = [splay.bots.Random(), splay.bots.Greedy(), splay.bots.Level("easy")]
    for bot in bots:
        assert bot.choose(game) in game.options and bot.thought is None
    search = splay.bots.Mcts(tries=100, seed=1)
    choice = search.choose(game)
    assert choice == splay.bots.Mcts(tries=100, seed=1).choose(game)
    assert choice == search.thought.options[0].choice and 0 < search.thought.options[0].chance < 1
    assert search.action(game) in game.actions
    with pytest.raises(splay.SplayError, match="no bot"):
        splay.bots.Bot("oracle")


def test_a_better_bot_wins():
    records = [splay.bots.play(["random", "greedy"], seed=seed) for seed in range(10)]
    assert sum(record["outcome"]["winners"] == [1] for record in records) >= 9


def test_others_run_while_a_bot_thinks():
    game = splay.Game(seed=1)
    counted = []

    def count():
        while not done.is_set():
            counted.append(1)
            time.sleep(0.01)

    done = threading.Event()
    counter = threading.Thread(target=count)
    counter.start()
    try:
        # However busy the machine is, in one call or another somebody else gets to run.
        for _ in range(100):
            before = len(counted)
            splay.bots.Mcts(ms=500).choose(game)
            # More often than just before the call and just after it.
            if len(counted) > before + 5:
                break
        else:
            pytest.fail("nobody runs while a bot thinks")
    finally:
        done.set()
        counter.join()
