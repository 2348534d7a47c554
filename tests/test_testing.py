"""Tests of `Scene`, with which tests of games are written."""

import pytest

from dengen.core.base.errors import IllegalAction
from dengen.testing import Scene
from examples.high_card import HighCard


def lay(*hands: list[int]) -> Scene:
    return Scene.lay(HighCard(), {"seats": len(hands), "table": {"hands": list(hands)}})


def last_round() -> Scene:
    return lay([5], [7])


def test_a_scene_answers_for_the_only_asked_seat() -> None:
    scene = last_round()
    with pytest.raises(AssertionError, match=r"say which seat: \[0, 1\] are asked"):
        scene.act("card:5")
    assert scene.act("card:5", seat=0).actor == 1
    assert scene.act("card:7").scores == [0, 1]


def test_a_refused_action_fails_the_test() -> None:
    with pytest.raises(IllegalAction):
        last_round().act("card:9", seat=0)


def test_a_copy_of_a_scene_is_independent() -> None:
    scene = lay([5, 6], [7, 8]).act("card:5", seat=0)
    other = scene.copy().act("card:8")
    scene.act("card:7")
    assert scene.data["shown"] == [5, 7]
    assert other.data["shown"] == [5, 8]
    assert scene.kinds() == other.kinds() == ["shown"]


def test_a_scene_survives_dump_and_load() -> None:
    scene = lay([5, 6], [7, 8]).act("card:5", seat=0)
    again = scene.reloaded()
    assert again.data == scene.data
    assert again.state is not scene.state
    assert again.act("card:7").scores == [0, 1]


def test_worlds_are_the_same_for_the_same_seed() -> None:
    scene = lay([5, 6], [7, 8])

    def hands(seed: int) -> list[list[list[int]]]:
        return [world.data["hands"] for world in scene.worlds(0, many=5, seed=seed)]

    assert hands(1) == hands(1) != hands(2)
    assert all(mine == [5, 6] for mine, _ in hands(1))


def test_the_events_of_a_kind_are_found_and_told_to_each_viewer() -> None:
    scene = last_round().act("card:5", seat=0).act("card:7")
    assert [event.args["cards"] for event in scene.events("shown")] == [[5, 7]]
    assert scene.events("drew") == []
    assert [words.en for words in scene.told()] == ["Shown: 5, 7. {seat1} scored."]


def test_the_result_is_empty_while_the_game_goes_on() -> None:
    scene = last_round()
    assert scene.result == ("", None)
    with pytest.raises(AssertionError, match="the game isn't over"):
        print(scene.outcome)
    assert scene.played_out().result == ("cards_out", 1)
    assert [standing.score for standing in scene.outcome.seats] == [0, 1]
    assert scene.asked() == ""


def test_a_shared_win_has_no_winner() -> None:
    scene = lay([5, 9], [7, 8]).act("card:5", seat=0).act("card:7")
    assert scene.act("card:9", seat=0).act("card:8").result == ("cards_out", None)
