"""Hints: a strong bot's move, the expected share of each action, and reasons.

All of it comes from worlds resampled for the seat, so a hint reveals nothing that the seat can't know.
"""

from typing import Any

from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.base.errors import NotYourQuestion
from dengen.core.base.words import Text, Words
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players.levels import hint_iterations, searching
from dengen.players.reasons import Reason, mean, parts_after, strongest
from dengen.players.search import Search

SAME = 0.02  # of the win: smaller differences count as equal
LONGEST_LINE = 6  # steps of a move
HARDLY = 8  # actions with this many times fewer visits than the average are ignored


class ScoredAction(Struct, frozen=True):
    """An action with its expected share of the win and the search's visits."""

    act: int
    words: Words
    share: float
    visits: int


class Step(Struct, frozen=True):
    act: int
    words: Words


class Hint(Struct, frozen=True):
    act: int
    considered: list[ScoredAction]  # best first, those hardly tried at the end
    reasons: list[Reason]  # strongest first; none, where it is even
    even: bool = False  # all moves are worth about the same
    line: list[Step] = []  # the move and what follows it, until the seat learns something or another seat is asked


def hint(game: Game[Any], state: State, seat: int, seed: int = 0, iterations: int | None = None) -> Hint:
    """The move of a strong bot, its value, its reasons and its continuation; raises NotYourQuestion for a seat that isn't asked."""
    if not state.is_asked(seat):
        raise _not_asked(seat)
    rng = Chance(seed)
    world = state.resample(seat, rng)
    searcher = searching(game, rng.fork().word, iterations or hint_iterations(game))
    follower = searching(game, rng.fork().word, max(1, (iterations or hint_iterations(game)) // 4))
    act = searcher.choose(world, seat)
    considered = ranked(
        [
            ScoredAction(tried, game.describe(world, seat, tried), round(share, 4), visits)
            for tried, visits, share in searcher.considered
        ]
    )
    if considered:
        act = considered[0].act
    even = len(considered) > 1 and is_even(considered)
    reasons = [] if even else explain(game, state, seat, act, seed)
    return Hint(act, considered, reasons, even, continued(game, world, seat, act, follower))


def ranked(considered: list[ScoredAction]) -> list[ScoredAction]:
    """Best first by expected share; a move that was hardly tried has no figure to rely on and comes last."""
    enough = tried_enough(considered)
    return sorted(
        considered, key=lambda one: (one.visits < enough, -one.share if one.visits >= enough else -one.visits)
    )


def tried_enough(considered: list[ScoredAction]) -> float:
    """The visits from which a figure counts."""
    return sum(one.visits for one in considered) / (HARDLY * max(1, len(considered)))


def continued(game: Game[Any], world: State, seat: int, act: int, follower: Search) -> list[Step]:
    """The whole move: the seat's further choices in this world, as long as it is asked again without news."""
    world = world.clone()
    world.listen()
    line = [Step(act, game.describe(world, seat, act))]
    while len(line) < LONGEST_LINE:
        world.apply(seat, act)
        if any(event.is_news_to(seat) for event in world.events()) or not world.is_asked(seat):
            break
        act = follower.choose(world, seat)
        line.append(Step(act, game.describe(world, seat, act)))
    return line


def explain(game: Game[Any], state: State, seat: int, act: int, seed: int = 0) -> list[Reason]:
    """The strongest reasons for an action: its effect on the seat's terms, compared with the mean of the other actions."""
    if not state.is_asked(seat):
        raise _not_asked(seat)
    acts = state.legal(seat)
    if len(acts) < 2:
        return []
    parts = parts_after(game, state, seat, acts, seed)
    return strongest(game, seat, parts[act], mean([parts[other] for other in acts if other != act]))


def is_even(considered: list[ScoredAction]) -> bool:
    """Whether all actions have about the same expected share; rarely visited ones count as worse."""
    best = max(one.share for one in considered)
    enough = tried_enough(considered)
    return all(one.visits >= enough and one.share >= best - SAME for one in considered)


def _not_asked(seat: int) -> NotYourQuestion:
    why = Text(f"It isn't seat {seat}'s turn.", f"今は席{seat}の番ではありません。")
    return NotYourQuestion(why, "", seat)
