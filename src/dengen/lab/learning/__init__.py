"""Bots that learn: games of self-play, weights fitted to them, and a match that decides whether they are taken."""
