"""The games as OpenSpiel Python games: importing this module registers `python_dengen_<game>`.

    import pyspiel, dengen.rl.openspiel
    game = pyspiel.load_game("python_dengen_lumiel(seats=4)")

Chance is explicit: a game begins with chance nodes that draw its seed digit by digit, unless the parameter `seed` fixes it, and is
certain from then on. Seats that are asked at once are asked one after another. The card set (`cards`) and all of the game's options
are parameters, written as on the command line; `decks_1` is seat 1's own, where every seat brings its own.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray

import dengen
from dengen import Chance, Game, Number, State
from dengen.core.rules.options import Option
from dengen.core.views.observer import blank
from dengen.rl.recall import PreviousAnswer

DEFAULT = "default"  # of every option given as a parameter
ANY_SEED = -1
DIGITS = 6  # chance nodes that draw the seed
BASE = 256  # outcomes of each


def game_type(game: Game[Any], utility: Any = pyspiel.GameType.Utility.GENERAL_SUM) -> Any:
    return pyspiel.GameType(
        short_name=f"python_dengen_{game.id}",
        long_name=f"dengen {game.title.en}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.default_seats,
            "seed": ANY_SEED,
            **({"cards": DEFAULT} if game.has_cards else {}),
            **{name: unset(option) for option in game.options for name in names_of(option, max(game.seat_counts))},
        },
        default_loadable=True,
        provides_factored_observation_string=False,
    )


def names_of(option: Option, seats: int) -> list[str]:
    """The parameters for an option: one for all seats, and where each brings its own, one for every seat."""
    return [option.name, *(f"{option.name}_{seat}" for seat in range(seats) if option.per_seat)]


def unset(option: Option) -> str | int:
    """What a parameter is that isn't given. Its type is that of the parameter: numbers are numbers, all else is text."""
    is_number = isinstance(option.kind, Number) and not option.per_seat and not option.default_for
    return int(option.default) if is_number else DEFAULT


def options_of(game: Game[Any], seats: int, params: dict[str, Any]) -> dict[str, Any]:
    """The options that these parameters give."""
    chosen: dict[str, Any] = {}
    for option in game.options:
        texts = [str(params.get(name, DEFAULT)) for name in names_of(option, seats)]
        given = [None if text == DEFAULT else option.kind.parse(text) for text in texts]
        if all(value is None for value in given):
            continue
        everybody = option.usual(seats) if given[0] is None else given[0]
        chosen[option.name] = [everybody if own is None else own for own in given[1:]] if option.per_seat else everybody
    return chosen


class OpenSpielSetup(NamedTuple):
    """What is played. A state keeps this and not OpenSpiel's game, of which Python's half may be gone while C++ keeps its own."""

    game: Game[Any]
    seats: int
    options: dict[str, Any]
    seed: int

    def dealt(self, seed: int) -> State:
        state: State = self.game.new(self.seats, seed, **self.options)
        return state


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; states share it. Each game of ours has a subclass, made by `register`."""

    game: Game[Any]
    type_: Any

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        params = given or {}
        cards = params.get("cards", DEFAULT)
        if self.game.has_cards and cards != DEFAULT:
            self.game = dengen.game(self.game.id, str(cards))
        game = self.game
        wanted = int(params.get("seats", game.default_seats))
        seats, options = game.settle(wanted, options_of(game, wanted, params))
        self.setup = OpenSpielSetup(game, seats, options, int(params.get("seed", ANY_SEED)))
        is_shared = seats > 1  # the win, among those who sit there; who is alone wins it or doesn't
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=BASE,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if is_shared else None,
            max_game_length=self.setup.dealt(0).max_steps,
        )
        utility = pyspiel.GameType.Utility
        super().__init__(game_type(game, utility.CONSTANT_SUM if is_shared else utility.GENERAL_SUM), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "OpenSpielObserver":
        return OpenSpielObserver(self.game)


class OpenSpielData:
    """What a state of OpenSpiel has of ours: the digits of the seed, then the moment that the game has come to.

    OpenSpiel copies a state by making a new one and copying all that hangs on it: so all of it hangs here, and nothing is
    dealt before somebody looks.
    """

    def __init__(
        self, setup: OpenSpielSetup, digits: tuple[int, ...] = (), moment: PreviousAnswer | None = None
    ) -> None:
        self.setup = setup
        self.digits = digits
        self._moment = moment

    def __deepcopy__(self, memo: dict[int, Any]) -> "OpenSpielData":
        return OpenSpielData(self.setup, self.digits, self._moment)  # a moment never changes

    @property
    def is_dealt(self) -> bool:
        return self._moment is not None or self.setup.seed != ANY_SEED or len(self.digits) == DIGITS

    @property
    def moment(self) -> PreviousAnswer:
        if self._moment is None:
            if not self.is_dealt:
                raise RuntimeError("the cards are not dealt yet")
            drawn = sum(digit * BASE**place for place, digit in enumerate(self.digits))
            self._moment = PreviousAnswer(self.setup.game, self.setup.dealt(drawn if self.digits else self.setup.seed))
        return self._moment

    def go_on(self, seat: int, action: int) -> None:
        self._moment = self.moment.after(seat, action)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours behind OpenSpiel's face. Before the chance nodes there is none."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.inside = OpenSpielData(spiel.setup)

    @property
    def setup(self) -> OpenSpielSetup:
        return self.inside.setup

    @property
    def table(self) -> State | None:
        """The game; None as long as it isn't dealt. Look, but don't touch: other states share it."""
        return self.inside.moment.table if self.inside.is_dealt else None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self.table.actors()
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.inside.moment.table.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.inside.is_dealt:
            self.inside.go_on(self.current_player(), action)
        else:
            self.inside.digits = (*self.inside.digits, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player < 0 else self.setup.game.name(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over()

    def returns(self) -> list[float]:
        if self.table is None or not self.table.over():
            return [0.0] * self.setup.seats
        return self.table.shares()

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self.inside.moment.shown(seat) if self.inside.is_dealt else ""

    def information_state_string(self, player: int | None = None) -> str:
        """All that the seat has seen and answered since the beginning, as a fingerprint, and what it sees now."""
        seat = self.current_player() if player is None else player
        return self.inside.moment.recalled(seat) if self.inside.is_dealt else ""

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A world that the seat can't tell from this one. Others begin to remember there; it has no history to play again."""
        other = SpielState(self.get_game())
        other.inside = OpenSpielData(
            self.setup, (), self.inside.moment.resampled(player, Chance(int(sampler() * 2**62)))
        )
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()

    def __str__(self) -> str:
        if self.table is None:
            return "to be dealt"
        return self.setup.game.play_text(self.table)


class OpenSpielObserver:
    """Observations as numbers, laid out by the game's `readings`."""

    def __init__(self, game: Game[Any]) -> None:
        self.observer = game.observer
        self._room = blank(game.observation_size)
        self._seen = np.frombuffer(memoryview(self._room))
        self.tensor: NDArray[np.float32] = np.zeros(game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.observer.observe(state.table, player, self._room, 0)
            self.tensor[:] = self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def register(id: str) -> None:
    game = dengen.game(id)
    type_ = game_type(game)
    name = f"Dengen{type(game).__name__}"
    registered = type(name, (SpielGame,), {"game": game, "type_": type_, "__module__": __name__})
    globals()[name] = registered  # where pickle finds it
    pyspiel.register_game(type_, registered)


for _id in dengen.registered():
    register(_id)
