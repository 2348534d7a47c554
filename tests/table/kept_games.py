"""A record of every game by every version of its rules, from the first that was filmed on: whatever comes, they can be shown.

`python -m tests.table.kept_games` makes those that are missing, by today's rules. None is ever made anew or deleted.
"""

import tempfile
from pathlib import Path

from dengen.core.registry import registered
from dengen.table.records.record import open_record, write
from dengen.table.records.rendered_replay import with_rendering
from dengen.terminal.recording import RecordedPlan

FOLDER = Path(__file__).parent / "fixtures" / "kept"
SHIPPED = sorted(id for id, game in registered().items() if game.__module__.startswith("dengen.games."))
FILES = sorted(FOLDER.glob("*.json"))


def file_of(game: str) -> Path:
    return FOLDER / f"{game}-{registered()[game].version}.json"


def make(id: str) -> None:
    game = registered()[id]()
    seats = min(count for count in game.seat_counts if count > 1)
    with tempfile.TemporaryDirectory() as folder:
        plan = RecordedPlan(game, seats, {}, ("sensible",) * seats, 0, 1, Path(folder))
        plan.play(0)
        whole = with_rendering(open_record(plan.path(0)), game)
    assert whole is not None
    file_of(id).write_bytes(write(whole))


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for missing in [id for id in SHIPPED if not file_of(id).exists()]:
        make(missing)
        print(file_of(missing))
