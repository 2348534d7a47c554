"""Those who run the server: known by a token, which a file has."""

import base64
import binascii
import hmac
import os
import secrets
from pathlib import Path

from dengen.core.base.errors import DengenError

SHORTEST = 20  # characters


class InvalidOperatorToken(DengenError):
    code = "bad_operators"

    def __init__(self, en: str, ja: str) -> None:
        super().__init__(en)
        self.ja = ja


class Operators:
    """`path`: of the token's file; "": there are none."""

    def __init__(self, path: str) -> None:
        self._token = read_token(Path(path)) if path else ""

    def __bool__(self) -> bool:
        return bool(self._token)

    def knows(self, authorization: str) -> bool:
        """By what a request says of itself: `Bearer TOKEN`, or `Basic`, as browsers ask for it, with any name."""
        scheme, _, given = authorization.partition(" ")
        if scheme.lower() == "basic":
            given = password_in(given)
        return bool(self._token) and hmac.compare_digest(given.encode(), self._token.encode())


def password_in(encoded: str) -> str:
    try:
        return base64.b64decode(encoded, validate=True).decode("utf-8", "replace").partition(":")[2]
    except (binascii.Error, ValueError):
        return ""


def read_token(path: Path) -> str:
    try:
        token = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        raise InvalidOperatorToken(
            f"{path} can't be read: `dengen admin token {path}` makes it.",
            f"{path} を読めません。`dengen admin token {path}` で作れます。",
        ) from None
    if len(token) < SHORTEST:
        raise InvalidOperatorToken(
            f"The token in {path} is too short: `dengen admin token FILE` makes a good one.",
            f"{path} のトークンは短すぎます。`dengen admin token FILE` で作れます。",
        )
    return token


def make_token(path: Path) -> None:
    """Raises OSError, also where there is one already."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secrets.token_urlsafe(32) + "\n")
