"""What a refusal says is true: each is judged by what the seat sees and what its cards say, apart from the rules."""

import os
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.words import Refusal
from dengen.games.lumiel import Lumiel
from dengen.games.lumiel.rules import LumielState, board
from dengen.games.lumiel.views.view import Area, LumielView
from dengen.testing import clause
from tests.games.lumiel.kit import GAME, Table, game_where, game_with, lay
from tests.games.lumiel.test_rich_set import RICH

GAMES = 30 if os.environ.get("DENGEN_DEEP") else 3
AREA = re.compile(r"(area|under):(\w\d)")


class Tried:
    """An answer that was refused, and all that its seat sees at that moment."""

    def __init__(self, game: Lumiel, state: LumielState, seat: int, action: str, refusal: Refusal) -> None:
        self.game = game
        self.question = game.step_name(state.question(seat)[0])
        self.action = action
        self.refusal = refusal
        self.seat = seat
        view = game.view(state, seat)
        assert isinstance(view, LumielView)
        self.view = view

    @property
    def kind(self) -> str:
        return self.action.removeprefix("kind:")

    @property
    def held(self) -> Counter[str]:
        return Counter(card.card for card in self.view.hand)

    @property
    def open_cards(self) -> Counter[str]:
        """What the seat has revealed of its hand, in its present decision, too."""
        shown = Counter(self.view.memory.known[self.seat])
        if self.view.decision is not None and self.view.decision.reveals:
            shown[self.view.decision.reveals] += 1
        return shown

    @property
    def put_back(self) -> Counter[str]:
        return Counter([] if self.view.decision is None else self.view.decision.returns)

    @property
    def area(self) -> Area:
        """Where the answer leads."""
        found = AREA.fullmatch(self.action)
        assert found is not None, self.action
        return self.view.field[board.NAMES.index(found[2])]

    def is_under(self) -> bool:
        return self.action.startswith("under:")


def refused(game: Lumiel, seed: int) -> Iterator[Tried]:
    """Every refused answer that comes into question, at every question of a game."""
    state = game.new(3 + seed % 2, seed)
    luck = Chance(seed)
    while not state.over():
        seat = luck.pick(state.actors())
        for act in state.candidates(seat, *state.question(seat)):
            refusal = game.refusal(state, seat, act)
            if refusal is not None:
                yield Tried(game, state, seat, game.name(act), refusal)
        state.apply(seat, luck.pick(state.legal(seat)))


@pytest.mark.parametrize("game", [GAME, RICH], ids=["dengen", "rich"])
def test_the_clause_of_a_refusal_is_the_one_that_forbids(game: Lumiel) -> None:
    judged: Counter[str] = Counter()
    for seed in range(GAMES):
        for tried in refused(game, seed):
            judge = JUDGES.get(tried.question)
            if judge is not None:
                expected = judge(tried)
                assert tried.refusal.clause == expected, (tried.question, tried.action, tried.refusal)
                judged[tried.question] += 1
            quotes(tried)
    assert set(judged) >= {"redraw", "return", "play", "set", "hand_set"}


# ---- the specification, once more ----


def may_reveal(tried: Tried) -> str:
    """LP-25: a card of the hand; LP-R1: one that isn't revealed."""
    if not tried.held[tried.kind]:
        return "LP-25"
    assert not (tried.held - tried.open_cards)[tried.kind]
    return "LP-R1"


def may_put_back(tried: Tried) -> str:
    if tried.action == "pass":
        assert not tried.put_back
        assert tried.refusal.en == "Put at least one card back."
        return "LP-R1"
    if not tried.held[tried.kind]:
        return "LP-25"
    assert not (tried.held - tried.open_cards - tried.put_back)[tried.kind]
    assert ("already put back" in tried.refusal.en) == bool(tried.put_back[tried.kind])
    return "LP-R1"


def may_play(tried: Tried) -> str:
    """LP-35; LP-R36: not one that is bound to a zone without a place, as long as there are others."""
    if not tried.held[tried.kind]:
        return "LP-35"
    assert next(card for card in tried.game.set.card if card.id == tried.kind).set_zone
    return "LP-R36"


