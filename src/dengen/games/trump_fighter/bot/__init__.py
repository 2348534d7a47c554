"""What a sensible fighter looks at, and what it would answer."""
