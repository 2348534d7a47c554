"""Taking back, as the design allows: nobody else has answered, and nothing was news to the seat or to another person."""

from typing import Any

import msgspec
import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.errors import IllegalAction
from dengen.core.game import Game
from dengen.players import player
from dengen.terminal.sitting import Barrier, Sitting
from tests.core.small.auction import AuctionGame
from tests.players.stairs import STOP, THROW, Stairs, StairsGame


class Whisper(Stairs):
    """Stairs in which each step that is climbed is news to the other seat."""

    def answer(self, seat: Any, question: Any, a: Any, b: Any, c: Any, act: Any) -> None:
        super().answer(seat, question, a, b, c, act)
        self.tell("climbed", {"seat": int(seat), "to": 0}, news=1 << (1 - int(seat)))


class WhisperGame(StairsGame):
    def empty(self, seats: int, options: dict[str, Any]) -> Whisper:
        state = Whisper()
        state.blank(self, seats, options)
        state.max_steps = 12
        return state


def sit(game: StairsGame, people: set[int], seats: int = 2) -> Sitting:
    bots = {seat: player("random", game, seat) for seat in range(seats) if seat not in people}
    sitting = Sitting(game, game.new(seats, seed=1), bots, Chance(1))
    assert sitting.advance() == 0
    return sitting


def test_the_position_and_the_story_are_what_they_were() -> None:
    sitting = sit(StairsGame(), {0})
    before = sitting.game.dump(sitting.state)
    sitting.answer(0, 2)
    assert len(sitting.told[0]) == 1
    assert sitting.take_back(0) is None
    assert sitting.game.dump(sitting.state) == before
    assert sitting.told[0] == []
    sitting.answer(0, 1)
    assert [words.args["to"] for words in sitting.told[0]] == [2]  # events are still heard


def test_news_to_its_own_seat_stand_in_the_way() -> None:
    sitting = sit(StairsGame(), {0})
    sitting.answer(0, 0)
    sitting.answer(0, THROW)
    assert sitting.take_back(0) is Barrier.NEWS


def test_news_to_another_person_stand_in_the_way() -> None:
    sitting = sit(WhisperGame(), {0, 1})
    sitting.answer(0, 0)
    assert sitting.take_back(0) is Barrier.NEWS


def test_a_bot_forgets_its_news() -> None:
    sitting = sit(WhisperGame(), {0})
    sitting.answer(0, 0)
    assert sitting.take_back(0) is None


def test_the_answer_of_a_bot_stands_in_the_way() -> None:
    sitting = sit(StairsGame(), {0})
    sitting.answer(0, 0)
    sitting.answer(0, STOP)
    assert sitting.advance() == 0
    assert sitting.take_back(0) is Barrier.OTHERS_ANSWERED


def test_nobody_takes_back_for_another_person() -> None:
    sitting = sit(StairsGame(), {0, 1})
    sitting.answer(0, 0)
    sitting.answer(0, STOP)
    assert sitting.advance() == 1
    assert sitting.take_back(1) is Barrier.OTHERS_ANSWERED
    sitting.answer(1, 0)
    assert sitting.take_back(0) is Barrier.OTHERS_ANSWERED
    assert sitting.take_back(1) is None


def test_a_refused_answer_leaves_everything_as_it_was() -> None:
    sitting = sit(StairsGame(), {0})
    before = sitting.game.dump(sitting.state)
    with pytest.raises(IllegalAction):
        sitting.answer(0, STOP)
    assert sitting.game.dump(sitting.state) == before
    assert sitting.take_back(0) is Barrier.NOTHING_ANSWERED


def test_bots_who_are_asked_at_the_same_time_answer_first() -> None:
    game = AuctionGame()
    sitting = Sitting(game, game.new(3, seed=4), {0: player("greedy", game), 2: player("random", game)}, Chance(1))
    assert sitting.advance() == 1
    assert sitting.state.actors() == [1]


def test_memory_is_left_out_unless_an_option_shows_it() -> None:
    recall = msgspec.structs.replace(AuctionGame.options[1], name="recall", reveals_memory=True)
    for shown in (False, True):
        game: Game[Any] = AuctionGame()
        game.options = (*AuctionGame.options, recall)
        sitting = Sitting(game, game.new(2, seed=4, recall=shown), {1: player("random", game)}, Chance(1))
        assert sitting.game.view(sitting.state, 0).memory is not None
        assert (sitting.view(0).memory is not None) is shown


def test_a_person_is_told_events_as_its_seat_may_know_them() -> None:
    game = AuctionGame()
    sitting = Sitting(game, game.new(2, seed=4), {}, Chance(1))
    while (seat := sitting.advance()) is not None:
        sitting.answer(seat, sitting.state.legal(seat)[0])
    drew = {person: [words.args for words in told if words.kind == "drew"] for person, told in sitting.told.items()}
    assert len(drew[0]) == len(drew[1]) > 0
    for person, draws in drew.items():
        assert all(("card" in args) == (args["seat"] == person) for args in draws)
