"""Counters and gauges in Prometheus' text format."""

from collections.abc import Callable

Labels = tuple[tuple[str, str], ...]

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


class Metrics:
    def __init__(self) -> None:
        self._counts: dict[tuple[str, Labels], float] = {(name, ()): 0 for name in COUNTERS}
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def count(self, name: str, by: float = 1, **labels: str) -> None:
        """`count("refusals_total", code="stale_question")`"""
        key = (name, tuple(sorted(labels.items())))
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

    def text(self) -> str:
        lines: list[str] = []
        for name, about in COUNTERS.items():
            lines += [f"# HELP dengen_{name} {about}", f"# TYPE dengen_{name} counter"]
            counts = {labels: value for (known, labels), value in self._counts.items() if known == name}
            if len(counts) > 1:
                counts.pop((), None)
            lines += [f"dengen_{name}{braced(labels)} {value:g}" for labels, value in counts.items()]
        for name, (about, gauge) in self._gauges.items():
            lines += [f"# HELP dengen_{name} {about}", f"# TYPE dengen_{name} gauge", f"dengen_{name} {gauge():g}"]
        return "\n".join(lines + self._histogram()) + "\n"

    def _histogram(self) -> list[str]:
        name = "dengen_acknowledgement_seconds"
        lines = [f"# HELP {name} from the arrival of a command to its acknowledgement", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f"{name}_bucket{braced((('le', bound),))} {total}")
        return [*lines, f"{name}_sum {self._sum:g}", f"{name}_count {total}"]


def braced(labels: Labels) -> str:
    """As they stand behind a name: `{code="stale_question"}`."""
    return "{" + ",".join(f'{name}="{escaped(value)}"' for name, value in labels) + "}" if labels else ""


def escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
