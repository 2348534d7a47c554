"""What happened, in words."""

from typing import TYPE_CHECKING, Any

from dengen.core.words import Text
from dengen.games.flip_angel.cards.text import ether
from dengen.games.flip_angel.words.names import CELL_WORDS, SLOT_WORDS

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel


def say(game: "FlipAngel", kind: str, args: dict[str, Any]) -> Text | None:
    who = f"{{seat{args['seat']}}}" if "seat" in args else ""
    name = game.names[args["card"]] if "card" in args else Text("", "")
    cell = CELL_WORDS[args["cell"]] if "cell" in args else Text("", "")
    match kind:
        case "start":
            return Text(f"{who} became the start player.", f"{who}がスタートプレイヤーになった。")
        case "summon":
            slot = SLOT_WORDS[args["slot"]]
            return Text(f"{who} summoned {name.en} from {slot.en}.", f"{who}が{slot.ja}から{name.ja}を召喚した。")
        case "pay" | "gain":
            return say_purse(kind, who, args)
        case "place":
            return Text(f"{name.en} was placed at {cell.en}.", f"{name.ja}を{cell.ja}に置いた。")
        case "coupon" | "ether_bonus":
            points = ether(args["light"], args["dark"])
            return Text(f"{name.en} brought {who} {points.en}.", f"{name.ja}により{who}は{points.ja}を得た。")
        case "key":
            chips = args["chips"]
            return Text(f"{who} locked {name.en} with {chips} ether.", f"{who}が{name.ja}に{chips}点で鍵をかけた。")
        case "flip":
            turned = [game.names[card] for card in args["cards"]]
            en, ja = ", ".join(card.en for card in turned), "、".join(card.ja for card in turned)
            return Text(f"Turned up on {who}'s field: {en}.", f"{who}の場で裏返って現れた：{ja}。")
        case "standin":
            return Text(f"{who} put the stand-in at {cell.en}.", f"{who}が代替え天使を{cell.ja}に置いた。")
        case "event4":
            return Text(f"Four cards: day and night turned over for {who}.", f"4枚が揃い、{who}の昼夜が反転した。")
        case "ether_swap":
            points = ether(args["light"], args["dark"])
            return Text(
                f"{who} swapped light and dark: {points.en} now.", f"{who}が光と闇を入れ替え、{points.ja}になった。"
            )
        case _:
            return say_river(game, kind, args, name)


def say_purse(kind: str, who: str, args: dict[str, Any]) -> Text:
    points = ether(args["light"], args["dark"])
    if kind == "gain":
        return Text(f"{who} took {points.en}.", f"{who}が{points.ja}を得た。")
    if args["for"] == "reversal":
        return Text(f"{who} paid {points.en} for a reversal.", f"{who}が{points.ja}を払って昼夜反転した。")
    return Text(f"{who} paid {points.en}.", f"{who}が{points.ja}を払った。")


def say_river(game: "FlipAngel", kind: str, args: dict[str, Any], name: Text) -> Text | None:
    match kind:
        case "river_flip":
            return Text("The river flipped, the deck with it.", "河がデッキごと裏返った。")
        case "river_flow":
            gone = [game.names[card] for card in args["cards"]] or [Text("no card", "カードなし")]
            en, ja = ", ".join(card.en for card in gone), "、".join(card.ja for card in gone)
            return Text(f"The river flowed away: {en}.", f"河が流れた：{ja}。")
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
