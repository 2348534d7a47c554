"""How cards are written in positions and dumps: `com` is a kind, `1com*` an active card that faces seat 1, `2com>1tam` a stack."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from dengen.core.positions.faults import fault, require
from dengen.games.lumiel.cards.file import Card
from dengen.games.lumiel.rules import board
from dengen.games.lumiel.rules.codes import NOTHING, is_active, kind_of, owner_of
from dengen.games.lumiel.rules.state import Table

FIELD_CARD = re.compile(r"(\d)([a-z]\w*)(\*?)")


class Notation:
    """Codes and ids of one card set."""

    def __init__(self, kinds: Sequence[Card]) -> None:
        self.codes = [card.code for card in kinds]
        self.numbers = {name: number for number, card in enumerate(kinds) for name in (card.id, card.code)}

    def kind(self, name: str, where: str) -> int:
        require(name in self.numbers, where, f"there is no card {name!r}", f"{name!r} というカードはありません。")
        return self.numbers[name]

    def kinds(self, text: str, where: str) -> list[int]:
        """`com com vam`, by code or id."""
        return [self.kind(name, where) for name in text.split()]

    def written(self, kinds: Iterable[int]) -> str:
        return " ".join(self.codes[kind] for kind in kinds)

    def seated(self, text: str, seats: int, where: str) -> tuple[int, int, bool]:
        """`1com*`: the seat, the kind, and whether it is active."""
        match = FIELD_CARD.fullmatch(text)
        if not match:
            raise fault(
                where,
                f"a card is written like 0com or 1com*, not {text!r}",
                f"カードは 0com や 1com* のように書きます（{text!r} は使えません）。",
            )
        seat = int(match[1])
        require(
            seat < seats,
            where,
            f"no card faces seat {seat} at a table of {seats} (LP-18, LP-19)",
            f"{seats}人の卓では、席{seat}の向きにカードを置けません（LP-18、LP-19）。",
        )
        return seat, self.kind(match[2], where), bool(match[3])

    def lay_stack(self, table: Table, area: int, text: str, at: str) -> None:
        """`2com>1tam*`, bottom first."""
        for part in text.split(">"):
            seat, kind, active = self.seated(part, table.seats, f"{at}.{board.NAMES[area]}")
            table.lay(area, kind, seat)
            if active:
                table.stir(area)

    def stack(self, table: Table, area: int) -> str:
        top = [] if table.kind[area] == NOTHING else [table.top_card(area)]
        return ">".join(
            f"{owner_of(each)}{self.codes[kind_of(each)]}{'*' if is_active(each) else ''}"
            for each in [*table.cards_beneath(area), *top]
        )


def notation_of(table: Table) -> Notation:
    """The notation of the card set that is played with."""
    game: Any = table.game
    notation: Notation = game.notation
    return notation
