"""Refusals without an explaining clause: the game is over, other seats are asked, another question is asked."""

from typing import TYPE_CHECKING, Any

from dengen.core.base.words import Text, fill, listed, who
from dengen.core.rules.state import State

if TYPE_CHECKING:
    from dengen.core.game import Game

GAME_OVER = Text("The game is over.", "ゲームは終わりました。")
NOT_ASKED = Text("It isn't your turn to answer.", "今はあなたが答える番ではありません。")
OTHERS_ASKED = Text(
    "It isn't your turn to answer: the game is waiting for {others}.",
    "今はあなたが答える番ではありません。{others}の答えを待っています。",
)
ANSWERED = Text(
    "You have already answered: the game is waiting for the others.",
    "すでに答えています。ほかの人の答えを待っています。",
)
SOMETHING_ELSE = Text("That doesn't answer this question: {prompt}", "この質問への答えではありません。{prompt}")


def unexplained(game: "Game[Any]", state: State, seat: int, act: int) -> Text | None:
    """The reason of a refusal that is independent of the action, or None if a clause forbids it."""
    if state.over():
        return GAME_OVER
    if not state.is_asked(seat):
        return others_asked(game.openly_asked(state), seat)
    if act not in state.candidates(seat, *state.question(seat)):
        return fill(SOMETHING_ELSE, prompt=game.prompt(state, seat))
    return None


def others_asked(asked: list[int], seat: int) -> Text:
    """The refusal while other seats are asked; a seat in `asked` (publicly known) has sealed its answer."""
    if seat in asked:
        return ANSWERED
    return fill(OTHERS_ASKED, others=listed([who(other) for other in asked])) if asked else NOT_ASKED
