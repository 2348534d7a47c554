"""Whatever a refusal says is true, and its clause is the one that forbids: all answers to all questions of seeded games."""

import os
import re
from collections.abc import Callable
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.core.rules.events import Event
from dengen.games.walpurgis import Walpurgis
from dengen.games.walpurgis.cards.file import Card
from dengen.games.walpurgis.rules import WalpurgisState, codes, steps
from dengen.games.walpurgis.rules.actions import ALL, CARD, DONE, FACE_UP, is_card, is_cell
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, game, lay, new
from tests.games.walpurgis.oracle import Oracle, drawn, listed, place_of

GAMES = 40 if os.environ.get("DENGEN_DEEP") else 5
OPTIONS: list[dict[str, Any]] = [
    {},
    {"start_limit": "no_center_both", "pile_order": "owner"},
    {"first_turn": "no_cast", "start_limit": "no_center_first"},
    {"first_turn": "one_action", "orientation": "shared"},
]


class Refused:
    """A refusal, and the table on which it has to be true."""

    def __init__(self, game: Walpurgis, state: WalpurgisState, seat: int, act: int, done: set[str]) -> None:
        self.oracle = Oracle(game, state, seat)
        self.state = state
        self.seat = seat
        self.act = act
        self.done = done  # what the turn player has done in this turn
        self.question, self.a, self.b, self.c = map(int, state.question(seat))

    @property
    def cell(self) -> str:
        return CELL_NAMES[self.act]

    @property
    def card(self) -> Card:
        """The card in question: named, placed, or ready in the cell."""
        if is_card(self.act):
            return self.oracle.game.set.card[self.state.menu[self.seat][self.act - int(CARD)]]
        if self.question in (steps.PLACE_CELL, steps.FACE):
            return self.oracle.game.set.card[self.a]
        return [
            card
            for owner, state, card, _ in self.oracle.pieces(place_of(self.cell))
            if owner == self.seat and state == "ready"
        ][-1]

    @property
    def face_up(self) -> bool:
        return self.question == steps.INTERCEPT or bool(self.b) or (self.question == steps.FACE and self.act == FACE_UP)

    @property
    def intercepting(self) -> bool:
        return self.question == steps.INTERCEPT or (self.question == steps.PLACE_CELL and bool(self.c))

    @property
    def states(self) -> list[str]:
        """Of the seat's circles in the cell."""
        return self.oracle.states_of(self.seat, self.cell)

    def asks(self, *questions: int) -> bool:
        return self.question in questions

    # ---- what sentences claim ----

    def lies_only(self, state: str) -> bool:
        return state in self.states and "ready" not in self.states

    def is_first(self) -> bool:
        return self.seat == self.state.first

    def fits_nowhere(self) -> bool:
        """Neither face has a cell, or the face in question has none."""
        faces = (False, True) if self.asks(steps.MAIN) else (self.face_up,)
        return not any(self.oracle.may_lie(self.card, face) for face in faces)

    def meets_nowhere(self) -> bool:
        cells = self.oracle.may_lie(self.card, True)
        return bool(cells) and all(self.oracle.trouble(self.card, cell) for cell in cells)

    def requirement_fails(self) -> bool:
        from_hand = is_card(self.act) or self.asks(steps.PLACE_CELL, steps.FACE)
        return not self.oracle.meets_requirement(self.card, from_hand, self.intercepting)

    def overlaps_nowhere(self) -> bool:
        """Where its condition is met, it reaches no hot cell."""
        cells = [self.cell] if is_cell(self.act) else self.oracle.may_lie(self.card, True)
        met = [cell for cell in cells if not self.oracle.trouble(self.card, cell)]
        return bool(met) and not any(self.oracle.overlaps(self.card, cell) for cell in met)

    def was_done(self) -> bool:
        """The action of which there is only one."""
        wanted = "cast" if is_cell(self.act) else "place"
        return wanted in self.done

    def is_first_turn(self, option: str) -> bool:
        return self.state.turns == 0 and self.state.options["first_turn"] == option

    def shoots_by(self) -> list[tuple[int, int]]:
        """The cells that the card being cast may shoot at now, or could have."""
        kind = self.state.kind[self.state.latest_card()]
        card = self.oracle.game.set.card[kind]
        if self.a == steps.RAPID:
            offsets = drawn(card.sub_matrix, "d") + [(dx, dy) for dx, dy in card.sub_danmaku]
        else:
            offsets = drawn(card.matrix, "dD") + listed(card, "d")
        return self.oracle.placed(offsets, CELL_NAMES[self.state.latest_cell()])

    def shot_already(self) -> bool:
        if self.a == steps.EFFECT:
            return bool(self.state.hot >> self.act & 1) or self.states_changed()
        return place_of(self.cell) in self.shoots_by() and bool(self.state.hot >> self.act & 1)

    def states_changed(self) -> bool:
        """An effect outside a cast makes no cell hot: its danmaku lies there."""
        return any(
            owner == self.seat and state.startswith("dan")
            for owner, state, _, _ in self.oracle.pieces(place_of(self.cell))
        )

    def is_cast_already(self) -> bool:
        """In this chain."""
        if is_cell(self.act):
            ready = [number for owner, state, _, number in self.oracle.pieces(place_of(self.cell)) if state == "ready"]
            return any(self.state.marks[number] & codes.CAST for number in ready)
        return all(
            self.state.marks[number] & codes.CAST
            for number in self.state.hand[self.seat]
            if self.oracle.card(number) == self.card
        )

    def taking_part(self) -> bool:
        """Is there a face-up circle of the seat in the cell that could be named in an alternating step?"""
        return bool(self.oracle.state.legal(self.seat)) and self.act in self.state.legal(self.seat)


