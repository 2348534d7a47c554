"""docs/protocol.md says what the server does: its examples can be read, its schema holds, its bot plays."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import dengen
from dengen.core.base.errors import DengenError
from dengen.games.trump_fighter.live import inputs
from dengen.players.hint import Hint, ScoredAction
from dengen.server.config.settings import ServerSettings
from dengen.server.http.problems import CODES, STATUS
from dengen.server.http.routes.tables import NewTable
from dengen.server.http.table_socket import hint_answer
from dengen.server.protocol import wire
from dengen.server.protocol.errors import JAPANESE
from dengen.server.schema import GameRecord, requests, schema
from dengen.table.change import Job
from dengen.table.commands import FromClient
from examples.high_card import HighCard
from examples.protocol_bot import play
from tests.server.kit import play_to_end, quick, running, small_games

DOCS = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")


def rows(chapter: str) -> list[str]:
    """The examples in the first column of a chapter's table."""
    text = DOCS.split(f"### {chapter}\n")[1].split("\n###")[0]
    return [row for row in re.findall(r"^\| `(\{.*?\})` \|", text, re.M) if "…}" not in row]


def test_every_message_of_a_client_is_an_example_that_can_be_read() -> None:
    messages = [msgspec.json.decode(row, type=wire.Up) for row in rows("From you")]
    assert {type(message) for message in messages} | {wire.Do} == set(wire.Up.__args__)


def test_every_command_is_an_example_that_can_be_read() -> None:
    commands: list[Any] = [msgspec.json.decode(row, type=FromClient) for row in rows("Commands")]
    assert {type(command) for command in commands} == set(FromClient.__args__)


def test_every_message_of_the_server_is_an_example_that_can_be_read() -> None:
    messages = [msgspec.json.decode(row, type=wire.Down) for row in rows("From the server")]
    assert {type(message) for message in messages} | {wire.TableMessage} == set(wire.Down.__args__)


def test_the_example_of_a_table_message_and_of_a_new_table_can_be_read() -> None:
    blocks = re.findall(r"```json\n(.*?)```", DOCS, re.S)
    assert isinstance(msgspec.json.decode(next(b for b in blocks if '"fresh"' in b), type=wire.Down), wire.TableMessage)
    assert msgspec.json.decode(next(b for b in blocks if '"first_to": 1,\n' in b), type=NewTable).game == "lumiel"


def test_every_input_of_a_live_fight_is_an_example_that_can_be_read() -> None:
    documented = {type(inputs.read(json.loads(row))) for row in rows("Live fights")}
    assert documented == set(inputs.Input.__args__) - {inputs.Resign, inputs.Leave, inputs.Ping}  # those are commands


def actions_in(text: str) -> set[str]:
    """Every action that an example names: as an answer, in a list of them, or as an offer."""
    single = re.findall(r'"action": "([^"]+)"', text) + re.findall(r'"offers": \[\{"name": "([^"]+)"', text)
    several = re.findall(r'"actions": \[("[^\]]+)\]', text)
    return {*single, *(name.strip(' "') for names in several for name in names.split(","))}


def test_every_action_that_an_example_names_is_an_action_of_its_game() -> None:
    fights = [line for line in DOCS.splitlines() if '"kind": "act"' in line]
    others = "\n".join(line for line in DOCS.splitlines() if line not in fights)
    for id, text in (("trump_fighter", "\n".join(fights)), ("lumiel", others)):
        named = actions_in(text)
        assert named, id
        assert named <= set(dengen.game(id).action_names())


def test_every_code_of_the_http_part_is_explained_with_its_status() -> None:
    line = DOCS.split("Over HTTP, with the status:")[1].split("\n\n")[0]
    for status, text in re.findall(r"(\d{3}) ([^;.]*)", line):
        for code in re.findall(r"`(\w+)`", text):
            assert STATUS.get(code, 400) == int(status) or CODES.get(int(status)) == code or status == "500", code
    for code in {*STATUS, *CODES.values()}:
        assert f"`{code}`" in line, code


def every_error(family: type[DengenError] = DengenError) -> Iterator[type[DengenError]]:
    yield family
    for one in family.__subclasses__():
        yield from every_error(one)


def test_every_code_that_is_explained_exists() -> None:
    chapter = DOCS.split("### Refusals\n")[1].split("\n###")[0]
    known = {error.code for error in every_error()} | {*JAPANESE, *CODES.values()}
    assert set(re.findall(r"`(\w+)`", chapter)) - {"code", "en", "ja", "clause"} <= known


def test_every_close_code_is_explained() -> None:
    for name, code in wire.CLOSE.items():
        assert re.search(rf"^\| {code}[ ,].*{name.replace('_', ' ')}", DOCS, re.M), name


def test_the_schema_describes_messages_and_the_view_of_every_game() -> None:
    games = small_games()
    made = schema(games.default(id) for id in games.ids)
    text = json.dumps(made)
    for reference in set(re.findall(r'"#/\$defs/([^"]+)"', text)):
        assert reference in made["$defs"]
    assert set(made["views"]) == set(games.ids)


def test_the_schema_describes_every_request_of_the_http_part() -> None:
    made = schema([])
    asked = re.findall(r"`(?:GET|PUT|POST) [^`?]+`", DOCS.split("## HTTP\n")[1].split("\n###")[0])
    assert {line.strip("`").replace("{n}", "{game}") for line in asked} <= set(made["http"])
    assert made["http"]["POST /api/tables"] == {
        "body": {"$ref": "#/$defs/NewTable"},
        "answer": {"$ref": "#/$defs/CreatedTable"},
    }
    assert made["$defs"]["NewTable"]["required"] == ["game"], "who writes may leave out what has a default"
    assert "pause" in made["$defs"]["Asked"]["required"], "who reads finds every field"
    assert "invite" not in made["$defs"]["TableInfo"]["required"], "unless it is left out"


