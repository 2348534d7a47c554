"""Events: visible arguments, and news."""

import pickle

import msgspec
import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.rules.events import ALL, Event


def test_a_secret_argument_is_hidden_from_other_viewers() -> None:
    event = Event("drew", {"seat": 1, "card": "priest"}, {"card": 0b10}, news=0b10)
    assert event.seen_by(1) == {"seat": 1, "card": "priest"}
    assert event.seen_by(0) == {"seat": 1}
    assert event.seen_by(None) == {"seat": 1}


def test_a_spectator_sees_only_public_arguments() -> None:
    both_seats = Event("peeked", {"card": "priest"}, {"card": 0b11})
    assert both_seats.seen_by(0) == {"card": "priest"}
    assert both_seats.seen_by(None) == {}


def test_news_is_for_those_it_names() -> None:
    event = Event("drew", {}, news=0b10)
    assert [event.is_news_to(seat) for seat in range(3)] == [False, True, False]
    assert all(Event("shown", {}, news=ALL).is_news_to(seat) for seat in range(5))


def test_an_event_survives_pickling() -> None:
    event = Event("drew", {"seat": 1}, {"card": 2}, 2)
    assert pickle.loads(pickle.dumps(event)) == event


@pytest.mark.parametrize("id", dengen.registered())
def test_events_encode_like_views(id: str) -> None:
    state = dengen.game(id).new(seed=2, listen=True)
    rng = Chance(1)
    while actors := state.actors():
        state.apply(actors[0], rng.pick(state.legal(actors[0])))
    events = state.events()
    assert events
    plain = [{"kind": event.kind, "args": event.args, "secret": event.secret, "news": event.news} for event in events]
    assert msgspec.to_builtins(events) == plain
    assert msgspec.json.decode(msgspec.json.encode(events), type=list[Event]) == events
