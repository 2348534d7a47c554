"""Options that the server's benchmarks share: the game and the store."""

import argparse

from dengen.terminal.language import pick


def add_server(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game",
        metavar="GAME",
        help=pick(
            "the game to play (default: the first of `dengen games`)", "測るゲーム（既定は `dengen games` の最初）"
        ),
    )
    parser.add_argument(
        "--db",
        default="",
        metavar="URL",
        help=pick("the store (default: a temporary SQLite file)", "卓の保存先（既定は一時的なSQLiteファイル）"),
    )
