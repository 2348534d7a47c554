"""What each viewer was sent: messages numbered without gaps, of which the last are kept for whoever comes back."""

from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Raw

from dengen.table.change import Sent
from dengen.table.messages import ViewerId

Parts = dict[str, bytes]  # each part as JSON
DIGEST = 16  # bytes
NEWS = ("story", "chat")  # parts that tell what is new, and are left out when there is nothing


def digest(body: bytes) -> bytes:
    return blake2b(body, digest_size=DIGEST).digest()


class Stream:
    """One viewer's messages. `shown`: the digest of each part that it was last shown, so that it is only sent what changed."""

    __slots__ = ("backlog", "kept", "name", "number", "shown", "viewer")

    def __init__(self, viewer: ViewerId, name: str, backlog: int) -> None:
        self.viewer = viewer
        self.name = name
        self.number = 0
        self.shown: Parts = {}
        self.kept: tuple[Sent, ...] = ()
        self.backlog = backlog

    def fresh(self, parts: Parts) -> Sent:
        """All that this viewer sees now, with the number of the last message that led to it."""
        self._show(parts)
        return self._message({"stream": self.name, "fresh": True}, parts)

    def update(self, parts: Parts) -> Sent | None:
        """What changed; None, if nothing did."""
        changed = {part: body for part, body in parts.items() if self.is_new(part, body)}
        if not changed:
            return None
        self._show(changed)
        self.number += 1
        sent = self._message({}, changed)
        self.kept = (*self.kept, sent)
        while len(self.kept) > 1 and sum(len(one.body) for one in self.kept) > self.backlog:
            self.kept = self.kept[1:]
        return sent

    def is_new(self, part: str, body: bytes) -> bool:
        return body != b"[]" if part in NEWS else self.shown.get(part) != digest(body)

    def _show(self, parts: Parts) -> None:
        self.shown |= {part: digest(body) for part, body in parts.items() if part not in NEWS}

    def since(self, number: int) -> tuple[Sent, ...] | None:
        """What came after this number; None, if that isn't kept any more."""
        first = self.kept[0].number if self.kept else self.number + 1
        if not first - 1 <= number <= self.number:
            return None
        return tuple(sent for sent in self.kept if sent.number > number)

    def _message(self, head: dict[str, Any], parts: Parts) -> Sent:
        raw = {part: Raw(body) for part, body in parts.items()}
        return Sent(self.viewer, self.number, msgspec.json.encode({"number": self.number, **head, **raw}))
