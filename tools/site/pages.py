"""The mapping of files to pages, and the source folders for MkDocs, one per language."""

import os
import re
import shutil
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from tools.files import ROOT
from tools.site import markdown, observations, reference, vocabulary

PLACES = {  # pages outside docs/, or with another name there
    "README.md": ("en", "index.md"),
    "README.ja.md": ("ja", "index.md"),
    "docs/ja/README.md": ("ja", "contents.md"),
    "CONTRIBUTING.md": ("en", "contributing.md"),
    "CHANGELOG.md": ("en", "changelog.md"),
}
LINK = re.compile(r"(\]\()(?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?(\))")
LOOKS = ("web/public/icon.svg", "tools/site/site.css")
SOURCES = PurePosixPath("source")  # files that pages link to, each as a separate page


class Place(NamedTuple):
    """The place of a page: its language and its name."""

    lang: str
    path: PurePosixPath

    @property
    def url(self) -> PurePosixPath:
        """The page's path from the top of the site."""
        half = PurePosixPath("ja" if self.lang == "ja" else ".")
        return half / (self.path.with_suffix(".html") if self.path.suffix == ".md" else self.path)


def written() -> list[Path]:
    """The hand-written pages, by their paths in the repository."""
    top = [Path(name) for name in PLACES if "/" not in name]
    return top + sorted(path.relative_to(ROOT) for path in (ROOT / "docs").rglob("*.md"))


def place(file: Path) -> Place:
    name = file.as_posix()
    if name in PLACES:
        lang, path = PLACES[name]
        return Place(lang, PurePosixPath(path))
    if file.is_relative_to("docs/ja"):
        return Place("ja", PurePosixPath(file.relative_to("docs/ja").as_posix()))
    if file.is_relative_to("docs"):
        return Place("en", PurePosixPath(file.relative_to("docs").as_posix()))
    return Place("en", SOURCES / f"{name}.md")


def lay(folder: Path) -> None:
    """Write all pages below `folder`, in `en` and `ja`."""
    shutil.rmtree(folder, ignore_errors=True)
    shown: set[Path] = set()
    for file in written():
        write(folder, place(file), markdown.for_mkdocs(rebased(file, shown)))
    for file in sorted(shown):
        write(folder, place(file), source_page(file))
    for path, text in {**reference.pages(), **observations.pages(), **vocabulary.pages()}.items():
        write(folder, Place("en", PurePosixPath(path)), markdown.for_mkdocs(text))
    shutil.copytree(ROOT / "docs" / "pictures", folder / "en" / "pictures")
    for lang in ("en", "ja"):
        for look in LOOKS:
            shutil.copy(ROOT / look, folder / lang)


def write(folder: Path, at: Place, text: str) -> None:
    path = folder / at.lang / at.path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def rebased(file: Path, shown: set[Path]) -> str:
    """The page with links for the site; sources that it links to are added to `shown`."""
    here = place(file)

    def link(found: re.Match[str]) -> str:
        opening, target, anchor, closing = found.groups()
        aim = Path(os.path.normpath(file.parent / target))
        if (ROOT / aim / "README.md").is_file():
            aim /= "README.md"
        there = place(aim)
        if there.path.is_relative_to(SOURCES):
            shown.update([aim, *files_of(aim)])
        return f"{opening}{relative(here, there)}{anchor or ''}{closing}"

    return LINK.sub(link, (ROOT / file).read_text(encoding="utf-8"))


def relative(here: Place, there: Place) -> str:
    """A link to the page's source within a language, as MkDocs wants it, or to its URL in the other language."""
    if here.lang == there.lang:
        return PurePosixPath(os.path.relpath(there.path, here.path.parent)).as_posix()
    return PurePosixPath(os.path.relpath(there.url, here.url.parent)).as_posix()


def files_of(folder: Path) -> list[Path]:
    """The files of a folder, and none of a file."""
    return sorted(path.relative_to(ROOT) for path in (ROOT / folder).glob("*") if path.is_file())


def source_page(file: Path) -> str:
    """A page with the text of a file, or with links to the files of a folder."""
    if (ROOT / file).is_dir():
        links = [
            f"- [{one.name}]({one.as_posix().removeprefix(f'{file.parent.as_posix()}/')}.md)" for one in files_of(file)
        ]
        return "\n".join([f"# {file.as_posix()}", "", *links, ""])
    kind = {".py": "python", ".toml": "toml", ".cff": "yaml"}.get(file.suffix, "text")
    return f"# {file.as_posix()}\n\n````{kind}\n{(ROOT / file).read_text(encoding='utf-8')}````\n"
