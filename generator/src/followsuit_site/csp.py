"""A Content-Security-Policy for the built site: as `<meta>`, and as files for web servers.

Scripts run only from the site itself, and the theme's own inline scripts by their hashes. With
instant navigation the page that was opened first governs all others, so every page carries the
hashes of all. `frame-ancestors` works only as a header; a worker is governed by the headers of
its own file, so a server that can send headers should.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from . import headers

_SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.S | re.I)
_STYLE = re.compile(r"<style\b[^>]*>(.*?)</style>", re.S | re.I)
_CHARSET = re.compile(r'<meta charset="?[^">]*"?\s*/?>', re.I)
_INLINE_STYLE = re.compile(r"<[a-z][^<>]*\sstyle=", re.I)


def hashes(html: str, pattern: re.Pattern[str] = _SCRIPT) -> set[str]:
    """The hashes of a page's inline scripts (or styles), as a policy names them."""
    found = set()
    for match in pattern.finditer(html):
        attributes, text = (match[1], match[2]) if pattern is _SCRIPT else ("", match[1])
        data = "src=" in attributes or "json" in attributes
        if text.strip() and not data:
            found.add(hashed(text))
    return found


def hashed(text: str) -> str:
    """The hash of a script's or a style's text, as a policy names it."""
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def policy(scripts: set[str], styles: set[str]) -> str:
    """The policy that a page may carry as `<meta>`."""
    return "; ".join(
        (
            # The theme fetches pages ahead: Firefox takes that for a case of `default-src`.
            "default-src 'self'",
            " ".join(["script-src 'self' 'wasm-unsafe-eval'", *sorted(scripts)]),
            " ".join(["style-src 'self'", *sorted(styles)]),
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-src 'none'",
            "object-src 'none'",
        )
    )


def inline_styles(html: str) -> int:
    """How many elements carry a `style` attribute, which the policy makes void."""
    return len(_INLINE_STYLE.findall(html))


def styled(site: Path) -> Iterator[tuple[str, int]]:
    """The pages with `style` attributes, and how many each has."""
    for path in sorted(site.rglob("*.html")):
        count = inline_styles(path.read_text("utf-8"))
        if count:
            yield path.relative_to(site).as_posix(), count


def secure(site: Path, more: Iterable[str] = ()) -> str:
    """Write the policy into every page, and the header files beside them. Returns the policy. `more` are hashes of
    styles that a script of the site adds."""
    scripts, styles = set[str](), set(more)
    pages = []
    for path in sorted(site.rglob("*.html")):
        html = path.read_text("utf-8")
        if "<head" in html:
            pages.append(path)
            scripts |= hashes(html)
            styles |= hashes(html, _STYLE)
    rules = policy(scripts, styles)
    # After the charset, which must be within the first kilobyte; before any script or style.
    meta = f'<meta http-equiv="Content-Security-Policy" content="{rules}">'
    for path in pages:
        html = path.read_text("utf-8")
        charset = _CHARSET.search(html)
        at = charset.end() if charset else html.index(">", html.index("<head")) + 1
        path.write_text(html[:at] + meta + html[at:], "utf-8")
    headers.write(site, f"{rules}; frame-ancestors 'none'")
    return rules
