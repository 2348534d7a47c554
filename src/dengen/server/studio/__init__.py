"""Custom card sets, questions to the lab, and sheets to print."""
