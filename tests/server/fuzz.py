"""Messages that nobody would send: good ones, spoilt a little. The same seed spoils them in the same way."""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

GOOD: tuple[dict[str, Any], ...] = (
    {"type": "hello", "stream": "", "number": 0},
    {"type": "pong", "ping": 1},
    {"type": "preview", "id": "p", "actions": ["done"]},
    {"type": "why", "id": "w", "action": "done"},
    {"type": "hint", "id": "h", "level": "easy"},
    *(
        {"type": "do", "id": "d", "command": command}
        for command in (
            {"do": "sit", "seat": 0, "name": "Ann", "options": {}},
            {"do": "stand"},
            {"do": "begin"},
            {"do": "act", "question": 1, "actions": ["bid:1"]},
            {"do": "takeback"},
            {"do": "vote", "on": "take_back", "yes": True},
            {"do": "say", "text": "hello"},
            {"do": "mute", "whom": "p", "on": True},
            {"do": "feed", "input": {"kind": "act", "action": "x"}},
            {"do": "swap", "a": 0, "b": 1},
            {"do": "clear", "seat": 1},
            {"do": "seatbot", "seat": 1, "level": "easy"},
            {"do": "pacebots", "pace": "calm"},
            {"do": "rename", "name": "Eve"},
            {"do": "remark", "text": "look"},
        )
    ),
)
STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**63, -(2**70), 0.5, 1e308, "", "\0", "\ud800", "𝕏" * 40, "x" * 5000, [], {}, [[[[]]]],
    {"do": "act"}, {"kind": "act"}, "__class__", "../../etc/passwd", "' OR 1=1 --", "<script>alert(1)</script>", "\u202e",
)  # fmt: skip
DEPTH = 500


def messages(seed: int, count: int) -> Iterator[str]:
    luck = Random(seed)
    for number in range(count):
        message = json.loads(json.dumps(luck.choice(GOOD)))
        if "id" in message:
            message["id"] = f"{seed}-{number}"
        for _ in range(luck.choice((0, 1, 1, 2, 3))):
            spoil(message, luck)
        text = json.dumps(message, ensure_ascii=luck.random() < 0.5)
        yield garbled(text, luck) if luck.random() < 0.1 else text


def spoil(message: dict[str, Any], luck: Random) -> None:
    """A field is dropped, added or given another value, here or further in."""
    key = luck.choice(list(message) or ["x"])
    inner = message.get(key)
    if isinstance(inner, dict) and luck.random() < 0.6:
        spoil(inner, luck)
    elif luck.random() < 0.2:
        message.pop(key, None)
    elif luck.random() < 0.2:
        message[luck.choice(("time", "seat", "type", "é", "x" * 100))] = deepcopy(luck.choice(STRANGE))
    else:
        message[key] = deepcopy(luck.choice(STRANGE))


def garbled(text: str, luck: Random) -> str:
    at = luck.randrange(len(text))
    return luck.choice(
        (
            text[:at],
            text[:at] + luck.choice('{}[]",:\\ \x01') + text[at + 1 :],
            "[" * DEPTH + text,
            text + text,
            text[at:],
        )
    )
