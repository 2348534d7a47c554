"""Rate limits, CPU budgets, fair queues and network addresses."""
