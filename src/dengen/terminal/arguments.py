"""Arguments that several commands share, and a parser whose errors are one sentence."""

import argparse
import re
from collections.abc import Sequence
from typing import Any, NoReturn

from dengen.core.base.chance import SEED_LIMIT
from dengen.core.base.words import Text, with_suggestion
from dengen.core.registry import registered
from dengen.players.names import BUDGET, NAMES
from dengen.players.plugins import plugged
from dengen.terminal import phrases
from dengen.terminal.errors import UsageError
from dengen.terminal.language import from_environment, lang, pick

Commands = Any  # argparse's _SubParsersAction

ERRORS = (  # argparse's message, and ours in English and Japanese
    (
        r"the following arguments are required: (.*)",
        "Missing: {0}. `{prog} --help` shows examples.",
        "{0} が足りません。例は `{prog} --help` で見られます。",
    ),
    (
        r"argument (\S+): invalid choice: (.*) \(choose from (.*)\)",
        "Unknown {0} {1}. The choices are: {2}.",
        "{0} に {1} はありません。使えるのは {2} です。",
    ),
    (
        r"argument (\S+): expected (?:one|at least one) argument",
        "{0} needs a value. `{prog} --help` shows examples.",
        "{0} には値が必要です。例は `{prog} --help` で見られます。",
    ),
    (
        r"argument (\S+): not allowed with argument (\S+)",
        "{0} and {1} can't be used together.",
        "{0} と {1} は同時に使えません。",
    ),
    (
        r"argument (\S+): ignored explicit argument (.*)",
        "{0} takes no value, not {1}.",
        "{0} に値は付きません（{1}）。",
    ),
)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence, without the usage; its help keeps the line breaks of the examples."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        settings.setdefault("allow_abbrev", False)
        settings["add_help"] = False  # ours is in the user's language
        super().__init__(*arguments, **settings)
        self._positionals.title = pick("arguments", "引数")
        self._optionals.title = pick("options", "オプション")
        self.add_argument("-h", "--help", action="help", help=pick("show this help", "このヘルプを表示"))

    def error(self, message: str) -> NoReturn:
        for pattern, en, ja in ERRORS:
            if found := re.fullmatch(pattern, message):
                parts = [part.replace("'", "") for part in found.groups()]
                said = Text(en.format(*parts, prog=self.prog), ja.format(*parts, prog=self.prog))
                if len(parts) == 3:  # an invalid choice
                    said = with_suggestion(said, parts[1], parts[2].split(", "))
                raise UsageError(said.en, said.ja)
        raise UsageError(f"{message[:1].upper()}{message[1:]}.", f"引数が正しくありません（{message}）。")


def add_command(commands: Commands, name: str, about: str, examples: str) -> Parser:
    """Declare a command: its line in the list of commands, and examples under its help."""
    parser: Parser = commands.add_parser(
        name, help=about, description=about, epilog=f"{pick('examples:', '例：')}\n{examples}"
    )
    return parser


def keep_flag(parser: Parser, flag: str, old: str) -> None:
    """Accept a flag under its former name, which no help shows."""
    parser._option_string_actions[old] = parser._option_string_actions[flag]


def add_game(parser: Parser, many: bool = False) -> None:
    if many:
        parser.add_argument(
            "games",
            nargs="*",
            metavar="GAME",
            help=pick("only these games (default: all)", "このゲームだけ（既定はすべて）"),
        )
    else:
        parser.add_argument(
            "game", metavar="GAME", help=pick("a game: see `dengen games`", "ゲーム（`dengen games` で一覧）")
        )


def add_setup(parser: Parser) -> None:
    """Declare the arguments of a game's set-up, except for the seed."""
    parser.add_argument("--seats", type=whole_number("--seats"), metavar="N", help=pick("number of players", "人数"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=pick(
            "an option of the game (repeatable); NAME.SEAT=VALUE for a single seat; see `dengen games GAME`",
            "ゲームのオプション（複数可）。席ごとのものは NAME.SEAT=VALUE。一覧は `dengen games GAME`",
        ),
    )
    parser.add_argument(
        "--cards",
        metavar="FILE",
        help=pick(
            "a card set: a TOML file, or the name of one that ships with the game",
            "カードセット（TOMLファイル、または付属セットの名前）",
        ),
    )


def add_seed(parser: Parser, default: int | None, about: str) -> None:
    parser.add_argument("--seed", type=seed, default=default, metavar="S", help=about)


def add_lang(parser: Parser) -> None:
    parser.add_argument(
        "--lang",
        type=lang,
        default=from_environment(),
        metavar="ja|en",
        help=pick("the language (default: from your locale)", "言語（既定はロケールによる）"),
    )


def add_json(parser: Parser) -> None:
    parser.add_argument(
        "--json",
        action="store_true",
        help=pick(
            "print JSON for programs; docs/cli.md explains its keys",
            "プログラム用のJSONで出力（キーの説明は docs/cli.md）",
        ),
    )


def whole_number(name: str, low: int = 1, high: int = 10**9) -> Any:
    """An argparse type: a whole number within bounds."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            bounds = f"from {low} to {high}" if high < 10**9 else f"of at least {low}"
            ja = f"{low}〜{high}の" if high < 10**9 else f"{low}以上の"
            raise UsageError(
                f"{name} takes a whole number {bounds}, not {text!r}.",
                f"{name} は{ja}整数です（{text!r} は使えません）。",
            )
        return value

    return read


def seed(text: str) -> int:
    value = int(text) if re.fullmatch(r"[0-9]{1,30}", text) else -1
    if not 0 <= value < SEED_LIMIT:
        raise UsageError(
            f"A seed is a whole number from 0 to 2^63 - 1, not {text!r}.",
            f"シードは0から2^63 - 1までの整数です（{text!r} は使えません）。",
        )
    return value


def one_of(name: str, known: Sequence[str]) -> Any:
    """An argparse type: one of a few words."""

    def read(text: str) -> str:
        if text not in known:
            words = ", ".join(known)
            said = Text(
                f"{name} takes one of {words}, not {text!r}.",
                f"{name} は {words} のどれかです（{text!r} は使えません）。",
            )
            said = with_suggestion(said, text, known)
            raise UsageError(said.en, said.ja)
        return text

    return read


def player_name(name: str) -> Any:
    """An argparse type: a player, a level of any game, a search with its budget, or a plug-in."""

    def read(text: str) -> str:
        is_level = any(text in game.levels for game in registered().values())
        if is_level or BUDGET.fullmatch(text) or plugged(text):
            return text
        known: str = one_of(name, NAMES)(text)
        return known

    return read


def game_id(text: str) -> str:
    """The id of a registered game; capitals and dashes don't matter."""
    wanted = text.strip().lower().replace("-", "_")
    if wanted not in registered():
        known = ", ".join(registered())
        if not known:
            raise UsageError(phrases.NO_GAMES.en, phrases.NO_GAMES.ja)
        said = Text(
            f"There is no game {text!r}. The games are: {known}.",
            f"{text!r} というゲームはありません。あるのは {known} です。",
        )
        said = with_suggestion(said, wanted, registered())
        raise UsageError(said.en, said.ja)
    return wanted
