"""What people read: questions, answers, events and refusals, in English and Japanese."""
