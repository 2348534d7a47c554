"""What no zone can see alone, and what saved steps and questions may be about on a table."""

from dengen.core.base.packed import unpacked
from dengen.core.positions.faults import require
from dengen.core.positions.flow import SEAT, Argument, Flow, SavedQuestion, asked, below
from dengen.core.positions.kinds import Laying
from dengen.core.rules.state import plan
from dengen.games.troll_master.positions.notation import among_kinds
from dengen.games.troll_master.rules import (
    TrollMasterState,
    abilities,
    action_phase,
    brew,
    chains,
    effects,
    magic,
    planning,
    preparation,
    steps,
    summon,
)
from dengen.games.troll_master.rules.codes import ACTION_KINDS, IN_PREPARATION, MAGIC, MAGIC_COPIES, MOMENTS
from dengen.games.troll_master.rules.preparation import HAND_CARDS, OPEN_CARDS, ROUND
from dengen.games.troll_master.rules.question import Question

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

ASKED: dict[Question, SavedQuestion] = {
    preparation.BROOM: asked(before=steps.PLANNING_PHASE),
    preparation.DISCARD: asked(YES_OR_NO),
    planning.TURN: asked(before=steps.REVEAL),
    action_phase.ACTION: asked(before=steps.NEXT_PAWN),
    summon.SUMMON: asked(),
    summon.WAY: asked(KIND),
    brew.DISTRIBUTE: asked(YES_OR_NO),
    abilities.ABILITY: asked(MOMENT),
    effects.CHARGE: asked(),
    chains.CHAIN: asked(ACTION),
    chains.TARGET: asked(ACTION),
}

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
    questions={int(question.number): about for question, about in ASKED.items()},
    plans=(ROUND, SCORING),
)


def check(on: Laying) -> None:
    """Every card is there, no pawn on another, and one seat is asked at a time."""
    table: TrollMasterState = on.table
    check_magic(on, table)
    check_deal(on, table)
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


def check_magic(on: Laying, table: TrollMasterState) -> None:
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


def check_deal(on: Laying, table: TrollMasterState) -> None:
    """The cards of a round are ten, each player has an equal share (TM-17, TM-18); who has drawn one more must discard."""
    seats = table.seats
    shares = [int(magic.total(table.hand[seat]) + magic.size_of(table.revealed[seat])) for seat in range(seats)]
    up = int(magic.size_of(table.open))
    if table.phase == IN_PREPARATION and not table.actors() and not up and not any(shares):
        return  # before the deal
    require(
        up == OPEN_CARDS[seats],
        on.at("open"),
        f"with {seats} players {OPEN_CARDS[seats]} magic cards are open, not {up}",
        f"{seats}人では、場に公開する魔法カードは{OPEN_CARDS[seats]}枚です（{up}枚あります）。",
    )
    for seat, share in enumerate(shares):
        drawn = table.is_asked(seat) and table.asked_of(seat).after_drawing
        most = HAND_CARDS[seats] + drawn
        require(
            share == most,
            on.at(f"players[{seat}].hand"),
            f"in hand and revealed, a player has {most} magic cards here, not {share}",
            f"手札と公開した魔法カードは、ここでは合わせて{most}枚です（{share}枚あります）。",
        )


def check_familiars(on: Laying, table: TrollMasterState) -> None:
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
    owned: list[int] = []
    for seat, own in enumerate(table.familiars):
        for card in [card for stack in own.stacks for card in stack if card]:
            among_kinds(on, card, on.at(f"players[{seat}].familiars"))
            owned.append(card)
    for kind in kinds:
        id, left, taken, copies = (
            table.tables.ids[kind],
            table.supply[kind],
            owned.count(kind),
            table.tables.copies[kind],
        )
        require(
            taken <= copies,
            on.at("players"),
            f"there are only {copies} of {id}, not {taken}",
            f"{id} は{copies}枚しかありませんが、{taken}枚持たれています。",
        )
        require(
            0 <= left <= copies - taken,
            on.at("supply"),
            f"there can be no {left} of {id} with {taken} owned",
            f"{id} は{taken}枚が持たれているので、サプライに{left}枚はありえません。",
        )
