"""What a reader needs to keep the book on a device: the worker, and the list of all files."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

WORKER = "offline.js"
LIST = "offline.json"
# For web servers and for other generators' pages, not for readers.
_LEFT_OUT = ("_headers", "headers/", "sitemap.xml.gz", "404.html", "assets/javascripts/lunr/", LIST)
_FOR_AUTHORS = "tutorial.schema.json"
_THEIRS = "assets/stylesheets/"  # sheets of Material, which copies more of them than its pages load


def worker() -> str:
    """The service worker; it is the same for every edition of the book."""
    return Path(__file__).with_name(WORKER).read_text("utf-8")


def write(site: Path) -> None:
    """List every file of a finished site that its pages load, and name the edition by all their contents."""
    files: list[tuple[str, int]] = []
    edition = hashlib.sha256()
    home = (site / "index.html").read_text("utf-8")
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if (
            not path.is_file()
            or name.startswith(_LEFT_OUT)
            or name.endswith((".map", _FOR_AUTHORS))
            or (name.startswith(_THEIRS) and name not in home)
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
