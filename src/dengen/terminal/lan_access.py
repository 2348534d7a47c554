"""Access from the local network: the operator's choice, asked once and remembered, and the addresses to share."""

import io
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

import segno
from msgspec import Struct, json

from dengen.core.base.words import Lang, Text
from dengen.paths import data_folder

LanChoice = Literal["yes", "no", "ask"]
EVERYWHERE = "0.0.0.0"
FILE = "neighbours.json"  # in the data folder

QUESTION = Text(
    "Let friends on the same network (your Wi-Fi) join? Every device on it can then open this page while it runs, and\n"
    "nothing else on this machine. The answer is remembered; `make play LAN=1` or LAN=0 changes it. [y/N] ",
    "同じネットワーク（Wi-Fiなど）にいる友だちも参加できるようにしますか？「y」にすると、起動中は同じネットワークのどの端末からも\n"
    "このページを開けます（開くのはこのページだけです）。質問は一度だけです。後で変えるには `make play LAN=1` か LAN=0。[y/N] ",
)
HERE = Text("On this machine:        ", "このマシンでは：      ")
THERE = Text("On the same network:    ", "同じネットワークから：")
OPENS = Text(
    "While it runs, every device on this network can open this page, and nothing else on this machine.",
    "起動中は、同じネットワークのどの端末からもこのページを開けます（開くのはこのページだけです）。",
)
NO_NETWORK = Text(
    "This machine isn't connected to a network, so only you can play here. Connect it and start again.",
    "今はネットワークにつながっていないため、このマシンでしか遊べません。接続してから起動し直してください。",
)


class RememberedChoice(Struct):
    lan: bool


def is_allowed(choice: LanChoice, lang: Lang) -> bool:
    """Whether other devices may connect. The choice is remembered; without a terminal to ask on, it is no."""
    file = data_folder() / FILE
    if choice != "ask":
        remember(choice == "yes")
        return choice == "yes"
    try:
        return json.decode(file.read_bytes(), type=RememberedChoice).lan
    except (OSError, ValueError):
        pass
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    said = input(QUESTION[lang]).strip().lower() in ("y", "yes", "ｙ", "はい")
    remember(said)
    return said


def remember(lan: bool) -> None:
    """Store the choice; if it can't be stored, the question comes again next time."""
    file = data_folder() / FILE
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(json.encode(RememberedChoice(lan)))


def announce(own: str, others: Sequence[str], is_open: bool, lang: Lang) -> None:
    """Print the page's addresses: on this machine, and on the network with a QR code."""
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
    """A QR code of text characters."""
    drawing = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawing, border=2, compact=True)
    return drawing.getvalue()
