"""A small neural net in addition to the evaluation's weighted sum, fitted with Adam."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from dengen.lab.learning.samples import Floats, Ints, Positions

SEED = 1
BATCH = 128  # positions between two steps
EPOCHS = 60
PATIENCE = 6  # epochs without improvement before stopping
RATE = 0.002
DECAY = 1e-5
KEPT_APART = 10  # one in this many training positions is used for early stopping
SMALL = 0.1  # scale of the initial weights


@dataclass
class NetWeights:
    """Weights of a net as in `core.bots.learned.Net`: units × features, and an output per unit."""

    into: Floats
    start: Floats
    late: Floats
    out: Floats

    def added(self, features: Floats, passed: Floats) -> Floats:
        """The net's contribution to the values: positions × seats."""
        reached = np.maximum(0.0, features @ self.into.T + self.start + passed[:, None, None] * self.late)
        added: Floats = reached @ self.out
        return added


@dataclass
class _Part:
    features: Floats
    phases: Ints
    passed: Floats
    shares: Floats

    def rows(self, which: Ints | slice) -> "_Part":
        return _Part(self.features[which], self.phases[which], self.passed[which], self.shares[which])


def fit_net(tables: Mapping[int, Positions], weights: Floats, units: int) -> tuple[Floats, NetWeights]:
    """Fit a net of this number of units together with the weighted sum, starting from the given sum."""
    rng = np.random.default_rng(SEED)
    phases, columns = weights.shape
    seen = np.concatenate([table.features[~table.held_out].reshape(-1, columns) for table in tables.values()])
    mean, spread = seen.mean(axis=0), seen.std(axis=0)
    spread[spread == 0] = 1.0
    parts = [_scaled(table, mean, spread, phases) for table in tables.values()]
    judges = [part.rows(slice(len(part.phases) - len(part.phases) // KEPT_APART, None)) for part in parts]
    taught = [part.rows(slice(0, len(part.phases) - len(part.phases) // KEPT_APART)) for part in parts]
    net = NetWeights(
        rng.normal(0.0, 1.0 / np.sqrt(columns), (units, columns)),
        np.full(units, SMALL),
        np.zeros(units),
        rng.normal(0.0, SMALL, units),
    )
    found = _best([weights * spread, net.into, net.start, net.late, net.out], taught, judges, rng)
    into = found[1] / spread
    return found[0] / spread, NetWeights(into, found[2] - into @ mean, found[3], found[4])


def _scaled(table: Positions, mean: Floats, spread: Floats, phases: int) -> _Part:
    kept = ~table.held_out
    features = (table.features[kept] - mean) / spread
    return _Part(features, table.phases[kept], table.phases[kept] / phases, table.shares[kept])


def _best(
    start: list[Floats], taught: Sequence[_Part], judges: Sequence[_Part], rng: np.random.Generator
) -> list[Floats]:
    """The parameters with the lowest loss on the positions for early stopping."""
    at = [numbers.copy() for numbers in start]
    best, least, waited = start, _loss(start, judges), 0
    first, second = [np.zeros_like(numbers) for numbers in at], [np.zeros_like(numbers) for numbers in at]
    step = 0
    for _ in range(EPOCHS):
        for batch in _batches(taught, rng):
            step += 1
            for number, slope in enumerate(_slopes(at, batch)):
                first[number] = 0.9 * first[number] + 0.1 * slope
                second[number] = 0.999 * second[number] + 0.001 * slope**2
                pace = np.sqrt(second[number] / (1 - 0.999**step)) + 1e-8
                at[number] = at[number] - RATE * (first[number] / (1 - 0.9**step) / pace)
        loss = _loss(at, judges)
        waited += 1
        if loss < least:
            best, least, waited = [numbers.copy() for numbers in at], loss, 0
        if waited == PATIENCE:
            break
    return best


def _batches(parts: Sequence[_Part], rng: np.random.Generator) -> Iterator[_Part]:
    """Batches of all positions in random order, each with one number of seats."""
    cuts = []
    for part in parts:
        order = rng.permutation(len(part.phases))
        cuts += [part.rows(order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
    for number in rng.permutation(len(cuts)):
        yield cuts[number]


def _expected(at: Sequence[Floats], part: _Part) -> Floats:
    weights, *net = at
    values = np.einsum("nsc,nc->ns", part.features, weights[part.phases])
    values += NetWeights(*net).added(part.features, part.passed)
    odds = np.exp(values - values.max(axis=1, keepdims=True))
    expected: Floats = np.maximum(odds / odds.sum(axis=1, keepdims=True), 1e-12)
    return expected


def _loss(at: Sequence[Floats], parts: Sequence[_Part]) -> float:
    total = sum(len(part.phases) for part in parts)
    return sum(-float((part.shares * np.log(_expected(at, part))).sum()) for part in parts) / max(1, total)


def _slopes(at: Sequence[Floats], part: _Part) -> list[Floats]:
    """The gradients of the loss over these positions."""
    weights, into, start, late, out = at
    wrong = (_expected(at, part) - part.shares) / len(part.phases)
    sums = np.zeros_like(weights)
    np.add.at(sums, part.phases, np.einsum("ns,nsc->nc", wrong, part.features))
    reached = part.features @ into.T + start + part.passed[:, None, None] * late
    above = np.maximum(0.0, reached)
    back = wrong[:, :, None] * out * (reached > 0)
    return [
        sums + DECAY * weights,
        np.einsum("nsu,nsc->uc", back, part.features) + DECAY * into,
        back.sum(axis=(0, 1)),
        np.einsum("nsu,n->u", back, part.passed),
        np.einsum("ns,nsu->u", wrong, above) + DECAY * out,
    ]
