"""A card's abilities spelled out from their data."""

from collections.abc import Mapping

from dengen.core.base.words import Text, joined, plural
from dengen.games.troll_master.cards.file import AbilityEntry, EffectEntry

ACTION_NAMES = {
    "summon": Text("Summon", "召喚"),
    "brew": Text("Brew", "調合"),
    "attack": Text("Attack", "攻撃"),
    "divine": Text("Divine", "占い"),
}
TAGS = ACTION_NAMES | {
    "planning": Text("Planning", "計画フェイズ"),
    "defend": Text("Defend", "防御"),
    "scoring": Text("Scoring", "得点計算"),
}
TRIGGER_NAMES = {
    "success": Text("on success", "攻撃成功時"),
    "repelled": Text("when repelled", "防御成功時"),
    "beaten": Text("when beaten", "防御失敗時"),
}
MAGIC_NAMES = {
    "tome": Text("Tome", "古文書"),
    "vial": Text("Vial", "薬瓶"),
    "wand": Text("Wand", "杖"),
    "crystal": Text("Crystal", "水晶"),
}
TARGET_NAMES = {
    "self": Text("this familiar", "この使い魔"),
    "any": Text("one of your familiars", "自分の使い魔1体"),
    "all": Text("each of your familiars", "自分の使い魔すべて"),
}
PER_NAMES = {
    "charge": Text(" per charge here", "×このチャージ数"),
    "familiar": Text(" per familiar", "×使い魔の数"),
    "covered": Text(" per covered card", "×下のカードの数"),
}
FEE = "◆"


def ability_text(names: Mapping[str, Text], ability: AbilityEntry) -> Text:
    """Fee and effects in a few words, with these names of familiars: `◆: gain 2 mana`."""
    effects = joined(effect_text(names, effect) for effect in ability.effects)
    fee = FEE * ability.fee
    return Text(f"{fee}: {effects.en}", f"{fee}：{effects.ja}") if fee else effects


def effect_text(names: Mapping[str, Text], effect: EffectEntry) -> Text:
    n = effect.n or 1
    per = PER_NAMES.get(effect.per, Text("", ""))
    if effect.do == "chain":
        to = ACTION_NAMES[effect.to or "summon"]
        return Text(f"chain → {to.en}", f"チェーン→{to.ja}")
    if effect.do == "charge":
        target = effect.target or "self"
        whom = TARGET_NAMES[target] if target in TARGET_NAMES else names[target]
        times = f" ×{n}" if n > 1 else ""
        return Text(f"charge {whom.en}{times}{per.en}", f"{whom.ja}にチャージ{times}{per.ja}")
    plain = {
        "mana": Text(f"gain {n} mana", f"マナ{n}個を獲得"),
        "vp": Text(f"gain {plural(n, 'chit')}", f"勝利点チット{n}枚を獲得"),
        "discount": Text(f"discount {n}", f"コスト−{n}"),
        "power": Text(f"+{n} power", f"戦闘力+{n}"),
        "score": Text(f"+{n} VP", f"勝利点+{n}"),
        "redraw": Text(f"swap {plural(n, 'hand card')}", f"手札{n}枚を入れ替える"),
    }[effect.do]
    return Text(plain.en + per.en, plain.ja + per.ja)
