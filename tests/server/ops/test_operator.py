"""What operators see: the status page, health that tells degraded from down, figures of all workers, traces."""

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.sdk.trace.export import SpanExporter, SpanExportResult

from dengen.cli import main
from dengen.server.limits.fair_queue import FairQueue
from dengen.server.limits.queue_metrics import QueueMetrics
from dengen.server.ops.metrics import Metrics, summed
from dengen.server.ops.state import NodeReport, state_from, troubles
from dengen.server.ops.traces import open_traces
from dengen.server.ops.worker_metrics import WorkerMetrics
from dengen.server.people.operators import Operators
from tests.server.kit import PATIENCE, play_to_end, quick, running
from tests.store import postgres as pg

pytestmark = pytest.mark.anyio


@pytest.fixture
def token(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    file = tmp_path / "operators.token"
    assert main(["admin", "token", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    return file


def test_a_token_is_made_once_for_its_owner_alone(token: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert stat.S_IMODE(token.stat().st_mode) == 0o600
    assert len(token.read_text().strip()) > 40
    assert main(["admin", "token", str(token)]) == 2
    assert "already" in capsys.readouterr().err


def test_settings_with_a_token_that_is_none_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "short").write_text("secret")
    for name, said in (("nothing", "admin token"), ("short", "too short")):
        assert main(["serve", "--check", "--db", str(tmp_path / "t.db"), "--operators", str(tmp_path / name)]) == 2
        assert said in capsys.readouterr().err


def test_only_the_whole_token_opens(token: Path) -> None:
    operators, known = Operators(str(token)), token.read_text().strip()
    assert operators.knows(f"Bearer {known}")
    assert not any(operators.knows(one) for one in ("", "Bearer", f"Bearer {known[:-1]}", "Basic !", f"Basic {known}"))
    assert not Operators("").knows("Bearer ")


async def test_without_operators_there_is_no_status(store: str) -> None:
    async with running(store) as server:
        http = server.stranger().http
        assert (await http.get("/api/operator/status")).status_code == 404
        assert (await http.get("/operator")).status_code == 404


async def test_operators_see_how_the_server_is_and_nobody_else_does(store: str, token: Path) -> None:
    async with running(store, operators=str(token), name="here") as server:
        ann, _ = await server.table()
        http, known = ann.guest.http, token.read_text().strip()
        for refused in (await http.get("/operator"), await http.get("/operator", auth=("operator", "guess"))):
            assert refused.status_code == 401
            assert refused.headers["www-authenticate"].startswith("Basic")
        status = (await http.get("/api/operator/status", headers={"Authorization": f"Bearer {known}"})).json()
        (node,) = status["nodes"]
        assert (node["node"], node["state"]["name"], node["state"]["status"]) == (server.node.id, "here", "ok")
        assert (node["state"]["tables"], node["state"]["connections"]) == (1, 2)
        assert status["addresses"] == [{"address": "127.0.0.1", "connections": 2}]
        for lang, title in (("en", "the server&#x27;s state"), ("ja", "サーバーの状態")):
            page = await http.get(f"/operator?lang={lang}", auth=("anybody", known))
            assert title.replace("&#x27;", "'") in page.text
            assert server.node.id in page.text
            assert "default-src 'none'" in page.headers["content-security-policy"]
        assert ann.guest.cookie not in page.text


async def test_the_status_tells_of_all_nodes(postgres: pg.Server, token: Path) -> None:
    shared = postgres.new_database()
    async with running(shared, operators=str(token)) as first, running(shared, name="other") as second:
        http, headers = first.stranger().http, {"Authorization": f"Bearer {token.read_text().strip()}"}
        wanted = sorted([first.node.id, second.node.id])
        async with asyncio.timeout(PATIENCE):
            while True:
                told = (await http.get("/api/operator/status", headers=headers)).json()["nodes"]
                if [one["node"] for one in told] == wanted:
                    break
                await asyncio.sleep(0.01)
        assert "other" in [one["state"]["name"] for one in told]


async def test_who_overlooks_from_the_terminal_sees_the_nodes(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(store, name="here") as server:
        async with asyncio.timeout(PATIENCE):
            while not await server.node.store.oversight.nodes(0):
                await asyncio.sleep(0.01)
        assert await asyncio.to_thread(main, ["admin", "nodes", "--db", store, "--json"]) == 0
        (told,) = json.loads(capsys.readouterr().out)
        assert (told["node"], told["state"]["name"]) == (server.node.id, "here")
        assert await asyncio.to_thread(main, ["admin", "nodes", "--db", store]) == 0
        assert "here 0" in capsys.readouterr().out


# ---- health ----


def test_troubles_have_names() -> None:
    assert troubles(0, 0.0, 0.0, 0.0) == []
    assert troubles(1, 11.0, 4.0, 2.0) == ["tables_set_aside", "bots_slow", "loop_stalls", "store_slow"]


async def test_a_store_that_is_gone_is_down_and_not_only_degraded(postgres: pg.Server) -> None:
    async with running(postgres.new_database()) as server:
        http = server.stranger().http
        assert (await http.get("/api/health")).json() | {"time": 0} == {
            "status": "ok", "troubles": [], "version": (await http.get("/api/health")).json()["version"],
            "node": server.node.id, "time": 0, "build": server.node.build.name,
        }  # fmt: skip
        postgres.stop()
        try:
            async with asyncio.timeout(PATIENCE):
                while (health := await http.get("/api/health")).status_code != 503:
                    await asyncio.sleep(0.02)
            assert health.json()["status"] == "store_unavailable"
            assert summed((await http.get("/metrics")).text)["dengen_store_up"] == 0, "figures are told without it"
        finally:
            postgres.start()
        async with asyncio.timeout(PATIENCE):
            while (await http.get("/api/health")).status_code != 200:
                await asyncio.sleep(0.02)


def test_what_another_version_says_of_itself_is_left_out() -> None:
    assert state_from('{"name": "x"}') is None
    assert NodeReport.__struct_fields__[0] == "name"


async def test_waits_are_measured_while_they_last() -> None:
    turns, waits = FairQueue(1), QueueMetrics()
    async with waits.measured(turns.turn(lambda: (0.0,))):
        assert (len(waits), waits.many, waits.longest) == (0, 1, 0.0)
        other = waits.measured(turns.turn(lambda: (0.0,)))
        waiting = asyncio.create_task(other.__aenter__())
        await asyncio.sleep(0)
        assert len(waits) == 1
        assert waits.longest > 0
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert len(waits) == 0, "who stops waiting isn't counted"


# ---- figures ----


def test_each_worker_tells_the_figures_of_all(tmp_path: Path) -> None:
    boards = [WorkerMetrics(str(tmp_path), 2) for _ in range(2)]
    assert [board.worker for board in boards] == [0, 1]
    figures = [Metrics(), Metrics()]
    for board, metrics, count in zip(boards, figures, (3, 4), strict=True):
        metrics.count("commands_total", count)
        board.write((("node", "a"), ("worker", str(board.worker))), metrics.families())
    text = boards[1].text((("node", "a"), ("worker", "1")), figures[1].families())
    assert 'dengen_commands_total{node="a",worker="0"} 3' in text
    assert 'dengen_commands_total{node="a",worker="1"} 4' in text
    assert text.count("# TYPE dengen_commands_total counter") == 1
    assert summed(text)["dengen_commands_total"] == 7
    boards[0].close()
    again = WorkerMetrics(str(tmp_path), 2)
    assert again.worker == 0, "a new worker has the number of one that is gone"
    assert 'worker="0"' not in boards[1].text((("node", "a"), ("worker", "1")), figures[1].families())


def test_figures_are_summed_whatever_a_machine_is_called() -> None:
    text = 'dengen_x{node="a\\"}b",worker="0"} 1\ndengen_x{node="c",worker="11"} 2\ndengen_y{node="c",worker="0",code="d"} 5\n'
    assert summed(text) == {"dengen_x": 3, 'dengen_y{code="d"}': 5}


async def test_every_answer_has_an_id_and_a_failure_is_logged_with_it(store: str) -> None:
    async with running(store) as server:
        http = server.stranger().http
        first, second = await http.get("/api/health"), await http.get("/api/health")
        assert first.headers["x-request-id"] != second.headers["x-request-id"]
        server.node.games.default = None  # type: ignore[method-assign,assignment]
        failed = await http.get("/api/games/lumiel/ratings")
        assert failed.status_code == 500
        (line,) = [one for one in server.log.getvalue().splitlines() if '"event":"request"' in one]
        assert json.loads(line)["request"] == failed.headers["x-request-id"]


async def test_a_flood_is_logged_with_who_and_where(store: str) -> None:
    async with running(store, limits=quick(messages=1.0, messages_burst=5, flood=2)) as server:
        ann = await server.guest("Ann")
        client = await ann.connect((await ann.create_table())["table"])
        for _ in range(40):
            await client.send({"type": "pong", "ping": 0})
        assert await client.closed() == 4008
        (line,) = [json.loads(one) for one in server.log.getvalue().splitlines() if "connection_closed" in one]
        assert (line["reason"], line["person"], line["table"]) == ("flood", ann.person, client.table)


# ---- traces ----


class Kept(SpanExporter):
    def __init__(self) -> None:
        self.spans: list[Any] = []

    def export(self, spans: Any) -> SpanExportResult:
        self.spans += spans
        return SpanExportResult.SUCCESS


async def test_spans_tell_where_time_goes_and_nothing_secret(store: str) -> None:
    kept = Kept()
    traces = open_traces("http://127.0.0.1:9", "here", kept)
    async with running(store, make={"traces": traces}) as server:
        ann, bob, *_ = await server.table("Ann Bob", seats=3, bots=["", "", "easy"])
        await play_to_end([ann, bob])
        invite = (await ann.guest.http.get(f"/api/tables/{ann.table}")).json()["invite"]
    names = {span.name for span in kept.spans}
    assert {"request", "message", "store", "bot"} <= names
    stored = next(span for span in kept.spans if span.name == "store" and span.parent is not None)
    assert stored.attributes["dengen.table"] == ann.table
    told = " ".join(str(span.to_json()) for span in kept.spans)
    assert invite not in told
    assert ann.guest.cookie not in told


def test_without_a_collector_nothing_is_told() -> None:
    with open_traces("", "here").span("anything", table="t") as span:
        assert span is None
