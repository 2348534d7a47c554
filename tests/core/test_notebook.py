"""Notebook output of games, tables and replays."""

import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.notebook import from_environment, options_html
from dengen.players.playout import playout
from examples.high_card import HighCard

GAMES = list(dengen.registered())


@pytest.mark.parametrize("id", GAMES)
def test_a_game_says_what_it_is_and_shows_its_options(id: str) -> None:
    game = dengen.game(id)
    assert repr(game).startswith(f"<{game.title.en}, version {game.version}, card set ")
    for lang in ("en", "ja"):
        shown = options_html(game, lang)
        assert shown.count("<tr>") == len(game.options) + 1
        assert all(f"<td>{option.name}</td>" in shown for option in game.options)


@pytest.mark.parametrize("id", GAMES)
def test_a_table_is_shown_as_spectators_see_it(id: str) -> None:
    game = dengen.game(id)
    state = game.new(seed=3)
    assert state._repr_html_() == game.picture(state, None)
    assert state._repr_html_().startswith("<svg")
    playout(state, Chance(1))
    assert state._repr_html_().startswith("<svg")


def test_a_watched_table_shows_no_hand() -> None:
    game = HighCard()
    state = game.new(3, seed=3)
    assert game.picture(state.resample(0, Chance(5))) == game.picture(state)
    assert game.picture(state, 0) != game.picture(state)


def test_the_reader_is_spoken_to_in_his_language(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dengen.game("lumiel")
    state = game.new(seed=1)
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert from_environment() == "ja"
    assert "席0" in state._repr_html_()
    assert "オプション" in game._repr_html_()
    monkeypatch.setenv("LC_ALL", "C")
    assert "seat 0" in state._repr_html_()
