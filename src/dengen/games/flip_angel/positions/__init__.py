"""Tables as data: exact dumps and sparse positions."""
