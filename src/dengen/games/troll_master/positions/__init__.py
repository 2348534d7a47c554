"""Tables as data: saved ones and laid ones."""
