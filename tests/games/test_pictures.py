"""The table as a picture: what a seat may see, all of it, and nothing else; in both languages."""

import re
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.base.words import LANGS
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.core.views.drawing import NEVER_FIRST, Box, Sheet, breadth, wrapped
from examples.high_card import HighCard

GAMES = list(dengen.registered())


def moments(game: Game[Any], seed: int = 3, few: int = 8) -> list[State]:
    """A few of a random game, and its end."""
    state: State = game.new(seed=seed)
    rng, found = Chance(seed), []
    while actors := state.actors():
        found.append(state.clone())
        state.apply(actors[0], int(state.pick_answer(actors[0], rng)))
    return [*found[:: len(found) // few], state]


def texts(svg: str) -> list[str]:
    return [unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]


@pytest.mark.parametrize("id", GAMES)
def test_every_moment_can_be_drawn_for_everybody(id: str) -> None:
    game = dengen.game(id)
    for state in moments(game):
        for lang in LANGS:
            for viewer in (*range(state.seats), None):
                picture = game.picture(state, viewer, lang)
                assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
                assert "{" not in "".join(texts(picture))
                assert texts(picture)[0] == game.title[lang]


@pytest.mark.parametrize("id", GAMES)
def test_worlds_that_look_the_same_to_a_seat_are_drawn_the_same(id: str) -> None:
    game = dengen.game(id)
    for state in moments(game)[:-1]:
        for seat in range(state.seats):
            seen = game.picture(state, seat)
            for seed in range(3):
                assert game.picture(state.resample(seat, Chance(seed)), seat) == seen


@pytest.mark.parametrize("id", GAMES)
def test_a_picture_says_what_the_viewer_is_asked_and_the_scores(id: str) -> None:
    game = dengen.game(id)
    for state in moments(game):
        for seat in state.actors():
            question = game.question(state, seat)
            assert question is not None
            said = texts(game.picture(state, seat, "en"))
            assert any(text.startswith(question.en.partition("{")[0]) for text in said)
            for points in state.scores():
                assert any(text.startswith(f"{points} point".replace("-", "−")) for text in said)


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    game = dengen.game("lumiel")
    state = game.new(seed=3)
    held = [card.card for card in game.see(state, 0).hand]
    names = {game.names[card].en for card in held}
    assert names <= set(texts(game.picture(state, 0, "en")))
    assert not names & set(texts(game.picture(state, None, "en")))


def test_everything_lies_within_the_picture() -> None:
    for id in GAMES:
        game = dengen.game(id)
        for state in moments(game, few=4):
            root = ElementTree.fromstring(game.picture(state, 0))
            wide, high = float(root.attrib["width"]), float(root.attrib["height"])
            for shape in root.iter("{http://www.w3.org/2000/svg}rect"):
                place = shape.attrib
                if "x" in place:
                    assert 0 <= float(place["x"]) <= float(place["x"]) + float(place["width"]) <= wide
                    assert 0 <= float(place["y"]) <= float(place["y"]) + float(place["height"]) <= high


def test_a_game_that_draws_nothing_is_shown_as_its_text() -> None:
    game = HighCard()
    state = game.new(3, seed=3)
    assert game.picture(state, 0).count("<text") > 5
    assert game.picture(state, 0) != game.picture(state)


# ---- lines ----


def test_lines_break_between_words_and_never_before_a_full_stop() -> None:
    lines = wrapped("Add the top card of your deck to the play area", 100, 12)
    assert " ".join(lines) == "Add the top card of your deck to the play area"
    japanese = wrapped("使い魔を1体獲得する。コスト−1。", 70, 12)
    assert "".join(japanese) == "使い魔を1体獲得する。コスト−1。"
    assert len(japanese) > 2
    assert not any(line[0] in NEVER_FIRST for line in japanese)


def test_text_that_is_too_wide_is_written_smaller() -> None:
    sheet = Sheet()
    sheet.middle("Normal Shot (Brigitte)", Box(0, 0, 100, 20), 14)
    (size,) = re.findall(r'font-size="([\d.]+)"', sheet.svg())
    assert float(size) * breadth("Normal Shot (Brigitte)") * 0.56 <= 100
