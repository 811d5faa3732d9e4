"""Puts into the wheel what a site copies: bundled widgets with their styles and faces, and the browser's Python."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from os import environ
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

BUILT = ("widgets", "runtime")  # folders of `build/`, and of the package's `built/`
WORDS = "src/followsuit_site/words"
PREPARE = ". scripts/lib.sh && prepare"


class Version(MetadataHookInterface):  # type: ignore[misc]
    """The version is the engine's, and no other engine will do: the browser's Python holds this very one."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Sets `version` and `dependencies`. A source distribution has both already."""
        engine = tomllib.loads(
            (Path(self.root).parent / "engine/pyproject.toml").read_text("utf-8")
        )
        metadata["version"] = engine["project"]["version"]
        needed = self.config["dependencies"]
        metadata["dependencies"] = [f"followsuit=={metadata['version']}", *needed]


class Built(BuildHookInterface):  # type: ignore[misc]
    """Makes them as `scripts/build` does, and the words as modules; or takes both from a source distribution."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds them to what is packed. An editable wheel holds none.

        Raises `CalledProcessError`, and `BadCatalogue` with every fault of the words.
        """
        if version != "standard":
            return
        root, source = Path(self.root), self.target_name == "sdist"
        packed = root / "built"
        kept = packed if packed.is_dir() else _made(root.parent)
        for name in BUILT:
            inside = f"built/{name}" if source else f"followsuit_site/built/{name}"
            build_data["force_include"][str(kept / name)] = inside
        words = packed / "words" if packed.is_dir() else _words(root)
        inside = "built/words" if source else "followsuit_site/words"
        for module in sorted(words.glob("*.py")):
            build_data["force_include"][str(module)] = f"{inside}/{module.name}"


def _made(checkout: Path) -> Path:
    """The folder with what the scripts have built of this very checkout."""
    # Without the paths of whoever builds this wheel: the scripts have an environment of their own.
    plain = {name: text for name, text in environ.items() if not name.startswith("PYTHON")}
    command = ["bash", "-euo", "pipefail", "-c", PREPARE]
    subprocess.run(command, cwd=checkout, env=plain, check=True)
    return checkout / "build"


def _words(root: Path) -> Path:
    """A folder with a module for each language: words that need no parser."""
    sys.path.insert(0, str(root.parent / "engine/src"))
    from followsuit.words.compile import module_of

    made = Path(mkdtemp())
    for source in sorted((root / WORDS).glob("*.ftl")):
        text = module_of(source, source.relative_to(root / "src").as_posix())
        (made / f"words_{source.stem}.py").write_text(text, "utf-8")
    return made
