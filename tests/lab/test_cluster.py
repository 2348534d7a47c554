"""Work on a real Ray cluster, started on this machine."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from dengen.lab.cluster import CodeMismatch, RayUnavailable, play_on_cluster
from dengen.lab.jobs import HERE, Workers, play_all
from dengen.lab.processes import BrokenGame
from dengen.lab.ray_worker import packages_of, pickled
from dengen.lab.simulation import Plan, simulate
from examples.high_card import HighCard
from tests.lab.works import Faulty, Mortal, Squares, Whereabouts

ray = pytest.importorskip("ray")
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


ROOT = Path(__file__).parents[2]
OURS = os.pathsep.join(sys.path)
SILENT = """
import json, sys
from pathlib import Path
from dengen.lab.jobs import Workers, play_all
from tests.lab.works import Mortal
print(json.dumps(play_all(Mortal(Path(sys.argv[2]), fatal=7), 12, Workers(ray=sys.argv[1]))))
"""


@contextmanager
def laid(path: str) -> Iterator[None]:
    """Let processes started in this context import from the path."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        yield


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster with two CPUs, whose workers have our import path."""
    from ray.cluster_utils import Cluster

    with laid(OURS):
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    yield cluster
    cluster.shutdown()


@pytest.fixture
def address(cluster: Any) -> str:
    found: str = cluster.address
    return found


@contextmanager
def another_node(cluster: Any, path: str = OURS) -> Iterator[Any]:
    with laid(path):
        node = cluster.add_node(num_cpus=1, include_dashboard=False)
    cluster.wait_for_nodes()
    try:
        yield node
    finally:
        if node in cluster.list_all_nodes():
            cluster.remove_node(node)


def test_a_cluster_plays_the_same_games(address: str) -> None:
    plan = Plan(HighCard(), 2, {"cards": 2}, ("greedy", "random"), 3, 12)
    assert simulate(plan, Workers(ray=address)) == simulate(plan)


def test_a_dead_ray_worker_is_replaced(address: str, tmp_path: Path) -> None:
    (tmp_path / "lives").write_text("1")
    work = Mortal(tmp_path, fatal=7)
    assert play_all(work, 12, Workers(ray=address)) == play_all(Mortal(tmp_path, fatal=99), 12, HERE)
    assert (tmp_path / "lives").read_text() == "0"


def test_an_error_in_a_game_is_told_with_its_number(address: str) -> None:
    with pytest.raises(BrokenGame, match="Game 3 failed: ZeroDivisionError: three is no good"):
        list(play_on_cluster(Faulty(), range(6), address))


def test_a_missing_cluster_is_reported() -> None:
    with pytest.raises(RayUnavailable, match=r"There is no Ray cluster at '127\.0\.0\.1:1'"):
        list(play_on_cluster(Faulty(), range(6), "127.0.0.1:1"))


def test_a_node_with_other_code_is_refused_by_its_name(cluster: Any, tmp_path: Path) -> None:
    """Its games would otherwise silently count as ours."""
    shutil.copytree(ROOT / "src" / "dengen", tmp_path / "dengen", ignore=shutil.ignore_patterns("static"))
    with (tmp_path / "dengen" / "core" / "base" / "chance.py").open("a") as file:
        file.write("# a change\n")
    with (
        another_node(cluster, os.pathsep.join([str(tmp_path), OURS])),
        pytest.raises(CodeMismatch, match=r"The node '.+' has another code: dengen \w{12}, .* instead of dengen"),
    ):
        play_all(Squares(), 12, Workers(ray=cluster.address))


def test_only_results_are_printed_when_a_worker_dies(address: str, tmp_path: Path) -> None:
    (tmp_path / "lives").write_text("2")
    run = subprocess.run(
        [sys.executable, "-c", SILENT, address, str(tmp_path)],
        env=os.environ | {"PYTHONPATH": OURS}, capture_output=True, text=True, cwd=ROOT,
    )  # fmt: skip
    assert json.loads(run.stdout) == [number * number for number in range(12)]


@pytest.mark.deep
def test_a_game_that_kills_its_worker_is_named(address: str, tmp_path: Path) -> None:
    (tmp_path / "lives").write_text("9")
    with pytest.raises(BrokenGame, match="3 processes died while playing game 7"):
        play_all(Mortal(tmp_path, fatal=7), 12, Workers(ray=address))


@pytest.mark.deep
def test_a_late_node_joins_and_a_killed_one_loses_no_games(cluster: Any) -> None:
    parcels = play_on_cluster(Whereabouts(), range(120), cluster.address)
    found = next(parcels)
    with another_node(cluster) as late:
        for parcel in parcels:
            found += parcel
            if len({process for _, process in found}) > 2:
                break
        cluster.remove_node(late, allow_graceful=False)
        found += [result for parcel in parcels for result in parcel]
    assert sorted(number for number, _ in found) == list(range(120))
    assert len({process for _, process in found}) > 2


def test_nodes_compare_the_code_of_the_work() -> None:
    plan = Plan(HighCard(), 2, {}, ("examples.first_bot:FirstBot?worlds=2", "random"), 3, 12)
    assert packages_of(pickled(plan)) == ("dengen", "examples.first_bot", "examples.high_card")


@pytest.mark.deep
def test_a_dead_cluster_head_ends_the_work_with_one_sentence() -> None:
    from ray.cluster_utils import Cluster

    with laid(OURS):
        mortal = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    parcels = play_on_cluster(Whereabouts(), range(100_000), mortal.address)
    next(parcels)
    head: Any = mortal.head_node
    head.kill_gcs_server(check_alive=False)
    with pytest.raises(RayUnavailable, match="is gone; what it had finished is kept"):
        list(parcels)
    mortal.shutdown()
