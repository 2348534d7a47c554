"""A game in progress: its position, clocks and answers."""
