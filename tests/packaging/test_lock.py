"""requirements-dev.txt: what it pins can be installed on every Python that we support, and it pins all that is asked for."""

import tomllib
from importlib.metadata import PackageNotFoundError, metadata, version
from typing import Any

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import NormalizedName, canonicalize_name

from tools.files import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
OLDEST = "3.11.0"


def pinned() -> list[Requirement]:
    lines = (ROOT / "requirements-dev.txt").read_text("utf-8").splitlines()
    return [Requirement(line) for line in lines if line and not line.startswith("#")]


def asked_for() -> set[NormalizedName]:
    """The names of all that any group or extra asks for, but this package."""
    groups = [line for group in PROJECT["dependency-groups"].values() for line in group if isinstance(line, str)]
    extras = [line for extra in PROJECT["project"]["optional-dependencies"].values() for line in extra]
    needed = map(Requirement, [*PROJECT["project"]["dependencies"], *extras, *groups])
    return {canonicalize_name(one.name) for one in needed} - {canonicalize_name("dengen")}


def test_all_that_is_asked_for_is_pinned() -> None:
    assert asked_for() - {canonicalize_name(one.name) for one in pinned()} == set()


def test_pinned_versions_run_on_the_oldest_python() -> None:
    assert PROJECT["project"]["requires-python"] == f">={OLDEST.removesuffix('.0')}"
    oldest = {**dict[str, Any](default_environment()), "python_version": "3.11", "python_full_version": OLDEST}
    refused = {}
    for one in pinned():
        if one.marker is not None and not one.marker.evaluate(oldest):
            continue
        try:
            is_installed = one.specifier.contains(version(one.name), prereleases=True)
        except PackageNotFoundError:
            continue
        needs = dict(metadata(one.name).json).get("requires_python")
        if is_installed and needs and not SpecifierSet(str(needs)).contains(OLDEST):
            refused[one.name] = needs
    assert refused == {}
