"""Where dengen keeps things on a person's machine."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Our folder in the user's data directory."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / "dengen"
