"""Sparse positions, for tests and puzzles: docs/positions/trump_fighter.md."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct

from dengen.core.base.packed import packed
from dengen.core.positions.faults import fault, one_for_each_seat, require, seat_at
from dengen.core.positions.kinds import Laying
from dengen.core.positions.sparse import Sparse
from dengen.games.trump_fighter.cards.build import build
from dengen.games.trump_fighter.cards.file import CharacterEntry, TechniqueEntry
from dengen.games.trump_fighter.positions.checks import (
    character_number,
    check_characters,
    check_inline,
    check_totals,
    technique_bits,
)
from dengen.games.trump_fighter.positions.notation import CARDS_IN_A_ROW, DECK, EMPTY, FIELD, HAND, lay_field, lay_hand
from dengen.games.trump_fighter.rules import TrumpFighterState, steps
from dengen.games.trump_fighter.rules.conditions import CARDS
from dengen.games.trump_fighter.rules.setup import PICK_FIRST, draw_characters, shuffle_deck
from dengen.games.trump_fighter.rules.state import BY_SEAT

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

Few = Annotated[int, Meta(ge=0, le=99)]
NO_CARDS = " ".join([EMPTY] * 4)


class Inline(Struct, forbid_unknown_fields=True):
    """A technique written down in a position."""

    when: str | list[Any]
    value: int
    name: str = ""


class Position(Sparse):
    """Cards are written `S9 D10 - -`, stacks `C8/D10`, the deck from the top."""

    characters: Sequence[str | list[Inline]] | None = None
    hands: Sequence[str] = ("", "")
    fields: Sequence[str] = ("", "")
    deck: str | None = None
    hit: Sequence[list[str]] = ([], [])
    misses: Sequence[Few | str] = (0, 0)
    phase: str = "battle"
    obliged: list[int] = []


def lay(game: "TrumpFighter", state: TrumpFighterState, said: Position) -> None:
    if said.phase == "pick":
        _lay_picking(state, said)
        return
    for name in ("hands", "fields", "hit", "misses"):
        one_for_each_seat(getattr(said, name), state.seats, name)
    on = Laying(state)
    _lay_characters(game, state, said)
    for seat in range(state.seats):
        lay_hand(state, seat, HAND.read(on, said.hands[seat] or NO_CARDS, f"hands[{seat}]"))
        lay_field(state, seat, FIELD.read(on, said.fields[seat] or NO_CARDS, f"fields[{seat}]"))
        state.hit[seat] = technique_bits(state, seat, said.hit[seat], f"hit[{seat}]")
    _lay_face_down(on, state, said)
    for seat in range(state.seats):
        check_totals(state, seat, f"hit[{seat}]", f"misses[{seat}]")
    _open(state, said)


def _lay_picking(state: TrumpFighterState, said: Position) -> None:
    """Nothing lies on the table yet."""
    for name in ("characters", "hands", "fields", "deck", "hit", "misses", "obliged"):
        default = [] if name == "obliged" else Position.__struct_defaults__[Position.__struct_fields__.index(name)]
        require(
            getattr(said, name) == default,
            name,
            "nothing of it is there before the characters are picked",
            "キャラクターを選び終えるまで、まだありません。",
        )
    require(
        not state.given,
        "options.characters",
        "then nobody picks a character",
        "キャラクターを選ぶ場面がなくなります。",
    )
    shuffle_deck(state)
    state.push_all(PICK_FIRST)


def _lay_characters(game: "TrumpFighter", state: TrumpFighterState, said: Position) -> None:
    """Those of the position, or else of the options; the first two of the set where neither names any."""
    if said.characters is None:
        chosen = state.given or [0, 1]
        state.character = packed(draw_characters(state, state.chance.fork()) if chosen[0] < 0 else chosen)
        return
    one_for_each_seat(list(said.characters), state.seats, "characters")
    inline = [_inline(seat, who) for seat, who in enumerate(said.characters) if isinstance(who, list)]
    if inline:
        state.tables = build(game.file, inline)
    for seat, who in enumerate(said.characters):
        id = f"inline{seat}" if isinstance(who, list) else who or state.tables.characters[seat].id
        state.character[seat] = character_number(state.tables, id, f"characters[{seat}]")
    check_characters(state, "characters")


def _lay_face_down(on: Laying, state: TrumpFighterState, said: Position) -> None:
    """The deck, and the miss cards: those that are only counted are any that aren't mentioned."""
    deck = None if said.deck is None else DECK.read(on, said.deck, "deck")
    named = [CARDS_IN_A_ROW.read(on, cards, f"misses[{seat}]") if isinstance(cards, str) else []
             for seat, cards in enumerate(said.misses)]  # fmt: skip
    rest = [card for card in range(CARDS) if card not in on.laid]
    state.chance.fork().shuffle(rest)
    for seat, cards in enumerate(said.misses):
        count = 0 if isinstance(cards, str) else cards
        require(count <= len(rest), f"misses[{seat}]", "there are not so many cards", "そんなにカードはありません。")
        named[seat] += [rest.pop() for _ in range(count)]
        state.miss_count[seat] = len(named[seat])
    state.misses = packed([int(BY_SEAT) * seat + card for seat, cards in enumerate(named) for card in cards])
    state.lay_deck(rest if deck is None else deck)
    require(
        state.left > 0,
        "deck",
        "a fight whose deck is empty is over (TF-9)",
        "山札がなければ対戦は終わっています（TF-9）。",
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
