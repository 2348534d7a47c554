"""Fingerprints of seeded games: hashes per aspect, which a refactoring must not change.

    python tools/fingerprint.py > before.json                    all games, editions and numbers of seats
    python tools/fingerprint.py lumiel --games 5                 one game, more deals
    python tools/fingerprint.py --against before.json            print differences, and fail if there are any
    python tools/fingerprint.py --against before.json --apart-from sentences,boards

Every line of the result is a table (`lumiel dengen 4`) with one hash per aspect over all its games. It uses only the public
contract, so the same script works with an older checkout: `PYTHONPATH=OTHER/src python tools/fingerprint.py`.
`tests/games/fingerprints.py` stores the results of more games, and of card sets that don't ship.
"""

import argparse
import hashlib
import inspect
import json
import math
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import dengen
from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.positions import plain
from dengen.core.rules.state import State
from dengen.players.search import Search, Settings

NOW_AND_THEN = 9  # positions between two that are hashed in full
ITERATIONS = 30  # of a search


class Fingerprint:
    """A running hash per aspect."""

    def __init__(self) -> None:
        self.sums: dict[str, Any] = {}
        self.asked: Counter[str] = Counter()  # the questions decided, by name

    def add(self, aspect: str, *told: Any) -> None:
        data = json.dumps(plain(list(told)), ensure_ascii=False, sort_keys=True, default=repr)
        self.sums.setdefault(aspect, hashlib.sha256()).update(data.encode())

    def hashes(self) -> dict[str, str]:
        return {aspect: running.hexdigest()[:16] for aspect, running in sorted(self.sums.items())}


def of_table(game: Game[Any], seats: int, games: int) -> dict[str, str]:
    print_ = Fingerprint()
    for seed in range(1, games + 1):
        play(game, seats, seed, print_)
    return print_.hashes()


def play(game: Game[Any], seats: int, seed: int, print_: Fingerprint, **options: Any) -> None:
    luck = random.Random(seed)
    state = started(game, seats, seed, options)
    viewers = [None, *range(seats)]
    step = 0
    while True:
        look(game, state, viewers, print_)
        if step % NOW_AND_THEN == seed % NOW_AND_THEN:
            look_closely(game, state, viewers, seed * 1000 + step, print_)
        if not (actors := state.actors()):
            break
        seat = luck.choice(actors)
        act = luck.choice(state.legal(seat))
        print_.asked[game.step_name(state.question(seat)[0])] += 1
        state.apply(seat, act)
        print_.add("actions", seat, act, game.name(act))
        step += 1
    print_.add("actions", state.outcome(), state.shares())


def started(game: Game[Any], seats: int, seed: int, options: dict[str, Any]) -> State:
    """A new game that records its events from the beginning."""
    if "listen" in inspect.signature(game.new).parameters:
        options = {**options, "listen": True}
    state: State = game.new(seats, seed, **options)
    return state


def look(game: Game[Any], state: State, viewers: list[int | None], print_: Fingerprint) -> None:
    print_.add("actions", state.scores(), [(seat, state.legal(seat)) for seat in state.actors()])
    for event in state.events():
        print_.add("events", event.kind, event.args, event.secret, event.news)
        print_.add("log", [game.tell(event, viewer) for viewer in viewers])
    for seat in state.actors():
        print_.add("questions", game.question(state, seat), game.offers(state, seat))


def look_closely(game: Game[Any], state: State, viewers: list[int | None], salt: int, print_: Fingerprint) -> None:
    for viewer in viewers:
        view = game.view(state, viewer)
        print_.add("views", view)
        print_.add("numbers", list(game.observe(state, viewer)))
        print_.add("boards", game.text(view, "en"), game.text(view, "ja"))
    dump = game.dump(state)
    print_.add("dumps", dump["agenda"], dump["asked"], dump["chance"], dump["table"])
    for seat in range(state.seats):
        for act in range(game.num_actions):
            if (refusal := game.refusal(state, seat, act)) is not None:
                print_.add("refusals", act, refusal.code, refusal.clause)
                print_.add("sentences", act, refusal.en, refusal.ja)
    bot: Any = getattr(game, "heuristics", None) or game.bot  # type: ignore[attr-defined]
    print_.add("evaluations", bot.evaluate(state))
    print_.add("reasons", [bot.reasons(state, seat) for seat in range(state.seats)])
    for seat in state.actors():
        world = state.resample(seat, Chance(salt))
        print_.add("worlds", game.dump(world)["table"], world.legal(seat))
        print_.add("picks", [bot.pick(world, seat, Chance(salt + number)) for number in range(3)])
        print_.add("searches", thoughts(game, world, seat, salt))
        if getattr(game, "learned", None) is not None:
            print_.add("learned", learned_thoughts(game, world, seat, salt))


def learned_thoughts(game: Game[Any], world: State, seat: int, salt: int) -> list[Any]:
    learned = game.learned
    assert learned is not None
    assert game.weights is not None
    settings = Settings(iterations=ITERATIONS, seconds=math.inf, **(game.search | game.weights.search))
    search = Search(game, salt, settings, learned)
    values = learned.evaluate(world), list(learned.priors(world, seat, Chance(salt)))
    return [values, search.choose(world, seat), search.considered]


def thoughts(game: Game[Any], world: State, seat: int, salt: int) -> list[Any]:
    search = Search(game, salt, Settings(iterations=ITERATIONS, seconds=math.inf))
    return [search.choose(world, seat), search.considered]


def everything(only: list[str], games: int) -> dict[str, dict[str, str]]:
    found = {}
    for id, kind in dengen.registered().items():
        if only and id not in only:
            continue
        for edition in kind.editions:
            game = dengen.game(id, cards=edition)
            for seats in game.seat_counts:
                found[f"{id} {edition} {seats}"] = of_table(game, seats, games)
    return found


def differences(before: dict[str, dict[str, str]], now: dict[str, dict[str, str]], apart_from: list[str]) -> list[str]:
    return [
        f"{table}: {aspect}"
        for table, hashes in now.items()
        for aspect, hash_ in hashes.items()
        if aspect not in apart_from and before.get(table, {}).get(aspect) != hash_
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=2, help="deals per table (default: 2)")
    parser.add_argument("--against", type=Path, metavar="FILE", help="an earlier result with the same number of games")
    parser.add_argument("--apart-from", default="", metavar="ASPECT,…", help="aspects to ignore")
    given = parser.parse_args()
    now = everything(given.only, given.games)
    if given.against is None:
        print(json.dumps(now, indent=1))
        return
    changed = differences(json.loads(given.against.read_text("utf-8")), now, given.apart_from.split(","))
    print("\n".join(changed) or f"{len(now)} tables, no differences.")
    sys.exit(bool(changed))


if __name__ == "__main__":
    main()
