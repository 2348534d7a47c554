"""Words for people: questions, answers, events and refusals, in English and Japanese."""
