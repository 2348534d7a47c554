"""The actions of a game: numbers for rules and bots, names for people and files."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import SupportsIndex

from dengen.core.base.errors import BadAction
from dengen.core.base.integers import whole
from dengen.core.base.words import Text

Action = SupportsIndex | str  # an action by its number or its name
SLIP = 8  # characters by which a misspelled name may exceed the longest one


class Actions:
    """The names and numbers of a game's actions."""

    def __init__(self, names: Sequence[str], title: Text) -> None:
        """`title`: the game's title, for errors."""
        self._names = list(names)
        self._numbers = {name: number for number, name in enumerate(self._names)}
        self._title = title

    def __len__(self) -> int:
        return len(self._names)

    def name(self, action: Action) -> str:
        """The name of an action; raises BadAction."""
        return self._names[self.number(action)]

    def number(self, action: Action) -> int:
        """The number of an action, given by name or number; raises BadAction."""
        if isinstance(action, str):
            if action in self._numbers:
                return self._numbers[action]
            raise self._no_name(action)
        number = whole(action)
        if not 0 <= number < len(self._names):
            last = len(self._names) - 1
            raise BadAction(
                f"{self._title.en} has actions 0 to {last}, not {action!r}.",
                f"「{self._title.ja}」の手の番号は0〜{last}です（{action!r} は使えません）。",
            )
        return number

    def _no_name(self, name: str) -> BadAction:
        longest = max(len(known) for known in self._numbers)
        if len(name) > longest + SLIP:  # too long for a misspelling: don't compare it with every name
            return BadAction(
                f"{self._title.en} has no action with a name of {len(name)} characters.",
                f"「{self._title.ja}」に{len(name)}文字の名前の手はありません。",
            )
        close = [repr(known) for known in get_close_matches(name, self._numbers)]
        meant = Text("", "")
        if close:
            meant = Text(f" Did you mean {' or '.join(close)}?", f"もしかして {'か '.join(close)} ですか。")
        return BadAction(
            f"{self._title.en} has no action {name!r}.{meant.en}",
            f"「{self._title.ja}」に {name!r} という手はありません。{meant.ja}",
        )
