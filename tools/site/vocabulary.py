"""Vocabulary pages: `dengen cards vocabulary` for each game that has one."""

import dengen
from dengen.terminal.vocabulary import page


def pages() -> dict[str, str]:
    return {f"vocabulary/{id}.md": text for id in dengen.registered() if (text := page_of(id))}


def page_of(id: str) -> str:
    game = dengen.game(id)
    return page(game, game.vocabulary, "en") if game.vocabulary else ""
