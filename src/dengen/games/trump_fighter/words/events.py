"""What happened, in words."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dengen.core.base.words import Text, fill, joined, listed, who
from dengen.games.trump_fighter.words.names import ENDINGS, shown

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

STALEMATE_WORDS = {
    "joint_call": Text("Stalemate: both called.", "膠着した。両者が同時にコールした。"),
    "opening": Text("Stalemate: the opening rule made {who} Move.", "膠着した。序盤ルールで{who}がムーブすることになった。"),
    "breakthrough": Text("Stalemate: the breakthrough rule bound {who} to a Move at the next \"Battle!\".",
                         "膠着した。打開ルールで{who}は次の「バトル！」と同時にムーブすることになった。"),
}  # fmt: skip
STAGE_WORDS = {
    "pick": Text("Picking characters began.", "キャラクター選択が始まった。"),
    "check": Text("The Check began.", "手札場札確認になった。"),
    "seno": Text("Se-no…", "せ〜の……"),
    "shout": Text("Battle!", "バトル！"),
    "battle": Text("The Battle began.", "バトルが始まった。"),
    "obliged": Text("The Battle waited for a Move.", "ムーブを待つことになった。"),
    "declare": Text("Naming hits began.", "成功した技の申告が始まった。"),
    "recount": Text("The fight resumed: se-no…", "対戦が再開された。せ〜の……"),
    "over": Text("The fight was over.", "対戦が終わった。"),
}


def say(game: "TrumpFighter", kind: str, args: dict[str, Any]) -> Text | None:
    teller = TELLERS.get(kind)
    return teller(args) if teller else None


def _picked(args: dict[str, Any]) -> Text:
    name = args["name"]
    return Text(f"{_who(args)} picked {name['en']}.", f"{_who(args)}は{name['ja']}を選んだ。")


def _clashed(args: dict[str, Any]) -> Text:
    name, other = args["name"], who(args["other"])
    return Text(f"Both picked {name['en']}: {_who(args)} won the coin toss, and {other} picks again.",
                f"2人とも{name['ja']}を選んだ。コイントスで{_who(args)}のものになり、{other}は選び直しになった。")  # fmt: skip


def _dealt(args: dict[str, Any]) -> Text:
    if "cards" not in args:
        return Text(f"{_who(args)} was dealt four cards.", f"{_who(args)}に4枚配られた。")
    cards = " ".join(shown(card) for card in args["cards"])
    return Text(f"{_who(args)} was dealt {cards}.", f"{_who(args)}に{cards}が配られた。")


def _moved(args: dict[str, Any]) -> Text:
    card, slot = shown(args["card"]), args["slot"] + 1
    if args["covers"]:
        covers = shown(args["covers"])
        return Text(
            f"{_who(args)} covered {covers} with {card} (slot {slot}).",
            f"{_who(args)}が{slot}番の{covers}に{card}を重ねた。",
        )
    return Text(f"{_who(args)} laid {card} on slot {slot}.", f"{_who(args)}が{slot}番に{card}を置いた。")


def _called(args: dict[str, Any]) -> Text:
    callers = _seats(args["callers"])
    call = Text(f"Hai! {callers.en} called.", f"「ハイッ！」{callers.ja}がコールした。")
    wrong = [seat for seat in args["callers"] if seat not in args.get("proper", args["callers"])]
    return joined([call, *_verdicts(wrong, args.get("relieved", []))], " ", "")


def _judged(args: dict[str, Any]) -> Text:
    return joined(_verdicts(args["wrong"], args["relieved"]), " ", "")


def _verdicts(wrong: list[int], relieved: list[int]) -> list[Text]:
    """What was found of Calls."""
    said = []
    if wrong:
        miscaller = _seats(wrong)
        said.append(Text(f"It was a miscall by {miscaller.en}.", f"{miscaller.ja}のミスコールだった。"))
    if relieved:
        saved, were = _seats(relieved), "was" if len(relieved) == 1 else "were"
        said.append(Text(f"{saved.en} {were} saved by relief.", f"{saved.ja}は救済で助かった。"))
    return said


def _missed(args: dict[str, Any]) -> Text:
    to = who(args["to"])
    return Text(f"{_who(args)} gave {to} a miss card (2).", f"{_who(args)}は{to}にミス札（2）を渡した。")


def _penalised(args: dict[str, Any]) -> Text:
    to = who(args["to"])
    return Text(f"{_who(args)} held a card too long and gave {to} a miss card (2).",
                f"{_who(args)}はカードを持ち続け、{to}にミス札（2）を渡した。")  # fmt: skip


def _hit(args: dict[str, Any]) -> Text:
    name, value = args["name"], args["value"]
    cards = " ".join(shown(card) for card in args["cards"])
    return Text(
        f"{_who(args)} hit with {name['en']} for {value}: {cards}.",
        f"{_who(args)}の{name['ja']}（{value}）が成功した：{cards}。",
    )


def _named(args: dict[str, Any]) -> Text:
    if not args["techniques"]:
        return Text(f"{_who(args)} named no technique.", f"{_who(args)}は何も申告しなかった。")
    names = joined((Text(**entry["name"]) for entry in args["techniques"]), " and ", "・")
    return Text(f"{_who(args)} named {names.en}.", f"{_who(args)}は{names.ja}を申告した。")


def _drew(args: dict[str, Any]) -> Text:
    if "card" not in args:
        return Text(f"{_who(args)} drew a card.", f"{_who(args)}が1枚引いた。")
    return Text(f"{_who(args)} drew {shown(args['card'])}.", f"{_who(args)}が{shown(args['card'])}を引いた。")


def _stalemate(args: dict[str, Any]) -> Text:
    return fill(STALEMATE_WORDS[args["kind"]], who=_seats(args["seats"]))


def _over(args: dict[str, Any]) -> Text:
    words = ENDINGS[args["reason"]]
    first, second = args["totals"]
    if args["winner"] is None:
        return Text(f"{words.en} It was a draw, {first} to {second}.", f"{words.ja}{first}対{second}で引き分けた。")
    winner = who(args["winner"])
    return Text(f"{words.en} {winner} won, {first} to {second}.", f"{words.ja}{first}対{second}で{winner}が勝った。")


def _stage(args: dict[str, Any]) -> Text:
    return STAGE_WORDS[args["stage"]]


def _private(en: str, ja: str) -> Callable[[dict[str, Any]], Text | None]:
    """Told to the seat that may see its arguments, and to nobody else."""
    return lambda args: Text(en, ja) if args else None


def _by_seat(en: str, ja: str) -> Callable[[dict[str, Any]], Text | None]:
    return lambda args: Text(f"{_who(args)} {en}", f"{_who(args)}{ja}") if args else None


TELLERS: dict[str, Callable[[dict[str, Any]], Text | None]] = {
    "picked": _picked, "clashed": _clashed, "dealt": _dealt, "moved": _moved, "called": _called, "missed": _missed,
    "penalised": _penalised, "hit": _hit, "named": _named, "judged": _judged, "drew": _drew, "stalemate": _stalemate, "over": _over,
    "stage": _stage, "ready": _by_seat("was ready.", "の準備ができた。"),
    "claimed": _by_seat("claimed a stalemate.", "が膠着を申し出た。"),
    "unclaimed": _by_seat("withdrew the claim.", "が膠着の申し出を取り下げた。"),
    "lifted": _by_seat("lifted a card.", "がカードを持ち上げた。"),
    "returned": _by_seat("put the card back.", "がカードを手札に戻した。"),
    "chosen": _private("The fastest action was noted.", "最速の行動を受け付けた。"),
    "toggled": _private("The named hits were noted.", "申告を受け付けた。"),
}  # fmt: skip


def _who(args: dict[str, Any]) -> str:
    return who(args["seat"])


def _seats(seats: list[int]) -> Text:
    return listed([who(seat) for seat in seats])
