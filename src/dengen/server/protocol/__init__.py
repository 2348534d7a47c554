"""Messages, lists and errors as they are sent over the network."""
