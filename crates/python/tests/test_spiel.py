"""OpenSpiel's own checks, and its search at the table."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra splay[openspiel] is not installed")
import splay.spiel  # noqa: E402


GAMES = [
    "python_splay",
    "python_splay(players=3,edition=fourth)",
    "python_splay(sets=base+artifacts+figures,options=longer+no-relics)",
]


@pytest.mark.parametrize("name", GAMES)
def test_its_random_simulation_passes(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=False, verbose=False)


def test_an_imagined_game_looks_the_same():
    game = pyspiel.load_game("python_splay")
    dice = np.random.default_rng(1)
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(60):
        state.apply_action(dice.choice(state.legal_actions()))
    player = state.current_player()
    differ = 0
    for _ in range(10):
        imagined = state.resample_from_infostate(player, dice.random)
        assert imagined.information_state_string(player) == state.information_state_string(player)
        assert imagined.legal_actions() == state.legal_actions()
        other = 1 - player
        differ += imagined.information_state_string(other) != state.information_state_string(other)
    assert differ > 5


def test_its_search_plays_a_game():
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("python_splay")
    search = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    dice = np.random.default_rng(1)
    state = game.new_initial_state()
    state.apply_action(5)
    searched = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.current_player() == 0 and len(legal) > 1:
            action, searched = search.step(state), searched + 1
        else:
            action = dice.choice(legal)
        assert action in legal
        state.apply_action(action)
    assert searched > 20 and sum(state.returns()) == 0


def test_variants_are_played():
    game = splay.spiel.InnovationGame({"sets": "base+artifacts", "options": "longer+no-relics"})
    assert game.deal(3).record()["options"] == {"longer": True, "relics": False}
