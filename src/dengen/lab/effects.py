"""Does a card make one win? What using it is worth, against the best that could have been done instead.

Who uses a card had the choice, and often was ahead anyway: the win share of its users doesn't tell what the card did. So a
game is played, one use of the card is picked, and from that very position it is played on twice: once with the card used,
once with the best other answer, with the same cards to come and the same luck. The difference of the seat's share of the win
is what the card was worth there.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.base.errors import DengenError
from dengen.core.base.words import Text, fill
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.lab.figures import EFFECT, Figure
from dengen.lab.jobs import HERE, Workers, ignore_progress, play_all
from dengen.lab.journal import Journal
from dengen.lab.observer import Survey
from dengen.lab.randomisation import REAL, adjusted
from dengen.lab.statistics import ENOUGH, Counted, Estimate
from dengen.lab.tracked_events import groups, names, used
from dengen.players import match, player
from dengen.players.greedy import Greedy

EFFECT_OF = Text("{}: worth", "{}：価値")

Line = tuple[str, str]  # a group and a thing of it: Sorcerer, captured
EffectVerdict = Literal["helps", "hurts", "unclear", "too_few"]


class UnknownCard(DengenError):
    """A card that the game doesn't have, or that nobody uses."""

    code = "unknown_card"
    ja = "そのカードはありません。"


class Moment(NamedTuple):
    """Just before a seat used something: where, who, by which answer, and what others answered who were asked at the same time."""

    state: State
    seat: int
    act: int
    others: tuple[tuple[int, int], ...] = ()

    def together_with(self, seat: int, act: int) -> "Moment | None":
        """With another seat's answer; None: it was not asked at the same time, so a new moment has begun."""
        if seat == self.seat or not self.state.is_asked(seat):
            return None
        return self._replace(others=(*self.others, (seat, act)))

    def answered(self, act: int) -> State:
        """What comes of it, with the same answers of the others as long as they can be given; listened to."""
        world = self.state.clone()
        world.listen()
        world.apply(self.seat, act)
        for seat, answer in self.others:
            if world.is_asked(seat) and answer in world.legal(seat):
                world.apply(seat, answer)
        return world


class Tried(Struct, frozen=True, array_like=True):
    """What one game says of each line that was used in it: the share of the win with it, less that with something else."""

    worth: list[tuple[str, str, float]]


class Effect(Struct, frozen=True):
    """What using a thing is worth, in shares of the win. `games`: in which it could have been left alone."""

    group: str
    id: str
    name: Text
    games: int
    worth: Estimate
    p: float  # that this is chance, adjusted for all effects of the report
    verdict: EffectVerdict


