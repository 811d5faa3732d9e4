"""Pages that several processes read at once are taken as they are; what MkDocs has to say of one is said once."""

from __future__ import annotations

import gc
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from mkdocs.commands.build import _populate_page
from mkdocs.config import load_config
from mkdocs.structure.files import get_files
from mkdocs.structure.nav import get_navigation
from mkdocs.structure.pages import Page
from small_book import GAME, Project
from test_plugin import prepared

from followsuit_site import populated
from followsuit_site.garbage import SELDOM
from followsuit_site.rules import Rules


@pytest.fixture
def project(project: Project) -> Project:
    """The small book with the whole engine, which alone is remembered; one of its pages leads nowhere."""
    prepared(project)
    project.edit("mkdocs.yml", "[search, followsuit]", f"[search, followsuit: {{games: [{GAME}]}}]")
    project.write("docs/odd.md", "# Odd\n\n[Nowhere](nowhere.md)\n")
    return project


@pytest.fixture
def as_before() -> Iterator[None]:
    """What a build changes in its process, and a process that reads ahead."""
    log = logging.getLogger("mkdocs")
    handlers, pace = log.handlers, gc.get_threshold()
    yield
    log.handlers = handlers
    gc.set_threshold(*pace)


def test_a_warning_is_told_once_and_in_each_build(project: Project) -> None:
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "NO_COLOR": "1"}
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-m", "mkdocs", "build"],
            cwd=project.root,
            capture_output=True,
            text=True,
            check=False,
            env=env,
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr.count("nowhere.md") == 1


@pytest.mark.usefixtures("as_before")
def test_what_was_read_ahead_is_not_made_again(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    render = Page.render

    def counted(page: Page, config: Any, files: Any) -> None:
        made.append(page.file.src_uri)
        render(page, config, files)

    def here(work: Callable[[Any], Any], tasks: Sequence[Any]) -> list[Any]:
        return [work(task) for task in tasks]

    monkeypatch.setattr(Page, "render", counted)
    monkeypatch.setattr(populated, "forked", here)
    monkeypatch.setattr(Rules, "run_here", lambda rules: True)  # as in a process of its own
    config = load_config(str(project.root / "mkdocs.yml"))
    config.plugins.on_startup(command="build", dirty=False)
    config = config.plugins.on_config(config)
    assert gc.get_threshold() == SELDOM
    files = config.plugins.on_files(get_files(config), config=config)
    nav = config.plugins.on_nav(get_navigation(files, config), config=config, files=files)
    pages = [file.src_uri for file in files.documentation_pages()]
    assert nav.pages and sorted(made) == sorted(pages)
    made.clear()
    for file in files.documentation_pages():
        _populate_page(file.page or Page(None, file, config), config, files)
    # Of this one there is something to say.
    assert made == ["odd.md"]
