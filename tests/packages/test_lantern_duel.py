"""A packaged game has everything that shipped games have: levels, decks, editions, tracked events, a miniature."""

import json
from pathlib import Path
from typing import Any

import pytest

import dengen as front
from dengen.testing import Scene, clause
from tests.server.kit import play_to_end, running
from tests.terminal.conftest import Dengen

pytestmark = pytest.mark.usefixtures("registered")

WIND, MOON, STONE, FIREFLY = "wind", "moon", "stone", "firefly"
GAME = "lantern_duel"


def laid(mine: str, theirs: str, **options: Any) -> Scene:
    """The last round, with one lantern per player."""
    game = front.game(GAME, "dengen")
    hands = [[game.number(f"lantern:{lantern}")] for lantern in (mine, theirs)]
    table = {"hands": hands, "decks": [[], []], "shown": [[], []], "won": [0, 0]}
    return Scene.lay(game, {"table": table, "options": options})


def played(mine: str, theirs: str, **options: Any) -> list[int]:
    scene = laid(mine, theirs, **options)
    scene.act(f"lantern:{mine}", seat=0).act(f"lantern:{theirs}", seat=1)
    return scene.state.scores()


def test_the_second_edition_contains_only_changes() -> None:
    first, festival = (front.game(GAME, edition).cards for edition in ("dengen", "festival"))
    assert festival.text.count("[[card]]") == 1
    assert [card for card in festival.content["card"] if card not in first.content["card"]] == [
        {"id": "paper", "name_en": "Paper Lantern", "name_ja": "提灯", "light": 5}
    ]


@clause("LD-4", "LD-6")
@pytest.mark.parametrize(
    ("mine", "theirs", "scores"),
    [
        (STONE, FIREFLY, [1, 0]),
        (STONE, MOON, [0, 1]),
        (WIND, MOON, [1, 0]),
        (WIND, FIREFLY, [0, 1]),
        (WIND, WIND, [0, 0]),
    ],
)
def test_the_brighter_one_scores_unless_the_wind_snuffs_it(mine: str, theirs: str, scores: list[int]) -> None:
    assert played(mine, theirs) == scores


@clause("LD-R1")
def test_a_tie_scores_for_neither_or_both() -> None:
    assert played(STONE, STONE) == [0, 0]
    assert played(STONE, STONE, tie="both") == [1, 1]


@clause("LD-5")
def test_only_a_lantern_in_hand_can_be_shown() -> None:
    assert laid(STONE, MOON).refusal("lantern:moon", seat=0) == "LD-5"


def test_the_packaged_game_keeps_the_contract() -> None:
    assert front.check_conformance(front.game(GAME)) > 10


def test_the_list_of_games_has_the_packaged_game_with_levels_and_decks(dengen: Dengen) -> None:
    *ours, last = json.loads(dengen("games", "--json").out)["games"]
    assert GAME not in [game["game"] for game in ours]
    assert last["game"] == GAME
    assert last["editions"] == ["festival", "dengen"]
    assert [level["title_ja"] for level in last["levels"]] == ["やさしい", "ふつう", "つよい", "達人", "灯籠師"]
    assert last["decks"] == ["procession", "moonrise", "windy_night"]
    shown = dengen("games", GAME).out
    assert "grandmaster (Lantern master)" in shown
    assert "decks: procession, moonrise, windy_night. Six lanterns" in shown
    assert "both（両者）" in dengen("games", GAME, "--lang", "ja").out
    assert "Six lanterns, at most 2 alike, of at most 24 lights together." in shown


def test_a_person_plays_the_packaged_game_in_the_terminal_against_its_level(dengen: Dengen) -> None:
    setup = ("--seed", 3, "--option", "decks.0=moonrise", "--option", "decks.1=windy_night")
    ran = dengen("play", GAME, "--bots", "grandmaster", *setup, typed="1\n" * 6)
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over: All six rounds are over." in ran.out


def test_a_level_of_one_game_is_unknown_to_others(dengen: Dengen) -> None:
    ran = dengen("sim", "lumiel", "--player", "grandmaster", "--games", 1)
    assert ran.code == 2
    assert "There is no player 'grandmaster'" in ran.err


def test_bots_simulate_the_packaged_game(dengen: Dengen) -> None:
    summary = json.loads(dengen("sim", GAME, "--games", 20, "--player", "random", "--workers", 1, "--json").out)
    assert summary["turns"]["mean"] == 6
    assert summary["endings"] == {"rounds_over": 20}


