"""The sheets of style: each colour stands once, for light and dark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "generator/src/followsuit_site/assets"
TOKENS = ASSETS / "tokens.css"
SHEETS = sorted([*ASSETS.glob("*.css"), *(ROOT / "generator/widgets/src").rglob("*.css")])
SCHEMES = re.compile(r"prefers-color-scheme|data-md-color-scheme=")
COLOUR = re.compile(r"#[0-9a-f]{3,8}\b")


def declared(sheet: Path) -> list[tuple[str, str]]:
    """The custom properties that a sheet declares, in order, with their values."""
    return re.findall(r"(--[\w-]+):\s*([^;]+);", sheet.read_text())


def test_each_colour_of_the_book_is_declared_once_for_both_schemes() -> None:
    colours = [(name, value) for name, value in declared(TOKENS) if COLOUR.search(value)]
    names = [name for name, _ in colours]
    assert len(names) > 20
    assert len(names) == len(set(names))
    for name, value in colours:
        outside = re.sub(r"light-dark\(#[0-9a-f]+, #[0-9a-f]+\)", "", value)
        assert not COLOUR.search(outside), f"{name}: {value}"


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_no_other_sheet_asks_for_the_scheme(sheet: Path) -> None:
    assert sheet == TOKENS or not SCHEMES.search(sheet.read_text())


def test_the_scheme_is_chosen_by_nothing_but_color_scheme() -> None:
    rules = re.findall(r"([^{}]*)\{([^{}]*)\}", TOKENS.read_text())
    chosen = [body.split() for selector, body in rules if SCHEMES.search(selector)]
    assert chosen == [["color-scheme:", "light;"], ["color-scheme:", "dark;"]]
