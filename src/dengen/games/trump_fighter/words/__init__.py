"""What people read: names, questions, events, refusals."""
