"""The standard output is for results: what a library writes there meanwhile goes to the error output."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def stdout_aside() -> Iterator[None]:
    """Also what isn't written by Python: the file descriptor itself is turned."""
    sys.stdout.flush()
    kept = os.dup(1)
    os.dup2(2, 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)
