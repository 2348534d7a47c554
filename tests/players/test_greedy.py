"""The greedy player maximises its evaluated share."""

from collections import Counter

from dengen.core.base.chance import Chance
from dengen.core.bots.heuristics import Heuristics
from dengen.core.rules.state import State
from dengen.players import match, player
from dengen.players.greedy import Greedy
from dengen.players.uniform import Uniform
from examples.high_card import HighCard, Table
from tests.players.stairs import CLIMB, STOP, Stairs, StairsGame


class Climber(Heuristics):
    """Evaluates Stairs by height; its policy always stops."""

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Stairs)
        return [height / 20 for height in state.height]

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        return STOP if STOP in state.answers_of(seat) else state.answers_of(seat)[0]


class Sloth(Heuristics):
    """Evaluates the lowest seat as the winner, and all others equally."""

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Stairs)
        return [1.0 if height == 1 else 0.0 for height in state.height]

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        return state.answers_of(seat)[0]


def stairs(heuristics: Heuristics, seats: int = 2) -> tuple[StairsGame, Stairs]:
    game = StairsGame()
    game.heuristics = heuristics
    return game, game.new(seats, seed=1)


def test_greedy_takes_the_best_evaluated_action() -> None:
    game, state = stairs(Climber())
    assert match.answer(state, 0, Greedy(game, 1), Chance(1)) == 2
    game, state = stairs(Sloth())
    assert match.answer(state, 0, Greedy(game, 1), Chance(1)) == 0


def test_greedy_maximises_its_seats_share() -> None:
    game, state = stairs(Climber())
    state.apply(0, 0)
    state.apply(0, STOP)
    assert match.answer(state, 1, Greedy(game, 1), Chance(1)) == 2


def test_greedy_breaks_ties_at_random() -> None:
    game, state = stairs(Sloth())
    state.apply(0, 0)
    state.apply(0, STOP)
    state.height[1] = 5  # not on the first step after any climb
    chosen = Counter(match.answer(state, 1, Greedy(game, seed), Chance(seed)) for seed in range(60))
    assert set(chosen) == {0, 1, 2}
    assert min(chosen.values()) > 8


def test_greedy_finishes_its_turn_before_evaluating() -> None:
    class Finisher(Climber):
        def evaluate(self, state: State) -> list[float]:
            assert isinstance(state, Stairs)
            assert not state.is_asked(0), "evaluated in the middle of its turn"
            return super().evaluate(state)

    game, state = stairs(Finisher())
    assert match.answer(state, 0, Greedy(game, 1), Chance(1)) == 2


def test_greedy_lets_simultaneous_seats_answer_before_evaluating() -> None:
    class Referee(Heuristics):
        def evaluate(self, state: State) -> list[float]:
            assert isinstance(state, Table)
            assert state.sealed == [0, 0, 0], "evaluated before the cards were shown"
            return super().evaluate(state)

    game = HighCard()
    game.heuristics = Referee()
    state = game.new(3, seed=1)
    state.apply(0, state.legal(0)[0])
    assert match.answer(state, 1, Greedy(game, 1), Chance(1)) in state.legal(1)


def test_greedy_evaluates_a_finished_solo_game_by_its_outcome() -> None:
    game, state = stairs(Climber(), seats=1)
    while len(state.actors()) and state.turns < 3:
        state.apply(0, 1 if state.question(0)[0] == CLIMB and state.height[0] != 3 else state.legal(0)[0])
    state.height[0] = 4
    assert match.answer(state, 0, Greedy(game, 1), Chance(1)) == 2  # 7 steps win, 6 don't


def test_greedy_beats_random_with_a_good_evaluation() -> None:
    game, _ = stairs(Climber())
    won = 0.0
    for seed in range(60):
        state = game.new(2, seed)
        match.play(state, [player("greedy", game, seed), Uniform(game, seed)], Chance(seed))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.seats[0].share
    assert won > 45
