"""Every registered game can be played in the terminal, from its described actions alone, and simulated."""

import json
import re

import pytest

from dengen.core.base.words import LANGS, Lang
from dengen.core.cards.card_files import FIRST_EDITION
from dengen.core.registry import game, registered
from tests.terminal.conftest import Dengen

GAMES = list(registered())


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_ends_with_a_table_of_results(dengen: Dengen, id: str, lang: Lang) -> None:
    ran = dengen("play", id, "--seed", 1, "--bots", "random", "--lang", lang, typed="1\n" * game(id).max_steps)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^1 +\S", ran.out.split("\n\n")[-1], re.MULTILINE)
    cards = f"--cards {game(id).editions[0]} " if game(id).editions[0] != FIRST_EDITION else ""
    assert ran.out.splitlines()[-1].endswith(f"dengen play {id} {cards}--bots random --seed 1")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", GAMES)
def test_no_placeholder_and_no_word_of_the_other_language_is_left(dengen: Dengen, id: str, lang: Lang) -> None:
    ran = dengen("play", id, "--seed", 2, "--bots", "random", "--lang", lang, typed="?\n? 1\n1\n" * 60)
    assert not re.search(r"\{\w*\}", ran.out)
    if lang == "en":
        assert not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", ran.out)


@pytest.mark.parametrize("id", GAMES)
def test_sentences_address_the_reader_grammatically(dengen: Dengen, id: str) -> None:
    ran = dengen("play", id, "--seed", 3, "--bots", "random", typed="1\n" * game(id).max_steps)
    assert re.findall(r"\b[Yy]ou(?:'s| was| is| has)\b", ran.out) == []
    assert re.findall(r"[a-z,] You [a-z]", ran.out) == []


@pytest.mark.parametrize("id", GAMES)
def test_a_simulation_repeats_with_its_seed(dengen: Dengen, id: str) -> None:
    command = ("sim", id, "--games", 4, "--player", "random", "--seed", 6, "--json")
    assert dengen(*command).out == dengen(*command).out
    assert json.loads(dengen(*command).out)["games"] == 4


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in GAMES for seats in game(id).seat_counts])
def test_any_number_of_seats_plays_without_an_option(dengen: Dengen, id: str, seats: int) -> None:
    ran = dengen("sim", id, "--seats", seats, "--games", 1, "--player", "random", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["seats"] == seats


@pytest.mark.parametrize("id", GAMES)
def test_the_rulebook_reads_in_both_languages(dengen: Dengen, id: str) -> None:
    for lang in LANGS:
        out = dengen("rules", id, "--lang", lang).out
        assert all(f"{clause.id} " in out and clause.text[lang] in out for clause in game(id).clauses)
