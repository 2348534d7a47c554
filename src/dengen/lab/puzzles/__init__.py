"""Puzzles: moments of games at which one answer is far better than all others, found, checked and rated."""
