"""What messengers show of a link: escaped, and nothing that strangers may not see."""

import io
import shutil
from pathlib import Path

import pytest
from PIL import Image

from dengen.server.http.page import PageFiles
from dengen.server.link_previews.painting import FONTS, TextLine, font_of, painted
from dengen.server.link_previews.previews import ICON, LinkPreview, of_result, preview_of, shown_result, with_tags
from dengen.table.results.results import GameResult, SeatResult
from tests.server.kit import Running, running

pytestmark = pytest.mark.anyio
FILES = {"og/auction.jpg", ICON}
WEB = Path(__file__).parents[3] / "web"
BELOW = (100, 400, 1100, 560)  # where it is told


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
            assert told.picture == f"og/{table}/1"
        for path in (f"/replay/{table}/²", f"/replay/{table}/{10**30}"):
            assert "Ann" in (await preview_of(path, server.node, FILES)).about, "the last game is meant"


async def test_of_a_table_that_strangers_may_not_watch_nothing_is_told(store: str) -> None:
    async with running(store) as server:
        table = await finished(server, watch="invited")
        for path in (f"/t/{table}", f"/replay/{table}/1", "/t/nope", "/replay/nope/1", "/rules/nope", "/"):
            told = await preview_of(path, server.node, FILES)
            assert (told.title, told.picture) == ("dengen 電源", ICON), path
            assert "Ann" not in told.about
        assert await shown_result(table, 1, server.node) is None


async def test_a_result_is_set_in_the_game_s_own_picture(store: str, tmp_path: Path) -> None:
    ground = WEB / "public/og/lumiel.jpg"
    (tmp_path / "og").mkdir()
    shutil.copy(ground, tmp_path / "og/auction.jpg")
    async with running(store, files=PageFiles(tmp_path)) as server:
        table = await finished(server)
        secret = await finished(server, watch="invited")
        http = server.stranger().http
        found = await http.get(f"/og/{table}/1")
        assert found.headers["content-type"] == "image/jpeg"
        picture = Image.open(io.BytesIO(found.content))
        assert picture.size == (1200, 630)
        assert picture.crop(BELOW).tobytes() != Image.open(ground).crop(BELOW).tobytes()
        for missing in (f"/og/{table}/2", f"/og/{secret}/1", "/og/nope/1"):
            assert (await http.get(missing)).status_code == 404
        assert (await http.get(f"/og/{table}/{10**30}")).status_code == 400


@pytest.mark.parametrize("name", ["Ann", "とても長い名前の人がここに座っています"])
def test_names_are_written_where_a_font_has_their_letters(name: str) -> None:
    if font_of(40) is None:
        pytest.skip(f"none of these fonts is installed: {', '.join(FONTS)}")
    ground = (WEB / "public/og/lumiel.jpg").read_bytes()
    assert painted(ground, "Go 囲碁", [TextLine(name, 31, True), TextLine("Bob", 28, False)])
    assert painted(ground, "Go", [TextLine("\uffff", 0, False)]) is None


def test_whoever_was_erased_is_no_bot() -> None:
    places = [SeatResult(1, 2, 0.0), SeatResult(3, 1, 1.0, level="easy")]
    assert of_result(GameResult("t", 1, "auction", 0, "over", places)) == "🏆 Bot 2 3 · – 1"


def test_where_somebody_gave_up_a_bot_has_won() -> None:
    places = [SeatResult(1, 2, 0.0, "ann", "Ann"), SeatResult(3, 1, 1.0, "cyd", "Cyd", gave_up=True)]
    assert of_result(GameResult("t", 1, "auction", 0, "over", places)) == "🏆 Cyd (bot) 3 · Ann 1"


async def test_the_rules_of_a_game_have_its_picture_where_there_is_one(store: str) -> None:
    async with running(store) as server:
        assert (await preview_of("/rules/auction", server.node, FILES)).picture == "og/auction.jpg"
        assert (await preview_of("/puzzles/dice", server.node, FILES)).picture == ICON


def test_what_people_call_themselves_is_text_and_no_markup() -> None:
    page = with_tags(b"<head></head>", LinkPreview('"><script>', "a & b"), "http://x", "/t/1").decode()
    assert "<script>" not in page
    assert "&quot;&gt;&lt;script&gt;" in page
    assert 'content="a &amp; b"' in page
    assert page.endswith("</head>")


def test_every_game_that_has_a_board_has_a_picture_for_messengers() -> None:
    boards = {path.parent.name for path in WEB.glob("src/boards/*/index.ts")}
    assert {path.stem for path in WEB.glob("public/og/*.jpg")} == boards
