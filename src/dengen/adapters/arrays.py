"""Recorded games as arrays: what each seat saw whenever it answered, what it answered, and how the game ended.

docs/records.md has the schema. The same records give the same bytes.
"""

import hashlib
import io
import json
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.lib.format import write_array
from numpy.typing import NDArray

import dengen
from dengen import Game
from dengen.adapters.seeing import Eyes
from dengen.table import Record, replay
from dengen.table.errors import BadRecord

Arrays = dict[str, NDArray[Any]]
FORMAT = "dengen-arrays-1"


def layout(game: Game[Any]) -> dict[str, Any]:
    """What the numbers mean: names and sizes of the readings in order, the actions, and a hash of both."""
    said = {
        "readings": [[reading.name, reading.size] for reading in game.readings()],
        "actions": list(game.action_names()),
    }
    return {**said, "hash": hashlib.sha256(json.dumps(said, ensure_ascii=False).encode()).hexdigest()[:16]}


def arrays(records: Sequence[Record]) -> Arrays:
    """All decisions of these games, one after another; raises BadRecord for one that isn't like the first."""
    first = records[0].header
    parts: dict[str, list[Any]] = {name: [] for name in ("observations", "masks", "actions", "seats", "games")}
    shares, scores = [], []
    for number, record in enumerate(records):
        header = record.header
        if (header.game, header.cards.hash, header.seats) != (first.game, first.cards.hash, first.seats):
            raise BadRecord(
                "These records are of different games, card sets or numbers of seats.",
                "ゲーム、カードセット、人数のどれかが違う対戦記録が混ざっています。",
            )
        game = decisions(record, number, parts)
        outcome = record.end.outcome
        shares.append([seat.share for seat in outcome.seats] if outcome else [np.nan] * header.seats)
        scores.append([seat.score for seat in outcome.seats] if outcome else [0] * header.seats)
    about = {
        "format": FORMAT,
        "dengen": dengen.__version__,
        "game": first.game,
        "rules": first.rules,
        "cards": first.cards.hash,
        "seats": first.seats,
        "layout": layout(game),
        "players": [[sitter.level or "person" for sitter in record.header.sitters] for record in records],
        "options": [record.header.options for record in records],
    }
    return {
        "observations": np.array(parts["observations"], np.float32).reshape(-1, game.observation_size),
        "masks": np.array(parts["masks"], np.uint8).reshape(-1, game.num_actions),
        "actions": np.array(parts["actions"], np.int32),
        "seats": np.array(parts["seats"], np.int8),
        "games": np.array(parts["games"], np.int32),
        "shares": np.array(shares, np.float32),
        "scores": np.array(scores, np.int32),
        "seeds": np.array([record.header.seed for record in records], np.int64),
        "about": np.array(json.dumps(about, ensure_ascii=False)),
    }


def decisions(record: Record, number: int, parts: dict[str, list[Any]]) -> Game[Any]:
    """Add the decisions of one game that weren't taken back; the game."""
    again = replay(record)
    if again.departure is not None:
        raise BadRecord(again.departure.text.en, again.departure.text.ja)
    eyes = Eyes(again.game)
    undone = {one for entry in record.entries for one in entry.undone}
    for before, moment in zip(again.moments, again.moments[1:], strict=False):
        entry = moment.entry
        if entry is None or not entry.action or entry.number in undone:
            continue
        seen = eyes.look(before.state, entry.seat)
        parts["observations"].append(seen["observation"])
        parts["masks"].append(seen["action_mask"])
        parts["actions"].append(again.game.number(entry.action))
        parts["seats"].append(entry.seat)
        parts["games"].append(number)
    return again.game


def write_npz(path: Path, named: Arrays) -> None:
    """A file that `numpy.load` reads. NumPy's own writer notes the time of day, and then no two files are alike."""
    unfinished = path.with_suffix(".part")
    with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, values in named.items():
            content = io.BytesIO()
            write_array(content, values, allow_pickle=False)
            entry = zipfile.ZipInfo(f"{name}.npy")
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content.getvalue())
    unfinished.replace(path)
