"""Lantern Duel: two decks of lanterns, and the brighter one scores. An example of a game in a separate package."""

from .game import LanternDuel

__all__ = ["LanternDuel"]
