"""`dengen cards`: look at card sets, make your own, check and compare them."""

from dengen.terminal import arguments
from dengen.terminal.commands.cards import check, copy, diff, print, show, text, vocabulary
from dengen.terminal.language import pick

EXAMPLES = """\
  dengen cards show lumiel                        the cards that the game is played with
  dengen cards copy lumiel my-set.toml --changes  a file for your changes to them
  dengen cards check my-set.toml                  is this a card set, and of which game?
  dengen cards diff dengen my-set.toml            what is different?
  dengen cards vocabulary lumiel                  every word that a card set may use
  dengen cards text flip_angel uriel              the rules text that a card's data makes
  dengen cards print lumiel --cards my-set.toml   sheets to cut, as a PDF
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
    about = pick("Look at card sets, make and compare your own.", "カードを見る、自作のカードセットを作る、比べる。")
    parser = arguments.add_command(commands, "cards", about, pick(EXAMPLES, EXAMPLES_JA))
    inner = parser.add_subparsers(metavar="check|copy|diff|print|show|text|vocabulary", required=True, dest="what")
    for module in (check, copy, diff, print, show, text, vocabulary):
        module.add(inner)
