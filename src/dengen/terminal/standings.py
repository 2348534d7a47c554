"""The result of a game, as a table and in one sentence."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table

from dengen.core.base.outcome import Outcome
from dengen.core.base.words import Lang, Text
from dengen.core.game import Game
from dengen.terminal import phrases
from dengen.terminal.names import Names
from dengen.terminal.screen import table


def standings(game: Game[Any], outcome: Outcome, names: Names, reader: int | None, lang: Lang) -> Table:
    """The seats by rank, with the parts of their scores."""
    parts = list(dict.fromkeys(part for seat in outcome.seats for part in seat.parts))
    headings = [words_for(game.parts, part, lang) for part in parts]
    made = table(
        phrases.PLACE[lang],
        phrases.PLAYER[lang],
        *headings,
        phrases.SCORE[lang],
        phrases.WIN[lang],
        numbers=2 + len(parts),
    )
    for seat in sorted(range(len(outcome.seats)), key=lambda seat: (outcome.seats[seat].rank, seat)):
        standing = outcome.seats[seat]
        values = [str(standing.parts.get(part, "")) for part in parts]
        share = f"{standing.share:.0%}" if standing.share else "-"
        made.add_row(str(standing.rank), names.of(seat, reader), *values, str(standing.score), share)
    return made


def verdict(outcome: Outcome, names: Names, reader: int | None, lang: Lang) -> str:
    """The result in one sentence, addressed to the reader."""
    winners = [seat for seat, standing in enumerate(outcome.seats) if standing.share > 0]
    others = (" & " if lang == "en" else "と").join(names.of(seat, reader) for seat in winners if seat != reader)
    if reader in winners:
        return phrases.SHARED[lang].format(names=others) if others else phrases.WON[lang]
    return phrases.LOST[lang].format(names=others) if others else phrases.LOST_ALONE[lang]


def words_for(words: Mapping[str, Text], key: str, lang: Lang) -> str:
    """The game's words for a key of an outcome, else the key itself."""
    return words[key][lang] if key in words else key.replace("_", " ")
