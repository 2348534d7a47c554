# mypyc: compile
"""Before the first "Battle!": who plays which character, and the deal (TF-5 to TF-12)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.state import Step, plan
from dengen.games.trump_fighter.rules import events, steps
from dengen.games.trump_fighter.rules.actions import PICK
from dengen.games.trump_fighter.rules.conditions import CARDS
from dengen.games.trump_fighter.rules.state import ROW, SEATS, Table

PICK_FIRST: Final[list[Step]] = plan(steps.CHOOSE, steps.MEET, steps.DEAL, steps.FASTEST)
GIVEN: Final[list[Step]] = plan(steps.DEAL, steps.FASTEST)


def begin(table: Table) -> None:
    table.clear()
    shuffle_deck(table)
    lots = table.chance.fork()
    if not table.given:
        table.push_all(PICK_FIRST)
        return
    table.character = table.given.copy()
    if table.character[0] < 0:  # characters="random"
        people = list(range(len(table.tables.characters)))
        table.character[0] = lots.pick(people)
        if not table.mirror:
            people.remove(table.character[0])
        table.character[1] = lots.pick(people)
    tell_picks(table)
    table.push_all(GIVEN)


def shuffle_deck(table: Table) -> None:
    """By a stream of its own: the same deck however characters are chosen."""
    table.deck = list(range(CARDS))
    table.chance.fork().shuffle(table.deck)


def choose(table: Table) -> None:  # TF-5
    table.ask(0, steps.PICK)
    table.ask(1, steps.PICK)


def meet(table: Table) -> None:
    """Both picks are shown; if they are the same, a coin decides who keeps it (TF-R2)."""
    first, second = table.sealed[0], table.sealed[1]
    table.sealed = [-1, -1]
    table.character = [first - PICK, second - PICK]
    if first != second or table.mirror:
        tell_picks(table)
        return
    other = table.chance.below(2)
    table.character[other] = -1
    if table.log is not None:
        table.log.extend(events.clashed(table, 1 - other))
    table.ask(other, steps.PICK_AGAIN, first - PICK)


def pick_again(table: Table, seat: i64, act: i64) -> None:  # TF-R2
    table.character[seat] = act - PICK
    if table.log is not None:
        table.log.extend(events.picked(table, seat))


def tell_picks(table: Table) -> None:
    if table.log is not None:
        table.log.extend(events.picked(table, 0) + events.picked(table, 1))


def deal(table: Table) -> None:  # TF-7
    for position in range(ROW):
        for seat in range(SEATS):
            table.hand[seat * 4 + position] = table.deck.pop()
    if table.log is not None:
        table.log.extend(events.dealt(table))
