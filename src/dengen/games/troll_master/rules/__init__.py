"""The rulebook, chapter by chapter, as functions of a table."""

from dengen.games.troll_master.rules.rules import TrollMasterState

__all__ = ["TrollMasterState"]
