"""Settings by flag, environment and file: which counts, what is wrong with them, and `dengen serve --check`."""

import json
import tomllib
from pathlib import Path

import pytest
from msgspec.structs import fields

from dengen.cli import main
from dengen.server.config.configuration import KINDS, Choices, as_file, configured
from dengen.server.config.settings import DAY, ServerLimits
from dengen.server.startup import settled
from dengen.terminal.commands.serve import EXAMPLES


def file_of(folder: Path, text: str) -> str:
    file = folder / "dengen.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_flag_counts_more_than_the_environment_and_that_more_than_a_file(tmp_path: Path) -> None:
    file = file_of(tmp_path, "port = 1\nworkers = 1\nbot_workers = 1\n[limits]\ntables = 1\nconnections = 1\n")
    environment = {"DENGEN_WORKERS": "2", "DENGEN_BOT_WORKERS": "2", "DENGEN_LIMIT_TABLES": "2"}
    found = configured({"bot_workers": "3", "limits.tables": "3"}, environment, file)
    assert found.faults == []
    choices, limits = found.choices, found.limits
    assert (choices.port, choices.workers, choices.bot_workers, choices.sandbox_workers) == (1, 2, 3, 1)
    assert (limits.connections, limits.tables, limits.messages_burst) == (1, 3, ServerLimits().messages_burst)
    assert found.source("port") == file
    assert found.source("workers") == "DENGEN_WORKERS"
    assert found.source("limits.tables") == "--limit tables"
    assert found.source("sandbox_workers") == "default"


@pytest.mark.parametrize(
    ("former", "name", "value"),
    [
        ("readers", "sandbox_workers", 3),
        ("words", "blocklist", "/etc/dengen/words"),
        ("traces", "otel", "http://127.0.0.1:4318"),
    ],
)
def test_settings_keep_their_former_names(tmp_path: Path, former: str, name: str, value: object) -> None:
    by_file = configured({}, {}, file_of(tmp_path, f"{former} = {json.dumps(value)}\n"))
    by_environment = configured({}, {f"DENGEN_{former.upper()}": str(value)})
    for found in (by_file, by_environment):
        assert (found.faults, getattr(found.choices, name)) == ([], value)


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    file = file_of(tmp_path, 'host = "0.0.0.0"')
    assert configured({}, {"DENGEN_CONFIG": file}).choices.host == "0.0.0.0"


def test_every_limit_can_be_set_by_file_environment_and_flag(tmp_path: Path) -> None:
    for field in fields(ServerLimits):
        name, wish = field.name, 7 if field.type is not float else 7.0
        by_file = configured({}, {}, file_of(tmp_path, f"[limits]\n{name} = {wish}\n"))
        by_environment = configured({}, {f"DENGEN_LIMIT_{name.upper()}": str(wish)})
        by_flag = configured({f"limits.{name}": str(wish)}, {})
        for found in (by_file, by_environment, by_flag):
            assert (found.faults, getattr(found.limits, name)) == ([], 7), name


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("limits.archive_over", "3d", 3 * DAY),
        ("limits.hello", "1.5 s", 1500),
        ("limits.hello", "250", 250),
        ("limits.message", "128KB", 128 * 1024),
        ("limits.reading_memory", "1 gb", 1024**3),
    ],
)
def test_spans_and_sizes_may_have_units(name: str, text: str, value: int) -> None:
    found = configured({name: text}, {})
    assert (found.faults, getattr(found.limits, name.removeprefix("limits."))) == ([], value)


def test_lists_and_switches_are_read_from_texts() -> None:
    found = configured({}, {"DENGEN_ORIGIN": "https://a.example, https://b.example", "DENGEN_SETS": "true"})
    assert (found.choices.origin, found.choices.sets) == (("https://a.example", "https://b.example"), True)
    assert configured({"analysis": False}, {}).choices.analysis is False


def test_a_file_that_a_file_names_lies_beside_it(tmp_path: Path) -> None:
    found = configured({}, {}, file_of(tmp_path, 'push_keys = "push.json"'))
    assert found.choices.push_keys == str(tmp_path / "push.json")


