"""Rules say facts, catalogues have the words: nothing is missing, nothing is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from malformed import request as malformed
from real_requests import of_game

import followsuit
from followsuit import Match, ask
from followsuit.asking.about import FACTS
from followsuit.clauses import COMMON
from followsuit.game import Game
from followsuit.games import MODULES, game, games
from followsuit.messages import Message, Row
from followsuit.packs import FRENCH_52
from followsuit.parts import Part
from followsuit.sheets import sheet_of
from followsuit.slips import slips_of
from followsuit.tags import TAGS
from followsuit.words import PSEUDO
from followsuit.words.catalogue import KERNEL, SHARED, table, tables

ENGINE = Path(followsuit.__file__).parent
GAMES = sorted(MODULES)
MALFORMED = 1_000
# The wheel that browsers get holds no sources.
sources_here = pytest.mark.cpython_only
# Entries that are looked up by a name which the kernel makes.
MADE = re.compile(
    r"(list|seat|number|suit|decktet-card|unit|account|choice|label|tag|deal|common)-.+"
)


def rule_files(name: str) -> list[Path]:
    return sorted((ENGINE / "games" / MODULES[name]).glob("*.py"))


def shared_files() -> list[Path]:
    """The rules that games share."""
    return sorted((ENGINE / "games").glob("*.py"))


# -- no sentence in a rule ----------------------------------------------------------------------------


def sentences(source: str, allowed: set[str]) -> list[str]:
    """Texts with a space that are neither docstrings nor made of `allowed` words and card codes.

    >>> sentences('x = f"{a} wins"', set())
    ['{} wins']
    """
    tree = ast.parse(source)
    docs = {
        id(body[0].value)
        for node in ast.walk(tree)
        for body in [getattr(node, "body", None)]
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr)
    }
    inner = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for part in node.values
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = (p.value if isinstance(p, ast.Constant) else "{}" for p in node.values)
            text = "".join(map(str, parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = "" if id(node) in docs | inner else node.value
        else:
            continue
        words = text.split()
        plain = (w for w in words if not re.fullmatch(r"(\{\})+|\d+|[AKQJT2-9]([SHDC]|\{\})", w))
        if re.search(r"\s", text) and not all(word in allowed for word in plain):
            found.append(text)
    return found


def words_of_codes(known: Game) -> set[str]:
    """What the clauses of a game are called, its actions, its phases and the facts that these ask for."""
    ids = {*known.clauses, *COMMON}
    short = {name.removeprefix(f"{known.id}.") for name in ids}
    phases = known.hand.phases
    codes = {word for phase in phases for code in phase.codes for word in code.pattern.split()}
    facts = {part.name for phase in phases for part in phase.parts}
    return ids | short | codes | {phase.name for phase in phases} | facts


@sources_here
@pytest.mark.parametrize("name", GAMES)
def test_rules_hold_no_sentence(name: str) -> None:
    allowed = words_of_codes(game(name))
    for path in rule_files(name):
        assert sentences(path.read_text("utf-8"), allowed) == [], path.name


@sources_here
def test_rules_that_games_share_hold_no_sentence() -> None:
    allowed = set().union(*(words_of_codes(game(name)) for name in GAMES))
    for path in shared_files():
        assert sentences(path.read_text("utf-8"), allowed) == [], path.name


def test_a_sentence_in_a_rule_is_found() -> None:
    assert sentences('say = f"{names[0]} wins"', set()) == ["{} wins"]
    assert sentences('why = "it wins"', {"it"}) == ["it wins"]
    assert (
        sentences('def f():\n    """A doc string."""\n    return f"lead.{a} KS"', {"lead.{}"}) == []
    )


# -- every entry is there, and of use ------------------------------------------------------------------


@cache
def said(path: Path) -> frozenset[str]:
    """The ids of the messages that a file says."""
    return frozenset(
        node.args[0].value
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and (getattr(node.func, "id", "") == "say" or getattr(node.func, "attr", "") == "say")
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    )


def conditional(path: Path) -> frozenset[str]:
    """Ids that stand in a variable or a choice before they are said."""
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def references(pattern: Any) -> Iterator[str]:
    """The entries that an entry refers to."""
    match pattern:
        case ["&", str(entry)]:
            yield entry
        case ["?", _, dict(cases), _]:
            for case in cases.values():
                yield from references(case)
        case list():
            for part in pattern:
                yield from references(part)


def part_entries(room: str, part: Part) -> set[str]:
    own = {f"{room}-{part.name}", f"part-{part.name}"}
    return own | {f"{entry}.{choice}" for entry in own for choice in part.choices}


def short(value: Any) -> str:
    """A value as the name of an attribute."""
    return str(value) if str(value)[:1].isalpha() else f"is-{value}"


def by_name(known: Game) -> set[str]:
    """The entries that are looked up by the names of a game's fields, forms, phases and clauses."""
    found = {"title", "tagline", *(f"fact-{name}" for name in FACTS)}
    for room, fields in (
        ("option", known.options.fields),
        ("setting", known.positions.settings.fields),
    ):
        for field in fields:
            for entry in (f"{room}-{field.name}", f"field-{field.name}"):
                values = (f"{entry}.{short(value)}" for value in field.choices)
                found |= {entry, f"{entry}-note", *values}
    for name, form in (*known.forms.items(), *sheet_of(known).forms.items()):
        found.add(f"form-{name}")
        found.update(*(part_entries(f"form-{name}", part) for part in form.parts))
    found.update(*(part_entries("outcome", part) for part in known.hand.outcome))
    for phase in known.hand.phases:
        found.add(f"phase-{phase.name}")
        found.update(*(part_entries(f"phase-{phase.name}", part) for part in phase.parts))
        for code in phase.codes:
            slug = re.sub(r"\W+", "-", code.pattern).strip("-")
            found |= {f"means-{slug}", f"means-{phase.name}-{slug}"}
    found.update(*(part_entries("shown", part) for part in known.hand.shown))
    found |= {f"shown-{part.name}.short" for part in known.hand.shown}
    found |= {f"drawn-{name}" for name in known.hand.drawn_as}
    for clause in known.clauses.values():
        entry = "clause-" + clause.id.removeprefix(f"{known.id}.").replace(".", "-")
        found |= {entry, f"{entry}.name"} if clause.ruling else {entry}
    return found | {one.say.id for one in slips_of(known).slips}


