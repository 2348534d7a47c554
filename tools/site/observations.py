"""Tables of observation layouts, generated from the games."""

from typing import Any

import dengen
from dengen import Game
from dengen.rl.decisions import layout

HEAD = """# Observations of {title}

What `game.observe(state, seat)` gives, number by number ([how](../adapters.md#observations)).
A file that `dengen export` writes names the layout by its hash.
"""
EDITION = """
## {title}

`dengen.game("{id}", "{edition}")`: {size} numbers, {actions} actions, layout `{hash}` (version {version}).

| Numbers | Reading | Size | |
|---|---|---|---|
"""


def pages() -> dict[str, str]:
    return {f"observations/{id}.md": page(id) for id in dengen.registered()}


def page(id: str) -> str:
    games = [dengen.game(id, edition) for edition in dengen.registered()[id].editions]
    return HEAD.format(title=games[0].title.en) + "".join(edition(game) for game in games)


def edition(game: Game[Any]) -> str:
    id, laid = game.cards.id, layout(game)
    head = EDITION.format(
        title=f"The set {id}",
        id=game.id,
        edition=id,
        size=game.observation_size,
        actions=game.num_actions,
        hash=laid["hash"],
        version=laid["version"],
    )
    rows, at = [], 0
    for reading in game.readings():
        last = at + reading.size - 1
        where = f"{at}" if last == at else f"{at}–{last}"
        rows.append(f"| {where} | `{reading.name}` | {reading.size} | {reading.about} |\n")
        at += reading.size
    return head + "".join(rows)
