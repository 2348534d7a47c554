"""What messengers show of a link: escaped, and nothing that strangers may not see."""

from pathlib import Path

import pytest

from dengen.server.previews import ICON, Preview, preview_of, with_tags
from tests.server.kit import Running, running

pytestmark = pytest.mark.anyio
FILES = {"og/auction.jpg", ICON}


async def finished(server: Running, **settings: str) -> str:
    ann, bob = await server.table("Ann Bob", **settings)
    await ann.do("resign")
    await bob.until(lambda c: c.stage == "over")
    return ann.table


async def test_a_link_to_a_game_among_friends_tells_who_has_won(store: str) -> None:
    async with running(store) as server:
        table = await finished(server)
        for path in (f"/t/{table}", f"/replay/{table}", f"/replay/{table}/1"):
            told = await preview_of(path, server.node, FILES)
            assert told.about.startswith("🏆 Bob"), path
            assert "Ann" in told.about
            assert told.picture == "og/auction.jpg"


async def test_of_a_table_that_strangers_may_not_watch_nothing_is_told(store: str) -> None:
    async with running(store) as server:
        table = await finished(server, watch="invited")
        for path in (f"/t/{table}", f"/replay/{table}/1", "/t/nope", "/replay/nope/1", "/rules/nope", "/"):
            told = await preview_of(path, server.node, FILES)
            assert (told.title, told.picture) == ("dengen 電源", ICON), path
            assert "Ann" not in told.about


async def test_the_rules_of_a_game_have_its_picture_where_there_is_one(store: str) -> None:
    async with running(store) as server:
        assert (await preview_of("/rules/auction", server.node, FILES)).picture == "og/auction.jpg"
        assert (await preview_of("/puzzles/dice", server.node, FILES)).picture == ICON


def test_what_people_call_themselves_is_text_and_no_markup() -> None:
    page = with_tags(b"<head></head>", Preview('"><script>', "a & b"), "http://x", "/t/1").decode()
    assert "<script>" not in page
    assert "&quot;&gt;&lt;script&gt;" in page
    assert 'content="a &amp; b"' in page
    assert page.endswith("</head>")


def test_every_game_that_has_a_board_has_a_picture_for_messengers() -> None:
    web = Path(__file__).parents[2] / "web"
    boards = {path.parent.name for path in web.glob("src/boards/*/index.ts")}
    assert {path.stem for path in web.glob("public/og/*.jpg")} == boards
