"""Two worlds with the same view print the same bytes."""

from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.words import LANGS, Lang
from dengen.core.game import Game
from dengen.core.registry import game, registered
from dengen.core.rules.state import State
from dengen.players import player
from dengen.terminal.dialogue import Dialogue
from dengen.terminal.game_session import TerminalGame
from dengen.terminal.screen import Screen
from examples.high_card import HighCard
from tests.core.small.auction import AuctionGame
from tests.core.small.forehead import ForeheadGame

GAMES = [HighCard(), AuctionGame(), ForeheadGame(), *(game(id) for id in registered())]
LOOKALIKES = 6
ASKED_ABOUT = 60  # actions


def position(game: Game[Any], decisions: int) -> tuple[State, int]:
    """A position of a random game in which a seat is asked, and that seat."""
    state: State = game.new(seed=11)
    rng = Chance(decisions)
    for _ in range(decisions):
        seat = rng.pick(state.actors())
        after = state.clone()
        after.apply(seat, rng.pick(state.legal(seat)))
        if after.over():
            break
        state = after
    return state.clone(), rng.pick(state.actors())


def look_around(game: Game[Any], state: State, seat: int, lang: Lang) -> None:
    """Open a dialogue and ask about everything, without a move."""
    bots = {other: player("random", game) for other in range(state.seats) if other != seat}
    dialogue = Dialogue(TerminalGame(game, state, bots, Chance(1)), Screen(), lang)
    dialogue.greet()
    dialogue.tell(seat)
    dialogue.show_board(seat)
    dialogue.put_question(seat)
    names = [game.name(act) for act in range(game.num_actions)]
    some = names[:: max(1, len(names) // ASKED_ABOUT)]
    choices = [str(number + 1) for number in range(len(state.legal(seat)))]
    for line in ["?", *(f"? {wanted}" for wanted in choices + some), "b", "l", "h", "u", "r", "c", "", "9999"]:
        assert not dialogue.execute(seat, line)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("decisions", [0, 3, 11, 40])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_worlds_that_look_the_same_to_a_seat_print_the_same(
    game: Game[Any],
    decisions: int,
    lang: Lang,
    capsys: pytest.CaptureFixture[str],
) -> None:
    truth, seat = position(game, decisions)
    look_around(game, truth, seat, lang)
    expected = capsys.readouterr().out
    assert len(expected) > 200
    for number in range(LOOKALIKES):
        look_around(game, truth.resample(seat, Chance(number)), seat, lang)
        assert capsys.readouterr().out == expected
