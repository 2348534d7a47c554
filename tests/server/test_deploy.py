"""docs/deploy.md and deploy/ are true: what the page tells to type is typed, what its files name is there."""

import asyncio
import json
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets import Origin

from dengen.server.config.configuration import PLACES, configured
from dengen.server.ops.metrics import summed
from dengen.server.people.guests import COOKIE
from tests.server.kit import PATIENCE, play_to_end, quick, running
from tests.server.tables.test_quarantine import spoil
from tests.store import postgres as pg

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
COMMANDS: list[str] = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
DENGEN = Path(sys.executable).with_name("dengen")
# What a test can't do: it would change the machine, or ask others
ELSEWHERE = {
    "apt-get": "installs packages", "useradd": "makes a user", "chown": "needs that user", "createuser": "the test is its owner",
    "systemctl": "needs systemd to run", "certbot": "asks a certificate authority", "make": "takes minutes, and is tested itself",
    "python3": "makes a virtual environment, which this is", "pip": "fetches packages", "curl": "asks what nginx is asked below",
}  # fmt: skip


def program(line: str) -> str:
    words = shlex.split(re.sub(r"^sudo -u \w+ ", "", line))
    return Path(words[0]).name


def here(line: str, root: Path) -> str:
    """The command for a machine whose files are below this folder."""
    line = re.sub(r"^sudo -u \w+ ", "", line)
    line = line.replace("/opt/dengen/bin/dengen", str(DENGEN))
    return re.sub(r"(?<![\w./])/etc/", f"{root}/etc/", line)


def do(line: str, root: Path, **environment: str) -> str:
    done = subprocess.run(
        here(line, root), shell=True, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, timeout=120
    )  # fmt: skip
    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    return done.stdout


def must_have(program: str, package: str) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} isn't installed (Debian: apt-get install {package})")


def command(beginning: str) -> str:
    (line,) = [line for line in COMMANDS if re.sub(r"^sudo -u \w+ ", "", line).startswith(beginning)]
    return line


TYPED = (
    "install", "touch", "dengen", "createdb", "systemd-analyze", "ln", "nginx", "docker", "export", "pg_dump", "pg_restore",
    "sqlite3", "promtool",
)  # fmt: skip


def test_every_command_of_the_page_is_typed_here_or_can_t_be() -> None:
    assert len(COMMANDS) > 25
    assert {program(line) for line in COMMANDS} == {*TYPED, *ELSEWHERE}


def test_what_is_installed_is_found_and_its_settings_are_good(tmp_path: Path, postgres: pg.Server) -> None:
    (tmp_path / "etc").mkdir()
    store = postgres.new_database()
    for line in COMMANDS[: COMMANDS.index(command("createuser"))]:
        if program(line) in TYPED:
            do(line, tmp_path)
    told = do(command("/opt/dengen/bin/dengen serve"), tmp_path, DENGEN_DB=store)
    assert f'operators = "{tmp_path}/etc/dengen/operators.token"  # {tmp_path}/etc/dengen/dengen.toml' in told
    assert 'archive_over = "7d"' in told


def test_the_settings_that_ship_are_settings() -> None:
    assert configured({}, {}, str(DEPLOY / "dengen.toml")).faults == []


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    must_have("systemd-analyze", "systemd")
    units = tmp_path / "etc/systemd/system"
    units.mkdir(parents=True)
    do(command("install -m 0644 deploy/dengen@.service"), tmp_path)
    unit = units / "dengen@.service"
    unit.write_text(unit.read_text().replace("/opt/dengen/bin/dengen", str(DENGEN)))
    line = command("systemd-analyze")
    done = subprocess.run(here(line, tmp_path), shell=True, capture_output=True, text=True, timeout=60)
    assert "dengen@" not in done.stdout + done.stderr, done.stderr
    spoilt = unit.read_text().replace("KillMode=mixed", "KillMode=gently")
    unit.write_text(spoilt)
    done = subprocess.run(here(line, tmp_path), shell=True, capture_output=True, text=True, timeout=60)
    assert "gently" in done.stderr, "it would have been seen"


# ---- backups ----


