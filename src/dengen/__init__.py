"""dengen (電源, "the mains"): unplugged Japanese small-press card games, plugged in."""

from dengen.core.registry import game, registered

__all__ = ["game", "registered"]
__version__ = "0.1.0"
