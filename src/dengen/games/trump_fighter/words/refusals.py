"""Why something can't be done, in one sentence."""

from typing import TYPE_CHECKING

from dengen.core.words import Text
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.actions import STRIKE, move_part
from dengen.games.trump_fighter.rules.conditions import card_name
from dengen.games.trump_fighter.words.names import shown

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter


def why(game: "TrumpFighter", state: TrumpFighterState, seat: int, act: int, clause: str) -> Text | None:
    if clause in ("TF-14", "TF-15", "TF-R5"):
        return _no_move(state, seat, int(move_part(act)), clause)
    if clause == "TF-20" and act >= STRIKE:
        return NO_STRIKE
    return SENTENCES.get(clause)


NO_STRIKE = Text(
    "You can't Strike: after that Move you would still hold two or more cards, and none of your techniques would hit.",
    "ストライクできません。そのムーブの後も手札が2枚以上残り、成功する技もありません。",
)
SENTENCES = {
    "TF-20": Text("You can't Call: you hold two or more cards and none of your techniques hits.",
                  "コールできません。手札が2枚以上あり、成功する技もありません。"),
    "TF-53": Text("You can't do that: under the breakthrough rule you must Move together with \"Battle!\".",
                  "できません。打開ルールにより「バトル！」と同時にムーブしなければなりません。"),
    "TF-R28": Text("You can't Call now: under the breakthrough rule you can only Move.",
                   "今はコールできません。打開ルールにより、できるのはムーブだけです。"),
    "TF-50": Text("You can't wait: under the opening rule you must Move.", "待てません。序盤ルールによりムーブしなければなりません。"),
    "TF-R25": Text("You can't Call now: under the opening rule you can only Move.",
                   "今はコールできません。序盤ルールにより、できるのはムーブだけです。"),
    "TF-R20": Text("You can't Strike together with \"Battle!\": you need your voice for the shout.",
                   "「バトル！」と同時にストライクはできません。声を掛け声に使うためです。"),
    "TF-R2": Text("You can't have that character: your opponent keeps it.", "そのキャラクターは相手が使います。"),
    "TF-24": Text("A technique that has hit can't hit again.", "すでに成功した技は、もう成功しません。"),
}  # fmt: skip


# At the real-time table: what its stage doesn't take
NOT_NOW = {
    "pick": (Text("Pick a character first.", "先にキャラクターを選んでください。"), "TF-5"),
    "check": (Text("The Check isn't over: say that you are ready.", "まだ確認中です。準備ができたら知らせてください。"), "TF-12"),
    "seno": (Text("Choose what you do together with \"Battle!\".", "「バトル！」と同時の行動を選んでください。"), "TF-47"),
    "shout": (Text("Choose what you do together with \"Battle!\".", "「バトル！」と同時の行動を選んでください。"), "TF-47"),
    "battle": (Text("You can't do that now, during a Battle.", "バトル中の今はできません。"), "TF-13"),
    "obliged": (Text("Another Move has to be made first.", "先にムーブしなければならない人がいます。"), "TF-50"),
    "declare": (Text("Name the techniques that hit.", "成功した技を申告してください。"), "TF-22"),
    "recount": (Text("The fight continues after the count-in.", "合図の後に再開します。"), "TF-12"),
}  # fmt: skip


def _no_move(state: TrumpFighterState, seat: int, part: int, clause: str) -> Text:
    position, slot = part // 4, part % 4
    if clause == "TF-14":
        return Text(
            f"There is no card at position {position + 1} of your hand.",
            f"手札の{position + 1}番目にカードがありません。",
        )
    card = shown(card_name(state.hand_card(seat * 4 + position)))
    empty = int(state.empty_slot(seat)) + 1
    if clause == "TF-R5":
        return Text(f"You can't cover slot {slot + 1} with {card}: slot {empty} is still empty.",
                    f"{card}は{slot + 1}番に重ねられません。{empty}番がまだ空いています。")  # fmt: skip
    return Text(f"You can't lay {card} on slot {slot + 1}: it has to go to the leftmost empty slot, {empty}.",
                f"{card}は{slot + 1}番に置けません。一番左の空きの{empty}番に置いてください。")  # fmt: skip
