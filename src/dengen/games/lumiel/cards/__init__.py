"""From a card set's file to the tables of the rules."""
