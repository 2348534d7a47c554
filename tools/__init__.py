"""Scripts that build and measure dengen; none is part of the package."""
