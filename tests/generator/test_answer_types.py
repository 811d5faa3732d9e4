"""The engine's definitions of requests and answers are what it reads and answers; widgets are typed by them."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from followsuit import Match, ask
from followsuit.asking import REQUESTS, play_shapes, playing, request_shapes
from followsuit.asking.hands import DOINGS
from followsuit.games import game as find_game
from followsuit.slips import slips_of
from followsuit_draw import door
from followsuit_site import stock, widget_types
from followsuit_site.book import Book, Places

ROOT = Path(__file__).parents[2]
BOOK = Book(Places(ROOT))
LIVE = door.Book(**BOOK.told())

Answer = dict[str, Any]
# Of each kind of example, what asks about it.
ASKING = {
    "winner": "WinnerRequest",
    "legal": "LegalRequest",
    "score": "ScoreRequest",
    "ranks": "RanksRequest",
    "play": "NewRequest",
}

PHASE = {
    "ask": "legal",
    "game": "shed",
    "phase": "token",
    "players": 2,
    "position": {"takes": [["moons", "suns"], ["waves"]], "lead": "diplomat"},
}


def drawn(request: Answer, draw: Any = True) -> Answer:
    """What the worker answers."""
    answer = door.answered({**request, "draw": draw}, LIVE)
    assert "error" not in answer, answer
    return answer


def answers() -> list[tuple[str, Answer]]:
    """Requests and answers with the names of their types: of each game one of each kind of example."""
    found: dict[tuple[str, str], tuple[str, Answer]] = {}
    for (game, _), solved in BOOK.solved.items():
        kind, request = solved.example.kind, solved.request
        if (game, kind) in found:
            continue
        found[game, f"asks {kind}"] = ASKING[kind], request
        if kind == "winner":
            found[game, kind] = "DrawnWinner", drawn(request)
        elif kind == "legal":
            found[game, kind] = "DrawnLegal", drawn(request, {"names": solved.names})
        elif kind == "score":
            found[game, kind] = "DrawnScore", drawn(request)
        elif kind == "ranks":
            found[game, kind] = "DrawnRanks", drawn(request)
        elif kind == "play" and solved.actions:
            first = drawn(request)
            act = {"ask": "hand", "do": "act", "record": first["record"], "actions": solved.actions}
            found[game, "begun"] = "HandAnswer", first
            found[game, "asks on"] = "ActRequest", act
            found[game, "beside"] = "HandAnswer", drawn(act)
            found[game, kind] = "DrawnHand", drawn(act, {"skip": solved.skipped})
    told = list(found.values())
    for name, game in BOOK.engine.games.items():
        told.append(("GameAnswer", drawn({"ask": "game", "game": name})))
        asked = BOOK.stock(name)[:8]
        whole = stock.document(
            game, "", asked, BOOK.deciding(name), LIVE.pen(name), {"6": "<p></p>"}
        )
        told.append(("Stock", whole))
        again = {"ask": "quiz", "game": name, "seed": 1}
        told += [("QuizRequest", again), ("Question", drawn(again))]
        told += practised(name) + argued(name) + written_down(name)
        advice = {"ask": "advise", "record": Match(name, seed=1).record(), "playouts": 2}
        told += [("AdviseRequest", advice), ("AdviseAnswer", drawn(advice))]
        told += reviewed(name) + seated(name)
    told.append(("DrawnCompare", drawn({"ask": "compare", "trick": ["QH", "5H"], "trump": "S"})))
    return told


def practised(game: str) -> list[tuple[str, Answer]]:
    """A round's first question, the next, and the same about one misreading."""
    first: Answer = {"ask": "practice", "game": game, "seed": 1}
    question = drawn(first)["question"]
    history = [{"position": question["again"]["position"], "chosen": question["answer"]}]
    then = {**first, "history": history}
    about = {**then, "about": slips_of(find_game(game)).slips[0].id}
    return [
        pair
        for request in (first, then, about)
        for pair in (("PracticeRequest", request), ("DrawnPractice", drawn(request)))
    ]


def argued(game: str) -> list[tuple[str, Answer]]:
    """Which options would decide otherwise: of each kind of position one that some do, and a phase."""
    found: dict[str, list[tuple[str, Answer]]] = {}
    positions = [s.request for (name, _), s in BOOK.solved.items() if name == game]
    positions += [PHASE] if game == PHASE["game"] else []
    for position in positions:
        kind, request = position["ask"], {"ask": "otherwise", "request": position}
        kind += " of a phase" if "phase" in position else ""
        if position["ask"] in ("winner", "legal", "score") and kind not in found:
            answer = drawn(request)
            if answer["differs"]:
                found[kind] = [("OtherwiseRequest", request), ("DrawnOtherwise", answer)]
    return [pair for pairs in found.values() for pair in pairs]


def written_down(game: str) -> list[tuple[str, Answer]]:
    """An empty score sheet, and one with a hand and with an entry that cannot be."""
    entries = [{"form": "tricks", "case": {"winners": [0, 1, 1, 0, 2]}}, {"case": {}}]
    request = {"ask": "sheet", "game": game, "entries": entries if game == "twenty-five" else []}
    return [("SheetRequest", request), ("DrawnSheet", drawn(request))]


