"""Saved steps and questions: their arguments must mean something on this table before anything is asked again."""

from typing import TYPE_CHECKING

from dengen.core.errors import BadPosition
from dengen.core.state import Step
from dengen.core.words import Text
from dengen.games.troll_master.rules import TrollMasterState, steps
from dengen.games.troll_master.rules.codes import ACTION_KINDS, MOMENTS

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

NONE = Text("nothing", "空")
SEAT = Text("a seat", "席")
MOMENT = Text("a moment", "タイミング")
ABILITY = Text("an ability", "能力")
KIND = Text("a kind of familiar", "使い魔の種類")
ACTION = Text("a kind of action", "アクションの種類")
MANY = Text("a number", "枚数")

MEANING: dict[int, tuple[Text, Text]] = {  # the first two arguments; steps that aren't listed have none
    int(steps.TURN): (SEAT, NONE),
    int(steps.MOMENT): (SEAT, MOMENT),
    int(steps.MENU): (SEAT, MOMENT),
    int(steps.HAPPEN): (SEAT, ABILITY),
    int(steps.EFFECT): (SEAT, ABILITY),
    int(steps.CHARGE_ANY): (SEAT, MANY),
    int(steps.SWAP_CARD): (SEAT, MANY),
    int(steps.DISTRIBUTE): (SEAT, NONE),
    int(steps.DECLARE): (SEAT, NONE),
    int(steps.DEFENCE): (SEAT, NONE),
    int(steps.COMPARE): (SEAT, NONE),
    int(steps.MAY_CHAIN): (SEAT, ACTION),
    int(steps.ASK_DISCARD): (MANY, NONE),
    int(steps.ASK_WAY): (KIND, NONE),
    int(steps.ASK_ABILITY): (MOMENT, NONE),
    int(steps.ASK_CHAIN): (ACTION, NONE),
    int(steps.ASK_TARGET): (ACTION, NONE),
}
FIRST_QUESTION = int(steps.ASK_BROOM)


def check_flow(game: "TrollMaster", state: TrollMasterState) -> None:
    """Raise BadPosition for a step or a question that can't be."""
    for step in state.agenda:
        if step[0] not in game.steps or step[0] >= FIRST_QUESTION:
            raise BadPosition(Text(f"there is no step {step[0]}", f"手順{step[0]}はありません。"), "agenda")
        check_arguments(state, step, "agenda")
    for seat in state.actors():
        question = state.questions[seat]
        if question[0] not in game.steps or question[0] < FIRST_QUESTION:
            raise BadPosition(Text(f"there is no question {question[0]}", f"質問{question[0]}はありません。"), "asked")
        check_arguments(state, question, "asked")
    if len(state.actors()) > 1:
        raise BadPosition(Text("only one seat is asked at a time", "質問されるのは一度に1席だけです。"), "asked")


def check_arguments(state: TrollMasterState, step: Step, field: str) -> None:
    number, a, b, c = step
    for value, meaning in zip((a, b), MEANING.get(number, (NONE, NONE)), strict=True):
        wrong_kind = meaning == ACTION and 0 <= value < len(MOMENTS) and MOMENTS[value] not in ACTION_KINDS
        if not 0 <= value < bound(state, meaning) or wrong_kind:
            raise BadPosition(
                Text(f"{value} is not {meaning.en} here", f"{value} は{meaning.ja}として使えません。"), field
            )
        if meaning == ABILITY and not 0 <= c < len(state.tables.effects[value]):
            raise BadPosition(Text(f"ability {value} has no effect {c}", f"能力{value}に効果{c}はありません。"), field)


def bound(state: TrollMasterState, meaning: Text) -> int:
    return {
        NONE: 1,
        SEAT: state.seats,
        MOMENT: len(MOMENTS),
        ABILITY: len(state.tables.effects),
        KIND: int(state.tables.kinds) + 1,
        ACTION: len(MOMENTS),
        MANY: 10000,
    }[meaning]
