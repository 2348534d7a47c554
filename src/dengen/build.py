"""Which build this is: the sources themselves, or their hot modules compiled."""

import importlib.machinery
import sys


def is_compiled(module: str = "dengen.core.rules.state") -> bool:
    file = getattr(sys.modules.get(module), "__file__", None) or ""
    return file.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