async def test_a_restored_database_goes_on_with_every_game(postgres: pg.Server, tmp_path: Path) -> None:
    must_have("pg_dump", "postgresql-client")
    before = postgres.new_database()
    server, _, name = before.rpartition("/")
    async with running(before) as node:
        ann, bob = await node.table()
        for client in (ann, bob):
            await client.answer()
        stored = await node.node.store.entries(ann.table)
        dump = command("pg_dump").replace("dengen.dump", str(tmp_path / "dengen.dump"))
        await asyncio.to_thread(do, dump.replace("postgresql:///dengen", before), tmp_path)
        cookies, table = [one.guest.cookie for one in (ann, bob)], ann.table
    made = command("createdb --owner=dengen dengen_restored").replace(
        "--owner=dengen dengen_restored", f"{name}_restored"
    )
    address = re.fullmatch(r"postgresql://(\w+)@([\d.]+):(\d+)", server)
    assert address
    do(f"{made} --host={address[2]} --port={address[3]} --username={address[1]}", tmp_path)
    after = f"{before}_restored"
    restore = command("pg_restore").replace("dengen.dump", str(tmp_path / "dengen.dump"))
    do(restore.replace("postgresql:///dengen_restored", after), tmp_path)
    async with running(after) as node:
        people = [node.stranger() for _ in cookies]
        for person, cookie in zip(people, cookies, strict=True):
            person.http.cookies.set(COOKIE, cookie)
        clients = [await person.connect(table) for person in people]
        assert (await node.node.store.entries(table))[: len(stored)] == stored
        await play_to_end(clients)


async def test_a_copy_of_a_file_that_is_in_use_goes_on_with_every_game(tmp_path: Path) -> None:
    must_have("sqlite3", "sqlite3")
    async with running(f"sqlite:///{tmp_path / 'tables.db'}") as node:
        ann, bob = await node.table()
        await ann.answer()
        line = (
            command("sqlite3")
            .replace("tables.db", str(tmp_path / "tables.db"))
            .replace("backup.db", str(tmp_path / "backup.db"))
        )
        await asyncio.to_thread(do, line, tmp_path)
        cookies, table = [one.guest.cookie for one in (ann, bob)], ann.table
    async with running(f"sqlite:///{tmp_path / 'backup.db'}") as node:
        people = [node.stranger() for _ in cookies]
        for person, cookie in zip(people, cookies, strict=True):
            person.http.cookies.set(COOKIE, cookie)
        await play_to_end([await person.connect(table) for person in people])


# ---- nginx ----


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def certificates(root: Path) -> Iterator[Path]:
    folder = root / "etc/letsencrypt/live/cards.example"
    folder.mkdir(parents=True)
    do(
        f"openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=cards.example -addext subjectAltName=DNS:cards.example"
        f" -keyout {folder}/privkey.pem -out {folder}/fullchain.pem",
        root,
    )
    yield folder


@asynccontextmanager
async def proxied(root: Path, nodes: list[str]) -> AsyncIterator[tuple[int, Path]]:
    """nginx with the site of this page, on a free port, before these nodes; its port and certificate."""
    must_have("nginx", "nginx")
    must_have("openssl", "openssl")
    for name in ("sites-available", "sites-enabled", "logs"):
        (root / "etc/nginx" / name).mkdir(parents=True)
    with certificates(root) as folder:
        do(command("install -m 0644 deploy/nginx.conf"), root)
        do(command("ln -s"), root)
        port, plain = free_port(), free_port()
        site = root / "etc/nginx/sites-available/dengen"
        text = site.read_text().replace("/etc/", f"{root}/etc/").replace("443 ssl", f"127.0.0.1:{port} ssl")
        text = text.replace("listen 80;", f"listen 127.0.0.1:{plain};")
        for shown, real in zip(("127.0.0.1:8001", "127.0.0.1:8002"), nodes, strict=True):
            text = text.replace(shown, real.removeprefix("http://"))
        site.write_text(text)
        whole = root / "etc/nginx/nginx.conf"
        kinds = ("body", "proxy", "fastcgi", "uwsgi", "scgi")
        places = "".join(f"{'client_body' if kind == 'body' else kind}_temp_path {root}/{kind};" for kind in kinds)
        whole.write_text(
            f"daemon off; pid {root}/pid; error_log {root}/etc/nginx/logs/error.log; events {{}}"
            f" http {{ access_log {root}/etc/nginx/logs/access.log; {places} include {root}/etc/nginx/sites-enabled/*; }}"
        )
        line = ["nginx", "-p", str(root / "etc/nginx"), "-e", str(root / "etc/nginx/logs/error.log"), "-c", str(whole)]
        do(f"{shlex.join(line)} {command('nginx -t').removeprefix('nginx ')}", root)
        process = subprocess.Popen(line)
        try:
            yield port, folder / "fullchain.pem"
        finally:
            process.terminate()
            process.wait(timeout=20)


