"""HTTP and WebSocket: the only place that knows about sockets. docs/protocol.md is what it says to the world."""
