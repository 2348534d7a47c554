"""The game's vocabulary in both languages: one term per thing, and abilities spelled out from their data."""

from dengen.core.words import Text
from dengen.games.troll_master.cards.build import Catalogue
from dengen.games.troll_master.cards.file import AbilityEntry, EffectEntry

MAGIC_NAMES = {
    "tome": Text("Tome", "古文書"),
    "vial": Text("Vial", "薬瓶"),
    "wand": Text("Wand", "杖"),
    "crystal": Text("Crystal", "水晶"),
}
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
PHASE_NAMES = {
    "preparation": Text("Preparation", "準備"),
    "planning": Text("Planning", "計画"),
    "action": Text("Action", "アクション"),
    "scoring": Text("Scoring", "得点計算"),
    "over": Text("Game over", "ゲーム終了"),
}
REASONS = {
    "target": Text("somebody reached the target", "目標点に到達"),
    "round_cap": Text("that was the last round", "最終ラウンド終了"),
}
PARTS = {
    "chits": Text("Chits", "チット"),
    "familiars": Text("Familiars", "使い魔"),
    "abilities": Text("Abilities", "能力"),
    "mana": Text("Mana", "マナ"),
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


def seat_name(seat: int) -> str:
    return f"{{seat{seat}}}"


def many(n: int, thing: str) -> str:
    """English: 1 card, 2 cards; mana stays mana."""
    return f"{n} {thing}" if n == 1 or thing == "mana" else f"{n} {thing}s"


def ability_text(catalogue: Catalogue, ability: AbilityEntry) -> Text:
    """Fee and effects in a few words: `◆: gain 2 mana`."""
    effects = [effect_text(catalogue, effect) for effect in ability.effects]
    fee = FEE * ability.fee
    return Text(
        (f"{fee}: " if fee else "") + ", ".join(effect.en for effect in effects),
        (f"{fee}:" if fee else "") + "、".join(effect.ja for effect in effects),
    )


def effect_text(catalogue: Catalogue, effect: EffectEntry) -> Text:
    n = effect.n or 1
    per = PER_NAMES.get(effect.per, Text("", ""))
    if effect.do == "chain":
        to = ACTION_NAMES[effect.to or "summon"]
        return Text(f"chain → {to.en}", f"チェーン→{to.ja}")
    if effect.do == "charge":
        target = effect.target or "self"
        whom = TARGET_NAMES[target] if target in TARGET_NAMES else catalogue.name(target)
        times = f" ×{n}" if n > 1 else ""
        return Text(f"charge {whom.en}{times}{per.en}", f"{whom.ja}にチャージ{times}{per.ja}")
    plain = {
        "mana": Text(f"gain {n} mana", f"マナ{n}個"),
        "vp": Text(f"gain {many(n, 'chit')}", f"勝利点チット{n}枚"),
        "discount": Text(f"discount {n}", f"コスト-{n}"),
        "power": Text(f"+{n} power", f"戦闘力+{n}"),
        "score": Text(f"+{n} VP", f"勝利点+{n}"),
        "redraw": Text(f"swap {many(n, 'hand card')}", f"手札{n}枚を入れ替え"),
    }[effect.do]
    return Text(plain.en + per.en, plain.ja + per.ja)
