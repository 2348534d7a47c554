# mypyc: compile
"""Message streams of viewers: numbered without gaps, with the last ones kept for reconnects."""

from typing import Any

import msgspec
from msgspec import Raw

from dengen.table.change import ViewerMessage
from dengen.table.messages import ViewerId

Parts = dict[str, bytes]  # each part as JSON
Mark = bytes | int
SHORT = 128  # bytes that are kept as they are
NEWS = ("story", "chat")  # parts that tell what is new, and are left out when there is nothing
SHARED = "room"  # the same for all viewers, and kept by the table itself


def mark(part: str, body: bytes) -> Mark:
    """A keyed hash by which a part is recognised without keeping it; the key never leaves this process."""
    return body if part == SHARED or len(body) <= SHORT else hash(body)


class Stream:
    """One viewer's messages. `shown`: the mark of each part that it was last shown, so that it is only sent what changed."""

    __slots__ = ("_size", "backlog", "kept", "name", "number", "shown", "viewer")

    def __init__(self, viewer: ViewerId, name: str, backlog: int) -> None:
        self.viewer = viewer
        self.name = name
        self.number = 0
        self.shown: dict[str, Mark] = {}
        self.kept: list[ViewerMessage] = []
        self._size = 0  # of what is kept, in bytes
        self.backlog = backlog

    def fresh(self, parts: Parts) -> ViewerMessage:
        """All that this viewer sees now, with the number of the last message that led to it."""
        self.shown = {part: mark(part, body) for part, body in parts.items() if part not in NEWS}
        return self._message({"stream": self.name, "fresh": True}, parts)

    def update(self, parts: Parts) -> ViewerMessage | None:
        """A message with the parts that changed; None if none did."""
        changed = {part: body for part, body in parts.items() if self._shows_anew(part, body)}
        if not changed:
            return None
        self.number += 1
        sent = self._message({}, changed)
        self._keep(sent)
        return sent

    def is_new(self, part: str, body: bytes) -> bool:
        return self.shown.get(part) != mark(part, body)

    def _shows_anew(self, part: str, body: bytes) -> bool:
        """Show it; was it new?"""
        if part in NEWS:
            return body != b"[]"
        known = mark(part, body)
        if self.shown.get(part) == known:
            return False
        self.shown[part] = known
        return True

    def _keep(self, sent: ViewerMessage) -> None:
        self.kept.append(sent)
        self._size += len(sent.body)
        while len(self.kept) > 1 and self._size > self.backlog:
            self._size -= len(self.kept.pop(0).body)

    def since(self, number: int) -> tuple[ViewerMessage, ...] | None:
        """The messages after this number; None if they are no longer kept."""
        first = self.kept[0].number if self.kept else self.number + 1
        if not first - 1 <= number <= self.number:
            return None
        return tuple(sent for sent in self.kept if sent.number > number)

    def _message(self, head: dict[str, Any], parts: Parts) -> ViewerMessage:
        raw = {part: Raw(body) for part, body in parts.items()}
        return ViewerMessage(self.viewer, self.number, msgspec.json.encode({"number": self.number, **head, **raw}))
