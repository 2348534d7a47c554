"""Checks of a saved table: everything that it names exists, and everything that it asks can be asked."""

from dengen.core.positions import flow
from dengen.core.positions.faults import require
from dengen.core.positions.flow import SEAT, Argument, Flow, asked, below
from dengen.core.positions.kinds import Laying
from dengen.core.rules.state import Step
from dengen.games.walpurgis.rules import (
    chain,
    codes,
    effect_cards,
    effect_targets,
    effects,
    interception,
    main_phase,
    settling,
    setup,
    shooting,
    slot,
    steps,
    turn,
)
from dengen.games.walpurgis.rules.board import CELLS
from dengen.games.walpurgis.rules.question import Question
from dengen.games.walpurgis.rules.rules import QUESTIONS, WalpurgisState
from dengen.games.walpurgis.rules.state import Table

ALTERNATING = (steps.D_EFFECTS, steps.A_EFFECTS, steps.CHAIN_END, steps.END_CASTING, steps.TURN_END)
OF_AN_EFFECT = {question.number for question in QUESTIONS if question.of_effect}  # and the steps of the same numbers

# ---- what steps and questions are about ----


def has_effect(table: Table, card: int, effect: int) -> bool:
    tables, first = table.tables, table.kind[card] * len(codes.TIMES)
    return effect in tables.effects_at[tables.effects_from[first] : tables.effects_from[first + len(codes.TIMES)]]


def can_shoot(table: Table, why: int, _: Step) -> bool:
    return (
        table.effect_card >= 0 if why == steps.EFFECT else len(table.links) > 0 and why in (steps.RAPID, steps.DANMAKU)
    )


def strength_left(table: Table, left: int, step: Step) -> bool:
    """The side that takes these steps keeps a card."""
    cards = settling.standing(table, step[1], step[2])
    return 0 <= left < sum(settling.strength(table, card) for card in cards)


def are_occupied(table: Table, cells: int, _: Step) -> bool:
    return cells > 0 and cells & ~table.taken == 0


def can_be_looked_at(table: Table, seen: int, step: Step) -> bool:
    deck = table.deck[table.owner[table.effect_card]]
    return 0 <= step[1] <= seen <= len(deck) and set(table.chosen) <= set(deck)


def fits_asker(table: Table, which: int, step: Step) -> bool:
    """A slot is chosen for a question that is about the same."""
    about = ASKED[slot.NUMBERED[step[1]]].about
    return about[0].fits(table, which, step) if about else which == 0


CARD = below("a card", "カード", lambda table: len(table.kind))
KIND = below("a kind of card", "カードの種類", lambda table: table.tables.kinds)
CELL = below("a cell", "マス", lambda _: CELLS)
YES_OR_NO = below("yes or no", "はいかいいえ", lambda _: 2)
MANY = below("a number of cards", "カードの枚数", lambda _: 100)
HELD = below(
    "a number of cards in hand", "手札の枚数", lambda table: len(table.hand[table.owner[table.effect_card]]) + 1
)
EFFECT = Argument("an effect of it", "その効果", lambda table, effect, step: has_effect(table, step[1], effect))
WHY = Argument("a reason to shoot", "弾幕を置く理由", can_shoot)
WHICH = Argument("a step of many cards", "カードごとの手順", lambda _, which, __: which in ALTERNATING)
PURPOSE = Argument("a purpose", "目的", lambda _, purpose, __: purpose in slot.NUMBERED)
OF_WHICH = Argument(
    "a step of many cards",
    "カードごとの手順",
    fits_asker,
)
WINNER = Argument(
    "a seat with a card there",
    "そこにカードのある席",
    lambda table, seat, step: seat in (0, 1) and len(settling.standing(table, step[1], seat)) > 0,
)
LEFT = Argument("a number of steps", "段階の数", strength_left)
MORE = Argument("a number of steps", "段階の数", lambda table, left, step: strength_left(table, left + 1, step))
OCCUPIED = Argument("cells with cards", "カードのあるマス", are_occupied)
BASE = Argument("a depth of the pile", "弾幕山の深さ", lambda table, base, step: 0 <= base <= len(table.pile[step[1]]))
SEEN = Argument("cards of the deck", "デッキのカード", can_be_looked_at)

A_CHAIN = [*turn.TURN[:-3], *chain.CHAIN, *chain.CAST]

