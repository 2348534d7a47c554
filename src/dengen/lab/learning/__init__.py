"""Training of bots: self-play, fitting of weights, and matches that test them."""
