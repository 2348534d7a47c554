"""The board for the terminal: the two rows facing each other, the viewer's own below."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dengen.core.base.words import Lang, who
from dengen.core.views.view import View
from dengen.games.trump_fighter.views.view import CardView, Fighter, TechniqueView, TrumpFighterView
from dengen.games.trump_fighter.words.names import shown

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

WORDS = {
    "en": {
        "deck": "deck",
        "hand": "hand",
        "total": "total",
        "misses": "miss cards",
        "hit": "HIT",
        "fits": "would hit now",
        "colon": ": ",
        "comma": ", ",
        "mark": " ({})",
    },
    "ja": {
        "deck": "山札",
        "hand": "手札",
        "total": "合計",
        "misses": "ミス札",
        "hit": "成功",
        "fits": "今なら成功",
        "colon": "：",
        "comma": "、",
        "mark": "（{}）",
    },
}


def board(game: "TrumpFighter", view: View, lang: Lang) -> str:
    assert isinstance(view, TrumpFighterView)
    own = view.viewer if view.viewer in (0, 1) else 0
    words = WORDS[lang]
    lines = [
        *_side(view.fighters[1 - own], 1 - own, view.target, lang),
        _row(_hand(view.fighters[1 - own].hand)[::-1], words["hand"]),
        _row(_tops(view.fighters[1 - own])[::-1], ""),  # TF-R4: they sit opposite, so their slot 1 is at the right
        _row(["----"] * 4, f"{words['deck']} {view.deck}"),
        _row(_tops(view.fighters[own]), ""),
        _row(_hand(view.fighters[own].hand), words["hand"]),
        *_side(view.fighters[own], own, view.target, lang),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _side(fighter: Fighter, seat: int, target: int, lang: Lang) -> list[str]:
    words = WORDS[lang]
    name = fighter.name[lang] if fighter.name else "?"
    misses = f"{words['comma']}{words['misses']} {fighter.miss_count}" if fighter.miss_count else ""
    head = f"{who(seat)} {name}{words['colon']}{words['total']} {fighter.total}/{target}{misses}"
    return [head, *(f"  {_technique(technique, lang)}" for technique in fighter.techniques)]


def _technique(technique: TechniqueView, lang: Lang) -> str:
    words = WORDS[lang]
    mark = words["hit"] if technique.hit else words["fits"] if technique.fits else ""
    text = f"[{technique.value}] {technique.name[lang]}{words['colon']}{technique.text[lang]}"
    return text + words["mark"].format(mark) if mark else text


def _hand(hand: Sequence[CardView | None]) -> list[str]:
    return ["-" if card is None else shown(card.card) if card.card else "##" for card in hand]


def _tops(fighter: Fighter) -> list[str]:
    return ["." if not stack else shown(stack[-1]) + "'" * (len(stack) - 1) for stack in fighter.field]


def _row(cells: Sequence[str], label: str) -> str:
    return "  " + "".join(f"{cell:<7}" for cell in cells) + label
