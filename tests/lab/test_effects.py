"""The value of using a card, from the same positions and with the same randomness."""

import json
from typing import Any

import pytest

from dengen.core.registry import game, registered
from dengen.lab.comparison import differences
from dengen.lab.effects import CardExperiment, CardTrial, UnknownCard, effect_figures, effects, find_cards, try_cards
from dengen.lab.figures import EFFECT
from dengen.lab.jobs import Workers
from dengen.lab.observer import Survey
from dengen.lab.statistics import ENOUGH


def trial(cards: Any, card: str, games: int, id: str = "lumiel") -> CardExperiment:
    made = game(id, cards)
    return CardExperiment(Survey(made, made.default_seats, {}, "sensible", 1, games), find_cards(made, [card]))


def changed(id: str, card: str, **fields: object) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(json.dumps(game(id, "dengen").cards.content))
    for entry in content["card"]:
        if entry["id"] == card:
            entry.update(fields)
    return content


def tried(*worths: float) -> list[CardTrial]:
    return [CardTrial([("played", "priest", worth)]) for worth in worths]


def test_a_card_is_found_by_its_id_or_its_name() -> None:
    made = game("lumiel")
    assert find_cards(made, ["sorcerer", "Sorcerer", "priest"]) == ("sorcerer", "sorcerer", "priest")
    with pytest.raises(UnknownCard, match="no card 'sorceress' to try"):
        find_cards(made, ["sorceress"])


def test_a_card_trial_repeats_on_any_worker() -> None:
    plan = trial("dengen", "priest", 4)
    assert try_cards(plan, Workers(2)) == try_cards(plan, Workers(1))


@pytest.mark.parametrize("id", registered())
def test_every_tracked_card_can_be_tried(id: str) -> None:
    made = game(id)
    survey = Survey(made, made.default_seats, {}, "sensible", 2, 3)
    items = {
        item for number in range(3) for group, item, *_ in survey.play(number).uses if group in made.tracked.groups
    }
    worths = [
        worth for number in range(2) for *_, worth in CardExperiment(survey, tuple(sorted(items))).play(number).worth
    ]
    assert worths
    assert all(-1 <= worth <= 1 for worth in worths)


def test_each_use_of_a_card_has_a_separate_line() -> None:
    results = [CardTrial([("captured", "sorcerer", 1.0), ("played", "sorcerer", -1.0)]), CardTrial([])]
    captured, played = effect_figures(trial("dengen", "sorcerer", 2), results)
    assert (captured.table, captured.name.en) == (f"captured{EFFECT}", "Sorcerer, captured: worth")
    assert (played.table, played.name.ja) == (f"played{EFFECT}", "魔術師（使用）：価値")
    assert captured.counted == [(1.0, 1.0), (0.0, 0.0)]


@pytest.mark.parametrize(
    ("worths", "verdict"),
    [
        ([1.0] * ENOUGH, "helps"),
        ([-1.0] * ENOUGH, "hurts"),
        ([1.0, -1.0] * ENOUGH, "unclear"),
        ([1.0] * (ENOUGH - 1), "too_few"),
    ],
)
def test_a_card_helps_or_hurts_only_if_significant(worths: list[float], verdict: str) -> None:
    (found,) = effects(effect_figures(trial("dengen", "priest", 1), tried(*worths)))
    assert (found.verdict, found.games) == (verdict, len(worths))


@pytest.mark.deep
def test_the_sorcerer_at_thirty_points_is_found() -> None:
    games = 600
    here, there = (
        try_cards(trial(cards, "sorcerer", games), Workers(None))
        for cards in (changed("lumiel", "sorcerer", points=30), "dengen")
    )
    (captured,) = (one for one in differences(here, there) if one.table == f"captured{EFFECT}")
    assert captured.is_real
    assert captured.difference.low > 0
