"""The games in the shapes of other libraries. Each adapter imports its library only when it is itself imported."""
