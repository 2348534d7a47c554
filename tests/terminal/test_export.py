"""`dengen export` and `dengen perft` as a person meets them."""

import asyncio
import json
import re
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import dengen as package
from dengen.table import open_record, replay
from dengen.table.game.play import position_hash
from tests.store.kit import opened
from tests.store.test_research import played
from tests.terminal.conftest import Dengen

ROOT = Path(__file__).parents[2]
PUBLISHED = re.findall(r"^\| `(\w+)` \| (\d) \| ([\d, ]+) \|$", (ROOT / "docs" / "cli.md").read_text(), re.MULTILINE)


@pytest.mark.parametrize("id", package.registered())
def test_arrays_hold_every_decision_of_the_records(dengen: Dengen, tmp_path: Path, id: str) -> None:
    records, to = tmp_path / "records", tmp_path / "arrays"
    dengen("sim", id, "--games", 3, "--player", "random", "--records", records)
    ran = dengen("export", records, "--to", to, "--shard", 2)
    assert (ran.code, ran.err) == (0, "")
    shards = [dict(np.load(path)) for path in sorted(to.iterdir())]
    assert [len(shard["seeds"]) for shard in shards] == [2, 1]
    game = package.game(id)
    entries = [json.loads(path.read_text())["entries"] for path in sorted(records.iterdir())]
    assert sum(len(shard["actions"]) for shard in shards) == sum(map(len, entries))
    first = shards[0]
    assert first["observations"].shape == (len(first["actions"]), game.observation_size)
    assert first["masks"][np.arange(len(first["actions"])), first["actions"]].all()
    assert [game.name(int(act)) for act in first["actions"][: len(entries[0])]] == [one["action"] for one in entries[0]]
    assert first["shares"].sum(axis=1) == pytest.approx(1)
    about = json.loads(str(first["about"]))
    assert (about["game"], about["rules"], about["cards"]) == (id, game.version, game.cards.hash)
    assert sum(size for _, size in about["layout"]["readings"]) == game.observation_size
    assert len(about["layout"]["hash"]) == 16


def test_an_export_is_the_same_again_and_goes_on_where_it_stopped(dengen: Dengen, tmp_path: Path) -> None:
    records, to = tmp_path / "records", tmp_path / "arrays"
    dengen("sim", "flip_angel", "--games", 3, "--player", "random", "--records", records)
    dengen("export", records, "--to", to, "--shard", 1)
    first = {path.name: path.read_bytes() for path in to.iterdir()}
    (to / "00001.npz").unlink()
    kept = (to / "00000.npz").stat().st_mtime_ns
    dengen("export", records, "--to", to, "--shard", 1)
    assert {path.name: path.read_bytes() for path in to.iterdir()} == first
    assert (to / "00000.npz").stat().st_mtime_ns == kept


@pytest.mark.parametrize("id", package.registered())
def test_rows_say_what_the_arrays_say(dengen: Dengen, tmp_path: Path, id: str) -> None:
    records, to = tmp_path / "records", tmp_path / "out"
    dengen("sim", id, "--games", 3, "--player", "random", "--records", records)
    dengen("export", records, "--to", to)
    ran = dengen("export", records, "--to", to, "--format", "parquet")
    assert (ran.code, ran.err) == (0, "")
    assert {path.name for path in to.iterdir()} == {"00000.npz", "00000.parquet"}
    arrays, file = dict(np.load(to / "00000.npz")), pq.ParquetFile(to / "00000.parquet")
    rows, games = file.read(), arrays["games"]
    assert np.array(rows["observation"].to_pylist(), np.float32).tobytes() == arrays["observations"].tobytes()
    assert (np.array(rows["mask"].to_pylist(), np.uint8) == arrays["masks"]).all()
    for column, array in (("action", "actions"), ("seat", "seats"), ("game", "games")):
        assert rows[column].to_pylist() == arrays[array].tolist()
    for column, array in (("shares", "shares"), ("scores", "scores"), ("seed", "seeds")):
        assert rows[column].to_pylist() == arrays[array][games].tolist()
    assert set(rows["player"].to_pylist()) == {"random"}
    assert [file.read_row_group(at)["game"].unique().to_pylist() for at in range(3)] == [[0], [1], [2]]
    same, about = json.loads(str(arrays["about"])), json.loads(file.metadata.metadata[b"about"])
    assert about == same | {"format": "dengen-parquet-1"}
    assert rows.schema.metadata[b"layout"].decode() == same["layout"]["hash"]


