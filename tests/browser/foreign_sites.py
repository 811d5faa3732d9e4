"""Small sites of somebody else, each made with the installed wheels by another generator."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from elsewhere import Environment, good

TUTORIAL = """\
game: twenty-five
examples:
  - id: third-best
    title: The ace that is no heart
    setting: {trump: S}
    trick: K♠ A♥ A♠ 2♠
    claim: {winner: North}
    shows: [rank.ace-hearts-third]
    say: The ace of trumps is only *fourth*, behind A♥.
  - id: red
    title: Red is high
    setting: {trump: C}
    trick: 2♥ 9♥ 4♥ J♦
    claim: {winner: North}
    shows: [rank.plain-red]
"""
# What a site has of its own, named as we name things of ours: it must look as if we were not there.
DECOYS = """\
<div class="decoys" markdown="0">
<div class="card"><span class="c">a comment</span></div> <p class="note who line">A note</p>
<button class="btn" type="button">A button</button> <p class="hand win">A hand</p>
<table class="grid"><tr><th>One</th><td class="n">1</td></tr></table> <dl class="facts"><dt>A</dt><dd>B</dd></dl>
</div>
"""
PAGES = {
    "index.md": f"# A club\n\nOur [Friday game](rules/friday.md).\n\n{DECOYS}",
    "rules/friday.md": """\
# Friday

Only A♥ beats it {see twenty-five.rank.ace-hearts-third}.

```example twenty-five
third-best
red
```

```quiz twenty-five
count: 3
```
""",
}
GAMES = "games: [twenty-five]"
MKDOCS = """\
site_name: A club
site_url: https://club.example/a/shelf/
use_directory_urls: {directories}
theme: {theme}
plugins:
  - search
  - followsuit: {{{games}}}
markdown_extensions: [md_in_html]
"""
# Without what these themes fetch from elsewhere by themselves.
THEMES = {
    "material": "{name: material, font: false}",
    "material-instant": "{name: material, font: false, palette: {scheme: slate}, features: [navigation.instant]}",
    "mkdocs": "{name: mkdocs, highlightjs: false}",
    "readthedocs": "{name: readthedocs, highlightjs: false}",
}
ZENSICAL = """\
[project]
site_name = "A club"
site_url = "https://club.example/a/shelf/"
extra_css = ["assets/followsuit/followsuit.css"]
nav = [{Home = "index.md"}, {Friday = "rules/friday.md"}]

[[project.extra_javascript]]
path = "assets/followsuit/followsuit.js"
type = "module"

[project.theme]
font = false
features = ["navigation.instant"]

[project.markdown_extensions.md_in_html]

[project.markdown_extensions.followsuit]
games = ["twenty-five"]
"""
# Python-Markdown and a template, as somebody has it who needs no generator.
PLAIN = """\
import posixpath, sys
from pathlib import Path
import markdown

TEMPLATE = '''<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A club</title>
<meta name="viewport" content="width=device-width">
<style>:root { color-scheme: light dark } body { font: 18px/1.5 Georgia; max-width: 50rem; margin: auto }</style>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="%(up)sassets/followsuit/followsuit.css">
<script type="module" src="%(up)sassets/followsuit/followsuit.js"></script>
</head><body>%(text)s</body></html>'''
settings = {"followsuit": {"games": ["twenty-five"], "use_directory_urls": False}}
for page in Path("docs").rglob("*.md"):
    name = page.relative_to("docs").with_suffix(".html")
    extensions = ["followsuit", "md_in_html"]
    text = markdown.markdown(page.read_text(), extensions=extensions, extension_configs=settings)
    target = Path("site") / name
    target.parent.mkdir(parents=True, exist_ok=True)
    up = "../" * (len(name.parts) - 1)
    target.write_text(TEMPLATE % {"up": up, "text": text.replace(".md", ".html")})
"""


def write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")


def book(root: Path) -> Path:
    """The pages of the club, and its tutorial."""
    write(root, {f"docs/{name}": text for name, text in PAGES.items()})
    write(root, {"tutorials/twenty-five.yml": TUTORIAL})
    return root


def with_example(environment: Environment, root: Path, theme: str = "mkdocs") -> None:
    """A site that has nothing of the game that it is about but a link to its page."""
    write(root, {"docs/index.md": "# A club\n\nOur [Friday game](games/agram.md).\n"})
    more = {"theme": THEMES[theme], "games": "games: [agram]", "directories": "true"}
    write(root, {"mkdocs.yml": MKDOCS.format(**more)})
    good(environment.python, "-m", "mkdocs", "build", "--strict", cwd=root)


def with_mkdocs(name: str, flat: bool = False) -> Callable[[Environment, Path], None]:
    def build(environment: Environment, root: Path) -> None:
        config = MKDOCS.format(theme=THEMES[name], games=GAMES, directories=str(not flat).lower())
        write(root, {"mkdocs.yml": config})
        good(environment.python, "-m", "mkdocs", "build", "--strict", cwd=root)

    return build


def with_zensical(environment: Environment, root: Path) -> None:
    write(root, {"zensical.toml": ZENSICAL})
    good(environment.python, "-m", "zensical", "build", cwd=root)
    assets(environment, root)


def with_markdown(environment: Environment, root: Path) -> None:
    write(root, {"build.py": PLAIN})
    good(environment.python, "build.py", cwd=root)
    assets(environment, root, "--flat")


def assets(environment: Environment, root: Path, *more: str) -> None:
    command = ("-m", "followsuit_site", "assets", "site", "--games", "twenty-five", *more)
    good(environment.python, *command, cwd=root)


# Each with what makes it, and the address of its page with figures.
SITES: dict[str, tuple[Callable[[Environment, Path], None], str]] = {
    "material": (with_mkdocs("material"), "rules/friday/"),
    "material-instant": (with_mkdocs("material-instant"), "rules/friday/"),
    "mkdocs": (with_mkdocs("mkdocs"), "rules/friday/"),
    "readthedocs": (with_mkdocs("readthedocs", flat=True), "rules/friday.html"),
    "zensical": (with_zensical, "rules/friday/"),
    "markdown": (with_markdown, "rules/friday.html"),
}
