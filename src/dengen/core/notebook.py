"""HTML of games and tables for notebooks, in the user's language."""

from __future__ import annotations

import os
from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any

from dengen.core.base.words import Lang, Text
from dengen.core.rules.options import shown

if TYPE_CHECKING:
    from dengen.core.game import Game

COLUMNS = Text("option|takes|default|meaning", "オプション|値|既定|意味")


def from_environment(environment: Mapping[str, str] = os.environ) -> Lang:
    """The language of the environment's locale."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "ja" if environment[name].startswith("ja") else "en"
    return "en"


def options_html(game: Game[Any], lang: Lang | None = None) -> str:
    """The game's title and its options as a table."""
    spoken = lang or from_environment()
    rows = [
        (option.name, option.kind.expected()[spoken], shown(option.default), option.about[spoken])
        for option in game.options
    ]
    head = "".join(f"<th>{escape(column)}</th>" for column in COLUMNS[spoken].split("|"))
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<p><b>{escape(game.title[spoken])}</b></p><table><tr>{head}</tr>{body}</table>"
