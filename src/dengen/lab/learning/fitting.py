"""Logistic models of results and moves, fitted by L-BFGS."""

from collections.abc import Callable, Mapping

import numpy as np

from dengen.core.base.words import plural
from dengen.lab.learning.nets import NetWeights
from dengen.lab.learning.samples import Decisions, Floats, Ints, Positions

Objective = Callable[[Floats], tuple[float, Floats]]  # value and gradient
MEMORY = 12
STEPS = 200
CLOSE = 1e-7  # relative improvement at which the fit stops
RIDGE = 1e-4  # per position: shrinks poorly determined weights
SMOOTH = 1e-3  # per position: smooths weights over neighbouring phases
SELDOM = 1.0  # shrinks the weights of rare actions


def minimum(objective: Objective, start: Floats) -> Floats:
    """The minimum of a smooth convex function."""
    at = start
    value, slope = objective(at)
    moves: list[tuple[Floats, Floats]] = []
    for _ in range(STEPS):
        direction = -_curved(slope, moves)
        size = 1.0
        while True:
            there = at + size * direction
            found, found_slope = objective(there)
            if found <= value + 1e-4 * size * float(slope @ direction) or size < 1e-8:
                break
            size /= 2
        moves = [*moves[1 - MEMORY :], (there - at, found_slope - slope)]
        gained = value - found
        at, value, slope = there, found, found_slope
        if gained < CLOSE * max(1.0, abs(value)):
            break
    return at


def _curved(slope: Floats, moves: list[tuple[Floats, Floats]]) -> Floats:
    """The gradient scaled by the curvature of the last steps."""
    q = slope.copy()
    told: list[tuple[float, float]] = []
    for move, change in reversed(moves):
        bend = float(move @ change)
        part = float(move @ q) / bend if bend > 0 else 0.0
        told.append((part, bend))
        q -= part * change
    if moves and told[0][1] > 0:
        move, change = moves[-1]
        q *= told[0][1] / float(change @ change)
    elif not moves:
        q /= max(1.0, float(np.abs(slope).sum()))
    for (move, change), (part, bend) in zip(moves, reversed(told), strict=True):
        if bend > 0:
            q += (part - float(change @ q) / bend) * move
    return q


# ---- the evaluation ----


def fit_evaluation(tables: Mapping[int, Positions], phases: int) -> Floats:
    """Weights, phases × features. A seat's expected share is the softmax of its weighted features."""
    taught = [_part(table, ~table.held_out) for table in tables.values()]
    columns = taught[0].features.shape[2]
    spread = np.sqrt(np.mean(np.concatenate([_centred(table).reshape(-1, columns) ** 2 for table in taught]), axis=0))
    spread[spread == 0] = 1.0
    total = sum(len(table.phases) for table in taught)

    def objective(flat: Floats) -> tuple[float, Floats]:
        weights = flat.reshape(phases, columns)
        gaps = np.diff(weights, axis=0)
        value = RIDGE * float((weights**2).sum()) + SMOOTH * float((gaps**2).sum())
        slope = 2 * RIDGE * weights
        slope[1:] += 2 * SMOOTH * gaps
        slope[:-1] -= 2 * SMOOTH * gaps
        for table in taught:
            scaled = table.features / spread
            expected = _softmax(np.einsum("nsc,nc->ns", scaled, weights[table.phases]))
            value -= float((table.shares * np.log(expected)).sum()) / total
            wrong = np.einsum("ns,nsc->nc", expected - table.shares, scaled) / total
            np.add.at(slope, table.phases, wrong)
        return value, slope.ravel()

    fitted = minimum(objective, np.zeros(phases * columns)).reshape(phases, columns)
    weights: Floats = fitted / spread
    return weights


def judge_evaluation(
    tables: Mapping[int, Positions], weights: Floats, net: NetWeights | None = None
) -> dict[str, float]:
    """Log-loss on the held-out games by number of seats, and that of the uniform prediction."""
    found: dict[str, float] = {}
    for seats, table in sorted(tables.items()):
        kept = _part(table, table.held_out)
        if len(kept.phases):
            values = np.einsum("nsc,nc->ns", kept.features, weights[kept.phases])
            if net is not None:
                values += net.added(kept.features, kept.phases / len(weights))
            expected = _softmax(values)
            found[f"log-loss, {plural(seats, 'seat')}"] = round(
                float(-(kept.shares * np.log(expected)).sum(axis=1).mean()), 4
            )
            found[f"by chance, {plural(seats, 'seat')}"] = round(float(np.log(seats)), 4)
    return found


