"""Puzzles: positions from games with one clearly best move, found, checked and rated."""
