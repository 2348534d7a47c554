"""Events: who may see which argument, and to whom they are news."""

import pickle

from dengen.core.events import ALL, Event


def test_a_secret_argument_is_left_out_for_those_who_may_not_see_it() -> None:
    event = Event("drew", {"seat": 1, "card": "priest"}, {"card": 0b10}, news=0b10)
    assert event.seen_by(1) == {"seat": 1, "card": "priest"}
    assert event.seen_by(0) == {"seat": 1}
    assert event.seen_by(None) == {"seat": 1}


def test_a_watcher_sees_only_what_all_see() -> None:
    both_seats = Event("peeked", {"card": "priest"}, {"card": 0b11})
    assert both_seats.seen_by(0) == {"card": "priest"}
    assert both_seats.seen_by(None) == {}


def test_news_is_for_those_it_names() -> None:
    event = Event("drew", {}, news=0b10)
    assert [event.is_news_to(seat) for seat in range(3)] == [False, True, False]
    assert all(Event("shown", {}, news=ALL).is_news_to(seat) for seat in range(5))


def test_an_event_survives_pickling() -> None:
    event = Event("drew", {"seat": 1}, {"card": 2}, 2)
    assert repr(pickle.loads(pickle.dumps(event))) == repr(event)
