"""What happened, in words."""

from typing import TYPE_CHECKING, Any

from dengen.core.base.words import Text, joined, listed, plural, who
from dengen.games.flip_angel.cards.text import ether
from dengen.games.flip_angel.words.names import CELL_WORDS, SLOT_WORDS

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel


def say(game: "FlipAngel", kind: str, args: dict[str, Any]) -> Text | None:
    seat = who(args["seat"]) if "seat" in args else ""
    name = game.names[args["card"]] if "card" in args else Text("", "")
    cell = CELL_WORDS[args["cell"]] if "cell" in args else Text("", "")
    match kind:
        case "start":
            return Text(f"{seat} became the start player.", f"{seat}がスタートプレイヤーになった。")
        case "summon":
            slot = SLOT_WORDS[args["slot"]]
            return Text(f"{seat} summoned {name.en} from {slot.en}.", f"{seat}が{slot.ja}から{name.ja}を召喚した。")
        case "pay" | "gain":
            return say_purse(kind, seat, args)
        case "place":
            return Text(f"{name.en} was placed at {cell.en}.", f"{name.ja}を{cell.ja}に置いた。")
        case "coupon" | "ether_bonus":
            points = ether(args["light"], args["dark"])
            return Text(f"{name.en} brought {seat} {points.en}.", f"{name.ja}により{seat}は{points.ja}を得た。")
        case "key":
            chips = args["chips"]
            return Text(f"{seat} locked {name.en} with {chips} ether.", f"{seat}が{name.ja}に{chips}点で鍵をかけた。")
        case "flip":
            turned = listed([game.names[card] for card in args["cards"]])
            what = "a card" if len(args["cards"]) == 1 else "cards"
            return Text(
                f"On {seat}'s field, {what} flipped to {turned.en}.",
                f"{seat}の場のカードが裏返り、{turned.ja}になった。",
            )
        case "standin":
            return Text(f"{seat} put the stand-in at {cell.en}.", f"{seat}が代替え天使を{cell.ja}に置いた。")
        case "event4":
            return Text(
                f"The fourth card reversed day and night for {seat}.", f"4枚がそろい、{seat}の場で昼夜反転が起きた。"
            )
        case "ether_swap":
            points = ether(args["light"], args["dark"])
            return Text(
                f"{seat} swapped light and dark and now had {points.en}.",
                f"{seat}が光と闇を入れ替え、{points.ja}になった。",
            )
        case _:
            return say_river(game, kind, args, name)


def say_purse(kind: str, seat: str, args: dict[str, Any]) -> Text:
    points = ether(args["light"], args["dark"])
    if kind == "gain":
        return Text(f"{seat} took {points.en}.", f"{seat}が{points.ja}を得た。")
    if args["for"] == "reversal":
        return Text(f"{seat} paid {points.en} for a reversal.", f"{seat}が{points.ja}を払って昼夜反転した。")
    return Text(f"{seat} paid {points.en}.", f"{seat}が{points.ja}を払った。")


def say_river(game: "FlipAngel", kind: str, args: dict[str, Any], name: Text) -> Text | None:
    match kind:
        case "river_flip":
            return Text("The river flipped, the deck with it.", "河がデッキごと裏返った。")
        case "river_flow":
            return say_flow([game.names[card] for card in args["cards"]])
        case "slide":
            slot = SLOT_WORDS[args["slot"]]
            return Text(f"{name.en} slid to {slot.en}.", f"{name.ja}が{slot.ja}に並んだ。")
        case "top":
            return Text(f"{name.en} came up on top of the deck.", f"デッキの一番上は{name.ja}になった。")
        case "reshuffle":
            return Text(
                f"The discard pile became a new deck of {plural(args['cards'], 'card')}.",
                f"捨て札{args['cards']}枚を混ぜて新しいデッキにした。",
            )
        case "game_end":
            return Text("Six rounds were played.", "6ラウンドが終わった。")
        case _:
            return None  # the end of a turn tells nothing that the next question doesn't


def say_flow(gone: list[Text]) -> Text:
    if not gone:
        return Text("The river flowed, but it was empty.", "河にカードはなく、何も流れなかった。")
    cards = joined(gone)
    return Text(f"The river flowed; discarded: {cards.en}.", f"河のカードを流した：{cards.ja}。")
