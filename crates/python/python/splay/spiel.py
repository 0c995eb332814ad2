"""OpenSpiel: the game ``python_splay``. Needs the extra ``splay[openspiel]``.

>>> import pyspiel, splay.spiel
>>> game = pyspiel.load_game("python_splay(players=2,edition=third)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)  # chance picks one of the deals
>>> state.current_player()
0
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from .game import Game
from .setup import options_from
from .space import Space

#: A game in which so many turns have begun is cut off, and nobody has won.
MOST_TURNS = 500
#: No game is longer.
MOST_CHOICES = 100_000

_PARAMETERS = {"players": 2, "edition": "third", "sets": "base", "options": "", "deals": 1000}

_TYPE = pyspiel.GameType(
    short_name="python_splay",
    long_name="Innovation, by Splay",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


class InnovationGame(pyspiel.Game):
    """Innovation. Chance picks one of so many ``deals`` at the start; ``sets`` are separated by ``+``, and so are
    ``options``, such as ``longer+no-relics``."""

    def __init__(self, params: dict[str, Any] | None = None):
        self.setup = {**_PARAMETERS, **(params or {})}
        self.sets = tuple(self.setup["sets"].split("+"))
        self.options = options_from(self.setup["options"].split("+"))
        self.space = Space(self.setup["edition"], self.sets, self.setup["players"])
        super().__init__(
            _TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=self.space.size,
                max_chance_outcomes=self.setup["deals"],
                num_players=self.setup["players"],
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=MOST_CHOICES,
            ),
            self.setup,
        )

    def deal(self, seed: int) -> Game:
        """A game of Splay's from one of the deals."""
        return Game(self.setup["edition"], self.sets, self.setup["players"], seed=seed, **self.options)

    def new_initial_state(self) -> InnovationState:
        """A game that is not yet dealt."""
        return InnovationState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> InnovationObserver:
        """What players see, as OpenSpiel asks for it."""
        return InnovationObserver(self.space)


class InnovationState(pyspiel.State):
    """A game of Innovation; a game that somebody imagines has no history."""

    def __init__(self, game: InnovationGame):
        super().__init__(game)
        self._spiel = _Shared(game)
        self._game: Any = None

    def current_player(self) -> int:
        """Who decides; chance before the deal."""
        if self._game is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self._game.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all alike."""
        deals = self._spiel.game.setup["deals"]
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(action) for action in self._game.actions())

    def _apply_action(self, action: int) -> None:
        if self._game is None:
            self._game = self._spiel.game.deal(int(action))._game
        else:
            self._game.act(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._spiel.game.space.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over or was cut off."""
        game = self._game
        return game is not None and (game.player is None or game.turn > MOST_TURNS)

    def returns(self) -> list[float]:
        """What the game was worth to each player."""
        return [0.0] * self.num_players() if self._game is None else self._game.returns()

    def observe(self, player: int) -> np.ndarray:
        """What a player sees, as one array."""
        if self._game is None:
            return np.zeros(self._spiel.game.space.observation_size(), np.int16)
        return _look(self._game, player)

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees; what they remember besides is left to the search."""
        player = self.current_player() if player is None else player
        return f"{player} {self.observe(player).tobytes().hex()}"

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> InnovationState:
        """A game that this player cannot tell from this one, neither by looking nor by what they were told."""
        imagined = InnovationState(self._spiel.game)
        imagined._game = self._game.imagine(player, int(probability_sampler() * 2**53))
        return imagined

    def __str__(self) -> str:
        if self._game is None:
            return "not yet dealt"
        return self.information_state_string(max(self._game.player or 0, 0))


class _Shared:
    """What states of one game have in common, and is not copied with them."""

    def __init__(self, game: InnovationGame):
        self.game = game

    def __deepcopy__(self, memo: object) -> _Shared:
        return self


class InnovationObserver:
    """What players see as a tensor of floating numbers."""

    def __init__(self, space: Space):
        self._space = space
        self.tensor = np.zeros(space.observation_size(), np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape)
            for field in space.fields()
        }

    def set_from(self, state: InnovationState, player: int) -> None:
        """Writes what a player sees."""
        self.tensor[:] = state.observe(player)

    def string_from(self, state: InnovationState, player: int) -> str:
        """The same as text."""
        return f"{player} {state.observe(player).tobytes().hex()}"


def _look(game: Any, player: int) -> np.ndarray:
    """Of a game with a history or of one without."""
    return game.observe(player, False) if hasattr(game, "imagine") else game.observe(player)


pyspiel.register_game(_TYPE, InnovationGame)
