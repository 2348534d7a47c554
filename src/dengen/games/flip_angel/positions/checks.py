"""What a table from data must not be: a field of another shape, questions and steps about cards that aren't there."""

from dengen.core.positions.faults import require
from dengen.core.positions.flow import Argument, Flow, SavedQuestion, asked
from dengen.core.positions.kinds import Laying
from dengen.games.flip_angel.rules import abilities, reversal, river, steps, turn
from dengen.games.flip_angel.rules.actions import STANDIN
from dengen.games.flip_angel.rules.board import CORE, NO_CELL, SIZE, partner
from dengen.games.flip_angel.rules.question import Question
from dengen.games.flip_angel.rules.state import ROUNDS, Table
from dengen.games.flip_angel.rules.tables import ALL_FIVE, EMPTY
from dengen.games.flip_angel.rules.turn import NEW_TURN, TURN

CARD = Argument(
    "a cell with a card",
    "カードのあるマス",
    lambda table, cell, _: 0 <= cell < SIZE and table.at(table.mover(), cell) != EMPTY,
)
FACE = Argument("a face", "カードの面", lambda table, face, _: 0 <= face < table.tables.standin)
SLOT = Argument(
    "a slot of the river with a card",
    "カードのある河の場所",
    lambda table, slot, _: slot == STANDIN or (0 <= slot < STANDIN and river.face_in(table, slot) != EMPTY),
)
EFFECTS = Argument("a choice of reversals", "昼夜反転の候補", lambda _, effects, __: 0 < effects <= ALL_FIVE)
ICON = Argument("the cell of an icon", "アイコンのマス", lambda _, cell, __: NO_CELL <= cell < SIZE)

ASKED: dict[Question, SavedQuestion] = {
    turn.MAIN: asked(before=steps.AFTER),
    turn.PLACE: asked(SLOT, before=steps.AFTER),
    turn.AFTER: asked(before=steps.REFILL),
    abilities.KEY: asked(CARD),
    reversal.RETRIGGER: asked(CARD),
    reversal.REVERSAL: asked(EFFECTS, ICON),
}
FLOW = Flow(
    steps={
        **dict.fromkeys((steps.TURN, steps.MAIN, steps.AFTER, steps.REFILL, steps.NEXT, steps.EVENT), ()),
        **dict.fromkeys((steps.KEY, steps.SELF_FLIP, steps.RETRIGGER), (CARD,)),
        steps.ICON: (CARD, FACE),
    },
    questions={question.number: about for question, about in ASKED.items()},
    plans=(NEW_TURN, TURN),
)


def check(on: Laying) -> None:
    """What no zone can see alone."""
    table: Table = on.table
    turns = int(ROUNDS) * table.seats
    require(table.turn <= turns, on.at("turn"), f"the game has only {turns} turns", f"ゲームは{turns}手番までです。")
    require(
        len(set(table.reference)) == table.seats,
        on.at("references"),
        "each seat has a reference number of its own",
        "リファレンスの番号は、席ごとに1つずつ、別々でなければなりません。",
    )
    for seat in range(table.seats):
        require(
            bool(table.standin_used[seat]) or table.tables.standin not in table.field[seat * SIZE : (seat + 1) * SIZE],
            on.at(f"players[{seat}].standin_used"),
            "the stand-in lies on the field",
            "代替え天使が場にあるので、使用済みのはずです。",
        )
        check_shape(table, seat, on.at(f"players[{seat}].field"))
    for seat in table.actors():
        mover = table.mover()
        require(
            seat == mover,
            "asked",
            f"it is the turn of seat {mover}, not {seat}",
            f"席{seat}ではなく、席{mover}の手番です。",
        )


def check_shape(table: Table, seat: int, at: str) -> None:
    """An outer line opens only beside four cards, and there is only one (FA-34, FA-36)."""
    outer = [cell for cell in range(CORE, SIZE) if table.at(seat, cell) != EMPTY]
    require(
        not outer or all(table.at(seat, cell) != EMPTY for cell in range(CORE)),
        at,
        "the four core cells come before an outer one",
        "外側のマスに置けるのは、中央の4マスが埋まってからです。",
    )
    require(
        all(cell in (outer[0], partner(outer[0])) for cell in outer),
        at,
        "only one line beside the core can be in use",
        "外側に開ける列は1つだけです。",
    )
