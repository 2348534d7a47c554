"""How a server is configured: by flags; else by the environment; else by a file; else as it is by itself."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict, fields

from dengen.core.base.errors import DengenError
from dengen.core.base.words import Text
from dengen.server.config.setting_types import InvalidValue, SettingType
from dengen.server.config.settings import ServerLimits

Processes = Annotated[int, Meta(ge=1, le=64)]
LabProcesses = Annotated[int, Meta(ge=0, le=64)]
Port = Annotated[int, Meta(ge=0, le=65535)]
Seconds = Annotated[float, Meta(ge=0, le=600)]
File = Annotated[str, Meta(extra={"unit": "file"})]
Lan = Literal["yes", "no", "ask"]

DEFAULT = "default"
PREFIX = "DENGEN_"
LIMIT = "limits."
# What other parts of dengen are told by the environment
OTHERS = (
    "ANSWERS", "COMPILING", "CONFIG", "DEEP", "EXPECT_COMPILED", "LAB", "MYPYC", "PAGE", "REPORTS", "ROUND", "SERVE", "SERVER",
)  # fmt: skip


class Choices(Struct, frozen=True, kw_only=True):
    """What can be chosen, beside the limits; None: what fits where the server listens (`dengen serve --help`)."""

    host: str = ""
    port: Port | None = None
    lan: Lan | None = None
    db: str = ""
    workers: Processes = 1
    bot_workers: Processes = 1
    sandbox_workers: Processes = 1
    pondering: Seconds | None = None
    origin: tuple[str, ...] = ()
    player: tuple[str, ...] = ()
    analysis: bool | None = None
    positions: bool | None = None
    sets: bool | None = None
    lab_workers: LabProcesses | None = None
    push_keys: File = ""
    push_host: tuple[str, ...] = ()
    drain: Seconds = 2.0
    blocklist: File = ""
    operators: File = ""
    name: str = ""
    otel: str = ""


FORMER_NAMES = {"readers": "sandbox_workers", "words": "blocklist", "traces": "otel"}


class BadConfiguration(DengenError):
    """All that is wrong, a line each."""

    code = "bad_configuration"

    def __init__(self, faults: Iterable[Text]) -> None:
        self.faults = list(faults)
        super().__init__("\n".join(fault.en for fault in self.faults))
        self.ja = "\n".join(fault.ja for fault in self.faults)


class Configuration(NamedTuple):
    """`sources`: who chose it, by its name; what isn't there nobody chose. `faults`: what was wished and can't be."""

    choices: Choices
    limits: ServerLimits
    sources: dict[str, str]
    faults: list[Text]

    def source(self, name: str) -> str:
        return self.sources.get(name, DEFAULT)


class SettingValue(NamedTuple):
    """A value for something, and who wishes it: `where` names it there, `source` is how that place is called."""

    name: str
    value: Any
    source: str
    where: str
    is_text: bool  # as environments and command lines have it


KINDS = {one.name: SettingType(one.type) for one in fields(Choices)} | {
    LIMIT + one.name: SettingType(one.type) for one in fields(ServerLimits)
}
PLACES = {name: PREFIX + name.upper().replace(LIMIT.upper(), "LIMIT_") for name in KINDS}  # in the environment


def configured(flags: Mapping[str, Any], environment: Mapping[str, str], file: str = "") -> Configuration:
    """What is to be, of all that is wished: of several wishes for the same the last counts.

    `flags`: by the names of the choices; a limit is named with `limits.` in front.
    """
    chosen: dict[str, Any] = {}
    sources: dict[str, str] = {}
    faults: list[Text] = []
    for wish in wishes(flags, environment, file, faults):
        if wish.name not in KINDS:
            faults.append(unknown(wish.where, wish.name.removeprefix(LIMIT), same_table(wish.name)))
            continue
        try:
            chosen[wish.name] = KINDS[wish.name].read(wish.value, wish.is_text)
            sources[wish.name] = wish.source
        except InvalidValue:
            faults.append(misfit(wish))
    limits = {name.removeprefix(LIMIT): value for name, value in chosen.items() if name.startswith(LIMIT)}
    choices = {name: value for name, value in chosen.items() if not name.startswith(LIMIT)}
    return Configuration(Choices(**choices), ServerLimits(**limits), sources, faults)


def wishes(
    flags: Mapping[str, Any], environment: Mapping[str, str], file: str, faults: list[Text]
) -> Iterator[SettingValue]:
    """Those that count less first."""
    yield from in_file(file or environment.get(f"{PREFIX}CONFIG", ""), faults)
    yield from in_environment(environment, faults)
    for name, value in flags.items():
        flag = f"--limit {name.removeprefix(LIMIT)}" if name.startswith(LIMIT) else f"--{name.replace('_', '-')}"
        yield SettingValue(name, value, flag, flag, is_text=True)


def in_environment(environment: Mapping[str, str], faults: list[Text]) -> Iterator[SettingValue]:
    names = {place: name for name, place in PLACES.items()}
    names |= {PREFIX + former.upper(): name for former, name in FORMER_NAMES.items()}
    for place, value in environment.items():
        if place in names:
            yield SettingValue(names[place], value, place, place, is_text=True)
        elif place.startswith(PREFIX) and place.removeprefix(PREFIX) not in OTHERS and is_nearly(place, names):
            faults.append(unknown("", place, names))


def is_nearly(place: str, names: Iterable[str]) -> bool:
    """Else it may be meant for somebody else."""
    return bool(meant(place.removeprefix(PREFIX), [name.removeprefix(PREFIX) for name in names]))


def in_file(file: str, faults: list[Text]) -> Iterator[SettingValue]:
    if not file:
        return
    path = Path(file)
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        faults.append(Text(f"{file} can't be read: {error.strerror}.", f"{file} を読めません。"))
        return
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        faults.append(Text(f"{file} isn't valid TOML: {error}.", f"{file} はTOMLではありません：{error}"))
        return
    limits = content.pop("limits", {})
    if not isinstance(limits, dict):
        faults.append(Text(f"{file}: `limits` must be a table: [limits].", f"{file}：limits は表です（[limits]）。"))
        limits = {}
    for written, value in [*content.items(), *((LIMIT + name, value) for name, value in limits.items())]:
        name = FORMER_NAMES.get(written, written)
        yield SettingValue(name, beside(path, name, value), file, f"{file}: {written}", is_text=False)


def beside(path: Path, name: str, value: Any) -> Any:
    """Files that a file names lie beside it, unless it says otherwise."""
    is_file = name in KINDS and KINDS[name].is_file and isinstance(value, str) and value
    return str((path.parent / value).absolute()) if is_file else value


# ---- what is wrong ----


def same_table(name: str) -> list[str]:
    """The names among which this one was sought."""
    if name.startswith(LIMIT):
        return [one.removeprefix(LIMIT) for one in KINDS if one.startswith(LIMIT)]
    return [one for one in KINDS if not one.startswith(LIMIT)]


def meant(name: str, known: Iterable[str]) -> str:
    return next(iter(get_close_matches(name, list(known), 1)), "")


def unknown(where: str, name: str, known: Iterable[str]) -> Text:
    close = meant(name, known)
    en, ja = (f" Did you mean {close}?", f"{close} ではありませんか？") if close else ("", "")
    place = f"{where.rpartition(': ')[0]}: " if ": " in where else ""
    return Text(f"{place}There is no setting {name!r}.{en}", f"{place}{name!r} という設定はありません。{ja}")


def misfit(wish: SettingValue) -> Text:
    expected = KINDS[wish.name].expected
    shown = wish.value if wish.is_text and isinstance(wish.value, str) else msgspec.json.encode(wish.value).decode()
    return Text(
        f"{wish.where} takes {expected.en}, not {shown}.", f"{wish.where} は{expected.ja}です（{shown} は使えません）。"
    )


# ---- to be read by people ----


def shown(name: str, value: Any) -> str:
    """As a file would say it."""
    if name == "db":
        value = without_password(value)
    return KINDS[name].shown(value)


def without_password(address: str) -> str:
    scheme, separator, rest = address.partition("://")
    user, at, place = rest.rpartition("@")
    name, colon, _ = user.partition(":")
    return f"{scheme}{separator}{name}:…@{place}" if at and colon else address


def chosen_of(configuration: Configuration) -> dict[str, str]:
    """What somebody chose, each with who did."""
    parts: dict[str, Any] = asdict(configuration.choices) | {
        LIMIT + name: value for name, value in asdict(configuration.limits).items()
    }
    return {name: f"{shown(name, parts[name])} ({source})" for name, source in configuration.sources.items()}


def as_file(configuration: Configuration) -> Iterator[str]:
    """All of it as lines of a file, each with where it comes from; what nobody chose and isn't anything is left out."""
    sections: tuple[tuple[str, str, Struct], ...] = (
        ("", "", configuration.choices),
        ("[limits]", LIMIT, configuration.limits),
    )
    for title, prefix, part in sections:
        if title:
            yield title
        for field in fields(part):
            name, value = prefix + field.name, getattr(part, field.name)
            if value is not None:
                yield f"{field.name} = {shown(name, value)}  # {configuration.source(name)}"
