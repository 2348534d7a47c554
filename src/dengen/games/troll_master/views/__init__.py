"""What a seat gets to see."""
