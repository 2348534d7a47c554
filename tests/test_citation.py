"""The citation file matches the package."""

import re
import tomllib
from pathlib import Path

import dengen

ROOT = Path(__file__).parents[1]
CITATION = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
SAID = dict(re.findall(r"^([a-z-]+): *(.*)$", CITATION, re.MULTILINE))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_citation_has_what_the_format_requires() -> None:
    assert {"cff-version", "message", "title", "authors"} <= set(SAID)
    assert SAID["cff-version"] == "1.2.0"


def test_the_citation_is_of_this_version_under_this_licence() -> None:
    assert SAID["version"] == dengen.__version__
    assert SAID["license"] == PROJECT["project"]["license"]


def test_the_citation_names_the_authors_of_the_package() -> None:
    authors = [author["name"] for author in PROJECT["project"]["authors"]]
    assert re.findall(r"^  - name: (.*)$", CITATION, re.MULTILINE) == authors


def test_the_citation_travels_with_the_sources() -> None:
    assert "/CITATION.cff" in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
