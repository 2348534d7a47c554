# mypyc: compile
"""Before the first "Battle!": who plays which character, and the deal (TF-5 to TF-12)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import BITS, members, packed
from dengen.core.rules.state import Step, plan
from dengen.games.trump_fighter.rules import actions, clauses, events, steps
from dengen.games.trump_fighter.rules.actions import NOTHING
from dengen.games.trump_fighter.rules.conditions import CARDS
from dengen.games.trump_fighter.rules.question import Question
from dengen.games.trump_fighter.rules.rows import ROW, with_card
from dengen.games.trump_fighter.rules.state import SEATS, Table

PICK_FIRST: Final[list[Step]] = plan(steps.CHOOSE, steps.MEET, steps.DEAL, steps.FASTEST)
NEW_DECK: Final[vec[i64]] = packed(range(CARDS))
GIVEN: Final[list[Step]] = plan(steps.DEAL, steps.FASTEST)


def begin(table: Table) -> None:
    table.clear()
    shuffle_deck(table)
    lots = table.chance.fork()
    if not table.given:
        table.push_all(PICK_FIRST)
        return
    table.character = packed(draw_characters(table, lots) if table.given[0] < 0 else table.given)
    tell_picks(table)
    table.push_all(GIVEN)


def draw_characters(table: Table, lots: Chance) -> list[int]:
    """characters="random": two different ones, unless both may have the same."""
    people = list(range(len(table.tables.characters)))
    first = lots.pick(people)
    if not table.mirror:
        people.remove(first)
    return [first, lots.pick(people)]


def shuffle_deck(table: Table) -> None:
    """By a stream of its own: the same deck however characters are chosen."""
    table.deck = NEW_DECK[:]
    table.left = CARDS
    table.chance.fork().shuffle_part(table.deck, 0, CARDS)


# ---- picking a character ----


def choose(table: Table) -> None:  # TF-5
    PICK.ask(table, 0)
    PICK.ask(table, 1)


class Pick(Question):
    """Any character of the set, in secret (TF-5)."""

    def possible(self, table: Table, seat: i64) -> i64:
        return table.tables.picks


def meet(table: Table) -> None:
    """Both picks are shown; if they are the same, a coin decides who keeps it (TF-R2)."""
    first, second = table.sealed[0], table.sealed[1]
    table.unseal()
    table.character[0] = first - actions.PICK
    table.character[1] = second - actions.PICK
    if first != second or table.mirror:
        tell_picks(table)
        return
    other = table.chance.below(2)
    table.character[other] = NOTHING
    if table.log is not None:
        table.log.extend(events.clashed(table, 1 - other))
    PICK_AGAIN.ask(table, other, first - actions.PICK)


class PickAgain(Pick):
    """Any other character than the one that the opponent keeps (TF-R2)."""

    def legal(self, table: Table, seat: i64, taken: i64) -> i64:
        found: i64 = 0
        for act in members(table.tables.picks):
            if act - actions.PICK != taken:
                found |= BITS[act]
        return found

    def answer(self, table: Table, seat: i64, act: i64) -> None:
        table.character[seat] = act - actions.PICK
        if table.log is not None:
            table.log.extend(events.picked(table, seat))


PICK: Final[Pick] = Pick(20, "pick", clauses.PICK_A_CHARACTER)
PICK_AGAIN: Final[PickAgain] = PickAgain(21, "pick_again", clauses.ANOTHER_CHARACTER, seals=False)


def tell_picks(table: Table) -> None:
    if table.log is not None:
        table.log.extend(events.picked(table, 0) + events.picked(table, 1))


# ---- the deal ----


def deal(table: Table) -> None:  # TF-7
    for position in range(ROW):
        for seat in range(SEATS):
            table.hand[seat] = with_card(table.hand[seat], position, table.draw_card())
    if table.log is not None:
        table.log.extend(events.dealt(table))