Claim = tuple[str, str, Callable[[Refused], bool]]
CLAIMS: list[Claim] = [
    ("you don't hold it", "WP-(63|102|47|49|51|72|R33)", lambda r: not r.oracle.holds(r.card)),
    ("you have already chosen it", "WP-47", lambda r: r.oracle.holds(r.card)),
    ("you open with a Normal Shot", "WP-(49|51)", lambda r: r.oracle.holds(r.card) and not r.card.is_shot),
    ("only a Normal Shot of your deck is set aside", "WP-43", lambda r: not r.card.is_shot),
    ("the tournament rule forbids the centre", "WP-50", lambda r: r.cell == "3c"),
    ("the cell isn't empty", "WP-51", lambda r: bool(r.oracle.pieces(place_of(r.cell))) and not r.is_first()),
    ("you have no dormant circle there", "WP-56", lambda r: "dormant" not in r.states),
    ("you have already done that this turn", "WP-59", lambda r: r.was_done()),
    ("in the first turn the tournament rule allows only a face-down placement", "WP-62",
     lambda r: r.is_first_turn("no_cast") and (is_cell(r.act) or r.act == FACE_UP)),
    ("in the first turn the tournament rule allows only one action", "WP-62",
     lambda r: r.is_first_turn("one_action") and bool(r.done)),
    ("there is no cell for it", "WP-63", lambda r: r.oracle.holds(r.card) and r.fits_nowhere()),
    ("its casting condition isn't met in any cell where it could lie", "WP-66", lambda r: r.meets_nowhere()),
    ("its requirement isn't met", "WP-77", lambda r: r.requirement_fails()),
    ("its cells wouldn't overlap with the cast", "WP-103", lambda r: r.intercepting and r.overlaps_nowhere()),
    ("it has already been cast in this chain", "WP-R26", lambda r: r.intercepting and r.is_cast_already()),
    ("you have no ready circle there", "WP-67", lambda r: not r.states and r.asks(steps.MAIN)),
    ("you have no ready circle there", "WP-102", lambda r: not r.states and r.asks(steps.INTERCEPT)),
    ("a dormant circle can't be cast", "WP-34", lambda r: r.lies_only("dormant")),
    ("it is already open; only a ready circle can be cast", "WP-35", lambda r: r.lies_only("open")),
    ("it is already casting", "WP-36", lambda r: r.lies_only("casting")),
    ("there is already a circle in that cell", "WP-38", lambda r: not r.oracle.is_free(r.card, r.face_up, r.cell)),
    ("Overrun works only face-up", "WP-R9",
     lambda r: not r.face_up and r.oracle.is_free(r.card, True, r.cell) and not r.oracle.is_free(r.card, False, r.cell)),
    ("one of your opponent's cards bars that cell", "WP-R49", lambda r: r.oracle.is_barred(r.cell)),
    ("one of its condition cells would be off the field", "WP-R15", lambda r: "off" in r.oracle.trouble(r.card, r.cell)),
    ("it isn't one of its Rapid Fire cells", "WP-84", lambda r: place_of(r.cell) not in r.shoots_by()),
    ("it isn't one of its danmaku cells", "WP-86", lambda r: place_of(r.cell) not in r.shoots_by()),
    ("you have already placed danmaku there", "WP-(84|86|R33)", lambda r: r.shot_already()),
    ("the effect has to be applied", "WP-R33", lambda r: r.act == DONE and not r.state.effect().optional),
    ("danmaku from your hand are placed one by one", "WP-R33", lambda r: r.act == ALL and r.state.effect().from_hand),
    ("the effect places fewer danmaku than there are cells", "WP-R33",
     lambda r: r.act == ALL and r.state.shots < int(r.state.aim).bit_count()),
    ("the effect doesn't allow it", "WP-R33", lambda r: r.asks(steps.TARGET, steps.DESTINATION, steps.SHOOT)),
    ("that circle is never turned face-down", "WP-R50",
     lambda r: any(static.kind == "steady" for _, _, card, _ in r.oracle.pieces(place_of(r.cell)) for static in card.static)),
    ("the extra placement is face-down only", "WP-R54", lambda r: r.act == FACE_UP and "place" in r.done),
    *((f"you have no {what}", clause, lambda r: not r.taking_part()) for what, clause in [
        ("casting circle there that is still to be set upright", "WP-(71|94)"),
        ("circle there whose D effect is still to come", "WP-90"),
        ("circle there whose chain-end effect is still to come", "WP-95"),
        ("circle there whose end-of-turn effect is still to come", "WP-73"),
    ]),
]  # fmt: skip
CONDITION_CLAIMS = [
    (r"there is no circle on its condition cell (..)", "WP-74"),
    (r"your circle on its condition cell (..) has another icon", "WP-75"),
    (r"there is only danmaku on its condition cell (..)", "WP-80"),
    (r"the circle on its condition cell (..) isn't yours", "WP-81"),
]


