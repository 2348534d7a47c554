"""The decisions of recorded games: what each seat saw whenever it answered, and what it answered.

`dengen export` writes them in several formats, which say the same; docs/records.md has their schemas.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import dengen
from dengen import Game
from dengen.rl.observation_encoder import VERSION, ObservationEncoder
from dengen.table import Record, replay
from dengen.table.errors import BadRecord
from dengen.table.records.record import RecordHeader


class DecisionArrays(NamedTuple):
    """All of one game that weren't taken back, in their order."""

    record: Record
    game: Game[Any]
    observations: NDArray[np.float32]
    masks: NDArray[np.uint8]
    actions: NDArray[np.int32]
    seats: NDArray[np.int8]


def decisions(records: Iterable[Record]) -> Iterator[DecisionArrays]:
    """Game by game; raises BadRecord for one that isn't like the first, or that today's rules don't follow."""
    first = None
    for record in records:
        header = record.header
        kind = (header.game, header.cards.hash, header.seats)
        first = first or kind
        if kind != first:
            raise BadRecord(
                "These records are of different games, card sets or numbers of seats.",
                "ゲーム、カードセット、人数のどれかが違う対戦記録が混ざっています。",
            )
        yield decisions_of(record)


def decisions_of(record: Record) -> DecisionArrays:
    again = replay(record)
    if again.departure is not None:
        raise BadRecord(again.departure.text.en, again.departure.text.ja)
    game, eyes = again.game, ObservationEncoder(again.game)
    undone = {one for entry in record.entries for one in entry.undone}
    observations, masks, actions, seats = [], [], [], []
    for before, moment in zip(again.moments, again.moments[1:], strict=False):
        entry = moment.entry
        if entry is None or not entry.action or entry.number in undone:
            continue
        seen = eyes.look(before.state, entry.seat)
        observations.append(seen["observation"])
        masks.append(seen["action_mask"])
        actions.append(game.number(entry.action))
        seats.append(entry.seat)
    return DecisionArrays(
        record,
        game,
        np.array(observations, np.float32).reshape(-1, game.observation_size),
        np.array(masks, np.uint8).reshape(-1, game.num_actions),
        np.array(actions, np.int32),
        np.array(seats, np.int8),
    )


def layout(game: Game[Any]) -> dict[str, Any]:
    """What the numbers mean: names and sizes of the readings in order, the actions, and a hash of both.

    `version`: it rises when one of ours changes, and with it the number in Gymnasium's names (`dengen/Lumiel-v1`).
    """
    said = {
        "readings": [[reading.name, reading.size] for reading in game.readings()],
        "actions": list(game.action_names()),
    }
    return {
        "version": VERSION,
        **said,
        "hash": hashlib.sha256(json.dumps(said, ensure_ascii=False).encode()).hexdigest()[:16],
    }


def about(format: str, game: Game[Any], headers: Sequence[RecordHeader]) -> str:
    """What a file says of itself, as JSON: what was played, by whom, and what the numbers mean."""
    first = headers[0]
    said = {
        "format": format,
        "dengen": dengen.__version__,
        "game": first.game,
        "rules": first.rules,
        "cards": first.cards.hash,
        "seats": first.seats,
        "layout": layout(game),
        "players": [sitters(header) for header in headers],
        "options": [header.options for header in headers],
    }
    return json.dumps(said, ensure_ascii=False)


def sitters(header: RecordHeader) -> list[str]:
    """Who sat in each seat: the name of a bot, or just that it was a person."""
    return [sitter.level or "person" for sitter in header.sitters]
