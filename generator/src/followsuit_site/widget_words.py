"""The widgets' catalogues as TypeScript: a module for each part of the scripts, in each language.

    python -m followsuit_site.widget_words generator/widgets/words build/words [en-XA]

The entry `quiz-right-so-far = { $number } right` becomes, in `build/words/en/quiz.ts`,
`export const rightSoFar = ({ number }) => …`, and an entry without facts a plain text. A script bundles what
it uses, in one language; so nothing is looked up in a browser. With `en-XA` the words of the pseudo-language
are made of the English ones, too.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from followsuit.errors import Fault
from followsuit.messages import Verbatim, say
from followsuit.words import PSEUDO
from followsuit.words.compile import BadCatalogue, Table, compile_words
from followsuit.words.pseudo import pseudo

_HEAD = "// Made of generator/widgets/words/{language}.ftl when the widgets are built.\n"
_FACT = "string | number"


def modules(words: Table, english: Table) -> dict[str, str]:
    """TypeScript sources by name, for words of a language; facts are those that English has."""
    found: dict[str, list[str]] = {}
    for entry, pattern in words.items():
        module, _, rest = entry.partition("-")
        found.setdefault(module, []).append(_export(_camel(rest), pattern, english[entry]))
    return {module: "".join(lines) for module, lines in found.items()}


def faults(words: Table, english: Table, name: str) -> list[Fault]:
    """What a language lacks, has too much, or tells of facts that nobody gives."""
    told = [_wrong(f"“{entry}” is missing", name) for entry in english.keys() - words.keys()]
    told += [_wrong(f"nothing uses “{entry}”", name) for entry in words.keys() - english.keys()]
    for entry in words.keys() & english.keys():
        strange = set(facts(words[entry])) - set(facts(english[entry]))
        told += [_wrong(f"“{entry}” has no fact “{one}”", name) for one in sorted(strange)]
    return told


def _wrong(what: str, name: str = "") -> Fault:
    return Fault(say("wrong-catalogue", what=Verbatim(what)), name)


def facts(pattern: Any) -> Iterator[str]:
    """The facts that a pattern tells or chooses by, each once."""
    return iter(dict.fromkeys(_facts(pattern)))


def _facts(pattern: Any) -> Iterator[str]:
    match pattern:
        case ["$", str(name)]:
            yield name
        case ["?", asked, dict(cases), _]:
            yield from _facts(asked)
            for case in cases.values():
                yield from _facts(case)
        case list():
            for part in pattern:
                yield from _facts(part)


def _export(name: str, pattern: Any, english: Any) -> str:
    given = list(facts(english))
    if not given:
        return f"export const {name} = {_text(pattern)};\n"
    used = ", ".join(facts(pattern))
    types = "; ".join(f"{fact}: {_FACT}" for fact in given)
    return f"export const {name} = ({{ {used} }}: {{ {types} }}): string => {_text(pattern)};\n"


def _text(pattern: Any) -> str:
    """A TypeScript expression for a pattern."""
    match pattern:
        case str():
            return json.dumps(pattern, ensure_ascii=False)
        case [[*_] | str(), *_]:
            return " + ".join(
                ['""', *map(_part, pattern)] if _bare(pattern) else map(_part, pattern)
            )
    return _part(pattern)


def _bare(pattern: list[Any]) -> bool:
    return not isinstance(pattern[0], str) and pattern[0][0] == "$"


def _part(part: Any) -> str:
    match part:
        case str():
            return json.dumps(part, ensure_ascii=False)
        case ["$", str(name)]:
            return name
        case ["?", ["$", str(name)], dict(cases), usual]:
            rest = [(key, case) for key, case in cases.items() if key != usual]
            chosen = "".join(f"{_asks(name, key)} ? {_text(case)} : " for key, case in rest)
            return f"({chosen}{_text(cases[usual])})"
    raise BadCatalogue(_wrong(f"a widget cannot tell {part}"))


def _asks(name: str, key: str) -> str:
    # English and German count alike; a language that does not needs its rule here.
    return f"Number({name}) === 1" if key == "one" else f"String({name}) === {json.dumps(key)}"


def _camel(name: str) -> str:
    return re.sub(r"-(\w)", lambda found: found[1].upper(), name)


def write(source: Path, target: Path, made: str = "") -> None:
    """Make the modules of all languages, and those of one that is `made` of the English words.

    Raises `BadCatalogue` with every fault.
    """
    read = {
        path.stem: compile_words(path.read_text("utf-8"), path.name)
        for path in sorted(source.glob("*.ftl"))
    }
    english = read["en"]
    if made == PSEUDO:
        read[PSEUDO] = pseudo(english)
    wrong = [one for name, words in read.items() for one in faults(words, english, f"{name}.ftl")]
    if wrong:
        raise BadCatalogue(*wrong)
    for language, words in read.items():
        folder = target / language
        folder.mkdir(parents=True, exist_ok=True)
        for module, text in modules(words, english).items():
            (folder / f"{module}.ts").write_text(_HEAD.format(language=language) + text, "utf-8")


if __name__ == "__main__":
    try:
        write(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
    except BadCatalogue as error:
        sys.exit(str(error).replace("; ", "\n"))
