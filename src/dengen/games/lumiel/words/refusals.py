"""Why an answer is not possible, said to the person who tried it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dengen.core.words import Part, Text, fill, who
from dengen.games.lumiel.rules import board, steps
from dengen.games.lumiel.rules.actions import CHOICE, KIND, PASS, SEAT, area_of
from dengen.games.lumiel.rules.state import Table, kind_of, owner_of
from dengen.games.lumiel.rules.steps import ABOUT_HAND_KIND, ABOUT_KIND
from dengen.games.lumiel.words.names import kind_name, kind_text, used_card

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel
    from dengen.games.lumiel.rules.rules import LumielState

SENTENCES: Mapping[str, Text] = {
    "LP-1": Text("There is no such player at this table.", "そのプレイヤーはこの卓にいない。"),
    "LP-17": Text(
        "You can't set the {card} that way: it may not face {seat}.",
        "{card}をその向きには置けない。{seat}の向きにはできない。",
    ),
    "LP-19": Text("No card can face that side: nobody sits there.", "その側には誰もいないので、カードを向けられない。"),
    "LP-25": Text("You hold no {kind}.", "手札に{kind}はない。"),
    "LP-35": Text("You hold no {kind}.", "手札に{kind}はない。"),
    "LP-37": Text("There is no card on {area} to choose.", "{area}には選べるカードがない。"),
    "LP-39": Text("The {kind} is not in the play area.", "{kind}はプレイエリアにない。"),
    "LP-40": Text("You can't put the {card} there: {text}", "{card}はそこに置けない。{text}"),
    "LP-41": Text(
        "You can't put the {card} on {area}: a card lies there, and nothing allows it to be covered.",
        "{card}は{area}に置けない。すでにカードがあり、重ねてよいとされていない。",
    ),
    "LP-80": Text("Nothing lies on {area} to go under.", "{area}には、下に入れるカードがない。"),
    "LP-81": Text("The {used} can't choose that: {text}", "{used}の効果ではそれを選べない。{text}"),
    "LP-R1": Text(
        "That card is revealed already, or nothing would be left to put back.",
        "そのカードはもう公開したか、戻せるカードがなくなる。",
    ),
    "LP-R5": Text(
        "You can't place the {card} on {area}: a card lies there already.",
        "{card}は{area}に置けない。すでにカードがある。",
    ),
    "LP-R11": Text("That would do nothing.", "それを選んでも何も起こらない。"),
    "LP-R12": Text(
        "That would leave no place for the card that you have to set.",
        "それでは、これから置くカードの置き場がなくなる。",
    ),
    "LP-R14": Text(
        "The effect looks into the points areas of others only.", "この効果で見られるのは他の人のポイントエリアだけ。"
    ),
    "LP-R22": Text("A moved card has to end on another area.", "移動は別のエリアでなければならない。"),
    "LP-R23": Text("The card faces {facing} already.", "そのカードはすでに{facing}の向き。"),
    "LP-R36": Text("There is no place for the {card} here.", "ここには{card}を置けない。"),
}
MUST_RETURN = Text("Put at least one card back.", "少なくとも1枚は戻す。")


def why(game: "Lumiel", state: "LumielState", seat: int, act: int, clause: str) -> Text:
    if clause == "LP-R1" and act == PASS:
        return MUST_RETURN
    return fill(SENTENCES[clause], **parts(game, state, seat, act))


def parts(game: "Lumiel", state: Table, seat: int, act: int) -> dict[str, Part]:
    """What a reason may speak of: the card that is put, the effect that is used, what the answer names."""
    question, a, b, _ = state.question(seat)
    found: dict[str, Part] = {}
    if question >= steps.TURN:
        found["used"] = used_card(game, state)
        found["text"] = kind_text(game, state.play_area[state.using])
    kind = put_kind(state, question, a, b)
    if kind >= 0:
        found["kind"] = found["card"] = kind_name(game, kind)
        if question != steps.PLAY:
            found["text"] = kind_text(game, kind)
    if act >= KIND:
        found["kind"] = found["card"] = kind_name(game, act - KIND)
    elif SEAT <= act < CHOICE:
        found["seat"] = who(act - SEAT)
    elif act < SEAT:
        found["area"] = board.NAMES[area_of(act)]
    if question == steps.TURN and not state.empty >> area_of(act) & 1:
        found["facing"] = who(int(owner_of(state.card_at(act))))
    if question == steps.TURN_TO:
        found["facing"] = who(int(owner_of(state.card_at(b))))
    return found


def put_kind(state: Table, question: int, a: int, b: int) -> int:
    """The kind of the card that an answer would put somewhere; -1 if it puts none."""
    if question in ABOUT_KIND:
        return a
    if question in ABOUT_HAND_KIND:
        return b
    if question in (steps.MOVE_TO, steps.MOVE_FACING):
        return int(kind_of(state.card_at(b)))
    return int(state.tables.setup_kind) if question == steps.PLACE else -1
