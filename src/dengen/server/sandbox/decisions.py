"""The answers of a finished game that are worth a thought, each in a world as its seat knew it; runs in a reader's process."""

from typing import NamedTuple

from dengen.core.base.chance import Chance
from dengen.core.rules.state import State
from dengen.server.sandbox.records import Classes, Source, games_of, must_be_todays, record_from
from dengen.table.records.replay import replay

MOST = 120  # of a longer game only every nth is looked at


class Decision(NamedTuple):
    """Entry `number`: the seat was asked in such a world, and gave this answer."""

    number: int
    seat: int
    act: int
    world: State
    seed: int


class ReviewedDecisions(NamedTuple):
    seats: int
    all: list[Decision]


def decisions(classes: Classes, source: Source) -> ReviewedDecisions:
    """Of those that were taken back none, of those that were forced none."""
    record = record_from(classes, source)
    game = games_of(classes).bind_kept(record.header)
    must_be_todays(record.header.rules, game)
    played = replay(record, game)
    undone = {number for entry in record.entries for number in entry.undone}
    chosen = [
        at
        for at, moment in enumerate(played.moments)
        if moment.entry is not None
        and moment.entry.action
        and moment.entry.number not in undone
        and len(played.moments[at - 1].state.legal(moment.entry.seat)) > 1
    ]
    step = -(-len(chosen) // MOST) if chosen else 1
    found = []
    for at in chosen[::step]:
        entry = played.moments[at].entry
        assert entry is not None
        world, seed = as_known(played.moments[at - 1].state, entry.seat, entry.number)
        found.append(Decision(entry.number, entry.seat, played.game.number(entry.action), world, seed))
    return ReviewedDecisions(record.header.seats, found)


def as_known(state: State, seat: int, number: int) -> tuple[State, int]:
    """A world and a seed for whoever judges what the seat did there: the same wherever the seat knows the same."""
    rng = Chance(number)
    world = state.resample(seat, rng)
    return world, int(rng.fork().word)
