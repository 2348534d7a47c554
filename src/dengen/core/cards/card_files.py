"""Sources of card sets: files that ship with a game, custom files, and content sent to a server."""

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from dengen.core.base.errors import BadCardSet
from dengen.core.base.resources import files
from dengen.core.base.validation import file_trouble, not_toml
from dengen.core.base.words import Text
from dengen.core.cards.overlays import BASE

CardSource = str | Path | Mapping[str, Any]  # an edition's name, a file, or a set's content

FIRST_EDITION = "dengen"
MOST_BYTES = 1_000_000
DEEPEST = 8  # levels of sets that change sets


class Written(NamedTuple):
    """A set as written: complete, or only its changes to another one."""

    said: dict[str, Any]
    file: str = ""
    text: str = ""
    edition: str = ""
    path: Path | None = None

    @property
    def place(self) -> object:
        """The identity of the source: equal places are the same set."""
        return self.edition or (self.path.resolve() if self.path else id(self))

    @property
    def head(self) -> Mapping[str, Any]:
        return head_of(self.said)

    def base(self, package: str) -> "Written":
        """The set that this one changes; raises BadCardSet."""
        name = self.said[BASE]
        found = self.base_file() or (shipped(package, name) if isinstance(name, str) else None)
        if found is None:
            raise self.bad_base(_no_base(name, of_a_file=self.path is not None))
        return found

    def base_file(self) -> "Written | None":
        """The file that a file changes, if any; content without a file can't name one."""
        name = self.said.get(BASE)
        if self.path is None or not isinstance(name, str) or not name.endswith(".toml"):
            return None
        return opened(self.path.parent / name)

    def bad_base(self, why: Text) -> BadCardSet:
        return BadCardSet(why, self.file, field=BASE)


def written(package: str, source: CardSource) -> Written:
    """Read a source; raises BadCardSet."""
    if isinstance(source, Mapping):
        return Written(dict(source))
    if is_path(source):
        return opened(Path(source))
    found = shipped(package, str(source))
    if found is None:
        raise BadCardSet(
            Text(
                f"There is no card set {source!r}; give the name of a set that ships with the game, or a file "
                "(a path, or a name that ends in .toml).",
                f"{source!r} というカードセットはありません。ゲームに付属のセットの名前か、ファイル"
                "（パスか、.toml で終わる名前）を指定してください。",
            )
        )
    return found


def is_path(source: CardSource) -> bool:
    """Whether the source is a file."""
    if isinstance(source, str):
        return source.endswith(".toml") or "/" in source or os.sep in source
    return isinstance(source, Path)


def shipped(package: str, name: str) -> Written | None:
    """An edition by name: `cards.toml` or `cards-<name>.toml` of a game's package."""
    file = "cards.toml" if name == FIRST_EDITION else f"cards-{name.removeprefix('dengen-')}.toml"
    found = files(package).joinpath(file)
    if not re.fullmatch(r"[\w-]+", name) or not found.is_file():
        return None
    text = found.read_text(encoding="utf-8")
    return Written(parsed(text, file), file, text, name)


def opened(path: Path) -> Written:
    """Read a custom file; raises BadCardSet."""
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise BadCardSet(
                Text(
                    f"A card set has at most {MOST_BYTES // 1000} KB; this file has {size // 1000} KB.",
                    f"カードセットは{MOST_BYTES // 1000} KBまでです（このファイルは{size // 1000} KBあります）。",
                ),
                str(path),
            )
        text = path.read_text(encoding="utf-8-sig")  # some editors write a byte order mark
    except (OSError, UnicodeDecodeError) as error:
        why = file_trouble(error)
        raise BadCardSet(
            Text(f"The file can't be read: {why.en}.", f"ファイルを読めません（{why.ja}）。"), str(path)
        ) from None
    return Written(parsed(text, str(path)), str(path), text, path=path)


def parsed(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadCardSet(not_toml(error), file) from None


def game_named(source: CardSource) -> str | None:
    """The game that a set, or the file that it changes, names; None if neither does."""
    if not isinstance(source, Mapping) and not is_path(source):
        return None
    found: Written | None = written("", source)
    for _ in range(DEEPEST):
        if found is None:
            return None
        named = found.head.get("game")
        if isinstance(named, str):
            return named
        found = found.base_file()
    return None


def head_of(content: Mapping[str, Any]) -> Mapping[str, Any]:
    """The head of a set, `[set]`."""
    head = content.get("set")
    return head if isinstance(head, Mapping) else {}


def _no_base(name: object, of_a_file: bool) -> Text:
    file = Text("", "")
    if of_a_file:
        file = Text(", or a file beside this one (its name ends in .toml)", "か、隣のファイル（.toml で終わる名前）")
    return Text(
        f"There is no edition {name!r} to change; name one that ships with the game{file.en}.",
        f"変える元になる {name!r} という版はありません。ゲームに付属の版{file.ja}を指定してください。",
    )
