"""`dengen games`: the list of games, and the options of one."""

import argparse
from collections.abc import Mapping
from typing import Any

from dengen.core.base.words import Lang, Text
from dengen.core.game import Game
from dengen.core.registry import game as make_game
from dengen.core.registry import registered
from dengen.core.rules.option_types import spelled
from dengen.core.rules.options import Option, shown
from dengen.players import titles
from dengen.terminal import arguments, phrases
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen, console, table
from dengen.terminal.setup import variants

EXAMPLES = """\
  dengen games              all games
  dengen games lumiel       one game with its options
  dengen games --json       JSON for programs"""
EXAMPLES_JA = """\
  dengen games              全部
  dengen games lumiel       1つのゲームとそのオプション
  dengen games --json       プログラム用"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "games",
        pick("List the games, or the options of one.", "ゲームの一覧、または1つのゲームのオプション。"),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    parser.add_argument(
        "game",
        nargs="?",
        metavar="GAME",
        help=pick("show this game with its options", "このゲームをオプション付きで"),
    )
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=games)


def games(given: argparse.Namespace) -> int:
    names = [arguments.game_id(given.game)] if given.game else list(registered())
    found = [make_game(name) for name in names]
    if given.json:
        print_json({"games": [as_data(game) for game in found]})
    elif given.game:
        show_one(Screen(), found[0], given.lang)
    elif found:
        show_all(Screen(), found, given.lang)
    else:
        console(stderr=True).print(phrases.NO_GAMES[given.lang])
    return 0


def as_data(game: Game[Any]) -> dict[str, Any]:
    return {
        "game": game.id,
        "title_en": game.title.en,
        "title_ja": game.title.ja,
        "seats": list(game.seat_counts),
        "default_seats": game.default_seats,
        "minutes": list(game.minutes),
        "rules_version": game.version,
        "editions": list(game.editions),
        "actions": game.num_actions,
        "max_steps": game.max_steps,
        "levels": [{"level": name, "title_en": text.en, "title_ja": text.ja} for name, text in titles(game).items()],
        "decks": list(game.decks.ready) if game.decks else [],
        "options": [
            {
                "name": option.name,
                "expected": option.kind.expected().en,
                "words": {str(value): {"en": word.en, "ja": word.ja} for value, word in option.kind.words.items()},
                "default": option.default,
                "default_for": {str(seats): value for seats, value in option.default_for.items()},
                "implied": option.implied,
                "per_seat": option.per_seat,
                "concerns": option.concerns,
                "about_en": option.about.en,
                "about_ja": option.about.ja,
            }
            for option in game.options
        ],
    }


def show_all(screen: Screen, found: list[Game[Any]], lang: Lang) -> None:
    headings = ("game", "title", "seats", "minutes") if lang == "en" else ("名前", "タイトル", "人数", "分")
    made = table(*headings, numbers=2)
    for game in found:
        made.add_row(game.id, game.title[lang], span(game.seat_counts), span(game.minutes))
    screen.show(made)
    for game in found:
        for seats in game.seat_counts:
            for sentence in variants(game, seats, lang):
                screen.say(sentence)


def show_one(screen: Screen, game: Game[Any], lang: Lang) -> None:
    screen.say(game.title[lang], "bold")
    if game.about[lang]:
        screen.say(game.about[lang])
    seats, minutes = span(game.seat_counts), span(game.minutes)
    screen.say(f"players: {seats}; minutes: {minutes}" if lang == "en" else f"{seats}人、{minutes}分")
    if len(game.editions) > 1:
        first, *others = game.editions
        screen.say(phrases.EDITIONS[lang].format(first=first, others=", ".join(others)))
    screen.say(phrases.BOTS[lang].format(levels=listed(titles(game), lang)))
    if game.decks is not None:
        names, about = listed(game.decks.names, lang), game.decks.about[lang]
        screen.say(phrases.DECKS[lang].format(decks=names, about=about).rstrip())
    for option in game.options:
        screen.say()
        screen.say(option.name if option.implied else f"{option.name}={shown(option.default)}", "bold")
        screen.say(f"    {option.about[lang]}")
        screen.say(f"    {takes(option, lang)}")


def listed(named: Mapping[str, Text], lang: Lang) -> str:
    """Names for the command line, each with its title."""
    return Text(", ", "、")[lang].join(spelled(name, text)[lang] for name, text in named.items())


def takes(option: Option, lang: Lang) -> str:
    others = phrases.COMMA[lang].join(
        phrases.WITH_SEATS[lang].format(seats=seats, value=shown(value)) for seats, value in option.default_for.items()
    )
    if option.implied:
        return phrases.BY_SEATS[lang].format(value=shown(option.default), others=others)
    each = Text("for each seat: ", "席ごとに")[lang] if option.per_seat else ""
    usual = phrases.USUAL[lang].format(others=others) if others else ""
    return each + option.kind.expected()[lang] + usual


def span(values: tuple[int, ...]) -> str:
    low, high = min(values), max(values)
    if low == high:
        return str(low)
    return f"{low}-{high}" if len(values) == 2 or len(values) == high - low + 1 else ", ".join(map(str, values))
