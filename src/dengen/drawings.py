"""The page's drawings without a page: every card's picture and face as SVG, made by the page's own script.

    from dengen.drawings import Drawings
    Drawings().face(game, "priest", lang="ja")          # a card as it is printed
    Drawings().picture("lumiel", "priest")              # its picture alone

`web/src/app/drawings.ts` says what can be drawn; the page's build puts it beside the page. It runs in QuickJS, which the
extra `print` brings: no browser, no network, no files, and within a budget.
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
MOST_SECONDS = 60  # of CPU, for one call
MOST_MEMORY = 256_000_000
ON_SCREEN = {
    "sans": "'Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic', sans-serif",
    "serif": "'Noto Serif CJK JP', 'Noto Serif JP', 'Hiragino Mincho ProN', 'Yu Mincho', serif",
}


class NoDrawings(DengenError):
    """Nothing can be drawn here, and this is why."""

    code = "no_drawings"

    def __init__(self, en: str, ja: str) -> None:
        super().__init__(en)
        self.ja = ja


class Drawings:
    """One engine with the script in it; for one thread. `fonts`: what text asks for, `sans` and `serif`."""

    def __init__(self, fonts: dict[str, str] | None = None) -> None:
        """Raises NoDrawings where the engine or the script isn't installed."""
        self._fonts = fonts or ON_SCREEN
        self._engine = engine()

    def picture(self, game: str, card: str, size: str = "print", **options: Any) -> str:
        """Of a card, without number and words. `options`: `side`, `wish` and `card`, as a set's file has them."""
        drawn: str = self.call("picture", game, card, size, options)
        return drawn

    def face(self, game: Game[Any], card: str, side: str = "", lang: Lang = "en") -> str | None:
        """A card of the game's set as it is printed; None: it has no such card."""
        drawn: str | None = self.call("face", game.id, card, side, game.cards.content, self._pen(lang))
        return drawn

    def printable(self, game: Game[Any], decks: list[dict[str, Any]], lang: Lang) -> dict[str, Any]:
        """Everything that the game lays on a table (`Printable` in web/src/drawings/types.ts)."""
        drawn: dict[str, Any] = self.call("printable", game.id, game.cards.content, decks, self._pen(lang))
        return drawn

    def call(self, name: str, *given: Any) -> Any:
        """What `web/src/app/drawings.ts` calls by this name."""
        import quickjs

        try:
            return json.loads(self._engine.get("draw")(name, json.dumps(given)))
        except quickjs.JSException as error:
            reason = str(error).partition("\n")[0].removeprefix("Error: ")
            raise NoDrawings(f"It can't be drawn: {reason}.", f"描画できません（{reason}）。") from None

    def _pen(self, lang: Lang) -> dict[str, Any]:
        return {"lang": lang, "fonts": self._fonts}


def engine() -> Any:
    if find_spec(ENGINE) is None:
        raise NoDrawings(
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
        raise NoDrawings(
            "The drawings aren't built: run python -m tools.page.",
            "描画用のスクリプトがありません。python -m tools.page を実行してください。",
        )
    return files("dengen").joinpath(SCRIPT).read_text("utf-8")
