"""Bots can't read hidden information, because they never get the true state."""

from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.core.rules.state import State
from dengen.players import UnknownPlayer, match, player
from dengen.players.player import Player
from examples.high_card import HighCard, Table
from tests.players.stairs import StairsGame

SECRETS = ("hands", "deck", "sealed")
PLAYERS = ("random", "sensible", "greedy", "search:40")  # too few to reach a time limit


class MinedTable(Table):
    """A true state that raises when a secret is read while a player thinks."""

    thinking = False

    def __getattribute__(self, name: str) -> Any:
        if name in SECRETS and MinedTable.thinking:
            raise AssertionError(f"a player read {name} of the true state")
        return super().__getattribute__(name)

    def clone(self) -> "MinedTable":
        copy = Table()
        self.copy_flow(copy)
        for name in self.fields:
            value = getattr(self, name)
            setattr(copy, name, [list(part) if isinstance(part, list) else part for part in value])
        return copy  # type: ignore[return-value]


class Watched(Player):
    """A wrapper that arms the mines while another player thinks."""

    def __init__(self, thinker: Player) -> None:
        super().__init__(thinker.game)
        self.thinker = thinker
        self.worlds: list[State] = []

    def choose(self, world: State, seat: int) -> int:
        self.worlds.append(world.clone())
        MinedTable.thinking = True
        try:
            return self.thinker.choose(world, seat)
        finally:
            MinedTable.thinking = False


def mined_game(seed: int) -> tuple[HighCard, MinedTable]:
    game = HighCard()
    plain = game.new(3, seed)
    state = MinedTable()
    plain.copy_flow(state)
    for name in plain.fields:
        setattr(state, name, getattr(plain, name))
    return game, state


class Cheat(Player):
    """A player with a reference to the true state."""

    def __init__(self, game: HighCard, truth: State) -> None:
        super().__init__(game)
        self.truth = truth

    def choose(self, world: State, seat: int) -> int:
        return int(max(self.truth.hands[seat])) - 1  # type: ignore[attr-defined]


def test_the_mine_detects_a_cheating_player() -> None:
    game, state = mined_game(3)
    with pytest.raises(AssertionError, match="read hands"):
        match.play(state, [Watched(Cheat(game, state)) for _ in range(3)], Chance(1))


@pytest.mark.parametrize("name", PLAYERS)
def test_no_player_reads_the_true_state(name: str) -> None:
    game, state = mined_game(3)
    seated = [Watched(player(name, game, seat)) for seat in range(3)]
    assert match.play(state, seated, Chance(1)) == 9
    assert state.over()


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_gets_its_hand_and_resampled_other_hands(name: str) -> None:
    game = HighCard()
    state = game.new(3, seed=3)
    truth = [list(hand) for hand in state.hands]
    seen = Watched(player(name, game))
    for chance in range(20):
        match.answer(state, 0, seen, Chance(chance))
    worlds = [world for world in seen.worlds if isinstance(world, Table)]
    assert len(worlds) == 20
    assert {tuple(world.hands[0]) for world in worlds} == {tuple(truth[0])}
    assert len({tuple(world.hands[1]) for world in worlds}) > 10
    assert state.hands == truth


@pytest.mark.parametrize("name", PLAYERS)
def test_a_choice_does_not_depend_on_hidden_hands(name: str) -> None:
    game = HighCard()
    truth = game.new(3, seed=5)
    for other in range(10):
        lookalike = truth.resample(0, Chance(other))
        assert lookalike.hands[0] == truth.hands[0]
        assert match.answer(lookalike, 0, player(name, game, 9), Chance(4)) == match.answer(
            truth, 0, player(name, game, 9), Chance(4)
        )


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seeds_play_the_same_game(name: str) -> None:
    def game_by(seed: int) -> dict[str, Any]:
        game = HighCard()
        state = game.new(4, seed=2, cards=5)
        match.play(state, [player(name, game, seed + seat) for seat in range(4)], Chance(seed))
        return game.dump(state)

    assert game_by(1) == game_by(1)
    assert game_by(1) != game_by(50)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_game_for_one_is_played_to_its_end(name: str) -> None:
    game = StairsGame()
    state = game.new(seed=1)
    assert 3 < match.play(state, [player(name, game)], Chance(0)) <= state.max_steps
    assert state.over()


def test_every_seat_needs_a_player() -> None:
    game = HighCard()
    with pytest.raises(ValueError, match="Expected one player for each of the 3 seats, not 1"):
        match.play(game.new(3), [player("random", game)], Chance(0))


def test_an_unknown_player_is_refused_with_the_known_names() -> None:
    with pytest.raises(UnknownPlayer, match=r"no player 'clever'.*random, sensible, greedy"):
        player("clever", HighCard())
