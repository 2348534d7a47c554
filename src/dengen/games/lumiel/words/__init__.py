"""What people read, in English and Japanese."""
