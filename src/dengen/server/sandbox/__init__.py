"""Parsing of untrusted input in worker processes with limited CPU and memory."""
