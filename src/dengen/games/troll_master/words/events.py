"""What happened, in words: one sentence per kind of event, in the past tense."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dengen.core.base.words import Part, Text, fill, joined, who
from dengen.games.troll_master.cards.text import FEE, MAGIC_NAMES
from dengen.games.troll_master.words.names import ENDINGS, action_name

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

SENTENCES: Mapping[str, Text] = {
    # preparation
    "kinds": Text("Familiars of this game: {familiars}.", "このゲームの使い魔：{familiars}。"),
    "round": Text(
        "Round {round} began; {seat} held the Broom.", "ラウンド{round}が始まった。ほうきは{seat}が持っている。"
    ),
    "opened": Text("A {card} was turned up.", "{card}が公開された。"),
    "dealt": Text("{seat} was dealt {number} card{s}.", "{seat}に{number}枚配られた。"),
    "dealt_cards": Text("{seat} was dealt {number} card{s}: {cards}.", "{seat}に{number}枚配られた：{cards}。"),
    "reshuffled": Text("The discard was shuffled into a new deck.", "捨て札を混ぜて新しい山札にした。"),
    "broom_declined": Text("{seat} didn't use the Broom.", "{seat}はほうきを使わなかった。"),
    "broom_drew": Text("{seat} used the Broom and drew a {card}.", "{seat}がほうきを使い、{card}を引いた。"),
    "swap_drew": Text("{seat} drew a {card}.", "{seat}が{card}を引いた。"),
    "discarded": Text("{seat} discarded a {card}.", "{seat}が{card}を捨てた。"),
    # planning and reveal
    "neutral": Text(
        "Neutral pawns (dengen's variant for two) were put on {positions}.",
        "中立コマ（dengen独自の2人用ルール）が{positions}に置かれた。",
    ),
    "placed": Text(
        "{seat} revealed a {card} and placed a pawn on {pos} {action}.",
        "{seat}が{card}を公開し、{pos} {action}にコマを置いた。",
    ),
    "moved": Text(
        "{seat} revealed a {card} and moved to {pos} {action}.", "{seat}が{card}を公開し、{pos} {action}へ移動した。"
    ),
    "passed": Text("{seat} passed.", "{seat}がパスした。"),
    "passed_no_cards": Text("{seat} had no cards left and passed.", "{seat}は手札がなくなり、パスした。"),
    "passed_nothing_free": Text(
        "{seat} found no free action further to the right and passed.", "{seat}は右に空きアクションがなく、パスした。"
    ),
    "stuck": Text("{seat} couldn't place a pawn and passed.", "{seat}はコマを置けずにパスした。"),
    "broom": Text("{seat} was furthest right and got the Broom.", "一番右の{seat}がほうきを受け取った。"),
    "revealed": Text("{seat} still held: {cards}.", "{seat}の残りの手札：{cards}。"),
    "pool": Text(
        "The pool: Tome {tome}, Vial {vial}, Wand {wand}, Crystal {crystal}.",
        "公開された魔法カード：古文書{tome}、薬瓶{vial}、杖{wand}、水晶{crystal}。",
    ),
    # actions
    "forwent": Text("{seat} forwent {action} for {mana} mana.", "{seat}が{action}を見送り、マナ{mana}個を獲得した。"),
    "forwent_needed": Text(
        "{seat} couldn't pay the {needed} mana that {action} was short of, and had to forgo it for {mana} mana.",
        "{seat}は{action}の不足分のマナ{needed}個を払えず、見送ってマナ{mana}個を獲得した。",
    ),
    "consoled": Text("{seat}, without a pawn, took {mana} mana.", "コマを置けなかった{seat}がマナ{mana}個を獲得した。"),
    "performed": Text("{seat} performed {action}.", "{seat}が{action}を実行した。"),
    "performed_paid": Text(
        "{seat} performed {action}, topping up with {paid} mana.",
        "{seat}がマナ{paid}個で不足を補い、{action}を実行した。",
    ),
    "brewed": Text("{seat} brewed {mana} mana.", "{seat}が調合でマナ{mana}個を獲得した。"),
    "divined": Text("{seat} took {chits} chit{s}.", "{seat}がチット{chits}枚を獲得した。"),
    "gained_nothing": Text("{seat} gained no familiar.", "{seat}は使い魔を獲得しなかった。"),
    "called": Text("{seat} called the {familiar} for {paid} mana.", "{seat}がマナ{paid}個で{familiar}を呼び出した。"),
    "trained": Text(
        "{seat} trained the {base} into the {familiar} for {paid} mana.",
        "{seat}がマナ{paid}個で{base}を{familiar}に訓練した。",
    ),
    "stored": Text("{seat} put 1 mana on the {familiar}.", "{seat}が{familiar}にマナを1個載せた。"),
    "chained": Text(
        "{seat} chained from {from} to {pos} {action}.", "{seat}が{from}から{pos} {action}へチェーンした。"
    ),
    # attack
    "declared": Text("{seat} attacked everybody with {power}.", "{seat}が戦闘力{power}で全員を攻撃した。"),
    "beaten": Text(
        "{seat} defended with {power} and was beaten; {attacker} took {chits} chit{s}.",
        "{seat}は{power}で防御したが敗れ、{attacker}がチット{chits}枚を獲得した。",
    ),
    "repelled": Text("{seat} held out with {power}.", "{seat}は{power}で防ぎきった。"),
    # abilities
    "used": Text("{seat} used the {familiar} ({fee}).", "{seat}が{familiar}の能力を使った（{fee}）。"),
    "mana": Text("The {familiar} gave {seat} {n} mana.", "{familiar}で{seat}がマナ{n}個を獲得した。"),
    "chits": Text("The {familiar} gave {seat} {n} chit{s}.", "{familiar}で{seat}がチット{n}枚を獲得した。"),
    "discount": Text("The {familiar} took {n} off the price.", "{familiar}でコストが{n}減った。"),
    "power": Text("The {familiar} added {n} power for {seat}.", "{familiar}で{seat}の戦闘力が{n}上がった。"),
    "score": Text("The {familiar} counted {n} VP more for {seat}.", "{familiar}で{seat}の勝利点が{n}増えた。"),
    "charged": Text("The {familiar} of {seat} got {n} charge{s}.", "{seat}の{familiar}に{n}個チャージされた。"),
    # scoring
    "scored": Text("VP: {totals}.", "勝利点：{totals}。"),
    "over": Text("The game ended. {reason}", "ゲーム終了。{reason}"),
}
COUNTS = ("n", "number", "chits")  # arguments that may need a plural
UNSEEN = Text("card", "カード")


def say(game: "TrollMaster", kind: str, args: dict[str, Any]) -> Text | None:
    """An event in words; a card that isn't among the arguments is one that the listener can't identify."""
    parts = {name: words(game, name, value) for name, value in args.items()}
    parts.setdefault("card", UNSEEN)
    parts["s"] = "" if any(args.get(name) == 1 for name in COUNTS) else "s"
    if "pos" in args:
        parts["action"] = action_name(game, args["pos"])
    return fill(SENTENCES[variant(kind, args)], **parts)


def variant(kind: str, args: dict[str, Any]) -> str:
    """Which sentence tells this event."""
    if kind == "dealt" and args.get("cards"):
        return "dealt_cards"
    if kind == "placed" and args["from"]:
        return "moved"
    if kind == "performed" and args["paid"]:
        return "performed_paid"
    if kind == "forwent" and "needed" in args:
        return "forwent_needed"
    if kind == "passed" and "why" in args:
        return f"passed_{args['why']}"
    return kind


def words(game: "TrollMaster", name: str, value: Any) -> Part:
    """One argument of an event, as it stands in a sentence."""
    if name in ("seat", "attacker"):
        return who(value)
    if name == "card":
        return MAGIC_NAMES[value]
    if name in ("familiar", "base"):
        return game.names[value]
    if name == "cards" and isinstance(value, list):
        return joined(MAGIC_NAMES[card] for card in value)
    if name == "familiars":
        return joined(game.names[id] for id in value)
    if name == "positions":
        return joined(value, " and ", "と")
    if name == "totals":
        return joined(f"{who(seat)} {total}" for seat, total in enumerate(value))
    if name == "fee":
        return FEE * int(value)
    if name == "reason":
        return ENDINGS[value]
    return str(value)
