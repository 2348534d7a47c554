"""The same work on a real Ray, started on this machine."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dengen.lab.cluster import NoCluster, play_on_cluster
from dengen.lab.jobs import HERE, Workers, play_all
from dengen.lab.processes import BrokenGame
from dengen.lab.simulation import Plan, simulate
from examples.high_card import HighCard
from tests.lab.works import Faulty, Mortal

ray = pytest.importorskip("ray")
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two CPUs, which whoever uses it finds by its address; its workers import what we can import."""
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    yield cluster.address
    cluster.shutdown()  # type: ignore[no-untyped-call]


def test_a_cluster_plays_the_same_games(address: str) -> None:
    plan = Plan(HighCard(), 2, {"cards": 2}, ("greedy", "random"), 3, 12)
    assert simulate(plan, Workers(ray=address)) == simulate(plan)


def test_a_worker_that_dies_is_replaced(address: str, tmp_path: Path) -> None:
    (tmp_path / "lives").write_text("1")
    work = Mortal(tmp_path, fatal=7)
    assert play_all(work, 12, Workers(ray=address)) == play_all(Mortal(tmp_path, fatal=99), 12, HERE)
    assert (tmp_path / "lives").read_text() == "0"


def test_an_error_in_a_game_is_told_with_its_number(address: str) -> None:
    with pytest.raises(BrokenGame, match="Game 3 failed: ZeroDivisionError: three is no good"):
        list(play_on_cluster(Faulty(), range(6), address))


def test_where_there_is_no_cluster_we_say_so() -> None:
    with pytest.raises(NoCluster, match=r"There is no Ray cluster at '127\.0\.0\.1:1'"):
        list(play_on_cluster(Faulty(), range(6), "127.0.0.1:1"))
