"""Recorded games as Parquet: a row for each decision, a row group for each game, so that one game at a time is in memory.

docs/records.md has the schema. The same records give the same bytes by the same version of Arrow, which signs its files.
"""

from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from pyarrow.parquet import ParquetWriter

from dengen import Game
from dengen.rl.decisions import DecisionArrays, about, decisions, layout, sitters
from dengen.table import Record

FORMAT = "dengen-parquet-1"


def write_parquet(path: Path, records: Iterable[Record]) -> None:
    """A file that Arrow, pandas, Polars and DuckDB read; raises BadRecord for a record that isn't like the first."""
    unfinished = path.with_suffix(".part")
    games = decisions(records)
    first = next(games)
    headers = []
    with ParquetWriter(unfinished, schema(first.game, first.record.header.seats), compression="zstd") as writer:
        for number, played in enumerate(chain([first], games)):
            writer.write_table(rows(played, number, writer.schema))
            headers.append(played.record.header)
        writer.add_key_value_metadata({"about": about(FORMAT, first.game, headers)})
    unfinished.replace(path)


def schema(game: Game[Any], seats: int) -> Any:
    """The columns; the hash of the layout is with them, for those who look at nothing else."""
    columns = [
        ("game", pa.int32()),
        ("seed", pa.int64()),
        ("seat", pa.int8()),
        ("player", pa.dictionary(pa.int8(), pa.string())),
        ("observation", pa.list_(pa.float32(), game.observation_size)),
        ("mask", pa.list_(pa.bool_(), game.num_actions)),
        ("action", pa.int32()),
        ("shares", pa.list_(pa.float32(), seats)),
        ("scores", pa.list_(pa.int32(), seats)),
    ]
    return pa.schema(columns, metadata={"format": FORMAT, "layout": layout(game)["hash"]})


def rows(played: DecisionArrays, number: int, schema: Any) -> Any:
    """One game's decisions; what is true of the whole game stands in each, where it costs next to nothing."""
    count, header, outcome = len(played.actions), played.record.header, played.record.end.outcome
    names = sitters(header)
    columns = {
        "game": np.full(count, number),
        "seed": np.full(count, header.seed),
        "seat": played.seats,
        "player": [names[seat] for seat in played.seats],
        "observation": pa.FixedSizeListArray.from_arrays(
            played.observations.ravel(), type=schema.field("observation").type
        ),
        "mask": pa.FixedSizeListArray.from_arrays(played.masks.astype(bool).ravel(), type=schema.field("mask").type),
        "action": played.actions,
        "shares": [[seat.share for seat in outcome.seats] if outcome else None] * count,
        "scores": [[seat.score for seat in outcome.seats] if outcome else None] * count,
    }
    return pa.table(columns, schema)
