"""The rulebook as code, chapter by chapter."""

from dengen.games.walpurgis.rules.rules import WalpurgisState

__all__ = ["WalpurgisState"]
