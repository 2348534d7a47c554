"""Flip Angel (フリップ エンジェル): two-sided angels, a shared river, a field of six, day and night."""

from dengen.games.flip_angel.game import FlipAngel

__all__ = ["FlipAngel"]
