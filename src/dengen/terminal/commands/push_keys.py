"""`dengen push-keys`: VAPID keys for push notifications."""

import argparse
import importlib.util
import re
from pathlib import Path

from dengen.core.base.words import Text
from dengen.extras import install
from dengen.terminal import arguments
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick

EXAMPLES = """\
  dengen push-keys push.json --contact mailto:you@example.org     generate them once
  dengen serve --push-keys push.json                              use them"""
EXAMPLES_JA = """\
  dengen push-keys push.json --contact mailto:you@example.org     一度だけ作る
  dengen serve --push-keys push.json                              使う"""
MADE = Text(
    "{file} created. Keep it safe and secret: dengen serve --push-keys {file}",
    "{file} を作りました。秘密にし、なくさないでください：dengen serve --push-keys {file}",
)
CONTACT = re.compile(r"(mailto:[^\s@]+@[^\s@]+|https://\S+)")


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "push-keys",
        pick("Generate keys for push notifications (VAPID).", "プッシュ通知の鍵（VAPID）を作る。"),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    parser.add_argument("file", metavar="FILE", help=pick("the file to create", "新しいファイル"))
    parser.add_argument(
        "--contact",
        required=True,
        metavar="URL",
        help=pick(
            "contact for push services if something goes wrong: mailto:… or https://…",
            "問題があるとき通知サービスが連絡する先：mailto:… か https://…",
        ),
    )
    arguments.add_lang(parser)
    parser.set_defaults(run=push_keys)


def push_keys(given: argparse.Namespace) -> int:
    if importlib.util.find_spec("cryptography") is None:
        raise UsageError(
            f"Push keys need the package cryptography: {install('push').en}.",
            f"鍵を作るには cryptography が必要です。{install('push').ja}。",
        )
    from dengen.server.push.keys import make_keys

    if not CONTACT.fullmatch(given.contact):
        raise UsageError(
            f"--contact takes mailto:… or https://…, not {given.contact!r}.",
            f"--contact は mailto:… か https://… です（{given.contact!r} は使えません）。",
        )
    try:
        make_keys(Path(given.file), given.contact)
    except FileExistsError:
        raise UsageError(
            f"{given.file} already exists. With new keys, all guests have to allow notifications again; delete the file to "
            "replace it.",
            f"{given.file} はすでにあります。鍵を変えると全員に許可を取り直すことになります。必要なら削除してください。",
        ) from None
    except OSError as error:
        raise UsageError(
            f"{given.file} can't be written: {error.strerror}.", f"{given.file} に書き込めません。"
        ) from None
    print(MADE[given.lang].replace("{file}", given.file))
    return 0
