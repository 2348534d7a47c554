# mypyc: compile
"""The effect phase once a card lies in the play area: its steps, one after the other (LP-36 to LP-38, LP-R11).

The steps of all cards in the play area wait in one queue. A step asks its first question if there is anything to
choose; an answer carries it out or asks on. What turns, moves, takes or comes from hand has a file of its own.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from dengen.core.base.packed import BITS
from dengen.games.lumiel.rules import clauses, steps
from dengen.games.lumiel.rules.actions import CHOICE, CHOICES, PASS, PASSING
from dengen.games.lumiel.rules.codes import queued, queued_number, queued_position
from dengen.games.lumiel.rules.question import NONE, C, Question
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.tables import EffectStep

# What a pass skips
NO_PASS: Final[i64] = 0
THE_STEP: Final[i64] = 1
THE_EFFECT: Final[i64] = 2


# ---- the queue ----


def enqueue(table: Table, kind: i64) -> None:
    """The effect of the card that came into the play area last waits behind all others."""
    position: i64 = len(table.play_area) - 1
    for number in table.tables.effect[kind]:
        table.queue = append(table.queue, queued(position, number))


def insert(table: Table, numbers: vec[i64]) -> None:
    """A chosen list of steps comes next."""
    queue = vec[i64]([queued(table.using, number) for number in numbers])
    for waiting in table.queue:
        queue = append(queue, waiting)
    table.queue = queue


def resolve(table: Table) -> None:
    """Begin the next step that has anything to choose; the others are skipped (LP-R11)."""
    while len(table.queue) > 0:
        table.queue, waiting = pop(table.queue, 0)
        position = queued_position(waiting)
        if position != table.using:
            table.using = position
            table.begun = False
        number = queued_number(waiting)
        step = table.tables.steps[number]
        if step.question.begin(table, step, number):
            table.push(steps.RESOLVE)
            return


def what_a_pass_skips(table: Table, step: EffectStep) -> i64:
    """An optional step may be passed, and a whole effect as long as nothing of it was carried out (LP-36)."""
    if step.optional:
        return THE_STEP
    return NO_PASS if table.begun else THE_EFFECT


def decline(table: Table, skips: i64) -> None:
    """The turn player doesn't use an effect, or a step of it."""
    if table.log is not None:
        args = {"seat": int(table.turn_player), "card": table.tables.ids[table.play_area[table.using]]}
        table.tell("declined", {**args, "whole": skips == THE_EFFECT})
    if skips == THE_EFFECT:
        table.queue = vec[i64]([waiting for waiting in table.queue if queued_position(waiting) != table.using])


# ---- what all questions of effects share ----


class EffectQuestion(Question):
    """a: number of the effect step, b: what was chosen before, c: what a pass skips, unless it says where a card goes."""

    always: bool  # asked even with one answer

    def __init__(
        self,
        number: int,
        name: str,
        among: int,
        *,
        choices: bool = False,
        kind: i64 = NONE,
        source: i64 = NONE,
        goes: i64 = NONE,
        whose: i64 = NONE,
        always: bool = False,
    ) -> None:
        clause = clauses.USE_THE_EFFECT
        super().__init__(number, name, clause, among, choices=choices, kind=kind, source=source, goes=goes, whose=whose)
        self.always = always

    def used_card(self, table: Table) -> i64:
        return table.play_area[table.using]

    def choices(self, table: Table, step: EffectStep, b: i64, c: i64, /) -> i64:
        """The legal answers apart from a pass."""
        raise NotImplementedError(self.name)

    def why_not_chosen(self, table: Table, step: EffectStep, b: i64, act: i64, /) -> i64:
        """The clause that forbids the rest."""
        return clauses.NOT_WHAT_THE_EFFECT_SAYS

    def choose(self, table: Table, step: EffectStep, number: i64, b: i64, c: i64, act: i64, /) -> None:
        """What an answer does, apart from a pass."""
        raise NotImplementedError(self.name)

    def has_choice(self, table: Table, step: EffectStep) -> bool:
        """Has the step that begins with this question anything to choose (LP-R11)?"""
        return self.choices(table, step, step.about, NO_PASS) != 0

    def begin(self, table: Table, step: EffectStep, number: i64) -> bool:
        """Ask it as the first question of a step, unless there is nothing to choose."""
        answers = self.choices(table, step, step.about, NO_PASS)
        if answers == 0:
            return False
        skips = what_a_pass_skips(table, step)
        if skips != NO_PASS:
            answers |= PASSING
        self.offer(table, table.turn_player, number, step.about, skips, answers, self.always)
        return True

    def may_pass(self, c: i64) -> bool:
        return c != NO_PASS and self.goes != C

    def possible(self, table: Table, number: i64, c: i64) -> i64:
        found = self.targeted(table.tables.steps[number])
        return found | PASSING if self.may_pass(c) else found

    def targeted(self, step: EffectStep) -> i64:
        """The answers that come into question, by what the step says."""
        return self.among

    def legal(self, table: Table, seat: i64, number: i64, b: i64, c: i64) -> i64:
        found = self.choices(table, table.tables.steps[number], b, c)
        return found | PASSING if self.may_pass(c) else found

    def why_not(self, table: Table, seat: i64, number: i64, b: i64, c: i64, act: i64) -> i64:
        return self.why_not_chosen(table, table.tables.steps[number], b, act)

    def answer(self, table: Table, seat: i64, number: i64, b: i64, c: i64, act: i64) -> None:
        if act == PASS:
            decline(table, c)
            return
        table.begun = True
        self.choose(table, table.tables.steps[number], number, b, c, act)


class OneOf(EffectQuestion):
    """Of several lists of steps, one in which anything can be chosen."""

    def targeted(self, step: EffectStep) -> i64:
        return (BITS[len(step.lists)] - 1) << CHOICE

    def choices(self, table: Table, step: EffectStep, b: i64, c: i64) -> i64:
        found: i64 = 0
        for at in range(len(step.lists)):
            for number in step.lists[at]:
                inner = table.tables.steps[number]
                if inner.question.has_choice(table, inner):
                    found |= BITS[CHOICE + at]
                    break
        return found

    def why_not_chosen(self, table: Table, step: EffectStep, b: i64, act: i64) -> i64:
        return clauses.NOTHING_WOULD_HAPPEN

    def choose(self, table: Table, step: EffectStep, number: i64, b: i64, c: i64, act: i64) -> None:
        insert(table, step.lists[act - CHOICE])


ONE_OF: Final[OneOf] = OneOf(69, "one_of", CHOICES, choices=True)
