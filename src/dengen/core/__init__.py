"""The contract of games: states, games, chance, events, clauses, conformance."""
