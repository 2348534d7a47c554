"""Positions as data: the exact dump of a table, and sparse positions for tests and puzzles."""

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from dengen.core import positions
from dengen.core.cards import CardSet
from dengen.core.chance import Chance
from dengen.core.errors import BadCardSet, BadPosition
from dengen.core.words import Text
from dengen.games.trump_fighter import steps
from dengen.games.trump_fighter.actions import NOTHING
from dengen.games.trump_fighter.cards import TECHNIQUES, Character, Technique, check_technique
from dengen.games.trump_fighter.conditions import CARDS, NO_CARD, card_name
from dengen.games.trump_fighter.rules import PICK_FIRST, Fight
from dengen.games.trump_fighter.state import BY_PLACE, DECLARING, ENDINGS, PHASES
from dengen.games.trump_fighter.tables import Tables, lay_out
from dengen.games.trump_fighter.view import stack

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

CARD_NUMBERS = {card_name(card): card for card in range(CARDS)}
EMPTY = "-"


class TableData(Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything that lies on the table, as `dump` writes it."""

    phase: str
    characters: list[str | None]
    inline: list[Character]
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


class Inline(Struct, forbid_unknown_fields=True):
    """A technique written down in a position."""

    when: str | list[Any]
    value: int
    name: str = ""


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """A sparse position. Cards are written `S9 D10 - -`, stacks `C8/D10`, the deck from the top."""

    characters: list[str | list[Inline]] = msgspec.field(default_factory=lambda: ["", ""])
    hands: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    fields: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    deck: str | None = None
    hit: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    misses: list[int | str] = msgspec.field(default_factory=lambda: [0, 0])
    phase: str = "battle"
    obliged: list[int] = []
    seed: int = 0
    options: dict[str, Any] = {}


# ---- dump and load ----


def dump(game: "TrumpFighter", state: Fight) -> dict[str, Any]:
    known = len(game.tables.characters)
    return {
        "phase": PHASES[state.phase],
        "characters": [state.cards.characters[who].id if who != NOTHING else None for who in state.character],
        "inline": [positions.plain(character) for character in state.cards.characters[known:]],
        "hands": [[_name(card) for card in state.hand[seat * 4 : seat * 4 + 4]] for seat in range(2)],
        "fields": [[stack(state, seat * 4 + slot) for slot in range(4)] for seat in range(2)],
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


def load(game: "TrumpFighter", state: Fight, data: dict[str, Any]) -> None:
    table = positions.read(data, TableData)
    state.lay_nothing()
    if table.inline:
        state.cards = lay_out(game.tables.characters + table.inline)
    laid = _Laid()
    state.phase = positions.index_of(table.phase, PHASES, "table.phase")
    for seat, who in enumerate(_pair(table.characters, "table.characters")):
        state.character[seat] = _character(state.cards, who, f"table.characters[{seat}]") if who is not None else -1
    for seat in range(2):
        _lay_hand(state, seat, [name or EMPTY for name in _pair(table.hands, "table.hands")[seat]], laid)
        _lay_field(state, seat, _pair(table.fields, "table.fields")[seat], laid)
        state.hit[seat] = _hit_bits(state, seat, _pair(table.hit, "table.hit")[seat])
    state.deck = [laid.card(name, "table.deck") for name in reversed(table.deck)]
    state.misses = [BY_PLACE * _seat(to, "table.misses") + laid.card(name, "table.misses") for to, name in table.misses]
    state.miss_count = list(_pair(table.miss_count, "table.miss_count"))
    state.obliged = sum(1 << _seat(seat, "table.obliged") for seat in set(table.obliged))
    state.sealed = [game.number(act) if act else -1 for act in _pair(table.sealed, "table.sealed")]
    state.beat_no = table.beat
    state.call_no = table.calls
    state.ending = positions.index_of(table.ending, ENDINGS, "table.ending")
    state.loser = NOTHING if table.loser is None else _seat(table.loser, "table.loser")
    if len(table.last) != len(state.last):
        raise BadPosition(
            Text(f"expected {len(state.last)} numbers", f"数が{len(state.last)}個必要です。"), "table.last"
        )
    state.last = list(table.last)
    if state.phase == DECLARING:
        state.fits = [int(state.can_hit(0, state.tops)), int(state.can_hit(1, state.seen_from(1)))]


# ---- sparse positions ----


def lay(game: "TrumpFighter", data: Any) -> Fight:
    """A table laid from sparse data."""
    position = positions.read(data, Position)
    _, options = game.settle(2, position.options)
    state = game.empty(2, options)
    state.lay_nothing()
    state.chance = positions.seeded(position.seed)
    if position.phase == "pick":
        state.deck = list(range(CARDS))
        state.chance.fork().shuffle(state.deck)
        state.agenda.extend(PICK_FIRST)
    else:
        _lay_table(game, state, position)
        _open(state, position)
    return state


def _lay_table(game: "TrumpFighter", state: Fight, position: Position) -> None:
    laid = _Laid()
    state.cards = _tables(game.tables, position)
    for seat, who in enumerate(_pair(position.characters, "characters")):
        name = f"inline{seat}" if isinstance(who, list) else who or state.cards.characters[seat].id
        state.character[seat] = _character(state.cards, name, f"characters[{seat}]")
        _lay_hand(state, seat, _pair(position.hands, "hands")[seat].split() or [EMPTY] * 4, laid)
        stacks = _pair(position.fields, "fields")[seat].split() or [EMPTY] * 4
        _lay_field(state, seat, [[] if cards == EMPTY else cards.split("/") for cards in stacks], laid)
        state.hit[seat] = _hit_bits(state, seat, _pair(position.hit, "hit")[seat])
        if state.total(seat) >= state.target:
            raise BadPosition(
                Text("this fight would be decided already", "これではもう決着がついています。"), f"hit[{seat}]"
            )
    for seat, misses in enumerate(_pair(position.misses, "misses")):
        cards = misses.split() if isinstance(misses, str) else []
        state.misses += [BY_PLACE * seat + laid.card(name, f"misses[{seat}]") for name in cards]
        state.miss_count[seat] = len(cards) if isinstance(misses, str) else misses
    state.deck = _deck(position, laid, state.chance.fork())


def _open(state: Fight, position: Position) -> None:
    bound = {_seat(seat, "obliged") for seat in position.obliged}
    state.obliged = sum(1 << seat for seat in bound)
    if position.phase == "battle" and not bound:
        state.agenda.append((steps.BATTLE, 0, 0, 0))
    elif position.phase == "fastest":
        state.agenda.append((steps.FASTEST, 0, 0, 0))
    elif position.phase == "obliged" and len(bound) == 1:
        state.agenda.append((steps.OPENING, 0, 0, 0))
    else:
        raise BadPosition(
            Text(
                "a position is pick, battle, fastest (obliged: any seats) or obliged (exactly one seat)",
                "局面は pick、battle、fastest(obliged は何席でも)、obliged(ちょうど1席)のどれかです。",
            ),
            "phase",
        )


def _deck(position: Position, laid: "_Laid", chance: Chance) -> list[int]:
    if position.deck is None:
        deck = [card for card in range(CARDS) if card not in laid.cards]
        chance.shuffle(deck)
    else:
        deck = [laid.card(name, "deck") for name in reversed(position.deck.split())]
    if not deck:
        raise BadPosition(
            Text("a fight whose deck is empty is over (TF-9)", "山札がなければ対戦は終わっています(TF-9)。"), "deck"
        )
    return deck


def _tables(tables: Tables, position: Position) -> Tables:
    """With a character of its own for every seat whose techniques are written down in the position."""
    inline: list[Character] = []
    for seat, who in enumerate(position.characters):
        if isinstance(who, list):
            inline.append(_inline_character(seat, who))
    return lay_out(tables.characters + inline) if inline else tables


def _inline_character(seat: int, written: list[Inline]) -> Character:
    if not 1 <= len(written) <= TECHNIQUES:
        raise BadPosition(
            Text(f"a character has 1 to {TECHNIQUES} techniques here", f"ここに書ける技は1〜{TECHNIQUES}つです。"),
            f"characters[{seat}]",
        )
    techniques = []
    for which, entry in enumerate(written):
        name = entry.name or f"technique {which + 1}"
        when = entry.when if isinstance(entry.when, str) else str(entry.when)
        technique = Technique(f"inline{seat}_{which}", entry.value, name, name, entry.when, when, when)
        try:
            check_technique(CardSet({}, ""), technique)
        except BadCardSet as trouble:
            raise BadPosition(trouble.why, f"characters[{seat}][{which}].{trouble.field}") from None
        techniques.append(technique)
    return Character(f"inline{seat}", f"{seat + 1}", f"{seat + 1}", techniques)


# ---- shared ----


class _Laid:
    """The cards read so far: none may lie in two places."""

    def __init__(self) -> None:
        self.cards: set[int] = set()

    def card(self, name: str, field: str) -> int:
        if name not in CARD_NUMBERS:
            raise BadPosition(
                Text(
                    f"there is no card {name!r} (cards are written SA, H10, DK)",
                    f"{name!r} というカードはありません(SA、H10、DK のように書きます)。",
                ),
                field,
            )
        card = CARD_NUMBERS[name]
        if card in self.cards:
            raise BadPosition(Text(f"the card {name} lies in two places", f"{name} が2か所にあります。"), field)
        self.cards.add(card)
        return card


def _lay_hand(state: Fight, seat: int, names: list[str], laid: _Laid) -> None:
    if len(names) != 4:
        raise BadPosition(
            Text(
                f"a hand has four positions, not {len(names)} ({EMPTY} is an empty one)",
                f"手札は4か所です({len(names)}か所書かれています。空きは {EMPTY})。",
            ),
            f"hands[{seat}]",
        )
    for position, name in enumerate(names):
        if name != EMPTY:
            state.hand[seat * 4 + position] = laid.card(name, f"hands[{seat}]")


def _lay_field(state: Fight, seat: int, stacks: list[list[str]], laid: _Laid) -> None:
    field = f"fields[{seat}]"
    if len(stacks) != 4:
        raise BadPosition(
            Text(
                f"a field has four slots, not {len(stacks)} ({EMPTY} is an empty one)",
                f"場は4か所です({len(stacks)}か所書かれています。空きは {EMPTY})。",
            ),
            field,
        )
    filled = sum(1 for cards in stacks if cards)
    if any(not cards for cards in stacks[:filled]):
        raise BadPosition(
            Text("the slots are filled from the left (TF-15)", "場は左から順に埋まります(TF-15)。"), field
        )
    if filled < 4 and any(len(cards) > 1 for cards in stacks):
        raise BadPosition(
            Text("nothing is covered while a slot is empty (TF-R5)", "場に空きがある間は重ねられません(TF-R5)。"),
            field,
        )
    for slot, cards in enumerate(stacks):
        numbers = [laid.card(name, field) for name in cards]
        state.covered += [BY_PLACE * (seat * 4 + slot) + card for card in numbers[:-1]]
        state.tops[seat * 4 + slot] = numbers[-1] if numbers else NO_CARD


def _character(tables: Tables, id: str, field: str) -> int:
    number = tables.number_of(id)
    if number < 0:
        raise BadPosition(Text(f"there is no character {id!r}", f"{id!r} というキャラクターはいません。"), field)
    return number


def _hit_ids(state: Fight, seat: int) -> list[str]:
    if state.character[seat] == NOTHING:
        return []
    techniques = state.cards.characters[state.character[seat]].technique
    return [technique.id for which, technique in enumerate(techniques) if state.hit[seat] >> which & 1]


def _hit_bits(state: Fight, seat: int, ids: list[str]) -> int:
    if not ids:
        return 0
    techniques = [technique.id for technique in state.cards.characters[state.character[seat]].technique]
    bits = 0
    for id in ids:
        if id not in techniques:
            raise BadPosition(
                Text(f"this character has no technique {id!r}", f"このキャラクターに {id!r} という技はありません。"),
                f"hit[{seat}]",
            )
        bits |= 1 << techniques.index(id)
    return bits


def _pair(values: list[Any], field: str) -> list[Any]:
    if len(values) != 2:
        raise BadPosition(
            Text(
                f"expected one entry for each of the two seats, not {len(values)}",
                f"2席に1つずつ必要です({len(values)}つ書かれています)。",
            ),
            field,
        )
    return values


def _seat(seat: int, field: str) -> int:
    if seat not in (0, 1):
        raise positions.no_seat(seat, field)
    return seat


def _name(card: int) -> str | None:
    return None if card == NO_CARD else card_name(card)
