"""Recorded games as NumPy arrays. docs/records.md has the schema. The same records give the same bytes."""

import io
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.lib.format import write_array
from numpy.typing import NDArray

from dengen.rl.decisions import about, decisions
from dengen.table import Record

Arrays = dict[str, NDArray[Any]]
FORMAT = "dengen-arrays-1"


def write_npz(path: Path, records: Iterable[Record]) -> None:
    """A file that `numpy.load` reads. NumPy's own writer notes the time of day, and then no two files are alike."""
    unfinished = path.with_suffix(".part")
    with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, values in arrays(records).items():
            content = io.BytesIO()
            write_array(content, values, allow_pickle=False)
            entry = zipfile.ZipInfo(f"{name}.npy")
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content.getvalue())
    unfinished.replace(path)


def arrays(records: Iterable[Record]) -> Arrays:
    """All decisions of these games, one after another; raises BadRecord for one that isn't like the first."""
    played = list(decisions(records))
    ends = [(one.record.end.outcome, one.record.header.seats) for one in played]
    return {
        "observations": np.concatenate([one.observations for one in played]),
        "masks": np.concatenate([one.masks for one in played]),
        "actions": np.concatenate([one.actions for one in played]),
        "seats": np.concatenate([one.seats for one in played]),
        "games": np.repeat(np.arange(len(played), dtype=np.int32), [len(one.actions) for one in played]),
        "shares": np.array([[at.share for at in end.seats] if end else [np.nan] * n for end, n in ends], np.float32),
        "scores": np.array([[at.score for at in end.seats] if end else [0] * n for end, n in ends], np.int32),
        "seeds": np.array([one.record.header.seed for one in played], np.int64),
        "about": np.array(about(FORMAT, played[0].game, [one.record.header for one in played])),
    }
