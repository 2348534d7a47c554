"""What things are called: cards, zones, phases, endings, parts of a score."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dengen.core.base.words import Text

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

ZONES = (Text("outer", "外周"), Text("central", "中央"))

PHASES: Mapping[str, Text] = {
    "redraw": Text("Redraws", "引き直し"),
    "placing": Text("Setup", "準備"),
    "remove": Text("Remove phase", "リムーブフェイズ"),
    "effect": Text("Effect phase", "エフェクトフェイズ"),
    "set": Text("Set phase", "セットフェイズ"),
    "get": Text("Get phase", "ゲットフェイズ"),
    "over": Text("The game is over", "ゲーム終了"),
}

ENDINGS: Mapping[str, Text] = {
    "few_cards": Text("Nobody holds more than five cards.", "全員の手札が5枚以下になった。"),
    "empty_hand": Text("Somebody holds no cards.", "手札のない人が出た。"),
    "turn_cap": Text("The last turn allowed is over.", "決められたターン数が過ぎた。"),
}

PARTS: Mapping[str, Text] = {
    "plus": Text("plus cards", "プラスのカード"),
    "minus": Text("minus cards", "マイナスのカード"),
    "head_start": Text("head start", "先に持っていた点"),
}


# ---- cards ----


def kind_name(game: "Lumiel", kind: int) -> Text:
    return game.names[game.tables.ids[kind]]


def kind_text(game: "Lumiel", kind: int) -> Text:
    """What the card says, to be quoted: Japanese has no full stop before the closing bracket."""
    card = game.set.card[kind]
    return Text(card.text_en, card.text_ja.removesuffix("。"))
