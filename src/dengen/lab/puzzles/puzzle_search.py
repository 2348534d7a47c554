"""The search for puzzles: a self-play game per number, and its best position for a puzzle."""

from dataclasses import dataclass
from typing import Any

import msgspec

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.lab.puzzles.rating import finders
from dengen.lab.puzzles.sequential_halving import Arm, SequentialHalving
from dengen.lab.simulation import seed_of
from dengen.players import match, player
from dengen.players.greedy import Greedy
from dengen.players.levels import remove_time_limit

LEAST, MOST = 3, 24  # legal actions
SLIPS = 0.05  # random moves, for variety
FIRST_LOOK = 24  # tries per action
SECOND_LOOK = 300
LAST_LOOK = 1500
CLEARLY = 0.25  # minimum lead of the best action, relative to a fair share ...
STEADILY = 0.8  # ... and the part of it that must remain in later checks
CANDIDATES = 6  # positions per game that are checked closely
WORLDS = 16  # in which the action must be best
MISSES = 1  # worlds in which it needn't be
CLOSE = 0.02  # tolerance of being best
RIVALS = 3  # actions to compare with
PLAIN = 3  # every third game gives a position without a tempting wrong move, if possible


class PuzzleCandidate(msgspec.Struct, frozen=True):
    """A position for a puzzle: a world of its seat, the shares of all actions, and the levels that find the best."""

    position: dict[str, Any]
    seat: int
    kind: str  # of question and action
    shares: dict[str, float]  # by action, best first
    steady: float  # the share of worlds in which the best action is best
    finders: dict[str, float]  # by tested level: how often it finds the best action
    tempting: bool  # whether a one-ply evaluation prefers another action


class PuzzleSearchResult(msgspec.Struct, frozen=True):
    """The candidate of one game, if any."""

    found: PuzzleCandidate | None


class PuzzleMoment(msgspec.Struct):
    state: State
    seat: int
    scales: list[Arm]
    tempting: bool

    @property
    def gap(self) -> float:
        return self.scales[0].share - self.scales[1].share


@dataclass(frozen=True)
class PuzzleSearch:
    """A plan of the search. Half of the games have the usual number of seats, the rest cycle through the others.

    `looks`: tries per action in the second and the last check.
    """

    game: Game[Any]
    player: str
    seed: int
    looks: tuple[int, int] = (SECOND_LOOK, LAST_LOOK)

    def about(self) -> dict[str, Any]:
        """The facts that the puzzles depend on."""
        weights = self.game.weights
        return {
            "puzzles": 1,
            "game": self.game.id,
            "rules": self.game.version,
            "cards": self.game.cards.hash,
            "weights": "" if weights is None else weights.hash,
            "options": dict(self.game.puzzle_options),
            "player": self.player,
            "seed": self.seed,
            "looks": self.looks,
        }

    def seats(self, number: int) -> int:
        others = [count for count in self.game.seat_counts if count not in (1, self.game.default_seats)]
        return self.game.default_seats if number % 2 == 0 or not others else others[number // 2 % len(others)]

    def play(self, number: int) -> PuzzleSearchResult:
        chance = Chance(seed_of(self.seed, number))
        wanted = number % PLAIN != 0
        moments = sorted(self._moments(number, chance), key=lambda one: (one.tempting != wanted, -one.gap))
        for moment in moments[:CANDIDATES]:
            found = self._checked(moment, chance)
            if found is not None:
                return PuzzleSearchResult(found)
        return PuzzleSearchResult(None)

    def _moments(self, number: int, chance: Chance) -> list[PuzzleMoment]:
        """Positions of a game in which one action looks clearly better than the others."""
        game = self.game
        seats = self.seats(number)
        state = game.new(seats, int(chance.fork().word), **game.puzzle_options)
        thinkers = [remove_time_limit(player(self.player, game, int(chance.fork().word))) for _ in range(seats)]
        luck = chance.fork()
        found: list[PuzzleMoment] = []
        while actors := state.actors():
            seat = actors[0]
            if LEAST <= len(state.legal(seat)) <= MOST:
                world = state.resample(seat, luck)
                scales = self._weigh(world, seat, world.legal(seat), FIRST_LOOK, luck)
                moment = PuzzleMoment(world, seat, scales, False)
                if moment.gap >= self._gap(world):
                    moment.tempting = Greedy(game, int(luck.fork().word)).choose(world.clone(), seat) != scales[0].act
                    found.append(moment)
            is_slip = luck.unit() < SLIPS
            act = luck.pick(state.legal(seat)) if is_slip else match.answer(state, seat, thinkers[seat], luck)
            state.apply(seat, act)
        return found

    def _gap(self, world: State) -> float:
        return CLEARLY / world.seats

    def _weigh(self, world: State, seat: int, acts: list[int], tries: int, luck: Chance) -> list[Arm]:
        return SequentialHalving(self.game, int(luck.fork().word)).run_halving(world, seat, acts, tries)

    def _checked(self, moment: PuzzleMoment, luck: Chance) -> PuzzleCandidate | None:
        """Check a position again, longer each time and with other seeds. Returns None if it fails."""
        game, world, seat = self.game, moment.state, moment.seat
        best = moment.scales[0].act
        weighed = moment.scales
        for tries, clear in zip(self.looks, (1.0, STEADILY), strict=True):
            weighed = self._weigh(world, seat, world.legal(seat), tries, luck)
            if weighed[0].act != best or weighed[0].share - weighed[1].share < clear * self._gap(world):
                return None
        if not self._holds_by_hand(world, seat, [scale.act for scale in weighed[: RIVALS + 1]], luck):
            return None
        steady = self._steadiness(world, seat, [scale.act for scale in weighed[: RIVALS + 1]], luck)
        if steady < 1 - MISSES / WORLDS:
            return None
        return PuzzleCandidate(
            position=game.dump(world),
            seat=seat,
            kind=f"{game.step_name(world.question(seat)[0])} {game.describe(world, seat, best).kind}",
            shares={game.name(scale.act): round(scale.share, 3) for scale in weighed},
            steady=steady,
            finders=finders(game, world, seat, best, luck),
            tempting=moment.tempting,
        )

    def _holds_by_hand(self, world: State, seat: int, acts: list[int], luck: Chance) -> bool:
        """Whether a search without weights agrees on the best action."""
        scales = SequentialHalving(self.game, int(luck.fork().word), by_hand=True).run_halving(
            world, seat, acts, self.looks[0]
        )
        return scales[0].act == acts[0]

    def _steadiness(self, world: State, seat: int, acts: list[int], luck: Chance) -> float:
        """The share of worlds in which the first of these actions is best even with open cards."""
        steady = 0
        for _ in range(WORLDS):
            drawn = world.resample(seat, luck)
            scales = SequentialHalving(self.game, int(luck.fork().word), one_world=True).run_halving(
                drawn, seat, acts, FIRST_LOOK
            )
            mine = next(scale.share for scale in scales if scale.act == acts[0])
            steady += mine > scales[0].share - CLOSE
        return steady / WORLDS
