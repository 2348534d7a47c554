# mypyc: compile
"""Sub-effects (rulebook 3, entry 6): when they are applied, what they ask first, and which function does what they do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.games.walpurgis.rules import activation, clauses, codes, effect_cards, effect_targets, steps
from dengen.games.walpurgis.rules.actions import YES_OR_NO
from dengen.games.walpurgis.rules.codes import HAND
from dengen.games.walpurgis.rules.question import HandQuestion, YesOrNo
from dengen.games.walpurgis.rules.shooting import take_aim
from dengen.games.walpurgis.rules.state import Table
from dengen.games.walpurgis.rules.tables import MOMENTS


def schedule(table: Table, card: i64, when: i64) -> None:
    """The card's effects of this moment, in printed order, as seen from where it lies now."""
    schedule_from(table, card, when, table.cell[card])


def schedule_from(table: Table, card: i64, when: i64, cell: i64) -> None:
    tables = table.tables
    at: i64 = table.kind[card] * MOMENTS + when
    first: i64 = tables.effects_from[at]
    i: i64 = tables.effects_from[at + 1] - 1
    while i >= first:
        table.push(steps.EFFECT, card, tables.effects_at[i], cell)
        i -= 1


def begin(table: Table, card: i64, number: i64, cell: i64) -> None:
    """Tests, then the cost or the question whether to use it, then the effect itself (WP-R33)."""
    effect = table.tables.effects[number]
    seat: i64 = table.owner[card]
    table.effect_card = card
    table.effect_number = number
    table.effect_cell = cell
    table.chosen = vec[i64]()
    if effect.tests:
        ground = activation.Ground(table, seat)
        for test, n in effect.tests:
            if not activation.holds(ground, test, n, 0):
                return
    has_targets = effect_targets.has_targets(effect.kind)
    if has_targets and not effect_targets.has_target(table):
        return
    if effect.cost != codes.NO_COST:
        if table.many_in(HAND, seat) >= effect.cost_n:
            COST.ask(table, seat)
    elif effect.optional and not has_targets and effect.kind != codes.DANMAKU:
        OPTIONAL.ask(table, seat)
    else:
        apply(table)


class Optional(YesOrNo):
    """Use an effect that says "may"?"""

    def agree(self, table: Table, a: i64) -> None:
        apply(table)


OPTIONAL: Final[Optional] = Optional(
    steps.OPTIONAL, "optional", clauses.WHAT_THE_EFFECT_SAYS, others=YES_OR_NO, of_effect=True
)


# ---- costs ----


class Cost(YesOrNo):
    """Pay for the effect, or go without it?"""

    def agree(self, table: Table, a: i64) -> None:
        table.push(steps.PAY, table.effect().cost_n)


COST: Final[Cost] = Cost(steps.COST, "cost", clauses.WHAT_THE_EFFECT_SAYS, others=YES_OR_NO, of_effect=True)


class Pay(HandQuestion):
    """The next hand card of a cost."""

    def come_up(self, table: Table, left: i64, b: i64, c: i64) -> None:
        seat: i64 = table.owner[table.effect_card]
        if left <= 0:
            apply(table)
        elif table.many_in(HAND, seat) > left:
            self.ask_always(table, seat, left)
        else:
            self.take(table, table.first_card(HAND, seat), left, 0)

    def take(self, table: Table, card: i64, left: i64, b: i64) -> None:
        table.push(steps.PAY, left - 1)
        if table.effect().cost == codes.COST_DISCARD:
            effect_cards.discard_card(table, card)
            return
        was: i64 = table.known[card]
        table.to_aside(card)
        table.note("set_beside", card, was)


PAY: Final[Pay] = Pay(steps.PAY, "pay", clauses.WHAT_THE_EFFECT_SAYS, cards=True, of_effect=True)


# ---- the effect itself ----


def apply(table: Table) -> None:
    effect = table.effect()
    card = table.effect_card
    seat: i64 = table.owner[card]
    who: i64 = 1 - seat if effect.who_enemy else seat
    kind = effect.kind
    if kind == codes.DRAW:
        table.draw(who, effect.n)
    elif kind == codes.DISCARD_CARDS:
        table.push(steps.DISCARD, who, effect.n)
    elif kind == codes.RECOVER:
        table.recover(who, effect.n)
    elif kind == codes.BURN:
        effect_cards.burn(table, who, effect.n)
    elif kind == codes.SCRY:
        effect_cards.scry(table, seat, effect.n)
    elif kind == codes.DANMAKU:
        take_aim(table, steps.EFFECT, table.effect_area(), effect.n)
    elif kind == codes.SHIELD:
        effect_targets.shield(table)
    elif kind == codes.GRANT:
        grant(table, card, effect.granted, effect.n)
    else:
        table.push(steps.TARGET)


def grant(table: Table, card: i64, what: i64, count: i64) -> None:
    """More actions this turn, if it is the owner's; a card grants once a turn (WP-R54)."""
    seat: i64 = table.owner[card]
    if table.turn != seat or table.marks[card] & codes.GRANTED:
        return
    table.mark(card, codes.GRANTED)
    if what == codes.GRANT_PLACE_DOWN:
        table.extra_downs += count
    elif what == codes.GRANT_PLACE:
        table.places += count
    else:
        table.casts += count
    if table.log is not None:
        table.tell("granted", {"seat": int(seat), "what": codes.GRANTS[what], "n": int(count)})
