"""What the types of a set file can't say; all that is wrong is raised as BadCardSet."""

from collections.abc import Callable
from functools import partial

from dengen.core.base.words import Text, suggestion
from dengen.core.cards.card_sets import CardSet
from dengen.core.cards.decks import DeckEntry
from dengen.core.cards.set_file import check_all, check_ids, check_unique
from dengen.games.walpurgis.cards import decks, matrix
from dengen.games.walpurgis.cards.file import (
    CIRCLES,
    DANMAKU,
    DEFAULTS,
    Card,
    EffectEntry,
    FieldState,
    Requirement,
    SetFile,
    Static,
    given,
)

ICON_LIMIT = 60
MOST_COPIES = 99
COMMON_FIELDS = {"when", "kind", "optional", "cost", "if_"}
TARGET_STATES: dict[str, tuple[FieldState, ...]] = {  # states that a kind of effect can do something with
    "clear": DANMAKU,
    "flare": ("dan_down",),
    "awaken": ("dormant",),
    "lull": ("ready", "open", "casting"),
    "veil": ("dormant", "open", "casting"),
    "unveil": ("ready", "dormant"),
    "kindle": ("ready", "dormant", "open"),
}


class Fault(ValueError):
    """What is wrong with a card, and in which field."""

    def __init__(self, why: Text, field: str) -> None:
        super().__init__(why.en)
        self.why = why
        self.field = field


def check(source: CardSet, file: SetFile) -> None:
    of_a_card = (check_listed, check_matrices, check_requirements, check_statics, check_effects)
    check_all(
        partial(check_normal_shot, source, file),
        partial(check_ids, source, [card.id for card in file.card]),
        partial(check_number_of_icons, source, file),
        *(partial(check_deck, source, file, deck) for deck in file.deck),
        partial(check_unique, source, "id", [deck.id for deck in file.deck]),
        partial(check_decks, source, file),
        *(partial(check_card, source, file, card, check) for card in file.card for check in of_a_card),
    )


def check_card(source: CardSet, file: SetFile, card: Card, check: Callable[[SetFile, Card], None]) -> None:
    try:
        check(file, card)
    except Fault as fault:
        raise source.error(fault.why, card.id, fault.field) from None


# ---- the set ----


def check_normal_shot(source: CardSet, file: SetFile) -> None:
    if not any(card.is_shot for card in file.card):
        raise source.error(
            Text(
                "A set needs a Normal Shot: a card with family = 'normal_shot'.",
                "セットには通常弾（family = 'normal_shot' のカード）が必要です。",
            )
        )


def check_number_of_icons(source: CardSet, file: SetFile) -> None:
    if len({icon for card in file.card for icon in card.icons}) > ICON_LIMIT:
        raise source.error(
            Text(f"A set has at most {ICON_LIMIT} different icons.", f"セットのアイコンは{ICON_LIMIT}種類までです。")
        )


def check_decks(source: CardSet, file: SetFile) -> None:
    if not decks.ready(file):
        raise source.error(
            Text(
                "No ready-made deck can be built from these cards: add a [[deck]] with its cards.",
                "このカードだけで組めるデッキがありません。[[deck]] とそのカードを書き足してください。",
            )
        )


def check_deck(source: CardSet, file: SetFile, deck: DeckEntry) -> None:
    """A deck of the set's own has a name, and cards of the set; how many there may be, the options of a game say."""
    known = [card.id for card in file.card]
    check_all(
        partial(check_deck_head, source, deck),
        *(partial(check_deck_card, source, known, deck, id, copies) for id, copies in deck.cards.items()),
    )


def check_deck_head(source: CardSet, deck: DeckEntry) -> None:
    for field in ("id", "name_en", "name_ja"):
        if not getattr(deck, field).strip():
            raise source.error(
                Text("A deck in a set has an id and a name.", "セットのデッキには id と名前が必要です。"),
                deck.id,
                field,
            )
    if not deck.cards:
        raise source.error(Text("The deck has no cards.", "デッキにカードがありません。"), deck.id, "cards")


def check_deck_card(source: CardSet, known: list[str], deck: DeckEntry, id: str, copies: int) -> None:
    if id not in known:
        close = suggestion(id, known) or Text("", "")
        raise source.error(
            Text(
                f"There is no card {id!r} in the set. {close.en}".rstrip(),
                f"このセットに {id!r} というカードはありません。{close.ja}",
            ),
            deck.id,
            "cards",
        )
    if not 1 <= copies <= MOST_COPIES:
        raise source.error(
            Text(
                f"A deck has 1 to {MOST_COPIES} copies of {id!r}, not {copies}.",
                f"{id!r} の枚数は1〜{MOST_COPIES}です（{copies} は使えません）。",
            ),
            deck.id,
            "cards",
        )


# ---- a card's head ----


def check_listed(file: SetFile, card: Card) -> None:
    """Where a set lists its icons or casters, a card may use no others."""
    for icon in card.icons:
        if file.icons and icon not in file.icons:
            raise Fault(
                Text(f"There is no icon {icon!r} in [icons].", f"[icons] に {icon!r} というアイコンはありません。"),
                "icons",
            )
    if file.casters and card.caster and card.caster not in file.casters:
        raise Fault(
            Text(
                f"There is no caster {card.caster!r} in [casters].",
                f"[casters] に {card.caster!r} という術者はいません。",
            ),
            "caster",
        )