def test_the_balance_report_covers_decks_and_lanterns(dengen: Dengen) -> None:
    balance = json.loads(dengen("balance", GAME, "--games", 60, "--player", "random", "--workers", 1, "--json").out)
    groups = {group["id"]: group for group in balance["groups"]}
    assert list(groups) == ["decks", "shown", "answers"]
    assert groups["shown"]["name"] == {"en": "Lanterns shown", "ja": "見せた灯籠"}
    assert {item["name"]["ja"] for item in groups["decks"]["items"]} == {"行列", "月の出", "風の夜"}
    assert "夕風" in {item["name"]["ja"] for item in groups["shown"]["items"]}
    assert {duel["side"] for duel in balance["duels"]} == {"procession", "moonrise", "windy_night"}
    assert (balance["card_set"], balance["has_first_player"]) == ("festival", False)


def test_the_benchmark_uses_the_games_options(dengen: Dengen) -> None:
    measured = json.loads(dengen("bench", GAME, "--seconds", 0.005, "--json").out)["games"]
    assert [figures["options"] for figures in measured] == [{}, {"tie": "both"}]


def test_decks_are_checked_by_the_games_rules(dengen: Dengen, tmp_path: Path) -> None:
    file = tmp_path / "decks.toml"
    file.write_text('[[deck]]\nid = "mine"\ncards = { moon = 4, candle = 1 }\n', encoding="utf-8")
    ran = dengen("deck", "check", file, "--game", GAME)
    assert ran.code == 1
    for said in ("It has 5 lanterns instead of 6.", "It has 4 of Full Moon.", "It has 34 lights; at most 24."):
        assert said in ran.out
    asked = dengen("deck", "check", file)
    assert "--game takes a game with decks: walpurgis, lantern_duel." in asked.err


@pytest.mark.anyio
async def test_the_server_describes_the_packaged_game_to_the_page(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/tables.db") as server:
        http = server.stranger().http
        info = (await http.get(f"/api/games/{GAME}")).json()
        assert info["title"] == {"en": "Lantern Duel", "ja": "灯籠くらべ"}
        assert info["order"] > (await http.get("/api/games/walpurgis")).json()["order"]
        assert info["level_titles"]["grandmaster"] == {"en": "Lantern master", "ja": "灯籠師"}
        assert [edition["name"]["ja"] for edition in info["editions"]] == ["祭りの灯籠", "灯籠"]
        tie = next(option for option in info["options"] if option["name"] == "tie")
        assert tie["takes"]["words"]["both"] == {"en": "both", "ja": "両者"}
        assert info["decks"]["option"] == "decks"
        assert info["decks"]["about"]["ja"].startswith("灯籠6枚")
        decks = (await http.get(f"/api/games/{GAME}/decks")).json()
        assert [deck["name"]["en"] for deck in decks] == ["Procession", "Moonrise", "Windy Night"]
        said = await http.post(f"/api/games/{GAME}/decks", json={"cards": ["moon"] * 6})
        assert said.json()["problems"][0]["en"] == "It has 6 of Full Moon."


@pytest.mark.anyio
async def test_the_miniature_is_a_harmless_picture(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/tables.db") as server:
        http = server.stranger().http
        address = (await http.get(f"/api/games/{GAME}")).json()["miniature"]
        picture = await http.get(address)
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert "sandbox" in picture.headers["content-security-policy"]
        assert "script-src" not in picture.headers["content-security-policy"]
        assert picture.text.startswith("<svg ")
        assert (await http.get("/api/games/lumiel")).json()["miniature"] is None
        assert (await http.get("/api/games/lumiel/miniature.svg")).status_code == 404


@pytest.mark.anyio
async def test_a_table_is_played_with_the_games_decks_and_level(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/tables.db") as server:
        ann = await server.guest("Ann")
        wanted = {"bots": ["", "grandmaster"], "cards": "festival", "bot_pace": "instant"}
        created = await ann.create_table(GAME, **wanted)
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann", options={"decks": "windy_night"})
        await client.do("begin")
        await play_to_end([client])
        assert client.shown["view"]["brought"][0].count("wind") == 2
        assert client.shown["view"]["outcome"]["reason"] == "rounds_over"
