"""A sensible player: evaluation, features and cheap answers."""
