"""The terms of the evaluation, and what a hint says of each."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.core.bots.explanations import Particular, Phrase, Unit
from dengen.games.trump_fighter.bot.heuristics import LEAD
from dengen.games.trump_fighter.rules.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.scoring import MISS_VALUE, total

if TYPE_CHECKING:
    from dengen.games.trump_fighter.game import TrumpFighter

UNIT = Unit(Text("points", "点"), 1 / LEAD)
MISSES = "misses"
WHOLE = {
    "total": Phrase(
        Text("more points by techniques", "技の点が増える"), Text("fewer points by techniques", "技の点が減る")
    ),
    MISSES: Phrase(
        Text("more points by the other's miss cards", "相手のミス札の点が増える"),
        Text("fewer points by the other's miss cards", "相手のミス札の点が減る"),
    ),
    "plan": Phrase(
        Text("a better Call within reach", "狙えるコールが良くなる"),
        Text("a worse Call within reach", "狙えるコールが悪くなる"),
    ),
}


def particulars(game: "TrumpFighter", state: TrumpFighterState, seat: int) -> list[Particular]:
    lead, plan = game.heuristics.terms(state)[seat]
    points = total(state, seat)
    misses = lead * float(MISS_VALUE * state.miss_count[seat]) / float(points) if points else 0.0
    return [Particular("total", "", lead - misses), Particular("total", MISSES, misses), Particular("plan", "", plan)]


def reason(game: "TrumpFighter", term: str, thing: str, better: bool) -> Text:
    return WHOLE[thing or term].said(better)
