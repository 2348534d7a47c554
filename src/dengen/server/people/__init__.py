"""Guests, devices, bans, blocked words and operators."""
