"""What each viewer was sent: messages numbered without gaps, of which the last are kept for whoever comes back."""

from collections import deque
from typing import Any

import msgspec
from msgspec import Raw

from dengen.table.change import Sent, Viewer

Parts = dict[str, bytes]  # each part as JSON
NEWS = ("story", "chat")  # parts that tell what is new, and are left out when there is nothing


class Stream:
    """One viewer's messages. `parts`: what it was last shown, so that it is only sent what changed."""

    def __init__(self, viewer: Viewer, name: str, backlog: int) -> None:
        self.viewer = viewer
        self.name = name
        self.number = 0
        self.parts: Parts = {}
        self.kept: deque[Sent] = deque()
        self.backlog = backlog

    def fresh(self, news: Parts) -> Sent:
        """All that this viewer sees now, with the number of the last message that led to it."""
        return self._message({"stream": self.name, "fresh": True}, {**self.parts, **news})

    def update(self, parts: Parts) -> Sent | None:
        """What changed; None, if nothing did."""
        changed = {part: body for part, body in parts.items() if self.parts.get(part) != body}
        for part in NEWS:
            if changed.get(part) == b"[]":
                del changed[part]
        if not changed:
            return None
        self.show(changed)
        self.number += 1
        sent = self._message({}, changed)
        self.kept.append(sent)
        while len(self.kept) > 1 and sum(len(one.body) for one in self.kept) > self.backlog:
            self.kept.popleft()
        return sent

    def show(self, parts: Parts) -> None:
        self.parts |= {part: body for part, body in parts.items() if part not in NEWS}

    def since(self, number: int) -> tuple[Sent, ...] | None:
        """What came after this number; None, if that isn't kept any more."""
        first = self.kept[0].number if self.kept else self.number + 1
        if not first - 1 <= number <= self.number:
            return None
        return tuple(sent for sent in self.kept if sent.number > number)

    def _message(self, head: dict[str, Any], parts: Parts) -> Sent:
        raw = {part: Raw(body) for part, body in parts.items()}
        return Sent(self.viewer, self.number, msgspec.json.encode({"number": self.number, **head, **raw}))
