"""The hunt for puzzles: a game against itself, and the moment in it that makes the best one; a number always gives the same."""

from dataclasses import dataclass
from typing import Any

import msgspec

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.lab.puzzles.rating import finders
from dengen.lab.puzzles.weighing import Scale, Weighing
from dengen.lab.simulation import seed_of
from dengen.players import match, player
from dengen.players.greedy import Greedy
from dengen.players.levels import remove_time_limit

LEAST, MOST = 3, 24  # answers
SLIPS = 0.05  # random answers, for variety
FIRST_LOOK = 24  # tries of each answer
SECOND_LOOK = 300
LAST_LOOK = 1500
CLEARLY = 0.25  # by how much the best must be better: this part of a fair share ...
STEADILY = 0.8  # ... and so much of it when it is looked at again
CANDIDATES = 6  # moments of a game that are looked at closely
WORLDS = 16  # in which the answer is to be the best one
MISSES = 1  # worlds in which it need not be
CLOSE = 0.02  # so much worse than the best counts as best
RIVALS = 3  # answers that it is compared with there
PLAIN = 3  # of so many games, one gives a moment that isn't tempting, if it can


class Found(msgspec.Struct, frozen=True):
    """A moment that makes a puzzle: the position as its seat may think it is, every answer's share, and who finds the best."""

    position: dict[str, Any]
    seat: int
    kind: str  # of question and answer
    shares: dict[str, float]  # by answer, the best one first
    steady: float  # the part of worlds in which it is the best one
    finders: dict[str, float]  # by level, as far as they were asked: how often it finds the best one
    tempting: bool  # would one who looks at the next moment only answer otherwise?


class Hunted(msgspec.Struct, frozen=True):
    """What came of one game."""

    found: Found | None


class Moment(msgspec.Struct):
    state: State
    seat: int
    scales: list[Scale]
    tempting: bool

    @property
    def gap(self) -> float:
        return self.scales[0].share - self.scales[1].share


@dataclass(frozen=True)
class Hunt:
    """Where, by whom, and with whose luck. Half of the games have the usual number of seats, the rest all others in turn.

    `looks`: how often each answer is tried when a moment is looked at again, and at last.
    """

    game: Game[Any]
    player: str
    seed: int
    looks: tuple[int, int] = (SECOND_LOOK, LAST_LOOK)

    def about(self) -> dict[str, Any]:
        """What the puzzles depend on."""
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

    def play(self, number: int) -> Hunted:
        chance = Chance(seed_of(self.seed, number))
        wanted = number % PLAIN != 0
        moments = sorted(self._moments(number, chance), key=lambda one: (one.tempting != wanted, -one.gap))
        for moment in moments[:CANDIDATES]:
            found = self._checked(moment, chance)
            if found is not None:
                return Hunted(found)
        return Hunted(None)

    def _moments(self, number: int, chance: Chance) -> list[Moment]:
        """Those of a game at which one answer looks far better than the others."""
        game = self.game
        seats = self.seats(number)
        state = game.new(seats, int(chance.fork().word), **game.puzzle_options)
        thinkers = [remove_time_limit(player(self.player, game, int(chance.fork().word))) for _ in range(seats)]
        luck = chance.fork()
        found: list[Moment] = []
        while actors := state.actors():
            seat = actors[0]
            if LEAST <= len(state.legal(seat)) <= MOST:
                world = state.resample(seat, luck)
                scales = self._weigh(world, seat, world.legal(seat), FIRST_LOOK, luck)
                moment = Moment(world, seat, scales, False)
                if moment.gap >= self._gap(world):
                    moment.tempting = Greedy(game, int(luck.fork().word)).choose(world.clone(), seat) != scales[0].act
                    found.append(moment)
            is_slip = luck.unit() < SLIPS
            act = luck.pick(state.legal(seat)) if is_slip else match.answer(state, seat, thinkers[seat], luck)
            state.apply(seat, act)
        return found

    def _gap(self, world: State) -> float:
        return CLEARLY / world.seats

    def _weigh(self, world: State, seat: int, acts: list[int], tries: int, luck: Chance) -> list[Scale]:
        return Weighing(self.game, int(luck.fork().word)).weigh(world, seat, acts, tries)

    def _checked(self, moment: Moment, luck: Chance) -> Found | None:
        """Looked at again, longer each time and by other luck; None: it doesn't stand."""
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
        return Found(
            position=game.dump(world),
            seat=seat,
            kind=f"{game.step_name(world.question(seat)[0])} {game.describe(world, seat, best).kind}",
            shares={game.name(scale.act): round(scale.share, 3) for scale in weighed},
            steady=steady,
            finders=finders(game, world, seat, best, luck),
            tempting=moment.tempting,
        )

    def _holds_by_hand(self, world: State, seat: int, acts: list[int], luck: Chance) -> bool:
        """Is the first of these answers the best one for a search that has learned nothing, too?"""
        scales = Weighing(self.game, int(luck.fork().word), by_hand=True).weigh(world, seat, acts, self.looks[0])
        return scales[0].act == acts[0]

    def _steadiness(self, world: State, seat: int, acts: list[int], luck: Chance) -> float:
        """In which part of the worlds would the first of these answers be best even for one who saw all cards?"""
        steady = 0
        for _ in range(WORLDS):
            drawn = world.resample(seat, luck)
            scales = Weighing(self.game, int(luck.fork().word), one_world=True).weigh(drawn, seat, acts, FIRST_LOOK)
            mine = next(scale.share for scale in scales if scale.act == acts[0])
            steady += mine > scales[0].share - CLOSE
        return steady / WORLDS
