"""Texts, errors, chance and packed numbers, on which all other folders build."""
