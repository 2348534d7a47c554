"""How familiars and abilities are written in positions."""

from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.troll_master.rules import TrollMasterState
from dengen.games.troll_master.rules.codes import MOST_ABILITIES
from dengen.games.troll_master.rules.tables import Tables


def stack(state: TrollMasterState, seat: int, cards: list[int]) -> str:
    """`gnome/golem:1`: the stack from below, the charges on its top."""
    charges = int(state.charges_on(seat, cards[-1]))
    return "/".join(state.tables.ids[card] for card in cards) + (f":{charges}" if charges else "")


def read_stack(tables: Tables, entry: str, field: str) -> tuple[list[int], int]:
    """`gnome/golem:1` as the numbers from below and the charges on the top."""
    names, _, charges = entry.partition(":")
    cards = [number(tables, id, field) for id in names.split("/")]
    top = tables.ids[cards[-1]]
    ribbons = tables.ribbons[cards[-1]]
    if charges and not (charges.isdecimal() and int(charges) <= ribbons):
        raise BadPosition(
            Text(
                f"expected 0 to {ribbons} charges on {top}, got {charges}",
                f"{top} のチャージは0〜{ribbons}です({charges} は使えません)。",
            ),
            field,
        )
    return cards, int(charges or 0)


def ability(tables: Tables, code: int) -> str:
    """`gnome:0`: the familiar, and which of its abilities."""
    familiar, index = divmod(code, int(MOST_ABILITIES))
    return f"{tables.ids[familiar]}:{index}"


def read_ability(tables: Tables, entry: str) -> int:
    id, _, index = entry.partition(":")
    first = number(tables, id, "uses") * int(MOST_ABILITIES)
    if not (index.isdecimal() and int(index) < MOST_ABILITIES and tables.effects[first + int(index)]):
        raise BadPosition(Text(f"{id} has no ability {index!r}", f"{id} に {index!r} 番の能力はありません。"), "uses")
    return first + int(index)


def number(tables: Tables, id: str, field: str) -> int:
    if id not in tables.ids:
        raise BadPosition(Text(f"there is no familiar {id!r}", f"{id!r} という使い魔はありません。"), field)
    return tables.ids.index(id)
