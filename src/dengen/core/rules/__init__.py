"""States, events, actions, options and clauses."""
