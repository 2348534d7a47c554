"""The rulebook as code, chapter by chapter."""

from dengen.games.flip_angel.rules.rules import FlipAngelState

__all__ = ["FlipAngelState"]
