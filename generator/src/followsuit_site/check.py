"""The whole check: everything that can be wrong with the book, found without building a site."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from . import contents, inline
from .book import Book
from .engine import Clause, Game
from .faults import Faults, did_you_mean
from .fences import write
from .package import folder_of
from .pages import Mark, Page, spoken
from .reading import words
from .render.orders import anchors
from .units import CHECKED

TERMS = 6  # of the glossary on a page of rules
_WITHIN = re.compile(r"[\w-]")  # within a word


def check(book: Book) -> Faults:
    """Every fault of every file; of a book about some games only, those of their files."""
    pages = read(book)
    for game in book.games:
        _ = game.cards  # a setting may break a game half written: told here
    # Reading these asks the engine; what it contradicts is noted in the book's faults.
    for name in book.tutorials:
        book.agreed["examples"] += examples_agree(name, book)
    for page in pages:
        fences_agree(page, book)
    for game in book.games:
        book.agreed["questions"] += questions_agree(game.id, book)
    _shown(book)
    for page in pages:
        _anchors(page, book)
    return book.faults


def packages(book: Book) -> Faults:
    """Every fault of the games' own files, which no page shows: a book is built before all of it is done."""
    for game in book.games:
        _packaged(game, book)
    return book.faults


def read(book: Book) -> list[Page]:
    """What the text of the pages tells without an answer about it; the pages that are worth asking about."""
    about = [page for page in book.pages.values() if not book.only or page.game in book.only]
    for page in about:
        _front(page, book)
    # A page about a game that does not exist has that one fault: the rest would be its echo.
    pages = [page for page in about if not page.game or book.game(page)]
    for page in pages:
        _clauses(page, book)
        _mentions(page, book)
        _ordered(page, book)
        _of_the_trade(page, book)
    for game in book.games:
        _covered(game, book)
    if not book.chosen:
        contents.check(book)
    if not book.only and book.rulings:
        _common(book)
    if not book.only and not book.chosen:
        _terms(book)
    return pages


def check_page(page: Page, book: Book) -> Faults:
    """Every fault of one page and of the tutorials that it shows, for whoever makes pages one by one."""
    _front(page, book)
    game = book.game(page)
    if page.game and game is None:
        return book.faults
    _clauses(page, book)
    _mentions(page, book)
    if game and book.page_of_game(game.id) is page:
        _covered(game, book)
        if game.id in book.tutorials:
            examples_agree(game.id, book)
    fences_agree(page, book)
    _anchors(page, book)
    return book.faults


def examples_agree(game: str, book: Book) -> int:
    """Have a game's examples and lesson compared with the engine; tells how many examples."""
    return book.once(CHECKED, ["examples", book.texts[game]], partial(book.agree, game))


def fences_agree(page: Page, book: Book) -> None:
    """Have every fence of a page written once."""

    def work() -> None:
        for fence in page.fences:
            write(fence, book, page, book.faults)

    book.once(CHECKED, fences_given(page, book), work)


def fences_given(page: Page, book: Book) -> list[str]:
    """What the fences of a page come from."""
    return ["fences", book.surface, page.body, page.word]


def questions_agree(game: str, book: Book) -> int:
    """Have a game's first questions drawn and verified; tells how many."""
    return book.once(CHECKED, questions_given(game), lambda: len(book.stock(game)))


def questions_given(game: str) -> list[str]:
    """What the first questions of a game come from."""
    return ["questions", game]


def _front(page: Page, book: Book) -> None:
    faults, games = book.faults, book.engine.games
    node = page.meta.get("game")
    if node and page.game not in games:
        what = f"there is no game “{node.value}”"
        if page.game in book.engine.listed:
            what = f"this site has not “{node.value}” among its games"
        faults.unknown(page.file, node.line, what, str(node.value), games)
    elif page.game and book.page_of_game(page.game) is not page:
        other = book.page_of_game(page.game)
        line = node.line if node else 1
        where = other.file if other else ""
        faults.add(page.file, line, f"{where} is already the page of {page.game}")
    fan = page.meta.get("fan")
    if fan:
        for name in words(fan):
            if book.card(name, page.game) is None:
                _no_card(page, name, fan.line, book)


