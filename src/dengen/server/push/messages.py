"""What somebody is told who is elsewhere: nothing that wouldn't be fit for a locked screen."""

from collections.abc import Sequence

from msgspec import Struct

from dengen.core.base.words import Lang, Text
from dengen.table.change import AwayNotice

TURN = Text("Your turn: {game}", "あなたの番です：{game}")
LATE = Text("Your time is running out: {game}", "持ち時間が残りわずかです：{game}")
OTHERS = Text("with {names}", "対戦相手：{names}")
UNTIL = Text("Move by {time}, or your time runs out.", "{time}までに手を選ばないと、時間切れになります。")
BETWEEN = Text(", ", "、")


class PushMessage(Struct, frozen=True, omit_defaults=True):
    """`tag`: a later one about the same thing takes its place. `until`: the time that stands for `{time}`, in ms."""

    lang: Lang
    title: str
    body: str
    path: str
    tag: str
    until: int | None = None


def push_message(
    call: AwayNotice, table: str, game: Text, others: Sequence[str], until: int | None, lang: Lang
) -> PushMessage:
    title = (LATE if call.kind == "late" else TURN)[lang].replace("{game}", game[lang])
    body = OTHERS[lang].replace("{names}", BETWEEN[lang].join(others)) if others else ""
    if call.kind == "late" and until is not None:
        body = UNTIL[lang]
    return PushMessage(lang, title, body, f"/t/{table}", f"{call.kind} {table}", until if call.kind == "late" else None)
