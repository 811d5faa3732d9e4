"""What several benches need: a host that compresses as hosts do, a browser, and the settings of plain Material."""

from __future__ import annotations

import gzip
import os
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build/site"
# What is compressed on the way; the rest is an octet stream, or compressed already.
TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".xml": "application/xml",
}
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_PLAIN = """\
site_name: Plain
docs_dir: {docs}
theme: {{name: material, font: false, features: [navigation.instant, navigation.tabs]}}
plugins: [search]
markdown_extensions:{extensions}
"""


class Host:
    """A server of a folder, with a line of so many bytes a second and a delay of each answer."""

    def __init__(self, folder: Path = SITE) -> None:
        self.folder, self.rate, self.delay, self.sent = folder, 0.0, 0.0, 0
        self.line = threading.Lock()

    def content(self, path: str) -> tuple[bytes, str] | None:
        """What is under an address, and the name of the file."""
        found = self.folder / path[1:]
        if found.is_dir():
            found /= "index.html"
        return (found.read_bytes(), found.name) if found.is_file() else None

    @cache  # noqa: B019 - one host, as long as the bench
    def file(self, path: str) -> tuple[bytes, str, bool] | None:
        """Content as it is sent, its type, and whether it is zipped on the way."""
        found = self.content(path)
        if found is None:
            return None
        data, name = found
        suffix = Path(name).suffix
        zipped = suffix in TYPES
        kind = TYPES.get(suffix, "application/octet-stream")
        return gzip.compress(data, 6) if zipped else data, kind, zipped

    def handler(host: Host) -> type[BaseHTTPRequestHandler]:
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                found = host.file(self.path.partition("?")[0])
                time.sleep(host.delay)
                self.send_response(200 if found else 404)
                data, kind, zipped = found or (b"", "text/plain", False)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(data)))
                self.send_header("Cache-Control", "max-age=86400")
                if zipped:
                    self.send_header("Content-Encoding", "gzip")
                self.end_headers()
                host.sent += len(data)
                for start in range(0, len(data), 16_384):
                    part = data[start : start + 16_384]
                    if host.rate:
                        with host.line:  # which all that is under way share
                            time.sleep(len(part) / host.rate)
                    self.wfile.write(part)

            def log_message(self, *args: Any) -> None:
                pass

        return Handler


@contextmanager
def serving(host: Host) -> Iterator[str]:
    """The address under which a host answers meanwhile."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), host.handler())
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


def browser() -> str | None:
    """The path of a browser: the one that is asked for, or the first there is."""
    found = os.environ.get("FOLLOWSUIT_CHROMIUM")
    return found or next(filter(None, map(shutil.which, BROWSERS)), None)


def plain(docs: str) -> str:
    """Settings of MkDocs for plain Material with the Markdown of a folder."""
    extensions = (ROOT / "mkdocs.yml").read_text("utf-8").split("markdown_extensions:")[1]
    extensions = extensions.split("\nextra:")[0].replace("  - followsuit\n", "")
    return _PLAIN.format(docs=docs, extensions=extensions)
