"""Zensical's settings, made of `mkdocs.yml`: the book has one definition."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

EXTENSION = "followsuit_site.zensical_book.extension"


class _Reader(yaml.SafeLoader):
    """YAML with `!ENV [NAME, otherwise]`, as MkDocs reads it."""


def _env(reader: yaml.SafeLoader, node: yaml.Node) -> Any:
    assert isinstance(node, yaml.SequenceNode)
    *names, otherwise = reader.construct_sequence(node)
    return next((os.environ[name] for name in names if name in os.environ), otherwise)


_Reader.add_constructor("!ENV", _env)


def read(root: Path) -> dict[str, Any]:
    """What `mkdocs.yml` says."""
    told: dict[str, Any] = yaml.load((root / "mkdocs.yml").read_text("utf-8"), _Reader)
    return told


def options(told: Mapping[str, Any], plugin: str) -> dict[str, Any]:
    """The options of one of its plugins."""
    found = (one[plugin] for one in told["plugins"] if isinstance(one, dict) and plugin in one)
    return next(found, None) or {}


def of_language(told: dict[str, Any], language: str, label: str) -> dict[str, Any]:
    """The settings of the book in a language, with its own contents; `label` names the link beside a heading."""
    nav = told["nav"] if language == "en" else options(told, "followsuit")["languages"][language]
    prefix = "" if language == "en" else f"{language}/"
    extensions = []
    for one in told["markdown_extensions"]:
        if one == "followsuit":
            one = EXTENSION
        elif isinstance(one, dict) and "toc" in one:
            one = {"toc": {**one["toc"], "permalink_title": label}}
        extensions.append(one)
    theme = {**told["theme"], "custom_dir": "theme", "language": language, "variant": "classic"}
    return {
        "site_name": told["site_name"],
        "site_description": told["site_description"],
        "site_url": told["site_url"] + prefix,
        "docs_dir": "docs",
        "site_dir": "site",
        "nav": _own(nav, prefix),
        "theme": theme,
        "plugins": [one for one in told["plugins"] if isinstance(one, dict) and "search" in one],
        "markdown_extensions": extensions,
        "extra": told["extra"],
    }


def _own(nav: Any, prefix: str) -> Any:
    """The contents, with pages as seen from the language's folder."""
    if isinstance(nav, str):
        return nav.removeprefix(prefix)
    if isinstance(nav, dict):
        return {title: _own(there, prefix) for title, there in nav.items()}
    return [_own(one, prefix) for one in nav]


def unsought(told: dict[str, Any]) -> set[str]:
    """The pages that the search leaves out: what a reader of rules does not look for."""
    names = set(told["extra"]["in_footer"])
    return {
        src
        for one in told["nav"]
        for title, there in one.items()
        if title in names
        for src in there
    }
