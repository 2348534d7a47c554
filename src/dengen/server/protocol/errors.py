"""What the server itself says no to, and how any refusal looks on the wire.

A refusal has one shape, `dengen.core.base.words.Refusal`: code, clause, and the reason in both languages. Every error carries one.
"""

from dengen.core.base.errors import DengenError
from dengen.core.base.words import Refusal
from dengen.server.protocol import wire


class TableNotFound(DengenError):
    code = "no_table"
    ja = "その卓はありません。"


class UnreadableTable(DengenError):
    """Which entry it is and what speaks against it is for the log: it may be somebody's secret."""

    code = "unreadable"
    ja = "この卓は今のルールでは読み込めません。"

    def __str__(self) -> str:
        return "This table can't be read by today's rules."


class OldRules(DengenError):
    """A table whose game was played by rules that aren't there any more."""

    code = "old_rules"
    ja = "この卓は前のルールで遊ばれたため、続きは遊べません。終わった対戦は見ることができます。"

    def __str__(self) -> str:
        return "This table was played by earlier rules: it can't be played on. Finished games can be seen again."


class SetsDisabled(DengenError):
    code = "sets_off"
    ja = "このサーバーでは、自作のカードセットは使えません。"

    def __str__(self) -> str:
        return "This server has no card sets of one's own."


class PositionsDisabled(DengenError):
    code = "positions_off"
    ja = "このサーバーでは、自分で用意した局面からは始められません。"

    def __str__(self) -> str:
        return "No table on this server begins from a position of one's own."


class AnalysisDisabled(DengenError):
    code = "forbidden"
    ja = "このサーバーでは対局の解析を行っていません。"


class GoingAway(DengenError):
    code = "going_away"
    ja = "サーバーを停止するところです。少し待ってから、もう一度お試しください。"

    def __str__(self) -> str:
        return "The server is about to stop: try again in a moment."


class TooHeavy(DengenError):
    code = "too_heavy"
    ja = "処理に時間かメモリがかかりすぎるため、中止しました。"

    def __str__(self) -> str:
        return "This takes too much time or memory, and was stopped."


REQUEST_ID = "dengen.request"  # where a request's scope has its id

JAPANESE = {
    "bad_message": "メッセージを読めません。",
    "too_fast": "送信が多すぎます。少し待ってください。",
    "internal": "サーバーに問題が起きました。",
    "bad_request": "リクエストを読めません。",
    "bad_method": "この宛先ではその操作はできません。",
    "too_large": "リクエストが大きすぎます。",
    "not_found": "見つかりません。",
    "forbidden": "許可されていません。",
    "banned": "このサーバーの利用は、運営者によって止められています。",
}


def own_refusal(code: str, en: str) -> Refusal:
    """Of the server itself."""
    return Refusal(code, "", en, JAPANESE.get(code, en))


def refused(id: str, refusal: Refusal, done: int = 0) -> wire.Refused:
    """The message that says so. `done`: so many answers of the gesture were possible."""
    return wire.Refused(id=id, code=refusal.code, en=refusal.en, ja=refusal.ja, clause=refusal.clause, done=done)
