"""Why an answer is not possible, said to the person who tried it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dengen.core.words import Part, Text, fill, who
from dengen.games.lumiel.rules import board, steps
from dengen.games.lumiel.rules.actions import CHOICE, KIND, PASS, SEAT, UNDER, area_of
from dengen.games.lumiel.rules.codes import kind_of, owner_of
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.steps import ABOUT_HAND_KIND, ABOUT_KIND
from dengen.games.lumiel.words.names import kind_name, kind_text, used_card

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel
    from dengen.games.lumiel.rules.rules import LumielState

SENTENCES: Mapping[str, Text] = {
    "LP-1": Text("There is no such player at this table.", "そのプレイヤーはこの卓にいません。"),
    "LP-17": Text(
        "You can't set the {card} that way: it can't face {seat}.",
        "{card}は{seat}の向きには置けません。",
    ),
    "LP-19": Text(
        "No card can face that side: nobody sits there.", "その側には誰もいないので、カードを向けられません。"
    ),
    "LP-25": Text("You hold no {kind}.", "手札に{kind}はありません。"),
    "LP-35": Text("You hold no {kind}.", "手札に{kind}はありません。"),
    "LP-37": Text("There is no card on {area} to choose.", "{area}には選べるカードがありません。"),
    "LP-39": Text("The {kind} isn't in the play area.", "{kind}はプレイエリアにありません。"),
    "LP-40": Text(
        'You can\'t put the {card} there. The card says: "{text}"',
        "{card}はそこには置けません。カードには「{text}」とあります。",
    ),
    "LP-41": Text(
        "You can't put the {card} on {area}: a card already lies there, and nothing lets you cover it.",
        "{card}は{area}に置けません。すでにカードがあり、上に重ねることもできません。",
    ),
    "beneath": Text("The {card} can't go under other cards.", "{card}はほかのカードの下には置けません。"),
    "LP-80": Text("There is no card on {area} to go under.", "{area}にはカードがないので、下には置けません。"),
    "LP-81": Text(
        'The {used} can\'t choose that. The card says: "{effect}"',
        "{used}の効果ではそれを選べません。カードには「{effect}」とあります。",
    ),
    "revealed": Text(
        "No other {kind} is in your hand than what you have revealed, and that stays.",
        "手札の{kind}は公開したものだけで、公開したカードは手札に残ります。",
    ),
    "put_back": Text("You have already put back every {kind} that you can.", "戻せる{kind}はすべて戻してあります。"),
    "must_return": Text("Put at least one card back.", "少なくとも1枚は戻してください。"),
    "LP-R5": Text(
        "You can't place the {card} on {area}: a card already lies there.",
        "{card}は{area}に置けません。すでにカードがあります。",
    ),
    "LP-R11": Text("That would do nothing.", "それを選んでも何も起こりません。"),
    "LP-R12": Text(
        "That would leave no place for the card that you have to set.",
        "それでは、これから置くカードの置き場所がなくなります。",
    ),
    "LP-R14": Text(
        "The effect chooses only from other players' points areas.",
        "この効果で選べるのは、ほかの人のポイントエリアのカードだけです。",
    ),
    "LP-R22": Text("A moved card has to end on another area.", "移動先は別のエリアでなければなりません。"),
    "LP-R23": Text("The card already faces {facing}.", "そのカードはすでに{facing}の向きです。"),
    "LP-R36": Text("There is no place for the {card} here.", "ここには{card}を置けません。"),
    "LP-R40": Text("You hold no {kind}.", "手札に{kind}はありません。"),
}


def why(game: "Lumiel", state: "LumielState", seat: int, act: int, clause: str) -> Text:
    return fill(SENTENCES[variant(state, seat, act, clause)], **parts(game, state, seat, act))


def variant(state: "LumielState", seat: int, act: int, clause: str) -> str:
    """Which sentence tells why: a word where a clause forbids several things."""
    if clause == "LP-R1":
        return why_not_redrawn(state, seat, act)
    return "beneath" if clause == "LP-41" and act >= UNDER else clause


def why_not_redrawn(state: "LumielState", seat: int, act: int) -> str:
    if act == PASS:
        return "must_return"
    return "put_back" if act - KIND in state.returned_by(seat) else "revealed"


def parts(game: "Lumiel", state: Table, seat: int, act: int) -> dict[str, Part]:
    """What a reason may speak of: the card that is put, the effect that is used, what the answer names."""
    question, a, b, _ = state.question(seat)
    found: dict[str, Part] = {}
    if question >= steps.TURN:
        found["used"] = used_card(game, state)
        found["effect"] = kind_text(game, state.play_area[state.using])
    kind = put_kind(state, question, a, b)
    if kind >= 0:
        found["kind"] = found["card"] = kind_name(game, kind)
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
