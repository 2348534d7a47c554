"""`dengen cards print`: PDFs of cards, tokens and boards to cut, or of the rules as a booklet."""

import argparse
from pathlib import Path

from dengen.core.base.validation import file_trouble
from dengen.core.base.words import Text
from dengen.core.registry import game as make_game
from dengen.printing import PAPERS, PARTS, booklet, sheets
from dengen.terminal import arguments
from dengen.terminal.commands.cards.show import add_edition
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen cards print lumiel                               all sheets to cut, as lumiel.pdf
  dengen cards print lumiel --cards my.toml --lang ja --paper letter --out sheets.pdf
  dengen cards print flip_angel --only tokens             only the ether
  dengen cards print walpurgis --deck bonfire_march --deck bramble_keep
  dengen cards print lumiel --only booklet                the rules, two pages per sheet

Print at 100 %, double-sided, flipped on the long edge. Needs the extra `print`."""
EXAMPLES_JA = """\
  dengen cards print lumiel                               切り取って使う一式を lumiel.pdf に
  dengen cards print lumiel --cards my.toml --lang ja --paper letter --out sheets.pdf
  dengen cards print flip_angel --only tokens             エーテルだけ
  dengen cards print walpurgis --deck bonfire_march --deck bramble_keep
  dengen cards print lumiel --only booklet                ルールの小冊子（半分の大きさのページ）

印刷は倍率100％、両面（長辺とじ）で。追加パッケージ print が必要です。"""

BOOKLET = "booklet"
MADE = Text(
    "{file}: {title}, for {paper}. Print at 100 %, double-sided, flipped on the long edge.",
    "{file}：「{title}」（{paper}）。倍率100％、両面（長辺とじ）で印刷してください。",
)
MADE_BOOKLET = Text(
    "{file}: the rules of {title}. Most printers can print it as a booklet.",
    "{file}：「{title}」のルール。多くのプリンターで小冊子として印刷できます。",
)


def add(commands: arguments.Commands) -> None:
    about = pick(
        "Print a game: cards, tokens, boards, rules.", "ゲームを印刷する（カード・トークン・ボード・ルール）。"
    )
    parser = arguments.add_command(commands, "print", about, pick(EXAMPLES, EXAMPLES_JA))
    arguments.add_game(parser)
    add_edition(parser)
    parser.add_argument(
        "--paper",
        choices=tuple(PAPERS),
        default="a4",
        help=pick("paper size (default: a4)", "用紙（既定はa4）"),
    )
    parser.add_argument(
        "--only",
        choices=(*PARTS, BOOKLET),
        help=pick("print only this part (default: all but the booklet)", "これだけ（既定は小冊子以外のすべて）"),
    )
    parser.add_argument(
        "--deck",
        action="append",
        default=[],
        metavar="ID",
        help=pick("only this ready-made deck (repeatable)", "この構築済みデッキだけ（複数可）"),
    )
    parser.add_argument("--one-sided", action="store_true", help=pick("without backs", "裏面なし（片面印刷）"))
    parser.add_argument(
        "--fonts", type=Path, metavar="DIR", help=pick("a folder with more fonts", "フォントのあるフォルダ")
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help=pick("the PDF to write or overwrite (default: GAME.pdf)", "PDFの名前。上書きします（既定はゲーム名）"),
    )
    arguments.add_lang(parser)
    parser.set_defaults(run=print_)


def print_(given: argparse.Namespace) -> int:
    game = make_game(arguments.game_id(given.game), given.cards)
    paper, is_booklet = PAPERS[given.paper], given.only == BOOKLET
    if is_booklet:
        made = booklet(game, given.lang, paper, font_folder=given.fonts)
    else:
        only = (given.only,) if given.only else PARTS
        made = sheets(
            game, given.lang, paper,
            only=only, decks=given.deck, two_sided=not given.one_sided, font_folder=given.fonts,
        )  # fmt: skip
    out = given.out or Path(f"{game.id}-{BOOKLET}.pdf" if is_booklet else f"{game.id}.pdf")
    write(out, made)
    said = MADE_BOOKLET if is_booklet else MADE
    Screen().say(said[given.lang].format(file=out, title=game.title[given.lang], paper=given.paper.capitalize()))
    return 0


def write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        why = file_trouble(error)
        raise UsageError(f"{path} can't be written: {why.en}.", f"{path} に書けません（{why.ja}）。") from None
