"""`dengen train GAME play|fit|match|rate|all`: bots that learn a game, or a changed card set, from games against themselves."""

from dengen.terminal import arguments
from dengen.terminal.commands.train import fit, match, play, rate, whole
from dengen.terminal.language import pick

EXAMPLES = """\
  dengen train lumiel play --games 2000              games to learn from
  dengen train lumiel fit                            weights that make what happened in them likely
  dengen train lumiel match --games 400              the bots with these weights against those without
  dengen train lumiel rate                           how strong each level is, on one scale
  dengen train lumiel --cards my-set.toml all        all of that for a card set of your own

Each step can be interrupted: run it again, and it goes on where it stopped. Who has weights beside his card set plays with them."""
EXAMPLES_JA = """\
  dengen train lumiel play --games 2000              学習用の対戦
  dengen train lumiel fit                            対戦の結果に合う重みを求める
  dengen train lumiel match --games 400              学習したボットと、しないボットの対戦
  dengen train lumiel rate                           各レベルの強さを1つの尺度で
  dengen train lumiel --cards my-set.toml all        自作のカードセットで、まとめて

どの段階も中断でき、もう一度実行すれば続きから。カードセットの隣に重みのファイルがあれば、ボットはそれを使います。"""


def add(commands: arguments.Commands) -> None:
    about = pick("Let bots learn a game by playing it.", "ボットに、対戦からゲームを学ばせる。")
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
    for module in (play, fit, match, rate, whole):
        module.add(inner)
