"""Friends on the same network: whether they may come, asked once and remembered, and how they are shown the way."""

import io
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

import segno
from msgspec import Struct, json

from dengen.core.base.words import Lang, Text
from dengen.paths import data_folder

Wish = Literal["yes", "no", "ask"]
EVERYWHERE = "0.0.0.0"

QUESTION = Text(
    "Shall friends on the same network (your Wi-Fi) be able to join? Then every device on it can open this page while it\n"
    "runs, and nothing else of this machine. You are asked once; `make play LAN=1` or LAN=0 changes it. [y/N] ",
    "同じネットワーク（Wi-Fiなど）にいる友だちも参加できるようにしますか？「y」にすると、起動中は同じネットワークのどの端末からも\n"
    "このページを開けます（開くのはこのページだけです）。質問は一度だけです。後で変えるには `make play LAN=1` か LAN=0。[y/N] ",
)
HERE = Text("On this machine:        ", "このマシンでは：      ")
THERE = Text("On the same network:    ", "同じネットワークから：")
OPENS = Text(
    "While it runs, every device on this network can open this page, and nothing else of this machine.",
    "起動中は、同じネットワークのどの端末からもこのページを開けます（開くのはこのページだけです）。",
)
NO_NETWORK = Text(
    "This machine is in no network just now, so only you can play here: connect it, and start again.",
    "今はネットワークにつながっていないため、このマシンでしか遊べません。接続してから起動し直してください。",
)


class Remembered(Struct):
    lan: bool


def may_come(wish: Wish, lang: Lang) -> bool:
    """May others on the network come? What was said is remembered; who can't be asked has said no."""
    file = data_folder() / "neighbours.json"
    if wish != "ask":
        remember(wish == "yes")
        return wish == "yes"
    try:
        return json.decode(file.read_bytes(), type=Remembered).lan
    except (OSError, ValueError):
        pass
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    said = input(QUESTION[lang]).strip().lower() in ("y", "yes", "ｙ", "はい")
    remember(said)
    return said


def remember(lan: bool) -> None:
    """For the next time; where nothing can be kept, one is asked again."""
    file = data_folder() / "neighbours.json"
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(json.encode(Remembered(lan)))


def announce(own: str, others: Sequence[str], is_open: bool, lang: Lang) -> None:
    """Where the page is: one address for those who sit here, others with a code to be photographed for their friends."""
    if not is_open:
        print(own, flush=True)
        return
    print(f"{HERE[lang]} {own}")
    for url in others:
        print(f"{THERE[lang]} {url}")
    print((OPENS if others else NO_NETWORK)[lang])
    if others and sys.stdout.isatty():
        print(drawn(others[0]))
    sys.stdout.flush()


def drawn(text: str) -> str:
    """As a QR code of characters."""
    drawing = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawing, border=2, compact=True)
    return drawing.getvalue()
