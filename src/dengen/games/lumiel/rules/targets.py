# mypyc: compile
"""Which cards of the field an effect speaks of (LP-37, LP-81).

Sets of cards are sets of places: bits 0-15 for top cards, 16-31 for bottom cards.
"""

from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.core.rules.state import LEGAL
from dengen.games.lumiel.rules import board, clauses
from dengen.games.lumiel.rules.actions import BOTTOMS, TOPS, UNDER, area_of
from dengen.games.lumiel.rules.codes import kind_of, owner_of
from dengen.games.lumiel.rules.placement import tops_of
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.tables import Target, is_whose


def possible_cards(target: Target) -> i64:
    return BOTTOMS if target.bottom else TOPS


def matching(table: Table, target: Target) -> i64:
    """The cards of the field that the effect speaks of."""
    if target.bottom:
        found = bottoms_of(table, target)
    else:
        found = tops_of(table, target.owner, table.turn_player, target.kinds)
    found &= target.areas
    if len(target.near) > 0 and found != 0:
        found &= near_areas(table, target)
    return found << UNDER if target.bottom else found


def bottoms_of(table: Table, target: Target) -> i64:
    found: i64 = 0
    left: i64 = board.WHOLE & ~table.empty
    while left != 0:
        card = table.bottom_card(lowest(left))
        if (target.kinds >> kind_of(card)) & 1 and is_whose(target.owner, owner_of(card), table.turn_player):
            found |= left & -left
        left &= left - 1
    return found


def near_areas(table: Table, target: Target) -> i64:
    """The areas related to one that shows a matching top card."""
    related: i64 = 0
    left = tops_of(table, target.near_owner, table.turn_player, target.near_kinds)
    while left != 0:
        related |= target.near[lowest(left)]
        left &= left - 1
    return related


# ---- why a card can't be chosen ----


def why_not_target(table: Table, target: Target, place: i64) -> i64:
    """A card that the effect doesn't speak of; 0 if it does."""
    if (table.empty >> area_of(place)) & 1:
        return clauses.NO_CARD_THERE
    return LEGAL if (matching(table, target) >> place) & 1 else clauses.NOT_WHAT_THE_EFFECT_SAYS


def crowded_or_idle(would_change: i64) -> i64:
    """It would leave no place for the card in play; or it would do nothing."""
    return clauses.NO_ROOM_LEFT if would_change else clauses.NOTHING_WOULD_HAPPEN
