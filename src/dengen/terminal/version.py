"""The version of dengen, and whether it is the compiled build."""

import argparse
from typing import Any

import dengen
from dengen.build import is_compiled


def version() -> str:
    return f"dengen {dengen.__version__} ({'compiled' if is_compiled() else 'interpreted'})"


class VersionAction(argparse.Action):
    def __init__(self, option_strings: list[str], dest: str, **settings: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, default=argparse.SUPPRESS, help=settings.get("help"))

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        print(version())
        parser.exit()
