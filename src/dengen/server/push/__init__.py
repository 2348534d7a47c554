"""Push notifications through the browsers' push services (RFC 8030, 8291, 8292)."""
