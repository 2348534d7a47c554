"""What no zone can see alone, and what saved steps and questions may be about on a table."""

from dengen.core.positions.faults import require
from dengen.core.positions.fields import Laying
from dengen.core.positions.flow import SEAT, Argument, Flow, asked, below
from dengen.core.state import plan
from dengen.core.words import Text
from dengen.games.troll_master.positions.notation import among_kinds
from dengen.games.troll_master.rules import steps
from dengen.games.troll_master.rules.codes import ACTION_KINDS, MAGIC, MAGIC_COPIES, MOMENTS
from dengen.games.troll_master.rules.preparation import ROUND
from dengen.games.troll_master.rules.state import Table

MOMENT = below(Text("a moment", "タイミング"), lambda _: len(MOMENTS))
ABILITY = below(Text("an ability", "能力"), lambda table: len(table.tables.effects))
EFFECT = Argument(
    Text("an effect of this ability", "この能力の効果"),
    lambda table, effect, step: 0 <= effect < len(table.tables.effects[step[2]]),
)
KIND = below(Text("a kind of familiar", "使い魔の種類"), lambda table: table.tables.kinds + 1)
ACTION = Argument(
    Text("a kind of action", "アクションの種類"),
    lambda _, moment, __: moment in [MOMENTS.index(kind) for kind in ACTION_KINDS],
)
MANY = below(Text("a number", "枚数"), lambda _: 10000)
YES_OR_NO = below(Text("yes or no", "はいかいいえ"), lambda _: 2)

SCORING = plan(steps.POLL, steps.ANNOUNCE)

FLOW = Flow(
    steps={
        **{step[0]: () for step in [*ROUND, *SCORING]},
        **dict.fromkeys((steps.TURN, steps.DISTRIBUTE, steps.DECLARE, steps.DEFENCE, steps.COMPARE), (SEAT,)),
        steps.MOMENT: (SEAT, MOMENT),
        steps.MENU: (SEAT, MOMENT, YES_OR_NO),
        steps.HAPPEN: (SEAT, ABILITY, EFFECT),
        steps.EFFECT: (SEAT, ABILITY, EFFECT),
        steps.CHARGE_ANY: (SEAT, MANY),
        steps.SWAP_CARD: (SEAT, MANY),
        steps.MAY_CHAIN: (SEAT, ACTION),
    },
    questions={
        steps.ASK_BROOM: asked(before=steps.PLANNING_PHASE),
        steps.ASK_DISCARD: asked(YES_OR_NO),
        steps.ASK_TURN: asked(before=steps.REVEAL),
        steps.ASK_ACTION: asked(before=steps.NEXT_PAWN),
        steps.ASK_SUMMON: asked(),
        steps.ASK_WAY: asked(KIND),
        steps.ASK_DISTRIBUTE: asked(),
        steps.ASK_ABILITY: asked(MOMENT),
        steps.ASK_CHARGE: asked(),
        steps.ASK_CHAIN: asked(ACTION),
        steps.ASK_TARGET: asked(ACTION),
    },
    plans=(ROUND, SCORING),
)


def check(on: Laying) -> None:
    """Every card is there, no pawn on another, and one seat is asked at a time."""
    table: Table = on.table
    check_magic(on, table)
    standing = [pos for pos in [*table.pawn, *table.neutral] if pos]
    require(
        len(set(standing)) == len(standing),
        on.at("players"),
        "two pawns stand on one action",
        "1つのアクションに計画コマが2つあります。",
    )
    table.count_taken()
    check_familiars(on, table)
    require(len(table.actors()) <= 1, "asked", "only one seat is asked at a time", "質問されるのは一度に1席だけです。")


def check_magic(on: Laying, table: Table) -> None:
    in_play = table.open + [card for revealed in table.revealed for card in revealed]
    in_play += [at % len(MAGIC) for at, held in enumerate(table.hand) for _ in range(held)]
    laid = table.deck + table.discard + in_play
    for card, kind in enumerate(MAGIC):
        many = laid.count(card)
        require(
            many == MAGIC_COPIES,
            on.at("deck"),
            f"expected {MAGIC_COPIES} cards of {kind} on the table, got {many}",
            f"{kind} は全部で{MAGIC_COPIES}枚のはずですが、{many}枚あります。",
        )
    if table.hands_are_open():
        table.pool = [in_play.count(card) for card in range(len(MAGIC))]


def check_familiars(on: Laying, table: Table) -> None:
    for seat, tops in enumerate(table.tops):
        require(
            len(tops) > 0 and len(set(tops)) == len(tops),
            on.at(f"players[{seat}].familiars"),
            "expected at least one familiar, no kind face up twice",
            "使い魔は1枚以上必要で、同じ種類を2つ表向きにはできません。",
        )
    many = table.tables.kinds_per_game
    require(
        0 not in table.kinds and len(table.kinds) == len(set(table.kinds)) == many,
        on.at("kinds"),
        f"expected {many} different kinds of familiars",
        f"違う使い魔が{many}種必要です。",
    )
    owned = [card for stacks in table.stacks for stack in stacks for card in stack if card]
    for kind in owned:
        among_kinds(on, kind)
    for kind in table.kinds:
        id, left, taken = table.tables.ids[kind], table.supply[kind], owned.count(kind)
        require(
            0 <= left <= table.tables.copies[kind] - taken,
            on.at("supply"),
            f"there can be no {left} of {id} with {taken} owned",
            f"{id} は{taken}枚が持たれているので、サプライに{left}枚はありえません。",
        )
