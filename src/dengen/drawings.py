"""The page's drawings without a browser: every card's picture and face as SVG, made by the page's script.

    from dengen.drawings import Drawings
    Drawings().face(game, "priest", lang="ja")          # a printed card
    Drawings().picture("lumiel", "priest")              # only its picture

The script is `web/src/app/drawings.ts`, built with the page. It runs in QuickJS, which the
extra `print` installs, without network and files, and within a budget.
"""

import json
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from dengen.core.base.errors import DengenError
from dengen.core.base.words import Lang
from dengen.core.game import Game
from dengen.extras import install

SCRIPT = "server/static/drawings.js"
ENGINE = "quickjs"
MOST_SECONDS = 60  # CPU per call
MOST_MEMORY = 256_000_000
ON_SCREEN = {
    "sans": "'Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic', sans-serif",
    "serif": "'Noto Serif CJK JP', 'Noto Serif JP', 'Hiragino Mincho ProN', 'Yu Mincho', serif",
}


class DrawingUnavailable(DengenError):
    """Drawing is impossible: the engine or the script isn't installed, or a call failed."""

    code = "no_drawings"

    def __init__(self, en: str, ja: str) -> None:
        super().__init__(en)
        self.ja = ja


class Drawings:
    """An engine that has loaded the script, for one thread. `fonts`: CSS fonts for `sans` and `serif`."""

    def __init__(self, fonts: dict[str, str] | None = None) -> None:
        """Raises DrawingUnavailable if the engine or the script isn't installed."""
        self._fonts = fonts or ON_SCREEN
        self._engine = engine()

    def picture(self, game: str, card: str, size: str = "print", **options: Any) -> str:
        """A card's picture without numbers and text. `options`: `side`, `wish` and `card`, as in a set's file."""
        drawn: str = self.call("picture", game, card, size, options)
        return drawn

    def face(self, game: Game[Any], card: str, side: str = "", lang: Lang = "en") -> str | None:
        """A printed card of the game's set, or None if there is no such card."""
        drawn: str | None = self.call("face", game.id, card, side, game.cards.content, self._pen(lang))
        return drawn

    def printable(self, game: Game[Any], decks: list[dict[str, Any]], lang: Lang) -> dict[str, Any]:
        """All printable parts of the game (`Printable` in web/src/drawings/types.ts)."""
        drawn: dict[str, Any] = self.call("printable", game.id, game.cards.content, decks, self._pen(lang))
        return drawn

    def call(self, name: str, *given: Any) -> Any:
        """Call a function of `web/src/app/drawings.ts`."""
        import quickjs

        try:
            return json.loads(self._engine.get("draw")(name, json.dumps(given)))
        except quickjs.JSException as error:
            reason = str(error).partition("\n")[0].removeprefix("Error: ")
            raise DrawingUnavailable(f"It can't be drawn: {reason}.", f"描画できません（{reason}）。") from None

    def _pen(self, lang: Lang) -> dict[str, Any]:
        return {"lang": lang, "fonts": self._fonts}


def engine() -> Any:
    if find_spec(ENGINE) is None:
        raise DrawingUnavailable(
            f"Drawing cards needs more packages: {install('print').en}.",
            f"カードの描画には追加のパッケージが必要です。{install('print').ja}。",
        )
    import quickjs

    context = quickjs.Context()
    context.set_memory_limit(MOST_MEMORY)
    context.set_time_limit(MOST_SECONDS)
    context.set_max_stack_size(1_000_000)
    context.eval(script())
    return context


def has_script() -> bool:
    return files("dengen").joinpath(SCRIPT).is_file()


@cache
def script() -> str:
    if not has_script():
        raise DrawingUnavailable(
            "The drawings aren't built: run python -m tools.page.",
            "描画用のスクリプトがありません。python -m tools.page を実行してください。",
        )
    return files("dengen").joinpath(SCRIPT).read_text("utf-8")
