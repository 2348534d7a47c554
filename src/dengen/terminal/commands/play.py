"""`dengen play`: a game in the terminal, against bots or with other people at the same keyboard."""

import argparse
import secrets
import shlex

from dengen.build import is_compiled
from dengen.core.base.chance import SEED_LIMIT, Chance
from dengen.core.base.words import Lang
from dengen.players import NAMES, check, plugged
from dengen.players.time_limits import note, with_time_limit
from dengen.terminal import arguments, phrases
from dengen.terminal.dialogue import Dialogue
from dengen.terminal.errors import UsageError
from dengen.terminal.game_session import TerminalGame
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen, UserQuit
from dengen.terminal.setup import Setup

EXAMPLES = """\
  dengen play lumiel                          you and three bots
  dengen play lumiel --lang ja --seats 3      in Japanese, with three players
  dengen play lumiel --bots random --seed 7   the same deal every time, against random bots
  dengen play lumiel --option redraw=off      with an option of the game (`dengen games lumiel` lists them)
  dengen play lumiel --people 0,2             two people share the keyboard

While you play, type the number of a move, or h for all commands: explain a move or a refusal (?), take back (u),
cards (c), rules (r), log (l)."""
EXAMPLES_JA = """\
  dengen play lumiel                          ボット3人と遊ぶ
  dengen play lumiel --lang ja --seats 3      日本語で、3人で
  dengen play lumiel --bots random --seed 7   いつも同じ配り、でたらめなボットと
  dengen play lumiel --option redraw=off      ゲームのオプション（一覧は `dengen games lumiel`）
  dengen play lumiel --people 0,2             2人が同じキーボードで交代に

遊ぶときは手の番号を入力します。h で入力できるもの一覧：質問の説明やできない理由（?）、取り消し（u）、
カード（c）、ルール（r）、これまでの出来事（l）。"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "play",
        pick("Play a game in the terminal.", "ターミナルでゲームを遊ぶ。"),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    arguments.add_game(parser)
    arguments.add_setup(parser)
    arguments.add_seed(
        parser,
        None,
        pick("random seed (default: a new one)", "乱数のシード（既定は毎回違う値）"),
    )
    parser.add_argument(
        "--bots",
        type=arguments.player_name("--bots"),
        default="greedy",
        metavar="|".join(NAMES),
        help=pick("your opponents (default: greedy)", "対戦相手（既定は greedy）"),
    )
    seated = parser.add_mutually_exclusive_group()
    seated.add_argument(
        "--seat",
        type=arguments.whole_number("--seat", 0),
        metavar="N",
        help=pick("your seat (default: 0)", "あなたの席（既定は0）"),
    )
    seated.add_argument(
        "--people",
        metavar="N,N",
        help=pick("seats of the people at this keyboard", "このキーボードで遊ぶ人たちの席"),
    )
    arguments.add_lang(parser)
    parser.set_defaults(run=play)


def play(given: argparse.Namespace) -> int:
    lang: Lang = given.lang
    setup = Setup.of(given)
    people = seats_of_people(given, setup.seats)
    seed = secrets.randbelow(SEED_LIMIT) if given.seed is None else given.seed
    luck = Chance(seed).fork()  # for the bots; the deal uses the seed itself
    bots = {
        seat: with_time_limit(given.bots, setup.game, luck.fork().word)
        for seat in range(setup.seats)
        if seat not in people
    }
    screen = Screen()
    if plugged(given.bots) is None and (said := note(check(given.bots, setup.game), is_compiled())):
        screen.say(f"{given.bots}: {said[lang]}")
    try:
        Dialogue(TerminalGame(setup.game, setup.new(seed), bots, luck), screen, lang).run()
    except (UserQuit, KeyboardInterrupt):
        screen.say(phrases.LEFT[lang])
    if given.cards is None and len(setup.game.editions) > 1:
        given.cards = setup.game.cards.edition  # a later version may have another default
    screen.say(phrases.AGAIN[lang].format(command=command(given, seed)))
    return 0


def seats_of_people(given: argparse.Namespace, seats: int) -> list[int]:
    if given.people is None:
        people = [given.seat or 0]
    else:
        texts = [text.strip() for text in given.people.split(",")]
        people = sorted({int(text) for text in texts if text.isascii() and text.isdigit()})
        if len(people) != len(texts):
            people = [-1]
    if not all(0 <= seat < seats for seat in people):
        name, value = ("--seat", given.seat) if given.people is None else ("--people", given.people)
        raise UsageError(
            f"{name} takes seats from 0 to {seats - 1} at this table, not {str(value)!r}.",
            f"{name} は0〜{seats - 1}の席です（{str(value)!r} は使えません）。",
        )
    return people


def command(given: argparse.Namespace, seed: int) -> str:
    """The command that deals the same game again."""
    words = ["dengen", "play", given.game]
    for name in ("seats", "seat", "people", "cards", "bots"):
        value = getattr(given, name)
        if value is not None and (name, value) != ("bots", "greedy"):
            words += [f"--{name}", str(value)]
    for option in given.option:
        words += ["--option", option]
    return shlex.join([*words, "--seed", str(seed)])
