"""Tables as readable data: exact dumps, and positions laid from sparse data."""
