"""The build hook that hatchling calls: brings the page into every distribution, and compiled modules into a wheel.

The work is done by tools/page.py and tools/compiler.py, which also do it without hatchling.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling loads this file alone

from tools import compiler, page


class DengenBuildHook(BuildHookInterface[Any]):
    """Each thing to be made before packing has its own pair: what it needs, and its `add_…`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [*self.page_needs(), *self.compiler_needs()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.add_page()
        if self.target_name == "wheel":
            self.add_compiled(build_data)

    def page_needs(self) -> list[str]:
        return [] if page.is_ready(Path(self.root)) or page.system_node() else [page.NODE_NEEDS]

    def add_page(self) -> None:
        try:
            page.build(Path(self.root))
        except page.CannotBuildPage as reason:
            raise SystemExit(f"The page can't be built: {reason}") from reason

    def compiler_needs(self) -> list[str]:
        if self.target_name != "wheel" or compiler.obstacle():
            return []
        return [*compiler.NEEDS, *self.metadata.core.dependencies]  # mypy reads the types of what we import

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        try:
            build = compiler.compiled(Path(self.root))
        except compiler.CannotCompile as reason:
            if compiler.wish() == "1":
                raise SystemExit(f"DENGEN_MYPYC=1, but dengen can't be compiled: {reason}") from reason
            if compiler.wish() == "auto":
                self.app.display_warning(f"dengen is not compiled, and so slower: {reason}")
            return
        for extension in compiler.extensions(build):
            build_data["force_include"][str(extension)] = extension.relative_to(build).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
