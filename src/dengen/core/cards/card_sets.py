"""Card sets: read from TOML into a game's own types, with errors that name the file, the card and the field.

A set is complete, or contains only changes to its base (`core/cards/overlays.py`).
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from dengen.core.base.errors import BadCardSet, together
from dengen.core.base.validation import invalid
from dengen.core.base.words import Text, suggestion
from dengen.core.cards import card_files
from dengen.core.cards.card_files import DEEPEST, CardSource, Written, head_of
from dengen.core.cards.overlays import BASE, BadOverlay, ids_in, laid_over
from dengen.core.cards.set_faults import SetFault, faults_in
from dengen.core.cards.toml_lines import line_of

Source = CardSource | None  # None: the game's default edition
T = TypeVar("T")
MOST_ENTRIES = 1000  # per kind and set


class CardSet:
    """A card set: its source and its complete content.

    `content`: the complete set, even if its file contains only changes to its `base`. `text`: its file, with
    comments. `edition`: its name, if it ships with the game.
    """

    def __init__(
        self,
        content: dict[str, Any],
        file: str = "",
        text: str = "",
        edition: str = "",
        base: "CardSet | None" = None,
    ) -> None:
        self.content = content
        self.file = file
        self.text = text
        self.edition = edition
        self.base = base

    @classmethod
    def find(cls, package: str, source: CardSource) -> "CardSet":
        """Find a set: an edition of the game (`cards.toml`, `cards-<name>.toml`), a file, or a set's content.

        A text is a file if it contains a path or ends in `.toml`; else it is the name of an edition.
        """
        return cls._whole(package, card_files.written(package, source), ())

    @classmethod
    def _whole(cls, package: str, written: Written, above: Sequence[Written]) -> "CardSet":
        """The set applied to its base; `above`: the sets that change this one."""
        if BASE not in written.said:
            return cls(written.said, written.file, written.text, written.edition)
        if any(written.place == one.place for one in above):
            raise written.bad_base(
                Text("The chain of base sets leads back to this set.", "元をたどると、このセット自身に戻ります。")
            )
        if len(above) == DEEPEST:
            raise written.bad_base(
                Text(f"At most {DEEPEST} sets can be layered.", f"セットは{DEEPEST}段までしか重ねられません。")
            )
        base = cls._whole(package, written.base(package), (*above, written))
        made = cls({}, written.file, written.text, written.edition, base)
        try:
            made.content = laid_over(base.content, written.said)
        except BadOverlay as error:
            raise made.error(error.why, error.entry, error.field) from None
        except RecursionError:
            raise made.error(Text("It is nested too deeply.", "入れ子が深すぎます。")) from None
        return made

    @cached_property
    def hash(self) -> str:
        """A hash of the content, independent of the file's format."""
        canonical = json.dumps(self.content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    @cached_property
    def wordless_hash(self) -> str:
        """A hash of the content without texts, equal for sets that play the same."""
        canonical = json.dumps(_wordless(self.content), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    @property
    def id(self) -> str:
        """The set's id; a file that keeps its base's id is known by its file name."""
        said = str(head_of(self.content).get("id", ""))
        is_borrowed = self.base is not None and self.base.id == said
        return (said if not is_borrowed else "") or self.edition or Path(self.file).stem or said

    @property
    def name(self) -> Text:
        """The set's name."""
        head = head_of(self.content)
        return Text(str(head.get("name_en", self.id)), str(head.get("name_ja", self.id)))

    def convert(self, type_: type[T]) -> T:
        """The content as a game's types; raises BadCardSet with everything that they forbid."""
        self._check_size()
        try:
            return msgspec.convert(self.content, type_)
        except msgspec.ValidationError as error:
            why, path = invalid(error)
            found = list(faults_in(self.content, type_)) or [SetFault(path, Text(f"{why.en}.", why.ja))]
            raise together([self._located(fault) for fault in found]) from None

    def _check_size(self) -> None:
        """Refuse a set that is far too large before checking its details."""
        for table, entries in self.content.items():
            if isinstance(entries, list) and len(entries) > MOST_ENTRIES:
                raise self.error(
                    Text(
                        f"A set has at most {MOST_ENTRIES} entries of a kind, not {len(entries)}.",
                        f"セットに書けるのは1種類につき{MOST_ENTRIES}項目までです（{len(entries)}項目あります）。",
                    ),
                    field=table,
                )

    def error(self, why: Text, card: str | int = "", field: str = "") -> BadCardSet:
        """An error about this set, for a game's own checks."""
        return BadCardSet(why, self.file, card, field, self._line_of(card, field))

    def _line_of(self, card: str | int, field: str) -> int | None:
        return line_of(self.text, tomllib.loads(self.text), card, field) if self.text else None

    def _located(self, fault: SetFault) -> BadCardSet:
        why = self._with_pointer(fault)
        entry = re.match(r"(\w+)\[(\d+)\]\.?(.*)", fault.path)
        if not entry:
            return BadCardSet(why, self.file, field=fault.path, line=self._line_of("", fault.place))
        table, index, field = entry.groups()
        card = self.content[table][int(index)]
        if not isinstance(card, dict) or "id" not in card:
            return BadCardSet(why, self.file, int(index) + 1, field, self._line_of("", fault.place))
        id = str(card["id"])
        line = self._line_of(id, f"{field}.{fault.name}".strip("."))
        return BadCardSet(self._with_hint(why, _innermost(card, field)), self.file, id, field, line)

    def _with_pointer(self, fault: SetFault) -> Text:
        """The fault's text; for an unknown word, with a pointer to the vocabulary."""
        if not fault.is_word:
            return fault.why
        game = str(head_of(self.content).get("game", "GAME"))
        return Text(
            f"{fault.why.en} `dengen cards vocabulary {game}` explains them.",
            f"{fault.why.ja}説明は `dengen cards vocabulary {game}` で見られます。",
        )

    def _with_hint(self, why: Text, id: str) -> Text:
        """The fault of an entry; if the base lacks it, with the entry that was perhaps meant."""
        if self.base is None:
            return why
        known = ids_in(self.base.content)
        if id in known:
            return why
        base = self.base.edition or self.base.file
        hint = suggestion(id, known) or Text("A new entry must be complete.", "新しい項目にはすべてを書きます。")
        return Text(
            f"{why.en} There is no {id!r} in {base}. {hint.en}", f"{why.ja}{base} に {id!r} はありません。{hint.ja}"
        )


def _wordless(content: Any) -> Any:
    """The content without texts for people."""
    if isinstance(content, list):
        return [_wordless(entry) for entry in content]
    if not isinstance(content, dict):
        return content
    return {name: _wordless(value) for name, value in content.items() if not _is_for_people(name)}


def _is_for_people(name: str) -> bool:
    return name in ("en", "ja") or name.endswith(("_en", "_ja"))


def _innermost(card: dict[str, Any], path: str) -> str:
    """The id of the innermost entry on the path to a field: `technique[2].value` is a technique's."""
    found: Any = card
    id = str(card["id"])
    for step in re.findall(r"\w+", path):
        if isinstance(found, list):
            found = found[int(step)]
        else:
            found = found.get(step) if isinstance(found, dict) else None
        if isinstance(found, dict) and "id" in found:
            id = str(found["id"])
    return id
