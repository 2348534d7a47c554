"""The numbers of an observation, read off the view: the slow way, which knows nothing of the state."""

from collections.abc import Callable, Mapping, Sequence

from dengen.core.views.observation import chosen, counted, one_hot, per_seat
from dengen.games.troll_master import TrollMaster
from dengen.games.troll_master.rules.codes import ACTIONS, MAGIC, PHASES
from dengen.games.troll_master.rules.rules import QUESTIONS
from dengen.games.troll_master.views.view import MagicView, Memory, PlayerView, TrollMasterView

SEATS = 5
PLACES = int(ACTIONS)
KINDS = len(MAGIC)
Read = Callable[[TrollMasterView], Sequence[float]]


def numbers(game: TrollMaster) -> dict[str, Read]:
    familiars = game.tables.ids
    questions = [question.name for question in QUESTIONS]
    many = len(familiars)

    def magic(cards: Sequence[MagicView]) -> list[float]:
        return counted([card.card for card in cards], MAGIC, 5)

    def counts(cards: Mapping[str, int] | None) -> list[float]:
        return [(cards or {}).get(kind, 0) / 10 for kind in MAGIC]

    def of_seats(read: Callable[[PlayerView], Sequence[float]], size: int) -> Read:
        return lambda view: per_seat(map(read, view.players), size, SEATS)

    def one(read: Callable[[PlayerView], float]) -> Read:
        return of_seats(lambda player: [read(player)], 1)

    def tops(player: PlayerView) -> list[float]:
        return counted([stack.familiar.id for stack in player.familiars], familiars)

    def charges(player: PlayerView) -> list[float]:
        lie = {stack.familiar.id: stack.charges / 5 for stack in player.familiars}
        return [lie.get(familiar, 0.0) for familiar in familiars]

    def covered(player: PlayerView) -> list[float]:
        return counted([card for stack in player.familiars for card in stack.covered], familiars)

    def left(view: TrollMasterView) -> list[float]:
        piles = {pile.familiar.id: pile.left / 5 for pile in view.supply}
        return [piles.get(familiar, 0.0) for familiar in familiars]

    def discarded(view: TrollMasterView) -> list[float]:
        assert isinstance(view.memory, Memory)
        return counts(view.memory.discard)

    return {
        "phase": lambda v: chosen(v.phase, PHASES),
        "question": lambda v: chosen(v.prompt.kind if v.prompt else None, questions),
        "round": lambda v: [v.round / 60, v.last_round / 60],
        "target": lambda v: [v.target / 20],
        "start": lambda v: one_hot(v.start, SEATS),
        "row_pawn": lambda v: [n for a in v.row for n in one_hot(SEATS if a.pawn == -1 else a.pawn, SEATS + 1)],
        "row_missing": lambda v: [a.missing / 5 for a in v.row],
        "supply": left,
        "open": lambda v: magic(v.open),
        "sure": lambda v: counts(v.sure),
        "pool": lambda v: counts(v.pool),
        "deck_size": lambda v: [v.deck_size / 40],
        "discard": discarded,
        "mana": one(lambda p: p.mana / 10),
        "chits": one(lambda p: p.chits / 10),
        "attack": one(lambda p: p.attack / 10),
        "defence": one(lambda p: p.defence / 10),
        "passed": one(lambda p: float(p.passed)),
        "stuck": one(lambda p: float(p.stuck)),
        "broom": one(lambda p: float(p.broom)),
        "hand": of_seats(lambda p: magic(p.hand), KINDS),
        "hand_size": one(lambda p: len(p.hand) / 5),
        "revealed": of_seats(lambda p: magic(p.revealed), KINDS),
        "familiars": of_seats(tops, many),
        "charges": of_seats(charges, many),
        "covered": of_seats(covered, many),
        "actor": lambda v: one_hot(v.moment.actor, SEATS),
        "position": lambda v: one_hot((v.moment.pos or 0) - 1, PLACES),
        "moment": lambda v: [n / 10 for n in (v.moment.top_up, v.moment.discount, v.moment.bonus, v.moment.attack)],
    }
