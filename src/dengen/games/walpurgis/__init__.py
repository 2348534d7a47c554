"""Walpurgis: a trading card game of danmaku placement for two (rulebook Ver.2.01)."""

from dengen.games.walpurgis.game import Walpurgis

__all__ = ["Walpurgis"]
