"""What happened, in words."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dengen.core.base.words import Part, Text, fill, listed, plural, signed, who

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

SENTENCES: Mapping[str, Text] = {
    "stood": Text("{seat} kept their hand.", "{seat}は手札を決めた。"),
    "revealed": Text("{seat} revealed the {card}.", "{seat}は{card}を公開した。"),
    "returned": Text("{seat} put {count} back.", "{seat}は{count}枚戻した。"),
    "first_player": Text("{seat} became the first player.", "1番手は{seat}に決まった。"),
    "placed": Text("{seat} placed the {card} on {area}.", "{seat}は{card}を{area}に置いた。"),
    "turn": Text("{seat} began turn {number}.", "{seat}がターン{number}を始めた。"),
    "took": Text(
        "The field was full: {seat} took the {card} from {area} ({points}).",
        "フィールドが埋まり、{seat}は{area}の{card}を取った（{points}）。",
    ),
    "played": Text("{seat} played the {card}.", "{seat}は{card}を出した。"),
    "declined": Text("{seat} skipped a step of the {card}.", "{seat}は{card}の効果の一部を使わなかった。"),
    "declined_whole": Text("{seat} didn't use the {card}.", "{seat}は{card}の効果を使わなかった。"),
    "brought": Text("{seat} added the {card} to the play area.", "{seat}は{card}をプレイエリアに加えた。"),
    "turned": Text(
        "The {card} on {area} turned from {from} to {to}.",
        "{area}の{card}が{from}の向きから{to}の向きに変わった。",
    ),
    "turned_fully": Text("The {card} on {area} made a full turn.", "{area}の{card}が1回転した。"),
    "turned_all": Text("The cards on {areas} turned to {seat}.", "{areas}のカードが{seat}の向きに変わった。"),
    "turned_all_fully": Text("The cards on {areas} made a full turn.", "{areas}のカードが1回転した。"),
    "moved": Text("The {card} moved from {from} to {to}.", "{card}が{from}から{to}へ移動した。"),
    "moved_under": Text(
        "The {card} moved from {from} to the bottom of {to}.",
        "{card}が{from}から{to}の一番下へ移動した。",
    ),
    "reput": Text("The {card} on {to} was put down again.", "{to}の{card}が置き直された。"),
    "facing": Text("{sentence} It faced {facing}.", "{sentence}{facing}の向きになった。"),
    "swapped": Text("The cards on {areas} were swapped.", "{areas}のカードが入れ替わった。"),
    "removed": Text("The {card} on {area} was removed.", "{area}の{card}が除外された。"),
    "removed_points": Text(
        "The {card} in {points_of}'s points area was removed.",
        "{points_of}のポイントエリアの{card}が除外された。",
    ),
    "gained": Text("{seat} gained the {card} on {area}.", "{seat}は{area}の{card}を獲得した。"),
    "gained_points": Text(
        "{seat} gained the {card} from {points_of}'s points area.",
        "{seat}は{points_of}のポイントエリアの{card}を獲得した。",
    ),
    "set": Text("{seat} set the {card} on {area}.", "{seat}は{card}を{area}に置いた。"),
    "set_under": Text("{seat} set the {card} at the bottom of {area}.", "{seat}は{card}を{area}の一番下に置いた。"),
    "kept": Text("The {card} went to {seat}'s hand.", "{card}は{seat}の手札に加わった。"),
    "lost": Text(
        "{seat}'s {card} could not be set and was removed.",
        "{seat}の{card}は置ける場所がなく、除外された。",
    ),
    "captured": Text(
        "{seat} captured the {card} on {area} ({points}).", "{seat}は{area}の{card}を獲得した（{points}）。"
    ),
    "contested": Text(
        "{seats} sandwiched the {card} on {area}: it was removed.",
        "{seats}が{area}の{card}を同時に挟み、除外された。",
    ),
    "drew": Text("{seat} drew {count}.", "{seat}は{count}枚引いた。"),
    "drew_cards": Text("{seat} drew {cards}.", "{seat}は{cards}を引いた。"),
    "returned_cards": Text("{seat} put {cards} back.", "{seat}は{cards}を戻した。"),
    "few_cards": Text(
        "The game ended: nobody held more than five cards.", "全員の手札が5枚以下になり、ゲームが終わった。"
    ),
    "empty_hand": Text("The game ended: somebody held no cards.", "手札のない人が出て、ゲームが終わった。"),
    "turn_cap": Text("The game ended after the last turn allowed.", "決められたターン数が過ぎ、ゲームが終わった。"),
}


def say(game: "Lumiel", kind: str, args: dict[str, Any]) -> Text | None:
    sentence = SENTENCES[variant(kind, args)]
    text = fill(sentence, **{name: words(game, name, value) for name, value in args.items()})
    if kind == "moved" and args["facing"] != args["owner"]:
        return fill(SENTENCES["facing"], sentence=text, facing=who(args["facing"]))
    if kind == "set" and args["facing"] != args["seat"]:
        return fill(SENTENCES["facing"], sentence=text, facing=who(args["facing"]))
    return text


def variant(kind: str, args: dict[str, Any]) -> str:
    """Which sentence tells this event."""
    if kind == "ended":
        return str(args["reason"])
    if kind == "turned" and args["from"] == args["to"]:
        return "turned_fully"
    if kind == "turned_all" and args["full"]:
        return "turned_all_fully"
    if kind == "declined" and args["whole"]:
        return "declined_whole"
    if kind in ("moved", "set") and args["under"]:
        return f"{kind}_under"
    if kind == "moved" and args["from"] == args["to"]:
        return "reput"
    if kind in ("removed", "gained") and "points_of" in args:
        return f"{kind}_points"
    return f"{kind}_cards" if kind in ("drew", "returned") and "cards" in args else kind


def words(game: "Lumiel", name: str, value: Any) -> Part:
    """One argument of an event, as it stands in a sentence."""
    if name == "card":
        return game.names[value]
    if name == "cards":
        return listed([a_card(game.names[card]) for card in value])
    if name in ("seat", "points_of", "facing", "owner") or (name in ("from", "to") and isinstance(value, int)):
        return who(value)
    if name == "seats":
        return listed([who(seat) for seat in value])
    if name == "areas":
        return listed(value)
    if name == "count":
        return Text(plural(value, "card"), str(value))
    return signed(value) if name == "points" else str(value)


def a_card(name: Text) -> Text:
    """`a Priest`, `an Exorcist`."""
    return Text(f"{'an' if name.en[:1] in 'AEIOU' else 'a'} {name.en}", name.ja)
