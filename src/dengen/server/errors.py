"""What the server itself says no to, and how any refusal looks on the wire."""

from dengen.core.errors import DengenError, IllegalAction
from dengen.server import wire
from dengen.table.errors import Refused, TableError


class NoTable(DengenError):
    code = "no_table"
    ja = "その卓はありません。"


class MayNotWatch(DengenError):
    code = "may_not_watch"
    ja = "この卓は観戦できません。"


class Passed(TableError):
    """What another node has refused."""

    def __init__(self, code: str, en: str, ja: str, clause: str) -> None:
        super().__init__(en, ja)
        self.code = code
        self.clause = clause


JAPANESE = {
    "bad_message": "メッセージを読めません。",
    "too_fast": "送信が多すぎます。少し待ってください。",
    "store_unavailable": "今は保存できません。少し待ってから同じidで送り直してください。",
    "internal": "サーバーに問題が起きました。",
    "bad_request": "リクエストを読めません。",
    "bad_method": "この宛先ではその操作はできません。",
    "too_large": "リクエストが大きすぎます。",
    "not_found": "見つかりません。",
    "forbidden": "許可されていません。",
}


def refused(id: str, trouble: DengenError) -> wire.Refused:
    clause = ""
    done = 0
    if isinstance(trouble, Refused):
        return wire.Refused(
            id=id, code=trouble.refusal.code, en=trouble.refusal.en, ja=trouble.refusal.ja,
            clause=trouble.refusal.clause, done=trouble.done,
        )  # fmt: skip
    if isinstance(trouble, IllegalAction | Passed):
        clause = trouble.clause
    if trouble.code == "store_unavailable":  # what the store says is for the log
        return said(
            id, "store_unavailable", "Nothing can be stored now: send it again, with the same id, a little later."
        )
    text = trouble.text
    return wire.Refused(id=id, code=trouble.code, en=text.en, ja=text.ja, clause=clause, done=done)


def said(id: str, code: str, en: str) -> wire.Refused:
    return wire.Refused(id=id, code=code, en=en, ja=JAPANESE.get(code, en))
