"""Seeded games as lists of hashes, one per position: `python tests/packaging/seeded_games.py GAME` prints them as JSON.

A position's hash is over everything that can be told of it: dump, events, answers, what the bot thinks, a resample.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterator
from typing import Any

import dengen
from dengen.core import state as core_state
from dengen.core.chance import Chance
from dengen.core.errors import BadOption
from dengen.core.game import Game
from dengen.core.positions import plain
from dengen.core.state import State
from examples.high_card import HighCard

SEEDS = 200 if os.environ.get("DENGEN_DEEP") else 8


def game_called(name: str) -> Game[Any]:
    return HighCard() if name == HighCard.id else dengen.game(name)


def histories(game: Game[Any]) -> dict[str, list[str]]:
    """By seats, seed and options: the hashes of the positions of that game."""
    return {
        f"{seats} seats, seed {seed}, {options}": list(history(game, seats, seed, options))
        for seats in game.seat_counts
        for seed, options in [*((seed, {}) for seed in range(SEEDS)), *enumerate(single_options(game, seats))]
    }


def single_options(game: Game[Any], seats: int) -> Iterator[dict[str, Any]]:
    """Every option's values, one option at a time."""
    for option in game.options:
        for value in option.kind.samples(seats):
            options = {option.name: [value] * seats if option.per_seat else value}
            try:
                game.settle(seats, options)
            except BadOption:
                continue  # not for this number of seats
            yield options


def history(game: Game[Any], seats: int, seed: int, options: dict[str, Any]) -> Iterator[str]:
    state = game.new(seats, seed, **options)
    chance = Chance(seed)
    while actors := state.actors():
        seat = chance.pick(actors)
        yield fingerprint(game, state, seat)
        state.apply(seat, chance.pick(state.legal(seat)))
    yield fingerprint(game, state, 0)


def fingerprint(game: Game[Any], state: State, seat: int) -> str:
    told = {
        "position": game.dump(state),
        "events": [[event.kind, event.args, event.secret, event.news] for event in state.events()],
        "answers": {seat: state.legal(seat) for seat in state.actors()},
        "scores": state.scores(),
        "outcome": state.outcome(),
        "evaluation": game.bot.evaluate(state),
        "pick": game.bot.pick(state, seat, Chance(1)) if state.actors() else None,
        "resampled": game.dump(state.resample(seat, Chance(2))),
    }
    return hashlib.sha256(json.dumps(plain(told), ensure_ascii=False).encode()).hexdigest()


def played(name: str) -> dict[str, Any]:
    return {"core": core_state.__file__, "histories": histories(game_called(name))}


if __name__ == "__main__":
    print(json.dumps(played(sys.argv[1])))
