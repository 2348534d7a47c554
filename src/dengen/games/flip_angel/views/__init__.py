"""What a seat gets to see: as data, as text, as numbers."""
