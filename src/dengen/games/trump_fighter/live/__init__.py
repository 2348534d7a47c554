"""The fight in real time: timed inputs become beats."""
