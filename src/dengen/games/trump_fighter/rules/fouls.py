# mypyc: compile
"""What the table sends between beats: a foul (TF-74), or somebody who gives up."""

from mypy_extensions import i64

from dengen.core.base.errors import BadIntervention, GameOver
from dengen.core.refusals import GAME_OVER
from dengen.core.rules.state import clause_id
from dengen.games.trump_fighter.rules import clauses, events
from dengen.games.trump_fighter.rules.calls import give_miss
from dengen.games.trump_fighter.rules.codes import DECLARING, ENDINGS, OVER, PICKING, TIME_UP
from dengen.games.trump_fighter.rules.scoring import end
from dengen.games.trump_fighter.rules.state import Table


def intervene(table: Table, seat: int, what: str) -> None:
    if table.phase == OVER:
        raise GameOver(GAME_OVER, clause_id(table.prefix, int(clauses.HIGHER_TOTAL_WINS)))
    if seat not in (0, 1) or what not in ("penalty", "foul", "resign", "abandoned"):
        raise BadIntervention(f"Seat {seat} can't be dealt a {what!r} in this game.")
    agreed = {"penalty": "miss", "foul": "loss"}.get(what)
    if agreed and table.options["hold_penalty"] != agreed:  # TF-R31
        raise BadIntervention(f"A {what} is possible only with the option hold_penalty={agreed!r}.")
    if what == "penalty":
        penalty(table, seat)
    else:
        table.loser = seat
        end(table, ENDINGS.index(what))


def penalty(table: Table, seat: i64) -> None:
    """The milder foul: a miss card for the other. A knockout waits for the next Attack (TF-8)."""
    if table.phase == PICKING or table.phase == DECLARING:
        raise BadIntervention("A penalty is dealt between beats only.")
    table.forget_beat()
    give_miss(table, 1 - seat)
    if table.log is not None:
        table.log.extend(events.penalised(table, seat))
    if table.left == 0:
        end(table, TIME_UP)
