"""`dengen rules`: the rulebook in the terminal."""

import argparse

from dengen.core.registry import game as make_game
from dengen.terminal import arguments, rulebook
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen rules lumiel                 the whole rulebook
  dengen rules lumiel LP-41           one clause
  dengen rules lumiel 3               one chapter
  dengen rules lumiel draw            all clauses that contain "draw"
  dengen rules lumiel --lang ja | less

Clauses with an R in their number are rulings on questions that the printed rulebook leaves open."""
EXAMPLES_JA = """\
  dengen rules lumiel                 ルール全体
  dengen rules lumiel LP-41           条文1つ
  dengen rules lumiel 3               1つの章
  dengen rules lumiel 引              「引」を含む条文
  dengen rules lumiel --lang ja | less

番号にRの付く条文は、ルールブックに書かれていないことへの裁定です（どの質問への答えかも示します）。"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands, "rules", pick("Read the rulebook of a game.", "ゲームのルールを読む。"), pick(EXAMPLES, EXAMPLES_JA)
    )
    arguments.add_game(parser)
    parser.add_argument(
        "clause", nargs="?", metavar="CLAUSE", help=pick("a clause, a chapter or a word", "条文、章、または言葉")
    )
    arguments.add_lang(parser)
    parser.set_defaults(run=rules)


def rules(given: argparse.Namespace) -> int:
    game = make_game(arguments.game_id(given.game))
    screen = Screen()
    if given.clause is None:
        screen.say(game.title[given.lang], "bold")
        screen.say()
        lines = list(rulebook.whole(game.clauses, given.lang))
    else:
        lines = rulebook.find(game.clauses, given.clause, given.lang)
    if not lines:
        raise UsageError(
            f"{game.title.en} has no clause, chapter or word {given.clause!r}. Clauses are called {game.clauses.prefix}-1 and so on.",
            f"「{game.title.ja}」に {given.clause!r} という条文・章・言葉はありません。条文は {game.clauses.prefix}-1 のように書きます。",
        )
    for line, style in lines:
        screen.say(line, style)
    return 0
