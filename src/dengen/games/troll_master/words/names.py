"""Names in both languages, one for each thing."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text, plural
from dengen.games.troll_master.cards.file import AbilityEntry
from dengen.games.troll_master.cards.text import TAGS, TRIGGER_NAMES, ability_text

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

PHASE_NAMES = {
    "preparation": Text("Preparation", "準備"),
    "planning": Text("Planning", "計画"),
    "action": Text("Action", "アクション"),
    "scoring": Text("Scoring", "得点計算"),
    "over": Text("Game over", "ゲーム終了"),
}
ENDINGS = {
    "target": Text("Somebody reached the target.", "目標の勝利点に達した。"),
    "round_cap": Text("The last round is over.", "最終ラウンドが終わった。"),
}
PARTS = {
    "chits": Text("Chits", "チット"),
    "familiars": Text("Familiars", "使い魔"),
    "abilities": Text("Abilities", "能力"),
    "mana": Text("Mana (breaks ties)", "マナ（同点時）"),
}


def action_name(game: "TrollMaster", pos: int) -> Text:
    return game.set.row[pos - 1].name


def spelled_out(game: "TrollMaster", card: str) -> list[Text]:
    """The abilities of a familiar, from their data."""
    return [
        _ability(game, ability)
        for familiar in game.set.familiars
        if familiar.id == card
        for ability in familiar.ability
    ]


def _ability(game: "TrollMaster", ability: AbilityEntry) -> Text:
    tag, does = TAGS[ability.when], ability_text(game.names, ability)
    trigger = TRIGGER_NAMES.get(ability.trigger, Text("", ""))
    en, ja = (f"{trigger.en}, ", f"{trigger.ja}：") if ability.trigger else ("", "")
    return Text(f"[{tag.en}] {en}{does.en}", f"[{tag.ja}] {ja}{does.ja}")


def familiar_name(game: "TrollMaster", number: int) -> Text:
    return game.names[game.tables.ids[number]]


def charges(n: int) -> Text:
    return Text(plural(n, "charge"), str(n))
