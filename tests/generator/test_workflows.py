"""What runs at GitHub: as its schema has it, by pinned actions, with the scripts that everybody runs here."""

from __future__ import annotations

import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from jsonschema import Draft7Validator
from ruamel.yaml import YAML

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
SCHEMA = "builtin_schemas/vendor/github-workflows.json"
PINNED = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+(\.\d+)+")


def test_there_are_some() -> None:
    assert [file.stem for file in WORKFLOWS] == ["pages", "test"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_is_as_its_schema_has_it(file: Path) -> None:
    found = find_spec("check_jsonschema")
    assert found and found.origin
    schema = Draft7Validator(json.loads((Path(found.origin).parent / SCHEMA).read_text("utf-8")))
    text = file.read_text("utf-8")
    assert [error.message for error in schema.iter_errors(YAML(typ="safe").load(text))] == []
    wrong = YAML(typ="safe").load(text.replace("runs-on:", "run-on:"))
    assert [*schema.iter_errors(wrong)]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_each_action_is_pinned_by_its_commit(file: Path) -> None:
    used = re.findall(r"uses: (.+)", file.read_text("utf-8"))
    assert used and [one for one in used if not PINNED.fullmatch(one)] == []


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_runs_the_scripts_of_this_repository(file: Path) -> None:
    ran = re.findall(r"run: (.+)", file.read_text("utf-8"))
    assert [one for one in ran if not (ROOT / one).is_file()] == []
