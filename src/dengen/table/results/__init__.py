"""Results, ratings and resignations."""
