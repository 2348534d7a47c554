"""Many games at once: simulation, arena, balance, benchmarks, and how much of the rulebooks is tested."""
