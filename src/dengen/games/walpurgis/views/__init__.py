"""What a seat gets: the view, its board for the terminal, its flat numbers."""
