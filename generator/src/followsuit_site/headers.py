"""What a web server should say with each file of a built site: for hosts that read `_headers`, for nginx and for Apache."""

from __future__ import annotations

from pathlib import Path

from .book import ASSETS

_ALWAYS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
# Left to themselves, browsers take a page for fresh for a tenth of its age, and it asks for scripts that have gone.
ASKED_AFTER = "no-cache"
KEPT = "public, max-age=31536000, immutable"
# Names with a mark of what is in the file: our parts, and Material's. Not what edition.py marks: while a site is renewed
# piece by piece, the old file answers there under the new mark, and would be kept for good.
_OURS = r"(?:[a-z]+/)?(?:[a-z]+-[A-Z0-9]{8}\.js|runtime/[^/]+/[^/]+)"
MARKED = rf"/{ASSETS}/{_OURS}|/assets/javascripts/(?:[a-z]+/)?[a-z]+\.[0-9a-f]{{8}}\.min\.js"


def write(site: Path, policy: str) -> None:
    """The three files, with this Content-Security-Policy."""
    pairs = {"Content-Security-Policy": policy, **_ALWAYS}
    # Such hosts have each file asked after by themselves.
    told = "".join(f"  {name}: {value}\n" for name, value in pairs.items())
    kept = f"/{ASSETS}/runtime/*\n  Cache-Control: {KEPT}\n"
    (site / "_headers").write_text(f"/*\n{told}{kept}", "utf-8")
    folder = site / "headers"
    folder.mkdir(exist_ok=True)
    nginx = "".join(f'add_header {name} "{value}" always;\n' for name, value in pairs.items())
    (folder / "nginx.conf").write_text(nginx + _NGINX, "utf-8")
    apache = "".join(f'Header always set {name} "{value}"\n' for name, value in pairs.items())
    (folder / "apache.conf").write_text(apache + _APACHE, "utf-8")


_NGINX = f"""set $followsuit_kept "{ASKED_AFTER}";
if ($request_uri ~ "(?:{MARKED})$") {{
    set $followsuit_kept "{KEPT}";
}}
add_header Cache-Control $followsuit_kept;
"""
_APACHE = f"""Header set Cache-Control "{ASKED_AFTER}"
<If "%{{THE_REQUEST}} =~ m#(?:{MARKED}) HTTP/#">
    Header set Cache-Control "{KEPT}"
</If>
"""
