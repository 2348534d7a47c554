"""The HTTP part of the protocol, one file per noun."""
