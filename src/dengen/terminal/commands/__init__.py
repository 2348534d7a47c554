"""The commands of `dengen`. Each module has `add(commands)`, which declares a command, and the function that runs it."""
