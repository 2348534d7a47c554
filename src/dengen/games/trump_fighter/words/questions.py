"""Questions and their answers in words; each chapter's words are in the file that is called as its rules are."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text, Words
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.actions import DECLARE, PICK
from dengen.games.trump_fighter.words import beat, calls, setup

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

WORDINGS = {
    int(wording.question.number): wording
    for chapter in (setup.WORDINGS, beat.WORDINGS, calls.WORDINGS)
    for wording in chapter
}

# At the real-time table, while a seat has nothing to answer
WAITING = {
    "pick": (Text("Your opponent is still picking.", "相手がキャラクターを選んでいます。"), "TF-5"),
    "check": (Text("Look, then press “Ready!”.", "確認したら「準備OK！」を押してください。"), "TF-12"),
    "ready": (Text("You are ready. Your opponent isn't yet.", "準備OKです。相手を待っています。"), "TF-12"),
    "recount": (Text("The fight continues after the count-in.", "合図の後に再開します。"), "TF-12"),
    "battle": (Text("You have called.", "コールしました。"), "TF-13"),
    "obliged": (Text("Your opponent has to Move.", "相手がムーブしなければなりません。"), "TF-50"),
    "declare": (Text("Your opponent is naming hits.", "相手が技を申告しています。"), "TF-22"),
}


def prompt(game: "TrumpFighter", state: TrumpFighterState, seat: int) -> Text:
    return WORDINGS[state.question(seat)[0]].prompt


def label(game: "TrumpFighter", state: TrumpFighterState, seat: int, act: int) -> Words:
    """An action is called the same whatever the seat is asked."""
    if act >= PICK:
        return setup.label(state, seat, act)
    return calls.label(state, seat, act) if act >= DECLARE else beat.label(state, seat, act)
