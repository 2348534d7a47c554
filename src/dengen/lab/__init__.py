"""Many games at once: simulations, benchmarks, and how much of the rulebooks is tested."""
