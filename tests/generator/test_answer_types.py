"""The widgets' types of answers are what the engine answers: TypeScript itself compares the two."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

from followsuit_draw import door
from followsuit_site import stock
from followsuit_site.book import Book, Places

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "generator/widgets/src/engine/answers"
BOOK = Book(Places(ROOT))
LIVE = door.Book(**BOOK.told())

Answer = dict[str, Any]


def drawn(request: Answer, draw: Any = True) -> Answer:
    """What the worker answers."""
    answer = door.answered({**request, "draw": draw}, LIVE)
    assert "error" not in answer, answer
    return answer


def answers() -> list[tuple[str, Answer]]:
    """Answers with the name of their type: of each game one of each kind that its examples have."""
    found: dict[tuple[str, str], tuple[str, Answer]] = {}
    for (game, _), solved in BOOK.solved.items():
        kind, request = solved.example.kind, solved.request
        if (game, kind) in found:
            continue
        if kind == "winner":
            found[game, kind] = "WinnerAnswer", drawn(request)
        elif kind == "legal":
            found[game, kind] = "LegalAnswer", drawn(request, {"names": solved.names})
        elif kind == "score":
            found[game, kind] = "ScoreAnswer", drawn(request)
        elif kind == "ranks":
            found[game, kind] = "RanksAnswer", drawn(request)
        elif kind == "play" and solved.actions:
            first = drawn(request)
            act = {"ask": "hand", "do": "act", "record": first["record"], "actions": solved.actions}
            found[game, "begun"] = "HandAnswer", first
            found[game, "beside"] = "HandAnswer", drawn(act)
            found[game, kind] = "DrawnHand", drawn(act, {"skip": solved.skipped})
    told = list(found.values())
    for name, game in BOOK.engine.games.items():
        told.append(("GameAnswer", drawn({"ask": "game", "game": name})))
        asked = BOOK.stock(name)[:8]
        told.append(("Stock", stock.document(game, "", asked, LIVE.pen(name))))
        again = drawn({"ask": "quiz", **asked[0]["again"]})
        told.append(("Question", again))
    told.append(("CompareAnswer", drawn({"ask": "compare", "trick": ["QH", "5H"], "trump": "S"})))
    return told


def typed(value: Any) -> str:
    """A value as TypeScript; its words keep their own types, so that they fit where only some do."""
    if isinstance(value, str):
        return f"{json.dumps(value)} as const"
    if isinstance(value, list):
        return f"[{', '.join(map(typed, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{json.dumps(k)}: {typed(item)}' for k, item in value.items())} }}"
    return json.dumps(value)


def differences(folder: Path, told: list[tuple[str, Answer]]) -> str:
    """What the compiler says of answers that have to fit the types of these names."""
    names = sorted({name for name, _ in told})
    lines = [f'import type {{ {", ".join(names)} }} from "{TYPES.as_posix()}";']
    for n, (name, answer) in enumerate(told):
        # By way of a name of its own: an answer may have more than the widgets want to know.
        lines += [f"const given{n} = {typed(answer)};", f"export const told{n}: {name} = given{n};"]
    (folder / "told.ts").write_text("\n".join(lines), "utf-8")
    settings = {"extends": str(ROOT / "generator/widgets/tsconfig.json"), "files": ["told.ts"]}
    (folder / "tsconfig.json").write_text(json.dumps({**settings, "include": []}), "utf-8")
    run = subprocess.run(
        [ROOT / "node_modules/.bin/tsc", "--project", folder],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )
    assert bool(run.returncode) == bool(run.stdout), run.stderr
    return run.stdout


def test_answers_have_the_types_that_widgets_rely_on(tmp_path: Path) -> None:
    told = answers()
    assert {name for name, _ in told} == {
        *("WinnerAnswer", "LegalAnswer", "ScoreAnswer", "RanksAnswer", "GameAnswer"),
        *("HandAnswer", "DrawnHand", "CompareAnswer", "Question", "Stock"),
    }
    assert differences(tmp_path, told) == ""


def test_a_difference_is_told(tmp_path: Path) -> None:
    request = {"ask": "legal", "game": "truc", "hand": ["AH"], "trick": []}
    answer = drawn(request, {"names": []})
    wrong = [{**answer, **change} for change in ({"cards": None}, {"legal": "AH"}, {"law": {}})]
    without = {name: value for name, value in answer.items() if name != "drawn"}
    told = [("LegalAnswer", each) for each in (answer, *wrong, without)]
    # Two lines an answer, below that of the import.
    told_of = re.findall(r"^\S*told\.ts\((\d+),", differences(tmp_path, told), re.M)
    assert told_of == ["5", "7", "9", "11"]
