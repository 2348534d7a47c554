"""The rulebook as code, chapter by chapter."""

from dengen.games.trump_fighter.rules.rules import TrumpFighterState

__all__ = ["TrumpFighterState"]
