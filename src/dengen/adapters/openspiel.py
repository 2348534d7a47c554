"""The games as OpenSpiel Python games: importing this module registers `python_dengen_<game>`.

    import pyspiel, dengen.adapters.openspiel
    game = pyspiel.load_game("python_dengen_lumiel(seats=4)")

Chance is explicit: a game begins with chance nodes that draw its seed digit by digit, unless the parameter `seed` fixes it, and is
certain from then on. Seats that are asked at once are asked one after another. The card set (`cards`) and the game's options are
parameters, written as on the command line.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

import dengen
from dengen import Chance, Game, State
from dengen.core.observer import blank

DEFAULT = "default"  # of every option given as a parameter
ANY_SEED = -1
DIGITS = 6  # chance nodes that draw the seed
BASE = 256  # outcomes of each


def game_type(game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"python_dengen_{game.id}",
        long_name=f"dengen {game.title.en}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
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
            **{option.name: DEFAULT for option in game.options if option.concerns == "rules"},
        },
        default_loadable=True,
        provides_factored_observation_string=False,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; states share it. Each game of ours has a subclass, made by `register`."""

    game: Game[Any]
    type_: Any

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        params = given or {}
        chosen = {name: value for name, value in params.items() if name not in ("seats", "seed") and value != DEFAULT}
        if self.game.has_cards and "cards" in chosen:
            self.game = dengen.game(self.game.id, str(chosen.pop("cards")))
        game = self.game
        self.seed = int(params.get("seed", ANY_SEED))
        options = {name: game.option(name).kind.parse(str(value)) for name, value in chosen.items()}
        self.seats, self.options = game.settle(int(params.get("seats", game.default_seats)), options)
        longest = game.new(self.seats, 0, **self.options).max_steps
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=BASE,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=longest,
        )
        super().__init__(self.type_, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours behind OpenSpiel's face. Before the chance node there is none."""

    def __init__(self, spiel: SpielGame, state: State | None = None) -> None:
        super().__init__(spiel)
        self.spiel = spiel
        self.table = state
        self.seen: list[tuple[int, int]] = []
        self.digits: list[int] = []
        if state is None and spiel.seed != ANY_SEED:
            self._deal(spiel.seed)

    def _deal(self, seed: int) -> None:
        table: State = self.spiel.game.new(self.spiel.seats, seed, **self.spiel.options)
        self.table = table

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self.table.actors()
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._dealt().legal(player))

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.digits.append(action)
            if len(self.digits) == DIGITS:
                self._deal(sum(digit * BASE**place for place, digit in enumerate(self.digits)))
        else:
            seat = self.current_player()
            self.seen.append((seat, action))
            self.table.apply(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player < 0 else self.spiel.game.name(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over()

    def returns(self) -> list[float]:
        if self.table is None or not self.table.over():
            return [0.0] * self.spiel.seats
        return self.table.shares()

    def observation_string(self, player: int | None = None) -> str:
        return self._shown_to(self.current_player() if player is None else player)

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat sees and remembers, and how many answers it gave."""
        looking = self.current_player() if player is None else player
        own = sum(1 for seat, _ in self.seen if seat == looking)
        return f"{own}\n{self._shown_to(looking)}"

    def _shown_to(self, player: int) -> str:
        if self.table is None:
            return ""
        game = self.spiel.game
        return f"{msgspec.json.encode(game.view(self.table, player)).decode()}{self.table.legal(player)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        world = self._dealt().resample(player, Chance(int(sampler() * 2**62)))
        other = SpielState(self.spiel, world)
        other.seen = list(self.seen)
        return other

    def clone(self) -> "SpielState":
        other = SpielState(self.spiel, None if self.table is None else self.table.clone())
        other.seen = list(self.seen)
        other.digits = list(self.digits)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        return self.clone()

    def _dealt(self) -> State:
        if self.table is None:
            raise RuntimeError("the cards are not dealt yet")
        return self.table

    def __str__(self) -> str:
        if self.table is None:
            return "to be dealt"
        return self.spiel.game.text(self.spiel.game.view(self.table, None), "en")


class Observer:
    """Observations as numbers, laid out by the game's `readings`."""

    def __init__(self, spiel: SpielGame) -> None:
        self.spiel = spiel
        self._room = blank(spiel.game.observation_size)
        self._seen = np.frombuffer(memoryview(self._room))
        self.tensor: NDArray[np.float32] = np.zeros(spiel.game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.spiel.game.observer.observe(state.table, player, self._room, 0)
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
