"""Comparison of two builds in one run."""

from pathlib import Path

import pytest

from dengen.lab.build_comparison import FIGURES, BuildNotFound, Compared, build_in, compare, here


def package(folder: Path) -> Path:
    (folder / "dengen").mkdir(parents=True)
    (folder / "dengen" / "__init__.py").touch()
    return folder


def test_a_compiled_checkout_is_measured_compiled(tmp_path: Path) -> None:
    sources = package(tmp_path / "src")
    assert build_in(tmp_path) == sources
    assert build_in(sources) == sources
    assert build_in(package(tmp_path / "build" / "compiled").parent.parent) == tmp_path / "build" / "compiled"


def test_a_folder_without_dengen_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BuildNotFound, match="There is no dengen in"):
        build_in(tmp_path)


@pytest.mark.slow
def test_a_build_is_measured_against_itself_in_every_figure() -> None:
    figures = compare("trump_fighter", 2, here(), rounds=1, seconds=0.01)
    assert [figure.figure for figure in figures] == list(FIGURES)
    assert all(figure.there_us > 0 and figure.here_us > 0 for figure in figures)


def test_half_the_time_counts_as_twice_as_fast() -> None:
    assert Compared("lumiel", 4, "clone", there_us=3.0, here_us=1.5).times_as_fast == 2.0
