"""What a seat gets: the view, as text and as numbers."""
