"""Counters and gauges in Prometheus' text format."""

import re
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

Labels = tuple[tuple[str, str], ...]

WHOSE = re.compile(r'(?<=\{)node="(?:[^"\\]|\\.)*",worker="\d+",?')
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

COUNTERS = {
    "commands_total": "commands that have happened",
    "refusals_total": "commands that were refused, by code",
    "bot_answers_total": "answers of bots",
    "messages_sent_total": "messages that were sent",
    "bytes_sent_total": "bytes that were sent",
    "connections_total": "connections that were opened",
    "closes_total": "connections that the server closed, by reason",
    "tables_founded_total": "tables that were founded",
    "tables_loaded_total": "tables that were read from the store",
    "tables_set_aside_total": "tables that couldn't be read, by id",
    "films_total": "finished games that were filmed",
    "films_failed_total": "finished games that couldn't be filmed",
    "requests_total": "HTTP requests, by status",
    "push_total": "push notifications, by what became of them",
    "loop_stalls_total": "times that the event loop kept everybody waiting for more than 50 ms",
    "loop_stalled_seconds_total": "how long it did so",
    "store_trouble_total": "times that the store couldn't be used",
}


class Sample(Struct, frozen=True):
    """`suffix`: behind the family's name, in a histogram."""

    suffix: str
    labels: Labels
    value: float


class Family(Struct, frozen=True):
    name: str
    kind: str
    about: str
    samples: list[Sample]


class Metrics:
    def __init__(self) -> None:
        self._counts: dict[tuple[str, Labels], float] = {(name, ()): 0 for name in COUNTERS}
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def count(self, name: str, by: float = 1, **labels: str) -> None:
        """`count("refusals_total", code="stale_question")`"""
        key = (name, tuple(sorted(labels.items())) if labels else ())
        self._counts[key] = self._counts.get(key, 0) + by

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        self._gauges[name] = (about, value)

    def acknowledged(self, seconds: float) -> None:
        """How long a command took from its arrival to its acknowledgement."""
        self._sum += seconds
        for index, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self._buckets[index] += 1
                return
        self._buckets[-1] += 1

    def families(self) -> list[Family]:
        """All of it, as it is now."""
        counters = [Family(name, "counter", about, self._counter(name)) for name, about in COUNTERS.items()]
        gauges = [
            Family(name, "gauge", about, [Sample("", (), float(gauge()))])
            for name, (about, gauge) in self._gauges.items()
        ]
        about = "from the arrival of a command to its acknowledgement"
        return [*counters, *gauges, Family("acknowledgement_seconds", "histogram", about, self._histogram())]

    def text(self) -> str:
        return rendered([((), self.families())])

    def _counter(self, name: str) -> list[Sample]:
        counts = {labels: value for (known, labels), value in self._counts.items() if known == name}
        if len(counts) > 1:
            counts.pop((), None)
        return [Sample("", labels, value) for labels, value in counts.items()]

    def _histogram(self) -> list[Sample]:
        buckets, total = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._buckets, strict=True):
            total += count
            buckets.append(Sample("_bucket", (("le", bound),), total))
        return [*buckets, Sample("_sum", (), self._sum), Sample("_count", (), total)]


def rendered(parts: Iterable[tuple[Labels, Sequence[Family]]]) -> str:
    """The families of several processes, each with the labels of its process, in the order of the first."""
    heads: dict[str, Family] = {}
    lines: dict[str, list[str]] = {}
    for labels, families in parts:
        for one in families:
            heads.setdefault(one.name, one)
            lines.setdefault(one.name, []).extend(
                f"dengen_{one.name}{sample.suffix}{braced((*labels, *sample.labels))} {sample.value:g}"
                for sample in one.samples
            )
    told = [
        [f"# HELP dengen_{name} {head.about}", f"# TYPE dengen_{name} {head.kind}", *lines[name]]
        for name, head in heads.items()
    ]
    return "\n".join(line for family in told for line in family) + "\n"


def summed(text: str) -> dict[str, float]:
    """What all nodes and workers of such a text have together, by name and other labels."""
    sums: dict[str, float] = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            series, _, value = line.rpartition(" ")
            name = WHOSE.sub("", series).replace("{}", "")
            sums[name] = sums.get(name, 0.0) + float(value)
    return sums


def braced(labels: Labels) -> str:
    """As they stand behind a name: `{code="stale_question"}`."""
    return "{" + ",".join(f'{name}="{escaped(value)}"' for name, value in labels) + "}" if labels else ""


def escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
