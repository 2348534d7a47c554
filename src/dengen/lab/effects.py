"""The causal value of a card: its use compared with the best alternative.

Players who use a card had the choice, and often were ahead anyway: the win share of its users isn't the card's effect. So a
game is played, one use of the card is picked, and the game is continued twice from that position: with the use,
and with the best other action, with the same cards and randomness to come. The difference of the seat's win share
is the card's value there.
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

Line = tuple[str, str]  # group and item: Sorcerer, captured
EffectVerdict = Literal["helps", "hurts", "unclear", "too_few"]


class UnknownCard(DengenError):
    """A card that the game doesn't have, or that has no tracked use."""

    code = "unknown_card"
    ja = "そのカードはありません。"


class CardUse(NamedTuple):
    """The position before a use: the state, the seat, its action, and simultaneous actions of other seats."""

    state: State
    seat: int
    act: int
    others: tuple[tuple[int, int], ...] = ()

    def together_with(self, seat: int, act: int) -> "CardUse | None":
        """The use with another seat's simultaneous action added, or None if that seat wasn't asked then."""
        if seat == self.seat or not self.state.is_asked(seat):
            return None
        return self._replace(others=(*self.others, (seat, act)))

    def answered(self, act: int) -> State:
        """The state after an action and the other seats' same actions, as far as legal; it records events."""
        world = self.state.clone()
        world.listen()
        world.apply(self.seat, act)
        for seat, answer in self.others:
            if world.is_asked(seat) and answer in world.legal(seat):
                world.apply(seat, answer)
        return world


class CardTrial(Struct, frozen=True, array_like=True):
    """The result of one game: for each line used, the win share with the use minus that without."""

    worth: list[tuple[str, str, float]]


class Effect(Struct, frozen=True):
    """The value of a use in shares of the win. `games`: games with a use that had an alternative."""

    group: str
    id: str
    name: Text
    games: int
    worth: Estimate
    p: float  # adjusted for all effects of the report
    verdict: EffectVerdict


class CardExperiment(NamedTuple):
    """The games of a survey, and the cards on trial whose tracked uses are replayed."""

    survey: Survey
    cards: tuple[str, ...]

    def play(self, number: int) -> CardTrial:
        state, _, chance = self.survey.begun(number)
        moments = self.uses(state, chance)
        found = []
        for line, known in sorted(moments.items()):
            worth = self.worth(line, known, chance.fork())
            if worth is not None:
                found.append((*line, round(worth, 6)))
        return CardTrial(found)

    def uses(self, state: State, chance: Chance) -> dict[Line, list[CardUse]]:
        """Play a game to its end. Returns all positions before a use of one of the cards."""
        luck = chance.fork()
        seated = [player(self.survey.player, self.survey.game, int(chance.fork().word)) for _ in range(state.seats)]
        found: dict[Line, list[CardUse]] = {}
        recent: list[CardUse] = []
        while actors := state.actors():
            seat = actors[0]
            act = match.answer(state, seat, seated[seat], luck)
            answered = (moment.together_with(seat, act) for moment in recent)
            recent = [*(moment for moment in answered if moment), CardUse(state.clone(), seat, act)]
            state.events()
            state.apply(seat, act)
            lines = self.lines_in(state)
            for moment in recent:
                for line in lines.get(moment.seat, ()):
                    found.setdefault(line, []).append(moment)
        return found

    def lines_in(self, state: State) -> dict[int, list[Line]]:
        """The lines just used, by seat."""
        tracked = self.survey.game.tracked
        found: dict[int, list[Line]] = {}
        for event in state.events():
            for group, item, seat in used(tracked, event):
                if item in self.cards and (group, item) not in found.setdefault(seat, []):
                    found[seat].append((group, item))
        return found

    def worth(self, line: Line, moments: list[CardUse], chance: Chance) -> float | None:
        """The value of one of these uses at random, or None if none had an alternative."""
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

    def would_use(self, moment: CardUse, act: int, line: Line) -> bool:
        return line in self.lines_in(moment.answered(act)).get(moment.seat, ())

    def best(self, moment: CardUse, acts: list[int], chance: Chance) -> int:
        """The best of these actions by greedy's evaluation, in worlds resampled for the seat."""
        judge = Greedy(self.survey.game, int(chance.fork().word))
        totals = judge.judge(moment.state.resample(moment.seat, chance), moment.seat, acts)
        return acts[totals.index(max(totals))]

    def played_on(self, moment: CardUse, act: int, seed: int) -> float:
        state, chance = moment.answered(act), Chance(seed)
        seated = [player(self.survey.player, self.survey.game, int(chance.fork().word)) for _ in range(state.seats)]
        match.play(state, seated, chance)
        return float(state.shares()[moment.seat])

    def about(self) -> dict[str, Any]:
        """The facts that the results depend on."""
        return {**self.survey.about(), "work": "effects", "on trial": self.cards}


def find_cards(game: Game[Any], wanted: Sequence[str]) -> tuple[str, ...]:
    """The ids of cards given by id or name; raises UnknownCard."""
    return tuple(_id_of(wish, names(game), game) for wish in dict.fromkeys(wanted))


def _id_of(wish: str, known: Mapping[str, Text], game: Game[Any]) -> str:
    for id, name in known.items():
        if wish.lower() in (id.lower(), name.en.lower(), name.ja):
            return id
    raise UnknownCard(f"{game.title.en} has no card {wish!r} to try. The cards are: {', '.join(known)}.")


def try_cards(
    trial: CardExperiment,
    workers: Workers = HERE,
    journal: Journal[CardTrial] | None = None,
    progress: Callable[[int], None] = ignore_progress,
) -> list[Figure]:
    """Play all games. Returns the values of all lines, game by game."""
    results: list[CardTrial] = play_all(trial, trial.survey.games, workers, journal, progress)
    return effect_figures(trial, results)


def effect_figures(trial: CardExperiment, results: Sequence[CardTrial]) -> list[Figure]:
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
