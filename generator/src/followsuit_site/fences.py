"""Our fences as HTML: each is answered by the engine, and what is wrong becomes a fault."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from followsuit_draw.ledger import ledger
from followsuit_draw.markup import tag
from followsuit_draw.ranks import strips

from .book import Book
from .engine import Answer, Game
from .examples import refused, score_request
from .faults import Faults, did_you_mean
from .pages import OF_A_GAME, Fence, Page
from .render import (
    asked,
    at_table,
    codes,
    compare,
    example,
    fields,
    games,
    lesson,
    orders,
    quiz,
    reference,
    scores,
)
from .render.scribe import Scribe
from .tutorial_fields import TABLES, Field
from .tutorials import LESSON_ID, fits
from .units import noting
from .yamlmarks import Node, load

_QUIZ = {"games": Field("list text"), "kinds": Field("list text"), "count": Field("int")}
_RANKS = {"show": Field("list text"), "setting": Field("map")}
_COMPARE = {
    "id": Field("text", True),
    "title": Field("text", True),
    "trick": Field("text list", True),
    "trump": Field("text"),
    "names": Field("list"),
    "say": Field("text"),
}
_SCORES = {
    "caption": Field("text"),
    "names": Field("list"),
    "rows": Field("map"),
    "columns": Field("map"),
}

# Fences that need no game of their own.
ANYWHERE = (
    "quiz",
    "games",
    "cheat",
    "example",
    "ask",
    "compare",
    "judge",
    "sheet",
    "orders",
    "codes",
    "fields",
    "reference",
)
OPEN, FOLDED = "open", "folded"  # words after an example: which of the two it is to be


class Written:
    """A fence about to be written: where it stands, and who to complain to."""

    def __init__(self, fence: Fence, book: Book, page: Page, game: Game | None, faults: Faults):
        self.fence, self.book, self.page, self.game = fence, book, page, game
        self.faults = faults

    @property
    def scribe(self) -> Scribe:
        assert self.game is not None
        return Scribe(self.book, self.page, self.game, self.faults)

    def wrong(self, what: str, line: int | None = None, hints: Any = ()) -> None:
        self.faults.add(self.page.file, line or self.fence.line, what, hints)

    def fields(self, known: Mapping[str, Field], others: bool = False) -> Node | None:
        """The body as YAML fields; None when they are not as they should be.

        With `others` any field beside the known ones is welcome: it is the engine's.
        """
        node = load(self.fence.body, self.page.file, self.faults, before=self.fence.line)
        if node is None:
            return None
        if node.value is None:
            node = Node(node.file, self.fence.line, {}, {})
        what = f"the fence “{self.fence.kind}”"
        if not node.is_map:
            self.wrong(f"{what} holds fields, one a line: name: value")
            return None
        ours = {name: value for name, value in node.map.items() if not others or name in known}
        checked = Node(node.file, node.line, ours, node.keys)
        return node if fits(checked, known, what, self.faults) else None


def write(fence: Fence, book: Book, page: Page, faults: Faults) -> str:
    """The HTML of a fence; empty when there are faults.

    The check writes all fences, and the build then needs each once more: it is remembered, with the
    games that it takes, which whoever has it takes, too.
    """
    game, before = book.game_of(fence, page), len(faults)
    key = (page.src, page.game, fence.kind, fence.info, fence.lines)
    if key in book.written:
        html, took = book.written[key]
        book.engine.taken.update(took)
        return html
    written = Written(fence, book, page, game, faults)
    if game is None and fence.kind in OF_A_GAME and fence.info:
        known = book.engine.games
        what = f"there is no game “{fence.info}”"
        faults.unknown(page.file, fence.line, what, fence.info, known)
        return ""
    if game is None and fence.kind not in ANYWHERE:
        what = f"the fence “{fence.kind}” needs a page with “game:” in its front matter"
        written.wrong(f"{what}, or the game after its own name")
        return ""
    with noting(book.engine) as taken:
        html = _WRITERS[fence.kind](written)
    if len(faults) == before:
        book.written[key] = html, frozenset(taken)
    return html


def _example(w: Written) -> str:
    """The first example stands open, each further one opens from its title, unless told otherwise."""
    parts: list[str] = []
    if not any(w.fence.names):
        w.wrong("name at least one example, one a line")
    for name, words, line in w.fence.names:
        for word in words:
            if word not in (OPEN, FOLDED):
                told = (
                    f"only “{OPEN}” or “{FOLDED}” may follow the name of an example, not “{word}”"
                )
                w.wrong(told, line, did_you_mean(word, [OPEN, FOLDED]))
        game, _, id_ = name.rpartition("/")
        game = game or (w.game.id if w.game else "")
        tutorial = w.book.tutorials.get(game)
        known = tutorial.examples if tutorial else {}
        if game in w.book.unread or (tutorial and id_ in tutorial.broken):
            continue  # told in the tutorial
        if id_ not in known:
            where = tutorial.file if tutorial else f"the tutorials of “{game}”"
            w.wrong(f"{where} has no example “{id_}”", line, did_you_mean(id_, known))
            continue
        solved = w.book.solved_of(game).get(id_)
        if solved:
            scribe = Scribe(w.book, w.page, w.book.engine.games[game], w.faults)
            folded = FOLDED in words or (bool(parts) and OPEN not in words)
            parts.append(example.render(solved, scribe, folded))
    return "\n".join(parts)


def _lesson(w: Written) -> str:
    assert w.game is not None
    tutorial = w.book.tutorials.get(w.game.id)
    known = tutorial.lesson if tutorial else None
    if w.game.id in w.book.unread or (tutorial and LESSON_ID in tutorial.broken):
        return ""  # told in the tutorial
    for name, _, line in w.fence.names:
        if known is None or name != known.id:
            hints = [known.id] if known else []
            w.wrong(f"there is no lesson “{name}”", line, hints)
            return ""
    told = w.book.lesson_of(w.game.id)
    if known is None:
        w.wrong(f"{w.game.title} has no lesson in its tutorial")
    return lesson.render(told, w.scribe) if told else ""


def _ranks(w: Written) -> str:
    node = w.fields(_RANKS, others=True)
    if node is None or w.game is None:
        return ""
    inner = node.get("setting")
    fields = inner.map if inner else node.map
    setting = {key: value for key, value in fields.items() if key != "show"}
    request = {
        "ask": "ranks",
        "game": w.game.id,
        "setting": {key: value.data for key, value in setting.items()},
    }
    answer = w.book.engine.ask(request)
    if refused(answer, Node(node.file, node.line, {"setting": node}, {}), w.faults):
        return ""
    tables = answer["ranks"]
    show = node.get("show")
    if show is not None:
        tables = _chosen(show, tables, w)
    title = str(answer.get("setting_text") or w.book.words("card-order"))
    return tag("figure", strips(tables, w.scribe), class_="fig", role="group", aria_label=title)


def _chosen(show: Node, tables: list[dict[str, Any]], w: Written) -> list[dict[str, Any]]:
    """The tables with these keys, in the order wanted."""
    known = {str(table["key"]): table for table in tables}
    chosen = []
    for node in show.items or [show]:
        key = str(node.value)
        if key in known:
            chosen.append(known[key])
        else:
            hints = did_you_mean(key, known) or tuple(known)
            w.wrong(f"there is no rank table “{key}” for this setting", node.line, hints)
    return chosen


def _scores(w: Written) -> str:
    node = w.fields(_SCORES, others=True)
    if node is None or w.game is None:
        return ""
    data = dict(node.data or {})
    caption, names = str(data.pop("caption", "")), data.pop("names", None)
    if "rows" in data:
        return _score_table(w, node, data, caption, names)
    request = score_request(data, w.game, names)
    answer = w.book.engine.ask(request)
    if refused(answer, Node(node.file, node.line, {"case": node, **node.map}, {}), w.faults):
        return ""
    return ledger(answer, w.scribe, caption or w.book.words("hand-in-ledger"))


def _score_table(w: Written, node: Node, data: Answer, caption: str, names: Any) -> str:
    """Several cases, one a row, each worked out by the engine: what the columns' sides gain."""
    assert w.game is not None
    rows, columns = data.pop("rows"), data.pop("columns", None)
    if not rows or not all(isinstance(case, dict) for case in rows.values()):
        w.wrong("rows are lines of the form “label: {fields of the case}”", node.at("rows").line)
        return ""
    across = [case for case in (columns or {}).values() if isinstance(case, dict)]
    if across and len(across) < len(columns or {}):
        w.wrong("columns are either all sides or all fields of a case", node.at("columns").line)
        return ""
    told = []
    for label, case in rows.items():
        row = node.at("rows").get(label) or node
        answers = []
        for more in across or [{}]:
            request = score_request({**data, **case, **more}, w.game, names)
            answers.append(w.book.engine.ask(request))
            where = Node(node.file, row.line, {**node.map, **row.map}, {})
            if refused(answers[-1], where, w.faults):
                return ""
        told.append((str(label), answers))
    caption = caption or w.book.words("what-a-hand-scores")
    if columns and across:
        return scores.grid(told, [str(label) for label in columns], caption)
    sides = told[0][1][0]["sides"]
    columns = columns or {name: side for side, name in enumerate(sides)}
    bad = [side for side in columns.values() if side not in range(len(sides))]
    if bad:
        told_so = f"a column is a side from 0 to {len(sides) - 1}, not {bad[0]}"
        w.wrong(told_so, node.at("columns").line)
        return ""
    single = [(label, answer) for label, (answer,) in told]
    return scores.table(single, columns, w.scribe, caption)


