"""How familiars and abilities are written in positions."""

from dengen.core.positions.faults import require
from dengen.core.positions.kinds import Laying
from dengen.games.troll_master.rules.codes import MOST_ABILITIES
from dengen.games.troll_master.rules.tables import Tables


def stack(tables: Tables, cards: list[int], charges: int) -> str:
    """`gnome/golem:1`: the stack from below, the charges on its top."""
    return "/".join(tables.ids[card] for card in cards) + (f":{charges}" if charges else "")


def read_stack(tables: Tables, entry: str, at: str) -> tuple[list[int], int]:
    """`gnome/golem:1` as the numbers from below and the charges on the top."""
    names, _, charges = entry.partition(":")
    cards = [number(tables, id, at) for id in names.split("/")]
    top = tables.ids[cards[-1]]
    ribbons = tables.ribbons[cards[-1]]
    require(
        not charges or (charges.isdecimal() and int(charges) <= ribbons),
        at,
        f"expected 0 to {ribbons} charges on {top}, got {charges}",
        f"{top} のチャージは0〜{ribbons}です（{charges} は使えません）。",
    )
    return cards, int(charges or 0)


def ability(tables: Tables, code: int) -> str:
    """`gnome:0`: the familiar, and which of its abilities."""
    familiar, index = divmod(code, int(MOST_ABILITIES))
    return f"{tables.ids[familiar]}:{index}"


def read_ability(tables: Tables, entry: str, at: str) -> int:
    id, _, index = entry.partition(":")
    first = number(tables, id, at) * int(MOST_ABILITIES)
    known = index.isdecimal() and int(index) < MOST_ABILITIES and tables.many_effects[first + int(index)] > 0
    require(known, at, f"{id} has no ability {index!r}", f"{id} に {index!r} 番の能力はありません。")
    return first + int(index)


def number(tables: Tables, id: str, at: str) -> int:
    require(id in tables.ids, at, f"there is no familiar {id!r}", f"{id!r} という使い魔はありません。")
    return tables.ids.index(id)


def among_kinds(on: Laying, kind: int, at: str) -> None:
    id = on.table.tables.ids[kind]
    require(
        kind in on.table.kinds,
        at,
        f"{id} is not among the kinds of this game",
        f"{id} はこのゲームに登場しない使い魔です。",
    )
