"""Conformance checks for players, shipped ones and plug-ins.

    dengen.players.check_player("my_bot:Deep?depth=3", dengen.game("lumiel"))

The checks play whole games with the player in every seat. As everywhere, it gets only resampled worlds.
"""

from typing import Any

from dengen.core.base.chance import Chance
from dengen.core.base.words import plural
from dengen.core.conformance.trial import Nonconformance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players import match
from dengen.players.player import Player
from dengen.players.time_limits import without_time_limit

Answers = list[tuple[int, int]]  # (seat, action) in order


class Checked(Player):
    """A wrapper that checks each action of another player."""

    def __init__(self, name: str, game: Game[Any], seed: int) -> None:
        super().__init__(game, seed)
        self.name = name
        self.thinker = without_time_limit(name, game, seed)

    def choose(self, world: State, seat: int) -> int:
        legal = list(world.legal(seat))
        act = self.thinker.choose(world, seat)
        if type(act) is not int:
            raise Nonconformance(f"{self.name} returned {act!r}: an action is an int, not of type {type(act).__name__}")
        if act not in legal:
            raise Nonconformance(
                f"{self.name} returned {act} at seat {seat}, but only these actions are legal: {legal}"
            )
        return act


def check_player(name: str, game: Game[Any], games: int = 3) -> int:
    """Play games with every number of seats; raises Nonconformance. Returns the number of games.

    Actions must be legal and repeat with their seeds. A player created in mid-game must play on, as on a server.
    """
    for seats in game.seat_counts:
        for seed in range(games):
            if _played(name, game, seats, seed) != _played(name, game, seats, seed):
                raise Nonconformance(f"{name} with {plural(seats, 'seat')} and seed {seed} doesn't repeat its game")
        _played(name, game, seats, games, is_made_anew=True)
    return len(game.seat_counts) * (games + 1)


def _played(name: str, game: Game[Any], seats: int, seed: int, is_made_anew: bool = False) -> Answers:
    luck = Chance(seed)
    state: State = game.new(seats, seed)
    seeds = [int(luck.fork().word) for _ in range(seats)]
    players = [Checked(name, game, own) for own in seeds]
    answers: Answers = []
    while actors := state.actors():
        seat = actors[0]
        if is_made_anew:
            players[seat] = Checked(name, game, seeds[seat])
        act = match.answer(state, seat, players[seat], luck)
        state.apply(seat, act)
        answers.append((seat, act))
    return answers
