"""Heuristics, learned weights and levels."""
