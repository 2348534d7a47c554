"""Names of the players, and sentences that address the reader as "you"."""

import re
from collections.abc import Collection

from dengen.core.base.words import Lang, Text, named

YOU = Text("You", "あなた")
PERSON = Text("Player {}", "プレイヤー{}")
BOTS = (
    Text("Haru", "ハル"),
    Text("Natsu", "ナツ"),
    Text("Aki", "アキ"),
    Text("Fuyu", "フユ"),
    Text("Sora", "ソラ"),
    Text("Umi", "ウミ"),
    Text("Yuki", "ユキ"),
    Text("Hana", "ハナ"),
)
VERBS = {"was": "were", "is": "are", "has": "have", "wasn't": "weren't", "isn't": "aren't", "hasn't": "haven't"}


class Names:
    """The names at one table, in one language. Bots have names, people are numbered, and the reader is "you"."""

    def __init__(self, seats: int, people: Collection[int], lang: Lang) -> None:
        self.lang = lang
        bots = iter(BOTS * (seats // len(BOTS) + 1))
        self.names = [PERSON[lang].format(seat + 1) if seat in people else next(bots)[lang] for seat in range(seats)]

    def of(self, seat: int, reader: int | None) -> str:
        return YOU[self.lang] if seat == reader else self.names[seat]

    def in_sentence(self, sentence: str, reader: int | None) -> str:
        """The sentence with names filled in, addressed to the reader."""
        if reader is not None:
            mark = re.escape(f"{{seat{reader}}}")
            if self.lang == "en":
                sentence = re.sub(rf"(^|[.!?:]\s+|\n)?{mark}('s\b| (\S+))?", _english, sentence)
            else:
                sentence = re.sub(mark, YOU.ja, sentence)
        return named(sentence, self.names)

    def on_board(self, text: str, reader: int | None) -> str:
        """A drawing with names filled in."""
        if reader is not None and self.lang == "en":
            text = text.replace(f"{{seat{reader}}}'s", "Your")
        return named(text, [self.of(seat, reader) for seat in range(len(self.names))])


def _english(found: re.Match[str]) -> str:
    """ "You were", "your" and so on, with a capital at the beginning of a sentence."""
    begins, tail, verb = found.groups()
    word = "your" if tail == "'s" else "you"
    rest = "" if tail in (None, "'s") else f" {VERBS.get(verb, verb)}"
    return (begins or "") + (word.capitalize() if begins is not None else word) + rest
