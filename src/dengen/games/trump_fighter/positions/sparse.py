"""Sparse positions, for tests and puzzles: docs/positions/trump_fighter.md."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from dengen.core import positions
from dengen.core.chance import Chance
from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.trump_fighter.cards.build import build
from dengen.games.trump_fighter.cards.file import CharacterEntry, TechniqueEntry
from dengen.games.trump_fighter.positions.checks import character_number, check_inline, pair, seat_at, technique_bits
from dengen.games.trump_fighter.positions.notation import EMPTY, Laid, lay_field, lay_hand
from dengen.games.trump_fighter.rules import TrumpFighterState, steps
from dengen.games.trump_fighter.rules.conditions import CARDS
from dengen.games.trump_fighter.rules.scoring import total
from dengen.games.trump_fighter.rules.setup import PICK_FIRST, shuffle_deck
from dengen.games.trump_fighter.rules.state import BY_PLACE

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter


class Inline(Struct, forbid_unknown_fields=True):
    """A technique written down in a position."""

    when: str | list[Any]
    value: int
    name: str = ""


class PositionData(Struct, forbid_unknown_fields=True, kw_only=True):
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


def lay(game: "TrumpFighter", data: Mapping[str, Any]) -> TrumpFighterState:
    """A table laid from sparse data."""
    position = positions.read(data, PositionData)
    _, options = game.settle(2, position.options)
    state = game.empty(2, options)
    state.clear()
    state.chance = positions.seeded(position.seed)
    if position.phase == "pick":
        shuffle_deck(state)
        state.agenda.extend(PICK_FIRST)
    else:
        _lay_table(game, state, position)
        _open(state, position)
    return state


def _lay_table(game: "TrumpFighter", state: TrumpFighterState, position: PositionData) -> None:
    laid = Laid()
    inline = [_inline(seat, who) for seat, who in enumerate(position.characters) if isinstance(who, list)]
    if inline:
        state.tables = build(game.file, inline)
    for seat, who in enumerate(pair(position.characters, "characters")):
        id = f"inline{seat}" if isinstance(who, list) else who or state.tables.characters[seat].id
        state.character[seat] = character_number(state.tables, id, f"characters[{seat}]")
        lay_hand(state, seat, pair(position.hands, "hands")[seat].split() or [EMPTY] * 4, laid)
        stacks = pair(position.fields, "fields")[seat].split() or [EMPTY] * 4
        lay_field(state, seat, [[] if cards == EMPTY else cards.split("/") for cards in stacks], laid)
        state.hit[seat] = technique_bits(state, seat, pair(position.hit, "hit")[seat])
        if total(state, seat) >= state.target:
            raise BadPosition(
                Text("this fight would be decided already", "これではもう決着がついています。"), f"hit[{seat}]"
            )
    for seat, misses in enumerate(pair(position.misses, "misses")):
        cards = misses.split() if isinstance(misses, str) else []
        state.misses += [BY_PLACE * seat + laid.card(name, f"misses[{seat}]") for name in cards]
        state.miss_count[seat] = len(cards) if isinstance(misses, str) else misses
    state.deck = _deck(position, laid, state.chance.fork())


def _inline(seat: int, written: list[Inline]) -> CharacterEntry:
    """A character for a seat whose techniques are written down in the position."""
    techniques = [_technique(f"inline{seat}_{which}", which, entry) for which, entry in enumerate(written)]
    check_inline(techniques, f"characters[{seat}]")
    return CharacterEntry(f"inline{seat}", f"{seat + 1}", f"{seat + 1}", techniques)


def _technique(id: str, which: int, written: Inline) -> TechniqueEntry:
    name = written.name or f"technique {which + 1}"
    text = written.when if isinstance(written.when, str) else str(written.when)
    return TechniqueEntry(id, written.value, name, name, written.when, text, text)


def _deck(position: PositionData, laid: Laid, chance: Chance) -> list[int]:
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


def _open(state: TrumpFighterState, position: PositionData) -> None:
    bound = {seat_at(seat, "obliged") for seat in position.obliged}
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