def may_set(tried: Tried) -> str:
    """LP-39 to LP-41, and what a card says of stacking; LP-R36 where it is bound to a zone."""
    pending = tried.view.pending
    assert pending is not None
    if tried.is_under() and not tried.area.stack:
        return "LP-80"
    card = next(card for card in tried.game.set.card if card.id == pending.card)
    if card.set_zone not in (None, tried.area.zone):
        return "LP-R36"
    assert tried.area.stack
    return "LP-41" if card.stack_on is None else "LP-40"


def may_set_from_hand(tried: Tried) -> str:
    """LP-R40: the card may not be there at all; LP-R12: the card in play must keep a place."""
    pending = tried.view.pending
    assert pending is not None
    if not tried.held[str(pending.card)]:
        assert tried.refusal.en.startswith("You hold no ")
        return "LP-R40"
    if not tried.area.stack and not tried.is_under():
        return "LP-R12"
    return "LP-R12" if tried.refusal.clause == "LP-R12" and is_crowded(tried) else may_set(tried)


def is_crowded(tried: Tried) -> bool:
    """At most one area is free: whether there would be room depends on what may be covered."""
    return sum(not area.stack for area in tried.view.field) <= 1


JUDGES = {
    "redraw": may_reveal,
    "return": may_put_back,
    "play": may_play,
    "set": may_set,
    "hand_set": may_set_from_hand,
}


def quotes(tried: Tried) -> None:
    """LP-81 quotes the card whose effect it is, LP-40 the one that is put."""
    pending = tried.view.pending
    quoted = re.search(r'The card says: "(.*)"', tried.refusal.en)
    if quoted is None or pending is None:
        return
    texts = {card.id: card.text_en for card in tried.game.set.card}
    speaker = pending.used if tried.refusal.clause == "LP-81" else pending.card
    assert quoted[1] == texts[str(speaker)], (tried.question, tried.action, tried.refusal)


# ---- one by one ----


def said(table: Table, *actions: str) -> list[str]:
    refusals = [table.game.refusal(table.state, 0, action) for action in actions]
    return [refusal.en for refusal in refusals if refusal is not None]


def test_a_move_that_leads_too_far_quotes_the_effect_and_not_the_card_that_moves() -> None:
    game = game_where({"step": "move", "dest": {"rel": "orth1"}})
    table = lay({"B2": "1imp"}, hand="hero pawn", game=game).play("hero", "area:B2")
    assert said(table, "area:D4") == ['The Hero can\'t choose that. The card says: "What hero does."']


def test_a_card_that_is_put_back_already_says_so() -> None:
    table = lay(phase="redraw", hand="com yok pri gho sor vam", stood=[1, 2, 3])
    table.act("kind:commoner", "kind:vampire")
    assert said(table, "kind:vampire", "kind:commoner", "kind:exorcist") == [
        "You have already put back every Vampire that you can.",
        "No other Commoner is in your hand than what you have revealed, and that stays.",
        "You hold no Exorcist.",
    ]


@clause("LP-R12")
def test_a_card_from_hand_that_would_cover_the_last_place_says_so() -> None:
    """Two cards may be covered; the one in the middle is the only place for the card in play."""
    effect = [{"step": "set_from_hand", "name": ["imp"]}]
    game = game_with(hero={"set_zone": "central", "effect": effect}, wall={"base": {}})
    cells = ["1wall", *["1pawn"] * 4, "1wall", *["1pawn"] * 10]
    table = lay(" ".join(cells), phase="effect", hand="hero imp pawn", game=game).play("hero")
    assert (table.asked(), table.areas) == ("hand_set", {"A1"})
    assert table.refusal("area:B2") == "LP-R12"


def test_there_is_no_fourth_points_area_at_a_table_of_three() -> None:
    game = game_where({"step": "remove", "target": {"from": ["points_other"]}})
    table = lay({}, seats=3, hand="hero pawn", points={"1": "imp"}, game=game).play("hero")
    assert said(table, "seat:3", "seat:0") == [
        "There is no such player at this table.",
        "The effect chooses only from other players' points areas.",
    ]
