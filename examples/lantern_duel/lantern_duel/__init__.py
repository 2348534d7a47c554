"""Lantern Duel: two decks of lanterns, and the brighter one scores. An example of a game in a package of its own."""

from .game import LanternDuel

__all__ = ["LanternDuel"]
