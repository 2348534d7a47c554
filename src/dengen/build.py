"""The kind of build: interpreted sources, or compiled hot modules."""

import importlib.machinery
import sys


def is_compiled(module: str = "dengen.core.rules.state") -> bool:
    file = getattr(sys.modules.get(module), "__file__", None) or ""
    return file.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
