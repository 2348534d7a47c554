"""`dengen train GAME play|fit|match|rate|all`: training of bots, for a game or a changed card set, by self-play."""

from dengen.terminal import arguments
from dengen.terminal.commands.train import all_steps, fit, match, play, rate
from dengen.terminal.language import pick

EXAMPLES = """\
  dengen train lumiel play --games 2000              play training games
  dengen train lumiel fit                            fit weights to these games
  dengen train lumiel match --games 400              test bots with these weights against bots without
  dengen train lumiel rate                           rate the levels of bots
  dengen train lumiel --cards my-set.toml all        all of that for a custom card set

An interrupted step resumes when you run the command again. A weights file next to your card set is used automatically."""
EXAMPLES_JA = """\
  dengen train lumiel play --games 2000              学習用の対戦
  dengen train lumiel fit                            対戦の結果に合う重みを求める
  dengen train lumiel match --games 400              学習したボットと、しないボットの対戦
  dengen train lumiel rate                           各レベルの強さを1つの尺度で
  dengen train lumiel --cards my-set.toml all        自作のカードセットで、まとめて

どの段階も中断でき、もう一度実行すれば続きから。カードセットの隣に重みのファイルがあれば、ボットはそれを使います。"""


def add(commands: arguments.Commands) -> None:
    about = pick("Train bots by self-play.", "ボットに、対戦からゲームを学ばせる。")
    parser = arguments.add_command(commands, "train", about, pick(EXAMPLES, EXAMPLES_JA))
    arguments.add_game(parser)
    parser.add_argument(
        "--cards",
        metavar="FILE",
        help=pick(
            "a card set: a TOML file, or the name of one that ships with the game",
            "カードセット（TOMLファイル、または付属セットの名前）",
        ),
    )
    inner = parser.add_subparsers(metavar="play|fit|match|rate|all", required=True, dest="what")
    for module in (play, fit, match, rate, all_steps):
        module.add(inner)
