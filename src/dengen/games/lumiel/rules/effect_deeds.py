# mypyc: compile
"""What effects do to the table: one small function per kind of effect, never per card (LP-81)."""

from librt.vecs import append
from mypy_extensions import i64

from dengen.core.events import ALL
from dengen.games.lumiel.rules import board, effect_targets, tables
from dengen.games.lumiel.rules.actions import UNDER, area_of
from dengen.games.lumiel.rules.board import AREAS, NAMES
from dengen.games.lumiel.rules.codes import card, kind_of, owner_of, points_kind, points_seat
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.tables import EffectStep


def turn(table: Table, place: i64, to: i64) -> None:
    """Change the facing (LP-21), or give a full turn (LP-54): either makes the card active."""
    area = area_of(place)
    chosen = table.card_at(place)
    if place >= UNDER and table.is_stack(area):
        table.pull_out(area)
        table.slide_under(area, card(kind_of(chosen), to, 1))
    else:
        table.show(area, table.kind[area], to)
        table.stir(area)
    if table.log is not None:
        args = {"area": NAMES[area], "card": table.tables.ids[kind_of(chosen)]}
        table.tell("turned", {**args, "from": int(owner_of(chosen)), "to": int(to)})


def turn_all(table: Table, step: EffectStep, areas: i64, whose: i64) -> None:
    """All together (LP-R37)."""
    turning = effect_targets.turned_areas(table, step, areas, whose)
    for area in range(AREAS):
        if (turning >> area) & 1:
            if step.to == tables.ME:
                table.show(area, table.kind[area], table.turn_player)
            table.stir(area)
    if table.log is not None:
        args = {"areas": [NAMES[area] for area in board.areas_in(turning)], "full": step.to == tables.KEEP}
        table.tell("turned_all", {**args, "seat": int(table.turn_player)})


def move(table: Table, origin: i64, place: i64, facing: i64) -> None:
    """Move or re-put a card (LP-77, LP-79): wherever it ends, it is active (LP-51, LP-R15)."""
    left = area_of(origin)
    moved = table.lift(left) if origin < UNDER else table.pull_out(left)
    table.set_down(kind_of(moved), facing, place)
    if table.log is not None:
        args = {"card": table.tables.ids[kind_of(moved)], "from": NAMES[left], "to": NAMES[area_of(place)]}
        table.tell("moved", {**args, "under": place >= UNDER, "owner": int(owner_of(moved)), "facing": int(facing)})


def swap(table: Table, a: i64, b: i64) -> None:
    """Each becomes the active top card where the other was, and keeps its facing (LP-R30)."""
    first = table.top_card(a)
    second = table.top_card(b)
    table.show(a, kind_of(second), owner_of(second))
    table.show(b, kind_of(first), owner_of(first))
    table.stir(a)
    table.stir(b)
    if table.log is not None:
        cards = [table.tables.ids[kind_of(first)], table.tables.ids[kind_of(second)]]
        table.tell("swapped", {"areas": [NAMES[a], NAMES[b]], "cards": cards})


def remove(table: Table, source: i64) -> None:
    """To the removed area, face down (LP-76)."""
    kind = take_away(table, source)
    table.put_away(kind)
    if table.log is not None:
        table.tell("removed", {"card": table.tables.ids[kind], **where(source)})


def gain(table: Table, source: i64, seat: i64) -> None:
    kind = take_away(table, source)
    table.score(seat, kind)
    if table.log is not None:
        table.tell("gained", {"card": table.tables.ids[kind], **where(source), "seat": int(seat)})


def take_away(table: Table, source: i64) -> i64:
    """Take a card of the field, or one of a points area."""
    if source >= effect_targets.HELD:
        held = source - effect_targets.HELD
        table.unscore(held)
        return points_kind(held)
    return kind_of(table.lift(source) if source < UNDER else table.pull_out(area_of(source)))


def where(source: i64) -> dict[str, object]:
    if source >= effect_targets.HELD:
        return {"points_of": int(points_seat(source - effect_targets.HELD))}
    return {"area": NAMES[area_of(source)]}


def set_from_hand(table: Table, step: EffectStep, kind: i64, place: i64, facing: i64) -> None:
    """A further card is set without its effect (LP-R31); then cards are drawn."""
    seat = table.turn_player
    table.leave_hand(seat, kind)
    table.used[seat * table.kinds + kind] += 1
    table.set_down(kind, facing, place)
    if table.log is not None:
        args = {"seat": int(seat), "card": table.tables.ids[kind], "area": NAMES[area_of(place)]}
        args |= {"under": place >= UNDER, "facing": int(facing), "from": "hand"}
        table.tell("set", args, news=table.others(seat))
    table.draw(seat, step.draw)


def bring(table: Table, kind: i64, source: str) -> None:
    """One more card in the play area: everybody sees it."""
    table.play_area = append(table.play_area, kind)
    if table.log is not None:
        args = {"seat": int(table.turn_player), "card": table.tables.ids[kind], "from": source}
        table.tell("brought", args, news=ALL if source == "deck" else table.others(table.turn_player))


def declined(table: Table, whole: bool) -> None:
    """The turn player doesn't use an effect, or a step of it."""
    if table.log is not None:
        args = {"seat": int(table.turn_player), "card": table.tables.ids[table.play_area[table.using]]}
        table.tell("declined", {**args, "whole": whole})
