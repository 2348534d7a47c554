"""`dengen cards`: shows, copies, checks, compares and prints card sets."""

from dengen.terminal import arguments
from dengen.terminal.commands.cards import check, copy, diff, print, show, text, vocabulary
from dengen.terminal.language import pick

EXAMPLES = """\
  dengen cards show lumiel                        show the cards of a game
  dengen cards copy lumiel my-set.toml --changes  create a file for your changes
  dengen cards check my-set.toml                  check a card set
  dengen cards diff dengen my-set.toml            compare two card sets
  dengen cards vocabulary lumiel                  list the vocabulary of card sets
  dengen cards text flip_angel uriel              show the rules text generated from a card's data
  dengen cards print lumiel --cards my-set.toml   print sheets to cut, as a PDF
  dengen play lumiel --cards my-set.toml"""
EXAMPLES_JA = """\
  dengen cards show lumiel                        ゲームのカード
  dengen cards copy lumiel my-set.toml --changes  変更を書くためのファイルを作る
  dengen cards check my-set.toml                  カードセットとして使えるか、どのゲームのものか
  dengen cards diff dengen my-set.toml            どこが違うか
  dengen cards vocabulary lumiel                  カードセットに書ける言葉の一覧
  dengen cards text flip_angel uriel              データから作った効果テキスト
  dengen cards print lumiel --cards my-set.toml   切り取って使うPDFを作る
  dengen play lumiel --cards my-set.toml"""


def add(commands: arguments.Commands) -> None:
    about = pick("Show, change, compare and print card sets.", "カードを見る、自作のカードセットを作る、比べる。")
    parser = arguments.add_command(commands, "cards", about, pick(EXAMPLES, EXAMPLES_JA))
    inner = parser.add_subparsers(metavar="check|copy|diff|print|show|text|vocabulary", required=True, dest="what")
    for module in (check, copy, diff, print, show, text, vocabulary):
        module.add(inner)
