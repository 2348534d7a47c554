"""What a store can say no to."""

from dengen.core.base.errors import DengenError
from dengen.core.base.words import Text


class StoreError(DengenError):
    code = "store"


class BadStore(StoreError):
    """The address of a store that can't be used: no such kind, somebody else's file, made by a newer version."""

    code = "bad_store"

    def __init__(self, en: str, ja: str = "") -> None:
        super().__init__(en)
        self.ja = ja or self.ja


class StoreUnavailable(StoreError):
    """The disk is full, the database is gone. Whether the last thing was stored is not known: read again, then retry.

    What it says is for the log; people are told what to do (`text`).
    """

    code = "store_unavailable"

    @property
    def text(self) -> Text:
        return Text(
            "Nothing can be stored now: send it again, with the same id, a little later.",
            "今は保存できません。少し待ってから同じidで送り直してください。",
        )


class EntryConflict(StoreError):
    """Somebody else has stored an entry of this number: follow it, then propose again."""

    code = "conflict"
    ja = "ほかの変更が先に入りました。もう一度送ってください。"


class TooManyTables(StoreError):
    code = "too_many_tables"
    ja = "開ける卓の数が上限です。不要な卓を閉じてください。"
