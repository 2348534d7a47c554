"""Fonts of sheets: the system's, or those of a folder, are embedded."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from dengen.core.base.words import Lang
from dengen.printing.errors import CannotPrint
from dengen.printing.press import typesetter

SANS = (
    "Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "Source Han Sans", "BIZ UDPGothic", "Hiragino Sans",
    "Hiragino Kaku Gothic ProN", "Yu Gothic", "Meiryo", "IPAexGothic", "IPAGothic", "TakaoGothic", "VL Gothic", "MS Gothic",
)  # fmt: skip
SERIF = (
    "Noto Serif CJK JP", "Noto Serif JP", "Source Han Serif JP", "Source Han Serif", "BIZ UDPMincho",
    "Hiragino Mincho ProN", "Yu Mincho", "IPAexMincho", "IPAMincho", "TakaoMincho", "MS Mincho",
)  # fmt: skip
LATIN = "Libertinus Serif"  # ships with the typesetter


class Fonts(NamedTuple):
    sans: str
    serif: str
    found: Any  # the typesetter's object


def fonts(lang: Lang, folder: Path | None = None) -> Fonts:
    """Find the fonts for a language; raises CannotPrint if there is none for Japanese."""
    found = typesetter().Fonts(font_paths=[str(folder)] if folder else [])
    families = set(found.families())
    sans, serif = first(SANS, families), first(SERIF, families)
    if lang == "ja" and not (sans or serif):
        raise CannotPrint(
            "No Japanese font was found. Install one whose licence allows embedding, such as Noto Sans CJK JP "
            "(Debian: apt install fonts-noto-cjk), or name a folder with one: --fonts DIR.",
            "日本語フォントが見つかりません。埋め込みの許されるフォント（Noto Sans CJK JPなど。Debianでは "
            "apt install fonts-noto-cjk）を入れるか、フォントのあるフォルダを --fonts DIR で指定してください。",
        )
    return Fonts(sans or serif or LATIN, serif or sans or LATIN, found)


def first(wanted: Sequence[str], families: set[str]) -> str:
    return next((name for name in wanted if name in families), "")