def reviewed(game: str) -> list[tuple[str, Answer]]:
    """What chance has chosen for the first seat, and what may be done at the beginning."""
    record = Match(game, seed=1, hands=1).play_random().record()
    request = {"ask": "review", "record": record, "choice": 0, "playouts": 2}
    legal = {"ask": "legal", "record": Match(game, seed=1).record()}
    return [
        *(("ReviewChoicesRequest", request), ("ReviewAnswer", drawn(request))),
        *(("LegalOfRecordRequest", legal), ("LegalOfRecordAnswer", drawn(legal))),
    ]


def seated(game: str) -> list[tuple[str, Answer]]:
    """A table at which somebody plays: all that is asked there until the first hand is over."""
    begin = {"ask": "play", "do": "new", "game": game, "seed": 3, "seat": 1, "limit": 2}
    found = [("BeginRequest", begin), ("DrawnPlay", drawn(begin))]
    act: Answer = {}
    while not found[-1][1]["ended"]:
        answer = found[-1][1]
        about = {"ask": "play", "record": answer["record"], "seat": 1}
        if not act and answer["state"]["actions"]:
            act = {**about, "do": "act", "action": answer["state"]["actions"][0]["code"]}
            back = {**about, "do": "undo", "record": drawn(act)["record"]}
            look = {**about, "do": "state"}
            for name, request in (("Choose", act), ("Back", back), ("Back", look)):
                found += [(f"{name}Request", request), ("DrawnPlay", drawn(request))]
        move = {**about, "do": "move", "playouts": 0, "seed": 1}
        found += [("MoveRequest", move), ("DrawnPlay", drawn(move))]
    return [*found[:10], *found[-2:]]  # the first moves, and the end of the hand


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
    widget_types.write(folder)
    lines = [f'import type {{ {", ".join(names)} }} from "./engine";']
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
        *("DrawnWinner", "DrawnLegal", "DrawnScore", "DrawnRanks", "GameAnswer"),
        *("HandAnswer", "DrawnHand", "DrawnCompare", "Question", "Stock"),
        *ASKING.values(),
        *("ActRequest", "QuizRequest", "PracticeRequest", "DrawnPractice"),
        *("OtherwiseRequest", "DrawnOtherwise", "SheetRequest", "DrawnSheet"),
        *("AdviseRequest", "AdviseAnswer", "ReviewChoicesRequest", "ReviewAnswer"),
        *("LegalOfRecordRequest", "LegalOfRecordAnswer"),
        *("BeginRequest", "ChooseRequest", "MoveRequest", "BackRequest", "DrawnPlay"),
    }
    assert differences(tmp_path, told) == ""


def test_a_difference_is_told(tmp_path: Path) -> None:
    request = {"ask": "legal", "game": "truc", "hand": ["AH"], "trick": []}
    answer = drawn(request, {"names": []})
    wrong = [{**answer, **change} for change in ({"cards": None}, {"legal": "AH"}, {"law": {}})]
    without = {name: value for name, value in answer.items() if name != "drawn"}
    told = [("DrawnLegal", each) for each in (answer, *wrong, without)]
    # Two lines an answer, below that of the import.
    told_of = re.findall(r"^\S*told\.ts\((\d+),", differences(tmp_path, told), re.M)
    assert told_of == ["5", "7", "9", "11"]


# -- no field more, no field less ------------------------------------------------------------------


def defined(kind: str, doing: str = "") -> set[str]:
    """The fields that the definition of a request has, but for those of every request."""
    name = "".join(word.title() for word in (doing or kind).split("_"))
    return fields(getattr(request_shapes, f"{name}Request"))


def fields(shape: type) -> set[str]:
    """The fields of a definition, but for those of every request."""
    return set(shape.__annotations__) - {"ask", "language"}


def read(request: Answer) -> set[str]:
    """The fields that the engine would have read of a request, as it tells them."""
    errors = ask({**request, "nonsense": 1})["errors"]
    (told,) = (one for one in errors if one["id"] == "not-a-field")
    return {name["verbatim"] for name in told["facts"]["known"]}


@pytest.mark.parametrize(
    "kind", [kind for kind in REQUESTS if kind not in ("hand", "play", "review", "games")]
)
def test_a_request_is_defined_with_the_fields_that_are_read(kind: str) -> None:
    assert defined(kind) == read({"ask": kind})


@pytest.mark.parametrize("doing", DOINGS)
def test_a_request_about_a_hand_is_defined_with_the_fields_that_are_read(doing: str) -> None:
    assert defined("hand", doing) == read({"ask": "hand", "do": doing})


def test_a_request_for_a_review_is_defined_with_the_fields_that_are_read() -> None:
    assert fields(request_shapes.ReviewChoicesRequest) == read({"ask": "review"})
    assert fields(request_shapes.LegalOfRecordRequest) == read(
        {"ask": "legal", "record": {"game": "truc"}}
    )


@pytest.mark.parametrize("doing", playing.DOINGS)
def test_a_request_at_a_table_is_defined_with_the_fields_that_are_read(doing: str) -> None:
    names = {"new": "Begin", "act": "Choose", "move": "Move", "undo": "Back", "state": "Back"}
    shape = getattr(play_shapes, f"{names[doing]}Request")
    assert fields(shape) == read({"ask": "play", "do": doing})


def test_a_shape_that_typescript_has_not_is_told() -> None:
    with pytest.raises(widget_types.WrongShape, match="line 2: set"):
        list(widget_types.types("class A(TypedDict):\n    b: set[str]"))
    with pytest.raises(widget_types.WrongShape, match="line 1: neither"):
        list(widget_types.types("import os"))
