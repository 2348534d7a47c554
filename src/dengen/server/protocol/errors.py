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
        return "The current rules can't read this table."


class OldRules(DengenError):
    """A table whose game was played by rules that aren't there any more."""

    code = "old_rules"
    ja = "この卓は以前のルールで遊ばれたため、続きは遊べません。終わったゲームは見返せます。"

    def __str__(self) -> str:
        return "This table was played with earlier rules and can't continue. Finished games can be replayed."


class SetsDisabled(DengenError):
    code = "sets_off"
    ja = "このサーバーでは自作セットが無効になっています。"

    def __str__(self) -> str:
        return "Custom card sets are turned off on this server."


class PositionsDisabled(DengenError):
    code = "positions_off"
    ja = "このサーバーでは、自分で用意した局面からは始められません。"

    def __str__(self) -> str:
        return "Custom positions are turned off on this server."


class AnalysisDisabled(DengenError):
    code = "forbidden"
    ja = "このサーバーでは解析が無効になっています。"


class GoingAway(DengenError):
    code = "going_away"
    ja = "サーバーを停止するところです。少し待ってから、もう一度お試しください。"

    def __str__(self) -> str:
        return "The server is about to stop. Try again in a moment."


class TooHeavy(DengenError):
    code = "too_heavy"
    ja = "処理に時間かメモリがかかりすぎるため、中止しました。"

    def __str__(self) -> str:
        return "This took too much time or memory and was stopped."


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
    "banned": "このサーバーの利用は、管理者によって停止されています。",
}


def own_refusal(code: str, en: str) -> Refusal:
    """Of the server itself."""
    return Refusal(code, "", en, JAPANESE.get(code, en))


def refused(id: str, refusal: Refusal, done: int = 0) -> wire.Refused:
    """The message that says so. `done`: so many answers of the gesture were possible."""
    return wire.Refused(id=id, code=refusal.code, en=refusal.en, ja=refusal.ja, clause=refusal.clause, done=done)
