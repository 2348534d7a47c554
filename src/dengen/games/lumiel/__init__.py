"""Lumiel†Prière: set, sandwich, capture; and see to it that the others get the minus cards."""

from dengen.games.lumiel.game import Lumiel

__all__ = ["Lumiel"]