@sources_here
@pytest.mark.parametrize("name", GAMES)
def test_every_entry_of_a_game_is_of_use(name: str) -> None:
    known = game(name)
    own = table(known.words, "en")
    told = by_name(known).union(*(conditional(path) for path in rule_files(name)))
    referred = {entry for pattern in own.values() for entry in references(pattern)}
    assert set(own) - told - referred == set()


@sources_here
def test_every_entry_of_the_kernel_and_of_what_games_share_is_of_use() -> None:
    kernel, shared = table(KERNEL, "en"), table(SHARED, "en")
    own = games()
    every = [kernel, shared, *(table(known.words, "en") for known in own)]
    referred = {entry for one in every for pattern in one.values() for entry in references(pattern)}
    told = set().union(*(conditional(path) for path in ENGINE.rglob("*.py")))
    told |= {f"common-{name.removeprefix('common.').replace('.', '-')}" for name in COMMON}
    told |= {f"tag-{tag}" for tag in TAGS}
    for entry in {*kernel, *shared} - told - referred:
        parts = {e for known in games() for e in by_name(known)}
        assert MADE.fullmatch(entry.partition(".")[0]) or entry in parts, entry


@pytest.mark.parametrize("name", GAMES)
def test_no_entry_stands_in_two_catalogues(name: str) -> None:
    own, shared, kernel = tables(game(name).words)
    assert not own.keys() & shared.keys()
    assert not {*own, *shared} & kernel.keys()


@sources_here
@pytest.mark.parametrize("name", [*GAMES, ""])
def test_every_message_of_the_rules_has_an_entry(name: str) -> None:
    known = {entry for one in tables(game(name).words if name else "") for entry in one}
    kernel = (path for path in ENGINE.rglob("*.py") if ENGINE / "games" not in path.parents)
    for path in rule_files(name) if name else (*kernel, *shared_files()):
        assert said(path) - {"title"} <= known, (path.name, said(path) - known)


# -- what is really told ----------------------------------------------------------------------------------


def variables(pattern: Any, chain: Any) -> Iterator[str]:
    """The facts that an entry uses, those of the entries that it refers to among them."""
    match pattern:
        case ["$", str(name)]:
            yield name
        case ["&", str(entry)]:
            yield from variables(next(one[entry] for one in chain if entry in one), chain)
        case ["?", asked, dict(cases), _]:
            yield from variables(asked, chain)
            for case in cases.values():
                yield from variables(case, chain)
        case list():
            for part in pattern:
                yield from variables(part, chain)


def nested(message: Message) -> Iterator[Message]:
    """A message, those that stand in it, and those that stand in these."""
    yield message
    for inner in message.facts.values():
        if isinstance(inner, Message):
            yield from nested(inner)


def unused(message: Message, chain: Any) -> Iterator[tuple[str, str]]:
    """The facts of a message that its words do not use; messages within it may use them too."""
    patterns = (next(o[inner.id] for o in chain if inner.id in o) for inner in nested(message))
    used = {name for pattern in patterns for name in variables(pattern, chain)}
    yield from ((message.id, name) for name in message.facts.keys() - used)
    for fact in message.facts.values():
        for one in fact.items if isinstance(fact, Row) else [fact]:
            if isinstance(one, Message):
                yield from unused(one, chain)


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_is_used(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Message] = []
    for way in ("tell", "sentence"):
        monkeypatch.setattr(followsuit.words.Voice, way, noted(way, told))
    for request in asked(name):
        ask(request)
    chain = tables(game(name).words)
    assert len(told) > 100
    assert {one for message in told for one in unused(message, chain)} == set()


