"""Why an answer is not possible, said to the person who tried it: what several questions refuse alike."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text, fill, who
from dengen.games.lumiel.rules import board
from dengen.games.lumiel.rules.actions import CHOICE, KIND, SEAT, UNDER, area_of
from dengen.games.lumiel.rules.codes import NOWHERE, owner_of
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.words.names import kind_name, kind_text
from dengen.games.lumiel.words.questions import WORDINGS
from dengen.games.lumiel.words.wording import Wording

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
    "LP-37": Text("There is no card on {area} to choose.", "{area}には選べるカードがありません。"),
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
    "LP-R11": Text("That would do nothing.", "それを選んでも何も起こりません。"),
    "LP-R12": Text(
        "That would leave no place for the card that you have to set.",
        "それでは、これから置くカードの置き場所がなくなります。",
    ),
    "LP-R36": Text("There is no place for the {card} here.", "ここには{card}を置けません。"),
}


def why(game: "Lumiel", state: "LumielState", seat: int, act: int, clause: str) -> Text:
    wording = WORDINGS[state.question(seat)[0]]
    key = "beneath" if clause == "LP-41" and act >= UNDER else clause
    said = wording.reason(state, seat, act, clause) or SENTENCES[key]
    return fill(said, **parts(game, wording, state, seat, act))


def parts(game: "Lumiel", wording: Wording, state: Table, seat: int, act: int) -> dict[str, Part]:
    """What a reason may speak of: what the question is about, and what the answer names."""
    found = wording.parts(game, state, seat)
    if "used" in found:
        found["effect"] = kind_text(game, state.play_area[state.using])
    if "card" in found:
        found["kind"] = found["card"]
        found["text"] = kind_text(game, wording.question.card(state, state.question(seat)))
    if act >= KIND:
        found["kind"] = found["card"] = kind_name(game, act - KIND)
    elif SEAT <= act < CHOICE:
        found["seat"] = who(act - SEAT)
    elif act < SEAT:
        found["area"] = board.NAMES[area_of(act)]
    lies = wording.question.lies_at(state.question(seat))
    place = lies if lies != NOWHERE else act
    if place < SEAT and not state.empty >> area_of(place) & 1:
        found["facing"] = who(int(owner_of(state.card_at(place))))
    return found
