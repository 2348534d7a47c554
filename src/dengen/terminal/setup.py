"""The validated set-up of a game: card set, seats and options."""

import argparse
from typing import Any, NamedTuple

from dengen.core.base.words import Lang, Text, with_suggestion
from dengen.core.game import Game
from dengen.core.registry import game as make_game
from dengen.core.rules.options import Option, implied_by
from dengen.core.rules.state import State
from dengen.terminal import phrases
from dengen.terminal.arguments import game_id
from dengen.terminal.errors import UsageError


class Setup(NamedTuple):
    game: Game[Any]
    seats: int
    options: dict[str, Any]  # as given, not completed

    @classmethod
    def of(cls, given: argparse.Namespace) -> "Setup":
        """The set-up given by the arguments that `add_game` and `add_setup` declare."""
        return cls.find(given.game, given.seats, given.option, given.cards)

    @classmethod
    def find(cls, name: str, seats: int | None, options: list[str], cards: str | None) -> "Setup":
        game = make_game(game_id(name), cards)
        count = seats_of(game, seats)
        read = read_options(game, count, options)
        game.settle(count, read)
        return cls(game, count, read)

    def new(self, seed: int) -> State:
        """A new game that records its events, from the deal on."""
        state: State = self.game.new(self.seats, seed, listen=True, **self.options)
        return state


def seats_of(game: Game[Any], seats: int | None) -> int:
    if seats is None:
        return game.default_seats
    if seats not in game.seat_counts:
        possible = ", ".join(map(str, game.seat_counts))
        raise UsageError(
            f"{game.title.en} is for {possible} players, not {seats}.",
            f"「{game.title.ja}」は{possible}人用です（{seats}人では遊べません）。",
        )
    return seats


def read_options(game: Game[Any], seats: int, texts: list[str]) -> dict[str, Any]:
    """Options given as `name=value`; for an option per seat, `name=value` sets all seats and `name.2=value` one."""
    read: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name, dot, seat = name.strip().partition(".")
        if not equals:
            raise UsageError(
                f"--option takes name=value, not {text!r}.", f"--option は 名前=値 の形です（{text!r} は使えません）。"
            )
        option = named_option(game, name)
        parsed = option.kind.parse(value.strip())
        if not option.per_seat:
            if dot:
                raise UsageError(
                    f"Option {name!r} is for the whole table: write {name}=value.",
                    f"オプション {name!r} は全員共通です。{name}=値 と書いてください。",
                )
            read[name] = parsed
        elif not dot:
            read[name] = [parsed] * seats
        elif seat.isascii() and seat.isdigit() and int(seat) < seats:
            values = read.setdefault(name, [option.usual(seats)] * seats)
            values[int(seat)] = parsed
        else:
            raise UsageError(
                f"Option {name!r} is for seat 0 to {seats - 1}, not {seat!r}.",
                f"オプション {name!r} の席は0〜{seats - 1}です（{seat!r} は使えません）。",
            )
        option.check(read[name], seats)
    return read


def named_option(game: Game[Any], name: str) -> Option:
    for option in game.options:
        if option.name == name:
            return option
    known = [option.name for option in game.options]
    names = ", ".join(known)
    said = Text(
        f"{game.title.en} has no option {name!r}. The options are: {names or 'none'}.",
        f"「{game.title.ja}」に {name!r} というオプションはありません。あるのは {names or 'なし'} です。",
    )
    said = with_suggestion(said, name, known)
    raise UsageError(said.en, said.ja)


def variants(game: Game[Any], seats: int, lang: Lang) -> list[str]:
    """A sentence about each rule variant that this number of seats implies."""
    title = game.title[lang]
    return [
        phrases.VARIANT[lang].format(title=title, seats=seats, about=option.about[lang])
        for option in implied_by(seats, game.options)
    ]
