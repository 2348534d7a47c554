"""The documentation site (tools/site): complete, without broken links, and without content from other hosts."""

import re
from pathlib import Path, PurePosixPath

import pytest

pytest.importorskip("mkdocs", reason="the dependency group docs is not installed")

import dengen
from tests.code_blocks import PAGES, ROOT
from tools.site import checks, markdown, observations, pages, reference, vocabulary
from tools.site.__main__ import HALVES, build

ENGLISH, JAPANESE = ((ROOT / "tools" / "site" / name).read_text(encoding="utf-8") for name in HALVES)


def in_navigation(config: str) -> list[str]:
    return re.findall(r"(\S+\.md)$", config.partition("\nnav:\n")[2], re.MULTILINE)


def test_every_page_is_in_the_navigation_of_its_language_once() -> None:
    made = {
        *reference.pages(),
        *(f"{folder}/{id}.md" for folder in ("observations", "vocabulary") for id in dengen.registered()),
    }
    english = {str(at.path) for at in map(pages.place, pages.written()) if at.lang == "en"}
    japanese = {str(at.path) for at in map(pages.place, pages.written()) if at.lang == "ja"}
    assert sorted(in_navigation(ENGLISH)) == sorted(english | made)
    assert sorted(in_navigation(JAPANESE)) == sorted(japanese)


def test_no_page_is_forgotten() -> None:
    assert {ROOT / file for file in pages.written()} == set(PAGES)


def test_the_reference_has_all_that_programs_import() -> None:
    shown = {name for chapter in reference.CHAPTERS for name in reference.names(chapter)}
    modules = {"dengen.errors": "dengen.core.base.errors", "dengen.players": "dengen.players"}
    errors = {
        f"dengen.{name}" for name in dengen.__all__ if getattr(dengen.errors, name, None) is getattr(dengen, name)
    }
    wanted = {f"dengen.{name}" for name in dengen.__all__} - errors
    assert {modules.get(name, name) for name in wanted} - shown == set()


@pytest.mark.parametrize("id", dengen.registered())
def test_the_table_of_observations_has_every_number(id: str) -> None:
    shown = observations.page(id)
    for edition in dengen.registered()[id].editions:
        game = dengen.game(id, edition)
        rows = shown.partition(f'"{edition}")')[2].partition("## ")[0]
        sizes = [int(size) for size in re.findall(r"^\| [\d–]+ \| `[\w.]+` \| (\d+) \|", rows, re.MULTILINE)]
        assert sum(sizes) == game.observation_size


@pytest.mark.parametrize("id", dengen.registered())
def test_the_vocabulary_has_every_table_of_a_card_set(id: str) -> None:
    words = dengen.game(id).vocabulary
    assert words is not None
    shown = vocabulary.page_of(id)
    assert [part.place for part in words.parts() if f"## `{part.place}`" not in shown] == []


def test_links_are_those_of_the_site() -> None:
    shown: set[Path] = set()
    english = pages.rebased(Path("README.md"), shown)
    assert "](games/lumiel.md)" in english
    assert "](ja/index.html)" in english
    assert "](source/CITATION.cff.md)" in english
    assert Path("CITATION.cff") in shown
    japanese = pages.rebased(Path("docs/ja/games/lumiel.md"), shown)
    assert "](../../games/lumiel.html)" in japanese
    assert pages.place(Path("docs/ja/README.md")).url == PurePosixPath("ja/contents.html")


def test_a_linked_folder_becomes_a_page_that_lists_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {
        "docs/a.md": "[all](../deploy/etc)",
        "deploy/etc/b.conf": "x = 1\n",
        "deploy/etc/c/d": "",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    shown: set[Path] = set()
    assert pages.rebased(Path("docs/a.md"), shown) == "[all](source/deploy/etc.md)"
    assert shown == {Path("deploy/etc"), Path("deploy/etc/b.conf")}
    assert pages.source_page(Path("deploy/etc")) == "# deploy/etc\n\n- [b.conf](etc/b.conf.md)\n"


def test_lists_get_the_blank_lines_of_mkdocs() -> None:
    said = "Two things:\n- one\n  - within\n- two\n\n  ```python excerpt\n  x = 1\n  ```\nand on"
    assert markdown.for_mkdocs(said) == (
        "Two things:\n\n- one\n    - within\n- two\n\n    ```python\n    x = 1\n    ```\nand on"
    )


def test_the_check_finds_broken_and_external_links(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h1 id="top">A</h1><a href="b.html#there"></a><a href="c.html"></a><a href="#top"></a>'
    )
    (tmp_path / "b.html").write_text('<script src="https://example.org/x.js"></script><a href="a.html#top"></a>')
    assert list(checks.broken_links(tmp_path)) == [
        "a.html: the link b.html#there leads nowhere",
        "a.html: the link c.html leads nowhere",
    ]
    assert list(checks.fetched_from_elsewhere(tmp_path)) == [
        "b.html: https://example.org/x.js is fetched from another host"
    ]


@pytest.mark.deep
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    assert build(tmp_path) == []
    assert "class" in (tmp_path / "reference" / "games.html").read_text(encoding="utf-8")
    assert 'lang="ja"' in (tmp_path / "ja" / "index.html").read_text(encoding="utf-8")
