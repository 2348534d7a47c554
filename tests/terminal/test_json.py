"""The keys of every `--json` are exactly those of docs/cli.md."""

import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from dengen.lab.other_libraries import Peer
from tests.terminal.conftest import Dengen

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
OPEN = {"options", "endings", "ending_names", "ratios", "words", "default_for"}  # whose keys are names from elsewhere


READY = Path(__file__).parents[2] / "src/dengen/games/walpurgis/decks.toml"


def documented(command: str) -> set[str]:
    page = PAGE.read_text(encoding="utf-8")
    section = page.split(f"Keys of `dengen {command} --json`:\n")[1].strip().split("\n\n")[0]
    rows = [re.match(r"\| `([^`]+)`", line) for line in section.splitlines()[2:]]
    return {key for row in rows if row for key in spelled_out(row.group(1))}


def spelled_out(key: str) -> Iterator[str]:
    """`a.{b,c}` as `a.b` and `a.c`."""
    parts = [part.split(",") for part in re.split(r"[{}]", key)]
    yield from ("".join(choice) for choice in product(*parts))


def keys(data: Any, path: str = "") -> Iterator[str]:
    if isinstance(data, dict) and is_open(path):
        yield from (f"{path}.*" for _ in data)
    elif isinstance(data, dict) and data:
        for name, value in data.items():
            yield from keys(value, f"{path}.{name}" if path else name)
    elif isinstance(data, list) and data:
        for value in data:
            yield from keys(value, f"{path}[]")
    elif isinstance(data, list):
        yield f"{path}[]"
    else:
        yield path


def is_open(path: str) -> bool:
    return not path.endswith("[]") and re.split(r"[.\[]", path)[-1] in OPEN


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        ("sim", "stairs --games 2"),
        ("sim", "high_card --games 2"),
        ("arena", "high_card --games 2"),
        ("train GAME match", "--challenger greedy --baseline random --games 3"),
        ("clauses", "stairs high_card"),
        ("games", "troll_master"),
        ("cards check", "FILE --game tokens"),
        ("cards diff", "dengen dengen-2 --game flip_angel"),
        ("deck check", "DECKS"),
    ],
)
def test_the_keys_are_documented(dengen: Dengen, command: str, arguments: str) -> None:
    file = Path(__file__).parent / "tokens" / "cards.toml"
    words = command.replace("GAME", "high_card").split()
    ran = dengen(*words, *arguments.replace("FILE", str(file)).replace("DECKS", str(READY)).split(), "--json")
    assert (ran.code, ran.err) == (0, "")
    printed = set(keys(json.loads(ran.out)))
    missing = documented(command) - printed
    if "stairs" in arguments and command == "sim":
        assert missing == {"options.*"}  # it has none
    elif command == "sim":
        assert missing == {key for key in documented("sim") if key.startswith("turns.")}  # it doesn't count them
        printed -= {"turns"}
    else:
        assert missing == set()
    assert printed <= documented(command)


def test_the_keys_of_a_card_are_those_of_its_entry(dengen: Dengen) -> None:
    ran = dengen("cards", "show", "tokens", "sun", "--json")
    shown = json.loads(ran.out)
    assert {"game", "hash", "cards[].*"} == documented("cards show")
    assert set(shown) == {"game", "hash", "cards"}
    assert shown["cards"] == [
        {"id": "sun", "name_en": "Sun", "name_ja": "太陽", "points": 3, "text_en": "It is warm.", "text_ja": "暖かい。"}
    ]


def test_the_keys_of_a_benchmark_with_peers(dengen: Dengen, monkeypatch: pytest.MonkeyPatch) -> None:
    peer = Peer("open_spiel", "2", "hearts", 1000.0, 500.0)
    monkeypatch.setattr("dengen.terminal.commands.bench.games.measure_peers", lambda seconds: [peer])
    ran = dengen("bench", "high_card", "--option", "cards=2", "--seconds", 0.005, "--peers", "--lab", "--json")
    figures = json.loads(ran.out)
    assert set(keys(figures)) == documented("bench")
    ours = figures["games"][0]
    assert figures["peers"][0]["ratios"]["high_card, 3 seats cards=2"] == {
        "driven": round(ours["driven_per_s"] / 1000, 2),
        "trusted": round(ours["decisions_per_s"] / 1000, 2),
        "search": round(ours["search_decisions_per_s"] / 500, 2),
    }


def test_the_keys_of_a_balance(dengen: Dengen, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    arguments = ("--games", 12, "--player", "random", "--against", "dengen", "--report", report, "--json")
    ran = dengen("balance", "walpurgis", *arguments, "--card", "bri_sparks")
    assert (ran.code, ran.err) == (0, "")
    missing = documented("balance") - set(keys(json.loads(ran.out)))
    assert missing == set()
    assert set(keys(json.loads(ran.out))) <= documented("balance")
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")
