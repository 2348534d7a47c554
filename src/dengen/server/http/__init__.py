"""HTTP and WebSocket endpoints, middleware and the built page."""
