# mypyc: compile
"""Effects that choose cards on the field, one after another (WP-R33), and what they do to them."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import place_of
from dengen.core.rules.two_word_answers import Answers
from dengen.games.walpurgis.rules import clauses, codes, steps
from dengen.games.walpurgis.rules.actions import DONE, DONE_BIT
from dengen.games.walpurgis.rules.board import CELL_NAMES, EVERYWHERE, NEXT_TO
from dengen.games.walpurgis.rules.codes import CASTING, DAN_UP, DORMANT, OPEN, READY
from dengen.games.walpurgis.rules.picks import FieldQuestion
from dengen.games.walpurgis.rules.question import Question
from dengen.games.walpurgis.rules.state import Table


def has_targets(kind: i64) -> bool:
    """Tell whether an effect of this kind chooses cards on the field."""
    return codes.CLEAR <= kind <= codes.KINDLE


def has_target(table: Table) -> bool:
    return target_cells(table) != 0


def target_cells(table: Table) -> i64:
    """The cells with a card that the effect being applied may choose."""
    return TARGET.cells_among(table, table.owner[table.effect_card], 0, table.effect_area() & table.taken)


# ---- which cards ----


def is_target(table: Table, card: i64) -> bool:
    """Tell whether the effect being applied may still choose this card on the field."""
    effect = table.effect()
    return (
        (table.effect_area() >> table.cell[card]) & 1 != 0
        and (effect.states >> table.place[card]) & 1 != 0
        and effect.side & side_of(table, card) != 0
        and not (effect.other and card == table.effect_card)
        and place_of(table.chosen, card) < 0
        and can_be_target(table, card, effect.kind)
    )


def side_of(table: Table, card: i64) -> i64:
    """The side of a card, as the owner of the effect sees it."""
    return codes.SIDE_OWN if table.owner[card] == table.owner[table.effect_card] else codes.SIDE_ENEMY


def can_be_target(table: Table, card: i64, kind: i64) -> bool:
    if turns_face_down(kind):
        return not table.has_static(card, codes.STEADY)  # WP-R50
    if kind == codes.DESTROY:
        return not is_safe(table, card)
    if kind == codes.MOVE:
        return destinations(table, card) != 0
    return True


def turns_face_down(kind: i64) -> bool:
    return kind == codes.LULL or kind == codes.VEIL


def is_safe(table: Table, card: i64) -> bool:
    """Never destroyed, or not in this chain."""
    return table.marks[card] & codes.SHIELDED != 0 or table.has_static(card, codes.WARD)


class Target(FieldQuestion):
    """The next card that the effect chooses; or no more, if it may be used."""

    def come_up(self, table: Table, a: i64, b: i64, c: i64) -> None:
        """All chosen cards are different (WP-R33); as long as there are any."""
        if len(table.chosen) < table.effect().n:
            cells = target_cells(table)
            if cells != 0:
                self.ask_among(table, table.owner[table.effect_card], 0, 0, 0, cells, done_bit(table))

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        return (target_cells(table), done_bit(table))

    def why_not(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        if act != DONE and turns_face_down(table.effect().kind) and has_steady(table, act):
            return clauses.NEVER_FACE_DOWN
        return clauses.WHAT_THE_EFFECT_SAYS

    def is_candidate(self, table: Table, seat: i64, a: i64, card: i64) -> bool:
        return is_target(table, card)

    def choose(self, table: Table, seat: i64, a: i64, card: i64) -> None:
        strike(table, card)


TARGET: Final[Target] = Target(
    steps.TARGET, "target", clauses.WHAT_THE_EFFECT_SAYS, cells=True, others=DONE_BIT, of_effect=True
)


def done_bit(table: Table) -> i64:
    return DONE_BIT if table.effect().optional else 0


def has_steady(table: Table, cell: i64) -> bool:
    """Tell whether a circle that is never turned face-down lies in this cell."""
    return any(table.has_static(card, codes.STEADY) for card in table.cards_at(cell))


# ---- what is done to them ----


def strike(table: Table, card: i64) -> None:
    """Apply the effect to a chosen card."""
    kind = table.effect().kind
    was: i64 = table.known[card]
    cell: i64 = table.cell[card]
    table.choose(card)
    table.push(steps.TARGET)
    if kind == codes.CLEAR:
        table.to_pile(card)
        table.note("cleared", card, was, cell)
    elif kind == codes.DESTROY:
        table.to_discard(card)
        table.note("destroyed", card, was, cell)
    elif kind == codes.RECALL:
        table.to_hand(card)
        table.note("recalled", card, was, cell)
    elif kind == codes.PEEK:
        table.know(card, 1 << table.owner[table.effect_card])
        note_peek(table, card, was, cell)
    elif kind == codes.MOVE:
        DESTINATION.ask(table, table.owner[table.effect_card])
    else:
        table.turn_to(card, turned_state(kind))  # kindled without a check: turn_to marks nothing (WP-93)
        table.note("turned", card, was, cell)


def turned_state(kind: i64) -> i64:
    if kind == codes.FLARE:
        return DAN_UP
    if kind == codes.LULL:
        return DORMANT
    if kind == codes.UNVEIL:
        return OPEN
    if kind == codes.KINDLE:
        return CASTING
    return READY  # AWAKEN, VEIL


def note_peek(table: Table, card: i64, was: i64, cell: i64) -> None:
    if table.log is not None:
        looker: i64 = table.owner[table.effect_card]
        args: dict[str, object] = {
            "seat": int(looker),
            "card": table.tables.ids[table.kind[card]],
            "cell": CELL_NAMES[cell],
        }
        knows: i64 = table.known[card]
        table.tell("peeked", args, {"card": -1 if knows == codes.BOTH else int(knows)}, int(knows & ~was))


class Destination(Question):
    """The cell next to it onto which the circle chosen last steps; it arrives there last."""

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        return (destinations(table, chosen_last(table)), 0)

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, cell: i64) -> None:
        card: i64 = chosen_last(table)
        start: i64 = table.cell[card]
        table.step_to(card, cell)
        if table.log is not None:
            args: dict[str, object] = {
                "seat": int(table.owner[card]),
                "cell": CELL_NAMES[start],
                "to": CELL_NAMES[cell],
            }
            table.tell("moved", args)


DESTINATION: Final[Destination] = Destination(
    steps.DESTINATION, "destination", clauses.WHAT_THE_EFFECT_SAYS, cells=True, of_effect=True
)


def chosen_last(table: Table) -> i64:
    return table.chosen[len(table.chosen) - 1]


def destinations(table: Table, card: i64) -> i64:
    """The adjacent cells without a circle."""
    circles = table.circle_cells(0) | table.circle_cells(1)
    return EVERYWHERE & NEXT_TO[table.cell[card]] & ~circles


def shield(table: Table) -> None:
    """All cards that the effect could choose are safe from destruction until the chain ends."""
    card = table.first_on_field()
    while card >= 0:
        if is_target(table, card):
            table.mark(card, codes.SHIELDED)
            table.note("shielded", card, table.known[card], table.cell[card])
        card = table.next_card(card)