@pytest.mark.slow
async def test_people_come_through_nginx_to_either_node(postgres: pg.Server, tmp_path: Path) -> None:
    shared = postgres.new_database()
    async with (
        running(shared) as first,
        running(shared) as second,
        proxied(tmp_path, [first.url, second.url]) as (port, certificate),
    ):
        trust = ssl.create_default_context(cafile=str(certificate))
        headers = {"Host": f"cards.example:{port}", "Origin": f"https://cards.example:{port}"}
        url = f"https://127.0.0.1:{port}"
        trust.check_hostname = False
        async with httpx.AsyncClient(base_url=url, verify=trust, headers=headers, timeout=PATIENCE) as http:
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        assert (await http.get("/api/health")).status_code == 200
                        break
                    except httpx.TransportError:
                        await asyncio.sleep(0.02)
            nodes = {(await http.get("/api/health")).json()["node"] for _ in range(10)}
            assert nodes == {first.node.id, second.node.id}
            assert (await http.get("/metrics")).status_code == 403
            came = await http.put("/api/guest", json={"name": "Ann"})
            assert came.status_code == 200, "Origin is the server's own, with its port"
            assert "secure" in came.headers["set-cookie"].lower()
            cookie = came.headers["set-cookie"].partition(";")[0]
            evil = {**headers, "Origin": "https://evil.example"}
            assert (await http.put("/api/guest", json={"name": "Eve"}, headers=evil)).status_code == 403
            made = await http.post("/api/tables", json={"game": "auction"}, headers={**headers, "Cookie": cookie})
            assert made.status_code == 201, made.text
            way = f"wss://cards.example:{port}/api/tables/{made.json()['table']}/socket"
            async with websockets.connect(
                way,
                host="127.0.0.1",
                port=port,
                ssl=trust,
                origin=Origin(headers["Origin"]),
                additional_headers={"Cookie": cookie},
            ) as line:
                await line.send('{"type": "hello"}')
                said = (json.loads(text)["type"] async for text in line)
                assert await anext(one async for one in said if one != "ping") == "welcome"
                draining = asyncio.create_task(first.runtime.drain())
                await draining
                states = [(await http.get("/api/health")).json() for _ in range(4)]
                assert {one["node"] for one in states} == {second.node.id}, "who stops isn't asked any more"


# ---- containers ----


def test_the_compose_file_names_settings_that_there_are() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    named = set(re.findall(r"^\s+(DENGEN_[A-Z_]+):", text, re.MULTILINE))
    assert {"DENGEN_DB", "DENGEN_NAME"} <= named <= set(PLACES.values())
    assert set(re.findall(r"\$\{(\w+):", text)) == set(re.findall(r"(\w+)=", command("export")))
    same = (DEPLOY / "nginx.conf").read_text().splitlines()[1:]
    other = (DEPLOY / "nginx.compose.conf").read_text().splitlines()[1:]
    differing = [(one, two) for one, two in zip(same, other, strict=True) if one != two]
    assert [re.sub(r"node\d:8000", "", two) for _, two in differing] == [
        re.sub(r"127\.0\.0\.1:800\d", "", one) for one, _ in differing
    ]
    assert len(differing) == 2


def has_compose() -> bool:
    return (
        bool(shutil.which("docker"))
        and not subprocess.run(["docker", "compose", "version"], capture_output=True).returncode
    )


def test_compose_takes_its_file(tmp_path: Path) -> None:
    if not has_compose():
        pytest.skip("docker compose isn't installed (Debian: apt-get install docker-compose-v2)")
    given = dict(re.findall(r"(\w+)=(\S+)", command("export")))
    do(command("docker compose --file deploy/compose.yaml config"), tmp_path, **given)


@pytest.mark.deep
def test_the_image_is_built_from_the_wheel_and_serves() -> None:
    if not shutil.which("docker") or subprocess.run(["docker", "info"], capture_output=True).returncode:
        pytest.skip("no containers can be run here (docker info fails)")
    if not list((ROOT / "dist").glob("dengen-*-cp313-*.whl")):
        pytest.skip("there is no wheel for Python 3.13 in dist/ (make wheels)")
    do("docker build --file deploy/Containerfile --tag dengen-test .", ROOT)
    assert "dengen" in do("docker run --rm dengen-test --version", ROOT)


# ---- figures and alerts ----

FILES = {name: (DEPLOY / name).read_text(encoding="utf-8") for name in ("grafana.json", "alerts.yml")}


@pytest.mark.parametrize("name", FILES)
async def test_every_figure_that_is_named_is_told(name: str, tmp_path: Path) -> None:
    named = set(re.findall(r"dengen_\w+", FILES[name]))
    async with running(f"sqlite:///{tmp_path / 't.db'}") as server:
        text = (await server.stranger().http.get("/metrics")).text
    told = {series.partition("{")[0] for series in summed(text)}
    assert len(named) > 8
    assert named - told == set()