def _quiz(w: Written) -> str:
    node = w.fields(_QUIZ)
    if node is None:
        return ""
    engine, given = w.book.engine, node.data or {}
    chosen = _names(given.get("games") or ([w.game.id] if w.game else "all"), engine.games)
    kinds = _names(given.get("kinds") or "all", quiz.KINDS)
    for field, what, names, known in (
        ("games", "game", chosen, list(engine.games)),
        ("kinds", "kind of question", kinds, list(quiz.KINDS)),
    ):
        for name in names:
            if name not in known:
                told = f"there is no {what} “{name}”"
                w.wrong(told, node.at(field).line, did_you_mean(name, known))
                return ""
    count = given.get("count", 5)
    if not 0 < count <= quiz.STATIC_MOST:
        w.wrong(f"count must be from 1 to {quiz.STATIC_MOST}", node.at("count").line)
        return ""
    before = [f for f in w.page.fences if f.kind == "quiz" and f.line < w.fence.line]
    id_ = f"{quiz.QUIZ}-{len(before) + 1}" if before else quiz.QUIZ
    return quiz.render(w.book, w.page, id_, chosen, kinds, count, w.faults)


def _names(given: Any, known: Iterable[str]) -> list[str]:
    """A list of names; `all` stands for every known one, and a single one for itself."""
    if given == "all":
        return list(known)
    return [str(name) for name in given] if isinstance(given, list) else [str(given)]