def _clauses(page: Page, book: Book) -> None:
    """Marks name clauses that exist, once each, on the page of their game."""
    for mark in page.marked("clause"):
        id_ = book.full_id(mark.text, page)
        if id_ not in book.engine.clauses:
            _no_clause(page, mark, book)
            continue
        src, first = book.homes[id_]
        if (src, first) != (page.src, mark):
            where = f"{book.pages[src].file}:{first.line}"
            what = f"clause {mark.text} is already stated at {where}; cite it with {{see …}}"
            book.faults.add(page.file, mark.line, what)
        owner = id_.partition(".")[0]
        if owner in book.engine.games and owner != page.game:
            what = f"clause {id_} belongs on the page of {owner}; cite it with {{see {id_}}}"
            book.faults.add(page.file, mark.line, what)
    for mark in page.marked("see"):
        if book.full_id(mark.text, page) not in book.engine.clauses:
            _no_clause(page, mark, book)


def _no_clause(page: Page, mark: Mark, book: Book) -> None:
    """Suggest in the writing that the author uses, missing clauses before stated ones."""
    prefix = f"{page.game}."
    hints = [hint.removeprefix(prefix) for hint in _near(page, mark, book)]
    book.faults.add(page.file, mark.line, f"there is no clause “{mark.text}”", hints)


def _near(page: Page, mark: Mark, book: Book) -> tuple[str, ...]:
    """The clauses that a mark may mean which names none."""
    game = book.game(page)
    known = game.clauses if game else book.engine.clauses
    full = book.full_id(mark.text, page)
    missing = [id_ for id_ in known if id_ not in book.homes]
    near = did_you_mean(full, missing) if mark.kind == "clause" else ()
    return near or did_you_mean(full, known)


def _ordered(page: Page, book: Book) -> None:
    """§ numbers count the clauses in the order in which the page states them."""
    game = book.game(page)
    own = _own(game) if game else ()
    known = {clause.id: clause.number for clause in own if not clause.ruling}
    ids = [(mark, book.full_id(mark.text, page)) for mark in page.marked("clause")]
    stated = [
        (known[id_], mark)
        for mark, id_ in ids
        if book.homes[id_] == (page.src, mark) and id_ in known
    ]
    kept = rising([number for number, _ in stated])
    for number, mark in stated:
        if number not in kept:
            before = max((n for n in kept if n < number), default=0)
            where = f"behind § {before}" if before else "before all others"
            what = (
                f"{mark.text} is § {number}, which belongs {where}: move it here, or in clauses.py"
            )
            book.faults.add(page.file, mark.line, what)


def rising(numbers: Sequence[int]) -> list[int]:
    """The most of these numbers that rise as they stand.

    >>> rising([1, 4, 2, 3, 5])
    [1, 2, 3, 5]
    """
    best: list[list[int]] = []
    for number in numbers:
        before = [row for row in best if row[-1] < number]
        best.append([*max(before, key=len, default=[]), number])
    return max(best, key=len, default=[])


def _of_the_trade(page: Page, book: Book) -> None:
    """A page of rules uses the words of the trade, which are linked to the glossary."""
    glossary = book.glossary
    if not book.game(page) or len(glossary.terms) < 2 * TERMS or not glossary.pattern:
        return
    text = " ".join(spoken(page.body.split("\n")))
    forms = (re.sub(r"\s+", " ", found[0].lower()) for found in glossary.pattern.finditer(text))
    used = {glossary.words[form].id for form in forms}
    used |= {mark.text for mark in page.marked("term")}
    if len(used) < TERMS:
        terms = f"{len(used)} word{'s' * (len(used) != 1)}"
        what = f"this page uses {terms} of the glossary; a page of rules uses {TERMS} at least"
        book.faults.add(page.file, 1, what)