def test_the_dashboard_can_be_imported() -> None:
    board = json.loads(FILES["grafana.json"])
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places) > 10
    assert all(target["expr"] for panel in board["panels"] for target in panel["targets"])


def test_prometheus_takes_the_rules(tmp_path: Path) -> None:
    must_have("promtool", "prometheus")
    assert "SUCCESS" in do(command("promtool"), tmp_path)
    do("promtool check config deploy/prometheus.yml", tmp_path)


MINUTES = 12
SCRAPES = MINUTES * 4


def series_of(before: str, after: str) -> list[dict[str, Any]]:
    """As Prometheus would have scraped them: so for a third of the time, then changed."""
    first, then = (
        {line.rpartition(" ")[0]: line.rpartition(" ")[2] for line in text.splitlines() if line[0] != "#"}
        for text in (before, after)
    )
    third = SCRAPES // 3
    return [
        {"series": series, "values": f"{first.get(series, 0)}+0x{third} {value}+0x{SCRAPES - third}"}
        for series, value in then.items()
    ]


def firing(folder: Path, before: str, after: str, *more: dict[str, Any]) -> set[str]:
    """The alerts that these figures raise, by promtool: each is expected not to fire, and those that do are told."""
    names = re.findall(r"alert: (\w+)", FILES["alerts.yml"])
    series = [*series_of(before, after), *more]
    fired = set()
    for name in names:
        test = {
            "rule_files": [str(DEPLOY / "alerts.yml")], "evaluation_interval": "15s",
            "tests": [{"interval": "15s", "input_series": series, "alert_rule_test": [
                {"eval_time": f"{minute}m", "alertname": name, "exp_alerts": []} for minute in range(1, MINUTES)
            ]}],
        }  # fmt: skip
        file = folder / f"{name}.yml"
        file.write_text(json.dumps(test))
        done = subprocess.run(["promtool", "test", "rules", str(file)], capture_output=True, text=True, timeout=60)
        if done.returncode:
            assert f"alertname: {name}" in done.stdout + done.stderr or "exp:" in done.stdout + done.stderr, done.stderr
            fired.add(name)
    return fired


@pytest.mark.deep
async def test_alerts_are_raised_by_real_failures_and_by_nothing_else(postgres: pg.Server, tmp_path: Path) -> None:
    must_have("promtool", "prometheus")
    address = postgres.new_database()
    async with running(address, limits=quick(messages=1.0, messages_burst=5, flood=2)) as server:
        http = server.stranger().http

        async def scrape() -> str:
            return (await http.get("/metrics")).text

        well = await scrape()
        ann = await server.guest("Ann")
        table = (await ann.create_table())["table"]
        await ann.connect(table)
        assert firing(tmp_path, well, await scrape()) == set()
        assert firing(
            tmp_path, well, well, {"series": 'up{job="dengen",instance="x"}', "values": f"0+0x{SCRAPES}"}
        ) == {"DengenDown"}
        server.node.games.default = None  # type: ignore[method-assign,assignment]
        assert (await http.get("/api/games/lumiel/ratings")).status_code == 500
        assert firing(tmp_path, well, broken := await scrape()) == {"DengenServerErrors"}
        for _ in range(25):
            client = await ann.connect(table)
            for _ in range(12):
                await client.send("no message")
            await client.closed()
        assert firing(tmp_path, broken, flooded := await scrape()) == {"DengenFlood"}
        postgres.stop()
        try:
            async with asyncio.timeout(PATIENCE):
                while (await http.get("/api/health")).status_code != 503:
                    await asyncio.sleep(0.02)
            assert "DengenStoreDown" in firing(tmp_path, flooded, await scrape())
        finally:
            postgres.start()


async def test_a_table_that_is_set_aside_raises_an_alert(tmp_path: Path) -> None:
    must_have("promtool", "prometheus")
    file = tmp_path / "t.db"
    async with running(f"sqlite:///{file}") as server:
        ann, _ = await server.table()
        well = (await ann.guest.http.get("/metrics")).text
        cookie = ann.guest.cookie
    spoil(file, ann.table)
    async with running(f"sqlite:///{file}") as server:
        back = server.stranger()
        back.http.cookies.set(COOKIE, cookie)
        assert (await back.http.get(f"/api/tables/{ann.table}")).status_code == 404
        text = (await back.http.get("/metrics")).text
        whose = re.compile(r'node="\w+"')
        assert firing(tmp_path, whose.sub('node="n"', well), whose.sub('node="n"', text)) == {"DengenTablesSetAside"}
