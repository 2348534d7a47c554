"""Limits on chat, ids and gestures at a table."""

from msgspec import Struct


class TableLimits(Struct, frozen=True, kw_only=True):
    """Chat: no more than `lines` in `span` ms, each of at most `line` characters; of all spectators together no more than
    `gallery` in `span` ms, and `remarks` in a game. `backlog`: bytes kept for resuming."""

    lines: int = 5
    span: int = 10_000
    line: int = 200
    gallery: int = 20
    remarks: int = 300
    name: int = 24
    level: int = 200  # a bot's, which may be a plug-in with options
    gesture: int = 64
    client: int = 64
    backlog: int = 16_384


TABLE_LIMITS = TableLimits()
