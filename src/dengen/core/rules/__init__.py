"""State, events, actions and options of a game."""