# ---- matrices ----


def check_matrices(file: SetFile, card: Card) -> None:
    check_drawn_once("matrix", card.matrix, bool(card.condition or card.danmaku or card.destroy))
    check_drawn_once("sub_matrix", card.sub_matrix, bool(card.sub_danmaku or card.sub_destroy))
    grid = matrix.grid_of(card)
    if (0, 0) in grid.condition:  # WP-R16
        raise Fault(
            Text("A card's own cell is never a condition cell.", "カード自身のマスは発動条件マスにできません。"),
            "condition",
        )
    if card.sub_matrix and matrix.read(card.sub_matrix)["c"]:
        raise Fault(
            Text("A sub-matrix has no condition cells.", "サブマトリクスに発動条件マスはありません。"), "sub_matrix"
        )
    if ("rapid" in card.keyword_names) != bool(grid.sub_danmaku or grid.sub_destroy):
        raise Fault(
            Text(
                "A sub-matrix belongs to the keyword rapid, and rapid needs one.",
                "サブマトリクスはキーワード rapid のもので、rapid には必ず必要です。",
            ),
            "sub_matrix",
        )


def check_drawn_once(field: str, drawn: str, listed: bool) -> None:
    """The drawn matrix or the written lists of offsets, not both."""
    if drawn and listed:
        raise Fault(
            Text(
                "Give the drawn matrix or the lists of offsets, not both.",
                "マトリクスの図か位置のリストか、どちらか一方だけを書いてください。",
            ),
            field,
        )
    if drawn:
        try:
            matrix.read(drawn)
        except matrix.BadMatrix as error:
            raise Fault(error.why, field) from None


# ---- requirements and static effects ----


def check_requirements(file: SetFile, card: Card) -> None:
    for requirement in card.require:
        check_requirement(requirement)


def check_requirement(requirement: Requirement) -> None:
    if requirement.kind.endswith("_min") != (requirement.n is not None):
        needs = Text("takes no n", "n は書けません") if requirement.n is not None else Text("needs n", "n が必要です")
        raise Fault(
            Text(f"The requirement {requirement.kind} {needs.en}.", f"{requirement.kind} に {needs.ja}。"), "require"
        )


def check_statics(file: SetFile, card: Card) -> None:
    for static in card.static:
        check_static(static)


def check_static(static: Static) -> None:
    if static.kind == "bar" and static.area is None:
        raise Fault(Text("A bar says its area.", "bar には area が必要です。"), "static")
    if static.kind == "hand_limit" and static.n is None:
        raise Fault(Text("A hand limit says its n.", "hand_limit には n が必要です。"), "static")


# ---- effects ----


def check_effects(file: SetFile, card: Card) -> None:
    for number, effect in enumerate(card.effects):
        try:
            check_fields(effect)
            check_values(effect)
        except Fault as fault:
            raise Fault(fault.why, f"effects[{number}].{fault.field}") from None


def check_fields(effect: EffectEntry) -> None:
    """Does the kind exist, and does it know all that is said?"""
    if effect.kind not in DEFAULTS:
        close = suggestion(effect.kind, DEFAULTS) or Text("", "")
        raise Fault(
            Text(
                f"There is no effect kind {effect.kind!r}; the kinds are {', '.join(DEFAULTS)}. {close.en}".rstrip(),
                f"{effect.kind!r} という種類の効果はありません。あるのは {'、'.join(DEFAULTS)} です。{close.ja}",
            ),
            "kind",
        )
    for name in sorted(given(effect) - COMMON_FIELDS - DEFAULTS[effect.kind].keys()):
        raise Fault(
            Text(
                f"{name!r} means nothing to a {effect.kind} effect.", f"{effect.kind} の効果に {name!r} は書けません。"
            ),
            name,
        )


def check_values(effect: EffectEntry) -> None:
    if effect.n is not None and not 1 <= effect.n <= 99:
        raise Fault(
            Text(f"n is a number from 1 to 99, not {effect.n}.", f"n は1〜99です（{effect.n} は使えません）。"), "n"
        )
    if effect.kind == "danmaku" and not effect.cells:
        raise Fault(
            Text(
                "A danmaku effect needs its cells, as offsets [right, forward].",
                "danmaku の効果には cells（位置 [右、前] のリスト）が必要です。",
            ),
            "cells",
        )
    if effect.kind == "grant" and effect.what is None:
        raise Fault(
            Text(
                "A grant says what it grants: place_down, place or cast.",
                "grant の効果には what（place_down、place、cast のどれか）が必要です。",
            ),
            "what",
        )
    if effect.cost and not 1 <= effect.cost.n <= 99:
        raise Fault(
            Text(
                f"A cost is 1 to 99 cards, not {effect.cost.n}.",
                f"コストは1〜99枚です（{effect.cost.n} は使えません）。",
            ),
            "cost",
        )
    possible = TARGET_STATES.get(effect.kind, CIRCLES)
    for state in effect.state or ():
        if state not in possible:
            raise Fault(
                Text(
                    f"A {effect.kind} effect can't choose a card that is {state}.",
                    f"{effect.kind} の効果で {state} のカードは選べません。",
                ),
                "state",
            )
