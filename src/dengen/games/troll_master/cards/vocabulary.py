"""What the words of a card set mean, for those who write one."""

from typing import Final

from dengen.core.base.words import Text
from dengen.core.cards.vocabulary import Vocabulary
from dengen.games.troll_master.cards.file import SetFile
from dengen.games.troll_master.cards.text import ACTION_NAMES, MAGIC_NAMES, TAGS, TARGET_NAMES, TRIGGER_NAMES

MEANS: Final = {
    "Head": Text(
        "The set: its names, how many kinds of familiars a game takes, and which for a first game.",
        "セット全体。名前、1ゲームに使う使い魔の種類数、初めての対戦で使う種類。",
    ),
    "ActionEntry": Text(
        "An action of the row: its place and workshop, which magic chooses it, and what it needs.",
        "アクション1つ。並びの位置と工房、選ぶための魔法と必要な枚数。",
    ),
    "FamiliarEntry": Text(
        "A familiar: its cost, power, ribbons (how many charges it holds) and victory points.",
        "使い魔1種類。コスト、戦闘力、リボン（チャージの上限）、勝利点。",
    ),
    "AbilityEntry": Text(
        "What a familiar can do: when, on what trigger, for which fee (charges; 0: by itself), how often in one action, and under "
        "which condition.",
        "使い魔の能力。いつ、何をきっかけに、対価（チャージ数。0なら自動）、1アクションでの回数、条件。",
    ),
    "EffectEntry": Text("One effect of an ability.", "能力の効果1つ。"),
    "EffectEntry.do=mana": Text("Gain n mana.", "マナを n 個得る。"),
    "EffectEntry.do=vp": Text("Gain n victory point chits.", "勝利点チットを n 枚得る。"),
    "EffectEntry.do=discount": Text("The price of this Summon is n lower.", "この召喚のコストが n 下がる。"),
    "EffectEntry.do=charge": Text(
        "n charges from the stock: on this card, any, all, or the familiar with this id.",
        "ストックから n 個チャージする（このカード、1体、全部、または id の使い魔）。",
    ),
    "EffectEntry.do=power": Text("n more power in this action.", "このアクションの間、戦闘力が n 増える。"),
    "EffectEntry.do=score": Text("n more victory points in the scoring.", "得点計算で勝利点が n 増える。"),
    "EffectEntry.do=chain": Text(
        "Move the pawn to the left, to an action of that kind, and act again.",
        "コマを左の、その種類のアクションに動かして、もう一度行動する。",
    ),
    "EffectEntry.do=redraw": Text(
        "n times: draw a card, then discard one.", "カードを1枚引いて1枚捨てる、を n 回行う。"
    ),
    "AbilityEntry.trigger=success": Text("After an attack that succeeded.", "攻撃が成功したとき。"),
    "AbilityEntry.trigger=repelled": Text("After an attack that you repelled.", "攻撃を退けたとき。"),
    "AbilityEntry.trigger=beaten": Text("After an attack that beat you.", "攻撃に負けたとき。"),
    "AbilityEntry.if=broom": Text("While you hold the Broom.", "ほうきを持っている間。"),
    "AbilityEntry.if=full": Text("While this card holds as many charges as it can.", "チャージが上限まである間。"),
    "AbilityEntry.if=empty": Text("While this card holds no charge.", "チャージがない間。"),
}
LABELS: Final = {
    "cost": Text("cost", "コスト"),
    "power": Text("power", "戦闘力"),
    "ribbons": Text("ribbons", "リボン"),
    "vp": Text("VP", "勝利点"),
    "copies": Text("copies", "枚数"),
    "workshop": Text("workshop", "工房"),
    "level": Text("level", "レベル"),
    "need": Text("cards needed", "必要枚数"),
}
FIELDS: Final = {
    "kinds_per_game": Text("kinds of familiars in a game", "1ゲームの使い魔の種類数"),
    "starter": Text("kind for a first game", "初めての対戦の使い魔"),
    "action": Text("Actions", "アクション"),
    "familiar": Text("Familiars", "使い魔"),
    "pos": Text("place in the row", "並びの位置"),
    "kind": Text("kind", "種類"),
    "icons": Text("magic that chooses it", "選べる魔法"),
    "need_kind": Text("magic needed", "必要な魔法"),
    "value": Text("value", "値"),
    "start_charge": Text("charges at the start", "開始時のチャージ"),
    "start": Text("dealt at the start", "最初から持つ"),
    "ability": Text("ability", "能力"),
    "when": Text("when", "いつ"),
    "effects": Text("effect", "効果"),
    "trigger": Text("trigger", "きっかけ"),
    "fee": Text("fee (charges)", "対価（チャージ）"),
    "limit": Text("at most, in one action", "1アクションの上限"),
    "if": Text("only", "条件"),
    "do": Text("what", "内容"),
    "n": Text("how much", "数 n"),
    "target": Text("whom", "対象"),
    "to": Text("to which action", "どのアクションへ"),
    "per": Text("for each", "〜ごと"),
}
VALUES: Final = {
    **{f"{field}={kind}": name for field in ("kind", "to") for kind, name in ACTION_NAMES.items()},
    **{f"{field}={magic}": name for field in ("icons", "need_kind") for magic, name in MAGIC_NAMES.items()},
    **{f"when={timing}": name for timing, name in TAGS.items()},
    **{f"trigger={trigger}": name for trigger, name in TRIGGER_NAMES.items()},
    "if=broom": Text("while you hold the Broom", "ほうきを持っている間"),
    "if=full": Text("while it is fully charged", "チャージが上限まである間"),
    "if=empty": Text("while it holds no charge", "チャージがない間"),
    "do=mana": Text("mana", "マナ"),
    "do=vp": Text("victory point chits", "勝利点チット"),
    "do=discount": Text("a cheaper Summon", "召喚コスト減"),
    "do=charge": Text("charge", "チャージ"),
    "do=power": Text("power", "戦闘力"),
    "do=score": Text("points in the scoring", "得点計算の勝利点"),
    "do=chain": Text("chain", "チェーン"),
    "do=redraw": Text("draw and discard", "引いて捨てる"),
    **{f"target={word}": name for word, name in TARGET_NAMES.items()},
    "per=charge": Text("charge on this card", "このカードのチャージ"),
    "per=familiar": Text("familiar you have", "持っている使い魔"),
    "per=covered": Text("card underneath", "下のカード"),
}
VOCABULARY: Final = Vocabulary(SetFile, MEANS, LABELS, FIELDS, VALUES)
