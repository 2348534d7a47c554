"""Why something can't be done, in one sentence."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.games.trump_fighter.words.questions import WORDINGS

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter


def why(game: "TrumpFighter", state: TrumpFighterState, seat: int, act: int, clause: str) -> Text | None:
    return WORDINGS[state.question(seat)[0]].reason(state, seat, act, clause)


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
