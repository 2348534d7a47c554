# mypyc: compile
"""What a viewer may see, built up zone by zone from what is public and from the viewer's own hand."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dengen.core.base.packed import place_of
from dengen.core.views.view import OPEN, Viewer
from dengen.games.troll_master.cards.file import ActionEntry, SetFile
from dengen.games.troll_master.rules import TrollMasterState, action_phase, attack, magic
from dengen.games.troll_master.rules.codes import CRYSTAL, MAGIC, PHASES
from dengen.games.troll_master.views.view import (
    AbilityView,
    ActionView,
    FamiliarView,
    MagicView,
    Memory,
    Moment,
    PileView,
    PlayerView,
    StackView,
    TrollMasterView,
)

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster


def see(game: "TrollMaster", state: TrollMasterState, viewer: Viewer) -> TrollMasterView:
    ids = state.tables.ids
    known = known_cards(state, viewer)
    discard = by_kind(magic.tally_of(state.discard))
    return TrollMasterView(
        game=game.id,
        viewer=viewer,
        seats=state.seats,
        phase=PHASES[state.phase],
        asked=state.actors(),
        prompt=game.question(state, viewer) if viewer is not None else None,
        scores=state.scores(),
        outcome=state.outcome(),
        memory=Memory(discard=discard),
        round=int(state.round),
        last_round=int(state.cap),
        target=int(state.target),
        start=int(state.start),
        row=[see_action(state, action, known) for action in game.set.row],
        supply=[
            PileView(key=f"supply:{ids[kind]}", familiar=game.faces[kind], left=int(state.supply[kind]))
            for kind in state.kinds
        ],
        box=[id for number, id in enumerate(ids) if number and number not in state.kinds],
        players=[see_player(game, state, seat, viewer) for seat in range(state.seats)],
        open=face_up("open", magic.cards_in(state.open)),
        sure={kind: counts_as(known, card) for card, kind in enumerate(MAGIC)},
        pool=by_kind(state.pool) if state.hands_are_open() else None,
        deck_size=int(magic.size_of(state.deck)),
        deck=[MAGIC[card] for card in reversed(magic.cards_in(state.deck))] if viewer == OPEN else [],
        discard_size=int(magic.size_of(state.discard)),
        discard_top=MagicView(key="discard", card=MAGIC[state.discard & 3]) if state.discard != magic.EMPTY else None,
        discard_counts=discard if state.options["memory_aid"] else None,
        moment=see_moment(state),
    )


def by_kind(tally: i64) -> dict[str, int]:
    return {kind: int(magic.number(tally, card)) for card, kind in enumerate(MAGIC)}


# ---- the row ----


def see_action(state: TrollMasterState, action: ActionEntry, known: i64) -> ActionView:
    return ActionView(
        key=f"action:{action.pos}",
        pos=action.pos,
        id=action.id,
        name=action.name,
        text=action.text,
        kind=action.kind,
        level=action.level,
        icons=list(action.icons),
        need_kind=action.need_kind,
        need=action.need,
        value=action.value,
        missing=int(state.lacking(known, action.pos)),
        pawn=pawn_on(state, action.pos),
    )


def pawn_on(state: TrollMasterState, pos: int) -> int | None:
    if pos in state.pawn:
        return int(place_of(state.pawn, pos))
    return -1 if (state.neutral >> pos) & 1 else None


def known_cards(state: TrollMasterState, viewer: Viewer) -> i64:
    """Of the ten cards of the round, a tally of those that the viewer knows."""
    return state.shown + sum(state.hand[seat] for seat in range(state.seats) if may_see_hand(state, seat, viewer))


def may_see_hand(state: TrollMasterState, seat: int, viewer: Viewer) -> bool:  # TM-20, TM-38
    return viewer in (seat, OPEN) or state.hands_are_open()


def counts_as(cards: i64, kind: int) -> int:  # TM-44, TM-45
    crystals = int(magic.number(cards, CRYSTAL))
    return crystals if kind == CRYSTAL else crystals + int(magic.number(cards, kind))


# ---- the players ----


def see_player(game: "TrollMaster", state: TrollMasterState, seat: int, viewer: Viewer) -> PlayerView:
    ids = state.tables.ids
    power = int(state.power(seat))
    return PlayerView(
        seat=seat,
        mana=int(state.mana[seat]),
        chits=int(state.chits[seat]),
        vp=int(state.total(seat)),
        attack=power,
        defence=power + int(attack.automatic_defence(state, seat)),
        pawn=int(state.pawn[seat]),
        passed=bool((state.passed >> seat) & 1),
        stuck=state.stuck_on(seat) != 0,
        broom=state.broom == seat,
        hand=see_hand(state, seat, viewer),
        revealed=face_up(f"revealed:{seat}", magic.cards_in(state.revealed[seat])),
        familiars=[
            StackView(
                key=f"familiar:{seat}:{ids[stack[-1]]}",
                familiar=game.faces[stack[-1]],
                charges=int(state.charges_on(seat, stack[-1])),
                covered=[ids[card] for card in stack[:-1]],
            )
            for stack in state.familiars[seat].stacks
        ],
    )


def see_hand(state: TrollMasterState, seat: int, viewer: Viewer) -> list[MagicView]:
    if may_see_hand(state, seat, viewer):
        return [MagicView(key=f"hand:{seat}:{at}", card=card) for at, card in enumerate(state.hand_names(seat))]
    return [MagicView(key=f"hand:{seat}:{at}", card=None) for at in range(int(state.hand_size(seat)))]


def face_up(zone: str, cards: list[int]) -> list[MagicView]:
    return [MagicView(key=f"{zone}:{at}", card=MAGIC[card]) for at, card in enumerate(cards)]


# ---- the open question ----


def see_moment(state: TrollMasterState) -> Moment:
    actor = int(state.actor) if state.actor >= 0 else None
    pos = int(state.pawn[actor]) if actor is not None else 0
    return Moment(
        actor=actor,
        pos=pos or None,
        top_up=int(action_phase.top_up(state, actor)) if actor is not None and pos else 0,
        discount=int(state.discount),
        bonus=int(state.bonus),
        attack=int(state.attack),
    )


# ---- what is printed ----


def faces(file: SetFile) -> list[FamiliarView]:
    """What is printed on the familiars, by number: the same in every view."""
    return [
        FamiliarView(
            id=familiar.id,
            name=familiar.name,
            text=familiar.text,
            cost=familiar.cost,
            power=familiar.power,
            ribbons=familiar.ribbons,
            start_charge=familiar.start_charge,
            vp=familiar.vp,
            abilities=tuple(
                AbilityView(index=index, when=ability.when, trigger=ability.trigger, fee=ability.fee)
                for index, ability in enumerate(familiar.ability)
            ),
        )
        for familiar in file.familiars
    ]
