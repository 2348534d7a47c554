"""Does everything that a saved table names exist?"""

from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.walpurgis.rules import WalpurgisState
from dengen.games.walpurgis.rules.state import card_of


def check(table: WalpurgisState) -> None:
    check_cards(table)
    check_effect(table)
    for seat in (0, 1):
        check_deck_list(table, seat)


def check_cards(table: WalpurgisState) -> None:
    count = len(table.kind)
    named = [*table.chosen, *table.lost, *table.picked[0], *table.picked[1], *map(card_of, table.links)]
    if any(not 0 <= card < count for card in named) or not -1 <= table.effect_card < count:
        raise BadPosition(Text("there is no such card", "そのような番号のカードはありません。"), "table")


def check_effect(table: WalpurgisState) -> None:
    if not 0 <= table.effect_number < max(1, len(table.tables.effects)):
        raise BadPosition(Text("there is no such effect", "そのような番号の効果はありません。"), "table.effect.number")


def check_deck_list(table: WalpurgisState, seat: int) -> None:
    """Every card of a seat is one that its card actions name."""
    kinds = {kind for kind, owner in zip(table.kind, table.owner, strict=True) if owner == seat}
    strange = kinds - set(table.menu[seat])
    if strange:
        id_ = table.tables.ids[min(strange)]
        raise BadPosition(
            Text(f"{id_} is not in the deck of seat {seat}", f"{id_} は席{seat}のデッキにありません。"), "table.cards"
        )
