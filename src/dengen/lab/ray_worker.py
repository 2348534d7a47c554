"""Functions that run on the nodes of a Ray cluster: playing a batch, and identifying a node."""

import pickle
import pickletools
import platform
import re
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from dengen.build import is_compiled
from dengen.lab.journal import fingerprint
from dengen.lab.processes import Parcel, Work

PLAYER = re.compile(r"([a-zA-Z_]\w*(?:\.\w+)*):[a-zA-Z_]\w*(?:\?.*)?")  # a plug-in by module and class
FACTS = ("Python", "build", "code")


class Identity(NamedTuple):
    """The code that games depend on besides the work itself: Python, dengen, build, packages."""

    packages: tuple[str, ...]
    facts: tuple[str, ...]


class Landed(NamedTuple):
    """The result of a batch; `other`: the facts of a node with other code, which has played nothing."""

    node: str
    parcel: Parcel
    seconds: float
    error: str = ""
    other: tuple[str, ...] = ()


def pickled(work: Work) -> bytes:
    return pickle.dumps(work, protocol=5)


def packages_of(work: bytes) -> tuple[str, ...]:
    """The third-party packages that unpickling the work needs, and those of its players."""
    texts = [str(arg) for _, arg, _ in pickletools.genops(work) if isinstance(arg, str)]
    named = [found[1] for text in texts if (found := PLAYER.fullmatch(text))]
    modules = [text for text in texts if text in sys.modules]
    ours = {"dengen"} | {name for name in [*modules, *named] if not name.startswith("dengen.")}
    return tuple(sorted(name for name in ours if name.partition(".")[0] not in sys.stdlib_module_names))


@cache
def identity(packages: tuple[str, ...]) -> Identity:
    build = "compiled" if is_compiled() else "interpreted"
    code = ", ".join(f"{package} {fingerprint(package)}" for package in packages)
    return Identity(packages, (platform.python_version(), build, code))


def look_at(packages: tuple[str, ...]) -> Callable[[], Sequence[str]]:
    """A function that Ray pickles by value, so that nodes without dengen can run it, too."""

    def who() -> Sequence[str]:
        import platform

        try:
            from dengen.lab.ray_worker import identity
        except ImportError as error:
            return (platform.python_version(), f"no dengen ({error})", "")
        return identity(packages).facts

    return who


def play_batch(box: Sequence[Any], sender: Identity, numbers: Sequence[int]) -> Landed:
    """Play a batch. `box` has a reference, so that the work is fetched and unpickled once per process."""
    node = platform.node()
    ours = identity(sender.packages)
    if ours != sender:
        return Landed(node, [], 0.0, other=ours.facts)
    work = unpacked(box[0])
    start = time.perf_counter()
    parcel: Parcel = []
    try:
        for number in numbers:
            parcel.append((number, work.play(number)))
    except Exception as error:
        return Landed(
            node, parcel, time.perf_counter() - start, "".join(traceback.format_exception_only(error)).strip()
        )
    return Landed(node, parcel, time.perf_counter() - start)


@lru_cache(maxsize=1)
def unpacked(reference: Any) -> Work:
    import ray

    work: Work = pickle.loads(ray.get(reference))
    return work
