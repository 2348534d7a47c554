"""A small agent learns Trump Fighter through the PettingZoo adapter: linear policy gradient (REINFORCE) in numpy, nothing else.

    .venv/bin/pip install -e '.[pettingzoo]'
    .venv/bin/python examples/learn_trump_fighter.py

The agent knows no rules: it gets the numbers of `game.readings()` and the action mask, plays one seat against a random player,
and gets a reward at the end. After about 1,500 games it wins most of them.
"""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dengen.rl.pettingzoo import env

Numbers = NDArray[np.float64]

CARDS = "dengen"  # the first edition, with which the results were measured
RATE = 0.05
SMOOTH = 0.99  # of the running mean of results


class Linear:
    """A linear policy: preferences for actions, with a constant first."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        self.weights: Numbers = np.zeros((actions, inputs + 1))
        self.rng = np.random.default_rng(seed)
        self.expected = 0.0
        self.steps: list[tuple[Numbers, Numbers, int]] = []

    def chances(self, seen: Numbers, mask: NDArray[Any]) -> Numbers:
        preference = np.where(mask == 1, self.weights @ seen, -np.inf)
        odds = np.exp(preference - preference.max())
        chances: Numbers = odds / odds.sum()
        return chances

    def act(self, observation: dict[str, NDArray[Any]], learning: bool) -> int:
        seen: Numbers = np.concatenate([[1.0], observation["observation"]])
        chances = self.chances(seen, observation["action_mask"])
        act = int(self.rng.choice(len(chances), p=chances))
        if learning:
            self.steps.append((seen, chances, act))
        return act

    def learn(self, reward: float) -> None:
        """Make the actions taken likelier after a result above average, else less likely."""
        surprise = reward - self.expected
        self.expected = SMOOTH * self.expected + (1 - SMOOTH) * reward
        for seen, chances, act in self.steps:
            gradient = -chances
            gradient[act] += 1
            self.weights += RATE * surprise * np.outer(gradient, seen)
        self.steps.clear()


def play(agent: Linear, seed: int, learning: bool) -> float:
    """Play a game against a random player, alternating seats. Returns the reward, +0.5 for a win and -0.5 for a loss."""
    table = env("trump_fighter", cards=CARDS)
    table.reset(seed=seed)
    mine = f"seat_{seed % 2}"
    reward = 0.0
    for name in table.agent_iter():
        observation, gained, over, _, _ = table.last()
        if name == mine:
            reward += gained
        if over:
            table.step(None)
        elif name == mine:
            table.step(agent.act(observation, learning))
        else:
            table.step(int(agent.rng.choice(np.flatnonzero(observation["action_mask"]))))
    return reward


def win_rate(agent: Linear, games: int) -> float:
    """The win rate on deals outside the training; draws count half."""
    return sum(play(agent, 1_000_000 + game, learning=False) + 0.5 for game in range(games)) / games


def train(games: int, seed: int = 1) -> Linear:
    table = env("trump_fighter", cards=CARDS)
    size = table.observation_space("seat_0")["observation"].shape[0]
    agent = Linear(size, int(table.action_space("seat_0").n), seed)
    for game in range(games):
        agent.learn(play(agent, game, learning=True))
    return agent


if __name__ == "__main__":
    untrained = train(0)
    print(f"before: wins {win_rate(untrained, 200):.0%} of 200 games")
    trained = train(int(sys.argv[1]) if len(sys.argv) > 1 else 1500)
    print(f"after:  wins {win_rate(trained, 200):.0%} of 200 games")
