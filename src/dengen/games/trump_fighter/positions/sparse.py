"""Sparse positions, for tests and puzzles: docs/positions/trump_fighter.md."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from dengen.core.packed import packed
from dengen.core.positions.faults import fault, one_for_each_seat, require, seat_at
from dengen.core.positions.kinds import Laying
from dengen.core.positions.sparse import Sparse
from dengen.games.trump_fighter.cards.build import build
from dengen.games.trump_fighter.cards.file import CharacterEntry, TechniqueEntry
from dengen.games.trump_fighter.positions.checks import character_number, check_inline, technique_bits
from dengen.games.trump_fighter.positions.notation import CARD, EMPTY, FIELD, HAND, lay_field, lay_hand
from dengen.games.trump_fighter.rules import TrumpFighterState, steps
from dengen.games.trump_fighter.rules.conditions import CARDS
from dengen.games.trump_fighter.rules.scoring import total
from dengen.games.trump_fighter.rules.setup import PICK_FIRST, shuffle_deck
from dengen.games.trump_fighter.rules.state import BY_SEAT

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

NO_CARDS = " ".join([EMPTY] * 4)


class Inline(Struct, forbid_unknown_fields=True):
    """A technique written down in a position."""

    when: str | list[Any]
    value: int
    name: str = ""


class Position(Sparse):
    """Cards are written `S9 D10 - -`, stacks `C8/D10`, the deck from the top."""

    characters: Sequence[str | list[Inline]] = ("", "")
    hands: Sequence[str] = ("", "")
    fields: Sequence[str] = ("", "")
    deck: str | None = None
    hit: Sequence[list[str]] = ([], [])
    misses: Sequence[int | str] = (0, 0)
    phase: str = "battle"
    obliged: list[int] = []


def lay(game: "TrumpFighter", state: TrumpFighterState, said: Position) -> None:
    if said.phase == "pick":
        shuffle_deck(state)
        state.push_all(PICK_FIRST)
        return
    for name in ("characters", "hands", "fields", "hit", "misses"):
        one_for_each_seat(getattr(said, name), state.seats, name)
    inline = [_inline(seat, who) for seat, who in enumerate(said.characters) if isinstance(who, list)]
    if inline:
        state.tables = build(game.file, inline)
    on = Laying(state)
    for seat in range(state.seats):
        _lay_seat(on, state, said, seat)
    laid: list[int] = []
    for seat, misses in enumerate(said.misses):
        cards = misses.split() if isinstance(misses, str) else []
        laid += [int(BY_SEAT) * seat + CARD.read(on, name, f"misses[{seat}]") for name in cards]
        state.miss_count[seat] = len(cards) if isinstance(misses, str) else misses
    state.misses = packed(laid)
    _lay_deck(on, state, said)
    _open(state, said)


def _lay_seat(on: Laying, state: TrumpFighterState, said: Position, seat: int) -> None:
    who = said.characters[seat]
    id = f"inline{seat}" if isinstance(who, list) else who or state.tables.characters[seat].id
    state.character[seat] = character_number(state.tables, id, f"characters[{seat}]")
    hand = [None if name == EMPTY else name for name in (said.hands[seat] or NO_CARDS).split()]
    lay_hand(state, seat, HAND.read(on, hand, f"hands[{seat}]"))
    stacks = [[] if cards == EMPTY else cards.split("/") for cards in (said.fields[seat] or NO_CARDS).split()]
    lay_field(state, seat, FIELD.read(on, stacks, f"fields[{seat}]"))
    state.hit[seat] = technique_bits(state, seat, said.hit[seat], f"hit[{seat}]")
    require(
        total(state, seat) < state.target,
        f"hit[{seat}]",
        "this fight would be decided already",
        "これではもう決着がついています。",
    )


def _inline(seat: int, written: list[Inline]) -> CharacterEntry:
    """A character for a seat whose techniques are written down in the position."""
    techniques = [_technique(f"inline{seat}_{which}", which, entry) for which, entry in enumerate(written)]
    check_inline(techniques, f"characters[{seat}]")
    return CharacterEntry(f"inline{seat}", f"{seat + 1}", f"{seat + 1}", techniques)


def _technique(id: str, which: int, written: Inline) -> TechniqueEntry:
    name = written.name or f"technique {which + 1}"
    text = written.when if isinstance(written.when, str) else str(written.when)
    return TechniqueEntry(id, written.value, name, name, written.when, text, text)


def _lay_deck(on: Laying, state: TrumpFighterState, said: Position) -> None:
    chance = state.chance.fork()
    if said.deck is None:
        deck = [card for card in range(CARDS) if card not in on.laid]
        chance.shuffle(deck)
    else:
        deck = [CARD.read(on, name, "deck") for name in said.deck.split()][::-1]
    state.lay_deck(deck)
    require(
        len(deck) > 0,
        "deck",
        "a fight whose deck is empty is over (TF-9)",
        "山札がなければ対戦は終わっています（TF-9）。",
    )


def _open(state: TrumpFighterState, said: Position) -> None:
    bound = {seat_at(seat, state.seats, "obliged") for seat in said.obliged}
    state.obliged = sum(1 << seat for seat in bound)
    if said.phase == "battle" and not bound:
        state.push(steps.BATTLE)
    elif said.phase == "fastest":
        state.push(steps.FASTEST)
    elif said.phase == "obliged" and len(bound) == 1:
        state.push(steps.OPENING)
    else:
        raise fault(
            "phase",
            "a position is pick, battle, fastest (obliged: any seats) or obliged (exactly one seat)",
            "局面は pick、battle、fastest（obliged は何席でも）、obliged（ちょうど1席）のどれかです。",
        )
