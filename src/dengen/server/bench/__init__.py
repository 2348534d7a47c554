"""How much the server can do: a real server process, and clients in another one."""
