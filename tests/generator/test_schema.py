"""The schema of tutorial files: editors check by it what the reader of these files takes, and find what it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fastjsonschema
import pytest
from small_book import TUTORIAL, Project

from followsuit import ask
from followsuit_site.__main__ import main
from followsuit_site.engine import Engine
from followsuit_site.faults import Faults
from followsuit_site.schema import schema
from followsuit_site.tutorial_fields import TABLES
from followsuit_site.yamlmarks import load

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "tutorials").glob("*.yml"))
FIRST = "# yaml-language-server: $schema="
Validate = Callable[[Any], Any]


@pytest.fixture(scope="module")
def validate() -> Validate:
    found: Validate = fastjsonschema.compile(schema(Engine(ask)))
    return found


def plain(text: str) -> Any:
    """A file as an editor reads it."""
    faults = Faults()
    root = load(text, "some.yml", faults)
    assert root and not len(faults)
    return root.data


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_tutorial_fits(file: Path, validate: Validate) -> None:
    validate(plain(file.read_text("utf-8")))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_tutorial_names_the_schema_in_its_first_line(file: Path) -> None:
    first = file.read_text("utf-8").split("\n")[0]
    named = (file.parent / first.removeprefix(FIRST)).resolve()
    assert first.startswith(FIRST)
    # Where scripts write it: `scripts/build` and `scripts/serve`.
    assert named == ROOT / "build/tutorial.schema.json"
    assert (
        "followsuit_site schema build/tutorial.schema.json" in (ROOT / "scripts/lib.sh").read_text()
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("game: twenty-five", "gaem: twenty-five", "data must contain ['game'] properties"),
        ("    title: Nothing but", "    titel: Nothing but", "data.examples[1]"),
        ("    trick: K♠ A♥ A♠ 2♠\n", "", "data.examples[0] cannot be validated by any definition"),
        ("claim: {legal: all}", "claim: all", "data.examples[1].claim must be object"),
        ("from_source: true", "from_source: sure", "data.examples[2].from_source must be boolean"),
        ("shows: [rob.holder]", "shows: [rob.holdr]", "data.examples[4].shows[0]"),
        ("shows: [rob.holder]", "shows: rob.holder", "data.examples[4].shows must be array"),
        ("- id: exempt", "- id: Exempt!", "data.examples[1].id must match pattern"),
        ("    hand: [J♣, K♦, 3♥]\n", "    hand: [J♣, K♦, 3♥]\n    ranks: {trump: S}\n", "data.examples[1]"),
        ("      players: 4\n      dealer: 3\n      deal:\n        hands:\n          -", "      dealer: 3\n      deal:\n        hands:\n          -",
         "data.examples[4].play must contain ['players'] properties"),
        ("      ask: Who wins?\n", "", "data.lesson.steps[2]"),
        ("      answer: West\n", "", "data.lesson.steps[2]"),
        ("      pick: all\n", "", "data.lesson.steps[1]"),
        ("      pick: all\n", "      pick: al\n", "data.lesson.steps[1].pick must be one of"),
        ("      winner: true\n", "      winner: true\n      pick: one\n", "data.lesson.steps[2]"),
        ("      winner: true\n", "      winner: true\n      number: {total: West}\n", "data.lesson.steps[2]"),
        ("say: Clubs are trump, says 6♣.", "sya: Clubs are trump, says 6♣.", "data.lesson.steps[0]"),
    ],
)  # fmt: skip
def test_a_planted_mistake_is_found_by_the_schema_and_by_the_check(
    validate: Validate, project: Project, old: str, new: str, told: str
) -> None:
    assert TUTORIAL.count(old) == 1
    text = TUTORIAL.replace(old, new)
    with pytest.raises(fastjsonschema.JsonSchemaException) as caught:
        validate(plain(text))
    assert str(caught.value).startswith(told)
    project.write("tutorials/twenty-five.yml", text)
    assert project.faults()


def test_what_is_sound_fits(validate: Validate) -> None:
    validate(plain(TUTORIAL))
    full = TUTORIAL.replace("[rob.holder]", "[twenty-five.rob.holder]")
    validate(plain(full.replace("[game.stop]", "[game.stop, common.ruling.revoke]")))


def test_every_field_says_what_it_means() -> None:
    assert all(field.means for fields in TABLES.values() for field in fields.values())


def test_the_command_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "build/tutorial.schema.json"
    assert main(["schema", str(file), "--root", str(tmp_path), "--kept", ""]) == 0
    assert json.loads(file.read_text("utf-8")) == schema(Engine(ask))


def test_a_part_of_a_tutorial_is_told_on_a_page(project: Project) -> None:
    project.append("```fields\nstep\n```")
    html = project.html()
    assert "<code>reveal</code>" in html
    assert "<code>number</code></td><td></td><td><code>{total: West}</code> a running total" in html
    project.append("```fields\nstpe\n```")
    (fault,) = project.faults()
    assert "no part of a tutorial is called “stpe”; did you mean step?" in fault


def test_an_anchor_is_the_value_itself(project: Project) -> None:
    text = TUTORIAL.replace("setting: {trump: S}", "setting: &trump {trump: S}")
    text = text.replace("ranks: {trump: S}", "ranks: *trump")
    project.write("tutorials/twenty-five.yml", text)
    assert project.faults() == []
    project.write(
        "tutorials/twenty-five.yml", text.replace("&trump {trump: S}", "&trump {trump: X}")
    )
    line = project.line("tutorials/twenty-five.yml", "&trump")
    faults = project.faults()
    assert len(faults) == 1 and f"twenty-five.yml:{line}: trump: “X” is not one of" in faults[0]
