"""Training: from self-play games to weights."""

from typing import Any

import numpy as np

from dengen.core.bots.levels import SearchSettings
from dengen.core.bots.weights import FORMAT, AnswerPriors, Evaluation, Question, Unit, Weights, WeightsProvenance
from dengen.core.game import Game
from dengen.lab.learning.fitting import PriorModel, fit_evaluation, judge_evaluation
from dengen.lab.learning.nets import NetWeights, fit_net
from dengen.lab.learning.samples import Floats, Positions, Samples, samples
from dengen.lab.learning.self_play import training_games

DIGITS = 4


def learn(
    game: Game[Any], search: SearchSettings, evaluation: bool, version: str, commands: list[str], units: int = 0
) -> Weights:
    """Fit weights to all training games of this game and its cards; `evaluation`: also the evaluation, not only the priors.

    With `puct` 0, no priors are fitted. `units`: the units of a neural net in the evaluation.
    """
    taught = samples(game, training_games(game))
    held_out: dict[str, float] = {}
    is_seen = evaluation and taught.positions and game.heuristics.feature_names()
    learned = _evaluation(game, taught.positions, units, held_out) if is_seen else None
    priors = _priors(game, taught, held_out) if search.get("puct", 0.0) > 0 else None
    positions = sum(len(table.phases) for table in taught.positions.values())
    games = {str(seats): count for seats, count in sorted(taught.games.items())}
    made = WeightsProvenance(version, commands, games, positions, held_out)
    return Weights(FORMAT, game.id, game.version, game.cards.wordless_hash, search, learned, priors, made)


def _evaluation(game: Game[Any], tables: dict[int, Positions], units: int, held_out: dict[str, float]) -> Evaluation:
    weights = fit_evaluation(tables, game.heuristics.phases)
    net: NetWeights | None = None
    if units:
        weights, net = fit_net(tables, weights, units)
        net = NetWeights(*(np.round(numbers, DIGITS) for numbers in (net.into, net.start, net.late, net.out)))
    weights = np.round(weights, DIGITS)
    held_out.update(judge_evaluation(tables, weights, net))
    names, cards = list(game.heuristics.feature_names()), list(game.heuristics.card_names())
    return Evaluation(names, weights.tolist(), [] if net is None else _units(net), cards)


def _units(net: NetWeights) -> list[Unit]:
    numbers = zip(net.out.tolist(), net.start.tolist(), net.late.tolist(), net.into.tolist(), strict=True)
    return [Unit(*each) for each in numbers]


def _priors(game: Game[Any], taught: Samples, held_out: dict[str, float]) -> AnswerPriors:
    model = PriorModel(taught.decisions)
    model.fit()
    held_out.update(model.judge())
    rounded: Floats = np.round(model.weights, DIGITS).astype(np.float64)
    answers, picked, features = model.parts(rounded)
    questions: dict[str, Question] = {}
    for number, question in enumerate(model.questions):
        rows = np.flatnonzero(model.pairs[:, 0] == question)
        named = {game.name(int(model.pairs[row, 1])): float(answers[row]) for row in rows}
        questions[game.step_name(int(question))] = Question(
            float(picked[number]), features[number].tolist(), {name: weight for name, weight in named.items() if weight}
        )
    return AnswerPriors(list(game.heuristics.answer_names), questions)
