"""The page shows nothing beyond the seat's view: worlds that look the same to the seat give the same DOM, text and attributes."""

import json
import pickle
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute

from dengen.core.base.chance import Chance
from dengen.core.rules.state import State
from dengen.table import Table
from dengen.table.game.live_play import LivePlay
from dengen.table.game.play import Play
from tests.web.conftest import NewPerson
from tests.web.kit import Person, Served, wait_until

SEAT = 0
WORLDS = 2
MOMENTS = {"flip_angel": (1, 8), "lumiel": (2, 12), "troll_master": (1, 15), "walpurgis": (1, 12)}

# All of the document: elements, attributes, texts, and what lives beside them in fields
WHOLE = """() => {
  const fields = [...document.querySelectorAll('input, select, textarea')].map((one) => [one.value, one.checked ?? null]);
  return document.documentElement.outerHTML + JSON.stringify(fields);
}"""


# Pictures come from their shapes, as where no canvas is faithful: how far they have been painted would be a matter of time
ONLY_SHAPES = "HTMLCanvasElement.prototype.getContext = () => null;"


def play_of(table: Table) -> Play:
    play = table._room.play
    assert play is not None
    return play


def with_another_truth(play: Play, seed: int) -> State:
    """The same game with another world behind it, which the seat can't tell from the true one."""
    world = (play.live if isinstance(play, LivePlay) else play.state).resample(SEAT, Chance(seed))
    world.listen()
    return world


def put(play: Play, world: State) -> None:
    play.state = world
    if isinstance(play, LivePlay):
        fight: Any = play.live
        fight.state = world


def truth_of(state: State) -> bytes:
    """Everything about it but what chance has in store."""
    world = state.clone()
    world.chance = Chance(0)
    return pickle.dumps(world)


class Watched:
    """A person at a table whose truth can be exchanged."""

    def __init__(self, person: Person, served: Served) -> None:
        self.person = person
        self.served = served
        self.table = served.table_at(person.page.url)
        self.answered = 0

    def worlds(self) -> Iterator[bytes]:
        """Put one world after the other behind the table; what is true in each."""
        truth = self.served.call(lambda: play_of(self.table).state)
        try:
            for seed in range(WORLDS):
                yield self.served.call(lambda seed=seed: self.exchange(seed))  # type: ignore[misc]
        finally:
            self.served.call(lambda: put(play_of(self.table), truth))

    def exchange(self, seed: int) -> bytes:
        play = play_of(self.table)
        put(play, with_another_truth(play, seed))
        return truth_of(play.state)

    def dom(self) -> str:
        """What the page is after a fresh start, once nothing moves any more."""
        page = self.person.page
        page.reload()
        page.wait_for_selector(".stage [data-key]")
        page.wait_for_load_state("networkidle")
        seen = [""]

        def settled() -> bool:
            seen.append(page.evaluate(WHOLE))
            return seen[-1] == seen[-2]

        wait_until(page, settled)
        return seen[-1]

    def doms(self) -> list[str]:
        truths, doms = [], []
        for truth in self.worlds():
            truths.append(truth)
            doms.append(self.dom())
        assert len(set(truths)) == len(truths), "these are the same worlds: they show nothing"
        return doms

    def play_on(self, answers: int) -> None:
        for _ in range(answers):
            self.person.answer(self.answered * 5)
            self.answered += 1


def assert_same(first: str, *others: str) -> None:
    """One element a line, so that a failure shows which."""
    for other in others:
        assert other.replace("><", ">\n<").split("\n") == first.replace("><", ">\n<").split("\n")


def seated(person: Person, served: Served, game: str, **options: Any) -> Watched:
    person.context.add_init_script(ONLY_SHAPES)
    person.open_table(game, **options)
    return Watched(person, served)


@pytest.mark.parametrize("game", list(MOMENTS))
def test_worlds_that_look_the_same_to_the_seat_give_the_same_page(game: str, person: NewPerson, served: Served) -> None:
    ann = person()
    watched = seated(ann, served, game)
    for answers in MOMENTS[game]:
        watched.play_on(answers)
        ann.page.locator("[data-choice]:enabled").first.wait_for(state="attached")
        assert_same(*watched.doms())


@pytest.mark.parametrize("pace", ["beats", "realtime"])
def test_so_does_a_fight(pace: str, person: NewPerson, served: Served) -> None:
    """Against a person who chooses a fighter and then waits: a bot would go on while we look."""
    ann, bob = person(), person()
    ann.open_table("trump_fighter", bots=False, pace=pace, ready_idle=600_000)
    bob.join(ann)
    watched = Watched(ann, served)
    bob.answer(3)
    watched.play_on(1)
    ann.page.locator("[data-key^='pick:']").first.wait_for(state="detached")
    assert_same(*watched.doms())


def test_a_page_that_knew_more_would_be_found_out(person: NewPerson, served: Served) -> None:
    """The same test of a page that is told what another seat holds, wherever in its view that is."""
    ann = person()
    watched = seated(ann, served, "lumiel")

    def leak(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def betray(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("view"):
                state = play_of(watched.table).state
                hand = watched.table.game.see(state, 1).hand  # type: ignore[attr-defined]
                message["view"]["hand"] = msgspec.to_builtins(hand)
            line.send(json.dumps(message))

        server.on_message(betray)

    ann.page.route_web_socket("**/socket", leak)
    first, second = watched.doms()
    assert first != second
