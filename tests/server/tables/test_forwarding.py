"""What nodes send each other: the same as ever, so that nodes of two versions can run one fight."""

from typing import Any

import msgspec
import pytest

from dengen.core.base.errors import DengenError, IllegalAction
from dengen.core.base.words import Text
from dengen.server.tables.forwarding import ForwardedAnswer, ForwardedCommand, Forwarding
from dengen.store.interface import ENTRIES, MESSAGE, MISSED
from dengen.store.sqlite.store import SQLiteStore
from dengen.table.commands import Feed, Measure
from dengen.table.errors import StaleQuestion

pytestmark = pytest.mark.anyio

COMMAND = {
    "type": "question", "number": 7, "table": "k7", "by": "ann", "client": "c1", "time": 1000,
    "command": {"do": "feed", "input": {"kind": "ready"}},
}  # fmt: skip


class Sending(SQLiteStore):
    """Keeps what would be sent to other nodes."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Any]] = []

    async def send(self, node: str, body: Any) -> None:
        self.sent.append((node, body))


async def answer_to(body: Any, error: DengenError | None, repeated: bool = False) -> Any:
    store = Sending()

    async def carry_out(forwarded: ForwardedCommand) -> bool:
        if error is not None:
            raise error
        return repeated

    await Forwarding(store).receive("n2", body, carry_out)
    ((node, answer),) = store.sent
    assert node == "n2"
    return answer


def test_the_kinds_of_news_have_their_names() -> None:
    assert (ENTRIES, MESSAGE, MISSED) == ("entries", "letter", "missed")


@pytest.mark.parametrize("command", [Feed({"kind": "ready"}), Measure(1, 40)])
def test_a_forwarded_command_is_read_as_it_was_written(command: Feed | Measure) -> None:
    forwarded = ForwardedCommand(7, "k7", "ann", "c1", 1000, command)
    assert msgspec.convert(msgspec.to_builtins(forwarded), ForwardedCommand | ForwardedAnswer) == forwarded


def test_a_forwarded_command_looks_as_ever() -> None:
    assert msgspec.to_builtins(ForwardedCommand(7, "k7", "ann", "c1", 1000, Feed({"kind": "ready"}))) == COMMAND


async def test_what_has_happened_is_answered_with_its_number() -> None:
    assert await answer_to(COMMAND, None) == {"type": "answer", "number": 7}
    assert await answer_to(COMMAND, None, repeated=True) == {"type": "answer", "number": 7, "repeated": True}


@pytest.mark.parametrize(
    ("error", "clause"),
    [
        (StaleQuestion("Too late.", "遅すぎます。"), {}),
        (IllegalAction(Text("You can't.", "できません。"), "TF-6"), {"clause": "TF-6"}),
    ],
)
async def test_a_refusal_is_passed_on_whole(error: DengenError, clause: dict[str, str]) -> None:
    text = {"code": error.code, "en": error.text.en, "ja": error.text.ja}
    assert await answer_to(COMMAND, error) == {"type": "answer", "number": 7, **text, **clause}
