"""Our theme as Zensical reads it: its templates can call nothing, so the words of a language stand in them."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from ..app import bar_colours
from ..words import Words

OURS = Path(__file__).parents[1] / "theme"
OWN = Path(__file__).with_name("theme")
# MkDocs' and Material's own matters, which Zensical has in its own form.
_LEFT = ("sitemap.xml", "partials/language.html", "partials/search.html")
_SAID = re.compile(r'say\("([a-z-]+)"\)')
_ASSETS = re.compile(r"""(?<=["'])(assets/|app\.webmanifest)""")
# What both say in their own way: methods of texts here, filters there. Each stands in one of our templates.
_TURNED = (
    ("(super() | string).splitlines()", "super() | lines"),
    ('page.content.split("</h1>", 1)', 'page.content | split("</h1>", 1)'),
    (
        """material.split('src="')[1].split('"')[0]""",
        """((material | split('src="'))[1] | split('"'))[0]""",
    ),
    ('other.url.removeprefix("./")', 'other.url | replace("./", "")'),
    ('"material/search" in config.plugins', '"search" in config.plugins'),
)
_EXTENDS = '{% extends "base.html" %}'
_HOME_STYLE = "{{ home_style }}"
# What the plugin gives MkDocs' templates beside the page.
_GIVEN = """
{%% set page = page if page.url is defined else none %%}
{%% set home = page.meta.home if page else false %%}
{%% set alternates = page.meta.alternates if page else [] %%}
{%% set language = "%(language)s" %%}
{%% set bar_colours = %(bar_colours)s %%}
{%% set book_assets = "%(up)sassets/followsuit/%(prefix)s" %%}
"""


def write(folder: Path, language: str, words: Words, home_style: str) -> None:
    """The theme of the book in a language, and the style of its home page. A book in another language than English stands in a folder of its own,
    and takes what all share from the one above."""
    shutil.copytree(OURS, folder, ignore=lambda _, names: {"__pycache__"} & set(names))
    for name in _LEFT:
        (folder / name).unlink()
    shutil.copytree(OWN, folder, dirs_exist_ok=True)
    other = language != "en"
    up, prefix = ("../", f"{language}/") if other else ("", "")
    for path in folder.rglob("*.html"):
        text = _SAID.sub(
            lambda found: json.dumps(words(found[1]), ensure_ascii=False), path.read_text("utf-8")
        )
        if other:
            text = _ASSETS.sub(r"../\1", text)
        text = text.replace(
            _EXTENDS,
            _EXTENDS
            + _GIVEN
            % {"language": language, "up": up, "prefix": prefix, "bar_colours": bar_colours()},
        )
        text = text.replace(_HOME_STYLE, home_style)
        for here, there in _TURNED:
            text = text.replace(here, there)
        path.write_text(text, "utf-8")
