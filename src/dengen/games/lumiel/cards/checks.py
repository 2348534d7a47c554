"""What the types of a card set file can't say."""

from collections.abc import Iterator
from functools import partial

from dengen.core.base.errors import together
from dengen.core.base.words import Text, suggestion
from dengen.core.cards.card_sets import CardSet
from dengen.core.cards.set_file import check_all, check_ids, check_unique
from dengen.games.lumiel.cards.file import (
    Card,
    Gain,
    Move,
    OneOf,
    Remove,
    SetFile,
    SetFromHand,
    Step,
    Swap,
    Target,
    Turn,
)
from dengen.games.lumiel.rules.codes import MOST_KINDS


def check(source: CardSet, file: SetFile) -> None:
    """Raises BadCardSet with the card and the field."""
    ids = [card.id for card in file.card]
    check_all(
        partial(check_number_of_kinds, source, file),
        partial(check_ids, source, ids),
        partial(check_unique, source, "code", [card.code for card in file.card], ids=ids),
        partial(check_setup_card, source, file),
        partial(check_deck_size, source, file),
        *(partial(check_effects, source, file, card) for card in file.card),
    )


def check_number_of_kinds(source: CardSet, file: SetFile) -> None:
    if len(file.card) > MOST_KINDS:
        raise source.error(
            Text(
                f"A set has at most {MOST_KINDS} kinds of cards, not {len(file.card)}.",
                f"セットのカードは{MOST_KINDS}種類までです（{len(file.card)}種類あります）。",
            ),
            field="card",
        )


def check_setup_card(source: CardSet, file: SetFile) -> None:
    if file.set.setup_card not in {card.id for card in file.card}:
        raise source.error(
            Text(
                f"There is no card {file.set.setup_card!r} to set up with.",
                f"準備で置くカード {file.set.setup_card!r} がありません。",
            ),
            field="set.setup_card",
        )


def check_deck_size(source: CardSet, file: SetFile) -> None:
    copies = sum(card.copies for card in file.card)
    if copies != file.set.deck_size:
        raise source.error(
            Text(
                f"The copies add up to {copies}, not to {file.set.deck_size}.",
                f"copies の合計は{file.set.deck_size}枚のはずですが、{copies}枚です。",
            ),
            field="set.deck_size",
        )


def check_effects(source: CardSet, file: SetFile, card: Card) -> None:
    ids = {other.id for other in file.card}
    faults = [(number, wrong) for number, step in enumerate(card.effect) if (wrong := fault(step, ids))]
    if faults:
        raise together([source.error(wrong, card.id, f"effect[{number}]") for number, wrong in faults])


def fault(step: Step, ids: set[str]) -> Text | None:
    """What the types can't say about a step, in one sentence; None if it is sound."""
    if isinstance(step, OneOf):
        return next((found for option in step.options for inner in option if (found := fault(inner, ids))), None)
    for name in names_in(step):
        if name not in ids:
            close = suggestion(name, ids) or Text("", "")
            return Text(
                f"There is no card {name!r}. {close.en}".rstrip(), f"{name!r} というカードはありません。{close.ja}"
            )
    if isinstance(step, Turn | Move) and step.target.sources != ["field"]:
        return Text(
            "Only a card on the field can be turned or moved.",
            "向きを変えたり動かしたりできるのは、フィールドのカードだけです。",
        )
    if isinstance(step, Swap) and any(side.sources != ["field"] or side.depth != "top" for side in (step.a, step.b)):
        return Text(
            "Only top cards of the field can be swapped.", "入れ替えられるのは、フィールドの一番上のカードだけです。"
        )
    if isinstance(step, Gain) and step.to == "owner" and step.target.sources != ["field"]:
        return Text(
            "A card in a points area faces nobody who could gain it.",
            "ポイントエリアのカードには向きがないので、獲得する人が決まりません。",
        )
    return None


def targets(step: Step) -> list[Target]:
    if isinstance(step, Turn | Move | Remove | Gain):
        return [step.target]
    return [step.a, step.b] if isinstance(step, Swap) else []


def names_in(step: Step) -> Iterator[str]:
    for target in targets(step):
        yield from target.name or []
        yield from (target.near.name or []) if target.near else []
    if isinstance(step, SetFromHand):
        yield from step.name or []