def test_a_hint_to_a_question_with_one_answer_has_nothing_to_consider() -> None:
    game = HighCard()
    world = game.new(2, 7)
    act = world.legal(0)[0]
    job = Job("t", "hint", 0, 1, "hard", world, 7)
    only = Hint(act, [ScoredAction(act, game.describe(world, 0, act), 0.0, 0)], [])
    answer = hint_answer("1", game, job, only)
    assert (answer.action, answer.considered, answer.reasons) == (game.name(act), [], [])


@pytest.mark.anyio
async def test_the_bot_of_the_examples_plays_a_whole_game(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 't.db'}") as server:
        ann = await server.guest()
        created = await ann.create_table("lumiel", seats=3, bots=["", "", "random"], join="invited", bot_pace="instant")
        bot = asyncio.create_task(play(server.url + created["link"]))
        client = await ann.connect(created["table"])
        await client.until(lambda c: any(chair.get("name") == "Protocol bot" for chair in c.shown["room"]["chairs"]))
        seat = next(
            seat
            for seat, chair in enumerate(client.shown["room"]["chairs"])
            if not chair.get("name") and not chair.get("level")
        )
        await client.do("sit", seat=seat, name="Ann")
        await client.do("begin")
        await play_to_end([client])
        assert json.loads(await bot) == client.shown["view"]["outcome"]


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
words = st.sampled_from(["card:3", "card:4", "done", "", "nonsense"]) | st.text(max_size=9)
seats = st.integers(-1, 3)
commands = st.one_of(
    st.fixed_dictionaries(
        {"do": st.just("act"), "question": st.integers(0, 9), "actions": st.lists(words, max_size=3)}
    ),
    st.fixed_dictionaries(
        {"do": st.just("sit"), "seat": seats, "name": words}, optional={"options": st.dictionaries(words, values)}
    ),
    st.fixed_dictionaries({"do": st.just("seatbot"), "seat": seats, "level": st.just("easy") | words}),
    st.fixed_dictionaries({"do": st.just("pacebots"), "pace": st.sampled_from(["instant", "calm"]) | words}),
    st.fixed_dictionaries({"do": st.sampled_from(["begin", "takeback"])}),
    st.fixed_dictionaries(
        {"do": st.just("vote"), "on": st.sampled_from(["take_back", "rematch"]), "yes": st.booleans()}
    ),
    st.fixed_dictionaries({"do": st.just("say"), "text": st.text(max_size=300)}),
    st.fixed_dictionaries({"do": st.just("mute"), "whom": words, "on": st.booleans()}),
    st.fixed_dictionaries({"do": st.just("feed"), "input": st.dictionaries(words, values, max_size=3)}),
    st.fixed_dictionaries({"do": st.just("swap"), "a": seats, "b": seats}),
    st.fixed_dictionaries({"do": st.just("clear"), "seat": seats}),
)
ids = st.text(max_size=70)
messages = st.one_of(
    st.fixed_dictionaries({"type": st.just("do"), "id": ids, "command": commands}),
    st.fixed_dictionaries({"type": st.just("preview"), "id": ids, "actions": st.lists(words, max_size=3)}),
    st.fixed_dictionaries({"type": st.just("why"), "id": ids, "action": words}),
    st.fixed_dictionaries({"type": st.just("hint"), "id": ids}, optional={"level": words}),
    st.fixed_dictionaries({"type": st.just("pong"), "ping": st.integers()}),
    st.fixed_dictionaries({"type": words, "id": values, "command": commands | values}, optional={"time": values}),
    values,
)


@pytest.mark.anyio
async def test_whatever_a_client_sends_the_server_answers_and_the_table_goes_on(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 't.db'}", limits=quick(bad_messages=10**6)) as server:
        ann, bob = await server.table()
        said: list[Any] = []

        @settings(
            max_examples=600, deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True
        )
        @given(messages)
        def invent(message: Any) -> None:
            said.append(message)

        invent()
        for number, message in enumerate(said):
            await ann.send(message if not isinstance(message, str | bytes) else json.dumps(message))
            if number % 25 == 0:
                await ann.ask("why", id=f"alive-{number}", action="done")
        await ann.ask("why", id="alive", action="done")
        codes = {message.get("code") for message in ann.others if message["type"] == "refused"}
        assert "internal" not in codes, server.log.getvalue()[-2000:]
        assert {"bad_message", "bad_action", "wrong_moment"} <= codes
        if ann.stage == "playing":
            await play_to_end([ann, bob])
    assert '"event":"message"' not in server.log.getvalue()


def test_settings_go_through_the_environment() -> None:
    made = ServerSettings(store="sqlite:///x", origins=("https://a.example",))
    assert msgspec.json.decode(msgspec.json.encode(made), type=ServerSettings) == made


def test_the_schema_publishes_records_but_not_pdfs() -> None:
    asked = {request.line: request.answer for request in requests()}
    assert asked["GET /api/tables/{table}/records/{game}"] is GameRecord
    assert asked["GET /api/games/{game}/print"] is None
    assert asked["GET /api/sets/{id}/print"] is None
