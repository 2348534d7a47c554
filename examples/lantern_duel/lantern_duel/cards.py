"""Lanterns and decks: file formats, and checks of decks."""

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from dengen import Decks, SetEntry, SetHead, SetPart, Text, buildable, read_decks

SIZE = 6  # LD-1
ALIKE = 2  # LD-2
LIGHTS = 24  # LD-2


class Lantern(SetEntry, frozen=True):
    light: int
    snuffs: int = 0  # beats lights of at least this brightness; 0: none


class SetFile(SetPart, frozen=True):
    set: SetHead
    card: list[Lantern]


class LanternDecks(Decks):
    """The decks that can be built from a set of lanterns."""

    def __init__(self, lanterns: Sequence[Lantern]) -> None:
        self.lanterns = {lantern.id: lantern for lantern in lanterns}
        self.ready = buildable(read_decks(files("lantern_duel").joinpath("decks.toml")), self.lanterns)

    @property
    def about(self) -> Text:
        return Text(
            f"Six lanterns, at most {ALIKE} alike, of at most {LIGHTS} lights together.",
            f"灯籠6枚。同じものは{ALIKE}枚まで、明るさの合計は{LIGHTS}まで。",
        )

    def problems(self, cards: Sequence[str], options: Mapping[str, Any] | None = None) -> list[Text]:
        known = [self.lanterns[id] for id in cards if id in self.lanterns]
        lights = sum(lantern.light for lantern in known)
        found = [
            Text(f"There is no lantern {id!r}.", f"{id!r} という灯籠はありません。")
            for id in sorted(set(cards) - set(self.lanterns))
        ]
        if len(cards) != SIZE:
            found.append(
                Text(f"It has {len(cards)} lanterns instead of {SIZE}.", f"{len(cards)}枚あります（{SIZE}枚のはず）。")
            )
        for lantern, copies in Counter(known).items():
            if copies > ALIKE:
                found.append(
                    Text(f"It has {copies} of {lantern.name_en}.", f"「{lantern.name_ja}」が{copies}枚あります。")
                )
        if lights > LIGHTS:
            found.append(
                Text(f"It has {lights} lights; at most {LIGHTS}.", f"明るさの合計が{lights}です（{LIGHTS}まで）。")
            )
        return found

    def warnings(self, cards: Sequence[str]) -> list[Text]:
        if any(lantern.light > 4 for id in cards if (lantern := self.lanterns.get(id))):
            return []
        return [Text("Nothing in it is bright.", "明るい灯籠がありません。")]
