"""All rank orders of the book on one page, by pack, in small: to compare, not to learn."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from followsuit_draw.markup import scrolled, tag

from ..book import Book
from ..engine import Answer, Game
from ..faults import Faults
from ..pages import Page
from .scribe import Scribe


class Section(NamedTuple):
    """The games of one pack; the heading is Markdown's, so that it stands in the contents."""

    title: str
    id: str
    html: str


def sections(book: Book, page: Page, faults: Faults) -> list[Section]:
    """A section for each pack, the largest first, and in it a figure for each game."""
    return [
        Section(
            _pack(games[0], book),
            _id(games[0]),
            "\n".join(_game(Scribe(book, page, game, faults)) for game in games),
        )
        for games in _by_pack(book)
    ]


def anchors(book: Book) -> Iterator[str]:
    """The ids that the fence makes, for links to them."""
    for games in _by_pack(book):
        yield _id(games[0])
        yield from (f"orders-{game.id}" for game in games)


def _by_pack(book: Book) -> list[list[Game]]:
    packs: dict[str, list[Game]] = {}
    for game in book.engine.games.values():
        packs.setdefault(_id(game), []).append(game)
    return sorted(packs.values(), key=lambda games: -_size(games[0]))


def _id(game: Game) -> str:
    return f"pack-of-{_size(game)}" if game.family == "french" else "pack-decktet"


def _size(game: Game) -> int:
    return len(game.raw["cards"]) if game.family == "french" else 0


def _pack(game: Game, book: Book) -> str:
    say = book.words
    return say("cards", number=_size(game)) if game.family == "french" else say("the-decktet")


def _game(scribe: Scribe) -> str:
    """A game's tables: those of its usual setting, then what other settings change."""
    game = scribe.game
    first, *others = list(_tables(scribe))
    home = scribe.book.page_of_game(game.id)
    href = scribe.book.link(scribe.page, home) if home else "#"
    told = f"<span>{first[0]}</span>" if first[0] else ""
    to_here = scribe.words("link-to-game")
    link = tag("a", "¶", class_="headerlink", href=f"#orders-{game.id}", title=to_here)
    head = f'<h3><a href="{escape(href)}">{escape(game.title)}</a> {link}</h3>{told}'
    more = "".join(f'<p class="striphead"><span>{text}</span></p>{table}' for text, table in others)
    if more:
        others_told = escape(scribe.words("other-settings"))
        more = f"<details><summary>{others_told}</summary>{more}</details>"
    return tag(
        "section",
        f"<header>{head}</header>{first[1]}{more}",
        class_="fig orders",
        id=f"orders-{game.id}",
        aria_label=game.title,
    )


def _tables(scribe: Scribe) -> Iterator[tuple[str, str]]:
    """The setting in words and its tables, each table only once."""
    seen: set[str] = set()
    own = {card["code"] for card in scribe.game.raw["cards"]}
    for setting in [{}, *_changes(scribe.game)]:
        request = {"ask": "ranks", "game": scribe.game.id, "setting": setting}
        answer = scribe.book.engine.ask(request)
        new = [t for t in answer.get("ranks", ()) if repr(t) not in seen]
        cards = {code for table in new for group in table["cards"] for code in group}
        # A setting that adds cards to the pack is another pack.
        if not new or not cards <= own:
            continue
        seen.update(map(repr, new))
        rows = "".join(_row(table, scribe) for table in new)
        columns = ("column-cards", "column-best-first", "column-clauses")
        head = "".join(tag("th", escape(scribe.words(told)), scope="col") for told in columns)
        table = f'<table class="ledger"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
        about = answer.get("setting_text") or scribe.words("card-order")
        yield scribe.setting(setting, answer), scrolled(table, f"{scribe.game.title}: {about}")


def _changes(game: Game) -> Iterator[Answer]:
    """Each value of each field on its own."""
    for field in game.fields:
        for entry in field["values"]:
            if entry["value"] != field["default"]:
                yield {field["name"]: entry["value"]}


def _row(table: Answer, scribe: Scribe) -> str:
    items = "".join(
        tag("li", " ".join(map(scribe.inline, group)), class_="eq" if len(group) > 1 else None)
        for group in table["cards"]
    )
    label = scribe.words("best-first", title=table["title"])
    cards = tag("ol", items, class_="line", aria_label=label)
    ids = [id_ for clauses in table["clauses"] for id_ in clauses]
    return (
        f'<tr><th scope="row">{escape(table["title"])}</th><td>{cards}</td>'
        f"<td>{scribe.secs(ids)}</td></tr>"
    )