ASKED: dict[Question, flow.SavedQuestion] = {
    setup.SET_ASIDE: asked(before=steps.SHUFFLE),
    setup.MULLIGAN: asked(before=steps.REDRAW),
    setup.OPEN_CARD: asked(before=(steps.OPENING_SECOND, steps.TURN)),
    setup.OPEN_CELL: asked(KIND, before=(steps.OPENING_SECOND, steps.TURN)),
    turn.WAKE: asked(before=steps.RECOVER),
    main_phase.MAIN: asked(before=steps.DUDS),
    main_phase.FACE: asked(KIND, before=steps.DUDS),
    main_phase.PLACE_CELL: asked(KIND, YES_OR_NO, YES_OR_NO, before=(steps.DUDS, steps.D_EFFECTS)),
    turn.HAND_LIMIT: asked(before=steps.HAND_LIMIT),
    interception.INTERCEPT: asked(before=steps.D_EFFECTS),
    chain.ORDER: asked(WHICH),
    chain.SUSTAIN: asked(CARD, before=steps.CHAIN_END),
    chain.END_A: asked(CARD, before=steps.UPRIGHT_ALL),
    settling.HIT: asked(CELL, WINNER, LEFT, before=steps.DESTRUCTION),
    settling.KEEP: asked(CELL, WINNER, before=steps.DESTRUCTION),
    settling.PILE_ORDER: asked(SEAT, BASE, before=steps.DESTRUCTION),
    effects.OPTIONAL: asked(),
    effects.COST: asked(),
    effects.PAY: asked(HELD),
    shooting.SHOOT: asked(WHY),
    shooting.SHOOT_CARD: asked(CELL),
    effect_targets.TARGET: asked(),
    effect_targets.DESTINATION: asked(),
    effect_cards.DISCARD: asked(SEAT, MANY),
    effect_cards.SCRY: asked(MANY, SEEN),
    slot.SLOT: asked(PURPOSE, OF_WHICH, CELL),
}
FLOW = Flow(
    steps={
        **{step[0]: () for step in [*setup.SETUP, *turn.TURN, *A_CHAIN]},
        steps.ALTERNATE: (WHICH, SEAT),
        steps.SETTLE: (OCCUPIED,),
        steps.HIT: (CELL, WINNER, MORE),
        steps.KEEP: (CELL, WINNER),
        steps.CLEAN_UP: (CELL,),
        steps.PILE_ORDER: (SEAT, BASE),
        steps.EFFECT: (CARD, EFFECT, CELL),
        steps.SHOOT: (WHY,),
        steps.TARGET: (),
        steps.PAY: (HELD,),
        steps.DISCARD: (SEAT, MANY),
        steps.SCRY: (MANY, SEEN),
    },
    questions={question.number: about for question, about in ASKED.items()},
    plans=(setup.SETUP, turn.TURN, A_CHAIN),
)

# ---- what no zone can see alone ----

ONE_PLACE = ("every card lies in exactly one place", "どのカードもちょうど1か所になければなりません。")
NUMBERED = ("the cards are numbered from 0 on, without a gap", "カードの番号は0から続いていなければなりません。")
OF_THE_FIELD = ("these aren't the cards on the field", "場のカードと合いません。")
OF_THE_HAND = ("a mulligan exchanges cards of the hand", "マリガンで交換するのは手札のカードです。")


def check(on: Laying) -> None:
    table: WalpurgisState = on.table
    for seat in (0, 1):
        check_deck_list(on, table, seat)
        picked = set(table.picked[seat])
        require(
            len(picked) == len(table.picked[seat]) and picked <= set(table.hand[seat]),
            on.at(f"picked[{seat}]"),
            *OF_THE_HAND,
        )
    check_effect(on, table)
    for seat in table.actors():
        check_asked(table, seat)


def check_deck_list(on: Laying, table: Table, seat: int) -> None:
    """Every card of a seat is one that its card actions name."""
    for kind, owner in sorted(zip(table.kind, table.owner, strict=True)):
        id_ = table.tables.ids[kind]
        require(
            owner != seat or kind in table.menu[seat],
            on.at(f"players[{seat}]"),
            f"{id_} is not in the deck of seat {seat}",
            f"{id_} は席{seat}のデッキにありません。",
        )


def check_effect(on: Laying, table: Table) -> None:
    """The effect being applied is one of the card's; without one, nothing is asked about it."""
    flow = [*table.agenda, *(table.question(seat) for seat in table.actors())]
    idle = all(step[0] not in OF_AN_EFFECT for step in flow)
    require(
        idle if table.effect_card == codes.NOBODY else has_effect(table, table.effect_card, table.effect_number),
        on.at("effect"),
        "this card has no such effect",
        "このカードにそのような効果はありません。",
    )


def check_asked(table: WalpurgisState, seat: int) -> None:
    asked_of, kind = table.asked_of(seat), table.question(seat)[1]
    require(
        table.actors() == [seat] or asked_of.of_both,
        "asked",
        "only one seat is asked at a time",
        "質問されるのは一度に1席だけです。",
    )
    require(
        not asked_of.places_kind or table.in_hand(seat, kind) != codes.NOBODY,
        "asked",
        f"seat {seat} doesn't hold this card",
        f"席{seat}はそのカードを持っていません。",
    )