class Trial(NamedTuple):
    """The games of a survey, and in each of them every tracked use of these cards on trial."""

    survey: Survey
    cards: tuple[str, ...]

    def play(self, number: int) -> Tried:
        state, _, chance = self.survey.begun(number)
        moments = self.uses(state, chance)
        found = []
        for line, known in sorted(moments.items()):
            worth = self.worth(line, known, chance.fork())
            if worth is not None:
                found.append((*line, round(worth, 6)))
        return Tried(found)

    def uses(self, state: State, chance: Chance) -> dict[Line, list[Moment]]:
        """Play a game to its end; every moment in which one of the cards was about to be used."""
        luck = chance.fork()
        seated = [player(self.survey.player, self.survey.game, int(chance.fork().word)) for _ in range(state.seats)]
        found: dict[Line, list[Moment]] = {}
        recent: list[Moment] = []
        while actors := state.actors():
            seat = actors[0]
            act = match.answer(state, seat, seated[seat], luck)
            answered = (moment.together_with(seat, act) for moment in recent)
            recent = [*(moment for moment in answered if moment), Moment(state.clone(), seat, act)]
            state.events()
            state.apply(seat, act)
            lines = self.lines_in(state)
            for moment in recent:
                for line in lines.get(moment.seat, ()):
                    found.setdefault(line, []).append(moment)
        return found

    def lines_in(self, state: State) -> dict[int, list[Line]]:
        """By seat, what was just used of the cards on trial."""
        tracked = self.survey.game.tracked
        found: dict[int, list[Line]] = {}
        for event in state.events():
            for group, item, seat in used(tracked, event):
                if item in self.cards and (group, item) not in found.setdefault(seat, []):
                    found[seat].append((group, item))
        return found

    def worth(self, line: Line, moments: list[Moment], chance: Chance) -> float | None:
        """At one of these moments; None: at none of them there was anything else to do."""
        waiting = list(range(len(moments)))
        chance.shuffle(waiting)
        for at in waiting:
            moment = moments[at]
            others = [act for act in moment.state.legal(moment.seat) if not self.would_use(moment, act, line)]
            if others:
                instead = self.best(moment, others, chance.fork())
                seed = int(chance.fork().word)
                return self.played_on(moment, moment.act, seed) - self.played_on(moment, instead, seed)
        return None

    def would_use(self, moment: Moment, act: int, line: Line) -> bool:
        return line in self.lines_in(moment.answered(act)).get(moment.seat, ())

    def best(self, moment: Moment, acts: list[int], chance: Chance) -> int:
        """By greedy's judgement, from what the seat can know."""
        judge = Greedy(self.survey.game, int(chance.fork().word))
        totals = judge.judge(moment.state.resample(moment.seat, chance), moment.seat, acts)
        return acts[totals.index(max(totals))]

    def played_on(self, moment: Moment, act: int, seed: int) -> float:
        state, chance = moment.answered(act), Chance(seed)
        seated = [player(self.survey.player, self.survey.game, int(chance.fork().word)) for _ in range(state.seats)]
        match.play(state, seated, chance)
        return float(state.shares()[moment.seat])

    def about(self) -> dict[str, Any]:
        """What the results depend on."""
        return {**self.survey.about(), "work": "effects", "on trial": self.cards}


def find_cards(game: Game[Any], wanted: Sequence[str]) -> tuple[str, ...]:
    """Ids by ids or names; raises UnknownCard."""
    return tuple(_id_of(wish, names(game), game) for wish in dict.fromkeys(wanted))


def _id_of(wish: str, known: Mapping[str, Text], game: Game[Any]) -> str:
    for id, name in known.items():
        if wish.lower() in (id.lower(), name.en.lower(), name.ja):
            return id
    raise UnknownCard(f"{game.title.en} has no card {wish!r} to try. There are: {', '.join(known)}.")


def try_cards(
    trial: Trial,
    workers: Workers = HERE,
    journal: Journal[Tried] | None = None,
    progress: Callable[[int], None] = ignore_progress,
) -> list[Figure]:
    """Play all games; what each line was worth, game by game."""
    results: list[Tried] = play_all(trial, trial.survey.games, workers, journal, progress)
    return effect_figures(trial, results)


def effect_figures(trial: Trial, results: Sequence[Tried]) -> list[Figure]:
    tracked, known = groups(trial.survey.game.tracked), names(trial.survey.game)
    worths = [{(group, id): worth for group, id, worth in tried.worth} for tried in results]
    lines = sorted({line for of_game in worths for line in of_game})
    return [
        Figure(
            f"{group}{EFFECT}",
            id,
            fill(EFFECT_OF, fill(tracked[group].line, known.get(id, Text(id, id)))),
            True,
            [(of_game.get((group, id), 0.0), float((group, id) in of_game)) for of_game in worths],
            signed=True,
        )
        for group, id in lines
    ]


def effects(figures: Sequence[Figure]) -> list[Effect]:
    enough = [figure for figure in figures if games_of(figure.counted) >= ENOUGH]
    contrasts = [[(worth, -worth) for worth, _ in figure.counted] for figure in enough]
    ps = dict(zip((figure.table + figure.id for figure in enough), adjusted(contrasts).ps, strict=True))
    return [effect(figure, ps.get(figure.table + figure.id, 1.0)) for figure in figures]


def effect(figure: Figure, p: float) -> Effect:
    games = games_of(figure.counted)
    worth = figure.estimate
    verdict: EffectVerdict = "unclear"
    if games < ENOUGH:
        verdict = "too_few"
    elif p < REAL:
        verdict = "helps" if worth.value > 0 else "hurts"
    return Effect(figure.table.removesuffix(EFFECT), figure.id, figure.name, games, worth, round(p, 5), verdict)


def games_of(counted: Counted) -> int:
    return sum(1 for _, count in counted if count)
