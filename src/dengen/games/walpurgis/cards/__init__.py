"""A card set: what its file may say, what is checked, and the tables made of it."""
