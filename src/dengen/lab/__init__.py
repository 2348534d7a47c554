"""The lab: simulation, arena, balance, benchmarks, and test coverage of the rulebooks."""
