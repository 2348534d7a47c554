"""A desktop without a screen: a bus of its own, on which browsers ask for notifications to be shown, and a hand that clicks.

Debian's whole Chromium, not the one without a window that other tests drive: that one may show no notifications.
"""

import contextlib
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jeepney import DBusAddress, HeaderFields, Message, MessageType, new_method_return, new_signal
from jeepney.bus_messages import message_bus
from jeepney.io.threading import DBusConnection, ReceiveStopped, open_dbus_connection
from msgspec import Struct
from playwright.sync_api import Browser, BrowserContext

from tests.web.kit import FLAGS, PATIENCE

WHOLE_CHROMIUM = shutil.which("chromium") or ""
NOTIFICATIONS = "org.freedesktop.Notifications"
OBJECT = DBusAddress("/org/freedesktop/Notifications", interface=NOTIFICATIONS)


class Shown(Struct):
    """A notification in a corner of the screen."""

    number: int
    title: str
    body: str


class Desktop:
    """What the bus calls a notification service; what is shown there stays until it is closed."""

    def __init__(self, bus: str) -> None:
        self.bus = bus
        self.shown: dict[int, Shown] = {}
        self._count = 0
        self._line: DBusConnection = open_dbus_connection(bus)
        threading.Thread(target=self._serve, daemon=True).start()
        self._line.send(message_bus.RequestName(NOTIFICATIONS))

    def titled(self, title: str) -> Shown | None:
        return next((one for one in self.shown.values() if one.title == title), None)

    def click(self, shown: Shown) -> None:
        self._line.send(new_signal(OBJECT, "ActionInvoked", "us", (shown.number, "default")))

    def close(self) -> None:
        self._line.close()

    def _serve(self) -> None:
        with contextlib.suppress(ReceiveStopped, OSError):
            while True:
                asked = self._line.receive()
                if asked.header.message_type == MessageType.method_call:
                    self._line.send(self._answer(asked))

    def _answer(self, asked: Message) -> Message:
        match asked.header.fields.get(HeaderFields.member):
            case "GetCapabilities":
                return new_method_return(asked, "as", (["actions", "body"],))
            case "GetServerInformation":
                return new_method_return(asked, "ssss", ("desktop", "dengen", "1", "1.2"))
            case "Notify":
                return new_method_return(asked, "u", (self._show(*asked.body),))
            case "CloseNotification":
                self.shown.pop(asked.body[0], None)
        return new_method_return(asked)

    def _show(self, app: str, replaces: int, icon: str, title: str, body: str, *_: Any) -> int:
        self._count += 1
        number = replaces or self._count
        self.shown[number] = Shown(number, title, body.partition("\n\n")[2])  # before it, Chromium says whose it is
        return number


@contextlib.contextmanager
def desktop() -> Iterator[Desktop]:
    if not WHOLE_CHROMIUM or not shutil.which("dbus-daemon"):
        pytest.skip(
            "a browser's notifications need Debian's chromium and dbus-daemon: the one without a window shows none"
        )
    line = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address"]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as bus:
        try:
            assert bus.stdout is not None
            made = Desktop(bus.stdout.readline().strip())
            yield made
            made.close()
        finally:
            bus.terminate()


class OwnBrowser:
    """A browser with a profile of its own on that desktop: only there a notification may open a page."""

    def __init__(self, browser: Browser, desktop: Desktop, folder: Path) -> None:
        self._type = browser.browser_type
        self._desktop = desktop
        self._folder = folder

    def new_context(self, **settings: Any) -> BrowserContext:
        return self._type.launch_persistent_context(
            self._folder,
            executable_path=WHOLE_CHROMIUM,
            args=[*FLAGS, "--headless=new"],
            env={"DBUS_SESSION_BUS_ADDRESS": self._desktop.bus, "HOME": str(self._folder)},
            timeout=PATIENCE,
            **settings,
        )
