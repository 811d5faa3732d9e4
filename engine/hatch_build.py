"""Puts into the wheel what is made of sources: words that need no parser, and positions that need no search."""

from __future__ import annotations

import sys
from os import environ
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Catalogues(BuildHookInterface):  # type: ignore[misc]
    """`words/en.ftl` becomes `words/words_en.py`; all `de.ftl` together become `words/de.json`.

    The folder FOLLOWSUIT_BANKS, if there is one, has a module for each game (`followsuit.practice`), which becomes
    its `bank.py`. An editable wheel holds none of these.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds the modules to what the wheel holds. Raises `BadCatalogue` with every fault."""
        if version != "standard":
            return
        sources = Path(self.root) / "src"
        sys.path.insert(0, str(sources))
        from followsuit.words.compile import collection_of, module_of

        made = Path(mkdtemp())
        found = sorted(sources.rglob("*.ftl"))
        for language in {source.stem for source in found} - {"en"}:
            file = made / f"{language}.json"
            file.write_text(collection_of(sources, language), "utf-8")
            build_data["force_include"][str(file)] = f"followsuit/words/{file.name}"
        for number, source in enumerate(found):
            if source.stem != "en":
                continue
            place = source.relative_to(sources)
            module = made / f"{number}.py"
            module.write_text(module_of(source, place.as_posix()), "utf-8")
            inside = place.with_name(f"words_{source.stem}.py")
            build_data["force_include"][str(module)] = inside.as_posix()
        banks = environ.get("FOLLOWSUIT_BANKS")
        for bank in sorted(Path(banks).glob("*.py")) if banks else ():
            build_data["force_include"][str(bank)] = f"followsuit/games/{bank.stem}/bank.py"