def _centred(table: Positions) -> Floats:
    """Features relative to the mean of the seats."""
    gap: Floats = table.features - table.features.mean(axis=1, keepdims=True)
    return gap


def _part(table: Positions, rows: "np.ndarray[tuple[int], np.dtype[np.bool_]]") -> Positions:
    return Positions(table.features[rows], table.phases[rows], table.shares[rows], table.held_out[rows])


def _softmax(values: Floats) -> Floats:
    odds = np.exp(values - values.max(axis=1, keepdims=True))
    shares: Floats = odds / odds.sum(axis=1, keepdims=True)
    return np.maximum(shares, 1e-12)


# ---- the priors ----


class PriorModel:
    """Priors: a weight per (question, action), and per question one for `pick` and one per feature of actions."""

    def __init__(self, decisions: Decisions) -> None:
        self.decisions = decisions
        pairs = np.stack([decisions.questions, decisions.acts], axis=1)
        self.pairs, self.pair = np.unique(pairs, axis=0, return_inverse=True)
        self.pair = self.pair.reshape(-1)
        self.questions, self.question = np.unique(decisions.questions, return_inverse=True)
        self.sizes = np.diff(np.append(decisions.starts, len(decisions.acts)))
        self.columns = decisions.features.shape[1]
        self.weights = np.zeros(len(self.pairs) + len(self.questions) * (1 + self.columns))

    def parts(self, weights: Floats) -> tuple[Floats, Floats, Floats]:
        """The weights of actions, of `pick`, and of features."""
        many, asked = len(self.pairs), len(self.questions)
        return weights[:many], weights[many : many + asked], weights[many + asked :].reshape(asked, self.columns)

    def likely(self, weights: Floats) -> Floats:
        answers, picked, features = self.parts(weights)
        told = self.decisions
        logits = answers[self.pair] + picked[self.question] * told.picked
        logits += (features[self.question] * told.features).sum(axis=1)
        best = np.repeat(np.maximum.reduceat(logits, told.starts), self.sizes)
        odds = np.exp(logits - best)
        likely: Floats = odds / np.repeat(np.add.reduceat(odds, told.starts), self.sizes)
        return likely

    def fit(self) -> None:
        told = self.decisions
        taught = np.repeat(~told.held_out, self.sizes)

        def objective(weights: Floats) -> tuple[float, Floats]:
            likely = self.likely(weights)
            value = -float((told.chosen * taught * np.log(np.maximum(likely, 1e-12))).sum())
            wrong = (likely - told.chosen) * taught
            slope = np.concatenate(
                [
                    np.bincount(self.pair, wrong, len(self.pairs)),
                    np.bincount(self.question, wrong * told.picked, len(self.questions)),
                    self._by_question(wrong),
                ]
            )
            return (
                (value + SELDOM / 2 * float(weights @ weights)) / len(told.starts),
                (slope + SELDOM * weights) / len(told.starts),
            )

        self.weights = minimum(objective, self.weights)

    def _by_question(self, wrong: Floats) -> Floats:
        sums = np.zeros((len(self.questions), self.columns))
        np.add.at(sums, self.question, wrong[:, None] * self.decisions.features)
        return sums.ravel()

    def judge(self) -> dict[str, float]:
        """Log-loss and accuracy of the priors on the held-out games."""
        told = self.decisions
        likely = self.likely(self.weights)
        loss = -np.add.reduceat(told.chosen * np.log(np.maximum(likely, 1e-12)), told.starts)
        best = np.maximum.reduceat(likely, told.starts)
        hit = np.add.reduceat(told.chosen * (likely >= np.repeat(best, self.sizes)), told.starts) > 0
        kept: Ints | np.ndarray = told.held_out
        if not kept.any():
            return {}
        return {
            "answers, log-loss": round(float(loss[kept].mean()), 4),
            "answers, by chance": round(float(np.log(self.sizes[kept]).mean()), 4),
            "answers, foretold": round(float(hit[kept].mean()), 4),
        }
