"""Tables of real cards: what somebody says lies there is laid by the game itself, which says what it is worth."""

import copy
from pathlib import Path
from typing import Any

import pytest

from dengen.core.base.words import Text
from dengen.core.registry import game as find_game
from dengen.server.sandbox.set_limits import MOST_BYTES
from tests.server.kit import running
from tests.wording import assert_in_japanese

pytestmark = pytest.mark.anyio

ENDED: dict[str, dict[str, Any]] = {
    "flip_angel": {
        "seats": 2,
        "turn": 12,
        "players": [{"light": 2, "dark": 1, "field": {"nw": {"card": "jophiel", "side": "white"}}}],
    },
    "lumiel": {"seats": 3, "players": [{"hand": "", "points": "com com"}, {"points": "vam"}]},
}
UNDER_WAY: dict[str, dict[str, Any]] = {
    "troll_master": {"seats": 3, "phase": "action", "pool": [1, 2, 4, 3], "players": [{"pawn": 9}]},
    "trump_fighter": {"characters": ["kakeru", "oyama"], "hit": [["kakeru_hop"], []], "misses": [0, 1]},
    "walpurgis": {"players": [{"field": ["1c open"]}, {"field": ["5c dormant"]}]},
}
ONE_COMMONER = {"seats": 3, "players": [{"hand": "", "points": "com"}]}
BAD: list[tuple[str, dict[str, Any], int, str]] = [
    ("lumiel", {"position": {"fields": 3}}, 400, "bad_position"),
    ("lumiel", {"position": {"players": [{"hand": "vam vam vam"}]}}, 400, "bad_position"),
    ("lumiel", {"position": {}, "cards": "../cards.toml"}, 400, "bad_card_set"),
    ("lumiel", {"position": {}, "cards": {"card": 3}}, 400, "bad_card_set"),
    ("lumiel", {"position": {}, "cards": {"set": {"id": "x" * MOST_BYTES}}}, 400, "bad_card_set"),
    ("lumiel", {"cards": None}, 400, "bad_request"),
    ("nope", {"position": {}}, 404, "unknown_game"),
]


async def test_the_game_counts_what_lies_there_with_the_cards_that_lie_there(tmp_path: Path) -> None:
    dear = copy.deepcopy(dict(find_game("lumiel").cards.content))
    next(card for card in dear["card"] if card["id"] == "commoner")["points"] = 7
    async with running(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        http = server.stranger().http
        for id, position in (ENDED | UNDER_WAY).items():
            said = await http.post(f"/api/games/{id}/positions", json={"position": position})
            assert said.status_code == 200, said.text
            game = find_game(id)
            assert said.json()["view"]["scores"] == game.position(position).scores()
            assert (said.json()["view"]["outcome"] is not None) == (id in ENDED)
            assert said.json()["cards"] == game.cards.hash
        for cards, points in ((None, 1), ("dengen", 1), (dear, 7)):
            said = await http.post("/api/games/lumiel/positions", json={"position": ONE_COMMONER, "cards": cards})
            assert said.json()["view"]["scores"][0] == points


async def test_what_cant_be_laid_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        for game, body, status, code in BAD:
            said = await server.stranger().http.post(f"/api/games/{game}/positions", json=body)
            assert (said.status_code, said.json()["code"]) == (status, code)
            assert_in_japanese(Text(said.json()["en"], said.json()["ja"]))