def _terms(book: Book) -> None:
    """Every term of the glossary is used on some page, and no form belongs to two.

    A book in another language may not tell all games yet, and so not use all terms.
    """
    glossary, seen = book.glossary, dict[str, str]()
    if glossary.page is None:
        return
    others = (page.body for page in book.pages.values() if page is not glossary.page)
    text = "\n".join(others).lower()
    for term in glossary.terms.values():
        forms = (term.title, *term.also)
        for form in map(str.lower, forms):
            if form in seen:
                what = f"“{form}” belongs to the term “{seen[form]}” already"
                book.faults.add(glossary.page.file, term.line, what)
            seen.setdefault(form, term.title)
        if book.places.prefix or f"term:{term.id.lower()})" in text:
            continue
        if not any(_is_word(form.lower(), text) for form in forms):
            what = f"no page uses the term “{term.title}”"
            book.faults.add(glossary.page.file, term.line, what)


def _is_word(form: str, text: str) -> bool:
    """Whether a form stands somewhere as a whole word; what precedes it is looked at last, which is fast."""
    return any(
        not _WITHIN.match(text[found.start() - 1 : found.start()])
        for found in re.finditer(rf"{re.escape(form)}(?![\w-])", text)
    )


def _packaged(game: Game, book: Book) -> None:
    """What the files of a game's package tell, if they are this project's own."""
    folder = folder_of(game.id)
    root = book.places.root.resolve()
    if book.places.prefix or folder is None or not folder.resolve().is_relative_to(root):
        return

    def work() -> None:
        from . import registered  # which imports all that can be asked of a game

        book.engine.note(game.id)
        registered.check(game.id, folder, book.tests, book.faults)

    book.once(CHECKED, ["package", game.id, book.tests.word(game.id)], work)


def _mentions(page: Page, book: Book) -> None:
    """Cards, terms and links of the text lead somewhere."""
    for mark in page.marked("card"):
        if inline.draw(mark.text, book, page.game) is None:
            _no_card(page, mark.text, mark.line, book)
    terms = book.glossary.terms
    for mark in page.marked("term"):
        if mark.text not in terms:
            what = f"the glossary has no term “{mark.text}”"
            book.faults.unknown(page.file, mark.line, what, mark.text, terms)


def _no_card(page: Page, name: str, line: int, book: Book) -> None:
    game = book.game(page)
    games = [game] if game else list(book.engine.games.values())
    hints = [hint for known in games for hint in known.like(name)]
    book.faults.add(page.file, line, f"there is no card “{name}”", dict.fromkeys(hints[:3]))


def _covered(game: Game, book: Book) -> None:
    """Every clause of a game is stated on its page."""
    page = book.page_of_game(game.id)
    if page is None and book.chosen:
        return
    if page is None:
        if any(game.id in did_you_mean(one.game or "", book.engine.games) for one in _lost(book)):
            return  # it is the page of a game that does not exist: told there
        file = f"{book.places.docs}/games/{game.id}.md"
        book.faults.add(file, 1, f"the engine knows {game.title}, but it has no page")
        return
    unknown = [mark for mark in page.marked("clause") if book.clause(mark.text, page) is None]
    meant = {near[0] for mark in unknown if (near := _near(page, mark, book))}
    line = 1
    for clause in _own(game):
        place = book.homes.get(clause.id)
        if place and place[0] == page.src:
            line = place[1].line
        elif not place and clause.id not in meant:
            short = clause.id.removeprefix(f"{game.id}.")
            what = f"the page does not state {short} ({clause.text}); mark it {{§ {short}}}"
            book.faults.add(page.file, line, what)
    if game.id not in book.tutorials and game.id not in book.unread:
        file = f"{book.places.tutorials}/{game.id}.yml"
        book.faults.add(file, 1, f"{game.title} has no tutorial")


def _lost(book: Book) -> list[Page]:
    """Pages about a game that does not exist."""
    return [page for page in book.pages.values() if page.game and not book.game(page)]


def _own(game: Game) -> Iterator[Clause]:
    return (clause for clause in game.clauses.values() if clause.id.startswith(f"{game.id}."))


