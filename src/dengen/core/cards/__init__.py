"""Card sets: their files, overlays, errors and vocabulary."""
