"""What is told of a game as a whole: its facts, its options, and its card on the home page."""

from __future__ import annotations

from html import escape
from typing import Any

from followsuit_draw.markup import scrolled, tag

from .. import faces, playing
from ..book import Book
from ..engine import Answer, Game
from ..pages import Page
from ..reading import words
from ..words import Words
from .scribe import Scribe

PLATE_FACTS = 4


def pairs(game: Game) -> list[tuple[str, str]]:
    """The facts of a game, label and text."""
    facts: Any = game.raw.get("facts", {})
    return [(str(a), str(b)) for a, b in (facts.items() if isinstance(facts, dict) else facts)]


def facts(scribe: Scribe) -> str:
    """The facts as a list."""
    return f'<dl class="facts">{_facts(scribe.game)}</dl>'


def _facts(game: Game) -> str:
    return "".join(
        f"<div><dt>{escape(label)}</dt><dd>{escape(text)}</dd></div>" for label, text in pairs(game)
    )


def options(scribe: Scribe) -> str:
    """Every option with its values, the first meant unless you choose, and its clause."""
    rows = "".join(_option(option, scribe) for option in scribe.game.options)
    names = ("option", "this-book", "or-else", "why")
    heads = "".join(f'<th scope="col">{escape(scribe.words(name))}</th>' for name in names)
    table = (
        f'<table class="ledger options"><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )
    return scrolled(table, scribe.words("options"))


def _option(option: Answer, scribe: Scribe) -> str:
    id_ = f"option-{option['name']}"
    link = tag("a", "¶", class_="headerlink", href=f"#{id_}", title=scribe.words("link-to-option"))
    label = f"{escape(option['label'])} {link}<br><code>{escape(option['name'])}</code>"
    chosen = [_value(v) for v in option["values"] if v["value"] == option["default"]]
    others = [_value(v) for v in option["values"] if v["value"] != option["default"]]
    clause = scribe.sec(option["clause"]) if option.get("clause") else ""
    return (
        f'<tr id="{escape(id_)}"><th scope="row">{label}</th><td>{", ".join(chosen)}</td>'
        f"<td>{'<br>'.join(others)}</td><td>{clause}</td></tr>"
    )


def _value(entry: Answer) -> str:
    return escape(str(entry["label"]))


def cards(book: Book, page: Page) -> str:
    """One card a game, for choosing, and the controls that narrow the choice down."""
    games = list(book.engine.games.values())
    items = "".join(_card(game, book, page) for game in games)
    return f'{_roll(games, book, page)}<fs-finder>{_finder(games, book.words)}<ul class="games">{items}</ul></fs-finder>'


def _roll(games: list[Game], book: Book, page: Page) -> str:
    """All games in a few lines, with how many can play: what a phone shows first."""
    rows = "".join(
        f'<li><a href="{escape(_address(game, book, page))}">{escape(game.title)}'
        f"<small>{_span(game, book.words)}</small></a></li>"
        for game in games
    )
    return (
        f'<ul class="roll" aria-label="{book.words("all-games")}" data-search-exclude>{rows}</ul>'
    )


def _span(game: Game, words: Words) -> str:
    """How many can play, in figures and for the ear: 3–5."""
    counts = sorted({*game.raw["counts"], *game.raw["also"]})
    span = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else f"{counts[0]}"
    return f'{span}<span class="vh"> {words("players")}</span>'


def _address(game: Game, book: Book, page: Page) -> str:
    target = book.page_of_game(game.id)
    return book.link(page, target) if target else "#"


CHOSEN = (0, 1, 4)  # which facts a card tells: players, pack, length


def _card(game: Game, book: Book, page: Page) -> str:
    target, href = book.page_of_game(game.id), _address(game, book, page)
    fan = (
        "".join(faces.card(card, words=book.words) for card in _fan(target, book)) if target else ""
    )
    told = "".join(
        f"<div><dt>{escape(label)}</dt><dd>{escape(text)}</dd></div>"
        for label, text in (pairs(game)[place] for place in CHOSEN)
    )
    raw = game.raw
    tags = "".join(f"<li>{escape(tag['label'])}</li>" for tag in raw["tags"])
    inner = (
        f'<span class="fan" aria-hidden="true" data-search-exclude>{fan}</span>'
        f'<h3><a href="{escape(href)}">{escape(game.title)}</a></h3>'
        f'<p>{escape(str(raw["tagline"]))}</p><dl class="facts">{told}</dl>'
        f'<ul class="tags" aria-label="{escape(book.words("what-kind"))}">{tags}</ul>'
        f"{_play(game, book, page)}"
    )
    return tag(
        "li",
        inner,
        data_players=" ".join(map(str, [*raw["counts"], *raw["also"]])),
        data_pack=_family(game),
        data_time=str(raw["minutes"]["min"]),
        data_partners=_COMPANY[raw["partners"]],
        data_kind=" ".join(entry["tag"] for entry in raw["tags"]),
    )


def _play(game: Game, book: Book, page: Page) -> str:
    """The link to a game's table: short for the eye, with the game's name for the ear."""
    href, say = playing.address(game, book, page), book.words
    if not href:
        return ""
    named = escape(say("play-hand-of", game=game.title))
    return f'<a class="btn" href="{escape(href)}" aria-label="{named}" data-search-exclude>{escape(say("play"))}</a>'


_COMPANY = {
    "never": "alone",
    "optional": "alone partners",
    "always": "partners",
    "secret": "partners",
}


def _family(game: Game) -> str:
    return "decktet" if game.family == "decktet" else "french"


def _finder(games: list[Game], say: Words) -> str:
    """Native controls; each option is true of a game at least. A script brings them to life.

    Among fewer than two games there is nothing to find.
    """
    if len(games) < 2:
        return ""
    counts = {n for game in games for n in (*game.raw["counts"], *game.raw["also"])}
    times = sorted({game.raw["minutes"]["min"] for game in games})
    kinds = {entry["tag"]: entry["label"] for game in games for entry in game.raw["tags"]}
    packs = {_family(game) for game in games}
    company = {word for game in games for word in _COMPANY[game.raw["partners"]].split()}
    choices: list[tuple[str, str, dict[str, str]]] = [
        ("players", say("find-players"), {str(n): str(n) for n in sorted(counts)}),
        ("time", say("find-time"), {str(n): say("up-to-minutes", number=n) for n in times}),
        ("partners", say("find-partners"), {k: say(k) for k in _COMPANIES if k in company}),
        ("pack", say("find-pack"), {k: say(k) for k in _PACKS if k in packs}),
        ("kind", say("find-kind"), dict(sorted(kinds.items(), key=lambda kind: kind[1]))),
    ]
    fields = "".join(_choice(*choice, say) for choice in choices if len(choice[2]) > 1)
    return (
        f'<form class="finder js-only" aria-label="{escape(say("find-game"))}" data-search-exclude>'
        f'{fields}<button class="btn quiet" type="reset">{escape(say("show-all"))}</button>'
        f'<p role="status">{say("games", number=len(games))}</p></form>'
    )


_COMPANIES = ("alone", "partners")
_PACKS = ("french", "decktet")


def _choice(name: str, label: str, values: dict[str, str], say: Words) -> str:
    options = "".join(
        f'<option value="{escape(v)}">{escape(t)}</option>' for v, t in values.items()
    )
    return (
        f'<div class="field"><label for="find-{name}">{escape(label)}</label>'
        f'<select id="find-{name}" name="{name}"><option value="">{escape(say("any"))}</option>{options}</select></div>'
    )


def _fan(page: Page, book: Book) -> list[Any]:
    node = page.meta.get("fan")
    names = words(node) if node else []
    return [card for name in names if (card := book.card(name, page.game))]


def plate(page: Page, book: Book) -> dict[str, Any]:
    """What the title plate of a page shows beside the front matter."""
    game = book.game(page)
    label = page.meta.get("fan_label")
    games = list(book.engine.listed)
    return {
        "eyebrow": book.words("game-number", number=games.index(game.id) + 1, all=len(games))
        if game
        else "",
        "facts": [list(pair) for pair in pairs(game)[:PLATE_FACTS]] if game else [],
        "fan": [faces.card(card, words=book.words) for card in _fan(page, book)],
        "fan_label": str(label.value) if label else "",
    }