def is_true(refused: Refused, reason: str, clause: str) -> bool:
    for pattern, cited in CONDITION_CLAIMS:
        if found := re.fullmatch(pattern, reason):
            return clause == cited and refused.oracle.trouble(refused.card, refused.cell).get(found[1]) == cited
    claims = [claim for claim in CLAIMS if claim[0] == reason and re.fullmatch(claim[1], clause)]
    return any(holds(refused) for _, _, holds in claims)


def actions_done(done: set[str], events: list[Event]) -> set[str]:
    """What the turn player has done in this turn, by what was told."""
    for event in events:
        if event.kind == "turn":
            done = set()
        elif event.kind == "placed" or (event.kind == "cast" and event.args["hand"] and not event.args["intercepting"]):
            done = done | {"place"}
        elif event.kind == "cast" and not event.args["intercepting"]:
            done = done | {"cast"}
    return done


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_refusal_of_seeded_games_is_true_and_cites_what_forbids(options: dict[str, Any]) -> None:
    shipped = Walpurgis("dengen")
    ready = list(shipped.decks.ready)
    said: set[str] = set()
    for seed in range(GAMES):
        decks = [ready[seed % len(ready)], ready[(seed + 1) % len(ready)]]
        state = shipped.new(seed=seed, listen=True, decks=decks, **options)
        rng = Chance(seed)
        done: set[str] = set()
        while state.actors():
            done = actions_done(done, state.events())
            seat = state.actors()[0]
            candidates = state.candidates(seat, *state.question(seat))
            for act in candidates:
                refusal = shipped.refusal(state, seat, act)
                if refusal is not None:
                    reason = refusal.en.split(": ", 1)[1].removesuffix(".")
                    refused = Refused(shipped, state, seat, int(act), done)
                    assert is_true(refused, reason, refusal.clause), (
                        f"{options}, {seed}: {refusal.en} ({refusal.clause})"
                    )
                    said.add(refusal.clause)
            state.apply(seat, rng.pick(state.legal(seat)))
    assert {"WP-66", "WP-63", "WP-102", "WP-47", "WP-51", "WP-59", "WP-86"} <= said


