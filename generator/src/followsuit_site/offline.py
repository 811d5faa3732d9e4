"""What a reader needs to keep the book on a device: the worker, and the list of all files."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

WORKER = "offline.js"
LIST = "offline.json"
# For web servers and for other generators' pages, not for readers.
_LEFT_OUT = ("_headers", "headers/", "sitemap.xml.gz", "404.html", LIST)
_FOR_AUTHORS = "tutorial.schema.json"
_THEIRS = "assets/stylesheets/"  # sheets of Material, which copies more of them than its pages load
_STEMMERS = "assets/javascripts/lunr/"  # for 30 languages
_WORD_BREAKS = {"ja": "tinyseg.js", "hi": "wordcut.js", "th": "wordcut.js"}


def worker() -> str:
    """The service worker; it is the same for every edition of the book."""
    return Path(__file__).with_name(WORKER).read_text("utf-8")


def write(site: Path) -> None:
    """List every file of a finished site that its pages load, and name the edition by all their contents."""
    files: list[tuple[str, int]] = []
    edition = hashlib.sha256()
    home = (site / "index.html").read_text("utf-8")
    stemmers = _stemmers(site)
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if (
            not path.is_file()
            or name.startswith(_LEFT_OUT)
            or name.endswith((".map", _FOR_AUTHORS))
            or (name.startswith(_THEIRS) and name not in home)
            or (name.startswith(_STEMMERS) and name not in stemmers)
        ):
            continue
        data = path.read_bytes()
        edition.update(f"{name}\n{hashlib.sha256(data).hexdigest()}\n".encode())
        folder, _, last = name.rpartition("/")
        address = (f"{folder}/" if folder else "./") if last == "index.html" else name
        files.append((address, len(data)))
    told = {
        "edition": edition.hexdigest()[:12],
        "bytes": sum(size for _, size in files),
        "files": files,
    }
    (site / LIST).write_text(json.dumps(told, separators=(",", ":")) + "\n", "utf-8")


def _stemmers(site: Path) -> set[str]:
    """What Material's search loads for the languages of its indexes."""
    names: set[str] = set()
    for index in site.rglob("search_index.json"):
        languages = json.loads(index.read_text("utf-8"))["config"]["lang"]
        needed = [f"min/lunr.{language}.min.js" for language in languages if language != "en"]
        needed += [_WORD_BREAKS[language] for language in languages if language in _WORD_BREAKS]
        if len(languages) > 1:
            needed.append("min/lunr.multi.min.js")
        if needed:
            names.update(needed, ["min/lunr.stemmer.support.min.js"])
    return {_STEMMERS + name for name in names}
