"""Decks (rulebook 1.2): those that ship with the game, and what is wrong with one, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from dengen.core.base.resources import files
from dengen.core.base.words import Text
from dengen.core.cards.decks import Deck, DeckEntry, Decks, buildable, read_decks, unknown_card
from dengen.games.walpurgis.cards.file import SetFile
from dengen.games.walpurgis.rules.actions import CARDS

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

SMALL = 30  # below this the deck builder warns (WP-R46)


@cache
def shipped() -> list[DeckEntry]:
    return read_decks(files("dengen.games.walpurgis").joinpath("decks.toml"))


def ready(file: SetFile) -> dict[str, Deck]:
    """The ready-made decks and the set's own, by id, as far as the set has their cards."""
    return buildable((*shipped(), *file.deck), {card.id for card in file.card})


class WalpurgisDecks(Decks):
    def __init__(self, game: Walpurgis) -> None:
        self.game = game
        self.ready = ready(game.set)
        self.normal_shots = {card.id for card in game.set.card if card.is_shot}

    @property
    def usual(self) -> dict[str, Any]:
        return {option.name: option.default for option in self.game.options}

    @property
    def about(self) -> Text:
        most, copies = self.usual["deck_max"], self.usual["copies_max"]
        return Text(
            f"At most {most} cards, at most {copies} of each, and at least one Normal Shot.",
            f"{most}枚まで、同名は{copies}枚まで、通常弾を1枚以上。",
        )

    def problems(self, cards: Sequence[str], options: Mapping[str, Any] | None = None) -> list[Text]:
        """By WP-4, WP-5 and WP-R11."""
        limits = self.usual if options is None else options
        return [
            *(unknown_card(id_) for id_ in sorted(set(cards)) if id_ not in self.game.names),
            *too_many_cards(cards, limits["deck_max"]),
            *self.too_many_copies(cards, limits["copies_max"], limits["normal_shot_unlimited"]),
            *self.no_normal_shot(cards),
            *too_many_names(cards),
        ]

    def warnings(self, cards: Sequence[str]) -> list[Text]:  # WP-R46
        if len(cards) >= SMALL:
            return []
        return [
            Text(
                f"It has only {len(cards)} cards: danmaku and draws will soon use them up.",
                f"{len(cards)}枚しかない。弾幕とドローですぐ尽きる。",
            )
        ]

    def too_many_copies(self, cards: Sequence[str], most: int, shots_unlimited: bool) -> list[Text]:  # WP-5
        names = self.game.names
        return [
            Text(
                f"It has {copies} copies of {names[id_].en}; at most {most} are allowed.",
                f"「{names[id_].ja}」が{copies}枚ある。同名は{most}枚まで。",
            )
            for id_, copies in sorted(Counter(id_ for id_ in cards if id_ in names).items())
            if most and copies > most and not (shots_unlimited and id_ in self.normal_shots)
        ]

    def no_normal_shot(self, cards: Sequence[str]) -> list[Text]:  # WP-R11
        if self.normal_shots.intersection(cards):
            return []
        return [Text("It has no Normal Shot; at least one is needed.", "通常弾がない。1枚は必要。")]


def too_many_cards(cards: Sequence[str], most: int) -> list[Text]:  # WP-4
    if not most or len(cards) <= most:
        return []
    return [Text(f"It has {len(cards)} cards; at most {most} are allowed.", f"{len(cards)}枚ある。上限は{most}枚。")]


def too_many_names(cards: Sequence[str]) -> list[Text]:
    """No more different cards than there are card actions."""
    names = len(set(cards))
    if names <= CARDS:
        return []
    return [
        Text(
            f"It has {names} different cards; at most {CARDS} can be played.",
            f"{names}種類ある。使えるのは{CARDS}種類まで。",
        )
    ]
