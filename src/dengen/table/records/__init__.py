"""Records of finished games, replays and analyses."""
