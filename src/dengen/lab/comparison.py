"""Two card sets side by side: which differences are real, and which may be chance."""

from collections.abc import Mapping

from msgspec import Struct

from dengen.core.words import Text, fill
from dengen.lab.balance import REAL, Balance
from dengen.lab.statistics import Estimate, holm, p_value

PLACE = Text("Position {}", "手番順{}")
SHARE_OF = Text("{}: win share", "{}：勝率")
USE_OF = Text("{}: use rate", "{}：使用率")


class FigureDifference(Struct, frozen=True):
    """One figure of both sets. `p` is adjusted for all figures of its table."""

    table: str
    id: str
    name: Text
    here: Estimate
    there: Estimate
    difference: Estimate
    p: float
    is_real: bool


def compare(here: Balance, there: Balance) -> list[FigureDifference]:
    """`here` less `there`, for every figure that both have."""
    found: list[FigureDifference] = []
    for table, ours in figures(here).items():
        theirs = figures(there).get(table, {})
        rows = [(id, name, one, theirs[id][1]) for id, (name, one) in ours.items() if id in theirs]
        gaps = [gap(one, other) for _, _, one, other in rows]
        for (id, name, one, other), between, p in zip(
            rows, gaps, holm([p_value(between.value, between.se) for between in gaps]), strict=True
        ):
            found.append(FigureDifference(table, id, name, one, other, between, round(p, 5), p < REAL))
    return found


def gap(one: Estimate, other: Estimate) -> Estimate:
    return Estimate.of(one.value - other.value, (one.se**2 + other.se**2) ** 0.5)


def figures(balance: Balance) -> Mapping[str, dict[str, tuple[Text, Estimate]]]:
    """Every figure with an error bar, by table and id."""
    tables: dict[str, dict[str, tuple[Text, Estimate]]] = {
        "course": {measure.id: (measure.name, measure.figure) for measure in balance.measures},
        "positions": {
            str(place.position): (fill(PLACE, place.position + 1), place.share) for place in balance.positions
        },
    }
    for group in balance.groups:
        if balance.seats > 1:
            tables[f"{group.id}.share"] = {item.id: (fill(SHARE_OF, item.name), item.share) for item in group.items}
        tables[f"{group.id}.use"] = {item.id: (fill(USE_OF, item.name), item.use_rate) for item in group.items}
    return tables
