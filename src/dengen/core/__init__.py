"""The contract of a game: state, game, chance, events, clauses, conformance. No game and no I/O in here."""
