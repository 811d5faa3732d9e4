"""The reference of the kernel tells all that a game's package uses, as the code itself says it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from small_book import Project

import followsuit.duty
from followsuit.games import MODULES
from followsuit_site.package import folder_of
from followsuit_site.pages import find_fences
from followsuit_site.render import reference

PAGE = Path(__file__).parents[2] / "docs/authors/kernel.md"
# What is told on a page of its own, or is used only by those who made it.
ELSEWHERE = {"of_the_cards", "queens_and_jacks"}
WHOLE = {"vary"}


@cache
def html() -> str:
    fences = [f for f in find_fences(PAGE.read_text("utf-8").split("\n")) if f.kind == "reference"]
    each = (found for fence in fences for found in reference.names(fence.lines))
    return "".join(reference.write(module, names) for module, names in each)


def used(game: str) -> set[str]:
    """The names that a package takes from the kernel and from what games share."""
    folder = folder_of(game)
    assert folder
    found = set()
    for path in folder.glob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        taken = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.level >= 2]
        names = {alias.name for node in taken for alias in node.names}
        # Of a module that is taken whole, what is named of it.
        found |= names - WHOLE
        found |= {
            node.attr
            for node in nodes
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in names & WHOLE
        }
    return found


@pytest.mark.parametrize("game", MODULES)
def test_nothing_that_a_game_uses_is_left_out(game: str) -> None:
    told = set(re.findall(r'id="[\w.]*?(\w+)"', html()))
    assert sorted(used(game) - told - ELSEWHERE) == []


def test_docstrings_are_told_with_their_examples() -> None:
    assert '<h3 id="duty.Link"><code>Link(needs: int' in html()
    assert "<code>law(chain: Sequence[Link], hand: int) -&gt; Law</code>" in html()
    assert "&gt;&gt;&gt; FRENCH_52.card(" in html()
    assert followsuit.duty.__doc__ and followsuit.duty.__doc__.split("\n")[0] in html()
    assert "self" not in re.findall(r'<h4 id="table.Table.deal"><code>(.*?)</code>', html())[0]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("followsuit.dutty", "there is no module “followsuit.dutty” of the engine"),
        ("os.path", "there is no module “os.path” of the engine"),
        ("followsuit.duty: Lnk", "followsuit.duty defines no “Lnk”"),
    ],
)
def test_what_is_not_there_is_a_fault(project: Project, line: str, told: str) -> None:
    project.append(f"```reference\nfollowsuit.forms\n{line}\n```")
    at = project.line("docs/games/twenty-five.md", line)
    (fault,) = project.faults()
    assert fault == f"docs/games/twenty-five.md:{at}: {told}"
