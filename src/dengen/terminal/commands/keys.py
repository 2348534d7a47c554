"""`dengen keys`: the keys by which push services know a server."""

import argparse
import importlib.util
import re
from pathlib import Path

from dengen.core.base.words import Text
from dengen.extras import install
from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint
from dengen.terminal.language import pick

EXAMPLES = """\
  dengen keys push.json --contact mailto:you@example.org     make them, once
  dengen serve --push-keys push.json                         use them"""
EXAMPLES_JA = """\
  dengen keys push.json --contact mailto:you@example.org     一度だけ作る
  dengen serve --push-keys push.json                         使う"""
MADE = Text(
    "{file} is made. Keep it, and keep it secret: dengen serve --push-keys {file}",
    "{file} を作りました。秘密にし、なくさないでください：dengen serve --push-keys {file}",
)
CONTACT = re.compile(r"(mailto:[^\s@]+@[^\s@]+|https://\S+)")


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "keys",
        pick(
            "Make the keys for telling people of their turn while the page is closed.",
            "ページを閉じている人に番を知らせるための鍵を作る。",
        ),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    parser.add_argument("file", metavar="FILE", help=pick("a new file", "新しいファイル"))
    parser.add_argument(
        "--contact",
        required=True,
        metavar="URL",
        help=pick(
            "whom a push service writes to if something is wrong: mailto:… or https://…",
            "問題があるとき通知サービスが連絡する先：mailto:… か https://…",
        ),
    )
    arguments.add_lang(parser)
    parser.set_defaults(run=keys)


def keys(given: argparse.Namespace) -> int:
    if importlib.util.find_spec("cryptography") is None:
        raise Complaint(
            f"Making keys needs cryptography: {install('push').en}.",
            f"鍵を作るには cryptography が必要です。{install('push').ja}。",
        )
    from dengen.server.push.keys import make_keys

    if not CONTACT.fullmatch(given.contact):
        raise Complaint(
            f"--contact takes mailto:… or https://…, not {given.contact!r}.",
            f"--contact は mailto:… か https://… です（{given.contact!r} は使えません）。",
        )
    try:
        make_keys(Path(given.file), given.contact)
    except FileExistsError:
        raise Complaint(
            f"{given.file} is there already. With other keys everybody would have to be asked again: delete it, if you must.",
            f"{given.file} はすでにあります。鍵を変えると全員に許可を取り直すことになります。必要なら削除してください。",
        ) from None
    except OSError as error:
        raise Complaint(
            f"{given.file} can't be written: {error.strerror}.", f"{given.file} に書き込めません。"
        ) from None
    print(MADE[given.lang].replace("{file}", given.file))
    return 0
