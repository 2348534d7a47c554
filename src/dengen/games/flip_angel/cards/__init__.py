"""From the TOML file of a set to the tables that the rules read."""
