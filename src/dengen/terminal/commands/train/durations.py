"""Estimated durations of training steps, in words."""

import argparse

from dengen.core.base.words import Text
from dengen.lab.jobs import cores
from dengen.terminal.job_options import workers_of

ON_ONE = Text("about {minutes} min on one core", "1コアで約{minutes}分")
ON_CORES = Text("about {minutes} min on {cores} cores", "{cores}コアで約{minutes}分")
ON_CLUSTER = Text("about {minutes} min of CPU, shared by the cluster", "CPU 1つで約{minutes}分（クラスタで分担）")


def minutes_of(seconds: float, given: argparse.Namespace) -> float:
    """Minutes on all cores; for a cluster, whose size is unknown, on one CPU."""
    return seconds / 60 / (1 if given.ray else _cores(given))


def told(minutes: float, given: argparse.Namespace) -> str:
    text = ON_CLUSTER if given.ray else ON_ONE if _cores(given) == 1 else ON_CORES
    return text[given.lang].format(minutes=whole_minutes(minutes), cores=_cores(given))


def whole_minutes(minutes: float) -> int:
    return max(1, round(minutes))


def _cores(given: argparse.Namespace) -> int:
    return workers_of(given).processes or cores()
