"""The commands of `dengen`. Each module has `add(commands)`, which declares it, and the function that runs it."""
