"""What a sensible player looks at, and what it would answer."""
