"""A small network learns a game by self-play: many games at once, policy gradient, only NumPy.

    .venv/bin/pip install -e '.[learning]'
    .venv/bin/python examples/self_play.py walpurgis --games 3000 --curve curve.svg --save learned.npz
    .venv/bin/dengen arena walpurgis --players 'examples.self_play:Learned?file=learned.npz,greedy,random' --games 60

The network knows no rules: it gets observations and masks, plays every seat, and gets each seat's share at the end.
docs/tutorials/self-play.md walks through it.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import dengen
from dengen import Chance, Game, State
from dengen.players import Player, match, player
from dengen.rl import vector

Numbers = NDArray[np.float32]

LANES = 64  # games at once
BATCH = 48  # finished games per training step
HIDDEN = 96
RATE = 0.003  # the initial learning rate, which decays to 0
CURIOSITY = 0.01  # weight of the entropy bonus


class Net:
    """A network with one hidden layer, preferences for all actions, and the expected share."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)

        def drawn(rows: int, columns: int, scale: float) -> Numbers:
            return rng.normal(0, scale / np.sqrt(rows), (rows, columns)).astype(np.float32)

        self.weights = [drawn(inputs + 1, HIDDEN, 1.0), drawn(HIDDEN + 1, actions, 0.1), drawn(HIDDEN + 1, 1, 0.1)]

    def think(self, seen: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """Returns the hidden layer, the preferences and the expectations; every layer has a constant."""
        hidden = with_constant(np.tanh(with_constant(seen) @ self.weights[0]))
        return hidden, hidden @ self.weights[1], (hidden @ self.weights[2])[:, 0]

    def chances(self, seen: Numbers, masks: NDArray[np.uint8]) -> Numbers:
        return softmax(self.think(seen)[1], masks)


def with_constant(rows: Numbers) -> Numbers:
    return np.hstack([rows, np.ones((len(rows), 1), np.float32)])


def softmax(preferences: Numbers, masks: NDArray[np.uint8]) -> Numbers:
    odds = np.where(masks == 1, np.exp(preferences - preferences.max(axis=1, keepdims=True)), 0)
    chances: Numbers = np.divide(odds, odds.sum(axis=1, keepdims=True), dtype=np.float32)
    return chances


class Moves(NamedTuple):
    """Observations, masks, chosen actions, and the seats' final shares."""

    seen: Numbers
    masks: NDArray[np.uint8]
    acts: NDArray[np.int64]
    got: Numbers


def played(net: Net, game: Game[Any], seats: int, seed: int) -> Iterator[Moves]:
    """Yield the moves of batches of finished games, endlessly."""
    rng = np.random.default_rng(seed)
    running: list[list[tuple[Numbers, NDArray[np.uint8], int, int]]] = [[] for _ in range(LANES)]
    finished: list[tuple[Numbers, NDArray[np.uint8], int, float]] = []
    games = 0
    with vector(game, LANES, seats=seats, seed=seed) as tables:
        while True:
            chances = net.chances(tables.observations, tables.masks)
            acts = drawn_by(chances, rng)
            for lane in range(LANES):
                seat, act = int(tables.asked[lane]), int(acts[lane])
                running[lane].append((tables.observations[lane].copy(), tables.masks[lane].copy(), act, seat))
            tables.step(acts)
            for lane in np.flatnonzero(tables.dones).tolist():
                got = tables.rewards[lane]
                finished += [(seen, mask, act, float(got[seat])) for seen, mask, act, seat in running[lane]]
                running[lane] = []
                games += 1
            if games >= BATCH:
                seen, masks, made, results = zip(*finished, strict=True)
                yield Moves(np.array(seen), np.array(masks), np.array(made), np.array(results, np.float32))
                finished, games = [], 0


def drawn_by(chances: Numbers, rng: np.random.Generator) -> NDArray[np.int64]:
    """Draw an action per row by its probabilities."""
    edges = chances.cumsum(axis=1)
    points = rng.random((len(chances), 1)) * edges[:, -1:]
    acts: NDArray[np.int64] = (edges > points).argmax(axis=1)
    return acts


class Learner:
    """Policy gradient with a baseline, optimised by Adam."""

    def __init__(self, net: Net, steps: int) -> None:
        self.net = net
        self.planned, self.steps = steps, 0
        self.means = [np.zeros_like(weights) for weights in net.weights]
        self.squares = [np.zeros_like(weights) for weights in net.weights]

    def learn(self, moves: Moves) -> None:
        inputs = with_constant(moves.seen)
        hidden, preferences, expected = self.net.think(moves.seen)
        chances = softmax(preferences, moves.masks)
        surprise = moves.got - expected
        weight = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        rows = np.arange(len(moves.acts))
        push = chances * weight[:, None]
        push[rows, moves.acts] -= weight
        logs = np.log(np.maximum(chances, 1e-9))
        push += CURIOSITY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        wrong = -surprise[:, None]
        back = (push @ self.net.weights[1].T + wrong @ self.net.weights[2].T)[:, :-1] * (1 - hidden[:, :-1] ** 2)
        self.descend([inputs.T @ back, hidden.T @ push, hidden.T @ wrong], len(rows))

    def descend(self, gradients: list[Numbers], rows: int) -> None:
        rate = RATE * (1 - self.steps / self.planned)
        self.steps += 1
        for weights, gradient, mean, square in zip(self.net.weights, gradients, self.means, self.squares, strict=True):
            step = gradient / rows
            mean += 0.1 * (step - mean)
            square += 0.01 * (step**2 - square)
            scale = np.sqrt(square / (1 - 0.99**self.steps)) + 1e-8
            weights -= rate * mean / (1 - 0.9**self.steps) / scale


class Learned(Player):
    """A player by a network, given or loaded from a file."""

    def __init__(self, game: Game[Any], seed: int = 0, file: str = "", net: Net | None = None) -> None:
        super().__init__(game, seed)
        self.net = net or load(Path(file), game)

    def choose(self, world: State, seat: int) -> int:
        seen = np.array([list(self.game.observe(world, seat))], np.float32)
        mask = np.zeros((1, self.game.num_actions), np.uint8)
        mask[0, world.legal(seat)] = 1
        return int(np.argmax(self.net.chances(seen, mask)))


def save(net: Net, path: Path) -> None:
    np.savez(path, *net.weights)


def load(path: Path, game: Game[Any]) -> Net:
    net = Net(game.observation_size, game.num_actions, 0)
    with np.load(path) as saved:
        net.weights = [saved[name] for name in saved.files]
    return net


def share(net: Net, game: Game[Any], seats: int, other: str, games: int) -> float:
    """The network's mean share of the win over all seats, against `other` at all others."""
    total = 0.0
    for number in range(games):
        state, mine = game.new(seats, 1_000_000 + number), number % seats
        others = [player(other, game, number + seat) for seat in range(seats)]
        others[mine] = Learned(game, net=net)
        match.play(state, others, Chance(number))
        total += state.shares()[mine]
    return total / games


class Point(NamedTuple):
    """A point of the learning curve: the number of games, and the share won against each opponent."""

    games: int
    shares: dict[str, float]


def train(
    id: str, games: int, seats: int, opponents: list[str], tests: int = 100, looks: int = 10, seed: int = 1
) -> tuple[Net, list[Point]]:
    """Train a network by self-play. Returns it with its learning curve."""
    game = dengen.game(id)
    net = Net(game.observation_size, game.num_actions, seed)
    rounds = games // BATCH
    learner, curve = Learner(net, rounds), []
    batches = played(net, game, seats, seed)
    for done in range(rounds + 1):
        if done % max(1, rounds // looks) == 0:
            curve.append(Point(done * BATCH, {other: share(net, game, seats, other, tests) for other in opponents}))
            print(told(curve[-1]), flush=True)
        if done < rounds:
            learner.learn(next(batches))
    return net, curve


def told(point: Point) -> str:
    return f"{point.games:>7} games: " + ", ".join(
        f"{part:.0%} against {other}" for other, part in point.shares.items()
    )


COLOURS = ("#00796b", "#d84315", "#5e35b1", "#f9a825")


def drawn(curve: list[Point], fair: float) -> str:
    """The learning curve as an SVG."""
    wide, high, edge, last = 640, 320, 48, max(curve[-1].games, 1)

    def at(games: float, part: float) -> str:
        return f"{edge + games / last * (wide - 2 * edge):.1f},{high - edge - part * (high - 2 * edge):.1f}"

    def text(where: str, said: str, colour: str = "#555") -> str:
        x, y = where.split(",")
        return f'<text x="{x}" y="{y}" fill="{colour}">{said}</text>'

    lines = [f'<polyline points="{at(0, fair)} {at(last, fair)}" stroke="#999" stroke-dasharray="4 4"/>']
    lines += [
        text(at(0, 1.04), "share of the win"),
        text(at(last * 0.86, -0.12), f"{last:,} games"),
        text(at(0, -0.12), "0"),
    ]
    for colour, other in zip(COLOURS, curve[0].shares, strict=False):
        way = " ".join(at(point.games, point.shares[other]) for point in curve)
        lines.append(f'<polyline points="{way}" stroke="{colour}" stroke-width="2.5"/>')
        lines.append(text(at(last * 0.6, curve[-1].shares[other] + 0.03), f"against {other}", colour))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="13">'
        f'<rect width="{wide}" height="{high}" fill="#fff"/><g fill="none">{"".join(lines)}</g></svg>\n'
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("game", nargs="?", default="walpurgis")
    arguments.add_argument("--games", type=int, default=3000)
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--against", default="random,sensible,greedy", help="players to be measured against")
    arguments.add_argument(
        "--tests", type=int, default=100, help="games against each of them, at each point of the curve"
    )
    arguments.add_argument("--curve", type=Path, help="where the curve is drawn")
    arguments.add_argument("--save", type=Path, help="where the network is kept")
    given = arguments.parse_args()
    net, curve = train(given.game, given.games, given.seats, given.against.split(","), given.tests)
    if given.curve:
        given.curve.write_text(drawn(curve, 1 / given.seats), encoding="utf-8")
    if given.save:
        save(net, given.save)


if __name__ == "__main__":
    main()
