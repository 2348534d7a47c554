"""Settings and where they are read from: flags, environment, file, defaults."""
