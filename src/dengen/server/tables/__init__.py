"""Open tables of a node: lobby, spectators, connections, bots' jobs and finished games."""
