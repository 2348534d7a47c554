"""What every player must pass, ours and other people's.

    dengen.players.check_player("my_bot:Deep?depth=3", dengen.game("lumiel"))

Whole games are played in which the player sits in every seat. It is handed resamples only, as everywhere.
"""

from typing import Any

from dengen.core.base.chance import Chance
from dengen.core.conformance.trial import Nonconformance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players import match
from dengen.players.hurry import unhurried
from dengen.players.player import Player

Answers = list[tuple[int, int]]  # who answered what


class Checked(Player):
    """Another player, whose answers are looked at before anybody takes them."""

    def __init__(self, name: str, game: Game[Any], seed: int) -> None:
        super().__init__(game, seed)
        self.name = name
        self.thinker = unhurried(name, game, seed)

    def choose(self, world: State, seat: int) -> int:
        legal = list(world.legal(seat))
        act = self.thinker.choose(world, seat)
        if type(act) is not int:
            raise Nonconformance(f"{self.name} answered {act!r}: an answer is an int, not of type {type(act).__name__}")
        if act not in legal:
            raise Nonconformance(f"{self.name} answered {act} at seat {seat}, but only these are legal: {legal}")
        return act


def check_player(name: str, game: Game[Any], games: int = 3) -> int:
    """Play games with every number of seats; raises Nonconformance. Returns how many games were played.

    Answers must be legal, and the same again by the same seeds; a player made in mid-game must answer, too, as on a server.
    """
    for seats in game.seat_counts:
        for seed in range(games):
            if _played(name, game, seats, seed) != _played(name, game, seats, seed):
                raise Nonconformance(f"{name} with {seats} seats and seed {seed} plays differently every time")
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