def _common(book: Book) -> None:
    """Rulings that all games share are stated once, on some page."""
    stated = [id_ for id_ in book.homes if id_.startswith("common.")]
    file, line = f"{book.places.docs}/how-to-read.md", 1
    if stated:
        src, mark = book.homes[stated[-1]]
        file, line = book.pages[src].file, mark.line
    for clause in book.engine.clauses.values():
        if clause.id.startswith("common.") and clause.id not in book.homes:
            what = f"no page states {clause.id} ({clause.text}); mark it {{§ {clause.id}}}"
            book.faults.add(file, line, what)


def _shown(book: Book) -> None:
    """Every example and lesson is on some page: its permalink must lead somewhere."""
    shown = {
        (game or fence.info or page.game, name)
        for page in book.pages.values()
        for fence in page.fences
        if fence.kind in ("example", "lesson")
        for game, _, name in (text.rpartition("/") for text, _, _ in fence.names)
    }
    for game, head in book.tutorials.heads.items():
        if book.only and game not in book.only:
            continue  # read for an example of it
        page = book.page_of_game(game)
        if page is None:
            continue  # told already
        if game in book.brought and page.src not in book.brought:
            continue  # the page of this book shows of it what it wants
        for id_ in head.examples:
            if (game, id_) not in shown:
                tutorial = book.tutorials[game]
                line = tutorial.examples[id_].node.keys["id"]
                book.faults.add(tutorial.file, line, f"no page shows the example “{id_}”")
        lesson = book.tutorials[game].lesson if (game, head.lesson) not in shown else None
        if lesson:
            file, line = book.tutorials.files[game], lesson.play.line
            book.faults.add(file, line, f"no page shows the lesson “{lesson.id}”")


def _ids(page: Page, book: Book) -> Iterator[tuple[str, int]]:
    """Every id that the page will have, with its line."""
    used: Counter[str] = Counter()
    for heading in page.headings:
        number = used[heading.id]
        used[heading.id] += 1
        explicit = f"#{heading.id}" in heading.attrs.split()
        # Two headings of one wording: the second gets a number, as in Python-Markdown.
        yield (heading.id if explicit or not number else f"{heading.id}_{number}"), heading.line
    for mark in page.marked("clause"):
        yield book.full_id(mark.text, page), mark.line
    for fence in page.fences:
        game = book.game_of(fence, page)
        if fence.kind == "options" and game:
            yield from ((f"option-{option['name']}", fence.line) for option in game.options)
        if fence.kind == "orders":
            yield from ((id_, fence.line) for id_ in anchors(book))
        if fence.kind == "compare":
            for place, text in enumerate(fence.lines, fence.line + 1):
                if text.startswith("id:"):
                    yield f"trick-{text.removeprefix('id:').strip()}", place
        prefix = {"example": "example-", "lesson": "lesson-"}.get(fence.kind)
        if prefix:
            for name, _, line in fence.names:
                yield prefix + name.rpartition("/")[2], line


def _anchors(page: Page, book: Book) -> None:
    """Ids are unique, and links within the book reach one."""
    seen: dict[str, int] = {}
    for id_, line in _ids(page, book):
        if id_ in seen and id_ not in book.engine.clauses:
            what = f"the id “{id_}” is already used on line {seen[id_]}"
            book.faults.add(page.file, line, what)
        seen.setdefault(id_, line)
    for mark in page.marked("link"):
        target = _target(page, mark, book)
        if target is None:
            what = f"there is no page “{mark.file}”"
            book.faults.unknown(page.file, mark.line, what, mark.file, book.pages)
            continue
        known = dict(_ids(target, book))
        if mark.text not in known:
            what = f"{target.file} has no place “#{mark.text}”"
            book.faults.unknown(page.file, mark.line, what, mark.text, known)


def _target(page: Page, mark: Mark, book: Book) -> Page | None:
    if not mark.file:
        return page
    folder = page.src.rsplit("/", 1)[0] if "/" in page.src else ""
    parts: list[str] = [part for part in folder.split("/") if part]
    for part in mark.file.split("/"):
        if part == "..":
            parts = parts[:-1]
        elif part != ".":
            parts.append(part)
    return book.pages.get("/".join(parts))
