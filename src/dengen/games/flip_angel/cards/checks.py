"""What the types of a card set's file can't say."""

from collections.abc import Sequence
from functools import partial

from dengen.core.base.words import Text
from dengen.core.cards.card_sets import CardSet
from dengen.core.cards.set_file import check_all, check_ids
from dengen.games.flip_angel.cards.file import STANDIN_NAME, Card, Coupon, Effect, Ether, SetFile
from dengen.games.flip_angel.rules.board import FULL


def check(source: CardSet, file: SetFile) -> None:
    """Raises BadCardSet with the card and the field."""
    check_all(
        partial(check_number_of_cards, source, file),
        partial(check_ids, source, [card.id for card in file.card], taken=[STANDIN_NAME]),
        *(partial(check_effects, source, card) for card in file.card),
    )


def check_number_of_cards(source: CardSet, file: SetFile) -> None:
    if len(file.card) != file.set.cards:
        raise source.error(
            Text(
                f"The set says that it has {file.set.cards} cards, but lists {len(file.card)}.",
                f"set.cards には{file.set.cards}枚とありますが、カードは{len(file.card)}枚あります。",
            ),
            field="set.cards",
        )
    if len(file.card) < FULL:
        raise source.error(
            Text(
                f"A set needs at least {FULL} cards for each player, not {len(file.card)}.",
                f"セットには1人あたり{FULL}枚以上のカードが必要です（{len(file.card)}枚しかありません）。",
            ),
            field="card",
        )


def check_effects(source: CardSet, card: Card) -> None:
    for side, face in (("white", card.white), ("black", card.black)):
        twice = repeated(face.effects)
        if twice:
            raise source.error(
                Text(
                    f"The effect {twice!r} appears twice on this face.",
                    f"この面に効果 {twice!r} が2回書かれています。",
                ),
                card.id,
                f"{side}.effects",
            )


def repeated(effects: Sequence[Effect]) -> str:
    """The first kind of effect that a face has twice; ether bonuses and coupons add up instead."""
    kinds: set[type[Effect]] = set()
    for effect in effects:
        if type(effect) in kinds and not isinstance(effect, Ether | Coupon):
            return str(type(effect).__struct_config__.tag)
        kinds.add(type(effect))
    return ""