def _facts(w: Written) -> str:
    return games.facts(w.scribe)


def _options(w: Written) -> str:
    return games.options(w.scribe)


def _games(w: Written) -> str:
    return games.cards(w.book, w.page)


def _asked(w: Written) -> str:
    return asked.write(w.fence, w.book.engine, w.wrong)


def _codes(w: Written) -> str:
    return codes.write(w.book.engine)


def _fields(w: Written) -> str:
    """Of which fields a tutorial, or a part of one, is made."""
    name = w.fence.body.strip()
    if name not in TABLES:
        hints = did_you_mean(name, TABLES) or tuple(TABLES)
        w.wrong(f"no part of a tutorial is called “{name}”", w.fence.line + 1, hints)
        return ""
    return fields.table(TABLES[name])


def _reference(w: Written) -> str:
    """Modules of the engine, as their docstrings tell them."""
    parts = []
    for line, text in enumerate(w.fence.lines, w.fence.line + 1):
        for module, names in reference.names([text]):
            try:
                parts.append(reference.write(module, names))
            except reference.NoSuchModule as error:
                w.wrong(str(error), line)
    return "\n".join(parts)


def _orders(w: Written) -> str:
    sections = orders.sections(w.book, w.page, w.faults)
    return "\n".join(section.html for section in sections)


def _compare(w: Written) -> str:
    """One trick put to all games of its pack."""
    node = w.fields(_COMPARE)
    if node is None:
        return ""
    data = node.data or {}
    given = {name: data[name] for name in ("trick", "trump", "names") if name in data}
    answer = w.book.engine.ask({"ask": "compare", **given})
    if refused(answer, node, w.faults):
        return ""
    known = w.book.engine.games
    answer = {**answer, "games": [told for told in answer["games"] if told["game"] in known]}
    id_ = f"trick-{data['id']}"
    return compare.render(w.book, w.page, answer, id_, data["title"], data.get("say", ""), w.faults)


def _judge(w: Written) -> str:
    return at_table.judge(w.book, w.page)


def _sheet(w: Written) -> str:
    return at_table.sheet(w.book, w.page)


def _cheat(w: Written) -> str:
    return ""  # Markdown: it becomes a box, not HTML of ours


_WRITERS: dict[str, Callable[[Written], str]] = {
    "example": _example,
    "lesson": _lesson,
    "ranks": _ranks,
    "scores": _scores,
    "quiz": _quiz,
    "facts": _facts,
    "options": _options,
    "games": _games,
    "cheat": _cheat,
    "ask": _asked,
    "compare": _compare,
    "judge": _judge,
    "sheet": _sheet,
    "orders": _orders,
    "codes": _codes,
    "fields": _fields,
    "reference": _reference,
}
