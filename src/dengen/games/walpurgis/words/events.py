"""Events in words, as far as the listener may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dengen.core.base.words import Part, Text, fill, joined, who
from dengen.games.walpurgis.cards.text import STATES

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

SENTENCES = {
    "laid_aside": Text("{who} set {card} aside.", "{who}は{card}を取り分けた。"),
    "first": Text("{who} went first.", "{who}が先攻になった。"),
    "joined": Text("{who} took {card} into hand.", "{who}は{card}を手札に加えた。"),
    "mulligan": Text("{who} exchanged {n} card{s}.", "{who}はマリガンで{n}枚引き直した。"),
    "mulligan_none": Text("{who} kept the whole hand.", "{who}は手札をすべて残した。"),
    "opened": Text("{who} opened with {card} in {cell}.", "{who}は{card}を{cell}に初期配置した。"),
    "turn": Text("Turn {number}: {who}.", "ターン{number}：{who}。"),
    "woke": Text("{who} woke {card} in {cell}.", "{who}は{cell}の{card}を起こした。"),
    "woke_unseen": Text("{who} woke a face-down circle in {cell}.", "{who}は{cell}の裏向きの陣を起こした。"),
    "recovered": Text(
        "{who} put {card} from the danmaku pile under the deck.", "{who}は弾幕置き場の{card}を山札の下に戻した。"
    ),
    "placed": Text("{who} placed {card} face-down in {cell}.", "{who}は{card}を{cell}に裏向きで置いた。"),
    "passed": Text("{who} ended the Main phase.", "{who}は通常フェイズを終えた。"),
    "declined": Text("{who} didn't intercept.", "{who}は迎撃しなかった。"),
    "shot": Text("{who} placed danmaku on {cell} ({card}).", "{who}は{cell}に弾幕を置いた（{card}）。"),
    "stand_off": Text("There was a stand-off in {cell}.", "{cell}はにらみ合いになった。"),
    "settled": Text(
        "{card} became {who}'s circle in {cell} ({state}).", "{cell}の{card}が{who}の陣になった（{state}）。"
    ),
    "spent": Text("{who}'s danmaku left {cell} ({card}).", "{cell}の{who}の弾幕が弾幕置き場へ行った（{card}）。"),
    "fell": Text("{who} lost {card} in {cell}.", "{who}は{cell}の{card}を失った。"),
    "destroyed": Text("{who}'s {card} in {cell} was destroyed.", "{cell}にある{who}の{card}が破壊された。"),
    "upright": Text("{card} in {cell} was set upright.", "{cell}の{card}が縦になった。"),
    "sustained": Text("{who} left {card} in {cell} sideways.", "{who}は{cell}の{card}を横のままにした。"),
    "dud": Text("{who}'s danmaku on {cell} was a dud ({card}).", "{cell}の{who}の弾幕は不発に終わった（{card}）。"),
    "discarded": Text("{who} discarded {card}.", "{who}は{card}を捨てた。"),
    "set_beside": Text("{who} set {card} aside beside the field.", "{who}は{card}を場の脇に置いた。"),
    "turned": Text("{who}'s {card} in {cell} was turned: {state}.", "{cell}の{who}の{card}が{state}になった。"),
    "cleared": Text(
        "{who}'s danmaku on {cell} was cleared away ({card}).",
        "{cell}の{who}の弾幕が取り除かれた（{card}）。",
    ),
    "recalled": Text("{who} took {card} back from {cell}.", "{who}は{cell}の{card}を手札に戻した。"),
    "peeked": Text("{who} looked at {card} in {cell}.", "{who}は{cell}の{card}をのぞき見た。"),
    "moved": Text("One of {who}'s circles moved from {cell} to {to}.", "{who}の陣が{cell}から{to}へ動いた。"),
    "shielded": Text(
        "{who}'s {card} in {cell} can't be destroyed until the chain ends.",
        "{cell}の{who}の{card}は連鎖が終わるまで破壊されない。",
    ),
    "burned": Text(
        "{who}'s {card} went from the deck to the danmaku pile.", "{who}の山札から{card}が弾幕置き場へ行った。"
    ),
    "looked": Text("{who} looked at {card} on the deck.", "{who}は山札の{card}を見た。"),
    "bottomed": Text("{who} put {card} under the deck.", "{who}は{card}を山札の下に置いた。"),
    "ordered": Text("{who} ordered the danmaku pile.", "{who}は弾幕置き場に積む順を決めた。"),
    "conceded": Text("{who} conceded.", "{who}は投了した。"),
}
GRANTS = {
    "place_down": Text("{who} may place {n} more card{s} face-down.", "{who}はあと{n}枚裏向きで置ける。"),
    "place": Text("{who} may place {n} more card{s}.", "{who}はあと{n}枚置ける。"),
    "cast": Text("{who} may cast {n} more circle{s}.", "{who}はあと{n}枚発動できる。"),
}
HOW_IT_ENDED = {
    "board_full": Text("The field was full, {a} to {b}.", "場が埋まった。{a}対{b}。"),
    "deck_out": Text("The deck was empty.", "山札が尽きた。"),
    "concede": Text("The game was conceded.", "投了で決着した。"),
    "no_normal_shot": Text("There was no Normal Shot to open with.", "初期配置に使う通常弾がなかった。"),
    "turn_limit": Text("The turn limit was reached, {a} to {b}.", "ターン上限に達した。{a}対{b}。"),
}
UNSEEN = Text("a card", "カード1枚")


def say(game: Walpurgis, kind: str, args: dict[str, Any]) -> Text | None:
    """An event in words; a card that isn't among the arguments is one that the listener can't identify."""
    if kind == "cast":
        return cast(game, args)
    if kind == "drew":
        return drew(game, args)
    if kind == "fought":
        return fought(args)
    if kind == "over":
        return over(args)
    sentence = GRANTS[args["what"]] if kind == "granted" else SENTENCES[variant(kind, args)]
    return filled(game, sentence, args)


def variant(kind: str, args: dict[str, Any]) -> str:
    """The sentence that tells this event."""
    if kind == "mulligan" and not args["n"]:
        return "mulligan_none"
    if kind == "woke" and "card" not in args:
        return "woke_unseen"
    return kind


def filled(game: Walpurgis, sentence: Text, args: dict[str, Any]) -> Text:
    if "card" not in args:
        sentence = Text(sentence.en.replace(" ({card})", ""), sentence.ja.replace("（{card}）", ""))
    card = game.names[args["card"]] if "card" in args else UNSEEN
    parts: dict[str, Part] = {name: args[name] for name in ("cell", "to", "n", "number") if name in args}
    parts |= {"card": card, "s": "" if args.get("n") == 1 else "s"}
    if "seat" in args:
        parts["who"] = who(args["seat"])
    if "state" in args:
        parts["state"] = STATES[args["state"]]
    text = fill(sentence, **parts)
    return Text(text.en[0].upper() + text.en[1:], text.ja)


def cast(game: Walpurgis, args: dict[str, Any]) -> Text:
    if args["intercepting"]:
        sentence = Text("{who} intercepted with {card} in {cell}.", "{who}は{cell}の{card}で迎撃した。")
    elif args["hand"]:
        sentence = Text("{who} cast {card} from hand in {cell}.", "{who}は手札の{card}を{cell}に置いて発動した。")
    else:
        sentence = Text("{who} cast {card} in {cell}.", "{who}は{cell}の{card}を発動した。")
    return filled(game, sentence, args)


def drew(game: Walpurgis, args: dict[str, Any]) -> Text:
    seat = who(args["seat"])
    if "cards" not in args:
        many = "a card" if args["n"] == 1 else f"{args['n']} cards"
        return Text(f"{seat} drew {many}.", f"{seat}は{args['n']}枚引いた。")
    names = joined(game.names[card] for card in args["cards"])
    return Text(f"{seat} drew {names.en}.", f"{seat}は{names.ja}を引いた。")


def fought(args: dict[str, Any]) -> Text:
    cell = args["cell"]
    if not args["strength"]:
        return Text(
            f"Cell {cell} was contested against a circle that is never turned face-down.",
            f"{cell}で、裏向きにならない陣との争いになった。",
        )
    a, b = args["strength"]
    return Text(f"Cell {cell} was contested, {a} to {b}.", f"{cell}で{a}対{b}の争いになった。")


def over(args: dict[str, Any]) -> Text:
    a, b = args["circles"]
    how = fill(HOW_IT_ENDED[args["reason"]], a=a, b=b)
    if "seat" not in args:
        return Text(f"{how.en} It was a draw.", f"{how.ja}引き分けだった。")
    return Text(f"{how.en} {who(args['seat'])} won.", f"{how.ja}{who(args['seat'])}が勝った。")
