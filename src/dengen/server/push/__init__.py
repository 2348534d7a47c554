"""Telling people something while no page of theirs is open, by their browsers' push services (RFC 8030, 8291, 8292)."""
