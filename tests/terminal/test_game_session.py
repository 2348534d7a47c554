"""Taking back a move, as long as no other player has moved and no event was news to a person."""

from typing import Any

import msgspec
import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.errors import IllegalAction
from dengen.core.game import Game
from dengen.players import player
from dengen.terminal.game_session import Barrier, TerminalGame
from tests.core.small.auction import AuctionGame
from tests.players.stairs import STOP, THROW, Stairs, StairsGame


class Whisper(Stairs):
    """Stairs in which each climbed step is news to the other seat."""

    def answer(self, seat: Any, question: Any, a: Any, b: Any, c: Any, act: Any) -> None:
        super().answer(seat, question, a, b, c, act)
        self.tell("climbed", {"seat": int(seat), "to": 0}, news=1 << (1 - int(seat)))


class WhisperGame(StairsGame):
    def empty(self, seats: int, options: dict[str, Any]) -> Whisper:
        state = Whisper()
        state.blank(self, seats, options)
        state.max_steps = 12
        return state


def sit(game: StairsGame, people: set[int], seats: int = 2) -> TerminalGame:
    bots = {seat: player("random", game, seat) for seat in range(seats) if seat not in people}
    session = TerminalGame(game, game.new(seats, seed=1), bots, Chance(1))
    assert session.advance() == 0
    return session


def test_taking_back_restores_the_position_and_the_log() -> None:
    session = sit(StairsGame(), {0})
    before = session.game.dump(session.state)
    session.answer(0, 2)
    assert len(session.told[0]) == 1
    assert session.take_back(0) is None
    assert session.game.dump(session.state) == before
    assert session.told[0] == []
    session.answer(0, 1)
    assert [words.args["to"] for words in session.told[0]] == [2]  # events are still heard


def test_news_to_the_seat_prevents_taking_back() -> None:
    session = sit(StairsGame(), {0})
    session.answer(0, 0)
    session.answer(0, THROW)
    assert session.take_back(0) is Barrier.NEWS


def test_news_to_another_person_prevents_taking_back() -> None:
    session = sit(WhisperGame(), {0, 1})
    session.answer(0, 0)
    assert session.take_back(0) is Barrier.NEWS


def test_a_bot_forgets_its_news() -> None:
    session = sit(WhisperGame(), {0})
    session.answer(0, 0)
    assert session.take_back(0) is None


def test_a_move_of_a_bot_prevents_taking_back() -> None:
    session = sit(StairsGame(), {0})
    session.answer(0, 0)
    session.answer(0, STOP)
    assert session.advance() == 0
    assert session.take_back(0) is Barrier.OTHERS_ANSWERED


def test_a_person_takes_back_only_their_moves() -> None:
    session = sit(StairsGame(), {0, 1})
    session.answer(0, 0)
    session.answer(0, STOP)
    assert session.advance() == 1
    assert session.take_back(1) is Barrier.OTHERS_ANSWERED
    session.answer(1, 0)
    assert session.take_back(0) is Barrier.OTHERS_ANSWERED
    assert session.take_back(1) is None


def test_a_refused_move_changes_nothing() -> None:
    session = sit(StairsGame(), {0})
    before = session.game.dump(session.state)
    with pytest.raises(IllegalAction):
        session.answer(0, STOP)
    assert session.game.dump(session.state) == before
    assert session.take_back(0) is Barrier.NOTHING_ANSWERED


def test_bots_asked_at_the_same_time_move_first() -> None:
    game = AuctionGame()
    session = TerminalGame(game, game.new(3, seed=4), {0: player("greedy", game), 2: player("random", game)}, Chance(1))
    assert session.advance() == 1
    assert session.state.actors() == [1]


def test_memory_is_left_out_unless_an_option_shows_it() -> None:
    recall = msgspec.structs.replace(AuctionGame.options[1], name="recall", reveals_memory=True)
    for shown in (False, True):
        game: Game[Any] = AuctionGame()
        game.options = (*AuctionGame.options, recall)
        session = TerminalGame(game, game.new(2, seed=4, recall=shown), {1: player("random", game)}, Chance(1))
        assert session.game.view(session.state, 0).memory is not None
        assert (session.view(0).memory is not None) is shown


def test_a_person_is_told_events_as_its_seat_may_know_them() -> None:
    game = AuctionGame()
    session = TerminalGame(game, game.new(2, seed=4), {}, Chance(1))
    while (seat := session.advance()) is not None:
        session.answer(seat, session.state.legal(seat)[0])
    drew = {person: [words.args for words in told if words.kind == "drew"] for person, told in session.told.items()}
    assert len(drew[0]) == len(drew[1]) > 0
    for person, draws in drew.items():
        assert all(("card" in args) == (args["seat"] == person) for args in draws)
