"""What a table from data must not be: a field of another shape, questions and steps about cards that aren't there."""

from dengen.core.errors import BadPosition
from dengen.core.state import Step
from dengen.core.words import Text
from dengen.games.flip_angel.rules import FlipAngelState, river, steps
from dengen.games.flip_angel.rules.actions import STANDIN
from dengen.games.flip_angel.rules.board import CORE, NO_CELL, SIZE, partner
from dengen.games.flip_angel.rules.tables import ALL_FIVE, EMPTY


def check_shape(state: FlipAngelState, seat: int) -> None:
    """An outer line opens only beside four cards, and there is only one (FA-34, FA-36)."""
    outer = [cell for cell in range(CORE, SIZE) if state.at(seat, cell) != EMPTY]
    if not outer:
        return
    if any(state.at(seat, cell) == EMPTY for cell in range(CORE)):
        raise BadPosition(
            Text(
                "the four core cells come before an outer one",
                "外側のマスに置けるのは、中央の4マスが埋まってからです。",
            ),
            f"seats[{seat}].field",
        )
    if any(cell not in (outer[0], partner(outer[0])) for cell in outer):
        raise BadPosition(
            Text("only one line beside the core can be in use", "外側に開ける列は1つだけです。"),
            f"seats[{seat}].field",
        )


def check_flow(state: FlipAngelState) -> None:
    """What a dump says is asked and still to be done must be about this table."""
    for step in state.agenda:
        check_step(state, step, steps.STEPS, "agenda")
    for seat in state.actors():
        if seat != state.mover():
            raise BadPosition(
                Text(
                    f"it is the turn of seat {state.mover()}, not {seat}",
                    f"席{seat}ではなく、席{state.mover()}の手番です。",
                ),
                "asked",
            )
        check_step(state, state.questions[seat], steps.QUESTIONS, "asked")


def check_step(state: FlipAngelState, laid: Step, possible: tuple[int, ...], field: str) -> None:
    step, a, b, _ = laid
    if step not in possible:
        raise BadPosition(Text(f"step {step} has no place here", f"手順{step}はここでは使えません。"), field)
    about_card = step in (steps.KEY, steps.SELF_FLIP, steps.ICON, steps.RETRIGGER)
    if about_card and not (0 <= a < SIZE and state.at(state.mover(), a) != EMPTY):
        raise BadPosition(Text(f"there is no card in cell {a}", f"マス{a}にカードがありません。"), field)
    if step == steps.ICON and not 0 <= b < state.tables.standin:
        raise BadPosition(Text(f"there is no face {b}", f"{b}番の面はありません。"), field)
    if step == steps.PLACE and not 0 <= a <= STANDIN:
        raise BadPosition(Text(f"there is no slot {a}", f"河に{a}番の場所はありません。"), field)
    if step == steps.PLACE and a != STANDIN and river.face_in(state, a) == EMPTY:
        raise BadPosition(Text(f"there is no card in slot {a}", f"河の{a}番にカードがありません。"), field)
    if step == steps.REVERSAL and not (0 < a <= ALL_FIVE and NO_CELL <= b < SIZE):
        raise BadPosition(Text(f"there is no reversal {a} of cell {b}", f"マス{b}に昼夜反転{a}はありません。"), field)
