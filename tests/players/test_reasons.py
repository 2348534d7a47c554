"""Reasons are correct: their parts add up to the game's terms, and they are differences between two positions."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import dengen
from dengen import Chance, Game, State, players
from dengen.core.base.words import LANGS
from dengen.players.reasons import LEAST, Parts, grouped, mean, parts_after, strongest

GAMES = sorted(dengen.registered())
EVERY = 4  # positions between two that are checked


def positions(name: str, seed: int) -> Iterator[tuple[Game[Any], State, int]]:
    """Positions of a seeded game by the cheap policy in which a seat has a choice."""
    game = dengen.game(name)
    state = game.new(seed=seed)
    rng = Chance(seed)
    number = 0
    while actors := state.actors():
        seat = actors[number % len(actors)]
        number += 1
        if number % EVERY == 0 and len(state.legal(seat)) > 1:
            yield game, state.clone(), seat
        state.apply(seat, game.heuristics.pick(state, seat, rng))


@pytest.mark.parametrize("name", GAMES)
def test_explanations_add_up_to_the_terms(name: str) -> None:
    looked_at = 0
    for game, state, _ in positions(name, 3):
        for seat in range(state.seats):
            sums = dict.fromkeys(game.heuristics.term_names, 0.0)
            for one in game.particulars(state, seat):
                sums[one.term] += one.value
            terms = dict(zip(game.heuristics.term_names, game.heuristics.terms(state)[seat], strict=True))
            assert sums == pytest.approx(terms)
            looked_at += 1
    assert looked_at > 3


@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_differences_of_terms(name: str) -> None:
    """Explanations and the rest of a term add up to the term's difference."""
    told = 0
    for game, state, seat in list(positions(name, 5))[:4]:
        acts = state.legal(seat)[:5]
        parts = parts_after(game, state, seat, acts)
        for act in acts:
            others = mean([parts[other] for other in acts if other != act])
            groups = grouped(parts[act], others)
            assert net(groups) == pytest.approx(
                {key: net(parts[act]).get(key, 0.0) - net(others).get(key, 0.0) for key in net(groups)}
            )
            for reason in strongest(game, seat, parts[act], others):
                assert reason.weight == pytest.approx(groups[reason.term, reason.thing, reason.seat], abs=0.006)
                assert abs(reason.weight) >= LEAST - 0.006
                better = (reason.weight > 0) == (reason.seat == seat)
                assert game.reason(reason.term, reason.thing, better).en in reason.text.en
                told += 1
    assert told > 0


def net(parts: Parts) -> dict[tuple[str, int], float]:
    """Sums of the parts by term and seat."""
    sums: dict[tuple[str, int], float] = {}
    for (term, _, whose), value in parts.items():
        sums[term, whose] = sums.get((term, whose), 0.0) + value
    return sums


def test_a_counteracting_rest_is_subtracted_from_its_explanation() -> None:
    here = {("circles", "4e", 0): 1.0, ("circles", "1a", 0): 0.1}
    there = {("circles", "2b", 0): 0.45, ("circles", "3c", 0): 0.45}
    assert grouped(here, there) == pytest.approx({("circles", "4e", 0): 0.2})
    assert grouped({("score", "priest", 0): 3.0}, {("score", "yokai", 0): -2.0}) == {
        ("score", "priest", 0): 3.0,
        ("score", "yokai", 0): 2.0,
    }


@pytest.mark.parametrize("name", GAMES)
def test_every_part_has_words_both_ways_in_both_languages(name: str) -> None:
    for game, state, seat in positions(name, 7):
        for term, thing in {(one.term, thing) for one in game.particulars(state, seat) for thing in (one.thing, "")}:
            more, less = game.reason(term, thing, True), game.reason(term, thing, False)
            for lang in LANGS:
                assert all((more[lang], less[lang]))
                assert more[lang] != less[lang]
                assert not re.search(r"\{(?!seat\d\})", more[lang] + less[lang])


@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_the_same_in_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    game, state, seat = next(iter(positions(name, 9)))
    world = state.resample(seat, Chance(4))
    act = state.legal(seat)[0]
    assert players.explain(game, state, seat, act) == players.explain(game, world, seat, act)
