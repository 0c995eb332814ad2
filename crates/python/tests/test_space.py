"""Numbers of choices, and observations."""

import itertools

import numpy as np
import pytest
import splay
from test_game import play_on

SPACES = [
    ("first", ("base",), 2),
    ("third", ("base",), 2),
    ("third", ("base", "echoes"), 3),
    ("fourth", ("base",), 4),
]


@pytest.mark.parametrize(("edition", "sets", "players"), SPACES)
def test_actions_are_options(edition, sets, players):
    game = splay.Game(edition, sets, players, seed=1)
    space = splay.Space(edition, sets, players)
    dice = np.random.default_rng(1)
    while not game.is_over:
        actions = game.actions
        assert len(set(actions)) == len(game.options) == game.legal_mask().sum()
        assert game.legal_mask()[actions].all()
        for action, option in zip(actions, game.options):
            if option.startswith(("meld", "dogma", "card", "draw")):
                assert space.name(action) == option
                assert space.number(option) == action
        game.act(dice.choice(actions))


def test_a_universal_number_is_the_same_everywhere():
    spaces = [splay.Space(*space) for space in SPACES]
    for one, other in itertools.combinations(spaces, 2):
        for name in ("draw", "pass", "meld Archery", "dogma Tools", "achieve 3", "player +1"):
            assert one.universal[one.number(name)] == other.universal[other.number(name)]
    assert (np.diff(spaces[0].universal) > 0).all()
    assert splay.ACTIONS_VERSION == "splay-actions/1"
    with pytest.raises(splay.SplayError, match="space.names"):
        spaces[0].number("meld nothing")


@pytest.mark.parametrize(("edition", "sets", "players"), SPACES)
def test_an_observation_is_what_the_view_shows(edition, sets, players):
    game = play_on(splay.Game(edition, sets, players, seed=3), 3, 60)
    space = game.space
    for seat in range(players):
        view, seen = game.view(seat), game.observe(seat)
        places = {place: n for n, place in enumerate(space.places)}
        for away in range(players):
            player = view["players"][(seat + away) % players]
            assert seen["points"][away] == player["points"]
            assert dict(zip(space.icons, map(int, seen["icons"][away]))) == player["icons"]
            for pile, name in enumerate(space.piles):
                cards = player.get(name, [])
                assert seen["piles"][away, pile].sum() == len(cards)
                known = {card for card in cards if isinstance(card, str)}
                rows = np.flatnonzero(seen["cards"][:, places[f"{name} +{away}"]])
                assert {space.cards[row] for row in rows} == known
            tops = {stack["cards"][0] for stack in player["board"].values()}
            rows = np.flatnonzero(seen["cards"][:, places[f"top +{away}"]])
            assert {space.cards[row] for row in rows} == tops
        for n, name in enumerate(space.sets):
            for age, deck in view["decks"][name].items():
                assert seen["decks"][n, int(age)] == len(deck)


def test_named_fields_are_views_of_the_flat_array():
    game = splay.Game(seed=1)
    flat = game.observe_flat(memory=True)
    named = game.space.named(flat, memory=True)
    assert sum(field.size for field in named.values()) == flat.size
    assert all(np.shares_memory(field, flat) for field in named.values())
    assert "could" in named and "could" not in game.observe()


def test_who_does_not_decide_is_not_told_the_question():
    game = splay.Game(seed=1)
    assert game.observe(game.player)["prompt"].sum() == 1
    assert game.observe(1 - game.player)["prompt"].sum() == 0
    assert game.observe(1 - game.player)["decider"].tolist() == [0, 1]


def test_hidden_cards_that_change_places_change_nothing():
    game = play_on(splay.Game(seed=12), 12, 30)
    while game.decision.kind != "action":
        game.choose_index(0)
    position = game.position()
    game = splay.Game.from_position(position)
    compared = 0
    hand = position["players"][1]["hand"]
    for n, card in enumerate(hand):
        deck = next((deck for deck in position["decks"]["base"].values() if deck and same_age(deck[0], card)), None)
        if deck is None:
            continue
        hand[n], deck[0] = deck[0], hand[n]
        twin = splay.Game.from_position(position)
        hand[n], deck[0] = deck[0], hand[n]
        for memory in (False, True):
            assert (twin.observe_flat(0, memory) == game.observe_flat(0, memory)).all()
        assert (twin.observe_flat(1) != game.observe_flat(1)).any()
        compared += 1
    assert compared > 0


AGES = {card.title: card.age for card in splay.cards("third")}


def same_age(one, other):
    return AGES[one] == AGES[other]


def test_who_has_learned_one_game_can_tell_whether_it_is_another():
    prints = {splay.Space(edition, sets, players).fingerprint() for edition, sets, players in SPACES}
    # The first and the third edition have the same cards.
    assert len(prints) == len(SPACES) - 1
    space = splay.Space("third")
    assert space.fingerprint() == splay.Space("third").fingerprint() != space.fingerprint(memory=True)
