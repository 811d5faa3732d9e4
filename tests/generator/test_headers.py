"""What a web server is told to say: policies with every file, and how long a browser may keep which."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from followsuit_site import headers

OURS = "/shelf/assets/followsuit/"


@pytest.fixture
def written(tmp_path: Path) -> Path:
    headers.write(tmp_path, "default-src 'self'; frame-ancestors 'none'")
    return tmp_path


def kept(written: Path, address: str) -> bool:
    """Whether nginx and Apache, by their snippets, say of an address that it never changes."""
    nginx = (written / "headers/nginx.conf").read_text("utf-8")
    apache = (written / "headers/apache.conf").read_text("utf-8")
    (by_nginx,) = re.findall(r'\$request_uri ~ "(.+)"\)', nginx)
    (by_apache,) = re.findall(r"=~ m#(.+)#", apache)
    found = {
        bool(re.search(by_nginx, address)),
        bool(re.search(by_apache, f"GET {address} HTTP/1.1")),
    }
    assert len(found) == 1
    return found.pop()


@pytest.mark.parametrize(
    "address",
    [
        f"{OURS}chunk-2LS73VNI.js",
        f"{OURS}de/worker-KN4QACSH.js",
        f"{OURS}runtime/engine-b59a7a0daa/truc.zip.gzip",
        f"{OURS}runtime/pyodide-0.29.5-6bd68e472e/pyodide.asm.wasm",
        "/assets/javascripts/bundle.a5f9d56c.min.js",
        "/assets/javascripts/workers/search.a7633da7.min.js",
    ],
)
def test_a_name_with_a_mark_of_its_contents_is_kept(written: Path, address: str) -> None:
    assert kept(written, address)


@pytest.mark.parametrize(
    "address",
    [
        "/shelf/",
        "/shelf/games/truc/?q=chunk-2LS73VNI",
        "/shelf/offline.js",
        f"{OURS}followsuit.css",
        # The file of the edition before may still answer there.
        f"{OURS}de/followsuit.js?5cc7dff4",
        f"{OURS}search.js?../../search/search_index.json",
        f"{OURS}quiz/truc.json?5cc7dff4",
        f"{OURS}runtime/manifest.json",
        f"{OURS}chunk-2LS73VNI.js.map",
    ],
)
def test_any_other_is_asked_after(written: Path, address: str) -> None:
    assert not kept(written, address)


def test_all_three_forms_say_the_policy(written: Path) -> None:
    policy = "default-src 'self'; frame-ancestors 'none'"
    told = (written / "_headers").read_text("utf-8")
    assert told.startswith(f"/*\n  Content-Security-Policy: {policy}\n  X-Content-Type-Options")
    nginx = (written / "headers/nginx.conf").read_text("utf-8")
    assert f'add_header Content-Security-Policy "{policy}" always;\n' in nginx
    apache = (written / "headers/apache.conf").read_text("utf-8")
    assert f'Header always set Content-Security-Policy "{policy}"\n' in apache
