"""From a card set's file to the tables that the rules read."""