def noted(way: str, told: list[Message]) -> Any:
    """A method of voices that also notes the message that it tells."""
    tell = getattr(followsuit.words.Voice, way)

    def noting(self: Any, words: Any) -> Any:
        if isinstance(words, Message):
            told.append(words)
        return tell(self, words)

    return noting


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_described_in_words_or_not_at_all(name: str) -> None:
    """Each value of each setting, the others as usual: an empty message would leave a bare stop."""
    known = game(name)
    chosen = [
        {field.name: value} for field in known.positions.settings.fields for value in field.choices
    ]
    for given in [{}, *chosen]:
        setting = known.setting(given)
        told = known.positions.describe(setting)
        assert not told or known.voice(known.pack(setting)).plain(told)[:1].isalnum(), given


def asked(name: str) -> Iterator[dict[str, Any]]:
    """The examples and lessons of the book, quiz questions, hands, all about a game."""
    yield from of_game(name)
    yield from ({"ask": "quiz", "game": name, "seed": seed} for seed in range(24))
    yield {"ask": "ranks", "game": name}
    yield {"ask": "game", "game": name}
    for seed in range(3):
        record = Match(name, seed=seed, hands=2).play_random().record()
        yield {"ask": "hand", "do": "review", "record": record, "hand": 0}
        yield {"ask": "hand", "do": "state", "record": record}


TOLD = {"text", "marked", "label", "labels", "title", "tagline", "means", "setting_text", "unit"}
TOLD |= {"known", "note", "spelt", "spoken", "what", "place", "value_label"}
TOLD |= {"account", "names", "sides", "seats", "winner_names"}
CARD = re.compile(r"\[\[[^\]]+\]\]|(10|[2-9AKQJ])[♠♥♦♣]|[♠♥♦♣]( (10|[2-9AKQJ])\b)+")


def escaped(value: Any, key: str = "") -> Iterator[str]:
    """What is told in letters that the pseudo-language has not; a ruling's name is told, too."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name not in ("record", "request"):
                yield from escaped(
                    inner, "label" if value.get("ruling") and name == "name" else name
                )
    elif isinstance(value, list):
        for inner in value:
            yield from escaped(inner, key)
    elif key in TOLD and re.search(r"[A-Za-z]", CARD.sub("", str(value))):
        yield value


def unnamed(request: dict[str, Any]) -> dict[str, Any]:
    """The same request, its seats called as the language calls them."""
    request = {key: value for key, value in request.items() if key != "names"}
    for room in ("record", "request"):
        if isinstance(inner := request.get(room), dict):
            request[room] = {key: value for key, value in inner.items() if key != "names"}
    return request


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_escapes_the_catalogues(name: str) -> None:
    """In a language in which every letter has an accent, every letter has one."""
    for request in asked(name):
        answer = ask({**unnamed(request), "language": PSEUDO})
        assert "error" not in answer or request["ask"] != "game", answer
        assert list(escaped(answer)) == [], request


def test_no_fault_escapes_the_catalogues() -> None:
    """Whatever is wrong with a request is told in its language, around what somebody has typed."""
    told = set()
    for number in range(MALFORMED):
        asked = malformed(11, number)
        if not isinstance(asked, dict) or "language" in asked:
            continue
        parts = [part for part in (asked, asked.get("request")) if isinstance(part, dict)]
        rows = [part["names"] for part in parts if isinstance(part.get("names"), list)]
        names = [name for row in rows for name in row]
        for error in ask({**asked, "language": PSEUDO}).get("errors", ()):
            given = {*verbatim(error["facts"]), *(one for one in names if isinstance(one, str))}
            typed = sorted(given, key=len, reverse=True)
            words = f"{error['what']} {error.get('place', '')}"
            for word in filter(None, typed):
                words = words.replace(word, "")
            assert not re.search(r"[A-Za-z]{2}", words), error
            told.add(error["id"])
    assert len(told) > 50


def verbatim(facts: Any) -> Iterator[str]:
    """The words among facts that no language changes."""
    if isinstance(facts, dict):
        yield str(facts.get("verbatim", ""))
        facts = list(facts.values())
    for inner in facts if isinstance(facts, list) else ():
        yield from verbatim(inner)


WORDED = {*TOLD, "facts", "languages", "language", "did_you_mean"}


def kept(value: Any) -> Any:
    """An answer without its words: ids, codes, numbers and clauses. A card, a winner and a ruling
    have a name that is a word; a field's name is none."""
    if isinstance(value, dict):
        worded = WORDED | {"name"} if {"spoken", "winner", "ruling"} & value.keys() else WORDED
        return {key: kept(inner) for key, inner in value.items() if key not in worded}
    return [kept(one) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_is_the_same_in_every_language_but_for_its_words(name: str) -> None:
    for request in asked(name):
        other = ask({**request, "language": PSEUDO})
        assert kept(ask(request)) == kept(other), request


def test_a_language_that_nobody_speaks_is_refused() -> None:
    error = ask({"ask": "games", "language": "tlh"})["error"]
    assert error["where"] == "language" and "tlh" in error["what"]


def test_each_seat_is_a_side_where_no_sides_are_told() -> None:
    voice = followsuit.words.Voice("", FRENCH_52, ["Ada", "Ben"])
    assert voice.side_names == ["Ada", "Ben"]
    assert voice.side_name(1) == "Ben"
