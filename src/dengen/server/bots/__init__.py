"""Worker processes in which bots search, and how their CPU time is shared."""
