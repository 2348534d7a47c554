"""Printed PDFs: sizes, numbers of cards, backs behind fronts, extractable text."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from dengen.core.base.words import Lang
from dengen.core.game import Game
from dengen.core.registry import game as make_game
from dengen.printing import PAPERS, CannotPrint, booklet, sheets
from dengen.printing.fonts import LATIN, fonts
from dengen.printing.sheets import Printable, printable
from tests.printing.kit import marks, pieces, reader, size


@pytest.fixture(scope="module")
def lumiel() -> bytes:
    return sheets(make_game("lumiel"), "ja", PAPERS["a4"])


@pytest.fixture(scope="module")
def angels() -> bytes:
    return sheets(make_game("flip_angel"), "en", PAPERS["letter"])


def test_pages_have_the_paper_s_size(lumiel: bytes, angels: bytes) -> None:
    assert {size(page) for page in reader(lumiel).pages} == {(210.0, 297.0)}
    assert {size(page) for page in reader(angels).pages} == {(215.9, 279.4)}


def test_every_card_is_printed_as_often_as_the_game_has_it(lumiel: bytes) -> None:
    game = make_game("lumiel")
    fronts = Counter(name for page in reader(lumiel).pages[::2] for name, _ in pieces(page))
    assert fronts == {card["name_ja"]: 4 * card["copies"] for card in game.cards.content["card"]} | {"自分のターン": 4}
    assert fronts.total() == 76 + 4


def test_cards_are_63_by_88_millimetres(lumiel: bytes) -> None:
    boxes = [box for page in reader(lumiel).pages for _, box in pieces(page)]
    assert {(box.width, box.height) for box in boxes} == {(63.0, 88.0)}


@pytest.mark.parametrize("printed", ["lumiel", "angels"])
def test_backs_meet_their_fronts(printed: str, request: pytest.FixtureRequest) -> None:
    pages = reader(request.getfixturevalue(printed)).pages
    assert len(pages) % 2 == 0
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        width = size(front)[0]
        expected = [(name, width - box.x - box.width, box.y) for name, box in pieces(front)]
        found = [(name, box.x, box.y) for name, box in pieces(back)]
        assert [name for name, *_ in found] == [name for name, *_ in expected]
        for (_, *at), (_, *wanted) in zip(found, expected, strict=True):
            assert at == pytest.approx(wanted, abs=0.15)


def test_crop_marks_are_at_the_edges_of_cards(lumiel: bytes) -> None:
    page = reader(lumiel).pages[0]
    drawn = marks(page)
    assert len(drawn) == 16
    cuts = {mark.x for mark in drawn if mark.dy}
    for _, box in pieces(page):
        for edge in (box.x, box.x + box.width):
            assert any(cut == pytest.approx(edge, abs=0.15) for cut in cuts)


def test_japanese_text_can_be_extracted(lumiel: bytes) -> None:
    said = reader(lumiel).pages[0].extract_text()
    assert "ルミエル†プリエール" in said
    assert said.count("常人") == said.count("×5") == 9


def test_a_turned_angel_shows_its_night(angels: bytes) -> None:
    front, back = reader(angels).pages[:2]
    assert "Abdiel the Newcomer" in front.extract_text()
    assert "Abdiel the Turncoat" in back.extract_text()


def test_ether_is_printed_in_the_numbers_of_the_box(angels: bytes) -> None:
    chips = Counter(
        name for page in reader(angels).pages[::2] for name, box in pieces(page) if (box.width, box.height) == (22, 22)
    )
    assert chips == {"1": 30, "3": 12, "5": 6}


def test_a_custom_set_is_printed_with_its_texts(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('base = "dengen"\n[[card]]\nid = "priest"\nname_en = "Abbot <&>"\npoints = 9\n', "utf-8")
    printed = sheets(make_game("lumiel", file), "en", PAPERS["a4"], only=("cards",), two_sided=False)
    pages = reader(printed).pages
    assert len(pages) == 9
    said = next(page for page in pages if any(name == "Abbot <&>" for name, _ in pieces(page))).extract_text()
    assert "Abbot <&>" in said
    assert "+9" in said


CONTENTS = {
    "lumiel": {"cards": 80},
    "flip_angel": {"cards": 30, "tokens": 48},
    "troll_master": {"cards": 24 + 44 + 5 + 1 + 7 + 5, "tokens": 5 + 44 + 42},
    "trump_fighter": {"cards": 52 + 40 + 2},
    "walpurgis": {"cards": 4 * 40 + 2, "tokens": 13},
}


@pytest.mark.parametrize("id", CONTENTS)
def test_every_game_prints_the_contents_of_its_box(id: str) -> None:
    found = drawn(make_game(id), "ja")
    numbers = {stack.kind: sum(piece.copies for piece in stack.pieces) for stack in found.stacks}
    assert numbers == CONTENTS[id]
    assert bool(found.mats) == (id == "walpurgis")


def drawn(game: Game[Any], lang: Lang, decks: tuple[str, ...] = ()) -> Printable:
    return printable(game, lang, fonts("en"), decks)


def test_only_some_decks_are_printed() -> None:
    found = drawn(make_game("walpurgis"), "en", ("bonfire_march",))
    assert sum(piece.copies for piece in found.stacks[0].pieces) == 42
    with pytest.raises(CannotPrint, match="no deck 'nobody'"):
        drawn(make_game("walpurgis"), "en", ("nobody",))


def test_a_board_larger_than_the_paper_comes_in_parts() -> None:
    pages = reader(sheets(make_game("walpurgis"), "en", PAPERS["a4"], only=("boards",))).pages
    parts = [box for page in pages[::2] for _, box in pieces(page)]
    assert sum(box.width * box.height for box in parts) == pytest.approx(460 * 460, abs=200)
    assert not any(pieces(page) for page in pages[1::2])


def test_a_game_without_tokens_says_so() -> None:
    with pytest.raises(CannotPrint, match="no such parts to print"):
        sheets(make_game("lumiel"), "en", PAPERS["a4"], only=("tokens",))


def test_a_booklet_has_every_clause_and_marks_rulings() -> None:
    lang: Lang = "ja"
    game = make_game("lumiel")
    pages = reader(booklet(game, lang, PAPERS["a4"])).pages
    assert {size(page) for page in pages} == {(148.5, 210.0)}
    said = "\n".join(page.extract_text() for page in pages)
    flat = said.replace("\n", "").replace(" ", "")
    assert all(clause.id in flat for clause in game.clauses)
    assert flat.count("裁定") >= sum(clause.is_ruling for clause in game.clauses)
    assert all(chapter.title[lang].replace(" ", "") in flat for chapter in game.clauses.chapters)


def test_a_missing_japanese_font_is_reported_with_a_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dengen.printing.fonts.SANS", ())
    monkeypatch.setattr("dengen.printing.fonts.SERIF", ())
    with pytest.raises(CannotPrint, match="Noto Sans CJK JP"):
        fonts("ja")
    assert fonts("en").sans == LATIN