def why(duel: Any, word: str, seat: int) -> tuple[str, str]:
    refusal = duel.game.refusal(duel.state, seat, duel.full_name(word, seat))
    assert refusal is not None
    return refusal.clause, refusal.en


@clause("WP-66", "WP-103")
def test_a_card_whose_condition_holds_nowhere_cant_intercept_for_that() -> None:
    duel = lay("1c open fx_remilia_shot", "5a dormant", hand="fx_spear", enemy_hand="bri_scorch fx_spear")
    duel.cast("fx_spear", "2c").shoot()
    assert why(duel, "bri_scorch", B)[0] == "WP-66"
    assert why(duel, "fx_spear", B) == (
        "WP-103",
        "You can't intercept with Sample Card: its cells wouldn't overlap with the cast.",
    )


@clause("WP-63", "WP-102")
def test_a_card_that_isnt_held_is_refused_for_that() -> None:
    duel = lay(
        "1c open shot_brigitte", "5c open shot_dorne", hand="bri_sparks", enemy_hand="dor_root", deck="bri_torch"
    )
    assert why(duel, "bri_torch", A) == ("WP-63", "You can't use Torch Throw here: you don't hold it.")
    duel.cast("bri_sparks", "2c").shoot()
    clause_, sentence = why(duel, "shot_dorne", B)
    assert clause_ == "WP-102"
    assert sentence.endswith("you don't hold it.")


@clause("WP-49", "WP-51")
def test_each_opening_cites_its_own_clause() -> None:
    duel = new()
    duel.act("done", seat=A).act("done", seat=B)
    first = duel.actor
    question = game().question(duel.state, first)
    assert question is not None
    assert question.clause == "WP-49"
    while duel.actor == first:
        duel.state.apply(first, duel.state.legal(first)[0])
    question = game().question(duel.state, 1 - first)
    assert question is not None
    assert question.clause == "WP-51"


@clause("WP-62")
def test_the_action_that_a_tournaments_first_turn_lacks_is_refused_by_its_rule() -> None:
    duel = lay(
        "1c open shot_brigitte; 2c ready bri_sparks", hand="bri_torch", turns=0, options={"first_turn": "one_action"}
    )
    duel.act("2c").quiet()
    assert why(duel, "bri_torch", A) == (
        "WP-62",
        "You can't use Torch Throw here: in the first turn the tournament rule allows only one action.",
    )


@clause("WP-61", "WP-68")
@pytest.mark.parametrize(
    ("deck", "label"), [(3, "Do nothing and draw 2"), (1, "Do nothing and draw 1"), (0, "Do nothing")]
)
def test_doing_nothing_promises_only_the_cards_that_the_deck_has(deck: int, label: str) -> None:
    duel = lay(hand="sab_cat", deck=deck)
    assert game().describe(duel.state, A, "done").en == label
