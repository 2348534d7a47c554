"""What no zone can see alone, and what saved steps and questions may be about on a table."""

from dengen.core.packed import unpacked
from dengen.core.positions.faults import require
from dengen.core.positions.flow import SEAT, Argument, Flow, asked, below
from dengen.core.positions.kinds import Laying
from dengen.core.state import plan
from dengen.games.troll_master.positions.notation import among_kinds
from dengen.games.troll_master.rules import magic, steps
from dengen.games.troll_master.rules.codes import ACTION_KINDS, MAGIC, MAGIC_COPIES, MOMENTS
from dengen.games.troll_master.rules.preparation import ROUND
from dengen.games.troll_master.rules.state import Table

MOMENT = below("a moment", "タイミング", lambda _: len(MOMENTS))
ABILITY = below("an ability", "能力", lambda table: len(table.tables.fee))
EFFECT = Argument(
    "an effect of this ability",
    "この能力の効果",
    lambda table, effect, step: 0 <= effect < table.tables.many_effects[step[2]],
)
KIND = below("a kind of familiar", "使い魔の種類", lambda table: table.tables.kinds + 1)
ACTION = Argument(
    "a kind of action",
    "アクションの種類",
    lambda _, moment, __: moment in [MOMENTS.index(kind) for kind in ACTION_KINDS],
)
MANY = below("a number", "枚数", lambda _: 10000)
YES_OR_NO = below("yes or no", "はいかいいえ", lambda _: 2)

SCORING = plan(steps.POLL, steps.ANNOUNCE)

FLOW = Flow(
    steps={
        **{step[0]: () for step in [*ROUND, *SCORING]},
        **dict.fromkeys((steps.TURN, steps.DECLARE, steps.DEFENCE, steps.COMPARE), (SEAT,)),
        steps.DISTRIBUTE: (SEAT, YES_OR_NO),
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
        steps.ASK_DISTRIBUTE: asked(YES_OR_NO),
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
    standing = [pos for pos in [*table.pawn, *table.neutral_pawns()] if pos]
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
    table.count_shown()
    laid = magic.tally_of(table.deck) + magic.tally_of(table.discard) + table.in_play()
    for card, kind in enumerate(MAGIC):
        many = magic.number(laid, card)
        require(
            many == MAGIC_COPIES,
            on.at("deck"),
            f"expected {MAGIC_COPIES} cards of {kind} on the table, got {many}",
            f"{kind} は全部で{MAGIC_COPIES}枚のはずですが、{many}枚あります。",
        )
    if table.hands_are_open():
        table.pool = table.in_play()


def check_familiars(on: Laying, table: Table) -> None:
    for seat, own in enumerate(table.familiars):
        tops = unpacked(own.tops)
        require(
            len(tops) > 0 and len(set(tops)) == len(tops),
            on.at(f"players[{seat}].familiars"),
            "expected at least one familiar, no kind face up twice",
            "使い魔は1枚以上必要で、同じ種類を2つ表向きにはできません。",
        )
    many, kinds = table.tables.kinds_per_game, unpacked(table.kinds)
    require(
        0 not in kinds and len(kinds) == len(set(kinds)) == many,
        on.at("kinds"),
        f"expected {many} different kinds of familiars",
        f"違う使い魔が{many}種必要です。",
    )
    owned = [card for own in table.familiars for stack in own.stacks for card in stack if card]
    for kind in owned:
        among_kinds(on, kind)
    for kind in kinds:
        id, left, taken = table.tables.ids[kind], table.supply[kind], owned.count(kind)
        require(
            0 <= left <= table.tables.copies[kind] - taken,
            on.at("supply"),
            f"there can be no {left} of {id} with {taken} owned",
            f"{id} は{taken}枚が持たれているので、サプライに{left}枚はありえません。",
        )
