"""Observation of games: counts match the events."""

import pytest

from dengen.core.base.words import Text
from dengen.core.registry import game, registered
from dengen.core.rules.events import Event
from dengen.core.tracking import PLAIN, Tracked, TrackedEvent, TrackedGroup
from dengen.lab.observer import NOBODY, Survey, lead_changes, leader
from dengen.lab.tracked_events import names, used
from tests.players.stairs import StairsGame


def survey(id: str, games: int = 1, **options: object) -> Survey:
    made = game(id)
    return Survey(made, made.default_seats, options, "random", 3, games)


@pytest.mark.parametrize("id", registered())
def test_tracked_events_fit_their_game(id: str) -> None:
    plan = survey(id)
    tracked = plan.game.tracked
    seen = [plan.play(number) for number in range(6)]
    groups = set(tracked.groups)
    found = {group for game in seen for group, *_ in game.uses}
    assert found == groups | {"answers"}
    known = names(plan.game)
    assert {what for game in seen for group, what, *_ in game.uses if group != "answers"} <= set(known)
    if tracked.first:
        assert len({game.first for game in seen}) > 1, "somebody else begins now and then"


@pytest.mark.parametrize("id", registered())
def test_every_shipped_game_tracks_events(id: str) -> None:
    assert game(id).tracked != PLAIN


@pytest.mark.parametrize("id", ["trump_fighter", "walpurgis"])
def test_options_per_seat_are_tried_in_all_pairs_and_both_seats(id: str) -> None:
    lineups = survey(id).lineups
    sides = {side for pair in lineups for side in pair}
    assert len(lineups) == len(sides) * (len(sides) - 1)
    assert [lineups[0][1], lineups[0][0]] in lineups
    assert survey(id).play(1).sides == lineups[1]


def test_a_given_option_does_not_vary() -> None:
    plan = survey("walpurgis", decks=["bonfire_march", "bramble_keep"])
    assert plan.lineups == []
    assert plan.play(0).sides == []


def test_an_observed_game_repeats() -> None:
    assert survey("flip_angel").play(4) == survey("flip_angel").play(4)
    assert survey("flip_angel").play(4) != survey("flip_angel").play(5)


def test_decisions_choices_and_kinds_of_answers_are_counted() -> None:
    seen = Survey(StairsGame(), 2, {}, "random", 3, 1).play(0)
    answers = {what: sum(count for _, other, _, count in seen.uses if other == what) for _, what, _, _ in seen.uses}
    assert seen.turns == 6
    assert seen.decisions == sum(answers.values())
    assert seen.choices == 3 * answers["climb"] + 2 * (answers["stop"] + answers["throw"])  # a forced move isn't asked
    assert seen.forced == 0


def test_an_event_names_what_it_used() -> None:
    tracked = Tracked(
        {
            "faces": TrackedGroup(Text("Faces", "面"), (TrackedEvent("place", "card"),)),
            "cards": TrackedGroup(Text("Cards", "カード"), (TrackedEvent("place", "card", until="/"),)),
        }
    )
    event = Event("place", {"seat": 1, "card": "uriel/w"})
    assert list(used(tracked, event)) == [("faces", "uriel/w", 1), ("cards", "uriel", 1)]
    assert list(used(tracked, Event("flip", {"seat": 1, "card": "uriel/w"}))) == []
    assert list(used(tracked, Event("place", {"card": "uriel/w"}))) == []


def test_every_event_with_a_card_counts_by_default() -> None:
    assert list(used(PLAIN, Event("anything", {"seat": 0, "card": "sun"}))) == [("played", "sun", 0)]


def test_a_lead_changes_when_another_seat_takes_it() -> None:
    assert [leader(scores) for scores in ([1, 0], [1, 1], [0, 3])] == [0, NOBODY, 1]
    assert lead_changes([NOBODY, 0, 0, NOBODY, 0, 1, NOBODY, 0]) == 2


def test_other_line_ups_have_separate_journals() -> None:
    assert survey("walpurgis").about() != survey("walpurgis", decks=["bonfire_march", "bonfire_march"]).about()
