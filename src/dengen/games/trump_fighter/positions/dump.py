"""The exact dump of a table, and the table from it."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from dengen.core import positions
from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.trump_fighter.cards.build import build
from dengen.games.trump_fighter.cards.file import CharacterEntry
from dengen.games.trump_fighter.positions.checks import character_number, check_inline, pair, seat_at, technique_bits
from dengen.games.trump_fighter.positions.notation import EMPTY, Laid, lay_field, lay_hand
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.actions import NOTHING
from dengen.games.trump_fighter.rules.calls import find_hits
from dengen.games.trump_fighter.rules.codes import DECLARING, ENDINGS, PHASES
from dengen.games.trump_fighter.rules.conditions import NO_CARD, card_name
from dengen.games.trump_fighter.rules.state import BY_PLACE

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter


class TableData(Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything that lies on the table, as `dump` writes it."""

    phase: str
    characters: list[str | None]
    inline: list[CharacterEntry]
    hands: list[list[str | None]]
    fields: list[list[list[str]]]
    deck: list[str]
    hit: list[list[str]]
    misses: list[tuple[int, str]]
    miss_count: list[int]
    obliged: list[int]
    sealed: list[str | None]
    beat: int
    calls: int
    ending: str
    loser: int | None
    last: list[int]


def dump(game: "TrumpFighter", state: TrumpFighterState) -> dict[str, Any]:
    return {
        "phase": PHASES[state.phase],
        "characters": [state.tables.characters[who].id if who != NOTHING else None for who in state.character],
        "inline": positions.plain(state.tables.inline),
        "hands": [[_name(card) for card in state.hand[seat * 4 : seat * 4 + 4]] for seat in range(2)],
        "fields": [[state.stack(seat * 4 + slot) for slot in range(4)] for seat in range(2)],
        "deck": [card_name(card) for card in reversed(state.deck)],
        "hit": [_hit_ids(state, seat) for seat in range(2)],
        "misses": [[miss // BY_PLACE, card_name(miss % BY_PLACE)] for miss in state.misses],
        "miss_count": list(state.miss_count),
        "obliged": [seat for seat in range(2) if state.obliged >> seat & 1],
        "sealed": [game.name(act) if act != NOTHING else None for act in state.sealed],
        "beat": int(state.beat_no),
        "calls": int(state.call_no),
        "ending": ENDINGS[state.ending],
        "loser": int(state.loser) if state.loser != NOTHING else None,
        "last": [int(number) for number in state.last],
    }


def _name(card: int) -> str | None:
    return None if card == NO_CARD else card_name(card)


def _hit_ids(state: TrumpFighterState, seat: int) -> list[str]:
    if state.character[seat] == NOTHING:
        return []
    techniques = state.tables.characters[state.character[seat]].techniques
    return [technique.id for which, technique in enumerate(techniques) if state.hit[seat] >> which & 1]


def load(game: "TrumpFighter", state: TrumpFighterState, data: dict[str, Any]) -> None:
    table = positions.read(data, TableData)
    state.clear()
    for which, character in enumerate(table.inline):
        check_inline(character.technique, f"table.inline[{which}].technique")
    if table.inline:
        state.tables = build(game.file, table.inline)
    laid = Laid()
    state.phase = positions.index_of(table.phase, PHASES, "table.phase")
    for seat, who in enumerate(pair(table.characters, "table.characters")):
        if who is not None:
            state.character[seat] = character_number(state.tables, who, f"table.characters[{seat}]")
    for seat in range(2):
        lay_hand(state, seat, [name or EMPTY for name in pair(table.hands, "table.hands")[seat]], laid)
        lay_field(state, seat, pair(table.fields, "table.fields")[seat], laid)
        state.hit[seat] = technique_bits(state, seat, pair(table.hit, "table.hit")[seat])
    state.deck = [laid.card(name, "table.deck") for name in reversed(table.deck)]
    state.misses = [
        BY_PLACE * seat_at(to, "table.misses") + laid.card(name, "table.misses") for to, name in table.misses
    ]
    state.miss_count = list(pair(table.miss_count, "table.miss_count"))
    state.obliged = sum(1 << seat_at(seat, "table.obliged") for seat in set(table.obliged))
    state.sealed = [game.number(act) if act else -1 for act in pair(table.sealed, "table.sealed")]
    state.beat_no = table.beat
    state.call_no = table.calls
    state.ending = positions.index_of(table.ending, ENDINGS, "table.ending")
    state.loser = NOTHING if table.loser is None else seat_at(table.loser, "table.loser")
    if len(table.last) != len(state.last):
        raise BadPosition(
            Text(f"expected {len(state.last)} numbers", f"数が{len(state.last)}個必要です。"), "table.last"
        )
    state.last = list(table.last)
    if state.phase == DECLARING:
        find_hits(state)