def test_all_that_is_wrong_is_told_at_once_with_what_may_have_been_meant(tmp_path: Path) -> None:
    file = file_of(tmp_path, 'prot = 3\nworkers = "many"\nsets = 1\n[limits]\ntabels = 3\nmessage = "1 parsec"\n')
    environment = {"DENGEN_BOT_WORKER": "3", "DENGEN_WORKERS": "0", "DENGEN_SOMETHING_ELSE": "1", "DENGEN_PAGE": "0"}
    found = configured({"port": "99999", "limits.hello": "soon"}, environment, file)
    assert [fault.en.replace(file, "FILE") for fault in found.faults] == [
        "FILE: There is no setting 'prot'. Did you mean port?",
        'FILE: workers takes a number from 1 to 64, not "many".',
        "FILE: sets takes true or false, not 1.",
        "FILE: There is no setting 'tabels'. Did you mean tables?",
        'FILE: limits.message takes a size such as 64KB or 512MB, not "1 parsec".',
        "There is no setting 'DENGEN_BOT_WORKER'. Did you mean DENGEN_BOT_WORKERS?",
        "DENGEN_WORKERS takes a number from 1 to 64, not 0.",
        "--port takes a number from 0 to 65535, not 99999.",
        "--limit hello takes a span such as 500ms, 30s, 15min, 2h or 60d, not soon.",
    ]
    assert all(fault.ja != fault.en for fault in found.faults)


@pytest.mark.parametrize(
    ("text", "said"), [("port = ", "valid TOML"), ("limits = 3", "`limits` must be a table"), (None, "can't be read")]
)
def test_a_file_that_can_t_be_read_is_told(tmp_path: Path, text: str | None, said: str) -> None:
    file = file_of(tmp_path, text) if text is not None else str(tmp_path / "nothing.toml")
    (fault,) = configured({}, {}, file).faults
    assert said in fault.en
    assert file in fault.ja


def test_what_is_printed_can_be_read_as_a_file_and_says_the_same(tmp_path: Path) -> None:
    found = configured({"limits.archive_over": "36h", "origin": ["https://a"], "port": "81"}, {"DENGEN_WORKERS": "2"})
    before = found._replace(choices=settled(found.choices, False))
    text = "\n".join(as_file(before))
    after = configured({}, {}, file_of(tmp_path, text))
    assert (after.faults, after.choices, after.limits) == ([], before.choices, before.limits)
    assert "port = 81  # --port" in text
    assert 'archive_over = "36h"  # --limit archive_over' in text
    assert "sandbox_workers = 1  # default" in text
    printed = tomllib.loads(text)
    assert {*printed, *(f"limits.{name}" for name in printed["limits"])} == {*KINDS, "limits"} - {"lan"}


def check(capsys: pytest.CaptureFixture[str], *line: str) -> tuple[int, str, str]:
    code = main(["serve", "--check", *line])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_check_prints_all_of_it_and_starts_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = check(capsys, "--db", str(tmp_path / "t.db"), "--config", file_of(tmp_path, "bot_workers = 2"))
    assert (code, err) == (0, "")
    assert f"bot_workers = 2  # {tmp_path / 'dengen.toml'}" in out
    assert "[limits]" in out
    assert not (tmp_path / "t.db").exists()


def test_a_check_tells_everything_that_speaks_against_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.db").write_text("no database " * 100)
    line = ("--db", str(tmp_path / "x.db"), "--workers", "2", "--player", "nobody:Nothing", "--limit", "tabels=1")
    code, out, err = check(capsys, *line, "--push-keys", str(tmp_path / "none.json"))
    assert code == 2
    assert "workers = 2" in out
    lines = err.splitlines()
    wrong = ("Did you mean tables?", "needs PostgreSQL", "nobody:Nothing", "none.json", "can't be used as a store")
    assert len(lines) == len(wrong)
    assert all(said in line for said, line in zip(wrong, lines, strict=True))


def test_a_password_is_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, err = check(capsys, "--db", "postgresql://dengen:secret@127.0.0.1:1/dengen")
    assert "secret" not in out + err
    assert 'db = "postgresql://dengen:…@127.0.0.1:1/dengen"  # --db' in out


def test_nothing_is_begun_with_settings_that_are_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--db", str(tmp_path / "t.db"), "--port", "x", "--limit", "hello=soon"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
    assert not (tmp_path / "t.db").exists()
    assert main(["serve", "--limit", "hello"]) == 2
    assert "NAME=VALUE" in capsys.readouterr().err


def test_a_password_in_the_settings_is_not_logged() -> None:
    from dengen.server.config.configuration import chosen_of

    found = configured({"db": "postgresql://dengen:secret@db/dengen", "limits.tables": "3"}, {})
    assert chosen_of(found) == {
        "db": '"postgresql://dengen:…@db/dengen" (--db)',
        "limits.tables": "3 (--limit tables)",
    }


def test_every_choice_has_a_flag() -> None:
    from dengen.cli import parser

    serve = next(action for action in parser(["serve"])._actions if action.dest == "command").choices["serve"]  # type: ignore[index]
    assert {field.name for field in fields(Choices)} <= {action.dest for action in serve._actions}
    assert "--check" in EXAMPLES
