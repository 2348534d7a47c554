"""The rulebook as code."""

from dengen.games.lumiel.rules.rules import LumielState

__all__ = ["LumielState"]
