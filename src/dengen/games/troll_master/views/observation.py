"""A view as flat numbers of fixed size, for those who learn; `docs/games/troll_master.md` lists the layout."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from dengen.core.views.observation import Reading, chosen, counted, head, one_hot, per_seat
from dengen.games.troll_master.rules.codes import ACTIONS, MAGIC, PHASES
from dengen.games.troll_master.rules.rules import QUESTIONS
from dengen.games.troll_master.views.view import MagicView, Memory, PlayerView, TrollMasterView

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

SEATS = 5
PLACES = int(ACTIONS)
KINDS = len(MAGIC)
Read = Callable[[TrollMasterView], Sequence[float]]


def readings(game: "TrollMaster") -> list[Reading]:
    """The readings of the game's card set."""
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

    zones: list[tuple[str, int, Read, str]] = [
        ("phase", len(PHASES), lambda v: chosen(v.phase, PHASES), "preparation, … over"),
        (
            "question",
            len(questions),
            lambda v: chosen(v.prompt.kind if v.prompt else None, questions),
            "what the viewer is asked",
        ),
        ("round", 2, lambda v: [v.round / 60, v.last_round / 60], "this round and the last possible one, / 60"),
        ("target", 1, lambda v: [v.target / 20], "points that end the game / 20"),
        ("start", SEATS, lambda v: one_hot(v.start, SEATS), "the start player"),
        (
            "row_pawn",
            PLACES * (SEATS + 1),
            lambda v: [n for a in v.row for n in one_hot(SEATS if a.pawn == -1 else a.pawn, SEATS + 1)],
            "per action, whose pawn stands there; the last one is a neutral one",
        ),
        ("row_missing", PLACES, lambda v: [a.missing / 5 for a in v.row], "per action, cards still missing / 5"),
        ("supply", many, left, "per familiar, copies left / 5"),
        ("open", KINDS, lambda v: magic(v.open), "open magic cards per kind / 5"),
        ("sure", KINDS, lambda v: counts(v.sure), "cards that count for each kind, as far as known / 10"),
        ("pool", KINDS, lambda v: counts(v.pool), "all cards of the round once hands are open / 10"),
        ("deck_size", 1, lambda v: [v.deck_size / 40], "cards / 40"),
        ("discard", KINDS, discarded, "the discard per kind, remembered / 10"),
        ("mana", SEATS, one(lambda p: p.mana / 10), "per seat / 10"),
        ("chits", SEATS, one(lambda p: p.chits / 10), "per seat, victory points in chits / 10"),
        ("attack", SEATS, one(lambda p: p.attack / 10), "per seat / 10"),
        ("defence", SEATS, one(lambda p: p.defence / 10), "per seat / 10"),
        ("passed", SEATS, one(lambda p: float(p.passed)), "per seat"),
        ("stuck", SEATS, one(lambda p: float(p.stuck)), "per seat"),
        ("broom", SEATS, one(lambda p: float(p.broom)), "per seat"),
        ("hand", SEATS * KINDS, of_seats(lambda p: magic(p.hand), KINDS), "per seat, known hand cards per kind / 5"),
        ("hand_size", SEATS, one(lambda p: len(p.hand) / 5), "per seat, cards / 5"),
        ("revealed", SEATS * KINDS, of_seats(lambda p: magic(p.revealed), KINDS), "per seat, per kind / 5"),
        ("familiars", SEATS * many, of_seats(tops, many), "per seat, face-up familiars"),
        ("charges", SEATS * many, of_seats(charges, many), "per seat, charges on them / 5"),
        ("covered", SEATS * many, of_seats(covered, many), "per seat, familiars that lie covered"),
        ("actor", SEATS, lambda v: one_hot(v.moment.actor, SEATS), "whose action is carried out"),
        ("position", PLACES, lambda v: one_hot((v.moment.pos or 0) - 1, PLACES), "on which place"),
        (
            "moment",
            4,
            lambda v: [n / 10 for n in (v.moment.top_up, v.moment.discount, v.moment.bonus, v.moment.attack)],
            "top-up, discount, bonus, attack, / 10",
        ),
    ]
    return [*head(SEATS), *(Reading(*zone) for zone in zones)]
