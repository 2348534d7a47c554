"""Views of a table and their encoding as numbers."""