def test_rows_are_the_same_again_and_an_export_of_them_goes_on(dengen: Dengen, tmp_path: Path) -> None:
    records, to = tmp_path / "records", tmp_path / "rows"
    dengen("sim", "flip_angel", "--games", 3, "--player", "random", "--records", records)
    dengen("export", records, "--to", to, "--shard", 2, "--format", "parquet")
    first = {path.name: path.read_bytes() for path in to.iterdir()}
    (to / "00000.parquet").rename(to / "00000.part")
    kept = (to / "00001.parquet").stat().st_mtime_ns
    dengen("export", records, "--to", to, "--shard", 2, "--format", "parquet")
    assert {path.name: path.read_bytes() for path in to.iterdir()} == first
    assert (to / "00001.parquet").stat().st_mtime_ns == kept


def test_an_unfinished_game_has_rows_without_a_result(dengen: Dengen, tmp_path: Path) -> None:
    records, to = tmp_path / "records", tmp_path / "rows"
    dengen("sim", "flip_angel", "--games", 1, "--player", "random", "--records", records)
    (path,) = records.iterdir()
    whole = json.loads(path.read_text())
    third = replay(open_record(path))[3].state
    end = {"outcome": None, "hash": position_hash(package.game("flip_angel"), third)}
    path.write_text(json.dumps(whole | {"entries": whole["entries"][:3], "end": end}))
    assert dengen("export", records, "--to", to, "--format", "parquet").code == 0
    rows = pq.read_table(to / "00000.parquet")
    assert (rows["shares"].to_pylist(), rows["scores"].to_pylist()) == ([None] * 3, [None] * 3)
    assert rows["action"].null_count == 0


@pytest.mark.parametrize(("format", "extra"), [("npz", "gymnasium"), ("parquet", "parquet")])
def test_a_format_whose_packages_are_missing_says_how_to_get_them(
    dengen: Dengen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str, extra: str
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    ran = dengen("export", tmp_path, "--to", tmp_path / "out", "--format", format)
    assert ran.code == 2
    assert f"pip install -e '.[{extra}]'" in ran.err


def test_records_of_different_games_are_refused(dengen: Dengen, tmp_path: Path) -> None:
    for id in ("flip_angel", "lumiel"):
        dengen("sim", id, "--games", 1, "--player", "random", "--records", tmp_path / "records")
    ran = dengen("export", tmp_path / "records", "--to", tmp_path / "arrays")
    assert ran.code == 2
    assert "different games" in ran.err


def test_an_empty_folder_is_refused(dengen: Dengen, tmp_path: Path) -> None:
    ran = dengen("export", tmp_path / "nothing", "--to", tmp_path / "arrays", "--lang", "ja")
    assert ran.code == 2
    assert "対戦記録がありません。" in ran.err


@pytest.mark.parametrize(("id", "seats", "numbers"), PUBLISHED, ids=[row[0] for row in PUBLISHED])
def test_the_published_numbers_of_sequences(dengen: Dengen, id: str, seats: str, numbers: str) -> None:
    counts = [int(number) for number in numbers.split(", ")]
    ran = dengen("perft", id, "--depth", len(counts), "--json")
    assert json.loads(ran.out) == {"game": id, "seats": int(seats), "seed": 0, "sequences": counts}


def test_numbers_are_published_for_every_game() -> None:
    assert {row[0] for row in PUBLISHED} == set(package.registered())


def test_sequences_are_shown_as_a_table(dengen: Dengen) -> None:
    assert "手順の数" in dengen("perft", "flip_angel", "--depth", 2, "--lang", "ja").out


def test_a_missing_store_is_not_created(dengen: Dengen, tmp_path: Path) -> None:
    ran = dengen("export", tmp_path / "tables.db", "--to", tmp_path / "games", "--format", "records")
    assert ran.code != 0
    assert "There is no store" in ran.err
    assert not (tmp_path / "tables.db").exists()


def test_games_of_a_server_become_records_and_those_arrays(dengen: Dengen, tmp_path: Path) -> None:
    asyncio.run(a_game_in(tmp_path / "tables.db"))
    ran = dengen("export", tmp_path / "tables.db", "--to", tmp_path / "games", "--format", "records")
    assert (ran.code, ran.out.strip()) == (0, f"1 game: {tmp_path / 'games'}")
    (kind,) = (tmp_path / "games").iterdir()
    assert dengen("export", kind, "--to", tmp_path / "arrays").code == 0
    with np.load(tmp_path / "arrays" / "00000.npz") as arrays:
        assert json.loads(str(arrays["about"]))["players"] == [["person", "person"]]


async def a_game_in(file: Path) -> None:
    async with opened(str(file)) as store:
        await played(store, "open")
