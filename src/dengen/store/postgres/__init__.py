"""A store in PostgreSQL, for one node or several."""
