"""What happened, in words."""

from typing import TYPE_CHECKING, Any

from dengen.core.words import Text, joined, who
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
            turned = joined(game.names[card] for card in args["cards"])
            return Text(f"Turned up on {seat}'s field: {turned.en}.", f"{seat}の場で裏返って現れた：{turned.ja}。")
        case "standin":
            return Text(f"{seat} put the stand-in at {cell.en}.", f"{seat}が代替え天使を{cell.ja}に置いた。")
        case "event4":
            return Text(f"Four cards: day and night turned over for {seat}.", f"4枚が揃い、{seat}の昼夜が反転した。")
        case "ether_swap":
            points = ether(args["light"], args["dark"])
            return Text(
                f"{seat} swapped light and dark: {points.en} now.", f"{seat}が光と闇を入れ替え、{points.ja}になった。"
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
            gone = joined([game.names[card] for card in args["cards"]] or [Text("no card", "カードなし")])
            return Text(f"The river flowed away: {gone.en}.", f"河が流れた：{gone.ja}。")
        case "slide":
            slot = SLOT_WORDS[args["slot"]]
            return Text(f"{name.en} slid to {slot.en}.", f"{name.ja}が{slot.ja}に入った。")
        case "top":
            return Text(f"{name.en} came up on the deck.", f"デッキの上に{name.ja}が現れた。")
        case "reshuffle":
            return Text(
                f"The discard pile became a new deck of {args['cards']}.",
                f"捨て札{args['cards']}枚が新しいデッキになった。",
            )
        case "game_end":
            return Text("Six rounds were played.", "6ラウンドが終わった。")
        case _:
            return None  # the end of a turn tells nothing that the next question doesn't
